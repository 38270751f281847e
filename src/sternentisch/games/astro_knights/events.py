"""Everything that can happen in Astro Knights, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.action import Fact
from sternentisch.kernel.event import Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import BossCard, Card, OrderCard
    from sternentisch.games.astro_knights.state import Foe, State

TABLE: Final = -1
"""The seat of events that are nobody's doing, or the boss's."""


def game_started(state: State) -> Event:
    knights: list[Fact] = [player.knight.id for player in state.players]
    facts: Facts = {"knights": knights, "homeworld": state.rules.homeworld.id}
    facts["boss"] = state.rules.boss.id
    return Event("game-started", TABLE, facts)


def order_card_drawn(card: OrderCard) -> Event:
    return Event("order-card-drawn", TABLE, {"order_card": card.id})


def order_card_revealed(card: OrderCard) -> Event:
    return Event("order-card-revealed", TABLE, {"order_card": card.id})


def order_card_back(card: OrderCard) -> Event:
    return Event("order-card-back", TABLE, {"order_card": card.id})


def order_reshuffled() -> Event:
    return Event("order-reshuffled", TABLE, {})


def turn_started(state: State) -> Event:
    knight = state.players[state.active].knight.id
    return Event("turn-started", state.active, {"turn": state.turns, "knight": knight})


def boss_turn_started(state: State) -> Event:
    return Event("boss-turn-started", TABLE, {"boss": state.rules.boss.id, "level": state.level})


def card_played(seat: int, card: Card) -> Event:
    return Event("card-played", seat, {"card": card.id})


def tech_overcharged(seat: int, card: Card) -> Event:
    return Event("tech-overcharged", seat, {"card": card.id})


def weapon_equipped(seat: int, card: Card) -> Event:
    return Event("weapon-equipped", seat, {"card": card.id})


def weapon_used(seat: int, owner: int, card: Card) -> Event:
    return Event("weapon-used", seat, {"card": card.id, "other": owner, "own": int(owner == seat)})


def ability_used(state: State, seat: int) -> Event:
    return Event("ability-used", seat, {"knight": state.players[seat].knight.id})


def homeworld_used(state: State) -> Event:
    return Event("homeworld-used", state.active, {"homeworld": state.rules.homeworld.id})


def card_acquired(seat: int, card: Card) -> Event:
    return Event("card-acquired", seat, {"card": card.id})


def card_placed(seat: int, card: Card, place: str) -> Event:
    return Event("card-placed", seat, {"card": card.id, "place": place})


def card_drawn(seat: int, card: Card) -> Event:
    return Event("card-drawn", seat, {"card": card.id})


def deck_turned(seat: int) -> Event:
    return Event("deck-turned", seat, {})


def card_discarded(seat: int, card: Card) -> Event:
    return Event("card-discarded", seat, {"card": card.id})


def card_destroyed(seat: int, card: Card) -> Event:
    return Event("card-destroyed", seat, {"card": card.id})


def card_recovered(seat: int, card: Card) -> Event:
    return Event("card-recovered", seat, {"card": card.id})


def supply_turned_up(state: State, pile: int) -> Event:
    card = state.supply[pile][-1]
    return Event(
        "supply-turned-up", TABLE, {"card": card.id, "pile": state.rules.box.pile_ids[pile]}
    )


def energy_gained(state: State, count: int) -> Event:
    return Event("energy-gained", state.active, {"count": count, "energy": state.energy})


def power_changed(state: State, seat: int, count: int) -> Event:
    facts: Facts = {"count": abs(count), "power": state.players[seat].power}
    return Event("power-gained" if count > 0 else "power-lost", seat, facts)


def homeworld_power_changed(state: State, count: int) -> Event:
    facts: Facts = {"count": abs(count), "power": state.homeworld_power}
    return Event("homeworld-power-gained" if count > 0 else "homeworld-power-lost", TABLE, facts)


def slots_changed(state: State, seat: int, count: int) -> Event:
    facts: Facts = {"count": abs(count), "slots": state.players[seat].slots}
    return Event("slot-gained" if count > 0 else "slot-lost", seat, facts)


def boss_hit(state: State, seat: int, count: int) -> Event:
    return Event("boss-hit", seat, {"count": count, "life": state.boss_life})


def foe_hit(seat: int, foe: Foe, count: int) -> Event:
    return Event("foe-hit", seat, {"foe": foe.card.id, "count": count, "life": foe.life})


def foe_defeated(seat: int, foe: Foe) -> Event:
    return Event("foe-defeated", seat, {"foe": foe.card.id})


def foe_left(foe: Foe) -> Event:
    return Event("foe-left", TABLE, {"foe": foe.card.id})


def foe_entered(foe: Foe) -> Event:
    return Event("foe-entered", TABLE, {"foe": foe.card.id, "life": foe.life})


def foe_activated(foe: Foe) -> Event:
    return Event("foe-activated", TABLE, {"foe": foe.card.id})


def foe_healed(foe: Foe, count: int) -> Event:
    return Event("foe-healed", TABLE, {"foe": foe.card.id, "count": count, "life": foe.life})


def boss_healed(state: State, count: int) -> Event:
    return Event("boss-healed", TABLE, {"count": count, "life": state.boss_life})


def boss_card_revealed(card: BossCard) -> Event:
    return Event("boss-card-revealed", TABLE, {"boss_card": card.id})


def boss_card_destroyed(card: BossCard) -> Event:
    return Event("boss-card-destroyed", TABLE, {"boss_card": card.id})


def boss_levelled(state: State) -> Event:
    return Event("boss-levelled", TABLE, {"boss": state.rules.boss.id, "level": state.level})


def specials_shuffled() -> Event:
    return Event("specials-shuffled", TABLE, {})


def track_moved(place: int) -> Event:
    return Event("track-moved", TABLE, {"track": place})


def knight_hit(state: State, seat: int, count: int) -> Event:
    return Event("knight-hit", seat, {"count": count, "life": state.players[seat].life})


def knight_healed(state: State, seat: int, count: int) -> Event:
    return Event("knight-healed", seat, {"count": count, "life": state.players[seat].life})


def knight_exhausted(seat: int) -> Event:
    return Event("knight-exhausted", seat, {})


def homeworld_hit(state: State, count: int) -> Event:
    return Event("homeworld-hit", TABLE, {"count": count, "life": state.homeworld_life})


def homeworld_healed(state: State, count: int) -> Event:
    return Event("homeworld-healed", TABLE, {"count": count, "life": state.homeworld_life})


def game_ended(reason: str) -> Event:
    return Event("game-ended", TABLE, {"reason": reason})
