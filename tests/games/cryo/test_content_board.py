"""The board and its tiles as the rules list them: ship, platform, resource tiles, caves."""

from __future__ import annotations

from collections import Counter

import pytest

from sternentisch.games.cryo.actions import DIRECTIONS
from sternentisch.games.cryo.components import RESOURCES, Cost, Reward
from sternentisch.games.cryo.content_docks import KINDS
from tests.support.cryo import game

KIND_OF = {entry["id"]: entry["kind"] for entry in game().content.tables["action"]}

TABLES = game().content.tables
BOX = game().box
SHORT = dict(zip(RESOURCES, "cotne", strict=True))
"""Crystal, organics, tech, nanite and energy as letters."""


def letters(units: list[int]) -> str:
    """Return units by track as letters: 2 crystals and 1 energy are "cce"."""
    return "".join(SHORT[name] * count for name, count in zip(RESOURCES, units, strict=True))


def written(reward: Reward) -> str:
    """Return a reward as "ce" for both, "c/o" for one of two, "2 cards"."""
    if reward.card_actions:
        return f"{reward.card_actions} card"
    if reward.choose:
        return "/".join(SHORT[RESOURCES[kind]] for kind in sorted(reward.choose))
    return letters(reward.gain)


def priced(price: Cost | None) -> str:
    """Return what a tile costs, as letters; "card" for a card."""
    if price is None:
        return "card"
    assert price.energy == price.crystal == price.organics == price.tech == 0
    return "/".join(letter for kind, letter in enumerate("cot") if price.either >> kind & 1)


def rows(table: str) -> dict[str, list[str]]:
    """Return the words of each line after the first one, which is its name."""
    lines = [line.split() for line in table.strip().split("\n")]
    assert len({line[0] for line in lines}) == len(lines)
    return {line[0]: line[1:] for line in lines}


# --- the ship ------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K9", "CR-S6", "CR-B2")
def test_sections_and_chambers() -> None:
    assert BOX.sections == ["engineering", "laboratory", "rnd", "dispatch"]
    assert [
        (chamber.id, BOX.sections[chamber.section], chamber.pods) for chamber in BOX.chambers
    ] == [
        (f"{section}-{number}", section, 2 if section == "dispatch" else 1)
        for section in BOX.sections
        for number in (1, 2, 3)
    ]


@pytest.mark.rule("CR-AMB-1", "CR-B2", "CR-S7")
def test_five_resource_spaces_of_each_colour() -> None:
    """Four in the section of their colour, one of each in Dispatch."""
    found = [(entry["id"], entry["colour"], entry["section"]) for entry in TABLES["space"]]
    assert found == [
        (f"{colour[0].upper()}{number}", colour, section if number < 5 else "dispatch")
        for colour, section in zip(RESOURCES, BOX.sections[:3], strict=False)
        for number in range(1, 6)
    ]


DOCKS = """
1   -      res-C1   stasis-eng   res-C3      reactor-w
2   sun    -        res-C2       stasis-eng  res-C1
3   moon   res-C2   reactor-e    res-C4      stasis-eng
4   star   -        res-C4       -           res-C3
5   -      res-O1   stasis-lab   res-O3      converter-w
6   ring   -        res-O2       stasis-lab  res-O1
7   wave   res-O2   converter-e  res-O4      stasis-lab
8   bolt   -        res-O4       -           res-O3
9   -      res-T1   stasis-rnd   res-T3      computer-w
10  leaf   -        res-T2       stasis-rnd  res-T1
11  eye    res-T2   computer-e   res-T4      stasis-rnd
12  gear   -        res-T4       -           res-T3
13  -      fetch    stasis-dis   send        scout-w
14  key    scout-n  res-C5       -           fetch
15  drop   res-C5   res-T5       res-O5      stasis-dis
16  arrow  -        res-O5       -           send
17  -      launch   -            -           -
"""


@pytest.mark.rule("CR-B3", "CR-K8", "CR-S8")
def test_the_docks() -> None:
    """North, east, south, west; two to four actions, twelve symbols for damage."""
    found = {
        dock.id: [dock.symbol or "-", *(action.id if action else "-" for action in dock.actions)]
        for dock in BOX.docks
    }
    assert found == rows(DOCKS)
    assert DIRECTIONS == ("north", "east", "south", "west")
    for dock in BOX.docks[:-1]:
        assert 2 <= sum(action is not None for action in dock.actions) <= 4
    symbols = [dock.symbol for dock in BOX.docks if dock.symbol]
    assert len(symbols) == len(set(symbols)) == 12


