"""Observations tell what the view shows: each field made once more from the view's names."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.games.cave_in.content import MAX_ROUNDS
from sternentisch.games.cave_in.view import CardView, CaveInView, PlayerView, cave_in_view
from sternentisch.kernel.state import State
from tests.support.cave_in import Table, game
from tests.support.observing import around, counts, curious_positions, marks, named, watchers

GAME = game()
COLOURS = GAME.box.colours
FACTIONS = GAME.box.factions
OF_FACTION = dict(zip(FACTIONS, COLOURS, strict=True))
KINDS = [card.id for card in GAME.box.types]
FACTION_OF = {card.id: FACTIONS[card.faction] for card in GAME.box.types}
LEVEL_OF = {card.id: card.level for card in GAME.box.types}
CRYSTALS = {crystal.id: crystal for crystal in GAME.box.crystals}
ARTIFACTS = [artifact.id for artifact in GAME.box.artifacts]
ARTIFACT_CARDS = [card.id for card in GAME.box.artifact_cards]
ROW_COSTS = [1, 3, 6, 10]
LEVELS = [1, 2, 3, 4]
BASE = 7
Values = dict[str, list[int]]


def told(state: State, seat: int) -> Values:
    return named(GAME, state, seat)


def expected(view: CaveInView) -> Values:
    """Return the whole observation, made from nothing but a view."""
    seat = view.seat
    assert seat is not None
    order = around(seat, view.seats)
    values: Values = {
        "seat": marks(range(view.seats), seat),
        "asked": marks(order, view.actor),
        "question": marks(list(GAME.questions), view.decision),
        **expected_question(view.question, order),
        "start_player": marks(order, view.start_player),
        "round": [view.round],
        "steps_left": [max(0, view.threshold - view.track)],
        "wild": marks(COLOURS, *view.wild),
        **expected_market(view),
        **expected_cards(view),
        **expected_turn(view),
        **expected_hand(view.players[seat].hand),
    }
    for other in order:
        for name, numbers in expected_player(view.players[other]).items():
            values[name] = values.get(name, []) + numbers
    return values


def expected_question(question: dict[str, Any], order: list[int]) -> Values:
    ask = question.get
    picked = [*ask("used", []), *[ask(name) for name in ("source", "raided") if name in question]]
    return {
        "question_place": marks(range(10), ask("place")),
        "question_half": [ask("half", 0)],
        "question_colour": marks(COLOURS, ask("colour"), OF_FACTION.get(ask("faction", ""))),
        "question_seats": counts(order, picked),
        **{f"question_{name}": [ask(name, 0)] for name in ("due", "paid", "least", "cost")},
        "question_level": [max(0, ask("level", 0))],
        **{f"question_{name}": [ask(name, 0)] for name in ("count", "budget", "discount")},
        "question_one_base": [int(ask("one_base", False))],
        "question_from_one": [ask("from_one", 0)],
    }


def expected_market(view: CaveInView) -> Values:
    mine, docks, artifacts = view.mine, view.docks, view.artifacts
    return {
        "mine_colour": spread(COLOURS, [c.colour if c else "" for c in mine]),
        "mine_symbol": [COLOURS.index(c.symbol) + 1 if c and c.symbol else 0 for c in mine],
        "mine_due": [c.due if c else 0 for c in mine],
        "mine_points": [c.vp if c else 0 for c in mine],
        "mine_cave_in": [int(c.cave_in) if c else 0 for c in mine],
        "docks": spread(FACTIONS, [FACTION_OF[c.id] if c else "" for c in docks]),
        "artifacts": spread(ARTIFACT_CARDS, [card.id if card else "" for card in artifacts]),
        "artifact_due": [card.due if card else 0 for card in artifacts],
        "crystals_left": view.crystal_stacks,
        "cards_left": view.card_stacks,
        "artifacts_left": view.artifact_stacks,
    }


def expected_cards(view: CaveInView) -> Values:
    from_top = [card.id for card in reversed(view.played)]
    gone = [*view.removed, *(id for player in view.players for id in player.subjugated)]
    gone += [id for player in view.players for id in player.buried]
    return {
        "played": [len(view.played)],
        "played_cards": pile(from_top, BASE),
        "gone": counts(KINDS, gone),
    }


def expected_turn(view: CaveInView) -> Values:
    turn = view.turn
    return {
        "taken": [turn.taken],
        "first": marks(range(4), turn.first),
        "raided": [int(turn.raided)],
        "repeat": [int(turn.repeat)],
        "extra_mining": [turn.extra_mining],
        "limited_mining": counts(ROW_COSTS, turn.limited_mining),
        "mining_discount": [turn.mining_discount],
        "artifact_discount": [turn.artifact_discount],
        "recruit_reduction": [turn.recruit_reduction],
        "doubled": marks(FACTIONS, turn.doubled),
        "bonus": counts(ROW_COSTS, turn.bonus_costs),
    }


def expected_hand(hand: list[CardView]) -> Values:
    return {
        "hand_levels": [sum(card.level for card in hand if card.colour == c) for c in COLOURS],
        "hand_dyed": counts(KINDS, [card.id for card in hand if card.dyed]),
    }


def expected_player(player: PlayerView) -> Values:
    base = [card.id for card in player.base]
    crystals = [CRYSTALS[id] for id in player.crystals]
    return {
        "hand": counts(KINDS, [card.id for card in player.hand]),
        "hidden": counts(LEVELS, player.hidden),
        "leader": pile(base[-1:], 1),
        "base": pile(base[:-1], BASE - 1),
        "crystal_colours": counts(range(6), [crystal.colour for crystal in crystals]),
        "crystal_symbols": counts(range(6), [crystal.symbol for crystal in crystals]),
        "crystal_costs": counts(ROW_COSTS, [crystal.cost for crystal in crystals]),
        "crystal_cave_ins": [sum(crystal.cave_in for crystal in crystals)],
        "crystal_points": [sum(crystal.vp for crystal in crystals)],
        "owned": marks(ARTIFACTS, *player.artifacts),
        "subjugated": counts(LEVELS, [LEVEL_OF[id] for id in player.subjugated]),
        "buried": [player.buried_count],
        "totems": marks(COLOURS, *player.totems),
    }


def spread(names: list[str], shown: list[str]) -> list[int]:
    """Return the marks of one place after the other."""
    return [mark for name in shown for mark in marks(names, name)]


def pile(ids: list[str], places: int) -> list[int]:
    """Return the level of each card at its faction, cut or filled up to so many places."""
    shown = [*ids, *[""] * places][:places]
    return [LEVEL_OF[id] if FACTION_OF.get(id) == name else 0 for id in shown for name in FACTIONS]


# --- whole games ----------------------------------------------------------------------------------


def test_every_field_says_what_the_view_shows() -> None:
    """In curious games of all player counts that ask every question; the rare ones count most."""
    asked: Counter[str] = Counter()
    for number, state in enumerate(curious_positions(GAME, 60)):
        kind = "" if state.over else state.decision().kind
        asked[kind] += 1
        if asked[kind] <= 40 or number % 20 == 0:
            for seat in watchers(state, number):
                assert told(state, seat) == expected(cave_in_view(state.view(seat)))
    assert set(asked) == {"", *GAME.questions}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    """A row stays the same when everything its seat cannot know is dealt anew."""
    state = GAME.start(seats, seats)
    rng = Rng(seats)
    while not state.over:
        for seat in range(seats):
            assert GAME.observe(state.sample(seat, rng), seat) == GAME.observe(state, seat)
        state.apply(state.offers[rng.below(len(state.offers))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_leave_the_fields_alone(seats: int) -> None:
    """Whatever the rulings, rows are as long as the fields say and within their bounds."""
    fields = GAME.fields(seats)
    highs = [field.high for field in fields for _ in range(field.size)]
    options = {"overpayment_allowed": False, "safety_max_rounds": MAX_ROUNDS}
    state = GAME.start(seats, 1, {**options, "raid_of_empty_base_allowed": True})
    rng = Rng(seats)
    while not state.over:
        row = GAME.observe(state, 0)
        assert len(row) == len(highs)
        assert all(number <= high for number, high in zip(row, highs, strict=True))
        state.apply(state.offers[rng.below(len(state.offers))])


# --- single things --------------------------------------------------------------------------------


def test_the_order_of_questions_is_the_games() -> None:
    field = next(field for field in GAME.fields(2) if field.name == "question")
    assert f": {', '.join(GAME.questions)};" in field.about


def test_a_first_turn_in_numbers() -> None:
    """Kate has a Driller and a Foreman; Luke's card is hidden, and so is nothing of the docks."""
    table = Table("Kate", "Luke").lay("Kate", secret="N1 N2").lay("Luke", secret="B1")
    table.docks("P1 B1").mine("blue-1-symbol").begin("Kate")
    own, others = told(table.state, 0), told(table.state, 1)
    assert own["asked"] == [1, 0]
    assert others["asked"] == [0, 1]
    assert own["hand"][:24] == counts(KINDS, ["driller", "foreman"]) == [0] * 4 + [1, 1] + [0] * 18
    assert own["hidden"][4:] == [1, 0, 0, 0]
    assert others["hand"][24:] == [0] * 24
    assert others["hidden"][4:] == [1, 1, 0, 0]
    assert own["hand_levels"] == [0, 3, 0, 0, 0, 0]
    assert own["docks"][:12] == [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert own["mine_colour"][:6] == [0, 0, 1, 0, 0, 0]
    assert own["mine_symbol"] == [3] + [0] * 9


def test_bounds_come_from_the_content(tmp_path: Path) -> None:
    """An own copy with smaller bases, more cards and richer crystals has other bounds."""
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    own = sternentisch.load("cave-in", path)
    fields = {field.name: field for field in own.fields(3)}
    assert fields["played_cards"].size == 30
    assert (fields["hand"].high, fields["cards_left"].high) == (7, 28)
    assert fields["mine_points"].high == 12
    state = own.start(3, 1)
    state.playout(Rng(1))
    assert len(named(own, state, 2)["played_cards"]) == 30


OWN = """
[constants.base_limit]
value = 5
[constants.copies_by_level.value]
1 = 7
[[crystal]]
id = "blue-10-cave"
vp = 12
[[crystal]]
id = "red-1-symbol"
vp = -2
"""
