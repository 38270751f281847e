"""Clocks of a table, moved by hand."""

from __future__ import annotations

import pytest

from sternentisch.table.deeds import Play, Resign, TimeOut, Timing
from sternentisch.table.denied import Denied
from tests.table.seated import Seated

DAY = 86_400_000


def asked(seated: Seated) -> int:
    seat = seated.table.actor
    assert seat is not None
    return seat


def test_time_runs_for_whoever_is_asked_and_a_turn_earns_some() -> None:
    seated = Seated(timing=Timing("live", 60_000, 5_000))
    clock = seated.table.clock
    first = asked(seated)
    seated.wait(10)
    assert clock.left_at(first, seated.now) == 50_000
    while asked(seated) == first:
        seated.play()
    assert clock.left_at(first, seated.now) == 55_000
    assert clock.left_at(1 - first, seated.now) == 60_000
    seated.wait(3)
    assert clock.left_at(1 - first, seated.now) == 57_000


def test_small_decisions_within_a_turn_earn_nothing() -> None:
    seated = Seated(timing=Timing("live", 60_000, 5_000))
    seated.play_until(0)
    left = seated.table.clock.left[0]
    seated.wait(1)
    seated.play("skill")
    assert asked(seated) == 0
    assert seated.table.clock.left[0] == left - 1_000


def test_days_are_full_again_with_every_turn() -> None:
    seated = Seated(timing=Timing("days", 3 * DAY))
    clock = seated.table.clock
    first = asked(seated)
    seated.wait(2 * DAY / 1000)
    while asked(seated) == first:
        seated.play()
    assert clock.left == [3 * DAY, 3 * DAY]


def test_the_time_of_bots_does_not_run() -> None:
    seated = Seated(bots=("", "random"), timing=Timing("live", 60_000))
    seated.play_until(1)
    assert seated.table.clock.deadline() is None
    seated.wait(1000)
    seated.play_until(0)
    assert seated.table.clock.deadline() == seated.now + seated.table.clock.left[0]


def test_who_runs_out_of_time_is_out() -> None:
    seated = Seated(timing=Timing("live", 60_000))
    table = seated.table
    seat = asked(seated)
    seated.wait(59.999)
    with pytest.raises(Denied, match="time-left"):
        seated.do(TimeOut(seat))
    seated.wait(0.001)
    with pytest.raises(Denied, match="time-up"):
        seated.do(Play(seat, table.state.offers[0], table.version))
    with pytest.raises(Denied, match="time-left"):
        seated.do(TimeOut(1 - seat))
    seated.do(TimeOut(seat))
    assert table.result is not None
    assert table.result.ranks[1 - seat] == 1
    assert table.places[seat].out == "time"


def test_time_that_ran_before_the_end_is_gone_and_the_end_earns_none() -> None:
    timing = Timing("live", 60_000, 5_000)
    late = Seated(timing=timing)
    seat = asked(late)
    late.wait(61)
    late.do(TimeOut(seat))
    assert late.table.clock.left_at(seat, late.now) == 0
    other = Seated(timing=timing)
    seat = asked(other)
    other.wait(40)
    other.do(Resign(1 - seat))
    assert other.table.phase == "over"
    assert other.table.clock.left_at(seat, other.now) == 20_000


def test_a_clock_that_goes_back_steals_no_time() -> None:
    seated = Seated(timing=Timing("live", 60_000))
    seat = asked(seated)
    seated.wait(10)
    seated.play()
    left = seated.table.clock.left[seat]
    seated.wait(-500)
    told = seated.play()
    assert seated.table.clock.left[seat] == left
    assert told.entry.at == seated.table.clock.since


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    seated = Seated()
    seated.wait(10**9)
    with pytest.raises(Denied, match="time-left"):
        seated.do(TimeOut(asked(seated)))
    seated.play()
