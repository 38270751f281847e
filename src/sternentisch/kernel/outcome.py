"""How a game ended: the reason, the standing, and where each point came from."""

from __future__ import annotations

from typing import final

from sternentisch.kernel.event import Facts


@final
class Outcome:
    """The result of a finished game.

    `ranks` start at 1 and may be shared; `points` has one sum per seat and `breakdown` the parts
    it is made of. In a cooperative game `victory` says whether the team won, and all share a rank.
    """

    __slots__ = ("breakdown", "details", "points", "ranks", "reason", "tie_break", "victory")

    def __init__(
        self,
        reason: str,
        points: list[int],
        breakdown: list[dict[str, int]],
        ranks: list[int],
        tie_break: str = "",
        victory: bool | None = None,
        details: Facts | None = None,
    ) -> None:
        self.reason = reason
        self.points = points
        self.breakdown = breakdown
        self.ranks = ranks
        self.tie_break = tie_break
        self.victory = victory
        self.details: Facts = {} if details is None else details

    @property
    def winners(self) -> list[int]:
        """The seats on the first rank; nobody when a team has lost."""
        if self.victory is False:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.reason, tuple(self.points)))

    def __repr__(self) -> str:
        return f"<Outcome {self.reason or 'so far'}: points {self.points}, winners {self.winners}>"

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.reason, self.points, self.breakdown, self.ranks)
        return Outcome, (*parts, self.tie_break, self.victory, self.details)

    def to_json(self) -> dict[str, object]:
        """Return the outcome as plain JSON values."""
        result: dict[str, object] = {
            "reason": self.reason,
            "points": self.points,
            "breakdown": self.breakdown,
            "ranks": self.ranks,
            "winners": self.winners,
        }
        if self.tie_break:
            result["tie_break"] = self.tie_break
        if self.victory is not None:
            result["victory"] = self.victory
        if self.details:
            result["details"] = self.details
        return result


def shared_ranks(points: list[int]) -> list[int]:
    """Rank seats by points, equal points sharing a rank: [7, 9, 7] gives [2, 1, 2].

    >>> shared_ranks([7, 9, 7])
    [2, 1, 2]
    """
    return [1 + sum(1 for other in points if other > own) for own in points]
