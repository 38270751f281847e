"""Scout, Send crew and Recall crew. Rules CR-D6 to CR-D8, CR-C11."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import BATCH, CAVES, DONE, RETRIEVE, REVEAL, SALVAGE, SALVAGES
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.payment import can_pay, pay
from sternentisch.games.cryo.state import NOBODY, SEATS
from sternentisch.kernel.refusal import NOT_ASKED
from sternentisch.kernel.state import REVEAL as REVEALS

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Cost
    from sternentisch.games.cryo.state import State


# --- scout ---------------------------------------------------------------------------------------


def refuse_cave(state: State, cave: int) -> str:
    """Return why a cave cannot be scouted, or "". [CR-D6]"""
    if state.caves[cave] is None or state.face_up[cave]:
        return "CR-D6"
    for other in state.box.caves[cave].adjacent:
        if state.face_up[other]:
            return ""
    return "CR-D6"


@final
class Scout(DockAction):
    """Turn up a cave beside an open one and put a pod there. [CR-D6, CR-AMB-3, CR-AMB-4]"""

    __slots__ = ("cost",)

    def __init__(self, index: int, id: str, cost: Cost) -> None:
        super().__init__(index, id)
        self.cost = cost

    def refuse(self, state: State, seat: int) -> str:
        if not state.players[seat].pool:
            return "CR-AMB-4"
        if not can_pay(state, seat, self.cost):
            return "CR-D6"
        for cave in range(CAVES):
            if not refuse_cave(state, cave):
                return ""
        return "CR-D6"

    def start(self, state: State, seat: int) -> None:
        state.stack.append(PickCave(seat, self))


@final
class PickCave(Question):
    """Choose the cave to scout. [CR-D6]"""

    __slots__ = ("scout",)

    kind = "scout"

    def __init__(self, seat: int, scout: Scout) -> None:
        super().__init__(seat)
        self.scout = scout

    def legal(self, state: State) -> list[int]:
        return [REVEAL + cave for cave in range(CAVES) if not refuse_cave(state, cave)]

    def refuse(self, state: State, action: int) -> str:
        cave = action - REVEAL
        return refuse_cave(state, cave) if 0 <= cave < CAVES else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack[-1] = RevealCave(self.seat, action - REVEAL)
        pay(state, self.seat, self.scout.cost)

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.scout.id}


@final
class RevealCave(Task):
    """The scouted cave is turned up, a pod enters it, scanners gain. [CR-D6, CR-C11, CR-AMB-23]"""

    __slots__ = ("cave",)

    kind = "reveal-cave"

    def __init__(self, seat: int, cave: int) -> None:
        super().__init__(seat)
        self.cave = cave

    def run(self, state: State) -> None:
        seat, cave = self.seat, self.cave
        tile = state.caves[cave]
        assert tile is not None
        state.face_up[cave] = True
        state.players[seat].pool -= 1
        state.cave_pods[cave * SEATS + seat] += 1
        state.barrier |= REVEALS
        if state.listener is not None:
            state.tell(events.cave_scouted(state, seat, cave))
            if state.players[seat].perks.cave_sight:
                state.listener.meet("perk-used", "cave-sight")
        for owner in range(state.seats):
            for _ in range(state.players[owner].perks.scout_gain):
                state.gain(owner, tile.cost)
                if state.listener is not None:
                    state.listener.meet("perk-used", "scout-gain")

    def write(self, state: State) -> dict[str, object]:
        return {"cave": state.box.caves[self.cave].id}


# --- salvage -------------------------------------------------------------------------------------


def refuse_salvage(state: State, space: int) -> str:
    """Return why no pod can be sent to a salvage space, or "". [CR-D7]"""
    if state.box.salvages[space].min_players > state.seats:
        return "CR-D7"
    return "" if state.salvage[space] == NOBODY else "CR-D7"


def refuse_retrieval(state: State, seat: int, space: int) -> str:
    """Return why a player cannot take a pod back from a salvage space, or "". [CR-D8, CR-K6]"""
    player = state.players[seat]
    if player.pool >= player.room:
        return "CR-K6"
    return "" if state.salvage[space] == seat else "CR-D8"


@final
class SendCrew(DockAction):
    """Put a pod on a salvage space. [CR-D7]"""

    __slots__ = ()

    def refuse(self, state: State, seat: int) -> str:
        if not state.players[seat].pool:
            return "CR-D7"
        for space in range(SALVAGES):
            if not refuse_salvage(state, space):
                return ""
        return "CR-D7"

    def start(self, state: State, seat: int) -> None:
        state.stack.append(PickSalvage(seat))


@final
class PickSalvage(Question):
    """Choose the salvage space for a pod. [CR-D7]"""

    __slots__ = ()

    kind = "send"

    def legal(self, state: State) -> list[int]:
        return [SALVAGE + space for space in range(SALVAGES) if not refuse_salvage(state, space)]

    def refuse(self, state: State, action: int) -> str:
        space = action - SALVAGE
        return refuse_salvage(state, space) if 0 <= space < SALVAGES else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        space = action - SALVAGE
        state.stack.pop()
        state.players[self.seat].pool -= 1
        state.salvage[space] = self.seat
        if state.listener is not None:
            state.tell(events.pod_sent(state, self.seat, space))


@final
class RecallCrew(DockAction):
    """Take up to three pods back from salvage spaces. [CR-D8]"""

    __slots__ = ()

    def refuse(self, state: State, seat: int) -> str:
        player = state.players[seat]
        if player.pool >= player.room:
            return "CR-K6"
        for space in range(SALVAGES):
            if state.salvage[space] == seat:
                return ""
        return "CR-D8"

    def start(self, state: State, seat: int) -> None:
        state.stack.append(Retrieve(seat, 0))


@final
class Retrieve(Question):
    """Choose the next pod to take back, or stop from the second one on. [CR-D8, CR-M4]"""

    __slots__ = ("units",)

    kind = "fetch"

    def __init__(self, seat: int, units: int) -> None:
        super().__init__(seat)
        self.units = units

    def legal(self, state: State) -> list[int]:
        legal = [DONE] if self.units else []
        for space in range(SALVAGES):
            if not refuse_retrieval(state, self.seat, space):
                legal.append(RETRIEVE + space)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return "" if self.units else "CR-AMB-8"
        space = action - RETRIEVE
        return refuse_retrieval(state, self.seat, space) if 0 <= space < SALVAGES else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        space = action - RETRIEVE
        state.salvage[space] = NOBODY
        state.players[self.seat].pool += 1
        if state.listener is not None:
            state.tell(events.pod_retrieved(state, self.seat, space))
        if self.units + 1 < BATCH:
            state.stack.append(Retrieve(self.seat, self.units + 1))

    def write(self, state: State) -> dict[str, object]:
        return {"units": self.units}
