"""Positions: saved and loaded in the middle of every decision, refused with every defect named."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch import Defects, Rng
from sternentisch.games.magnastorm.decisions import NODES
from tests.support.magnastorm import Table, game


def start(seats: int, moves: int, **options: object) -> Table:
    """Return a table at which the start placement has gone on for some moves."""
    table = Table(seats)
    table.state = game().start(seats, 1, options)  # type: ignore[assignment]
    for _ in range(moves):
        table.state.apply(table.state.offers[0])
    return table


def laid(cubes: str = "4 grey 4 yellow", seats: int = 4, **more: Any) -> Table:
    """Return a rich table before Grey's turn: everybody has something everywhere."""
    table = Table(seats).lay("grey", cubes, levels="4 3 2 0", scout="S1D1", **more)
    table.lay("purple", "1 grey 2 yellow", 3, levels="1 3 0 0", scout="S2A1")
    table.turtles("grey", "S1A1 S1A2 S2A1 S3A1 S3A2").turtles("purple", "S1B1 S1B1 S2B1")
    table.station("purple", "T2M").upper(1, "grey yellow purple")
    return table


def grey(*moves: str, controls: str = "", cubes: str = "4 grey 4 yellow") -> Table:
    """Let Grey, who controls some commanders, do something on the rich table."""
    table = laid(cubes).control("grey", *controls.split()).begin("grey")
    return table.do(*moves)


DRIVE = ("pick 0 yellow", "space 1-0", "drive")
SCENES: dict[str, Any] = {
    "start-follower": lambda: start(3, 1),
    "start-research": lambda: start(4, 5, start_area=2),
    "main": lambda: grey(),
    "place": lambda: grey("pick 1 own"),
    "mode": lambda: grey("pick 0 yellow", "space 4-2"),
    "price": lambda: grey("pick 0 yellow", "space 4-2", "drive", controls="idris"),
    "reseat": lambda: grey("take 0", "space 1-1"),
    "deal": lambda: (
        laid()
        .administrators("forrester")
        .upper(1, "grey")
        .begin("grey")
        .do("take 1", "space 1-1", "use")
    ),
    "buy-step": lambda: grey(*DRIVE, controls="adira"),
    "research": lambda: grey("pick 0 yellow", "space 5-2", "gain", controls="huber"),
    "any-cube": lambda: grey("pick 0 yellow", "space 1-0", "gain", controls="yuul"),
    "deploy": lambda: grey("pick 0 yellow", "space 4-3", "gain"),
    "move": lambda: grey(*DRIVE, "range yellow", controls="justin"),
    "fee": lambda: grey(*DRIVE, "start t2m"),
    "station": lambda: grey(*DRIVE, "step s2a"),
    "turtle": lambda: grey(*DRIVE, "stop s1d1"),
    "paid-turtle": lambda: grey(*DRIVE, "stop s1d1", "turtle 7", controls="azrea"),
    "extra-turtle": lambda: grey("pick 0 yellow", "space 4-2", "drive", "stop s1d1", "turtle 7"),
    "contract": lambda: grey("pick 0 yellow", "space 1-0", "gain"),
    "sector": lambda: grey("pick 0 yellow", "space 1-0", "gain", "contract 4"),
    "lift": lambda: (
        laid()
        .turtles("grey", "S1C1 S2C1")
        .begin("grey")
        .do("pick 0 yellow", "space 1-0", "gain", "contract 4", "sector s1")
    ),
    "lower": lambda: grey("pick 0 yellow", "space 1-0", "gain", "contract 2"),
    "exchange": lambda: grey("exchange left", "give own"),
}


def scene(kind: str) -> Table:
    """Return a table at which this question is open."""
    table = SCENES[kind]()
    assert isinstance(table, Table)
    return table


def saved(kind: str) -> Any:
    return json.loads(json.dumps(scene(kind).state.to_position()))


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    with pytest.raises(Defects) as raised:
        game().from_position(document)
    return [path for path, _ in raised.value.defects]


def replaced(document: Any, path: str, value: object) -> Any:
    """Return a copy of a document with another value at a path such as `state.players[0].area`."""
    copied = copy.deepcopy(document)
    steps = path.replace("[", ".[").split(".")
    target = copied
    for step in steps[:-1]:
        target = target[int(step[1:-1]) if step.startswith("[") else step]
    last: Any = int(steps[-1][1:-1]) if steps[-1].startswith("[") else steps[-1]
    target[last] = value
    return copied


def fields(value: Any, path: str) -> list[str]:
    """Return the paths of all named fields of a document, those of options aside."""
    found = []
    if isinstance(value, dict):
        for name, inner in value.items():
            where = f"{path}.{name}" if path else name
            found.append(where)
            if name != "options":
                found += fields(inner, where)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += fields(inner, f"{path}[{number}]")
    return found


# --- round trips ---------------------------------------------------------------------------------


def test_there_is_a_scene_for_every_decision() -> None:
    """No kind of question is forgotten here."""
    assert set(SCENES) == set(NODES)
    assert {kind: scene(kind).asked() for kind in SCENES} == {kind: kind for kind in SCENES}


@pytest.mark.parametrize("kind", SCENES)
def test_a_state_is_the_same_after_loading(kind: str) -> None:
    """Equal offers, equal views for everybody, and equal states after any answer."""
    state = scene(kind).state
    state.listener = None
    loaded = game().from_position(saved(kind))
    assert loaded == state
    assert loaded.offers == state.offers
    for seat in (*range(state.seats), None):
        assert loaded.view(seat) == state.view(seat)

    for action in state.legal():
        here, there = state.clone(), loaded.clone()
        here.apply(action)
        there.apply(action)
        assert here == there
        assert here.to_position() == there.to_position()


