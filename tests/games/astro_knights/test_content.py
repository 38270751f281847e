"""The content as a whole: what is in the box, where it comes from, what carries it out."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sternentisch.games.astro_knights import (
    verbs_boss,
    verbs_cards,
    verbs_control,
    verbs_damage,
    verbs_players,
)
from sternentisch.games.astro_knights.components import KINDS
from sternentisch.games.astro_knights.content_effects import TURN_RULES, VERBS
from sternentisch.games.astro_knights.effect import COUNTED, Effect
from sternentisch.games.astro_knights.rules.supply import PLACES
from sternentisch.games.astro_knights.selectors import WHO
from sternentisch.games.astro_knights.verbs_boss import ORDER_OPS
from sternentisch.kernel.content import PROVENANCES
from tests.support.astro_knights import game
from tests.support.code import mentions

TABLES = game().content.tables
BOX = game().box

SUPPLY = {
    "tech": (
        "bio_converter 3 2, magnetic_holster 3 1, deflector_field 4 1, oracle_hub 4 1, "
        "nexus_port 4 1, psionic_tether 5 1, targeting_sync 6 1, quantum_hack 7 1"
    ),
    "core_low": (
        "dark_star_aura 2 2, hyperion_anomaly 3 2, nebula_wave 3 2, solarius_cell 2 2, "
        "heliosphere 3 2"
    ),
    "core_high": (
        "cosmic_particulate 4 1, chromerium_halo 4 2, mag_field 4 2, tachyon_flow 5 2, "
        "antimatter_current 5 2, infinitium_core 6 2"
    ),
    "weapon_low": (
        "disruptor_pistol 2 2, phase_shield 3 2, repulsor 3 2, psionic_needle 4 2, "
        "ballistic_array 4 1, lightning_cutlass 4 2"
    ),
    "weapon_mid": (
        "fractal_grenade 5 2, particle_cannon 5 2, grav_hammer 5 2, scatterbeam 6 2, "
        "peacekeeper 6 1"
    ),
    "weapon_high": (
        "warp_thrower 7 1, vibrax 7 1, arc_flare 7 1, velocity_revolver 7 1, "
        "scrambler 8 1, echo_ray 8 1, fusion_sniper 8 1"
    ),
}
BOSS_CARDS = {
    "furion": (
        "roaming_titan always 7, tzorn 2+ 7, fire_support always 6, "
        "relentless_barrage always -, thermionic_barricade 3+ -, collapsing_core always -, "
        "gravity_well 3+ -, debris_warden 4 8, wrath_of_the_star 4 -"
    ),
    "architect": (
        "assembly_line always -, target_matrix always -, system_overheat 3+ -, "
        "darkiron_commander 3+ 6, loader_colossus 2+ 7, total_reprogramming 4 -"
    ),
    "lunaris": (
        "moonbeam always -, exploitation always -, call_of_the_faithful 3+ -, "
        "avatar_of_the_moon 2+ 8, ebb_and_flow 3+ -, eclipse 4 -"
    ),
    "kontinnua": (
        "time_tear always -, deja_vu always -, paradox_hunter always 6, "
        "chronophage always 6, rapid_decay 2+ -, escaped_experiment 2+ 5, time_loop 3+ -, "
        "entropy_warden 3+ 8, stolen_future 4 -, end_of_time 4 -"
    ),
}
SPECIAL_CARDS = {
    "furion": (
        "vacuum_mortar 2 -, plasma_howitzer 2 -, railgun_volley 2 -, "
        "shrapnel_rockets 2 -, emp_torpedo 1 -, jammer_bomb 1 -, melting_beam 1 -, "
        "singularity_shell 1 -, nova_cannon 1 -"
    ),
    "architect": (
        "sentry_droid 3 2, assault_droid 2 3, repair_droid 2 2, demolition_droid 1 2, "
        "jammer_droid 1 3, builder_droid 1 3"
    ),
    "lunaris": (
        "lunarian_disciple 3 3, resource_raider 2 3, moon_priestess 2 3, "
        "crater_beast 2 5, tidecaller 1 4, herald_of_immortality 1 6"
    ),
}


def lists_of_entries() -> list[tuple[str, list[dict[str, Any]]]]:
    """Return every list of entries of the content."""
    return [(name, table) for name, table in TABLES.items() if isinstance(table, list)]


def effects(value: Any) -> list[dict[str, Any]]:
    """Return every effect of the content, also those inside others."""
    found = []
    if isinstance(value, dict):
        found += [value] if "do" in value else []
        for inner in value.values():
            found += effects(inner)
    elif isinstance(value, list):
        for inner in value:
            found += effects(inner)
    return found


# --- what is in the box --------------------------------------------------------------------------


@pytest.mark.rule("AK-S5")
def test_57_supply_cards_in_six_piles() -> None:
    """21 cores, 9 techs, 27 weapons, each with its cost and copies."""
    found: dict[str, list[str]] = {id: [] for id in BOX.pile_ids}
    for card in BOX.cards:
        if card.pile >= 0:
            found[BOX.pile_ids[card.pile]].append(f"{card.id} {card.cost} {card.copies}")
    assert {pile: ", ".join(cards) for pile, cards in found.items()} == SUPPLY

    sizes = Counter[str]()
    for card in BOX.cards:
        if card.pile >= 0:
            sizes[BOX.pile_ids[card.pile]] += card.copies
    assert sizes == {
        "core_low": 10,
        "core_high": 11,
        "tech": 9,
        "weapon_low": 11,
        "weapon_mid": 9,
        "weapon_high": 7,
    }


@pytest.mark.rule("AK-S2")
def test_45_start_cards() -> None:
    """28 Normium, 11 Blasters and one unique card for each knight; they cost nothing."""
    start = {card.id: card.copies for card in BOX.cards if card.pile < 0}
    unique = [
        *("field_workshop", "overclocked_carbine", "star_banner"),
        *("field_medkit", "red_line_sabre", "spore_bloom"),
    ]

    assert start == {"normium": 28, "blaster": 11, **dict.fromkeys(unique, 1)}
    assert {card.cost for card in BOX.cards if card.pile < 0} == {0}


@pytest.mark.rule("AK-S2", "AK-S3")
def test_six_knights() -> None:
    """Life, power, slots; start hand and start deck from the top."""
    letters = {"normium": "N", "blaster": "B"}
    found = {}
    for knight in BOX.knights:
        hand = "".join(letters.get(card.id, "U") for card in knight.hand)
        deck = "".join(letters.get(card.id, "U") for card in knight.deck)
        bars = (knight.life, knight.power_start, knight.power_max)
        found[knight.id] = (*bars, knight.slots_start, knight.slots_max, hand, deck)

    assert found == {
        "christina": (10, 0, 5, 1, 4, "NNNNB", "UNNNN"),
        "zack": (10, 0, 4, 1, 4, "NNNBB", "UNBNN"),
        "toli": (10, 0, 4, 1, 4, "NNNBU", "NNBNN"),
        "silas": (10, 0, 5, 1, 4, "NNNNB", "UNBNN"),
        "gavriil": (10, 0, 5, 2, 4, "NNBBU", "NNBNN"),
        "nasma": (10, 0, 4, 1, 4, "NNNBU", "BNNBN"),
    }


@pytest.mark.rule("AK-S2")
def test_the_start_cards_suffice_for_any_four_knights() -> None:
    """The four that need the most Normium use up all 28, and likewise the Blasters."""
    for id, copies in (("normium", 28), ("blaster", 11)):
        wanted = [[card.id for card in k.hand + k.deck].count(id) for k in BOX.knights]
        assert sum(sorted(wanted)[-4:]) == copies


@pytest.mark.rule("AK-S4")
def test_four_homeworlds() -> None:
    """Life and power."""
    assert {w.id: (w.life, w.power_start, w.power_max) for w in BOX.homeworlds} == {
        "quaris": (30, 0, 5),
        "new_atlantis": (28, 0, 5),
        "nisarin": (30, 0, 5),
        "ylong": (32, 0, 6),
    }


@pytest.mark.rule("AK-S6", "AK-S10", "AK-B9")
def test_four_bosses_and_their_difficulties() -> None:
    """Rating, levels, life on each difficulty, track."""
    ratings = {entry["id"]: entry["rating"] for entry in TABLES["boss"]}
    found = {}
    for sides in BOX.bosses:
        boss = sides[0]
        lives = [side.life for side in sides]
        track = (boss.track_start, boss.track_min, boss.track_max)
        found[boss.id] = (ratings[boss.id], boss.levels, lives, track)

    assert found == {
        "furion": (2, 3, [64, 64, 70], (0, 0, 9)),
        "architect": (3, 5, [74, 74, 80], (4, 1, 4)),
        "lunaris": (5, 4, [64, 64, 70], (0, 0, 4)),
        "kontinnua": (4, 3, [76, 76, 82], (0, 0, 9)),
    }
    assert BOX.difficulties == ["normal", "expert", "nightmare"]


@pytest.mark.rule("AK-S7", "AK-S8", "AK-B8")
def test_boss_cards_and_special_cards() -> None:
    """31 with a mark, 34 without; foes with their life."""
    boss_cards = {
        boss: ", ".join(
            f"{e['id']} {e['mark']} {e.get('life', '-')}"
            for e in TABLES["boss_card"]
            if e["boss"] == boss
        )
        for boss in BOSS_CARDS
    }
    assert boss_cards == BOSS_CARDS
    specials = {
        boss: ", ".join(
            f"{e['id']} {e['copies']} {e.get('life', '-')}"
            for e in TABLES["special_card"]
            if e["boss"] == boss
        )
        for boss in SPECIAL_CARDS
    }
    assert specials == SPECIAL_CARDS
    for table in ("boss_card", "special_card"):
        for entry in TABLES[table]:
            assert ("life" in entry) == (entry["kind"] == "foe"), entry["id"]

    counts = [sum(card.copies for card in sides[0].cards) for sides in BOX.bosses]
    assert counts == [9, 6, 6, 10]
    assert [sum(card.copies for card in s[0].specials) for s in BOX.bosses] == [13, 10, 11, 0]


@pytest.mark.rule("AK-B6", "AK-B7")
def test_11_level_tiles() -> None:
    """The bonus of each, from level 2 on."""
    assert {sides[0].id: [tile.foe_life for tile in sides[0].tiles] for sides in BOX.bosses} == {
        "furion": [4, 6],
        "architect": [0, 1, 1, 2],
        "lunaris": [1, 1, 2],
        "kontinnua": [2, 4],
    }


@pytest.mark.rule("AK-S11", "AK-O7", "AK-A23")
def test_order_cards_and_order_decks() -> None:
    """12 cards and the Time Bubble; each deck has two boss cards and calls everybody."""
    copies = {entry["id"]: entry["copies"] for entry in TABLES["order_card"]}
    assert copies == {
        "boss": 2,
        "player_1": 2,
        "player_2": 2,
        "player_3": 1,
        "extra": 1,
        "pair_12": 2,
        "pair_34": 2,
        "time_bubble": 1,
    }
    assert {entry["id"]: Counter(entry["cards"]) for entry in TABLES["order_deck"]} == {
        "1": {"boss": 2, "player_1": 1, "player_2": 1, "player_3": 1},
        "2": {"boss": 2, "player_1": 2, "player_2": 2},
        "3": {"boss": 2, "player_1": 1, "player_2": 1, "player_3": 1, "extra": 1},
        "4": {"boss": 2, "pair_12": 2, "pair_34": 2},
    }


@pytest.mark.rule("AK-P32", "AK-P17", "AK-P18", "AK-D14", "AK-A1", "AK-S1")
def test_the_numbers_of_the_rules() -> None:
    """Hand size, costs, the factor of the exhausted, and the first game."""
    assert game().content.constants() == {
        "hand_size": 5,
        "slot_cost": 3,
        "power_cost": 2,
        "exhausted_factor": 2,
        "boss_may_exceed_start_life": False,
        "first_game_knights": ["christina", "zack", "toli", "silas"],
    }


@pytest.mark.rule("AK-M12")
def test_the_table_of_actions() -> None:
    """184 ids, the same for every number of knights."""
    assert len(list(game().table)) == 184


# --- names and effects ---------------------------------------------------------------------------


def test_ids_are_unique() -> None:
    """No two entries of a list share an id, and no two cards of any kind."""
    for path, entries in lists_of_entries():
        ids = [entry["id"] for entry in entries]
        assert len(ids) == len(set(ids)), path
    kinds = ("card", "start_card", "boss_card", "special_card", "knight", "homeworld", "boss")
    names = [entry["id"] for kind in kinds for entry in TABLES[kind]]
    assert len(names) == len(set(names))


def test_every_verb_has_a_class_and_every_class_a_verb() -> None:
    """The vocabulary and the content use exactly the same words."""
    assert {effect["do"] for effect in effects(TABLES)} == set(VERBS)
    modules = (verbs_boss, verbs_cards, verbs_control, verbs_damage, verbs_players)
    written = {
        member.verb
        for module in modules
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Effect) and member.verb
    }
    assert written == set(VERBS)


def test_every_selector_and_every_counted_thing_is_used() -> None:
    """Nothing in the language is there in vain."""
    assert {effect["who"] for effect in effects(TABLES) if "who" in effect} == set(WHO)
    amounts = [effect["n"] for effect in effects(TABLES) if "n" in effect]
    assert {n["of"] for n in amounts if isinstance(n, dict)} == set(COUNTED) - {""}


@pytest.mark.rule("AK-C2", "AK-G1")
def test_every_effect_has_a_name_of_its_own() -> None:
    """It tells the card, the word in capitals and the paragraph."""
    assert len(BOX.effects) == len(effects(TABLES))
    for name, effect in BOX.effects.items():
        assert effect.name == name
    assert BOX.effects["card[quantum_hack].on_play[0].options[0][0].cost[0]"].verb == "suffer"


# --- where it comes from -------------------------------------------------------------------------


def test_every_entry_tells_where_it_comes_from() -> None:
    """Four words for it; what is public names its source."""
    constants = list(TABLES["constants"].values())
    for path, entries in [*lists_of_entries(), ("constants", constants)]:
        for entry in entries:
            assert entry["provenance"] in PROVENANCES, (path, entry)
            assert (entry["provenance"] == "public") == ("source" in entry), (path, entry)


def test_what_is_known_and_what_is_reconstructed() -> None:
    """The supply is public; from the bosses a tile and a card are known as a whole."""
    assert {entry["provenance"] for entry in TABLES["card"]} == {"public"}
    for table in ("start_card", "knight", "homeworld", "boss", "special_card", "difficulty_tile"):
        assert {entry["provenance"] for entry in TABLES[table]} == {"reconstructed"}, table
    assert [e["id"] for e in TABLES["boss_card"] if e["provenance"] != "reconstructed"] == [
        "darkiron_commander"
    ]
    assert [e["id"] for e in TABLES["level_tile"] if e["provenance"] != "reconstructed"] == [
        "furion-2"
    ]
    rulings = [path for path, e in game().content.entries() if e["provenance"] == "ruling"]
    assert rulings == ["constants.boss_may_exceed_start_life"]


def test_no_rule_asks_for_a_single_card() -> None:
    """Ids of cards, knights, homeworlds and bosses appear in the content only, never in code."""
    kinds = ("card", "start_card", "boss_card", "special_card", "knight", "homeworld", "boss")
    ids = {entry["id"] for kind in (*kinds, "level_tile") for entry in TABLES[kind]}

    assert mentions(game(), ids) == []


def test_the_documentation_lists_every_verb_with_its_parameters() -> None:
    text = (Path(__file__).parents[3] / "docs" / "effects.md").read_text("utf-8")
    listed = {}
    for row in re.findall(r"^\| (`[a-z_`, ]+`) \| (.*?) \|", text, re.MULTILINE):
        for verb in re.findall(r"`(\w+)`", row[0]):
            listed[verb] = set(re.findall(r"`(\w+)`", row[1]))
    for verb, (required, optional, _) in VERBS.items():
        assert listed[verb] == {*required, *optional}, verb
    for word in (*WHO, *COUNTED[1:], *KINDS, *PLACES, *TURN_RULES, *ORDER_OPS):
        assert f"`{word}`" in text, word
