"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.astro_knights.view import AstroKnightsView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts


def describe(view: AstroKnightsView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them."""
    facts: Facts = dict(action.args)
    verb = action.verb
    if verb == "foe":
        place = int(action.args["place"]) - 1
        if place < len(view.foes):
            facts |= {"foe": view.foes[place].id, "life": view.foes[place].life}
    elif verb == "boss":
        facts |= {"boss": view.boss, "life": view.boss_life}
    elif verb == "supply":
        for pile in view.supply:
            if pile.id == action.args["pile"] and pile.top:
                facts |= {"card": pile.top, "cost": pile.cost, "left": pile.size}
    elif verb == "overcharge":
        for pile in view.supply:
            if pile.id == "tech" and pile.top:
                facts |= {"card": pile.top, "cost": pile.cost}
    elif verb == "slot":
        facts["cost"] = view.slot_cost
    elif verb == "power":
        facts["cost"] = view.power_cost
    elif verb == "knight":
        seat = view.captain if view.actor is None else view.actor
        facts["knight"] = view.players[seat].knight
    elif verb == "homeworld":
        facts["homeworld"] = view.homeworld
    elif verb == "seat" and int(action.args["other"]) < view.seats:
        player = view.players[int(action.args["other"])]
        facts |= {"knight": player.knight, "life": player.life, "exhausted": int(player.exhausted)}
    elif verb == "weapon" and int(action.args["other"]) < view.seats:
        weapons = view.players[int(action.args["other"])].weapons
        place = int(action.args["place"]) - 1
        if place < len(weapons):
            facts |= {"card": weapons[place], "mine": int(action.args["other"] == view.actor)}
    return facts


def describe_question(view: AstroKnightsView) -> Facts:
    """Return what the open question is about: its parameters."""
    facts: Facts = {}
    for name, value in view.question.items():
        if isinstance(value, bool):
            facts[name] = int(value)
        elif value is not None:
            facts[name] = value
    return facts
