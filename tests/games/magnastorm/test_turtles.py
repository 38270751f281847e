"""Turtles: where they may be set down and what they cost. Rules MS-L1 to MS-L5."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table, cubes_of

TEN = "S1B1 S1C1 S1C2 S1D1 S2A1 S2A2 S2B1 S2C1 S2D1 S3A1"
"""Ten fields with places for all turtles of a player, none of them in S1A."""


# --- where a turtle may be set down --------------------------------------------------------------


@pytest.mark.rule("MS-L1", "MS-T12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turtle_may_follow_a_move(seats: int) -> None:
    """Grey drives to the coast and sets down a turtle there, on the very field."""
    table = Table(seats).begin("grey").act("1-0", "drive", "step s1c", "stop s1c2")
    assert table.asked() == "turtle"
    table.do("turtle 1")
    assert table.turtles_on("S1C2") == 1
    assert table.turtles_on("S1C1") == 0
    assert table.state.holders[table.game.box.field_ids.index("S1C2")] == table.seat("grey")
    assert table.player("grey").sectors == [1, 0, 0, 0, 0, 0]
    assert table.filled_slots("grey") == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("MS-L1")
def test_a_turtle_may_be_set_down_without_moving() -> None:
    """Grey stays on the blue field, where purple's scout stands as well: scouts do not matter."""
    table = Table().lay("grey", scout="S1A2").lay("purple", scout="S1A2").begin("grey")
    table.act("1-0", "drive", "stop s1a2", "turtle 1")
    assert table.turtles_on("S1A2") == 1
    assert table.levels("grey") == [0, 1, 0, 0]


@pytest.mark.rule("MS-L1")
def test_a_turtle_may_be_set_down_on_another_field_of_the_same_area() -> None:
    table = Table().lay("grey", scout="S1A2").turtles("purple", "S1A2").begin("grey")
    table.act("1-0", "drive", "stop s1a3", "turtle 1")
    assert table.turtles_on("S1A3") == 1


@pytest.mark.rule("MS-L1", "MS-L4")
def test_setting_down_is_voluntary_and_there_is_no_research_without_it() -> None:
    """Grey declines; nothing is set down, nothing researched, and purple is next."""
    table = Table().begin("grey").act("1-0", "drive", "stop s1a1", "pass")
    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 0
    assert table.levels("grey") == [0, 0, 0, 0]


@pytest.mark.rule("MS-L1", "MS-L3", "MS-B4")
@pytest.mark.parametrize("space", ["1-0", "3-1"])
def test_one_turtle_is_all_without_azrea_and_the_extra_turtle(space: str) -> None:
    """A longer range brings no second turtle either."""
    table = Table().lay("grey", cubes="5 grey 5 yellow").begin("grey")
    table.act(space, "drive", "stop s1a1", "turtle 1")
    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 1


@pytest.mark.rule("MS-L1", "MS-M4")
@pytest.mark.parametrize(
    ("start_area", "scout", "moves", "end"),
    [(1, "S1A1", ["stop s1c1"], "S1C1"), (2, "S4A1", [], "S4B1")],
)
def test_no_turtle_in_a_storm_sector(
    start_area: int, scout: str, moves: list[str], end: str
) -> None:
    """In round 2 calm is two steps away: the scout stops in the storm, and that is all."""
    table = Table(start_area=start_area).set(round=2).lay("grey", scout=scout).begin("grey")
    table.act("1-0", "drive", *moves)
    assert table.scout("grey") == end
    assert table.actor() == "purple"
    assert table.turtles_on(end) == 0


@pytest.mark.rule("MS-L1", "MS-M8")
def test_a_scout_that_has_left_the_storm_may_set_down_a_turtle() -> None:
    """From S1D one step leads into S2A, which is calm in round 2."""
    table = Table().set(round=2).lay("grey", scout="S1D1").begin("grey")
    table.act("1-0", "drive", "stop s2a3", "turtle 1")
    assert table.turtles_on("S2A3") == 1


