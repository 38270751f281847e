"""The HTTP interface: people and tables. Playing itself goes over the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

import sternentisch
from sternentisch.kernel.refusal import SternentischError
from sternentisch.server.answers import NOTHING, PROBLEMS, Invite, Lang, MaybeSeat
from sternentisch.server.cards import card, listed
from sternentisch.server.desk import AnyRequest, Desk, TheDesk
from sternentisch.server.limits import only_bots, within_limits
from sternentisch.server.people import (
    COOKIE,
    LIFETIME,
    checked_name,
    claim,
    log_in,
    login_of,
    new_guest,
    rename,
)
from sternentisch.server.protocol import TableSeen
from sternentisch.server.room import Room
from sternentisch.server.safety import address_of
from sternentisch.server.seen import see
from sternentisch.server.store import Person
from sternentisch.server.wire import (
    BotSeat,
    Credentials,
    Guest,
    Me,
    NewTable,
    SitDown,
    TableCard,
)
from sternentisch.table.deeds import OPEN, OVER, PLAYING, Close, Leave, SeatBot, Setup, Sit
from sternentisch.table.denied import Denied
from sternentisch.table.lesson import LEARNER, lesson_of
from sternentisch.table.log import Sentence, log, speaker_at

LISTED = 100
"""Tables in a list."""


def cookie_for(desk: Desk, value: str, max_age: int) -> Cookie:
    """Return the cookie by which a browser is known, or by which it is forgotten."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=desk.settings.secure,
        path="/",
    )


def signed_in(desk: Desk, person: Person) -> Response[Me]:
    """Answer who somebody is, with a cookie that says so from now on."""
    cookie = cookie_for(desk, desk.signer.sign(person.id, desk.hub.clock()), LIFETIME)
    return Response(Me(person.id, person.name, person.login is None), cookies=[cookie])


