"""RECRUIT: rules CI-A1 to CI-A6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import DOCK, HAND, PLACES, STOP
from sternentisch.games.cave_in.node import HandPick, Pick

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


def is_price(state: State, level: int, price: int) -> bool:
    """Whether a mercenary of `level` may be had for one card counting `price`, 0 being no card.

    The normal price is one level less. Foreman and Recruiting Booth add prices, they never take
    the normal one away. [CI-A2, CI-A4, CI-A6, CI-AR6, CI-AMB-3, CI-AMB-4]
    """
    if price == level - 1:
        return True
    reduction = state.turn.recruit_reduction
    if reduction and price == max(0, level - 1 - reduction):
        return True
    return price == 0 and level in state.me().perks.free_levels


def pays(state: State, card: Card, level: int) -> bool:
    """Whether this card pays for a mercenary of `level`: no more and no less. [CI-A2, CI-A5]"""
    if is_price(state, level, card.level):
        return True
    turn = state.turn
    return card.faction == turn.doubled and is_price(state, level, card.level * turn.factor)


def refuse_dock(state: State, place: int) -> str:
    """Return why the mercenary at a place of the docks cannot be recruited, or "". [CI-A2]"""
    card = state.docks[place]
    if card is None:
        return "CI-G10"
    if is_price(state, card.level, 0):
        return ""
    for own in state.me().hand:
        if pays(state, own, card.level):
            return ""
    return "CI-A2"


def refuse_recruiting(state: State) -> str:
    """Return why no mercenary at all can be recruited, or "". [CI-A1, CI-A2]"""
    if not state.has_room():
        return "CI-A1"
    for place in range(PLACES):
        if not refuse_dock(state, place):
            return ""
    return "CI-A2"


@final
class RecruitPick(Pick):
    """Choose a mercenary in the docks. [CI-A2]"""

    __slots__ = ()

    kind = "recruit-pick"

    def first(self) -> int:
        return DOCK

    def size(self) -> int:
        return PLACES

    def refuse_item(self, state: State, item: int) -> str:
        return refuse_dock(state, item)

    def apply(self, state: State, action: int) -> None:
        state.stack[-1] = RecruitPay(self.seat, action - DOCK)


@final
class RecruitPay(HandPick):
    """Pay with one card, or with none where that is a price too. [CI-A2, CI-A3]"""

    __slots__ = ("place",)

    kind = "recruit-pay"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def level(self, state: State) -> int:
        """Return the level of the mercenary to be paid for."""
        card = state.docks[self.place]
        assert card is not None
        return card.level

    def is_answerable(self, state: State) -> bool:
        return state.docks[self.place] is not None and super().is_answerable(state)

    def refuse_stop(self, state: State) -> str:
        return "" if is_price(state, self.level(state), 0) else "CI-A2"

    def refuse_card(self, state: State, card: Card) -> str:
        return "" if pays(state, card, self.level(state)) else "CI-A2"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            state.play_card(state.rules.box.cards[action - HAND])
        card = state.docks[self.place]
        assert card is not None
        state.docks[self.place] = None
        state.me().gain(card)
        if state.listener is not None:
            state.tell(events.recruited(state, card, self.place))

    def write(self, state: State) -> dict[str, object]:
        return {"place": self.place}
