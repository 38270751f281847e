"""What a player's upgrades change: the points of the rules at which they do, summed up once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card

PERKS: Final = {
    "cave-sight": "face-down caves are seen [CR-C11]",
    "scout-gain": "the settlement cost of a scouted cave is gained [CR-C11]",
    "supercharge": "each energy of a launch counts once more [CR-C12]",
    "damaged-docks": "drones may be placed on damaged docks [CR-C13]",
    "automation": "one more platform action after the drones' return [CR-C14]",
    "prototype": "one resource for the reward of a tile just installed [CR-C15]",
    "early-warning": "one pod leaves a chamber before sabotage [CR-C16]",
    "vehicle-room": "every vehicle holds one more pod [CR-C17]",
    "stasis-discount": "Stasis Control costs one unit less [CR-C17]",
    "overclock": "one tech for another action of the same dock [CR-C18]",
}
"""The hooks: every name an upgrade may list, and where the rules ask for it."""


@final
class Perks:
    """The sum of a player's upgrades; shared by clones, made anew with each. [CR-C3, CR-K12]"""

    __slots__ = (
        "automation",
        "cave_sight",
        "damaged_docks",
        "early_warning",
        "overclock",
        "prototype",
        "scout_gain",
        "stasis_discount",
        "supercharge",
        "vehicle_room",
    )

    def __init__(self, upgrades: tuple[Card, ...]) -> None:
        self.cave_sight: int = 0
        self.scout_gain: int = 0
        self.supercharge: int = 0
        self.damaged_docks: int = 0
        self.automation: int = 0
        self.prototype: int = 0
        self.early_warning: int = 0
        self.vehicle_room: int = 0
        self.stasis_discount: int = 0
        self.overclock: int = 0
        for card in upgrades:
            for name in card.perks:
                self.add(name)

    def add(self, name: str) -> None:
        """Count one perk."""
        if name == "cave-sight":
            self.cave_sight += 1
        elif name == "scout-gain":
            self.scout_gain += 1
        elif name == "supercharge":
            self.supercharge += 1
        elif name == "damaged-docks":
            self.damaged_docks += 1
        elif name == "automation":
            self.automation += 1
        elif name == "prototype":
            self.prototype += 1
        elif name == "early-warning":
            self.early_warning += 1
        elif name == "vehicle-room":
            self.vehicle_room += 1
        elif name == "stasis-discount":
            self.stasis_discount += 1
        elif name == "overclock":
            self.overclock += 1


NO_PERKS: Final = Perks(())
