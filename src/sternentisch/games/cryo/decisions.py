"""Reading the stack of tasks of a position: every kind, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sternentisch.games.cryo.actions import BATCH, LOADS, PLATFORM_DOCKS, SETTLINGS, VEHICLES
from sternentisch.games.cryo.components import SABOTAGE, TRACKS, Box, Incident, Reward
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Task
from sternentisch.games.cryo.rules.cards import CardAction, Choose, DiscardCost
from sternentisch.games.cryo.rules.crew import (
    PickCave,
    PickSalvage,
    Retrieve,
    RevealCave,
    Scout,
)
from sternentisch.games.cryo.rules.launch import (
    Depart,
    PickLoad,
    PickSettling,
    PickSplit,
    PickTunnel,
    PickVehicle,
)
from sternentisch.games.cryo.rules.machines import (
    Amount,
    Convert,
    Converter,
    Draws,
    Gain,
    Machine,
    PlayCards,
)
from sternentisch.games.cryo.rules.payment import Pay
from sternentisch.games.cryo.rules.platform import Automate, PlatformReward, UsePlatform
from sternentisch.games.cryo.rules.recall import (
    PickIncident,
    PickTarget,
    Refill,
    ReturnDrones,
    StartAutomation,
)
from sternentisch.games.cryo.rules.setup import FirstTurn, SetupDiscard
from sternentisch.games.cryo.rules.spaces import Prototype, TakeTile, TurnUp
from sternentisch.games.cryo.rules.stasis import StasisControl, Wake, WakeAny, WakePod
from sternentisch.games.cryo.rules.turn import (
    Activate,
    EndTurn,
    FinishTurn,
    HandLimit,
    Main,
    Overclock,
    Place,
    SecondAction,
    StartOverclock,
)

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State
    from sternentisch.kernel.reader import Reader

MANY = 99
DEPTH = 20
"""More tasks than can be waiting at once."""
A = TypeVar("A", bound=DockAction)


class Names:
    """The names that tasks use, with what they stand for."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.docks = {dock.id: dock.index for dock in box.docks}
        self.spaces = {space.id: number for number, space in enumerate(box.spaces)}
        self.chambers = {chamber.id: number for number, chamber in enumerate(box.chambers)}
        self.caves = {cave.id: cave.index for cave in box.caves}
        self.tunnels = {tunnel.id: tunnel.index for tunnel in box.tunnels}
        self.tiles = {tile.id: tile for tile in box.tiles}
        self.platform = {action.id: action for action in box.platform}
        self.incidents = {tile.id: tile for tile in box.incidents}
        self.sections = {name: number for number, name in enumerate(box.sections)}
        self.settlings = {name: number for number, name in enumerate(SETTLINGS)}

    def action(self, reader: Reader, kind: type[A]) -> A:
        """Read the name of a dock action of one kind."""
        actions = {action.id: action for action in self.box.actions if isinstance(action, kind)}
        return reader.one_of(actions)


TaskReader = Callable[[int, "list[Reader]", Names], Task]


def _units(reader: Reader) -> int:
    return reader.integer(0, BATCH - 1)


def _vehicle(reader: Reader) -> int:
    return reader.integer(0, VEHICLES - 1)


def _choose(reader: Reader) -> Reward:
    return Reward([0] * TRACKS, [item.integer(0, 2) for item in reader.items(2, 3)], 0)


def _sabotage(reader: Reader, names: Names) -> Incident:
    incident = reader.one_of(names.incidents)
    if incident.kind != SABOTAGE:
        reader.defect("is no sabotage")
    return incident


