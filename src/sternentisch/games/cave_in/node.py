"""The bases of all decisions of Cave-In: a question, a pick from a row, a pick from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.actions import CARDS, HAND, STOP
from sternentisch.kernel.decision import Decision
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


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

    def refuse_stop(self, state: State) -> str:
        """Return why STOP is no answer, or "": then it declines, or says enough. [CI-G5]"""
        return NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def is_answerable(self, state: State) -> bool:
        """Whether the question fits the table: its pieces are there, and it can be completed."""
        return bool(self.legal(state))

    def write(self, state: State) -> dict[str, object]:
        """Return the node's parameters as JSON values."""
        return {}


class Pick(Node):
    """Choose one of a row of things: places, docks, bases, seats, colours, artifacts."""

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
        if not self.refuse_stop(state):
            legal.append(STOP)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == STOP:
            return self.refuse_stop(state)
        item = action - self.first()
        if not 0 <= item < self.size():
            return NOT_ASKED
        return self.refuse_item(state, item)


class OptionalPick(Pick):
    """A pick that can be declined."""

    __slots__ = ()

    def refuse_stop(self, state: State) -> str:
        return ""


class HandPick(Node):
    """Choose a card of the hand; copies of a type in one colour are one choice."""

    __slots__ = ()

    def refuse_card(self, state: State, card: Card) -> str:
        """Return why a card of the hand cannot be chosen, or ""."""
        raise NotImplementedError

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        last: Card | None = None
        for card in state.me().hand:
            if card is not last and not self.refuse_card(state, card):
                legal.append(HAND + card.index)
            last = card
        if not self.refuse_stop(state):
            legal.append(STOP)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == STOP:
            return self.refuse_stop(state)
        if not HAND <= action < HAND + CARDS:
            return NOT_ASKED
        card = state.rules.box.cards[action - HAND]
        if card not in state.me().hand:
            return "CI-G1"
        return self.refuse_card(state, card)
