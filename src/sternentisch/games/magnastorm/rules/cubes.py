"""Gaining cubes: from the supply, of a colour of choice, and from the bag. Rules MS-Q1, Q3, Q4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import ANY, COLUMNS, SEATS
from sternentisch.games.magnastorm.node import Pick
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.state import BLACK, YELLOW
from sternentisch.kernel.state import CHANCE

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.games.magnastorm.state import State


def gain(state: State, seat: int, own: int, yellow: int) -> None:
    """Give a player own and yellow cubes, as far as the supply has them. [MS-Q4]"""
    got_own = state.gain_cubes(seat, seat, own) if own else 0
    got_yellow = state.gain_cubes(seat, YELLOW, yellow) if yellow else 0
    if state.listener is not None:
        if got_own:
            state.tell(events.cubes_gained(state, seat, seat, got_own))
        if got_yellow:
            state.tell(events.cubes_gained(state, seat, YELLOW, got_yellow))
        if got_own < own or got_yellow < yellow:
            state.tell(events.supply_short(seat, own - got_own + yellow - got_yellow))


def gain_cost(state: State, seat: int, cost: Cost) -> None:
    """Give a player the cubes of a gain, as far as the supply has them."""
    gain(state, seat, cost.own, cost.yellow)


def gain_any(state: State, seat: int) -> None:
    """Let a player choose a cube of any player colour; void if the supply has none. [MS-Q4]"""
    for colour in range(state.seats):
        if state.supply[colour]:
            state.stack.append(AnyCube(seat))
            return
    if state.listener is not None:
        state.tell(events.supply_short(seat, 1))


def draw_cubes(state: State, seat: int, count: int) -> None:
    """Draw cubes from the bag at once; own ones replace black ones. [MS-Q3, MS-AMB-15]

    Some commanders add draws to each event, not to each cube. [MS-CO-14, MS-AMB-16]
    """
    bag = state.bag
    player = state.players[seat]
    total = bag[0] + bag[1] + bag[2] + bag[3] + bag[YELLOW] + bag[BLACK]
    black = 0
    drawn: list[int] = [0, 0, 0, 0, 0, 0]
    for _ in range(count + player.perks.more_draws):
        if not total:
            break
        number = state.rng.below(total)
        colour = 0
        while number >= bag[colour]:
            number -= bag[colour]
            colour += 1
        bag[colour] -= 1
        total -= 1
        drawn[colour] += 1
        if colour == BLACK:
            black += 1
        else:
            player.cubes[colour] += 1
    state.barrier |= CHANCE
    bag[BLACK] += black
    if state.listener is not None:
        state.tell(events.bag_drawn(state, seat, drawn))
    if black:
        gain(state, seat, black, 0)


@final
class AnyCube(Pick):
    """Choose the colour of a cube: any player's, never yellow. [MS-R3, MS-Q4]"""

    __slots__ = ()

    kind = "any-cube"

    def first(self) -> int:
        return ANY

    def size(self) -> int:
        return SEATS

    def refuse_item(self, state: State, item: int) -> str:
        colour = state.colour(self.seat, item)
        if colour < 0:
            return "MS-S8"
        return "" if state.supply[colour] else "MS-Q4"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        colour = state.colour(self.seat, action - ANY)
        state.gain_cubes(self.seat, colour, 1)
        if state.listener is not None:
            state.tell(events.cubes_gained(state, self.seat, colour, 1))


@final
class TakeGain(Step):
    """Take the gain of the row. [MS-T11]"""

    name = "take-gain"

    def run(self, state: State) -> None:
        space = state.turn.space
        gain_cost(state, state.active, state.rules.side.gains[space // COLUMNS])


@final
class GainAnyCube(Step):
    """One cube of any player colour more with every gaining of cubes. [MS-CO-13]"""

    name = "any-cube"
    asks = "any-cube"

    def run(self, state: State) -> None:
        if state.me().perks.any_cube:
            gain_any(state, state.active)
