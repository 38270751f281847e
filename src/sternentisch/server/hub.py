"""The hub: all rooms of this process. Every deed goes through `act`: checked, stored, then told.

Nobody hears of a deed before it is durable. Another process may be quicker with the same number;
then this one catches up and tries again. What others have done comes by `catch_up`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable

from sternentisch.kernel.game import SEEDS
from sternentisch.kernel.refusal import SternentischError
from sternentisch.server.metrics import Metrics
from sternentisch.server.protocol import PROTOCOL, Said, Update, Welcome, encode
from sternentisch.server.rematches import learn_rematch, make_rematch
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.rooms import Rooms, now
from sternentisch.server.seen import see, see_events
from sternentisch.server.store import Person, Store
from sternentisch.server.thinking import Asker, Thinkers
from sternentisch.server.writer import Writer
from sternentisch.table.chat import Line, cleaned
from sternentisch.table.deeds import (
    CLOSED,
    PLAYING,
    AnyDeed,
    Away,
    Back,
    Begin,
    Close,
    Leave,
    Play,
    TimeOut,
)
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table, Told

log = logging.getLogger("sternentisch.server")
TRIES = 20
"""How often a deed is tried again when another process was quicker."""
MISSING = 10.0
"""So many seconds without a socket make somebody away."""
MISSING_ELSEWHERE = 60.0
"""The same where somebody may have a socket at another process, and after a room was loaded."""
OTHERS = 3.0
"""So many seconds another process has for a bot's move, or a rematch, that it has begun."""
AGAIN = 10.0
"""So many seconds after some trouble the server tries again."""


