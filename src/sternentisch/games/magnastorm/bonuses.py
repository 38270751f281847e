"""The bonuses, one class per effect name of the content."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm.bonus import Bonus
from sternentisch.games.magnastorm.rules.cubes import draw_cubes, gain, gain_any
from sternentisch.games.magnastorm.rules.panels import deploy, move_up_track
from sternentisch.games.magnastorm.rules.research import step_in
from sternentisch.games.magnastorm.state import ARTIFACTS

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


@final
class Cubes(Bonus):
    """Own or yellow cubes from the supply. [MS-R3]"""

    __slots__ = ("own", "yellow")

    def __init__(self, id: str, drive: bool, gain: bool, own: int, yellow: int) -> None:
        super().__init__(id, drive, gain)
        self.own = own
        self.yellow = yellow

    def grant(self, state: State, seat: int) -> None:
        gain(state, seat, self.own, self.yellow)


@final
class AnyColour(Bonus):
    """One cube of any player colour. [MS-R3]"""

    __slots__ = ()

    def grant(self, state: State, seat: int) -> None:
        gain_any(state, seat)


@final
class Draws(Bonus):
    """Cubes drawn from the bag. [MS-R3, MS-B4]"""

    __slots__ = ("count",)

    def __init__(self, id: str, drive: bool, gain: bool, count: int) -> None:
        super().__init__(id, drive, gain)
        self.count = count

    def grant(self, state: State, seat: int) -> None:
        draw_cubes(state, seat, self.count)


@final
class Follower(Bonus):
    """An own follower may be deployed. [MS-B2]"""

    __slots__ = ()

    def grant(self, state: State, seat: int) -> None:
        deploy(state, seat)


@final
class ResearchStep(Bonus):
    """A step in one research area. [MS-B1]"""

    __slots__ = ("area",)

    def __init__(self, id: str, drive: bool, gain: bool, area: int) -> None:
        super().__init__(id, drive, gain)
        self.area = area

    def grant(self, state: State, seat: int) -> None:
        step_in(state, seat, self.area)


@final
class TurnOrder(Bonus):
    """One place forward on the turn track. [MS-B3]"""

    __slots__ = ()

    def grant(self, state: State, seat: int) -> None:
        move_up_track(state, seat)


@final
class Range(Bonus):
    """A longer movement. [MS-B4, MS-M2]"""

    __slots__ = ()

    def __init__(self, id: str, drive: bool, gain: bool, areas: int) -> None:
        super().__init__(id, drive, gain)
        self.range = areas


@final
class ExtraTurtle(Bonus):
    """One turtle more on the same field. [MS-B4, MS-L3]"""

    __slots__ = ()

    def __init__(self, id: str, drive: bool, gain: bool) -> None:
        super().__init__(id, drive, gain)
        self.turtles = 1


@final
class Prestige(Bonus):
    """Prestige of an artifact card. [MS-S16]"""

    __slots__ = ("points",)

    def __init__(self, id: str, drive: bool, gain: bool, points: int) -> None:
        super().__init__(id, drive, gain)
        self.points = points

    def grant(self, state: State, seat: int) -> None:
        state.score(seat, self.points, ARTIFACTS)
