"""The socket: playing, hearing what happens, and talking."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from sternentisch.kernel.refusal import IllegalAction, SternentischError
from sternentisch.server import protocol as say
from sternentisch.server.advice import give_hint, reasons
from sternentisch.server.desk import CROWD, AnySocket, Desk, TheDesk
from sternentisch.server.hub import Hub, log
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.safety import address_of
from sternentisch.server.seen import denial
from sternentisch.server.store import Person
from sternentisch.table import deeds
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table

PRIVATE, BAD, TOO_FAST = 4404, 4400, 4429
"""Why a socket is closed."""
STUCK = 10.0
"""So many seconds a client may take for one message."""
GONE = (WebSocketDisconnect, TimeoutError, OSError)
"""How it shows that a client has gone."""
COSTS: dict[type[say.AnyFromClient], float] = {say.Hello: 10.0, say.SayNow: 5.0}
"""What a message costs that gives the server, or everybody else, more to do than most."""


@websocket("/api/tables/{id:str}/socket", include_in_schema=False)
async def table_socket(
    socket: AnySocket, desk: TheDesk, id: FromPath[str], invite: FromQuery[str] = ""
) -> None:
    """Serve one client until it goes, unless there are too many from there."""
    person = await desk.visitor(socket)
    most = desk.settings.sockets
    limits = {f"address {address_of(socket.client)}": CROWD * most}
    if person is not None:
        limits[f"person {person.id}"] = most
    with desk.doors.enter(limits) as free:
        if free:
            await serve(socket, desk, id, person, invite)
        else:
            await socket.accept()
            await socket.close(code=TOO_FAST, reason="too-many-sockets")


async def serve(socket: AnySocket, desk: Desk, id: str, person: Person | None, invite: str) -> None:
    """Let somebody look on, and act, until the client goes."""
    try:
        room = await desk.room(id, person, invite)
    except Denied as error:
        await socket.accept()
        await socket.close(code=PRIVATE, reason=error.code)
        return
    await socket.accept()
    onlooker = Onlooker(person.id if person else None)
    tasks: list[asyncio.Task[None]] = []
    try:
        await desk.hub.enter(room, onlooker)
        tasks.append(asyncio.create_task(send_all(socket, onlooker)))
        tasks.append(asyncio.create_task(listen(socket, desk, room, onlooker, person)))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                log.error("a socket failed", exc_info=ended, extra={"table": room.id})
        await desk.hub.leave(room, onlooker)


async def send_all(socket: AnySocket, onlooker: Onlooker) -> None:
    """Send what waits in the queue; None closes the socket, and so does a client that is stuck."""
    while True:
        data = await onlooker.queue.get()
        async with asyncio.timeout(STUCK):
            if data is None:
                await socket.close(code=1012, reason="come back")
                return
            await socket.send_text(data.decode())


async def listen(
    socket: AnySocket, desk: Desk, room: Room, onlooker: Onlooker, person: Person | None
) -> None:
    """Take messages one by one; a bad one closes the socket."""
    address = address_of(socket.client)
    who = f"person {person.id}" if person else f"address {address}"
    while True:
        text = await socket.receive_text()
        try:
            if len(text) > say.LARGEST_MESSAGE:
                raise msgspec.ValidationError("too large")
            message = say.decode_message(text)
            if not getattr(message, "key", "").isprintable():  # databases would choke on it
                raise msgspec.ValidationError("key")
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            await socket.close(code=BAD, reason="bad-message")
            return
        cost = COSTS.get(type(message), 1.0)
        if not desk.buckets.spend(who, cost) or not desk.crowds.spend(address, cost):
            await socket.close(code=TOO_FAST, reason="too-fast")
            return
        # whoever goes in the middle of a deed has done it: storing it is not broken off
        await asyncio.shield(answer(desk, room, onlooker, person, message))


async def answer(
    desk: Desk, room: Room, onlooker: Onlooker, person: Person | None, message: say.AnyFromClient
) -> None:
    """Do what a message says, and answer it."""
    hub = desk.hub
    if isinstance(message, say.Hello):
        async with room.lock:
            await welcome(hub, room, onlooker, message)
        return
    if isinstance(message, say.Ping):
        onlooker.send(say.Pong(hub.clock()))
        return
    told: say.AnyFromServer | None
    try:
        if person is None:
            raise Denied("not-logged-in")
        told = await respond(desk, room, onlooker, person, message)
    except SternentischError as error:
        told = denial(error, message.key, room.speaker(onlooker.lang))
        hub.metrics.refused.labels(told.code).inc()
    except Exception:
        log.exception("a deed could not be stored", extra={"table": room.id})
        told = denial(Denied("trouble"), message.key, room.speaker(onlooker.lang))
    if told is not None:
        onlooker.send(told)


async def welcome(hub: Hub, room: Room, onlooker: Onlooker, message: say.Hello) -> None:
    """Send everything, as the seat that somebody wants to look on as."""
    code = ""
    if message.protocol != say.PROTOCOL:
        code = "other-protocol"
    elif message.seat is not None and message.seat not in room.table.seats_of(onlooker.person):
        code = "not-seated"
    if code:
        onlooker.send(denial(Denied(code), "", room.speaker(message.lang)))
        return
    onlooker.lang = message.lang
    onlooker.seat = message.seat
    if message.seat is None:
        onlooker.seat = room.seat_by_default(onlooker.person)
    await hub.welcome(room, onlooker, message.chat)


async def respond(
    desk: Desk, room: Room, onlooker: Onlooker, person: Person, message: say.Keyed
) -> say.AnyFromServer | None:
    """Do what somebody wants, and return the answer; None if it comes later."""
    hub = desk.hub
    if isinstance(message, say.SayNow):
        who = speaks(room, onlooker, person)
        await hub.say(room, room.seat_for(onlooker), who, message.text, message.key)
        return say.Done(message.key, room.table.number)
    seats = room.table.seats_of(person.id)
    if not seats:
        raise Denied("not-seated")
    if isinstance(message, say.WhyNot):
        async with room.lock:  # not before what is being done is durable
            seat = room.seat_for(onlooker)
            if seat is None:
                raise Denied("not-seated")
            answers = reasons(room.table, seat, message.actions, room.speaker(onlooker.lang))
            return say.Because(message.key, room.table.version, answers)
    if isinstance(message, say.HintNow):
        await give_hint(hub, room, onlooker, message.key)
        return None
    began = time.perf_counter()
    if isinstance(message, say.ResignNow):
        number = await resign(hub, room, person.id, message.key)
    else:
        looking = room.seat_for(onlooker)
        deed = deed_of(message, room.table, seats, looking)
        try:
            number = await hub.act(room, deed, person.id, message.key)
        except IllegalAction as error:
            if room.table.actor != looking:  # the rule may tell of a hand that was not shown yet
                raise Denied("rule") from error
            raise
    hub.metrics.latency.observe(time.perf_counter() - began)
    return say.Done(message.key, number)


async def resign(hub: Hub, room: Room, person: str, key: str) -> int:
    """Give up on all places of somebody, one by one; sent again it goes on where it stopped."""
    places = room.table.places
    seats = room.table.seats_of(person)
    staying = [seat for seat in seats if places[seat].is_human]
    number = await hub.act(room, deeds.Resign((staying or seats)[0]), person, key)
    for seat in seats:
        if room.table.phase == deeds.PLAYING and room.table.places[seat].is_human:
            await hub.quietly(room, deeds.Resign(seat))
    return number


def speaks(room: Room, onlooker: Onlooker, person: Person) -> Person:
    """Return who speaks; of several people at one screen, the one it looks on as."""
    seat = room.seat_for(onlooker)
    if seat is None or not room.table.places[seat].shared:
        return person
    return Person(person.id, room.table.places[seat].name)


def deed_of(
    message: say.Keyed, table: Table, seats: list[int], looking: int | None
) -> deeds.AnyDeed:
    """Return what a message wants done, by one of the seats of whoever sent it."""
    places = table.places
    seat = seats[0] if looking is None else looking
    ordered = sorted(seats, key=lambda one: one != seat)  # the one that looks on comes first

    def first(fits: Callable[[int], bool]) -> int:
        return next(filter(fits, ordered), seat)

    match message:
        case say.PlayNow():
            actor = first(lambda one: one == table.actor)
            return deeds.Play(actor, message.action, message.version)
        case say.UndoNow():
            return deeds.Undo(seat)
        case say.RedoNow():
            return deeds.Redo(seat)
        case say.ResetNow():
            return deeds.Reset(seat)
        case say.AskNow():
            return deeds.Ask(first(lambda one: places[one].has_a_say), message.what)
        case say.AnswerNow():
            asked = table.request.asked if table.request else set()
            return deeds.Answer(first(lambda one: one in asked), message.yes)
        case say.ResumeNow():
            return deeds.Resume(first(lambda one: places[one].is_human))
        case say.TakeOverNow():
            mine = message.seat in seats
            by = message.seat if mine else first(lambda one: places[one].has_a_say)
            return deeds.TakeOver(message.seat, message.bot, by)
        case say.ReturnNow():
            return deeds.Return(first(lambda one: places[one].is_human and bool(places[one].bot)))
        case _:
            raise AssertionError(message)
