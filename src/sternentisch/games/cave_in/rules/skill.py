"""SKILL: rules CI-K1 to CI-K4. What each skill does is in `effects.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import CARDS, HAND
from sternentisch.games.cave_in.node import Node
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


@final
class SkillPick(Node):
    """Play any one card from hand, then use its skill. [CI-K1, CI-K2, CI-AMB-7]"""

    __slots__ = ()

    kind = "skill-pick"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        last: Card | None = None
        for card in state.me().hand:
            if card is not last:
                legal.append(HAND + card.index)
            last = card
        return legal

    def refuse(self, state: State, action: int) -> str:
        if not HAND <= action < HAND + CARDS:
            return NOT_ASKED
        return "" if state.rules.box.cards[action - HAND] in state.me().hand else "CI-G1"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        card = state.rules.box.cards[action - HAND]
        state.play_card(card)
        if state.listener is not None:
            state.tell(events.skill_used(state, card))
        card.effect.use(state)
