"""Checking the stack of a position: every task must follow from what lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.astro_knights.actions import PLACES
from sternentisch.games.astro_knights.components import TECH, WEAPON_KIND
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY
from sternentisch.games.astro_knights.effect import RunScript
from sternentisch.games.astro_knights.position_climb import Climb, Misfit, largest
from sternentisch.games.astro_knights.position_questions import (
    check_acquired,
    check_question,
    check_used,
)
from sternentisch.games.astro_knights.rules.boss_cards import EnterFoe, FinishStrike, RevealSpecial
from sternentisch.games.astro_knights.rules.boss_turn import ROUNDS, ActivateFoes, EndBossTurn
from sternentisch.games.astro_knights.rules.damage import CloseContext, HitHomeworld
from sternentisch.games.astro_knights.rules.player_turn import FinishOvercharge
from sternentisch.games.astro_knights.rules.supply import PlaceCard
from sternentisch.games.astro_knights.rules.weapons import FinishAttack
from sternentisch.games.astro_knights.selectors import (
    EACH_ALLY,
    EACH_PLAYER,
    TOTAL,
    DealOut,
    EachSeat,
)
from sternentisch.games.astro_knights.verbs_boss import Activate, Special
from sternentisch.games.astro_knights.verbs_cards import Equip, NextWeapon
from sternentisch.games.astro_knights.verbs_control import Trade
from sternentisch.games.astro_knights.verbs_players import Suffer

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.effect import Script
    from sternentisch.games.astro_knights.state import State
    from sternentisch.kernel.reader import Reader

STEPS = ("draw-up", "discard-hand", "clear-area", "action-step", "attack-step")
"""What a player turn lays out, the last step first."""
OUT_OF_PLACE = "does not belong here"


def check_stack(tasks: Reader, contexts: Reader, state: State) -> None:
    """Climb the stack, whose top is a question, and note the first thing that does not fit."""
    climb = Climb(state, tasks, contexts)
    try:
        begin(climb)
        while climb.place < len(climb.tasks) - 1:
            step(climb)
        if climb.depth < len(climb.contexts):
            raise Misfit(climb.contexts[climb.depth], "nothing of this is being resolved")
        if climb.place < len(climb.tasks):
            check_question(climb)
    except Misfit as misfit:
        misfit.reader.defect(misfit.message)


# --- what a turn lays out -------------------------------------------------------------------------


def begin(climb: Climb) -> None:
    """Climb what the turn has laid out, up to the first card being resolved."""
    climb.demand(climb.kind() == "next-turn", "kind", "the next turn must come last")
    climb.place += 1
    if climb.kind() in ("pass-extra", "draw-up"):
        begin_player_turn(climb)
    elif climb.kind() == "end-boss-turn":
        begin_boss_turn(climb)
    elif climb.kind() != "pair-seat":
        boss = climb.state.rules.boss
        texts = [boss.time_bubble, boss.turn_end if boss.turn_end_while is None else None]
        if climb.state.turns == 0 and not climb.state.order_discard:
            texts += [boss.tile_setup, boss.setup]
        close(climb, texts)
        task = climb.task()
        if isinstance(task, RunScript) and task.script is boss.tile_setup and task.first == 0:
            climb.place += 1
            close(climb, [boss.setup])


def begin_player_turn(climb: Climb) -> None:
    """Climb the steps of a turn that are still to come, and what the present one has begun."""
    state = climb.state
    seat = state.active
    if climb.kind() == "pass-extra":
        climb.demand(state.seats == 3 and state.extra_token == seat, "kind", "is no extra turn")
        climb.place += 1
    climb.demand(climb.kind() == STEPS[0], "kind", "the end of the turn wanted")
    last = ""
    for kind in STEPS:
        if climb.kind() != kind:
            break
        climb.demand_seat(seat)
        climb.place += 1
        last = kind
    if not climb.kind():
        return
    if last == "attack-step":
        attack(climb, seat, None)
    elif last == "action-step":
        act(climb, seat)
    else:
        climb.refuse("kind", OUT_OF_PLACE)


def act(climb: Climb, seat: int) -> None:
    """Climb what an action has begun. [AK-P10]"""
    task = climb.task()
    if isinstance(task, CloseContext):
        card = climb.coming().card
        if card is None:
            abilities = [climb.state.rules.homeworld.ability, climb.state.me().knight.ability]
            climb.open(seat, None, seat, NO_FOE, abilities)
        else:
            climb.demand_owned(seat, card)
            text = card.on_equip if card.kind == WEAPON_KIND else card.on_play
            climb.open(seat, card, seat, NO_FOE, [text])
    elif isinstance(task, FinishOvercharge):
        climb.demand_seat(seat)
        climb.demand(task.card.kind == TECH and task.card.pile >= 0, "card", "no tech of a pile")
        climb.open(seat, task.card, seat, NO_FOE, [task.card.on_play])
    elif isinstance(task, PlaceCard):
        place_card(climb, task)
    elif not task.is_question(climb.state):
        climb.refuse("kind", OUT_OF_PLACE)


def begin_boss_turn(climb: Climb) -> None:
    """Climb the steps of a boss turn that are still to come. [AK-B1]"""
    boss, tile, task = climb.state.rules.boss, climb.state.tile(), climb.task()
    is_fresh = isinstance(task, EndBossTurn) and task.rounds == ROUNDS
    is_ending = climb.state.stack[climb.place + 1].kind == "close"
    climb.demand(is_fresh != is_ending, "rounds", f"{ROUNDS} wanted before the end of the turn")
    climb.place += 1
    if is_ending:
        close(climb, [boss.turn_end if boss.turn_end_while is not None else None])
        return
    if climb.kind() in ("finish-strike", "enter-foe"):
        boss_card(climb, is_special=False)
        return
    climb.demand(climb.kind() == "draw-boss-card", "kind", OUT_OF_PLACE)
    climb.place += 1
    if climb.kind() == "start-foes":
        climb.place += 1
        close(climb, [tile.on_activate if tile is not None else None])
    elif climb.kind() == "new-boss-deck":
        climb.place += 1
        close(climb, [tile.on_instant if tile is not None else None])
    else:
        task = climb.task()
        if isinstance(task, ActivateFoes):
            numbers = [climb.coming().foe, *task.numbers, climb.state.foes_met + 1]
            is_rising = numbers == sorted(set(numbers))
            climb.demand(is_rising, "foes", "the foes to the right wanted, in order")
            climb.place += 1
        foe_text(climb)


# --- what is being resolved -----------------------------------------------------------------------


def close(climb: Climb, texts: list[Script | None]) -> None:
    """Climb a text of the boss that is nobody's."""
    climb.demand(climb.kind() == "close", "kind", OUT_OF_PLACE)
    climb.open(NOBODY, None, NOBODY, NO_FOE, texts)


