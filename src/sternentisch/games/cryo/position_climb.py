"""Climbing the stack of a position: the next task, and how it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from sternentisch.games.cryo.components import TRACKS, Cost
from sternentisch.games.cryo.rules.cards import CardAction, Choose
from sternentisch.games.cryo.rules.payment import NO_GOAL, Pay

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Reward, Tile
    from sternentisch.games.cryo.node import Task
    from sternentisch.games.cryo.state import Player, State
    from sternentisch.kernel.reader import Reader

OUT_OF_PLACE = "does not belong here"
UNASKED = "nobody would be asked this now"
NOBODY = -1
"""The seat of tasks that are nobody's."""


class Misfit(Exception):
    """A value that does not fit what lies below it on the stack."""

    def __init__(self, reader: Reader, message: str) -> None:
        super().__init__(message)
        self.reader = reader
        self.message = message


class Climb:
    """A way up the stack of tasks, of which all but a few are the active player's."""

    def __init__(self, state: State, tasks: Reader) -> None:
        self.state = state
        self.tasks = tasks.items()
        self.place = 0  # of the next task
        self.seat = state.active

    # --- tasks ------------------------------------------------------------------------------

    def is_done(self) -> bool:
        """Whether no task is left."""
        return self.place == len(self.tasks)

    def is_last(self) -> bool:
        """Whether the next task is the last one: the question being asked."""
        return self.place == len(self.tasks) - 1

    def task(self) -> Task:
        """Return the next task."""
        return self.state.stack[self.place]

    def kind(self) -> str:
        """Return the kind of the next task, or ""."""
        return "" if self.is_done() else self.task().kind

    def next(self) -> None:
        """Step beyond a task of the active player."""
        self.demand(self.task().seat == self.seat, "seat", f"{self.seat} wanted")
        self.place += 1

    def next_of_nobody(self) -> None:
        """Step beyond a task that is nobody's."""
        self.demand(self.task().seat == NOBODY, "seat", f"{NOBODY} wanted")
        self.place += 1

    def refuse(self, name: str, message: str) -> NoReturn:
        """Refuse a field of the next task; where there is none, the last one."""
        place = min(self.place, len(self.tasks) - 1)
        raise Misfit(self.tasks[place].at(name, None), message)

    def demand(self, is_fine: bool, name: str, message: str) -> None:
        """Refuse a field of the next task unless it is fine."""
        if not is_fine:
            self.refuse(name, message)

    def me(self) -> Player:
        """Return the active player."""
        return self.state.players[self.seat]

    # --- rewards and payments -----------------------------------------------------------------

    def is_reward(self) -> bool:
        """Whether the next task asks about a reward."""
        return self.kind() in ("card-action", "choose")

    def reward(self, rewards: list[Reward]) -> None:
        """Climb the question of one of some rewards. [CR-D10, CR-K11]"""
        task = self.task()
        if isinstance(task, CardAction):
            is_fine = any(task.left <= reward.card_actions for reward in rewards)
            self.demand(is_fine, "left", "nothing here gives so many card actions")
        elif isinstance(task, Choose):
            is_fine = any(task.reward.choose == reward.choose for reward in rewards)
            self.demand(is_fine, "kinds", "nothing here gives this choice")
        else:
            self.refuse("kind", OUT_OF_PLACE)
        self.next()

    def pay(self, costs: list[Cost], goal: int = NO_GOAL) -> None:
        """Climb the question of what is left of one of some costs; the energy is gone. [CR-K4]"""
        task = self.task() if not self.is_done() else None
        if not isinstance(task, Pay):
            self.refuse("kind", "this must be paid first")
        self.demand(task.goal == goal, "goal", f"{goal} wanted")
        due = (task.crystal, task.organics, task.tech)
        names = [name for name in ("crystal", "organics", "tech") if getattr(task, name)]
        name = names[0] if names else "either"
        is_left = any(is_rest(due, task.either, cost) for cost in costs)
        self.demand(is_left, name, "is not what is left of the cost")
        self.next()


def is_rest(due: tuple[int, int, int], either: int, cost: Cost) -> bool:
    """Whether something can be left of a cost, which is paid kind by kind. [CR-K4]"""
    whole = (cost.crystal, cost.organics, cost.tech)
    if either != cost.either or not (either or any(due)):
        return False
    for kind in range(len(due)):
        if due[kind]:
            return due[kind] <= whole[kind] and due[kind + 1 :] == whole[kind + 1 :]
    return True


def tiles_gone(state: State) -> list[Tile]:
    """Return the kinds of resource tiles of which some have left the game. [CR-T6, CR-D2]"""
    there = count_tiles(state)
    return [tile for tile in state.box.tiles if there[tile.index] < tile.copies]


def count_tiles(state: State) -> list[int]:
    """Count the resource tiles by kind: on the board, on the platforms, and unused."""
    counts = [0] * len(state.box.tiles)
    for stack in [*state.stacks, state.unused_tiles]:
        for tile in stack:
            counts[tile.index] += 1
    for player in state.players:
        for installed in player.slots:
            if installed is not None:
                counts[installed.index] += 1
    return counts


def times(gain: list[int], units: int) -> list[int]:
    """Return a gain so many times."""
    return [units * gain[track] for track in range(TRACKS)]
