"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.kernel.action import Action
from sternentisch.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays at random; the measure of everything else."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        legal = knowledge.legal()
        return legal[rng.below(len(legal))]
