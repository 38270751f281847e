"""The content as a whole: what is in the box, where it comes from, what carries it out."""

from __future__ import annotations

import inspect
from collections import Counter
from typing import Any

import pytest

from sternentisch.games.magnastorm import abilities, bonuses
from sternentisch.games.magnastorm.ability import Ability
from sternentisch.games.magnastorm.bonus import Bonus
from sternentisch.games.magnastorm.components import Cost
from sternentisch.games.magnastorm.content import ABILITIES, BONUSES
from sternentisch.kernel.content import PROVENANCES
from tests.support.code import mentions
from tests.support.magnastorm import ADMINISTRATORS, RESEARCHERS, game

TABLES = game().content.tables
BOX = game().box


def pairs(costs: list[Cost]) -> list[tuple[int, int]]:
    """Return costs as own and yellow cubes."""
    return [(cost.own, cost.yellow) for cost in costs]


def lists_of_entries(value: Any, path: str = "") -> list[tuple[str, list[dict[str, Any]]]]:
    """Return every list of entries of the content, also those inside others."""
    found = []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += lists_of_entries(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        found.append((path, value))
        for entry in value:
            found += lists_of_entries(entry, f"{path}[{entry['id']}]")
    return found


# --- what is in the box --------------------------------------------------------------------------


@pytest.mark.rule("MS-S5", "MS-S8", "MS-S9")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 12), (3, 12), (4, 15)])
def test_the_pieces_of_a_game(seats: int, neutral: int) -> None:
    """Cubes, followers, turtles and stations of those who take part, and the commanders' cards."""
    colours = ("grey", "purple", "pink", "orange")[:seats]
    expected = {"cube black": 25, "cube yellow": 25, "follower yellow": neutral}
    for colour in colours:
        expected |= {f"cube {colour}": 25, f"follower {colour}": 5}
        expected |= {f"turtle {colour}": 10, f"station {colour}": 3}
    found = Counter(game().start(seats, 1).pieces())
    cards = {name: count for name, count in found.items() if " " not in name}

    assert {name: count for name, count in found.items() if " " in name} == expected
    assert set(cards.values()) == {1}
    assert len(cards) == (8 if seats == 4 else 6)


@pytest.mark.rule("MS-S3", "MS-S4")
def test_16_commanders_of_two_kinds() -> None:
    """Numbers 1 to 8 and 11 to 18; each brings 2 prestige and takes 1."""
    administration = {c.number: c.id for c in BOX.commanders if not c.is_research}
    assert administration == {
        1: "forrester",
        2: "justin",
        3: "ellen",
        4: "adira",
        5: "idris",
        6: "mira",
        7: "azrea",
        8: "ozguel",
    }
    research = {c.number: c.id for c in BOX.commanders if c.is_research}
    assert research == {
        11: "huber",
        12: "rain",
        13: "yuul",
        14: "joy",
        15: "cedric",
        16: "kim-kin",
        17: "sayuri",
        18: "kaysia",
    }
    assert {(commander.gain, commander.loss) for commander in BOX.commanders} == {(2, 1)}
    assert set(ADMINISTRATORS) == set(administration.values())
    assert set(RESEARCHERS) == set(research.values())


@pytest.mark.rule("MS-CO-1", "MS-CO-4", "MS-CO-7", "MS-CO-14", "MS-CO-16", "MS-CO-18")
def test_the_numbers_of_the_abilities() -> None:
    """How often, for how many cubes, how much."""
    params = {entry["id"]: entry["params"] for entry in TABLES["commander"] if entry["params"]}

    assert params == {
        "forrester": {"times": 2, "yellow": 1, "prestige": 1},
        "justin": {"areas": 1},
        "ellen": {"prestige": 1},
        "adira": {"own": 2},
        "azrea": {"own": 1},
        "ozguel": {"prestige": 1},
        "joy": {"draws": 2},
        "cedric": {"prestige": 1},
        "kim-kin": {"times": 1},
        "sayuri": {"own": 1},
        "kaysia": {"times": 1},
    }


@pytest.mark.rule("MS-SC1", "MS-SC2", "MS-SC3", "MS-SC4")
def test_four_sector_contracts() -> None:
    """Turtles by sector, and where a majority is needed."""
    entries = [entry for entry in TABLES["contract"] if entry["kind"] == "sector"]
    found = {entry["id"]: (entry["take"], entry["majority"]) for entry in entries}

    assert found == {
        "sc1": ([2, 2], "any"),
        "sc2": ([3, 1], "first"),
        "sc3": ([2, 1, 1], "none"),
        "sc4": ([2, 1], "all"),
    }


