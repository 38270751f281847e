"""The turn: deploy a drone or recall all, scrap, end. Rules CR-T1 to CR-T8, CR-C18, CR-E1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import (
    ACTIVATE,
    DEPLOY,
    DISCARD,
    DOCKS,
    DONE,
    END_TURN,
    LAUNCH_DOCK,
    PLACE,
    PLATFORM_DOCKS,
    RECALL,
    WAYS,
)
from sternentisch.games.cryo.components import TECH
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.cards import Window, discard_card, list_hand, refuse_hand
from sternentisch.games.cryo.rules.payment import is_payable_before, one_of, pay
from sternentisch.games.cryo.rules.recall import begin_recall
from sternentisch.games.cryo.state import NOBODY, State
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cryo.dock_action import DockAction

BY_SUNSET: Final = "sunset"
BY_PODS: Final = "pods"
OVERCLOCK_COST: Final = one_of(1 << TECH)


def begin_turn(state: State, seat: int) -> None:
    """Lay out a turn: the main choice, its end, what follows. [CR-T1]"""
    state.active = seat
    state.turns += 1
    state.scrapped = False
    if state.listener is not None:
        state.tell(events.turn_started(state))
    state.stack.append(FINISH_TURN)
    state.stack.append(EndTurn(seat))
    state.stack.append(Main(seat))


@final
class Main(Window):
    """Deploy a drone or recall all drones. [CR-T2, CR-T4, CR-T5]"""

    __slots__ = ()

    kind = "main"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        player = state.players[self.seat]
        for number in range(PLATFORM_DOCKS):
            if player.home >> number & 1:
                legal.append(DEPLOY + number)
        if player.out:
            legal.append(RECALL)
        self.append_scraps(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        player = state.players[self.seat]
        if action == RECALL:
            return "" if player.out else "CR-T4"
        number = action - DEPLOY
        if 0 <= number < PLATFORM_DOCKS:
            if not player.home:
                return "CR-T5"
            return "" if player.home >> number & 1 else "CR-T2"
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        state.stack.pop()
        if action == RECALL:
            begin_recall(state, self.seat)
        else:
            state.stack.append(Place(self.seat, action - DEPLOY))


def refuse_dock(state: State, seat: int, dock: int) -> str:
    """Return why no drone can be placed on a dock, or "". [CR-K7, CR-C13, CR-AMB-24]"""
    if dock == LAUNCH_DOCK:
        return ""
    if state.docked[dock] != NOBODY:
        return "CR-K7"
    if state.damaged[dock] and not state.players[seat].perks.damaged_docks:
        return "CR-K7"
    return ""


@final
class Place(Question):
    """Choose the dock for the drone. [CR-T2]"""

    __slots__ = ("number",)

    kind = "place"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for dock in range(DOCKS):
            if not refuse_dock(state, self.seat, dock):
                legal.append(PLACE + dock)
        return legal

    def refuse(self, state: State, action: int) -> str:
        dock = action - PLACE
        return refuse_dock(state, self.seat, dock) if 0 <= dock < DOCKS else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        seat, dock = self.seat, action - PLACE
        player = state.players[seat]
        player.home &= ~(1 << self.number)
        player.out = (*player.out, dock)
        if dock != LAUNCH_DOCK:
            state.docked[dock] = seat
        if state.listener is not None:
            state.tell(events.drone_placed(state, seat, dock))
            if state.damaged[dock]:
                state.listener.meet("perk-used", "damaged-docks")
        state.stack[-1] = Activate(seat, dock)

    def write(self, state: State) -> dict[str, object]:
        return {"from": self.number}


def refuse_action(state: State, seat: int, action: DockAction | None) -> str:
    """Return why an action beside a dock cannot be activated, or "". [CR-T3, CR-K8]"""
    return "CR-K8" if action is None else action.refuse(state, seat)


@final
class Activate(Window):
    """Activate one of the actions beside the dock, or none. [CR-T3, CR-AMB-25]"""

    __slots__ = ("dock",)

    kind = "activate"

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock = dock

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        actions = state.box.docks[self.dock].actions
        for way in range(WAYS):
            action = actions[way]
            if action is not None and not action.refuse(state, self.seat):
                legal.append(ACTIVATE + way)
        legal.append(DONE)
        self.append_scraps(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        way = action - ACTIVATE
        if 0 <= way < WAYS:
            return refuse_action(state, self.seat, state.box.docks[self.dock].actions[way])
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        if action == DONE:
            state.stack.pop()
            return
        chosen = state.box.docks[self.dock].actions[action - ACTIVATE]
        assert chosen is not None
        if self.dock == LAUNCH_DOCK:  # [CR-AMB-6]
            state.stack.pop()
        else:
            state.stack[-1] = StartOverclock(self.seat, self.dock, chosen)
        activate(state, self.seat, chosen)

    def write(self, state: State) -> dict[str, object]:
        return {"dock": state.box.docks[self.dock].id}


def activate(state: State, seat: int, action: DockAction) -> None:
    """Begin an action beside a dock. [CR-T3]"""
    if state.listener is not None:
        state.tell(events.action_activated(seat, action))
    action.start(state, seat)


@final
class StartOverclock(Task):
    """After the action of a ship dock, Overclock. [CR-C18, CR-AMB-6, CR-AMB-7]"""

    __slots__ = ("dock", "first")

    kind = "start-overclock"

    def __init__(self, seat: int, dock: int, first: DockAction) -> None:
        super().__init__(seat)
        self.dock = dock
        self.first = first

    def run(self, state: State) -> None:
        if state.players[self.seat].perks.overclock:
            state.stack.append(Overclock(self.seat, self.dock, self.first))

    def write(self, state: State) -> dict[str, object]:
        return {"dock": state.box.docks[self.dock].id, "first": self.first.id}


@final
class Overclock(Window):
    """Pay one tech for another action of the same dock, or not. [CR-C18, CR-AMB-5, CR-AMB-6]"""

    __slots__ = ("dock", "first")

    kind = "overclock"

    def __init__(self, seat: int, dock: int, first: DockAction) -> None:
        super().__init__(seat)
        self.dock = dock
        self.first = first

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for way in range(WAYS):
            if not self.refuse_way(state, way):
                legal.append(ACTIVATE + way)
        legal.append(DONE)
        self.append_scraps(state, legal)
        return legal

    def refuse_way(self, state: State, way: int) -> str:
        """Return why an action cannot be the second one, or "": paid first, it must be possible."""
        action = state.box.docks[self.dock].actions[way]
        if action is None:
            return "CR-K8"
        if action is self.first:
            return "CR-AMB-6"
        if is_payable_before(state, self.seat, OVERCLOCK_COST, action.index):
            return ""
        return action.refuse(state, self.seat) or "CR-C18"

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        way = action - ACTIVATE
        return self.refuse_way(state, way) if 0 <= way < WAYS else self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        if action == DONE:
            state.stack.pop()
            return
        chosen = state.box.docks[self.dock].actions[action - ACTIVATE]
        assert chosen is not None
        state.stack[-1] = SecondAction(self.seat, chosen)
        pay(state, self.seat, OVERCLOCK_COST, chosen.index)

    def write(self, state: State) -> dict[str, object]:
        return {"dock": state.box.docks[self.dock].id, "first": self.first.id}


@final
class SecondAction(Task):
    """The second action of a dock, once it is paid. [CR-C18]"""

    __slots__ = ("action",)

    kind = "second-action"

    def __init__(self, seat: int, action: DockAction) -> None:
        super().__init__(seat)
        self.action = action

    def run(self, state: State) -> None:
        if state.listener is not None:
            state.listener.meet("perk-used", "overclock")
        activate(state, self.seat, self.action)

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.action.id}


# --- the end of a turn ---------------------------------------------------------------------------


@final
class EndTurn(Window):
    """Scrap something yet, or end the turn. [CR-T6, CR-T8]"""

    __slots__ = ()

    kind = "end-turn"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        self.append_scraps(state, legal)
        legal.append(END_TURN)
        return legal

    def refuse(self, state: State, action: int) -> str:
        return "" if action == END_TURN else self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        state.stack.pop()
        if state.players[self.seat].size > state.box.hand_limit:
            state.stack.append(HandLimit(self.seat))


@final
class HandLimit(Question):
    """Discard down to the limit. [CR-T8, CR-C9]"""

    __slots__ = ()

    kind = "hand-limit"

    def legal(self, state: State) -> list[int]:
        return list_hand(state, self.seat, DISCARD)

    def refuse(self, state: State, action: int) -> str:
        return refuse_hand(state, self.seat, action - DISCARD, "CR-T8")

    def apply(self, state: State, action: int) -> None:
        discard_card(state, self.seat, state.box.cards[action - DISCARD])
        if state.players[self.seat].size <= state.box.hand_limit:
            state.stack.pop()


@final
class FinishTurn(Task):
    """The game ends, or it is the next player's turn. [CR-E1, CR-E2, CR-AMB-12, CR-AMB-13]"""

    __slots__ = ()

    kind = "finish-turn"

    def run(self, state: State) -> None:
        if state.sunset:
            state.ended = BY_SUNSET
        else:
            for seat in range(state.seats):
                if not state.has_free_pods(seat):
                    state.ended = BY_PODS
        if state.ended:
            if state.listener is not None:
                state.tell(events.game_ended(state))
            return
        seat = state.active + 1
        begin_turn(state, seat if seat < state.seats else 0)


FINISH_TURN: Final = FinishTurn(-1)
