"""What an exchange of cubes makes possible at once in Magnastorm. [MS-Q2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges.magnastorm_plans import MagnastormPlans
from sternentisch.games.magnastorm.actions import COLOURS
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.rules.payment import takeover_due
from sternentisch.games.magnastorm.rules.stations import Build
from sternentisch.games.magnastorm.rules.takeover import Deal
from sternentisch.games.magnastorm.rules.turn import Main
from sternentisch.games.magnastorm.rules.turtles import Turtle
from sternentisch.games.magnastorm.state import YELLOW, State

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.kernel.game import Game

NOTHING: Final = -2.0
"""What an exchange is worth that leads to nothing."""


class MagnastormExchange(MagnastormPlans):
    """Knows what one more cube of a colour would allow."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.keep: list[int] = [0] * COLOURS  # cubes that must not be handed in

    def aim(self, state: State, node: Node, colour: int, handed_in: int) -> float:
        """Return what one more cube of a colour would allow, and keep the other cubes for it."""
        keep = self.keep
        for other in range(COLOURS):
            keep[other] = 0
        player = self.player
        cubes = player.cubes
        box = state.rules.box
        best = NOTHING
        cubes[colour] += 1
        if isinstance(node, Main):
            best = self.aim_at_column(state, colour, handed_in)
        elif isinstance(node, Build):
            best = self.aim_at_slot(box.station_costs, player.station_slots, colour, 0, handed_in)
            if best > NOTHING:
                best += box.station_prestige
        elif isinstance(node, Turtle):
            extra, slots = node.extra(state), player.turtle_slots
            best = self.aim_at_slot(box.turtle_costs, slots, colour, extra, handed_in)
            if best > NOTHING:
                best += self.turtle_worth(state)
        elif isinstance(node, Deal) and colour == YELLOW and cubes[YELLOW] <= node.yellow:
            best = node.prestige - self.cubes_worth(0, node.yellow)
            keep[YELLOW] = node.yellow
        cubes[colour] -= 1
        return best

    def aim_at_column(self, state: State, colour: int, handed_in: int) -> float:
        """Return the best takeover for which the cube just added was the last one lacking."""
        cubes = self.player.cubes
        best = NOTHING
        for column in range(state.rules.side.columns):
            if not state.sizes[column] or state.admin_control[column] == self.seat:
                continue
            if self.lacking(state, self.seat, column):
                continue
            if cubes[colour] > takeover_due(state, column, colour):
                continue
            spare = 0
            for other in range(COLOURS):
                spare += cubes[other] - takeover_due(state, column, other)
            worth = self.taking_gain(state, column) - self.taking_price(state, self.seat, column)
            if spare >= handed_in and worth > best:
                best = worth
                for other in range(COLOURS):
                    self.keep[other] = takeover_due(state, column, other)
        return best

    def aim_at_slot(
        self, costs: list[Cost], slots: int, colour: int, extra: int, handed_in: int
    ) -> float:
        """Return minus the cost of the cheapest slot that only the cube just added can pay."""
        cubes = self.player.cubes
        total = cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[YELLOW]
        best = NOTHING
        for slot in range(len(costs)):
            if slots >> slot & 1:
                own, yellow = costs[slot].own + extra, costs[slot].yellow
                if cubes[self.seat] < own or cubes[YELLOW] < yellow:
                    continue
                if own + yellow + handed_in > total:
                    continue
                due = own if colour == self.seat else yellow
                if colour not in (self.seat, YELLOW) or cubes[colour] > due:
                    return NOTHING
                worth = -self.cubes_worth(own, yellow)
                if worth > best:
                    best = worth
                    self.keep[self.seat] = own
                    self.keep[YELLOW] = yellow
        return best
