"""Positions of every game: saved and loaded in the middle of every question, refused if broken."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.kernel.state import State
from tests.games.astro_knights import test_position as astro_knights
from tests.games.cave_in import test_position as cave_in
from tests.games.cryo import test_position as cryo
from tests.games.magnastorm import test_position as magnastorm
from tests.support.curious import curious_pick
from tests.support.positions import (
    defects_of,
    fields,
    objects,
    reloaded,
    replaced,
    without,
    written,
)

Start = tuple[int, dict[str, object]]


class Laid(Protocol):
    """A table laid by hand."""

    @property
    def state(self) -> State: ...

    def asked(self) -> str: ...


@dataclass(frozen=True)
class Scenes:
    """One game's tables, by name; each kind of question has the one of its name."""

    names: Iterable[str]
    scene: Callable[[str], Laid]
    plain: str
    """The scene in which `wrong` is wrong."""
    wrong: Mapping[str, object]
    own: str
    """A constant that an own copy may set to 3."""
    starts: list[Start]
    """Seats and options of whole games."""


SCENES = {
    "astro-knights": Scenes(
        astro_knights.SCENES,
        astro_knights.scene,
        "action-step",
        {"state.level": 9, "state.track": "x", "state.players[1].life": None},
        "hand_size",
        [
            (seats, {"boss": boss, "difficulty": ("normal", "expert", "nightmare")[seats % 3]})
            for seats in (1, 2, 3, 4)
            for boss in astro_knights.BOSSES
        ],
    ),
    "cave-in": Scenes(
        cave_in.SCENES,
        cave_in.scene,
        "main",
        {"state.track": -1, "state.turn.taken": "x", "state.players[1].hand": None},
        "hand_limit",
        [(seats, {}) for seats in (2, 3, 4)],
    ),
    "cryo": Scenes(
        cryo.SCENES,
        cryo.scene,
        "main",
        {"state.active": 9, "state.track": "x", "state.players[1].pool": None},
        "hand_limit",
        [(seats, {}) for seats in (2, 3, 4)],
    ),
    "magnastorm": Scenes(
        magnastorm.SCENES,
        magnastorm.scene,
        "main",
        {"state.round": 9, "state.turn.turtles": "x", "state.players[1].levels": None},
        "rounds",
        [
            (seats, {"advanced": advanced, "start_area": 2})
            for seats in (2, 3, 4)
            for advanced in (False, True)
        ],
    ),
}
EVERY_GAME = pytest.mark.parametrize("id", SCENES)
EVERY_SCENE = pytest.mark.parametrize(
    ("id", "name"), [(id, name) for id, scenes in SCENES.items() for name in scenes.names]
)


def scene(id: str, name: str) -> State:
    """Return the state of a scene, to which nobody listens."""
    state = SCENES[id].scene(name).state
    state.listener = None
    return state


def plain(id: str) -> Any:
    """Return the document of a game's plain scene."""
    return written(scene(id, SCENES[id].plain))


def defects(id: str, document: object) -> list[str]:
    return defects_of(sternentisch.load(id), document)


# --- round trips ---------------------------------------------------------------------------------


def test_no_game_is_forgotten() -> None:
    assert list(SCENES) == sternentisch.game_ids()


@EVERY_GAME
def test_there_is_a_scene_for_every_question(id: str) -> None:
    """No kind of question is forgotten here."""
    kinds = set(sternentisch.load(id).questions)
    assert {kind: SCENES[id].scene(kind).asked() for kind in kinds} == {
        kind: kind for kind in kinds
    }


