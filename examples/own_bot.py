"""A bot of one's own: it guesses what is hidden, tries every action, and dreams how it will end.

STERNENTISCH_BOTS=examples/own_bot.py sternentisch tournament cave-in --bots dreamer,random
"""

from __future__ import annotations

from sternentisch import Action, Rng, State
from sternentisch.bots.bot import Bot, Knowledge

GUESSES = 8


class Dreamer(Bot):
    """Takes the action after which random play ends best for its seat."""

    name = "dreamer"

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """Return the action whose dreams are the best, all taken together."""
        guesses = [knowledge.sample(rng) for _ in range(GUESSES)]

        def hope(action: Action) -> float:
            return sum(dream(guess, action, knowledge.seat, rng) for guess in guesses)

        return max(knowledge.legal(), key=hope)


def dream(guess: State, action: Action, seat: int, rng: Rng) -> float:
    """Return by how many points a seat is ahead after an action and random play to the end."""
    state = guess.clone()
    state.apply(action)
    state.playout(rng)
    points = state.outcome().points
    return points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
