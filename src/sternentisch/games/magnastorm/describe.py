"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.magnastorm.actions import COLOUR_WORDS
from sternentisch.games.magnastorm.view import (
    AreaView,
    ContractView,
    FieldView,
    MagnastormView,
    PlayerView,
)
from sternentisch.kernel.action import Action, Fact
from sternentisch.kernel.event import Facts

YELLOW = "yellow"
WHITE = "white"
NONE = "none"


def describe(view: MagnastormView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them.

    Colours are told by their names (`colour`; "none" for one that nobody plays), with `held`, how
    many such cubes the chooser has, and, where somebody plays them, `other` (the seat). Costs are
    told by `own` and `yellow`, and are those of the chooser.
    """
    facts: Facts = dict(action.args)
    verb = action.verb
    me = chooser(view)
    if "colour" in facts:
        facts |= _colour(view, str(facts["colour"]))
    if verb in ("take", "pick", "upper"):
        facts |= _column(view, int(action.args["column"]))
    elif verb == "space":
        facts |= _space(view, f"{action.args['row']}-{action.args['column']}")
    elif verb in ("drive", "gain"):
        facts |= _row(view, verb)
    elif verb == "pay":
        facts |= _variant(view, str(action.args["variant"]))
    elif verb == "use":
        facts |= _purchase(view)
    elif verb == "exchange":
        facts["give"] = view.exchange_give
    elif verb == "range":
        facts["areas"] = me.perks.get("bought_range", 0)
    elif verb == "start":
        facts |= _transmitter(view, str(action.args["transmitter"]))
    elif verb == "step":
        facts |= _step(view, str(action.args["area"]))
    elif verb in ("stop", "jump", "lift"):
        facts |= _field(view, str(action.args["field"]))
    elif verb in ("build", "turtle"):
        facts |= _slot(view, verb, int(action.args["slot"]))
    elif verb in ("research", "lower"):
        facts |= _research(view, str(action.args["research"]))
    elif verb == "contract":
        facts |= _contract(view.contracts[int(action.args["bay"]) - 1])
    elif verb == "sector":
        facts |= _sector(view, str(action.args["sector"]))
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
    me = chooser(view)
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
        facts |= {"area": me.area, "station": facts.get("station", NONE)}
        facts["storm"] = int(_is_stormy(view, me.area))
    elif kind == "buy-step":
        facts["own"] = me.perks.get("step_price", 0)
    elif kind in ("turtle", "paid-turtle", "extra-turtle"):
        facts |= _field(view, str(me.field))
        facts["own"] = me.perks.get("turtle_price", 0)
    elif kind in ("sector", "lift", "lower"):
        contract = view.contracts[view.question["bay"] - 1]
        facts |= {"contract": contract.id, "levels": contract.levels}
        if kind == "sector":
            number = len(view.question["chosen"])
            facts["count"] = contract.take[number]
            is_needed = contract.majority == "all" or (contract.majority == "first" and not number)
            facts["majority"] = int(is_needed)
    if kind == "lift":
        facts["sector"] = view.question["sectors"][0]
    return facts


def chooser(view: MagnastormView) -> PlayerView:
    """Return the board of whoever is asked."""
    return view.players[view.active if view.actor is None else view.actor]


def _colour(view: MagnastormView, word: str) -> Facts:
    """Return the colour that a word means to whoever is asked."""
    me = chooser(view)
    if word == YELLOW:
        return {"colour": YELLOW, "held": me.cubes[YELLOW]}
    clockwise = COLOUR_WORDS.index(word)
    if clockwise >= view.seats:
        return {"colour": NONE, "held": 0}
    seat = (me.seat + clockwise) % view.seats
    colour = view.players[seat].colour
    return {"colour": colour, "other": seat, "held": me.cubes[colour]}


def _column(view: MagnastormView, number: int) -> Facts:
    """Return a column's commander, followers and price; `price` lists cubes of other players."""
    if number >= len(view.columns):
        return {}
    column = view.columns[number]
    me = chooser(view)
    mine = me.colour
    price: list[Fact] = []
    for colour, count in column.price.items():
        price.extend([colour] * count if colour not in (mine, YELLOW) else [])
    facts: Facts = {
        "commander": column.commander or "start-tile",
        "count": sum(column.followers.values()),
        **_due(me, column.price.get(mine, 0), column.price.get(YELLOW, 0)),
        "price": price,
        "controlled": int(column.controller is not None),
    }
    if column.controller is not None:
        facts["other"] = column.controller
    return facts


def _space(view: MagnastormView, id: str) -> Facts:
    """Return a space's price, gain, bonus, and with which action the bonus comes."""
    for space in view.spaces:
        if f"{space.row}-{space.column}" == id:
            row = view.rows[space.row - 1]
            facts: Facts = {"space": id, "bonus": space.bonus or NONE}
            facts |= _due(chooser(view), row.due.own, row.due.yellow)
            facts |= {"gain_own": row.gain.own, "gain_yellow": row.gain.yellow}
            facts["occupied"] = len(space.followers)
            facts["action"] = "both"
            if not space.with_gain:
                facts["action"] = "drive"
            elif not space.with_drive:
                facts["action"] = "gain"
            return facts
    return {}


def _row(view: MagnastormView, verb: str) -> Facts:
    if not view.space:
        return {}
    row = view.rows[int(view.space.split("-")[0]) - 1]
    if verb == "drive":
        return _due(chooser(view), row.due.own, row.due.yellow)
    return {"own": row.gain.own, "yellow": row.gain.yellow}


def _due(me: PlayerView, own: int, yellow: int) -> Facts:
    """Return what a price is: as printed, or swapped if only that can be paid. [MS-CO-5]"""
    swaps = (0, 1, -1) if me.perks.get("swap") else (0,)
    for swapped in swaps:
        paid = {"own": own + swapped, "yellow": yellow - swapped}
        if 0 <= paid["own"] <= me.cubes[me.colour] and 0 <= paid["yellow"] <= me.cubes[YELLOW]:
            return {**paid}
    return {"own": own, "yellow": yellow}


def _variant(view: MagnastormView, variant: str) -> Facts:
    """Return what is paid when one cube of the price is swapped, or none."""
    if view.decision != "price":
        return {}
    swapped = {"plain": 0, "own": 1, "yellow": -1}[variant]
    own, yellow = view.question["own"] + swapped, view.question["yellow"] - swapped
    return {"own": max(0, own), "yellow": max(0, yellow)}


def _purchase(view: MagnastormView) -> Facts:
    if view.decision == "deal":
        return {"yellow": view.question["yellow"], "prestige": view.question["prestige"]}
    return {"own": chooser(view).perks.get("step_price", 0), "yellow": 0}


def _transmitter(view: MagnastormView, id: str) -> Facts:
    """Return whose station stands on a space, and its calm exits."""
    for space in view.transmitters:
        if space.id == id and space.owner is not None:
            exits: list[Fact] = [area for area in space.exits if not _is_stormy(view, area)]
            return {"other": space.owner, "mine": int(space.owner == view.actor), "exits": exits}
    return {}


def _step(view: MagnastormView, id: str) -> Facts:
    """Return the weather of an area, its free fields, and the empty space on the way there."""
    area = find_area(view, id)
    if area is None:
        return {}
    here = chooser(view).area
    station = NONE
    for space in view.transmitters:
        if sorted((here, id)) == sorted(space.line) and space.owner is None:
            station = space.id
    if view.question.get("station"):
        station = NONE
    free = sum(not field.turtles for field in area.fields)
    return {"storm": int(_is_stormy(view, id)), "free": free, "transmitter": station}


def _is_stormy(view: MagnastormView, area: str) -> bool:
    found = find_area(view, area)
    return found is not None and view.weather[found.sector] == "storm"


def find_area(view: MagnastormView, id: str) -> AreaView | None:
    """Return an area of the map by its id."""
    return next((area for area in view.areas if area.id == id), None)


def _field(view: MagnastormView, id: str) -> Facts:
    found = find_field(view, id)
    if found is None:
        return {}
    facts: Facts = {"field": id, "research": _colour_of(found), "turtles": found.turtles}
    if found.holder is not None:
        facts["other"] = found.holder
    return facts


def _colour_of(field: FieldView) -> str:
    """Return the research area a field leads to; a white one leaves the choice. [MS-R1]"""
    return "any" if field.colour == WHITE else field.colour


def find_field(view: MagnastormView, id: str) -> FieldView | None:
    """Return a field of the map by its id."""
    fields = [field for area in view.areas for field in area.fields]
    return next((field for field in fields if field.id == id), None)


def _slot(view: MagnastormView, verb: str, slot: int) -> Facts:
    """Return what a turtle or station costs, with what is due on top."""
    cost = (view.station_costs if verb == "build" else view.turtle_costs)[slot - 1]
    extra = 0
    if view.decision == "paid-turtle":
        extra = chooser(view).perks.get("turtle_price", 0)
    return {"own": cost.own + extra, "yellow": cost.yellow, "extra": extra}


def _research(view: MagnastormView, id: str) -> Facts:
    """Return the level of whoever is asked, and the bonus of the next one."""
    for track in view.research:
        if track.id == id:
            level = track.levels[chooser(view).seat]
            bonus = track.bonuses[level + 1] if level + 1 < len(track.bonuses) else ""
            return {"level": level, "next": level + 1, "bonus": bonus or NONE}
    return {}


def _contract(contract: ContractView) -> Facts:
    return {"contract": contract.id, "prestige": contract.prestige}


def _sector(view: MagnastormView, sector: str) -> Facts:
    """Return how many turtles whoever is asked has in a sector."""
    fields = [field for area in view.areas if area.sector == sector for field in area.fields]
    mine = [field.turtles for field in fields if field.holder == chooser(view).seat]
    return {"count": sum(mine)}
