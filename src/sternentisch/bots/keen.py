"""The keen bot: random, with a taste for what usually pays."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.kernel.action import Action
from sternentisch.kernel.game import NEUTRAL
from sternentisch.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class KeenBot(Bot):
    """Plays at random, each action as likely as the game's leanings say."""

    name = "keen"

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        legal = knowledge.legal()
        leanings, asked = knowledge.game.leanings, knowledge.asked
        weights: list[int] = []
        for action in legal:
            leaning = leanings.get(action.notation, leanings.get(action.verb, NEUTRAL))
            weights.append(leanings.get(f"{asked} {action.verb}", leaning))
        total = sum(weights)
        if not total:
            return legal[rng.below(len(legal))]
        number = rng.below(total)
        choice = 0
        while number >= weights[choice]:
            number -= weights[choice]
            choice += 1
        return legal[choice]
