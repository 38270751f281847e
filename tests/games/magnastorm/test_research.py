"""Research: steps, the bonuses of levels, the top, lowering. Rules MS-R1 to MS-R5."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support.magnastorm import AREAS, Table

TRACKS = {
    "green": "- own - follower any - yellow bag-2 - bag-3",
    "blue": "- any - own yellow - bag-2 follower - bag-3",
    "red": "- own - any bag-2 - follower yellow - bag-3",
    "white": "- bag-2 - own follower - any yellow - bag-3",
}
"""The bonus of each level from 1 to 10, as the rulebook lists them."""

LEVELS = [
    (area, level, bonus)
    for area, bonuses in TRACKS.items()
    for level, bonus in enumerate(bonuses.split(), 1)
]


def levels(area: str, level: int) -> str:
    """Return levels to lay: one area on a level, the others on 0."""
    return " ".join(str(level) if other == area else "0" for other in AREAS)


def on_white_field(table: Table) -> Table:
    """Let grey set down a turtle on the white field next to the start area."""
    table.begin("grey").act("1-0", "drive", "step s1b")
    if table.asked() == "move":
        table.do("stop s1b1")
    return table.do("turtle 1")


# --- steps ---------------------------------------------------------------------------------------


@pytest.mark.rule("MS-R1", "MS-L4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("field", "raised"), [("s1a1", [1, 0, 0, 0]), ("s1a2", [0, 1, 0, 0]), ("s1a3", [0, 0, 1, 0])]
)
def test_a_coloured_field_names_the_area(seats: int, field: str, raised: list[int]) -> None:
    """S1A is green, blue and red; only grey's marker moves, by one level."""
    table = Table(seats).begin("grey").act("1-0", "drive", f"stop {field}", "turtle 1")
    assert table.actor() == "purple", "nothing to choose"
    assert table.levels("grey") == raised
    assert table.levels("purple") == [0, 0, 0, 0]


@pytest.mark.rule("MS-R1")
@pytest.mark.parametrize(("seats", "areas"), [(2, 3), (3, 3), (4, 4)])
def test_a_white_field_lets_you_choose_any_area_in_play(seats: int, areas: int) -> None:
    """White itself is in play only with four players."""
    table = on_white_field(Table(seats))
    assert table.asked() == "research"
    assert table.legal() == [f"research {area}" for area in AREAS[:areas]]
    if seats < 4:
        assert table.refusal("research white") == "MS-S1"
    table.do("research blue")
    assert table.levels("grey") == [0, 1, 0, 0]


@pytest.mark.rule("MS-R1", "MS-B1", "MS-AMB-34")
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_the_white_icon_means_the_white_area(action: str) -> None:
    """Unlike a white field it leaves no choice."""
    table = Table().lay("grey", cubes="2 yellow").begin("grey").act("5-4", action)
    assert table.levels("grey") == [0, 0, 0, 1]
    assert not table.legal("research")


# --- bonuses -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-R2", "MS-R3")
@pytest.mark.parametrize(("area", "level", "bonus"), LEVELS)
def test_each_level_gives_its_bonus_at_once(area: str, level: int, bonus: str) -> None:
    """Grey, at home without cubes, reaches the level by a step of choice."""
    table = on_white_field(Table().lay("grey", levels=levels(area, level - 1)))
    table.do(f"research {area}")
    assert table.levels("grey")[AREAS.index(area)] == level
    asked = table.asked() if table.actor() == "grey" else ""
    drawn = [event.facts["colours"] for event in table.heard("bag-drawn")]

    if bonus == "own":
        assert table.cubes("grey") == {"grey": 1}
    elif bonus == "yellow":
        assert table.cubes("grey") == {"yellow": 1}
    elif bonus.startswith("bag"):
        (colours,) = drawn
        assert isinstance(colours, list)
        assert len(colours) == sum(table.cubes("grey").values()) == int(bonus[-1])
    else:
        assert table.cubes("grey") == {}
    assert (asked == "any-cube") == (bonus == "any")
    assert (asked == "deploy") == (bonus == "follower")
    assert bool(drawn) == bonus.startswith("bag")


