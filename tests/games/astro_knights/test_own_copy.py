"""A player's own values laid over the content: what takes effect, and what plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import Rng
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.state import State
from tests.support.astro_knights import game
from tests.support.own_copies import own_copy_of

BOSSES = ("furion", "architect", "lunaris", "kontinnua")
VIBRAX = "[[card]]\nid = 'vibrax'\n"


def load(folder: Path, text: str) -> AstroKnights:
    return own_copy_of(game(), folder, text)


def turn(own: AstroKnights, **fields: object) -> State:
    """Return the action step of Zack's turn, beside Toli, with fields of the position changed."""
    options: dict[str, object] = {"knights": ["zack", "toli"]}
    document = own.start(2, 1, options).to_position()
    body = document["state"]
    assert isinstance(body, dict)
    kinds = ("next-turn", "draw-up", "discard-hand", "clear-area", "action-step")
    stack = [{"kind": kind, "seat": 0 if kind != "next-turn" else -1} for kind in kinds]
    body.update(active=0, captain=0, contexts=[], stack=stack, **fields)
    state = own.from_position(document)
    assert isinstance(state, State)
    return state


def play_to_the_end(own: AstroKnights, difficulty: str = "normal") -> None:
    """Play games at every player count against every boss, saved and loaded on the way."""
    for number, boss in enumerate(BOSSES):
        seats = 1 + number
        state = own.start(seats, number, {"boss": boss, "difficulty": difficulty})
        rng = Rng(seats)
        turn = 0
        while not state.over:
            turn += 1
            if turn % 50 == 0:
                assert own.from_position(state.to_position()) == state
            state.play(state.offers[rng.below(len(state.offers))])
        assert state.outcome().reason in own.reasons


# --- what takes effect ---------------------------------------------------------------------------


def test_replaced_numbers_take_effect(tmp_path: Path) -> None:
    """Costs, bars, lives, marks, constants; all else stays."""
    own = load(
        tmp_path,
        """
        [constants.slot_cost]
        value = 4
        [[card]]
        id = "vibrax"
        cost = 8
        copies = 2
        [[card]]
        id = "repulsor"
        cost = 5
        [[knight]]
        id = "zack"
        life = 12
        slots_start = 2
        [[homeworld]]
        id = "ylong"
        life = 40
        [[boss]]
        id = "furion"
        life = 50
        track_max = 12
        [[boss_card]]
        id = "tzorn"
        life = 9
        mark = "always"
        [[level_tile]]
        id = "furion-2"
        foe_life = 5
        [[difficulty_tile]]
        id = "furion-nightmare"
        life = 10
        """,
    )
    cards = {card.id: card for card in own.box.cards}
    assert (cards["vibrax"].cost, cards["vibrax"].copies) == (8, 2)
    assert own.box.pile_ids[cards["repulsor"].pile] == "weapon_mid", "the cost decides the pile"
    assert (own.box.knights[1].life, own.box.knights[1].slots_start) == (12, 2)
    assert [side.life for side in own.box.bosses[0]] == [50, 50, 60]
    assert own.box.bosses[0][0].tiles[0].foe_life == 5

    state = own.start(1, 1, {"homeworld": "ylong", "knights": ["zack"]})
    assert isinstance(state, State)
    assert (state.homeworld_life, state.players[0].slots, state.boss_life) == (40, 2, 50)
    assert "tzorn" in [card.id for card in state.boss_deck + [foe.card for foe in state.foes]]
    assert own.box.slot_cost == 4
    assert game().box.slot_cost == 3


def test_a_changed_effect_works(tmp_path: Path) -> None:
    """The whole list of paragraphs is replaced; Normium gives 3 energy and heals the homeworld."""
    own = load(
        tmp_path,
        """
        [[start_card]]
        id = "normium"
        on_play = [{ do = "energy", n = 3 }, { do = "heal", who = "homeworld", n = 2 }]
        """,
    )
    state = turn(own, homeworld_life=20)
    state.apply(own.action("hand normium"))

    assert (state.energy, state.homeworld_life) == (3, 22)


