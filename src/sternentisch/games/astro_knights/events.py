"""Everything that can happen in Astro Knights, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.kernel.action import Fact
from sternentisch.kernel.event import TABLE, Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import BossCard, Card, OrderCard
    from sternentisch.games.astro_knights.state import Foe, State


def game_started(state: State) -> Event:
    """Tell which knights fight for which homeworld, and against which boss."""
    knights: list[Fact] = [player.knight.id for player in state.players]
    facts: Facts = {"knights": knights, "homeworld": state.rules.homeworld.id}
    facts["boss"] = state.rules.boss.id
    return Event("game-started", TABLE, facts)


def order_card_drawn(card: OrderCard) -> Event:
    """Tell of the order card that says what comes next."""
    return Event("order-card-drawn", TABLE, {"order_card": card.id})


def order_card_revealed(card: OrderCard) -> Event:
    """Tell of the top order card, which an effect has shown without drawing it."""
    return Event("order-card-revealed", TABLE, {"order_card": card.id})


def order_card_back(card: OrderCard) -> Event:
    """Tell of an order card that is shuffled from its discard into the order deck."""
    return Event("order-card-back", TABLE, {"order_card": card.id})


def order_reshuffled() -> Event:
    """Tell that the order deck was empty and its discard became the new one."""
    return Event("order-reshuffled", TABLE, {})


def turn_started(state: State) -> Event:
    """Tell that the active player's turn begins; turns of all players are counted."""
    knight = state.players[state.active].knight.id
    return Event("turn-started", state.active, {"turn": state.turns, "knight": knight})


def boss_turn_started(state: State) -> Event:
    """Tell that the boss's turn begins, and at which level."""
    return Event("boss-turn-started", TABLE, {"boss": state.rules.boss.id, "level": state.level})


def card_played(seat: int, card: Card) -> Event:
    """Tell that a core or tech is played from hand."""
    return Event("card-played", seat, {"card": card.id})


def tech_overcharged(seat: int, card: Card) -> Event:
    """Tell that the top tech of the supply is paid for and used without being acquired."""
    return Event("tech-overcharged", seat, {"card": card.id})


def weapon_equipped(seat: int, card: Card) -> Event:
    """Tell that a weapon from hand goes into a slot."""
    return Event("weapon-equipped", seat, {"card": card.id})


def weapon_used(seat: int, owner: int, card: Card) -> Event:
    """Tell that a player attacks with a weapon, which may belong to another one."""
    return Event("weapon-used", seat, {"card": card.id, "other": owner, "own": int(owner == seat)})


def ability_used(state: State, seat: int) -> Event:
    """Tell that a knight spends its full power on its ability."""
    return Event("ability-used", seat, {"knight": state.players[seat].knight.id})


def homeworld_used(state: State) -> Event:
    """Tell that the active player spends the homeworld's full power on its ability."""
    return Event("homeworld-used", state.active, {"homeworld": state.rules.homeworld.id})


def card_acquired(seat: int, card: Card) -> Event:
    """Tell that a player acquires the top card of a supply pile, paid for or free."""
    return Event("card-acquired", seat, {"card": card.id})


def card_placed(seat: int, card: Card, place: str) -> Event:
    """Tell in whose hand or on whose deck an acquired card ends up."""
    return Event("card-placed", seat, {"card": card.id, "place": place})


def card_drawn(seat: int, card: Card) -> Event:
    """Tell which card a player draws; all may know it."""
    return Event("card-drawn", seat, {"card": card.id})


def deck_turned(seat: int) -> Event:
    """Tell that a player's discard is turned over and becomes the deck."""
    return Event("deck-turned", seat, {})


def card_discarded(seat: int, card: Card) -> Event:
    """Tell that a player puts a card from hand on the discard."""
    return Event("card-discarded", seat, {"card": card.id})


def card_destroyed(seat: int, card: Card) -> Event:
    """Tell that a card goes to the box, be it a player's or one of the supply."""
    return Event("card-destroyed", seat, {"card": card.id})


def card_recovered(seat: int, card: Card) -> Event:
    """Tell that a player takes a card back from the discard or the play area."""
    return Event("card-recovered", seat, {"card": card.id})


def supply_turned_up(state: State, pile: int) -> Event:
    """Tell which card is on top of a supply pile now."""
    card = state.supply[pile][-1]
    return Event(
        "supply-turned-up", TABLE, {"card": card.id, "pile": state.rules.box.pile_ids[pile]}
    )


def energy_gained(state: State, count: int) -> Event:
    """Tell how much energy the active player gains, and how much there is now."""
    return Event("energy-gained", state.active, {"count": count, "energy": state.energy})


def power_changed(state: State, seat: int, count: int) -> Event:
    """Tell how much power a knight has gained, or lost if it is less than 0."""
    facts: Facts = {"count": abs(count), "power": state.players[seat].power}
    return Event("power-gained" if count > 0 else "power-lost", seat, facts)


