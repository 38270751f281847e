"""Random damage to positions: every document is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.state import State
from tests.games.cryo.test_position import SCENES, saved
from tests.support.cryo import game
from tests.support.curious import curious_pick

Path = tuple[Any, ...]

WORDS = (
    *("interface", "overclock", "RC1", "RC4", "RO6", "IE1", "IE6", "IL4", "IS1", "S1", "L1"),
    *("K01", "K03", "K12", "T1", "T6", "C1", "O5", "engineering-1", "dispatch-3", "1", "17"),
    *("res-C1", "stasis-lab", "reactor-w", "converter-e", "scout-n", "launch", "custom1", "plan"),
    *("engineering", "dispatch", "first", "both", "sunset", "pods", ""),
    *TASKS,
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 99, 2**16, 2**48)
ZONES = ("hand", "upgrades", "missions", "vehicles")


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
    return pick(rng, (0, 1, "RC1", "IE6", None))


def damage(document: Any, donor: Any, rng: Rng) -> None:
    """Change one thing: a value, two values that change places, or what is still to be done."""
    body = document["state"]
    ways = [path for path in paths(body) if path[0] not in ("unused_tiles", "deck", "rng")]
    if rng.below(2):
        ways = [path for path in ways if path[0] in ("stack", "active", "turns", "covered")]
    path = pick(rng, ways)
    target, name = follow(body, path[:-1]), path[-1]
    kind = rng.below(8)
    if kind == 0:
        del target[name]
    elif kind == 1:
        body["stack"] = copy.deepcopy(donor["state"]["stack"])
        for task in body["stack"]:
            task["seat"] = body["active"] if task["seat"] >= 0 else -1
    elif kind == 2:
        other = pick(rng, [p for p in ways if p[: len(path)] != path and path[: len(p)] != p])
        there = follow(body, other[:-1])
        target[name], there[other[-1]] = there[other[-1]], target[name]
    else:
        target[name] = odd_value(target[name], rng)


def shift(document: Any, rng: Rng) -> None:
    """Move a pod, a card, a tile or a drone: no piece is lost."""
    body = document["state"]
    seat = rng.below(len(body["players"]))
    player = body["players"][seat]
    kind = rng.below(4)
    if kind == 0:
        places: list[tuple[Any, Any]]
        places = [(row, seat) for row in body["chambers"] + body["cave_pods"]]
        places += [(player, "pool"), (player, "destroyed")]
        source, target = pick(rng, [(a, b) for a, b in places if a[b]]), pick(rng, places)
        source[0][source[1]] -= 1
        target[0][target[1]] += 1
    elif kind == 1:
        zones = [body["deck"], body["discard"]]
        zones += [other[zone] for other in body["players"] for zone in ZONES]
        source = pick(rng, [zone for zone in zones if zone])
        pick(rng, zones).append(source.pop(rng.below(len(source))))
    elif kind == 2:
        source = pick(rng, [stack for stack in body["tiles"] if stack] or [["RC1"]])
        player["slots"][rng.below(7)] = source.pop()
    elif player["home"]:
        player["home"].pop(rng.below(len(player["home"])))
        player["out"].append(str(1 + rng.below(17)))


def documents() -> list[Any]:
    """Return positions of every kind of question, laid by hand and met in play."""
    found = [saved(name) for name in SCENES]
    met: Counter[str] = Counter()
    played: Counter[int] = Counter()
    rng = Rng("documents")
    for number in range(9):
        state = game().start(2 + number % 3, number)
        while not state.over:
            kind = state.decision().kind
            met[kind] += 1
            if met[kind] in (1, 5, 25, 60, 90):
                found.append(json.loads(json.dumps(state.to_position())))
            state.apply(curious_pick(state, rng, played))
        found.append(json.loads(json.dumps(state.to_position())))
    return found


def look_at(state: State) -> None:
    """Let everybody look, ask about every action, and save."""
    for seat in (*range(state.seats), None):
        game().describe_question(state.view(seat))
    view = state.view(state.actor)
    for action in game().table:
        game().describe(view, action)
        assert (state.refusal(action) is None) == (action.id in state.offers)
    document = json.loads(json.dumps(state.to_position()))
    loaded = game().from_position(document)
    assert (loaded == state, loaded.offers) == (True, state.offers)


def play_on(state: State, rng: Rng) -> None:
    """Play at random to the end; nothing may get lost or stuck on the way."""
    pieces = state.pieces()
    turns = 0
    while not state.over:
        assert len(set(state.offers)) == len(state.offers) > 1
        if turns < 2 or turns % 100 == 0:
            look_at(state)
        state.play(pick(rng, state.offers))
        for player in state.players:
            assert 0 <= player.pool <= player.room
            assert min(player.tracks) >= 0
        turns += 1
        assert turns < 5_000, "it does not end"
    assert not state.stack, "a question without an answer"
    assert state.outcome().reason in game().reasons
    assert state.pieces() == pieces
    assert game().from_position(state.to_position()) == state


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
    for _ in range(200):
        document = copy.deepcopy(pick(rng, sources))
        for _ in range(1 + rng.below(3)):
            if not isinstance(document["state"].get("stack"), list):
                break
            damage(document, pick(rng, sources), rng)
        found.append(troubles(document, rng))

    assert [trouble for trouble in found if trouble] == []


def test_shifted_pieces_are_refused_or_play() -> None:
    """Nothing is lost, but something is elsewhere; many of these load."""
    rng = Rng("shift")
    sources = documents()
    found = []
    for _ in range(120):
        document = copy.deepcopy(pick(rng, sources))
        for _ in range(1 + rng.below(2)):
            shift(document, rng)
        found.append(troubles(document, rng))

    assert [trouble for trouble in found if trouble] == []


@pytest.mark.parametrize("name", SCENES)
def test_every_single_number_and_word_may_change(name: str) -> None:
    """Each value of the stack, and many others, in turn become another one of their type."""
    document = saved(name)
    rng = Rng(name)
    found = []
    for path in paths(document["state"]):
        if path[0] != "stack" and len(path) > 1 and rng.below(5):
            continue
        changed = copy.deepcopy(document)
        target = follow(changed["state"], path[:-1])
        target[path[-1]] = odd_value(target[path[-1]], rng)
        trouble = troubles(changed, rng)
        if trouble:
            found.append((path, target[path[-1]], trouble))

    assert found == []