TASKS: dict[str, tuple[tuple[str, ...], TaskReader]] = {
    "setup-discard": ((), lambda s, f, n: SetupDiscard(s)),
    "first-turn": ((), lambda s, f, n: FirstTurn(s)),
    "main": ((), lambda s, f, n: Main(s)),
    "place": (("from",), lambda s, f, n: Place(s, f[0].integer(0, PLATFORM_DOCKS - 1))),
    "activate": (("dock",), lambda s, f, n: Activate(s, f[0].one_of(n.docks))),
    "start-overclock": (
        ("dock", "first"),
        lambda s, f, n: StartOverclock(s, f[0].one_of(n.docks), n.action(f[1], DockAction)),
    ),
    "overclock": (
        ("dock", "first"),
        lambda s, f, n: Overclock(s, f[0].one_of(n.docks), n.action(f[1], DockAction)),
    ),
    "second-action": (
        ("action",),
        lambda s, f, n: SecondAction(s, n.action(f[0], DockAction)),
    ),
    "end-turn": ((), lambda s, f, n: EndTurn(s)),
    "hand-limit": ((), lambda s, f, n: HandLimit(s)),
    "finish-turn": ((), lambda s, f, n: FinishTurn(s)),
    "pay": (
        ("crystal", "organics", "tech", "either", "goal"),
        lambda s, f, n: Pay(
            s,
            f[0].integer(0, MANY),
            f[1].integer(0, MANY),
            f[2].integer(0, MANY),
            f[3].integer(0, 7),
            f[4].integer(-1, len(n.box.actions) - 1),
        ),
    ),
    "card-action": (("left",), lambda s, f, n: CardAction(s, f[0].integer(1, MANY))),
    "discard-cost": ((), lambda s, f, n: DiscardCost(s)),
    "choose": (("kinds",), lambda s, f, n: Choose(s, _choose(f[0]))),
    "wake": (
        ("action", "units"),
        lambda s, f, n: Wake(s, n.action(f[0], StasisControl), _units(f[1])),
    ),
    "wake-pod": (("chamber",), lambda s, f, n: WakePod(s, f[0].one_of(n.chambers))),
    "wake-any": ((), lambda s, f, n: WakeAny(s)),
    "take-tile": (("space",), lambda s, f, n: TakeTile(s, f[0].one_of(n.spaces))),
    "turn-up": ((), lambda s, f, n: TurnUp(s)),
    "prototype": (("tile",), lambda s, f, n: Prototype(s, f[0].one_of(n.tiles))),
    "amount": (("action",), lambda s, f, n: Amount(s, n.action(f[0], Machine))),
    "gain": (
        ("gain",),
        lambda s, f, n: Gain(s, [item.integer(0, MANY) for item in f[0].items(TRACKS, TRACKS)]),
    ),
    "convert": (
        ("action", "units"),
        lambda s, f, n: Convert(s, n.action(f[0], Converter), _units(f[1])),
    ),
    "draws": (("units",), lambda s, f, n: Draws(s, f[0].integer(1, BATCH))),
    "play-cards": (("left",), lambda s, f, n: PlayCards(s, f[0].integer(1, BATCH))),
    "scout": (("action",), lambda s, f, n: PickCave(s, n.action(f[0], Scout))),
    "reveal-cave": (("cave",), lambda s, f, n: RevealCave(s, f[0].one_of(n.caves))),
    "send": ((), lambda s, f, n: PickSalvage(s)),
    "fetch": (("units",), lambda s, f, n: Retrieve(s, _units(f[0]))),
    "vehicle": ((), lambda s, f, n: PickVehicle(s)),
    "tunnel": (("vehicle",), lambda s, f, n: PickTunnel(s, _vehicle(f[0]))),
    "settle": (
        ("vehicle", "tunnel"),
        lambda s, f, n: PickSettling(s, _vehicle(f[0]), f[1].one_of(n.tunnels)),
    ),
    "load": (
        ("vehicle", "tunnel", "settling"),
        lambda s, f, n: PickLoad(
            s, _vehicle(f[0]), f[1].one_of(n.tunnels), f[2].one_of(n.settlings)
        ),
    ),
    "split": (
        ("vehicle", "tunnel", "pods"),
        lambda s, f, n: PickSplit(
            s, _vehicle(f[0]), f[1].one_of(n.tunnels), f[2].integer(2, LOADS)
        ),
    ),
    "depart": (
        ("vehicle", "tunnel", "first", "second"),
        lambda s, f, n: Depart(
            s,
            _vehicle(f[0]),
            f[1].one_of(n.tunnels),
            f[2].integer(0, LOADS),
            f[3].integer(0, LOADS),
        ),
    ),
    "incident": ((), lambda s, f, n: PickIncident(s)),
    "sabotage": (("incident",), lambda s, f, n: PickTarget(s, _sabotage(f[0], n))),
    "refill": (("section",), lambda s, f, n: Refill(f[0].one_of(n.sections))),
    "return": ((), lambda s, f, n: ReturnDrones(s)),
    "use-platform": (
        ("action",),
        lambda s, f, n: UsePlatform(s, f[0].one_of(n.platform).index),
    ),
    "platform-reward": (
        ("action",),
        lambda s, f, n: PlatformReward(s, f[0].one_of(n.platform)),
    ),
    "start-automation": ((), lambda s, f, n: StartAutomation(s)),
    "automate": (("left",), lambda s, f, n: Automate(s, f[0].integer(1, MANY))),
}
"""Every kind of task: its parameters, and how it is made of them."""


def read_stack(root: Reader, state: State) -> None:
    """Read the tasks, each by itself."""
    state.stack = []
    names = Names(state.box)
    for item in root.items(0, DEPTH):
        value = item.value
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in TASKS:
            item.at("kind", None).defect(f"unknown task {kind!r}")
            continue
        parameters, make = TASKS[kind]
        fields = item.fields("kind", "seat", *parameters)
        seat = fields[1].integer(-1, state.seats - 1)
        task = make(seat, fields[2:], names)
        if task.seat != seat:
            fields[1].defect(f"{task.seat} wanted")
        state.stack.append(task)
