"""Launch: a vehicle takes pods through the tunnels into one or two caves. Rule CR-D9."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import (
    BOTH,
    FIRST,
    LOAD,
    LOADS,
    SETTLE,
    SETTLINGS,
    SPLIT,
    SPLITS,
    TUNNEL,
    TUNNELS,
    VEHICLE,
    VEHICLES,
)
from sternentisch.games.cryo.components import Cost
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.payment import pay, refuse_cost
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State


# --- what is possible ----------------------------------------------------------------------------


def launch_energy(state: State, seat: int, vehicle: int, tunnel: int) -> int:
    """Return the energy a launch takes. [CR-D9, CR-C12, CR-C19, CR-AMB-20]"""
    player = state.players[seat]
    flat = player.vehicles[vehicle].energy
    if flat:
        return flat
    factor = 1 + player.perks.supercharge
    return (state.box.tunnels[tunnel].energy + factor - 1) // factor


def launch_cost(state: State, seat: int, vehicle: int, tunnel: int, settling: int) -> Cost:
    """Return what a launch costs: energy, and the settlement of each cave. [CR-D9]"""
    section = state.box.tunnels[tunnel]
    energy = launch_energy(state, seat, vehicle, tunnel)
    crystal = organics = tech = 0
    for cave in (section.first, section.second):
        if settling == BOTH or (cave == section.first) == (settling == FIRST):
            tile = state.caves[cave]
            if tile is not None:
                crystal += tile.cost[0]
                organics += tile.cost[1]
                tech += tile.cost[2]
    return Cost(energy, crystal, organics, tech, 0)


def least_load(state: State, seat: int, vehicle: int, settling: int) -> int:
    """Return how many pods must go: the rest has to fit at home. [CR-D9, CR-AMB-18, CR-AMB-19]"""
    player = state.players[seat]
    room = player.room - player.vehicles[vehicle].room - player.perks.vehicle_room
    least = 2 if settling == BOTH else 1
    over = player.pool - room
    return over if over > least else least


def most_load(state: State, seat: int, vehicle: int) -> int:
    """Return how many pods can go with a vehicle. [CR-D9, CR-C17]"""
    player = state.players[seat]
    room = player.vehicles[vehicle].room + player.perks.vehicle_room
    return room if room < player.pool else player.pool


def refuse_settling(state: State, seat: int, vehicle: int, tunnel: int, settling: int) -> str:
    """Return why pods cannot settle like this, or "". [CR-D9, CR-AMB-17, CR-AMB-18]"""
    section = state.box.tunnels[tunnel]
    if settling != FIRST and not state.face_up[section.second]:
        return "CR-D9"
    if settling in (FIRST, BOTH) and not state.face_up[section.first]:
        return "CR-D9"
    if most_load(state, seat, vehicle) < least_load(state, seat, vehicle, settling):
        return "CR-AMB-18"
    return refuse_cost(state, seat, launch_cost(state, seat, vehicle, tunnel, settling))


def refuse_tunnel(state: State, seat: int, vehicle: int, tunnel: int) -> str:
    """Return why a vehicle cannot go into a tunnel section, or "". [CR-D9]"""
    section = state.box.tunnels[tunnel]
    if not state.face_up[section.first] and not state.face_up[section.second]:
        return "CR-D9"
    if state.players[seat].tracks[4] < launch_energy(state, seat, vehicle, tunnel):
        return "CR-D9"
    for settling in range(len(SETTLINGS)):
        if not refuse_settling(state, seat, vehicle, tunnel, settling):
            return ""
    return "CR-K4"


def refuse_vehicle(state: State, seat: int, vehicle: int) -> str:
    """Return why a vehicle cannot be launched, or "". [CR-D9]"""
    if vehicle >= len(state.players[seat].vehicles):
        return "CR-D9"
    for tunnel in range(TUNNELS):
        if not refuse_tunnel(state, seat, vehicle, tunnel):
            return ""
    return "CR-D9"


# --- the questions -------------------------------------------------------------------------------


@final
class Launch(DockAction):
    """Bring pods into caves. [CR-D9]"""

    __slots__ = ()

    def refuse(self, state: State, seat: int) -> str:
        if not state.players[seat].pool:
            return "CR-D9"
        for vehicle in range(len(state.players[seat].vehicles)):
            if not refuse_vehicle(state, seat, vehicle):
                return ""
        return "CR-D9"

    def start(self, state: State, seat: int) -> None:
        state.stack.append(PickVehicle(seat))


@final
class PickVehicle(Question):
    """Choose the vehicle. [CR-D9]"""

    __slots__ = ()

    kind = "vehicle"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for vehicle in range(VEHICLES):
            if not refuse_vehicle(state, self.seat, vehicle):
                legal.append(VEHICLE + vehicle)
        return legal

    def refuse(self, state: State, action: int) -> str:
        vehicle = action - VEHICLE
        return refuse_vehicle(state, self.seat, vehicle) if 0 <= vehicle < VEHICLES else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack[-1] = PickTunnel(self.seat, action - VEHICLE)


@final
class PickTunnel(Question):
    """Choose the tunnel section to go to. [CR-D9]"""

    __slots__ = ("vehicle",)

    kind = "tunnel"

    def __init__(self, seat: int, vehicle: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for tunnel in range(TUNNELS):
            if not refuse_tunnel(state, self.seat, self.vehicle, tunnel):
                legal.append(TUNNEL + tunnel)
        return legal

    def refuse(self, state: State, action: int) -> str:
        tunnel = action - TUNNEL
        if not 0 <= tunnel < TUNNELS:
            return NOT_ASKED
        return refuse_tunnel(state, self.seat, self.vehicle, tunnel)

    def apply(self, state: State, action: int) -> None:
        state.stack[-1] = PickSettling(self.seat, self.vehicle, action - TUNNEL)

    def write(self, state: State) -> dict[str, object]:
        return {"vehicle": self.vehicle}


@final
class PickSettling(Question):
    """Choose the cave to settle, or both. [CR-D9]"""

    __slots__ = ("tunnel", "vehicle")

    kind = "settle"

    def __init__(self, seat: int, vehicle: int, tunnel: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.tunnel = tunnel

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for settling in range(len(SETTLINGS)):
            if not refuse_settling(state, self.seat, self.vehicle, self.tunnel, settling):
                legal.append(SETTLE + settling)
        return legal

    def refuse(self, state: State, action: int) -> str:
        settling = action - SETTLE
        if not 0 <= settling < len(SETTLINGS):
            return NOT_ASKED
        return refuse_settling(state, self.seat, self.vehicle, self.tunnel, settling)

    def apply(self, state: State, action: int) -> None:
        state.stack[-1] = PickLoad(self.seat, self.vehicle, self.tunnel, action - SETTLE)

    def write(self, state: State) -> dict[str, object]:
        return {"vehicle": self.vehicle, "tunnel": state.box.tunnels[self.tunnel].id}


@final
class PickLoad(Question):
    """Choose how many pods go. [CR-D9, CR-AMB-19]"""

    __slots__ = ("settling", "tunnel", "vehicle")

    kind = "load"

    def __init__(self, seat: int, vehicle: int, tunnel: int, settling: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.tunnel = tunnel
        self.settling = settling

    def legal(self, state: State) -> list[int]:
        least = least_load(state, self.seat, self.vehicle, self.settling)
        most = most_load(state, self.seat, self.vehicle)
        return [LOAD + pods - 1 for pods in range(least, most + 1)]

    def refuse(self, state: State, action: int) -> str:
        pods = action - LOAD + 1
        if not 1 <= pods <= LOADS:
            return NOT_ASKED
        if pods > most_load(state, self.seat, self.vehicle):
            return "CR-D9"
        if pods >= least_load(state, self.seat, self.vehicle, self.settling):
            return ""
        return "CR-AMB-18" if self.settling == BOTH and pods == 1 else "CR-AMB-19"

    def apply(self, state: State, action: int) -> None:
        """Pay; then the pods go, to both caves after one more question. [CR-D9]"""
        seat, vehicle, tunnel = self.seat, self.vehicle, self.tunnel
        pods = action - LOAD + 1
        cost = launch_cost(state, seat, vehicle, tunnel, self.settling)
        if self.settling == BOTH:
            state.stack[-1] = PickSplit(seat, vehicle, tunnel, pods)
        elif self.settling == FIRST:
            state.stack[-1] = Depart(seat, vehicle, tunnel, pods, 0)
        else:
            state.stack[-1] = Depart(seat, vehicle, tunnel, 0, pods)
        pay(state, seat, cost)

    def write(self, state: State) -> dict[str, object]:
        return {
            "vehicle": self.vehicle,
            "tunnel": state.box.tunnels[self.tunnel].id,
            "settling": SETTLINGS[self.settling],
        }


@final
class PickSplit(Question):
    """Choose how many of the pods go to the first of two caves. [CR-D9, CR-AMB-18]"""

    __slots__ = ("pods", "tunnel", "vehicle")

    kind = "split"

    def __init__(self, seat: int, vehicle: int, tunnel: int, pods: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.tunnel = tunnel
        self.pods = pods

    def legal(self, state: State) -> list[int]:
        return [SPLIT + pods - 1 for pods in range(1, self.pods)]

    def refuse(self, state: State, action: int) -> str:
        pods = action - SPLIT + 1
        if not 1 <= pods <= SPLITS:
            return NOT_ASKED
        return "" if pods < self.pods else "CR-AMB-18"

    def apply(self, state: State, action: int) -> None:
        pods = action - SPLIT + 1
        rest = self.pods - pods
        state.stack[-1] = Depart(self.seat, self.vehicle, self.tunnel, pods, rest)

    def write(self, state: State) -> dict[str, object]:
        return {
            "vehicle": self.vehicle,
            "tunnel": state.box.tunnels[self.tunnel].id,
            "pods": self.pods,
        }


@final
class Depart(Task):
    """The vehicle leaves: its card to the discard, its pods to one cave or to both. [CR-D9]"""

    __slots__ = ("first", "second", "tunnel", "vehicle")

    kind = "depart"

    def __init__(self, seat: int, vehicle: int, tunnel: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.tunnel = tunnel
        self.first = first
        self.second = second

    def run(self, state: State) -> None:
        seat, section = self.seat, state.box.tunnels[self.tunnel]
        player = state.players[seat]
        card = player.vehicles[self.vehicle]
        player.vehicles = player.vehicles[: self.vehicle] + player.vehicles[self.vehicle + 1 :]
        state.discard[card.index] += 1
        state.update_room(seat)
        player.pool -= self.first + self.second
        if state.listener is not None:
            pods = self.first + self.second
            state.tell(events.vehicle_launched(seat, card, section, pods))
            if not card.energy and player.perks.supercharge:
                state.listener.meet("perk-used", "supercharge")
            if player.perks.vehicle_room:
                state.listener.meet("perk-used", "vehicle-room")
        settle(state, seat, section.first, self.first)
        settle(state, seat, section.second, self.second)

    def write(self, state: State) -> dict[str, object]:
        return {
            "vehicle": self.vehicle,
            "tunnel": state.box.tunnels[self.tunnel].id,
            "first": self.first,
            "second": self.second,
        }


def settle(state: State, seat: int, cave: int, pods: int) -> None:
    """Put pods into a cave; there is no limit. [CR-D9, CR-AMB-27]"""
    if pods:
        state.cave_pods[cave * SEATS + seat] += pods
        if state.listener is not None:
            state.tell(events.cave_settled(state, seat, cave, pods))
