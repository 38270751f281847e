"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.astro_knights.view import AstroKnightsView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts

PAIRS = ("pair_12", "pair_34")
"""The order cards that call one of two seats."""


def describe(view: AstroKnightsView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them."""
    facts: Facts = dict(action.args)
    verb = action.verb
    if verb == "foe":
        place = int(action.args["place"]) - 1
        if place < len(view.foes):
            facts |= {"foe": view.foes[place].id, "life": view.foes[place].life}
            facts |= describe_split(view, place + 1)
    elif verb == "boss":
        facts |= {"boss": view.boss, "life": view.boss_life}
        facts |= describe_split(view, 0)
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
    elif verb == "hand":
        facts["handling"] = action.args["card"]
    elif verb == "option" and "effect" in view.question:
        number = int(action.args["option"]) - 1
        facts["script"] = f"{view.question['effect']}.options[{number}]"
    elif verb == "end" and "to" in view.question:
        facts["to"] = view.question["to"]
    elif verb in ("seat", "weapon") and int(action.args["other"]) < view.seats:
        facts |= describe_seat(view, action)
    return facts


def describe_split(view: AstroKnightsView, place: int) -> Facts:
    """Return the damage assigned to a target so far, while damage is divided. [AK-A30]"""
    given = view.question.get("given", [])
    return {"given": given[place]} if place < len(given) else {}


def describe_seat(view: AstroKnightsView, action: Action) -> Facts:
    """Return what there is to know of a seat, or of one of its weapons."""
    player = view.players[int(action.args["other"])]
    if action.verb == "seat":
        return {
            "knight": player.knight,
            "life": player.life,
            "exhausted": int(player.exhausted),
            "hand": len(player.hand),
        }
    place = int(action.args["place"]) - 1
    if place >= len(player.weapons):
        return {}
    card = player.weapons[place]
    mine = int(action.args["other"] == view.actor)
    return {"card": card, "mine": mine, "copies": player.weapons.count(card)}


def describe_question(view: AstroKnightsView) -> Facts:
    """Return what the open question is about: its parameters, and the effect that asks.

    The name of the effect stands for its words, for the piece it is on, and for the card it wants.
    """
    facts: Facts = {}
    for name, value in view.question.items():
        if isinstance(value, bool):
            facts[name] = int(value)
        elif value is not None:
            facts[name] = value
    if "effect" in facts:
        facts |= {"origin": facts["effect"], "request": facts["effect"]}
    if "target" in facts:
        facts |= {"other": facts["target"], "mine": int(facts["target"] == view.actor)}
    if "pair" in facts:
        facts["order_card"] = PAIRS[view.question["pair"]]
    if view.decision == "action-step":
        facts["energy"] = view.energy
    if view.decision == "attack-step" and view.actor is not None:
        player = view.players[view.actor]
        facts["too_many"] = int(len(player.weapons) > player.slots)
    return facts
