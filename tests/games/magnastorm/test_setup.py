"""Setup and the basic start placement: rules MS-S1 to MS-S13, with all numbers of players."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import Defects
from tests.support.magnastorm import (
    ADMINISTRATORS,
    AREAS,
    COLOURS,
    RESEARCHERS,
    Table,
    game,
    started,
    started_by,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
CALM = ["rear", "middle", "front"]
STORM = ["storm"] * 3


def place_all(table: Table) -> Table:
    """Let everybody take the first column and the first research area that is offered."""
    while table.asked() in ("start-follower", "start-research"):
        table.do(table.legal()[0])
    return table


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize(
    ("seats", "columns", "areas", "fields", "transmitters", "tracks"),
    [(2, 4, 18, 36, 9, 3), (3, 4, 18, 36, 9, 3), (4, 5, 24, 48, 12, 4)],
)
def test_four_players_use_the_larger_sides(
    seats: int, columns: int, areas: int, fields: int, transmitters: int, tracks: int
) -> None:
    view = started(seats).view()
    assert len(view.columns) == columns
    assert len(view.spaces) == 5 * columns
    assert len(view.areas) == areas
    assert sum(len(area.fields) for area in view.areas) == fields
    assert len(view.transmitters) == transmitters
    assert len(view.research) == tracks


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize("seats", [2, 3])
def test_smaller_sides_lack_column_4_the_gateways_and_the_white_area(seats: int) -> None:
    table = started(seats)
    assert table.refusal("upper 4") == "MS-S1"
    for column in range(seats):
        table.do(f"upper {column}")
    assert table.refusal("research white") == "MS-S1"

    table = Table(seats).begin("grey")
    assert table.refusal("take 4") == "MS-S1"
    assert table.refusal("pick 4 yellow") == "MS-S1"
    table.do("pick 0 yellow")
    assert table.refusal("space 3-4") == "MS-S1"
    table.do("space 1-0", "drive")
    assert table.refusal("jump s1d1") == "MS-S1"
    assert table.refusal("step s1d") == "MS-S1"
    assert table.refusal("stop s1d1") == "MS-S1"

    table = Table(seats).begin("grey").do("pick 0 yellow", "space 5-3")
    assert table.asked() == "deploy"
    assert table.refusal("upper 4") == "MS-S1"
    assert table.refusal("upper 3") is None


@pytest.mark.rule("MS-S2", "MS-S9")
@SEATS
@pytest.mark.parametrize(
    ("start_area", "area", "weather"),
    [(1, "S1A", [*CALM, *STORM]), (2, "S4A", [*STORM, *CALM])],
)
def test_the_start_area_decides_where_it_is_calm(
    seats: int, start_area: int, area: str, weather: list[str]
) -> None:
    table = started(seats, start_area=start_area)
    assert [table.scout(person) for person in table.people] == [area] * seats
    assert list(table.view().weather.values()) == weather
    assert list(table.view().weather) == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert table.state.round == 1


@pytest.mark.rule("MS-S2")
def test_start_area_1_is_the_usual_one() -> None:
    assert started().view().start_area == "S1A"
    assert started(2).view().start_area == "S1A"


@pytest.mark.rule("MS-S2", "MS-S14", "MS-AMB-39")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_area", 0),
        ("start_area", 3),
        ("start_area", "1"),
        ("start_area", True),
        ("start_area", 1.0),
        ("start_area", None),
        ("advanced", 1),
        ("advanced", "yes"),
        ("artifacts_0", "001"),
        ("artifacts_4", ["001", "002"]),
        ("first_game", True),
    ],
)
def test_other_option_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(Defects, match=f"options.{name}"):
        game().start(4, 1, {name: value})


@pytest.mark.rule("MS-S3", "MS-S4")
@GAMES
def test_commanders_are_dealt(seats: int, seed: int) -> None:
    """One commander per research area in play and per column but the one of the start tile."""
    view = started(seats, seed).view()
    researchers = [area.commander for area in view.research]
    administrators = [column.commander for column in view.columns]
    assert len(set(researchers)) == (4 if seats == 4 else 3)
    assert set(researchers) <= set(RESEARCHERS)
    assert administrators[0] == ""
    assert view.start_tile is None, "the tile lies on column 0"
    assert len(set(administrators[1:])) == (4 if seats == 4 else 3)
    assert set(administrators[1:]) <= set(ADMINISTRATORS)
    assert [column.controller for column in view.columns] == [None] * len(view.columns)
    assert [area.controller for area in view.research] == [None] * len(view.research)


@pytest.mark.rule("MS-S3", "MS-S4")
@SEATS
def test_any_commander_can_come_into_play_anywhere(seats: int) -> None:
    """Over some games each research area and each column sees all eight of its commanders."""
    views = [started(seats, seed).view() for seed in range(80)]
    for area in range(len(views[0].research)):
        assert {view.research[area].commander for view in views} == set(RESEARCHERS)
    for column in range(1, len(views[0].columns)):
        assert {view.columns[column].commander for view in views} == set(ADMINISTRATORS)


@pytest.mark.rule("MS-S5")
@SEATS
def test_three_neutral_followers_stand_in_each_column(seats: int) -> None:
    table = started(seats)
    columns = 5 if seats == 4 else 4
    assert [table.upper_at(column) for column in range(columns)] == [{"yellow": 3}] * columns
    assert not any(table.state.lower)


@pytest.mark.rule("MS-S6")
@GAMES
def test_two_contracts_of_each_kind_are_in_play(seats: int, seed: int) -> None:
    contracts = [contract.id for contract in started(seats, seed).view().contracts]
    assert len(set(contracts)) == 4
    assert [id[:2] for id in contracts] == ["rc", "rc", "sc", "sc"]


@pytest.mark.rule("MS-S6")
def test_any_two_contracts_of_a_kind_can_be_drawn() -> None:
    views = [started(2, seed).view() for seed in range(80)]
    research = {frozenset(contract.id for contract in view.contracts[:2]) for view in views}
    sector = {frozenset(contract.id for contract in view.contracts[2:]) for view in views}
    assert len(research) == len(sector) == 6


@pytest.mark.rule("MS-S7", "MS-C2")
@pytest.mark.parametrize(("seats", "prestige"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
@pytest.mark.parametrize("contract", ["rc1", "rc2", "sc1", "sc3"])
def test_the_3_is_covered_with_two_players(seats: int, prestige: list[int], contract: str) -> None:
    values = []
    for done in range(seats):
        table = Table(seats).fulfilled(contract, *COLOURS[:done]).begin("grey")
        (bay,) = [bay for bay in table.view().contracts if bay.id == contract]
        values.append(bay.prestige)
    assert values == prestige


@pytest.mark.rule("MS-S8", "MS-S9")
@SEATS
def test_bag_and_supply(seats: int) -> None:
    """Three cubes of each colour join 25 black ones; who does not take part has none."""
    view = started(seats).view()
    people = COLOURS[:seats]
    assert view.bag == dict.fromkeys((*people, "yellow"), 3) | {"black": 25}
    assert view.supply == dict.fromkeys(people, 20) | {"yellow": 22}


@pytest.mark.rule("MS-S8")
def test_colours_that_nobody_plays_cannot_be_had() -> None:
    table = Table(2).lay("grey", cubes="3 yellow").begin("grey")
    assert table.legal("exchange") == ["exchange own", "exchange left"]
    assert table.refusal("exchange across") == "MS-S8"
    table = Table(3).lay("grey", cubes="3 yellow").begin("grey")
    assert table.legal("exchange") == ["exchange own", "exchange left", "exchange across"]
    assert table.refusal("exchange right") == "MS-S8"


@pytest.mark.rule("MS-S9")
@SEATS
def test_what_everybody_begins_with(seats: int) -> None:
    table = started(seats)
    for player in table.view().players:
        own = COLOURS[player.seat]
        assert player.colour == own
        assert player.turtles == [True] * 10
        assert player.stations == [True] * 3
        assert player.followers == 5
        assert table.cubes(own) == {own: 2}
        assert (player.area, player.field) == ("S1A", None)
        assert player.prestige == 0
        assert set(player.sources.values()) == {0}
        assert player.occupied_used == 0
        assert player.commanders == []
        assert table.levels(own) == [0, 0, 0, 0]


@pytest.mark.rule("MS-S10")
@SEATS
def test_the_start_player_is_drawn_and_the_others_follow_clockwise(seats: int) -> None:
    tracks = [started(seats, seed).state.track for seed in range(40)]
    assert {track[0] for track in tracks} == set(range(seats))
    for track in tracks:
        assert track == [(track[0] + place) % seats for place in range(seats)]


@pytest.mark.rule("MS-S11")
@SEATS
def test_followers_are_placed_in_turn_order(seats: int) -> None:
    """Each goes into a column without another player's follower; all columns are open to them."""
    table = started_by("purple", seats)
    free = list(range(5 if seats == 4 else 4))
    for person, column in zip(table.track(), (1, 0, 3, 2), strict=False):
        assert (table.asked(), table.actor()) == ("start-follower", person)
        assert table.legal() == [f"upper {open}" for open in free]
        table.do(f"upper {column}")
        free.remove(column)
        assert table.upper_at(column) == {"yellow": 3, person: 1}
        assert table.player(person).followers == 4
        if table.asked() == "start-follower":
            assert table.refusal(f"upper {column}") == "MS-S11"
    assert table.asked() == "start-research"


