"""Games between bots, at full speed."""

from __future__ import annotations

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.random import RandomBot
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State


def play_to_end(state: State, bots: list[Bot], rng: Rng) -> int:
    """Let bots play a game to its end; return how many decisions that took."""
    if all(type(bot) is RandomBot for bot in bots):
        return state.playout(rng)  # makes the same choices without asking each time
    decisions = 0
    seat = state.actor
    while seat is not None:
        state.apply(bots[seat].choose(Knowledge(state, seat), rng))
        decisions += 1
        seat = state.actor
    return decisions
