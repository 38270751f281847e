"""The base of what docks let one do; each kind is a class in `rules/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State


class DockAction:
    """An action beside docks. [CR-K8]"""

    __slots__ = ("id", "index")

    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id

    def refuse(self, state: State, seat: int) -> str:
        """Return the rule by which it is not available now, or ""."""
        raise NotImplementedError

    def start(self, state: State, seat: int) -> None:
        """Carry it out, or push the questions it asks."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<DockAction {self.id}>"
