"""What an environment plays: a game, how many play it, with which options, for what reward."""

from __future__ import annotations

from random import Random
from typing import Final

from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import width
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import load
from sternentisch.kernel.state import State
from sternentisch.rl.rewards import read_reward

Options = dict[str, object]

REFUSE: Final = "refuse"
LOSE: Final = "lose"
RANDOM: Final = "random"
ILLEGAL: Final = (REFUSE, LOSE, RANDOM)
"""What becomes of an illegal action: an error, the end of the game, or a legal one instead."""


class Setting:
    """Everything about a game that is agreed on before it starts."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | None = None,
        reward: str = "standing",
    ) -> None:
        self.game = game if isinstance(game, Game) else load(game)
        self.seats = self.game.min_seats if seats is None else seats
        self.options = self.game.complete(self.seats, options)
        self.reward_name = reward
        self.reward = read_reward(reward, self.game)
        self.fields = self.game.fields(self.seats)
        self.width = width(self.fields)
        self.actions = len(self.game.table)
        self.name = f"sternentisch_{self.game.id.replace('-', '_')}"

    def start(self, seed: int) -> State:
        """Start the game of a seed."""
        return self.game.start(self.seats, seed, self.options)

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.game.id, self.game.own, self.seats, self.options, self.reward_name)
        return _restore, parts


def _restore(id: str, own: str | None, *rest: object) -> Setting:
    return Setting(load(id, own), *rest)  # type: ignore[arg-type]


class Chance:
    """The chance of an environment, none of the game's own: seeds of games, stand-in actions."""

    def __init__(self) -> None:
        self.random = Random()

    def seed(self, wanted: int | None) -> int:
        """Return the seed of the next game: the wanted one, or one that follows from the last."""
        if wanted is None:
            return self.random.getrandbits(62)
        self.random.seed(int(wanted))
        return int(wanted)

    def pick(self, ids: list[int]) -> int:
        """Return one of some actions."""
        return self.random.choice(ids)


def check_illegal(illegal: str) -> None:
    """Refuse what is no way to deal with an illegal action."""
    if illegal not in ILLEGAL:
        raise BadInput(f"illegal {illegal!r}: {', '.join(ILLEGAL[:-1])} or {ILLEGAL[-1]} wanted")


def check_length(name: str, most: int | None) -> None:
    """Refuse a length of games that none could have; None stands for any."""
    if most is not None and most < 1:
        raise BadInput(f"{name}: at least 1 wanted, not {most}")
