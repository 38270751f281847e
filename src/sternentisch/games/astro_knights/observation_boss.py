"""The boss in an observation: its bars, foes and decks, and the order cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.astro_knights.actions import FOES
from sternentisch.games.astro_knights.observation_box import CUT, Numbering, cut
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, after, mark

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import BossCard, Box, OrderCard
    from sternentisch.games.astro_knights.state import State

# Whom an order card calls; the seats follow, from the observer on
BOSS: Final = 0
EXTRA: Final = 1
BUBBLE: Final = 2
FIRST_SEAT: Final = 3


def list_boss(numbering: Numbering) -> list[Field]:
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
        Field("level", 1, max([boss.levels for boss in bosses]), "the level of the boss", 1),
        Field(
            "track",
            1,
            max([boss.track_max for boss in bosses]),
            "the place of the marker on the track of the boss",
            min([boss.track_min for boss in bosses]),
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
        Field("foe_special", FOES, 1, "for each place of the row, 1 if the foe is special"),
        Field("boss_row", kinds, copies, f"boss cards in the row of foes, by number; {cards}"),
        Field(
            "boss_deck",
            kinds,
            copies,
            f"boss cards in the boss deck, or in the special deck, by number; {cards}",
        ),
        Field("boss_discard", kinds, copies, f"boss cards in the discards, by number; {cards}"),
    ]


def fill_boss(numbering: Numbering, state: State, row: list[int]) -> None:
    box, boss, foes = numbering.box, state.rules.boss, state.foes
    difficulty = -1
    for sides in box.bosses:
        is_here = 0
        for number in range(len(sides)):
            if sides[number] is boss:
                is_here = 1
                difficulty = number
        row.append(is_here)
    mark(row, len(box.difficulties), difficulty)
    row.append(cut(state.boss_life, numbering.boss_life))
    row.append(state.level)
    row.append(state.track)
    numbers, kinds = numbering.boss_numbers, numbering.boss_kinds
    for place in range(FOES):
        row.append(numbers[foes[place].card.index] + 1 if place < len(foes) else 0)
    for place in range(FOES):
        row.append(cut(foes[place].life, CUT) if place < len(foes) else 0)
    for place in range(FOES):
        row.append(1 if place < len(foes) and foes[place].card.is_special else 0)
    start = len(row)
    mark(row, 3 * kinds, -1)
    for foe in foes:
        row[start + numbers[foe.card.index]] += 1
    count_boss_cards(state.boss_deck, numbers, start + kinds, row)
    count_boss_cards(state.special_deck, numbers, start + kinds, row)
    count_boss_cards(state.boss_discard, numbers, start + 2 * kinds, row)
    count_boss_cards(state.special_discard, numbers, start + 2 * kinds, row)


def count_boss_cards(cards: list[BossCard], numbers: list[int], start: int, row: list[int]) -> None:
    for card in cards:
        row[start + numbers[card.index]] += 1


# --- order cards ----------------------------------------------------------------------------------


def list_order(numbering: Numbering, seats: int) -> list[Field]:
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


def fill_order(numbering: Numbering, state: State, seat: int, row: list[int]) -> None:
    box, deck, known = numbering.box, state.order_deck, state.order_known
    append_order(box, deck, seat, state.seats, row)
    top = deck[-1:] if state.order_seen and len(deck) > known else []
    append_order(box, top, seat, state.seats, row)
    append_order(box, deck[:known], seat, state.seats, row)
    append_order(box, state.order_discard, seat, state.seats, row)
    mark(row, state.seats, after(state.extra_token, seat, state.seats))
    for holder in state.pair_tokens:
        mark(row, state.seats, after(holder, seat, state.seats))


def append_order(box: Box, cards: list[OrderCard], seat: int, seats: int, row: list[int]) -> None:
    """Append order cards by whom they call; the only knight is called by all but two. [AK-O7]"""
    start = len(row)
    mark(row, FIRST_SEAT + seats, -1)
    for card in cards:
        if card is box.boss_order:
            row[start + BOSS] += 1
        elif card is box.bubble_order:
            row[start + BUBBLE] += 1
        elif seats == 1:
            row[start + FIRST_SEAT] += 1
        elif card is box.extra_order:
            row[start + EXTRA] += 1
        else:
            for other in card.seats:
                row[start + FIRST_SEAT + after(other, seat, seats)] += 1
