"""Recall: salvage, incident, drones return. Rules CR-R1 to CR-R11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import (
    INCIDENT,
    LAUNCH_DOCK,
    PLATFORM_DOCKS,
    RETURN,
    SABOTAGE,
    SALVAGES,
    SECTIONS,
)
from sternentisch.games.cryo.components import PLUNDER, SUNSET, TRACKS
from sternentisch.games.cryo.components import SABOTAGE as SABOTAGE_KIND
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.cards import Window, give
from sternentisch.games.cryo.rules.platform import Automate, UsePlatform
from sternentisch.games.cryo.state import NOBODY, SEATS
from sternentisch.kernel.refusal import NOT_ASKED
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Incident
    from sternentisch.games.cryo.state import State

CHAMBERS_EACH: Final = 3  # of a section


def begin_recall(state: State, seat: int) -> None:
    """Pay out salvage; then incident, return and Automation, in this order. [CR-T4, CR-R1]"""
    if state.listener is not None:
        state.tell(events.recalled(seat, len(state.players[seat].out)))
    gain = [0] * TRACKS
    has_pods = False
    for space in range(SALVAGES):
        if state.salvage[space] == seat:
            gain[state.box.salvages[space].row] += 1
            has_pods = True
    if has_pods:
        state.gain(seat, gain)
    state.stack.append(StartAutomation(seat))
    state.stack.append(ReturnDrones(seat))
    state.stack.append(PickIncident(seat))


# --- incidents -----------------------------------------------------------------------------------


@final
class PickIncident(Window):
    """Choose the incident to resolve; each recall uses one up. [CR-R2, CR-R8, CR-M9]"""

    __slots__ = ()

    kind = "incident"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for section in range(SECTIONS):
            if state.incidents[section] is not None:
                legal.append(INCIDENT + section)
        self.append_scraps(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        section = action - INCIDENT
        if 0 <= section < SECTIONS:
            return "" if state.incidents[section] is not None else "CR-R2"
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        section = action - INCIDENT
        incident = state.incidents[section]
        assert incident is not None
        state.incidents[section] = None
        state.stack[-1] = Refill(section)
        resolve(state, self.seat, section, incident)


def resolve(state: State, seat: int, section: int, incident: Incident) -> None:
    """Resolve an incident. [CR-R3, CR-R5, CR-R6]"""
    if state.listener is not None:
        state.tell(events.incident_resolved(state, seat, section, incident))
    if incident.kind == SABOTAGE_KIND:
        if not refuse_target(state, section):
            sabotage(state, section, incident)
            return
        for other in range(SECTIONS):
            if not refuse_target(state, other):
                state.stack.append(PickTarget(seat, incident))
                return
        return
    player = state.players[seat]
    player.incidents = (*player.incidents, incident)
    if incident.kind == SUNSET:
        state.sunset = True
    if incident.kind == PLUNDER:
        give(state, seat, incident.reward)


def refuse_target(state: State, section: int) -> str:
    """Return why a section cannot be sabotaged, or "". [CR-R4, CR-AMB-16]"""
    return "" if len(state.sabotage[section]) < CHAMBERS_EACH else "CR-R4"


@final
class PickTarget(Question):
    """Choose another section to be sabotaged. [CR-R4]"""

    __slots__ = ("incident",)

    kind = "sabotage"

    def __init__(self, seat: int, incident: Incident) -> None:
        super().__init__(seat)
        self.incident = incident

    def legal(self, state: State) -> list[int]:
        return [SABOTAGE + n for n in range(SECTIONS) if not refuse_target(state, n)]

    def refuse(self, state: State, action: int) -> str:
        section = action - SABOTAGE
        return refuse_target(state, section) if 0 <= section < SECTIONS else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        sabotage(state, action - SABOTAGE, self.incident)

    def write(self, state: State) -> dict[str, object]:
        return {"incident": self.incident.id}


def sabotage(state: State, section: int, incident: Incident) -> None:
    """Destroy all pods in the first intact chamber of a section. [CR-R3, CR-AMB-15]"""
    number = len(state.sabotage[section])
    chamber = CHAMBERS_EACH * section + number
    state.sabotage[section] = (*state.sabotage[section], incident)
    if state.listener is not None:
        state.tell(events.chamber_sabotaged(state, chamber))
    for seat in range(state.seats):
        for _ in range(state.players[seat].perks.early_warning):
            warn(state, seat, chamber, is_last=number == CHAMBERS_EACH - 1)
    for seat in range(state.seats):
        pods = state.chambers[chamber * SEATS + seat]
        state.chambers[chamber * SEATS + seat] = 0
        state.players[seat].destroyed += pods
        if state.listener is not None and pods:
            state.tell(events.pods_destroyed(state, seat, chamber, pods))


def warn(state: State, seat: int, chamber: int, is_last: bool) -> None:
    """Move a pod to the next chamber, or to the pool if it fits. [CR-C16, CR-AMB-14]"""
    if not state.chambers[chamber * SEATS + seat]:
        return
    player = state.players[seat]
    if is_last:
        if player.pool >= player.room:
            return
        player.pool += 1
    else:
        state.chambers[(chamber + 1) * SEATS + seat] += 1
    state.chambers[chamber * SEATS + seat] -= 1
    if state.listener is not None:
        state.tell(events.pod_warned(state, seat, chamber, is_last))
        state.listener.meet("perk-used", "early-warning")


@final
class Refill(Task):
    """The next tile of the track comes to the emptied space. [CR-R7]"""

    __slots__ = ("section",)

    kind = "refill"

    def __init__(self, section: int) -> None:
        super().__init__(-1)
        self.section = section

    def run(self, state: State) -> None:
        if state.queued:
            state.queued -= 1
            incident = state.queue[state.queued]
            state.incidents[self.section] = incident
            state.barrier |= REVEAL
            if state.listener is not None:
                state.tell(events.incident_turned_up(state, self.section, incident))

    def write(self, state: State) -> dict[str, object]:
        return {"section": state.box.sections[self.section]}


# --- drones --------------------------------------------------------------------------------------


@final
class ReturnDrones(Window):
    """Choose the platform dock of the next drone. [CR-R9]"""

    __slots__ = ()

    kind = "return"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        home = state.players[self.seat].home
        for number in range(PLATFORM_DOCKS):
            if not home >> number & 1:
                legal.append(RETURN + number)
        self.append_scraps(state, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        number = action - RETURN
        if 0 <= number < PLATFORM_DOCKS:
            return "CR-R9" if state.players[self.seat].home >> number & 1 else ""
        return self.refuse_scrap(state, action)

    def apply(self, state: State, action: int) -> None:
        if self.scrap(state, action):
            return
        number = action - RETURN
        player = state.players[self.seat]
        dock = player.out[0]
        player.out = player.out[1:]
        player.home |= 1 << number
        if dock != LAUNCH_DOCK:
            state.docked[dock] = NOBODY
        if state.listener is not None:
            state.tell(events.drone_returned(self.seat, state.box.platform[number]))
        if not player.out:
            state.stack.pop()
        state.stack.append(UsePlatform(self.seat, number))


@final
class StartAutomation(Task):
    """After the last drone, Automation. [CR-R11, CR-C14, CR-K12]"""

    __slots__ = ()

    kind = "start-automation"

    def run(self, state: State) -> None:
        actions = state.players[self.seat].perks.automation
        if actions:
            state.stack.append(Automate(self.seat, actions))
