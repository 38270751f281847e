"""The whole map: every line, every exit, and where walks may end in calm and storm."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.magnastorm import Table, game_with_range
from tests.support.magnastorm_map import Map

SIDES = pytest.mark.parametrize("seats", [2, 3, 4])
CALM = {1: ("123", "234", "345", "456"), 2: ("456", "561", "612", "123")}
"""The calm sectors by start area and round."""
SURROUNDED = {"1": (2, 3), "2": (1, 1), "3": (1, 2), "4": (1, 3), "5": (1, 4), "6": (2, 2)}
"""A start area and a round in which a sector lies between two calm ones."""


def drive(table: Table, space: str = "1-0") -> Table:
    return table.begin("grey").do("pick 0 yellow", f"space {space}", "drive")


def fields(areas: set[str], board: Map) -> list[str]:
    """Name all fields of some areas."""
    return sorted(
        f"{area}{number}" for area in areas for number in range(1, len(board.fields[area]) + 1)
    )


@pytest.mark.rule("MS-M2", "MS-S1")
@SIDES
def test_a_step_leads_along_each_line(seats: int) -> None:
    """From every area to its neighbours and nowhere else, and back to its own fields."""
    board = Map(seats)
    for area, lines in board.lines.items():
        start_area, number = SURROUNDED[area[1]]
        table = Table(seats, start_area=start_area).set(round=number)
        drive(table.lay("grey", scout=area))
        assert table.legal("step") == [f"step {there.lower()}" for there in sorted(lines)]
        assert table.ends() == fields({area, *lines}, board)


@pytest.mark.rule("MS-M3", "MS-S1")
@SIDES
def test_the_colours_of_the_fields(seats: int) -> None:
    areas = Table(seats).begin("grey").view().areas
    colours = {area.id: [field.colour for field in area.fields] for area in areas}
    assert colours == Map(seats).fields


@pytest.mark.rule("MS-AMB-4", "MS-M6")
@SIDES
def test_a_station_leads_to_each_of_its_exits(seats: int) -> None:
    """Both ends of its line and a shortcut."""
    for space, exits in Map(seats).exits.items():
        start_area, number = SURROUNDED[space[1]]
        table = Table(seats, start_area=start_area).set(round=number)
        drive(table.station("grey", space).lay("grey", cubes="3 grey")).do(f"start {space.lower()}")
        assert table.legal("step") == [f"step {there.lower()}" for there in sorted(exits)]


@pytest.mark.rule("MS-X1", "MS-S1")
@SIDES
def test_stations_are_offered_on_their_lines_only(seats: int) -> None:
    """In both directions; no other step asks."""
    board = Map(seats)
    for area, lines in board.lines.items():
        for there, space in lines.items():
            start_area, number = SURROUNDED[area[1]]
            table = Table(seats, start_area=start_area).set(round=number)
            drive(table.lay("grey", cubes="1 grey", scout=area)).do(f"step {there.lower()}")
            if not space:
                assert table.legal("build") == []
                continue
            table.do("build 1")
            built = [place.id for place in table.view().transmitters if place.owner == 0]
            assert built == [space]


@pytest.mark.rule("MS-M2", "MS-M4", "MS-M5", "MS-M8", "MS-M9", "MS-AMB-6", "MS-AMB-7")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("start_area", [1, 2])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("reach", [1, 2, 3])
def test_where_a_walk_may_end(
    tmp_path: Path, seats: int, start_area: int, number: int, reach: int
) -> None:
    """From every area, in every round: counted from the map by the words of the rules."""
    board = Map(seats)
    own = game_with_range(tmp_path)
    calm = CALM[start_area][number - 1]
    for area in board.lines:
        table = Table(seats, own, start_area=start_area).set(round=number)
        table.lay("grey", cubes="3 grey 1 yellow 1 purple", scout=area)
        if reach < 3:
            drive(table, "1-0" if reach == 1 else "3-1")
        else:
            drive(table.control("grey", "justin"), "3-1").do("range left")
        assert table.ends() == fields(board.ends(area, calm, reach), board), area