def foe_text(climb: Climb) -> None:
    """Climb the text of a foe; one that has left play may be any. [AK-B2]"""
    climb.demand(climb.kind() == "close", "kind", OUT_OF_PLACE)
    state, number = climb.state, climb.coming().foe
    foe = state.find_foe(number)
    if not 0 < number <= state.foes_met:
        raise Misfit(climb.contexts[climb.depth].at("foe", None), "no foe has this number")
    cards = state.rules.boss.cards + state.rules.boss.specials if foe is None else [foe.card]
    climb.open(NOBODY, None, NOBODY, number, [card.on_activate for card in cards])


def boss_card(climb: Climb, is_special: bool) -> None:
    """Climb a boss card that has been revealed. [AK-B4, AK-B5]"""
    task = climb.task()
    if not isinstance(task, (FinishStrike, EnterFoe)):
        climb.refuse("kind", OUT_OF_PLACE)
    card = task.card
    climb.demand(card.is_special == is_special, "card", "is of another deck")
    climb.demand(card.is_foe == isinstance(task, EnterFoe), "card", "strikes resolve, foes enter")
    climb.open(NOBODY, None, NOBODY, NO_FOE, [card.on_instant if card.is_foe else card.on_resolve])


def attack(climb: Climb, seat: int, after: NextWeapon | None) -> None:
    """Climb an attack by a seat: in its attack step, or by an effect. [AK-P3, AK-P5, AK-A16]"""
    task = climb.task()
    if not isinstance(task, FinishAttack):
        climb.refuse("kind", OUT_OF_PLACE)
    if after is None or after.effect.is_own:
        climb.demand_seat(seat)
    climb.demand(task.seat >= 0, "seat", "an owner wanted")
    weapons = climb.state.players[task.seat].weapons
    climb.demand(task.place < len(weapons), "place", "no weapon is there")
    is_kept = after is not None and after.effect.keep
    climb.demand(task.keep == is_kept, "keep", "the text says otherwise")
    if after is not None and is_kept:
        is_marked = after.used >> task.seat * PLACES + task.place & 1 == 1
        climb.demand(is_marked, "place", "this weapon is not marked as used")
    weapon = weapons[task.place]
    climb.open(seat, weapon, task.seat, NO_FOE, [weapon.on_attack])


def place_card(climb: Climb, task: PlaceCard) -> None:
    """Climb what a card says that is being acquired. [AK-P16]"""
    check_acquired(climb, task.seat, task.card, task.to)
    climb.place += 1
    climb.demand(climb.kind() == "close", "kind", OUT_OF_PLACE)
    climb.open(task.seat, task.card, task.seat, NO_FOE, [task.card.on_acquire])


# --- what effects have laid out -------------------------------------------------------------------


