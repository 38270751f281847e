"""Verbs of knights' attacks: damage, defeat, boost."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights.choices import PickTarget, SplitPoint
from sternentisch.games.astro_knights.effect import Amount, Effect
from sternentisch.games.astro_knights.rules.damage import defeat_foe, hit_boss, hit_foe

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import Foe, State


class TargetEffect(Effect):
    """An effect on the boss or one foe. [AK-D2]"""

    __slots__ = ("only_foes",)

    def __init__(self, only_foes: bool) -> None:
        super().__init__(False)
        self.only_foes = only_foes

    def strike(self, state: State, seat: int, foe: Foe | None, amount: int) -> None:
        """Do it to a foe, or to the boss."""
        raise NotImplementedError

    def aim(self, state: State, amount: int) -> None:
        """Choose the target; without a legal one nothing happens. [AK-D2]"""
        seat = state.decider()
        if state.foes:
            state.push(PickTarget(seat, self, amount))
        elif not self.only_foes:
            self.strike(state, seat, None, amount)

    def can(self, state: State) -> int:
        return 1 if state.foes or not self.only_foes else 0


@final
class Damage(TargetEffect):
    """Deal one source of damage. [AK-D1, AK-D5]"""

    __slots__ = ("amount", "is_split")

    verb = "damage"

    def __init__(self, only_foes: bool, amount: Amount, is_split: bool) -> None:
        super().__init__(only_foes)
        self.amount = amount
        self.is_split = is_split

    def run(self, state: State) -> None:
        amount = self.amount.value(state) + state.context().boost
        if amount <= 0:
            return
        if self.is_split and state.foes:  # [AK-A17, AK-A30]
            given = tuple([0] * (len(state.foes) + 1))
            state.push(SplitPoint(state.decider(), self, amount, given))
        else:
            self.aim(state, amount)

    def strike(self, state: State, seat: int, foe: Foe | None, amount: int) -> None:
        if foe is None:
            hit_boss(state, seat, amount)
        elif not state.reason:
            hit_foe(state, seat, foe, amount)


@final
class Defeat(TargetEffect):
    """Defeat a foe without damage. [AK-D4]"""

    __slots__ = ()

    verb = "defeat"

    def run(self, state: State) -> None:
        self.aim(state, 0)

    def strike(self, state: State, seat: int, foe: Foe | None, amount: int) -> None:
        if foe is not None:
            defeat_foe(state, seat, foe)


@final
class Boost(Effect):
    """Raise every later damage source of the running attack. [AK-D5]"""

    __slots__ = ("amount",)

    verb = "boost"

    def __init__(self, amount: Amount) -> None:
        super().__init__(False)
        self.amount = amount

    def run(self, state: State) -> None:
        state.context().boost += self.amount.value(state)
