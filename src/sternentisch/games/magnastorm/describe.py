"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.magnastorm.actions import COLOUR_WORDS
from sternentisch.games.magnastorm.view import FieldView, MagnastormView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts

YELLOW = "yellow"


def describe(view: MagnastormView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them.

    Colours are told by their names (`colour`; "none" for one that nobody plays) and, where
    somebody plays them, by `other` (the seat); costs by `own` and `yellow`.
    """
    facts: Facts = dict(action.args)
    verb = action.verb
    if "colour" in facts:
        facts |= _colour(view, str(facts["colour"]))
    if verb in ("take", "pick", "upper"):
        facts |= _column(view, int(action.args["column"]))
    elif verb == "space":
        facts |= _space(view, f"{action.args['row']}-{action.args['column']}")
    elif verb in ("drive", "gain"):
        facts |= _row(view, verb == "drive")
    elif verb == "start":
        facts |= _transmitter(view, str(action.args["transmitter"]))
    elif verb in ("stop", "jump", "lift"):
        facts |= _field(view, str(action.args["field"]))
    elif verb in ("build", "turtle"):
        costs = view.station_costs if verb == "build" else view.turtle_costs
        cost = costs[int(action.args["slot"]) - 1]
        facts |= {"own": cost.own, "yellow": cost.yellow}
    elif verb in ("research", "lower"):
        facts |= _research(view, str(action.args["research"]))
    elif verb == "contract":
        contract = view.contracts[int(action.args["bay"]) - 1]
        facts |= {"contract": contract.id, "prestige": contract.prestige, "round": view.round}
    elif verb == "sector":
        facts["count"] = _turtles_in(view, str(action.args["sector"]))
    return facts


def describe_question(view: MagnastormView) -> Facts:
    """Return what the open question is about: its parameters, and the piece it deals with."""
    facts: Facts = {}
    for name, value in view.question.items():
        if isinstance(value, bool):
            facts[name] = int(value)
        elif value is not None:
            facts[name] = value
    kind = view.decision
    if kind == "exchange":
        facts["colour"] = _colour(view, str(facts["wanted"]))["colour"]
    elif kind == "fee":
        facts["other"] = facts["owner"]
    elif kind in ("place", "reseat"):
        column = view.columns[view.question["column"]]
        if kind == "place":
            facts |= _colour(view, view.question["colour"])
        else:
            facts["colour"] = YELLOW if YELLOW in column.followers else next(iter(column.followers))
            facts["left"] = sum(column.followers.values())
        facts["commander"] = column.commander or "start-tile"
    elif kind == "mode":
        facts |= _space(view, view.space)
    elif kind == "move":
        player = view.players[view.active]
        facts["area"] = player.area
        facts["station"] = facts.get("station", "none")
    elif kind in ("turtle", "paid-turtle", "extra-turtle"):
        facts |= _field(view, str(view.players[view.active].field))
    elif kind in ("sector", "lift", "lower"):
        facts["contract"] = view.contracts[view.question["bay"]].id
    if kind == "lift":
        facts["sector"] = view.question["sectors"][0]
    return facts


def _colour(view: MagnastormView, word: str) -> Facts:
    """Return the colour that a word means to whoever is asked."""
    if word == YELLOW:
        return {"colour": YELLOW}
    chooser = view.active if view.actor is None else view.actor
    clockwise = COLOUR_WORDS.index(word)
    if clockwise >= view.seats:
        return {"colour": "none"}
    seat = (chooser + clockwise) % view.seats
    return {"colour": view.players[seat].colour, "other": seat}


def _column(view: MagnastormView, number: int) -> Facts:
    if number >= len(view.columns):
        return {}
    column = view.columns[number]
    facts: Facts = {
        "commander": column.commander or "start-tile",
        "count": sum(column.followers.values()),
    }
    price: list[int | str] = []
    for colour, count in column.price.items():
        price.extend([colour] * count)
    facts["price"] = price
    return facts


def _space(view: MagnastormView, id: str) -> Facts:
    for space in view.spaces:
        if f"{space.row}-{space.column}" == id:
            row = view.rows[space.row - 1]
            facts: Facts = {"space": id, "bonus": space.bonus or "none"}
            facts |= {"own": row.price.own, "yellow": row.price.yellow}
            facts |= {"gain_own": row.gain.own, "gain_yellow": row.gain.yellow}
            facts["occupied"] = len(space.followers)
            return facts
    return {}


def _row(view: MagnastormView, is_drive: bool) -> Facts:
    if not view.space:
        return {}
    row = view.rows[int(view.space.split("-")[0]) - 1]
    cost = row.price if is_drive else row.gain
    return {"own": cost.own, "yellow": cost.yellow}


def _transmitter(view: MagnastormView, id: str) -> Facts:
    for space in view.transmitters:
        if space.id == id and space.owner is not None:
            exits: list[int | str] = list(space.exits)
            return {"other": space.owner, "mine": int(space.owner == view.actor), "exits": exits}
    return {}


def _field(view: MagnastormView, id: str) -> Facts:
    found = find_field(view, id)
    if found is None:
        return {}
    facts: Facts = {"field": id, "research": found.colour, "turtles": found.turtles}
    if found.holder is not None:
        facts["other"] = found.holder
    return facts


def find_field(view: MagnastormView, id: str) -> FieldView | None:
    """Return a field of the map by its id."""
    for area in view.areas:
        for field in area.fields:
            if field.id == id:
                return field
    return None


def _research(view: MagnastormView, id: str) -> Facts:
    """Return the level of whoever is asked, and the bonus of the next one."""
    for track in view.research:
        if track.id == id:
            level = track.levels[view.active if view.actor is None else view.actor]
            bonus = track.bonuses[level + 1] if level + 1 < len(track.bonuses) else ""
            return {"level": level, "next": level + 1, "bonus": bonus or "none"}
    return {}


def _turtles_in(view: MagnastormView, sector: str) -> int:
    """Return how many turtles whoever is asked has in a sector."""
    return sum(
        field.turtles
        for area in view.areas
        if area.sector == sector
        for field in area.fields
        if field.holder is not None and field.holder == view.actor
    )
