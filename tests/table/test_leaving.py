"""Giving up, going away, letting a bot play on."""

from __future__ import annotations

import pytest

from sternentisch.table.deeds import (
    Answer,
    Ask,
    Away,
    Back,
    Play,
    Resign,
    Return,
    TakeOver,
    Wish,
)
from tests.table.seated import Seated, denied


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    seated = Seated()
    seated.do(Resign(0))
    result = seated.table.result
    assert seated.table.phase == "over"
    assert result is not None
    assert (result.how, result.ranks) == ("left", [2, 1])
    denied(seated, Resign(1), "not-playing")


def test_of_more_the_others_play_on_and_whoever_left_comes_last() -> None:
    seated = Seated(bots=("", "", ""))
    table = seated.table
    seated.play_until(1)
    seated.do(Resign(1))
    assert table.phase == "playing"
    assert table.bot_to_move() == "2"
    seated.play_out()
    assert table.result is not None
    assert table.result.how == "played"
    assert table.result.ranks[1] == 3
    assert sorted(table.result.ranks)[0] == 1


def test_those_who_left_first_are_ranked_last() -> None:
    seated = Seated(bots=("", "", "", ""))
    for seat in (2, 0, 3):
        seated.do(Resign(seat))
    assert seated.table.result is not None
    assert seated.table.result.ranks == [3, 1, 4, 2]


def test_without_people_the_game_ends() -> None:
    seated = Seated(bots=("", "random", "random"))
    seated.do(Resign(0))
    assert seated.table.phase == "over"
    assert seated.table.result is not None
    assert seated.table.result.ranks[0] == 3


def test_a_team_goes_on_without_one_and_loses_without_all() -> None:
    seated = Seated("astro-knights", ("", ""))
    seated.do(Resign(0))
    assert seated.table.phase == "playing"
    seated.do(Resign(1))
    result = seated.table.result
    assert result is not None
    assert result.victory is False


def test_others_may_let_a_bot_play_for_somebody_long_away() -> None:
    seated = Seated(bots=("", "", ""))
    table = seated.table
    seated.play_until(1)
    denied(seated, TakeOver(1, "3", 0), "not-away-long")
    seated.do(Away(1))
    denied(seated, Away(1), "already-away")
    seated.wait(119)
    denied(seated, TakeOver(1, "3", 0), "not-away-long")
    seated.wait(1)
    denied(seated, TakeOver(1, "nobody", 0), "no-such-bot")
    seated.do(TakeOver(1, "3", 0))
    assert table.bot_to_move() == "3"
    denied(seated, TakeOver(1, "3", 0), "bot-plays")
    seated.do(Back(1))
    denied(seated, Back(1), "not-away")
    version = table.version
    seated.do(Return(1))
    assert table.bot_to_move() == ""
    denied(seated, Play(1, table.state.offers[0], version, "3"), "stale")
    denied(seated, Return(1), "no-return")
    seated.play()


def test_one_may_let_a_bot_play_for_oneself_at_any_time() -> None:
    seated = Seated()
    seated.play_until(0)
    seated.let_bot_play(0)
    assert seated.table.bot_to_move() == "random"
    denied(seated, Ask(0, "pause"), "no-say")
    seated.do(Return(0))
    assert seated.table.actor == 0


@pytest.mark.parametrize("what", ["undo", "pause"])
def test_who_ends_the_game_by_leaving_grants_nothing(what: Wish) -> None:
    seated = Seated()
    table = seated.table
    asking = table.actor
    assert asking is not None
    seated.play()
    seated.play_until(1 - asking)
    steps, before = len(table.played.steps), table.state.digest()
    seated.do(Ask(asking, what))
    told = seated.do(Resign(1 - asking))
    assert [event.kind for event in told.events] == ["table-resigned", "table-ended"]
    assert (len(table.played.steps), table.state.digest()) == (steps, before)
    assert not table.rewound
    assert not table.paused
    assert table.request is None


def test_nobody_waits_for_the_answer_of_somebody_who_left() -> None:
    seated = Seated(bots=("", "", ""))
    seated.do(Ask(0, "pause"))
    seated.do(Answer(1, True))
    seated.do(Resign(2))
    assert seated.table.paused
    other = Seated(bots=("", "", ""))
    other.do(Ask(0, "pause"))
    other.do(Resign(0))
    assert other.table.request is None
