"""The content as a whole: what is in the box, where it comes from, what carries it out."""

from __future__ import annotations

import inspect
from collections import Counter
from typing import Any

import pytest

from sternentisch.games.cryo import missions
from sternentisch.games.cryo.content import MISSIONS
from sternentisch.games.cryo.content_docks import KINDS
from sternentisch.games.cryo.perks import PERKS, Perks
from sternentisch.kernel.content import PROVENANCES
from tests.games.cryo.test_content_board import letters, rows, written
from tests.support.code import mentions
from tests.support.cryo import game

TABLES = game().content.tables
BOX = game().box

CARDS = """
ground_scanner  cave-with-at-least        1 4 0 0 n  cave-sight scout-gain
supercharge     energy                    1 2 1 0 n  supercharge
interface       collected-incident        1 3 0 0 ct damaged-docks
wakeup_protocol pod-in-largest-settlement 1 4 0 0 co vehicle-room stasis-discount
automation      resource-tile-on-platform 1 4 0 0 co automation
prototype       resources                 1 3 0 0 ot prototype
early_warning   pod-on-salvage            2 3 0 1 ot early-warning
overclock       cave-with-at-least        2 3 0 0 ct overclock
"""
"""Mission and its points; pods, flat energy and rescued pods of the vehicle; scrap; upgrade."""


@pytest.mark.rule("CR-C1", "CR-C10", "CR-C21", "CR-AMB-26")
def test_eight_kinds_of_cards() -> None:
    found = {
        card.id: [
            card.mission.effect,
            str(card.mission.points),
            *map(str, (card.room, card.energy, card.rescue)),
            written(card.scrap),
            *card.perks,
        ]
        for card in BOX.cards
    }
    assert found == rows(CARDS)
    assert sum(card.copies for card in BOX.cards) == 40
    params = {entry["id"]: entry["mission"]["params"] for entry in TABLES["card"]}
    assert params["ground_scanner"]["min_pods"] == 1
    assert params["overclock"]["min_pods"] == 2
    assert params["prototype"]["divisor"] == 2


@pytest.mark.rule("CR-K1", "CR-K6", "CR-S3", "CR-S4", "CR-S5", "CR-S8", "CR-S10", "CR-S11", "CR-C9")
def test_the_numbers_of_the_rules() -> None:
    assert BOX.maximum == [5, 5, 5, 5, 8]
    assert (BOX.drones, BOX.pods, BOX.platform_room) == (3, 15, 5)
    assert (BOX.hand_limit, BOX.cards_dealt, BOX.cards_kept) == (5, 5, 3)
    assert (BOX.upgrade_limit, BOX.mission_limit, BOX.vehicle_limit) == (3, 3, 3)
    assert (BOX.start, [letters(units) for units in BOX.bonus]) == (
        [1, 1, 1, 0, 1],
        ["", "c", "ct", "cot"],
    )
    assert BOX.damage[2:] == [8, 6, 4]
    assert (BOX.early_stacks, BOX.late_stacks, BOX.start_docks) == (3, 3, 0b111)
    points = (BOX.points_cave, BOX.points_upgrade, BOX.points_vehicle, BOX.points_pool)
    assert points == (2, 1, 1, 1)


# --- names and effects ---------------------------------------------------------------------------


