"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.cryo.actions import DIRECTIONS
from sternentisch.games.cryo.components import Box
from sternentisch.games.cryo.view import CaveView, CryoView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts


def describe(view: CryoView, action: Action, box: Box) -> Facts:
    """Return the pieces an action touches, as this view shows them."""
    facts: Facts = dict(action.args)
    verb, question = action.verb, view.question
    me = view.players[view.active if view.actor is None else view.actor]
    if verb == "place":
        dock = next(dock for dock in view.docks if dock.id == facts["dock"])
        facts["actions"] = [name for name in dock.actions if name]
    elif verb == "activate" and "dock" in question:
        dock = next(dock for dock in view.docks if dock.id == question["dock"])
        facts["action"] = dock.actions[DIRECTIONS.index(str(facts["direction"]))] or "none"
    elif verb in ("take-tile", "install") and "space" in question:
        space = next(space for space in view.spaces if space.id == question["space"])
        facts["tile"] = space.tile or "none"
    elif verb == "scrap-tile":
        facts["tile"] = me.slots[int(action.args["slot"]) - 1] or "none"
    elif verb == "vehicle":
        place = int(action.args["place"]) - 1
        if place < len(me.vehicles):
            facts |= {"card": me.vehicles[place], "room": me.vehicle_rooms[place]}
    elif verb == "tunnel":
        _, energy, first, second = next(row for row in view.tunnels if row[0] == facts["tunnel"])
        facts |= {"energy": energy, "first": first, "second": second}
    elif verb == "settle" and "tunnel" in question:
        row = next(row for row in view.tunnels if row[0] == question["tunnel"])
        facts |= {"first": row[2], "second": row[3]}
        for name, id in (("first_tile", row[2]), ("second_tile", row[3])):
            facts[name] = next((cave.tile for cave in view.caves if cave.id == id), "") or "none"
    elif verb == "reveal":
        facts["cave_tile"] = _tile(view, str(facts["cave"]))
    elif verb == "incident":
        number = box.sections.index(str(facts["section"]))
        facts["incident"] = view.incidents[number] or "none"
    elif verb == "use" and "action" in question:
        facts["platform"] = question["action"]
    elif verb in ("salvage", "retrieve"):
        facts["row"] = next((s.row for s in view.salvage if s.id == facts["salvage"]), "none")
    elif verb == "split" and "pods" in question:
        facts |= {"rest": question["pods"] - int(action.args["count"])}
        row = next(row for row in view.tunnels if row[0] == question["tunnel"])
        facts |= {"first": row[2], "second": row[3]}
    elif verb == "draws" and "units" in question:
        facts["plays"] = question["units"] - int(action.args["count"])
    return facts


def _tile(view: CryoView, id: str) -> str:
    """Return the tile of a cave, where it may be seen."""
    cave: CaveView | None = next((cave for cave in view.caves if cave.id == id), None)
    return "none" if cave is None or cave.tile is None else cave.tile


def describe_question(view: CryoView) -> Facts:
    """Return what the open question is about: its parameters, and what they stand for."""
    facts: Facts = dict(view.question)
    if view.decision == "take-tile":
        space = next(space for space in view.spaces if space.id == view.question["space"])
        facts["tile"] = space.tile or "none"
    elif view.decision == "use-platform":
        facts["platform"] = view.question["action"]
    elif view.decision in ("settle", "split"):
        row = next(row for row in view.tunnels if row[0] == view.question["tunnel"])
        facts |= {"first": row[2], "second": row[3]}
    return facts
