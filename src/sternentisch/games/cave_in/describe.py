"""What a choice is about: the facts behind an action, read off a view."""

from __future__ import annotations

from sternentisch.games.cave_in.view import CardView, CaveInView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts


def describe(view: CaveInView, action: Action) -> Facts:
    """Return the pieces an action touches, as this view shows them.

    A card is told by `card`, `level` and `colour`, a crystal by `colour`, `cost`, `due`, `vp`,
    `symbol` and `cave` (1 or 0), an artifact by `artifact` and `due`, a player by `other`.
    """
    facts: Facts = dict(action.args)
    verb = action.verb
    if verb == "place":
        crystal = view.mine[int(action.args["place"])]
        if crystal is not None:
            facts |= {
                "colour": crystal.colour,
                "cost": crystal.cost,
                "due": crystal.due,
                "vp": crystal.vp,
                "symbol": crystal.symbol or "none",
                "cave": int(crystal.cave_in),
                "wild": int(crystal.wild),
            }
    elif verb == "dock":
        card = view.docks[int(action.args["place"])]
        if card is not None:
            facts |= _card(card)
    elif verb == "artifact":
        top = view.artifacts[int(action.args["stack"])]
        if top is not None:
            left = action.args["half"] == "left"
            facts |= {"artifact": top.left if left else top.right, "due": top.due}
    elif verb in ("base", "seat"):
        other = (view.active + int(action.args["clockwise"])) % view.seats
        base = view.players[other].base
        facts |= {"other": other, "cards": len(base)}
        if verb == "base":
            facts |= _card(base[int(action.args["position"])])
    elif verb == "card":
        facts["level"] = next(
            (card.level for card in view.players[view.active].hand if card.id == facts["card"]), 0
        )
    return facts


def _card(card: CardView) -> Facts:
    return {"card": card.id, "level": card.level, "colour": card.colour}