@pytest.mark.rule("MS-E7", "MS-AMB-39")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_finished_game_can_be_loaded(advanced: bool) -> None:
    """The end, its reason and the artifact cards survive."""
    state = game().start(3, 5, {"advanced": advanced})
    state.playout(Rng(1))
    loaded = game().from_position(json.loads(json.dumps(state.to_position())))

    assert loaded.over
    assert loaded.outcome().to_json() == state.outcome().to_json()


def test_decisions_that_wait_below_others_are_kept() -> None:
    """An exchange before building a station in the middle of a movement."""
    table = grey(*DRIVE, "step s2a", "exchange left", "give own")
    document: Any = table.state.to_position()
    kinds = [node["kind"] for node in document["state"]["stack"]]
    assert kinds == ["move", "station", "exchange"]

    assert game().from_position(document) == table.state


@pytest.mark.rule("MS-AMB-40", "MS-AMB-42")
@pytest.mark.parametrize(
    ("below", "controls", "moves"),
    [
        ("buy-step", "adira", []),
        ("station", "", ["step s2a"]),
        ("turtle", "", ["stop s1d1"]),
        ("paid-turtle", "azrea kaysia", ["stop s1d1", "turtle 9 free"]),
    ],
)
def test_an_exchange_can_be_saved_while_it_pays_for_something(
    below: str, controls: str, moves: list[str]
) -> None:
    """Halfway through, what it is for could not be paid: the wanted cube is still to come."""
    cubes = "1 yellow 1 purple 1 pink" + (" 1 grey" if below in ("buy-step", "paid-turtle") else "")
    table = Table().lay("grey", cubes, scout="S1D1", empty_slots="1 2 5 6", empty_stations="2 3")
    table.turtles("grey", "S1A1 S1A1 S1A1 S1A1").station("grey", "T4M", "T5M")
    table.control("grey", *controls.split()).begin("grey").do(*DRIVE, *moves)
    assert table.asked() == below
    table.do("exchange own", "give yellow")
    assert table.asked() == "exchange"

    loaded = game().from_position(table.state.to_position())
    assert (loaded == table.state, loaded.offers) == (True, table.state.offers)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_whole_games_can_be_saved_at_every_question(seats: int, advanced: bool) -> None:
    """Also during the start placement and with artifact cards."""
    state = game().start(seats, 3, {"advanced": advanced, "start_area": 2})
    rng = Rng(seats)
    while not state.over:
        document = json.loads(json.dumps(state.to_position()))
        loaded = game().from_position(document)
        assert (loaded == state, loaded.offers) == (True, state.offers)
        state.play(state.offers[rng.below(len(state.offers))])


@pytest.mark.parametrize("kind", ["start-research", "main", "station", "lift", "exchange"])
def test_states_can_be_pickled_and_copied(kind: str) -> None:
    """A pickled state is the position it stands for."""
    state = scene(kind).state

    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


def test_a_pickled_state_of_another_copy_stays_one_of_that_copy(tmp_path: Path) -> None:
    """Worker processes play on with the same values."""
    own = tmp_path / "own.toml"
    own.write_text("[constants.rounds]\nvalue = 3\n", "utf-8")
    state = sternentisch.load("magnastorm", own).start(2, 1)

    again = pickle.loads(pickle.dumps(state))

    assert again == state
    assert again.game.content.hash == state.game.content.hash != game().content.hash


# --- broken documents ----------------------------------------------------------------------------


@pytest.mark.parametrize("document", [None, [], "position", 3, {}])
def test_what_is_no_position_is_refused(document: object) -> None:
    """Every missing field of an empty object is named; other things are no document."""
    found = defects(document)

    assert found[0] == "format" if document == {} else found == ["document"]


@pytest.mark.parametrize("kind", SCENES)
def test_every_missing_field_is_named(kind: str) -> None:
    """Each field of the document, of players, turn and open decisions is wanted."""
    document = saved(kind)
    for path in fields(document, ""):
        broken = copy.deepcopy(document)
        holder, _, name = path.rpartition(".")
        target = broken
        for step in holder.replace("[", ".[").split(".") if holder else []:
            target = target[int(step[1:-1]) if step.startswith("[") else step]
        del target[name]
        assert path in defects(broken), path


@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize("value", [1.5, {"x": 1}, [[[]]]])
def test_every_field_of_a_wrong_type_is_named(kind: str, value: object) -> None:
    """A broken number, an object or a nested list fits nowhere."""
    document = saved(kind)
    for path in fields(document, ""):
        found = defects(replaced(document, path, value))
        assert [where for where in found if where.startswith(path)], path


@pytest.mark.parametrize(
    "path", ["extra", "state.extra", "state.turn.extra", "state.players[1].extra", "state.bag.red"]
)
def test_unknown_fields_are_named(path: str) -> None:
    """Nothing is silently ignored."""
    assert defects(replaced(saved("main"), path, 1)) == [path]


def test_several_defects_are_told_at_once() -> None:
    """One reading names them all."""
    document = saved("main")
    wrong = {"state.round": 9, "state.turn.turtles": "x", "state.players[1].levels": None}
    for path, value in wrong.items():
        document = replaced(document, path, value)

    assert set(wrong) <= set(defects(document))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "sternentisch-record"),
        ("version", 2),
        ("game", "cave-in"),
        ("behaviour", 0),
        ("content", "0123456789abcdef"),
    ],
)
def test_positions_of_something_else_are_refused(path: str, value: object) -> None:
    """Another format, game, behaviour or box is said to be the trouble, and nothing else."""
    assert defects(replaced(saved("main"), path, value)) == [path]
