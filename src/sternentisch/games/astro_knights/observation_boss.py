"""The boss in an observation: its bars, foes and decks, and the order cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.astro_knights.actions import FOES
from sternentisch.games.astro_knights.observation_box import CUT, Numbering, cut
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import BossCard, Box, OrderCard
    from sternentisch.games.astro_knights.state import State

# Whom an order card calls; the seats follow, from the observer on
BOSS: Final = 0
EXTRA: Final = 1
BUBBLE: Final = 2
FIRST_SEAT: Final = 3


def list_boss(numbering: Numbering) -> list[Field]:
    """List the part about the boss: its bars, the row of foes, boss decks and discards."""
    box, kinds, life = numbering.box, numbering.boss_kinds, numbering.boss_life
    bosses = [boss for sides in box.bosses for boss in sides]
    ids = ", ".join([sides[0].id for sides in box.bosses])
    cards = "; ".join(
        [
            f"{sides[0].id}: {', '.join([c.id for c in sides[0].cards + sides[0].specials])}"
            for sides in box.bosses
        ]
    )
    copies = max([card.copies for card in box.boss_cards])
    return [
        Field("boss", len(box.bosses), 1, f"1 at the boss: {ids}"),
        Field(
            "difficulty",
            len(box.difficulties),
            1,
            f"1 at how hard it is: {', '.join(box.difficulties)}",
        ),
        Field(
            "boss_life",
            1,
            life,
            f"the life of the boss; more than {life} counts as {life}",
        ),
        Field("level", 1, max([boss.levels for boss in bosses]), "the level of the boss"),
        Field(
            "track",
            1,
            max([boss.track_max for boss in bosses]),
            "the place of the marker on the track of the boss",
        ),
        Field(
            "foes",
            FOES,
            kinds,
            "for each place of the row, from the left, the number of the foe's card, from 1; "
            f"0 for none; {cards}",
        ),
        Field(
            "foe_life",
            FOES,
            CUT,
            f"for each place of the row, the foe's life; more than {CUT} counts as {CUT}",
        ),
        Field("boss_row", kinds, copies, f"boss cards in the row of foes, by number; {cards}"),
        Field(
            "boss_deck",
            kinds,
            copies,
            f"boss cards in the boss deck, or in the special deck, by number; {cards}",
        ),
        Field("boss_discard", kinds, copies, f"boss cards in the discards, by number; {cards}"),
    ]


def fill_boss(numbering: Numbering, state: State, row: Row, at: int) -> int:
    """Tell of the boss, its foes and its cards."""
    bosses, boss, foes = numbering.box.bosses, state.rules.boss, state.foes
    for number in range(len(bosses)):
        for difficulty in range(len(bosses[number])):
            if bosses[number][difficulty] is boss:
                row[at + number] = 1
                row[at + len(bosses) + difficulty] = 1
    at += len(bosses) + len(numbering.box.difficulties)
    put(row, at, cut(state.boss_life, numbering.boss_life))
    put(row, at + 1, state.level)
    put(row, at + 2, state.track)
    at += 3
    numbers, kinds = numbering.boss_numbers, numbering.boss_kinds
    start = at + 2 * FOES
    for foe in foes:
        number = numbers[foe.card.index]
        put(row, at, number + 1)
        put(row, at + FOES, cut(foe.life, CUT))
        add(row, start + number)
        at += 1
    start += kinds
    count_boss_cards(state.boss_deck, numbers, row, start)
    count_boss_cards(state.special_deck, numbers, row, start)
    start += kinds
    count_boss_cards(state.boss_discard, numbers, row, start)
    count_boss_cards(state.special_discard, numbers, row, start)
    return start + kinds


def count_boss_cards(cards: list[BossCard], numbers: list[int], row: Row, at: int) -> None:
    """Count the cards of each kind, as `count_cards` does."""
    for card in cards:
        add(row, at + numbers[card.index])


# --- order cards ----------------------------------------------------------------------------------


def list_order(numbering: Numbering, seats: int) -> list[Field]:
    """List the part about the turn order: order cards and tokens."""
    size = FIRST_SEAT + seats
    most = len(numbering.box.order_decks[seats]) + 1
    who = f"the boss, the extra token, the Time Bubble, each seat, {AROUND}"
    return [
        Field("order_deck", size, most, f"order cards in the order deck by whom they call: {who}"),
        Field(
            "order_top",
            size,
            1,
            f"1 at whom the top card of the order deck calls, where everybody has seen it: {who}",
        ),
        Field(
            "order_bottom",
            size,
            most,
            f"order cards known to lie at the bottom of the order deck by whom they call: {who}",
        ),
        Field("order_discard", size, most, f"discarded order cards by whom they call: {who}"),
        Field("extra_token", seats, 1, f"1 at who holds the extra token, {AROUND}"),
        Field(
            "pair_tokens",
            2 * seats,
            1,
            f"1 at who holds the token of seats 1 and 2, then of seats 3 and 4, {AROUND}",
        ),
    ]


def fill_order(numbering: Numbering, state: State, seat: int, row: Row, at: int) -> int:
    """Tell of order cards, by whom they call, and of who holds the tokens."""
    box, seats, deck, known = numbering.box, state.seats, state.order_deck, state.order_known
    size = FIRST_SEAT + seats
    for place in range(len(deck)):
        put_order(box, deck[place], seat, seats, row, at)
        if place < known:
            put_order(box, deck[place], seat, seats, row, at + 2 * size)
    if state.order_seen and len(deck) > known:
        put_order(box, deck[-1], seat, seats, row, at + size)
    for card in state.order_discard:
        put_order(box, card, seat, seats, row, at + 3 * size)
    at += 4 * size
    if state.extra_token >= 0:
        row[at + after(state.extra_token, seat, seats)] = 1
    at += seats
    for holder in state.pair_tokens:
        if holder >= 0:
            row[at + after(holder, seat, seats)] = 1
        at += seats
    return at


def put_order(box: Box, card: OrderCard, seat: int, seats: int, row: Row, at: int) -> None:
    """Count an order card by whom it calls; the only knight is called by all but two. [AK-O7]"""
    if card is box.boss_order:
        add(row, at + BOSS)
    elif card is box.bubble_order:
        add(row, at + BUBBLE)
    elif seats == 1:
        add(row, at + FIRST_SEAT)
    elif card is box.extra_order:
        add(row, at + EXTRA)
    else:
        for other in card.seats:
            add(row, at + FIRST_SEAT + after(other, seat, seats))
