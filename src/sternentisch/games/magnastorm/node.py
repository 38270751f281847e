"""The base of all decisions of Magnastorm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.decision import Decision
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


class Node(Decision):
    """One question: what it offers, why the rest is refused, what an answer does.

    `refuse` is the judge; `legal` lists what it lets through. Answers in sequence replace the
    node on top of the stack; a finished one is popped.
    """

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        """Return the ids this question allows, ascending."""
        raise NotImplementedError

    def refuse(self, state: State, action: int) -> str:
        """Return the rule that forbids an action, or ""."""
        raise NotImplementedError

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def is_answerable(self, state: State) -> bool:
        """Whether the question fits the table: it can be asked here, and has an answer."""
        return bool(self.legal(state))

    def write(self, state: State) -> dict[str, object]:
        """Return the node's parameters as JSON values."""
        return {}


class Pick(Node):
    """Choose one of a row of things: colours, columns, research areas, sectors."""

    __slots__ = ()

    def first(self) -> int:
        """Return the id of the first action of the row."""
        raise NotImplementedError

    def size(self) -> int:
        """Return how many actions the row has."""
        raise NotImplementedError

    def refuse_item(self, state: State, item: int) -> str:
        """Return why an item of the row cannot be chosen, or ""."""
        raise NotImplementedError

    def legal(self, state: State) -> list[int]:
        first = self.first()
        legal: list[int] = []
        for item in range(self.size()):
            if not self.refuse_item(state, item):
                legal.append(first + item)
        return legal

    def refuse(self, state: State, action: int) -> str:
        item = action - self.first()
        return self.refuse_item(state, item) if 0 <= item < self.size() else NOT_ASKED
