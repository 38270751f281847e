"""Cards in an observation: the supply, and the knights with their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.astro_knights.actions import CARDS, PLACES
from sternentisch.games.astro_knights.observation_box import Numbering
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, put

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Box, Card
    from sternentisch.games.astro_knights.state import Player, State

DRAWS: Final = 5
"""How many of the next cards of a deck are shown in their order."""


def count_cards(cards: list[Card], row: Row, at: int) -> None:
    """Count the cards of each kind; the first kind is `at` a place."""
    for card in cards:
        add(row, at + card.index)


def list_ids(cards: list[Card]) -> str:
    """Return the ids of cards as the descriptions of fields list them."""
    return ", ".join([card.id for card in cards])


# --- the supply -----------------------------------------------------------------------------------


def list_supply(numbering: Numbering) -> list[Field]:
    """List the part about the supply: open cards, hidden ones, known techs."""
    ids, copies = list_ids(numbering.supply), max([card.copies for card in numbering.supply])
    return [
        Field(
            "supply_top",
            len(numbering.supply),
            1,
            f"1 for each card that lies face up on its pile: {ids}",
        ),
        Field(
            "supply_rest",
            len(numbering.supply),
            copies,
            f"face-down cards of the supply piles by kind: {ids}",
        ),
        Field(
            "tech_bottom",
            len(numbering.techs),
            copies,
            f"techs known to lie at the bottom of their pile: {list_ids(numbering.techs)}",
        ),
    ]


def fill_supply(numbering: Numbering, state: State, row: Row, at: int) -> int:
    """Tell of the supply piles; where hidden cards lie is told of known techs only."""
    size, supply, pile = len(numbering.supply), state.supply, numbering.box.tech_pile
    rest = at + size
    bottom = rest + size
    for cards in supply:
        count_cards(cards, row, rest)
    for number in range(len(supply)):
        top = state.top_card(number)
        if top is not None:
            row[at + top.index] = 1
            add(row, rest + top.index, -1)
    known, techs = state.known[pile], supply[pile]
    for place in range(known if known < len(techs) else len(techs)):
        add(row, bottom + numbering.tech_numbers[techs[place].index])
    return bottom + len(numbering.techs)


# --- knights --------------------------------------------------------------------------------------


def list_players(numbering: Numbering, seats: int) -> list[Field]:
    """List the part about the knights: their bars, and the cards in all their zones."""
    box, knights = numbering.box, numbering.box.knights
    each, ids, copies = f"for each player, {AROUND}", list_ids(box.cards), most_copies(box, seats)
    return [
        Field(
            "area",
            CARDS,
            copies,
            f"cards in play areas by kind (only the active player has some): {ids}",
        ),
        Field(
            "knight",
            seats * len(knights),
            1,
            f"{each}, 1 at the knight: {', '.join([knight.id for knight in knights])}",
        ),
        Field("life", seats, max([knight.life for knight in knights]), f"{each}, the life"),
        Field("power", seats, max([knight.power_max for knight in knights]), f"{each}, the power"),
        Field(
            "slots",
            seats,
            max([knight.slots_max for knight in knights]),
            f"{each}, the slots for weapons",
        ),
        Field("exhausted", seats, 1, f"{each}, 1 if the knight is exhausted"),
        Field("hand", seats * CARDS, copies, f"{each}, the cards in hand by kind: {ids}"),
        Field("discard", seats * CARDS, copies, f"{each}, the cards in the discard by kind: {ids}"),
        Field("deck", seats * CARDS, copies, f"{each}, the cards in the deck by kind: {ids}"),
        Field(
            "draws",
            seats * DRAWS,
            CARDS,
            f"{each}, the numbers of the next {DRAWS} cards to draw, from 1, the first one first: "
            "the deck from the top, then the discard from its oldest card; 0 for none",
        ),
        Field(
            "weapon_places",
            seats * PLACES,
            CARDS,
            f"{each}, for each place the number of the card equipped there, from 1; 0 for none",
        ),
    ]


def most_copies(box: Box, seats: int) -> int:
    """Return how many cards of one kind there can be: in the supply, and with so many knights."""
    most = 0
    for card in box.cards:
        held = max([(knight.hand + knight.deck).count(card) for knight in box.knights])
        most = max(most, seats * held + (card.copies if card.pile >= 0 else 0))
    return most


def fill_players(numbering: Numbering, state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the knights and their cards, field by field, from the observer on."""
    players, knights = state.players[seat:] + state.players[:seat], len(numbering.box.knights)
    for player in players:
        count_cards(player.area, row, at)
    at += CARDS
    for player in players:
        row[at + player.knight.index] = 1
        at += knights
    for player in players:
        put(row, at, player.life)
        at += 1
    for player in players:
        put(row, at, player.power)
        at += 1
    for player in players:
        put(row, at, player.slots)
        at += 1
    for player in players:
        put(row, at, int(player.exhausted))
        at += 1
    for player in players:
        count_cards(player.hand, row, at)
        at += CARDS
    for player in players:
        count_cards(player.discard, row, at)
        at += CARDS
    for player in players:
        count_cards(player.deck, row, at)
        at += CARDS
    for player in players:
        put_draws(player, row, at)
        at += DRAWS
    for player in players:
        weapons = player.weapons
        for place in range(len(weapons)):
            put(row, at + place, weapons[place].index + 1)
        at += PLACES
    return at


def put_draws(player: Player, row: Row, at: int) -> None:
    """Set the next cards to draw; an empty deck is the discard turned over. [AK-P33]"""
    deck, discard = player.deck, player.discard
    size = len(deck)
    for place in range(DRAWS):
        if place < size:
            put(row, at + place, deck[size - 1 - place].index + 1)
        elif place - size < len(discard):
            put(row, at + place, discard[place - size].index + 1)