@pytest.mark.rule("MS-R3")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, ["any own", "any left"]),
        (3, ["any own", "any left", "any across"]),
        (4, ["any own", "any left", "any across", "any right"]),
    ],
)
def test_any_player_colour_is_one_that_takes_part(seats: int, colours: list[str]) -> None:
    """The own colour is among them, yellow is not."""
    table = on_white_field(Table(seats).lay("grey", levels="0 1 0 0")).do("research blue")
    assert table.asked() == "any-cube"
    assert table.legal() == colours
    for word in ("across", "right"):
        assert (table.refusal(f"any {word}") is None) == (f"any {word}" in colours)
    before = table.supply("purple")
    table.do("any left")
    assert table.cubes("grey") == {"purple": 1}
    assert table.supply("purple") == before - 1


@pytest.mark.rule("MS-R3", "MS-B2")
def test_a_follower_of_the_track_is_deployed_like_that_of_a_space() -> None:
    """Level 4 of green: grey may put one into a column, with neither action nor bonus."""
    table = Table().lay("grey", levels="3 0 0 0").contracts("rc2", "rc3", "sc1", "sc2")
    table.begin("grey").act("1-0", "drive", "stop s1a1", "turtle 1")
    assert table.asked() == "deploy"
    assert table.legal("upper") == ["upper 0", "upper 1", "upper 2", "upper 3", "upper 4"]
    table.do("upper 2")
    assert table.upper_at(2) == {"grey": 1, "yellow": 3}
    assert table.player("grey").followers == 4
    assert table.actor() == "purple"


@pytest.mark.rule("MS-R2", "MS-R5", "MS-RC2")
def test_a_level_reached_again_gives_its_bonus_again() -> None:
    """Level 2 of green brings a cube, is given up for a contract, and brings a cube once more."""
    table = Table(2).lay("grey", levels="1 2 0 0").contracts("rc2", "rc1", "sc1", "sc2")
    table.begin("grey").act("1-0", "drive", "stop s1a1", "turtle 1")
    assert table.cubes("grey") == {"grey": 1}
    table.do("contract 1")
    assert table.levels("grey") == [0, 0, 0, 0]
    table.act("2-0", "gain")
    table.act("1-1", "drive", "step s1c", "stop s1c1", "turtle 2")
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 1}
    table.act("2-1", "gain")
    table.act("1-2", "drive", "step s2a", "pass", "stop s2a3", "turtle 3")
    assert table.levels("grey") == [2, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 1}, "one paid for the turtle, one gained"


@pytest.mark.rule("MS-R5", "MS-R2", "MS-C5")
def test_lowering_gives_no_bonus() -> None:
    """Both markers end on levels with a bonus: 2 of green and 4 of blue."""
    table = Table().lay("grey", levels="4 6 0 0").contracts("rc2", "rc3", "sc1", "sc2")
    table.begin("grey").act("1-0", "gain", "contract 1")
    assert table.levels("grey") == [2, 4, 0, 0]
    assert table.cubes("grey") == {"grey": 2, "yellow": 1}, "the gain of row 1"
    assert table.actor() == "purple"


# --- the top of the track ------------------------------------------------------------------------


@pytest.mark.rule("MS-R4", "MS-R3")
def test_level_10_can_be_reached_but_not_passed() -> None:
    """The step to level 10 counts and draws three cubes; the next one is lost."""
    table = Table(2).lay("grey", levels="9 0 0 0").contracts("rc2", "rc3", "sc1", "sc2")
    table.begin("grey").act("1-0", "drive", "stop s1a1", "turtle 1")
    assert table.levels("grey") == [10, 0, 0, 0]
    assert len(table.heard("bag-drawn")) == 1
    table.act("2-0", "gain")
    assert table.actor() == "grey"
    cubes = table.cubes("grey")
    table.act("1-1", "drive", "step s1c", "stop s1c1", "turtle 2")
    assert table.levels("grey") == [10, 0, 0, 0]
    assert table.cubes("grey") == cubes
    assert len(table.heard("bag-drawn")) == 1
    assert len(table.heard("step-lost")) == 1
    assert table.turtles_on("S1C1") == 1, "the turtle may be set down all the same"


