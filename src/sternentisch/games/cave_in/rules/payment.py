"""Paying card by card, for mining and collecting: rules CI-G6, CI-M6 and CI-X3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.actions import HAND, STOP
from sternentisch.games.cave_in.node import HandPick, Node

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


class Payment(HandPick):
    """Lay out cards until their levels reach `due`; the last one laid lies on top. [CI-M6]

    `paid` is the sum so far and `least` its smallest part. An offered card always leads to a full
    payment: nothing else of the hand was reckoned with before. [CI-G6]
    """

    __slots__ = ("due", "least", "paid")

    too_little = ""
    """The rule that asks for more levels."""

    def __init__(self, seat: int, due: int, paid: int, least: int) -> None:
        super().__init__(seat)
        self.due = due
        self.paid = paid
        self.least = least

    def refuse_colour(self, state: State, card: Card) -> str:
        """Return the rule that bars a card from this payment whatever has been paid, or ""."""
        raise NotImplementedError

    def with_paid(self, paid: int, least: int) -> Node:
        """Return this payment with another sum paid."""
        raise NotImplementedError

    def least_with(self, level: int) -> int:
        """Return the smallest part of the sum when a card of this level is added."""
        return min(self.least, level) if self.paid else level

    def finish(self, state: State) -> None:
        """Hand over what has been paid for."""
        raise NotImplementedError

    def refuse_stop(self, state: State) -> str:
        return "" if self.paid >= self.due else self.too_little

    def refuse_card(self, state: State, card: Card) -> str:
        """Judge one card of the hand: it must be acceptable and, if we are strict, needed."""
        rule = self.refuse_colour(state, card)
        if rule or state.rules.overpayment:
            return rule
        return "" if self.is_needed(state, card) else "CI-AMB-2"

    def is_needed(self, state: State, card: Card) -> bool:
        """Whether some full payment with this card needs every card in it. [CI-AMB-2]"""
        rest = [
            state.levels(other)
            for other in state.me().hand
            if other is not card and not self.refuse_colour(state, other)
        ]
        copies = state.me().hand.count(card) - 1
        rest.extend([state.levels(card)] * copies)
        level = state.levels(card)
        return can_complete(rest, 0, self.due, self.paid + level, self.least_with(level))

    def is_answerable(self, state: State) -> bool:
        """Whether the hand can still bring up what is due. [CI-G6]"""
        levels = self.paid
        for card in state.me().hand:
            if not self.refuse_colour(state, card):
                levels += state.levels(card)
        return levels >= self.due and bool(self.legal(state))

    def apply(self, state: State, action: int) -> None:
        if action == STOP:
            state.stack.pop()
            self.finish(state)
            return
        card = state.rules.box.cards[action - HAND]
        level = state.levels(card)
        state.stack[-1] = self.with_paid(self.paid + level, self.least_with(level))
        state.play_card(card)

    def write(self, state: State) -> dict[str, object]:
        return {"due": self.due, "paid": self.paid, "least": self.least}


def can_complete(levels: list[int], start: int, due: int, total: int, least: int) -> bool:
    """Whether some of the levels from `start` on complete a payment without a spare card."""
    if total >= due:
        return total - least < due
    for place in range(start, len(levels)):
        level = levels[place]
        if can_complete(levels, place + 1, due, total + level, min(least, level)):
            return True
    return False