@pytest.mark.rule("CR-K8", "CR-S8")
def test_every_kind_of_action_can_be_reached_in_every_game() -> None:
    """Beside docks that are never damaged, Launch included."""
    safe = [dock for dock in BOX.docks if not dock.symbol]
    kinds = {KIND_OF[action.id] for dock in safe for action in dock.actions if action is not None}
    assert kinds == set(KINDS) == {entry["kind"] for entry in TABLES["action"]}
    used = {action.id for dock in BOX.docks for action in dock.actions if action is not None}
    assert used == {action.id for action in BOX.actions}


@pytest.mark.rule("CR-AMB-3", "CR-D1", "CR-D3", "CR-D4", "CR-D5", "CR-D6")
def test_what_the_actions_cost_and_bring() -> None:
    entries = TABLES["action"]
    found = {
        (entry["kind"], *(" ".join(entry.get(n, [])) for n in ("cost", "inputs", "gain")))
        for entry in entries
        if entry["kind"] != "space"
    }
    assert found == {
        ("stasis", "organics", "", ""),
        ("reactor", "crystal", "", "energy"),
        ("converter", "", "crystal organics tech", "nanite"),
        ("computer", "tech", "", ""),
        ("scout", "energy tech", "", ""),
        ("send", "", "", ""),
        ("fetch", "", "", ""),
        ("launch", "", "", ""),
    }
    stasis = {entry["id"]: entry["section"] for entry in entries if entry["kind"] == "stasis"}
    names = ("eng", "lab", "rnd", "dis")
    assert stasis == {
        f"stasis-{name}": section for name, section in zip(names, BOX.sections, strict=True)
    }


@pytest.mark.rule("CR-B4", "CR-D7", "CR-R1")
def test_salvage_spaces() -> None:
    """Three rows of three; the third of each needs three players."""
    assert [(space.id, RESOURCES[space.row], space.min_players) for space in BOX.salvages] == [
        (str(3 * row + place), RESOURCES[row], 3 if place == 3 else 2)
        for row in range(3)
        for place in (1, 2, 3)
    ]


@pytest.mark.rule("CR-B5", "CR-K10")
def test_the_platform() -> None:
    """Cost slot, reward slot, and what an action gives by itself; seven slots in all."""
    found = [
        (
            action.id,
            action.cost_slot + 1,
            action.reward_slot + 1,
            written(action.reward),
            action.wake,
        )
        for action in BOX.platform
    ]
    assert found == [
        ("custom1", 0, 1, "", 0),
        ("wake", 2, 0, "", 1),
        ("recharge", 3, 0, "e", 0),
        ("custom2", 4, 5, "", 0),
        ("nanoforge", 6, 0, "n", 0),
        ("plan", 7, 0, "1 card", 0),
    ]
    slots = [slot for action in found for slot in action[1:3] if slot]
    assert sorted(slots) == [1, 2, 3, 4, 5, 6, 7]


# --- tiles and caves -----------------------------------------------------------------------------

TILES = """
RC1 6 ce     c
RC2 3 co     c
RC3 3 ct     c
RC4 3 c/o    c/o
RC5 3 c/t    c/t
RC6 2 1_card card
RO1 3 oe     o
RO2 4 co     o
RO3 4 ot     o
RO4 3 c/o    c/o
RO5 3 o/t    o/t
RO6 3 1_card card
RT1 3 te     t
RT2 3 ct     t
RT3 3 ot     t
RT4 3 c/t    c/t
RT5 3 o/t    o/t
RT6 5 1_card card
"""


@pytest.mark.rule("CR-B6", "CR-S7", "CR-D10", "CR-P1", "CR-AMB-2")
def test_60_resource_tiles() -> None:
    """Twenty of each colour: copies, reward, and what they cost above the arrow."""
    found = {
        tile.id: [str(tile.copies), written(tile.reward).replace(" ", "_"), priced(tile.price)]
        for tile in BOX.tiles
    }
    assert found == rows(TILES)
    colours: Counter[str] = Counter()
    for tile in BOX.tiles:
        assert tile.id[1] == SHORT[RESOURCES[tile.colour]].upper()
        colours[RESOURCES[tile.colour]] += tile.copies
    assert colours == {"crystal": 20, "organics": 20, "tech": 20}


INCIDENTS = """
IE1 early  sabotage 4 -
IE2 early  plunder  2 cc
IE3 early  plunder  2 oo
IE4 early  plunder  2 tt
IE5 early  plunder  2 ee
IE6 early  plunder  3 1_card
IE7 early  plunder  3 n
IL1 late   sabotage 6 -
IL2 late   plunder  1 eee
IL3 late   plunder  2 nn
IL4 late   plunder  2 2_card
IL5 late   plunder  1 cot
IL6 late   plunder  1 ooe
IL7 late   plunder  1 tte
IS1 sunset sunset   1 -
"""


