"""Checking what the action of a dock has begun: its questions, payments and what follows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.actions import BATCH, BOTH, FIRST, SECOND
from sternentisch.games.cryo.components import Cost
from sternentisch.games.cryo.position_climb import OUT_OF_PLACE, UNASKED, Climb, tiles_gone, times
from sternentisch.games.cryo.rules.crew import (
    PickCave,
    RecallCrew,
    Retrieve,
    RevealCave,
    Scout,
    SendCrew,
    refuse_cave,
)
from sternentisch.games.cryo.rules.launch import (
    Depart,
    Launch,
    PickLoad,
    PickSettling,
    PickSplit,
    PickTunnel,
    launch_cost,
    least_load,
    most_load,
    refuse_settling,
    refuse_tunnel,
    refuse_vehicle,
)
from sternentisch.games.cryo.rules.machines import (
    Amount,
    Computer,
    Convert,
    Draws,
    Gain,
    Reactor,
)
from sternentisch.games.cryo.rules.spaces import Prototype, ResourceSpace, TakeTile
from sternentisch.games.cryo.rules.stasis import StasisControl, Wake, WakePod, refuse_chamber

if TYPE_CHECKING:
    from sternentisch.games.cryo.dock_action import DockAction

Actions = list["DockAction"]

NO_ACTION = "is not beside the dock of this drone"


def climb_action(climb: Climb, actions: Actions) -> None:
    """Climb what one of some actions has begun. [CR-T3]"""
    kind = climb.kind()
    if kind in ("take-tile", "turn-up"):
        climb_space(climb, actions)
    elif kind in ("wake", "wake-pod"):
        climb_stasis(climb, actions)
    elif kind in ("amount", "gain", "convert", "draws", "play-cards"):
        climb_machine(climb, actions)
    elif kind in ("scout", "reveal-cave", "send", "fetch"):
        climb_crew(climb, actions)
    elif kind in ("vehicle", "tunnel", "settle", "load", "split", "depart"):
        climb_launch(climb, actions)
    else:
        climb.refuse("kind", OUT_OF_PLACE)


def demand_new(climb: Climb, action: DockAction, actions: Actions, name: str) -> None:
    """An action that has just begun must be one of those here, and be possible. [CR-M2]"""
    climb.demand(action in actions, name, NO_ACTION)
    climb.demand(not action.refuse(climb.state, climb.seat), "kind", UNASKED)


def demand_kind(climb: Climb, kind: type[DockAction], actions: Actions) -> None:
    """Some action of a kind must be here."""
    is_here = any(isinstance(action, kind) for action in actions)
    climb.demand(is_here, "kind", "its action is not beside the dock of this drone")


# --- resource spaces -----------------------------------------------------------------------------


def climb_space(climb: Climb, actions: Actions) -> None:
    """Climb a tile that is being taken, or what was done with it. [CR-D2, CR-D11, CR-C15]"""
    state, task = climb.state, climb.task()
    spaces = [action.space for action in actions if isinstance(action, ResourceSpace)]
    if isinstance(task, TakeTile):
        climb.demand(task.space in spaces, "space", NO_ACTION)
        climb.demand(state.heights[task.space] > 0, "space", "no tile is there")
        climb.next()
        return
    climb.demand(state.covered in spaces, "kind", "the tile is of a space elsewhere")
    climb.next_of_nobody()
    colour = state.box.spaces[state.covered].colour
    installed = [tile for tile in climb.me().slots if tile is not None and tile.colour == colour]
    climb.demand(not climb.is_done(), "kind", "somebody must be asked")
    has_prototype = climb.me().perks.prototype > 0
    task = climb.task()
    if isinstance(task, Prototype):
        climb.demand(has_prototype, "kind", "nobody here has this upgrade")
        climb.demand(task.tile in installed, "tile", "is not installed")
        climb.next()
        return
    tiles = [tile for tile in tiles_gone(state) if tile.colour == colour]
    tiles += installed if has_prototype else []
    climb.reward([tile.reward for tile in tiles])


# --- stasis control ------------------------------------------------------------------------------


def climb_stasis(climb: Climb, actions: Actions) -> None:
    """Climb the pods being woken: one that is being paid, and whether more follow. [CR-D1]"""
    controls = [action for action in actions if isinstance(action, StasisControl)]
    number = BATCH - 1  # of the pod being paid, unless more may follow
    task = climb.task()
    if isinstance(task, Wake):
        if task.units == 0:
            demand_new(climb, task.control, actions, "action")
        climb.demand(task.control in controls, "action", NO_ACTION)
        controls, number = [task.control], task.units - 1
        if climb.is_last():
            demand_pool(climb, task.units)
        climb.next()
        if climb.is_done():
            return
    climb_pod(climb, controls, number)


def climb_pod(climb: Climb, controls: list[StasisControl], number: int) -> None:
    """Climb a pod that is being paid, after so many others. [CR-D1, CR-C17]"""
    task = climb.task()
    if not isinstance(task, WakePod):
        climb.refuse("kind", OUT_OF_PLACE)
    climb.demand(number >= climb.me().perks.stasis_discount, "kind", "this pod costs nothing")
    controls = [control for control in controls if task.chamber in control.chambers]
    climb.demand(bool(controls), "chamber", "is in another section")
    is_there = not refuse_chamber(climb.state, climb.seat, task.chamber)
    climb.demand(is_there, "chamber", "no pod can be woken there")
    demand_pool(climb, number)
    climb.next()
    climb.pay([control.cost for control in controls])


def demand_pool(climb: Climb, pods: int) -> None:
    """The pods that came to the pool just now must be there."""
    climb.demand(climb.me().pool >= pods, "kind", f"{pods} pods are not in the pool")


# --- machines ------------------------------------------------------------------------------------


def climb_machine(climb: Climb, actions: Actions) -> None:
    """Climb what is fed to a machine, and what comes of it. [CR-D3 to CR-D5]"""
    task = climb.task()
    if isinstance(task, Amount):
        demand_new(climb, task.machine, actions, "action")
    elif isinstance(task, Convert):
        climb.demand(task.converter in actions, "action", NO_ACTION)
        if task.units == 0:
            demand_new(climb, task.converter, actions, "action")
    elif isinstance(task, Gain):
        costs = [
            machine.costs[number - 1]
            for machine in actions
            if isinstance(machine, Reactor)
            for number in range(1, BATCH + 1)
            if task.gain == times(machine.gain, number)
        ]
        climb.demand(bool(costs), "gain", "no machine here gives that")
        climb.next()
        climb.pay(costs)
        return
    else:
        demand_kind(climb, Computer, actions)
        if isinstance(task, Draws):
            climb.next()
            if not climb.is_done():
                machines = [machine for machine in actions if isinstance(machine, Computer)]
                climb.pay([machine.costs[task.units - 1] for machine in machines])
            return
    climb.next()


# --- crew ----------------------------------------------------------------------------------------


def climb_crew(climb: Climb, actions: Actions) -> None:
    """Climb scouting, and pods that go to salvage spaces or come back. [CR-D6 to CR-D8]"""
    task = climb.task()
    if isinstance(task, PickCave):
        demand_new(climb, task.scout, actions, "action")
        climb.next()
    elif isinstance(task, RevealCave):
        costs = [action.cost for action in actions if isinstance(action, Scout)]
        demand_kind(climb, Scout, actions)
        is_hidden = not refuse_cave(climb.state, task.cave)
        climb.demand(is_hidden, "cave", "cannot be scouted")
        demand_pool(climb, 1)
        climb.next()
        climb.pay(costs)
    elif isinstance(task, Retrieve):
        demand_kind(climb, RecallCrew, actions)
        demand_pool(climb, task.units)
        climb.next()
    else:
        demand_kind(climb, SendCrew, actions)
        demand_pool(climb, 1)
        climb.next()


# --- launch --------------------------------------------------------------------------------------


def climb_launch(climb: Climb, actions: Actions) -> None:
    """Climb the choices of a launch, up to its payment. [CR-D9]"""
    demand_kind(climb, Launch, actions)
    state, seat, task = climb.state, climb.seat, climb.task()
    demand_pool(climb, 1)
    if isinstance(task, PickTunnel):
        is_asked = not refuse_vehicle(state, seat, task.vehicle)
        climb.demand(is_asked, "vehicle", "cannot be launched")
    elif isinstance(task, PickSettling):
        demand_vehicle(climb, task.vehicle)
        is_asked = not refuse_tunnel(state, seat, task.vehicle, task.tunnel)
        climb.demand(is_asked, "tunnel", "cannot be reached")
    elif isinstance(task, PickLoad):
        demand_vehicle(climb, task.vehicle)
        refused = refuse_settling(state, seat, task.vehicle, task.tunnel, task.settling)
        climb.demand(not refused, "settling", "is not possible")
    elif isinstance(task, PickSplit):
        cost = demand_load(climb, task.vehicle, task.tunnel, BOTH, task.pods, "pods")
        climb.next()
        if not climb.is_done():
            climb.pay([cost])
        return
    elif isinstance(task, Depart):
        name, settling = ("second", SECOND) if task.second else ("first", FIRST)
        climb.demand(not (task.first and task.second), "first", "is not yet split")
        pods = task.first + task.second
        cost = demand_load(climb, task.vehicle, task.tunnel, settling, pods, name)
        climb.next()
        climb.pay([cost])
        return
    climb.next()


def demand_vehicle(climb: Climb, vehicle: int) -> None:
    """The player asked must have a vehicle of this number."""
    climb.demand(vehicle < len(climb.me().vehicles), "vehicle", "there is none")


def demand_load(
    climb: Climb, vehicle: int, tunnel: int, settling: int, pods: int, name: str
) -> Cost:
    """The pods must fit the vehicle, and the caves be open; return what that costs. [CR-D9]"""
    state, seat = climb.state, climb.seat
    demand_vehicle(climb, vehicle)
    section = state.box.tunnels[tunnel]
    is_open = settling == SECOND or state.face_up[section.first]
    is_open = is_open and (settling == FIRST or state.face_up[section.second])
    climb.demand(is_open, "tunnel", "its cave is not open")
    least, most = least_load(state, seat, vehicle, settling), most_load(state, seat, vehicle)
    climb.demand(least <= pods <= most, name, f"{least} to {most} pods wanted")
    return launch_cost(state, seat, vehicle, tunnel, settling)
