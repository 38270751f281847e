"""What a bonus can give: of a research level, a space of the panel, an artifact card."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


class Bonus:
    """A bonus. `range` and `turtles` are what it adds to a movement; the rest is granted."""

    __slots__ = ("id", "range", "turtles", "with_drive", "with_gain")

    def __init__(self, id: str, with_drive: bool, with_gain: bool) -> None:
        self.id = id
        self.with_drive = with_drive  # a space gives it with the action "move the scout" [MS-B4]
        self.with_gain = with_gain  # … with the action "gain cubes"
        self.range: int = 0
        self.turtles: int = 0

    def grant(self, state: State, seat: int) -> None:
        """Give it to a player at once."""

    def __repr__(self) -> str:
        return f"<Bonus {self.id}>"
