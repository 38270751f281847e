"""Bounds of an observation that the box gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box


def cards_of_level(box: Box) -> int:
    """Return how many cards a level can have in play."""
    return max(box.copies) * box.factions_in_play


def all_cards(box: Box) -> int:
    """Return how many cards there can be in play, of all levels together."""
    return sum(box.copies) * box.factions_in_play


def all_levels(box: Box) -> int:
    """Return what the levels of all cards in play add up to."""
    levels = sum([level * copies for level, copies in enumerate(box.copies, 1)])
    return levels * box.factions_in_play
