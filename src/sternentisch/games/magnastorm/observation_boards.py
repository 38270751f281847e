"""The boards in an observation: panels, research, contracts and the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.magnastorm.actions import (
    BAYS,
    COLOURS,
    COLUMNS,
    FIELDS,
    SPACES,
    TRACKS,
    TRANSMITTERS,
    TURTLES,
)
from sternentisch.games.magnastorm.observation_colours import (
    COLOUR_ORDER,
    append_cubes,
    colour_after,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, after, mark

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Box, Commander
    from sternentisch.games.magnastorm.state import State


def append_commander(
    commanders: list[Commander], is_research: bool, which: Commander | None, row: list[int]
) -> None:
    """Append a flag for each commander of a kind: whether it is this one."""
    for commander in commanders:
        if commander.is_research == is_research:
            row.append(1 if commander is which else 0)


# --- the panels -----------------------------------------------------------------------------------


def list_panels(box: Box, seats: int) -> list[Field]:
    ids = [card.id for card in box.commanders if not card.is_research]
    most = max(box.followers, box.neutral_followers * COLUMNS)
    return [
        Field(
            "administrators",
            (COLUMNS - 1) * len(ids),
            1,
            f"for each column from 1 on, 1 at its commander: {', '.join(ids)}",
        ),
        Field(
            "admin_control",
            (COLUMNS - 1) * seats,
            1,
            f"for each column from 1 on, 1 at who controls its commander, {AROUND}",
        ),
        Field(
            "upper",
            COLUMNS * (seats + 1),
            most,
            f"for each column of the upper panel, its followers, {COLOUR_ORDER}",
        ),
        Field(
            "taken",
            SPACES,
            1,
            f"1 for each space of the lower panel with a follower: {COLUMNS} * row + column, "
            "both from 0",
        ),
        Field(
            "lower",
            COLUMNS * (seats + 1),
            most,
            f"for each column of the lower panel, its followers, {COLOUR_ORDER}",
        ),
    ]


def fill_panels(state: State, seat: int, row: list[int]) -> None:
    seats, administrators = state.seats, state.administrators
    for column in range(1, COLUMNS):
        here = administrators[column - 1] if column <= len(administrators) else None
        append_commander(state.rules.box.commanders, False, here, row)
    for column in range(1, COLUMNS):
        mark(row, seats, after(state.admin_control[column], seat, seats))
    for column in range(COLUMNS):
        append_cubes(state.upper[column * COLOURS : (column + 1) * COLOURS], seat, seats, row)
    for followers in state.lower:
        row.append(1 if followers else 0)
    start = len(row)
    mark(row, COLUMNS * (seats + 1), -1)
    for space in range(SPACES):
        for colour in state.lower[space]:
            place = (space % COLUMNS) * (seats + 1) + colour_after(colour, seat, seats)
            row[start + place] += 1


# --- research -------------------------------------------------------------------------------------


def list_research(box: Box, seats: int) -> list[Field]:
    ids = [card.id for card in box.commanders if card.is_research]
    areas = ", ".join([track.id for track in box.tracks])
    return [
        Field(
            "researchers",
            TRACKS * len(ids),
            1,
            f"for each research area ({areas}), 1 at its commander: {', '.join(ids)}",
        ),
        Field(
            "research_control",
            TRACKS * seats,
            1,
            f"for each research area ({areas}), 1 at who controls its commander, {AROUND}",
        ),
    ]


def fill_research(state: State, seat: int, row: list[int]) -> None:
    seats, researchers = state.seats, state.researchers
    for area in range(TRACKS):
        here = researchers[area] if area < len(researchers) else None
        append_commander(state.rules.box.commanders, True, here, row)
    for controller in state.research_control:
        mark(row, seats, after(controller, seat, seats))


# --- contracts ------------------------------------------------------------------------------------


def list_contracts(box: Box, seats: int) -> list[Field]:
    ids = ", ".join([contract.id for contract in box.contracts])
    numbers = [*box.contract_prestige[seats], 1]
    for contract in box.contracts:
        numbers.extend([*contract.markers, *contract.levels, *contract.commanders])
    return [
        Field(
            "contracts",
            BAYS * len(box.contracts),
            1,
            f"for each bay, 1 at the contract there: {ids}",
        ),
        Field(
            "contracts_done", BAYS * seats, 1, f"for each bay, 1 at who has completed it, {AROUND}"
        ),
        Field(
            "contract_demands",
            BAYS * 5,
            max(numbers),
            "for each bay: the prestige it gives next; of a research contract also what it demands "
            "in this round: markers to lower, levels of each, commanders to control, 1 if one "
            "must lead in these areas",
        ),
    ]


def fill_contracts(state: State, seat: int, row: list[int]) -> None:
    seats, known = state.seats, state.rules.box.contracts
    for bay in range(BAYS):
        here = state.contracts[bay] if bay < len(state.contracts) else None
        for contract in known:
            row.append(1 if contract is here else 0)
    for bay in range(BAYS):
        start = len(row)
        mark(row, seats, -1)
        for other in state.fulfilled[bay]:
            row[start + after(other, seat, seats)] = 1
    prestige, number = state.rules.prestige, state.round - 1
    for bay in range(BAYS):
        done = len(state.fulfilled[bay])
        row.append(prestige[done] if done < len(prestige) else 0)
        if bay >= len(state.contracts) or state.contracts[bay].is_sector:
            mark(row, 4, -1)
            continue
        demands = state.contracts[bay]
        row.append(demands.markers[number])
        row.append(demands.levels[number])
        row.append(demands.commanders[number])
        row.append(int(demands.leads[number]))


# --- the map --------------------------------------------------------------------------------------


def list_map(box: Box, seats: int) -> list[Field]:
    return [
        Field(
            "turtles",
            seats * FIELDS,
            TURTLES,
            f"for each player, {AROUND}, the turtles on each field: {', '.join(box.field_ids)}",
        ),
        Field(
            "stations",
            seats * TRANSMITTERS,
            1,
            f"for each player, {AROUND}, 1 at the transmitter spaces with a station of "
            f"theirs: {', '.join(box.transmitter_ids)}",
        ),
    ]


def fill_map(state: State, seat: int, row: list[int]) -> None:
    seats = state.seats
    start = len(row)
    mark(row, seats * FIELDS, -1)
    for field in range(FIELDS):
        holder = after(state.holders[field], seat, seats)
        if holder >= 0:
            row[start + holder * FIELDS + field] = state.turtles[field]
    start = len(row)
    mark(row, seats * TRANSMITTERS, -1)
    for space in range(TRANSMITTERS):
        owner = after(state.stations[space], seat, seats)
        if owner >= 0:
            row[start + owner * TRANSMITTERS + space] = 1