class Hub(Rooms):
    """All rooms of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], int] = now) -> None:
        super().__init__(store, clock)
        self.writer = Writer(store)
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.hurry: dict[str, asyncio.Event] = {}  # ends the delay before a bot of a room thinks
        self.tasks: set[asyncio.Task[None]] = set()
        self.hinting: set[str] = set()  # who waits for a hint
        self.closing = False

    # --- deeds ----------------------------------------------------------------------------

    async def act(
        self, room: Room, deed: AnyDeed, person: str | None = None, key: str | None = None
    ) -> int:
        """Do something at a table; return the number of the entry once it is durable."""
        async with room.lock:
            room.used = time.monotonic()
            if room.sure is not None:
                await self._rebuild(room)
            for _ in range(TRIES):
                known = room.keys.get((person, key)) if person and key else None
                if known is not None:
                    return known
                told = await self._try(room, deed, person, key)
                if told is not None:
                    break
            else:
                raise Denied("busy")
        self._after(room)
        if isinstance(deed, Begin):
            self.await_players(room)
        return told.entry.number

    async def _try(
        self, room: Room, deed: AnyDeed, person: str | None, key: str | None
    ) -> Told | None:
        """Do something, store it and tell it; None if another process was quicker."""
        leaves = isinstance(deed, Leave) and room.table.seats_of(person) == [deed.seat]
        number = room.table.number
        try:
            told = room.table.do(deed, self.clock())
            deposit = room.deposit(told, person, key, person if leaves else None)
        except SternentischError:  # refused: nothing has changed
            raise
        except Exception:
            await self._go_back(room, number)
            raise
        try:
            stored = await self.writer.deposit(deposit)
        except BaseException:
            await self._rebuild(room)
            raise
        if not stored:
            await self._rebuild(room)
            return None
        if person and key:
            room.keys[person, key] = told.entry.number
        self.metrics.entries.inc()
        self._publish(room, told)
        return told

    async def _rebuild(self, room: Room) -> None:
        """Throw away what is not in the database, and tell what is new there."""
        if room.sure is None:
            room.sure = room.table.number - 1
        if room.table.number > room.sure:  # at once: the database may not answer for a while
            await self._go_back(room, room.sure)
        new = await self._learn(room)
        room.sure = None
        self._after(room, others=True)
        if any(isinstance(told.entry.deed, Away) for told in new):
            self.start(self._greet(room))

    async def _go_back(self, room: Room, number: int) -> None:
        """Make the table anew from so many of its entries."""
        entries = [told.entry for told in room.table.history[:number]]
        room.table = await asyncio.to_thread(Table.load, room.kept.setup, entries)

    async def _learn(self, room: Room) -> list[Told]:
        """Take over what others have stored, and tell it."""
        new = await asyncio.to_thread(self.fill, room, room.table)
        for told in new:
            self._publish(room, told)
            if not isinstance(told.entry.deed, Begin | Close | Away):
                person = room.table.places[told.entry.deed.seat].person
                room.heard.update(dict.fromkeys(room.table.seats_of(person), time.monotonic()))
        return new

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has made an entry: take it over, if anybody here is interested."""
        room = await self._opened(id)
        if room is None:
            return
        async with room.lock:
            if room.sure is not None:
                await self._rebuild(room)
            if room.table.number >= number:
                return
            await self._learn(room)
        await self._greet(room)
        self._after(room, others=True)

    async def catch_up_rematch(self, id: str) -> None:
        """Another process may have made the next table."""
        room = await self._opened(id)
        if room is not None and not room.rematch:
            await learn_rematch(self, room)

    async def _opened(self, id: str) -> Room | None:
        """Return a room of this process; one that is being opened may have missed what is new."""
        opening = self.opening.get(id)
        if opening is not None:
            async with opening:
                pass
        return self.rooms.get(id)

    async def begin(self, room: Room, person: str) -> int:
        """Begin a game with a seed that nobody can guess; a lesson has its own."""
        lesson = room.table.lesson
        seed = lesson.seed if lesson else secrets.randbelow(2 * SEEDS) - SEEDS
        return await self.act(room, Begin(seed), person)

    # --- telling --------------------------------------------------------------------------

    def _publish(self, room: Room, told: Told) -> None:
        """Tell all onlookers of an entry, each as they may know it."""
        at = self.clock()
        messages: dict[tuple[int | None, str], bytes] = {}
        for onlooker in room.onlookers:
            onlooker.seat = room.seat_for(onlooker)
            alike = onlooker.seat, onlooker.lang
            if alike not in messages:
                speaker = room.speaker(onlooker.lang)
                seen = see(room.table, onlooker.seat, at, room.rematch, speaker)
                events = see_events(told.events, onlooker.seat, speaker)
                messages[alike] = encode(Update(told.entry.number, told.entry.at, events, seen))
            onlooker.send(messages[alike])

    async def welcome(self, room: Room, onlooker: Onlooker, chat: int = 0) -> None:
        """Send somebody everything; whoever calls this holds the room's lock."""
        seat = onlooker.seat = room.seat_for(onlooker)
        history = [event for told in room.table.history for event in told.events]
        speaker = room.speaker(onlooker.lang)
        # in a thread: the words of a long game would keep everybody waiting
        events = await asyncio.to_thread(see_events, history, seat, speaker)
        seen = see(room.table, seat, self.clock(), room.rematch, speaker)
        onlooker.send(Welcome(PROTOCOL, seen, events, room.chat.since(chat)))

    async def say(self, room: Room, seat: int | None, who: Person, text: str, key: str) -> None:
        """Let somebody say something at a table; with the same key it is said once."""
        if room.table.phase == CLOSED:
            raise Denied("table-closed")
        plain = cleaned(text)
        for _ in range(TRIES):
            line = Line(room.chat.last + 1, self.clock(), who.name, seat, plain)
            if await asyncio.to_thread(self.store.add_line, room.id, line, who.id, key):
                self._hear(room, [line])
                return
            if await asyncio.to_thread(self.store.has_line, room.id, who.id, key):
                return
            await self.catch_up_chat(room.id)
        raise Denied("busy")

    async def catch_up_chat(self, id: str) -> None:
        """Read what was said at other processes."""
        room = await self._opened(id)
        if room is not None:
            self._hear(room, await asyncio.to_thread(self.store.lines, id, room.chat.last))

    def _hear(self, room: Room, lines: list[Line]) -> None:
        for line in lines:
            if room.chat.hear(line):
                for onlooker in room.onlookers:
                    onlooker.send(Said(line))

    # --- coming and going -----------------------------------------------------------------

    async def enter(self, room: Room, onlooker: Onlooker) -> None:
        """Somebody looks on from now on."""
        room.onlookers.add(onlooker)
        onlooker.seat = room.seat_for(onlooker)
        self.metrics.sockets.inc()
        for seat in room.table.seats_of(onlooker.person):
            room.heard[seat] = time.monotonic()  # whoever waited for them need not any more
            if room.table.places[seat].away_since is not None:
                await self.quietly(room, Back(seat))
        self._after(room)

    async def leave(self, room: Room, onlooker: Onlooker) -> None:
        """A socket is closed."""
        room.onlookers.discard(onlooker)
        room.used = time.monotonic()
        self.metrics.sockets.dec()
        if room.table.phase == PLAYING and not self.closing:
            for seat in room.table.seats_of(onlooker.person):
                self.start(self._miss(room, seat, MISSING))

    def await_players(self, room: Room, delay: float = 0.0) -> None:
        """Note after a while who has not come to a game that goes on."""
        delay = delay or (MISSING_ELSEWHERE if self.store.postgres else MISSING)
        for seat, place in enumerate(room.table.places):
            if place.has_a_say and place.away_since is None and not room.is_present(seat):
                self.start(self._miss(room, seat, delay))

    async def _miss(self, room: Room, seat: int, delay: float) -> None:
        """Wait a little for somebody to come back, or to do something elsewhere."""
        begun = time.monotonic()
        await asyncio.sleep(delay)
        place = room.table.places[seat]
        waited = not room.is_present(seat) and room.table.phase == PLAYING
        if (
            waited
            and room.heard.get(seat, 0.0) < begun
            and place.away_since is None
            and self.rooms.get(room.id) is room  # not forgotten and loaded anew
            and not self.closing
        ):
            await self.quietly(room, Away(seat))
            await self._greet(room)  # they may have come while that was being stored

    async def _greet(self, room: Room) -> None:
        """Whoever is said to be away but has a socket here is back."""
        for seat, place in enumerate(room.table.places):
            if place.away_since is not None and room.is_present(seat):
                await self.quietly(room, Back(seat))

    async def quietly(self, room: Room, deed: AnyDeed) -> None:
        """Do something that may have become impossible or needless by now."""
        with contextlib.suppress(Denied):
            await self.act(room, deed)

    # --- bots, clocks, rematches ----------------------------------------------------------

    def _after(self, room: Room, *, others: bool = False) -> None:
        """Let bots think and clocks run; what another process began is left to it for a while."""
        if self.closing:
            return
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = room.table.clock.deadline() if room.table.phase == PLAYING else None
        loop = asyncio.get_running_loop()
        if deadline is not None:
            delay = (deadline - self.clock()) / 1000
            room.timer = loop.call_later(max(0.0, delay), self._start_time_out, room)
        if room.table.bot_to_move() and room.thinking is None:
            room.thinking = self.start(self._think(room, OTHERS if others else 0.0))
        elif not others and room.id in self.hurry:
            self.hurry[room.id].set()
        if room.table.rematch and room.rematch is None and not room.rematching:
            room.rematching = True
            self.start(make_rematch(self, room, OTHERS if others else 0.0))

    def opened(self, room: Room) -> None:
        """Go on where another process, or this one before, has stopped."""
        self._after(room)
        if room.table.phase == PLAYING:
            self.await_players(room, MISSING_ELSEWHERE)

    def _start_time_out(self, room: Room) -> None:
        room.timer = None
        seat = room.table.clock.running
        if seat is not None:
            self.start(self._time_out(room, seat))

    async def _time_out(self, room: Room, seat: int) -> None:
        try:
            await self.quietly(room, TimeOut(seat))
        except Exception:
            log.exception("a time-out could not be stored", extra={"table": room.id})
            self.try_later(room)
        else:
            self._after(room)

    async def _think(self, room: Room, delay: float) -> None:
        """Let bots play until it is a person's choice."""
        hurry = self.hurry[room.id] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), delay)
            while (bot := room.table.bot_to_move()) and not room.is_unwatched():
                table, seat, version = room.table, room.table.actor, room.table.version
                assert seat is not None
                seed = f"bot:{table.played.seed}:{seat}:{version}"
                if script := table.script():
                    chosen = script.id
                else:
                    asker = Asker(room.kept.owner, room.is_of_bots())
                    chosen = await self.thinkers.choose(asker, table.state, seat, bot, seed)
                await self.quietly(room, Play(seat, chosen, version, bot))
        except Exception as error:
            log.exception("a bot could not play", extra={"table": room.id})
            if not isinstance(error, SternentischError):  # the database, or a thinker: may pass
                self.try_later(room)
        finally:
            room.thinking = None
            self.hurry.pop(room.id, None)

    def look(self, room: Room) -> None:
        """Somebody looks: bots that nobody has watched go on."""
        room.looked = time.monotonic()
        if room.thinking is None and room.table.bot_to_move():
            self._after(room)

    def try_later(self, room: Room) -> None:
        """Go on in a while where there was trouble."""
        asyncio.get_running_loop().call_later(AGAIN, self._try_again, room)

    def _try_again(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            self._after(room)

    def start(self, work: object) -> asyncio.Task[None]:
        """Let something be done while everything else goes on."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(report)
        return task

    # --- stopping ------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish what is being written, and send everybody away."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            if room.timer is not None:
                room.timer.cancel()
            async with room.lock:
                for onlooker in room.onlookers:
                    onlooker.cut_off()
        self.writer.close()
        self.thinkers.close()


def report(task: asyncio.Task[None]) -> None:
    """Log how a task has failed for whose end nobody waits."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task has failed", exc_info=error)
