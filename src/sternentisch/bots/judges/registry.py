"""Finding the judge of a game: every installed package may offer some by entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from sternentisch.bots.judge import Judge
from sternentisch.kernel.game import Game

GROUP = "sternentisch.judges"


@cache
def judge_of(game: Game) -> Judge:
    """Return the judge of a game; one that knows nothing special where none is installed."""
    for entry in entry_points(group=GROUP, name=game.id):
        found: type[Judge] = entry.load()
        return found(game)
    return Judge(game)
