"""What a seat may know of a game of Magnastorm: everything but the order of future draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from sternentisch.games.magnastorm.actions import COLOURS, COLUMNS, STATIONS, TURTLES
from sternentisch.games.magnastorm.components import FREE, MAJORITIES
from sternentisch.games.magnastorm.rules.payment import move_own, takeover_due
from sternentisch.games.magnastorm.state import BLACK, NOBODY, SOURCES, YELLOW
from sternentisch.kernel.view import View

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.games.magnastorm.state import State

WHITE = "white"


class CostView(msgspec.Struct, frozen=True):
    """A price or a gain: cubes in the own colour and yellow ones."""

    own: int
    yellow: int


class FieldView(msgspec.Struct, frozen=True):
    """A research field: its colour, whose turtles stand there, and how many."""

    id: str
    colour: str
    holder: int | None
    turtles: int


class AreaView(msgspec.Struct, frozen=True):
    """An area: its sector, its fields, and the areas its lines lead to."""

    id: str
    sector: str
    fields: list[FieldView]
    neighbours: list[str]


class TransmitterView(msgspec.Struct, frozen=True):
    """A transmitter space: the line it belongs to, where it leads, whose station stands there."""

    id: str
    line: list[str]
    exits: list[str]
    owner: int | None


class ColumnView(msgspec.Struct, frozen=True):
    """A column of the upper panel: commander, controller, followers, and its price right now.

    Column 0 has the start player tile; `price` counts the cubes due by colour.
    """

    column: int
    commander: str
    controller: int | None
    followers: dict[str, int]
    price: dict[str, int]


class RowView(msgspec.Struct, frozen=True):
    """A row of the panels: the price of moving, and what gaining cubes yields.

    `due` is what moving costs the active player right now.
    """

    price: CostView
    due: CostView
    gain: CostView


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the lower panel: its bonus, with which actions it comes, the followers on it."""

    row: int
    column: int
    bonus: str
    with_drive: bool
    with_gain: bool
    followers: list[str]


class TrackView(msgspec.Struct, frozen=True):
    """A research area: bonuses by level, levels by seat, its commander and who controls it."""

    id: str
    bonuses: list[str]
    levels: list[int]
    commander: str
    controller: int | None