@EVERY_SCENE
def test_a_state_is_the_same_after_loading(id: str, name: str) -> None:
    """Equal offers, equal views for everybody, and equal states after any answer."""
    state = scene(id, name)
    loaded = reloaded(state)
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


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [(id, *start) for id, scenes in SCENES.items() for start in scenes.starts],
)
def test_whole_games_can_be_saved_at_every_question(
    id: str, seats: int, options: dict[str, object]
) -> None:
    """Also in the setup, and when they are over."""
    state = sternentisch.load(id).start(seats, 3, options)
    rng = Rng(seats)
    played: Counter[int] = Counter()
    while not state.over:
        loaded = reloaded(state)
        assert (loaded == state, loaded.offers) == (True, state.offers)
        state.play(curious_pick(state, rng, played))

    loaded = reloaded(state)
    assert (loaded == state, loaded.over) == (True, True)
    assert loaded.outcome().to_json() == state.outcome().to_json()


@EVERY_SCENE
def test_states_can_be_pickled_and_copied(id: str, name: str) -> None:
    """A pickled state is the position it stands for."""
    state = scene(id, name)

    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


@EVERY_GAME
def test_a_pickled_state_of_another_copy_stays_one_of_that_copy(id: str, tmp_path: Path) -> None:
    """Worker processes play on with the same values."""
    own = tmp_path / "own.toml"
    own.write_text(f"[constants.{SCENES[id].own}]\nvalue = 3\n", "utf-8")
    state = sternentisch.load(id, own).start(2, 1)

    again = pickle.loads(pickle.dumps(state))

    assert again == state
    ours = sternentisch.load(id).content.hash
    assert again.game.content.hash == state.game.content.hash != ours


# --- broken documents ----------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("document", [None, [], "position", 3, {}])
def test_what_is_no_position_is_refused(id: str, document: object) -> None:
    """Every missing field of an empty object is named; other things are no document."""
    found = defects(id, document)

    assert found[0] == "format" if document == {} else found == ["document"]


@EVERY_SCENE
def test_every_missing_field_is_named(id: str, name: str) -> None:
    """Each field of the document, of players, turn and what is still to be done is wanted."""
    document = written(scene(id, name))
    for path in fields(document):
        assert path in defects(id, without(document, path)), path


@EVERY_SCENE
def test_every_field_of_a_wrong_type_is_named(id: str, name: str) -> None:
    """A broken number, an object or a nested list fits nowhere."""
    document = written(scene(id, name))
    others: tuple[object, ...] = ({"x": 1}, [[[]]])
    for path in fields(document):
        assert path in defects(id, replaced(document, path, 1.5)), path
        for value in others:
            found = defects(id, replaced(document, path, value))
            assert [where for where in found if where.startswith(path)], (path, value)


@EVERY_SCENE
def test_unknown_fields_are_named(id: str, name: str) -> None:
    """Nothing is silently ignored, in whatever object it stands."""
    document = written(scene(id, name))
    for prefix in ("options.", *(prefix for prefix, _ in objects(document))):
        path = f"{prefix}extra"
        assert defects(id, replaced(document, path, 1)) == [path]


@EVERY_GAME
def test_several_defects_are_told_at_once(id: str) -> None:
    """One reading names them all."""
    document = plain(id)
    wrong = SCENES[id].wrong
    for path, value in wrong.items():
        document = replaced(document, path, value)

    assert set(wrong) <= set(defects(id, document))


@EVERY_GAME
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "sternentisch-record"),
        ("version", 2),
        ("behaviour", 0),
        ("content", "0123456789abcdef"),
    ],
)
def test_positions_of_something_else_are_refused(id: str, path: str, value: object) -> None:
    """Another format, behaviour or box is said to be the trouble, and nothing else."""
    assert defects(id, replaced(plain(id), path, value)) == [path]


@EVERY_GAME
def test_positions_of_another_game_are_refused(id: str) -> None:
    """Whichever it is."""
    for other in SCENES:
        if other != id:
            assert defects(id, replaced(plain(id), "game", other)) == ["game"]


@EVERY_GAME
def test_reading_leaves_a_document_as_it_was(id: str) -> None:
    """Whether it is sound or refused."""
    sound = plain(id)
    broken = replaced(sound, "state.players", [])
    before = copy.deepcopy((sound, broken))
    sternentisch.load(id).from_position(sound)
    assert defects(id, broken)

    assert (sound, broken) == before