class PeopleApi(Controller):
    """Who somebody is."""

    path = "/api"
    tags = ("people",)

    @get("/me", responses=PROBLEMS)
    async def me(self, request: AnyRequest, desk: TheDesk) -> Me | None:
        """Tell who you are; null if nobody yet."""
        person = await desk.visitor(request)
        return None if person is None else Me(person.id, person.name, person.login is None)

    @post("/guest", responses=PROBLEMS)
    async def guest(
        self, request: AnyRequest, desk: TheDesk, data: JSONBody[Guest]
    ) -> Response[Me]:
        """Begin as a guest; whoever is one already gets another name."""
        person = await desk.visitor(request)
        if person is not None and person.login is None:
            guest = await asyncio.to_thread(rename, desk.store, person, data.name)
        else:
            guest = await asyncio.to_thread(new_guest, desk.store, data.name, desk.hub.clock())
        return signed_in(desk, guest)

    @post("/claim", responses=PROBLEMS)
    async def claim(
        self, request: AnyRequest, desk: TheDesk, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Turn a guest into somebody with a password; all games stay."""
        person = await desk.person(request)
        self.count_try(request, desk, data.name)
        made = await asyncio.to_thread(claim, desk.store, person, data.name, data.password)
        return signed_in(desk, made)

    @post("/login", responses=PROBLEMS)
    async def login(
        self, request: AnyRequest, desk: TheDesk, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Be who you were."""
        self.count_try(request, desk, data.name)
        return signed_in(
            desk, await asyncio.to_thread(log_in, desk.store, data.name, data.password)
        )

    @post("/logout", status_code=204, responses={**PROBLEMS, 204: NOTHING})
    async def logout(self, desk: TheDesk) -> Response[None]:
        """Be nobody."""
        return Response(None, cookies=[cookie_for(desk, "", 0)], status_code=204)

    def count_try(self, request: AnyRequest, desk: Desk, name: str) -> None:
        """Count a try to log in, and refuse it where there were too many."""
        for who in (address_of(request.client), f"login {login_of(name)}"):
            if not desk.passwords.spend(who):
                raise Denied("too-fast")


class TablesApi(Controller):
    """Tables: making them, sitting down, reading what has happened."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS)
    async def lobby(self, desk: TheDesk) -> dict[str, list[TableCard]]:
        """List the public tables: those with open places, those being played, finished ones."""
        lists = {}
        for phase in (OPEN, PLAYING, OVER):
            found = await asyncio.to_thread(desk.store.tables, phase, LISTED)
            lists[phase] = [listed(kept) for kept in found]
        return lists

    @get("/mine", responses=PROBLEMS)
    async def mine(self, request: AnyRequest, desk: TheDesk) -> list[TableCard]:
        """List the tables at which you sit or have sat, those that are not finished first."""
        person = await desk.person(request)
        return [
            listed(kept, person)
            for kept in await asyncio.to_thread(desk.store.tables_of, person.id, LISTED)
        ]

    @post(responses=PROBLEMS)
    async def create(
        self, request: AnyRequest, desk: TheDesk, data: JSONBody[NewTable]
    ) -> TableCard:
        """Make a table, sit down, seat bots; begin if that fills it."""
        person = await desk.person(request)
        if data.game not in sternentisch.game_ids():
            raise Denied("no-such-game")
        if data.lesson:
            data = lesson_table(data)
        names = sitting(data, person)
        full = data.begin and all(seat in names or bot_on(data, seat) for seat in range(data.seats))
        setup = Setup(
            data.game,
            data.seats,
            data.options,
            data.timing,
            position=data.position,
            lesson=data.lesson,
        )
        show = full and not names
        async with within_limits(desk, person.id, new=True, waits=not full, of_bots=show):
            room = await desk.hub.create(setup, person.id, private=data.private)
            try:
                await fill_places(desk, room, data, person, names)
            except SternentischError:
                await desk.hub.quietly(room, Close())  # nobody has asked for half a table
                raise
        return await card(room, person)

    @get("/{id:str}", responses=PROBLEMS)
    async def show(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], invite: Invite = ""
    ) -> TableCard:
        """Tell about a table."""
        person = await desk.visitor(request)
        return await card(await desk.room(id, person, invite), person)

    @get("/{id:str}/seen", responses=PROBLEMS)
    async def seen(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        seat: MaybeSeat = None,
        invite: Invite = "",
    ) -> TableSeen:
        """Tell all that you may see of a table, as the socket does."""
        person = await desk.visitor(request)
        room = await desk.room(id, person, invite)
        async with room.lock:  # not before what is being done is durable
            looking = looks_as(room, person, seat)
            return see(room.table, looking, desk.hub.clock(), room.rematch)

    @post("/{id:str}/sit", responses=PROBLEMS)
    async def sit(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], data: JSONBody[SitDown]
    ) -> TableCard:
        """Take a place; the game begins when the last one is taken."""
        person = await desk.person(request)
        room = await desk.room(id, person, data.invite)
        await desk.hub.act(room, Sit(data.seat, person.id, person.name), person.id)
        await begin_if_full(desk, room, person)
        return await card(room, person)

    @post("/{id:str}/leave", responses=PROBLEMS)
    async def leave(self, request: AnyRequest, desk: TheDesk, id: FromPath[str]) -> TableCard:
        """Give your place up before the game begins."""
        person = await desk.person(request)
        room = await desk.room(id, person)
        seats = room.table.seats_of(person.id)
        if not seats:
            raise Denied("not-seated")
        for seat in seats:
            await desk.hub.act(room, Leave(seat, person.id), person.id)
        return await card(room, person)

    @post("/{id:str}/bot", responses=PROBLEMS)
    async def bot(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], data: JSONBody[BotSeat]
    ) -> TableCard:
        """Put a bot on an open place, or send one away; whoever made the table may."""
        person = await desk.person(request)
        room = await desk.room(id, person)
        if room.kept.owner != person.id:
            raise Denied("not-owner")
        if data.bot:
            await desk.hub.act(room, SeatBot(data.seat, data.bot), person.id)
            async with within_limits(desk, person.id, of_bots=only_bots(room)):
                await begin_if_full(desk, room, person)
        else:
            await desk.hub.act(room, Leave(data.seat, ""), person.id)
        return await card(room, person)

    @post("/{id:str}/begin", responses=PROBLEMS)
    async def begin(self, request: AnyRequest, desk: TheDesk, id: FromPath[str]) -> TableCard:
        """Begin a game for which all places are taken; whoever made the table may."""
        person = await desk.person(request)
        room = await desk.room(id, person)
        if room.kept.owner != person.id:
            raise Denied("not-owner")
        async with within_limits(desk, person.id, of_bots=only_bots(room)):
            await desk.hub.begin(room, person.id)
        return await card(room, person)

    @post("/{id:str}/close", status_code=204, responses={**PROBLEMS, 204: NOTHING})
    async def close(self, request: AnyRequest, desk: TheDesk, id: FromPath[str]) -> None:
        """Close a table for good before its game begins; whoever made it may."""
        person = await desk.person(request)
        room = await desk.room(id, person)
        if room.kept.owner != person.id:
            raise Denied("not-owner")
        await desk.hub.act(room, Close(), person.id)

    @get("/{id:str}/log", responses=PROBLEMS)
    async def log(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        lang: Lang = "en",
        after: Annotated[int, QueryParameter(ge=0)] = 0,
        seat: MaybeSeat = None,
        invite: Invite = "",
    ) -> list[Sentence]:
        """Tell what has happened, in words, as you may know it."""
        person = await desk.visitor(request)
        room = await desk.room(id, person, invite)
        async with room.lock:  # not before what is being done is durable
            table, last = room.table, room.table.number
            looking, speaker = looks_as(room, person, seat), speaker_at(room.table, lang)
        return await asyncio.to_thread(log, table, looking, speaker, after, last)


def bot_on(data: NewTable, seat: int) -> str:
    """Return which bot is to sit somewhere; "" if none."""
    return data.bots[seat] if seat < len(data.bots) else ""


def lesson_table(data: NewTable) -> NewTable:
    """Return the table of a game's lesson: the learner, bots on all other seats."""
    lesson = lesson_of(sternentisch.load(data.game))
    if lesson is None:
        raise Denied("no-lesson")
    bots = ["1" if seat != LEARNER else "" for seat in range(lesson.seats)]
    return NewTable(
        data.game, lesson.seats, lesson.options, private=True, seat=LEARNER, bots=bots, lesson=True
    )


def sitting(data: NewTable, person: Person) -> dict[int, str]:
    """Return under which names whoever makes a table sits at it, by seat."""
    names = {seat: checked_name(name) for seat, name in enumerate(data.names) if name}
    if data.seat is not None:
        names.setdefault(data.seat, person.name)
    if any(seat >= data.seats for seat in names):
        raise Denied("no-such-seat")
    if len(set(names.values())) < len(names):
        raise Denied("name-taken")
    if any(bot and name for bot, name in zip(data.bots, data.names, strict=False)):
        raise Denied("place-taken")
    return names


def looks_as(room: Room, person: Person | None, seat: int | None) -> int | None:
    """Return as whom somebody looks at a table: as a seat of theirs, if they want another one."""
    mine = room.table.seats_of(person.id if person else None)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat not in mine:
        raise Denied("not-seated")
    return seat


async def fill_places(
    desk: Desk, room: Room, data: NewTable, person: Person, names: dict[int, str]
) -> None:
    """Seat at a new table whoever shall sit there; begin if that fills it."""
    for seat, name in names.items():
        await desk.hub.act(room, Sit(seat, person.id, name, len(names) > 1), person.id)
    for seat, bot in enumerate(data.bots[: data.seats]):
        if bot and seat not in names:
            await desk.hub.act(room, SeatBot(seat, bot), person.id)
    if data.begin:
        await begin_if_full(desk, room, person)


async def begin_if_full(desk: Desk, room: Room, person: Person) -> None:
    """Begin if no place is open; whoever sat down at the same time may have been quicker."""
    if any(place.is_open for place in room.table.places):
        return
    try:
        await desk.hub.begin(room, person.id)
    except Denied as error:
        if error.code not in ("begun", "place-open"):
            raise
