"""A table: places, playing, taking back, asking, and what it is the sum of."""

from __future__ import annotations

import copy

import msgspec
import pytest

import sternentisch
from sternentisch import BadInput, IllegalAction
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.rng import Rng
from sternentisch.table.deeds import (
    Answer,
    AnyDeed,
    Ask,
    Away,
    Back,
    Begin,
    Entry,
    Leave,
    Play,
    Redo,
    Reset,
    Resign,
    Resume,
    Return,
    SeatBot,
    Setup,
    Sit,
    TakeOver,
    TimeOut,
    Timing,
    Undo,
)
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table
from tests.table.seated import Seated, denied, everything

GAMES = sternentisch.game_ids()


# --- places ------------------------------------------------------------------------------------


def test_a_game_begins_when_all_places_are_taken() -> None:
    seated = Seated(bots=("", "3"), begun=False)
    seated.do(Leave(0))
    denied(seated, Begin(1), "place-open")
    seated.do(Sit(0, "person-7", "Eve"))
    seated.do(Begin(1))
    assert seated.table.phase == "playing"
    assert [place.name for place in seated.table.places] == ["Eve", ""]
    denied(seated, Leave(0), "begun")


def test_nobody_takes_a_place_that_is_taken_or_two_of_them() -> None:
    seated = Seated(bots=("", "1", "1"), begun=False)
    denied(seated, Sit(0, "person-9", "Eve"), "place-taken")
    denied(seated, SeatBot(1, "2"), "place-taken")
    seated.do(Leave(1))
    denied(seated, Sit(1, "person-0", "Eve"), "already-seated")
    denied(seated, Sit(1, "person-9", "Ada"), "name-taken")
    denied(seated, SeatBot(1, "nobody"), "no-such-bot")
    denied(seated, Sit(3, "person-9", "Eve"), "no-such-seat")
    denied(seated, Leave(1), "place-open")


def test_a_place_is_left_only_by_who_is_meant() -> None:
    seated = Seated(bots=("", "1", ""), begun=False)
    denied(seated, Leave(0, "person-2"), "not-seated")
    denied(seated, Leave(1, "person-0"), "not-seated")
    denied(seated, Leave(0, ""), "place-taken")
    for seat, person in enumerate(("person-0", "", "person-2")):
        seated.do(Leave(seat, person))
    assert all(place.is_open for place in seated.table.places)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup("chess", 2), "unknown game"),
        (Setup("cave-in", 7), "seats"),
        (Setup("cave-in", 2, {"colour": 1}), "colour"),
        (Setup("cave-in", 2, timing=Timing("live", 0, 5)), "timing"),
        (Setup("cave-in", 2, stand_in="nobody"), "unknown bot"),
        (Setup("cave-in", 2, position={"game": "cave-in"}), "position"),
    ],
)
def test_a_table_for_something_impossible_is_not_made(setup: Setup, message: str) -> None:
    with pytest.raises(sternentisch.SternentischError, match=message):
        Table(setup)


# --- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_told(game: str) -> None:
    most = sternentisch.load(game).max_seats
    seated = Seated(game, ("", *["random"] * (most - 1)))
    seated.play_out()
    result = seated.table.result
    assert result is not None
    assert result.how == "played"
    outcome = seated.table.state.outcome()
    assert (result.reason, result.points) == (outcome.reason, outcome.points)
    assert (result.ranks, result.victory) == (outcome.ranks, outcome.victory)
    record = seated.table.record()
    assert sternentisch.load_record(record.to_json()).result == outcome.to_json()
    assert record.bots == ["", *["random"] * (most - 1)]
    denied(seated, Play(0, 0, seated.table.version), "not-playing")


