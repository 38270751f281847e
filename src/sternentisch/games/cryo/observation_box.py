"""What the parts of an observation look up in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box


def all_cards(box: Box) -> int:
    """Return how many cards there are."""
    return sum([card.copies for card in box.cards])


def most_copies(box: Box) -> int:
    """Return how many cards of a kind there can be."""
    return max([card.copies for card in box.cards])


def tile_ranks(box: Box) -> list[int]:
    """Return the number of each kind of tile among those of its colour, from 0."""
    seen = [0, 0, 0]
    ranks: list[int] = []
    for tile in box.tiles:
        ranks.append(seen[tile.colour])
        seen[tile.colour] += 1
    return ranks
