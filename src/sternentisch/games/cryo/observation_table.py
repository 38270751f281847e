"""The parts of an observation that tell of ship, caves, incidents and cards on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.actions import CARDS, CAVES, CHAMBERS, DOCKS, MATERIALS, SECTIONS
from sternentisch.games.cryo.components import RESOURCES
from sternentisch.games.cryo.observation_box import all_cards, most_copies, tile_ranks
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import room

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.state import State


def list_ship(box: Box) -> list[Field]:
    kinds = max(tile_ranks(box)) + 1
    tiles = [tile.copies for tile in box.tiles]
    by_colour = "; ".join(
        [
            f"{RESOURCES[colour]}: {', '.join([t.id for t in box.tiles if t.colour == colour])}"
            for colour in range(MATERIALS)
        ]
    )
    spaces = f"for each resource space ({', '.join([space.id for space in box.spaces])})"
    chambers = ", ".join([chamber.id for chamber in box.chambers])
    return [
        Field("scrapped", 1, 1, "1 if the scrap of this turn is used"),
        Field("sunset", 1, 1, "1 if Sunset was resolved: the turn is the last one"),
        Field("sabotaged", CHAMBERS, 1, f"1 for each sabotaged stasis chamber: {chambers}"),
        Field(
            "space_tile",
            len(box.spaces) * kinds,
            1,
            f"{spaces}, 1 at its open tile among those of its colour; {by_colour}",
        ),
        Field("space_left", len(box.spaces), sum(tiles), f"{spaces}, the tiles left there"),
        Field("damaged", DOCKS, 1, f"1 for each damaged dock, from 1 to {DOCKS}"),
    ]


def fill_ship(state: State, row: list[int]) -> None:
    row.append(int(state.scrapped))
    row.append(int(state.sunset))
    sabotaged = room(row, CHAMBERS)
    for section in range(SECTIONS):
        for number in range(len(state.sabotage[section])):
            row[sabotaged + CHAMBERS // SECTIONS * section + number] = 1
    ranks = tile_ranks(state.box)
    kinds = max(ranks) + 1
    spaces = len(state.box.spaces)
    tiles = room(row, spaces * kinds)
    for space in range(spaces):
        tile = state.top_tile(space)
        if tile is not None:
            row[tiles + space * kinds + ranks[tile.index]] = 1
    row.extend(state.heights)
    for damaged in state.damaged:
        row.append(int(damaged))


def list_caves(box: Box) -> list[Field]:
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


def fill_caves(state: State, seat: int, row: list[int]) -> None:
    is_open = room(row, CAVES)
    cost = room(row, CAVES * MATERIALS)
    first = room(row, CAVES)
    second = room(row, CAVES)
    sees_all = state.players[seat].perks.cave_sight > 0
    for cave in range(CAVES):
        tile = state.caves[cave]
        if tile is not None:
            row[is_open + cave] = int(state.face_up[cave])
            if sees_all or state.face_up[cave]:
                for kind in range(MATERIALS):
                    row[cost + cave * MATERIALS + kind] = tile.cost[kind]
                row[first + cave] = tile.first
                row[second + cave] = tile.second


def list_piles(box: Box) -> list[Field]:
    incidents = ", ".join([tile.id for tile in box.incidents])
    sections = ", ".join(box.sections)
    queue = sum([tile.copies for tile in box.incidents])
    cards = ", ".join([card.id for card in box.cards])
    return [
        Field(
            "incident",
            SECTIONS * len(box.incidents),
            1,
            f"for each section ({sections}), 1 at its incident: {incidents}",
        ),
        Field("track_left", 1, queue, "incidents left on the track"),
        Field("deck_left", 1, all_cards(box), "cards left in the deck"),
        Field("discard", CARDS, most_copies(box), f"cards of each kind on the discard: {cards}"),
    ]


def fill_piles(state: State, row: list[int]) -> None:
    kinds = len(state.box.incidents)
    incidents = room(row, SECTIONS * kinds)
    for section in range(SECTIONS):
        incident = state.incidents[section]
        if incident is not None:
            row[incidents + section * kinds + incident.index] = 1
    row.append(state.queued)
    row.append(state.decked)
    row.extend(state.discard)
