"""The judge: what a burn is worth, for bots that look before they leap."""

from __future__ import annotations

from typing import cast

from comet_chase.rules import COAST, Burn
from comet_chase.state import State
from sternentisch.bots.judge import Judge
from sternentisch.kernel.state import State as KernelState

LATER = 0.7
"""How many steps a burn brings that is kept for later, by its number."""


class CometJudge(Judge):
    """Weighs steps and samples against what the others may lay down."""

    def rate(self, state: KernelState, id: int) -> float:
        """Return the points a burn will bring now, less those it would have brought later."""
        if id == COAST:
            return 0.0
        chase = cast(State, state)
        free = slowest = 1.0
        for other in range(chase.seats):
            if other != chase.chooser:
                burns = Burn(other).legal(chase)
                free *= 1 - burns.count(id) / len(burns)
                slowest *= 1 - sum(COAST < burn <= id for burn in burns) / len(burns)
        sample = chase.deck[0]
        return (
            self.note("moves", id * free)
            + self.note("takes", chase.box.values[sample] * slowest, "sample", sample)
            + self.note("spends", -LATER * id)
        )

    def points(self, state: KernelState) -> list[float]:
        """Return the points so far, and those of the best burns that can still be flown."""
        chase = cast(State, state)
        left = chase.box.rounds - chase.round
        return [
            points + LATER * sum(hand[len(hand) - left :])
            for points, hand in zip(chase.outcome().points, chase.hands, strict=True)
        ]
