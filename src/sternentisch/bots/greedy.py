"""The greedy bot: takes what its judge rates best, one decision at a time."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.judges.registry import judge_of
from sternentisch.kernel.action import Action
from sternentisch.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the best choice it sees; `warmth` times the judge's own lets it err."""

    name = "greedy"

    def __init__(self, warmth: float = 0.0) -> None:
        self.warmth = warmth

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        judge = judge_of(knowledge.game)
        state = knowledge.sample(rng)
        warmth = self.warmth * judge.warmth
        return state.actions[judge.pick(state, rng, warmth or 0.001)]
