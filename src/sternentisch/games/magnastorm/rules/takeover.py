"""Takeover of a commander or the start player tile. Rules MS-K1 to MS-K9."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import COLOURS, SPACE, SPACES, USE
from sternentisch.games.magnastorm.components import FREE
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.cubes import gain_any
from sternentisch.games.magnastorm.rules.exchange import Purchase, can_raise
from sternentisch.games.magnastorm.rules.panels import open_spaces, put_down, refuse_space
from sternentisch.games.magnastorm.rules.payment import count_variants, takeover_due
from sternentisch.games.magnastorm.rules.research import STEP_ASKS, step_in
from sternentisch.games.magnastorm.state import ABILITIES, COMMANDERS, LOST, NOBODY, YELLOW
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Commander
    from sternentisch.games.magnastorm.state import State


def refuse_takeover(state: State, seat: int, column: int) -> str:
    """Return why a column cannot be taken over, or "". [MS-K1, MS-K2, MS-K3, MS-K8]"""
    if column >= state.rules.side.columns:
        return "MS-S1"
    if not state.sizes[column]:
        return "MS-K1"
    if state.admin_control[column] == seat:
        return "MS-K2"
    player = state.players[seat]
    for colour in range(state.seats):
        if colour != seat and player.cubes[colour] < takeover_due(state, column, colour):
            return "MS-K3"
    own = takeover_due(state, column, seat)
    yellow = takeover_due(state, column, YELLOW)
    return "" if count_variants(player, seat, own, yellow) else "MS-K3"


def take_card(state: State, seat: int, commander: Commander) -> None:
    """Begin to control a commander: prestige, ability, instant effect. [MS-K6, MS-A3, MS-AMB-24]"""
    state.add_commander(seat, commander)
    if state.listener is not None:
        state.tell(events.commander_gained(seat, commander))
    state.score(seat, commander.gain, COMMANDERS)
    commander.ability.receive(state, seat)


def lose_card(state: State, seat: int, commander: Commander) -> None:
    """Cease to control a commander; what is lost was gained before. [MS-K5, MS-A3, MS-AMB-33]"""
    state.drop_commander(seat, commander)
    if state.listener is not None:
        state.tell(events.commander_lost(seat, commander))
    state.score(seat, -commander.loss, LOST)


@final
class Reseat(Node):
    """Choose spaces for the followers of the column, one by one. [MS-K4, MS-AMB-37]"""

    __slots__ = ("column",)

    kind = "reseat"

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def legal(self, state: State) -> list[int]:
        return open_spaces(state)

    def refuse(self, state: State, action: int) -> str:
        if not SPACE <= action < SPACE + SPACES:
            return NOT_ASKED
        return refuse_space(state, action - SPACE)

    def apply(self, state: State, action: int) -> None:
        colour = self.next_colour(state)
        state.remove_follower(self.column, colour)
        put_down(state, self.seat, action - SPACE, colour)
        if not state.sizes[self.column]:
            state.stack.pop()

    def next_colour(self, state: State) -> int:
        """Return whose follower comes next: yellow ones, then by seat."""
        base = self.column * COLOURS
        if state.upper[base + YELLOW]:
            return YELLOW
        colour = 0
        while not state.upper[base + colour]:
            colour += 1
        return colour

    def is_answerable(self, state: State) -> bool:
        return state.sizes[self.column] > 0

    def write(self, state: State) -> dict[str, object]:
        return {"column": self.column}


@final
class MoveFollowers(Step):
    """Move all followers of the column to the lower panel. [MS-K4]"""

    name = "followers"
    asks = "reseat"

    def run(self, state: State) -> None:
        state.stack.append(Reseat(state.active, state.turn.column))


@final
class ChangeControl(Step):
    """The old controller loses the commander, the new one gains it. [MS-K5, MS-K6]"""

    name = "control"
    asks = "deal"

    def run(self, state: State) -> None:
        column = state.turn.column
        if column == 0:
            state.start_tile = state.active  # [MS-K7]
            if state.listener is not None:
                state.tell(events.start_tile_taken(state))
            return
        commander = state.administrators[column - 1]
        former = state.admin_control[column]
        if former != NOBODY:
            lose_card(state, former, commander)
        state.admin_control[column] = state.active
        take_card(state, state.active, commander)


@final
class StartTileStep(Step):
    """The start player tile gives a research step in any area. [MS-K7]"""

    name = "start-tile-step"
    asks = STEP_ASKS

    def run(self, state: State) -> None:
        if state.turn.column == 0:
            step_in(state, state.active, FREE)


@final
class StartTileCube(Step):
    """Then the tile gives a cube of any player colour. [MS-K7]"""

    name = "start-tile-cube"
    asks = "any-cube"

    def run(self, state: State) -> None:
        if state.turn.column == 0:
            gain_any(state, state.active)


def offer_deal(state: State, seat: int, left: int, yellow: int, prestige: int) -> None:
    """Ask for cubes against prestige, as long as they could be raised. [MS-CO-1, MS-AMB-42]"""
    offer = Deal(seat, left, yellow, prestige)
    if left and offer.could_buy(state):
        state.stack.append(offer)


@final
class Deal(Purchase):
    """Give yellow cubes for prestige, or not. [MS-CO-1]"""

    __slots__ = ("left", "prestige", "yellow")

    kind = "deal"

    def __init__(self, seat: int, left: int, yellow: int, prestige: int) -> None:
        super().__init__(seat)
        self.left = left
        self.yellow = yellow
        self.prestige = prestige

    def could_buy(self, state: State) -> bool:
        return can_raise(state, self.seat, 0, self.yellow)

    def refuse_use(self, state: State) -> str:
        return "" if state.players[self.seat].cubes[YELLOW] >= self.yellow else "MS-CO-1"

    def answer(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == USE:
            seat = self.seat
            state.pay_cubes(seat, YELLOW, self.yellow)
            state.score(seat, self.prestige, ABILITIES)
            offer_deal(state, seat, self.left - 1, self.yellow, self.prestige)

    def write(self, state: State) -> dict[str, object]:
        return {"left": self.left, "yellow": self.yellow, "prestige": self.prestige}