@pytest.mark.rule("CR-B10", "CR-S10", "CR-AMB-16")
def test_33_incident_tiles() -> None:
    """18 early, 14 late, Sunset; ten of them are sabotage."""
    rewards = {tile.id: written(tile.reward).replace(" ", "_") or "-" for tile in BOX.incidents}
    found = {
        entry["id"]: [entry["pile"], entry["kind"], str(entry["copies"]), rewards[entry["id"]]]
        for entry in TABLES["incident"]
    }
    assert found == rows(INCIDENTS)
    piles: Counter[str] = Counter()
    for entry in TABLES["incident"]:
        piles[entry["pile"]] += entry["copies"]
    assert piles == {"early": 18, "late": 14, "sunset": 1}
    assert sum(e["copies"] for e in TABLES["incident"] if e["kind"] == "sabotage") == 10


CAVE_TILES = """
S1 small c  4 2
S2 small c  3 1
S3 small o  4 2
S4 small o  3 1
S5 small t  4 2
S6 small t  3 1
S7 small co 5 2
S8 small ot 5 2
L1 large co 6 3
L2 large ot 6 3
L3 large ct 6 3
L4 large cc 7 3
L5 large oo 7 3
L6 large tt 7 3
"""


@pytest.mark.rule("CR-B9", "CR-S9")
def test_14_cave_tiles() -> None:
    """More than there are spaces of either size."""
    found = {
        tile.id: [
            "large" if tile.is_large else "small",
            letters(tile.cost),
            str(tile.first),
            str(tile.second),
        ]
        for tile in BOX.cave_tiles
    }
    assert found == rows(CAVE_TILES)
    assert [cave.is_large for cave in BOX.caves].count(True) == 5


CAVES = """
K01 small 2 open   T1    K02 K03 K04
K02 small 2 open   T1    K01 K03 K04
K03 large 2 hidden T2    K01 K02 K04 K05 K06
K04 small 2 hidden T2    K01 K02 K03 K07 K08
K05 small 4 hidden T3    K03 K06 K09
K06 large 2 hidden T3+T7 K03 K05 K07 K09 K10
K07 large 2 hidden T4+T7 K04 K06 K08 K11 K12
K08 small 3 hidden T4    K04 K07 K11
K09 large 2 hidden T5    K05 K06 K10
K10 small 4 hidden T5    K06 K09
K11 small 3 hidden T6    K07 K08 K12
K12 large 2 hidden T6    K07 K11
"""
TUNNELS = """
T1 entrance 1 1 K01 K02
T2 T1       1 2 K03 K04
T3 T2       1 3 K05 K06
T4 T2       1 3 K07 K08
T5 T3       2 5 K09 K10
T6 T4       2 5 K11 K12
T7 T3+T4    1 4 K06 K07
"""
"""Reached from, energy of the last step, energy from the entrance on, both caves."""


@pytest.mark.rule("CR-B7", "CR-S9", "CR-D6")
def test_the_cave_map() -> None:
    """Caves are adjacent to each other both ways."""
    names = [cave.id for cave in BOX.caves]
    ways = {
        cave.id: [t.id for t in BOX.tunnels if cave.index in (t.first, t.second)]
        for cave in BOX.caves
    }
    found = {
        cave.id: [
            "large" if cave.is_large else "small",
            str(cave.min_players),
            "open" if cave.is_open else "hidden",
            "+".join(ways[cave.id]),
            *(names[other] for other in cave.adjacent),
        ]
        for cave in BOX.caves
    }
    assert found == rows(CAVES)
    for cave in BOX.caves:
        assert all(cave.index in BOX.caves[other].adjacent for other in cave.adjacent)


@pytest.mark.rule("CR-B8", "CR-D9")
def test_the_tunnels() -> None:
    """The energy of a section is the sum of all steps from the entrance."""
    names = [cave.id for cave in BOX.caves]
    energy = {"entrance": 0}
    for id, (origins, step, total, *caves) in rows(TUNNELS).items():
        tunnel = next(tunnel for tunnel in BOX.tunnels if tunnel.id == id)
        assert [names[tunnel.first], names[tunnel.second]] == caves
        energy[id] = tunnel.energy
        assert tunnel.energy == int(total)
        assert {energy[origin] + int(step) for origin in origins.split("+")} == {int(total)}
    assert len(BOX.tunnels) == 7
