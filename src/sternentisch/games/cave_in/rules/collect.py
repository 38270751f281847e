"""COLLECT: rules CI-X1 to CI-X5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import ARTIFACT, STACKS
from sternentisch.games.cave_in.node import Node, Pick
from sternentisch.games.cave_in.perks import Perks
from sternentisch.games.cave_in.rules.payment import Payment
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, ArtifactCard, Card
    from sternentisch.games.cave_in.state import State


def effective_cost(state: State, card: ArtifactCard) -> int:
    """Return the levels an artifact card needs, the same for both halves. [CI-X2, CI-G7]"""
    discount = state.turn.artifact_discount + state.me().perks.artifact_discount
    return max(0, card.cost - discount)


def hand_levels(state: State) -> int:
    """Return what the whole hand counts; colours do not matter here. [CI-X3]"""
    levels = 0
    doubled = state.turn.doubled
    for card in state.me().hand:
        levels += card.level if card.faction != doubled else state.levels(card)
    return levels


def refuse_stack(state: State, stack: int, levels: int) -> str:
    """Return why the top card of a stack cannot be collected, or "". [CI-X1, CI-X3]"""
    card = state.top_artifact(stack)
    if card is None:
        return "CI-X1"
    return "" if levels >= effective_cost(state, card) else "CI-X3"


def refuse_collecting(state: State) -> str:
    """Return why no artifact at all can be collected, or "". [CI-X1, CI-X3]"""
    levels = hand_levels(state)
    rule = "CI-X1"
    for stack in range(STACKS):
        refused = refuse_stack(state, stack, levels)
        if not refused:
            return ""
        if refused == "CI-X3":
            rule = refused
    return rule


def artifact_index(artifact: Artifact) -> int:
    """Return the number by which the artifacts of a player are kept in order."""
    return artifact.index


@final
class CollectPick(Pick):
    """Choose a visible artifact card and, for good, one of its halves. [CI-X1]"""

    __slots__ = ()

    kind = "collect-pick"

    def first(self) -> int:
        return ARTIFACT

    def size(self) -> int:
        return 2 * STACKS

    def refuse_item(self, state: State, item: int) -> str:
        return refuse_stack(state, item // 2, hand_levels(state))

    def apply(self, state: State, action: int) -> None:
        stack = (action - ARTIFACT) // 2
        card = state.top_artifact(stack)
        assert card is not None
        due = effective_cost(state, card)
        state.stack[-1] = CollectPay(self.seat, due, 0, 0, stack, (action - ARTIFACT) % 2)


@final
class CollectPay(Payment):
    """Lay out cards of any colours for an artifact. [CI-X3]"""

    __slots__ = ("half", "place")

    kind = "collect-pay"
    too_little = "CI-X3"

    def __init__(self, seat: int, due: int, paid: int, least: int, place: int, half: int) -> None:
        super().__init__(seat, due, paid, least)
        self.place = place
        self.half = half

    def is_answerable(self, state: State) -> bool:
        return state.top_artifact(self.place) is not None and super().is_answerable(state)

    def refuse_colour(self, state: State, card: Card) -> str:
        return ""

    def with_paid(self, paid: int, least: int) -> Node:
        return CollectPay(self.seat, self.due, paid, least, self.place, self.half)

    def finish(self, state: State) -> None:
        """Keep the half; an emptied stack shakes the mine, else the next card shows. [CI-X4]"""
        card = state.top_artifact(self.place)
        assert card is not None
        artifact = card.halves[self.half]
        me = state.me()
        me.artifacts = tuple(sorted((*me.artifacts, artifact), key=artifact_index))
        me.perks = Perks(me.artifacts)
        state.artifacts_left[self.place] -= 1
        if state.listener is not None:
            state.tell(events.artifact_collected(state, artifact, self.place))
        below = state.top_artifact(self.place)
        if below is not None:
            state.barrier |= REVEAL
            if state.listener is not None:
                state.tell(events.artifact_revealed(state, below, self.place))
        else:
            if state.listener is not None:
                state.tell(events.artifact_stack_emptied(state, self.place))
            state.advance_track()

    def write(self, state: State) -> dict[str, object]:
        return {**super().write(state), "place": self.place, "half": self.half}
