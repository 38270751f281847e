"""Tasks: what is still to be done, as a stack; the top one is done next, or asks somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.decision import Decision

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State


class Task(Decision):
    """Something to do. Tasks never change after they are made: clones share them, all games may."""

    __slots__ = ()

    kind = "task"

    def is_question(self, state: State) -> bool:
        """Whether somebody has to answer before anything goes on."""
        return False

    def run(self, state: State) -> None:
        """Do it; the task has left the stack, and may push others."""
        raise NotImplementedError

    def give_up(self, state: State) -> None:
        """Put a card that the task holds somewhere, as the game ends in the middle of it."""

    def legal(self, state: State) -> list[int]:
        """Return the ids a question allows, ascending."""
        raise NotImplementedError

    def refuse(self, state: State, action: int) -> str:
        """Return the rule that forbids an action, or ""."""
        raise NotImplementedError

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def write(self, state: State) -> dict[str, object]:
        """Return the task's parameters as JSON values."""
        return {}


class Question(Task):
    """A question: what it offers, why the rest is refused, what an answer does.

    `refuse` is the judge; `legal` lists what it lets through. The question stays on the stack
    until an answer takes it off.
    """

    __slots__ = ()

    kind = "question"

    def is_question(self, state: State) -> bool:
        return True
