"""Walking and starting at stations: rules MS-M1 to MS-M7, rulings MS-AMB-4 and MS-AMB-5."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.magnastorm import COLOURS, Table, game_with_range

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def drive(table: Table, space: str = "1-0") -> Table:
    """Let Grey begin, place a follower and choose to move."""
    return table.begin("grey").do("pick 0 yellow", f"space {space}", "drive")


# --- MS-M1, MS-M5: staying ----------------------------------------------------------------------


@pytest.mark.rule("MS-M1", "MS-M5")
@SEATS
@pytest.mark.parametrize(
    ("space", "price"),
    [("2-1", "1 grey"), ("3-2", "1 yellow"), ("4-2", "1 grey 1 yellow"), ("5-1", "2 yellow")],
)
def test_a_scout_that_stays_pays_as_well(seats: int, space: str, price: str) -> None:
    table = drive(Table(seats).lay("grey", cubes=price, scout="S2A2"), space)
    table.send_nobody()
    assert table.cubes("grey") == {}
    table.do("stop s2a2")
    assert table.scout("grey") == "S2A2"


@pytest.mark.rule("MS-M5", "MS-M8")
@SEATS
@pytest.mark.parametrize(
    ("number", "start_area", "allowed"),
    [(1, 1, True), (2, 1, True), (3, 1, False), (4, 1, False), (1, 2, False), (4, 2, True)],
)
def test_staying_is_for_calm_sectors(
    seats: int, number: int, start_area: int, allowed: bool
) -> None:
    """The scout stands in S2."""
    table = Table(seats, start_area=start_area).set(round=number)
    drive(table.lay("grey", cubes="3 grey", scout="S2A2"))
    assert table.refusal("stop s2a2") == (None if allowed else "MS-M8")


# --- MS-M2: range -------------------------------------------------------------------------------


@pytest.mark.rule("MS-M2")
@SEATS
def test_the_range_is_one_area(seats: int) -> None:
    """After one step the scout can only stop."""
    table = drive(Table(seats).lay("grey", scout="S1A2")).do("step s1c")
    assert table.scout("grey") == "S1C", "on no field until it stops"
    assert table.legal() == ["stop s1c1", "stop s1c2"]
    assert table.refusal("step s1a") == "MS-M2"


@pytest.mark.rule("MS-M2")
def test_steps_follow_lines() -> None:
    """S1A and S1D share a sector, but no line."""
    table = drive(Table().lay("grey", scout="S1A2"), "1-0")
    assert table.legal("step") == ["step s1b", "step s1c"]
    assert table.refusal("step s1d") == "MS-M2"
    assert table.refusal("step s3a") == "MS-M2"


@pytest.mark.rule("MS-M2", "MS-B4")
@pytest.mark.parametrize(
    ("space", "price"), [("3-1", "1 yellow"), ("4-4", "1 grey 1 yellow"), ("5-3", "2 yellow")]
)
def test_a_range_bonus_adds_one_area(space: str, price: str) -> None:
    """The way back is a step as well."""
    table = drive(Table().lay("grey", cubes=price, scout="S2A1"), space)
    table.do("step s2b", "step s2a")
    assert table.legal() == ["stop s2a1", "stop s2a2", "stop s2a3"]


@pytest.mark.rule("MS-M2", "MS-B4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_range_bonus_of_an_own_panel_adds_one_area(tmp_path: Path, seats: int) -> None:
    """The smaller side has none of its own, but the rule holds there as well."""
    table = Table(seats, game_with_range(tmp_path))
    drive(table.lay("grey", cubes="1 yellow", scout="S2A1"), "3-1")
    table.do("step s2b", "step s2a")
    assert table.legal() == ["stop s2a1", "stop s2a2", "stop s2a3"]


@pytest.mark.rule("MS-M2", "MS-CO-2")
def test_justin_adds_one_area() -> None:
    table = Table().control("grey", "justin").lay("grey", cubes="1 yellow", scout="S2A1")
    drive(table).do("range yellow", "step s2b", "step s2d")
    assert table.legal() == ["stop s2d1", "stop s2d2"]


@pytest.mark.rule("MS-M2", "MS-CO-2", "MS-B4")
def test_justin_and_the_bonus_add_up_to_three_areas() -> None:
    table = Table().control("grey", "justin").lay("grey", cubes="1 yellow 1 pink", scout="S2A1")
    drive(table, "3-1").do("step s2b", "step s2d", "range across", "step s2c")
    assert table.cubes("grey") == {}
    assert table.legal() == ["stop s2c1", "stop s2c2"]


@pytest.mark.rule("MS-M2", "MS-M3")
@SEATS
def test_changing_the_field_uses_no_range(seats: int) -> None:
    """Any field of the present area, and any field of the area that the last step reached."""
    table = drive(Table(seats).lay("grey", scout="S2A1"))
    assert table.legal("stop") == ["stop s2a1", "stop s2a2", "stop s2a3"]
    table.do("step s2c")
    assert table.legal() == ["stop s2c1", "stop s2c2"]


@pytest.mark.rule("MS-M2")
def test_range_need_not_be_used_up() -> None:
    table = Table().lay("grey", cubes="1 yellow", scout="S2A1")
    drive(table, "3-1").do("step s2c", "stop s2c1")
    assert table.scout("grey") == "S2C1"


# --- MS-M3, MS-M4: where it ends ----------------------------------------------------------------


@pytest.mark.rule("MS-M3")
@SEATS
def test_occupied_fields_may_be_entered(seats: int) -> None:
    """By turtles, own and foreign, and by any number of scouts; turtles stop only turtles."""
    table = Table(seats).turtles("purple", "S2A1").turtles("grey", "S2A2")
    for person in COLOURS[1:seats]:
        table.lay(person, scout="S2A3")
    drive(table.lay("grey", scout="S2B1")).do("step s2a")
    assert table.legal() == ["stop s2a1", "stop s2a2", "stop s2a3"]
    table.do("stop s2a3")
    assert {table.scout(person) for person in table.people} == {"S2A3"}
    assert table.asked() == "turtle", "scouts do not occupy a field"


@pytest.mark.rule("MS-M3")
def test_a_stop_names_a_field_of_the_area_reached() -> None:
    table = drive(Table().lay("grey", scout="S2A1")).do("step s2c")
    assert table.refusal("stop s2a1") == "MS-M3"
    assert table.refusal("stop s2d1") == "MS-M3"


@pytest.mark.rule("MS-M4")
@pytest.mark.parametrize(
    ("seats", "scout", "ahead", "behind"),
    [(4, "S3D1", "s4a", "s3c"), (4, "S1A1", "s6d", "s1b"), (3, "S3C1", "s4a", "s3a")],
)
def test_no_step_into_a_storm(seats: int, scout: str, ahead: str, behind: str) -> None:
    """Neither clockwise nor back."""
    table = drive(Table(seats).lay("grey", scout=scout))
    assert table.refusal(f"step {ahead}") == "MS-M4"
    assert table.refusal(f"step {behind}") is None


@pytest.mark.rule("MS-M4")
def test_the_storm_moves_with_the_rounds() -> None:
    """In round 2, S4 is calm and S1 is not."""
    table = drive(Table().set(round=2).lay("grey", scout="S3D1"))
    assert table.refusal("step s4a") is None
    table = drive(Table().set(round=2).lay("grey", scout="S2A1"))
    assert table.refusal("step s1d") == "MS-M4"


@pytest.mark.rule("MS-M4", "MS-M8", "MS-L1")
def test_no_turtle_in_a_storm() -> None:
    """The scout cannot leave the storm this turn and stops there."""
    table = drive(Table().set(round=3).lay("grey", scout="S1A1")).do("stop s1c1")
    assert table.scout("grey") == "S1C1"
    assert table.turtles_on("S1C1") == 0
    assert table.actor() == "purple"


# --- MS-M6, MS-AMB-4, MS-AMB-5: stations --------------------------------------------------------


@pytest.mark.rule("MS-M6")
@SEATS
def test_an_own_station_is_free(seats: int) -> None:
    table = drive(Table(seats).station("grey", "T2M").lay("grey", cubes="2 grey"))
    table.do("start t2m")
    assert table.asked() == "move"
    assert table.cubes("grey") == {"grey": 2}
    table.do(table.legal("step")[-1])
    assert table.scout("grey") == ("S3C" if seats == 4 else "S3B1")


@pytest.mark.rule("MS-M6", "MS-Q1")
@pytest.mark.parametrize(
    ("word", "colour"),
    [("own", "grey"), ("left", "purple"), ("across", "pink"), ("yellow", "yellow")],
)
def test_a_foreign_station_costs_a_cube_of_any_colour(word: str, colour: str) -> None:
    """It goes to the owner, not to the supply."""
    table = Table().station("pink", "T2M").lay("grey", cubes="1 grey 1 purple 1 pink 1 yellow")
    drive(table)
    supply = table.supply(colour)
    table.do("start t2m")
    assert table.legal() == ["give own", "give left", "give across", "give yellow"]
    assert table.refusal("give right") == "MS-M6", "Grey has no orange cube"
    table.do(f"give {word}")
    assert table.cubes("pink") == {colour: 1}
    assert colour not in table.cubes("grey")
    assert table.supply(colour) == supply
    assert table.asked() == "move"


@pytest.mark.rule("MS-M6", "MS-S8")
def test_the_fee_has_a_colour_that_takes_part() -> None:
    table = drive(Table(2).station("purple", "T2M").lay("grey", cubes="1 grey 1 yellow"))
    table.do("start t2m")
    assert table.legal() == ["give own", "give yellow"]
    assert table.refusal("give left") == "MS-M6"
    assert table.refusal("give across") == "MS-S8"


@pytest.mark.rule("MS-M6")
def test_without_a_cube_only_own_stations_are_open() -> None:
    table = drive(Table().station("pink", "T2M").station("grey", "T1M"))
    assert table.legal("start") == ["start t1m"]
    assert table.refusal("start t2m") == "MS-M6"


@pytest.mark.rule("MS-M6")
def test_a_station_has_to_stand_there() -> None:
    table = drive(Table().lay("grey", cubes="2 grey"))
    assert table.legal("start") == []
    assert table.refusal("start t1m") == "MS-M6"


@pytest.mark.rule("MS-M6", "MS-M4")
def test_the_first_step_leads_to_a_calm_exit() -> None:
    """T3M and T3X lie at the edge of the storm of round 1, T4M within it."""
    table = Table().station("grey", "T3M", "T6M", "T4M").lay("grey", cubes="3 grey")
    drive(table)
    assert table.legal("start") == ["start t3m", "start t6m"]
    assert table.refusal("start t4m") == "MS-M6"
    table.do("start t3m")
    assert table.legal("step") == ["step s3d"]
    assert table.refusal("step s4a") == "MS-M4"
    assert table.refusal("step s4c") == "MS-M4"
    assert table.refusal("step s1b") == "MS-M6", "no exit, though a neighbour of the scout's area"


@pytest.mark.rule("MS-M6")
def test_a_station_has_to_be_left() -> None:
    """Neither stopping in the old area nor another start is possible."""
    table = drive(Table().station("grey", "T1M", "T2M").lay("grey", scout="S1A1"))
    table.do("start t1m")
    assert table.legal() == ["step s1d", "step s2a", "step s2c"]
    assert table.refusal("stop s1a1") == "MS-M6"
    assert table.refusal("stop s2a1") == "MS-M6"
    assert table.refusal("start t2m") == "MS-M6"


@pytest.mark.rule("MS-M6", "MS-M7")
def test_stations_serve_only_as_a_start() -> None:
    """After a step, even one that ends at the station's line, it is too late."""
    table = Table().station("grey", "T1M").lay("grey", cubes="1 yellow", scout="S1B1")
    drive(table, "3-1").do("step s1d")
    assert table.legal("start") == []
    assert table.refusal("start t1m") == "MS-M6"


