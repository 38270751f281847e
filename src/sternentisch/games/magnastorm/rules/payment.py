"""Paying a movement or a takeover, with one cube swapped where a commander allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.magnastorm.actions import COLOURS, COLUMNS, PAY, VARIANTS
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.state import YELLOW
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import Player, State

PLAIN: Final = 0
YELLOW_AS_OWN: Final = 1
OWN_AS_YELLOW: Final = 2


def is_payable(player: Player, seat: int, own: int, yellow: int, variant: int) -> bool:
    """Whether a price can be paid in this variant right now. [MS-CO-5]"""
    if variant == YELLOW_AS_OWN:
        if not player.perks.swap or not yellow:
            return False
        own += 1
        yellow -= 1
    elif variant == OWN_AS_YELLOW:
        if not player.perks.swap or not own:
            return False
        own -= 1
        yellow += 1
    return player.cubes[seat] >= own and player.cubes[YELLOW] >= yellow


def count_variants(player: Player, seat: int, own: int, yellow: int) -> int:
    """Return in how many ways a price can be paid right now."""
    count = 1 if is_payable(player, seat, own, yellow, PLAIN) else 0
    if player.perks.swap:
        for variant in range(YELLOW_AS_OWN, VARIANTS):
            if is_payable(player, seat, own, yellow, variant):
                count += 1
    return count


def move_own(state: State, player: Player, space: int) -> int:
    """Return the own cubes that moving from a space costs a player. [MS-T10, MS-CO-17]"""
    own = state.rules.side.prices[space // COLUMNS].own - player.perks.move_discount
    return own if own > 0 else 0


def move_yellow(state: State, space: int) -> int:
    """Return the yellow cubes that moving from a space costs. [MS-T10]"""
    return state.rules.side.prices[space // COLUMNS].yellow


def takeover_due(state: State, column: int, colour: int) -> int:
    """Return the cubes of a colour that a column costs. [MS-K3]"""
    count = state.upper[column * COLOURS + colour]
    return count + 1 if state.admin_control[column] == colour else count


def pay_price(state: State, seat: int, own: int, yellow: int, variant: int) -> None:
    """Pay own and yellow cubes in the chosen variant. [MS-Q1, MS-CO-5]"""
    if variant == YELLOW_AS_OWN:
        own += 1
        yellow -= 1
    elif variant == OWN_AS_YELLOW:
        own -= 1
        yellow += 1
    state.pay_cubes(seat, seat, own)
    state.pay_cubes(seat, YELLOW, yellow)


def pay_or_ask(state: State, own: int, yellow: int) -> None:
    """Pay a price that can be paid; ask only if a swapped cube leaves a choice. [MS-CO-5]"""
    seat = state.active
    player = state.me()
    if not player.perks.swap:
        pay_price(state, seat, own, yellow, PLAIN)
    else:
        state.stack.append(Price(seat, own, yellow))


@final
class Price(Node):
    """Choose how to pay: as printed, or with one cube swapped. [MS-CO-5, MS-AMB-14]"""

    __slots__ = ("own", "yellow")

    kind = "price"

    def __init__(self, seat: int, own: int, yellow: int) -> None:
        super().__init__(seat)
        self.own = own
        self.yellow = yellow

    def legal(self, state: State) -> list[int]:
        player = state.players[self.seat]
        return [
            PAY + variant
            for variant in range(VARIANTS)
            if is_payable(player, self.seat, self.own, self.yellow, variant)
        ]

    def refuse(self, state: State, action: int) -> str:
        variant = action - PAY
        if not 0 <= variant < VARIANTS:
            return NOT_ASKED
        player = state.players[self.seat]
        return "" if is_payable(player, self.seat, self.own, self.yellow, variant) else "MS-CO-5"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        pay_price(state, self.seat, self.own, self.yellow, action - PAY)

    def write(self, state: State) -> dict[str, object]:
        return {"own": self.own, "yellow": self.yellow}


@final
class PayMove(Step):
    """Pay the row's price for the movement, even for staying. [MS-T12, MS-M1]"""

    name = "pay"
    asks = "price"

    def run(self, state: State) -> None:
        space = state.turn.space
        pay_or_ask(state, move_own(state, state.me(), space), move_yellow(state, space))


@final
class PayTakeover(Step):
    """Pay a cube for each follower, and one for the controller. [MS-K3]"""

    name = "pay"
    asks = "price"

    def run(self, state: State) -> None:
        seat = state.active
        column = state.turn.column
        for colour in range(state.seats):
            due = takeover_due(state, column, colour)
            if due and colour != seat:
                state.pay_cubes(seat, colour, due)
        own = takeover_due(state, column, seat)
        pay_or_ask(state, own, takeover_due(state, column, YELLOW))
