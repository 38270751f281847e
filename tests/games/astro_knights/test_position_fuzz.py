"""Random damage to positions: every document is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.astro_knights.decisions import TASKS
from sternentisch.games.astro_knights.state import State
from tests.games.astro_knights.test_position import BOSSES, SCENES, saved
from tests.support.astro_knights import game
from tests.support.curious import curious_pick

Path = tuple[Any, ...]

WORDS = (
    *("normium", "vibrax", "echo_ray", "tzorn", "builder_droid", "moonbeam", "boss", "player_1"),
    *("zack", "nasma", "furion", "architect", "ylong", "victory", "deck", "hand", "discard"),
    *("card[echo_ray].on_attack[0]", "card[grav_hammer].on_attack[1]", "boss[furion].turn_end"),
    *("card[heliosphere].on_play[0]", "knight[silas].ability[0]", "card[vibrax].on_attack"),
    *TASKS,
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 9, 10, 11, 64, 99, 999, 2**16, 2**48)


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
    return pick(rng, (0, 1, "normium", None))


def damage(document: Any, donor: Any, rng: Rng) -> None:
    """Change one thing: a value, two values that change places, or what is still to be done."""
    body = document["state"]
    ways = [path for path in paths(body) if path[0] not in ("supply", "destroyed", "rng")]
    if rng.below(2):
        ways = [path for path in ways if path[0] in ("stack", "contexts", "active", "captain")]
    path = pick(rng, ways)
    target, name = follow(body, path[:-1]), path[-1]
    kind = rng.below(8)
    if kind == 0:
        del target[name]
    elif kind == 1:
        body["stack"] = copy.deepcopy(donor["state"]["stack"])
        if rng.below(2):
            body["contexts"] = copy.deepcopy(donor["state"]["contexts"])
    elif kind == 2:
        other = pick(rng, [p for p in ways if p[: len(path)] != path and path[: len(p)] != p])
        there = follow(body, other[:-1])
        target[name], there[other[-1]] = there[other[-1]], target[name]
    else:
        target[name] = odd_value(target[name], rng)


def documents() -> list[Any]:
    """Return positions of every kind of question, laid by hand and met in play."""
    found = [saved(name) for name in SCENES]
    met: Counter[str] = Counter()
    played: Counter[int] = Counter()
    rng = Rng("documents")
    for number in range(8):
        state = game().start(1 + number % 4, number, {"boss": BOSSES[number // 2]})
        while not state.over:
            kind = state.decision().kind
            met[kind] += 1
            if met[kind] in (1, 5, 25, 60, 90):
                found.append(json.loads(json.dumps(state.to_position())))
            state.apply(curious_pick(state, rng, played))
    return found


def play_on(state: State, rng: Rng) -> None:
    """Play at random to the end; nothing may get lost or stuck on the way."""
    pieces = state.pieces()
    turns = 0
    while not state.over:
        assert len(set(state.offers)) == len(state.offers) > 1
        assert state.pieces() == pieces
        state.play(pick(rng, state.offers))
        turns += 1
        assert turns < 20_000, "it does not end"
    assert not state.stack, "a question without an answer"
    assert state.outcome().reason in game().reasons


def troubles(document: Any, rng: Rng) -> str:
    """Return what went wrong with a document that is loaded and played, or ""."""
    try:
        state = game().from_position(document)
    except Defects:
        return ""
    except Exception as error:
        return f"while loading: {error!r}"
    assert isinstance(state, State)
    try:
        play_on(state, rng)
    except Exception as error:
        return f"while playing: {error!r}"
    return ""


@pytest.mark.parametrize("part", range(4))
def test_damaged_documents_are_refused_or_play(part: int) -> None:
    """Some hundred documents with one to three things changed."""
    rng = Rng(f"damage {part}")
    sources = documents()
    found = []
    for _ in range(250):
        document = copy.deepcopy(pick(rng, sources))
        for _ in range(1 + rng.below(3)):
            if not isinstance(document["state"].get("stack"), list):
                break
            damage(document, pick(rng, sources), rng)
        found.append(troubles(document, rng))

    assert [trouble for trouble in found if trouble] == []


@pytest.mark.parametrize("name", SCENES)
def test_every_single_number_and_word_may_change(name: str) -> None:
    """Each value of the document in turn becomes another one of its type."""
    document = saved(name)
    rng = Rng(name)
    found = []
    for path in paths(document["state"]):
        if path[0] in ("supply", "destroyed") and len(path) > 1 and rng.below(8):
            continue
        changed = copy.deepcopy(document)
        target = follow(changed["state"], path[:-1])
        target[path[-1]] = odd_value(target[path[-1]], rng)
        trouble = troubles(changed, rng)
        if trouble:
            found.append((path, target[path[-1]], trouble))

    assert found == []