@pytest.mark.rule("MS-RC1", "MS-RC2", "MS-RC3", "MS-RC4")
def test_four_research_contracts() -> None:
    """Markers, levels, commanders and leads, for each of the four rounds."""
    contracts = {c.id: c for c in BOX.contracts if not c.is_sector}
    assert {id: (c.markers, c.levels, c.commanders, c.leads[0]) for id, c in contracts.items()} == {
        "rc1": ([1, 1, 1, 1], [4, 6, 8, 8], [0, 0, 0, 0], False),
        "rc2": ([2, 3, 3, 3], [2, 2, 2, 2], [0, 0, 0, 0], False),
        "rc3": ([1, 1, 1, 1], [3, 5, 5, 5], [2, 3, 3, 3], False),
        "rc4": ([2, 2, 2, 2], [2, 2, 2, 2], [0, 0, 0, 0], True),
    }
    assert all(len(set(c.leads)) == 1 and len(c.leads) == 4 for c in contracts.values())


@pytest.mark.rule("MS-S15", "MS-S16")
def test_120_artifact_cards() -> None:
    """Three metals, five kinds of bonuses in turn."""
    cards = {card.id: card for card in BOX.artifacts}
    numbers = [f"{n:03}" for n in (*range(1, 31), *range(101, 161), *range(201, 231))]
    kinds = ("prestige", "own", "green-step", "blue-step", "red-step")
    assert list(cards) == numbers
    for number in numbers:
        card = cards[number]
        assert card.bonus.id == kinds[(int(number) - 1) % 5], number
        assert (BOX.tiers[card.tier], card.level) == {
            "0": ("bronze", 1),
            "1": ("silver", 2),
            "2": ("gold", 3),
        }[number[0]]
    assert BOX.tiers == ["gold", "silver", "bronze"]


@pytest.mark.rule("MS-E1", "MS-E5", "MS-X1", "MS-A2", "MS-M2", "MS-Q2", "MS-S12", "MS-S13", "MS-C2")
def test_the_numbers_of_the_rules() -> None:
    """Targets, rounds and points, as the rules state them."""
    assert BOX.targets[2:] == [25, 23, 27]
    assert (BOX.rounds, BOX.station_prestige, BOX.majority_prestige) == (4, 2, 1)
    assert (BOX.move_range, BOX.exchange_give) == (1, 3)
    assert (BOX.research_contracts, BOX.sector_contracts) == (2, 2)
    assert (BOX.neutral_followers, BOX.followers, BOX.cubes) == (3, 5, 25)
    assert (BOX.bag_black, BOX.bag_each) == (25, 3)
    assert (BOX.start_cubes, BOX.start_bonus, BOX.start_level) == (2, [0, 0, 1, 1], 1)
    assert BOX.setup_artifacts == 2
    assert BOX.contract_prestige[2:] == [[4, 2], [4, 3, 2], [5, 4, 3, 2]]


@pytest.mark.rule("MS-L2", "MS-X1")
def test_the_costs_of_the_player_board() -> None:
    """Own and yellow cubes, from left to right and from top to bottom."""
    assert pairs(BOX.turtle_costs) == [
        *((0, 0), (0, 0), (1, 0), (1, 0), (0, 1)),
        *((0, 1), (2, 0), (2, 0), (1, 1), (1, 1)),
    ]
    assert pairs(BOX.station_costs) == [(1, 0), (0, 1), (1, 1)]


@pytest.mark.rule("MS-A1")
def test_the_income_of_the_disc() -> None:
    """One, two, three, and four or more turtles."""
    income = dict(zip(BOX.segments, map(pairs, BOX.income), strict=True))
    assert income == {
        "rear": [(1, 0), (0, 1), (1, 1), (1, 1)],
        "middle": [(2, 0), (2, 0), (1, 2), (1, 2)],
        "front": [(2, 0), (1, 1), (2, 1), (2, 1)],
    }


@pytest.mark.rule("MS-R2", "MS-R3", "MS-R4")
def test_the_research_tracks() -> None:
    """Eleven levels from 0 to 10; the first has a bonus nowhere."""
    tracks = {
        track.id: [bonus.id if bonus else "-" for bonus in track.bonuses] for track in BOX.tracks
    }
    assert {id: " ".join(levels[1:]) for id, levels in tracks.items()} == {
        "green": "- own - follower any - yellow bag-2 - bag-3",
        "blue": "- any - own yellow - bag-2 follower - bag-3",
        "red": "- own - any bag-2 - follower yellow - bag-3",
        "white": "- bag-2 - own follower - any yellow - bag-3",
    }
    assert {levels[0] for levels in tracks.values()} == {"-"}
    assert {track.top for track in BOX.tracks} == {10}


