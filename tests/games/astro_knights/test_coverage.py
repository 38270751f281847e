"""Curious and keen play meets everything there is: questions, events, cards, foes, tiles, ends."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from sternentisch import Game, Rng
from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.actions import PILES, SEAT, SUPPLY
from sternentisch.games.astro_knights.decisions import TASKS
from sternentisch.games.astro_knights.state import State
from sternentisch.kernel.event import EventLog
from tests.games.astro_knights.test_position import BOSSES
from tests.support.astro_knights import game, own_copy
from tests.support.code import told_kinds
from tests.support.curious import curious_pick

GENTLE = "".join(f"[[boss]]\nid = '{id}'\nlife = 15\n" for id in BOSSES)
"""An own copy in which games are won."""
PATIENT = "".join(
    [
        *(f"[[boss]]\nid = '{id}'\nlife = 99\n" for id in BOSSES),
        *(f"[[knight]]\nid = '{knight.id}'\nlife = 99\n" for knight in game().box.knights),
        *(f"[[homeworld]]\nid = '{world.id}'\nlife = 99\n" for world in game().box.homeworlds),
    ]
)
"""An own copy in which games last to the last level."""
DIFFICULTIES = ("normal", "expert", "nightmare")
FACTS = ("card", "boss_card", "foe", "order_card", "knight", "homeworld", "reason", "place")
LIKED = ("knight", "homeworld", "weapon", "hand")
"""What a keen player does first, as long as it is possible."""


def choose(state: State, kind: str, rng: Rng, played: Counter[int]) -> int:
    """Choose what was played least, or keenly: a hunter is after the boss, a guard after foes."""
    if kind == "curious" or not rng.below(25):
        return curious_pick(state, rng, played)
    legal = {action.id: action for action in state.legal()}
    verbs = {action.verb for action in legal.values()}
    asked = state.decision().kind
    if asked == "action-step":
        return act(state, kind, rng)
    if asked == "attack-step" and "weapon" in verbs:
        return max(legal)
    if asked in ("pick-target", "split"):
        is_hunter = kind == "hunter" and "boss" in verbs and rng.below(4)
        wanted = [id for id, action in legal.items() if (action.verb == "boss") == bool(is_hunter)]
        return (wanted or list(legal))[0]
    if asked == "pick-seat" and state.active < 0:  # somebody suffers: whoever has the most life
        return max(legal, key=lambda id: state.players[id - SEAT].life)
    if asked in ("discard-hand", "pick-supply") and "end" in verbs and rng.below(3):
        return min(legal)
    if asked == "pick-card" and "end" in verbs:  # get rid of the weakest, or take the best
        return max(legal) if rng.below(3) else min(legal)
    return list(legal)[rng.below(len(legal))]


def act(state: State, kind: str, rng: Rng) -> int:
    """Play everything, then buy the dearest card, a slot or power."""
    legal = state.legal()
    for verb in LIKED:
        liked = [action.id for action in legal if action.verb == verb]
        if liked:
            return liked[rng.below(len(liked))]
    slots = [action.id for action in legal if action.verb in ("slot", "power")]
    if slots and state.me().slots < 3 and rng.below(2):
        return slots[0]
    overcharge = [action.id for action in legal if action.verb == "overcharge"]
    if overcharge and not rng.below(3 if kind == "guard" else 6):
        return overcharge[0]
    costs = [card.cost if (card := state.top_card(pile)) else 0 for pile in range(PILES)]
    piles = [action.id for action in legal if action.verb == "supply"]
    if piles:
        return max(piles, key=lambda id: (costs[id - SUPPLY], rng.below(9)))
    return (slots or [legal[0].id])[0]


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """What came up in some hundred games, by kind of thing."""
    games: list[Game] = [game()]
    for text in (GENTLE, PATIENT):
        own = tmp_path_factory.mktemp("own") / "own.toml"
        own.write_text(text, "utf-8")
        games.append(own_copy(own))
    met: dict[str, set[str]] = defaultdict(set)
    played: Counter[int] = Counter()
    rng = Rng("curious")
    log = EventLog()
    worlds = [world.id for world in game().box.homeworlds]
    for number in range(600):
        boss = BOSSES[number // 4 % 4]
        options: dict[str, object] = {"boss": boss, "difficulty": DIFFICULTIES[number // 16 % 3]}
        options["homeworld"] = worlds[number // 3 % 4]
        state = games[number % 7 % 3].start(1 + number % 4, number, options, log)
        assert isinstance(state, State)
        kind = ("curious", "hunter", "guard", "hunter", "guard")[number % 5]
        while not state.over:
            met["question"].add(state.decision().kind)
            met["task"].update(task.kind for task in state.stack)
            met["verb"].update(action.verb for action in state.legal())
            id = choose(state, kind, rng, played)
            played[id] += 1
            state.apply(id)
        met["end"].add(f"{boss} {state.reason}")
        met["seats"].add(f"{state.seats} {'victory' if state.reason == 'victory' else 'defeat'}")
        for event in log.take():
            met["event"].add(event.kind)
            for fact in FACTS:
                if fact in event.facts:
                    met[f"{event.kind} {fact}"].add(str(event.facts[fact]))
            if event.kind == "boss-levelled":
                met["tile"].add(f"{event.facts['boss']}-{event.facts['level']}")
    return met


def cards(*hooks: str) -> set[str]:
    """Return the ids of the player cards that have one of these texts."""
    return {card.id for card in game().box.cards if any(getattr(card, hook) for hook in hooks)}


def test_every_question_was_asked(met: dict[str, set[str]]) -> None:
    assert met["question"] == set(game().questions)


def test_every_task_that_can_wait_below_a_question_was_seen(met: dict[str, set[str]]) -> None:
    """Five are done at once, as no printed text asks anything in between."""
    at_once = {"enter-foe", "hit-homeworld", "new-boss-deck", "place-card", "reveal-special"}
    assert set(TASKS) - met["task"] == at_once


def test_every_verb_was_offered(met: dict[str, set[str]]) -> None:
    assert met["verb"] == {action.verb for action in game().table}


def test_every_event_was_heard(met: dict[str, set[str]]) -> None:
    both = {  # functions that tell one of two things
        "power-changed": {"power-gained", "power-lost"},
        "homeworld-power-changed": {"homeworld-power-gained", "homeworld-power-lost"},
        "slots-changed": {"slot-gained", "slot-lost"},
    }
    wanted = told_kinds(events) - set(both) | {kind for pair in both.values() for kind in pair}
    assert met["event"] == wanted


def test_every_card_was_acquired_played_and_used(met: dict[str, set[str]]) -> None:
    """Cores and techs played, techs overcharged, weapons equipped and used."""
    supply = {card.id for card in game().box.cards if card.pile >= 0}
    techs = {card.id for card in game().box.cards if card.pile == game().box.tech_pile}
    assert met["card-acquired card"] == supply
    assert met["card-played card"] == cards("on_play")
    assert met["tech-overcharged card"] == techs
    assert met["weapon-equipped card"] == cards("on_attack")
    assert met["weapon-used card"] == cards("on_attack")
    assert met["card-placed place"] == {"hand", "deck_top"}


def test_every_ability_was_used(met: dict[str, set[str]]) -> None:
    """Of knights and homeworlds."""
    assert met["ability-used knight"] == {knight.id for knight in game().box.knights}
    assert met["homeworld-used homeworld"] == {world.id for world in game().box.homeworlds}


def test_every_boss_card_was_revealed_and_every_foe_came_acted_and_fell(
    met: dict[str, set[str]],
) -> None:
    """Strikes, foes and special cards of all bosses."""
    everything = {card.id for card in game().box.boss_cards}
    foes = {card.id for card in game().box.boss_cards if card.is_foe}
    assert met["boss-card-revealed boss_card"] == everything
    assert met["foe-entered foe"] == foes
    assert met["foe-activated foe"] == foes
    assert met["foe-defeated foe"] == foes


def test_every_tile_was_laid(met: dict[str, set[str]]) -> None:
    """All 11 of them."""
    assert met["tile"] == {tile.id for sides in game().box.bosses for tile in sides[0].tiles}


def test_every_order_card_was_drawn(met: dict[str, set[str]]) -> None:
    """The Time Bubble, too."""
    assert met["order-card-drawn order_card"] == {card.id for card in game().box.order_cards}


def test_games_ended_in_every_way(met: dict[str, set[str]]) -> None:
    """Victory and each kind of defeat; every boss was beaten, every number of knights won."""
    assert met["game-ended reason"] == set(game().reasons)
    assert {f"{boss} victory" for boss in BOSSES} <= met["end"]
    assert met["seats"] == {
        f"{seats} {how}" for seats in range(1, 5) for how in ("victory", "defeat")
    }
