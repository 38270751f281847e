"""Checking the stack of a position: every task must follow from what lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.actions import LAUNCH_DOCK, PLATFORM_DOCKS
from sternentisch.games.cryo.position_actions import NO_ACTION, climb_action
from sternentisch.games.cryo.position_climb import (
    OUT_OF_PLACE,
    UNASKED,
    Climb,
    Misfit,
    tiles_gone,
)
from sternentisch.games.cryo.rules.platform import Automate, PlatformReward, UsePlatform
from sternentisch.games.cryo.rules.recall import Refill, refuse_target
from sternentisch.games.cryo.rules.stasis import can_wake
from sternentisch.games.cryo.rules.turn import (
    OVERCLOCK_COST,
    Activate,
    Overclock,
    Place,
    SecondAction,
    StartOverclock,
)

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import PlatformAction, Reward
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.games.cryo.state import State
    from sternentisch.kernel.reader import Reader

# How far the turn can have changed who has pods left. [CR-E1]
FRESH = 0
"""Nothing has happened yet."""
ACTED = 1
"""The active player has acted."""
RESOLVED = 2
"""An incident has been resolved."""


def check_stack(tasks: Reader, reason: Reader, state: State) -> None:
    """Climb the stack, whose top is a question, and note the first thing that does not fit."""
    climb = Climb(state, tasks)
    try:
        stage = RESOLVED
        if climb.kind() == "first-turn":
            climb_setup(climb)
        else:
            stage = climb_turn(climb)
        climb.demand(climb.is_done(), "kind", OUT_OF_PLACE)
        climb.place -= 1
        climb.demand(bool(climb.task().legal(state)), "kind", UNASKED)
        check_pods_left(reason, state, stage)
    except Misfit as misfit:
        misfit.reader.defect(misfit.message)


def check_pods_left(reason: Reader, state: State, stage: int) -> None:
    """What ends the game must have happened in this turn. [CR-E1, CR-AMB-12, CR-AMB-13]"""
    for seat in range(state.seats):
        is_new = stage == RESOLVED or (stage == ACTED and seat == state.active)
        if not is_new and not state.has_free_pods(seat):
            reason.defect(f"the game is over: seat {seat} has no pod left")
    if state.sunset and stage != RESOLVED:
        reason.defect("the game is over: Sunset was resolved")


# --- the setup and the frame of a turn ------------------------------------------------------------


def climb_setup(climb: Climb) -> None:
    """Climb those who have not yet chosen their cards, the last one first. [CR-S11]"""
    climb.next_of_nobody()
    for seat in reversed(range(climb.state.seats)):
        if climb.is_done():
            break
        climb.demand(climb.kind() == "setup-discard", "kind", OUT_OF_PLACE)
        climb.seat = seat
        climb.next()
    climb.demand(climb.place > 1, "kind", "somebody must be asked")


def climb_turn(climb: Climb) -> int:
    """Climb a turn; return how far it can have changed things. [CR-T1, CR-T8]"""
    climb.demand(climb.kind() == "finish-turn", "kind", "the end of the turn must come last")
    climb.next_of_nobody()
    me = climb.me()
    stage = ACTED if me.out else RESOLVED
    if climb.kind() == "hand-limit":
        is_asked = me.size > climb.state.box.hand_limit
        climb.demand(is_asked, "kind", "the hand is not too large")
        climb.next()
        return stage
    climb.demand(climb.kind() == "end-turn", "kind", "the end of the turn wanted")
    climb.next()
    if climb.is_done():
        return stage
    kind = climb.kind()
    if kind == "start-automation":
        return climb_recall(climb)
    if kind == "automate":
        climb_automation(climb)
        return RESOLVED
    if kind in ("main", "place", "activate", "start-overclock"):
        climb_deployment(climb)
        return FRESH
    if kind in ("overclock", "second-action"):
        climb_overclock(climb)
        return ACTED
    if climb.is_reward() and climb.state.scrapped and can_be(climb, scraps(climb)):
        climb.next()
        return stage
    if kind in ("platform-reward", "wake-any") or climb.is_reward():
        demand_automation(climb, 1)
        climb_platform(climb, is_home=False)
        return RESOLVED
    climb_action(climb, last_actions(climb))
    return ACTED


def climb_window(climb: Climb) -> None:
    """Climb a question at which something may be scrapped, and the reward for that. [CR-T6]"""
    climb.next()
    if not climb.is_done():
        climb.demand(climb.is_reward(), "kind", OUT_OF_PLACE)
        climb.demand(climb.state.scrapped, "kind", "nothing was scrapped")
        climb.reward(scraps(climb))


def scraps(climb: Climb) -> list[Reward]:
    """Return the rewards of what can have been scrapped just now. [CR-T6]"""
    cards = [card.scrap for card in climb.state.box.cards]
    return cards + [tile.reward for tile in tiles_gone(climb.state)]


def can_be(climb: Climb, rewards: list[Reward]) -> bool:
    """Whether the next task asks about one of some rewards."""
    place = climb.place
    try:
        climb.reward(rewards)
    except Misfit:
        return False
    finally:
        climb.place = place
    return True


# --- deploying -----------------------------------------------------------------------------------


def climb_deployment(climb: Climb) -> None:
    """Climb the choice of the turn, a drone on its way, or its first action. [CR-T2, CR-T3]"""
    task = climb.task()
    if isinstance(task, Place):
        is_home = climb.me().home >> task.number & 1 == 1
        climb.demand(is_home, "from", "no drone is there")
        climb.next()
        return
    if isinstance(task, Activate):
        demand_dock(climb, task.dock)
    if not isinstance(task, StartOverclock):
        climb_window(climb)
        return
    demand_first(climb, task.dock, task.first)
    climb.next()
    climb.demand(not climb.is_done(), "kind", "somebody must be asked")
    climb_action(climb, [task.first])


def demand_dock(climb: Climb, dock: int) -> None:
    """The drone deployed in this turn must be on a dock."""
    out = climb.me().out
    climb.demand(bool(out) and out[-1] == dock, "dock", "the last drone is elsewhere")


def demand_first(climb: Climb, dock: int, first: DockAction) -> None:
    """An action of a ship dock must be one beside it. [CR-AMB-6]"""
    demand_dock(climb, dock)
    climb.demand(dock != LAUNCH_DOCK, "dock", "is no dock of the ship")
    climb.demand(first in climb.state.box.docks[dock].actions, "first", NO_ACTION)


def climb_overclock(climb: Climb) -> None:
    """Climb the choice of a second action, or its payment. [CR-C18]"""
    task = climb.task()
    climb.demand(climb.me().perks.overclock > 0, "kind", "the player does not have this upgrade")
    if isinstance(task, Overclock):
        demand_first(climb, task.dock, task.first)
        climb_window(climb)
    elif isinstance(task, SecondAction):
        climb.demand(task.action in last_actions(climb), "action", NO_ACTION)
        climb.demand(climb.me().out[-1] != LAUNCH_DOCK, "action", "is no action of the ship")
        climb.next()
        climb.pay([OVERCLOCK_COST], task.action.index)


def last_actions(climb: Climb) -> list[DockAction]:
    """Return the actions that can be under way without the first one: the launch, a second one."""
    me = climb.me()
    if not me.out:
        return []
    around = [action for action in climb.state.box.docks[me.out[-1]].actions if action is not None]
    if me.out[-1] == LAUNCH_DOCK:
        return around
    if not me.perks.overclock or len({action.id for action in around}) < 2:
        return []
    return around


# --- recalling -----------------------------------------------------------------------------------


def climb_recall(climb: Climb) -> int:
    """Climb a recall: incident, drones, platform actions. [CR-R1 to CR-R11]"""
    climb.next()
    me = climb.me()
    if climb.kind() == "return":
        climb.demand(bool(me.out), "kind", "no drone is out")
        climb.next()
        if climb.kind() == "incident":
            climb_window(climb)
            return FRESH
        if climb.kind() == "refill":
            climb_incident(climb)
            return RESOLVED
        if climb.is_reward() and climb.state.scrapped and can_be(climb, scraps(climb)):
            climb.next()
        if climb.is_done():
            return RESOLVED
    else:
        climb.demand(not me.out, "kind", "drones are still out")
    task = climb.task() if not climb.is_done() else None
    if isinstance(task, UsePlatform):
        is_home = me.home >> task.number & 1 == 1
        climb.demand(is_home, "action", "no drone is there")
        climb_window(climb)
    else:
        climb_platform(climb, is_home=True)
    return RESOLVED


def climb_incident(climb: Climb) -> None:
    """Climb the incident being resolved; its space is empty until then. [CR-R3 to CR-R7]"""
    state, task = climb.state, climb.task()
    assert isinstance(task, Refill)
    climb.demand(state.incidents[task.section] is None, "section", "is not empty")
    climb.demand(not state.sunset, "kind", "nothing is resolved after Sunset")
    climb.next_of_nobody()
    if climb.kind() == "sabotage":
        is_full = refuse_target(state, task.section) != ""
        climb.demand(is_full, "kind", "the section itself is sabotaged first")
        climb.next()
        return
    climb.demand(climb.is_reward(), "kind", OUT_OF_PLACE)
    climb.reward([incident.reward for incident in climb.me().incidents[-1:]])


def climb_automation(climb: Climb) -> None:
    """Climb what Automation allows after the drones' return. [CR-C14, CR-R11]"""
    task = climb.task()
    assert isinstance(task, Automate)
    demand_automation(climb, task.left)
    climb.next()
    if climb.is_done():
        return
    if climb.is_reward() and climb.state.scrapped and can_be(climb, scraps(climb)):
        climb.next()
        return
    demand_automation(climb, task.left + 1)
    climb_platform(climb, is_home=False)