def test_the_table_of_actions() -> None:
    """309 ids, the same for every number of players."""
    assert len(list(game().table)) == 309


# --- names and effects ---------------------------------------------------------------------------


def test_ids_are_unique() -> None:
    """No two entries of a list share an id, and no two cards of any kind."""
    for path, entries in lists_of_entries(TABLES):
        ids = [entry["id"] for entry in entries]
        assert len(ids) == len(set(ids)), path
    kinds = ("commander", "contract", "artifact", "bonus")
    names = [entry["id"] for kind in kinds for entry in TABLES[kind]]
    assert len(names) == len(set(names))


def test_every_commander_and_contract_names_its_own_rule() -> None:
    """The rule of a commander tells its number."""
    for entry in TABLES["commander"]:
        assert entry["rule"] == f"MS-CO-{entry['number']}"
    for entry in TABLES["contract"]:
        assert entry["rule"] == f"MS-{entry['id'].upper()}"


@pytest.mark.parametrize(
    ("table", "known", "module", "base"),
    [("commander", ABILITIES, abilities, Ability), ("bonus", BONUSES, bonuses, Bonus)],
)
def test_every_effect_name_has_a_handler_and_every_handler_an_entry(
    table: str, known: dict[str, Any], module: Any, base: type
) -> None:
    """The vocabulary and the content use exactly the same words, and the same parameters."""
    assert {entry["effect"] for entry in TABLES[table]} == set(known)
    for entry in TABLES[table]:
        assert set(entry["params"]) == set(known[entry["effect"]][0]), entry["id"]
    written = {
        member
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, base) and member is not base
    }
    assert {maker for _, maker in known.values()} == written


@pytest.mark.rule("MS-B1", "MS-B2", "MS-B3", "MS-B4")
def test_bonuses_of_spaces_name_the_actions_they_go_with() -> None:
    """Those of tracks and cards go with none."""
    actions = {entry["id"]: "+".join(entry["actions"]) for entry in TABLES["bonus"]}
    assert actions == {
        **dict.fromkeys(("own", "yellow", "any", "bag-2", "bag-3", "prestige"), ""),
        **dict.fromkeys(("green-step", "blue-step", "red-step", "white-step"), "drive+gain"),
        **dict.fromkeys(("follower", "turn-order"), "drive+gain"),
        **dict.fromkeys(("range", "turtle"), "drive"),
        "bag-1": "gain",
    }


# --- where it comes from -------------------------------------------------------------------------


def test_every_entry_tells_where_it_comes_from() -> None:
    """Four words for it; what is public names its source."""
    for path, entries in [
        *lists_of_entries(TABLES),
        ("constants", list(TABLES["constants"].values())),
    ]:
        if path == "segment":  # the entries of its income tell it
            continue
        for entry in entries:
            assert entry["provenance"] in PROVENANCES, (path, entry)
            assert (entry["provenance"] == "public") == ("source" in entry), (path, entry)

    counts = game().content.by_provenance()
    assert sum(counts.values()) == len(list(game().content.entries()))
    assert counts["ruling"] == 0


def test_what_the_rulebook_prints_and_what_is_reconstructed() -> None:
    """Known are few costs, incomes and contracts; maps, tracks and most spaces are designed."""
    known = {path for path, entry in game().content.entries() if entry["provenance"] == "rulebook"}

    assert {path for path in known if path.startswith(("turtle_slot", "station_slot"))} == {
        *("turtle_slot[turtle-1]", "turtle_slot[turtle-2]", "turtle_slot[turtle-3]"),
        "station_slot[station-1]",
    }
    assert {path for path in known if path.startswith("segment")} == {
        *("segment[rear].income[1]", "segment[rear].income[2]"),
        *("segment[middle].income[1]", "segment[middle].income[3]"),
    }
    assert {path for path in known if path.startswith("contract[")} == {
        *("contract[rc1]", "contract[rc2]", "contract[rc3]", "contract[sc1]")
    }
    designed = ("side", "research_area", "artifact", "start[")
    assert not [path for path in known if path.startswith(designed)]
    assert len([path for path in known if path.startswith("commander")]) == 16


def test_no_rule_asks_for_a_single_card() -> None:
    """Ids of cards, areas and lines appear in the content only, never in code."""
    kinds = ("commander", "contract", "artifact")
    ids = {entry["id"] for kind in kinds for entry in TABLES[kind]}
    ids |= {e["id"] for side in TABLES["side"] for e in side["area"] + side["transmitter"]}
    ids |= {e["id"] for side in TABLES["side"] for e in side["line"]} | set(BOX.sector_ids)

    assert mentions(game(), ids) == []
