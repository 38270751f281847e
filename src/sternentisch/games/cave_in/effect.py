"""What a card can do: the hooks an effect may fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.cave_in.perks import Perks
    from sternentisch.games.cave_in.state import Player, State


class Effect:
    """The effect of a mercenary or artifact; it never asks which card it belongs to.

    Each hook does nothing unless an effect overrides it. Using an effect only opens the decisions
    it needs; each of them can be declined, so no effect asks whether to start. [CI-G5]
    """

    __slots__ = ()

    def use(self, state: State) -> None:
        """Carry the skill out for the active player. [CI-K4]"""

    def activate(self, state: State) -> None:
        """Carry out what the owner has just chosen to activate. [CI-T2]"""
        self.use(state)

    def refuse_activation(self, state: State) -> str:
        """Return why a start artifact with this effect cannot be activated, or ""."""
        return ""

    def grant(self, perks: Perks) -> None:
        """Add what owning a passive artifact gives."""

    def after_raid(self, state: State) -> None:
        """Do what follows each raid of the owner. [CI-R8]"""

    def points(self, state: State, player: Player) -> int:
        """Count what a scoring artifact is worth to its owner. [CI-V3]"""
        return 0
