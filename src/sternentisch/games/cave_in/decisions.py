"""Reading the stack of open decisions out of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sternentisch.games.cave_in.actions import PLACES, REACH, SEATS, STACKS
from sternentisch.games.cave_in.components import Box
from sternentisch.games.cave_in.content import MANY
from sternentisch.games.cave_in.node import Node
from sternentisch.games.cave_in.rules.collect import CollectPay, CollectPick
from sternentisch.games.cave_in.rules.colour import Dig, DigColour, DyeColour, DyeHand
from sternentisch.games.cave_in.rules.mine import MineColour, MinePay, MinePick
from sternentisch.games.cave_in.rules.raid import RaidPick, RaidSecond
from sternentisch.games.cave_in.rules.recruit import RecruitPay, RecruitPick
from sternentisch.games.cave_in.rules.skill import SkillPick
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand
from sternentisch.games.cave_in.rules.take import (
    TakeBase,
    TakeBottom,
    TakeCrystal,
    TakeDock,
    TakeSpread,
)
from sternentisch.games.cave_in.rules.turn import Main, StartArtifacts, end_reason
from sternentisch.games.cave_in.state import State

if TYPE_CHECKING:
    from sternentisch.kernel.reader import Reader


class Names:
    """What the parameters of decisions may be called, with their numbers."""

    def __init__(self, box: Box) -> None:
        self.colours = {name: index for index, name in enumerate(box.colours)}
        self.factions = {name: index for index, name in enumerate(box.factions)}


NodeReader = Callable[[int, "list[Reader]", Names], Node]


def _int(reader: Reader, high: int = MANY) -> int:
    return reader.integer(-1, high)


OPEN = {"any": -1}
PAYMENT = ("due", "paid", "least", "place")
NODES: dict[str, tuple[tuple[str, ...], NodeReader]] = {
    "main": ((), lambda s, f, n: Main(s)),
    "start-artifacts": ((), lambda s, f, n: StartArtifacts(s)),
    "recruit-pick": ((), lambda s, f, n: RecruitPick(s)),
    "recruit-pay": (("place",), lambda s, f, n: RecruitPay(s, _place(f[0]))),
    "mine-pick": ((), lambda s, f, n: MinePick(s)),
    "mine-colour": (
        ("place", "due"),
        lambda s, f, n: MineColour(s, _place(f[0]), f[1].integer(0, MANY)),
    ),
    "mine-pay": (
        (*PAYMENT, "colour"),
        lambda s, f, n: MinePay(s, *_amounts(f), _place(f[3]), f[4].one_of(n.colours)),
    ),
    "collect-pick": ((), lambda s, f, n: CollectPick(s)),
    "collect-pay": (
        (*PAYMENT, "half"),
        lambda s, f, n: CollectPay(
            s, *_amounts(f), f[3].integer(0, STACKS - 1), f[4].integer(0, 1)
        ),
    ),
    "skill-pick": ((), lambda s, f, n: SkillPick(s)),
    "raid-pick": ((), lambda s, f, n: RaidPick(s)),
    "raid-second": (("raided",), lambda s, f, n: RaidSecond(s, f[0].integer(0, SEATS - 1))),
    "take-crystal": (
        ("cost", "colour"),
        lambda s, f, n: TakeCrystal(s, f[0].integer(0, MANY), f[1].one_of(n.colours | OPEN)),
    ),
    "take-dock": (
        ("level", "count", "budget"),
        lambda s, f, n: TakeDock(s, _int(f[0]), _int(f[1]), _int(f[2])),
    ),
    "take-bottom": (("count",), lambda s, f, n: TakeBottom(s, _int(f[0]))),
    "take-base": (
        ("count", "faction", "one_base", "source"),
        lambda s, f, n: TakeBase(
            s, _int(f[0]), f[1].one_of(n.factions | OPEN), f[2].flag(), _int(f[3], SEATS - 1)
        ),
    ),
    "take-spread": (
        ("faction", "from_one", "used"),
        lambda s, f, n: TakeSpread(
            s,
            f[0].one_of(n.factions),
            f[1].integer(1, REACH),
            tuple([item.integer(0, SEATS - 1) for item in f[2].items()]),
        ),
    ),
    "subjugate-base": (("level",), lambda s, f, n: SubjugateBase(s, _int(f[0]))),
    "subjugate-hand": (
        ("count", "level", "cost"),
        lambda s, f, n: SubjugateHand(s, _int(f[0]), _int(f[1]), _int(f[2])),
    ),
    "dig": (("discount",), lambda s, f, n: Dig(s, f[0].integer(0, MANY))),
    "dig-colour": (
        ("place", "discount"),
        lambda s, f, n: DigColour(s, _place(f[0]), f[1].integer(0, MANY)),
    ),
    "dye-colour": (("count",), lambda s, f, n: DyeColour(s, _int(f[0]))),
    "dye": (("count", "colour"), lambda s, f, n: DyeHand(s, _int(f[0]), f[1].one_of(n.colours))),
}
"""Every kind of decision: its parameters, and how it is made of them."""

COVERED = ("main", "start-artifacts", "raid-second", "take-crystal", "subjugate-hand")
"""Decisions that may lie below others; each of them can always be declined."""


def _place(reader: Reader) -> int:
    return reader.integer(0, PLACES - 1)


def _amounts(fields: list[Reader]) -> tuple[int, int, int]:
    return (
        fields[0].integer(0, MANY),
        fields[1].integer(0, MANY),
        fields[2].integer(0, MANY),
    )


def read_stack(root: Reader, state: State) -> None:
    """Read the open decisions; the top one must have an answer that can be completed."""
    state.stack = []
    names = Names(state.rules.box)
    items = root.items(0, 20)
    if not items and not end_reason(state):
        root.defect("the game is not over: somebody must be asked")
    if items and state.turns >= state.rules.max_rounds * state.seats:
        root.defect("all rounds are over: nobody can be asked")
    for number, item in enumerate(items):
        value = item.value
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in NODES:
            item.at("kind", None).defect(f"unknown decision {kind!r}")
            continue
        sound = len(item.defects)
        parameters, make = NODES[kind]
        fields = item.fields("kind", "seat", *parameters)
        if fields[1].integer(0, state.seats - 1) != state.active:
            fields[1].defect("only the active player decides")
        node = make(state.active, fields[2:], names)
        if (kind == "main") != (number == 0) or (kind not in COVERED and number < len(items) - 1):
            item.at("kind", None).defect(f"{kind} cannot stand here")
        elif len(item.defects) == sound and not node.is_answerable(state):
            item.defect("this decision cannot be answered")
        state.stack.append(node)
