"""Turtles: placing them where the movement ended. Rules MS-L1 to MS-L5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import PASS, TURTLE, TURTLES
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.exchange import Spending, can_raise
from sternentisch.games.magnastorm.rules.stations import can_waive, pay_cost, refuse_cost
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


class Turtle(Spending):
    """Place a turtle from one of the slots, or not. [MS-L1, MS-L2]"""

    __slots__ = ()

    kind = "turtle"

    def extra(self, state: State) -> int:
        """Return the own cubes due on top of the slot's cost."""
        return 0

    def could_buy(self, state: State) -> bool:
        seat = self.seat
        extra = self.extra(state)
        slots = state.players[seat].turtle_slots
        can_ignore = can_waive(state, seat)
        for slot in range(TURTLES):
            if slots >> slot & 1:
                cost = state.rules.box.turtle_costs[slot]
                if can_raise(state, seat, cost.own + extra, cost.yellow) or (
                    can_ignore and can_raise(state, seat, extra, 0)
                ):
                    return True
        return False

    def list_answers(self, state: State, legal: list[int]) -> None:
        legal.append(PASS)
        slots = state.players[self.seat].turtle_slots
        can_ignore = can_waive(state, self.seat)
        for slot in range(TURTLES):
            if slots >> slot & 1:
                if not self.refuse_slot(state, slot, False):
                    legal.append(TURTLE + 2 * slot)
                if can_ignore and not self.refuse_slot(state, slot, True):
                    legal.append(TURTLE + 2 * slot + 1)

    def refuse_answer(self, state: State, action: int) -> str:
        if action == PASS:
            return ""
        if not TURTLE <= action < TURTLE + 2 * TURTLES:
            return NOT_ASKED
        choice = action - TURTLE
        return self.refuse_slot(state, choice >> 1, choice & 1 == 1)

    def refuse_slot(self, state: State, slot: int, is_free: bool) -> str:
        """Return why the turtle of a slot cannot be placed, or "". [MS-L2, MS-AMB-36]"""
        box = state.rules.box
        slots = state.players[self.seat].turtle_slots
        if not slots >> slot & 1:
            return "MS-L2"
        for twin in range(box.twin_of[slot], slot):
            if slots >> twin & 1:
                return "MS-AMB-36"
        return refuse_cost(state, self.seat, box.turtle_costs[slot], self.extra(state), is_free)

    def answer(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        choice = action - TURTLE
        slot = choice >> 1
        cost = state.rules.box.turtle_costs[slot]
        pay_cost(state, self.seat, cost, self.extra(state), choice & 1 == 1)
        player = state.players[self.seat]
        player.turtle_slots -= 1 << slot
        state.holders[player.field] = self.seat
        state.turtles[player.field] += 1
        player.sectors[state.rules.side.areas[player.area].sector] += 1
        state.turn.turtles += 1
        if state.listener is not None:
            state.tell(events.turtle_placed(state, self.seat, player.field))

    def is_answerable(self, state: State) -> bool:
        """Whether a turtle is left, and the field holds those of this movement only."""
        player = state.players[self.seat]
        if not player.turtle_slots or player.field < 0 or not state.weather.calm[player.area]:
            return False
        is_first = self.kind == "turtle"
        there = state.turtles[player.field]
        return there == state.turn.turtles and (there == 0) == is_first


@final
class PaidTurtle(Turtle):
    """One more turtle for own cubes, beside the slot's cost. [MS-L3, MS-CO-7]"""

    __slots__ = ()

    kind = "paid-turtle"

    def extra(self, state: State) -> int:
        return state.players[self.seat].perks.turtle_price


@final
class ExtraTurtle(Turtle):
    """One more turtle by the bonus of the space. [MS-L3, MS-B4]"""

    __slots__ = ()

    kind = "extra-turtle"


def offer_turtle(state: State, offer: Turtle) -> None:
    """Ask for a turtle, if one could be paid. [MS-AMB-42]"""
    if offer.could_buy(state):
        state.stack.append(offer)


@final
class OfferFirst(Step):
    """A turtle on a calm field without any. [MS-L1, MS-L5, MS-M4]"""

    name = "turtle"
    asks = "turtle"

    def run(self, state: State) -> None:
        player = state.me()
        if state.weather.calm[player.area] and not state.turtles[player.field]:
            offer_turtle(state, Turtle(state.active))


@final
class OfferPaid(Step):
    """A second one for own cubes, once the first is placed. [MS-L3, MS-CO-7, MS-AMB-10]"""

    name = "paid-turtle"
    asks = "paid-turtle"

    def run(self, state: State) -> None:
        if state.turn.turtles and state.me().perks.turtle_price:
            offer_turtle(state, PaidTurtle(state.active))


@final
class OfferExtra(Step):
    """The extra one of the space, once the first is placed. [MS-L3, MS-B4, MS-B5]"""

    name = "extra-turtle"
    asks = "extra-turtle"

    def run(self, state: State) -> None:
        bonus = state.rules.side.bonuses[state.turn.space]
        if state.turn.turtles and bonus is not None and bonus.turtles:
            offer_turtle(state, ExtraTurtle(state.active))
