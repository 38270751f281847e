"""PettingZoo, all seats at once: in every step one seat is asked, and the others wait.

Our games never ask two seats at the same time. So this is the other form for those who need it:
there is one more action, to wait, and it is the only legal one for whoever is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.rl.aec import ILLEGAL_REWARD, Agent, Seen
from sternentisch.rl.extra import not_installed
from sternentisch.rl.setting import (
    LOSE,
    RANDOM,
    REFUSE,
    Chance,
    Options,
    Setting,
    check_illegal,
    check_length,
)
from sternentisch.rl.showing import RENDER_MODES, Shown, check_render_mode, seat_name
from sternentisch.rl.spaces import Observer, masked_space

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import parallel_to_aec  # type: ignore[import-untyped]
except ImportError as error:
    raise not_installed(error) from error

ByAgent = dict[Agent, Any]


def parallel_env(
    game: Game | str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "standing",
    max_cycles: int | None = None,
    illegal: str = REFUSE,
    render_mode: str | None = None,
) -> TogetherEnv:
    """Return the environment in which all seats act in every step.

    An illegal action raises an error that names the rule ("refuse"), ends the game ("lose"), or
    is replaced by a random legal one ("random").
    """
    setting = Setting(game, seats, options, reward)
    return TogetherEnv(setting, max_cycles, illegal, render_mode)


def env(
    game: Game | str,
    seats: int | None = None,
    options: Options | None = None,
    reward: str = "standing",
    max_cycles: int | None = None,
    illegal: str = REFUSE,
    render_mode: str | None = None,
) -> AECEnv[Agent, Seen, int | None]:
    """Return the same as seen one agent after the other: a cycle asks all of them, in order."""
    made = parallel_env(game, seats, options, reward, max_cycles, illegal, render_mode)
    return parallel_to_aec(made)


class TogetherEnv(Shown, ParallelEnv[Agent, Seen, "int | None"]):  # type: ignore[misc]
    """A game in which every seat acts in every step, most of them by waiting."""

    def __init__(
        self,
        setting: Setting,
        max_cycles: int | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal)
        check_render_mode(render_mode)
        check_length("max_cycles", max_cycles)
        self.setting = setting
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{setting.name}_together_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.wait = setting.actions
        self.possible_agents = [seat_name(seat) for seat in range(setting.seats)]
        self.agents: list[Agent] = []
        self.spaces = {
            agent: masked_space(setting, setting.actions + 1) for agent in self.possible_agents
        }
        self.choices = {agent: Discrete(setting.actions + 1) for agent in self.possible_agents}
        self.observer = Observer(setting, setting.actions + 1)
        self.chance = Chance()

    def observation_space(self, agent: Agent) -> Dict:
        return self.spaces[agent]

    def action_space(self, agent: Agent) -> Discrete:
        return self.choices[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """Start a game: the one of `seed`, or the next one."""
        self.position: State = self.setting.start(self.chance.seed(seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.show()
        return self.observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, int | None]
    ) -> tuple[dict[Agent, Seen], ByAgent, ByAgent, ByAgent, ByAgent]:
        """Play the action of the seat that is asked; what the others say does not count."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        rewards = dict.fromkeys(agents, 0.0)
        asked = agents[self.position.chooser]
        lost = not self.play(index(actions[asked]))  # type: ignore[arg-type]
        self.cycles += 1
        if lost:
            rewards[asked] = ILLEGAL_REWARD
        elif self.position.over:
            gained = self.setting.reward(self.position.outcome())
            rewards = dict(zip(agents, gained, strict=True))
        over = lost or self.position.over
        cut = not over and self.cycles == self.max_cycles
        seen = self.observe()
        if over or cut:
            self.agents = []
        self.show()
        infos: ByAgent = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def play(self, action: int) -> bool:
        """Play an action, or deal with an illegal one; return whether the game may go on."""
        offers = self.position.offers
        if action not in offers:
            if self.illegal == LOSE:
                return False
            if self.illegal == RANDOM:
                action = self.chance.pick(offers)
            elif action == self.wait:
                asked = seat_name(self.position.chooser)
                raise BadInput(f"action {action}: {asked} is asked and cannot wait")
        self.position.apply(action)
        return True

    def observe(self) -> dict[Agent, Seen]:
        """Return what every agent knows and may do now."""
        seen: dict[Agent, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.observer.mask(self.position, seat)
            mask[self.wait] = self.position.chooser != seat
            seen[agent] = {
                "observation": self.observer.numbers(self.position, seat),
                "action_mask": mask,
            }
        return seen
