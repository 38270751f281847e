"""Levels of play: five steps per game from a beginner to the best we have.

Level 1 sees what is good but often misses it, level 2 takes what looks best, levels 3 to 5 search.
Budgets are iterations, so that a level plays alike on every machine; `bench/levels.py` measures
what they take and docs/bots.md says what they are worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.greedy import GreedyBot
from sternentisch.bots.searcher import SearchBot
from sternentisch.kernel.action import Action
from sternentisch.kernel.rng import Rng

LEVELS: Final = ("1", "2", "3", "4", "5")
"""The names of the levels."""

ERRORS: Final = 3.0
"""By how much level 1 misjudges its choices, measured by the warmth of the game's judge."""

BUDGETS: Final = {
    "astro-knights": (30, 90, 300),
    "cave-in": (12, 100, 600),
    "cryo": (20, 72, 320),
    "magnastorm": (12, 100, 600),
}
"""Iterations of levels 3, 4 and 5."""
USUAL: Final = (24, 150, 800)
"""The same for games we have not measured."""
HORIZONS: Final = {"cryo": (0, 12, 12)}
"""After how many turns levels 3, 4 and 5 judge a play-out; 0 and elsewhere: as the judge says."""


def budget(game: str, level: int) -> int:
    """Return how many iterations a level searches; 0: it does not search."""
    return BUDGETS.get(game, USUAL)[level - 3] if level > 2 else 0


def horizon(game: str, level: int) -> int:
    """Return after how many turns a level judges a play-out; 0: when the game's judge says."""
    return HORIZONS[game][level - 3] if level > 2 and game in HORIZONS else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Bot):
    """Plays at one of the levels."""

    level: int = 0

    def __init__(self) -> None:
        self.players: dict[str, Bot] = {}  # by game

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        game = knowledge.game.id
        if game not in self.players:
            self.players[game] = player(game, self.level)
        return self.players[game].choose(knowledge, rng)


def player(game: str, level: int) -> Bot:
    """Return who plays a game at a level."""
    if level < 3:
        return GreedyBot(ERRORS if level == 1 else 0.0)
    return SearchBot(budget(game, level), horizon=horizon(game, level))


class Level1(Level):
    """Takes what looks best, and often errs."""

    name = "1"
    level = 1


class Level2(Level):
    """Takes what looks best, without looking ahead."""

    name = "2"
    level = 2


class Level3(Level):
    """Searches with the smallest budget."""

    name = "3"
    level = 3


class Level4(Level):
    """Searches with the middle budget."""

    name = "4"
    level = 4


class Level5(Level):
    """Searches with the largest budget."""

    name = "5"
    level = 5
