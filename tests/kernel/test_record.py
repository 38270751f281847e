"""Records of games that began in the middle, and the beginnings of records."""

from __future__ import annotations

import json

import pytest

import sternentisch
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.record import Record, load_record
from sternentisch.kernel.refusal import BadInput, Defects


@pytest.fixture
def middle() -> Record:
    """Return three moves of a game that began after some others."""
    state = sternentisch.load("cave-in").start(2, 5)
    for _ in range(4):
        state.apply(state.offers[0])
    record = Record(state.game, 2, state.options, 5, state.to_position())
    state = record.start()
    for _ in range(3):
        action = state.offers[-1]
        state.apply(action)
        record.add(action, state)
    return record


def test_a_game_may_begin_from_a_position(middle: Record) -> None:
    loaded = load_record(json.loads(middle.dumps()))
    assert loaded.dumps() == middle.dumps()
    assert loaded.start().to_position() == middle.position
    assert loaded.at(3).digest() == middle.hashes[-1]


def test_what_could_not_be_written_is_not_added(middle: Record) -> None:
    before = middle.dumps()
    state = middle.at(3)
    for wrong in (99_999, -1, sternentisch.load("cryo").table[100]):
        with pytest.raises(BadInput):
            middle.add(wrong, state)
    with pytest.raises(TypeError):
        middle.add("mine", state)  # type: ignore[arg-type]
    assert middle.dumps() == before


def test_actions_are_added_like_their_ids(middle: Record) -> None:
    twin, state = middle.at(3), middle.at(3)
    action = state.legal()[0]
    state.apply(action)
    middle.add(action, state)
    twin.apply(action.id)
    assert middle.actions[-1] == action.id
    assert type(middle.actions[-1]) is int
    assert load_record(json.loads(middle.dumps())).hashes[-1] == twin.digest()


def test_whoever_listens_hears_a_game_from_its_position_on(middle: Record) -> None:
    log = EventLog()
    state = middle.start(log)
    assert not log.take()
    for action in middle.actions:
        state.apply(action)
    assert log.take()


@pytest.mark.parametrize("name", ["seats", "options"])
def test_a_record_and_its_position_must_agree(middle: Record, name: str) -> None:
    document = json.loads(middle.dumps())
    if name == "seats":
        document |= {"seats": 3, "names": [""] * 3, "bots": [""] * 3}
    else:
        document["options"]["overpayment_allowed"] = False
    with pytest.raises(Defects) as caught:
        load_record(document)
    assert [path for path, _ in caught.value.defects] == ["position"]
