"""Reading the actions of docks: every kind, its parameters, and what it is made into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sternentisch.games.cryo.actions import BATCH, MATERIALS
from sternentisch.games.cryo.components import ENERGY, Cost
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.rules.crew import RecallCrew, Scout, SendCrew
from sternentisch.games.cryo.rules.launch import Launch
from sternentisch.games.cryo.rules.machines import Computer, Converter, Reactor
from sternentisch.games.cryo.rules.payment import units_of
from sternentisch.games.cryo.rules.spaces import ResourceSpace
from sternentisch.games.cryo.rules.stasis import StasisControl

if TYPE_CHECKING:
    from sternentisch.games.cryo.content import ContentReader

Entry = dict[str, Any]

KINDS: dict[str, tuple[str, ...]] = {
    "space": ("space",),
    "stasis": ("section", "cost"),
    "reactor": ("cost", "gain"),
    "converter": ("inputs", "gain"),
    "computer": ("cost",),
    "scout": ("cost",),
    "send": (),
    "fetch": (),
    "launch": (),
}
"""Every kind of action and its parameters."""
STEMS = {"space": "res"}
"""With what ids of actions begin, where that is not their kind."""


def read_actions(reader: ContentReader) -> list[DockAction]:
    """Read all actions, in the order of the content."""
    actions: list[DockAction] = []
    for path, entry in reader.entries("action"):
        kind = entry["kind"]
        if kind not in KINDS:
            reader.wrong(f"{path}.kind", f"one of {', '.join(KINDS)} wanted")
            continue
        if entry["id"].split("-")[0] != STEMS.get(kind, kind):
            reader.wrong(f"{path}.kind", "it has the name of another kind; change docks instead")
        missing = [name for name in KINDS[kind] if name not in entry]
        if missing:
            reader.wrong(path, f"{kind} needs {', '.join(missing)}")
            continue
        actions.append(make_action(reader, path, entry, len(actions)))
    return actions


def make_action(reader: ContentReader, path: str, entry: Entry, index: int) -> DockAction:
    """Make the action that an entry with all its parameters describes."""
    box, id, kind = reader.box, entry["id"], entry["kind"]
    if kind == "space":
        ids = [space.id for space in box.spaces]
        space = reader.word(f"{path}.space", entry["space"], ids)
        return ResourceSpace(index, id, space, box.spaces[space].colour)
    if kind == "converter":
        inputs = reader.choices(f"{path}.inputs", entry["inputs"])
        if not inputs:
            reader.wrong(f"{path}.inputs", "something to be converted wanted")
        gain = read_gain(reader, path, entry)
        return Converter(index, id, [kind in inputs for kind in range(MATERIALS)], gain)
    if kind == "send":
        return SendCrew(index, id)
    if kind == "fetch":
        return RecallCrew(index, id)
    if kind == "launch":
        return Launch(index, id)
    cost = reader.units(f"{path}.cost", entry["cost"])
    if cost[3]:
        reader.wrong(f"{path}.cost", "nanites stand for the other resources, and are no cost")
    if kind == "scout":
        return Scout(index, id, units_of(cost))
    if sum(cost[:MATERIALS]) != 1 or cost[ENERGY]:
        reader.wrong(f"{path}.cost", "one unit of crystal, organics or tech wanted")
    if kind == "stasis":
        section = reader.word(f"{path}.section", entry["section"], box.sections)
        chambers = [n for n, chamber in enumerate(box.chambers) if chamber.section == section]
        return StasisControl(index, id, chambers, units_of(cost))
    costs: list[Cost] = [units_of([n * one for one in cost]) for n in range(1, BATCH + 1)]
    if kind == "computer":
        return Computer(index, id, costs)
    return Reactor(index, id, costs, read_gain(reader, path, entry))


def read_gain(reader: ContentReader, path: str, entry: Entry) -> list[int]:
    """Read what a machine gives for each unit."""
    if not entry["gain"]:
        reader.wrong(f"{path}.gain", "something to be gained wanted")
    return reader.units(f"{path}.gain", entry["gain"])
