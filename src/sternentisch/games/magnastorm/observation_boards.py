"""The boards in an observation: commanders, panels, contracts and the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    colour_after,
    put_cubes,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Box, Commander
    from sternentisch.games.magnastorm.state import State


PLACES: Final = max(COLUMNS - 1, TRACKS)
"""Where a commander may be: in a column from 1 on, or in a research area."""


# --- commanders -----------------------------------------------------------------------------------


def list_commanders(box: Box, seats: int) -> list[Field]:
    """List where the commanders are, and who controls them."""
    ids = ", ".join([card.id for card in box.commanders])
    areas = ", ".join([track.id for track in box.tracks])
    return [
        Field(
            "commanders",
            len(box.commanders) * PLACES,
            1,
            f"for each commander ({ids}), 1 at its column from 1 on or at its research area "
            f"({areas}); all 0 out of the game",
        ),
        Field(
            "admin_control",
            PLACES * seats,
            1,
            f"for each column from 1 on, 1 at who controls its commander, {AROUND}",
        ),
        Field(
            "research_control",
            PLACES * seats,
            1,
            f"for each research area ({areas}), 1 at who controls its commander, {AROUND}",
        ),
        Field(
            "controlled",
            seats * len(box.commanders),
            1,
            f"for each player, {AROUND}, 1 at the commanders they control: {ids}",
        ),
    ]


def fill_commanders(state: State, seat: int, row: Row, at: int) -> int:
    """Tell where the commanders are, and who controls them."""
    seats, known = state.seats, state.rules.box.commanders
    admin_control = at + len(known) * PLACES
    research_control = admin_control + PLACES * seats
    controlled = research_control + PLACES * seats
    for place in range(len(state.administrators)):
        number = find_commander(known, state.administrators[place])
        row[at + number * PLACES + place] = 1
        holder = after(state.admin_control[place + 1], seat, seats)
        if holder >= 0:
            row[admin_control + place * seats + holder] = 1
            row[controlled + holder * len(known) + number] = 1
    for place in range(len(state.researchers)):
        number = find_commander(known, state.researchers[place])
        row[at + number * PLACES + place] = 1
        holder = after(state.research_control[place], seat, seats)
        if holder >= 0:
            row[research_control + place * seats + holder] = 1
            row[controlled + holder * len(known) + number] = 1
    return controlled + seats * len(known)


def find_commander(known: list[Commander], wanted: Commander) -> int:
    """Return the number of a commander in the box."""
    number = 0
    for commander in known:
        if commander is wanted:
            break
        number += 1
    return number


# --- the panels -----------------------------------------------------------------------------------


def list_panels(box: Box, seats: int) -> list[Field]:
    """List the followers on both panels."""
    most = max(box.followers, box.neutral_followers * COLUMNS)
    return [
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


def fill_panels(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the followers on both panels."""
    seats, upper, lower = state.seats, state.upper, state.lower
    for column in range(COLUMNS):
        at = put_cubes(upper, column * COLOURS, seat, seats, row, at)
    columns = at + SPACES
    for space in range(SPACES):
        followers = lower[space]
        if followers:
            row[at + space] = 1
            start = columns + space % COLUMNS * (seats + 1)
            for colour in followers:
                add(row, start + colour_after(colour, seat, seats))
    return columns + COLUMNS * (seats + 1)


# --- contracts ------------------------------------------------------------------------------------


def list_contracts(box: Box, seats: int) -> list[Field]:
    """List the contracts, who has completed them, and what they give and demand now."""
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


def fill_contracts(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the contracts, who has completed them, and what they give and demand now."""
    seats, known, contracts = state.seats, state.rules.box.contracts, state.contracts
    for bay in range(len(contracts)):
        here = contracts[bay]
        place = at + bay * len(known)
        for contract in known:
            if contract is here:
                row[place] = 1
                break
            place += 1
    at += BAYS * len(known)
    for completed in state.fulfilled:
        for other in completed:
            row[at + after(other, seat, seats)] = 1
        at += seats
    prestige, number = state.rules.prestige, state.round - 1
    for bay in range(BAYS):
        done = len(state.fulfilled[bay])
        if done < len(prestige):
            put(row, at, prestige[done])
        if bay < len(contracts) and not contracts[bay].is_sector:
            demands = contracts[bay]
            put(row, at + 1, demands.markers[number])
            put(row, at + 2, demands.levels[number])
            put(row, at + 3, demands.commanders[number])
            put(row, at + 4, int(demands.leads[number]))
        at += 5
    return at


# --- the map --------------------------------------------------------------------------------------


def list_map(box: Box, seats: int) -> list[Field]:
    """List the turtles and stations on the map."""
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


def fill_map(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the turtles and stations on the map."""
    seats, turtles = state.seats, state.turtles
    for field, holder in enumerate(state.holders):
        if holder >= 0:
            put(row, at + after(holder, seat, seats) * FIELDS + field, turtles[field])
    at += seats * FIELDS
    for space, owner in enumerate(state.stations):
        if owner >= 0:
            row[at + after(owner, seat, seats) * TRANSMITTERS + space] = 1
    return at + seats * TRANSMITTERS
