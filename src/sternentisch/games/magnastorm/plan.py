"""Plans: what happens in which order. `rules/timing.py` lists the steps of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


class Step:
    """One named moment of a plan. It acts, or asks by pushing a decision, or does nothing."""

    __slots__ = ()

    name = ""
    asks = ""
    """The kinds of decisions that may be open while this step is carried out, as words."""

    def run(self, state: State) -> None:
        """Do it; the next step waits until no decision is open."""
        raise NotImplementedError


@final
class Plan:
    """An ordered list of steps, and the plan that follows it."""

    __slots__ = ("name", "steps", "then")

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[Step] = []
        self.then: Plan | None = None

    def __repr__(self) -> str:
        return f"<Plan {self.name}: {', '.join(step.name for step in self.steps)}>"


SETUP: Final = Plan("setup")
TURN: Final = Plan("turn")
TAKEOVER: Final = Plan("takeover")
MOVE: Final = Plan("move")
GAINING: Final = Plan("gain")
WRAP_UP: Final = Plan("wrap-up")
ADMINISTRATION: Final = Plan("administration")
OVER: Final = Plan("over")
"""The plan of a game that has ended: nothing happens any more."""

PLANS: Final = (SETUP, TURN, TAKEOVER, MOVE, GAINING, WRAP_UP, ADMINISTRATION)
