"""Gymnasium: one seat, the learner's, against bots. Importing this module registers the games.

`gymnasium.make("sternentisch.rl.gym:Sternentisch/CaveIn-v0")` does both at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import game_ids
from sternentisch.kernel.state import State
from sternentisch.rl.aec import ILLEGAL_REWARD
from sternentisch.rl.extra import not_installed
from sternentisch.rl.opponents import Company, Opponents
from sternentisch.rl.setting import LOSE, RANDOM, REFUSE, Chance, Options, Setting, check_illegal
from sternentisch.rl.showing import RENDER_MODES, Shown, check_render_mode
from sternentisch.rl.spaces import Numbers, Observer, numbers_box

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise not_installed(error) from error


class SeatEnv(Shown, gymnasium.Env[Numbers, int]):
    """A seat at a game; `seat="random"` changes it from game to game.

    `bots` names the bots of the other seats, going around the table from the learner on, or one
    for all of them. The mask of legal actions is `info["action_mask"]`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        options: Options | None = None,
        reward: str = "standing",
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting = Setting(game, seats, options, reward)
        check_illegal(illegal)
        check_render_mode(render_mode)
        self.wanted_seat = check_seat(seat, setting.seats)
        self.opponents = Opponents(bots, setting.seats)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = numbers_box(setting.fields)  # type: ignore[assignment]
        self.action_space = Discrete(setting.actions)  # type: ignore[assignment]
        self.observer = Observer(setting, setting.actions)
        self.chance = Chance()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start a game, the one of `seed` or the next one, and let bots play up to the learner."""
        super().reset(seed=seed)
        self.deal(self.chance.seed(seed))
        while self.position.over:  # before the learner was ever asked
            self.deal(self.chance.seed(None))
        self.show()
        return self.observe()

    def deal(self, seed: int) -> None:
        """Begin the game of a seed with a seat for the learner, and let bots play up to it."""
        wanted = self.wanted_seat
        self.seat = self.chance.pick(list(range(self.setting.seats))) if wanted is None else wanted
        self.position: State = self.setting.start(seed)
        self.company: Company = self.opponents.sit(self.seat, seed)
        self.company.play(self.position)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play an action, then let bots play up to the learner's next question."""
        action = index(action)
        state = self.position
        if action not in state.offers and self.illegal == LOSE and not state.over:
            seen, info = self.observe()
            return seen, ILLEGAL_REWARD, True, False, info
        if action not in state.offers and self.illegal == RANDOM and not state.over:
            action = self.chance.pick(state.offers)
        state.apply(action)
        self.company.play(state)
        self.show()
        seen, info = self.observe()
        if not state.over:
            return seen, 0.0, False, False, info
        outcome = state.outcome()
        info["outcome"] = outcome.to_json()
        return seen, self.setting.reward(outcome)[self.seat], True, False, info

    def observe(self) -> tuple[Numbers, dict[str, Any]]:
        """Return what the learner knows, may do, and where it sits."""
        seen = self.observer.numbers(self.position, self.seat)
        mask = self.observer.mask(self.position, self.seat)
        return seen, {"action_mask": mask, "seat": self.seat}


def check_seat(seat: int | str, seats: int) -> int | None:
    """Return the learner's seat; None, where it changes from game to game."""
    if seat == "random":
        return None
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadInput(f'seat {seat!r}: 0 to {seats - 1}, or "random" wanted')
    return seat


def environment_id(game: str) -> str:
    """Return the name under which Gymnasium knows a game.

    >>> environment_id("cave-in")
    'Sternentisch/CaveIn-v0'
    """
    return f"Sternentisch/{game.title().replace('-', '')}-v0"


for _game in game_ids():
    gymnasium.register(environment_id(_game), "sternentisch.rl.gym:SeatEnv", kwargs={"game": _game})
