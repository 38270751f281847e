"""The parts of an observation that tell of ship, caves, incidents and cards on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.actions import CARDS, CAVES, CHAMBERS, DOCKS, MATERIALS, SECTIONS
from sternentisch.games.cryo.components import RESOURCES
from sternentisch.games.cryo.observation_box import all_cards, list_tiles, most_copies, tile_ranks
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import Row, put, put_all

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.observation_box import Measures
    from sternentisch.games.cryo.state import State


def list_ship(box: Box) -> list[Field]:
    """List the state of turn and ship: scrap, Sunset, sabotage, open tiles, damaged docks."""
    kinds = max(tile_ranks(box)) + 1
    spaces = f"for each resource space ({', '.join([space.id for space in box.spaces])})"
    return [
        Field("scrapped", 1, 1, "1 if the scrap of this turn is used"),
        Field("sunset", 1, 1, "1 if Sunset was resolved: the turn is the last one"),
        Field(
            "sabotaged",
            SECTIONS,
            CHAMBERS // SECTIONS,
            f"sabotaged stasis chambers of each section: {', '.join(box.sections)}",
        ),
        Field(
            "space_tile",
            len(box.spaces) * kinds,
            1,
            f"{spaces}, 1 at its open tile among those of its colour; {list_tiles(box)}",
        ),
        Field("damaged", DOCKS, 1, f"1 for each damaged dock, from 1 to {DOCKS}"),
    ]


def fill_ship(state: State, measures: Measures, row: Row, at: int) -> int:
    """Tell of scrap, Sunset, sabotage, open tiles and damaged docks."""
    if state.scrapped:
        row[at] = 1
    if state.sunset:
        row[at + 1] = 1
    at += 2
    for tiles in state.sabotage:
        put(row, at, len(tiles))
        at += 1
    ranks = measures.ranks
    kinds = measures.kinds
    for space in range(len(state.heights)):
        tile = state.top_tile(space)
        if tile is not None:
            row[at + ranks[tile.index]] = 1
        at += kinds
    for damaged in state.damaged:
        if damaged:
            row[at] = 1
        at += 1
    return at


def list_caves(box: Box) -> list[Field]:
    """List what the observer sees of the caves: which are face up, their costs and points."""
    caves = f"for each cave ({', '.join([cave.id for cave in box.caves])})"
    materials = ", ".join(RESOURCES[:MATERIALS])
    cost = max([max(tile.cost) for tile in box.cave_tiles])
    first = max([tile.first for tile in box.cave_tiles])
    second = max([tile.second for tile in box.cave_tiles])
    return [
        Field("cave_open", CAVES, 1, f"{caves}, 1 if it is face up"),
        Field(
            "cave_cost",
            CAVES * MATERIALS,
            cost,
            f"{caves}, the cost to settle there if the observer may see it, in {materials}",
        ),
        Field("cave_first", CAVES, first, f"{caves}, the points of the majority, if seen"),
        Field("cave_second", CAVES, second, f"{caves}, the points of the second, if seen"),
    ]


def fill_caves(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the caves that are face up, or that an upgrade of the observer looks into."""
    is_open = at
    cost = is_open + CAVES
    first = cost + CAVES * MATERIALS
    second = first + CAVES
    sees_all = state.players[seat].perks.cave_sight > 0
    caves = state.caves
    face_up = state.face_up
    for cave in range(CAVES):
        tile = caves[cave]
        if tile is not None:
            if face_up[cave]:
                row[is_open + cave] = 1
            if sees_all or face_up[cave]:
                for kind in range(MATERIALS):
                    put(row, cost + kind, tile.cost[kind])
                put(row, first + cave, tile.first)
                put(row, second + cave, tile.second)
        cost += MATERIALS
    return second + CAVES


def list_piles(box: Box) -> list[Field]:
    """List the open incidents, and how much is left on the track and in the deck."""
    incidents = ", ".join([tile.id for tile in box.incidents])
    sections = ", ".join(box.sections)
    queue = sum([tile.copies for tile in box.incidents])
    return [
        Field(
            "incident",
            SECTIONS * len(box.incidents),
            1,
            f"for each section ({sections}), 1 at its incident: {incidents}",
        ),
        Field("track_left", 1, queue, "incidents left on the track"),
        Field("deck_left", 1, all_cards(box), "cards left in the deck"),
    ]


def fill_piles(state: State, row: Row, at: int) -> int:
    """Tell of the open incidents, and of what is left on the track and in the deck."""
    kinds = len(state.box.incidents)
    for incident in state.incidents:
        if incident is not None:
            row[at + incident.index] = 1
        at += kinds
    put(row, at, state.queued)
    put(row, at + 1, state.decked)
    return at + 2


def list_stacks(box: Box) -> list[Field]:
    """List how many tiles each resource space has, and the cards of the discard."""
    spaces = f"for each resource space ({', '.join([space.id for space in box.spaces])})"
    tiles = sum([tile.copies for tile in box.tiles])
    cards = ", ".join([card.id for card in box.cards])
    return [
        Field("space_left", len(box.spaces), tiles, f"{spaces}, the tiles left there"),
        Field("discard", CARDS, most_copies(box), f"cards of each kind on the discard: {cards}"),
    ]


def fill_stacks(state: State, row: Row, at: int) -> int:
    """Tell of the tiles on resource spaces and the cards of the discard."""
    at = put_all(row, at, state.heights)
    return put_all(row, at, state.discard)
