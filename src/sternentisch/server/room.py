"""A room: a table in the memory of this process, and everybody who looks at it."""

from __future__ import annotations

import asyncio

from sternentisch.server.protocol import AnyFromServer, encode
from sternentisch.server.store import Kept
from sternentisch.table.chat import Chat
from sternentisch.table.log import speaker_at
from sternentisch.table.table import Table
from sternentisch.text.speaker import Speaker

PATIENCE = 200
"""So many messages may wait for a slow client before it is cut off."""


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
        self.chat = Chat()
        self.keys: dict[tuple[str, str], int] = {}  # the entry made with somebody's key
        self.lock = asyncio.Lock()  # one deed at a time
        self.onlookers: set[Onlooker] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.heard: dict[int, float] = {}  # when a seat last did something at another process
        self.used: float = 0.0  # when somebody last wanted something here

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

    def is_present(self, seat: int) -> bool:
        """Whether whoever has this seat has a socket open here."""
        person = self.table.places[seat].person
        return bool(person) and any(onlooker.person == person for onlooker in self.onlookers)
