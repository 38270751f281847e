"""What a seat may know of a game of Cryo: the table in CR-M7, listed field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from sternentisch.games.cryo.actions import CAVES, DOCKS, LAUNCH_DOCK, PLATFORM_DOCKS
from sternentisch.games.cryo.components import RESOURCES
from sternentisch.games.cryo.rules.ending import breakdown, majority_points
from sternentisch.games.cryo.state import NOBODY, SEATS
from sternentisch.kernel.view import View

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card
    from sternentisch.games.cryo.state import Player, State


class ChamberView(msgspec.Struct, frozen=True):
    """A stasis chamber: pods by seat, and whether it is sabotaged."""

    id: str
    pods: list[int]
    sabotaged: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A resource space: its open tile, and how many tiles are left with it."""

    id: str
    colour: str
    tile: str | None
    left: int


class DockView(msgspec.Struct, frozen=True):
    """A dock: the seats of the drones on it, and the actions north, east, south and west."""

    id: str
    damaged: bool
    drones: list[int]
    actions: list[str]


class SalvageView(msgspec.Struct, frozen=True):
    """A salvage space in use, and whose pod is there."""

    id: str
    row: str
    seat: int | None


class CaveView(msgspec.Struct, frozen=True):
    """A cave in use: its tile, where this seat may see it, with cost and points."""

    id: str
    large: bool
    open: bool
    tile: str | None
    cost: dict[str, int]
    first: int
    second: int
    pods: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """A player as this seat knows them; hand and missions of others are numbers only."""

    seat: int
    tracks: dict[str, int]
    pool: int
    room: int
    stasis: int
    salvaging: int
    destroyed: int
    in_caves: int
    home: list[str]
    out: list[str]
    hand: list[str]
    hand_size: int
    upgrades: list[str]
    missions: list[str]
    mission_count: int
    vehicles: list[str]
    vehicle_rooms: list[int]
    slots: list[str | None]
    incidents: list[str]
    points: dict[str, int] | None
    """Points so far by source; only of the own seat."""


class CryoView(View, frozen=True):
    """The whole table as one seat sees it."""

    question: dict[str, Any]
    active: int
    turn: int
    scrapped: bool
    sunset: bool
    reason: str
    chambers: list[ChamberView]
    spaces: list[SpaceView]
    docks: list[DockView]
    salvage: list[SalvageView]
    caves: list[CaveView]
    tunnels: list[tuple[str, int, str, str]]
    incidents: list[str | None]
    track_left: int
    deck_left: int
    discard: dict[str, int]
    dropped: list[str]
    players: list[PlayerView]


def make_view(state: State, seat: int | None) -> CryoView:
    """List what `seat`, or a spectator, may know."""
    box = state.box
    return CryoView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        actor=state.actor,
        decision="" if state.over else state.decision().kind,
        legal=list(state.offers) if seat is not None and seat == state.actor else [],
        question={} if state.over else state.decision().write(state),
        active=state.active,
        turn=state.turns,
        scrapped=state.scrapped,
        sunset=state.sunset,
        reason=state.ended,
        chambers=[_chamber(state, number) for number in range(len(box.chambers))],
        spaces=[_space(state, space) for space in range(len(box.spaces))],
        docks=[_dock(state, dock) for dock in range(DOCKS)],
        salvage=[
            SalvageView(
                space.id,
                RESOURCES[space.row],
                None if state.salvage[number] == NOBODY else state.salvage[number],
            )
            for number, space in enumerate(box.salvages)
            if space.min_players <= state.seats
        ],
        caves=[_cave(state, cave, seat) for cave in range(CAVES) if state.caves[cave] is not None],
        tunnels=[
            (tunnel.id, tunnel.energy, box.caves[tunnel.first].id, box.caves[tunnel.second].id)
            for tunnel in box.tunnels
        ],
        incidents=[None if tile is None else tile.id for tile in state.incidents],
        track_left=state.queued,
        deck_left=state.decked,
        discard={card.id: state.discard[card.index] for card in box.cards},
        dropped=[] if seat is None else _ids(state.dropped[seat]),
        players=[
            _player(state, index, player, is_own=seat == index)
            for index, player in enumerate(state.players)
        ],
    )


def _ids(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def _chamber(state: State, number: int) -> ChamberView:
    chamber = state.box.chambers[number]
    pods = state.chambers[number * SEATS : number * SEATS + state.seats]
    return ChamberView(chamber.id, pods, number % 3 < len(state.sabotage[chamber.section]))


def _space(state: State, number: int) -> SpaceView:
    space, tile = state.box.spaces[number], state.top_tile(number)
    name = None if tile is None else tile.id
    return SpaceView(space.id, RESOURCES[space.colour], name, state.heights[number])


def _dock(state: State, number: int) -> DockView:
    dock = state.box.docks[number]
    if number == LAUNCH_DOCK:
        drones = [s for s, player in enumerate(state.players) for d in player.out if d == number]
    else:
        drones = [] if state.docked[number] == NOBODY else [state.docked[number]]
    actions = ["" if action is None else action.id for action in dock.actions]
    return DockView(dock.id, state.damaged[number], drones, actions)


def _cave(state: State, number: int, seat: int | None) -> CaveView:
    cave, tile = state.box.caves[number], state.caves[number]
    assert tile is not None
    is_open = state.face_up[number]
    can_see = is_open or (seat is not None and state.players[seat].perks.cave_sight > 0)
    pods = state.cave_pods[number * SEATS : number * SEATS + state.seats]
    if not can_see:
        return CaveView(cave.id, cave.is_large, is_open, None, {}, 0, 0, pods)
    cost = {RESOURCES[kind]: units for kind, units in enumerate(tile.cost) if units}
    return CaveView(cave.id, cave.is_large, is_open, tile.id, cost, tile.first, tile.second, pods)


def _player(state: State, seat: int, player: Player, *, is_own: bool) -> PlayerView:
    cards = state.box.cards
    hand = [card.id for card in cards for _ in range(player.hand[card.index])]
    majorities = sum(majority_points(state, cave)[seat] for cave in range(CAVES))
    platform = state.box.platform
    return PlayerView(
        seat=seat,
        tracks={name: player.tracks[track] for track, name in enumerate(RESOURCES)},
        pool=player.pool,
        room=player.room,
        stasis=sum(state.chambers[seat::SEATS]),
        salvaging=state.salvage.count(seat),
        destroyed=player.destroyed,
        in_caves=sum(state.cave_pods[seat::SEATS]),
        home=[platform[n].id for n in range(PLATFORM_DOCKS) if player.home >> n & 1],
        out=[state.box.docks[dock].id for dock in player.out],
        hand=hand if is_own else [],
        hand_size=player.size,
        upgrades=_ids(player.upgrades),
        missions=_ids(player.missions) if is_own or state.ended else [],
        mission_count=len(player.missions),
        vehicles=_ids(player.vehicles),
        vehicle_rooms=[card.room + player.perks.vehicle_room for card in player.vehicles],
        slots=[None if tile is None else tile.id for tile in player.slots],
        incidents=[tile.id for tile in player.incidents],
        points=breakdown(state, seat, majorities) if is_own or state.ended else None,
    )


def cryo_view(view: View) -> CryoView:
    """Narrow a view of any game to one of Cryo."""
    return cast(CryoView, view)