class ContractView(msgspec.Struct, frozen=True):
    """A contract: who has completed it, in order, and what it is worth to the next one.

    What it demands in this round: `take` turtles of different sectors with a `majority` in none,
    any, the first or all of them; or `markers` lowered by `levels` each, with so many `commanders`
    controlled, and in areas one leads if `leads`.
    """

    bay: int
    id: str
    fulfilled: list[int]
    prestige: int
    take: list[int]
    majority: str
    markers: int
    levels: int
    commanders: int
    leads: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board. `turtles` and `stations` tell for each slot whether it is filled.

    `perks` are what the commanders give all the time, as `perks.py` explains them.
    """

    seat: int
    colour: str
    prestige: int
    sources: dict[str, int]
    cubes: dict[str, int]
    followers: int
    turtles: list[bool]
    stations: list[bool]
    area: str
    field: str | None
    commanders: list[str]
    perks: dict[str, int]
    occupied_used: int
    artifacts: list[str]


class MagnastormView(View, frozen=True):
    """The whole table; all seats see the same."""

    question: dict[str, Any]
    active: int
    round: int
    rounds: int
    target: int
    ending: bool
    side: str
    start_area: str
    track: list[int]
    running: list[int]
    position: int
    weather: dict[str, str]
    """By sector: the segment of the centre disc, or storm."""
    income: dict[str, list[CostView]]
    """By segment: what one, two, three … turtles yield."""
    areas: list[AreaView]
    transmitters: list[TransmitterView]
    columns: list[ColumnView]
    rows: list[RowView]
    spaces: list[SpaceView]
    research: list[TrackView]
    contracts: list[ContractView]
    turtle_costs: list[CostView]
    station_costs: list[CostView]
    exchange_give: int
    """Cubes to hand in for one of another colour."""
    supply: dict[str, int]
    bag: dict[str, int]
    start_tile: int | None
    space: str
    """Where the active player has placed a follower this turn, as row-column."""
    players: list[PlayerView]
    won: list[str]


def make_view(state: State, seat: int | None) -> MagnastormView:
    """List what `seat`, or a spectator, may know."""
    box, side = state.rules.box, state.rules.side
    segments = state.weather.segments
    return MagnastormView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        actor=state.actor,
        decision="" if state.over else state.decision().kind,
        legal=list(state.offers) if seat is not None and seat == state.actor else [],
        question={} if state.over else state.decision().write(state),
        active=state.active,
        round=state.round,
        rounds=box.rounds,
        target=state.rules.target,
        ending=state.ending,
        side=side.id,
        start_area=box.area_ids[side.start_areas[state.rules.start]],
        track=state.track[:],
        running=state.running[:],
        position=state.position,
        weather={
            id: "storm" if segments[sector] < 0 else box.segments[segments[sector]]
            for sector, id in enumerate(box.sector_ids)
        },
        income={
            id: [_cost(cost) for cost in rows]
            for id, rows in zip(box.segments, box.income, strict=True)
        },
        areas=_areas(state),
        transmitters=_transmitters(state),
        columns=[_column(state, column) for column in range(side.columns)],
        rows=[
            RowView(
                price=_cost(price),
                due=CostView(move_own(state, state.me(), row * COLUMNS), price.yellow),
                gain=_cost(gain),
            )
            for row, (price, gain) in enumerate(zip(side.prices, side.gains, strict=True))
        ],
        spaces=_spaces(state),
        research=[_track(state, area) for area in range(side.tracks)],
        contracts=[_contract(state, bay) for bay in range(len(state.contracts))],
        turtle_costs=[_cost(cost) for cost in box.turtle_costs],
        station_costs=[_cost(cost) for cost in box.station_costs],
        exchange_give=box.exchange_give,
        supply=_cubes(state, state.supply),
        bag={**_cubes(state, state.bag), "black": state.bag[BLACK]},
        start_tile=_seat(state.start_tile),
        space=""
        if state.turn.space < 0
        else f"{state.turn.space // COLUMNS + 1}-{state.turn.space % COLUMNS}",
        players=[_player(state, index) for index in range(state.seats)],
        won=["" if card is None else card.id for card in state.won],
    )


def _cost(cost: Cost) -> CostView:
    return CostView(cost.own, cost.yellow)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cubes(state: State, cubes: list[int]) -> dict[str, int]:
    colours = state.rules.box.colours
    return {colours[colour]: cubes[colour] for colour in (*range(state.seats), YELLOW)}


def _areas(state: State) -> list[AreaView]:
    box, side = state.rules.box, state.rules.side
    colours = [track.id for track in box.tracks]
    return [
        AreaView(
            id=area.id,
            sector=box.sector_ids[area.sector],
            fields=[
                FieldView(
                    id=box.field_ids[field],
                    colour=WHITE
                    if side.colour_of[field] == FREE
                    else colours[side.colour_of[field]],
                    holder=_seat(state.holders[field]),
                    turtles=state.turtles[field],
                )
                for field in area.fields
            ],
            neighbours=[box.area_ids[link.target] for link in area.links],
        )
        for area in side.areas
        if area.fields
    ]


def _transmitters(state: State) -> list[TransmitterView]:
    box, side = state.rules.box, state.rules.side
    lines: dict[int, list[str]] = {}
    for area in side.areas:
        for link in area.links:
            if link.transmitter >= 0:
                lines.setdefault(link.transmitter, []).append(area.id)
    return [
        TransmitterView(
            id=id,
            line=lines[space],
            exits=[box.area_ids[area] for area in side.exits[space]],
            owner=_seat(state.stations[space]),
        )
        for space, id in enumerate(box.transmitter_ids)
        if side.exits[space]
    ]


def _column(state: State, column: int) -> ColumnView:
    colours = state.rules.box.colours
    followers = state.upper[column * COLOURS : (column + 1) * COLOURS]
    due = [takeover_due(state, column, colour) for colour in range(COLOURS)]
    return ColumnView(
        column=column,
        commander=state.administrators[column - 1].id if column else "",
        controller=_seat(state.admin_control[column]),
        followers={colours[c]: count for c, count in enumerate(followers) if count},
        price={colours[c]: count for c, count in enumerate(due) if count and sum(followers)},
    )


def _spaces(state: State) -> list[SpaceView]:
    colours, side = state.rules.box.colours, state.rules.side
    spaces: list[SpaceView] = []
    for row in range(side.rows):
        for column in range(side.columns):
            bonus = side.bonuses[row * COLUMNS + column]
            followers = state.lower[row * COLUMNS + column]
            spaces.append(
                SpaceView(
                    row=row + 1,
                    column=column,
                    bonus="" if bonus is None else bonus.id,
                    with_drive=bonus is not None and bonus.with_drive,
                    with_gain=bonus is not None and bonus.with_gain,
                    followers=[colours[colour] for colour in followers],
                )
            )
    return spaces


def _track(state: State, area: int) -> TrackView:
    track = state.rules.box.tracks[area]
    return TrackView(
        id=track.id,
        bonuses=["" if bonus is None else bonus.id for bonus in track.bonuses],
        levels=[player.levels[area] for player in state.players],
        commander=state.researchers[area].id,
        controller=_seat(state.research_control[area]),
    )


def _contract(state: State, bay: int) -> ContractView:
    done = state.fulfilled[bay]
    prestige = state.rules.prestige
    contract = state.contracts[bay]
    number = state.round - 1
    is_sector = contract.is_sector
    return ContractView(
        bay=bay + 1,
        id=contract.id,
        fulfilled=list(done),
        prestige=prestige[len(done)] if len(done) < len(prestige) else 0,
        take=contract.take[:],
        majority=MAJORITIES[contract.majority] if is_sector else "",
        markers=0 if is_sector else contract.markers[number],
        levels=0 if is_sector else contract.levels[number],
        commanders=0 if is_sector else contract.commanders[number],
        leads=not is_sector and contract.leads[number],
    )


def _player(state: State, seat: int) -> PlayerView:
    box = state.rules.box
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=box.colours[seat],
        prestige=player.prestige,
        sources=dict(zip(SOURCES, player.sources, strict=True)),
        cubes=_cubes(state, player.cubes),
        followers=player.followers,
        turtles=[bool(player.turtle_slots >> slot & 1) for slot in range(TURTLES)],
        stations=[bool(player.station_slots >> slot & 1) for slot in range(STATIONS)],
        area=box.area_ids[player.area],
        field=None if player.field < 0 else box.field_ids[player.field],
        commanders=[commander.id for commander in player.commanders],
        perks={name: value for name, value in player.perks.list_all() if value},
        occupied_used=player.occupied_used,
        artifacts=[card.id for card in state.drawn[seat]],
    )


def magnastorm_view(view: View) -> MagnastormView:
    """Narrow a view to this game's."""
    return cast(MagnastormView, view)
