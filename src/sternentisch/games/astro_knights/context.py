"""Contexts: what the card being resolved refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card

NOBODY = -1
NO_FOE = 0


@final
class Context:
    """Who "you" and "that player" are on a card, and what has happened in its resolution. [AK-C10]

    Boss cards have no "you". `foe` is the number of the foe whose text it is.
    """

    __slots__ = ("boost", "card", "defeated", "destroyed", "foe", "owner", "that", "you")

    def __init__(self, you: int, card: Card | None, owner: int, foe: int) -> None:
        self.you = you
        self.card = card
        self.owner = owner  # of the weapon attacking, or of the card
        self.foe = foe
        self.that: int = NOBODY  # the player chosen most recently
        self.boost: int = 0  # bonus for every damage source [AK-D5]
        self.defeated: bool = False  # an earlier source has removed a foe
        self.destroyed: bool = False  # this card goes to the box

    def clone(self) -> Context:
        """Return a copy that changes by itself; the card is shared."""
        context = Context(self.you, self.card, self.owner, self.foe)
        context.that = self.that
        context.boost = self.boost
        context.defeated = self.defeated
        context.destroyed = self.destroyed
        return context
