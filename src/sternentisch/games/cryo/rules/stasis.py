"""Stasis Control and waking: pods from the chambers to the pool. Rules CR-D1, CR-P2, CR-K6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import BATCH, CHAMBERS, DONE, WAKE
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.payment import can_pay, pay
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Cost
    from sternentisch.games.cryo.state import State


def refuse_chamber(state: State, seat: int, chamber: int) -> str:
    """Return why no pod of a player can be woken in a chamber, or "". [CR-K6]"""
    player = state.players[seat]
    if player.pool >= player.room:
        return "CR-K6"
    return "" if state.chambers[chamber * SEATS + seat] else "CR-D1"


def wake_pod(state: State, seat: int, chamber: int) -> None:
    """Move a pod from a chamber to the pool."""
    state.chambers[chamber * SEATS + seat] -= 1
    state.players[seat].pool += 1
    if state.listener is not None:
        state.tell(events.pod_woken(state, seat, chamber))


@final
class StasisControl(DockAction):
    """Wake up to three pods of one section, for organics each. [CR-D1, CR-C17]"""

    __slots__ = ("chambers", "cost")

    def __init__(self, index: int, id: str, chambers: list[int], cost: Cost) -> None:
        super().__init__(index, id)
        self.chambers = chambers
        self.cost = cost

    def refuse(self, state: State, seat: int) -> str:
        player = state.players[seat]
        if player.pool >= player.room:
            return "CR-K6"
        if not self.is_payable(state, seat, 0):
            return "CR-D1"
        for chamber in self.chambers:
            if state.chambers[chamber * SEATS + seat]:
                return ""
        return "CR-D1"

    def is_payable(self, state: State, seat: int, units: int) -> bool:
        """Whether one more pod can be paid after some; the first may be free. [CR-C17]"""
        if units < state.players[seat].perks.stasis_discount:
            return True
        return can_pay(state, seat, self.cost)

    def start(self, state: State, seat: int) -> None:
        state.stack.append(Wake(seat, self, 0))


@final
class Wake(Question):
    """Choose the chamber of the next pod, or stop from the second one on. [CR-D1, CR-M4]"""

    __slots__ = ("control", "units")

    kind = "wake"

    def __init__(self, seat: int, control: StasisControl, units: int) -> None:
        super().__init__(seat)
        self.control = control
        self.units = units

    def legal(self, state: State) -> list[int]:
        legal = [DONE] if self.units else []
        player = state.players[self.seat]
        if player.pool < player.room and self.control.is_payable(state, self.seat, self.units):
            for chamber in self.control.chambers:
                if state.chambers[chamber * SEATS + self.seat]:
                    legal.append(WAKE + chamber)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return "" if self.units else "CR-AMB-8"
        chamber = action - WAKE
        if not 0 <= chamber < CHAMBERS:
            return NOT_ASKED
        if chamber not in self.control.chambers:
            return "CR-D1"
        if not self.control.is_payable(state, self.seat, self.units):
            return "CR-D1"
        return refuse_chamber(state, self.seat, chamber)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        seat = self.seat
        if self.units + 1 < BATCH:
            state.stack.append(Wake(seat, self.control, self.units + 1))
        state.stack.append(WakePod(seat, action - WAKE))
        if self.units >= state.players[seat].perks.stasis_discount:
            pay(state, seat, self.control.cost)
        elif state.listener is not None:
            state.listener.meet("perk-used", "stasis-discount")

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.control.id, "units": self.units}


@final
class WakePod(Task):
    """The pod that was paid for goes to the pool. [CR-D1]"""

    __slots__ = ("chamber",)

    kind = "wake-pod"

    def __init__(self, seat: int, chamber: int) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def run(self, state: State) -> None:
        wake_pod(state, self.seat, self.chamber)

    def write(self, state: State) -> dict[str, object]:
        return {"chamber": state.box.chambers[self.chamber].id}


@final
class WakeAny(Question):
    """Choose a chamber of the whole ship. [CR-P2, CR-P3]"""

    __slots__ = ()

    kind = "wake-any"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for chamber in range(CHAMBERS):
            if not refuse_chamber(state, self.seat, chamber):
                legal.append(WAKE + chamber)
        return legal

    def refuse(self, state: State, action: int) -> str:
        chamber = action - WAKE
        if not 0 <= chamber < CHAMBERS:
            return NOT_ASKED
        return "CR-P2" if refuse_chamber(state, self.seat, chamber) else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        wake_pod(state, self.seat, action - WAKE)


def can_wake(state: State, seat: int) -> bool:
    """Whether some pod of the ship can be woken. [CR-P2]"""
    for chamber in range(CHAMBERS):
        if not refuse_chamber(state, seat, chamber):
            return True
    return False
