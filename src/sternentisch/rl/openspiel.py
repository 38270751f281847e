"""OpenSpiel: every installed game as a game of theirs. Importing this module registers them.

Chance is a player there. Ours lives inside the state, so it is asked just where it matters: once
for the deal, and then whenever an action turns out to draw chance. Such an action is played only
after chance has chosen one of `chances` equally likely continuations of the generator. So no copy
of a state knows the dice to come; piles that lie face down are dealt at the start, as at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sternentisch.kernel.game import Game
from sternentisch.kernel.option import parse_options
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import game_ids, load
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.rl.extra import not_installed
from sternentisch.rl.rewards import STANDING
from sternentisch.rl.setting import Options, Setting

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise not_installed(error) from error

CHANCES = 1000
MAX_LENGTH = 5000
"""A game still going after so many moves is over, and nobody gets anything."""
NONE = -1


def spiel_name(game: str) -> str:
    """Return the name under which OpenSpiel knows a game.

    >>> spiel_name("cave-in")
    'python_sternentisch_cave_in'
    """
    return f"python_sternentisch_{game.replace('-', '_')}"


def game_type(game: Game, reward: str = STANDING) -> Any:
    """Return the facts about a game that OpenSpiel asks for."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM if reward == STANDING else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=spiel_name(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else utility,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.min_seats,
        max_num_players=game.max_seats,
        provides_information_state_string=False,  # an observation is what is known now, not
        provides_information_state_tensor=False,  # everything that was ever seen
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_seats,
            "reward": STANDING,
            "options": "",
            "chances": CHANCES,
        },
    )


def read_options(game: Game, text: str) -> Options:
    """Read start options such as "first_game:yes;max_rounds:20"; the game judges them."""
    return parse_options(game.options, filter(None, text.split(";")), ":")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with so many players; each game has a subclass that names it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = load(self.id)
        reward = given.get("reward", STANDING)
        options = read_options(game, given.get("options", ""))
        self.setting = Setting(game, given.get("players"), options, reward)
        self.chances = given.get("chances", CHANCES)
        if self.chances < 1:
            raise BadInput(f"chances: at least 1 wanted, not {self.chances}")
        zero_sum = reward == STANDING and not game.cooperative
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.chances,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(game, reward), facts, given)
        self.outcomes = [(number, 1 / self.chances) for number in range(self.chances)]

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal, which is the first draw of chance."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """Return what fills tensors; there is one kind of observation only."""
        if params:
            raise BadInput(f"an observer takes no parameters, {params!r} given")
        if kind is not None and kind.perfect_recall:
            raise BadInput("an observation tells what is known now, not all that was ever seen")
        return SpielObserver(self.setting)


class Line:
    """What a state of OpenSpiel stands on: quickly copied, and saved as a position."""

    __slots__ = ("pending", "setting", "state")

    def __init__(self, setting: Setting, state: State | None = None, pending: int = NONE) -> None:
        self.setting = setting
        self.state = state
        self.pending = pending  # an action that waits for chance

    def play(self, action: int) -> None:
        """Play an action of a seat; put it off if it draws chance."""
        assert self.state is not None
        before = self.state.clone()
        self.state.apply(action)
        if self.state.rng.value != before.rng.value:
            self.state = before
            self.pending = action

    def draw(self, chance: int) -> None:
        """Deal the game, or play the action that waits, as chance has it."""
        if self.state is None:
            self.state = self.setting.start(chance)
            return
        self.state.rng = Rng(f"{self.state.rng.value}:{chance}")
        self.state.play(self.pending)
        self.pending = NONE

    def __deepcopy__(self, memo: object) -> Line:
        return Line(self.setting, self.state and self.state.clone(), self.pending)

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.setting, self.state, self.pending)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game.setting)

    def current_player(self) -> int:
        """Return who chooses: a seat, chance (for the deal and all draws), or nobody at the end."""
        line = self.line
        if line.state is None or line.pending != NONE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else line.state.chooser

    def _legal_actions(self, player: int) -> list[int]:
        state = self.line.state
        if state is None or state.chooser != player or self.is_terminal():
            return []
        return state.offers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers that chance may draw, all equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.line.draw(action)
        else:
            self.line.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.line.setting.game.table.actions[action].notation

    def is_terminal(self) -> bool:
        """Whether the game is over, or has become too long."""
        state = self.line.state
        if state is None or self.line.pending != NONE:
            return False
        return state.over or self.move_number() >= MAX_LENGTH

    def returns(self) -> list[float]:
        """Return each seat's reward; all 0 while the game runs, and if it became too long."""
        state = self.line.state
        if state is None or not state.over:
            return [0.0] * self.line.setting.seats
        return self.line.setting.reward(state.outcome())

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """Return a guess: a state in which all that `player` cannot know is dealt anew."""
        guess: SpielState = self.clone()
        if guess.line.state is not None:
            rng = Rng(f"guess:{draw()}")
            guess.line.state = guess.line.state.sample(player, rng)
        return guess

    def __str__(self) -> str:
        if self.line.state is None:
            return "before the deal"
        waits = "" if self.line.pending == NONE else f", {self.line.pending} waits for chance"
        return f"{self.line.state!r} {self.line.state.digest()}{waits}"


class SpielObserver:
    """Fills a tensor with what a seat knows; `dict` has its fields by name."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict = {}
        start = 0
        for field in setting.fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a seat knows; all zeros before the deal."""
        known = state.line.state
        if known is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.setting.game.observe(known, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a seat's view as JSON; nothing before the deal."""
        known = state.line.state
        return "" if known is None else msgspec.json.encode(known.view(player)).decode()


for _id in game_ids():
    pyspiel.register_game(
        game_type(load(_id)), type(f"SpielGame_{_id.replace('-', '_')}", (SpielGame,), {"id": _id})
    )
