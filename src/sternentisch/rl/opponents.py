"""The bots that sit around a learner."""

from __future__ import annotations

from collections.abc import Sequence

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.registry import bot_names, make_bot
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State


class Opponents:
    """Bots for all seats but one; their chance follows from the seed of the game."""

    def __init__(self, bots: str | Sequence[str], seats: int) -> None:
        text = bots if isinstance(bots, str) else ",".join(bots)
        self.names = bot_names(text, seats - 1)
        self.bots = [make_bot(name) for name in self.names]

    def sit(self, learner: int, seed: int) -> Company:
        """Take the seats around the learner, going around the table, for one game."""
        count = len(self.bots) + 1
        others = [(learner + step) % count for step in range(1, count)]
        return Company(learner, dict(zip(others, self.bots, strict=True)), Rng(f"bots:{seed}"))

    def __reduce__(self) -> tuple[object, ...]:
        return Opponents, (self.names, len(self.names) + 1)


class Company:
    """The bots at one game."""

    __slots__ = ("bots", "learner", "rng")

    def __init__(self, learner: int, bots: dict[int, Bot], rng: Rng) -> None:
        self.learner = learner
        self.bots = bots
        self.rng = rng

    def play(self, state: State) -> None:
        """Choose for the bots until the learner is asked, or the game is over."""
        while state.offers and state.chooser != self.learner:
            seat = state.chooser
            state.apply(self.bots[seat].choose(Knowledge(state, seat), self.rng))
