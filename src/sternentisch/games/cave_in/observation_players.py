"""The parts of an observation that tell of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in.actions import COLOURS
from sternentisch.games.cave_in.observation_box import all_cards, all_levels, cards_of_level
from sternentisch.kernel.observation import HIGHEST, Field
from sternentisch.kernel.row import AROUND, room

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box
    from sternentisch.games.cave_in.state import State

EACH: Final = f"for each player, {AROUND}"


def list_own(box: Box) -> list[Field]:
    levels = min(HIGHEST, all_levels(box))
    colours = ", ".join(box.colours)
    kinds = ", ".join([card.id for card in box.types])
    return [
        Field("hand_levels", COLOURS, levels, f"levels in the own hand of present {colours}"),
        Field(
            "hand_dyed",
            len(box.types),
            max(box.copies),
            f"own cards of each kind that are in another colour now: {kinds}",
        ),
    ]


def fill_own(state: State, seat: int, row: list[int]) -> None:
    levels = room(row, COLOURS)
    dyed = room(row, len(state.rules.box.types))
    for card in state.players[seat].hand:
        row[levels + card.colour] += card.level
        if card is not card.printed:
            row[dyed + card.kind] += 1


def list_cards(box: Box, seats: int) -> list[Field]:
    kinds = ", ".join([card.id for card in box.types])
    factions = ", ".join(box.factions)
    levels = len(box.copies)
    base = box.base_limit
    return [
        Field(
            "hand",
            seats * len(box.types),
            max(box.copies),
            f"{EACH}, the cards in hand of each kind that the observer has seen: {kinds}",
        ),
        Field("hidden", seats * levels, cards_of_level(box), f"{EACH}, the other cards by level"),
        Field("base_size", seats, base, f"{EACH}, the number of cards in the base"),
        Field(
            "base_faction",
            seats * base * COLOURS,
            1,
            f"{EACH}, for each card of the base, bottom first, its faction: {factions}",
        ),
        Field("base_level", seats * base, levels, f"{EACH}, the levels of those cards"),
        Field("leader_faction", seats * COLOURS, 1, f"{EACH}, the leader's faction: {factions}"),
        Field("leader_level", seats, levels, f"{EACH}, the level of the leader; 0 for none"),
    ]


def fill_cards(state: State, seat: int, row: list[int]) -> None:
    """Tell of hands and bases."""
    seats = state.seats
    kinds = len(state.rules.box.types)
    levels = len(state.rules.box.copies)
    limit = state.rules.box.base_limit
    hand = room(row, seats * kinds)
    hidden = room(row, seats * levels)
    size = room(row, seats)
    base_faction = room(row, seats * limit * COLOURS)
    base_level = room(row, seats * limit)
    leader_faction = room(row, seats * COLOURS)
    leader_level = room(row, seats)
    for after in range(seats):
        player = state.players[(seat + after) % seats]
        for card in player.hand:
            row[hand + after * kinds + card.kind] += 1
        if after:
            for card in player.secrets:
                row[hand + after * kinds + card.kind] -= 1
                row[hidden + after * levels + card.level - 1] += 1
        row[size + after] = len(player.base)
        place = after * limit
        for card in player.base:
            row[base_faction + place * COLOURS + card.faction] = 1
            row[base_level + place] = card.level
            place += 1
        if player.base:
            leader = player.base[-1]
            row[leader_faction + after * COLOURS + leader.faction] = 1
            row[leader_level + after] = leader.level


def list_treasures(box: Box, seats: int) -> list[Field]:
    crystals = len(box.crystals)
    points = [crystal.vp for crystal in box.crystals]
    colours = ", ".join(box.colours)
    costs = ", ".join([str(cost) for cost in box.row_costs])
    artifacts = ", ".join([artifact.id for artifact in box.artifacts])
    levels = len(box.copies)
    buried = min(HIGHEST, all_cards(box))
    return [
        Field("crystal_colours", seats * COLOURS, crystals, f"{EACH}, the crystals of {colours}"),
        Field("crystal_symbols", seats * COLOURS, crystals, f"{EACH}, the symbols of {colours}"),
        Field(
            "crystal_costs",
            seats * len(box.row_costs),
            crystals,
            f"{EACH}, the crystals that cost {costs}",
        ),
        Field("crystal_cave_ins", seats, crystals, f"{EACH}, the cave-in symbols on the crystals"),
        Field(
            "crystal_points",
            seats,
            sum([max(0, vp) for vp in points]),
            f"{EACH}, the points on the crystals",
            sum([min(0, vp) for vp in points]),
        ),
        Field("owned", seats * len(box.artifacts), 1, f"{EACH}, the artifacts owned: {artifacts}"),
        Field(
            "subjugated",
            seats * levels,
            cards_of_level(box),
            f"{EACH}, the cards subjugated openly, by level",
        ),
        Field("buried", seats, buried, f"{EACH}, the number of cards subjugated face down"),
        Field("totems", seats * COLOURS, 1, f"{EACH}, the totems held: {colours}"),
    ]


def fill_treasures(state: State, seat: int, row: list[int]) -> None:
    """Tell of what counts at the end of the game."""
    box = state.rules.box
    seats = state.seats
    rows = len(box.row_costs)
    artifacts = len(box.artifacts)
    levels = len(box.copies)
    colours = room(row, seats * COLOURS)
    symbols = room(row, seats * COLOURS)
    costs = room(row, seats * rows)
    cave_ins = room(row, seats)
    points = room(row, seats)
    owned = room(row, seats * artifacts)
    subjugated = room(row, seats * levels)
    buried = room(row, seats)
    totems = room(row, seats * COLOURS)
    for after in range(seats):
        player = state.players[(seat + after) % seats]
        for crystal in player.crystals:
            row[colours + after * COLOURS + crystal.colour] += 1
            if crystal.symbol >= 0:
                row[symbols + after * COLOURS + crystal.symbol] += 1
            row[costs + after * rows + crystal.row] += 1
            row[cave_ins + after] += int(crystal.cave_in)
            row[points + after] += crystal.vp
        for artifact in player.artifacts:
            row[owned + after * artifacts + artifact.index] = 1
        for card in player.subjugated:
            row[subjugated + after * levels + card.level - 1] += 1
        row[buried + after] = len(player.buried)
    for colour in range(COLOURS):
        holder = state.totems[colour]
        if holder >= 0:
            row[totems + (holder - seat) % seats * COLOURS + colour] = 1
