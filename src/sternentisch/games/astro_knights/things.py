"""What should come up in many games: cards, abilities, tiles, verbs."""

from __future__ import annotations

from sternentisch.games.astro_knights.components import (
    WEAPON_KIND,
    Boss,
    Box,
    Card,
    Homeworld,
    Knight,
)

Things = dict[str, tuple[str, list[str]]]
"""By kind of event: what its ids are names of, and the ids."""


def list_things(
    box: Box, bosses: list[Boss], homeworlds: list[Homeworld], knights: list[Knight]
) -> Things:
    """Return what could come up with these bosses (with their difficulty), worlds and knights."""
    cards = [card for card in box.cards if card.pile >= 0 or is_start_card(card, knights)]
    boss_cards = [card for boss in bosses for card in boss.cards + boss.specials]
    tiles = [tile for boss in bosses for tile in boss.tiles]
    owners = {
        *(f"card[{card.id}]" for card in cards if card.pile >= 0),
        *(f"start_card[{card.id}]" for card in cards if card.pile < 0),
        *(f"knight[{knight.id}]" for knight in knights),
        *(f"homeworld[{world.id}]" for world in homeworlds),
        *(f"boss[{boss.id}]" for boss in bosses),
        *(f"boss_card[{card.id}]" for card in boss_cards if not card.is_special),
        *(f"special_card[{card.id}]" for card in boss_cards if card.is_special),
        *(f"level_tile[{tile.id}]" for tile in tiles),
    }
    verbs = {e.verb for name, e in box.effects.items() if name.partition(".")[0] in owners}
    return {
        "card-played": ("card", [card.id for card in cards if card.kind != WEAPON_KIND]),
        "weapon-used": ("card", [card.id for card in cards if card.kind == WEAPON_KIND]),
        "ability-used": ("knight", [knight.id for knight in knights]),
        "homeworld-used": ("homeworld", [world.id for world in homeworlds]),
        "boss-card-revealed": ("boss_card", [card.id for card in boss_cards]),
        "tile-laid": ("level_tile", [tile.id for tile in tiles]),
        "verb-used": ("effect", sorted(verbs)),
    }


def is_start_card(card: Card, knights: list[Knight]) -> bool:
    """Whether one of these knights begins with a card."""
    return any(card in knight.hand or card in knight.deck for knight in knights)
