"""Platform actions: what a drone does when it lands. Rules CR-P1 to CR-P4, CR-R10, CR-C14."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import AUTOMATE, DONE, PLATFORM_DOCKS, USE
from sternentisch.games.cryo.node import Task
from sternentisch.games.cryo.rules.cards import DiscardCost, Window, give
from sternentisch.games.cryo.rules.payment import can_pay, pay
from sternentisch.games.cryo.rules.stasis import WakeAny, can_wake

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import PlatformAction
    from sternentisch.games.cryo.state import State


def refuse_platform(state: State, seat: int, number: int) -> str:
    """Return why a platform action cannot be activated, or "". [CR-R10, CR-P1, CR-P2]"""
    action = state.box.platform[number]
    player = state.players[seat]
    if action.reward_slot >= 0 and player.slots[action.reward_slot] is None:
        return "CR-R10"
    if action.wake and not can_wake(state, seat):
        return "CR-P2"
    if action.cost_slot < 0:
        return ""
    tile = player.slots[action.cost_slot]
    if tile is None:
        return "CR-R10"
    if tile.price is None:
        return "" if player.size else "CR-P1"
    return "" if can_pay(state, seat, tile.price) else "CR-P1"


def use_platform(state: State, seat: int, number: int) -> None:
    """Pay for a platform action, then take its reward. [CR-P1]"""
    action = state.box.platform[number]
    if state.listener is not None:
        state.tell(events.platform_used(seat, action))
    state.stack.append(PlatformReward(seat, action))
    if action.cost_slot < 0:
        return
    tile = state.players[seat].slots[action.cost_slot]
    assert tile is not None
    if tile.price is None:
        state.stack.append(DiscardCost(seat))
    else:
        pay(state, seat, tile.price)


@final
class PlatformReward(Task):
    """The reward of a platform action that is paid. [CR-P1 to CR-P4]"""

    __slots__ = ("action",)

    kind = "platform-reward"

    def __init__(self, seat: int, action: PlatformAction) -> None:
        super().__init__(seat)
        self.action = action

    def run(self, state: State) -> None:
        action = self.action
        if action.reward_slot >= 0:
            tile = state.players[self.seat].slots[action.reward_slot]
            assert tile is not None
            give(state, self.seat, tile.reward)
        elif action.wake:
            state.stack.append(WakeAny(self.seat))
        else:
            give(state, self.seat, action.reward)

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.action.id}


@final
class UsePlatform(Window):
    """Activate the action of the dock on which a drone has landed, or not. [CR-R10]"""

    __slots__ = ("number",)

    kind = "use-platform"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def legal(self, state: State) -> list[int]:
        legal = [DONE]
        if not refuse_platform(state, self.seat, self.number):
            legal.append(USE)
        self.append_scraps(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        if action == USE:
            return refuse_platform(state, self.seat, self.number)
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        state.stack.pop()
        if action == USE:
            use_platform(state, self.seat, self.number)

    def write(self, state: State) -> dict[str, object]:
        return {"action": state.box.platform[self.number].id}


@final
class Automate(Window):
    """Activate one more action whose dock is empty, or not. [CR-C14, CR-R11]"""

    __slots__ = ("left",)

    kind = "automate"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: State) -> list[int]:
        legal = [DONE]
        for number in range(PLATFORM_DOCKS):
            if not self.refuse_number(state, number):
                legal.append(AUTOMATE + number)
        self.append_scraps(state, legal)
        return legal

    def refuse_number(self, state: State, number: int) -> str:
        """Return why an action cannot be automated, or "". [CR-C14]"""
        if state.players[self.seat].home >> number & 1:
            return "CR-C14"
        return refuse_platform(state, self.seat, number)

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        if AUTOMATE <= action < AUTOMATE + PLATFORM_DOCKS:
            return self.refuse_number(state, action - AUTOMATE)
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        state.stack.pop()
        if action == DONE:
            return
        if self.left > 1:
            state.stack.append(Automate(self.seat, self.left - 1))
        if state.listener is not None:
            state.listener.meet("perk-used", "automation")
        use_platform(state, self.seat, action - AUTOMATE)

    def write(self, state: State) -> dict[str, object]:
        return {"left": self.left}