def step(climb: Climb) -> None:
    """Climb one task within a card being resolved."""
    task = climb.task()
    if isinstance(task, RunScript):
        run_on(climb, task)
    elif isinstance(task, EachSeat):
        each_seat(climb, task)
    elif isinstance(task, DealOut):
        deal_out(climb, task)
    elif isinstance(task, NextWeapon):
        next_weapon(climb, task)
    elif isinstance(task, PlaceCard):
        place_card(climb, task)
    elif isinstance(task, HitHomeworld):
        hit_homeworld(climb, task)
    elif isinstance(task, RevealSpecial):
        reveal_special(climb, task)
    elif isinstance(task, CloseContext):
        inner_text(climb)
    else:
        is_revealed = any(isinstance(effect, Special) for effect in climb.effects)
        climb.demand(is_revealed, "kind", OUT_OF_PLACE)
        boss_card(climb, is_special=True)


def run_on(climb: Climb, task: RunScript) -> None:
    """Climb the rest of a script; all of it only where its cost is being paid."""
    if task.first > 0:
        climb.demand(task.script in climb.scripts, "script", "is not under way here")
        climb.go_on(task.script.effects[task.first - 1])
        return
    for effect in climb.effects:
        if isinstance(effect, Trade) and effect.gain is task.script:
            climb.place += 1
            climb.scripts, climb.effects = [], []
            climb.begin(effect.cost)
            return
    climb.refuse("first", "nothing is being paid for it")


def each_seat(climb: Climb, task: EachSeat) -> None:
    """Climb the seats that are still to come in an effect for each of them. [AK-D7]"""
    effect, later = task.effect, len(task.seats)
    climb.demand_effect(effect)
    is_each = effect.who in (EACH_PLAYER, EACH_ALLY) and climb.marked is not effect
    climb.demand(is_each, "effect", "is not for each player")
    turns = climb.turns_of(effect)
    is_rest = later < len(turns) and turns[len(turns) - later :] == list(task.seats)
    climb.demand(is_rest, "seats", "those after the present one wanted, in order")
    climb.marked, climb.waiting = effect, task.seats
    climb.go_on(effect)


def deal_out(climb: Climb, task: DealOut) -> None:
    """Climb what is left to be dealt out. [AK-C11]"""
    effect = task.effect
    climb.demand_effect(effect)
    is_total = effect.who == TOTAL and climb.marked is not effect
    climb.demand(is_total, "effect", "does not deal anything out")
    is_rest = task.left < largest(climb.state, effect.amount)
    climb.demand(is_rest, "left", "is more than the rest")
    climb.marked = effect
    climb.go_on(effect)


def next_weapon(climb: Climb, task: NextWeapon) -> None:
    """Climb an attack after which another one may follow. [AK-A16]"""
    check_used(climb, task.effect, task.left, task.used)
    climb.demand(task.left < task.effect.count, "left", "one attack is under way")
    climb.place += 1
    attack(climb, task.seat, task)


def hit_homeworld(climb: Climb, task: HitHomeworld) -> None:
    """Climb what was left of the damage that exhausted a knight. [AK-D10]"""
    state = climb.state
    factor = state.rules.box.exhausted_factor
    amounts = [largest(state, e.amount) for e in climb.effects if isinstance(e, Suffer)]
    is_rest = any(task.amount <= amount * factor for amount in amounts)
    climb.demand(is_rest, "amount", "no damage under way leaves that much")
    climb.demand(is_somebody_exhausted(state), "kind", "nobody is exhausted")
    climb.place += 1
    close(climb, [state.rules.boss.on_exhaust])


def reveal_special(climb: Climb, task: RevealSpecial) -> None:
    """Climb a special card, or what happens without one; more are to come. [AK-B8]"""
    is_rest = any(isinstance(e, Special) and task.count < e.count for e in climb.effects)
    climb.demand(is_rest, "count", "no text under way reveals that many")
    climb.place += 1
    if climb.kind() == "close":
        close(climb, [climb.state.rules.boss.special_empty])
    else:
        boss_card(climb, is_special=True)


def inner_text(climb: Climb) -> None:
    """Climb a text that an effect has brought up: of a foe, a weapon, or of the boss."""
    context, boss = climb.coming(), climb.state.rules.boss
    you, card = context.you, context.card
    texts: list[Script | None] = []
    for effect in climb.effects:
        if isinstance(effect, Activate) and context.foe != NO_FOE:
            foe_text(climb)
            return
        if isinstance(effect, Equip) and card is not None and you in climb.seats_for(effect):
            climb.demand_owned(you, card)
            climb.open(you, card, you, NO_FOE, [card.on_equip])
            return
        if isinstance(effect, Suffer) and is_somebody_exhausted(climb.state):
            texts.append(boss.on_exhaust)
        elif isinstance(effect, Special):
            texts.append(boss.special_empty)
    climb.demand(bool(texts), "kind", OUT_OF_PLACE)
    close(climb, texts)


def is_somebody_exhausted(state: State) -> bool:
    """Whether any knight is exhausted; without one, no exhaustion can be under way."""
    return any(player.exhausted for player in state.players)
