"""Storms and jumps: rules MS-M8 to MS-M10, rulings MS-AMB-6 to 9, MS-AMB-27 and MS-AMB-41."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.magnastorm import Table, game_with_range


def drive(table: Table, space: str = "1-0") -> Table:
    """Let Grey begin, place a follower and choose to move.

    With three grey cubes Grey could also exchange, so that forced steps are not taken at once.
    """
    return table.begin("grey").do("pick 0 yellow", f"space {space}", "drive")


def caught(scout: str, cubes: str = "3 grey") -> Table:
    """Round 2 with four players: S2, S3 and S4 are calm, Grey's scout is in the storm."""
    return Table().set(round=2).lay("grey", cubes=cubes, scout=scout)


# --- MS-M8: the way out -------------------------------------------------------------------------


@pytest.mark.rule("MS-M8")
@pytest.mark.parametrize(("scout", "out"), [("S5A1", "s4d"), ("S5B1", "s4b"), ("S1C1", "s2c")])
def test_calm_next_door_has_to_be_entered(scout: str, out: str) -> None:
    """Whichever way round: from S5 back to S4, from S1 on to S2."""
    table = drive(caught(scout))
    assert table.legal("step") == [f"step {out}"]
    assert table.legal("stop") == []
    assert table.refusal(f"stop {scout.lower()}") == "MS-M8"


@pytest.mark.rule("MS-M8", "MS-AMB-7")
def test_calm_out_of_reach_means_clockwise() -> None:
    """From S5D, S4 is nearer (two steps), but with range 1 the way leads on to S6A."""
    table = drive(caught("S5D1"))
    assert table.legal("step") == ["step s6a"]
    assert table.refusal("step s5b") == "MS-M8"
    assert table.refusal("step s5c") == "MS-M8", "as far to go clockwise as from S5D"


@pytest.mark.rule("MS-M8")
def test_with_range_2_the_same_scout_has_to_turn_back() -> None:
    """Now S4B is within reach by way of S5B, and the scout may not stop before."""
    table = drive(caught("S5D1", "3 grey 1 yellow"), "3-1")
    assert table.legal("step") == ["step s5b"]
    assert table.refusal("step s6a") == "MS-M8"
    table.do("step s5b")
    assert table.legal("step") == ["step s4b"]
    assert table.legal("stop") == []
    assert table.refusal("stop s5b1") == "MS-M8"


@pytest.mark.rule("MS-M8", "MS-AMB-7")
def test_one_step_is_enough_when_calm_is_out_of_reach() -> None:
    """From S6A with range 2: S6B, then stop there or go on to S1B."""
    table = drive(caught("S6A1", "3 grey 1 yellow"), "3-1")
    assert table.legal("step") == ["step s6b"]
    assert table.legal("stop") == []
    table.do("step s6b")
    assert table.legal("step") == ["step s1b"]
    assert table.legal("stop") == ["stop s6b1"]
    assert table.refusal("step s6a") == "MS-M8"
    table.do("stop s6b1")
    assert table.actor() == "purple", "and no turtle"


@pytest.mark.rule("MS-M8")
def test_every_step_has_to_keep_calm_within_reach() -> None:
    """With range 3 the scout may leave S1A by S1B or S1C, but not by S6D."""
    table = caught("S1A1", "3 grey 2 yellow").control("grey", "justin")
    drive(table, "3-1").do("range yellow")
    assert table.legal("step") == ["step s1b", "step s1c"]
    assert table.refusal("step s6d") == "MS-M8", "three steps from calm with two left"
    table.do("step s1b")
    assert table.legal("step") == ["step s1d"]


@pytest.mark.rule("MS-M8")
def test_gaining_cubes_is_free_in_a_storm() -> None:
    table = caught("S6A1").begin("grey").do("pick 0 yellow", "space 1-0", "gain")
    assert table.scout("grey") == "S6A1"
    assert table.actor() == "purple"


@pytest.mark.rule("MS-M8", "MS-AMB-3")
def test_a_scout_without_a_field_can_be_caught_as_well() -> None:
    """It never left the start area, which lies in the storm of round 2."""
    table = drive(caught("S1A"))
    assert table.legal("step") == ["step s1c"]
    assert table.refusal("stop s1a1") == "MS-M8"


@pytest.mark.rule("MS-M8")
def test_the_way_out_with_three_players(tmp_path: Path) -> None:
    """From S1A two steps lead to calm, by S1B and by S1C alike."""
    table = drive(Table(3).set(round=2).lay("grey", cubes="3 grey", scout="S1A1"))
    assert table.legal("step") == ["step s1b", "step s1c"]
    table.do("step s1b")
    assert table.legal("stop") == ["stop s1b1"], "range 1 does not reach it"

    table = Table(3, game_with_range(tmp_path)).set(round=2)
    table.lay("grey", cubes="3 grey 1 yellow", scout="S1A1")
    drive(table, "3-1").do("step s1b")
    assert table.legal("step") == ["step s2b"]
    assert table.legal("stop") == []


