"""Setup. Rules AK-S1 to AK-S12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.damage import open_boss_context
from sternentisch.games.astro_knights.rules.order import NEXT_TURN
from sternentisch.games.astro_knights.state import Player, State

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Knight, Rules
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.rng import Rng


def new_player(knight: Knight) -> Player:
    """Return a seat with its knight's start values and cards. [AK-S2, AK-S3]"""
    player = Player(
        knight=knight,
        life=knight.life,
        power=knight.power_start,
        slots=knight.slots_start,
        exhausted=False,
        hand=[],
        deck=knight.deck[::-1],
        discard=[],
        area=[],
        weapons=[],
        damage=[0, 0],
    )
    for card in knight.hand:
        player.take(card)
    return player


def lay_out(
    game: Game, options: dict[str, object], rules: Rules, knights: list[Knight], rng: Rng
) -> State:
    """Return the table before anything is shuffled. [AK-S1 to AK-S4]"""
    state = State(game, options, len(knights), rng)
    state.rules = rules
    state.players = [new_player(knight) for knight in knights]
    state.active = NOBODY
    state.captain = 0
    state.turns = 0
    state.energy = 0
    state.tech_to_hand = False
    state.weapon_to_ally = False
    state.homeworld_life = rules.homeworld.life
    state.homeworld_power = rules.homeworld.power_start
    state.boss_life = rules.boss.life  # [AK-S10]
    state.boss_cap = rules.boss.life
    state.level = 1  # [AK-S6]
    state.track = rules.boss.track_start
    state.foes = []
    state.foes_met = 0
    state.boss_deck = []
    state.boss_discard = []
    state.special_deck = []
    state.special_discard = []
    state.supply = [[] for _ in rules.box.pile_ids]
    state.shown = [True] * len(rules.box.pile_ids)
    state.known = [0] * len(rules.box.pile_ids)
    state.order_deck = []
    state.order_known = 0
    state.order_seen = False
    state.order_discard = []
    state.extra_token = NOBODY
    state.pair_tokens = [NOBODY, NOBODY]
    state.destroyed = []
    state.destroyed_boss = []
    state.reason = ""
    state.contexts = []
    state.stack = []
    return state


def set_up(
    game: Game, options: dict[str, object], rules: Rules, knights: list[Knight], rng: Rng
) -> State:
    """Deal a new game up to the setup instructions of the boss. [AK-S5, AK-S7, AK-S8, AK-S11]

    All chance of the game is in its shuffles. [AK-M23]
    """
    state = lay_out(game, options, rules, knights, rng)
    fill_supply(state)
    fill_boss_decks(state)
    seats = state.seats
    state.order_deck = rules.box.order_decks[seats][:]
    rng.shuffle(state.order_deck)
    if seats == 3:
        state.extra_token = rules.extra_token
    return state


def fill_supply(state: State) -> None:
    """Sort the supply into six piles and shuffle each. [AK-S5]"""
    state.supply = [pile[:] for pile in state.rules.piles]
    for pile in state.supply:
        state.rng.shuffle(pile)


def fill_boss_decks(state: State) -> None:
    """Shuffle the boss cards that fit the number of knights, and the specials. [AK-S7, AK-A6]"""
    rules, seats = state.rules, state.seats
    state.boss_deck = [card for card in rules.boss_cards if card.mark <= seats]
    state.boss_discard = [card for card in rules.boss_cards if card.mark > seats]
    state.special_deck = rules.specials[:]
    state.rng.shuffle(state.boss_deck)
    state.rng.shuffle(state.special_deck)


def begin_game(state: State) -> None:
    """Carry out the setup instructions, then begin to draw order cards. [AK-S8, AK-S9, AK-S12]"""
    if state.listener is not None:
        state.tell(events.game_started(state))
    state.push(NEXT_TURN)
    boss = state.rules.boss
    if boss.tile_setup is not None:
        open_boss_context(state, NO_FOE)
        run_script(state, boss.tile_setup)
    if boss.setup is not None:
        open_boss_context(state, NO_FOE)
        run_script(state, boss.setup)
