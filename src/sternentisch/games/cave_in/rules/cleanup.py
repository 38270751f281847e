"""Cleanup: rules CI-C1 to CI-C5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import PLACES
from sternentisch.games.cave_in.state import Turn
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cave_in.state import State


def settle_base(state: State) -> None:
    """Put the play area on the base, then trim it from the bottom. [CI-C1, CI-C2, CI-G11]

    Only now does the last card played become the leader. [CI-AMB-33]
    """
    base = state.me().base
    base.extend(state.played)
    state.played = []
    spare = len(base) - state.rules.box.base_limit
    if spare > 0:
        trimmed = base[:spare]
        del base[:spare]
        state.removed = (*state.removed, *trimmed)
        if state.listener is not None:
            state.tell(events.cards_removed(state, trimmed))


def end_effects(state: State) -> None:
    """End all temporary colours, discounts and permissions. [CI-C3]"""
    state.turn = Turn()
    me = state.me()
    for card in me.hand:
        if card.printed is not card:
            printed = [card.printed for card in me.hand]
            me.hand = []
            for card in printed:
                me.gain(card)
            return


def refill(state: State) -> None:
    """Fill the empty places of the mine, then of the docks, as far as stacks go. [CI-C4]"""
    rows = state.rules.box.row_of_place
    emptied = 0
    for place in range(PLACES):
        if state.mine[place] is None and state.crystals_left[rows[place]]:
            emptied += refill_mine(state, place, rows[place])
    for place in range(PLACES):
        if state.docks[place] is None and state.cards_left[rows[place]]:
            emptied += refill_docks(state, place, rows[place])
    for _ in range(emptied):
        state.advance_track()


def refill_mine(state: State, place: int, row: int) -> int:
    """Reveal a crystal; return 1 if that used its stack up, which counts once. [CI-C5]"""
    crystal = state.draw_crystal(row)
    state.mine[place] = crystal
    state.barrier |= REVEAL
    if state.listener is not None:
        state.tell(events.mine_refilled(state, crystal, place))
    if state.crystals_left[row]:
        return 0
    if state.listener is not None:
        state.tell(events.crystal_stack_emptied(state, crystal.cost))
    return 1


def refill_docks(state: State, place: int, row: int) -> int:
    """Reveal a mercenary; return 1 if that used its stack up. [CI-C5, CI-AMB-27]"""
    card = state.draw_card(row)
    state.docks[place] = card
    state.barrier |= REVEAL
    if state.listener is not None:
        state.tell(events.docks_refilled(state, card, place))
    if state.cards_left[row]:
        return 0
    if state.listener is not None:
        state.tell(events.card_stack_emptied(state, card.level))
    return 1
