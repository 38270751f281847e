"""A room: a table in the memory of this process, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time

from msgspec.structs import replace

from sternentisch.server.protocol import AnyFromServer, encode
from sternentisch.server.seen import see_places
from sternentisch.server.store import Deposit, Kept
from sternentisch.table.chat import Chat
from sternentisch.table.deeds import Begin, Leave, Resign, Return, SeatBot, Sit, TakeOver, TimeOut
from sternentisch.table.log import speaker_at
from sternentisch.table.table import Table, Told
from sternentisch.text.speaker import Speaker

PATIENCE = 200
"""So many messages may wait for a slow client before it is cut off."""
UNWATCHED = 60.0
"""So many seconds after the last look of somebody bots play on alone."""
SEATING = (Sit, Leave, SeatBot, Begin, TakeOver, Return, Resign, TimeOut)
"""Deeds after which other people or bots play."""


class Onlooker:
    """One open socket: whose it is, as which seat it looks on, and what waits to be sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.lang = ""  # the language of the words that are sent; "": none
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(PATIENCE)

    def send(self, message: AnyFromServer | bytes) -> None:
        """Put a message into the queue; None in it means: close."""
        data = message if isinstance(message, bytes) else encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Close the socket: the client comes back and asks for everything."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A table, its chat, the keys of its entries, and its onlookers."""

    def __init__(self, kept: Kept, table: Table) -> None:
        self.id = kept.id
        self.kept = kept
        self.table = table
        self.rematch = kept.rematch
        self.rematching = False  # whether the next table is being made here
        self.chat = Chat()
        self.keys: dict[tuple[str, str], int] = {}  # the entry made with somebody's key
        self.lock = asyncio.Lock()  # one deed at a time
        self.sure: int | None = None  # while the last entry is in doubt: how many are stored
        self.onlookers: set[Onlooker] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.heard: dict[int, float] = {}  # when a seat last came, or acted at another process
        self.used: float = 0.0  # when somebody last wanted something here
        self.looked: float = time.monotonic()  # when somebody last looked
        self.visited = max(kept.changed, kept.visited)  # while it is open: as the database knows

    def seat_for(self, onlooker: Onlooker) -> int | None:
        """Return as whom somebody looks on; who has several places must have said as whom."""
        seats = self.table.seats_of(onlooker.person)
        if onlooker.seat in seats:
            return onlooker.seat
        return seats[0] if len(seats) == 1 else None

    def seat_by_default(self, person: str | None) -> int | None:
        """Return as whom somebody looks on who does not say so: as whoever is asked."""
        seats = self.table.seats_of(person)
        if not seats:
            return None
        return self.table.actor if self.table.actor in seats else seats[0]

    def speaker(self, lang: str) -> Speaker | None:
        """Return who finds words for this table in a language; None for no language."""
        return speaker_at(self.table, lang) if lang else None

    def is_of_bots(self) -> bool:
        """Whether bots play here alone: no person chooses for a place."""
        return not any(place.has_a_say for place in self.table.places)

    def is_unwatched(self) -> bool:
        """Whether bots play here alone, and nobody has looked for a while."""
        looked = bool(self.onlookers) or time.monotonic() - self.looked < UNWATCHED
        return self.is_of_bots() and not looked

    def is_present(self, seat: int) -> bool:
        """Whether whoever has this seat has a socket open here."""
        person = self.table.places[seat].person
        return bool(person) and any(onlooker.person == person for onlooker in self.onlookers)

    def deposit(
        self,
        told: Told,
        person: str | None = None,
        key: str | None = None,
        leaver: str | None = None,
    ) -> Deposit:
        """Return the entry that was just made here as it is to be stored."""
        table = self.table
        seating = isinstance(told.entry.deed, SEATING)
        return Deposit(
            table=self.id,
            entry=told.entry,
            phase=table.phase,
            person=person,
            key=key,
            leaver=leaver,
            places=[replace(one, away=False) for one in see_places(table)] if seating else None,
            sitters=[one.person for one in table.places] if seating else None,
            result=table.result,
            actor=table.waits_for(),
            rated=table.rated,
        )
