"""The exchange of cubes, open with every question at which cubes can be spent. Rule MS-Q2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import COLOUR_WORDS, COLOURS, EXCHANGE, GIVE, PASS, USE
from sternentisch.games.magnastorm.node import Node, Pick
from sternentisch.games.magnastorm.state import YELLOW
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import Player, State


def count_cubes(player: Player) -> int:
    """Return how many cubes a player has."""
    cubes = player.cubes
    return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[YELLOW]


def refuse_exchange(state: State, player: Player, colour: int, total: int) -> str:
    """Return why a colour cannot be had by exchange, or "". [MS-Q2, MS-Q4, MS-AMB-17]

    `total` is the number of cubes the player has.
    """
    if colour < 0:
        return "MS-S8"
    if not state.supply[colour]:
        return "MS-Q4"
    return "MS-Q2" if total - player.cubes[colour] < state.rules.box.exchange_give else ""


def can_raise(state: State, seat: int, own: int, yellow: int) -> bool:
    """Whether a player could pay this, if need be after exchanging. [MS-AMB-42]"""
    player = state.players[seat]
    cubes = player.cubes
    lacking_own = own - cubes[seat]
    lacking_yellow = yellow - cubes[YELLOW]
    if lacking_own <= 0 and lacking_yellow <= 0:
        return True
    if lacking_own < 0:
        lacking_own = 0
    if lacking_yellow < 0:
        lacking_yellow = 0
    if lacking_own > state.supply[seat] or lacking_yellow > state.supply[YELLOW]:
        return False
    # what is left after setting aside the cubes that will be paid as they are
    kept = own - lacking_own + yellow - lacking_yellow
    spare = count_cubes(player) - kept
    return spare >= (lacking_own + lacking_yellow) * state.rules.box.exchange_give


class Spending(Node):
    """A question of the own turn at which cubes can be spent, or exchanged first. [MS-AMB-40]"""

    __slots__ = ()

    def could_buy(self, state: State) -> bool:
        """Whether what is offered could be paid, if need be after exchanging. [MS-AMB-42]

        Where it could not, for instance after an unlucky exchange, all that is left is to pass.
        """
        return True

    def list_answers(self, state: State, legal: list[int]) -> None:
        """Append the ids of the answers proper, ascending."""
        raise NotImplementedError

    def refuse_answer(self, state: State, action: int) -> str:
        """Return why something other than an exchange is refused, or ""."""
        raise NotImplementedError

    def answer(self, state: State, action: int) -> None:
        """Carry out an answer proper."""
        raise NotImplementedError

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        player = state.players[self.seat]
        total = count_cubes(player)
        if total >= state.rules.box.exchange_give:
            if not self.could_buy(state):
                return [PASS]
            for relative in range(state.seats):
                if not refuse_exchange(state, player, state.colour(self.seat, relative), total):
                    legal.append(EXCHANGE + relative)
            if not refuse_exchange(state, player, YELLOW, total):
                legal.append(EXCHANGE + YELLOW)
        self.list_answers(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action < EXCHANGE + COLOURS:
            player = state.players[self.seat]
            colour = state.colour(self.seat, action - EXCHANGE)
            rule = refuse_exchange(state, player, colour, count_cubes(player))
            return rule if rule or self.could_buy(state) else "MS-AMB-42"
        return self.refuse_answer(state, action)

    def apply(self, state: State, action: int) -> None:
        if action < EXCHANGE + COLOURS:
            left = state.rules.box.exchange_give
            state.stack.append(Give(self.seat, action - EXCHANGE, left))
        else:
            self.answer(state, action)


class Purchase(Spending):
    """Something to buy, or to pass. [MS-AMB-42]"""

    __slots__ = ()

    def refuse_use(self, state: State) -> str:
        """Return why the purchase cannot be made right now, or ""."""
        raise NotImplementedError

    def list_answers(self, state: State, legal: list[int]) -> None:
        if not self.refuse_use(state):
            legal.append(USE)
        legal.append(PASS)

    def refuse_answer(self, state: State, action: int) -> str:
        if action == USE:
            return self.refuse_use(state)
        return "" if action == PASS else NOT_ASKED


@final
class Give(Pick):
    """Hand in cubes, one after another, for one of another colour. [MS-Q2, MS-AMB-17, MS-AMB-32]"""

    __slots__ = ("left", "wanted")

    kind = "exchange"

    def __init__(self, seat: int, wanted: int, left: int) -> None:
        super().__init__(seat)
        self.wanted = wanted  # colour, relative to the chooser
        self.left = left

    def first(self) -> int:
        return GIVE

    def size(self) -> int:
        return COLOURS

    def legal(self, state: State) -> list[int]:
        """List the colours as any pick does, but look at those that take part only."""
        cubes = state.players[self.seat].cubes
        legal: list[int] = []
        colour = self.seat
        for relative in range(state.seats):
            if cubes[colour] and relative != self.wanted:
                legal.append(GIVE + relative)
            colour += 1
            if colour == state.seats:
                colour = 0
        if cubes[YELLOW] and self.wanted != YELLOW:
            legal.append(GIVE + YELLOW)
        return legal

    def refuse_item(self, state: State, item: int) -> str:
        colour = state.colour(self.seat, item)
        if colour < 0:
            return "MS-S8"
        if item == self.wanted:
            return "MS-AMB-17"
        return "" if state.players[self.seat].cubes[colour] else "MS-Q2"

    def apply(self, state: State, action: int) -> None:
        seat = self.seat
        colour = state.colour(seat, action - GIVE)
        state.pay_cubes(seat, colour, 1)
        if self.left > 1:
            state.stack[-1] = Give(seat, self.wanted, self.left - 1)
            return
        state.stack.pop()
        wanted = state.colour(seat, self.wanted)
        state.gain_cubes(seat, wanted, 1)
        if state.listener is not None:
            state.tell(events.cube_exchanged(state, seat, wanted))

    def is_answerable(self, state: State) -> bool:
        """Whether enough other cubes are left to hand in, and the wanted one is there."""
        wanted = state.colour(self.seat, self.wanted)
        if wanted < 0 or not 1 <= self.left <= state.rules.box.exchange_give:
            return False
        player = state.players[self.seat]
        return state.supply[wanted] > 0 and count_cubes(player) - player.cubes[wanted] >= self.left

    def write(self, state: State) -> dict[str, object]:
        return {"wanted": COLOUR_WORDS[self.wanted], "left": self.left}