@pytest.mark.rule("MS-AMB-5", "MS-M2")
def test_the_step_out_of_a_station_uses_range() -> None:
    """With range 1 the scout must stop in the exit area, with range 2 it has one more step."""
    table = drive(Table().station("grey", "T2M")).do("start t2m", "step s3a")
    assert table.legal() == ["stop s3a1", "stop s3a2", "stop s3a3"]

    table = drive(Table().station("grey", "T2M").lay("grey", cubes="1 yellow"), "3-1")
    table.do("start t2m", "step s3a", "step s3c")
    assert table.legal() == ["stop s3c1", "stop s3c2"]


@pytest.mark.rule("MS-AMB-5", "MS-CO-2", "MS-M2")
def test_range_may_be_bought_after_a_start_at_a_station() -> None:
    table = Table().station("grey", "T2M").control("grey", "justin").lay("grey", cubes="1 yellow")
    drive(table).do("start t2m", "range yellow", "step s3a", "step s3c")
    assert table.legal() == ["stop s3c1", "stop s3c2"]


@pytest.mark.rule("MS-M6", "MS-L1")
def test_a_turtle_may_follow_a_start_at_a_station() -> None:
    table = drive(Table().station("grey", "T2M")).do(
        "start t2m", "step s3a", "stop s3a1", "turtle 1"
    )
    assert table.turtles_on("S3A1") == 1
    assert table.levels("grey") == [0, 0, 1, 0]


