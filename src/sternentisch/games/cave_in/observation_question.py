"""The parts of an observation that tell who is asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in.actions import COLOURS, PLACES, REACH
from sternentisch.games.cave_in.content import MANY
from sternentisch.games.cave_in.effects import DoubleFactionLevel
from sternentisch.games.cave_in.observation_box import all_levels
from sternentisch.games.cave_in.rules.collect import CollectPay
from sternentisch.games.cave_in.rules.colour import Dig, DigColour, DyeColour, DyeHand
from sternentisch.games.cave_in.rules.mine import MineColour, MinePay
from sternentisch.games.cave_in.rules.raid import RaidSecond
from sternentisch.games.cave_in.rules.recruit import RecruitPay
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand
from sternentisch.games.cave_in.rules.take import (
    ANY,
    NOBODY,
    TakeBase,
    TakeBottom,
    TakeCrystal,
    TakeDock,
    TakeSpread,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, add, after, put

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box
    from sternentisch.games.cave_in.state import State

QUESTIONS: Final = (
    "start-artifacts",
    "main",
    "recruit-pick",
    "recruit-pay",
    "mine-pick",
    "mine-colour",
    "mine-pay",
    "collect-pick",
    "collect-pay",
    "skill-pick",
    "raid-pick",
    "raid-second",
    "take-crystal",
    "take-dock",
    "take-bottom",
    "take-base",
    "take-spread",
    "subjugate-base",
    "subjugate-hand",
    "dig",
    "dig-colour",
    "dye-colour",
    "dye",
)
NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(QUESTIONS)}


def list_question(box: Box, seats: int) -> list[Field]:
    """List the parameters of the question; those it has not are 0."""
    dues = box.row_costs + [card.cost for card in box.artifact_cards]
    factors = [c.effect.factor for c in box.types if isinstance(c.effect, DoubleFactionLevel)]
    factor = max([1, *factors])
    paid = all_levels(box) * factor
    colours = ", ".join(box.colours)
    return [
        Field(
            "question_place",
            PLACES,
            1,
            "recruit-pay: 1 at the place in the docks; mine-colour, mine-pay, dig-colour: at the "
            "place in the mine; collect-pay: at the artifact stack",
        ),
        Field("question_half", 1, 1, "collect-pay: 1 for the right half of the card"),
        Field(
            "question_colour",
            COLOURS,
            1,
            "mine-pay, dye: 1 at the colour of the cards; take-crystal: at that of the crystal; "
            f"take-base, take-spread: at that of the faction; 0s for any: {colours}",
        ),
        Field(
            "question_seats",
            seats,
            REACH,
            "take-base, take-spread: how often cards were taken from each base already; "
            f"raid-second: 1 for the base raided; {AROUND}",
        ),
        Field("question_due", 1, max(dues), "mine-colour, mine-pay, collect-pay: levels to pay"),
        Field("question_paid", 1, paid, "mine-pay, collect-pay: the levels paid so far"),
        Field("question_least", 1, len(box.copies) * factor, "the smallest part of those"),
        Field("question_cost", 1, MANY, "take-crystal, subjugate-hand: the crystal's printed cost"),
        Field(
            "question_level",
            1,
            MANY,
            "take-dock, subjugate-base, subjugate-hand: the level of the cards; 0 for any, or for "
            "the lowest of the own base",
        ),
        Field(
            "question_count",
            1,
            MANY,
            "take-dock, take-bottom, take-base, subjugate-hand, dye-colour, dye: how many cards "
            "there may still be",
        ),
        Field("question_budget", 1, MANY, "take-dock: what the levels may still add up to"),
        Field("question_discount", 1, MANY, "dig, dig-colour: how much cheaper the crystal gets"),
        Field("question_one_base", 1, 1, "take-base: 1 if all cards must come from one base"),
        Field("question_from_one", 1, MANY, "take-spread: how many cards a single base may give"),
    ]


def fill_question(state: State, seat: int, row: Row, at: int) -> int:
    """Tell of the open question: what it is about, what is due, how much is still allowed."""
    seats = state.seats
    place = at
    half = place + PLACES
    colour = half + 1
    bases = colour + COLOURS
    due = bases + seats
    paid = due + 1
    least = paid + 1
    cost = least + 1
    level = cost + 1
    count = level + 1
    budget = count + 1
    discount = budget + 1
    one_base = discount + 1
    from_one = one_base + 1
    node = state.stack[-1] if state.offers else None
    if isinstance(node, RecruitPay):
        row[place + node.place] = 1
    elif isinstance(node, MineColour):
        row[place + node.place] = 1
        put(row, due, node.due)
    elif isinstance(node, MinePay):
        row[place + node.place] = 1
        row[colour + node.colour] = 1
        put(row, due, node.due)
        put(row, paid, node.paid)
        put(row, least, node.least)
    elif isinstance(node, CollectPay):
        row[place + node.place] = 1
        put(row, half, node.half)
        put(row, due, node.due)
        put(row, paid, node.paid)
        put(row, least, node.least)
    elif isinstance(node, RaidSecond):
        row[bases + after(node.raided, seat, seats)] = 1
    elif isinstance(node, TakeCrystal):
        put(row, cost, node.cost)
        if node.colour != ANY:
            row[colour + node.colour] = 1
    elif isinstance(node, TakeDock):
        put(row, level, node.level)
        put(row, count, node.count)
        put(row, budget, node.budget)
    elif isinstance(node, TakeBottom):
        put(row, count, node.count)
    elif isinstance(node, TakeBase):
        put(row, count, node.count)
        put(row, one_base, int(node.one_base))
        if node.faction != ANY:
            row[colour + node.faction] = 1
        if node.source != NOBODY:
            row[bases + after(node.source, seat, seats)] = 1
    elif isinstance(node, TakeSpread):
        row[colour + node.faction] = 1
        put(row, from_one, node.from_one)
        for used in node.used:
            add(row, bases + after(used, seat, seats))
    elif isinstance(node, SubjugateBase):
        put(row, level, node.level)
    elif isinstance(node, SubjugateHand):
        put(row, count, node.count)
        put(row, level, node.level)
        put(row, cost, node.cost)
    elif isinstance(node, Dig):
        put(row, discount, node.discount)
    elif isinstance(node, DigColour):
        row[place + node.place] = 1
        put(row, discount, node.discount)
    elif isinstance(node, DyeColour):
        put(row, count, node.count)
    elif isinstance(node, DyeHand):
        row[colour + node.colour] = 1
        put(row, count, node.count)
    return from_one + 1
