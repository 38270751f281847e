"""Transmitter stations: when and where they are built. Rules MS-X1 to MS-X4."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table, cubes_of


def owner(table: Table, space: str) -> int | None:
    """Return whose station stands on a transmitter space."""
    return next(t.owner for t in table.view().transmitters if t.id == space)


# --- when a station can be built -----------------------------------------------------------------


@pytest.mark.rule("MS-X1")
@pytest.mark.parametrize(
    ("seats", "scout", "step", "space"),
    [
        *((4, "S1D1", "s2a", "T1M"), (4, "S2A1", "s1d", "T1M"), (4, "S1C1", "s2c", "T1X")),
        *((4, "S2D1", "s3a", "T2M"), (4, "S3B1", "s2b", "T2X")),
        *((2, "S1C1", "s2a", "T1M"), (3, "S2B1", "s1b", "T1X"), (3, "S2C2", "s3a", "T2M")),
    ],
)
def test_a_step_along_a_line_with_an_empty_space_allows_a_station(
    seats: int, scout: str, step: str, space: str
) -> None:
    """In either direction; the station belongs to that line and brings 2 prestige."""
    table = Table(seats).lay("grey", cubes="2 grey", scout=scout).begin("grey")
    table.act("1-0", "drive", f"step {step}")
    assert table.asked() == "station"
    table.do("build 1")
    assert owner(table, space) == table.seat("grey")
    assert [t.id for t in table.view().transmitters if t.owner is not None] == [space]
    assert table.prestige("grey") == 2
    assert table.cubes("grey") == {"grey": 1}
    assert table.asked() != "station"


@pytest.mark.rule("MS-X1")
@pytest.mark.parametrize(
    ("seats", "scout", "step"),
    [(4, "S1B1", "s1d"), (4, "S1A1", "s1c"), (4, "S2A1", "s2b"), (2, "S1B1", "s1c")],
)
def test_a_step_within_a_sector_allows_none(seats: int, scout: str, step: str) -> None:
    table = Table(seats).lay("grey", cubes="2 grey", scout=scout).begin("grey")
    table.act("1-0", "drive", f"step {step}")
    assert table.asked() != "station"


@pytest.mark.rule("MS-X1", "MS-Q1")
@pytest.mark.parametrize(("slot", "cost"), [(1, "1 grey"), (2, "1 yellow"), (3, "1 grey 1 yellow")])
def test_each_slot_has_its_cost(slot: int, cost: str) -> None:
    """Grey may take any of the three stations; the cost goes to the supply."""
    table = Table().lay("grey", cubes="2 grey 2 yellow", scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a")
    assert table.legal("build") == ["build 1", "build 2", "build 3"]
    before = table.supply("grey"), table.supply("yellow")

    table.do(f"build {slot}")
    due = cubes_of(cost)
    grey, yellow = due.get("grey", 0), due.get("yellow", 0)
    paid = {"grey": 2 - grey, "yellow": 2 - yellow}
    assert table.cubes("grey") == paid
    assert (table.supply("grey"), table.supply("yellow")) == (before[0] + grey, before[1] + yellow)
    assert table.prestige("grey") == 2, "whatever the slot"
    assert table.player("grey").station_slots == 0b111 - (1 << slot - 1)


@pytest.mark.rule("MS-X1")
@pytest.mark.parametrize(
    ("cubes", "affordable"),
    [("1 grey", ["build 1"]), ("1 yellow", ["build 2"]), ("1 yellow 1 purple", ["build 2"])],
)
def test_what_cannot_be_paid_now_is_refused(cubes: str, affordable: list[str]) -> None:
    table = Table().lay("grey", cubes=cubes, scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a")
    assert table.legal("build") == affordable
    for slot in (1, 2, 3):
        expected = None if f"build {slot}" in affordable else "MS-X1"
        assert table.refusal(f"build {slot}") == expected


@pytest.mark.rule("MS-X1")
def test_an_empty_slot_has_no_station_to_build() -> None:
    """The middle station of grey stands on the map already."""
    table = Table().lay("grey", cubes="2 grey 2 yellow", scout="S1D1", empty_stations="2")
    table.station("grey", "T4M").begin("grey").act("1-0", "drive", "step s2a")
    assert table.legal("build") == ["build 1", "build 3"]
    assert table.refusal("build 2") == "MS-X1"


@pytest.mark.rule("MS-X1")
def test_with_three_stations_on_the_map_nobody_is_asked() -> None:
    table = Table().lay("grey", cubes="2 grey 2 yellow", scout="S1D1")
    table.station("grey", "T4M", "T4X", "T5M").begin("grey").act("1-0", "drive", "step s2a")
    assert table.asked() == "move"
    assert owner(table, "T1M") is None


@pytest.mark.rule("MS-X1")
def test_building_is_voluntary() -> None:
    """Grey declines, keeps everything and goes on."""
    table = Table().lay("grey", cubes="2 grey", scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a", "pass")
    assert table.asked() == "move"
    assert owner(table, "T1M") is None
    assert table.prestige("grey") == 0
    assert table.cubes("grey") == {"grey": 2}


@pytest.mark.rule("MS-X1")
def test_a_station_is_built_at_once_or_not_at_all() -> None:
    """The question comes before the move goes on; it does not come back when the scout stops."""
    table = Table().lay("grey", cubes="2 grey 1 yellow", scout="S1D1").begin("grey")
    table.act("3-1", "drive", "step s2a")
    assert table.refusal("stop s2a1") == "ST-1"
    assert table.refusal("step s2b") == "ST-1"
    table.do("pass")
    assert table.refusal("build 1") == "ST-1"
    table.do("stop s2a1")
    assert table.asked() == "turtle"


@pytest.mark.rule("MS-X1", "MS-M2")
def test_the_scout_drives_on_after_building() -> None:
    """With a range of two the second step follows the building."""
    table = Table().lay("grey", cubes="2 grey 1 yellow", scout="S1D1").begin("grey")
    table.act("3-1", "drive", "step s2a", "build 1", "step s2c", "stop s2c2")
    assert table.scout("grey") == "S2C2"
    assert owner(table, "T1M") == table.seat("grey")


# --- every step counts ---------------------------------------------------------------------------


@pytest.mark.rule("MS-X2", "MS-AMB-9")
def test_two_lines_in_one_move_allow_two_stations() -> None:
    """Range 3: over T1M into S2, through S2, over T2X into S3; one station on each."""
    table = Table().lay("grey", cubes="3 grey 4 yellow", scout="S1D1").control("grey", "justin")
    table.begin("grey").act("3-1", "drive", "range yellow", "step s2a", "build 1", "step s2b")
    assert table.asked() == "move"
    table.do("step s3b")
    assert table.legal("build") == ["build 2", "build 3"]
    table.do("build 3")
    assert owner(table, "T1M") == owner(table, "T2X") == table.seat("grey")
    assert table.prestige("grey") == 4


@pytest.mark.rule("MS-X2", "MS-X4")
@pytest.mark.parametrize(("answer", "asked_again"), [("pass", True), ("build 1", False)])
def test_driving_back_along_the_line_is_another_chance(answer: str, asked_again: bool) -> None:
    """Grey goes to and fro over T1M: who declined is asked again, who built finds it occupied."""
    table = Table().lay("grey", cubes="2 grey 3 yellow", scout="S1D1").begin("grey")
    table.act("3-1", "drive", "step s2a", answer, "step s1d")
    assert (table.asked() == "station") == asked_again


@pytest.mark.rule("MS-X2", "MS-M6")
def test_a_step_out_of_a_station_gives_no_chance() -> None:
    """The scout comes from S1C, but it did not follow the line to S2C with the empty T1X."""
    table = Table().lay("grey", cubes="5 grey 5 yellow", scout="S1C1").station("grey", "T1M")
    table.begin("grey").act("1-0", "drive", "start t1m", "step s2c")
    assert table.asked() == "move"
    table.do("stop s2c1")
    assert table.asked() == "turtle"
    assert owner(table, "T1X") is None
    assert table.prestige("grey") == 0


@pytest.mark.rule("MS-X2", "MS-M6")
def test_a_later_step_after_a_station_is_a_chance_like_any_other() -> None:
    """From T1M to S2C, and then along the line with the empty T1X to S1C."""
    table = Table().lay("grey", cubes="5 grey 5 yellow", scout="S1A1").station("grey", "T1M")
    table.begin("grey").act("3-1", "drive", "start t1m", "step s2c", "step s1c")
    assert table.asked() == "station"
    table.do("build 2")
    assert owner(table, "T1X") == table.seat("grey")


@pytest.mark.rule("MS-X2", "MS-M10")
def test_miras_jump_gives_no_chance() -> None:
    """Grey jumps from S1D to S2A, although the line between them has the empty T1M."""
    table = Table().lay("grey", cubes="5 grey 5 yellow", scout="S1D1").control("grey", "mira")
    table.turtles("purple", "S2A1").begin("grey").act("1-0", "drive", "jump s2a2")
    assert table.asked() == "turtle"
    assert owner(table, "T1M") is None


# --- stations and turtles, and what stays --------------------------------------------------------


@pytest.mark.rule("MS-X3")
@pytest.mark.parametrize("build", ["build 1", "pass"])
@pytest.mark.parametrize("turtle", ["turtle 1", "pass"])
def test_stations_and_turtles_are_independent(build: str, turtle: str) -> None:
    """Both, either or none in the same turn."""
    table = Table().lay("grey", cubes="1 grey", scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a", build, "stop s2a1", turtle)
    assert (owner(table, "T1M") == table.seat("grey")) == (build == "build 1")
    assert table.prestige("grey") == (2 if build == "build 1" else 0)
    assert table.turtles_on("S2A1") == (turtle == "turtle 1")
    assert table.levels("grey") == [0, int(turtle == "turtle 1"), 0, 0]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-X4", "MS-X1")
@pytest.mark.parametrize("builder", ["grey", "purple"])
def test_there_is_room_for_one_station(builder: str) -> None:
    """On an occupied space grey is not asked, whoever built there."""
    table = Table().lay("grey", cubes="5 grey 5 yellow", scout="S1D1").station(builder, "T1M")
    table.begin("grey").act("1-0", "drive", "step s2a")
    assert table.asked() == "move"
    assert owner(table, "T1M") == table.seat(builder)


@pytest.mark.rule("MS-X4", "MS-A6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stations_stay_where_they_are(seats: int) -> None:
    """Neither the administration nor the storm nor their use removes them."""
    table = Table(seats).lay("grey", scout="S2A1").station("grey", "T1M").station("purple", "T6M")
    table.set(round=2).last_follower().begin("grey")
    table.act("1-0", "drive", "start t1m", "step s2a", "stop s2a2", "pass")
    assert table.state.round == 3
    assert table.asked() == "main"
    assert owner(table, "T1M") == table.seat("grey")
    assert owner(table, "T6M") == table.seat("purple")
