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
from sternentisch.games.cryo.observation_box import all_cards, most_copies
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, room

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.state import State

EACH: Final = f"for each player, {AROUND}"


def list_own(box: Box) -> list[Field]:
    cards = ", ".join([card.id for card in box.cards])
    copies = most_copies(box)
    tiles = ", ".join([tile.id for tile in box.tiles])
    return [
        Field("hand", CARDS, copies, f"own cards in hand of each kind: {cards}"),
        Field("missions", CARDS, 1, f"1 for each own mission: {cards}"),
        Field("dropped", CARDS, copies, f"own cards given up in the setup: {cards}"),
        Field(
            "slot_tile",
            SLOTS * len(box.tiles),
            1,
            f"for each own slot, 1 at the tile in it: {tiles}",
        ),
    ]


def fill_own(state: State, seat: int, row: list[int]) -> None:
    player = state.players[seat]
    row.extend(player.hand)
    missions = room(row, CARDS)
    for card in player.missions:
        row[missions + card.index] = 1
    dropped = room(row, CARDS)
    for card in state.dropped[seat]:
        row[dropped + card.index] += 1
    kinds = len(state.box.tiles)
    slots = room(row, SLOTS * kinds)
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile is not None:
            row[slots + slot * kinds + tile.index] = 1


def list_pods(box: Box, seats: int) -> list[Field]:
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


def fill_pods(state: State, seat: int, row: list[int]) -> None:
    seats = state.seats
    chambers = room(row, seats * CHAMBERS)
    salvage = room(row, seats * SALVAGES)
    caves = room(row, seats * CAVES)
    pool = room(row, seats)
    limit = room(row, seats)
    destroyed = room(row, seats)
    for after in range(seats):
        other = (seat + after) % seats
        player = state.players[other]
        for chamber in range(CHAMBERS):
            row[chambers + after * CHAMBERS + chamber] = state.chambers[chamber * SEATS + other]
        for cave in range(CAVES):
            row[caves + after * CAVES + cave] = state.cave_pods[cave * SEATS + other]
        row[pool + after] = player.pool
        row[limit + after] = player.room
        row[destroyed + after] = player.destroyed
    for space in range(SALVAGES):
        owner = state.salvage[space]
        if owner >= 0:
            row[salvage + (owner - seat) % seats * SALVAGES + space] = 1


def list_boards(box: Box, seats: int) -> list[Field]:
    platform = ", ".join([action.id for action in box.platform])
    cards = ", ".join([card.id for card in box.cards])
    more = sum([card.perks.count("vehicle-room") for card in box.cards])
    rooms = max([card.room for card in box.cards]) + more
    energy = max([card.energy for card in box.cards])
    incidents = sum([tile.copies for tile in box.incidents])
    materials = ", ".join(RESOURCES[:MATERIALS])
    return [
        Field(
            "tracks",
            seats * TRACKS,
            max(box.maximum),
            f"{EACH}, the units of {', '.join(RESOURCES)}",
        ),
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


def fill_boards(state: State, seat: int, row: list[int]) -> None:
    """Tell of what lies before the players."""
    seats = state.seats
    tracks = room(row, seats * TRACKS)
    home = room(row, seats * PLATFORM_DOCKS)
    out = room(row, seats * DOCKS)
    size = room(row, seats)
    upgrades = room(row, seats * CARDS)
    missions = room(row, seats)
    rooms = room(row, seats * VEHICLES)
    energy = room(row, seats * VEHICLES)
    slots = room(row, seats * SLOTS * MATERIALS)
    collected = room(row, seats)
    for after in range(seats):
        player = state.players[(seat + after) % seats]
        for track in range(TRACKS):
            row[tracks + after * TRACKS + track] = player.tracks[track]
        for number in range(PLATFORM_DOCKS):
            row[home + after * PLATFORM_DOCKS + number] = player.home >> number & 1
        for dock in player.out:
            row[out + after * DOCKS + dock] += 1
        row[size + after] = player.size
        for card in player.upgrades:
            row[upgrades + after * CARDS + card.index] = 1
        row[missions + after] = len(player.missions)
        place = after * VEHICLES
        for card in player.vehicles:
            row[rooms + place] = card.room + player.perks.vehicle_room
            row[energy + place] = card.energy
            place += 1
        for slot in range(SLOTS):
            tile = player.slots[slot]
            if tile is not None:
                row[slots + (after * SLOTS + slot) * MATERIALS + tile.colour] = 1
        row[collected + after] = len(player.incidents)
