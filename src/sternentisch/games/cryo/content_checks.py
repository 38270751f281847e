"""Checking the content as a whole: sizes, supplies, and what fits together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.actions import (
    CARDS,
    CAVES,
    CHAMBERS,
    DOCKS,
    LAUNCH_DOCK,
    LOADS,
    MATERIALS,
    PLATFORM_DOCKS,
    SALVAGES,
    SECTIONS,
    SLOTS,
    TUNNELS,
)
from sternentisch.games.cryo.components import INCIDENTS, PILES, RESOURCES
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH
from sternentisch.games.cryo.state import SEATS

if TYPE_CHECKING:
    from sternentisch.games.cryo.content import ContentReader

MIN_SEATS = 2
SUNSET_PILE = PILES.index("sunset")


def check_sizes(reader: ContentReader) -> None:
    """The table of actions must fit what is there."""
    box = reader.box
    for kind, found, wanted in (
        ("section", len(box.sections), SECTIONS),
        ("chamber", len(box.chambers), CHAMBERS),
        ("dock", len(box.docks), DOCKS),
        ("salvage", len(box.salvages), SALVAGES),
        ("platform", len(box.platform), PLATFORM_DOCKS),
        ("cave", len(box.caves), CAVES),
        ("tunnel", len(box.tunnels), TUNNELS),
        ("card", len(box.cards), CARDS),
        ("seat", len(box.bonus), SEATS),
    ):
        if found != wanted:
            reader.wrong(kind, f"{wanted} wanted, {found} found")


def check_ship(reader: ContentReader) -> None:
    """Chambers, docks and slots must be where they belong."""
    box = reader.box
    for number, chamber in enumerate(box.chambers):
        if chamber.section != number // CHAMBERS_EACH:
            reader.wrong(f"chamber[{chamber.id}].section", "three chambers a section wanted")
    if sum(chamber.pods for chamber in box.chambers) != box.pods:
        reader.wrong("chamber", f"{box.pods} pods wanted")
    if box.docks[LAUNCH_DOCK].symbol:
        reader.wrong(f"dock[{box.docks[LAUNCH_DOCK].id}].symbol", "it is never damaged")
    symbols = [dock.symbol for dock in box.docks if dock.symbol]
    for dock in box.docks:
        if symbols.count(dock.symbol) > 1:
            reader.wrong(f"dock[{dock.id}].symbol", "another dock has it")
    for seats in range(MIN_SEATS, SEATS + 1):
        if box.damage[seats] > len(symbols):
            reader.wrong(f"constants.damage.value.{seats}", f"{len(symbols)} docks have a symbol")
    slots = [slot for action in box.platform for slot in (action.cost_slot, action.reward_slot)]
    if sorted(slot for slot in slots if slot >= 0) != list(range(SLOTS)):
        reader.wrong("platform", f"each of the {SLOTS} slots wanted once")


def check_caves(reader: ContentReader) -> None:
    """Caves must be beside each other both ways, and one of them open for any players."""
    box = reader.box
    for cave in box.caves:
        path = f"cave[{cave.id}]"
        around = cave.adjacent
        if cave.index in around or len(set(around)) < len(around):
            reader.wrong(f"{path}.adjacent", "different other caves wanted")
        for other in around:
            if cave.index not in box.caves[other].adjacent:
                reader.wrong(f"{path}.adjacent", f"is not adjacent to {box.caves[other].id} there")
        if cave.is_open and cave.min_players > MIN_SEATS:
            reader.wrong(f"{path}.is_open", "only a cave that is always used can be open")
    if not any(cave.is_open for cave in box.caves):
        reader.wrong("cave", "one that is open wanted")
    for is_large in (False, True):
        spaces = len([cave for cave in box.caves if cave.is_large == is_large])
        tiles = len([tile for tile in box.cave_tiles if tile.is_large == is_large])
        if tiles < spaces:
            size = "large" if is_large else "small"
            reader.wrong("cave_tile", f"{spaces} {size} ones wanted, {tiles} found")


def check_tiles(reader: ContentReader) -> None:
    """There must be enough resource and incident tiles for all players."""
    box = reader.box
    for colour in range(MATERIALS):
        spaces = len([space for space in box.spaces if space.colour == colour])
        tiles = sum(tile.copies for tile in box.tiles if tile.colour == colour)
        if tiles < spaces * SEATS:
            reader.wrong("tile", f"{spaces * SEATS} of {RESOURCES[colour]} wanted, {tiles} found")
    for pile, name in enumerate(PILES[:SUNSET_PILE]):
        stacks = (box.early_stacks, box.late_stacks)[pile]
        wanted = stacks * SEATS + (SECTIONS if pile == 0 else 0)
        found = sum(tile.copies for tile in box.incidents if tile.pile == pile)
        if found < wanted:
            reader.wrong("incident", f"{wanted} {name} ones wanted, {found} found")
    last = [tile for tile in box.incidents if tile.pile == SUNSET_PILE]
    for tile in box.incidents:
        if (INCIDENTS[tile.kind] == "sunset") != (tile.pile == SUNSET_PILE):
            reader.wrong(f"incident[{tile.id}].pile", "Sunset has a pile of its own")
    if sum(tile.copies for tile in last) != 1:
        reader.wrong("incident", "exactly one Sunset wanted")


def check_cards(reader: ContentReader) -> None:
    """There must be cards enough to begin with, and no more pods on a vehicle than can be said."""
    box = reader.box
    dealt = box.cards_dealt * SEATS
    if sum(card.copies for card in box.cards) < dealt:
        reader.wrong("constants.cards_dealt.value", f"{dealt} cards wanted")
    if box.cards_kept >= box.cards_dealt:
        reader.wrong("constants.cards_kept.value", "some of the cards must be given up")
    rooms = sorted([card.perks.count("vehicle-room") for card in box.cards], reverse=True)
    more = sum(rooms[: box.upgrade_limit])
    for card in box.cards:
        if card.room + more > LOADS:
            path = f"card[{card.id}].vehicle.room"
            reader.wrong(path, f"at most {LOADS} pods, with all upgrades")
