"""Positions: saved and loaded in the middle of every question, refused with every defect named."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.rules.ending import REASONS
from sternentisch.games.cryo.state import State
from sternentisch.kernel.content import load_content
from tests.support.cryo import Table, game
from tests.support.curious import curious_pick


def anna(tracks: str = "2/2/2/1 +4", **values: Any) -> Table:
    """Return a rich table of three; A is about to act."""
    table = Table(3).lay("A", tracks, **values)
    return table.lay("B", "1/0/2/0 +1", out="5", hand="interface prototype", pool=1)


def at(dock: str, *moves: str, tracks: str = "2/2/2/1 +4", **values: Any) -> Table:
    """Return a table at which A has put a drone on a dock."""
    table = anna(tracks, **values).space("C1", "RC4 RC1").salvage("A", "1 4 7")
    return table.at("A", dock).do(*moves)


def launching(*moves: str, tracks: str = "2/2/2/1 +4") -> Table:
    """Return a table at which A launches: two vehicles, three open caves, six pods."""
    table = anna(tracks, pool=6, vehicles="interface early_warning")
    table.cave("K01", "S7").cave("K02", "S5").cave("K03", "L1").at("A", "17")
    return table.do("activate north", *moves)


def recalling(*moves: str, incident: str = "IE7", **values: Any) -> Table:
    """Return a table at which A has recalled two drones; the third one is on platform dock 6."""
    table = anna(out="1 17", home="6", **values).incident("engineering", incident)
    return table.begin("A").do("recall", *moves)


def automated(*moves: str) -> Table:
    """Return a table at which A may use a platform action without a drone."""
    first = ("incident engineering", "return 2", "done", "return 4", "done")
    return recalling(*first, *moves, upgrades="automation", slots="1:RC6 3:RC4")


HAND = "interface interface prototype automation overclock overclock supercharge"
SCENES: dict[str, Any] = {
    "setup-discard": lambda: (
        Table(3)
        .deal(
            "interface interface prototype automation overclock",
            "ground_scanner supercharge supercharge early_warning overclock",
            "interface prototype wakeup_protocol wakeup_protocol overclock",
        )
        .do(*(f"setup-discard {card}" for card in ("prototype", "interface", "overclock")))
    ),
    "main": lambda: anna(out="9", hand="interface automation", slots="1:RC4").begin("A"),
    "place": lambda: anna().begin("A").do("deploy 2"),
    "activate": lambda: at("13", pool=1),
    "overclock": lambda: at(
        "1", "activate west", "amount 1", tracks="2/2/2/0", upgrades="overclock"
    ),
    "end-turn": lambda: at("1", "done", hand="interface"),
    "hand-limit": lambda: at("1", "done", "end-turn", hand=HAND),
    "pay": lambda: at("1", "activate west", "amount 2"),
    "card-action": lambda: (
        anna(hand="interface", slots="1:RC6 2:RC1").begin("A").do("scrap-tile 1")
    ),
    "discard-cost": lambda: recalling(
        "incident engineering", "return 3", "use", slots="3:RC6", hand="interface overclock"
    ),
    "choose": lambda: at("1", "activate north", "take-tile"),
    "wake": lambda: at("1", "activate east", "wake engineering-1", tracks="2/2/2/0"),
    "wake-any": lambda: recalling(
        "incident engineering", "return 2", "use", "pay crystal", slots="2:RC1"
    ),
    "take-tile": lambda: at("1", "activate north"),
    "prototype": lambda: at("1", "activate north", "install 3", upgrades="prototype"),
    "amount": lambda: at("1", "activate west"),
    "convert": lambda: at("7", "activate east", "convert tech"),
    "draws": lambda: at("9", "activate west", "amount 2", tracks="2/2/2/0"),
    "play-cards": lambda: at(
        "9", "activate west", "amount 2", "draws 0", tracks="2/2/2/0", hand="interface"
    ),
    "scout": lambda: at("13", "activate west", pool=2),
    "send": lambda: at("13", "activate south", pool=2),
    "fetch": lambda: at("13", "activate north", "retrieve 4", pool=2),
    "vehicle": lambda: launching(),
    "tunnel": lambda: launching("vehicle 1"),
    "settle": lambda: launching("vehicle 1", "tunnel t1"),
    "load": lambda: launching("vehicle 1", "tunnel t1", "settle both"),
    "split": lambda: launching(
        "vehicle 1", "tunnel t1", "settle both", "load 3", tracks="2/2/2/0 +4"
    ),
    "incident": lambda: recalling(),
    "sabotage": lambda: (
        anna(out="17")
        .sabotaged("rnd", "IE1", "IE1", "IL1")
        .incident("rnd", "IL1")
        .begin("A")
        .do("recall", "incident rnd")
    ),
    "return": lambda: recalling("incident engineering"),
    "use-platform": lambda: recalling("incident engineering", "return 1", slots="1:RC4"),
    "automate": automated,
    # tasks that wait below
    "a pod": lambda: at("1", "activate east", "wake engineering-1"),
    "the third pod": lambda: at(
        "1",
        *("activate east", "wake engineering-1", "pay organics", "wake engineering-2"),
        *("pay organics", "wake engineering-3"),
        tracks="0/3/0/1",
    ),
    "cards": lambda: at("9", "activate west", "amount 2"),
    "a cave": lambda: at("13", "activate west", "reveal k03", pool=2),
    "both caves": lambda: launching("vehicle 1", "tunnel t1", "settle both", "load 3"),
    "one cave": lambda: launching("vehicle 2", "tunnel t1", "settle first", "load 3"),
    "a second action": lambda: at(
        "1", "activate north", "take-tile", "choose crystal", "activate east", upgrades="overclock"
    ),
    "beside it": lambda: at(
        "1", "activate west", "amount 1", "activate north", tracks="2/2/2/0", upgrades="overclock"
    ),
    "a platform action": lambda: recalling(
        "incident engineering", "return 3", "use", slots="3:RC4"
    ),
    "its reward": lambda: recalling("incident engineering", "return 1", "use", slots="1:RC6"),
    "the last drone": lambda: recalling(
        "incident engineering", "return 2", "done", "return 1", "use", slots="1:RC5"
    ),
    "automation": lambda: automated("automate 3"),
    "its cards": lambda: automated("automate 1"),
    "plunder": lambda: recalling("incident engineering", incident="IL4", hand="interface"),
    "scrap": lambda: recalling("scrap-tile 5", slots="5:RT4"),
    "a prototype": lambda: at(
        "1", "activate north", "install 3", "pay nanite", upgrades="prototype"
    ),
}
KINDS = tuple(SCENES)[:32]
"""The kinds of questions; each has the scene of its name."""


def scene(name: str) -> Table:
    table = SCENES[name]()
    assert isinstance(table, Table)
    return table


def saved(name: str) -> Any:
    return json.loads(json.dumps(scene(name).state.to_position()))


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    with pytest.raises(Defects) as raised:
        game().from_position(document)
    return [path for path, _ in raised.value.defects]


def steps(path: str) -> list[Any]:
    """Return the way to a path such as `state.players[0].pool`."""
    names = path.replace("[", ".[").split(".")
    return [int(name[1:-1]) if name.startswith("[") else name for name in names]


def replaced(document: Any, path: str, value: object) -> Any:
    """Return a copy of a document with another value at a path."""
    copied = copy.deepcopy(document)
    target = copied
    *way, last = steps(path)
    for step in way:
        target = target[step]
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


def test_there_is_a_scene_for_every_question() -> None:
    """No kind of question is forgotten here, and no kind of task."""
    assert {kind: scene(kind).asked() for kind in KINDS} == {kind: kind for kind in KINDS}
    asked = {task.kind for name in SCENES for task in scene(name).state.stack}
    assert asked == set(TASKS)


@pytest.mark.parametrize("name", SCENES)
def test_a_state_is_the_same_after_loading(name: str) -> None:
    """Equal offers, equal views for everybody, and equal states after any answer."""
    state = scene(name).state
    state.listener = None
    loaded = game().from_position(saved(name))
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_saved_at_every_question(seats: int) -> None:
    """Also in the setup, and when they are over."""
    state = game().start(seats, seats)
    rng = Rng(seats)
    played: Counter[int] = Counter()
    while not state.over:
        document = json.loads(json.dumps(state.to_position()))
        loaded = game().from_position(document)
        assert (loaded == state, loaded.offers) == (True, state.offers)
        state.play(curious_pick(state, rng, played))
    assert game().from_position(state.to_position()) == state


ENDS: dict[str, Any] = {
    "sunset": lambda: (
        anna(out="1")
        .track("")
        .incident("rnd", "IS1")
        .begin("A")
        .do("recall", "incident rnd", "return 4")
    ),
    "pods": lambda: (
        anna(pool=3, vehicles="interface")
        .cave("K01", "S1", A=12)
        .at("A", "17")
        .do("activate north", "settle first", "load 3", "pay crystal")
    ),
}


@pytest.mark.rule("CR-E1", "CR-E2")
@pytest.mark.parametrize("reason", REASONS)
def test_a_finished_game_can_be_loaded(reason: str) -> None:
    """The end and its reason survive."""
    state = ENDS[reason]().state
    assert state.outcome().reason == reason

    loaded = game().from_position(json.loads(json.dumps(state.to_position())))
    assert loaded.over
    assert loaded.outcome().to_json() == state.outcome().to_json()


@pytest.mark.parametrize("name", ["setup-discard", "pay", "split", "sabotage", "its cards"])
def test_states_can_be_pickled_and_copied(name: str) -> None:
    """A pickled state is the position it stands for."""
    state = scene(name).state

    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


def test_a_pickled_state_of_another_copy_stays_one_of_that_copy(tmp_path: Path) -> None:
    """Worker processes play on with the same values."""
    path = tmp_path / "own.toml"
    path.write_text("[constants.hand_limit]\nvalue = 6\n", "utf-8")
    own = Cryo(load_content(game().folder / "content.toml", path), game().folder)
    own.own = path
    state = own.start(2, 1)

    again = pickle.loads(pickle.dumps(state))

    assert again == state
    assert again.game.content.hash == state.game.content.hash != game().content.hash


@pytest.mark.rule("CR-M8")
def test_the_order_of_what_is_hidden_is_kept() -> None:
    """Draw pile, stacks of tiles and incident track; and so is chance."""
    table = anna().deck("overclock interface").space("C1", "RC4 RC1 RC2").track("IE3 IL2 IS1")
    state = table.begin("A").state
    loaded = game().from_position(json.loads(json.dumps(state.to_position())))
    assert isinstance(loaded, State)

    assert [card.id for card in loaded.deck] == ["interface", "overclock"]
    assert [tile.id for tile in loaded.stacks[0]] == ["RC2", "RC1", "RC4"]
    assert [tile.id for tile in loaded.queue] == ["IS1", "IL2", "IE3"]
    assert loaded.rng.value == state.rng.value


# --- broken documents ----------------------------------------------------------------------------


@pytest.mark.parametrize("document", [None, [], "position", 3, {}])
def test_what_is_no_position_is_refused(document: object) -> None:
    """Every missing field of an empty object is named; other things are no document."""
    found = defects(document)

    assert found[0] == "format" if document == {} else found == ["document"]


@pytest.mark.parametrize("name", SCENES)
def test_every_missing_field_is_named(name: str) -> None:
    """Each field of the document, of players and tasks is wanted."""
    document = saved(name)
    for path in fields(document, ""):
        broken = copy.deepcopy(document)
        *way, last = steps(path)
        target = broken
        for step in way:
            target = target[step]
        del target[last]
        assert path in defects(broken), path


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("value", [1.5, {"x": 1}, [[[]]]])
def test_every_field_of_a_wrong_type_is_named(name: str, value: object) -> None:
    """A broken number, an object or a nested list fits nowhere."""
    document = saved(name)
    for path in fields(document, ""):
        found = defects(replaced(document, path, value))
        assert [where for where in found if where.startswith(path)], path


@pytest.mark.parametrize(
    "path", ["extra", "state.extra", "state.players[1].extra", "state.stack[0].extra"]
)
def test_unknown_fields_are_named(path: str) -> None:
    """Nothing is silently ignored."""
    assert defects(replaced(saved("pay"), path, 1)) == [path]


def test_several_defects_are_told_at_once() -> None:
    """One reading names them all."""
    document = saved("main")
    wrong = {"state.active": 9, "state.track": "x", "state.players[1].pool": None}
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
