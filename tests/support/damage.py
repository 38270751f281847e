"""Random damage to positions: every document is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.curious import curious_pick
from tests.support.positions import follow, reloaded, written

Way = list[Any]
"""The names and numbers on the way to a value."""
Start = tuple[int, dict[str, object]]

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 16, 24, 25, 64, 99, 100, 999, 2**16, 2**48)
LONGEST = 20_000
"""No game takes as many turns."""


@dataclass(frozen=True)
class Damage:
    """One game, and what is worth breaking in its documents."""

    game: Game
    scenes: Iterable[str]
    saved: Callable[[str], Any]
    """Returns the document of a scene."""
    starts: list[Start]
    """Seats and options of games in which further documents are met."""
    words: tuple[str, ...]
    """Names that mean something somewhere."""
    dull: tuple[str, ...]
    """Fields that are rarely worth breaking: stores and chance."""
    asking: tuple[str, ...]
    """Fields that say what is being asked."""
    seldom: Callable[[Way], bool]
    """Whether a value is one of very many alike."""
    donate: Callable[[Any, Any, Rng], None]
    """Gives one state what is still to be done in another."""
    check: Callable[[Any], None]
    """Fails where a state of this game is unsound."""


def ways(value: Any, way: Way | None = None) -> Iterator[Way]:
    """Yield the way to every value of a document."""
    inner: Any = []
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    for name, item in inner:
        here = [*(way or []), name]
        yield here
        yield from ways(item, here)


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def odd_value(old: Any, words: tuple[str, ...], rng: Rng) -> Any:
    """Return something else, mostly of the same type."""
    if rng.below(8) == 0:
        return pick(rng, (None, True, "x", 1.5, [], {}, -1))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return pick(rng, (old + 1, old - 1, *NUMBERS))
    if isinstance(old, str):
        return pick(rng, words)
    if isinstance(old, list):
        return pick(rng, (old[:-1], old + old[:1], old[::-1], []))
    return pick(rng, (0, 1, pick(rng, words), None))


def documents(kit: Damage) -> list[Any]:
    """Return positions of every kind of question, laid by hand and met in play, and ends."""
    found = [kit.saved(name) for name in kit.scenes]
    met: Counter[str] = Counter()
    played: Counter[int] = Counter()
    rng = Rng("documents")
    for number, (seats, options) in enumerate(kit.starts):
        state = kit.game.start(seats, number, options)
        while not state.over:
            kind = state.decision().kind
            met[kind] += 1
            if met[kind] in (1, 5, 25, 60, 90):
                found.append(written(state))
            state.apply(curious_pick(state, rng, played))
        found.append(written(state))
    return found


def harm(kit: Damage, document: Any, donor: Any, rng: Rng) -> None:
    """Change one thing: a value, two values that change places, or what is still to be done."""
    body = document["state"]
    found = [way for way in ways(body) if way[0] not in kit.dull]
    if rng.below(2):
        found = [way for way in found if way[0] in kit.asking]
    way = pick(rng, found)
    target, name = follow(body, way[:-1]), way[-1]
    kind = rng.below(8)
    if kind == 0:
        del target[name]
    elif kind == 1:
        kit.donate(body, copy.deepcopy(donor["state"]), rng)
    elif kind == 2:
        other = pick(rng, [w for w in found if w[: len(way)] != way and way[: len(w)] != w])
        there = follow(body, other[:-1])
        target[name], there[other[-1]] = there[other[-1]], target[name]
    else:
        target[name] = odd_value(target[name], kit.words, rng)


def harmed(kit: Damage, sources: list[Any], rng: Rng) -> Any:
    """Return a document with one to three things changed."""
    document = copy.deepcopy(pick(rng, sources))
    for _ in range(1 + rng.below(3)):
        if isinstance(document["state"].get("stack"), list):
            harm(kit, document, pick(rng, sources), rng)
    return document


def look_at(state: State) -> None:
    """Let everybody look, ask about every action, and save."""
    game = state.game
    for seat in (*range(state.seats), None):
        game.describe_question(state.view(seat))
    view = state.view(state.actor)
    for action in game.table:
        game.describe(view, action)
        assert (state.refusal(action) is None) == (action.id in state.offers)
    loaded = reloaded(state)
    assert (loaded == state, loaded.offers) == (True, state.offers)


def play_on(kit: Damage, state: State, rng: Rng) -> None:
    """Play at random to the end; nothing may get lost or stuck on the way."""
    pieces = state.pieces()
    turn = 0
    while not state.over:
        assert len(set(state.offers)) == len(state.offers) > 1
        if turn < 2 or turn % 100 == 0:
            look_at(state)
        state.play(pick(rng, state.offers))
        kit.check(state)
        turn += 1
        if turn < 10 or turn % 50 == 0:
            assert state.pieces() == pieces
        assert turn < LONGEST, "it does not end"
    assert not state.write()["stack"], "a question without an answer"
    assert state.outcome().reason in kit.game.reasons
    assert state.pieces() == pieces
    assert reloaded(state) == state


def trouble(kit: Damage, document: Any, rng: Rng) -> str | None:
    """Return what went wrong with a document that was loaded and played, or ""; None if refused."""
    try:
        state = kit.game.from_position(document)
    except Defects:
        return None
    except Exception as error:
        return f"while loading: {error!r}"
    try:
        play_on(kit, state, rng)
    except Exception as error:
        return f"while playing: {error!r}"
    return ""
