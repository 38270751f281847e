"""The rules of a round: everybody lays down a burn, then all probes fly at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.decision import Decision
from sternentisch.kernel.event import Event, Facts
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from comet_chase.state import State

COAST: Final = 0  # the action; the action `burn 7` has the id 7
TABLE: Final = -1  # the seat of an event that is nobody's doing


class Burn(Decision):
    """Lay down a burn, or coast. [CC-B1]"""

    kind = "burn"

    def refuse(self, state: State, action: int) -> str:
        """Return the rule that forbids an action, or "". [CC-B2, CC-B3, CC-B4]"""
        if action == COAST:
            return ""
        if action not in state.hands[self.seat]:
            return "CC-B2"
        if action >= state.box.hot_from and state.is_overheated(self.seat):
            return "CC-B3"
        return ""

    def legal(self, state: State) -> list[int]:
        """Return the actions that are not refused, ascending."""
        return [id for id in range(len(state.actions)) if not self.refuse(state, id)]

    def apply(self, state: State, action: int) -> None:
        """Lay it down; the last one to do so turns them all up. [CC-B1]"""
        state.laid.append(action)
        tell(state, "laid", self.seat, {})
        if len(state.laid) == state.seats:
            fly(state)


def fly(state: State) -> None:
    """Turn up what was laid down, move the probes, and go on to the next round. [CC-B1, CC-E1]"""
    laid, state.laid = state.laid, []
    state.barrier |= REVEAL
    moving = [seat for seat, burn in enumerate(laid) if burn != COAST and laid.count(burn) == 1]
    for seat, burn in enumerate(laid):
        spend(state, seat, burn)
        if seat in moving:
            move(state, seat, burn)
        else:
            tell(state, "coasted" if burn == COAST else "disturbed", seat, {"burn": burn})
    if moving:
        take_sample(state, min(moving, key=lambda seat: laid[seat]))
    else:
        lose_sample(state)
    if state.round < state.box.rounds:
        announce_round(state)
    else:
        tell(state, "game-ended", TABLE, {"reason": "flown"})


def spend(state: State, seat: int, burn: int) -> None:
    """Lay a burn open; it never comes back to the hand. Coasting spends none. [CC-B2, CC-B4]"""
    state.hands[seat] = tuple(held for held in state.hands[seat] if held != burn)
    state.burns[seat] += (burn,)


def move(state: State, seat: int, burn: int) -> None:
    """Move a probe whose burn is like no other; equal ones stay where they are. [CC-F1, CC-F2]"""
    state.distances[seat] += burn
    tell(state, "moved", seat, {"burn": burn, "distance": state.distances[seat]})


def take_sample(state: State, seat: int) -> None:
    """Give the sample to the slowest of the probes that moved. [CC-F3]"""
    sample, *state.deck = state.deck
    state.samples[seat] += (sample,)
    tell(state, "sample-taken", seat, {"sample": sample, "points": state.box.values[sample]})


def lose_sample(state: State) -> None:
    """Let the sample drift away, as no probe moved. [CC-AMB-1]"""
    sample, *state.deck = state.deck
    state.lost += (sample,)
    tell(state, "sample-lost", TABLE, {"sample": sample})


def announce_round(state: State) -> None:
    """Show which sample drifts in the tail. [CC-S2]"""
    sample = state.deck[0]
    facts: Facts = {"round": state.round + 1, "sample": sample, "points": state.box.values[sample]}
    tell(state, "round-started", TABLE, facts)


def tell(state: State, kind: str, seat: int, facts: Facts) -> None:
    """Let whoever listens know what happened."""
    if state.listener is not None:
        state.listener.hear(Event(kind, seat, facts))
