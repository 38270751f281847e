"""What a seat observes of a game of Astro Knights, as one row of numbers.

All seats know the same, each sees it from its own chair. Some choices need a word:

- Seats go round the table from the observer on, as in all games; only the actions of this game
  name seats as such. `seat` tells how far to turn.
- Cards count by kind, 45 in all, numbered as the actions number them. Where a place matters
  (weapons, foes, the next cards to draw), the number of the card stands there, from 1 on.
- Boss cards are numbered within their boss, special ones last: all bosses share these numbers.
- Order cards are told by whom they call: boss, extra token, Time Bubble, then seat by seat; one
  that calls either of two seats counts for both.
- An effect that asks something is told by its verb and by its number among those of this verb.
- What is printed is left out, and so is what has no say any more: damage dealt, turns, destroyed
  cards. Nor do weapons count by kind beside their places, or foes as special beside their cards.
- Energy, damage and the life of foes and boss have no bound of their own; they are cut at 99, or
  at the highest life printed.

Most numbers are 0: a row is made of as many 0 as it is long, then every part sets what differs. A
part begins `at` a place and returns where it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.astro_knights.actions import CARDS, FOES, PLACES
from sternentisch.games.astro_knights.choices import (
    Confirm,
    PickCard,
    PickOption,
    PickSeat,
    PickSupply,
    PickTarget,
    PickUnit,
    PickWeapon,
    SplitPoint,
)
from sternentisch.games.astro_knights.observation_boss import (
    fill_boss,
    fill_order,
    list_boss,
    list_order,
)
from sternentisch.games.astro_knights.observation_box import CUT, Numbering, cut
from sternentisch.games.astro_knights.observation_cards import (
    fill_players,
    fill_supply,
    list_players,
    list_supply,
)
from sternentisch.games.astro_knights.rules.order import PairSeat
from sternentisch.games.astro_knights.rules.supply import PLACES as DESTINATIONS
from sternentisch.games.astro_knights.rules.supply import AllyDeck
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, after, fill_head, list_head, put

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.effect import Effect
    from sternentisch.games.astro_knights.state import State

QUESTIONS: Final = (
    "pair-seat",
    "attack-step",
    "action-step",
    "clear-area",
    "discard-hand",
    "ally-deck",
    "pick-seat",
    "pick-unit",
    "pick-target",
    "split",
    "pick-option",
    "pick-supply",
    "pick-card",
    "pick-weapon",
    "confirm",
)
NUMBERS: Final[dict[str, int]] = {kind: n for n, kind in enumerate(QUESTIONS)}

VERBS: Final = (
    "power",
    "heal",
    "slot",
    "draw",
    "suffer",
    "seq",
    "discard",
    "destroy",
    "recover",
    "equip",
    "acquire",
    "destroy_supply",
    "attack",
    "damage",
    "defeat",
    "choose",
    "trade",
)
"""The verbs of effects that ask something."""
VERB_NUMBERS: Final[dict[str, int]] = {verb: n for n, verb in enumerate(VERBS)}


def list_fields(numbering: Numbering, seats: int) -> list[Field]:
    """Return what the row holds in a game of so many, part by part."""
    return [
        *list_head(seats, QUESTIONS),
        *list_question(numbering, seats),
        *list_course(numbering, seats),
        *list_boss(numbering),
        *list_order(numbering, seats),
        *list_supply(numbering),
        *list_players(numbering, seats),
    ]


def fill_row(numbering: Numbering, state: State, seat: int, row: Row) -> None:
    """Set the row of a seat; every part fills in what its list says."""
    at = fill_head(state, seat, NUMBERS, row)
    at = fill_question(numbering, state, seat, row, at)
    at = fill_course(numbering, state, seat, row, at)
    at = fill_boss(numbering, state, row, at)
    at = fill_order(numbering, state, seat, row, at)
    at = fill_supply(numbering, state, row, at)
    at = fill_players(numbering, state, seat, row, at)
    assert at == len(row)


# --- who is asked what --------------------------------------------------------------------------


def list_question(numbering: Numbering, seats: int) -> list[Field]:
    """List the parameters of the question; those it has not are 0."""
    return [
        Field(
            "question_verb",
            len(VERBS),
            1,
            f"pick-…, split, confirm: 1 at the verb of the effect that asks: {', '.join(VERBS)}",
        ),
        Field(
            "question_effect",
            1,
            numbering.effects_of_verb,
            "pick-…, split, confirm: the number of this effect among those of its verb in the box, "
            "from 1",
        ),
        Field(
            "question_left",
            1,
            CUT,
            "pick-target: the damage to deal; pick-unit, split, pick-card, pick-weapon: units, "
            f"points, cards, weapons left to choose; more than {CUT} counts as {CUT}",
        ),
        Field(
            "question_given",
            FOES + 1,
            CUT,
            "split: the points given so far to the boss, then to each place of the row of foes",
        ),
        Field(
            "question_seats",
            seats,
            1,
            f"pair-seat: 1 at who can be called; pick-supply: at whom the card is for; {AROUND}",
        ),
        Field(
            "question_used",
            seats * PLACES,
            1,
            f"pick-weapon: for each player, {AROUND}, 1 at each weapon used up, by place",
        ),
        Field("question_card", 1, CARDS, "ally-deck: the number of the weapon, from 1"),
        Field(
            "question_to",
            len(DESTINATIONS),
            1,
            f"ally-deck: 1 at where it goes otherwise: {', '.join(DESTINATIONS)}",
        ),
    ]


def fill_question(numbering: Numbering, state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the open question: which effect asks, and what is still to choose."""
    seats = state.seats
    task = state.stack[-1] if state.offers else None
    effect: Effect | None = None
    left = used = card = 0
    pair = target = to = -1
    given: tuple[int, ...] = ()
    if isinstance(task, PickSeat):
        effect = task.effect
    elif isinstance(task, PickUnit):
        effect = task.effect
        left = task.left
    elif isinstance(task, PickTarget):
        effect = task.effect
        left = task.amount
    elif isinstance(task, SplitPoint):
        effect = task.effect
        left = task.left
        given = task.given
    elif isinstance(task, PickOption):
        effect = task.effect
    elif isinstance(task, PickSupply):
        effect = task.effect
        target = task.target
    elif isinstance(task, PickCard):
        effect = task.effect
        left = task.left
    elif isinstance(task, PickWeapon):
        effect = task.effect
        left = task.left
        used = task.used
    elif isinstance(task, Confirm):
        effect = task.effect
    elif isinstance(task, PairSeat):
        pair = task.pair
    elif isinstance(task, AllyDeck):
        card = task.card.index + 1
        to = task.to
    if effect is not None:
        row[at + VERB_NUMBERS[effect.verb]] = 1
        put(row, at + len(VERBS), numbering.effects[effect.name])
    at += len(VERBS) + 1
    put(row, at, cut(left, CUT))
    at += 1
    for place in range(len(given)):
        put(row, at + place, cut(given[place], CUT))
    at += FOES + 1
    if target >= 0:
        row[at + after(target, seat, seats)] = 1
    elif pair >= 0:
        for other in range(2 * pair, 2 * pair + 2):
            row[at + after(other, seat, seats)] = 1
    at += seats
    for bit in range(seats * PLACES if used else 0):
        if used >> bit & 1:
            row[at + after(bit // PLACES, seat, seats) * PLACES + bit % PLACES] = 1
    at += seats * PLACES
    put(row, at, card)
    at += 1
    if to >= 0:
        row[at + to] = 1
    return at + len(DESTINATIONS)


# --- the turn and the homeworld -------------------------------------------------------------------


def list_course(numbering: Numbering, seats: int) -> list[Field]:
    """List the part about the turn and the homeworld."""
    worlds = numbering.box.homeworlds
    ids = ", ".join([world.id for world in worlds])
    return [
        Field("active", seats, 1, f"1 at whose turn it is, {AROUND}; all 0 in the boss's turn"),
        Field("captain", seats, 1, f"1 at who decides for the group, {AROUND}"),
        Field("energy", 1, CUT, f"the energy of this turn; more than {CUT} counts as {CUT}"),
        Field(
            "turn_rules",
            2,
            1,
            "1 if acquired techs go to the hand this turn; 1 if the next weapon acquired may go to "
            "an ally's deck",
        ),
        Field("homeworld", len(worlds), 1, f"1 at the homeworld: {ids}"),
        Field(
            "homeworld_life", 1, max([world.life for world in worlds]), "the life of the homeworld"
        ),
        Field(
            "homeworld_power",
            1,
            max([world.power_max for world in worlds]),
            "the power of the homeworld",
        ),
    ]


def fill_course(numbering: Numbering, state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the turn and of the homeworld."""
    seats, worlds, homeworld = state.seats, numbering.box.homeworlds, state.rules.homeworld
    if state.active >= 0:
        row[at + after(state.active, seat, seats)] = 1
    at += seats
    row[at + after(state.captain, seat, seats)] = 1
    at += seats
    put(row, at, cut(state.energy, CUT))
    put(row, at + 1, int(state.tech_to_hand))
    put(row, at + 2, int(state.weapon_to_ally))
    at += 3
    for world in worlds:
        if world is homeworld:
            row[at] = 1
        at += 1
    put(row, at, state.homeworld_life)
    put(row, at + 1, state.homeworld_power)
    return at + 2
