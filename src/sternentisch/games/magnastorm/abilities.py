"""The abilities of commanders, one class per effect name of the content. Chapter MS-CO."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm.ability import Ability
from sternentisch.games.magnastorm.rules.takeover import offer_deal
from sternentisch.games.magnastorm.state import ABILITIES

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.perks import Perks
    from sternentisch.games.magnastorm.state import State


@final
class PrestigeForYellow(Ability):
    """On receipt: some yellow cubes for prestige. [MS-CO-1]"""

    __slots__ = ("prestige", "times", "yellow")

    def __init__(self, times: int, yellow: int, prestige: int) -> None:
        self.times = times
        self.yellow = yellow
        self.prestige = prestige

    def receive(self, state: State, seat: int) -> None:
        offer_deal(state, seat, self.times, self.yellow, self.prestige)


@final
class RangeForForeignCube(Ability):
    """A longer movement for a cube that is not the own colour. [MS-CO-2]"""

    __slots__ = ("areas",)

    def __init__(self, areas: int) -> None:
        self.areas = areas

    def grant(self, perks: Perks) -> None:
        perks.bought_range += self.areas


@final
class ContractPlus(Ability):
    """Prestige and a research step after each contract. [MS-CO-3]"""

    __slots__ = ("prestige",)

    def __init__(self, prestige: int) -> None:
        self.prestige = prestige

    def grant(self, perks: Perks) -> None:
        perks.contract_prestige += self.prestige
        perks.contract_step = True


@final
class ResearchForOwn(Ability):
    """A research step for own cubes with each movement. [MS-CO-4]"""

    __slots__ = ("own",)

    def __init__(self, own: int) -> None:
        self.own = own

    def grant(self, perks: Perks) -> None:
        perks.step_price = self.own


@final
class SwapOneCube(Ability):
    """One own cube of a price paid as yellow, or the reverse. [MS-CO-5]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.swap = True


@final
class JumpToTurtleArea(Ability):
    """A jump instead of the movement. [MS-CO-6]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.jump = True


@final
class ExtraTurtleForOwn(Ability):
    """One more turtle for own cubes. [MS-CO-7]"""

    __slots__ = ("own",)

    def __init__(self, own: int) -> None:
        self.own = own

    def grant(self, perks: Perks) -> None:
        perks.turtle_price = self.own


@final
class MajorityPlus(Ability):
    """More prestige for each sector majority. [MS-CO-8]"""

    __slots__ = ("prestige",)

    def __init__(self, prestige: int) -> None:
        self.prestige = prestige

    def grant(self, perks: Perks) -> None:
        perks.majority_prestige += self.prestige


@final
class FreeArea(Ability):
    """Every research step goes into an area of choice. [MS-CO-11]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.free_area = True


@final
class StepLowest(Ability):
    """A step in the lowest area with each gaining of cubes. [MS-CO-12]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.lowest_step = True


@final
class ExtraAnyCube(Ability):
    """A cube of any player colour with each gaining of cubes. [MS-CO-13]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.any_cube = True


@final
class MoreDraws(Ability):
    """More cubes with every draw from the bag. [MS-CO-14]"""

    __slots__ = ("draws",)

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def grant(self, perks: Perks) -> None:
        perks.more_draws += self.draws


@final
class PrestigeOnce(Ability):
    """On receipt: prestige. [MS-CO-15]"""

    __slots__ = ("prestige",)

    def __init__(self, prestige: int) -> None:
        self.prestige = prestige

    def receive(self, state: State, seat: int) -> None:
        state.score(seat, self.prestige, ABILITIES)


@final
class OccupiedSpace(Ability):
    """Occupied spaces may be used for an action, some times in a round. [MS-CO-16]"""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def grant(self, perks: Perks) -> None:
        perks.occupied += self.times


@final
class MoveDiscount(Ability):
    """Movements cost fewer own cubes. [MS-CO-17]"""

    __slots__ = ("own",)

    def __init__(self, own: int) -> None:
        self.own = own

    def grant(self, perks: Perks) -> None:
        perks.move_discount += self.own


@final
class IgnoreBoardCost(Ability):
    """The cost of a turtle or station may be ignored, some times in a turn. [MS-CO-18]"""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def grant(self, perks: Perks) -> None:
        perks.waivers += self.times
