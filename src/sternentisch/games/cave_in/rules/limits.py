"""How many actions a turn has: rules CI-T6, CI-T7 and CI-T10."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternentisch.games.cave_in.state import State


def refuse_regular(state: State, verb: int) -> str:
    """Return the rule that bars a regular action of this kind, or "". [CI-T6, CI-T7, CI-T10]"""
    turn = state.turn
    if turn.raided:
        return "CI-T10"
    if turn.taken >= state.rules.box.regular_actions:
        return "CI-T6"
    if turn.taken and turn.first == verb and not turn.repeat and not state.me().perks.repeat:
        return "CI-T7"
    return ""


def count_regular(state: State, verb: int) -> None:
    """Use up a regular action. [CI-T6]"""
    turn = state.turn
    if not turn.taken:
        turn.first = verb
    turn.taken += 1
