"""Curious play meets everything there is: each card, artifact, decision and event."""

from __future__ import annotations

import inspect
from collections import defaultdict

import pytest

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.decisions import NODES
from tests.support.cave_in import game
from tests.support.curious import curious_games


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """What came up in a few hundred games, by kind of thing."""
    met: dict[str, set[str]] = defaultdict(set)
    for kind, told in curious_games(game(), 240):
        met["decision"].add(kind)
        for event in told:
            met["event"].add(event.kind)
            for fact in ("card", "artifact"):
                if fact in event.facts:
                    met[event.kind].add(str(event.facts[fact]))
    return met


def test_every_decision_was_asked(met: dict[str, set[str]]) -> None:
    assert met["decision"] == set(NODES) == set(game().questions)


def test_every_mercenary_was_used_and_led(met: dict[str, set[str]]) -> None:
    every = {card.id for card in game().box.cards}
    assert met["skill-used"] == every
    assert met["leader-used"] == every


def test_every_artifact_was_collected_and_every_start_artifact_used(
    met: dict[str, set[str]],
) -> None:
    artifacts = game().box.artifacts
    assert met["artifact-collected"] == {artifact.id for artifact in artifacts}
    starting = {artifact.id for artifact in artifacts if artifact.timing == "start"}
    assert met["artifact-used"] == starting


def test_every_event_was_heard(met: dict[str, set[str]]) -> None:
    functions = inspect.getmembers(events, inspect.isroutine)
    kinds = {name for name, _ in functions if not name.startswith("_") and name.islower()}
    heard = {kind.replace("-", "_") for kind in met["event"]}
    assert kinds - heard <= {"hand_card_subjugated"}, "the one that is laid by hand elsewhere"
    assert "dyed_card_played" in heard
