"""Checking the table of a position: pieces, lives, turns, tokens and piles fit each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.astro_knights.components import WEAPON_KIND
from sternentisch.games.astro_knights.context import NOBODY
from sternentisch.games.astro_knights.position_stack import check_stack
from sternentisch.games.astro_knights.rules.boss_turn import OUT_OF_CARDS
from sternentisch.games.astro_knights.rules.damage import (
    ALL_EXHAUSTED,
    HOMEWORLD_LOST,
    VICTORY,
    all_exhausted,
)
from sternentisch.games.astro_knights.rules.player_turn import ClearArea, DrawUp, FinishOvercharge
from sternentisch.games.astro_knights.rules.supply import AllyDeck, PlaceCard
from sternentisch.games.astro_knights.verbs_boss import ADD_TIME_BUBBLE, Order
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Boss
    from sternentisch.games.astro_knights.state import State
    from sternentisch.kernel.reader import Reader

Fields = dict[str, "Reader"]


def check(root: Reader, f: Fields, state: State) -> None:
    """Check a state whose fields are all right by themselves."""
    check_pieces(root, state)
    check_zones(f, state)
    if state.stack and not state.stack[-1].is_question(state):
        f["stack"].defect("somebody must be asked")
    if root.defects:
        return
    check_lives(f, state)
    check_turn(f, state)
    check_areas(f, state)
    check_tokens(f, state)
    check_supply(f, state)
    check_order(f, state)
    if state.stack and not root.defects:
        check_stack(f["stack"], f["contexts"], state)
    if state.stack and not root.defects and not state.decision().legal(state):
        f["stack"].defect("this question cannot be answered")


def check_pieces(root: Reader, state: State) -> None:
    """Every card is somewhere, and only once."""
    rules = state.rules
    options: dict[str, object] = {
        **state.options,
        "boss": rules.boss.id,
        "homeworld": rules.homeworld.id,
        "knights": [player.knight.id for player in state.players],
    }
    expected = state.game.set_up(options, state.seats, Rng(0)).pieces()
    found = state.pieces()
    if brings_bubble(rules.boss):
        expected.append(f"order {rules.box.bubble_order.id}")
    for name in sorted(set(expected) | set(found)):
        wanted, there = expected.count(name), found.count(name)
        if wanted != there:
            root.defect(f"{wanted} of {name!r} wanted, {there} found")


def brings_bubble(boss: Boss) -> bool:
    """Whether the setup of a boss adds the Time Bubble, before anything else. [AK-O8]"""
    effects = [] if boss.setup is None else boss.setup.effects
    return any(isinstance(each, Order) and each.op == ADD_TIME_BUBBLE for each in effects)


def check_zones(f: Fields, state: State) -> None:
    """Cards lie only where cards of their kind can lie. [AK-P12, AK-P15, AK-B8]"""
    for name, cards, is_special in (
        ("boss_deck", state.boss_deck, False),
        ("boss_discard", state.boss_discard, False),
        ("special_deck", state.special_deck, True),
        ("special_discard", state.special_discard, True),
    ):
        if any(card.is_special != is_special for card in cards):
            f[name].defect("a card of the other deck")
    numbers = [foe.number for foe in state.foes]
    if numbers != sorted(numbers):
        f["foes"].defect("those that came first wanted first")
    for player, item in zip(state.players, f["players"].items(), strict=True):
        if any(card.kind != WEAPON_KIND for card in player.weapons):
            item.at("weapons", None).defect("only weapons can be equipped")
        if len(player.weapons) > player.knight.slots_max:
            item.at("weapons", None).defect(f"at most {player.knight.slots_max} weapons")
        if any(card.kind == WEAPON_KIND for card in player.area):
            item.at("area", None).defect("weapons are not played")


def check_lives(f: Fields, state: State) -> None:
    """The game is over exactly for the reason it gives. [AK-2, AK-3, AK-V6]"""
    if (state.boss_life == 0) != (state.reason == VICTORY):
        f["boss_life"].defect("the boss has no life exactly after a victory")
    if (state.homeworld_life == 0) != (state.reason == HOMEWORLD_LOST):
        f["homeworld_life"].defect("the homeworld has no life exactly when it is lost")
    if (state.seats > 1 and all_exhausted(state)) != (state.reason == ALL_EXHAUSTED):
        f["reason"].defect("the game ends exactly when everybody is exhausted")
    if state.reason == OUT_OF_CARDS and (state.boss_deck or state.level < state.rules.boss.levels):
        f["reason"].defect("the boss has cards or levels left")
    if state.reason and state.contexts:
        f["contexts"].defect("nothing is being resolved any more")


def check_turn(f: Fields, state: State) -> None:
    """Whose turn it is fits what is still to be done, and what belongs to a turn. [AK-M3]"""
    has_turn = any(isinstance(task, DrawUp) for task in state.stack)
    if not state.reason and has_turn != (state.active != NOBODY):
        f["active"].defect("somebody is active exactly in a player turn")
    if state.active not in (NOBODY, state.captain):
        f["captain"].defect("the active player decides for the group")
    if state.turns == 0 and (state.active != NOBODY or state.captain != 0):
        f["turns"].defect("somebody has taken a turn")
    for name, is_set in (
        ("energy", state.energy > 0),
        ("tech_to_hand", state.tech_to_hand),
        ("weapon_to_ally", state.weapon_to_ally),
    ):
        if is_set and state.active == NOBODY:
            f[name].defect("ends with the turn")


def check_areas(f: Fields, state: State) -> None:
    """Cards lie in a play area only until the end of their turn. [AK-P12, AK-P30]"""
    is_time = bool(state.reason) or any(isinstance(task, ClearArea) for task in state.stack)
    for seat, item in enumerate(f["players"].items()):
        if state.players[seat].area and not (is_time and seat == state.active):
            item.at("area", None).defect("cards are played in the own turn only")


def check_tokens(f: Fields, state: State) -> None:
    """Tokens of pairs are held by one of the pair, where there are cards for it. [AK-O5]"""
    deck = state.rules.box.order_decks[state.seats]
    for pair, item in enumerate(f["pair_tokens"].items()):
        seats = [2 * pair, 2 * pair + 1]
        holder = state.pair_tokens[pair]
        if holder == NOBODY:
            continue
        if holder not in seats or state.seats == 1 or not any(card.seats == seats for card in deck):
            item.defect("this seat cannot hold it")


def check_supply(f: Fields, state: State) -> None:
    """A pile has no face-up card exactly while one of it is being taken. [AK-P14, AK-P16]"""
    taken = [
        task.card.pile
        for task in state.stack
        if isinstance(task, (AllyDeck, FinishOvercharge, PlaceCard))
    ]
    is_stopped = bool(state.reason) and state.active != NOBODY  # perhaps in the middle of it
    for pile, item in enumerate(f["shown"].items()):
        if not is_stopped and taken.count(pile) != (not state.shown[pile]):
            item.defect("face down exactly while a card of it is being taken")
    for pile, item in enumerate(f["known"].items()):
        if state.known[pile] and pile != state.rules.box.tech_pile:
            item.defect("only technologies are put back")


def check_order(f: Fields, state: State) -> None:
    """Of the order deck, what everybody knows is what can be known. [AK-O2]"""
    box = state.rules.box
    fixed = (box.boss_order, box.bubble_order)
    if any(card in fixed for card in state.order_deck[: state.order_known]):
        f["order_known"].defect("only cards of players are put to the bottom")
    if state.order_seen and (not state.order_deck or state.order_deck[-1] not in fixed):
        f["order_seen"].defect("only a card of the boss stays on top")
