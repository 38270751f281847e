"""A decision: one question on the state's stack, as immutable data."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Whose choice it is and of which kind; a game's subclasses add their few parameters.

    Decisions never change after they are made, so clones of a state share them. A game derives
    its own base class, adds `legal`, `refuse` and `apply` typed with its own state, and one
    subclass per question of its rulebook.
    """

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""  # of the class, so that compiled code sees what others set there

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}>"
