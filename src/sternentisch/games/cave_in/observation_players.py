"""The parts of an observation that tell of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in.actions import COLOURS, REACH
from sternentisch.games.cave_in.observation_box import all_cards, all_levels, cards_of_level
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box
    from sternentisch.games.cave_in.state import State

EACH: Final = f"for each player, {AROUND}"


def list_own(box: Box) -> list[Field]:
    """List the part about the observer's own hand: its colours as they are now."""
    levels = all_levels(box)
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


def fill_own(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the present colours in the observer's own hand."""
    dyed = at + COLOURS
    for card in state.players[seat].hand:
        add(row, at + card.colour, card.level)
        if card is not card.printed:
            add(row, dyed + card.kind)
    return dyed + len(state.rules.box.types)


def list_cards(box: Box, seats: int) -> list[Field]:
    """List the part about hands and bases; cards the observer has not seen count by level."""
    kinds = ", ".join([card.id for card in box.types])
    factions = ", ".join(box.factions)
    levels = len(box.copies)
    return [
        Field(
            "hand",
            seats * len(box.types),
            max(box.copies),
            f"{EACH}, the cards in hand of each kind that the observer has seen: {kinds}",
        ),
        Field("hidden", seats * levels, cards_of_level(box), f"{EACH}, the other cards by level"),
        Field("leader", seats * COLOURS, levels, f"{EACH}, the leader's level at {factions}"),
        Field(
            "base",
            seats * REACH * COLOURS,
            levels,
            f"{EACH}, for each card below the leader, bottom first, its level at {factions}",
        ),
    ]


def fill_cards(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of hands and bases."""
    seats = state.seats
    players = state.players
    kinds = len(state.rules.box.types)
    levels = len(state.rules.box.copies)
    hand = at
    hidden = hand + seats * kinds
    leader = hidden + seats * levels
    base = leader + seats * COLOURS
    other = seat
    for _ in range(seats):
        player = players[other]
        for card in player.hand:
            add(row, hand + card.kind)
        if other != seat:
            for card in player.secrets:
                add(row, hand + card.kind, -1)
                add(row, hidden + card.level - 1)
        below = len(player.base) - 1
        if below >= 0:
            card = player.base[below]
            put(row, leader + card.faction, card.level)
            for position in range(below):
                card = player.base[position]
                put(row, base + position * COLOURS + card.faction, card.level)
        hand += kinds
        hidden += levels
        leader += COLOURS
        base += REACH * COLOURS
        other = other + 1 if other + 1 < seats else 0
    return base


def list_treasures(box: Box, seats: int) -> list[Field]:
    """List the part about what counts at the end of the game."""
    crystals = len(box.crystals)
    points = [crystal.vp for crystal in box.crystals]
    colours = ", ".join(box.colours)
    costs = ", ".join([str(cost) for cost in box.row_costs])
    artifacts = ", ".join([artifact.id for artifact in box.artifacts])
    levels = len(box.copies)
    buried = all_cards(box)
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


def fill_treasures(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of what counts at the end of the game."""
    box = state.rules.box
    seats = state.seats
    players = state.players
    rows = len(box.row_costs)
    artifacts = len(box.artifacts)
    levels = len(box.copies)
    colours = at
    symbols = colours + seats * COLOURS
    costs = symbols + seats * COLOURS
    cave_ins = costs + seats * rows
    points = cave_ins + seats
    owned = points + seats
    subjugated = owned + seats * artifacts
    buried = subjugated + seats * levels
    totems = buried + seats
    other = seat
    for clockwise in range(seats):
        player = players[other]
        cave_in = vp = 0
        for crystal in player.crystals:
            add(row, colours + crystal.colour)
            if crystal.symbol >= 0:
                add(row, symbols + crystal.symbol)
            add(row, costs + crystal.row)
            if crystal.cave_in:
                cave_in += 1
            vp += crystal.vp
        put(row, cave_ins + clockwise, cave_in)
        put(row, points + clockwise, vp)
        for artifact in player.artifacts:
            row[owned + artifact.index] = 1
        for card in player.subjugated:
            add(row, subjugated + card.level - 1)
        put(row, buried + clockwise, len(player.buried))
        colours += COLOURS
        symbols += COLOURS
        costs += rows
        owned += artifacts
        subjugated += levels
        other = other + 1 if other + 1 < seats else 0
    for colour in range(COLOURS):
        holder = state.totems[colour]
        if holder >= 0:
            row[totems + after(holder, seat, seats) * COLOURS + colour] = 1
    return totems + seats * COLOURS
