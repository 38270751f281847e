"""The HTTP interface: people, games, tables. Playing itself goes over the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import sternentisch
from sternentisch.bots.levels import LEVELS
from sternentisch.kernel.registry import load
from sternentisch.server.desk import AnyRequest, Desk, TheDesk
from sternentisch.server.people import COOKIE, LIFETIME, claim, log_in, login_of, new_guest
from sternentisch.server.protocol import TableSeen, encode
from sternentisch.server.room import Room
from sternentisch.server.seen import see, see_events
from sternentisch.server.store import Kept, Person
from sternentisch.server.wire import (
    ActionInfo,
    BotSeat,
    Credentials,
    GameDetails,
    GameInfo,
    Guest,
    Me,
    NewTable,
    Problem,
    Replayed,
    SitDown,
    TableCard,
)
from sternentisch.table.deeds import OPEN, OVER, PLAYING, Leave, SeatBot, Setup, Sit
from sternentisch.table.denied import Denied
from sternentisch.table.log import Sentence, log, speaker_at

LISTED = 100
"""Tables in a list."""
MOST_OPEN = 20
"""So many tables of one person may wait for players."""
PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "Something is wrong with the request: `detail` names it."),
        (401, "Be somebody first: `not-logged-in`, `wrong-login`."),
        (403, "Not from another page, or not for you: `origin`, `not-owner`."),
        (404, "There is none: `no-such-table`, `no-such-game`, `no-such-step`."),
        (409, "Not possible as things stand: `code` says why."),
        (413, "Too large."),
        (429, "Too many requests, or tries of passwords: `too-fast`."),
    )
}
NOTHING = ResponseSpec(None, description="Done; there is nothing to tell.")
Invite = Annotated[str, QueryParameter(max_length=40)]


def card(room: Room, person: Person | None) -> TableCard:
    """Return a table as a card; those who sit there learn its invite."""
    inside = person is not None and (
        room.seat_of(person.id) is not None or room.kept.owner == person.id
    )
    kept = room.kept
    table = room.table
    seen = see(table, None, 0, room.rematch)
    return TableCard(
        id=kept.id,
        game=kept.game,
        phase=table.phase,
        private=kept.private,
        places=seen.places,
        timing=kept.setup.timing,
        rated=table.rated,
        result=table.result,
        created=kept.created,
        changed=table.history[-1].entry.at if table.history else kept.created,
        rematch=room.rematch,
        invite=kept.invite if inside else None,
    )


def listed(kept: Kept) -> TableCard:
    """Return a card of a table that need not be loaded for it."""
    return TableCard(
        kept.id,
        kept.game,
        kept.phase,
        kept.private,
        kept.places,
        kept.setup.timing,
        kept.setup.position is None,
        kept.result,
        kept.created,
        kept.changed,
        kept.rematch,
    )


def cookie_for(desk: Desk, value: str, max_age: int) -> Cookie:
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
    async def guest(self, desk: TheDesk, data: JSONBody[Guest]) -> Response[Me]:
        """Begin as a guest."""
        return signed_in(
            desk, await asyncio.to_thread(new_guest, desk.store, data.name, desk.hub.clock())
        )

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
        host = request.client.host if request.client else "unknown"
        if not desk.passwords.spend(host) or not desk.passwords.spend(f"login {login_of(name)}"):
            raise Denied("too-fast")


class GamesApi(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=PROBLEMS)
    async def all(self) -> list[GameInfo]:
        """List the games."""
        return [GameInfo(*info(id)) for id in sternentisch.game_ids()]

    @get("/{id:str}", responses=PROBLEMS)
    async def one(self, id: FromPath[str]) -> GameDetails:
        """Tell all about a game: options, and the actions whose ids messages use."""
        if id not in sternentisch.game_ids():
            raise Denied("no-such-game")
        game = load(id)
        options = [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "low": option.low,
                "high": option.high,
                "pick": option.pick,
                "rule": option.rule,
            }
            for option in game.options
        ]
        actions = [
            ActionInfo(action.id, action.verb, dict(action.args), action.notation)
            for action in game.table.actions
        ]
        return GameDetails(*info(id), options, actions)


def info(id: str) -> tuple[str, str, tuple[int, int], bool, list[str]]:
    game = load(id)
    return id, game.title, (game.min_seats, game.max_seats), game.cooperative, list(LEVELS)


class TablesApi(Controller):
    """Tables: making them, sitting down, looking back."""

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
        """List the tables at which you sit or have sat."""
        person = await desk.person(request)
        return [
            listed(kept)
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
        if data.seat is not None and data.seat >= data.seats:
            raise Denied("no-such-seat")
        if await asyncio.to_thread(desk.store.count_open, person.id) >= MOST_OPEN:
            raise Denied("too-many-tables")
        setup = Setup(data.game, data.seats, data.options, data.timing, position=data.position)
        room = await desk.hub.create(setup, person.id, private=data.private)
        if data.seat is not None:
            await desk.hub.act(room, Sit(data.seat, person.id, person.name), person.id)
        for seat, bot in enumerate(data.bots[: data.seats]):
            if bot and seat != data.seat:
                await desk.hub.act(room, SeatBot(seat, bot), person.id)
        if data.begin:
            await begin_if_full(desk, room, person)
        return card(room, person)

    @get("/{id:str}", responses=PROBLEMS)
    async def show(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], invite: Invite = ""
    ) -> TableCard:
        """Tell about a table."""
        person = await desk.visitor(request)
        return card(await desk.room(id, person, invite), person)

    @get("/{id:str}/seen", responses=PROBLEMS)
    async def seen(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], invite: Invite = ""
    ) -> TableSeen:
        """Tell all that you may see of a table, as the socket does."""
        person = await desk.visitor(request)
        room = await desk.room(id, person, invite)
        seat = room.seat_of(person.id) if person else None
        async with room.lock:  # not before what is being done is durable
            return see(room.table, seat, desk.hub.clock(), room.rematch)

    @post("/{id:str}/sit", responses=PROBLEMS)
    async def sit(
        self, request: AnyRequest, desk: TheDesk, id: FromPath[str], data: JSONBody[SitDown]
    ) -> TableCard:
        """Take a place; the game begins when the last one is taken."""
        person = await desk.person(request)
        room = await desk.room(id, person, data.invite)
        await desk.hub.act(room, Sit(data.seat, person.id, person.name), person.id)
        await begin_if_full(desk, room, person)
        return card(room, person)

    @post("/{id:str}/leave", responses=PROBLEMS)
    async def leave(self, request: AnyRequest, desk: TheDesk, id: FromPath[str]) -> TableCard:
        """Give your place up before the game begins."""
        person = await desk.person(request)
        room = await desk.room(id, person)
        seat = room.seat_of(person.id)
        if seat is None:
            raise Denied("not-seated")
        await desk.hub.act(room, Leave(seat), person.id)
        return card(room, person)

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
            await begin_if_full(desk, room, person)
        elif data.seat < len(room.table.places) and room.table.places[data.seat].person:
            raise Denied("place-taken")
        else:
            await desk.hub.act(room, Leave(data.seat), person.id)
        return card(room, person)

    @get("/{id:str}/log", responses=PROBLEMS)
    async def log(
        self,
        request: AnyRequest,
        desk: TheDesk,
        id: FromPath[str],
        lang: Annotated[str, QueryParameter(pattern="^(de|en)$")] = "en",
        after: Annotated[int, QueryParameter(ge=0)] = 0,
        invite: Invite = "",
    ) -> list[Sentence]:
        """Tell what has happened, in words, as you may know it."""
        person = await desk.visitor(request)
        room = await desk.room(id, person, invite)
        seat = room.seat_of(person.id) if person else None
        return await asyncio.to_thread(
            lambda: log(room.table, seat, speaker_at(room.table, lang), after)
        )

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
        seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None,
        everybody: FromQuery[bool] = False,
        invite: Invite = "",
    ) -> Replayed:
        """Look at a finished game after so many actions: as onlooker, a seat, or all seats."""
        room = await finished(desk, request, id, invite)
        return await asyncio.to_thread(replayed, room, step, seat, everybody)


async def begin_if_full(desk: Desk, room: Room, person: Person) -> None:
    """Begin if no place is open; whoever sat down at the same time may have been quicker."""
    if any(place.is_open for place in room.table.places):
        return
    try:
        await desk.hub.begin(room, person.id)
    except Denied as error:
        if error.code not in ("begun", "place-open"):
            raise


async def finished(desk: Desk, request: AnyRequest, id: str, invite: str) -> Room:
    room = await desk.room(id, await desk.visitor(request), invite)
    if room.table.phase != OVER:
        raise Denied("not-over")
    return room


def replayed(room: Room, step: int, seat: int | None, everybody: bool) -> Replayed:
    """Play a finished game again up to a step."""
    line = room.table.played
    if not 0 <= step <= len(line.steps):
        raise Denied("no-such-step")
    if seat is not None and seat >= line.seats:
        raise Denied("no-such-seat")
    state = line.at(step)
    seats = list(range(line.seats)) if everybody else [seat]
    last = line.steps[step - 1] if step else None
    events = line.opening if last is None else last.events
    return Replayed(
        step=step,
        steps=len(line.steps),
        actor=state.actor,
        move="" if last is None else last.action.notation,
        events=[event for one in seats[:1] for event in see_events(events, one)],
        views=[msgspec.Raw(encode(state.view(one))) for one in seats],
    )