def homeworld_power_changed(state: State, count: int) -> Event:
    """Tell how much power the homeworld has gained, or lost if it is less than 0."""
    facts: Facts = {"count": abs(count), "power": state.homeworld_power}
    return Event("homeworld-power-gained" if count > 0 else "homeworld-power-lost", TABLE, facts)


def slots_changed(state: State, seat: int, count: int) -> Event:
    """Tell how many slots a knight has gained, or lost if it is less than 0."""
    facts: Facts = {"count": abs(count), "slots": state.players[seat].slots}
    return Event("slot-gained" if count > 0 else "slot-lost", seat, facts)


def boss_hit(state: State, seat: int, count: int) -> Event:
    """Tell how much life the boss loses to a player, and how much is left."""
    return Event("boss-hit", seat, {"count": count, "life": state.boss_life})


def foe_hit(seat: int, foe: Foe, count: int) -> Event:
    """Tell how much life a foe loses to a player, and how much is left."""
    return Event("foe-hit", seat, {"foe": foe.card.id, "count": count, "life": foe.life})


def foe_defeated(seat: int, foe: Foe) -> Event:
    """Tell that a player has removed a foe from the row."""
    return Event("foe-defeated", seat, {"foe": foe.card.id})


def foe_left(foe: Foe) -> Event:
    """Tell that a foe leaves the row by its own text, defeated by nobody."""
    return Event("foe-left", TABLE, {"foe": foe.card.id})


def foe_entered(foe: Foe) -> Event:
    """Tell that a foe enters the row, and with how much life."""
    return Event("foe-entered", TABLE, {"foe": foe.card.id, "life": foe.life})


def foe_activated(foe: Foe) -> Event:
    """Tell that the ACTIVATION text of a foe comes next."""
    return Event("foe-activated", TABLE, {"foe": foe.card.id})


def foe_healed(foe: Foe, count: int) -> Event:
    """Tell how much life a foe regains, and how much it has now."""
    return Event("foe-healed", TABLE, {"foe": foe.card.id, "count": count, "life": foe.life})


def boss_healed(state: State, count: int) -> Event:
    """Tell how much life the boss regains, and how much it has now."""
    return Event("boss-healed", TABLE, {"count": count, "life": state.boss_life})


def boss_card_revealed(card: BossCard) -> Event:
    """Tell which boss card is revealed, be it a special one or not."""
    return Event("boss-card-revealed", TABLE, {"boss_card": card.id})


def boss_card_destroyed(card: BossCard) -> Event:
    """Tell that a strike goes to the box, not to its discard."""
    return Event("boss-card-destroyed", TABLE, {"boss_card": card.id})


def boss_levelled(state: State) -> Event:
    """Tell that the boss has reached another level, whose tile is in force now."""
    return Event("boss-levelled", TABLE, {"boss": state.rules.boss.id, "level": state.level})


def specials_shuffled() -> Event:
    """Tell that the special discard is shuffled into the special deck."""
    return Event("specials-shuffled", TABLE, {})


def track_moved(place: int) -> Event:
    """Tell where the marker on the boss's track is now."""
    return Event("track-moved", TABLE, {"track": place})


def knight_hit(state: State, seat: int, count: int) -> Event:
    """Tell how much life a knight loses, and how much is left."""
    return Event("knight-hit", seat, {"count": count, "life": state.players[seat].life})


def knight_healed(state: State, seat: int, count: int) -> Event:
    """Tell how much life a knight regains, and how much it has now."""
    return Event("knight-healed", seat, {"count": count, "life": state.players[seat].life})


def knight_exhausted(seat: int) -> Event:
    """Tell that a knight has no life left and is exhausted from now on."""
    return Event("knight-exhausted", seat, {})


def damage_passed(state: State, seat: int) -> Event:
    """Tell that the homeworld suffers instead of an exhausted knight, and how many times more."""
    return Event("damage-passed", seat, {"factor": state.rules.box.exhausted_factor})


def damage_left(state: State) -> Event:
    """Tell that the homeworld suffers what was left of the damage that exhausted a knight."""
    return Event("damage-left", TABLE, {"factor": state.rules.box.exhausted_factor})


def homeworld_hit(state: State, count: int) -> Event:
    """Tell how much life the homeworld loses, and how much is left."""
    return Event("homeworld-hit", TABLE, {"count": count, "life": state.homeworld_life})


def homeworld_healed(state: State, count: int) -> Event:
    """Tell how much life the homeworld regains, and how much it has now."""
    return Event("homeworld-healed", TABLE, {"count": count, "life": state.homeworld_life})


def game_ended(reason: str) -> Event:
    """Tell that the game is over, and for which reason."""
    return Event("game-ended", TABLE, {"reason": reason})
