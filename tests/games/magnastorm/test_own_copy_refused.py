"""Files of one's own that no game could be played with: refused by name, never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

import sternentisch
from sternentisch import Defects
from tests.support.magnastorm import game
from tests.support.own_copies import constant, entry, last_line, own_defects

FOUR = "[[side]]\nid = 'four'\n"
SMALL = "[[side]]\nid = 'two-three'\n"
STAFF = ("forrester", "justin", "ellen", "adira", "idris")


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


def part(side: str, table: str, id: str, text: str, field: str) -> tuple[str, str]:
    """Return a change of a part of a side, and the path of its defect."""
    name = "four" if side == FOUR else "two-three"
    path = f"side[{name}].{table}[{id}]{field}"
    return f"{side}{table} = [{{ id = '{id}', {text} }}]", path


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("nonsense = 1", "nonsense"),
        ("[constants.turns]\nvalue = 4", "constants.turns"),
        ("[constants.rounds]\nworth = 4", "constants.rounds.worth"),
        constant("rounds", "'4'"),
        constant("rounds", "true"),
        constant("rounds", "4.0"),
        ("[constants]\nrounds = 4", "constants.rounds"),
        constant("research_contracts", "3"),
        constant("sector_contracts", "1"),
        constant("start_cubes_by_position", "['x']"),
        ("[constants.prestige_target.value]\n5 = 30", "constants.prestige_target.value.5"),
        ("[constants.prestige_target.value]\n2 = '25'", "constants.prestige_target.value.2"),
        ("turtle_slot = 2", "turtle_slot"),
        ("[[turtle_slot]]\nown = 2", "turtle_slot[0]"),
        ("[[turtle_slot]]\nid = 'turtle-11'\nown = 2", "turtle_slot[0]"),
        ("[[turtle_slot]]\nid = ['turtle-1']\nown = 2", "turtle_slot[0]"),
        entry("turtle_slot", "turtle-3", "own = 'one'", "own"),
        entry("turtle_slot", "turtle-3", "own = false", "own"),
        entry("turtle_slot", "turtle-3", "red = 1", "red"),
        entry("research_area", "green", "bonuses = [1]", "bonuses"),
        entry("segment", "rear", "income = 3", "income"),
        entry("segment", "rear", "income = [{ id = '5', own = 1 }]", "income[0]"),
        entry("commander", "justin", "params = { n = 2 }", "params.n"),
        entry("commander", "justin", "params = { areas = '1' }", "params.areas"),
        entry("contract", "rc1", "take = [1]", "take"),
        entry("contract", "sc1", "take = 'all'", "take"),
        ("[[side]]\nid = 'five'\nplayers = [5]", "side[0]"),
        (FOUR + "line = [{ id = 'L9', transmitter = '' }]", "side[four].line[0]"),
        part(FOUR, "line", "L1AB", "areas = 'S1A'", ".areas"),
        part(FOUR, "line", "L1AB", "areas = [1, 2]", ".areas"),
        part(SMALL, "row", "3", "price = { own = '1' }", ".price.own"),
        part(SMALL, "row", "3", "price = { pink = 1 }", ".price.pink"),
        (FOUR + "start_areas = { 3 = 'S1A' }", "side[four].start_areas.3"),
    ],
    ids=last_line,
)
def test_what_does_not_fit_is_refused_by_name(tmp_path: Path, text: str, path: str) -> None:
    """Unknown keys and ids, wrong types, and values the rules depend on."""
    assert defects(tmp_path, text) == [path]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        *[constant("rounds", value) for value in ("0", "7", "-1", "100")],
        *[constant(name, "0") for name in ("move_range", "exchange_give", "followers")],
        *[constant("neutral_followers_per_column", value) for value in ("0", "5")],
        constant("start_cubes", "23"),
        constant("start_cubes_by_position", "[0, 0, 1]"),
        constant("start_level", "0"),
        constant("artifacts_for_setup", "3"),
        constant("cubes_per_colour", "1000000"),
        ("[constants.prestige_target.value]\n3 = 0", "constants.prestige_target.value"),
        ("[constants.contract_prestige.value]\n4 = [5]", "constants.contract_prestige.value"),
        entry("turtle_slot", "turtle-3", "own = -1", "own"),
        entry("turtle_slot", "turtle-3", "own = 100", "own"),
        entry("commander", "joy", "prestige = { gain = -2 }", "prestige.gain"),
        entry("commander", "joy", "params = { draws = -1 }", "params.draws"),
        (
            "[[segment]]\nid = 'rear'\nincome = [{ id = '1', own = -1 }]",
            "segment[rear].income[1].own",
        ),
    ],
    ids=last_line,
)
def test_numbers_outside_the_rules_are_refused_by_name(
    tmp_path: Path, text: str, path: str
) -> None:
    """Right in type, but nothing the game can be played with."""
    assert [where for where in defects(tmp_path, text) if where.startswith(path)]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        entry("research_area", "green", "bonuses = ['', 'wings']", "bonuses"),
        entry("research_area", "green", "bonuses = ['', 'red-step']", "bonuses"),
        entry("research_area", "green", "bonuses = ['']", "bonuses"),
        entry("bonus", "bag-1", "effect = 'dance'", "effect"),
        entry("bonus", "bag-1", "effect = 'bag'\nparams = { cubes = 1 }", "params"),
        entry("bonus", "bag-1", "effect = 'bag'\nparams = { draws = 'one' }", "params.draws"),
        entry("bonus", "bag-1", "effect = 'bag'\nparams = [1]", "params"),
        entry("bonus", "bag-1", "actions = ['walk']", "actions"),
        entry("bonus", "green-step", "params = { area = 'pink' }", "params.area"),
        entry("commander", "joy", "effect = 'dance'", "effect"),
        entry("commander", "joy", "effect = 'free_area'", "params"),
        entry("commander", "joy", "kind = 'pirate'", "kind"),
        entry("contract", "sc1", "majority = 'some'", "majority"),
        entry("contract", "sc1", "take = []", "take"),
        entry("contract", "sc1", "take = [0, 2]", "take"),
        entry("contract", "sc1", "take = [11]", "take"),
        entry("contract", "sc1", "take = [1, 1, 1, 1, 1, 1, 1]", "take"),
        entry("contract", "rc1", "markers = [0, 1, 1, 1]", "markers"),
        entry("contract", "rc1", "markers = [5, 1, 1, 1]", "markers"),
        ("[[contract]]\nid = 'rc1'\nlevels = [4]", "contract[rc1]"),
        ("[constants.rounds]\nvalue = 5", "contract[rc1]"),
        entry("artifact", "115", "tier = 'tin'", "tier"),
        entry("artifact", "115", "bonus = 'wings'", "bonus"),
        entry("start", "1", "rear_sector = 'S7'", "rear_sector"),
        (
            "".join(f"[[commander]]\nid = '{id}'\nkind = 'research'\n" for id in STAFF),
            "commander.kind",
        ),
    ],
    ids=last_line,
)
def test_words_without_a_meaning_are_refused_by_name(tmp_path: Path, text: str, path: str) -> None:
    """Bonuses, effects, parameters, kinds and contracts."""
    assert path in defects(tmp_path, text)


@pytest.mark.rule("MS-S1", "MS-M8")
@pytest.mark.parametrize(
    ("text", "path"),
    [
        part(FOUR, "area", "S1A", "sector = 'S7'", ".sector"),
        part(FOUR, "area", "S1A", "fields = []", ".fields"),
        part(FOUR, "area", "S1A", "fields = ['pink']", ".fields"),
        part(FOUR, "line", "L1AB", "areas = ['S1A']", ".areas"),
        part(FOUR, "line", "L1AB", "areas = ['S1A', 'S1B', 'S1C']", ".areas"),
        part(FOUR, "line", "L1AB", "areas = ['S1A', 'S9A']", ".areas"),
        part(SMALL, "line", "L1AB", "areas = ['S1A', 'S1D']", ".areas"),  # the other side's
        part(FOUR, "line", "L1AB", "transmitter = 'T9X'", ".transmitter"),
        part(FOUR, "line", "L1AB", "transmitter = 'T1M'", ".transmitter"),  # twice
        part(FOUR, "line", "L1M", "areas = ['S1D', 'S1A']", ".transmitter"),  # inside a sector
        part(FOUR, "transmitter", "T1M", "exits = []", ".exits"),
        part(FOUR, "transmitter", "T1M", "exits = ['S1D', 'S9A']", ".exits"),
        (FOUR + "line = [{ id = 'L1M', transmitter = '' }]", "side[four].transmitter[T1M]"),
        (FOUR + "start_areas = { 1 = 'S9A' }", "side[four].start_areas.1"),
        (SMALL + "start_areas = { 2 = 'S4D' }", "side[two-three].start_areas.2"),
        part(FOUR, "row", "3", "bonuses = ['', '', '', '', 'wings']", ".bonuses"),
        part(FOUR, "row", "3", "bonuses = ['', '']", ".bonuses"),
        (FOUR + "row = [{ id = '1', bonuses = [''] }]", "side[four].row"),
        (FOUR + "research_areas = ['blue', 'green']", "side[four].research_areas"),
        (SMALL + "research_areas = ['green', 'blue', 'pink']", "side[two-three].research_areas"),
        (FOUR + "area = [{ id = 'S1D', fields = ['red'] }]", "side.area.fields"),
        # nothing crosses border 2 any more: no way clockwise out of S2
        (SMALL + "line = [{ id = 'L2M', areas = ['S1C', 'S2B'] }]", "side[two-three].line"),
    ],
    ids=last_line,
)
def test_boards_that_nobody_could_play_on_are_refused(tmp_path: Path, text: str, path: str) -> None:
    """Areas, lines, transmitter spaces, panels."""
    assert path in defects(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        entry("contract", "rc1", "kind = 'sector'", "kind"),
        entry("contract", "sc1", "kind = 'research'", "kind"),
        entry("contract", "sc1", "kind = 'dream'", "kind"),
        (SMALL + "players = [2]", "side[two-three].players"),
        (FOUR + "players = []", "side[four].players"),
        (SMALL + "research_areas = ['green', 'blue']", "side[two-three].research_areas"),
        part(FOUR, "line", "L1AB", "areas = ['S1A', 'S1A']", ".areas"),
        part(FOUR, "line", "L1AB", "areas = ['S1A', 'S1C']", ".areas"),
    ],
    ids=last_line,
)
def test_contradictions_within_a_file_are_refused(tmp_path: Path, text: str, path: str) -> None:
    """Each value is of the right type and a known word."""
    assert [where for where in defects(tmp_path, text) if where.startswith(path.rpartition(".")[0])]


def test_files_of_ones_own_never_crash(tmp_path: Path) -> None:
    """Every value of some entries, replaced by what does not belong there."""
    odd = ("''", "'x'", "[]", "[1]", "['x']", "0", "99", "-1", "1.5", "true", "{}")
    remarks = ("id", "provenance", "note", "rule", "fixed")
    crashes = []
    for table, id in (
        *(("turtle_slot", "turtle-1"), ("bonus", "range"), ("bonus", "red-step")),
        *(("research_area", "red"), ("commander", "joy"), ("start", "2"), ("tier", "gold")),
        *(("artifact", "115"), ("contract", "sc2"), ("contract", "rc3"), ("segment", "middle")),
        *(("side", "four"), ("side", "two-three")),
    ):
        found = next(e for e in game().content.tables[table] if e["id"] == id)
        for name in [name for name in found if name not in remarks]:
            for number, value in enumerate(odd):
                path = tmp_path / f"{table}-{id}-{name}-{number}.toml"
                path.write_text(f"[[{table}]]\nid = '{id}'\n{name} = {value}", "utf-8")
                try:
                    own = sternentisch.load("magnastorm", path)
                    for seats in (2, 3, 4):
                        own.start(seats, 1)
                except Defects:
                    pass
                except Exception as error:  # whatever it is: it is not a list of defects
                    crashes.append(f"{table}[{id}].{name} = {value}: {error!r}")

    assert crashes == []
