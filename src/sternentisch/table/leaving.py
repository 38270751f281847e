"""Giving up, running out of time, going away, and letting a bot play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.table.asking import excuse
from sternentisch.table.deeds import PLAYING, Away, Back, Resign, Return, TakeOver, TimeOut
from sternentisch.table.denied import Denied
from sternentisch.table.place import RESIGNED, TIME

if TYPE_CHECKING:
    from sternentisch.table.table import Table

GRACE = 120_000
"""So long somebody must be away before others may let a bot play, in milliseconds."""


def resign(table: Table, deed: Resign, at: int) -> None:
    """Give the game up."""
    table.want(PLAYING)
    if not table.places[deed.seat].is_human:
        raise Denied("no-say")
    table.say("resigned", deed.seat)
    drop(table, deed.seat, RESIGNED, at)


def time_out(table: Table, deed: TimeOut, at: int) -> None:
    """End the game of a seat whose time is up."""
    table.want(PLAYING)
    if table.clock.running != deed.seat or not table.clock.is_up(at):
        raise Denied("time-left")
    table.say("time-out", deed.seat)
    drop(table, deed.seat, TIME, at)


def drop(table: Table, seat: int, why: str, at: int) -> None:
    """Somebody is out of the game; a bot plays on there, for the others' sake."""
    place = table.places[seat]
    place.out = why
    place.bot = table.setup.stand_in
    table.drops.append(seat)
    table.clock.advance(at)
    table.end_if_over()
    if table.phase == PLAYING:
        excuse(table, seat)
        table.say("stand-in", seat, bot=place.bot)


def away(table: Table, deed: Away, at: int) -> None:
    """Note that a person has left the screen."""
    place = table.places[deed.seat]
    if not place.person or place.away_since is not None:
        raise Denied("already-away")
    place.away_since = at
    table.say("away", deed.seat)


def be_back(table: Table, deed: Back, at: int) -> None:
    """Note that a person is at the screen again."""
    place = table.places[deed.seat]
    if place.away_since is None:
        raise Denied("not-away")
    place.away_since = None
    table.say("back", deed.seat)


def take_over(table: Table, deed: TakeOver, at: int) -> None:
    """Let a bot play for a person."""
    table.want(PLAYING)
    place = table.places[deed.seat]
    if not place.has_a_say:
        raise Denied("bot-plays")
    if deed.by != deed.seat:
        if deed.by >= len(table.places) or not table.places[deed.by].has_a_say:
            raise Denied("no-say")
        if place.away_since is None or at - place.away_since < GRACE:
            raise Denied("not-away-long")
    table.check_bot(deed.bot)
    place.bot = deed.bot
    if deed.by == deed.seat:
        table.say("handed-over", deed.seat, bot=deed.bot)
    else:
        table.say("taken-over", deed.seat, bot=deed.bot, other=deed.by)
    excuse(table, deed.seat)


def come_back(table: Table, deed: Return, at: int) -> None:
    """Let a person play again, for whom a bot has played."""
    table.want(PLAYING)
    place = table.places[deed.seat]
    if not place.is_human or not place.bot:
        raise Denied("no-return")
    place.bot = ""
    table.say("returned", deed.seat)