@pytest.mark.rule("MS-L1")
def test_without_a_turtle_on_the_board_nobody_is_asked() -> None:
    """All ten turtles of grey are on the map already."""
    table = Table().lay("grey", cubes="5 grey 5 yellow").turtles("grey", TEN).begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert table.asked() != "turtle"
    assert table.turtles_on("S1A1") == 0


@pytest.mark.rule("MS-L5")
@pytest.mark.parametrize("holder", ["grey", "purple"])
def test_a_field_with_a_turtle_takes_no_other(holder: str) -> None:
    """Grey may stop there, but is not even asked."""
    table = Table().lay("grey", cubes="5 grey 5 yellow").turtles(holder, "S1A1").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert table.scout("grey") == "S1A1"
    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 1
    assert table.levels("grey") == [0, 0, 0, 0]


@pytest.mark.rule("MS-L5")
def test_turtles_on_other_fields_of_the_area_do_not_matter() -> None:
    table = Table().turtles("grey", "S1A2").turtles("purple", "S1A3").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert table.asked() == "turtle"


# --- slots and costs -----------------------------------------------------------------------------


@pytest.mark.rule("MS-L2")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("slots", "cost"),
    [
        ((1, 2), ""),
        ((3, 4), "1 grey"),
        ((5, 6), "1 yellow"),
        ((7, 8), "2 grey"),
        ((9, 10), "1 grey 1 yellow"),
    ],
)
@pytest.mark.parametrize("twin", [0, 1])
def test_each_slot_has_its_cost(seats: int, slots: tuple[int, int], cost: str, twin: int) -> None:
    """Grey takes a turtle from this slot, whatever stands left of it; payments go to the supply."""
    table = Table(seats).lay("grey", cubes="5 grey 5 yellow")
    if twin:
        table.lay("grey", cubes="5 grey 5 yellow", empty_slots="1 3 5 7 9")
        table.turtles("grey", "S4A1 S4A2 S4A3 S4B1 S4C1").contracts("rc1", "rc2", "sc1", "sc2")
    table.begin("grey").act("1-0", "drive", "stop s1a3")
    before = table.supply("grey"), table.supply("yellow")

    table.do(f"turtle {slots[twin]}")
    due = cubes_of(cost)
    grey, yellow = due.get("grey", 0), due.get("yellow", 0)
    assert table.cubes("grey") == {"grey": 5 - grey, "yellow": 5 - yellow}
    assert (table.supply("grey"), table.supply("yellow")) == (before[0] + grey, before[1] + yellow)
    assert slots[twin] not in table.filled_slots("grey")
    assert len(table.filled_slots("grey")) == (4 if twin else 9)


@pytest.mark.rule("MS-L2")
def test_any_slot_may_be_chosen() -> None:
    """Although the first two are free of charge, grey may pay for another one."""
    table = Table().lay("grey", cubes="5 grey 5 yellow").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    slots = ["turtle 1", "turtle 3", "turtle 5", "turtle 7", "turtle 9"]
    assert table.legal("turtle") == slots


@pytest.mark.rule("MS-L2")
@pytest.mark.parametrize(
    ("cubes", "affordable"),
    [
        ("1 grey", ["turtle 3"]),
        ("2 grey", ["turtle 3", "turtle 7"]),
        ("1 yellow", ["turtle 5"]),
        ("1 grey 1 yellow", ["turtle 3", "turtle 5", "turtle 9"]),
        ("1 yellow 2 purple", ["turtle 5"]),
    ],
)
def test_what_cannot_be_paid_now_is_refused(cubes: str, affordable: list[str]) -> None:
    """The free slots are empty; cubes of other players pay for nothing."""
    table = Table().lay("grey", cubes=cubes).turtles("grey", "S4A1 S4A2").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert table.legal("turtle") == affordable
    for slot in (3, 5, 7, 9):
        expected = None if f"turtle {slot}" in affordable else "MS-L2"
        assert table.refusal(f"turtle {slot}") == expected