@pytest.mark.rule("MS-M9", "MS-M4")
def test_back_in_the_calm_the_scout_stays_there() -> None:
    """With range 2, S2A is reached with a step left, which cannot lead back."""
    table = drive(caught("S1D1", "3 grey 1 yellow"), "3-1")
    table.do("step s2a", "pass")
    assert table.legal("step") == ["step s2b", "step s2c"]
    assert table.refusal("step s1d") == "MS-M4"
    assert table.legal("stop") == ["stop s2a1", "stop s2a2", "stop s2a3"]


# --- MS-AMB-6: means of escape ------------------------------------------------------------------


@pytest.mark.rule("MS-AMB-6", "MS-M8", "MS-M6")
@pytest.mark.parametrize("owner", ["grey", "pink"])
def test_a_station_is_an_option_and_no_duty(owner: str) -> None:
    """Walking cannot reach calm, the station on T3M can; both remain possible."""
    table = drive(caught("S6A1").station(owner, "T3M"))
    assert table.legal("step") == ["step s6b"]
    assert table.legal("start") == ["start t3m"]
    table.do("start t3m", "step s3d", "stop s3d1")
    assert table.scout("grey") == "S3D1"
    assert table.asked() == "turtle"


@pytest.mark.rule("MS-AMB-6", "MS-M8", "MS-M6")
def test_a_station_remains_possible_when_walking_reaches_calm() -> None:
    table = drive(caught("S1D1").station("grey", "T3M"))
    assert table.legal("step") == ["step s2a"]
    assert table.legal("start") == ["start t3m"]


@pytest.mark.rule("MS-M8", "MS-M6")
def test_a_station_brings_the_scout_into_calm_only() -> None:
    """T1M has two calm exits in round 2; T5M has none."""
    table = drive(caught("S6A1").station("grey", "T1M", "T5M"))
    assert table.legal("start") == ["start t1m"]
    table.do("start t1m")
    assert table.legal("step") == ["step s2a", "step s2c"]
    assert table.refusal("step s1d") == "MS-M4"


@pytest.mark.rule("MS-AMB-6", "MS-M8", "MS-CO-2")
def test_bought_range_counts_once_it_is_bought() -> None:
    """Justin is no duty; but with his range S4B is in reach, and S6A is not allowed any more."""
    table = drive(caught("S5D1", "3 grey 1 yellow").control("grey", "justin"))
    assert table.legal("step") == ["step s6a"]
    table.do("range yellow")
    assert table.legal("step") == ["step s5b"]
    assert table.refusal("step s6a") == "MS-M8"


@pytest.mark.rule("MS-AMB-6", "MS-CO-2")
def test_range_bought_after_a_step_counts_as_well() -> None:
    """In S1C the scout might stop; with one more step in hand it has to go on to S2C."""
    table = drive(caught("S1A1", "3 grey 1 yellow").control("grey", "justin")).do("step s1c")
    assert table.legal("stop") == ["stop s1c1", "stop s1c2"]
    table.do("range yellow")
    assert table.legal("step") == ["step s2c"]
    assert table.legal("stop") == []


@pytest.mark.rule("MS-AMB-6", "MS-M8", "MS-M10")
def test_a_jump_out_of_the_storm_is_an_option_and_no_duty() -> None:
    table = drive(caught("S6A1").control("grey", "mira").turtles("pink", "S3B1"))
    assert table.legal("step") == ["step s6b"]
    assert table.legal("jump") == ["jump s3b1"]
    table.do("jump s3b1")
    assert table.scout("grey") == "S3B1"


# --- MS-AMB-8, MS-AMB-9: stations on the way ----------------------------------------------------


@pytest.mark.rule("MS-AMB-8", "MS-X1")
def test_a_station_may_be_built_in_the_storm() -> None:
    """S5 and S6 are both stormy in round 2."""
    table = drive(caught("S5D1")).do("step s6a")
    assert table.asked() == "station"
    table.do("build 1", "stop s6a2")
    assert [space.id for space in table.view().transmitters if space.owner == 0] == ["T5M"]
    assert table.prestige("grey") == 2
    assert table.actor() == "purple"


@pytest.mark.rule("MS-AMB-9", "MS-X1", "MS-X2")
def test_two_stations_in_one_move() -> None:
    """S1C to S2C, S2D and S3A: two lines with an empty space, two stations, 4 prestige."""
    table = Table().control("grey", "justin").lay("grey", cubes="1 grey 3 yellow", scout="S1C1")
    drive(table, "3-1").do("range yellow", "step s2c", "build 1", "step s2d", "step s3a")
    assert table.legal() == ["pass", "build 2"]
    table.do("build 2")
    assert table.prestige("grey") == 4
    assert [space.id for space in table.view().transmitters if space.owner == 0] == ["T1X", "T2M"]


