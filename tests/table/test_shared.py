"""Several people at one screen: one person of the server has several places."""

from __future__ import annotations

import msgspec
import pytest

from sternentisch.table.deeds import (
    Answer,
    AnyDeed,
    Ask,
    Begin,
    Entry,
    Leave,
    Resign,
    SeatBot,
    Setup,
    Sit,
)
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table
from tests.table.seated import Seated, everything


def shared(people: str, begun: bool = True) -> Seated:
    """Seat people by their letters; those of the same letter share a screen."""
    seated = Seated("cave-in", ("",) * len(people), begun=False)
    seated.table = Table(Setup("cave-in", len(people)))
    for seat, person in enumerate(people):
        many = people.count(person) > 1
        deed: AnyDeed = Sit(seat, person, f"{person}{seat}", many)
        seated.do(SeatBot(seat, "random") if person == "-" else deed)
    if begun:
        seated.do(Begin(4))
    return seated


def test_a_second_place_needs_a_screen_that_is_shared() -> None:
    seated = shared("aa", begun=False)
    assert [place.name for place in seated.table.places] == ["a0", "a1"]
    assert seated.table.seats_of("a") == [0, 1]
    assert seated.table.seats_of("") == seated.table.seats_of(None) == []
    alone = Table(Setup("cave-in", 3))
    alone.do(Sit(0, "a", "Ada"), 0)
    for deed in (Sit(1, "a", "Eve"), Sit(1, "b", "Ada", True)):
        with pytest.raises(Denied):
            alone.do(deed, 0)
    assert alone.places[1].is_open


def test_such_a_game_does_not_count() -> None:
    assert not shared("aa").table.rated
    assert shared("ab").table.rated
    open_again = shared("aa", begun=False)
    open_again.do(Leave(1))
    open_again.do(Leave(0))
    open_again.do(Sit(0, "b", "Ben"))
    assert open_again.table.rated


def test_whoever_asks_agrees_for_all_their_places() -> None:
    seated = shared("aba")
    seated.do(Ask(0, "pause"))
    assert seated.table.request is not None
    assert seated.table.request.asked == {1}
    with pytest.raises(Denied):
        seated.do(Answer(2, True))
    seated.do(Answer(1, True))
    assert seated.table.paused
    alone = shared("a-a")
    alone.do(Ask(2, "pause"))
    assert alone.table.paused
    asked = shared("aba")
    asked.do(Ask(1, "pause"))
    assert asked.table.request is not None
    assert asked.table.request.asked == {0, 2}, "each of them is asked by the other"


def test_turns_of_people_at_one_screen_are_taken_back_at_once() -> None:
    seated = shared("aa")
    for _ in range(10):
        seated.play()
    seat = seated.table.played.steps[0].seat
    seated.do(Ask(seat, "undo"))
    assert seated.table.request is None
    assert len(seated.table.played.steps) < 10


def test_all_play_again_one_seat_further_on() -> None:
    seated = shared("aab")
    for seat in range(3):
        if seated.table.phase == "playing":
            seated.do(Resign(seat))
    seated.do(Ask(0, "rematch"))
    seated.do(Answer(2, True))
    again = Table(seated.table.setup)
    for deed in seated.table.rematch_places():
        again.do(deed, 0)
    assert [place.name for place in again.places] == ["b2", "a0", "a1"]
    assert again.seats_of("a") == [1, 2]
    assert not again.rated


def test_entries_stored_before_there_were_shared_screens_are_read_as_ever() -> None:
    old = b'{"do":"sit","seat":1,"person":"p","name":"Ben"}'
    assert msgspec.json.decode(old, type=AnyDeed) == Sit(1, "p", "Ben", False)
    seated = shared("ab")
    for _ in range(20):
        seated.play()
    plain = msgspec.to_builtins(seated.entries())
    for entry in plain:
        if entry["deed"]["do"] == "sit":
            del entry["deed"]["shared"]
    again = Table.load(seated.table.setup, msgspec.convert(plain, list[Entry]))
    assert everything(again) == everything(seated.table)


def test_a_shared_table_is_the_sum_of_its_entries() -> None:
    seated = shared("a-a")
    for _ in range(20):
        seated.play()
    seated.do(Ask(0, "pause"))
    kept = msgspec.json.decode(msgspec.json.encode(seated.entries()), type=list[Entry])
    assert everything(Table.load(seated.table.setup, kept)) == everything(seated.table)
