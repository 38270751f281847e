"""Research: steps, and the bonuses of the levels reached. Rules MS-R1 to MS-R5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import RESEARCH, TRACKS, USE
from sternentisch.games.magnastorm.components import FREE
from sternentisch.games.magnastorm.node import Pick
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.exchange import Purchase, can_raise

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State

STEP_ASKS: Final = "research any-cube deploy"
"""What a research step may ask: where, and what its bonus needs to know."""


def raise_level(state: State, seat: int, area: int) -> None:
    """Move a marker up and grant the bonus of the new level, every time. [MS-R1, MS-R2, MS-R3]"""
    levels = state.players[seat].levels
    level = levels[area] + 1
    levels[area] = level
    if state.listener is not None:
        state.tell(events.level_raised(state, seat, area, level))
    bonus = state.rules.box.tracks[area].bonuses[level]
    if bonus is not None:
        bonus.grant(state, seat)


def is_below_top(state: State, seat: int, area: int) -> bool:
    """Whether a player has not yet reached the top of an area."""
    return state.players[seat].levels[area] < state.rules.box.tracks[area].top


def has_room(state: State, seat: int) -> bool:
    """Whether a player can rise in any area. [MS-R4]"""
    for area in range(state.rules.side.tracks):
        if is_below_top(state, seat, area):
            return True
    return False


def lowest_level(state: State, seat: int) -> int:
    """Return the lowest level of a player among the areas in play."""
    levels = state.players[seat].levels
    lowest = levels[0]
    for area in range(1, state.rules.side.tracks):
        if levels[area] < lowest:
            lowest = levels[area]
    return lowest


def step_in(state: State, seat: int, area: int) -> None:
    """Take a step in one area, or anywhere if a commander or a white field allows.

    [MS-R1, MS-R4, MS-CO-11, MS-AMB-19, MS-AMB-34]
    """
    if area == FREE or state.players[seat].perks.free_area:
        if has_room(state, seat):
            state.stack.append(Research(seat, lowest=False))
            return
    elif is_below_top(state, seat, area):
        raise_level(state, seat, area)
        return
    if state.listener is not None:
        state.tell(events.step_lost(seat))


@final
class Research(Pick):
    """Choose the area of a step, or among the own lowest ones. [MS-R1, MS-R4, MS-CO-12]"""

    __slots__ = ("lowest",)

    kind = "research"

    def __init__(self, seat: int, lowest: bool) -> None:
        super().__init__(seat)
        self.lowest = lowest

    def first(self) -> int:
        return RESEARCH

    def size(self) -> int:
        return TRACKS

    def refuse_item(self, state: State, item: int) -> str:
        if item >= state.rules.side.tracks:
            return "MS-S1"
        if not is_below_top(state, self.seat, item):
            return "MS-R4"
        if self.lowest:
            level = state.players[self.seat].levels[item]
            return "" if level == lowest_level(state, self.seat) else "MS-CO-12"
        return ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        raise_level(state, self.seat, action - RESEARCH)

    def write(self, state: State) -> dict[str, object]:
        return {"lowest": self.lowest}


@final
class LowestStep(Step):
    """A step in the own lowest area with every gaining of cubes. [MS-CO-12]"""

    name = "lowest-step"
    asks = STEP_ASKS

    def run(self, state: State) -> None:
        seat = state.active
        perks = state.me().perks
        if not perks.lowest_step:
            return
        if perks.free_area or not has_room(state, seat):
            step_in(state, seat, FREE)
        else:
            state.stack.append(Research(seat, lowest=True))


@final
class BuyStep(Purchase):
    """Pay own cubes for a step in any area, or not. [MS-CO-4]"""

    __slots__ = ()

    kind = "buy-step"

    def could_buy(self, state: State) -> bool:
        price = state.players[self.seat].perks.step_price
        return price > 0 and has_room(state, self.seat) and can_raise(state, self.seat, price, 0)

    def refuse_use(self, state: State) -> str:
        player = state.players[self.seat]
        return "" if player.cubes[self.seat] >= player.perks.step_price else "MS-CO-4"

    def answer(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == USE:
            seat = self.seat
            state.pay_cubes(seat, seat, state.players[seat].perks.step_price)
            step_in(state, seat, FREE)

    def is_answerable(self, state: State) -> bool:
        return state.players[self.seat].perks.step_price > 0 and has_room(state, self.seat)


@final
class OfferStep(Step):
    """A step in any area for own cubes with every movement, before its bonus. [MS-T12, MS-CO-4]"""

    name = "buy-step"
    asks = "buy-step " + STEP_ASKS

    def run(self, state: State) -> None:
        if state.me().perks.step_price:
            offer = BuyStep(state.active)
            if offer.could_buy(state):
                state.stack.append(offer)


@final
class TurtleStep(Step):
    """One step for all turtles that a movement has placed. [MS-T12, MS-L4]

    It comes after all of them are placed and paid. [MS-AMB-11, MS-AMB-12]
    """

    name = "research"
    asks = STEP_ASKS

    def run(self, state: State) -> None:
        if state.turn.turtles:
            field = state.me().field
            step_in(state, state.active, state.rules.side.colour_of[field])
