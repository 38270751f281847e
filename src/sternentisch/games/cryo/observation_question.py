"""The parts of an observation that tell who is asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import (
    BATCH,
    DOCKS,
    MATERIALS,
    PLATFORM_DOCKS,
    SETTLINGS,
    TUNNELS,
    VEHICLES,
)
from sternentisch.games.cryo.components import RESOURCES
from sternentisch.games.cryo.content import MANY
from sternentisch.games.cryo.observation_box import list_tiles, tile_ranks
from sternentisch.games.cryo.rules.cards import CardAction, Choose
from sternentisch.games.cryo.rules.crew import PickCave, Retrieve
from sternentisch.games.cryo.rules.launch import PickLoad, PickSettling, PickSplit, PickTunnel
from sternentisch.games.cryo.rules.machines import Amount, Convert, Draws, PlayCards
from sternentisch.games.cryo.rules.payment import NO_GOAL, Pay
from sternentisch.games.cryo.rules.platform import Automate, UsePlatform
from sternentisch.games.cryo.rules.spaces import Prototype, TakeTile
from sternentisch.games.cryo.rules.stasis import Wake
from sternentisch.games.cryo.rules.turn import Activate, Overclock, Place
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import Row, put

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.observation_box import Measures
    from sternentisch.games.cryo.state import State

QUESTIONS: Final = (
    "setup-discard",
    "main",
    "place",
    "activate",
    "overclock",
    "end-turn",
    "hand-limit",
    "pay",
    "card-action",
    "discard-cost",
    "choose",
    "wake",
    "wake-any",
    "take-tile",
    "prototype",
    "amount",
    "convert",
    "draws",
    "play-cards",
    "scout",
    "send",
    "fetch",
    "vehicle",
    "tunnel",
    "settle",
    "load",
    "split",
    "incident",
    "sabotage",
    "return",
    "use-platform",
    "automate",
)
NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(QUESTIONS)}


def list_question(box: Box) -> list[Field]:
    """List the parameters of the question; those it has not are 0."""
    platform = ", ".join([action.id for action in box.platform])
    actions = ", ".join([action.id for action in box.actions])
    materials = ", ".join(RESOURCES[:MATERIALS])
    return [
        Field(
            "question_platform",
            PLATFORM_DOCKS,
            1,
            "place: 1 at the platform dock the drone comes from; use-platform: at the one where "
            f"it has landed: {platform}",
        ),
        Field(
            "question_dock",
            DOCKS,
            1,
            f"activate, overclock: 1 at the dock of the drone, from 1 to {DOCKS}",
        ),
        Field(
            "question_action",
            len(box.actions),
            1,
            "overclock: 1 at the action already done; pay: at the one that must stay possible; "
            f"wake, amount, convert, scout: at the one under way: {actions}",
        ),
        Field(
            "question_space",
            len(box.spaces),
            1,
            f"take-tile: 1 at the resource space: {', '.join([space.id for space in box.spaces])}",
        ),
        Field(
            "question_tile",
            max(tile_ranks(box)) + 1,
            1,
            f"prototype: 1 at the tile among those of its colour; {list_tiles(box)}",
        ),
        Field("question_due", MATERIALS, MANY, f"pay: units still due of {materials}"),
        Field(
            "question_kinds",
            MATERIALS,
            1,
            "choose: 1 for what one may choose; pay: for what one more unit may be; prototype: for "
            f"the colour of the tile: {materials}",
        ),
        Field("question_vehicle", VEHICLES, 1, "tunnel to split: 1 at the place of the vehicle"),
        Field(
            "question_tunnel",
            TUNNELS,
            1,
            f"settle to split: 1 at the tunnel: {', '.join([tunnel.id for tunnel in box.tunnels])}",
        ),
        Field(
            "question_settling",
            len(SETTLINGS),
            1,
            f"load: 1 at the cave of the tunnel, or both: {', '.join(SETTLINGS)}",
        ),
        Field(
            "question_left",
            1,
            MANY,
            "card-action, play-cards, automate: how often one may still act; draws: cards to draw "
            "or play; split: pods to share out",
        ),
        Field("question_done", 1, BATCH - 1, "wake, convert, fetch: how many were chosen already"),
    ]


def fill_question(state: State, measures: Measures, row: Row, at: int) -> int:
    """Tell the parameters of the question; none if nobody is asked."""
    box = state.box
    platform = at
    dock = platform + PLATFORM_DOCKS
    action = dock + DOCKS
    space = action + len(box.actions)
    tile = space + len(box.spaces)
    due = tile + measures.kinds
    kinds = due + MATERIALS
    vehicle = kinds + MATERIALS
    tunnel = vehicle + VEHICLES
    settling = tunnel + TUNNELS
    left = settling + len(SETTLINGS)
    done = left + 1
    task = state.stack[-1] if state.offers else None
    if isinstance(task, (Place, UsePlatform)):
        row[platform + task.number] = 1
    elif isinstance(task, Activate):
        row[dock + task.dock] = 1
    elif isinstance(task, Overclock):
        row[dock + task.dock] = 1
        row[action + task.first.index] = 1
    elif isinstance(task, Pay):
        put(row, due, task.crystal)
        put(row, due + 1, task.organics)
        put(row, due + 2, task.tech)
        for kind in range(MATERIALS):
            put(row, kinds + kind, task.either >> kind & 1)
        if task.goal != NO_GOAL:
            row[action + task.goal] = 1
    elif isinstance(task, Choose):
        for kind in task.reward.choose:
            row[kinds + kind] = 1
    elif isinstance(task, (CardAction, PlayCards, Automate)):
        put(row, left, task.left)
    elif isinstance(task, Draws):
        put(row, left, task.units)
    elif isinstance(task, Wake):
        row[action + task.control.index] = 1
        put(row, done, task.units)
    elif isinstance(task, Convert):
        row[action + task.converter.index] = 1
        put(row, done, task.units)
    elif isinstance(task, Retrieve):
        put(row, done, task.units)
    elif isinstance(task, Amount):
        row[action + task.machine.index] = 1
    elif isinstance(task, PickCave):
        row[action + task.scout.index] = 1
    elif isinstance(task, TakeTile):
        row[space + task.space] = 1
    elif isinstance(task, Prototype):
        row[tile + measures.ranks[task.tile.index]] = 1
        row[kinds + task.tile.colour] = 1
    elif isinstance(task, PickTunnel):
        row[vehicle + task.vehicle] = 1
    elif isinstance(task, PickSettling):
        row[vehicle + task.vehicle] = 1
        row[tunnel + task.tunnel] = 1
    elif isinstance(task, PickLoad):
        row[vehicle + task.vehicle] = 1
        row[tunnel + task.tunnel] = 1
        row[settling + task.settling] = 1
    elif isinstance(task, PickSplit):
        row[vehicle + task.vehicle] = 1
        row[tunnel + task.tunnel] = 1
        put(row, left, task.pods)
    return done + 1
