"""The components: immutable objects made once from the content and shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.magnastorm.ability import Ability

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.board import Side, Weather
    from sternentisch.games.magnastorm.bonus import Bonus

FREE: Final = -1
"""The colour of a white field: a step in any research area. [MS-R1]"""

# In which of the sectors of a contract a majority is needed
NO_SECTOR: Final = 0
ANY_SECTOR: Final = 1
FIRST_SECTOR: Final = 2
ALL_SECTORS: Final = 3
MAJORITIES: Final = ("none", "any", "first", "all")


@final
class Cost:
    """Cubes in the own colour and yellow ones: a price, or a gain."""

    __slots__ = ("own", "yellow")

    def __init__(self, own: int, yellow: int) -> None:
        self.own = own
        self.yellow = yellow

    def is_nothing(self) -> bool:
        """Whether it has no cubes at all."""
        return not self.own and not self.yellow

    def __repr__(self) -> str:
        return f"<Cost {self.own} own, {self.yellow} yellow>"


@final
class Commander:
    """A commander: what it is worth when it comes and goes, and what it can do. [MS-K6]"""

    __slots__ = ("ability", "gain", "id", "is_research", "loss", "number")

    def __init__(
        self,
        id: str,
        number: int,
        is_research: bool,
        gain: int,
        loss: int,
        ability: Ability,
    ) -> None:
        self.id = id
        self.number = number
        self.is_research = is_research
        self.gain = gain
        self.loss = loss
        self.ability = ability

    def __repr__(self) -> str:
        return f"<Commander {self.number} {self.id}>"


@final
class Contract:
    """A contract card: turtles to lift, or markers to lower. Lists go by round from 1."""

    __slots__ = (
        "commanders",
        "id",
        "is_sector",
        "leads",
        "levels",
        "majority",
        "markers",
        "take",
        "turtles",
    )

    def __init__(
        self,
        id: str,
        take: list[int],
        majority: int,
        markers: list[int],
        levels: list[int],
        commanders: list[int],
        leads: list[bool],
    ) -> None:
        self.id = id
        self.is_sector: bool = len(take) > 0
        self.take = take
        self.turtles: int = sum(take)
        self.majority = majority
        self.markers = markers
        self.levels = levels
        self.commanders = commanders
        self.leads = leads

    def __repr__(self) -> str:
        return f"<Contract {self.id}>"


@final
class Track:
    """A research area: the bonus of each level, from 0 to the top. [MS-R2]"""

    __slots__ = ("bonuses", "id", "top")

    def __init__(self, id: str, bonuses: list[Bonus | None]) -> None:
        self.id = id
        self.bonuses = bonuses
        self.top: int = len(bonuses) - 1


@final
class Artifact:
    """An artifact card; the hundreds of its number tell its tier. [MS-S15]"""

    __slots__ = ("bonus", "id", "index", "level", "tier")

    def __init__(self, index: int, id: str, tier: int, level: int, bonus: Bonus) -> None:
        self.index = index
        self.id = id
        self.tier = tier
        self.level = level
        self.bonus = bonus

    def __repr__(self) -> str:
        return f"<Artifact {self.id}>"


@final
class Box:
    """Everything in the box, and the printed numbers of the rules."""

    def __init__(self) -> None:
        self.colours: list[str] = []  # of cubes: four players, yellow, black
        self.sector_ids: list[str] = []
        self.area_ids: list[str] = []  # of all sides
        self.field_ids: list[str] = []
        self.transmitter_ids: list[str] = []
        self.tracks: list[Track] = []
        self.commanders: list[Commander] = []
        self.contracts: list[Contract] = []  # research contracts first
        self.artifacts: list[Artifact] = []
        self.tiers: list[str] = []  # gold, silver, bronze
        self.artifacts_of: list[list[Artifact]] = []  # by tier
        self.turtle_costs: list[Cost] = []
        self.twin_of: list[int] = []  # the first turtle slot of each row of equal costs
        self.station_costs: list[Cost] = []
        self.segments: list[str] = []
        self.income: list[list[Cost]] = []  # by segment, then by turtles
        self.sides: list[Side] = []
        self.rear_sectors: list[int] = []  # by start, in round 1
        self.targets: list[int] = []  # by number of players
        self.contract_prestige: list[list[int]] = []
        self.rounds: int = 0
        self.station_prestige: int = 0
        self.majority_prestige: int = 0
        self.move_range: int = 0
        self.exchange_give: int = 0
        self.research_contracts: int = 0
        self.sector_contracts: int = 0
        self.neutral_followers: int = 0
        self.followers: int = 0
        self.start_cubes: int = 0
        self.start_bonus: list[int] = []  # own cubes by position
        self.cubes: int = 0  # of each colour
        self.bag_black: int = 0
        self.bag_each: int = 0
        self.start_level: int = 0
        self.setup_artifacts: int = 0


@final
class Rules:
    """What a game is played with: the sides for its number of players, its start area."""

    __slots__ = (
        "advanced",
        "box",
        "collections",
        "prestige",
        "side",
        "start",
        "target",
        "weathers",
    )

    def __init__(
        self,
        box: Box,
        side: Side,
        seats: int,
        start: int,
        weathers: list[Weather],
        advanced: bool,
        collections: list[list[int]],
    ) -> None:
        self.box = box
        self.side = side
        self.start = start
        self.target: int = box.targets[seats]
        self.prestige: list[int] = box.contract_prestige[seats]  # of a contract, by completion
        self.weathers = weathers  # by round - 1
        self.advanced = advanced
        self.collections = collections
