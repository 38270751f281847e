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
from sternentisch.kernel.registry import load
from sternentisch.server.metrics import Metrics
from sternentisch.server.protocol import PROTOCOL, DeniedSeen, Said, Update, Welcome, encode
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.seen import see, see_events, see_places
from sternentisch.server.store import Deposit, Kept, Store
from sternentisch.server.thinking import Thinkers
from sternentisch.server.writer import Writer
from sternentisch.table.chat import Line, cleaned
from sternentisch.table.deeds import (
    OPEN,
    PLAYING,
    AnyDeed,
    Away,
    Back,
    Begin,
    Leave,
    Play,
    Resign,
    Return,
    SeatBot,
    Setup,
    Sit,
    TakeOver,
    TimeOut,
)
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table, Told

log = logging.getLogger("sternentisch.server")
SEATING = (Sit, Leave, SeatBot, Begin, TakeOver, Return, Resign, TimeOut)
"""Deeds after which other people or bots play."""
TRIES = 20
"""How often a deed is tried again when another process was quicker."""
MISSING = 10.0
"""So many seconds without a socket make somebody away."""
OTHERS = 3.0
"""So many seconds another process has for the move of a bot that it has begun."""
AGAIN = 10.0
"""So many seconds after some trouble a bot tries again."""
IDLE = 600.0
"""So many seconds after its last use an empty room is forgotten; the database has it."""


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.writer = Writer(store)
        self.thinkers = thinkers
        self.clock = clock
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.hurry: dict[str, asyncio.Event] = {}  # ends the delay before a bot of a room thinks
        self.doubtful: set[str] = set()  # rooms that could not be rebuilt yet
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # --- rooms ----------------------------------------------------------------------------

    async def create(self, setup: Setup, owner: str, *, private: bool) -> Room:
        """Make a table; nobody sits at it yet."""
        table = Table(setup)
        at = self.clock()
        game = table.game
        kept = Kept(
            id=secrets.token_urlsafe(9),
            invite=secrets.token_urlsafe(18),
            owner=owner,
            private=private,
            game=game.id,
            content=basis(game.id),
            setup=setup,
            phase=OPEN,
            places=see_places(table),
            result=None,
            rematch=None,
            created=at,
            changed=at,
        )
        await asyncio.to_thread(self.store.add_table, kept)
        room = Room(kept, table)
        room.used = time.monotonic()
        self.rooms[kept.id] = room
        return room

    async def room(self, id: str) -> Room:
        """Return a room, from the database if need be."""
        room = self.rooms.get(id)
        if room is None:
            try:
                async with self.opening.setdefault(id, asyncio.Lock()):
                    room = self.rooms.get(id)
                    if room is None:
                        room = await asyncio.to_thread(self._load, id)
                        self.rooms[id] = room
                        self._after(room)
            finally:
                self.opening.pop(id, None)
        room.used = time.monotonic()
        return room

    def _load(self, id: str) -> Room:
        kept = self.store.table(id)
        if kept is None:
            raise Denied("no-such-table")
        if kept.content != basis(kept.game):
            raise Denied("other-content")
        room = Room(kept, Table(kept.setup))
        self._fill(room, room.table)
        room.chat.lines = self.store.lines(id)
        return room

    def _fill(self, room: Room, table: Table) -> list[Told]:
        """Do what the database knows and a table of this room does not."""
        told = []
        for entry, person, key in self.store.entries(room.id, table.number):
            told.append(table.do(entry.deed, entry.at))
            if person is not None and key is not None:
                room.keys[person, key] = entry.number
        return told

    def forget_idle(self) -> None:
        """Forget rooms that nobody has used for a while."""
        limit = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            busy = room.onlookers or room.thinking or room.timer or room.lock.locked()
            if not busy and room.used < limit:
                del self.rooms[id]

    # --- deeds ----------------------------------------------------------------------------

    async def act(
        self, room: Room, deed: AnyDeed, person: str | None = None, key: str | None = None
    ) -> int:
        """Do something at a table; return the number of the entry once it is durable."""
        async with room.lock:
            if room.id in self.doubtful:
                await self._rebuild(room)
            if person is not None and key is not None and (person, key) in room.keys:
                return room.keys[person, key]
            for _ in range(TRIES):
                leaver = (
                    person
                    if isinstance(deed, Leave) and room.seat_of(person) == deed.seat
                    else None
                )
                told = room.table.do(deed, self.clock())
                table = room.table
                deposit = Deposit(
                    table=room.id,
                    entry=told.entry,
                    phase=table.phase,
                    person=person,
                    key=key,
                    leaver=leaver,
                    places=see_places(table) if isinstance(deed, SEATING) else None,
                    result=table.result,
                )
                try:
                    stored = await self.writer.deposit(deposit)
                except BaseException:
                    await self._rebuild(room)
                    raise
                if stored:
                    if person is not None and key is not None:
                        room.keys[person, key] = told.entry.number
                    self.metrics.entries.inc()
                    self._publish(room, told)
                    break
                await self._rebuild(room)
                if person is not None and key is not None and (person, key) in room.keys:
                    return room.keys[person, key]
            else:
                raise Denied("busy")
        if room.table.rematch and room.rematch is None:
            await self._rematch(room)
        self._after(room)
        return told.entry.number

    async def _rebuild(self, room: Room) -> None:
        """Throw away what is not in the database, and tell what is new there."""
        self.doubtful.add(room.id)  # until the database has answered
        known = room.table.number - 1
        table = Table(room.kept.setup)
        told = await asyncio.to_thread(self._fill, room, table)
        room.table = table
        self.doubtful.discard(room.id)
        for later in told[known:]:
            self._publish(room, later)
        self._after(room, others=True)

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has made an entry: take it over, if anybody here is interested."""
        room = await self._opened(id)
        if room is None:
            return
        async with room.lock:
            if room.id in self.doubtful:
                await self._rebuild(room)
            if room.table.number >= number:
                return
            for told in await asyncio.to_thread(self._fill, room, room.table):
                self._publish(room, told)
        for seat, place in enumerate(room.table.places):
            if place.away_since is not None and room.is_present(seat):
                await self._quietly(room, Back(seat))
        self._after(room, others=True)

    async def _opened(self, id: str) -> Room | None:
        """Return a room of this process; one that is being opened may have missed what is new."""
        opening = self.opening.get(id)
        if opening is not None:
            async with opening:
                pass
        return self.rooms.get(id)

    async def begin(self, room: Room, person: str) -> int:
        """Begin a game with a seed that nobody can guess."""
        return await self.act(room, Begin(secrets.randbelow(2 * SEEDS) - SEEDS), person)

    # --- telling --------------------------------------------------------------------------

    def _publish(self, room: Room, told: Told) -> None:
        """Tell all onlookers of an entry, each as they may know it."""
        at = self.clock()
        messages: dict[int | None, bytes] = {}
        for onlooker in room.onlookers:
            onlooker.seat = room.seat_of(onlooker.person)
            seat = onlooker.seat
            if seat not in messages:
                seen = see(room.table, seat, at, room.rematch)
                events = see_events(told.events, seat)
                messages[seat] = encode(Update(told.entry.number, told.entry.at, events, seen))
            onlooker.send(messages[seat])

    def welcome(self, room: Room, onlooker: Onlooker, chat: int = 0) -> None:
        """Send somebody everything."""
        seat = onlooker.seat = room.seat_of(onlooker.person)
        events = [event for told in room.table.history for event in told.events]
        seen = see(room.table, seat, self.clock(), room.rematch)
        lines = room.chat.since(chat)
        onlooker.send(Welcome(PROTOCOL, seen, see_events(events, seat), lines))

    async def say(self, room: Room, onlooker: Onlooker, name: str, text: str) -> None:
        """Say something at a table."""
        plain = cleaned(text)
        for _ in range(TRIES):
            line = Line(len(room.chat.lines) + 1, self.clock(), name, onlooker.seat, plain)
            if await asyncio.to_thread(self.store.add_line, room.id, line):
                self._hear(room, [line])
                return
            await self.catch_up_chat(room.id)
        raise Denied("busy")

    async def catch_up_chat(self, id: str) -> None:
        """Read what was said at other processes."""
        room = await self._opened(id)
        if room is not None:
            self._hear(room, await asyncio.to_thread(self.store.lines, id, len(room.chat.lines)))

    def _hear(self, room: Room, lines: list[Line]) -> None:
        for line in lines:
            if line.number == len(room.chat.lines) + 1:
                room.chat.lines.append(line)
                for onlooker in room.onlookers:
                    onlooker.send(Said(line))

    # --- coming and going -----------------------------------------------------------------

    async def enter(self, room: Room, onlooker: Onlooker) -> None:
        """Somebody looks on from now on."""
        room.onlookers.add(onlooker)
        seat = onlooker.seat = room.seat_of(onlooker.person)
        self.metrics.sockets.inc()
        if seat is not None and room.table.places[seat].away_since is not None:
            await self._quietly(room, Back(seat))
        self._after(room)

    async def leave(self, room: Room, onlooker: Onlooker) -> None:
        """A socket is closed."""
        room.onlookers.discard(onlooker)
        self.metrics.sockets.dec()
        seat = onlooker.seat
        if seat is not None and room.table.phase == PLAYING and not self.closing:
            self._start(self._miss(room, seat))

    async def _miss(self, room: Room, seat: int) -> None:
        """Wait a little for somebody to come back."""
        await asyncio.sleep(MISSING)
        place = room.table.places[seat]
        waited = not room.is_present(seat) and room.table.phase == PLAYING
        if waited and place.away_since is None and not self.closing:
            await self._quietly(room, Away(seat))

    async def _quietly(self, room: Room, deed: AnyDeed) -> None:
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
            room.thinking = self._start(self._think(room, OTHERS if others else 0.0))
        elif not others and room.id in self.hurry:
            self.hurry[room.id].set()

    def _start_time_out(self, room: Room) -> None:
        room.timer = None
        seat = room.table.clock.running
        if seat is not None:
            self._start(self._time_out(room, seat))

    async def _time_out(self, room: Room, seat: int) -> None:
        await self._quietly(room, TimeOut(seat))
        self._after(room)

    async def _think(self, room: Room, delay: float) -> None:
        """Let bots play until it is a person's choice."""
        hurry = self.hurry[room.id] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), delay)
            while bot := room.table.bot_to_move():
                table, seat, version = room.table, room.table.actor, room.table.version
                assert seat is not None
                seed = f"bot:{table.played.seed}:{seat}:{version}"
                chosen = await self.thinkers.choose(table.state, seat, bot, seed)
                await self._quietly(room, Play(seat, chosen, version, bot))
        except SternentischError:
            log.exception("a bot could not play", extra={"table": room.id})
        except Exception:  # the database, or a thinker: that may pass
            log.exception("a bot could not play", extra={"table": room.id})
            asyncio.get_running_loop().call_later(AGAIN, self._think_again, room)
        finally:
            room.thinking = None
            self.hurry.pop(room.id, None)

    def _think_again(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            self._after(room)

    async def _rematch(self, room: Room) -> None:
        """Make the next table, with everybody seated and the game begun."""
        room.rematch = ""  # being made
        next_room = await self.create(room.kept.setup, room.kept.owner, private=room.kept.private)
        if await asyncio.to_thread(self.store.set_rematch, room.id, next_room.id):
            for deed in room.table.rematch_places():
                await self.act(next_room, deed)
            await self.begin(next_room, room.kept.owner)
        kept = await asyncio.to_thread(self.store.table, room.id)
        room.rematch = kept.rematch if kept else next_room.id
        for onlooker in room.onlookers:
            self.welcome(room, onlooker, len(room.chat.lines))

    def _start(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- starting and stopping ------------------------------------------------------------

    async def resume(self) -> int:
        """After a start: bring back the games under way in which a bot or a clock must go on."""
        playing = await asyncio.to_thread(self.store.tables, PLAYING, 10_000, public=False)
        for kept in playing:
            try:
                await self.room(kept.id)
            except SternentischError as error:
                log.warning("a table cannot be played on: %s", error, extra={"table": kept.id})
        return len(playing)

    async def close(self) -> None:
        """Finish what is being written, and send everybody away."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            async with room.lock:
                for onlooker in room.onlookers:
                    onlooker.cut_off()
        self.writer.close()
        self.thinkers.close()


def basis(game: str) -> str:
    """Return what a game is played with: records of another basis may come out differently."""
    loaded = load(game)
    return f"{loaded.behaviour}:{loaded.content.hash}"


def denial(error: SternentischError, key: str = "") -> DeniedSeen:
    """Return how a refusal is told: by its code, or by the rule of the game."""
    if isinstance(error, Denied):
        return DeniedSeen(key, error.code)
    rule = getattr(error, "rule", "")
    return DeniedSeen(key, "rule" if rule else "bad-input", rule)