@pytest.mark.rule("CR-K5", "CR-C1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pieces_of_a_game(seats: int) -> None:
    expected: Counter[str] = Counter({f"card {card.id}": 5 for card in BOX.cards})
    expected.update(f"cave {tile.id}" for tile in BOX.cave_tiles)
    for seat in range(seats):
        expected |= Counter({f"pod {seat}": 15, f"drone {seat}": 3})
    assert Counter(game().start(seats, 1).pieces()) == expected


def test_every_perk_is_used_by_some_card_and_known_to_the_rules() -> None:
    """The vocabulary, the cards and what is summed up for a player use the same words."""
    used = [name for card in BOX.cards for name in card.perks]
    assert sorted(used) == sorted(PERKS)
    assert {name.replace("-", "_") for name in PERKS} == set(Perks.__slots__)
    for card in BOX.cards:
        perks = Perks((card,))
        wanted = {name.replace("-", "_") for name in card.perks}
        assert {name: getattr(perks, name) for name in Perks.__slots__} == {
            name: int(name in wanted) for name in Perks.__slots__
        }


def test_every_mission_has_a_handler_and_every_handler_a_mission() -> None:
    assert {entry["mission"]["effect"] for entry in TABLES["card"]} == set(MISSIONS)
    classes = {
        member
        for _, member in inspect.getmembers(missions, inspect.isclass)
        if issubclass(member, missions.Mission) and member is not missions.Mission
    }
    assert {maker for _, maker in MISSIONS.values()} == classes


def test_ids_are_unique() -> None:
    for name, entries in TABLES.items():
        if isinstance(entries, list):
            ids = [entry["id"] for entry in entries]
            assert len(ids) == len(set(ids)), name
    kinds = ("tile", "incident", "cave_tile", "card", "cave", "action", "chamber", "platform")
    ids = [entry["id"] for kind in kinds for entry in TABLES[kind]]
    assert len(ids) == len(set(ids))


VERBS = """
setup-discard 8, deploy 6, recall 1, place 17, activate 4, done 1, amount 3, draws 4, wake 12,
convert 3, take-tile 1, install 7, choose 3, pay 4, card-draw 1, card-play 24, reveal 12, salvage 9,
retrieve 9, vehicle 3, tunnel 7, settle 3, load 5, split 4, incident 4, sabotage 4, return 6, use 1,
automate 6, scrap-card 8, scrap-tile 7, discard 8, end-turn 1
"""


@pytest.mark.rule("CR-M1")
def test_the_table_of_actions() -> None:
    """196 ids in this order, the same for every number of players."""
    wanted = [(verb, int(count)) for verb, count in map(str.split, VERBS.split(","))]
    found = [(verb, count) for verb, count in Counter(a.verb for a in game().table).items()]
    assert found == wanted
    assert len(list(game().table)) == 196


# --- where it comes from -------------------------------------------------------------------------


def test_every_entry_tells_where_it_comes_from() -> None:
    """Four words for it; what is public names its source."""
    for path, entry in game().content.entries():
        assert entry["provenance"] in PROVENANCES, path
        assert (entry["provenance"] == "public") == ("source" in entry), path
    parts: list[dict[str, Any]] = []
    for card in TABLES["card"]:
        parts += [card[part] for part in ("upgrade", "mission", "vehicle", "scrap")]
    assert all(part["provenance"] in PROVENANCES for part in parts)
    constants = TABLES["constants"]
    assert {constant["provenance"] for constant in constants.values()} <= set(PROVENANCES)


def test_what_the_rulebook_prints_and_what_is_reconstructed() -> None:
    """Cards and platform are printed in words; board, tiles, caves and points as pictures only."""
    known = {path for path, entry in game().content.entries() if entry["provenance"] == "rulebook"}
    designed = ("tile[", "cave_tile[", "cave[", "tunnel[", "space[")
    assert not [path for path in known if path.startswith(designed)]
    assert {path for path in known if path.startswith("incident[")} == {"incident[IS1]"}
    assert {path for path in known if path.startswith("dock[")} == {"dock[17]"}
    assert len([path for path in known if path.startswith("platform[")]) == 6
    for card in TABLES["card"]:
        assert (card["upgrade"]["provenance"], card["vehicle"]["provenance"]) == ("rulebook",) * 2
        assert card["mission"]["provenance"] == "reconstructed", "the points are ours"
    unread = {card["id"] for card in TABLES["card"] if card["scrap"]["provenance"] != "rulebook"}
    assert unread == {"ground_scanner", "supercharge", "interface"}


def test_no_rule_asks_for_a_single_piece() -> None:
    """Ids of cards, tiles, caves, chambers and docks appear in the content only, never in code."""
    kinds = ("tile", "incident", "cave_tile", "cave", "tunnel", "chamber", "action", "section")
    ids = {entry["id"] for kind in kinds for entry in TABLES[kind]} - set(KINDS)
    ids |= {card.id for card in BOX.cards} - set(PERKS) - set(Perks.__slots__)

    assert mentions(game(), ids) == []
