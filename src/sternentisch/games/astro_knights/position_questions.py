"""Checking the open question of a position: who is asked, for what, and whether anybody would be.

Nothing happens between asking and answering, so a question must be the one that would be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.astro_knights.actions import PLACES
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
from sternentisch.games.astro_knights.components import WEAPON_KIND
from sternentisch.games.astro_knights.context import NOBODY
from sternentisch.games.astro_knights.position_climb import largest
from sternentisch.games.astro_knights.rules.order import PairSeat
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE, AllyDeck
from sternentisch.games.astro_knights.selectors import (
    ALLY,
    COSTLIEST_WEAPON,
    LOWEST_LIFE,
    MOST_WEAPONS,
    PLAYER,
    TOTAL,
    SeatEffect,
)
from sternentisch.games.astro_knights.verbs_cards import ANY_KIND, Acquire
from sternentisch.games.astro_knights.verbs_control import Seq, Trade
from sternentisch.games.astro_knights.verbs_damage import Damage, TargetEffect

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.position_climb import Climb
    from sternentisch.games.astro_knights.verbs_cards import Attack

CHOSEN = (PLAYER, ALLY, LOWEST_LIFE, MOST_WEAPONS, COSTLIEST_WEAPON)
"""The selectors of which one player is chosen."""
UNASKED = "nobody would be asked this now"


def check_question(climb: Climb) -> None:
    """Check the task on top, which is the next one of the climb."""
    task = climb.task()
    if isinstance(task, PairSeat):
        check_pair(climb, task)
    elif isinstance(task, AllyDeck):
        check_ally(climb, task)
    elif isinstance(task, PickCard):
        check_card(climb, task)
    elif isinstance(task, Confirm):
        check_confirm(climb, task)
    else:
        climb.demand(climb.depth > 0, "kind", "does not belong here")
        climb.demand_seat(climb.decider())
        check_choice(climb)


def check_choice(climb: Climb) -> None:
    """Check a question for whoever decides on the card being resolved. [AK-M1, AK-M3]"""
    task = climb.task()
    if isinstance(task, PickSeat):
        check_seat(climb, task)
    elif isinstance(task, PickUnit):
        check_unit(climb, task)
    elif isinstance(task, PickTarget):
        check_target(climb, task)
    elif isinstance(task, SplitPoint):
        check_split(climb, task)
    elif isinstance(task, PickOption):
        climb.demand_effect(task.effect)
        is_asked = len(task.effect.best_options(climb.state)) > 1
        is_asked = is_asked and not task.effect.is_idle(climb.state)
        climb.demand(is_asked, "effect", UNASKED)
    elif isinstance(task, PickSupply):
        climb.demand_effect(task.effect)
        is_for = task.target in climb.seats_for(task.effect)
        climb.demand(is_for, "target", "the card is for somebody else")
        is_asked = task.effect.units(climb.state, task.target, 1) > 0
        climb.demand(is_asked, "effect", UNASKED)
    elif isinstance(task, PickWeapon):
        check_used(climb, task.effect, task.left, task.used)
        is_asked = bool(task.effect.list_weapons(climb.state, task.used))
        climb.demand(is_asked, "used", "no weapon is left")
    else:
        climb.refuse("kind", "does not belong here")


def check_pair(climb: Climb, task: PairSeat) -> None:
    """The card of the pair has just been drawn, and nobody holds its token. [AK-O5]"""
    state = climb.state
    climb.demand(climb.place == 1, "kind", "does not belong here")
    climb.demand_seat(state.captain)
    drawn = state.order_discard[-1:]
    is_called = [card.seats for card in drawn] == [[2 * task.pair, 2 * task.pair + 1]]
    climb.demand(is_called, "pair", "its card has not been drawn")
    climb.demand(state.pair_tokens[task.pair] == NOBODY, "pair", "somebody holds its token")


def check_acquired(climb: Climb, seat: int, card: Card, to: int) -> None:
    """A card being acquired was bought, or is given by an effect. [AK-P16, AK-C14]"""
    climb.demand(card.pile >= 0, "card", "is not from the supply")
    if climb.depth == 0:
        climb.demand_seat(climb.state.active)
        climb.demand(to == DISCARD_PILE, "to", "bought cards go to the discard")
        return
    for effect in climb.effects:
        if isinstance(effect, Acquire) and effect.to == to and seat in climb.seats_for(effect):
            is_fit = effect.kind in (ANY_KIND, card.kind) and card.cost <= effect.max_cost
            climb.demand(is_fit, "card", "does not fit the effect")
            return
    climb.refuse("kind", "no effect lets this seat acquire a card")


def check_ally(climb: Climb, task: AllyDeck) -> None:
    """The weapon is acquired by the active player, who has used up the rule. [AK-A18]"""
    check_acquired(climb, task.seat, task.card, task.to)
    climb.demand_seat(climb.state.active)
    climb.demand(task.card.kind == WEAPON_KIND, "card", "no weapon")
    climb.demand(not climb.state.weapon_to_ally, "kind", "the rule is used up by it")


def check_seat(climb: Climb, task: PickSeat) -> None:
    """Several players may be chosen, and something would come of it. [AK-C8, AK-M10]"""
    effect, state = task.effect, climb.state
    climb.demand_effect(effect)
    climb.demand(effect.who in CHOSEN, "effect", "chooses nobody")
    seats = effect.candidates(state)
    is_asked = len(seats) > 1 and not effect.is_idle(state)
    climb.demand(is_asked, "effect", UNASKED)


def check_unit(climb: Climb, task: PickUnit) -> None:
    """Somebody can take a unit of what is left. [AK-C11]"""
    effect, state = task.effect, climb.state
    climb.demand_effect(effect)
    is_total = effect.who == TOTAL and climb.marked is not effect
    climb.demand(is_total, "effect", "does not deal anything out")
    climb.demand(task.left <= largest(state, effect.amount), "left", "is more than there is")
    is_asked = any(effect.units(state, seat, 1) for seat in range(state.seats))
    climb.demand(is_asked, "effect", UNASKED)


def strength(climb: Climb, effect: TargetEffect) -> int:
    """Return the damage that an effect deals now. [AK-D5]"""
    if not isinstance(effect, Damage):
        return 0
    return effect.amount.value(climb.state) + climb.context().boost


def check_target(climb: Climb, task: PickTarget) -> None:
    """There is a foe to choose, and the damage is what it must be. [AK-D2]"""
    effect = task.effect
    climb.demand_effect(effect)
    is_split = isinstance(effect, Damage) and effect.is_split
    climb.demand(bool(climb.state.foes) and not is_split, "effect", UNASKED)
    is_due = task.amount == strength(climb, effect)
    is_due = is_due and (task.amount > 0 or not isinstance(effect, Damage))
    climb.demand(is_due, "amount", "the effect deals another amount")


def check_split(climb: Climb, task: SplitPoint) -> None:
    """What is given and what is left make up the damage; no foe is given too much. [AK-A30]"""
    effect, foes = task.effect, climb.state.foes
    climb.demand_effect(effect)
    is_split = isinstance(effect, Damage) and effect.is_split
    climb.demand(bool(foes) and is_split, "effect", UNASKED)
    climb.demand(len(task.given) == len(foes) + 1, "given", "the boss and every foe wanted")
    for foe, given in zip(foes, task.given[1:], strict=True):
        climb.demand(given <= foe.life, "given", "is more than a foe has life")
    is_due = sum(task.given) + task.left == strength(climb, effect)
    climb.demand(is_due, "left", "the effect deals another amount")


def check_card(climb: Climb, task: PickCard) -> None:
    """The owner of the cards has one that fits. [AK-M2]"""
    effect, state = task.effect, climb.state
    climb.demand_effect(effect)
    is_for = task.seat in climb.seats_for(effect)
    climb.demand(is_for, "seat", "the effect is for somebody else")
    most = 1 if effect.who == TOTAL else largest(state, effect.amount)
    climb.demand(task.left <= most, "left", "is more than there is")
    climb.demand(effect.units(state, task.seat, 1) > 0, "effect", UNASKED)


def check_used(climb: Climb, effect: Attack, left: int, used: int) -> None:
    """As many weapons of this table are marked as have attacked and are kept. [AK-A16]"""
    climb.demand_effect(effect)
    climb.demand_seat(climb.decider())
    climb.demand(used < 1 << climb.state.seats * PLACES, "used", "a weapon of nobody")
    climb.demand(left <= effect.count, "left", "is more than there is")
    marked = effect.count - left if effect.keep else 0
    climb.demand(used.bit_count() == marked, "used", f"{marked} weapons wanted")


def check_confirm(climb: Climb, task: Confirm) -> None:
    """Something may be done by this seat, and can be done. [AK-C5, AK-C6]"""
    effect, state = task.effect, climb.state
    climb.demand_effect(effect)
    climb.demand(effect.may, "effect", UNASKED)
    if isinstance(effect, Trade):
        climb.demand_seat(climb.decider())
        climb.demand(effect.is_allowed(state), "effect", UNASKED)
    elif isinstance(effect, SeatEffect):
        is_for = task.seat in climb.seats_for(effect)
        climb.demand(is_for, "seat", "the effect is for somebody else")
        is_asked = effect.asks_first() and effect.who != TOTAL
        climb.demand(is_asked, "effect", UNASKED)
        if isinstance(effect, Seq):
            climb.demand(climb.context().that == task.seat, "seat", "another player is meant")
            climb.demand(effect.script.can(state) > 0, "effect", UNASKED)
