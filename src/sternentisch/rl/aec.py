"""PettingZoo, one seat after the other: the form that fits our games best."""

from __future__ import annotations

from operator import index
from typing import Any

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.rl.extra import not_installed
from sternentisch.rl.setting import LOSE, REFUSE, Chance, Options, Setting, check_length
from sternentisch.rl.showing import RENDER_MODES, Shown, check_render_mode, seat_name
from sternentisch.rl.spaces import Observer, masked_space

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise not_installed(error) from error

Agent = str
Seen = dict[str, Any]
ILLEGAL_REWARD = -1.0


def env(
    game: Game | str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "standing",
    max_steps: int | None = None,
    illegal: str = LOSE,
    render_mode: str | None = None,
) -> AECEnv[Agent, Seen, int | None]:
    """Return the environment in PettingZoo's usual wrappers.

    With `illegal="lose"` an illegal action ends the game, as in PettingZoo's own games; with
    "refuse" it raises `IllegalAction`, which names the rule, and changes nothing.
    """
    if illegal not in (LOSE, REFUSE):
        raise BadInput(f"illegal {illegal!r}: {LOSE} or {REFUSE} wanted")
    made: AECEnv[Agent, Seen, int | None]
    made = raw_env(game, seats, options, reward, max_steps, render_mode)
    if illegal == LOSE:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(
    game: Game | str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "standing",
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """Return the bare environment: an illegal action raises `IllegalAction`."""
    return TurnsEnv(Setting(game, seats, options, reward), max_steps, render_mode)


class TurnsEnv(Shown, AECEnv[Agent, Seen, "int | None"]):  # type: ignore[misc]
    """A game whose seats are asked one after the other; whoever is asked is the agent's turn."""

    def __init__(
        self, setting: Setting, max_steps: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        check_length("max_steps", max_steps)
        self.setting = setting
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{setting.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [seat_name(seat) for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {
            agent: masked_space(setting, setting.actions) for agent in self.possible_agents
        }
        self.choices = {agent: Discrete(setting.actions) for agent in self.possible_agents}
        self.observer = Observer(setting, setting.actions)
        self.chance = Chance()

    def observation_space(self, agent: Agent) -> Dict:
        return self.spaces[agent]

    def action_space(self, agent: Agent) -> Discrete:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the one of `seed`, or the next one. The options are those of `env`."""
        self.position: State = self.setting.start(self.chance.seed(seed))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.chooser]
        self.show()

    def observe(self, agent: Agent) -> Seen:
        """Return what an agent knows and may do now."""
        seat = self.seat_of[agent]
        return {
            "observation": self.observer.numbers(self.position, seat),
            "action_mask": self.observer.mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(index(action))  # type: ignore[arg-type]
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.position.over:
            gained = self.setting.reward(self.position.outcome())
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.position.chooser]
            if self.steps == self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        self.show()
