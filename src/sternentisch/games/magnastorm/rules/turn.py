"""The turn: choosing a takeover or a follower action, and who is next. Rules MS-T1 to MS-T13."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import (
    COLOUR_WORDS,
    COLOURS,
    COLUMNS,
    DRIVE,
    GAIN,
    PICK,
    SPACE,
    SPACES,
    TAKE,
)
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.plan import (
    ADMINISTRATION,
    GAINING,
    MOVE,
    TAKEOVER,
    TURN,
    Step,
)
from sternentisch.games.magnastorm.rules.ending import end_game
from sternentisch.games.magnastorm.rules.exchange import Spending, count_cubes
from sternentisch.games.magnastorm.rules.panels import open_spaces, refuse_space
from sternentisch.games.magnastorm.rules.payment import count_variants, move_own, move_yellow
from sternentisch.games.magnastorm.rules.takeover import refuse_takeover
from sternentisch.games.magnastorm.state import YELLOW, Turn
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


def begin_pass(state: State) -> None:
    """Begin a pass: the turn track as it is now holds for all its turns. [MS-T5, MS-AMB-2]"""
    state.running = state.track[:]
    state.position = 0
    state.follow(TURN)


def has_usable(state: State, seat: int) -> bool:
    """Whether a neutral or own follower is left on the whole upper panel. [MS-T6]"""
    upper = state.upper
    for base in range(0, COLUMNS * COLOURS, COLOURS):
        if upper[base + YELLOW] or upper[base + seat]:
            return True
    return False


@final
class OpenTurn(Step):
    """The next player of the pass begins a turn. [MS-T1, MS-T3]"""

    name = "turn"
    asks = "main place mode"

    def run(self, state: State) -> None:
        state.active = state.running[state.position]
        state.turn = Turn()
        if state.listener is not None:
            state.tell(events.turn_started(state))
        state.stack.append(Main(state.active))


@final
class Main(Spending):
    """Take over a column, or choose a follower for an action. [MS-T3, MS-T6, MS-K1]"""

    __slots__ = ()

    kind = "main"

    def list_answers(self, state: State, legal: list[int]) -> None:
        """List both kinds; a column with more followers than cubes in hand is out of reach."""
        seat = self.seat
        columns = state.rules.side.columns
        cubes = count_cubes(state.players[seat])
        for column in range(columns):
            size = state.sizes[column]
            if size and size <= cubes and not refuse_takeover(state, seat, column):
                legal.append(TAKE + column)
        upper = state.upper
        if has_usable(state, seat):
            for column in range(columns):
                base = column * COLOURS
                if upper[base + seat]:
                    legal.append(PICK + base)
                if upper[base + YELLOW]:
                    legal.append(PICK + base + YELLOW)
            return
        for column in range(columns):
            base = column * COLOURS
            for relative in range(1, state.seats):
                if upper[base + state.colour(seat, relative)]:
                    legal.append(PICK + base + relative)

    def refuse_answer(self, state: State, action: int) -> str:
        if TAKE <= action < TAKE + COLUMNS:
            return refuse_takeover(state, self.seat, action - TAKE)
        if PICK <= action < PICK + COLUMNS * COLOURS:
            choice = action - PICK
            return self.refuse_follower(state, choice // COLOURS, choice % COLOURS)
        return NOT_ASKED

    def refuse_follower(self, state: State, column: int, relative: int) -> str:
        """Return why a follower cannot be chosen for an action, or "". [MS-T6]"""
        if column >= state.rules.side.columns:
            return "MS-S1"
        colour = state.colour(self.seat, relative)
        if colour < 0:
            return "MS-S8"
        if not state.upper[column * COLOURS + colour]:
            return "MS-T6"
        if colour in (YELLOW, self.seat):
            return ""
        return "MS-T6" if has_usable(state, self.seat) else ""

    def answer(self, state: State, action: int) -> None:
        if action < PICK:
            state.stack.pop()
            state.turn.column = action - TAKE
            if state.listener is not None:
                state.tell(events.column_taken(state, state.turn.column))
            state.follow(TAKEOVER)
        else:
            column = (action - PICK) // COLOURS
            colour = state.colour(self.seat, (action - PICK) % COLOURS)
            state.stack[-1] = Place(self.seat, column, colour)

    def is_answerable(self, state: State) -> bool:
        for size in state.sizes:
            if size:
                return True
        return False


@final
class Place(Node):
    """Put the follower on a space of the lower panel. [MS-T7, MS-T8, MS-T9, MS-AMB-22]"""

    __slots__ = ("colour", "column")

    kind = "place"

    def __init__(self, seat: int, column: int, colour: int) -> None:
        super().__init__(seat)
        self.column = column
        self.colour = colour

    def legal(self, state: State) -> list[int]:
        if self.may_share(state):
            return state.rules.side.spaces[:]
        return open_spaces(state)

    def refuse(self, state: State, action: int) -> str:
        if not SPACE <= action < SPACE + SPACES:
            return NOT_ASKED
        rule = refuse_space(state, action - SPACE)
        return "" if rule != "MS-S1" and self.may_share(state) else rule

    def may_share(self, state: State) -> bool:
        """Whether an occupied space may be used this round. [MS-T8, MS-CO-16]"""
        player = state.players[self.seat]
        return player.occupied_used < player.perks.occupied

    def apply(self, state: State, action: int) -> None:
        space = action - SPACE
        if refuse_space(state, space):
            state.players[self.seat].occupied_used += 1
        state.remove_follower(self.column, self.colour)
        state.put_follower(space, self.colour)
        state.turn.space = space
        if state.listener is not None:
            state.tell(events.follower_placed(state, space, self.colour, self.column))
        state.stack[-1] = Mode(self.seat)

    def is_answerable(self, state: State) -> bool:
        main = Main(self.seat)
        relative = YELLOW
        if self.colour != YELLOW:
            relative = (self.colour - self.seat) % state.seats
        return not main.refuse_follower(state, self.column, relative)

    def write(self, state: State) -> dict[str, object]:
        relative = YELLOW
        if self.colour != YELLOW:
            relative = (self.colour - self.seat) % state.seats
        return {"column": self.column, "colour": COLOUR_WORDS[relative]}


@final
class Mode(Spending):
    """Move the scout or gain cubes. [MS-T10, MS-AMB-30]"""

    __slots__ = ()

    kind = "mode"

    def list_answers(self, state: State, legal: list[int]) -> None:
        if not self.refuse_drive(state):
            legal.append(DRIVE)
        legal.append(GAIN)

    def refuse_answer(self, state: State, action: int) -> str:
        if action == GAIN:
            return ""
        return self.refuse_drive(state) if action == DRIVE else NOT_ASKED

    def refuse_drive(self, state: State) -> str:
        """Return why the scout cannot be moved, or "": the price must be in hand. [MS-T10]"""
        space = state.turn.space
        player = state.players[self.seat]
        own = move_own(state, player, space)
        return "" if count_variants(player, self.seat, own, move_yellow(state, space)) else "MS-T10"

    def answer(self, state: State, action: int) -> None:
        state.stack.pop()
        if state.listener is not None:
            state.tell(events.action_chosen(state, action == DRIVE))
        state.follow(MOVE if action == DRIVE else GAINING)


@final
class EndTurn(Step):
    """Who is next: a player, the administration, or nobody any more. [MS-T2, MS-T4, MS-E2, MS-E3]

    A pass that is complete when the end has been triggered is the last one; if the upper panel
    empties earlier, the administration still takes place. [MS-AMB-1]
    """

    name = "end"

    def run(self, state: State) -> None:
        is_last = state.position == len(state.running) - 1
        if state.ending and is_last:
            end_game(state)
        elif is_upper_empty(state):
            state.follow(ADMINISTRATION)
        elif is_last:
            begin_pass(state)
        else:
            state.position += 1
            state.follow(TURN)


def is_upper_empty(state: State) -> bool:
    """Whether no follower is left on the upper panel."""
    for size in state.sizes:
        if size:
            return False
    return True
