"""What a commander can do: the hooks an ability may fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.perks import Perks
    from sternentisch.games.magnastorm.state import State


class Ability:
    """An ability; it never asks whom it belongs to. Each hook does nothing unless overridden."""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        """Add what control of the commander gives all the time. [MS-K9]"""

    def receive(self, state: State, seat: int) -> None:
        """Do what happens once, when the card is received. [MS-K6]"""
