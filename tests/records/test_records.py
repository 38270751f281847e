"""Whole games, replayed hash for hash, and what happens to records that were tampered with."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.record import Record, load_record, read_json
from sternentisch.kernel.refusal import BadInput, Defects, UnknownName

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))
NEVER = {("astro-knights", "exhausted", 1)}
"""Ends that cannot come about: a lone knight plays on when exhausted (AK-V6)."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_hash_for_hash(path: Path) -> None:
    record = load_record(read_json(path))
    assert record.dumps() == path.read_text("utf-8")
    assert record.at(len(record.actions)).over


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_every_ending_and_player_count_has_a_record(id: str) -> None:
    game = sternentisch.load(id)
    found = set()
    for path in (HERE / id).glob("*.json"):
        document = read_json(path)
        found.add((document["result"]["reason"], document["seats"]))
    seats = range(game.min_seats, game.max_seats + 1)
    assert found == {
        (reason, count)
        for reason in game.reasons
        for count in seats
        if (id, reason, count) not in NEVER
    }


@pytest.fixture(scope="module")
def genuine() -> Any:
    return read_json(HERE / "cave-in" / "stopped-2.json")


def _set(*path: Any) -> Callable[[Any], None]:
    *way, last, value = path

    def change(document: Any) -> None:
        for step in way:
            document = document[step]
        document[last] = value

    return change


def _drop(field: str) -> Callable[[Any], None]:
    return lambda document: document.pop(field)


TAMPERED: list[tuple[str, Callable[[Any], None]]] = [
    ("format", _set("format", "other")),
    ("version", _set("version", 2)),
    ("behaviour", _set("behaviour", 99)),
    ("content", _set("content", "0123456789abcdef")),
    ("seats", _set("seats", 7)),
    ("options.first_game", _set("options", "first_game", "yes")),
    ("options.cheat", _set("options", "cheat", True)),
    ("seed", _set("seed", "lucky")),
    ("seed", _drop("seed")),
    ("names", _set("names", ["Ada"])),
    ("bots[1]", _set("bots", 1, 5)),
    ("actions[3].id", _set("actions", 3, "id", 999)),
    ("actions[3].move", _set("actions", 3, "move", "mine 99")),
    ("actions[4].hash", _set("actions", 4, "hash", "0" * 16)),
    ("actions[0]", _set("actions", 0, "end")),
    ("actions", _set("actions", None)),
    ("result", _set("result", "points", 0, 999)),
    ("result", _set("result", None)),
    ("extra", _set("extra", 1)),
]


@pytest.mark.parametrize(("path", "change"), TAMPERED, ids=lambda value: str(value)[:20])
def test_a_tampered_record_is_refused_by_name(
    path: str, change: Callable[[Any], None], genuine: Any
) -> None:
    document = copy.deepcopy(genuine)
    change(document)
    with pytest.raises(Defects) as caught:
        load_record(document)
    assert path in [where for where, _ in caught.value.defects]


def test_an_illegal_move_in_a_record_names_its_rule(genuine: Any) -> None:
    document = copy.deepcopy(genuine)
    document["actions"][0] = {"id": 235, "move": "stop", "hash": document["actions"][0]["hash"]}
    with pytest.raises(Defects, match=r"actions\[0\]\.id: stop: forbidden by ST-1"):
        load_record(document)


def test_all_defects_are_told_at_once(genuine: Any) -> None:
    document = copy.deepcopy(genuine)
    document["actions"][1]["id"] = -1
    document["actions"][2]["move"] = 5
    del document["seed"]
    with pytest.raises(Defects) as caught:
        load_record(document)
    paths = [where for where, _ in caught.value.defects]
    assert paths == ["seed", "actions[1].id", "actions[2].move", "actions[2].move"]


@pytest.mark.parametrize("document", [None, [], 5, "record", {}, {"game": 5}])
def test_what_is_no_record_is_refused(document: object) -> None:
    with pytest.raises(BadInput, match="names no game"):
        load_record(document)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"unknown game 'chess'; known: .*cave-in"):
        load_record({"game": "chess"})


def test_a_broken_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"game": ')
    with pytest.raises(BadInput, match="not valid JSON"):
        read_json(path)
    with pytest.raises(BadInput, match="No such file"):
        read_json(tmp_path / "missing.json")


def test_an_unfinished_game_is_a_record_too() -> None:
    """A saved game has no result yet, and goes on after loading."""
    game = sternentisch.load("cave-in")
    state = game.start(2, 5)
    record = Record(game, 2, state.options, 5)
    for _ in range(10):
        action = state.offers[0]
        state.apply(action)
        record.add(action, state)
    loaded = load_record(json.loads(record.dumps()))
    assert loaded.result is None
    assert loaded.at(10) == state
    with pytest.raises(BadInput, match="the record has 10"):
        loaded.at(11)
