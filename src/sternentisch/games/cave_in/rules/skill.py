"""SKILL: rules CI-K1 to CI-K4. What each skill does is in `effects.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import HAND
from sternentisch.games.cave_in.node import HandPick

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


@final
class SkillPick(HandPick):
    """Play any one card from hand, then use its skill. [CI-K1, CI-K2, CI-AMB-7]"""

    __slots__ = ()

    kind = "skill-pick"

    def refuse_card(self, state: State, card: Card) -> str:
        return ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        card = state.rules.box.cards[action - HAND]
        state.play_card(card)
        if state.listener is not None:
            state.tell(events.skill_used(state, card))
        card.effect.use(state)
