"""What the parts of an observation look up in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo.actions import MATERIALS
from sternentisch.games.cryo.components import RESOURCES

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


def list_tiles(box: Box) -> str:
    """Return the names of the tiles, colour by colour."""
    return "; ".join(
        [
            f"{RESOURCES[colour]}: {', '.join([t.id for t in box.tiles if t.colour == colour])}"
            for colour in range(MATERIALS)
        ]
    )


@final
class Measures:
    """What filling rows needs to know of a box."""

    __slots__ = ("kinds", "ranks")

    def __init__(self, box: Box) -> None:
        self.ranks = tile_ranks(box)
        self.kinds = max(self.ranks) + 1  # of tiles of a colour
