"""Files of one's own that no game could be played with: refused by name, never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import Defects, Rng
from tests.support.astro_knights import game, own_copy
from tests.support.own_copies import entry, last_line, own_defects

KNIGHTS = ["christina", "zack", "toli"]


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


# --- effects -------------------------------------------------------------------------------------

BAD_EFFECTS = [
    # no verb, or none that is known
    *("3", "'energy'", "[]", "{}", "{ n = 1 }", "{ do = 'explode' }", "{ do = 3, n = 1 }"),
    "{ do = '', n = 1 }",
    # parameters that are missing or unknown
    *("{ do = 'energy' }", "{ do = 'heal', n = 1 }", "{ do = 'damage', n = 1 }"),
    *("{ do = 'suffer', who = 'you' }", "{ do = 'choose' }", "{ do = 'trade', cost = [] }"),
    *("{ do = 'if', then = [] }", "{ do = 'seq', who = 'ally' }", "{ do = 'by_track' }"),
    *("{ do = 'order' }", "{ do = 'activate' }", "{ do = 'track_set' }", "{ do = 'equip' }"),
    *("{ do = 'energy', n = 1, may = true }", "{ do = 'damage', to = 'any', n = 1, loud = true }"),
    *("{ do = 'destroy_this', n = 1 }", "{ do = 'special_shuffle', n = 1 }"),
    # amounts
    *("{ do = 'energy', n = 'x' }", "{ do = 'energy', n = 1.5 }", "{ do = 'energy', n = true }"),
    *("{ do = 'energy', n = [1] }", "{ do = 'energy', n = {} }", "{ do = 'energy', n = 100 }"),
    "{ do = 'energy', n = { base = 1, per = 1 } }",
    "{ do = 'energy', n = { base = 1, per = 1, of = 'stars' } }",
    "{ do = 'energy', n = { base = 1, per = 1, of = [] } }",
    "{ do = 'energy', n = { base = 'x', per = 1, of = 'weapons' } }",
    "{ do = 'energy', n = { base = 1, per = true, of = 'weapons' } }",
    "{ do = 'energy', n = { base = 1, per = 1, of = 'weapons', at = 'home' } }",
    *("{ do = 'track', n = 'x' }", "{ do = 'track', n = { base = 1, per = 1, of = 'track' } }"),
    *("{ do = 'special', n = true }", "{ do = 'track_set', n = [] }"),
    # selectors, kinds, places and other words
    *("{ do = 'heal', who = 'everybody', n = 1 }", "{ do = 'heal', who = 3, n = 1 }"),
    *("{ do = 'heal', who = [], n = 1 }", "{ do = 'heal', who = ['you'], n = 1 }"),
    "{ do = 'destroy', who = 'you', from = ['hand'], kind = 'gadget', n = 1 }",
    "{ do = 'destroy', who = 'you', from = ['hand'], kind = 3, n = 1 }",
    "{ do = 'destroy', who = 'you', from = ['deck'], kind = 'any', n = 1 }",
    "{ do = 'destroy', who = 'you', from = [], kind = 'any', n = 1 }",
    "{ do = 'destroy', who = 'you', from = 3, kind = 'any', n = 1 }",
    "{ do = 'acquire', who = 'you', kind = 'weapon', to = 'box' }",
    "{ do = 'acquire', who = 'you', kind = 'weapon', to = 'hand', max_cost = 'x' }",
    *("{ do = 'attack', owner = 'boss', n = 1 }", "{ do = 'attack', owner = 'you', n = 'x' }"),
    "{ do = 'attack', owner = 'you', n = 1, keep = 1 }",
    "{ do = 'attack', owner = 'you', n = 1, up_to = 'x' }",
    *("{ do = 'damage', to = 'homeworld', n = 1 }", "{ do = 'damage', to = 3, n = 1 }"),
    *("{ do = 'damage', to = 'any', n = 1, split = 'x' }", "{ do = 'defeat', to = 'boss' }"),
    *("{ do = 'turn_rule', rule = 'none' }", "{ do = 'order', op = 'sleep' }"),
    "{ do = 'track', n = 1, wrap = 1 }",
    *("{ do = 'draw', who = 'you', n = 1, may = 'yes' }", "{ do = 'equip', who = 'x' }"),
    # conditions
    *("{ do = 'if', cond = 3, then = [] }", "{ do = 'if', cond = { moon = 1 }, then = [] }"),
    # effects inside effects
    *("{ do = 'choose', options = [] }", "{ do = 'choose', options = 3 }"),
    *("{ do = 'choose', options = [3] }", "{ do = 'choose', options = [[3]] }"),
    *("{ do = 'trade', cost = 3, effects = [] }", "{ do = 'by_track', table = [] }"),
    "{ do = 'trade', cost = [{ do = 'energy' }], effects = [] }",
    "{ do = 'seq', who = 'ally', effects = [{ do = 'draw', who = 'x', n = 1 }] }",
    "{ do = 'if', cond = { slots_full = true }, then = 3 }",
    "{ do = 'if', cond = { slots_full = true }, then = [], else = [3] }",
    *("{ do = [], n = 1 }", "{ do = {}, n = 1 }"),
    "{ do = 'energy', n = { base = 1, per = 1, of = '' } }",
    "{ do = 'recover', who = 'you', from = 'discard', kind = 'any', to = 'moon', n = 1 }",
    "{ do = 'activate', which = 'rightmost' }",
    "{ do = 'if', cond = { track_min = 'x' }, then = [] }",
    "{ do = 'if', cond = { level_min = [] }, then = [] }",
    "{ do = 'if', cond = { track_max = true }, then = [] }",
    "{ do = 'if', cond = { slots_full = 1 }, then = [] }",
    "{ do = 'if', cond = { this_defeated_foe = 'x' }, then = [] }",
    "{ do = 'choose', options = [[], [], [], []] }",  # there are three actions for options
]


@pytest.mark.parametrize("effect", BAD_EFFECTS)
def test_bad_effects_are_named_with_their_path(tmp_path: Path, effect: str) -> None:
    """The card, its hook, the number of the paragraph; and further inside."""
    fine = "{ do = 'damage', to = 'any', n = 6 }"
    text = f"[[card]]\nid = 'vibrax'\non_attack = [{fine}, {effect}]"
    found = defects(tmp_path, text)

    assert found
    assert all(path.startswith("card[vibrax].on_attack") for path in found), found


@pytest.mark.parametrize(
    ("table", "id", "hook"),
    [
        *(("start_card", "star_banner", "on_play"), ("card", "solarius_cell", "on_acquire")),
        *(("card", "scrambler", "on_equip"), ("knight", "toli", "ability")),
        *(("homeworld", "ylong", "ability"), ("boss_card", "tzorn", "on_activate")),
        *(
            ("boss_card", "moonbeam", "on_resolve"),
            ("boss_card", "darkiron_commander", "on_instant"),
        ),
        *(("special_card", "nova_cannon", "on_resolve"), ("level_tile", "furion-2", "on_instant")),
        *(
            ("level_tile", "furion-3", "on_activate"),
            ("difficulty_tile", "furion-nightmare", "setup"),
        ),
        *(("difficulty_tile", "furion-expert", "turn_end"), ("boss", "architect", "special_empty")),
        *(("boss", "lunaris", "on_exhaust"), ("boss", "lunaris", "turn_end")),
        *(("boss", "kontinnua", "setup"), ("boss", "kontinnua", "time_bubble")),
    ],
)
def test_bad_effects_are_named_everywhere(tmp_path: Path, table: str, id: str, hook: str) -> None:
    """On every kind of card, board and tile."""
    text = f"[[{table}]]\nid = '{id}'\n{hook} = [{{ do = 'explode' }}]"

    assert defects(tmp_path, text) == [f"{table}[{id}].{hook}[0]"]


def test_several_bad_effects_are_told_at_once(tmp_path: Path) -> None:
    """One reading names them all."""
    text = """
    [[card]]
    id = "vibrax"
    on_attack = [{ do = "explode" }, { do = "energy", n = 1 }, { do = "energy" }]
    [[boss_card]]
    id = "moonbeam"
    on_resolve = [{ do = "choose", options = [[{ do = "suffer" }], [{ do = "nap" }]] }]
    """

    assert defects(tmp_path, text) == [
        *("card[vibrax].on_attack[0]", "card[vibrax].on_attack[2]"),
        "boss_card[moonbeam].on_resolve[0].options[0][0]",
        "boss_card[moonbeam].on_resolve[0].options[1][0]",
    ]


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("{ do = 'power', who = 'boss', n = 1 }", "the boss has no power"),
        ("{ do = 'slot', who = 'homeworld', n = 1 }", "the homeworld has no slots"),
        ("{ do = 'suffer', who = 'all_foes', n = 1 }", "foes do not suffer"),
        ("{ do = 'discard', who = 'homeworld', n = 1 }", "it has no hand"),
        ("{ do = 'draw', who = 'boss', n = 1 }", "it has no deck of this kind"),
        ("{ do = 'heal', who = 'homeworld', n = -1 }", "that would be damage"),
        ("{ do = 'energy', n = -1 }", "energy is spent by paying"),
        ("{ do = 'special', n = 0 }", "no card is revealed"),
    ],
)
def test_effects_that_make_no_sense_are_refused(tmp_path: Path, effect: str, why: str) -> None:
    """Each word is known, but not together."""
    text = f"[[card]]\nid = 'vibrax'\non_attack = [{effect}]"

    assert defects(tmp_path, text) == ["card[vibrax].on_attack[0]"], why


def test_a_boss_card_has_no_you(tmp_path: Path) -> None:
    """Nobody is meant by it there."""
    text = "[[boss_card]]\nid = 'moonbeam'\non_resolve = [{ do = 'suffer', who = 'you', n = 1 }]"

    assert defects(tmp_path, text) == ["boss_card[moonbeam].on_resolve[0]"]


# --- other values --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path"),
    [
        entry("card", "vibrax", "name = 'x'", "name"),
        entry("card", "vibrax", "cost = '7'", "cost"),
        entry("card", "vibrax", "cost = -1", "cost"),
        entry("card", "vibrax", "cost = 100", "cost"),
        entry("card", "vibrax", "kind = 'gadget'", "kind"),
        entry("card", "vibrax", "on_attack = 3", "on_attack"),
        entry("card", "vibrax", "on_attack = {}", "on_attack"),
        entry("knight", "zack", "life = 0", "life"),
        entry("knight", "zack", "slots_max = 5", "slots_max"),
        entry("knight", "zack", "slots_start = 5", "slots_start"),
        entry("knight", "zack", "power_start = 5", "power_start"),
        entry("knight", "zack", "power_max = 0", "power_max"),
        entry("knight", "zack", "start_hand = ['banjo']", "start_hand"),
        entry("knight", "zack", "start_deck = ['normium', 'tzorn']", "start_deck"),
        entry("knight", "zack", "start_hand = [3]", "start_hand"),
        entry("boss", "furion", "life = 0", "life"),
        ("[[boss]]\nid = 'furion'\nlevels = 2", "level_tile"),
        entry("boss", "furion", "track_start = 10", "track_start"),
        entry("boss", "furion", "special_when_empty = 'cry'", "special_when_empty"),
        entry("boss", "furion", "turn_end_while = { track_min = 'x' }", "turn_end_while"),
        entry("boss", "furion", "turn_end_while = { moon = 3 }", "turn_end_while"),
        entry("boss_card", "tzorn", "life = 0", "life"),
        entry("boss_card", "tzorn", "kind = 'friend'", "kind"),
        entry("boss_card", "tzorn", "mark = '5'", "mark"),
        ("[[special_card]]\nid = 'sentry_droid'\ncopies = 9", "boss_card"),  # 12 foes at most
        ("[[level_tile]]\nid = 'furion-2'\nlevel = 3", "level_tile"),
        entry("order_deck", "2", "cards = ['boss', 'player_1']", "cards"),
        entry("order_deck", "2", "cards = ['player_1', 'player_2']", "cards"),
        entry("order_deck", "2", "cards = ['boss', 'moon']", "cards"),
        entry("order_card", "boss", "seats = [1]", "seats"),
        entry("supply_pile", "tech", "kind = 'core'", "kind"),
        ("[constants.hand_size]\nvalue = 'x'", "constants.hand_size.value"),
        ("[constants.first_game_knights]\nvalue = ['x']", "constants.first_game_knights.value"),
        ("[[card]]\nid = 'banjo'\ncost = 1", "card[0]"),
        entry("homeworld", "ylong", "life = 0", "life"),
        entry("homeworld", "ylong", "power_start = 7", "power_start"),
        entry("homeworld", "ylong", "power_max = 0", "power_max"),
        entry("boss_card", "tzorn", "boss = 'nobody'", "boss"),
        entry("special_card", "sentry_droid", "copies = -1", "copies"),
        entry("level_tile", "furion-2", "foe_life = -9", "foe_life"),
        entry("difficulty_tile", "furion-expert", "life = -36", "life"),
        entry("difficulty_tile", "furion-expert", "difficulty = 'nightmare'", "difficulty"),
        entry("order_deck", "2", "cards = ['boss', 'player_1', 'player_2', 'extra']", "cards"),
        entry("order_deck", "1", "cards = ['boss']", "cards"),
        ("[constants.hand_size]\nvalue = -1", "constants.hand_size.value"),
        ("[constants.slot_cost]\nvalue = -1", "constants.slot_cost.value"),
        ("[constants.power_cost]\nvalue = -1", "constants.power_cost.value"),
        ("[constants.exhausted_factor]\nvalue = -1", "constants.exhausted_factor.value"),
    ],
    ids=last_line,
)
def test_values_that_nobody_could_play_with_are_refused(
    tmp_path: Path, text: str, path: str
) -> None:
    """Costs, bars, copies, marks, decks; the place that is told is the entry or its field."""
    holder = path.rpartition(".")[0] or path
    found = defects(tmp_path, text)

    assert [where for where in found if where.startswith(holder)], found


# --- anything ------------------------------------------------------------------------------------


def test_files_of_ones_own_never_crash(tmp_path: Path) -> None:
    """Every value of some entries, replaced by what does not belong there."""
    odd = ("''", "'x'", "[]", "[1]", "['x']", "[[]]", "[{}]", "0", "99", "-1", "1.5", "true", "{}")
    remarks = ("id", "provenance", "note", "rule", "fixed", "source")
    crashes = []
    for table, id in (
        *(("card", "vibrax"), ("card", "heliosphere"), ("start_card", "normium")),
        *(("knight", "christina"), ("homeworld", "quaris"), ("boss", "architect")),
        *(("boss", "kontinnua"), ("boss_card", "tzorn"), ("boss_card", "deja_vu")),
        *(("special_card", "nova_cannon"), ("level_tile", "furion-2"), ("order_deck", "3")),
        *(
            ("difficulty_tile", "lunaris-nightmare"),
            ("order_card", "boss"),
            ("supply_pile", "tech"),
        ),
    ):
        found = next(e for e in game().content.tables[table] if e["id"] == id)
        for name in [name for name in found if name not in remarks]:
            for number, value in enumerate(odd):
                path = tmp_path / f"{table}-{id}-{name}-{number}.toml"
                path.write_text(f"[[{table}]]\nid = '{id}'\n{name} = {value}", "utf-8")
                try:
                    own = own_copy(path)
                    for seats in (1, 2, 3, 4):
                        own.start(seats, number, {"difficulty": "nightmare"})
                    boss = id if table == "boss" else found.get("boss", "furion")
                    state = own.start(3, number, {"boss": boss, "knights": KNIGHTS})
                    state.playout(Rng(number))
                    assert state.outcome().reason in own.reasons
                except Defects:
                    pass
                except Exception as error:  # whatever it is: it is not a list of defects
                    crashes.append(f"{table}[{id}].{name} = {value}: {error!r}")

    assert crashes == []
