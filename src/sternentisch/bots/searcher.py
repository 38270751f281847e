"""The search bot: thinks before each decision, as long as it may."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.search import Search
from sternentisch.kernel.action import Action
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng

WHOLE: Final = re.compile(r"[0-9]{1,9}", re.ASCII)
DECIMAL: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?", re.ASCII)
ENDLESS: Final = 1_000_000_000
"""Iterations of a search that only the clock ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Takes the choice its search tried most often. Seconds make it depend on the machine.

    Its play-outs go on until the turn has passed `horizon` times; 0: as often as the judge says.
    """

    name = "search"

    def __init__(self, iterations: int = 400, seconds: float = 0.0, horizon: int = 0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon

    @classmethod
    def set_to(cls, setting: str) -> Bot:
        """Read iterations ("search:400") or seconds per decision ("search:0.5s")."""
        bot = cls()
        bot.name = f"search:{setting}"
        number = setting.removesuffix("s")
        if WHOLE.fullmatch(setting) and int(setting):
            bot.iterations = int(setting)
        elif number != setting and DECIMAL.fullmatch(number) and float(number):
            bot.iterations, bot.seconds = ENDLESS, float(number)
        else:
            raise BadInput(f"search: iterations (400) or seconds (0.5s) wanted, not {setting!r}")
        return bot

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        search = Search(knowledge, judge_of(knowledge.game), rng)
        if self.horizon:
            search.horizon = self.horizon
        root = search.run(self.iterations, self.seconds)
        return knowledge.game.table[root.ranking(knowledge.seat)[0].id]
