"""The parts of an observation that tell what lies on the table, and what the turn allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in.actions import COLOURS, PLACES, STACKS
from sternentisch.games.cave_in.content import MANY, MAX_ROUNDS
from sternentisch.games.cave_in.observation_box import all_cards, cards_of_level
from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.mine import effective_cost as mining_cost
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box, Card
    from sternentisch.games.cave_in.state import State

REGULAR: Final = ("recruit", "mine", "collect", "skill")


def list_course(box: Box, seats: int) -> list[Field]:
    """List the part about the round, the cave-in token and the wild colours."""
    steps = max(box.thresholds)
    colours = ", ".join(box.colours)
    return [
        Field("start_player", seats, 1, f"1 at who began, {AROUND}"),
        Field("round", 1, MAX_ROUNDS, "the number of the round, from 1"),
        Field("steps_left", 1, steps, "steps of the cave-in token until the mine collapses"),
        Field("wild", COLOURS, 1, f"1 for each wild colour: {colours}"),
    ]


def fill_course(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the round, the cave-in token and the wild colours."""
    seats = state.seats
    row[at + after(state.start_player, seat, seats)] = 1
    at += seats
    put(row, at, state.turns // seats + (1 if state.offers else 0))
    left = state.rules.box.thresholds[seats] - state.track
    if left > 0:
        put(row, at + 1, left)
    at += 2
    for wild in state.wild:
        if wild:
            row[at] = 1
        at += 1
    return at


def list_mine(box: Box) -> list[Field]:
    """List the part about the crystals in the mine."""
    points = [crystal.vp for crystal in box.crystals]
    colours = ", ".join(box.colours)
    costs = ", ".join([str(box.row_costs[row]) for row in box.row_of_place])
    places = f"for each place of the mine (of cost {costs})"
    due = max(box.row_costs)
    return [
        Field("mine_colour", PLACES * COLOURS, 1, f"{places}, 1 at the present colour: {colours}"),
        Field("mine_symbol", PLACES, COLOURS, f"{places}, its symbol (0 is none): {colours}"),
        Field("mine_due", PLACES, due, f"{places}, the levels that the active player has to pay"),
        Field("mine_points", PLACES, max(points), f"{places}, its points"),
        Field("mine_cave_in", PLACES, 1, f"{places}, 1 if it has a cave-in symbol"),
    ]


def fill_mine(state: State, row: Row, at: int) -> int:
    """Tell of the crystals in the mine as they are this turn, marks and discounts included."""
    colours = at
    symbol = colours + PLACES * COLOURS
    due = symbol + PLACES
    points = due + PLACES
    cave_in = points + PLACES
    mine = state.mine
    for place in range(PLACES):
        crystal = mine[place]
        if crystal is not None:
            colour = state.colour_of(place, crystal)
            row[colours + colour] = 1
            if crystal.symbol >= 0:
                put(row, symbol + place, crystal.symbol + 1)
            put(row, due + place, mining_cost(state, place, crystal, colour))
            put(row, points + place, crystal.vp)
            if crystal.cave_in:
                row[cave_in + place] = 1
        colours += COLOURS
    return cave_in + PLACES


def list_market(box: Box) -> list[Field]:
    """List the part about docks, artifacts, and how much is left of all stacks."""
    factions = ", ".join(box.factions)
    levels = ", ".join([str(row + 1) for row in box.row_of_place])
    kinds = len(box.artifact_cards)
    cards = ", ".join([card.id for card in box.artifact_cards])
    due = max([card.cost for card in box.artifact_cards])
    costs = ", ".join([str(cost) for cost in box.row_costs])
    crystals = [crystal.row for crystal in box.crystals]
    most = max([crystals.count(row) for row in crystals])
    return [
        Field(
            "docks",
            PLACES * COLOURS,
            1,
            f"for each place of the docks (of level {levels}), 1 at the faction there: {factions}",
        ),
        Field("artifacts", STACKS * kinds, 1, f"for each stack, 1 at its open card: {cards}"),
        Field("artifact_due", STACKS, due, "for each stack, the levels the active player pays"),
        Field("crystals_left", len(box.row_costs), most, f"crystals in the stacks of cost {costs}"),
        Field("cards_left", len(box.copies), cards_of_level(box), "cards in the stacks by level"),
        Field("artifacts_left", STACKS, box.cards_per_stack, "artifact cards in each stack"),
    ]


def fill_market(state: State, row: Row, at: int) -> int:
    """Tell of docks, artifacts, and how much is left of all stacks."""
    for card in state.docks:
        if card is not None:
            row[at + card.faction] = 1
        at += COLOURS
    kinds = len(state.rules.box.artifact_cards)
    due = at + STACKS * kinds
    for stack in range(STACKS):
        artifact = state.top_artifact(stack)
        if artifact is not None:
            row[at + artifact.index] = 1
            put(row, due + stack, artifact_cost(state, artifact))
        at += kinds
    at += STACKS
    for left in state.crystals_left:
        put(row, at, left)
        at += 1
    for left in state.cards_left:
        put(row, at, left)
        at += 1
    for left in state.artifacts_left:
        put(row, at, left)
        at += 1
    return at


def list_piles(box: Box) -> list[Field]:
    """List the part about the play area and the cards out of the game."""
    shown = box.base_limit
    factions = ", ".join(box.factions)
    kinds = ", ".join([card.id for card in box.types])
    top = "for each card of the play area, the last one played first"
    return [
        Field("played", 1, all_cards(box), "the number of cards in the play area"),
        Field(
            "played_cards",
            shown * COLOURS,
            len(box.copies),
            f"{top}, its level at its faction: {factions}",
        ),
        Field(
            "gone",
            len(box.types),
            max(box.copies),
            f"cards of each kind that the observer has seen removed or subjugated: {kinds}",
        ),
    ]


def fill_piles(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the play area and of the cards out of the game that this seat has seen."""
    box = state.rules.box
    played = state.played
    put(row, at, len(played))
    at += 1
    gone = at + box.base_limit * COLOURS
    depth = len(played)
    while depth > 0 and at < gone:
        depth -= 1
        card = played[depth]
        put(row, at + card.faction, card.level)
        at += COLOURS
    _count(state.removed, row, gone)
    for player in state.players:
        _count(player.subjugated, row, gone)
    _count(state.players[seat].buried, row, gone)
    return gone + len(box.types)


def _count(cards: tuple[Card, ...], row: Row, at: int) -> None:
    for card in cards:
        add(row, at + card.kind)


def list_turn(box: Box) -> list[Field]:
    """List the part about what the active player has done and is entitled to this turn."""
    rows = len(box.row_costs)
    costs = ", ".join([str(cost) for cost in box.row_costs])
    factions = ", ".join(box.factions)
    return [
        Field("taken", 1, box.regular_actions, "regular actions the active player has taken"),
        Field("first", len(REGULAR), 1, f"1 at the first of them: {', '.join(REGULAR)}"),
        Field("raided", 1, 1, "1 if the active player has raided"),
        Field("repeat", 1, 1, "1 if the active player's regular actions may be alike"),
        Field("extra_mining", 1, MANY, "extra mining actions left"),
        Field("limited_mining", rows, MANY, f"extra mining actions for crystals of cost {costs}"),
        Field("mining_discount", 1, MANY, "how much cheaper crystals are this turn"),
        Field("artifact_discount", 1, MANY, "how much cheaper artifacts are this turn"),
        Field("recruit_reduction", 1, MANY, "how much lower the card may be that recruits"),
        Field("doubled", COLOURS, 1, f"1 at the faction whose levels count more: {factions}"),
        Field("bonus", rows, MANY, f"crystals to take as well after mining one of cost {costs}"),
    ]


def fill_turn(state: State, row: Row, at: int) -> int:
    """Tell of what the active player has done and is entitled to this turn."""
    turn = state.turn
    costs = state.rules.box.row_costs
    rows = len(costs)
    put(row, at, turn.taken)
    at += 1
    if turn.first >= 0:
        row[at + turn.first] = 1
    at += len(REGULAR)
    if turn.raided:
        row[at] = 1
    if turn.repeat or state.me().perks.repeat:
        row[at + 1] = 1
    put(row, at + 2, turn.extra_mining)
    at += 3
    if turn.limited_mining:
        for number in range(rows):
            put(row, at + number, turn.limited_mining.count(costs[number]))
    at += rows
    put(row, at, turn.mining_discount)
    put(row, at + 1, turn.artifact_discount)
    put(row, at + 2, turn.recruit_reduction)
    at += 3
    if turn.doubled >= 0:
        row[at + turn.doubled] = 1
    at += COLOURS
    if turn.bonus_costs:
        for number in range(rows):
            put(row, at + number, turn.bonus_costs.count(costs[number]))
    return at + rows
