"""The judge: what a game's things are worth, in one place for greedy bots, search and hints.

A game's judge says two things. `rate` weighs one choice for the seat that makes it; `points` (or,
where there are none, `rewards`) says how a position will probably end. Both are made of named
judgements, which a hint can tell. A judge may look at everything in the state it is given, for
bots only ever have guesses to show it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from sternentisch.kernel.action import Fact
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game


@final
class Note:
    """A judgement on one choice: its name, its points, and what it is about."""

    __slots__ = ("about", "fact", "name", "points")

    def __init__(self, name: str, points: float, fact: str, about: Fact) -> None:
        self.name = name
        self.points = points
        self.fact = fact  # what kind of thing `about` is; "" for none
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges a game nobody has taught us: by its leanings, and by the points there are so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notes: list[Note] | None = None  # filled only while somebody wants reasons
        self.horizon: int = 2
        """How many times the turn passes in a play-out before the position is judged."""
        self.warmth: float = 1.0
        """How many points of difference between choices still leave both worth a try."""
        self.stray: float = 1.0
        """How far play-outs stray from the best choice, in parts of the warmth."""
        self.lead: float = 10.0
        """How many points ahead make a clear favourite while the game runs."""

    # --- what a game fills in -------------------------------------------------------------

    def prepare(self, state: State) -> None:
        """Look at what all choices of a question have in common; `rate` comes next."""

    def rate(self, state: State, id: int) -> float:
        """Return what a choice is worth to the seat that makes it, in points."""
        action = state.actions[id]
        leanings = self.game.leanings
        return math.log(0.01 + leanings.get(action.notation, leanings.get(action.verb, 10)))

    def points(self, state: State) -> list[float]:
        """Return the points that each seat will probably have in the end."""
        return [float(points) for points in state.outcome().points]

    def rewards(self, state: State) -> list[float]:
        """Return each seat's prospects, from 0 to 1; among rivals they add up to 1."""
        points = self.points(state)
        if not state.over:
            return shares(points, self.lead)
        outcome = state.outcome()
        if outcome.victory is not None:
            return [1.0 if outcome.victory else 0.0] * state.seats
        rewards = shares(points, self.lead)
        winners = outcome.winners
        for seat in range(state.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            rewards[seat] = 0.75 * won + 0.25 * rewards[seat]
        return rewards

    # --- what everybody uses --------------------------------------------------------------

    def note(self, name: str, points: float, fact: str = "", about: Fact = "") -> float:
        """Return the points of a judgement, and note it if somebody wants reasons."""
        if self.notes is not None:
            self.notes.append(Note(name, points, fact, about))
        return points

    def rates(self, state: State) -> list[float]:
        """Return what each offer is worth, in the order of the offers."""
        self.prepare(state)
        return [self.rate(state, id) for id in state.offers]

    def reasons(self, state: State, id: int) -> list[Note]:
        """Return the judgements on a choice, the weightiest first."""
        self.prepare(state)
        notes: list[Note] = []
        self.notes = notes
        self.rate(state, id)
        self.notes = None
        return sorted(notes, key=weight, reverse=True)

    def pick(self, state: State, rng: Rng, warmth: float) -> int:
        """Return the best offer, each judged up to `warmth` points better than it is."""
        self.prepare(state)
        best = 0
        most = -math.inf
        for id in state.offers:
            rate = self.rate(state, id) + warmth * rng.below(4096) / 4096.0
            if rate > most:
                best, most = id, rate
        return best


def weight(note: Note) -> float:
    """Return how much a judgement matters, for better or for worse."""
    return abs(note.points)


def shares(points: list[float], lead: float) -> list[float]:
    """Return each seat's chance to win if the points stay about so far apart.

    >>> shares([20.0, 20.0], 10.0)
    [0.5, 0.5]
    """
    most = points[0]
    for own in points:
        if own > most:
            most = own
    parts: list[float] = []
    total = 0.0
    for own in points:
        part = math.exp(2.0 * (own - most) / lead)
        parts.append(part)
        total += part
    return [part / total for part in parts]
