"""Selectors: whom an effect is for, and how that is chosen. Rules AK-C8 to C11, AK-M1 to M4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights.choices import Confirm, PickSeat, PickUnit
from sternentisch.games.astro_knights.effect import Amount, Effect
from sternentisch.games.astro_knights.task import Task

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State

YOU: Final = 0
PLAYER: Final = 1
ALLY: Final = 2
THAT_PLAYER: Final = 3
EACH_PLAYER: Final = 4
EACH_ALLY: Final = 5
TOTAL: Final = 6
LOWEST_LIFE: Final = 7
MOST_WEAPONS: Final = 8
COSTLIEST_WEAPON: Final = 9
HOMEWORLD: Final = 10
BOSS: Final = 11
ALL_FOES: Final = 12
SPECIAL_FOES: Final = 13
WHO: Final = (
    "you",
    "player",
    "ally",
    "that_player",
    "each_player",
    "each_ally",
    "total",
    "lowest_life",
    "most_weapons",
    "highest_cost_weapon",
    "homeworld",
    "boss",
    "all_foes",
    "special_foes",
)


def all_seats(state: State, first: int) -> list[int]:
    """Return all seats in order, from one on. [AK-D7, AK-M4]"""
    return [(first + number) % state.seats for number in range(state.seats)]


def fitting_seats(state: State, who: int) -> list[int]:
    """Return the seats a selector may mean, ascending. [AK-C8, AK-C10, AK-V5]"""
    seats = list(range(state.seats))
    if who in (ALLY, EACH_ALLY):
        you = state.decider()
        return [seat for seat in seats if seat != you] if state.seats > 1 else seats
    if who == LOWEST_LIFE:
        return lowest_life(state)
    if who == MOST_WEAPONS:
        most = 0
        for player in state.players:
            if len(player.weapons) > most:
                most = len(player.weapons)
        return [seat for seat in seats if len(state.players[seat].weapons) == most]
    if who == COSTLIEST_WEAPON:
        return costliest_weapon(state)
    return seats


def lowest_life(state: State) -> list[int]:
    """Return who has the lowest life; the exhausted do not count. [AK-D13, AK-V6]"""
    if state.seats == 1:
        return [0]
    lowest = -1
    for player in state.players:
        if not player.exhausted and (lowest < 0 or player.life < lowest):
            lowest = player.life
    seats: list[int] = []
    for seat, player in enumerate(state.players):
        if not player.exhausted and player.life == lowest:
            seats.append(seat)
    return seats


def costliest_weapon(state: State) -> list[int]:
    """Return who has the costliest equipped weapon; nobody without any."""
    costs: list[int] = []
    for player in state.players:
        cost = -1
        for weapon in player.weapons:
            if weapon.cost > cost:
                cost = weapon.cost
        costs.append(cost)
    most = max(costs)
    if most < 0:
        return []
    return [seat for seat in range(state.seats) if costs[seat] == most]


class SeatEffect(Effect):
    """An effect for one or several players. [AK-C8]"""

    __slots__ = ("amount", "is_named", "is_option", "who")

    def __init__(self, may: bool, who: int, amount: Amount) -> None:
        super().__init__(may)
        self.who = who
        self.amount = amount
        self.is_option: bool = False  # of an OR: then a benefit must be one, too [AK-A25]
        self.is_named: bool = False  # whom it is for counts later on the card, too [AK-C10]

    # --- what a verb fills in ---------------------------------------------------------------

    def affect(self, state: State, seat: int, amount: int) -> None:
        """Do it to a player."""
        raise NotImplementedError

    def units(self, state: State, seat: int, amount: int) -> int:
        """Return how much of an amount a player could carry out now."""
        return amount

    def is_bound(self) -> bool:
        """Whether it must go to somebody who can carry out the most of it. [AK-C9, AK-A8]"""
        return False

    def asks_first(self) -> bool:
        """Whether a "may" is a question of its own, not part of the next one. [AK-C5]"""
        return True

    # --- how the players are found ----------------------------------------------------------

    def candidates(self, state: State) -> list[int]:
        """Return the seats that may be chosen, ascending. [AK-C8, AK-C9, AK-A8]"""
        return self.ablest(state, fitting_seats(state, self.who))

    def ablest(self, state: State, seats: list[int]) -> list[int]:
        """Return those who could carry out most of it, where that matters. [AK-C9, AK-A25]"""
        if len(seats) < 2 or not (self.is_option or self.is_bound()):
            return seats
        amount = self.size(state)
        most = 0
        for seat in seats:
            units = self.units(state, seat, amount)
            if units > most:
                most = units
        return [seat for seat in seats if self.units(state, seat, amount) == most]

    def is_idle(self, state: State) -> bool:
        return not self.is_named and self.can(state) == 0

    def why_not(self, state: State, seat: int) -> str:
        """Return the rule that forbids a seat: it does not fit, or could do less."""
        if seat not in fitting_seats(state, self.who):
            if self.who == ALLY:
                return "AK-C10"
            is_out = self.who == LOWEST_LIFE and state.players[seat].exhausted
            return "AK-D13" if is_out else "AK-C8"
        return "AK-C9" if self.is_bound() else "AK-A25"

    def size(self, state: State) -> int:
        """Return the amount without its sign."""
        value = self.amount.value(state)
        return value if value >= 0 else -value

    def run(self, state: State) -> None:
        who = self.who
        context = state.context()
        if who == YOU:
            self.start(state, context.you)
        elif who == THAT_PLAYER:
            if context.that >= 0:
                self.start(state, context.that)
        elif who in (EACH_PLAYER, EACH_ALLY):
            fitting = fitting_seats(state, who)
            seats = [seat for seat in all_seats(state, state.decider()) if seat in fitting]
            state.push(EachSeat(self, tuple(seats)))
        elif who == TOTAL:
            self.deal_out(state, self.size(state))
        elif not self.is_idle(state):
            seats = self.candidates(state)
            if len(seats) == 1:
                self.choose(state, seats[0])
            elif seats:
                state.push(PickSeat(state.decider(), self))

    def choose(self, state: State, seat: int) -> None:
        """Go on with the player who was chosen: now "that player". [AK-C10]"""
        state.context().that = seat
        self.start(state, seat)

    def start(self, state: State, seat: int) -> None:
        """Do it to a player, who is asked first where a "may" is a question of its own."""
        if self.may and self.asks_first():
            state.push(Confirm(seat, self))
        else:
            self.affect(state, seat, self.amount.value(state))

    def confirmed(self, state: State, seat: int) -> None:
        self.affect(state, seat, self.amount.value(state))

    def deal_out(self, state: State, left: int) -> None:
        """Deal out what is left, unit by unit, as long as somebody can take one. [AK-C11]"""
        if left > 0:
            for seat in range(state.seats):
                if self.units(state, seat, 1):
                    state.push(PickUnit(state.decider(), self, left))
                    return

    def deal_unit(self, state: State, seat: int, left: int) -> None:
        """Give a player one unit of what is left, then deal out the rest. [AK-C11]"""
        if left > 1:
            state.push(DealOut(self, left - 1))
        self.affect(state, seat, -1 if self.amount.is_loss() else 1)

    # --- how far it can be carried out ------------------------------------------------------

    def need(self, state: State) -> int:
        if self.who in (EACH_PLAYER, EACH_ALLY):
            return self.size(state) * len(fitting_seats(state, self.who))
        return self.size(state)

    def can(self, state: State) -> int:
        """Return the best that could be done. [AK-C4]"""
        who, amount = self.who, self.size(state)
        if who == YOU:
            return self.units(state, state.context().you, amount)
        if who == THAT_PLAYER:
            that = state.context().that
            return self.units(state, that, amount) if that >= 0 else 0
        total = 0
        if who in (EACH_PLAYER, EACH_ALLY, TOTAL):
            for seat in fitting_seats(state, who):
                total += self.units(state, seat, amount)
            return amount if who == TOTAL and total > amount else total
        for seat in fitting_seats(state, who):
            units = self.units(state, seat, amount)
            if units > total:
                total = units
        return total


@final
class DealOut(Task):
    """Deal out what is left of an amount. [AK-C11]"""

    __slots__ = ("effect", "left")

    kind = "deal-out"

    def __init__(self, effect: SeatEffect, left: int) -> None:
        super().__init__(-1)
        self.effect = effect
        self.left = left

    def run(self, state: State) -> None:
        self.effect.deal_out(state, self.left)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left}


@final
class EachSeat(Task):
    """An effect for several players, one after another. [AK-D7, AK-M4]"""

    __slots__ = ("effect", "seats")

    kind = "each-seat"

    def __init__(self, effect: SeatEffect, seats: tuple[int, ...]) -> None:
        super().__init__(-1)
        self.effect = effect
        self.seats = seats

    def run(self, state: State) -> None:
        if len(self.seats) > 1:
            state.push(EachSeat(self.effect, self.seats[1:]))
        if self.seats:
            self.effect.start(state, self.seats[0])

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "seats": list(self.seats)}