@pytest.mark.rule("MS-L2")
def test_an_empty_slot_has_no_turtle_to_take() -> None:
    table = Table().lay("grey", cubes="5 grey 5 yellow", empty_slots="1 2 5 6")
    table.turtles("grey", "S4A1 S4A2 S5A1 S5A2").contracts("rc1", "rc2", "sc2", "sc3")
    table.begin("grey").act("1-0", "drive", "stop s1a1")
    assert table.legal("turtle") == ["turtle 3", "turtle 7", "turtle 9"]
    for slot in (1, 2, 5, 6):
        assert table.refusal(f"turtle {slot}") == "MS-L2"


@pytest.mark.rule("MS-AMB-36", "MS-L2")
def test_of_two_slots_with_the_same_cost_the_left_one_is_used() -> None:
    """The right one of a pair is open only when the left one is empty."""
    table = Table().lay("grey", cubes="5 grey 5 yellow", empty_slots="3 9")
    table.turtles("grey", "S4A1 S5A2").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert table.legal("turtle") == ["turtle 1", "turtle 4", "turtle 5", "turtle 7", "turtle 10"]
    for slot in (2, 6, 8):
        assert table.refusal(f"turtle {slot}") == "MS-AMB-36"


# --- more than one turtle ------------------------------------------------------------------------


@pytest.mark.rule("MS-L3", "MS-CO-7", "MS-B5")
@pytest.mark.parametrize("seats", [3, 4])
def test_azrea_comes_first_then_the_extra_turtle_of_the_space(seats: int) -> None:
    """Three turtles on one field, each at the cost of its own slot; Azrea costs one cube more."""
    space, cubes = ("4-2", "4 grey 2 yellow") if seats == 4 else ("2-2", "4 grey 1 yellow")
    table = Table(seats).lay("grey", cubes=cubes).control("grey", "azrea")
    table.begin("grey").act(space, "drive", "stop s1a1")
    assert table.asked() == "turtle"
    assert table.cubes("grey") == {"grey": 3, "yellow": 1}

    table.do("turtle 1")
    assert table.asked() == "paid-turtle"
    table.do("turtle 3")
    assert table.cubes("grey") == {"grey": 1, "yellow": 1}, "Azrea's cube and the slot's"

    assert table.asked() == "extra-turtle"
    table.do("turtle 5")
    assert table.cubes("grey") == {"grey": 1}, "only the slot's cost"
    assert table.turtles_on("S1A1") == 3
    assert table.filled_slots("grey") == [2, 4, 6, 7, 8, 9, 10]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-L3")
@pytest.mark.parametrize(
    ("seats", "space"), [(2, "2-0"), (2, "2-1"), (2, "2-2"), (2, "2-3"), (4, "4-2"), (4, "5-1")]
)
def test_the_extra_turtle_goes_on_the_same_field(seats: int, space: str) -> None:
    table = Table(seats).lay("grey", cubes="3 grey 3 yellow").begin("grey")
    table.act(space, "drive", "step s1c", "stop s1c1", "turtle 1")
    assert table.asked() == "extra-turtle"
    table.do("turtle 2")
    assert table.turtles_on("S1C1") == 2
    assert table.actor() == "purple"


@pytest.mark.rule("MS-L3")
@pytest.mark.parametrize("answers", [("pass", "turtle 2"), ("turtle 2", "pass")])
def test_each_further_turtle_may_be_declined(answers: tuple[str, str]) -> None:
    """Declining Azrea's leaves the extra one; declining the extra one leaves Azrea's."""
    table = Table().lay("grey", cubes="9 grey 2 yellow").control("grey", "azrea").begin("grey")
    table.act("4-2", "drive", "stop s1a1", "turtle 1", *answers)
    assert table.turtles_on("S1A1") == 2
    assert table.cubes("grey")["grey"] == (8 if answers[0] == "pass" else 7)
    assert table.actor() == "purple"


