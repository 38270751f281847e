"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.cave_in.view import CardView, CaveInView, CrystalView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts


def describe(view: CaveInView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them.

    A card is told by `card`, `level` and `colour`, a crystal by `colour`, `cost`, `due`, `vp`,
    `symbol`, `cave` and `wild` (1 or 0), an artifact by `artifact` and `due`, a player by `other`.
    """
    facts: Facts = dict(action.args)
    verb = action.verb
    if verb == "place":
        facts |= _crystal(view.mine[int(action.args["place"])])
    elif verb == "dock":
        facts |= _card(view.docks[int(action.args["place"])])
    elif verb == "artifact":
        facts |= _artifact(view, int(action.args["stack"]), action.args["half"] == "right")
    elif verb in ("base", "seat"):
        other = (view.active + int(action.args["clockwise"])) % view.seats
        base = view.players[other].base
        facts |= {"other": other, "cards": len(base)}
        position = int(action.args.get("position", len(base) - 1))
        facts |= _card(base[position] if 0 <= position < len(base) else None)
    elif verb == "card":
        facts["level"] = next(
            (card.level for card in view.players[view.active].hand if card.id == facts["card"]), 0
        )
    elif verb == "yes":
        base = view.players[view.active].base
        facts |= _card(base[0] if base else None)
    return facts


def describe_question(view: CaveInView) -> Facts:
    """Return what the open question is about: its parameters, and the piece it deals with."""
    facts: Facts = dict(view.question)
    kind = view.decision
    if kind in ("mine-pay", "mine-colour", "dig-colour"):
        facts |= {"paying": facts.get("colour", "none")}
        facts |= _crystal(view.mine[view.question["place"]]) | {"due": facts.get("due", 0)}
    elif kind == "main":
        facts["repeat"] = int(view.turn.repeat)
    elif kind == "recruit-pay":
        facts |= _card(view.docks[view.question["place"]])
    elif kind == "collect-pay":
        due = facts["due"]
        facts |= _artifact(view, view.question["place"], bool(view.question["half"]))
        facts["due"] = due
    return facts


def _card(card: CardView | None) -> Facts:
    if card is None:
        return {}
    return {"card": card.id, "level": card.level, "colour": card.colour}


def _crystal(crystal: CrystalView | None) -> Facts:
    if crystal is None:
        return {}
    return {
        "colour": crystal.colour,
        "cost": crystal.cost,
        "due": crystal.due,
        "vp": crystal.vp,
        "symbol": crystal.symbol or "none",
        "cave": int(crystal.cave_in),
        "wild": int(crystal.wild),
    }


def _artifact(view: CaveInView, stack: int, right: bool) -> Facts:
    top = view.artifacts[stack]
    if top is None:
        return {}
    return {"artifact": top.right if right else top.left, "due": top.due}
