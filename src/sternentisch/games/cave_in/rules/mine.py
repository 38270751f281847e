"""MINE: rules CI-M1 to CI-M11, and which credit pays for it (CI-T8, CI-T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import COLOUR, COLOURS, MINE, PLACE, PLACES, STOP
from sternentisch.games.cave_in.node import Node, Pick
from sternentisch.games.cave_in.rules.limits import count_regular, refuse_regular
from sternentisch.games.cave_in.rules.payment import Payment
from sternentisch.games.cave_in.rules.take import ANY, TakeCrystal

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card, Crystal
    from sternentisch.games.cave_in.state import State


BEST: Final = COLOURS
"""Where `hand_power` keeps the most that any one colour brings up."""


def hand_power(state: State) -> list[int]:
    """Return the levels the active player's hand can bring up in each colour, and the best.

    [CI-M2, CI-M3]
    """
    power = [0, 0, 0, 0, 0, 0, 0]
    best = 0
    doubled = state.turn.doubled
    for card in state.me().hand:
        levels = power[card.colour]
        levels += card.level if card.faction != doubled else state.levels(card)
        power[card.colour] = levels
        if levels > best:
            best = levels
    power[BEST] = best
    return power


def effective_cost(state: State, place: int, crystal: Crystal, colour: int) -> int:
    """Return the levels a crystal needs: its cost less all discounts. [CI-M4, CI-M5, CI-G7]

    The totem looks at the crystal's colour, never at the cards'. [CI-AMB-12]
    """
    perks = state.me().perks
    cost = crystal.cost - state.turn.mining_discount - perks.row_discounts[crystal.row]
    if state.totems[colour] == state.active:
        cost -= state.rules.box.totem_discount
    if state.wild[colour]:
        cost -= perks.wild_discount
    for mark in state.turn.marks:
        if mark.place == place:
            cost -= mark.discount
    return cost if cost > 0 else 0


def refuse_place(state: State, place: int, power: list[int], regular: str) -> str:
    """Return why the crystal at a place cannot be mined, or "".

    `regular` is the rule that bars the regular action, or ""; an extra action can stand in for it.
    """
    crystal = state.mine[place]
    if crystal is None:
        return "CI-G10"
    turn = state.turn
    if regular and not turn.extra_mining and crystal.cost not in turn.limited_mining:
        return regular
    colour = state.colour_of(place, crystal)
    wild = state.wild[colour]
    most = power[BEST] if wild else power[colour]
    if most >= crystal.cost or most >= effective_cost(state, place, crystal, colour):
        return ""
    return "CI-M3" if wild else "CI-M6"


def refuse_mining(state: State) -> str:
    """Return why nothing at all can be mined now, or "". [CI-M6, CI-M11]"""
    regular = refuse_regular(state, MINE)
    if regular and not state.turn.extra_mining and not state.turn.limited_mining:
        return regular
    power = hand_power(state)
    for place in range(PLACES):
        if not refuse_place(state, place, power, regular):
            return ""
    return "CI-M6"


def spend_credit(state: State, crystal: Crystal) -> None:
    """Use up a limited extra action, else an unlimited one, else the regular one.

    This order never loses an option, so nobody is asked. [CI-T9, CI-AMB-13]
    """
    turn = state.turn
    cost = crystal.cost
    if cost in turn.limited_mining:
        place = turn.limited_mining.index(cost)
        turn.limited_mining = turn.limited_mining[:place] + turn.limited_mining[place + 1 :]
    elif turn.extra_mining:
        turn.extra_mining -= 1
    else:
        count_regular(state, MINE)


@final
class MinePick(Pick):
    """Choose the crystal to mine. [CI-M1]"""

    __slots__ = ()

    kind = "mine-pick"

    def first(self) -> int:
        return PLACE

    def size(self) -> int:
        return PLACES

    def refuse_item(self, state: State, item: int) -> str:
        return refuse_place(state, item, hand_power(state), refuse_regular(state, MINE))

    def legal(self, state: State) -> list[int]:
        """List the places as any pick does, but look at the hand only once."""
        power = hand_power(state)
        regular = refuse_regular(state, MINE)
        legal: list[int] = []
        for place in range(PLACES):
            if not refuse_place(state, place, power, regular):
                legal.append(PLACE + place)
        return legal

    def apply(self, state: State, action: int) -> None:
        place = action - PLACE
        crystal = state.mine[place]
        assert crystal is not None
        colour = state.colour_of(place, crystal)
        cost = effective_cost(state, place, crystal, colour)
        spend_credit(state, crystal)
        if state.wild[colour]:
            state.stack[-1] = MineColour(self.seat, place, cost)
        else:
            state.stack[-1] = MinePay(self.seat, cost, 0, 0, place, colour)


@final
class MineColour(Pick):
    """Choose the one colour that pays for a wild crystal; a free one needs none. [CI-M3]"""

    __slots__ = ("due", "place")

    kind = "mine-colour"

    def __init__(self, seat: int, place: int, due: int) -> None:
        super().__init__(seat)
        self.place = place
        self.due = due

    def is_answerable(self, state: State) -> bool:
        return state.mine[self.place] is not None and super().is_answerable(state)

    def first(self) -> int:
        return COLOUR

    def size(self) -> int:
        return COLOURS

    def refuse_item(self, state: State, item: int) -> str:
        if not self.due and not state.rules.overpayment:
            return "CI-AMB-2"
        power = 0
        for card in state.me().hand:
            if card.colour == item:
                power += state.levels(card)
        return "" if power and power >= self.due else "CI-M6"

    def refuse_stop(self, state: State) -> str:
        return "CI-M6" if self.due else ""

    def apply(self, state: State, action: int) -> None:
        if action == STOP:
            state.stack.pop()
            finish_mining(state, self.place, 0)
        else:
            colour = action - COLOUR
            state.stack[-1] = MinePay(self.seat, self.due, 0, 0, self.place, colour)

    def write(self, state: State) -> dict[str, object]:
        return {"place": self.place, "due": self.due}


@final
class MinePay(Payment):
    """Lay out cards of one colour for a crystal. [CI-M2, CI-M6]"""

    __slots__ = ("colour", "place")

    kind = "mine-pay"
    too_little = "CI-M6"

    def __init__(self, seat: int, due: int, paid: int, least: int, place: int, colour: int) -> None:
        super().__init__(seat, due, paid, least)
        self.place = place
        self.colour = colour

    def is_answerable(self, state: State) -> bool:
        return state.mine[self.place] is not None and super().is_answerable(state)

    def refuse_colour(self, state: State, card: Card) -> str:
        return "" if card.colour == self.colour else "CI-M2"

    def with_paid(self, paid: int, least: int) -> Node:
        return MinePay(self.seat, self.due, paid, least, self.place, self.colour)

    def finish(self, state: State) -> None:
        finish_mining(state, self.place, self.paid)

    def write(self, state: State) -> dict[str, object]:
        colour = state.rules.box.colours[self.colour]
        return {**super().write(state), "place": self.place, "colour": colour}


def finish_mining(state: State, place: int, paid: int) -> None:
    """Take the crystal; its cave-in symbol moves the track, then bonuses follow. [CI-M7, CI-M8]

    Each active bonus lets its owner take one more crystal of the same printed cost. [CI-M10]
    """
    crystal = state.take_crystal(place)
    if state.listener is not None:
        state.tell(events.crystal_mined(state, crystal, place, paid))
    if crystal.cave_in:
        state.advance_track()
    for cost in state.turn.bonus_costs:
        if cost == crystal.cost:
            state.stack.append(TakeCrystal(state.active, cost, ANY))
