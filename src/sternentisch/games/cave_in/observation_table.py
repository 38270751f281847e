"""The parts of an observation that tell what lies on the table, and what the turn allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in.actions import COLOURS, PLACES, STACKS
from sternentisch.games.cave_in.content import MANY, MAX_ROUNDS
from sternentisch.games.cave_in.observation_box import all_cards, cards_of_level
from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.mine import effective_cost as mining_cost
from sternentisch.games.cave_in.state import SUPPLY
from sternentisch.kernel.observation import HIGHEST, Field
from sternentisch.kernel.row import AROUND, room

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box, Card
    from sternentisch.games.cave_in.state import State

REGULAR: Final = ("recruit", "mine", "collect", "skill")


def list_course(box: Box, seats: int) -> list[Field]:
    steps = max(box.thresholds)
    colours = ", ".join(box.colours)
    return [
        Field("start_player", seats, 1, f"1 at who began, {AROUND}"),
        Field("round", 1, MAX_ROUNDS, "the number of the round, from 1"),
        Field("steps_left", 1, steps, "steps of the cave-in token until the mine collapses"),
        Field("wild", COLOURS, 1, f"1 for each wild colour: {colours}"),
        Field("supply_totems", COLOURS, 1, f"1 for each totem in the supply: {colours}"),
    ]


def fill_course(state: State, seat: int, row: list[int]) -> None:
    first = room(row, state.seats)
    row[first + (state.start_player - seat) % state.seats] = 1
    row.append(state.turns // state.seats + (1 if state.offers else 0))
    row.append(max(0, state.rules.box.thresholds[state.seats] - state.track))
    for wild in state.wild:
        row.append(int(wild))
    for holder in state.totems:
        row.append(int(holder == SUPPLY))


def list_mine(box: Box) -> list[Field]:
    points = [crystal.vp for crystal in box.crystals]
    colours = ", ".join(box.colours)
    costs = ", ".join([str(box.row_costs[row]) for row in box.row_of_place])
    places = f"for each place of the mine (of cost {costs})"
    due = max(box.row_costs)
    return [
        Field("mine_colour", PLACES * COLOURS, 1, f"{places}, 1 at the present colour: {colours}"),
        Field("mine_symbol", PLACES * COLOURS, 1, f"{places}, 1 at the symbol's colour: {colours}"),
        Field("mine_wild", PLACES, 1, f"{places}, 1 if its colour is wild"),
        Field("mine_due", PLACES, due, f"{places}, the levels that the active player has to pay"),
        Field("mine_points", PLACES, max(points), f"{places}, its points", min(0, *points)),
        Field("mine_cave_in", PLACES, 1, f"{places}, 1 if it has a cave-in symbol"),
    ]


def fill_mine(state: State, row: list[int]) -> None:
    colours = room(row, PLACES * COLOURS)
    symbols = room(row, PLACES * COLOURS)
    wild = room(row, PLACES)
    due = room(row, PLACES)
    points = room(row, PLACES)
    cave_in = room(row, PLACES)
    for place in range(PLACES):
        crystal = state.mine[place]
        if crystal is not None:
            colour = state.colour_of(place, crystal)
            row[colours + place * COLOURS + colour] = 1
            if crystal.symbol >= 0:
                row[symbols + place * COLOURS + crystal.symbol] = 1
            row[wild + place] = int(state.wild[colour])
            row[due + place] = mining_cost(state, place, crystal, colour)
            row[points + place] = crystal.vp
            row[cave_in + place] = int(crystal.cave_in)


def list_market(box: Box) -> list[Field]:
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


def fill_market(state: State, row: list[int]) -> None:
    docks = room(row, PLACES * COLOURS)
    for place in range(PLACES):
        card = state.docks[place]
        if card is not None:
            row[docks + place * COLOURS + card.faction] = 1
    kinds = len(state.rules.box.artifact_cards)
    artifacts = room(row, STACKS * kinds)
    due = room(row, STACKS)
    for stack in range(STACKS):
        artifact = state.top_artifact(stack)
        if artifact is not None:
            row[artifacts + stack * kinds + artifact.index] = 1
            row[due + stack] = artifact_cost(state, artifact)
    row.extend(state.crystals_left)
    row.extend(state.cards_left)
    row.extend(state.artifacts_left)


def list_piles(box: Box) -> list[Field]:
    shown = box.base_limit
    factions = ", ".join(box.factions)
    kinds = ", ".join([card.id for card in box.types])
    top = "for each card of the play area, the last one played first"
    return [
        Field("played", 1, min(HIGHEST, all_cards(box)), "the number of cards in the play area"),
        Field("played_faction", shown * COLOURS, 1, f"{top}, 1 at its faction: {factions}"),
        Field("played_level", shown, len(box.copies), f"{top}, its level"),
        Field(
            "gone",
            len(box.types),
            max(box.copies),
            f"cards of each kind that the observer has seen removed or subjugated: {kinds}",
        ),
    ]


def fill_piles(state: State, seat: int, row: list[int]) -> None:
    """Tell of the play area and of the cards out of the game that this seat has seen."""
    box = state.rules.box
    played = state.played
    row.append(len(played))
    faction = room(row, box.base_limit * COLOURS)
    level = room(row, box.base_limit)
    for depth in range(min(len(played), box.base_limit)):
        card = played[len(played) - 1 - depth]
        row[faction + depth * COLOURS + card.faction] = 1
        row[level + depth] = card.level
    gone = room(row, len(box.types))
    _count(state.removed, row, gone)
    for player in state.players:
        _count(player.subjugated, row, gone)
    _count(state.players[seat].buried, row, gone)


def _count(cards: tuple[Card, ...], row: list[int], start: int) -> None:
    for card in cards:
        row[start + card.kind] += 1


def list_turn(box: Box) -> list[Field]:
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


def fill_turn(state: State, row: list[int]) -> None:
    turn = state.turn
    costs = state.rules.box.row_costs
    row.append(turn.taken)
    first = room(row, len(REGULAR))
    if turn.first >= 0:
        row[first + turn.first] = 1
    row.append(int(turn.raided))
    row.append(int(turn.repeat or state.me().perks.repeat))
    row.append(turn.extra_mining)
    for cost in costs:
        row.append(turn.limited_mining.count(cost))
    row.append(turn.mining_discount)
    row.append(turn.artifact_discount)
    row.append(turn.recruit_reduction)
    doubled = room(row, COLOURS)
    if turn.doubled >= 0:
        row[doubled + turn.doubled] = 1
    for cost in costs:
        row.append(turn.bonus_costs.count(cost))