def demand_automation(climb: Climb, actions: int) -> None:
    """So many actions of Automation must be possible. [CR-C14]"""
    me = climb.me()
    climb.demand(not me.out, "kind", "drones are still out")
    climb.demand(actions <= me.perks.automation, "kind", "Automation does not allow that")


# --- platform actions ----------------------------------------------------------------------------


def climb_platform(climb: Climb, is_home: bool) -> None:
    """Climb a platform action in use, with a drone on its dock or without. [CR-P1 to CR-P4]"""
    me, task = climb.me(), climb.task() if not climb.is_done() else None
    actions = [
        climb.state.box.platform[number]
        for number in range(PLATFORM_DOCKS)
        if (me.home >> number & 1 == 1) == is_home
    ]
    actions = [action for action in actions if is_complete(climb, action)]
    if isinstance(task, PlatformReward):
        action = task.action
        climb.demand(action in actions, "action", "cannot be in use")
        can_go_on = not action.wake or can_wake(climb.state, climb.seat)
        climb.demand(can_go_on, "action", "no pod can be woken")
        climb.next()
        climb_price(climb, action)
    elif climb.kind() == "wake-any":
        climb.demand(any(action.wake for action in actions), "kind", "no action here wakes pods")
        climb.next()
    elif climb.is_reward():
        climb.reward([reward_of(climb, action) for action in actions if not action.wake])
    else:
        climb.refuse("kind", OUT_OF_PLACE)


def is_complete(climb: Climb, action: PlatformAction) -> bool:
    """Whether a tile is in each slot of an action. [CR-R10]"""
    slots = climb.me().slots
    numbers = [number for number in (action.cost_slot, action.reward_slot) if number >= 0]
    return all(slots[number] is not None for number in numbers)


def reward_of(climb: Climb, action: PlatformAction) -> Reward:
    """Return what a complete action gives."""
    tile = climb.me().slots[action.reward_slot] if action.reward_slot >= 0 else None
    return action.reward if tile is None else tile.reward


def climb_price(climb: Climb, action: PlatformAction) -> None:
    """Climb the payment for a platform action. [CR-P1]"""
    tile = climb.me().slots[action.cost_slot] if action.cost_slot >= 0 else None
    if tile is None:
        climb.place -= 1
        climb.refuse("action", "costs nothing, and is done at once")
    if tile.price is None:
        is_asked = climb.kind() == "discard-cost"
        climb.demand(is_asked, "kind", "a card must be discarded first")
        climb.next()
    else:
        climb.pay([tile.price])
