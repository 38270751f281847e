"""Texts that only files of one's own have: where they may stand, which would never end."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import BadInput, Defects
from sternentisch.games.astro_knights.rules.boss_turn import ROUNDS, EndBossTurn
from sternentisch.text.speaker import Speaker
from tests.games.astro_knights.test_own_copy import VIBRAX, load, play_to_the_end, turn
from tests.support.astro_knights import game
from tests.support.own_copies import own_defects

NORMIUM = "[[start_card]]\nid = 'normium'\n"
ZACK = "[[knight]]\nid = 'zack'\n"
FURION = "[[boss]]\nid = 'furion'\n"
ATTACK = "{ do = 'attack', owner = 'you', n = 1 }"
ACTIVATE = "{ do = 'activate', which = 'leftmost' }"
SPECIAL = "{ do = 'special', n = 1 }"
BUBBLE_BACK = "{ do = 'order', op = 'bubble_back' }"


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


# --- the wrong place -----------------------------------------------------------------------------

PLAYER_TEXTS = [
    *(("start_card", "star_banner", "on_play"), ("card", "solarius_cell", "on_acquire")),
    *(("card", "scrambler", "on_equip"), ("card", "vibrax", "on_attack")),
    *(("knight", "toli", "ability"), ("homeworld", "ylong", "ability")),
]
BOSS_TEXTS = [
    *(("boss_card", "moonbeam", "on_resolve"), ("boss_card", "tzorn", "on_instant")),
    *(("boss_card", "tzorn", "on_activate"), ("special_card", "nova_cannon", "on_resolve")),
    *(("level_tile", "furion-2", "on_instant"), ("level_tile", "furion-2", "on_activate")),
    *(("boss", "furion", "turn_end"), ("boss", "furion", "on_exhaust")),
    *(("boss", "furion", "setup"), ("boss", "furion", "special_empty")),
    *(("boss", "kontinnua", "time_bubble"), ("difficulty_tile", "furion-expert", "setup")),
]
PLAYERS_ONLY = [
    *("{ do = 'energy', n = 1 }", "{ do = 'damage', to = 'any', n = 1 }", ATTACK),
    *(
        "{ do = 'defeat', to = 'foe' }",
        "{ do = 'boost', n = 1 }",
        "{ do = 'equip', who = 'player' }",
    ),
    "{ do = 'turn_rule', rule = 'tech_gains_to_hand' }",
    "{ do = 'acquire', who = 'player', kind = 'any', to = 'hand' }",
    "{ do = 'heal', who = 'you', n = 1 }",
    "{ do = 'heal', who = 'ally', n = 1 }",
    "{ do = 'draw', who = 'each_ally', n = 1 }",
    "{ do = 'if', cond = { slots_full = true }, then = [{ do = 'track', n = 1 }] }",
    "{ do = 'if', cond = { this_defeated_foe = true }, then = [{ do = 'track', n = 1 }] }",
    "{ do = 'suffer', who = 'player', n = { base = 0, per = 1, of = 'weapons' } }",
]
NOWHERE = [
    "{ do = 'heal', who = 'that_player', n = 1 }",  # which one?
    "{ do = 'suffer', who = 'player', n = { base = 0, per = 1, of = 'hand_of_that_player' } }",
    "{ do = 'seq', who = 'total', effects = [{ do = 'track', n = 1 }] }",
    "{ do = 'power', who = 'player', n = { base = 2, per = -1, of = 'track' } }",  # gain or loss?
    "{ do = 'power', who = 'player', n = 0 }",
    "{ do = 'recover', who = 'player', from = 'hand', kind = 'any', to = 'hand', n = 1 }",
    "{ do = 'if', cond = {}, then = [{ do = 'track', n = 1 }] }",
    "{ do = 'if', cond = { track_min = -1 }, then = [{ do = 'track', n = 1 }] }",
    "{ do = 'choose', options = [[{ do = 'track', n = 1 }]] }",
    "{ do = 'choose', options = [[], []] }",
    "{ do = 'trade', cost = [], effects = [{ do = 'track', n = 1 }] }",
    "{ do = 'track', n = 0 }",
    "{ do = 'track_set', n = -1 }",
    "{ do = 'draw', who = 'player', n = 2026-01-01 }",
]


def everywhere(places: list[tuple[str, str, str]], effect: str) -> tuple[str, list[str]]:
    """Return a file with an effect in many places, and the paths of all of them."""
    texts = [f"[[{table}]]\nid = '{id}'\n{hook} = [{effect}]\n" for table, id, hook in places]
    return "".join(texts), sorted([f"{table}[{id}].{hook}[0]" for table, id, hook in places])


@pytest.mark.parametrize("effect", PLAYERS_ONLY)
@pytest.mark.rule("AK-M3")
def test_nobody_is_you_on_what_belongs_to_the_boss(tmp_path: Path, effect: str) -> None:
    """Neither as selector, nor in a condition, nor by a verb."""
    text, paths = everywhere(BOSS_TEXTS, effect)

    assert sorted(defects(tmp_path, text)) == paths


@pytest.mark.parametrize("effect", NOWHERE)
def test_what_makes_no_sense_is_refused_everywhere(tmp_path: Path, effect: str) -> None:
    """By the piece, the hook and the paragraph."""
    text, paths = everywhere([*PLAYER_TEXTS, *BOSS_TEXTS], effect)

    assert sorted(defects(tmp_path, text)) == paths


@pytest.mark.parametrize(
    ("effect", "fine"),
    [
        ("{ do = 'destroy_this' }", ("on_play", "on_resolve")),
        ("{ do = 'discard_this' }", ("tzorn on_activate",)),
        ("{ do = 'by_track', table = [[{ do = 'track', n = 1 }]] }", ("boss", "special", "tile")),
        ("{ do = 'order', op = 'add_time_bubble' }", ("boss furion setup",)),
    ],
)
def test_this_is_something_only_in_some_places(
    tmp_path: Path, effect: str, fine: tuple[str, ...]
) -> None:
    """A played card or a strike is destroyed, a foe leaves, a boss has a track."""
    for table, id, hook in (*PLAYER_TEXTS, *BOSS_TEXTS):
        text = f"[[{table}]]\nid = '{id}'\n{hook} = [{effect}]"
        if any(place in f"{table} {id} {hook}" for place in fine):
            load(tmp_path, text)
        else:
            assert defects(tmp_path, text) == [f"{table}[{id}].{hook}[0]"]


def test_other_weapons_are_counted_by_weapons(tmp_path: Path) -> None:
    """A core has no others beside it."""
    amount = "[{ do = 'draw', who = 'you', n = { base = 1, per = 1, of = 'other_weapons' } }]"
    load(tmp_path, f"{VIBRAX}on_attack = {amount}\non_equip = {amount}")

    assert defects(tmp_path, f"{NORMIUM}on_play = {amount}") == ["start_card[normium].on_play[0]"]


# --- what would never end ------------------------------------------------------------------------


def special(id: str, effects: str) -> str:
    return f"[[special_card]]\nid = '{id}'\non_resolve = [{effects}]\n"


def foe(id: str, effects: str) -> str:
    return f"[[boss_card]]\nid = '{id}'\non_activate = [{effects}]\n"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (VIBRAX + f"on_attack = [{ATTACK}]", "card[vibrax].on_attack"),
        (
            VIBRAX + f"on_equip = [{ATTACK}]\n[[card]]\nid = 'arc_flare'\n"
            "on_attack = [{ do = 'equip', who = 'you' }]",
            "card[arc_flare].on_attack",
        ),
        (
            VIBRAX + f"on_equip = [{ATTACK}, {{ do = 'equip', who = 'you' }}]",
            "card[vibrax].on_equip",
        ),
        (
            NORMIUM + "on_play = [{ do = 'recover', who = 'you', from = 'play', kind = 'core', "
            "to = 'hand', n = 1 }]",
            "start_card[normium].on_play[0]",
        ),
        (ZACK + "ability = [{ do = 'power', who = 'you', n = 4 }]", "knight[zack].ability"),
        (foe("tzorn", ACTIVATE), "boss_card[tzorn].on_activate"),
        (
            foe("tzorn", SPECIAL) + special("nova_cannon", ACTIVATE),
            "special_card[nova_cannon].on_resolve",
        ),
        (special("nova_cannon", f"{SPECIAL}, {SPECIAL}"), "special_card[nova_cannon].on_resolve"),
        (FURION + f"special_empty = [{SPECIAL}]", "boss[furion].special_empty"),
        (
            f"[[boss]]\nid = 'kontinnua'\ntime_bubble = [{BUBBLE_BACK}]",
            "boss[kontinnua].time_bubble[0]",
        ),
        (foe("chronophage", BUBBLE_BACK), "boss_card[chronophage].on_activate[0]"),
        (
            FURION + "setup = [{ do = 'order', op = 'add_time_bubble' }, "
            "{ do = 'order', op = 'add_time_bubble' }]",
            "boss[furion].setup[1]",
        ),
        ("[[card]]\nid = 'nexus_port'\ncost = 0", "card[nexus_port].cost"),
        ("[constants.power_cost]\nvalue = 0", "constants.power_cost.value"),
        ("[[boss_card]]\nid = 'moonbeam'\nkind = 'foe'\nlife = 5", "boss_card"),  # the 13th foe
    ],
)
def test_texts_that_would_go_on_for_ever_are_refused(tmp_path: Path, text: str, path: str) -> None:
    """Whatever brings itself up again, or costs nothing."""
    assert defects(tmp_path, text) == [path]


@pytest.mark.parametrize(
    "text",
    [
        VIBRAX + f"on_equip = [{ATTACK}]\ncost = 1",
        VIBRAX + "on_acquire = [{ do = 'acquire', who = 'you', kind = 'any', to = 'hand' }]",
        special("nova_cannon", SPECIAL) + special("jammer_bomb", f"{SPECIAL}, {ACTIVATE}"),
        FURION + "turn_end_while = { level_min = 1 }\nturn_end = [{ do = 'track', n = 1 }]",
        FURION + "turn_end_while = { level_min = 2 }",
        "[[boss]]\nid = 'lunaris'\nturn_end_while = { track_min = 2 }",
        FURION + "setup = [{ do = 'suffer', who = 'player', n = 1 }]",
    ],
)
def test_chains_with_an_end_play(tmp_path: Path, text: str) -> None:
    """One card may bring up another; rules that always hold are repeated a few times."""
    own = load(tmp_path, text)
    play_to_the_end(own)
    play_to_the_end(own, "expert")


@pytest.mark.rule("AK-B8")
def test_rules_of_a_boss_that_always_hold_come_to_an_end(tmp_path: Path) -> None:
    """Their rounds in one turn are counted."""
    own = load(
        tmp_path,
        FURION + "track_max = 99\nturn_end_while = { level_min = 1 }\n"
        "turn_end = [{ do = 'track', n = 1 }]\non_exhaust = []",
    )
    state = turn(own)
    before = state.track
    state.push(EndBossTurn(ROUNDS))
    state.proceed()

    assert state.track == before + ROUNDS


@pytest.mark.parametrize(
    "value",
    [
        "[" * 60 + "]" * 60,
        "[" * 999 + "]" * 999,
        "[{ " + "a." * 999 + "a = 1 }]",
        "[" + "{ do = 'choose', options = [[" * 9 + "]] }" * 9 + "]",
    ],
)
def test_texts_are_not_nested_for_ever(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadInput, match=r"nested too deeply|on_attack"):
        load(tmp_path, f"{VIBRAX}on_attack = {value}")


# --- texts that the box does not have ------------------------------------------------------------


@pytest.mark.rule("AK-C11")
def test_a_loss_in_total_is_dealt_out(tmp_path: Path) -> None:
    """Only to those who can bear it, unit by unit."""
    own = load(tmp_path, NORMIUM + "on_play = [{ do = 'power', who = 'total', n = -3 }]")
    state = turn(own)
    state.players[0].power, state.players[1].power = 1, 3
    state.settle()
    state.apply(own.action("hand normium"))
    assert state.decision().kind == "pick-unit"

    state.apply(own.action("seat 0"))
    assert [player.power for player in state.players] == [0, 1]


@pytest.mark.rule("AK-A16", "AK-P3")
def test_weapons_that_are_discarded_make_room_for_the_next(tmp_path: Path) -> None:
    """Two attacks of an ability that keeps nothing: both weapons leave."""
    own = load(tmp_path, ZACK + "ability = [{ do = 'attack', owner = 'you', n = 2 }]")
    state = turn(own)
    zack = state.players[0]
    zack.weapons = [card for card in zack.hand if card.id == "blaster"]
    zack.hand = [card for card in zack.hand if card.id != "blaster"]
    zack.power = zack.knight.power_max
    life = state.boss_life + sum(foe.life for foe in state.foes)
    state.settle()
    state.apply(own.action("knight"))
    while state.decision().kind != "action-step":
        state.play(state.offers[0])

    assert zack.weapons == []
    assert state.boss_life + sum(foe.life for foe in state.foes) == life - 2


def test_the_hash_tells_turn_rules_apart(tmp_path: Path) -> None:
    """`rule` is a remark of an entry, but part of an effect; what is left out is the default."""
    hashes = set()
    for rule in ("next_weapon_to_ally_deck_top", "tech_gains_to_hand"):
        text = f"{NORMIUM}on_play = [{{ do = 'turn_rule', rule = '{rule}' }}]"
        hashes.add(load(tmp_path, text).content.hash)
    assert len(hashes) == 2

    assert load(tmp_path, NORMIUM + "on_equip = []").content.hash == game().content.hash


def test_defaults_cannot_be_replaced(tmp_path: Path) -> None:
    """They are no entries; and what is no key of an entry is told with those that are."""
    assert defects(tmp_path, "[default.card]\non_play = []") == ["default"]
    with pytest.raises(Defects, match=r"card.vibrax..on_atack: unknown key; known: .*on_equip"):
        load(tmp_path, VIBRAX + "on_atack = []")


@pytest.mark.parametrize(("language", "word"), [("en", "nothing"), ("de", "nichts")])
def test_an_empty_option_has_words(tmp_path: Path, language: str, word: str) -> None:
    own = load(
        tmp_path,
        NORMIUM + "on_play = [{ do = 'choose', options = [[], [{ do = 'energy', n = 1 }]] }]",
    )
    state = turn(own)
    state.apply(own.action("hand normium"))
    speaker = Speaker(own, language, ["Ada", "Bo"])

    assert word in speaker.choice(state.view(0), own.action("option 1"))