@pytest.mark.rule("MS-AMB-9", "MS-X2")
def test_declining_the_first_station_leaves_the_second() -> None:
    table = Table().control("grey", "justin").lay("grey", cubes="1 grey 3 yellow", scout="S1C1")
    drive(table, "3-1").do("range yellow", "step s2c", "pass", "step s2d", "step s3a", "build 1")
    assert [space.id for space in table.view().transmitters if space.owner == 0] == ["T2M"]


# --- MS-M10, MS-AMB-27, MS-AMB-41: the jump -----------------------------------------------------


@pytest.mark.rule("MS-M10", "MS-AMB-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_jump_leads_to_any_calm_area_with_a_turtle(seats: int) -> None:
    """Own or foreign turtles, any field of the area, however far away."""
    table = Table(seats).control("grey", "mira").turtles("grey", "S1A1").turtles("purple", "S3C2")
    drive(table.lay("grey", scout="S1B1"))
    fields = ["s1a1", "s1a2", "s1a3", "s3c1", "s3c2"]
    assert table.legal("jump") == [f"jump {field}" for field in fields]
    assert table.refusal("jump s1a1") is None
    assert table.refusal("jump s2a1") == "MS-M10", "no turtle there"
    assert table.refusal("jump s1b1") == "MS-M10"


@pytest.mark.rule("MS-M10")
def test_the_jump_needs_mira() -> None:
    table = drive(Table().turtles("purple", "S3C2").control("purple", "mira"))
    assert table.legal("jump") == []
    assert table.refusal("jump s3c1") == "MS-CO-6"


@pytest.mark.rule("MS-M10", "MS-L1", "MS-L5")
def test_a_turtle_may_follow_on_a_free_field() -> None:
    table = Table().control("grey", "mira").turtles("purple", "S3C2")
    drive(table).do("jump s3c1")
    assert table.scout("grey") == "S3C1"
    table.do("turtle 1")
    assert table.turtles_on("S3C1") == 1

    table = Table().control("grey", "mira").turtles("purple", "S3C2")
    drive(table).do("jump s3c2")
    assert table.scout("grey") == "S3C2"
    assert table.actor() == "purple", "that field has a turtle"


@pytest.mark.rule("MS-M10", "MS-X2")
def test_a_jump_is_the_whole_movement() -> None:
    """No step before or after it, even with a range bonus, and no station."""
    table = Table().control("grey", "mira", "justin").turtles("purple", "S2A1")
    drive(table.lay("grey", cubes="4 yellow 2 grey", scout="S1D1"), "3-1").do("jump s2a2")
    assert table.asked() == "turtle"
    assert table.heard("station-built") == []
    assert table.legal("step") + table.legal("range") + table.legal("stop") == []


@pytest.mark.rule("MS-M10")
def test_the_next_move_starts_where_the_jump_ended() -> None:
    table = Table(2).control("grey", "mira").turtles("purple", "S3C2")
    drive(table).do("jump s3c1", "pass", "pick 0 yellow", "space 1-1", "gain")
    assert len(table.heard("scout-jumped")) == 1
    table.do("pick 0 yellow", "space 1-2", "drive")
    assert table.legal("step") == ["step s3a", "step s3b"]
    assert table.legal("stop") == ["stop s3c1", "stop s3c2"]


@pytest.mark.rule("MS-M10", "MS-M1")
def test_a_jump_costs_the_price_of_the_row_only() -> None:
    table = Table().control("grey", "mira").turtles("purple", "S3C2")
    drive(table.lay("grey", cubes="1 grey"), "2-0").do("jump s3c2")
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-AMB-27")
def test_no_jump_into_a_storm() -> None:
    """Turtles stand in S4 and S6, which are stormy in round 1."""
    table = Table().control("grey", "mira").turtles("purple", "S4A1 S6D1 S2A1")
    drive(table)
    assert table.legal("jump") == ["jump s2a1", "jump s2a2", "jump s2a3"]
    assert table.refusal("jump s4a1") == "MS-AMB-27"
    assert table.refusal("jump s6d2") == "MS-AMB-27"


@pytest.mark.rule("MS-AMB-41", "MS-M10")
@pytest.mark.parametrize(
    "before", [("step s1c",), ("start t1m",), ("range yellow",), ("range yellow", "start t1m")]
)
def test_no_jump_after_anything_else_of_the_movement(before: tuple[str, ...]) -> None:
    """Not after a step, a start at a station, or range bought."""
    table = Table().control("grey", "mira", "justin").turtles("purple", "S2A1")
    table.station("grey", "T1M").lay("grey", cubes="4 yellow", scout="S1A1")
    drive(table, "3-1")
    assert table.refusal("jump s2a2") is None
    table.do(*before)
    assert table.legal("jump") == []
    assert table.refusal("jump s2a2") == "MS-AMB-41"
