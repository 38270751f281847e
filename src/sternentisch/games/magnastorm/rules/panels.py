"""The action panels: where followers go, and spaces with a bonus. Rules MS-T7 to T9, MS-B."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import COLOURS, COLUMNS, PASS, SPACE, SPACES, UPPER
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.plan import MOVE, Step
from sternentisch.games.magnastorm.rules.research import STEP_ASKS
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


def open_spaces(state: State) -> list[int]:
    """Return SPACE + space for each space a follower may be put on. [MS-T7, MS-T9, MS-AMB-20]

    Without any free space, those are the occupied ones of the bottom row.
    """
    return state.free[:] if state.free else state.rules.side.overflow[:]


def refuse_space(state: State, space: int) -> str:
    """Return why a follower cannot be put on a space of the lower panel, or "". [MS-T7, MS-T9]"""
    side = state.rules.side
    if space % COLUMNS >= side.columns or space // COLUMNS >= side.rows:
        return "MS-S1"
    if not state.lower[space]:
        return ""
    if state.free:
        return "MS-T7"
    return "" if SPACE + space in side.overflow else "MS-T9"


def put_down(state: State, seat: int, space: int, colour: int) -> None:
    """Put a follower on a space of the lower panel without an action. [MS-K4, MS-T13]"""
    state.put_follower(space, colour)
    if state.listener is not None:
        state.tell(events.follower_put_down(state, seat, space, colour))


def deploy(state: State, seat: int) -> None:
    """Let a player send a follower of the own board to the panels. [MS-B2, MS-AMB-31]"""
    if state.players[seat].followers:
        state.stack.append(Deploy(seat))
    elif state.listener is not None:
        state.tell(events.no_follower_left(seat))


def move_up_track(state: State, seat: int) -> None:
    """Swap places with whoever is directly ahead; the running pass stays. [MS-B3, MS-T2]"""
    track = state.track
    place = track.index(seat)
    if place > 0:
        track[place] = track[place - 1]
        track[place - 1] = seat
        if state.listener is not None:
            state.tell(events.track_swapped(seat, track[place]))
    elif state.listener is not None:
        state.tell(events.track_kept(seat))


@final
class Deploy(Node):
    """Put an own follower on the lower panel, or into an upper column with company. [MS-B2]"""

    __slots__ = ()

    kind = "deploy"

    def legal(self, state: State) -> list[int]:
        legal = open_spaces(state)
        for column in range(state.rules.side.columns):
            if not self.refuse_column(state, column):
                legal.append(UPPER + column)
        legal.append(PASS)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == PASS:
            return ""
        if SPACE <= action < SPACE + SPACES:
            return refuse_space(state, action - SPACE)
        if UPPER <= action < UPPER + COLUMNS:
            return self.refuse_column(state, action - UPPER)
        return NOT_ASKED

    def refuse_column(self, state: State, column: int) -> str:
        """Return why a column of the upper panel takes no follower. [MS-AMB-23, MS-AMB-35]"""
        if column >= state.rules.side.columns:
            return "MS-S1"
        size = state.sizes[column]
        if not size:
            return "MS-AMB-23"
        return "" if size < state.rules.side.rows else "MS-AMB-35"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        seat = self.seat
        state.players[seat].followers -= 1
        if action < UPPER:
            put_down(state, seat, action - SPACE, seat)
        else:
            column = action - UPPER
            state.upper[column * COLOURS + seat] += 1
            state.sizes[column] += 1
            if state.listener is not None:
                state.tell(events.follower_deployed(seat, column))

    def is_answerable(self, state: State) -> bool:
        return state.players[self.seat].followers > 0


@final
class SpaceBonus(Step):
    """The bonus of the space, after those of commanders. [MS-B1, MS-B4, MS-B5, MS-T13, MS-AMB-13]

    It does not matter whether the space was free. [MS-AMB-21] A wider range and an extra turtle
    take effect within the movement that follows.
    """

    name = "space-bonus"
    asks = STEP_ASKS

    def run(self, state: State) -> None:
        bonus = state.rules.side.bonuses[state.turn.space]
        if bonus is None:
            return
        if bonus.with_drive if state.plan is MOVE else bonus.with_gain:
            if state.listener is not None:
                state.tell(events.space_bonus(state.active, state.turn.space, bonus))
            bonus.grant(state, state.active)