@pytest.mark.rule("MS-L3")
def test_without_the_first_turtle_there_is_no_other() -> None:
    """Grey declines the turtle; neither Azrea nor the space is asked about."""
    table = Table().lay("grey", cubes="9 grey 9 yellow").control("grey", "azrea").begin("grey")
    table.act("4-2", "drive", "stop s1a1", "pass")
    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 0


@pytest.mark.rule("MS-L3", "MS-L5", "MS-AMB-10")
@pytest.mark.parametrize("holder", ["grey", "purple"])
def test_azrea_and_the_space_add_nothing_to_an_old_turtle(holder: str) -> None:
    """On a field that already held a turtle grey is not asked at all."""
    table = Table().lay("grey", cubes="9 grey 9 yellow").control("grey", "azrea")
    table.turtles(holder, "S1A1").begin("grey").act("4-2", "drive", "stop s1a1")
    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 1


@pytest.mark.rule("MS-L3", "MS-CO-7")
def test_azreas_turtle_needs_its_own_cube_beside_the_cost() -> None:
    """With a single own cube left, only a slot free of charge can follow."""
    table = Table().lay("grey", cubes="1 grey 1 yellow").control("grey", "azrea").begin("grey")
    table.act("1-0", "drive", "stop s1a1", "turtle 1")
    assert table.asked() == "paid-turtle"
    assert table.legal("turtle") == ["turtle 2", "turtle 5"]
    assert table.refusal("turtle 3") is not None
    table.do("turtle 5")
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-L4", "MS-AMB-11")
@pytest.mark.parametrize(("more", "turtles"), [((), 1), (("turtle 2",), 2)])
@pytest.mark.parametrize("source", ["azrea", "space"])
def test_however_many_turtles_there_is_one_research_step(
    more: tuple[str, ...], turtles: int, source: str
) -> None:
    """The second turtle, Azrea's or that of the space, brings no further step."""
    table = Table().lay("grey", cubes="5 grey 2 yellow")
    if source == "azrea":
        table.control("grey", "azrea")
    table.begin("grey").act("1-0" if source == "azrea" else "4-2", "drive", "stop s1a1")
    table.do("turtle 1", *(more or ("pass",)))
    assert table.turtles_on("S1A1") == turtles
    assert table.levels("grey") == [1, 0, 0, 0]


@pytest.mark.rule("MS-L4", "MS-AMB-11")
def test_three_turtles_on_a_white_field_bring_one_choice() -> None:
    """The step is asked about once, after the last turtle."""
    table = Table().lay("grey", cubes="5 grey 2 yellow").control("grey", "azrea").begin("grey")
    table.act("4-2", "drive", "step s1b", "stop s1b1", "turtle 1", "turtle 2")
    assert table.levels("grey") == [0, 0, 0, 0]
    table.do("turtle 3")
    assert table.asked() == "research"
    table.do("research red")
    assert table.levels("grey") == [0, 0, 1, 0]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-L4", "MS-AMB-12")
def test_the_bonus_of_the_research_step_comes_too_late_for_the_extra_turtle() -> None:
    """Level 2 of green gives grey an own cube, but only after all turtles are set down and paid."""
    table = Table().lay("grey", cubes="2 grey 1 yellow", levels="1 0 0 0")
    table.turtles("grey", "S4A1 S4A2").begin("grey")
    table.act("4-2", "drive", "stop s1a1", "turtle 3")
    assert table.actor() == "purple", "no extra turtle without a cube"
    assert table.turtles_on("S1A1") == 1
    assert table.levels("grey") == [2, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 1}


@pytest.mark.rule("MS-L4", "MS-AMB-12")
def test_the_research_step_waits_for_the_answer_about_the_extra_turtle() -> None:
    table = Table().lay("grey", cubes="3 grey 1 yellow", levels="1 0 0 0").begin("grey")
    table.act("4-2", "drive", "stop s1a1", "turtle 1")
    assert table.asked() == "extra-turtle"
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 2}
    table.do("pass")
    assert table.levels("grey") == [2, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 3}