def test_a_move_needs_the_right_seat_the_right_version_and_the_rules() -> None:
    seated = Seated()
    table = seated.table
    seat = table.actor
    assert seat is not None
    legal = table.state.legal()[0].id
    denied(seated, Play(1 - seat, legal, table.version), "not-your-turn")
    denied(seated, Play(seat, legal, table.version - 1), "stale")
    denied(seated, Play(seat, legal, table.version + 1), "stale")
    denied(seated, Play(seat, 999_999, table.version), "no-such-action")
    denied(seated, Play(seat, legal, table.version, "3"), "stale")
    before = copy.deepcopy(everything(table))
    offers = table.state.offers
    illegal = next(id for id in range(len(table.game.table)) if id not in offers)
    with pytest.raises(IllegalAction):
        seated.do(Play(seat, illegal, table.version))
    assert everything(table) == before
    seated.do(Play(seat, legal, table.version))
    denied(
        seated,
        Play(seat, legal, table.version - 1),
        "stale" if table.actor == seat else "not-your-turn",
    )


def test_a_bot_moves_for_its_own_seat_only() -> None:
    seated = Seated(bots=("", "random"))
    table = seated.table
    seated.play_until(1)
    assert table.bot_to_move() == "random"
    legal = table.state.legal()[0].id
    denied(seated, Play(1, legal, table.version), "bot-plays")
    choice = make_bot("random").choose(Knowledge(table.state, 1), Rng(1))
    seated.do(Play(1, choice.id, table.version, "random"))


# --- taking back -------------------------------------------------------------------------------


def skilled() -> Seated:
    """Seat 0 has just played `skill`, which shows nothing new."""
    seated = Seated()
    seated.play_until(0)
    seated.play("skill")
    assert seated.table.actor == 0
    return seated


def test_undo_redo_and_a_fresh_start_of_the_turn() -> None:
    seated = Seated()
    seated.play_until(0)
    table = seated.table
    before = table.state.digest()
    seated.play("skill")
    after = table.state.digest()
    seated.do(Undo(0))
    assert table.state.digest() == before
    denied(seated, Undo(0), "no-undo")
    seated.do(Redo(0))
    assert table.state.digest() == after
    denied(seated, Redo(0), "no-redo")
    seated.do(Reset(0))
    assert table.state.digest() == before
    seated.do(Redo(0))
    assert table.state.digest() == after
    denied(seated, Undo(1), "no-undo")


def test_a_new_move_forgets_what_was_taken_back() -> None:
    seated = skilled()
    seated.do(Undo(0))
    seated.play()
    denied(seated, Redo(0), "no-redo")


def test_what_revealed_something_is_taken_back_by_consent_of_all_people_only() -> None:
    seated = Seated(bots=("", "random", "", ""))
    table = seated.table
    seated.play_until(0)
    before, steps = table.state.digest(), len(table.played.steps)
    seated.play("end")
    denied(seated, Undo(0), "no-undo")
    seated.do(Ask(0, "undo"))
    denied(seated, Ask(2, "pause"), "already-asked")
    denied(seated, Answer(0, True), "not-asked")
    denied(seated, Answer(1, True), "not-asked")
    seated.do(Answer(2, True))
    assert len(table.played.steps) > steps
    seated.do(Answer(3, True))
    assert (table.state.digest(), len(table.played.steps)) == (before, steps)
    assert not table.rated
    denied(seated, Answer(3, True), "not-asked")


def test_one_refusal_is_enough_and_a_move_is_one() -> None:
    seated = Seated()
    seated.play_until(0)
    seated.play("end")
    digest = seated.table.state.digest()
    seated.do(Ask(0, "undo"))
    seated.do(Answer(1, False))
    assert seated.table.request is None
    assert seated.table.state.digest() == digest
    seated.do(Ask(0, "undo"))
    seated.play()
    assert seated.table.request is None
    assert seated.table.rated


def test_who_plays_with_bots_alone_asks_nobody() -> None:
    seated = Seated(bots=("", "random"))
    seated.play_until(0)
    digest = seated.table.state.digest()
    seated.play("end")
    seated.do(Ask(0, "undo"))
    assert seated.table.state.digest() == digest


def test_whoever_has_not_played_has_nothing_to_take_back() -> None:
    seated = Seated()
    first = seated.table.actor
    assert first is not None
    denied(seated, Ask(1 - first, "undo"), "no-turn-yet")


# --- pausing -----------------------------------------------------------------------------------


