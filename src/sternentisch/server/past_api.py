"""The HTTP interface to finished games: records, every step of them, and playing on from there."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from sternentisch.kernel.state import State
from sternentisch.server.answers import PROBLEMS, Invite, MaybeLang, MaybeSeat
from sternentisch.server.desk import AnyRequest, Desk, TheDesk
from sternentisch.server.protocol import TableSeen, encode
from sternentisch.server.room import Room
from sternentisch.server.seen import see, see_events
from sternentisch.server.wire import Replayed, StoryStep
from sternentisch.table.deeds import OVER, PLAYING
from sternentisch.table.denied import Denied
from sternentisch.table.line import Line
from sternentisch.table.table import Table
from sternentisch.text.speaker import Speaker


class PastApi(Controller):
    """Looking back. When a game is over its secrets are, too."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{id:str}/record", responses=PROBLEMS)
    async def record(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], invite: Invite = ""
    ) -> Response[msgspec.Raw]:
        """Download the record of a finished game."""
        room = await finished(desk, request, id, invite)
        text = await asyncio.to_thread(lambda: room.table.record().dumps())
        name = f"sternentisch-{room.kept.game}-{id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.Raw(text.encode()), headers=headers)

    @get("/{id:str}/replay/{step:int}", responses=PROBLEMS)
    async def replay(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        step: FromPath[int],
        seat: MaybeSeat = None,
        everybody: FromQuery[bool] = False,
        lang: MaybeLang = "",
        invite: Invite = "",
    ) -> Replayed:
        """Look at a finished game after so many actions: as onlooker, a seat, or all seats."""
        room = await finished(desk, request, id, invite)
        return await asyncio.to_thread(replayed, room, step, seat, everybody, lang)

    @get("/{id:str}/story", responses=PROBLEMS)
    async def story(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        seat: MaybeSeat = None,
        lang: MaybeLang = "",
        invite: Invite = "",
    ) -> list[StoryStep]:
        """Tell a finished game step by step, as an onlooker or a seat saw it."""
        room = await finished(desk, request, id, invite)
        return await asyncio.to_thread(told, room, seat, lang)

    @get("/{id:str}/position/{step:int}", responses=PROBLEMS)
    async def position(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        step: FromPath[int],
        invite: Invite = "",
    ) -> dict[str, Any]:
        """Return a finished game's position after so many actions, to play on from there."""
        room = await finished(desk, request, id, invite)
        check(room.table.played, step, None)
        return await asyncio.to_thread(lambda: room.table.played.at(step).to_position())


async def finished(desk: Desk, request: AnyRequest, id: str, invite: str) -> Room:
    """Return the room of a finished game that a visitor may see."""
    room = await desk.room(id, await desk.visitor(request), invite)
    async with room.lock:  # not before the end of it is durable
        if room.table.phase != OVER:
            raise Denied("not-over")
    return room


def check(line: Line, step: int, seat: int | None) -> None:
    """Refuse a step or a seat that a game does not have."""
    if not 0 <= step <= len(line.steps):
        raise Denied("no-such-step")
    if seat is not None and seat >= line.seats:
        raise Denied("no-such-seat")


def replayed(room: Room, step: int, seat: int | None, everybody: bool, lang: str) -> Replayed:
    """Play a finished game again up to a step."""
    line = room.table.played
    check(line, step, seat)
    state = line.at(step)
    seats = list(range(line.seats)) if everybody else [seat]
    speaker = room.speaker(lang)
    last = line.steps[step - 1] if step else None
    events = line.opening if last is None else last.events
    return Replayed(
        step=step,
        steps=len(line.steps),
        actor=state.actor,
        seat=-1 if last is None else last.seat,
        move="" if last is None else last.action.notation,
        events=see_events(events, seats[0], speaker),
        views=[msgspec.Raw(encode(state.view(one))) for one in seats],
        seen=see_past(room.table, state, step, seats[0], speaker),
    )


def see_past(
    table: Table, state: State, step: int, seat: int | None, speaker: Speaker | None
) -> TableSeen:
    """Return a finished table as a seat saw it after so many actions, without its choices."""
    ended = step == len(table.played.steps)
    return msgspec.structs.replace(
        see(table, seat, 0, speaker=speaker),
        version=step,
        phase=OVER if ended else PLAYING,
        actor=None if ended else state.actor,
        result=table.result if ended else None,
        view=msgspec.Raw(encode(state.view(seat))),
    )


def told(room: Room, seat: int | None, lang: str) -> list[StoryStep]:
    """Tell a finished game: what came before the first choice, then every action."""
    line = room.table.played
    check(line, 0, seat)
    speaker = room.speaker(lang)
    steps = [StoryStep(0, -1, "", see_events(line.opening, seat, speaker))]
    for number, step in enumerate(line.steps, 1):
        events = see_events(step.events, seat, speaker)
        steps.append(StoryStep(number, step.seat, step.action.notation, events))
    return steps
