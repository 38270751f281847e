"""Random damage to positions: every document is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.magnastorm.state import State
from tests.games.magnastorm.test_position import SCENES, saved
from tests.support.curious import curious_pick
from tests.support.magnastorm import game

Path = tuple[Any, ...]

WORDS = (
    *("own", "left", "across", "right", "yellow", "grey", "purple", "black", "S1", "S4"),
    *("S1A", "S1D", "S4A", "S1A1", "S5B1", "T1M", "T4X", "turn", "takeover", "move", "gain"),
    *("wrap-up", "administration", "setup", "over", "rc1", "sc1", "justin", "huber", "main"),
    *("place", "mode", "price", "reseat", "contract", "lift", "lower", "turtle", "exchange"),
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 10, 11, 24, 25, 99, 100, 2**48)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the way to every value of a document."""
    inner: Any = []
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    for name, item in inner:
        yield (*path, name)
        yield from paths(item, (*path, name))


def follow(value: Any, path: Path) -> Any:
    for name in path:
        value = value[name]
    return value


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def odd_value(old: Any, rng: Rng) -> Any:
    """Return something else, mostly of the same type."""
    if rng.below(8) == 0:
        return pick(rng, (None, True, "x", 1.5, [], {}, -1))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return pick(rng, (old + 1, old - 1, *NUMBERS))
    if isinstance(old, str):
        return pick(rng, WORDS)
    if isinstance(old, list):
        return pick(rng, (old[:-1], old + old[:1], old[::-1], []))
    return pick(rng, (0, 1, "S1A1", "T1M", None))


def damage(document: Any, donor: Any, rng: Rng) -> None:
    """Change one thing: a value, two values that change places, or the open decisions."""
    body = document["state"]
    ways = [path for path in paths(body) if path[0] not in ("collections", "drawn", "rng")]
    if rng.below(2):
        ways = [path for path in ways if path[0] in ("turn", "stack", "plan", "step", "position")]
    path = pick(rng, ways)
    target, name = follow(body, path[:-1]), path[-1]
    kind = rng.below(8)
    if kind == 0:
        del target[name]
    elif kind == 1:
        body["stack"] = copy.deepcopy(donor["state"]["stack"])
        if rng.below(2):
            body["plan"], body["step"] = donor["state"]["plan"], donor["state"]["step"]
    elif kind == 2:
        other = pick(rng, [p for p in ways if p[: len(path)] != path and path[: len(p)] != p])
        there = follow(body, other[:-1])
        target[name], there[other[-1]] = there[other[-1]], target[name]
    else:
        target[name] = odd_value(target[name], rng)


def documents() -> list[Any]:
    """Return positions of every decision, laid by hand and met in play."""
    found = [saved(kind) for kind in SCENES]
    met: Counter[str] = Counter()
    played: Counter[int] = Counter()
    rng = Rng("documents")
    for number in range(6):
        state = game().start(2 + number % 3, number, {"advanced": number > 2})
        while not state.over:
            kind = state.decision().kind
            met[kind] += 1
            if met[kind] in (1, 5, 25, 60, 90):
                found.append(json.loads(json.dumps(state.to_position())))
            state.apply(curious_pick(state, rng, played))
        found.append(json.loads(json.dumps(state.to_position())))
    return found


def play_on(state: State, rng: Rng) -> None:
    """Play at random to the end; nothing may get lost or stuck on the way."""
    pieces = state.pieces()
    while not state.over:
        assert len(set(state.offers)) == len(state.offers) > 1
        state.play(pick(rng, state.offers))
    assert not state.stack, "a question without an answer"
    assert state.outcome().reason in game().reasons
    assert state.pieces() == pieces
    for player in state.players:
        assert min(player.cubes) >= 0
        assert min(player.levels) >= 0


@pytest.mark.parametrize("part", range(4))
def test_damaged_documents_are_refused_or_play(part: int) -> None:
    """Some hundred documents with one to three things changed; a good part of them loads."""
    rng = Rng(f"damage {part}")
    sources = documents()
    loaded = 0
    for _ in range(250):
        document = copy.deepcopy(pick(rng, sources))
        for _ in range(1 + rng.below(3)):
            if not isinstance(document["state"].get("stack"), list):
                break
            damage(document, pick(rng, sources), rng)
        try:
            state = game().from_position(document)
        except Defects:
            continue
        assert isinstance(state, State)
        loaded += 1
        play_on(state, rng)

    assert loaded > 10


@pytest.mark.parametrize("kind", SCENES)
def test_every_single_number_and_word_may_change(kind: str) -> None:
    """Each value of the document in turn becomes another one of its type."""
    document = saved(kind)
    rng = Rng(kind)
    for path in paths(document["state"]):
        changed = copy.deepcopy(document)
        target = follow(changed["state"], path[:-1])
        target[path[-1]] = odd_value(target[path[-1]], rng)
        try:
            state = game().from_position(changed)
        except Defects:
            continue
        assert isinstance(state, State)
        play_on(state, rng)
