"""The socket: playing, hearing what happens, and talking."""

from __future__ import annotations

import asyncio
import time

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from sternentisch.kernel.refusal import SternentischError
from sternentisch.server import protocol as say
from sternentisch.server.desk import AnySocket, Desk, TheDesk
from sternentisch.server.hub import denial, log
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.store import Person
from sternentisch.table import deeds
from sternentisch.table.denied import Denied

PRIVATE, BAD, TOO_FAST = 4404, 4400, 4429
"""Why a socket is closed."""
STUCK = 10.0
"""So many seconds a client may take for one message."""
GONE = (WebSocketDisconnect, TimeoutError, OSError)
"""How it shows that a client has gone."""


@websocket("/api/tables/{id:str}/socket", include_in_schema=False)
async def table_socket(
    socket: AnySocket, desk: TheDesk, id: FromPath[str], invite: FromQuery[str] = ""
) -> None:
    """Serve one client until it goes."""
    person = await desk.visitor(socket)
    try:
        room = await desk.room(id, person, invite)
    except Denied:
        await socket.accept()
        await socket.close(code=PRIVATE, reason="no-such-table")
        return
    await socket.accept()
    onlooker = Onlooker(person.id if person else None, None)
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
    address = socket.client.host if socket.client else "unknown"
    who = f"person {person.id}" if person else f"address {address}"
    while True:
        text = await socket.receive_text()
        if not desk.buckets.spend(who):
            await socket.close(code=TOO_FAST, reason="too-fast")
            return
        try:
            if len(text) > say.LARGEST_MESSAGE:
                raise msgspec.ValidationError("too large")
            message = say.decode_message(text)
            if not getattr(message, "key", "").isprintable():  # databases would choke on it
                raise msgspec.ValidationError("key")
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            await socket.close(code=BAD, reason="bad-message")
            return
        # whoever goes in the middle of a deed has done it: storing it is not broken off
        await asyncio.shield(answer(desk, room, onlooker, person, message))


async def answer(
    desk: Desk, room: Room, onlooker: Onlooker, person: Person | None, message: say.AnyFromClient
) -> None:
    """Do what a message says, and answer it."""
    hub = desk.hub
    if isinstance(message, say.Hello):
        if message.protocol != say.PROTOCOL:
            onlooker.send(say.DeniedSeen("", "other-protocol"))
            return
        async with room.lock:
            hub.welcome(room, onlooker, message.chat)
        return
    if isinstance(message, say.Ping):
        onlooker.send(say.Pong(hub.clock()))
        return
    began = time.perf_counter()
    try:
        if person is None:
            raise Denied("not-logged-in")
        if isinstance(message, say.SayNow):
            said = person.id, f"say {message.key}"
            if said not in room.keys:
                room.keys[said] = room.table.number
                try:
                    await hub.say(room, onlooker, person.name, message.text)
                except BaseException:
                    del room.keys[said]
                    raise
            number = room.keys[said]
        else:
            seat = room.seat_of(person.id)
            if seat is None:
                raise Denied("not-seated")
            number = await hub.act(room, deed_of(message, seat), person.id, message.key)
            hub.metrics.latency.observe(time.perf_counter() - began)
    except SternentischError as error:
        told = denial(error, message.key)
        hub.metrics.refused.labels(told.code).inc()
        onlooker.send(told)
    except Exception:
        log.exception("a deed could not be stored", extra={"table": room.id})
        onlooker.send(say.DeniedSeen(message.key, "trouble"))
    else:
        onlooker.send(say.Done(message.key, number))


def deed_of(message: say.AnyFromClient, seat: int) -> deeds.AnyDeed:
    """Return what a message wants done by the seat of whoever sent it."""
    match message:
        case say.PlayNow():
            return deeds.Play(seat, message.action, message.version)
        case say.UndoNow():
            return deeds.Undo(seat)
        case say.RedoNow():
            return deeds.Redo(seat)
        case say.ResetNow():
            return deeds.Reset(seat)
        case say.AskNow():
            return deeds.Ask(seat, message.what)
        case say.AnswerNow():
            return deeds.Answer(seat, message.yes)
        case say.ResumeNow():
            return deeds.Resume(seat)
        case say.ResignNow():
            return deeds.Resign(seat)
        case say.TakeOverNow():
            return deeds.TakeOver(message.seat, message.bot, seat)
        case say.ReturnNow():
            return deeds.Return(seat)
        case _:
            raise AssertionError(message)
