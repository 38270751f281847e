"""Bonuses of the spaces: what they give, with which action. Rules MS-B1 to MS-B5."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import AREAS, COLOURS, Table

PANELS = {
    4: """
        - - - - -
        track - bag - track
        bag range - bag green
        bag blue turtle follower range
        follower turtle red range white
        """,
    3: """
        - - - -
        turtle turtle turtle turtle
        bag bag bag bag
        green blue red follower
        follower follower follower follower
        """,
}
"""The spaces of both sides from row 1 to row 5, as the rulebook lists them."""

SPACES = [
    (seats, f"{row}-{column}", bonus)
    for seats, side in ((2, 3), (3, 3), (4, 4))
    for row, line in enumerate(PANELS[side].strip().splitlines(), 1)
    for column, bonus in enumerate(line.split())
]


def acting(seats: int, space: str, action: str) -> Table:
    """Let purple, second of all and rich, use a space; the bag has only black cubes."""
    table = Table(seats).lay("purple", cubes="9 purple 9 yellow")
    people = (*COLOURS[:seats], "yellow")
    table.set(bag=dict.fromkeys(people, 0) | {"black": 25})
    return table.begin("purple").act(space, action)


def check(table: Table, bonus: str) -> None:
    """Check that a bonus, and no other, has been given so far, apart from range and turtle."""
    assert table.levels("purple") == [int(bonus == area) for area in AREAS]
    assert (table.asked() == "deploy") == (bonus == "follower")
    assert len(table.heard("bag-drawn")) == (bonus == "bag")
    expected = list(COLOURS[: len(table.people)])
    if bonus == "track":
        expected[:2] = ["purple", "grey"]
    assert table.track() == expected


# --- which space gives what ----------------------------------------------------------------------


@pytest.mark.rule("MS-B1", "MS-B2", "MS-B3", "MS-B4")
@pytest.mark.parametrize(("seats", "space", "bonus"), SPACES)
def test_each_space_with_action_b(seats: int, space: str, bonus: str) -> None:
    """Steps, followers, places on the track and bag draws work; range and turtle are lost."""
    table = acting(seats, space, "gain")
    check(table, bonus)
    if bonus != "follower":
        assert table.asked() == "main"
        assert table.actor() != "purple", "the turn is over"


@pytest.mark.rule("MS-B1", "MS-B2", "MS-B3", "MS-B4", "MS-AMB-13")
@pytest.mark.parametrize(("seats", "space", "bonus"), SPACES)
def test_each_space_with_action_a(seats: int, space: str, bonus: str) -> None:
    """All but the bag draw works; what is not about the move comes before it."""
    table = acting(seats, space, "drive")
    check(table, "" if bonus == "bag" else bonus)
    if bonus == "follower":
        table.do("pass")
    assert table.asked() == "move"
    table.do("step s1c")
    assert bool(table.legal("step")) == (bonus == "range")
    table.do("stop s1c1", "turtle 1")
    assert (table.asked() == "extra-turtle") == (bonus == "turtle")


@pytest.mark.rule("MS-B1", "MS-R2")
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_the_step_of_an_icon_earns_the_bonus_of_the_level(action: str) -> None:
    """Red 1 to 2 brings an own cube."""
    table = Table().lay("grey", cubes="2 yellow", levels="0 0 1 0").begin("grey")
    table.act("5-2", action)
    assert table.levels("grey") == [0, 0, 2, 0]
    assert table.cubes("grey").get("grey") == (1 if action == "drive" else 2)


# --- the follower --------------------------------------------------------------------------------


@pytest.mark.rule("MS-B2", "MS-T13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_follower_is_put_on_a_free_space_below(seats: int) -> None:
    """It goes on the green icon, but brings neither a step nor an action."""
    space, icon = ("5-0", "3-4") if seats == 4 else ("5-3", "4-0")
    table = Table(seats).begin("grey").act(space, "gain")
    assert table.asked() == "deploy"
    assert len(table.legal("space")) == (25 if seats == 4 else 20) - 1
    table.do(f"space {icon}")
    assert table.lower_at(icon) == ["grey"]
    assert table.player("grey").followers == 4
    assert table.levels("grey") == [0, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 1}, "the gain of row 5, once"
    assert table.actor() == "purple"


@pytest.mark.rule("MS-B2")
def test_a_follower_is_put_into_an_upper_column() -> None:
    """Next to the neutral ones; the takeover of that column now costs a grey cube more."""
    table = Table().begin("grey").act("4-3", "gain", "upper 2")
    assert table.upper_at(2) == {"grey": 1, "yellow": 3}
    assert table.view().columns[2].price == {"grey": 1, "yellow": 3}
    assert table.player("grey").followers == 4
    assert table.lower_at("4-3") == ["yellow"]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-B2", "MS-T7")
def test_an_occupied_space_below_is_refused() -> None:
    """The space of the action itself is occupied, too."""
    table = Table().lower("1-2", "pink").begin("grey").act("5-0", "gain")
    assert table.refusal("space 1-2") == "MS-T7"
    assert table.refusal("space 5-0") == "MS-T7"
    assert table.refusal("space 1-3") is None


@pytest.mark.rule("MS-B2", "MS-T9")
def test_with_a_full_panel_the_follower_goes_to_row_5() -> None:
    """Orange fills the last free space below with the follower of the action itself."""
    table = Table().last_follower().upper(1, "yellow").full("4-3").begin("orange")
    table.do("pick 0 yellow")
    assert table.lower_at("4-3") == ["yellow"]
    assert table.asked() == "deploy"
    assert table.legal("space") == [f"space 5-{column}" for column in range(5)]
    assert table.refusal("space 1-0") == "MS-T9"
    there = table.lower_at("5-2")
    table.do("space 5-2")
    assert table.lower_at("5-2") == [*there, "orange"]


@pytest.mark.rule("MS-B2")
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_without_a_follower_on_the_board_the_bonus_comes_to_nothing(action: str) -> None:
    """All five followers of grey stand on the panels."""
    table = Table().lay("grey", cubes="2 yellow").lower("1-0", "grey").lower("1-1", "grey")
    table.upper(1, "yellow yellow yellow grey grey").upper(2, "yellow yellow yellow grey")
    table.begin("grey").act("5-0", action)
    assert table.player("grey").followers == 0
    assert (table.asked(), table.actor()) == (
        ("move", "grey") if action == "drive" else ("main", "purple")
    )


@pytest.mark.rule("MS-AMB-31", "MS-B2")
def test_deploying_can_be_declined() -> None:
    table = Table().begin("grey").act("5-0", "gain")
    assert table.refusal("pass") is None
    table.do("pass")
    assert table.player("grey").followers == 5
    assert table.actor() == "purple"


@pytest.mark.rule("MS-AMB-23", "MS-B2")
def test_an_empty_column_is_not_refilled() -> None:
    """Column 3 was empty before, column 0 is since grey took its last follower just now."""
    table = Table().upper(0, "yellow").upper(3, "").lower("1-0", "yellow yellow yellow")
    table.lower("1-1", "yellow yellow").begin("grey").do("pick 0 yellow", "space 5-0")
    assert table.asked() == "deploy"
    assert table.legal("upper") == ["upper 1", "upper 2", "upper 4"]
    assert table.refusal("upper 0") == "MS-AMB-23"
    assert table.refusal("upper 3") == "MS-AMB-23"


@pytest.mark.rule("MS-AMB-35", "MS-B2")
def test_a_column_takes_a_follower_while_it_holds_one_to_four() -> None:
    """Followers are counted, not spaces: five or more are too many."""
    table = Table().upper(0, "yellow yellow").upper(1, "yellow yellow yellow pink")
    table.upper(2, "yellow yellow yellow pink pink").upper(3, "orange")
    table.upper(4, "yellow yellow yellow pink orange orange")
    table.lower("1-0", "yellow yellow yellow yellow").begin("grey")
    table.act("5-0", "gain")
    assert table.legal("upper") == ["upper 0", "upper 1", "upper 3"]
    assert table.refusal("upper 2") == "MS-AMB-35"
    assert table.refusal("upper 4") == "MS-AMB-35"


@pytest.mark.rule("MS-B2", "MS-S1")
def test_the_fifth_column_exists_only_with_four_players() -> None:
    table = Table(3).begin("grey").act("5-3", "gain")
    assert table.legal("upper") == ["upper 0", "upper 1", "upper 2", "upper 3"]
    assert table.refusal("upper 4") == "MS-S1"
    assert table.refusal("space 1-4") == "MS-S1"


# --- the turn track ------------------------------------------------------------------------------


@pytest.mark.rule("MS-B3", "MS-T2", "MS-AMB-2")
@pytest.mark.parametrize("space", ["2-0", "2-4"])
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_places_are_swapped_with_the_one_directly_ahead(space: str, action: str) -> None:
    """Pink changes places with purple; the pass goes on with orange, the next one differs."""
    table = Table().lay("pink", cubes="1 pink").begin("pink").act(space, action)
    assert table.track() == ["grey", "pink", "purple", "orange"]
    if action == "drive":
        table.do("stop s1a1", "pass")
    assert table.actor() == "orange"
    table.act("1-0", "gain")
    assert table.actor() == "grey"
    table.act("1-1", "gain")
    assert table.actor() == "pink"


@pytest.mark.rule("MS-B3")
def test_on_position_1_nothing_happens() -> None:
    table = Table().begin("grey").act("2-0", "gain")
    assert table.track() == ["grey", "purple", "pink", "orange"]
    assert table.heard("track-swapped") == []


@pytest.mark.rule("MS-B3", "MS-T2")
def test_the_track_counts_and_not_the_running_pass() -> None:
    """Pink has swapped in this pass already; orange now stands behind purple, not behind pink."""
    table = Table().order("grey", "pink", "purple", "orange", running=COLOURS).begin("orange")
    table.act("2-0", "gain")
    assert table.track() == ["grey", "pink", "orange", "purple"]


# --- commanders come first -----------------------------------------------------------------------


@pytest.mark.rule("MS-B5", "MS-T11", "MS-CO-12")
def test_rain_comes_before_the_icon() -> None:
    """Blue is lowest for Rain and rises to 1; then the icon lifts it to 2, which brings a cube."""
    table = Table().lay("grey", levels="1 0 1 1").control("grey", "rain").begin("grey")
    table.act("4-1", "gain")
    assert table.levels("grey") == [1, 2, 1, 1]
    assert table.asked() == "any-cube"


@pytest.mark.rule("MS-B5", "MS-T11", "MS-CO-13")
def test_yuul_comes_before_the_bag() -> None:
    """The cube of choice is asked about before anything is drawn."""
    table = Table().control("grey", "yuul").begin("grey").act("2-2", "gain")
    assert table.asked() == "any-cube"
    assert table.heard("bag-drawn") == []
    table.do("any left")
    assert len(table.heard("bag-drawn")) == 1


@pytest.mark.rule("MS-B5", "MS-AMB-13", "MS-T12")
def test_adira_comes_before_the_icon_and_the_icon_before_the_move() -> None:
    """Adira lifts red to 1, the icon to 2: the own cube of that level can build a station."""
    table = Table().lay("grey", cubes="2 grey 2 yellow", scout="S1D1").control("grey", "adira")
    table.begin("grey").act("5-2", "drive")
    assert table.asked() == "buy-step"
    assert table.levels("grey") == [0, 0, 0, 0]
    table.do("use", "research red")
    assert table.asked() == "move"
    assert table.levels("grey") == [0, 0, 2, 0]
    assert table.cubes("grey") == {"grey": 1}
    table.do("step s2a", "build 1")
    assert table.prestige("grey") == 2


@pytest.mark.rule("MS-AMB-13", "MS-T12")
def test_the_price_is_paid_before_the_bonus_comes() -> None:
    """Blue 2 would bring the own cube that row 4 asks for, but it would come too late."""
    table = Table().lay("grey", levels="0 1 0 0", cubes="1 yellow").begin("grey")
    table.do("pick 0 yellow", "space 4-1")
    assert table.heard("gain-chosen"), "B is all there is"
