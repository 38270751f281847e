"""A view: what one seat, or a spectator, may know. Built by listing what is visible."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """The part every game's view has in common; a game's subclass adds its table."""

    game: str
    seat: int | None
    """Whose view it is; None for a spectator."""
    seats: int
    actor: int | None
    """Who must choose; None when the game is over."""
    decision: str
    """The kind of the open decision; empty when the game is over."""
    legal: list[int]
    """The ids this seat may choose from; empty for everybody but the actor."""