def test_a_longer_and_a_shorter_text(tmp_path: Path) -> None:
    """Toli's ability loses a paragraph, Zack's becomes another one altogether."""
    own = load(
        tmp_path,
        """
        [[knight]]
        id = "toli"
        ability = [{ do = "heal", who = "homeworld", n = 5 }]
        [[knight]]
        id = "zack"
        ability = [
            { do = "choose", options = [[{ do = "energy", n = 4 }], [{ do = "boost", n = 2 }]] },
            { do = "power", who = "you", n = 1 },
        ]
        """,
    )
    state = turn(own)
    state.players[0].power = 4
    state.settle()
    state.apply(own.action("knight"))
    assert state.decision().kind == "pick-option"

    state.apply(own.action("option 1"))
    assert (state.energy, state.players[0].power) == (4, 1)


@pytest.mark.parametrize(
    "later",
    [
        "{ do = 'draw', who = 'that_player', n = 1 }",
        "{ do = 'if', cond = { track_min = 0 }, then = [{ do = 'draw', who = 'that_player', "
        "n = { base = 0, per = 1, of = 'hand_of_that_player' } }] }",
    ],
)
@pytest.mark.parametrize("verb", ["heal", "seq"])
def test_who_is_chosen_counts_for_a_later_paragraph(tmp_path: Path, verb: str, later: str) -> None:
    """A player heals, and draws: with all lives full there is still somebody to choose."""
    first = "{ do = 'heal', who = 'player', n = 1 }"
    if verb == "seq":
        first = (
            "{ do = 'seq', who = 'player', effects = [{ do = 'heal', who = 'that_player', n = 1 }]}"
        )
    text = "[[start_card]]\nid = 'normium'\non_play = ["
    state = turn(load(tmp_path, f"{text}{first}, {later}]"))
    held = len(state.players[1].hand)
    state.apply(state.game.action("hand normium"))
    assert state.decision().kind == "pick-seat"
    state.apply(state.game.action("seat 1"))
    assert len(state.players[1].hand) > held

    state = turn(load(tmp_path, f"{text}{first}]"))
    state.apply(state.game.action("hand normium"))
    assert state.decision().kind == "action-step", "nobody can use it, and nothing hangs on it"


def test_a_changed_rule_of_a_boss(tmp_path: Path) -> None:
    """Furion fires from 4 on and lowers the track by 4; its exhaustion effect is another."""
    own = load(
        tmp_path,
        """
        [[boss]]
        id = "furion"
        turn_end = [{ do = "suffer", who = "homeworld", n = 1 }, { do = "track", n = -4 }]
        turn_end_while = { track_min = 4 }
        on_exhaust = [{ do = "suffer", who = "homeworld", n = 9 }]
        """,
    )
    boss = own.box.bosses[0][0]
    assert boss.turn_end_while is not None
    assert boss.turn_end_while.track_min == 4
    assert boss.turn_end is not None
    assert [effect.verb for effect in boss.turn_end.effects] == ["suffer", "track"]
    assert boss.on_exhaust is not None
    assert [effect.verb for effect in boss.on_exhaust.effects] == ["suffer"]
    play_to_the_end(own)


def test_texts_can_be_taken_away(tmp_path: Path) -> None:
    """An empty list is a text that does nothing."""
    own = load(
        tmp_path, VIBRAX + "on_attack = []\n[[level_tile]]\nid = 'furion-2'\non_instant = []"
    )
    vibrax = next(card for card in own.box.cards if card.id == "vibrax")

    assert vibrax.on_attack is None
    assert own.box.bosses[0][0].tiles[0].on_instant is None
    play_to_the_end(own)


@pytest.mark.parametrize(
    "text",
    [
        # a condition not be exchanged
        "[[level_tile]]\nid = 'architect-2'\non_activate = [{ do = 'heal', who = 'boss', n = 1 }]",
        "[[boss]]\nid = 'furion'\nsetup = [{ do = 'track_set', n = 1 }]",
        "[[boss]]\nid = 'furion'\nspecial_empty = [{ do = 'track', n = 1 }]",
        VIBRAX + "on_equip = [{ do = 'damage', to = 'any', n = 1 }]",
        "[[boss_card]]\nid = 'tzorn'\non_instant = [{ do = 'track', n = 1 }]",
        "[[boss_card]]\nid = 'collapsing_core'\nkind = 'foe'\nlife = 5\n"
        "on_activate = [{ do = 'suffer', who = 'player', n = 1 }]",
        "[[boss]]\nid = 'furion'\nturn_end_while = { level_min = 2 }",
        "[[boss]]\nid = 'lunaris'\nturn_end_while = { track_min = 2 }",
    ],
)
def test_texts_can_be_added(tmp_path: Path, text: str) -> None:
    """A tile, a card or a board may say more than ours does."""
    load(tmp_path, text)