@pytest.mark.rule("MS-S12")
@SEATS
def test_markers_are_raised_in_reverse_turn_order(seats: int) -> None:
    """Everybody rises to level 1 in an area of their own, without a bonus."""
    table = started_by("purple", seats)
    for column in range(seats):
        table.do(f"upper {column}")
    areas = list(AREAS[: 4 if seats == 4 else 3])
    chosen = []
    for person in reversed(table.track()):
        if len(areas) == 1:
            chosen += areas
            break
        assert (table.asked(), table.actor()) == ("start-research", person)
        assert table.legal() == [f"research {area}" for area in areas]
        chosen.append(areas.pop())
        table.do(f"research {chosen[-1]}")
        if table.asked() == "start-research":
            assert table.refusal(f"research {chosen[-1]}") == "MS-S12"

    assert table.asked() == "main"
    for person, area in zip(reversed(table.track()), chosen, strict=True):
        assert table.levels(person) == [int(other == area) for other in AREAS]


@pytest.mark.rule("MS-S13", "MS-S12")
@SEATS
@pytest.mark.parametrize("first", ["grey", "purple"])
def test_positions_3_and_4_get_a_cube(seats: int, first: str) -> None:
    """The cube is an own one of the supply, and goes by position, not by seat."""
    table = place_all(started_by(first, seats))
    for position, person in enumerate(table.track(), start=1):
        cubes = 3 if position >= 3 else 2
        assert table.cubes(person) == {person: cubes}
        assert table.supply(person) == 22 - cubes


