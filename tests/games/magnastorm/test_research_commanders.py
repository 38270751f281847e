"""Huber, Rain, Yuul and Joy: research steps and cubes. Rules MS-CO-11 to MS-CO-14."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

ALL = ["research green", "research blue", "research red", "research white"]


def gains(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action B on a space, if A could be paid at all."""
    table.do("pick 0 yellow", f"space {space}")
    return table.do("gain") if table.asked() == "mode" else table


def drives(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action A on a space."""
    return table.do("pick 0 yellow", f"space {space}", "drive")


def drawn(table: Table) -> list[int]:
    """Return how many cubes each draw from the bag brought up."""
    sizes = []
    for event in table.heard("bag-drawn"):
        colours = event.facts["colours"]
        assert isinstance(colours, list)
        sizes.append(len(colours))
    return sizes


# --- 11 Huber ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-11", "MS-R1")
def test_huber_frees_the_step_for_turtles() -> None:
    """A green field, a step in white."""
    table = Table().lay("grey", scout="S1A1").control("grey", "huber").begin("grey")
    drives(table).do("stop s1a1", "turtle 1")
    assert (table.asked(), table.legal()) == ("research", ALL)

    assert table.do("research white").levels("grey") == [0, 0, 0, 1]


@pytest.mark.rule("MS-CO-11", "MS-B1")
@pytest.mark.parametrize("space", ["3-4", "4-1", "5-2", "5-4"])
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_huber_frees_the_step_of_every_icon(space: str, action: str) -> None:
    """Green, blue, red and the white icon, with either action."""
    table = Table().lay("grey", "1 grey 2 yellow").control("grey", "huber").begin("grey")
    table.do("pick 0 yellow", f"space {space}", action)

    assert (table.asked(), table.legal()) == ("research", ALL)


@pytest.mark.rule("MS-CO-11", "MS-CO-12")
def test_huber_frees_the_step_of_rain() -> None:
    """Not only the lowest area."""
    table = Table().lay("grey", levels="3 0 3 3").control("grey", "huber", "rain").begin("grey")
    gains(table)
    assert (table.asked(), table.legal()) == ("research", ALL)

    assert table.do("research red", "any own").levels("grey") == [3, 0, 4, 3]


@pytest.mark.rule("MS-CO-11", "MS-R4")
def test_huber_saves_a_step_that_would_be_lost() -> None:
    """A green field while green is at the top: any other area, but not green."""
    table = Table().lay("grey", levels="10 0 0 0", scout="S1A1").control("grey", "huber")
    drives(table.begin("grey")).do("stop s1a1", "turtle 1")

    assert table.legal() == ALL[1:]
    assert table.refusal("research green") == "MS-R4"


@pytest.mark.rule("MS-CO-11", "MS-C5", "MS-C6")
def test_huber_does_not_affect_lowering() -> None:
    """Two areas are led, and these two are lowered, whether Huber helps or not."""
    table = Table().lay("grey", levels="2 2 5 5").lay("purple", levels="1 1 6 5")
    table.contracts("rc4", "rc2", "sc1", "sc3").control("grey", "huber").begin("grey")
    gains(table).do("contract 1")

    assert (table.levels("grey"), table.prestige("grey")) == ([0, 0, 5, 5], 5)


@pytest.mark.rule("MS-CO-11", "MS-S1")
@pytest.mark.parametrize("seats", [2, 3])
def test_huber_knows_no_white_area_with_fewer_players(seats: int) -> None:
    table = Table(seats).lay("grey", scout="S1A1").control("grey", "huber").begin("grey")
    drives(table).do("stop s1a1", "turtle 1")

    assert table.legal() == ALL[:3]
    assert table.refusal("research white") == "MS-S1"


@pytest.mark.rule("MS-CO-11")
def test_huber_helps_nobody_else() -> None:
    table = Table().lay("grey", scout="S1A1").control("purple", "huber").begin("grey")
    drives(table).do("stop s1a1", "turtle 1")

    assert (table.levels("grey"), table.actor()) == ([1, 0, 0, 0], "purple")


# --- 12 Rain -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-12")
def test_rain_raises_the_lowest_marker_with_action_b() -> None:
    """The only lowest one rises without a question, and its level gives its bonus."""
    table = Table().lay("grey", levels="3 1 2 4").control("grey", "rain").begin("grey")
    gains(table)
    assert (table.asked(), table.levels("grey")) == ("any-cube", [3, 2, 2, 4])

    assert table.do("any right").cubes("grey") == {"grey": 2, "orange": 1, "yellow": 1}


@pytest.mark.rule("MS-CO-12")
def test_rain_leaves_the_choice_among_several_lowest() -> None:
    table = Table().lay("grey", levels="2 0 1 0").control("grey", "rain").begin("grey")
    gains(table)
    assert table.legal() == ["research blue", "research white"]
    assert table.refusal("research green") == "MS-CO-12"
    assert table.refusal("research red") == "MS-CO-12"

    table.do("research white")
    assert (table.levels("grey"), table.actor()) == ([2, 0, 1, 1], "purple")


@pytest.mark.rule("MS-CO-12", "MS-S1", "MS-AMB-34")
def test_rain_counts_white_with_four_players_only() -> None:
    table = Table().lay("grey", levels="1 1 1 0").control("grey", "rain").begin("grey")
    assert gains(table).levels("grey") == [1, 1, 1, 1]

    table = Table(3).lay("grey", levels="3 1 3").control("grey", "rain").begin("grey")
    assert gains(table).levels("grey")[:3] == [3, 2, 3]


@pytest.mark.rule("MS-CO-12", "MS-T11")
def test_rain_has_no_part_in_action_a_and_helps_nobody_else() -> None:
    table = Table().lay("grey", scout="S1A1").control("grey", "rain").begin("grey")
    drives(table).do("stop s1a1", "pass")
    assert (table.levels("grey"), table.actor()) == ([0, 0, 0, 0], "purple")

    table = Table().control("purple", "rain").begin("grey")
    gains(table)
    assert table.levels("grey") == table.levels("purple") == [0, 0, 0, 0]


@pytest.mark.rule("MS-CO-12", "MS-T11", "MS-B5")
def test_rain_comes_before_yuul_and_the_bonus_of_the_space() -> None:
    """Levels 1 1 0 1 and a red icon: Rain's step makes it the second red level."""
    table = Table().lay("grey", levels="1 1 0 1").control("grey", "rain", "yuul").begin("grey")
    gains(table, "5-2")
    assert (table.asked(), table.levels("grey")) == ("any-cube", [1, 1, 1, 1])

    table.do("any left")
    assert table.levels("grey") == [1, 1, 2, 1]
    assert table.cubes("grey") == {"grey": 2, "purple": 1}


@pytest.mark.rule("MS-CO-12", "MS-R4")
def test_rain_has_nothing_to_give_at_the_top() -> None:
    table = Table(2).lay("grey", levels="10 10 10").control("grey", "rain").begin("grey")
    gains(table)

    assert (table.levels("grey")[:3], table.asked()) == ([10, 10, 10], "contract")
    assert table.heard("step-lost")


# --- 13 Yuul -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-13", "MS-T11", "MS-Q1")
@pytest.mark.parametrize(("word", "colour"), [("own", "grey"), ("left", "purple")])
def test_yuul_adds_a_cube_of_any_player_colour(word: str, colour: str) -> None:
    """Own colour included, yellow not; it comes from the supply."""
    table = Table().control("grey", "yuul").begin("grey")
    supply = table.supply(colour)
    gains(table, "5-1")
    assert table.legal() == ["any own", "any left", "any across", "any right"]

    table.do(f"any {word}")
    expected = {"grey": 1}
    expected[colour] = expected.get(colour, 0) + 1
    assert table.cubes("grey") == expected
    assert table.supply(colour) == supply - expected[colour]


@pytest.mark.rule("MS-CO-13", "MS-S8", "MS-Q4")
def test_yuul_offers_colours_that_take_part_and_are_left() -> None:
    """Two players, three players, and one without purple cubes in the supply."""
    table = Table(2).control("grey", "yuul").begin("grey")
    assert gains(table).legal() == ["any own", "any left"]
    assert table.refusal("any across") == "MS-S8"

    table = Table(3).control("grey", "yuul").lay("purple", "22 purple").begin("grey")
    assert gains(table).legal() == ["any own", "any across"]
    assert table.refusal("any left") == "MS-Q4"


@pytest.mark.rule("MS-CO-13", "MS-B5")
def test_yuul_comes_before_the_bonus_of_the_space() -> None:
    """The draw of row 2 waits for the choice."""
    table = Table().control("grey", "yuul").begin("grey")
    gains(table, "2-2")
    assert (table.asked(), drawn(table)) == ("any-cube", [])

    assert drawn(table.do("any left")) == [1]


@pytest.mark.rule("MS-CO-13")
def test_yuul_has_no_part_in_action_a_and_helps_nobody_else() -> None:
    table = Table().lay("grey", scout="S1A1").control("grey", "yuul").begin("grey")
    drives(table).do("stop s1a1", "pass")
    assert (table.cubes("grey"), table.actor()) == ({}, "purple")

    table = Table().control("purple", "yuul").begin("grey")
    assert gains(table).actor() == "purple"
    assert (table.cubes("grey"), table.cubes("purple")) == ({"grey": 2, "yellow": 1}, {})


# --- 14 Joy --------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-14", "MS-AMB-16", "MS-B4")
def test_joy_draws_three_instead_of_one() -> None:
    """The bonus of a space; without Joy it is one, and with action A none."""
    assert drawn(gains(Table().begin("grey"), "2-2")) == [1]

    table = Table().control("grey", "joy").begin("grey")
    assert drawn(gains(table, "2-2")) == [3]

    table = Table().lay("grey", "1 grey").control("grey", "joy").begin("grey")
    assert drawn(drives(table, "2-2")) == []


@pytest.mark.rule("MS-CO-14", "MS-AMB-16", "MS-R3")
@pytest.mark.parametrize(
    ("levels", "research", "count"),
    [
        ("0 0 0 1", "white", 4),  # 2 draws
        ("7 0 0 0", "green", 4),
        ("0 6 0 0", "blue", 4),
        ("0 0 4 0", "red", 4),
        ("9 0 0 0", "green", 5),  # 3 draws
        ("0 9 0 0", "blue", 5),
        ("0 0 9 0", "red", 5),
        ("0 0 0 9", "white", 5),
    ],
)
def test_joy_adds_two_to_a_draw_and_not_to_each_cube(
    levels: str, research: str, count: int
) -> None:
    """Four instead of two, five instead of three; without Joy two less."""
    table = Table().lay("grey", levels=levels, scout="S1B1").control("grey", "joy").begin("grey")
    drives(table).do("stop s1b1", "turtle 1", f"research {research}")
    assert drawn(table) == [count]

    table = Table().lay("grey", levels=levels, scout="S1B1").control("pink", "joy").begin("grey")
    drives(table).do("stop s1b1", "turtle 1", f"research {research}")
    assert drawn(table) == [count - 2]


@pytest.mark.rule("MS-CO-14", "MS-Q3", "MS-AMB-15")
def test_joys_cubes_are_kept_and_black_ones_replaced_like_all_others() -> None:
    """A bag of black cubes only: three own ones from the supply, all black ones go back."""
    empty = dict.fromkeys(("grey", "purple", "pink", "orange", "yellow"), 0)
    table = Table().set(bag={**empty, "black": 25}).control("grey", "joy").begin("grey")
    supply = table.supply("grey")
    gains(table, "2-2")

    assert table.cubes("grey") == {"grey": 1 + 3, "yellow": 1}
    assert table.supply("grey") == supply - 4
    assert table.view().bag["black"] == 25


@pytest.mark.rule("MS-CO-14", "MS-Q3")
def test_joys_cubes_come_out_of_the_bag() -> None:
    """What is kept is missing in the bag; whatever was black is an own cube now."""
    table = Table().control("grey", "joy").begin("grey")
    gains(table, "2-2")
    (event,) = table.heard("bag-drawn")
    colours = event.facts["colours"]
    assert isinstance(colours, list)

    bag = table.view().bag
    for colour in ("grey", "purple", "pink", "orange", "yellow"):
        assert bag[colour] == 3 - colours.count(colour)
    assert sum(table.cubes("grey").values()) == 2 + 3
