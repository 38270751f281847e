"""The boards as the rules document lists them: both maps, both panels, the centre disc."""

from __future__ import annotations

from collections import Counter

import pytest

from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view
from tests.support.magnastorm import Table, game
from tests.support.magnastorm_map import Map


def board(seats: int, start_area: int = 1) -> MagnastormView:
    """Return what everybody sees at the start of a game."""
    return magnastorm_view(game().start(seats, 1, {"start_area": start_area}).view(None))


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_areas_fields_and_lines_are_those_of_the_tables(seats: int) -> None:
    """Each area lies in the sector it is named after; fields are numbered in order."""
    wanted = Map(seats)
    view = board(seats)
    assert [area.id for area in view.areas] == sorted(wanted.fields)
    for area in view.areas:
        colours = wanted.fields[area.id]
        assert area.sector == area.id[:2]
        assert [field.colour for field in area.fields] == colours
        assert [field.id for field in area.fields] == [
            f"{area.id}{number}" for number in range(1, len(colours) + 1)
        ]
        assert sorted(area.neighbours) == sorted(wanted.lines[area.id])


@pytest.mark.rule("MS-S1", "MS-X1", "MS-AMB-4")
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_transmitter_spaces_are_those_of_the_tables(seats: int) -> None:
    """The line each one belongs to, and its exits: both ends and one more area."""
    wanted = Map(seats)
    lines: dict[str, set[str]] = {}
    for area, ways in wanted.lines.items():
        for neighbour, space in ways.items():
            if space:
                lines.setdefault(space, set()).update((area, neighbour))
    exits = {space: set(areas) for space, areas in wanted.exits.items()}
    view = board(seats)

    assert {space.id: set(space.line) for space in view.transmitters} == lines
    assert {space.id: set(space.exits) for space in view.transmitters} == exits
    for place in view.transmitters:
        assert set(place.line) < set(place.exits)
        assert len(place.exits) == len(set(place.exits)) == 3
        assert len({area[:2] for area in place.line}) == 2, "only on lines into another sector"


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize(
    ("seats", "areas", "fields", "lines", "spaces"),
    [(4, 24, 48, 36, 12), (3, 18, 36, 27, 9), (2, 18, 36, 27, 9)],
)
def test_lines_lead_both_ways_and_are_as_many_as_they_should_be(
    seats: int, areas: int, fields: int, lines: int, spaces: int
) -> None:
    view = board(seats)
    ways = {(area.id, other) for area in view.areas for other in area.neighbours}

    assert {(other, area) for area, other in ways} == ways
    assert len([way for area in view.areas for way in area.neighbours]) == len(ways) == 2 * lines
    assert not [area for area, other in ways if area == other]
    assert (len(view.areas), len(view.transmitters)) == (areas, spaces)
    assert sum(len(area.fields) for area in view.areas) == fields


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_join_neighbouring_sectors_only(seats: int) -> None:
    """Every line stays in its sector or crosses one border, and every border is crossed."""
    borders: Counter[str] = Counter()
    for area in board(seats).areas:
        for other in area.neighbours:
            far = (int(other[1]) - int(area.id[1])) % 6
            assert far in (0, 1, 5)
            if far == 1:
                borders[area.id[1]] += 1

    wanted = [2] * 6 if seats == 4 else [2, 1, 2, 1, 2, 1]
    assert [borders[sector] for sector in "123456"] == wanted


def test_the_colours_are_balanced() -> None:
    """Four players: two fields of each colour in every sector; else ten of each and six white."""
    for sector in "123456":
        colours = Counter(
            field.colour for area in board(4).areas if area.id[1] == sector for field in area.fields
        )
        assert colours == {"green": 2, "blue": 2, "red": 2, "white": 2}

    everywhere = Counter(field.colour for area in board(3).areas for field in area.fields)
    assert everywhere == {"green": 10, "blue": 10, "red": 10, "white": 6}
    whites = [
        area.sector for area in board(3).areas for field in area.fields if field.colour == "white"
    ]
    assert whites == ["S1", "S2", "S3", "S4", "S5", "S6"]


@pytest.mark.rule("MS-S2", "MS-A6")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("start", "area", "calm"),
    [
        (1, "S1A", ["S1 S2 S3", "S2 S3 S4", "S3 S4 S5", "S4 S5 S6"]),
        (2, "S4A", ["S4 S5 S6", "S5 S6 S1", "S6 S1 S2", "S1 S2 S3"]),
    ],
)
def test_the_centre_disc(seats: int, start: int, area: str, calm: list[str]) -> None:
    """Rear, middle and front calm sector of each round; everything else is storm."""
    assert board(seats, start).start_area == area
    for number, sectors in enumerate(calm, 1):
        weather = Table(seats, start_area=start).set(round=number).begin("grey").view().weather
        segments = dict(zip(sectors.split(), ("rear", "middle", "front"), strict=True))
        assert weather == {f"S{n}": segments.get(f"S{n}", "storm") for n in range(1, 7)}


PANELS = {
    4: [
        (0, 0, 2, 1, "- - - - -"),
        (1, 0, 1, 1, "turn-order - bag-1 - turn-order"),
        (0, 1, 2, 0, "bag-1 range - bag-1 green-step"),
        (1, 1, 0, 1, "bag-1 blue-step turtle follower range"),
        (0, 2, 1, 0, "follower turtle red-step range white-step"),
    ],
    3: [
        (0, 0, 2, 1, "- - - -"),
        (1, 0, 1, 1, "turtle turtle turtle turtle"),
        (0, 1, 2, 0, "bag-1 bag-1 bag-1 bag-1"),
        (1, 1, 0, 1, "green-step blue-step red-step follower"),
        (0, 2, 1, 0, "follower follower follower follower"),
    ],
}


@pytest.mark.rule("MS-S1", "MS-T10", "MS-T11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_panels(seats: int) -> None:
    """Price of A and gain of B by row, own and yellow; the bonus of every space."""
    view = board(seats)
    found = []
    for number, row in enumerate(view.rows, 1):
        ids = [space.bonus or "-" for space in view.spaces if space.row == number]
        price, gain = row.price, row.gain
        found.append((price.own, price.yellow, gain.own, gain.yellow, " ".join(ids)))

    assert found == PANELS[max(3, seats)]


@pytest.mark.rule("MS-S1", "MS-S3", "MS-S4")
@pytest.mark.parametrize(("seats", "columns", "tracks"), [(2, 4, 3), (3, 4, 3), (4, 5, 4)])
def test_columns_and_research_areas(seats: int, columns: int, tracks: int) -> None:
    """The start player tile and a commander for every other column; white only for four."""
    view = board(seats)

    assert [bool(column.commander) for column in view.columns] == [False] + [True] * (columns - 1)
    assert [track.id for track in view.research] == ["green", "blue", "red", "white"][:tracks]
    assert len({track.commander for track in view.research}) == tracks
