"""Curious play meets everything there is: each decision, event, commander, contract and bonus."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from sternentisch import Rng
from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.decisions import NODES
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.state import State
from tests.support.code import told_kinds
from tests.support.curious import curious_pick
from tests.support.magnastorm import game

FACTS = ("commander", "contract", "bonus", "space", "tier", "reason", "source", "transmitter")
LIKED = {
    "curious": ("contract", "use", "turtle", "build", "take", "jump", "range", "start"),
    "scholar": ("use", "turtle", "drive"),
    "hoarder": ("gain", "any", "pass"),
}
"""Verbs that each kind of player takes more often than not: what they lead to is rare."""
KINDS = ("curious", "curious", "scholar", "hoarder")


def choose(state: State, kind: str, favourite: int, rng: Rng, played: Counter[int]) -> int:
    """Choose what was played least, with a taste for some verbs.

    A scholar sticks to one area, a hoarder takes cubes and never parts with any.
    """
    legal = state.legal()
    liked = [action.id for action in legal if action.verb in LIKED[kind]]
    if kind == "hoarder":
        return (liked or [a.id for a in legal if a.verb not in ("exchange", "take")])[0]
    if kind == "scholar":
        steps = [action.id for action in legal if action.verb == "research"]
        if steps:
            return steps[favourite % len(steps)]
        rest = [action.id for action in legal if action.verb != "contract"]
        return min(liked or rest, key=lambda id: (played[id], id))
    if liked and rng.below(3):
        return min(liked, key=lambda id: played[id])
    return curious_pick(state, rng, played)


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """What came up in a few hundred games, by kind of thing."""
    met: dict[str, set[str]] = defaultdict(set)
    played: Counter[int] = Counter()
    rng = Rng("again")
    log = EventLog()
    for number in range(360):
        options: dict[str, object] = {"advanced": number % 5 == 0, "start_area": 1 + number % 2}
        state = game().start(2 + number % 3, number, options, log)
        while not state.over:
            met["decision"].add(state.decision().kind)
            met["action"].update(action.verb for action in state.legal())
            id = choose(state, KINDS[number // 3 % 4], number // 12, rng, played)
            played[id] += 1
            state.apply(id)
        for event in log.take():
            met["event"].add(event.kind)
            for fact in FACTS:
                if fact in event.facts:
                    met[f"{event.kind} {fact}"].add(str(event.facts[fact]))
            if event.kind == "level-raised":
                met["level"].add(f"{event.facts['research']} {event.facts['level']}")
    return met


def test_every_decision_was_asked(met: dict[str, set[str]]) -> None:
    assert met["decision"] == set(NODES) == set(game().questions)


def test_every_verb_was_offered(met: dict[str, set[str]]) -> None:
    assert met["action"] == {action.verb for action in game().table}


def test_every_event_was_heard(met: dict[str, set[str]]) -> None:
    both = {  # functions that tell one of two things
        "action-chosen": {"move-chosen", "gain-chosen"},
        "column-taken": {"column-taken", "start-column-taken"},
        "follower-placed": {"follower-placed", "follower-joined"},
        "scout-stopped": {"scout-stopped", "scout-jumped"},
        "prestige-changed": {"prestige-gained", "prestige-lost"},
    }
    wanted = told_kinds(events) - set(both) | {kind for pair in both.values() for kind in pair}
    assert wanted - met["event"] == set()
    assert met["event"] <= wanted | {"no-artifact-won"}, "the one that is laid by hand elsewhere"


def test_every_commander_was_won_and_lost(met: dict[str, set[str]]) -> None:
    everybody = {commander.id for commander in game().box.commanders}
    assert met["commander-gained commander"] == everybody
    assert met["commander-lost commander"] == everybody


def test_every_contract_was_completed(met: dict[str, set[str]]) -> None:
    assert met["contract-completed contract"] == {c.id for c in game().box.contracts}


def test_every_bonus_was_earned(met: dict[str, set[str]]) -> None:
    """Those of spaces, of all spaces on both sides, of levels, of artifact cards."""
    sides = game().box.sides
    assert met["space-bonus bonus"] == {b.id for side in sides for b in side.bonuses if b}
    assert met["space-bonus space"] == {
        f"{space // 5 + 1}-{space % 5}"
        for side in sides
        for space, bonus in enumerate(side.bonuses)
        if bonus
    }
    assert met["artifact-used bonus"] == {card.bonus.id for card in game().box.artifacts}
    tracks = game().box.tracks
    levels = {
        f"{track.id} {level}": bonus.id
        for track in tracks
        for level, bonus in enumerate(track.bonuses)
        if bonus
    }
    assert {levels[level] for level in met["level"] if level in levels} == set(levels.values())


def test_prestige_came_from_everywhere_and_games_ended_in_every_way(
    met: dict[str, set[str]],
) -> None:
    assert met["prestige-gained source"] == {
        *("contracts", "commanders", "abilities", "stations", "majorities", "artifacts")
    }
    assert met["prestige-lost source"] == {"lost"}
    assert met["game-ended reason"] == set(game().reasons)
    assert met["artifact-won tier"] == {"gold", "silver", "bronze"}


def test_stations_were_built_and_used_everywhere(met: dict[str, set[str]]) -> None:
    everywhere = set(game().box.transmitter_ids)
    assert met["station-built transmitter"] == everywhere
    assert met["station-used transmitter"] == everywhere
