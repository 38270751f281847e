"""Many games stepped together into arrays that are made once: for learning at full speed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import contains
from typing import NamedTuple

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.rl.extra import not_installed
from sternentisch.rl.opponents import Company, Opponents
from sternentisch.rl.setting import Options, Setting

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise not_installed(error) from error


class Batch(NamedTuple):
    """The arrays of all games; every step writes into the same ones."""

    observation: NDArray[np.uint8]
    """What the seat that is asked knows: a row for each game."""
    action_mask: NDArray[np.int8]
    """One for what it may do, zero for all else: a row for each game."""
    actor: NDArray[np.int8]
    """The seat that is asked."""
    reward: NDArray[np.float32]
    """What the last step brought to each seat: zeros, unless it ended the game."""
    done: NDArray[np.bool_]
    """Whether the last step ended a game; what is observed is then the next one's opening."""


class VectorEnv:
    """`count` games at once; each one that ends is followed by the next, without being asked.

    Games are numbered in the order in which they start; number n has the seed `seed` + n. With
    `bots`, they play all seats but `seat` in between, and the learner alone is ever asked.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int | None = None,
        options: Options | None = None,
        reward: str = "standing",
        seed: int = 0,
        bots: str | Sequence[str] | None = None,
        seat: int = 0,
    ) -> None:
        self.setting = setting = Setting(game, seats, options, reward)
        if count < 1:
            raise BadInput(f"count: at least 1 wanted, not {count}")
        if not 0 <= seat < setting.seats:
            raise BadInput(f"seat {seat}: seats go from 0 to {setting.seats - 1}")
        self.count = count
        self.first_seed = seed
        self.seat = seat
        self.opponents = None if bots is None else Opponents(bots, setting.seats)
        self.states: list[State] = []
        self.companies: list[Company] = []
        self.batch = Batch(
            observation=np.zeros((count, setting.width), np.uint8),
            action_mask=np.zeros((count, setting.actions), np.int8),
            actor=np.zeros(count, np.int8),
            reward=np.zeros((count, setting.seats), np.float32),
            done=np.zeros(count, np.bool_),
        )
        self._rows: list[bytes] = []
        self._offers: list[list[int]] = []
        self._row_starts = np.arange(count) * setting.actions
        self._ones = np.zeros(0, np.intp)  # where the mask has them

    def reset(self) -> Batch:
        """Start all games anew, from the first seed on."""
        self.next_seed = self.first_seed
        started = [self._start() for _ in range(self.count)]
        self.states = [state for state, _ in started]
        self.companies = [company for _, company in started if company is not None]
        self.batch.reward.fill(0)
        self.batch.done.fill(False)
        observe = self.setting.game.observe
        self._rows = [observe(state, state.chooser) for state in self.states]
        self._write()
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """Play one action in each game.

        If one of them is illegal, nothing is played, and the error names the rule.
        """
        chosen = self._check(actions)
        self.batch.reward.fill(0)
        self.batch.done.fill(False)
        states = self.states
        companies = self.companies
        observe = self.setting.game.observe
        self._rows.clear()
        put = self._rows.append
        for number, state in enumerate(states):  # a game is played and observed while it is at hand
            state.play(chosen[number])
            if companies:
                companies[number].play(state)
            if not state.offers:
                state = self._follow(number, state)
            put(observe(state, state.chooser))
        self._write()
        return self.batch

    def _check(self, actions: Sequence[int] | NDArray[np.integer]) -> list[int]:
        """Return legal actions as a list; refuse others."""
        if not self.states:
            raise BadInput("no game has started: reset() comes before step()")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadInput(f"actions: {self.count} whole numbers wanted, not {actions!r}")
        chosen: list[int] = given.tolist()
        if not all(map(contains, self._offers, chosen)):
            for state, action in zip(self.states, chosen, strict=True):
                if action not in state.offers:
                    state.apply(action)  # raises what is wrong with it
        return chosen

    def _follow(self, number: int, ended: State) -> State:
        """Reward the end of a game, and put the next one in its place."""
        self.batch.reward[number] = self.setting.reward(ended.outcome())
        self.batch.done[number] = True
        state, company = self._start()
        self.states[number] = state
        if company is not None:
            self.companies[number] = company
        return state

    def _start(self) -> tuple[State, Company | None]:
        """Start the next game in which the learner is asked at all."""
        while True:
            seed = self.next_seed
            self.next_seed += 1
            state = self.setting.start(seed)
            company = None
            if self.opponents is not None:
                company = self.opponents.sit(self.seat, seed)
                company.play(state)
            if state.offers:
                return state, company

    def _write(self) -> None:
        """Write what is known and allowed into the arrays, all games in one go."""
        batch = self.batch
        rows = np.frombuffer(b"".join(self._rows), np.uint8)
        batch.observation[:] = rows.reshape(batch.observation.shape)
        batch.actor[:] = [state.chooser for state in self.states]
        self._offers = offers = [state.offers for state in self.states]
        mask = batch.action_mask.reshape(-1)
        mask[self._ones] = 0
        self._ones = np.repeat(self._row_starts, [len(ids) for ids in offers])
        self._ones += np.fromiter(chain.from_iterable(offers), np.intp, len(self._ones))
        mask[self._ones] = 1
