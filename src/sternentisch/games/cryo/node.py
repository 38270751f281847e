"""Tasks: what is still to be done, as a stack; the top one is done next, or asks somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.decision import Decision

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State


class Task(Decision):
    """Something to do. Tasks never change after they are made, so clones share them."""

    __slots__ = ()

    kind = "task"

    def is_question(self) -> bool:
        """Whether somebody has to answer before anything goes on."""
        return False

    def run(self, state: State) -> None:
        """Do it; the task has left the stack, and may push others."""
        raise NotImplementedError

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
    until an answer takes it off. [CR-M1] With a single answer nobody is asked. [CR-M3]
    """

    __slots__ = ()

    kind = "question"

    def is_question(self) -> bool:
        return True
