"""Hints: the best choices of a seat, what they promise, and why."""

from __future__ import annotations

from typing import Final, final

from sternentisch.bots.bot import Knowledge
from sternentisch.bots.judge import Note
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.levels import budget, horizon
from sternentisch.bots.search import Search
from sternentisch.kernel.action import Action
from sternentisch.kernel.rng import Rng

BEST: Final = 3
"""How many choices a hint names."""
LEVEL: Final = 4
"""The level that gives hints."""
TRIES: Final = 8
"""A choice is tried at least so often before it is named, and a quarter as often as the first."""
PATIENCE: Final = 2.0
"""Seconds after which a hint comes even if the machine is slow."""


@final
class Hint:
    """A choice worth making: the seat's prospects with it, and the judgements on it."""

    __slots__ = ("action", "notes", "tries", "value")

    def __init__(self, action: Action, value: float, tries: int, notes: list[Note]) -> None:
        self.action = action
        self.value = value
        """The chance to win, from 0 to 1, if play goes on well; in a team the team's."""
        self.tries = tries
        self.notes = notes
        """Why the choice looks good or bad at first sight, the weightiest reasons first."""

    def __repr__(self) -> str:
        return f"<Hint {self.action.notation!r}: {self.value:.0%} after {self.tries} tries>"


def hints(knowledge: Knowledge, rng: Rng, iterations: int = 0, seconds: float = 0.0) -> list[Hint]:
    """Return the best choices, the best first; by default as level 4 sees them."""
    game = knowledge.game
    judge = judge_of(game)
    seat = knowledge.seat
    search = Search(knowledge, judge, rng)
    if not iterations:
        iterations, seconds = budget(game.id, LEVEL), seconds or PATIENCE
        search.horizon = horizon(game.id, LEVEL) or judge.horizon
    best = search.run(iterations, seconds).ranking(seat)[:BEST]
    enough = max(TRIES, best[0].visits // 4)
    for kid in best:
        search.try_out(kid, enough)
    guess = knowledge.sample(rng)
    found = [
        Hint(game.table[kid.id], kid.value(seat), kid.visits, judge.reasons(guess, kid.id))
        for kid in best
    ]
    return sorted(found, key=lambda hint: -hint.value)