@pytest.mark.rule("MS-AMB-4", "MS-M6", "MS-X2")
def test_the_shortcut_of_a_station() -> None:
    """T1M leads to S2C besides both ends of its line, and not along the line from S1C."""
    table = Table().station("grey", "T1M").lay("grey", cubes="2 grey", scout="S1C1")
    drive(table).do("start t1m", "step s2c")
    assert table.legal() == ["stop s2c1", "stop s2c2"]


# --- MS-M7: transmitter spaces ------------------------------------------------------------------


@pytest.mark.rule("MS-M7", "MS-AMB-4")
@pytest.mark.parametrize("owner", ["", "grey", "purple"])
def test_transmitter_spaces_are_no_stepping_stones(owner: str) -> None:
    """Walking from S1D does not lead to the third exit of T1M, with a station or without."""
    table = Table().lay("grey", cubes="1 yellow", scout="S1D1")
    if owner:
        table.station(owner, "T1M")
    drive(table, "3-1")
    assert table.legal("step") == ["step s1b", "step s1c", "step s2a"]
    assert table.refusal("step s2c") == "MS-M2"


@pytest.mark.rule("MS-M7")
@pytest.mark.parametrize("owner", ["", "grey", "purple"])
def test_lines_with_a_transmitter_space_are_ordinary_lines(owner: str) -> None:
    """Whoever has a station there, using the line costs nothing but range."""
    table = Table().lay("grey", cubes="1 grey", scout="S1D1")
    if owner:
        table.station(owner, "T1M")
    drive(table).do("step s2a", *(() if owner else ("pass",)), "stop s2a1")
    assert table.scout("grey") == "S2A1"
    assert table.cubes("grey") == {"grey": 1}
    assert table.cubes("purple") == {}
