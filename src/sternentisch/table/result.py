"""How a table's game ended, with those who left it early behind the others."""

from __future__ import annotations

from msgspec import Struct

from sternentisch.kernel.state import State

PLAYED, LEFT = "played", "left"


class Result(Struct, frozen=True):
    """The standing: ranks start at 1; those who resigned or ran out of time come last."""

    how: str
    """`played`: to the end of the game; `left`: it ended because too few were left."""
    reason: str
    """Why the game was over by its rules; empty if it was not."""
    ranks: list[int]
    points: list[int]
    victory: bool | None
    """Of a cooperative game: whether the team has won."""
    breakdown: list[dict[str, int]] = []
    """Where the points of each seat came from."""
    tie_break: str = ""
    """What decided between equals, if anything did."""


def result_of(state: State, drops: list[int]) -> Result:
    """Return the result of a game that ends here; `drops` are those out of it, the first first."""
    outcome = state.outcome()
    how = PLAYED if state.over else LEFT
    points = outcome.points[:]
    parts = [dict(part) for part in outcome.breakdown]
    if outcome.victory is not None:
        won = outcome.victory and state.over
        return Result(how, outcome.reason, outcome.ranks[:], points, won, parts)
    ranks = outcome.ranks[:]
    stayed = [seat for seat in range(state.seats) if seat not in drops]
    for seat in stayed:
        ranks[seat] = 1 + sum(outcome.ranks[other] < outcome.ranks[seat] for other in stayed)
    for place, seat in enumerate(drops):
        ranks[seat] = state.seats - place
    reason = outcome.reason if state.over else ""
    return Result(how, reason, ranks, points, None, parts, outcome.tie_break)
