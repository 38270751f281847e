"""The vocabulary of effects: what mercenaries and artifacts do, one small class per name.

A card in the content names its effect and parameters; nothing here asks which card it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in.actions import PLACES
from sternentisch.games.cave_in.effect import Effect
from sternentisch.games.cave_in.rules.colour import Dig, DyeColour
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand
from sternentisch.games.cave_in.rules.take import (
    ANY,
    NOBODY,
    TakeBase,
    TakeBottom,
    TakeCrystal,
    TakeDock,
    TakeSpread,
    refuse_bottom,
    take_from_base,
)

if TYPE_CHECKING:
    from sternentisch.games.cave_in.perks import Perks
    from sternentisch.games.cave_in.state import State


@final
class TakeCrystalSkill(Effect):
    """Take a crystal of one cost and colour. [CI-K-P1, -N1, -B1, -Y1, -R1, -G1]"""

    __slots__ = ("colour", "cost")

    def __init__(self, cost: int, colour: int) -> None:
        self.cost = cost
        self.colour = colour

    def use(self, state: State) -> None:
        state.stack.append(TakeCrystal(state.active, self.cost, self.colour))


@final
class RecolourCrystal(Effect):
    """Give a crystal in the mine another colour and a lower cost. [CI-K-P2]"""

    __slots__ = ("discount",)

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def use(self, state: State) -> None:
        state.stack.append(Dig(state.active, self.discount))


@final
class ArtifactDiscount(Effect):
    """Artifacts cost less: this turn as a skill, always as an artifact. [CI-K-P3, CI-G7]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def use(self, state: State) -> None:
        state.turn.artifact_discount += self.amount

    def grant(self, perks: Perks) -> None:
        perks.artifact_discount += self.amount


@final
class MiningDiscount(Effect):
    """All crystals cost less this turn. [CI-K-P4, CI-G7]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def use(self, state: State) -> None:
        state.turn.mining_discount += self.amount


@final
class RecruitDiscount(Effect):
    """Recruiting takes a lower card this turn; several of these do not add up. [CI-K-N2, CI-A4]"""

    __slots__ = ("reduction",)

    def __init__(self, reduction: int) -> None:
        self.reduction = reduction

    def use(self, state: State) -> None:
        state.turn.recruit_reduction = max(state.turn.recruit_reduction, self.reduction)


@final
class TakeOwnBaseBottom(Effect):
    """Take cards from the bottom of the own base. [CI-K-N3, CI-AR1, CI-AMB-37]"""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def use(self, state: State) -> None:
        state.stack.append(TakeBottom(state.active, self.count))

    def activate(self, state: State) -> None:
        take_from_base(state, state.active, 0)
        if self.count > 1:
            state.stack.append(TakeBottom(state.active, self.count - 1))

    def refuse_activation(self, state: State) -> str:
        return "CI-AR1" if refuse_bottom(state) else ""


@final
class TakeDocksBudget(Effect):
    """Take dock cards whose levels add up to no more than a budget. [CI-K-N4]"""

    __slots__ = ("budget",)

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def use(self, state: State) -> None:
        state.stack.append(TakeDock(state.active, ANY, PLACES, self.budget))


@final
class TakeDockSkill(Effect):
    """Take one dock card of a level. [CI-AR5]"""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def use(self, state: State) -> None:
        state.stack.append(TakeDock(state.active, self.level, 1, self.level))

    def refuse_activation(self, state: State) -> str:
        offers = TakeDock(state.active, self.level, 1, self.level).legal(state)
        return "" if len(offers) > 1 else "CI-AR5"


@final
class TakeDockAndRepeat(Effect):
    """Take a dock card of a level, and regular actions may be alike. [CI-K-B2, CI-AMB-21]"""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def use(self, state: State) -> None:
        state.turn.repeat = True
        state.stack.append(TakeDock(state.active, self.level, 1, self.level))


@final
class TakeBaseSkill(Effect):
    """Take cards from any base, or several from one. [CI-K-B3, CI-K-B4]"""

    __slots__ = ("count", "one_base")

    def __init__(self, count: int, one_base: bool) -> None:
        self.count = count
        self.one_base = one_base

    def use(self, state: State) -> None:
        state.stack.append(TakeBase(state.active, self.count, ANY, self.one_base, NOBODY))


@final
class ExtraMining(Effect):
    """Credit extra mining actions this turn. [CI-K-Y2, CI-T4, CI-T8]"""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def use(self, state: State) -> None:
        state.turn.extra_mining += self.count


@final
class ExtraMiningLimited(Effect):
    """Credit an extra mining action for one printed cost. [CI-AR3]"""

    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def use(self, state: State) -> None:
        state.turn.limited_mining = (*state.turn.limited_mining, self.cost)


@final
class RecolourHand(Effect):
    """Give some hand cards one colour this turn. [CI-K-Y3, CI-AR4, CI-AMB-20]"""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def use(self, state: State) -> None:
        state.stack.append(DyeColour(state.active, self.count))

    def refuse_activation(self, state: State) -> str:
        return "" if state.me().hand else "CI-AR4"


@final
class BonusCrystal(Effect):
    """Having mined one of these costs, take another crystal of it. [CI-K-Y4, CI-AMB-18]"""

    __slots__ = ("costs",)

    def __init__(self, costs: list[int]) -> None:
        self.costs: tuple[int, ...] = tuple(costs)

    def use(self, state: State) -> None:
        state.turn.bonus_costs = state.turn.bonus_costs + self.costs


@final
class SubjugateOwnLowest(Effect):
    """Subjugate a lowest card of the own base. [CI-K-R2]"""

    __slots__ = ()

    def use(self, state: State) -> None:
        state.stack.append(SubjugateBase(state.active, ANY))


@final
class SubjugateAnyBase(Effect):
    """Subjugate a card of a level in any base. [CI-K-R3]"""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def use(self, state: State) -> None:
        state.stack.append(SubjugateBase(state.active, self.level))


@final
class SubjugateHandForCrystals(Effect):
    """Subjugate hand cards of a level, each for a crystal. [CI-K-R4]"""

    __slots__ = ("cost", "count", "level")

    def __init__(self, level: int, count: int, cost: int) -> None:
        self.level = level
        self.count = count
        self.cost = cost

    def use(self, state: State) -> None:
        state.stack.append(SubjugateHand(state.active, self.count, self.level, self.cost))


@final
class DoubleFactionLevel(Effect):
    """Cards of a faction count several times their level this turn. [CI-K-G2, CI-AMB-19]"""

    __slots__ = ("faction", "factor")

    def __init__(self, faction: int, factor: int) -> None:
        self.faction = faction
        self.factor = factor

    def use(self, state: State) -> None:
        state.turn.doubled = self.faction
        state.turn.factor = self.factor


@final
class TakeFactionSpread(Effect):
    """Take a card of a faction from each base, or several from one. [CI-K-G3]"""

    __slots__ = ("faction", "from_one")

    def __init__(self, faction: int, from_one: int) -> None:
        self.faction = faction
        self.from_one = from_one

    def use(self, state: State) -> None:
        state.stack.append(TakeSpread(state.active, self.faction, self.from_one, ()))


@final
class TakeFactionOneBase(Effect):
    """Take the cards of a faction from one base. [CI-K-G4, CI-AMB-31]"""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def use(self, state: State) -> None:
        limit = state.rules.box.base_limit
        state.stack.append(TakeBase(state.active, limit, self.faction, True, NOBODY))