def test_a_pause_is_agreed_and_ended_by_anybody() -> None:
    seated = Seated(timing=Timing("live", 60_000, 0))
    table = seated.table
    seat = table.actor
    assert seat is not None
    seated.do(Ask(seat, "pause"))
    assert not table.paused
    seated.do(Answer(1 - seat, True))
    assert table.paused
    denied(seated, Play(seat, table.state.offers[0], table.version), "paused")
    denied(seated, Ask(seat, "pause"), "paused")
    seated.wait(3600)
    left = table.clock.left_at(seat, seated.now)
    assert left == 60_000
    seated.do(Resume(1 - seat))
    denied(seated, Resume(1 - seat), "not-paused")
    seated.wait(10)
    assert table.clock.left_at(seat, seated.now) == 50_000


def test_bots_wait_during_a_pause() -> None:
    seated = Seated(bots=("", "random"))
    seated.play_until(1)
    seated.do(Ask(0, "pause"))
    assert seated.table.bot_to_move() == ""
    seated.do(Resume(0))
    assert seated.table.bot_to_move() == "random"


# --- again -------------------------------------------------------------------------------------


def test_a_rematch_is_agreed_after_the_end_and_seats_move_on() -> None:
    seated = Seated(bots=("", "random", ""))
    denied(seated, Ask(0, "rematch"), "not-over")
    seated.do(Resign(0))
    seated.play_out()
    denied(seated, Ask(1, "rematch"), "not-seated")
    seated.do(Ask(2, "rematch"))
    assert not seated.table.rematch
    seated.do(Answer(0, True))
    assert seated.table.rematch
    denied(seated, Ask(0, "rematch"), "already-agreed")
    again = Table(seated.table.setup)
    for deed in seated.table.rematch_places():
        again.do(deed, 0)
    assert [place.name or place.bot for place in again.places] == ["Cleo", "Ada", "random"]
    assert again.places[1].is_human


# --- positions ---------------------------------------------------------------------------------


def test_a_table_may_begin_with_a_position_and_does_not_count() -> None:
    seated = Seated()
    for _ in range(30):
        seated.play()
    position = seated.table.state.to_position()
    other = Seated(position=position)
    assert other.table.state.to_position() == position
    assert not other.table.rated
    other.play_out()
    document = other.table.record().to_json()
    assert document["position"] == position
    assert sternentisch.load_record(document).to_json() == document
    with pytest.raises(BadInput, match="seats"):
        Table(Setup("cave-in", 3, position=position))
    with pytest.raises(BadInput, match="over"):
        Table(Setup("cave-in", 2, position=other.table.state.to_position()))


# --- the sum of its entries --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_sum_of_its_entries(game: str) -> None:
    """Whatever people do, in whatever order: entries alone give the same table again."""
    seats = min(3, sternentisch.load(game).max_seats)
    seated = Seated(game, ("", "", "random")[:seats], Timing("live", 3_600_000, 1_000))
    table, rng = seated.table, seated.rng
    refused = 0
    for _ in range(400):
        seat = rng.below(seats)
        seated.wait(rng.below(40))
        common: list[AnyDeed] = [
            Undo(seat),
            Redo(seat),
            Reset(seat),
            Answer(seat, rng.below(3) > 0),
        ]
        rare: list[AnyDeed] = [
            Ask(seat, ("undo", "pause", "rematch")[rng.below(3)]), Resume(seat), Away(seat),
            Back(seat), TakeOver(seat, "random", rng.below(seats)), Return(seat), TimeOut(seat),
            Sit(seat, "x", "Eve"), Leave(seat), Begin(1),
        ]  # fmt: skip
        pick = rng.below(10)
        try:
            if pick < 6 and table.actor is not None:
                seated.play()
            else:
                deeds = common if pick < 8 else rare
                seated.do(deeds[rng.below(len(deeds))])
        except Denied:
            refused += 1
    assert refused > 20
    assert len(table.history) > 150
    kept = msgspec.json.encode(seated.entries())
    again = Table.load(table.setup, msgspec.json.decode(kept, type=list[Entry]))
    assert everything(again) == everything(table)


def test_a_setup_survives_being_stored() -> None:
    setup = Setup("cryo", 3, {}, Timing("days", 3 * 86_400_000), "4")
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "cryo", "seats": 3, "sets": 1}', type=Setup)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do": "play", "seat": 0, "action": -1, "version": 0}', type=Play)
