"""Observations: every number again, made from the view and its words alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.observation import QUESTIONS, VERBS
from sternentisch.games.astro_knights.rules.supply import PLACES
from sternentisch.games.astro_knights.view import AstroKnightsView
from sternentisch.kernel.state import State
from tests.games.astro_knights.test_position import SCENES, scene, zack
from tests.support.astro_knights import Table, game
from tests.support.leaning import Leaning
from tests.support.observing import named

BOSSES = ("furion", "architect", "lunaris", "kontinnua")
CALLED = {
    "player_1": [0],
    "player_2": [1],
    "player_3": [2],
    "pair_12": [0, 1],
    "pair_34": [2, 3],
}


def seen(game: AstroKnights, view: AstroKnightsView) -> dict[str, list[int]]:
    """Return what the row should hold, field by field."""
    assert view.seat is not None
    order = [(view.seat + place) % view.seats for place in range(view.seats)]
    return {
        "seat": flags(view.seat, range(view.seats)),
        "asked": flags(view.actor, order),
        "question": flags(view.decision, QUESTIONS),
        **question(game, view, order),
        **course(game, view, order),
        **boss(game, view),
        **calls(view, order),
        **supply(game, view),
        **people(game, view, order),
    }


def flags(found: object, among: Sequence[object]) -> list[int]:
    """Return a 1 for each of the things that is the one found."""
    return [int(found == each) for each in among]


def counts(found: Sequence[str], among: Sequence[str]) -> list[int]:
    return [found.count(each) for each in among]


def joined(parts: Iterable[list[int]]) -> list[int]:
    return list(chain.from_iterable(parts))


def padded(numbers: list[int], size: int) -> list[int]:
    assert len(numbers) <= size
    return numbers + [0] * (size - len(numbers))


def question(game: AstroKnights, view: AstroKnightsView, order: list[int]) -> dict[str, list[int]]:
    found, effects = view.question, game.box.effects
    name = found.get("effect", "")
    pair, used = found.get("pair"), found.get("used", 0)
    meant = [2 * pair, 2 * pair + 1] if pair is not None else [found.get("target")]
    verb = effects[name].verb if name else ""
    alike = ["", *[other for other, effect in effects.items() if effect.verb == verb]]
    ids = ["", *[card.id for card in game.box.cards]]
    return {
        "question_verb": flags(verb, VERBS),
        "question_effect": [alike.index(name)],
        "question_left": [found.get("left", found.get("amount", 0))],
        "question_given": padded(found.get("given", []), 13),
        "question_seats": [int(seat in meant) for seat in order],
        "question_used": [used >> (4 * seat + place) & 1 for seat in order for place in range(4)],
        "question_card": [ids.index(found.get("card", ""))],
        "question_to": flags(found.get("to"), PLACES),
    }


def course(game: AstroKnights, view: AstroKnightsView, order: list[int]) -> dict[str, list[int]]:
    return {
        "active": flags(view.active, order),
        "captain": flags(view.captain, order),
        "energy": [view.energy],
        "turn_rules": [int(view.tech_to_hand), int(view.weapon_to_ally)],
        "homeworld": flags(view.homeworld, [world.id for world in game.box.homeworlds]),
        "homeworld_life": [view.homeworld_life],
        "homeworld_power": [view.homeworld_power],
    }


def boss(game: AstroKnights, view: AstroKnightsView) -> dict[str, list[int]]:
    ids = [sides[0].id for sides in game.box.bosses]
    sides = game.box.bosses[ids.index(view.boss)][0]
    cards = sides.cards + sides.specials
    kinds = [card.id for card in cards] + ["none of this boss"] * (18 - len(cards))
    row = [foe.id for foe in view.foes]
    deck = view.boss_deck + view.special_deck
    discard = view.boss_discard + view.special_discard
    return {
        "boss": flags(view.boss, ids),
        "difficulty": flags(view.difficulty, game.box.difficulties),
        "boss_life": [view.boss_life],
        "level": [view.level],
        "track": [view.track],
        "foes": padded([kinds.index(id) + 1 for id in row], 12),
        "foe_life": padded([foe.life for foe in view.foes], 12),
        "boss_row": counts(row, kinds),
        "boss_deck": counts(deck, kinds),
        "boss_discard": counts(discard, kinds),
    }


def calls(view: AstroKnightsView, order: list[int]) -> dict[str, list[int]]:
    def called(cards: list[str]) -> list[int]:
        if view.seats == 1:  # all but the boss's cards call the only knight
            bosses, bubbles = cards.count("boss"), cards.count("time_bubble")
            return [bosses, 0, bubbles, len(cards) - bosses - bubbles]
        seats = [seat for card in cards for seat in CALLED.get(card, [])]
        return counts(cards, ("boss", "extra", "time_bubble")) + [
            seats.count(seat) for seat in order
        ]

    return {
        "order_deck": called(view.order_deck),
        "order_top": called([view.order_top] if view.order_top else []),
        "order_bottom": called(view.order_bottom),
        "order_discard": called(view.order_discard),
        "extra_token": flags(view.extra_token, order),
        "pair_tokens": joined(flags(holder, order) for holder in view.pair_tokens),
    }


def supply(game: AstroKnights, view: AstroKnightsView) -> dict[str, list[int]]:
    kinds = [card.id for card in game.box.cards if card.pile >= 0]
    techs = [card.id for card in game.box.cards if card.pile == game.box.tech_pile]
    rest = [id for pile in view.supply for id in pile.rest]
    bottom = [id for pile in view.supply for id in pile.bottom]
    return {
        "supply_top": counts([pile.top for pile in view.supply], kinds),
        "supply_rest": counts(rest, kinds),
        "tech_bottom": counts(bottom, techs),
    }


def people(game: AstroKnights, view: AstroKnightsView, order: list[int]) -> dict[str, list[int]]:
    box, players = game.box, [view.players[seat] for seat in order]
    kinds = [card.id for card in box.cards]
    draws = [[kinds.index(id) + 1 for id in p.deck_order + p.discard][:5] for p in players]
    places = [[kinds.index(id) + 1 for id in player.weapons] for player in players]
    return {
        "area": counts([id for player in players for id in player.area], kinds),
        "knight": joined(flags(p.knight, [knight.id for knight in box.knights]) for p in players),
        "life": [player.life for player in players],
        "power": [player.power for player in players],
        "slots": [player.slots for player in players],
        "exhausted": [int(player.exhausted) for player in players],
        "hand": joined(counts(player.hand, kinds) for player in players),
        "discard": joined(counts(player.discard, kinds) for player in players),
        "deck": joined(counts(player.deck_order, kinds) for player in players),
        "draws": joined(padded(cards, 5) for cards in draws),
        "weapon_places": joined(padded(cards, 4) for cards in places),
    }


def check(game: AstroKnights, state: State, rng: Rng) -> None:
    """Compare all observations of a state with what its views show; a guess looks alike."""
    for seat in range(state.seats):
        found, wanted = named(game, state, seat), seen(game, game.view(state, seat))
        assert list(found) == [field.name for field in game.fields(state.seats)]
        assert found == wanted
        for field in game.fields(state.seats):
            assert len(found[field.name]) == field.size
            assert max(found[field.name]) <= field.high, field.name
        assert game.observe(state.sample(seat, rng), seat) == game.observe(state, seat)


@pytest.mark.parametrize("name", SCENES)
def test_every_question_is_observed_with_its_parameters(name: str) -> None:
    """A scene for each of them, and some that boss cards lead to; then any answer to it."""
    table = scene(name)
    check(table.game, table.state, Rng(1))
    for action in table.state.legal():
        after = table.state.clone()
        after.apply(action)
        check(table.game, after, Rng(1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", BOSSES)
def test_rows_agree_with_views_in_whole_games(seats: int, name: str) -> None:
    """From the first turn to the end, when nobody is asked; every boss, every number of knights."""
    rng = Rng(seats)
    difficulty = game().box.difficulties[seats % 3]
    options = {"boss": name, "homeworld": "random", "difficulty": difficulty, "extra_token": 1}
    state = game().start(seats, seats, options)
    bot = Leaning(game(), {})
    while not state.over:
        if not rng.below(6):
            check(game(), state, rng)
        state.apply(bot.pick(state, rng))
    check(game(), state, rng)
    row = named(game(), state, 0)
    assert not any(row["asked"] + row["question"])


def test_the_questions_are_those_of_the_game() -> None:
    """They come in the order in which the game declares them."""
    assert tuple(AstroKnights.questions) == QUESTIONS


def test_a_split_attack_seen_from_another_chair() -> None:
    """Zack divides the damage of his Echo Ray; Silas looks on from one place further."""
    table = scene("split")
    row = named(table.game, table.state, 2)

    assert table.game.view(table.state, 2).question["given"] == [1, 1, 1]
    assert (row["seat"], row["asked"], row["active"]) == ([0, 0, 1], [0, 0, 1], [0, 0, 1])
    assert row["question"].index(1) == QUESTIONS.index("split")
    assert row["question_verb"].index(1) == VERBS.index("damage")
    assert row["question_given"][:4] == [1, 1, 1, 0]
    kinds = [card.id for card in table.game.box.cards]
    silas = [knight.id for knight in table.game.box.knights].index("silas")
    assert row["knight"].index(1) == silas
    assert row["foe_life"][:3] == [foe.life for foe in table.state.foes] + [0]
    assert sum(row["hand"][2 * len(kinds) :]) == len(table.state.players[1].hand)


def test_weapons_that_have_attacked_already() -> None:
    """Zack may attack with two weapons; Silas sees from his chair which one is used up."""
    table = zack("", weapons="blaster vibrax blaster", slots=3, power=4)
    table.begin("zack", attack=False).do("knight", "weapon zack-1", "boss")
    check(table.game, table.state, Rng(1))

    row = named(table.game, table.state, 2)

    assert row["question"].index(1) == QUESTIONS.index("pick-weapon")
    assert row["question_used"] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(("card", "wanted"), [("infinitium_core", [1, 0]), ("mag_field", [0, 1])])
def test_rules_of_the_turn(card: str, wanted: list[int]) -> None:
    """Where acquired cards go in this turn is known to all."""
    table = zack(card).begin("zack").do(f"hand {card}")
    check(table.game, table.state, Rng(1))
    assert named(table.game, table.state, 0)["turn_rules"] == wanted


def test_an_equal_look_at_both_members_of_a_pair() -> None:
    """The card that calls seats 3 and 4 counts for both, wherever the observer sits."""
    table = scene("pair-seat")
    for seat, places in ((0, [2, 3]), (1, [1, 2]), (2, [0, 1]), (3, [0, 3])):
        row = named(table.game, table.state, seat)
        assert [place for place, is_meant in enumerate(row["question_seats"]) if is_meant] == places
        assert [row["order_discard"][3 + place] for place in places] == [1, 1]


def test_numbers_without_a_bound_are_cut() -> None:
    """Life beyond any bound, energy beyond any price: the row keeps its bounds."""
    table = Table("christina", "zack", boss_may_exceed_start_life=True).foes("tzorn 400")
    table.lay("zack", hand="normium").set(boss_life=1000).begin("zack", energy=500)

    row = named(table.game, table.state, 0)

    assert (row["boss_life"], row["energy"], row["foe_life"][0]) == ([99], [99], 99)


def test_bounds_follow_an_own_copy(tmp_path: Path) -> None:
    """Other lives and numbers of copies: the bounds go with them."""
    text = (
        "[[knight]]\nid = 'zack'\nlife = 25\n[[homeworld]]\nid = 'quaris'\nlife = 55\n"
        "[[card]]\nid = 'vibrax'\ncopies = 60\n[[boss]]\nid = 'furion'\nlife = 99\n"
    )
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    own = sternentisch.load("astro-knights", path)
    highs = {field.name: field.high for field in own.fields(3)}
    assert (highs["life"], highs["homeworld_life"]) == (25, 55)
    assert (highs["supply_rest"], highs["hand"]) == (60, 60)
    assert highs["boss_life"] == 105  # with the tile of the hardest game