@pytest.mark.rule("MS-R4", "MS-AMB-19")
@pytest.mark.parametrize(("space", "area"), [("3-4", 0), ("4-1", 1), ("5-2", 2), ("5-4", 3)])
def test_the_step_of_an_icon_is_not_shifted_to_another_area(space: str, area: int) -> None:
    table = (
        Table().lay("grey", levels=levels(AREAS[area], 10)).contracts("rc2", "rc3", "sc1", "sc2")
    )
    table.begin("grey").act(space, "gain")
    assert table.actor() == "purple"
    assert table.levels("grey") == [10 if other == area else 0 for other in range(4)]


@pytest.mark.rule("MS-R4", "MS-AMB-19")
def test_a_step_of_choice_goes_where_there_is_room() -> None:
    """Green and red are on top: blue or white it is."""
    table = on_white_field(Table().lay("grey", levels="10 3 10 4"))
    assert table.legal() == ["research blue", "research white"]
    assert table.refusal("research green") == "MS-R4"
    assert table.refusal("research red") == "MS-R4"


@pytest.mark.rule("MS-R4")
@pytest.mark.parametrize(("seats", "before"), [(3, "10 10 5"), (4, "10 10 5 10")])
def test_with_one_area_left_the_step_is_taken_there(seats: int, before: str) -> None:
    table = Table(seats).lay("grey", levels=before).contracts("rc2", "rc3", "sc1", "sc2")
    on_white_field(table)
    assert table.levels("grey")[2] == 6


@pytest.mark.rule("MS-R4")
@pytest.mark.parametrize(("seats", "top"), [(2, "10 10 10"), (4, "10 10 10 10")])
def test_with_all_markers_on_top_even_a_step_of_choice_is_lost(seats: int, top: str) -> None:
    """With two players the white area, which is not in play, offers no way out."""
    table = on_white_field(Table(seats).lay("grey", levels=top))
    assert table.asked() != "research"
    assert table.levels("grey")[:3] == [10, 10, 10]
    assert len(table.heard("step-lost")) == 1
    assert table.turtles_on("S1B1") == 1


# --- ways into the white area --------------------------------------------------------------------


def by_start_tile(table: Table) -> Table:
    table.lay("grey", cubes="1 yellow").upper(0, "yellow").begin("grey")
    return table.do("take 0", "space 1-0")


def by_adira(table: Table) -> Table:
    table.lay("grey", cubes="2 grey").control("grey", "adira").begin("grey")
    return table.act("1-0", "drive", "use")


def by_ellen(table: Table) -> Table:
    table.lay("grey", levels="2 2 0 0").contracts("rc2", "rc3", "sc1", "sc2")
    return table.control("grey", "ellen").begin("grey").act("1-0", "gain", "contract 1")


def by_huber(table: Table) -> Table:
    table.control("grey", "huber").begin("grey")
    return table.act("1-0", "drive", "stop s1a1", "turtle 1")


WAYS: list[Callable[[Table], Table]] = [
    *(on_white_field, by_start_tile, by_adira, by_ellen, by_huber)
]


@pytest.mark.rule("MS-AMB-34", "MS-R1", "MS-K7", "MS-C7")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_free_choice_includes_all_areas_in_play(
    way: Callable[[Table], Table], seats: int
) -> None:
    """A white field, the start tile, Adira, Ellen and Huber lead into white like anywhere else."""
    table = way(Table(seats))
    assert table.asked() == "research"
    areas = AREAS if seats == 4 else AREAS[:3]
    assert table.legal() == [f"research {area}" for area in areas]
    table.do(f"research {areas[-1]}")
    assert table.levels("grey")[len(areas) - 1] == 1


@pytest.mark.rule("MS-AMB-34", "MS-CO-12")
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(4, "1 1 1 0", [1, 1, 1, 1]), (4, "1 1 0 1", [1, 1, 1, 1]), (3, "3 2 3", [3, 3, 3, 0])],
)
def test_rain_counts_the_white_area_where_it_is_in_play(
    seats: int, before: str, after: list[int]
) -> None:
    """With three players level 0 of the missing white area is not the lowest one."""
    table = Table(seats).lay("grey", levels=before).control("grey", "rain").begin("grey")
    table.act("1-0", "gain")
    assert table.levels("grey") == after
