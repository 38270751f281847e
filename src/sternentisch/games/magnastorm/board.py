"""The boards as data: areas, lines, transmitter spaces, panels, and the weather of each round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Cost

STORM: Final = -1
FAR: Final = 999


@final
class Link:
    """A line as seen from one of its areas: where it leads, and the space attached to it."""

    __slots__ = ("clockwise", "target", "transmitter")

    def __init__(self, target: int, transmitter: int, clockwise: bool) -> None:
        self.target = target
        self.transmitter = transmitter  # -1 for none
        self.clockwise = clockwise  # it stays in its sector or crosses its border clockwise


@final
class Area:
    """An area of the map; areas of the other side of the board have no fields."""

    __slots__ = ("fields", "id", "index", "links", "sector")

    def __init__(self, index: int, id: str, sector: int, fields: list[int]) -> None:
        self.index = index
        self.id = id
        self.sector = sector
        self.fields = fields
        self.links: list[Link] = []  # ascending by target


@final
class Side:
    """The sides of board, research board and panels for some numbers of players. [MS-S1]

    Lists go by the ids of all sides together; what this side lacks is empty there.
    """

    def __init__(self, id: str, players: list[int]) -> None:
        self.id = id
        self.players = players
        self.start_areas: list[int] = []
        self.areas: list[Area] = []
        self.area_of: list[int] = []  # by field, -1 for none
        self.colour_of: list[int] = []  # by field: research area, or FREE
        self.exits: list[list[int]] = []  # by transmitter space
        self.columns: int = 0
        self.rows: int = 0
        self.tracks: int = 0  # research areas in play
        self.prices: list[Cost] = []  # by row
        self.gains: list[Cost] = []
        self.bonuses: list[Bonus | None] = []  # by space
        self.spaces: list[int] = []  # the ids of the actions that choose them
        self.overflow: list[int] = []  # those of the bottom row [MS-T9]


@final
class Weather:
    """One round on one side: what is calm, and how far calm is. [MS-M4, MS-M8]

    `near` counts the steps from an area to the nearest calm one, `ahead` the same without ever
    crossing a border anticlockwise.
    """

    __slots__ = ("ahead", "calm", "calm_areas", "near", "segments")

    def __init__(self, side: Side, segments: list[int]) -> None:
        self.segments = segments  # by sector: place on the disc, or STORM
        self.calm: list[bool] = [segments[area.sector] != STORM for area in side.areas]
        self.calm_areas: list[Area] = [
            area for area in side.areas if area.fields and segments[area.sector] != STORM
        ]
        self.near: list[int] = count_steps(side, self.calm, is_clockwise=False)
        self.ahead: list[int] = count_steps(side, self.calm, is_clockwise=True)


def count_steps(side: Side, calm: list[bool], is_clockwise: bool) -> list[int]:
    """Return the number of steps from each area to a calm one."""
    steps = [0 if quiet else FAR for quiet in calm]
    changed = True
    while changed:
        changed = False
        for area in side.areas:
            for link in area.links:
                if link.clockwise or not is_clockwise:
                    through = steps[link.target] + 1
                    if through < steps[area.index]:
                        steps[area.index] = through
                        changed = True
    return steps
