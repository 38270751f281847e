"""Subjugation: rule CI-K5 and the decisions behind the Bioss skills."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import HAND, STOP
from sternentisch.games.cave_in.components import without
from sternentisch.games.cave_in.node import HandPick
from sternentisch.games.cave_in.rules.take import ANY, BasePick, TakeCrystal

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import Player, State


def lowest_level(player: Player) -> int:
    """Return the lowest level below the leader of a base; 0 if there is nothing. [CI-K-R2]"""
    lowest = 0
    for card in player.base[:-1]:
        if not lowest or card.level < lowest:
            lowest = card.level
    return lowest


@final
class SubjugateBase(BasePick):
    """Subjugate a card of a base: one of a level anywhere, or an own lowest one. [CI-K5]

    `level` ANY stands for the lowest level of the own base. [CI-K-R2, CI-K-R3]
    """

    __slots__ = ("level",)

    kind = "subjugate-base"

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def refuse_seat(self, state: State, owner: int) -> str:
        return "CI-K-R2" if self.level == ANY and owner != state.active else ""

    def refuse_position(self, state: State, owner: int, position: int) -> str:
        card = state.players[owner].base[position]
        if self.level == ANY:
            return "" if card.level == lowest_level(state.players[owner]) else "CI-K-R2"
        return "" if card.level == self.level else "CI-K-R3"

    def pick(self, state: State, owner: int, position: int) -> None:
        card = state.players[owner].base.pop(position)
        me = state.me()
        me.subjugated = (*me.subjugated, card)
        if state.listener is not None:
            state.tell(events.subjugated(state, card, owner))

    def write(self, state: State) -> dict[str, object]:
        return {"level": self.level}


@final
class SubjugateHand(HandPick):
    """Subjugate hand cards of a level, each for a crystal. [CI-K-R4, CI-AMB-30]"""

    __slots__ = ("cost", "count", "level")

    kind = "subjugate-hand"

    def __init__(self, seat: int, count: int, level: int, cost: int) -> None:
        super().__init__(seat)
        self.count = count
        self.level = level
        self.cost = cost

    def refuse_stop(self, state: State) -> str:
        return ""

    def refuse_card(self, state: State, card: Card) -> str:
        return "" if card.level == self.level else "CI-K-R4"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == STOP:
            return
        bury(state, state.rules.box.cards[action - HAND], self.level)
        if self.count > 1:
            left = self.count - 1
            state.stack.append(SubjugateHand(self.seat, left, self.level, self.cost))
        state.stack.append(TakeCrystal(self.seat, self.cost, ANY))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count, "level": self.level, "cost": self.cost}


def bury(state: State, card: Card, level: int) -> None:
    """Subjugate a hand card face down. [CI-K5]

    The others see a card of this level go, not which: the ones they knew of that level may now
    lie in the hand or in the pile. A card in a changed colour was shown, so they see it go.
    """
    me = state.me()
    if card is not card.printed:
        me.hand.remove(card)
        me.subjugated = (*me.subjugated, card.printed)
        if state.listener is not None:
            state.tell(events.hand_card_subjugated(state, card))
        return
    known = list(me.hand)
    for secret in me.secrets:
        known.remove(secret)
    seen = [other for other in known if other.level == level and other is other.printed]
    me.veiled = (*me.veiled, *seen)
    me.secrets = without((*me.secrets, *seen), card)
    me.hand.remove(card)
    me.buried = (*me.buried, card)
    if state.listener is not None:
        state.tell(events.buried(state, card))
