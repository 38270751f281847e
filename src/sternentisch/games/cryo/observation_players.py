"""The parts of an observation that tell of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import (
    CARDS,
    CAVES,
    CHAMBERS,
    DOCKS,
    MATERIALS,
    PLATFORM_DOCKS,
    SALVAGES,
    SLOTS,
    VEHICLES,
)
from sternentisch.games.cryo.components import RESOURCES, TRACKS
from sternentisch.games.cryo.observation_box import all_cards, list_tiles, most_copies, tile_ranks
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put, put_all

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.observation_box import Measures
    from sternentisch.games.cryo.state import State

EACH: Final = f"for each player, {AROUND}"
AT_HOME: Final[list[list[int]]] = [
    [number for number in range(PLATFORM_DOCKS) if bits >> number & 1]
    for bits in range(1 << PLATFORM_DOCKS)
]
"""The platform docks that have a drone, by what `Player.home` says of them."""


def list_own(box: Box) -> list[Field]:
    """List what is told of the observer alone: missions, cards given up, tiles by slot."""
    cards = ", ".join([card.id for card in box.cards])
    return [
        Field("missions", CARDS, 1, f"1 for each own mission: {cards}"),
        Field("dropped", CARDS, most_copies(box), f"own cards given up in the setup: {cards}"),
        Field(
            "slot_tile",
            SLOTS * (max(tile_ranks(box)) + 1),
            1,
            f"for each own slot, 1 at its tile among those of its colour; {list_tiles(box)}",
        ),
    ]


def fill_own(state: State, seat: int, measures: Measures, row: Row, at: int) -> int:
    """Tell of the observer's missions, cards given up and tiles."""
    player = state.players[seat]
    for card in player.missions:
        row[at + card.index] = 1
    at += CARDS
    for card in state.dropped[seat]:
        add(row, at + card.index)
    at += CARDS
    ranks = measures.ranks
    kinds = measures.kinds
    for tile in player.slots:
        if tile is not None:
            row[at + ranks[tile.index]] = 1
        at += kinds
    return at


def list_pods(box: Box, seats: int) -> list[Field]:
    """List where the pods of each player are: asleep, at work, in caves, at home, destroyed."""
    chambers = ", ".join([chamber.id for chamber in box.chambers])
    salvages = ", ".join([f"{space.id} ({RESOURCES[space.row]})" for space in box.salvages])
    caves = ", ".join([cave.id for cave in box.caves])
    more = sum([card.perks.count("vehicle-room") for card in box.cards])
    most = max([card.room for card in box.cards]) + more
    return [
        Field("chambers", seats * CHAMBERS, box.pods, f"{EACH}, the pods in chambers: {chambers}"),
        Field("salvage", seats * SALVAGES, 1, f"{EACH}, 1 for a pod at salvage: {salvages}"),
        Field("cave_pods", seats * CAVES, box.pods, f"{EACH}, the pods in caves: {caves}"),
        Field("pool", seats, box.pods, f"{EACH}, the pods on platform and vehicles"),
        Field(
            "room",
            seats,
            box.platform_room + box.vehicle_limit * most,
            f"{EACH}, how many pods platform and vehicles hold",
        ),
        Field("destroyed", seats, box.pods, f"{EACH}, the pods destroyed"),
    ]


def fill_pods(state: State, seat: int, row: Row, at: int) -> int:
    """Tell where the pods of each player are."""
    seats = state.seats
    asleep = state.chambers
    settled = state.cave_pods
    chamber = at
    salvage = chamber + seats * CHAMBERS
    cave = salvage + seats * SALVAGES
    pool = cave + seats * CAVES
    limit = pool + seats
    destroyed = limit + seats
    other = seat
    for clockwise in range(seats):
        for place in range(other, CHAMBERS * SEATS, SEATS):
            pods = asleep[place]
            if pods:
                put(row, chamber, pods)
            chamber += 1
        for place in range(other, CAVES * SEATS, SEATS):
            pods = settled[place]
            if pods:
                put(row, cave, pods)
            cave += 1
        player = state.players[other]
        put(row, pool + clockwise, player.pool)
        put(row, limit + clockwise, player.room)
        put(row, destroyed + clockwise, player.destroyed)
        other = other + 1 if other + 1 < seats else 0
    for space in range(SALVAGES):
        owner = state.salvage[space]
        if owner >= 0:
            row[salvage + after(owner, seat, seats) * SALVAGES + space] = 1
    return destroyed + seats


