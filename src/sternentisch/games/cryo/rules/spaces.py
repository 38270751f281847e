"""Resource spaces: take the open tile, or install it. Rules CR-D2, CR-K10, CR-C15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import DONE, INSTALL, PAY, PAYABLE, SLOTS, TAKE_TILE
from sternentisch.games.cryo.components import TRACKS
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.cards import give
from sternentisch.games.cryo.rules.payment import pay_units
from sternentisch.games.cryo.state import NO_SPACE
from sternentisch.kernel.refusal import NOT_ASKED
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Tile
    from sternentisch.games.cryo.state import State


@final
class ResourceSpace(DockAction):
    """Use a resource space; an empty one gives a unit of its colour. [CR-D2]"""

    __slots__ = ("gain", "space")

    def __init__(self, index: int, id: str, space: int, colour: int) -> None:
        super().__init__(index, id)
        self.space = space
        self.gain = [0] * TRACKS
        self.gain[colour] = 1

    def refuse(self, state: State, seat: int) -> str:
        return ""

    def start(self, state: State, seat: int) -> None:
        if state.heights[self.space]:
            state.stack.append(TakeTile(seat, self.space))
        else:
            state.gain(seat, self.gain)


@final
class TakeTile(Question):
    """Take the tile for its reward, or install it in an empty slot. [CR-D2, CR-T7, CR-AMB-29]"""

    __slots__ = ("space",)

    kind = "take-tile"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, state: State) -> list[int]:
        legal = [TAKE_TILE]
        slots = state.players[self.seat].slots
        for slot in range(SLOTS):
            if slots[slot] is None:
                legal.append(INSTALL + slot)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == TAKE_TILE:
            return ""
        slot = action - INSTALL
        if not 0 <= slot < SLOTS:
            return NOT_ASKED
        return "" if state.players[self.seat].slots[slot] is None else "CR-AMB-29"

    def apply(self, state: State, action: int) -> None:
        """Take the tile; the next one is turned up when all is done. [CR-D11]"""
        seat, space = self.seat, self.space
        state.heights[space] -= 1
        state.covered = space
        tile = state.stacks[space][state.heights[space]]
        state.stack[-1] = TURN_UP
        player = state.players[seat]
        if action == TAKE_TILE:
            if state.listener is not None:
                state.tell(events.tile_taken(seat, tile))
            give(state, seat, tile.reward)
            return
        player.slots[action - INSTALL] = tile
        if state.listener is not None:
            state.tell(events.tile_installed(seat, tile, action - INSTALL + 1))
        if player.perks.prototype:
            state.stack.append(Prototype(seat, tile))

    def write(self, state: State) -> dict[str, object]:
        return {"space": state.box.spaces[self.space].id}


@final
class TurnUp(Task):
    """The next tile of the space that was used is turned up. [CR-D11]"""

    __slots__ = ()

    kind = "turn-up"

    def run(self, state: State) -> None:
        space = state.covered
        state.covered = NO_SPACE
        if state.heights[space]:
            state.barrier |= REVEAL
            if state.listener is not None:
                state.tell(events.tile_turned_up(state, space))


TURN_UP: Final = TurnUp(-1)


@final
class Prototype(Question):
    """Pay any one resource for the reward of the tile just installed, or not. [CR-C15]"""

    __slots__ = ("tile",)

    kind = "prototype"

    def __init__(self, seat: int, tile: Tile) -> None:
        super().__init__(seat)
        self.tile = tile

    def legal(self, state: State) -> list[int]:
        legal = [DONE]
        tracks = state.players[self.seat].tracks
        for kind in range(PAYABLE):
            if tracks[kind]:
                legal.append(PAY + kind)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        kind = action - PAY
        if not 0 <= kind < PAYABLE:
            return NOT_ASKED
        return "" if state.players[self.seat].tracks[kind] else "CR-C15"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            if state.listener is not None:
                state.listener.meet("perk-used", "prototype")
            pay_units(state, self.seat, action - PAY, 1)
            give(state, self.seat, self.tile.reward)

    def write(self, state: State) -> dict[str, object]:
        return {"tile": self.tile.id}
