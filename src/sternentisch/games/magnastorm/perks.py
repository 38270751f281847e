"""What a player's commanders give all the time, summed up once when control changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Commander


@final
class Perks:
    """The sum of a player's commanders; shared by clones, replaced when it changes. [MS-K9]"""

    __slots__ = (
        "any_cube",
        "bought_range",
        "contract_prestige",
        "contract_step",
        "free_area",
        "jump",
        "lowest_step",
        "majority_prestige",
        "more_draws",
        "move_discount",
        "occupied",
        "step_price",
        "swap",
        "turtle_price",
        "waivers",
    )

    def __init__(self, commanders: tuple[Commander, ...]) -> None:
        self.bought_range: int = 0  # areas more for a cube that is not the own colour
        self.contract_prestige: int = 0
        self.contract_step: bool = False
        self.step_price: int = 0  # own cubes for a research step; 0: not for sale
        self.swap: bool = False  # one cube of a price may be own instead of yellow, or reverse
        self.jump: bool = False
        self.turtle_price: int = 0  # own cubes for one more turtle; 0: not for sale
        self.majority_prestige: int = 0
        self.free_area: bool = False  # every research step goes where one likes
        self.lowest_step: bool = False
        self.any_cube: bool = False
        self.more_draws: int = 0
        self.occupied: int = 0  # occupied spaces that may be used in a round
        self.move_discount: int = 0
        self.waivers: int = 0  # costs of the player board that may be ignored in a turn
        for commander in commanders:
            commander.ability.grant(self)

    def list_all(self) -> list[tuple[str, int]]:
        """Return every perk by name, for views."""
        return [
            ("bought_range", self.bought_range),
            ("contract_prestige", self.contract_prestige),
            ("contract_step", int(self.contract_step)),
            ("step_price", self.step_price),
            ("swap", int(self.swap)),
            ("jump", int(self.jump)),
            ("turtle_price", self.turtle_price),
            ("majority_prestige", self.majority_prestige),
            ("free_area", int(self.free_area)),
            ("lowest_step", int(self.lowest_step)),
            ("any_cube", int(self.any_cube)),
            ("more_draws", self.more_draws),
            ("occupied", self.occupied),
            ("move_discount", self.move_discount),
            ("waivers", self.waivers),
        ]