def list_boards(box: Box, seats: int) -> list[Field]:
    """List what lies before each player: drones, cards, vehicles, slots, incidents."""
    platform = ", ".join([action.id for action in box.platform])
    cards = ", ".join([card.id for card in box.cards])
    more = sum([card.perks.count("vehicle-room") for card in box.cards])
    rooms = max([card.room for card in box.cards]) + more
    energy = max([card.energy for card in box.cards])
    incidents = sum([tile.copies for tile in box.incidents])
    materials = ", ".join(RESOURCES[:MATERIALS])
    return [
        Field(
            "drones_home",
            seats * PLATFORM_DOCKS,
            1,
            f"{EACH}, 1 for a drone on a platform dock: {platform}",
        ),
        Field(
            "drones_out",
            seats * DOCKS,
            box.drones,
            f"{EACH}, the drones on each dock, from 1 to {DOCKS}",
        ),
        Field("hand_size", seats, all_cards(box), f"{EACH}, the number of cards in hand"),
        Field("upgrades", seats * CARDS, 1, f"{EACH}, 1 for each upgrade: {cards}"),
        Field("mission_count", seats, box.mission_limit, f"{EACH}, the number of missions"),
        Field(
            "vehicle_room",
            seats * VEHICLES,
            rooms,
            f"{EACH}, for each vehicle the pods it holds; 0 for none",
        ),
        Field(
            "vehicle_energy",
            seats * VEHICLES,
            energy,
            f"{EACH}, for each vehicle the energy of any launch; 0 if it goes by the tunnel",
        ),
        Field(
            "slot_colour",
            seats * SLOTS * MATERIALS,
            1,
            f"{EACH}, for each slot 1 at the colour of the tile in it: {materials}",
        ),
        Field("collected", seats, incidents, f"{EACH}, the number of incidents collected"),
    ]


def fill_boards(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of what lies before the players."""
    seats = state.seats
    players = state.players
    home = at
    out = home + seats * PLATFORM_DOCKS
    size = out + seats * DOCKS
    upgrades = size + seats
    missions = upgrades + seats * CARDS
    rooms = missions + seats
    energy = rooms + seats * VEHICLES
    slot = energy + seats * VEHICLES
    collected = slot + seats * SLOTS * MATERIALS
    other = seat
    for clockwise in range(seats):
        player = players[other]
        for number in AT_HOME[player.home]:
            row[home + number] = 1
        for dock in player.out:
            add(row, out + dock)
        put(row, size + clockwise, player.size)
        for card in player.upgrades:
            row[upgrades + card.index] = 1
        put(row, missions + clockwise, len(player.missions))
        place = clockwise * VEHICLES
        for card in player.vehicles:
            put(row, rooms + place, card.room + player.perks.vehicle_room)
            put(row, energy + place, card.energy)
            place += 1
        for tile in player.slots:
            if tile is not None:
                row[slot + tile.colour] = 1
            slot += MATERIALS
        put(row, collected + clockwise, len(player.incidents))
        home += PLATFORM_DOCKS
        out += DOCKS
        upgrades += CARDS
        other = other + 1 if other + 1 < seats else 0
    return collected + seats


def list_supplies(box: Box, seats: int) -> list[Field]:
    """List the observer's hand and the resources of all."""
    cards = ", ".join([card.id for card in box.cards])
    units = ", ".join(RESOURCES)
    return [
        Field("hand", CARDS, most_copies(box), f"own cards in hand of each kind: {cards}"),
        Field("tracks", seats * TRACKS, max(box.maximum), f"{EACH}, the units of {units}"),
    ]


def fill_supplies(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the observer's hand and the resources of all."""
    at = put_all(row, at, state.players[seat].hand)
    other = seat
    for _ in range(state.seats):
        at = put_all(row, at, state.players[other].tracks)
        other = other + 1 if other + 1 < state.seats else 0
    return at
