"""Everything that can happen in Cave-In, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.action import Fact
from sternentisch.kernel.event import TABLE, Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, ArtifactCard, Card, Crystal
    from sternentisch.games.cave_in.state import State


def _colour(state: State, colour: int) -> str:
    return state.rules.box.colours[colour]


def _crystal(state: State, crystal: Crystal, place: int) -> Facts:
    return {
        "crystal": crystal.id,
        "colour": _colour(state, crystal.colour),
        "cost": crystal.cost,
        "vp": crystal.vp,
        "symbol": "none" if crystal.symbol < 0 else _colour(state, crystal.symbol),
        "cave": int(crystal.cave_in),
        "place": place,
    }


def _owner(state: State, owner: int) -> Facts:
    return {"other": owner, "own": int(owner == state.active)}


def turn_started(state: State) -> Event:
    """Tell that the active player's turn begins, and in which round."""
    return Event("turn-started", state.active, {"round": state.turns // state.seats + 1})


def artifact_used(state: State, artifact: Artifact) -> Event:
    """Tell that a start artifact is activated."""
    return Event("artifact-used", state.active, {"artifact": artifact.id})


def leader_used(state: State, card: Card) -> Event:
    """Tell that the leader of the own base uses its skill."""
    return Event("leader-used", state.active, {"card": card.id})


def card_played(state: State, card: Card) -> Event:
    """Tell that a card goes from hand to the play area, and its colour if that is changed."""
    if card is card.printed:
        return Event("card-played", state.active, {"card": card.id})
    return Event(
        "dyed-card-played", state.active, {"card": card.id, "colour": _colour(state, card.colour)}
    )


def skill_used(state: State, card: Card) -> Event:
    """Tell that the skill of a card just played is used."""
    return Event("skill-used", state.active, {"card": card.id})


def recruited(state: State, card: Card, place: int) -> Event:
    """Tell that a mercenary is recruited from a place of the docks."""
    return Event("recruited", state.active, {"card": card.id, "dock": place})


def dock_card_taken(state: State, card: Card, place: int) -> Event:
    """Tell that a mercenary is taken from the docks without being recruited."""
    return Event("dock-card-taken", state.active, {"card": card.id, "dock": place})


def base_card_taken(state: State, card: Card, owner: int) -> Event:
    """Tell that a card is taken into hand from a base, be it the own one or not."""
    return Event("base-card-taken", state.active, {"card": card.id, **_owner(state, owner)})


def crystal_mined(state: State, crystal: Crystal, place: int, paid: int) -> Event:
    """Tell that a crystal is mined, and how many levels were paid for it."""
    facts = _crystal(state, crystal, place)
    return Event("crystal-mined", state.active, {**facts, "levels": paid})


def crystal_taken(state: State, crystal: Crystal, place: int) -> Event:
    """Tell that a crystal is taken from the mine without being mined."""
    return Event("crystal-taken", state.active, _crystal(state, crystal, place))


def crystal_marked(state: State, crystal: Crystal, place: int, colour: int, discount: int) -> Event:
    """Tell that a crystal of the mine has another colour and costs less this turn."""
    facts = _crystal(state, crystal, place)
    facts["new_colour"] = _colour(state, colour)
    facts["discount"] = discount
    return Event("crystal-marked", state.active, facts)


def card_dyed(state: State, card: Card, colour: int) -> Event:
    """Tell that a hand card, shown to all, has another colour this turn."""
    return Event("card-dyed", state.active, {"card": card.id, "colour": _colour(state, colour)})


def cave_in(state: State) -> Event:
    """Tell where the cave-in token is now, where it triggers the end, and how far that is."""
    limit = state.rules.box.thresholds[state.seats]
    facts: Facts = {"track": state.track, "limit": limit, "left": limit - state.track}
    return Event("cave-in", state.active, facts)


def artifact_collected(state: State, artifact: Artifact, stack: int) -> Event:
    """Tell which half of the top card of an artifact stack is collected."""
    return Event("artifact-collected", state.active, {"artifact": artifact.id, "stack": stack})


def artifact_revealed(state: State, card: ArtifactCard, stack: int) -> Event:
    """Tell which artifact card is on top of its stack now."""
    left, right = card.halves
    return Event(
        "artifact-revealed", state.active, {"left": left.id, "right": right.id, "stack": stack}
    )


def artifact_stack_emptied(state: State, stack: int) -> Event:
    """Tell that the last card of an artifact stack is gone."""
    return Event("artifact-stack-emptied", state.active, {"stack": stack})


def base_raided(state: State, owner: int, leader: Card | None, taken: list[Card]) -> Event:
    """Tell whose base is raided: the leader who goes home, if any, and the cards taken."""
    cards: list[Fact] = [card.id for card in taken]
    if leader is None:
        return Event("empty-base-raided", state.active, _owner(state, owner))
    facts = _owner(state, owner)
    return Event("base-raided", state.active, {**facts, "card": leader.id, "cards": cards})


def totem_taken(state: State, colour: int) -> Event:
    """Tell that the raider gets the totem of a colour, whoever had it."""
    return Event("totem-taken", state.active, {"colour": _colour(state, colour)})


def subjugated(state: State, card: Card, owner: int) -> Event:
    """Tell that a card of a base is subjugated, be it the own base or not."""
    return Event("subjugated", state.active, {"card": card.id, **_owner(state, owner)})


def hand_card_subjugated(state: State, card: Card) -> Event:
    """Tell of a card subjugated from hand that all know, for its colour was changed."""
    return Event("hand-card-subjugated", state.active, {"card": card.id})


def buried(state: State, card: Card) -> Event:
    """Tell of a card subjugated face down from hand: others learn its level only."""
    return Event(
        "buried", state.active, {"level": card.level}, {"card": card.id}, owner=state.active
    )


def cards_removed(state: State, cards: list[Card]) -> Event:
    """Tell which cards leave the game because the base has too many."""
    ids: list[Fact] = [card.id for card in cards]
    return Event("cards-removed", state.active, {"cards": ids})


def mine_refilled(state: State, crystal: Crystal, place: int) -> Event:
    """Tell which crystal is new at a place of the mine."""
    return Event("mine-refilled", state.active, _crystal(state, crystal, place))


def docks_refilled(state: State, card: Card, place: int) -> Event:
    """Tell which mercenary is new at a place of the docks."""
    return Event("docks-refilled", state.active, {"card": card.id, "dock": place})


def crystal_stack_emptied(state: State, cost: int) -> Event:
    """Tell that the last crystal of a cost has left its stack."""
    return Event("crystal-stack-emptied", state.active, {"cost": cost})


def card_stack_emptied(state: State, level: int) -> Event:
    """Tell that the last mercenary of a level has left its stack."""
    return Event("card-stack-emptied", state.active, {"level": level})


def game_ended(reason: str) -> Event:
    """Tell that the game is over, and for which reason."""
    return Event("game-ended", TABLE, {"reason": reason})