GOOD: dict[str, str] = {
    "one Normium hand": "[[knight]]\nid = 'zack'\nstart_hand = ['normium']",
    "no cards at all": "[[knight]]\nid = 'zack'\nstart_hand = []\nstart_deck = []",
    "large hands": "[constants.hand_size]\nvalue = 9",
    "no hands": "[constants.hand_size]\nvalue = 0",
    "no doubling": "[constants.exhausted_factor]\nvalue = 1",
    "free slots": "[constants.slot_cost]\nvalue = 0",
    "a tech less": "[[card]]\nid = 'nexus_port'\ncopies = 0",
    "a weapon becomes a core": VIBRAX + "kind = 'core'",
    "a strike of many parts": "[[boss_card]]\nid = 'moonbeam'\non_resolve = ["
    "{ do = 'seq', who = 'player', effects = [{ do = 'discard', who = 'that_player', n = 2 }, "
    "{ do = 'suffer', who = 'that_player', n = 1 }] }, { do = 'heal', who = 'all_foes', n = 1 }]",
    "a boost that counts": VIBRAX + "on_attack = [{ do = 'boost', n = { base = 1, per = 1, "
    "of = 'track' } }, { do = 'damage', to = 'any', n = 1, split = true }]",
    "a may for everybody": VIBRAX + "on_attack = [{ do = 'draw', who = 'each_player', n = 1, "
    "may = true }, { do = 'discard', who = 'each_ally', n = 1, may = true }]",
    "an offer to attack": "[[card]]\nid = 'quantum_hack'\non_play = [{ do = 'attack', "
    "owner = 'player', n = 3, up_to = true }]",
    "an offer to acquire": "[[card]]\nid = 'quantum_hack'\non_play = [{ do = 'acquire', "
    "who = 'player', kind = 'any', to = 'hand', may = true }, { do = 'equip', who = 'total' }]",
    "a costly trade": "[[start_card]]\nid = 'normium'\non_play = [{ do = 'trade', may = true, "
    "cost = [{ do = 'destroy_this' }], effects = [{ do = 'acquire', who = 'you', kind = 'tech', "
    "to = 'deck_top' }] }, { do = 'energy', n = 1 }]",
    "three options": "[[start_card]]\nid = 'normium'\non_play = [{ do = 'choose', options = ["
    "[{ do = 'energy', n = 1 }], [{ do = 'draw', who = 'you', n = 1 }], "
    "[{ do = 'power', who = 'you', n = 1 }]] }]",
    "an if within an if": "[[start_card]]\nid = 'normium'\non_play = [{ do = 'if', cond = "
    "{ track_min = 1, level_min = 2 }, then = [{ do = 'if', cond = { special_foes_min = 1 }, "
    "then = [{ do = 'energy', n = 2 }] }], else = [{ do = 'energy', n = 1 }] }]",
    "harder tiles": "[[level_tile]]\nid = 'architect-5'\nfoe_life = 9\non_activate = "
    "[{ do = 'special', n = 2 }, { do = 'activate', which = 'leftmost' }]",
    "a program of its own": "[[boss]]\nid = 'architect'\nturn_end = [{ do = 'track', n = 1, "
    "wrap = true }, { do = 'by_track', table = [[{ do = 'special_shuffle' }], []] }]",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_games_with_changed_values_play(tmp_path: Path, text: str) -> None:
    """Whatever is accepted can be played to its end, and saved in between."""
    own = load(tmp_path, text)
    play_to_the_end(own)
    play_to_the_end(own, "nightmare")


def test_every_question_of_a_changed_text_can_be_saved(tmp_path: Path) -> None:
    """A player may draw a card: the question of yes or no."""
    text = "[[start_card]]\nid = 'normium'\non_play = ["
    own = load(tmp_path, text + "{ do = 'draw', who = 'you', n = 1, may = true }]")
    state = turn(own)
    state.apply(own.action("hand normium"))
    assert state.decision().kind == "confirm"

    assert own.from_position(state.to_position()) == state
