"""Contracts: what they demand, and whether that is met. Rules MS-C1, MS-C3 to MS-C6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.magnastorm.actions import SECTORS, TURTLES
from sternentisch.games.magnastorm.components import (
    ALL_SECTORS,
    ANY_SECTOR,
    FIRST_SECTOR,
    NO_SECTOR,
)

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Contract
    from sternentisch.games.magnastorm.state import State


ALL_SLOTS: Final = (1 << TURTLES) - 1
"""The turtle slots of a player whose turtles are all at home."""


def has_majority(state: State, seat: int, sector: int) -> bool:
    """Whether a player alone has the most turtles in a sector. [MS-C4, MS-AMB-26]"""
    own = state.players[seat].sectors[sector]
    if not own:
        return False
    for other, player in enumerate(state.players):
        if other != seat and player.sectors[sector] >= own:
            return False
    return True


def leads(state: State, seat: int, area: int) -> bool:
    """Whether a player alone stands highest in a research area. [MS-C6, MS-AMB-25]"""
    own = state.players[seat].levels[area]
    for other, player in enumerate(state.players):
        if other != seat and player.levels[area] >= own:
            return False
    return True


def refuse_contract(state: State, seat: int, bay: int) -> str:
    """Return why a contract cannot be completed now, or "". [MS-C1, MS-C3, MS-C5]"""
    if seat in state.fulfilled[bay]:
        return "MS-C1"
    contract = state.contracts[bay]
    if contract.is_sector:
        return refuse_sectors(state, seat, contract)
    return refuse_markers(state, seat, contract)


def refuse_sectors(state: State, seat: int, contract: Contract) -> str:
    """Return why a sector contract cannot be completed, or "". [MS-C3, MS-C4]"""
    if state.players[seat].turtle_slots == ALL_SLOTS:
        return "MS-C3"  # no turtle is out
    in_sectors = state.players[seat].sectors
    turtles = 0
    for sector in range(SECTORS):
        turtles += in_sectors[sector]
    if turtles < contract.turtles:
        return "MS-C3"
    if not can_fill(state, seat, contract, (), contract.majority):
        lifted = can_fill(state, seat, contract, (), NO_SECTOR)
        return "MS-C4" if lifted else "MS-C3"
    return ""


def can_fill(
    state: State, seat: int, contract: Contract, chosen: tuple[int, ...], majority: int
) -> bool:
    """Whether the sectors chosen so far can be completed to what a contract demands."""
    if len(chosen) == len(contract.take):
        if majority != ANY_SECTOR:
            return True
        for sector in chosen:
            if has_majority(state, seat, sector):
                return True
        return False
    for sector in range(SECTORS):
        if is_sector_fit(state, seat, contract, chosen, sector, majority) and can_fill(
            state, seat, contract, (*chosen, sector), majority
        ):
            return True
    return False


def is_sector_fit(
    state: State, seat: int, contract: Contract, chosen: tuple[int, ...], sector: int, majority: int
) -> bool:
    """Whether a sector can be next: another one, in order, with enough turtles."""
    place = len(chosen)
    if state.players[seat].sectors[sector] < contract.take[place] or sector in chosen:
        return False
    if is_out_of_order(contract, chosen, sector):
        return False
    if majority == ALL_SECTORS or (majority == FIRST_SECTOR and place == 0):
        return has_majority(state, seat, sector)
    return True


def is_out_of_order(contract: Contract, chosen: tuple[int, ...], sector: int) -> bool:
    """Whether a sector comes before the last one of equal demand. [MS-AMB-37]"""
    place = len(chosen)
    return (
        place > 0
        and contract.take[place - 1] == contract.take[place]
        and sector < chosen[place - 1]
    )


def refuse_markers(state: State, seat: int, contract: Contract) -> str:
    """Return why a research contract cannot be completed, or "". [MS-C5, MS-C6]

    What it demands depends on the round. [MS-RC1, MS-RC2, MS-RC3, MS-RC4]
    """
    number = state.round - 1
    if len(state.players[seat].commanders) < contract.commanders[number]:
        return "MS-C6"
    if can_lower(state, seat, contract, 0) >= contract.markers[number]:
        return ""
    if not contract.leads[number]:
        return "MS-C5"
    led = 0
    for area in range(state.rules.side.tracks):
        if leads(state, seat, area):
            led += 1
    return "MS-C6" if led < contract.markers[number] else "MS-C5"


def is_marker_fit(state: State, seat: int, contract: Contract, area: int) -> bool:
    """Whether a marker can be lowered for a contract. [MS-C5, MS-C6]"""
    number = state.round - 1
    if state.players[seat].levels[area] < contract.levels[number]:
        return False
    return leads(state, seat, area) if contract.leads[number] else True


def can_lower(state: State, seat: int, contract: Contract, first: int) -> int:
    """Return how many markers from an area on fit a contract."""
    count = 0
    for area in range(first, state.rules.side.tracks):
        if is_marker_fit(state, seat, contract, area):
            count += 1
    return count