@pytest.mark.rule("MS-S10", "MS-T5")
@SEATS
@pytest.mark.parametrize("first", ["grey", "purple"])
def test_position_1_has_the_first_turn(seats: int, first: str) -> None:
    table = place_all(started_by(first, seats))
    assert (table.asked(), table.actor()) == ("main", first)


@pytest.mark.rule("MS-AMB-3")
@SEATS
@pytest.mark.parametrize(("start_area", "area"), [(1, "s1a"), (2, "s4a")])
def test_the_scout_has_no_field_until_its_first_move(
    seats: int, start_area: int, area: str
) -> None:
    """That move may end on any of the three fields of the start area, and a turtle may follow."""
    table = place_all(started_by("grey", seats, start_area=start_area))
    table.do("pick 0 yellow", "space 1-0", "drive")
    assert table.scout("grey") == area.upper()
    assert table.legal("stop") == [f"stop {area}{number}" for number in (1, 2, 3)]
    table.do(f"stop {area}2")
    assert table.scout("grey") == f"{area}2".upper()
    assert table.asked() == "turtle"


@pytest.mark.rule("MS-AMB-3")
def test_gaining_cubes_leaves_the_scout_without_a_field() -> None:
    table = Table().begin("grey").do("pick 0 yellow", "space 1-0", "gain")
    assert table.scout("grey") == "S1A"
