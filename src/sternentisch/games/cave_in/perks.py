"""What a player's artifacts give all the time, summed up once when an artifact is collected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

START: Final = "start"

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact


@final
class Perks:
    """The sum of a player's passive artifacts; shared by clones, replaced when it changes."""

    __slots__ = (
        "artifact_discount",
        "free_levels",
        "repeat",
        "row_discounts",
        "second_raid",
        "starts",
        "wild_discount",
    )

    def __init__(self, artifacts: tuple[Artifact, ...]) -> None:
        self.wild_discount: int = 0
        self.row_discounts: list[int] = [0, 0, 0, 0]
        self.artifact_discount: int = 0
        self.free_levels: list[int] = []
        self.repeat: bool = False
        self.second_raid: bool = False
        self.starts: bool = False  # some artifact can be activated at the start of a turn
        for artifact in artifacts:
            if artifact.timing == START:
                self.starts = True
            else:
                artifact.effect.grant(self)
