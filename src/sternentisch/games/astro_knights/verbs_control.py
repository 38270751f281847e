"""Verbs that steer others: choose, trade, seq, if."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights.choices import Confirm, PickOption
from sternentisch.games.astro_knights.effect import Amount, Condition, Effect, Script, run_script
from sternentisch.games.astro_knights.selectors import THAT_PLAYER, SeatEffect

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State


@final
class Choose(Effect):
    """Exactly one option, of those that can be carried out furthest. [AK-C4, AK-A7]"""

    __slots__ = ("options",)

    verb = "choose"

    def __init__(self, options: list[Script]) -> None:
        super().__init__(False)
        self.options = options
        for option in options:
            for effect in option.effects:
                if isinstance(effect, SeatEffect):
                    effect.is_option = True

    def run(self, state: State) -> None:
        if self.is_idle(state):
            return
        best = self.best_options(state)
        if len(best) == 1:
            self.take_option(state, best[0])
        else:
            state.push(PickOption(state.decider(), self))

    def is_idle(self, state: State) -> bool:
        for option in self.options:
            if not option.is_idle(state):
                return False
        return True

    def take_option(self, state: State, number: int) -> None:
        """Resolve one of the options, and none of the others."""
        run_script(state, self.options[number])

    def best_options(self, state: State) -> list[int]:
        """Return the options with the highest share of what they demand."""
        best: list[int] = []
        best_can, best_need = 0, 1
        for number, option in enumerate(self.options):
            can, need = option.can(state), option.need(state)
            if need == 0:
                can, need = 1, 1
            lead = can * best_need - best_can * need
            if lead > 0 or not best:
                best = [number]
                best_can, best_need = can, need
            elif lead == 0:
                best.append(number)
        return best

    def need(self, state: State) -> int:
        return self.options[self.best_options(state)[0]].need(state)

    def can(self, state: State) -> int:
        return self.options[self.best_options(state)[0]].can(state)


@final
class Trade(Effect):
    """Do one thing to get another: only if the first can be paid in full. [AK-C6, AK-M13]"""

    __slots__ = ("cost", "gain")

    verb = "trade"

    def __init__(self, may: bool, cost: Script, gain: Script) -> None:
        super().__init__(may)
        self.cost = cost
        self.gain = gain

    def is_allowed(self, state: State) -> bool:
        """Whether the cost can be paid in full, and anything would be gained."""
        return self.cost.can(state) >= self.cost.need(state) and self.gain.can(state) > 0

    def run(self, state: State) -> None:
        if not self.is_allowed(state):
            return
        if self.may:
            state.push(Confirm(state.decider(), self))
        else:
            self.confirmed(state, state.decider())

    def confirmed(self, state: State, seat: int) -> None:
        """Pay, then gain; a cost may end the game before. [AK-C6, AK-A21]"""
        run_script(state, self.gain)
        run_script(state, self.cost)  # on top, so it comes first

    def can(self, state: State) -> int:
        return 1 if self.is_allowed(state) else 0


@final
class Seq(SeatEffect):
    """Several effects for one player, as a unit. [AK-C9, AK-C10]"""

    __slots__ = ("script",)

    verb = "seq"

    def __init__(self, may: bool, who: int, script: Script) -> None:
        super().__init__(may, who, Amount(1, 0, 0))
        self.script = script

    def start(self, state: State, seat: int) -> None:
        """Ask whether to begin only if something could come of it. [AK-M10]"""
        state.context().that = seat
        if not self.may or self.script.can(state):
            super().start(state, seat)

    def affect(self, state: State, seat: int, amount: int) -> None:
        state.context().that = seat
        run_script(state, self.script)

    def is_bound(self) -> bool:
        if self.may:
            return False
        for effect in self.script.effects:
            if isinstance(effect, SeatEffect) and effect.is_bound():
                return True
        return False

    def units(self, state: State, seat: int, amount: int) -> int:
        """Return how much a player could do of what asks for somebody able."""
        total = 0
        for effect in self.script.effects:
            if isinstance(effect, SeatEffect) and effect.is_bound() and effect.who == THAT_PLAYER:
                total += effect.units(state, seat, effect.size(state))
        return total

    def need(self, state: State) -> int:
        return self.script.need(state)

    def can(self, state: State) -> int:
        """Return what the best choice of a player could carry out."""
        best = 0
        context = state.context()
        before = context.that
        for seat in self.candidates(state):
            context.that = seat
            can = self.script.can(state)
            if can > best:
                best = can
        context.that = before
        return best


@final
class If(Effect):
    """One branch or the other, as things are now. [AK-C2]"""

    __slots__ = ("condition", "no", "yes")

    verb = "if"

    def __init__(self, condition: Condition, yes: Script, no: Script) -> None:
        super().__init__(False)
        self.condition = condition
        self.yes = yes
        self.no = no

    def run(self, state: State) -> None:
        run_script(state, self.branch(state))

    def branch(self, state: State) -> Script:
        """Return the script that counts as things are now; without an "else" it may be empty."""
        return self.yes if self.condition.holds(state) else self.no

    def need(self, state: State) -> int:
        return self.branch(state).need(state)

    def can(self, state: State) -> int:
        return self.branch(state).can(state)
