"""Before the game: taking places, beginning, and closing the table instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.game import SEEDS
from sternentisch.table.deeds import CLOSED, OPEN, PLAYING, Begin, Close, Leave, SeatBot, Sit
from sternentisch.table.denied import Denied
from sternentisch.table.line import Line
from sternentisch.table.place import Place

if TYPE_CHECKING:
    from sternentisch.table.table import Table


def sit(table: Table, deed: Sit, at: int) -> None:
    """Take an open place."""
    table.want(OPEN)
    if not table.places[deed.seat].is_open:
        raise Denied("place-taken")
    if not deed.shared and table.seats_of(deed.person):
        raise Denied("already-seated")
    if any(place.name == deed.name for place in table.places):
        raise Denied("name-taken")
    place = table.places[deed.seat]
    place.person, place.name, place.shared = deed.person, deed.name, deed.shared
    table.say("sat", deed.seat, name=deed.name)


def leave(table: Table, deed: Leave, at: int) -> None:
    """Leave a place, or send a bot away from it."""
    table.want(OPEN)
    if table.places[deed.seat].is_open:
        raise Denied("place-open")
    place = table.places[deed.seat]
    if deed.person is not None and deed.person != place.person:
        raise Denied("not-seated" if deed.person else "place-taken")
    if place.bot:
        table.say("bot-left", -1, bot=place.bot)
    else:
        table.say("left", -1, name=place.name)
    table.places[deed.seat] = Place()


def seat_bot(table: Table, deed: SeatBot, at: int) -> None:
    """Give an open place to a bot."""
    table.want(OPEN)
    if not table.places[deed.seat].is_open:
        raise Denied("place-taken")
    table.check_bot(deed.bot)
    table.places[deed.seat].bot = deed.bot
    table.say("bot-sat", -1, bot=deed.bot)


def begin(table: Table, deed: Begin, at: int) -> None:
    """Begin the game when all places are taken."""
    table.want(OPEN)
    if any(place.is_open for place in table.places):
        raise Denied("place-open")
    if table.lesson is not None and deed.seed != table.lesson.seed:
        raise Denied("bad-seed")
    if not -SEEDS <= deed.seed < SEEDS:
        raise Denied("bad-seed")
    setup = table.setup
    table.line = Line(table.game, setup.seats, deed.seed, setup.options, setup.position)
    table.phase = PLAYING
    table.version = 1
    table.clock.since = at
    table.say("begun", -1)
    table.events += table.line.opening


def close(table: Table, deed: Close, at: int) -> None:
    """Close a table at which no game has begun."""
    table.want(OPEN)
    table.phase = CLOSED
    table.say("closed", -1)
