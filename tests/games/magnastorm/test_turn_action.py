"""Placing a follower and carrying out its action: rules MS-T8 to MS-T13 and their rulings."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ROW_5 = [f"space 5-{column}" for column in range(5)]
PRICES = {1: "", 2: "1 grey", 3: "1 yellow", 4: "1 grey 1 yellow", 5: "2 yellow"}
GAINS = {
    1: {"grey": 2, "yellow": 1},
    2: {"grey": 1, "yellow": 1},
    3: {"grey": 2},
    4: {"yellow": 1},
    5: {"grey": 1},
}
PLAIN = {1: "1-0", 2: "2-1", 3: "3-2", 4: "4-2", 5: "5-1"}
"""A space of each row that adds nothing to gaining cubes, nor to the price of moving.

But row 3 of the smaller side draws from the bag everywhere, and row 5 has a follower everywhere.
"""


def full_panel(seats: int = 4, followers: str = "yellow yellow") -> Table:
    """The lower panel is full, and column 1 of the upper one still holds some followers."""
    table = Table(seats)
    for column in range(table.columns):
        table.upper(column, followers if column == 1 else "")
    return table


# --- occupied spaces ----------------------------------------------------------------------------


@pytest.mark.rule("MS-T8")
@SEATS
def test_kim_kin_opens_an_occupied_space_once_per_round(seats: int) -> None:
    table = Table(seats).control("grey", "kim-kin").upper(1, "").lower("1-0", "yellow")
    table.lower("1-1", "yellow yellow").begin("grey").do("pick 0 yellow")
    assert len(table.legal("space")) == 5 * table.columns
    table.do("space 1-0", "gain")
    assert table.lower_at("1-0") == ["yellow", "yellow"]
    assert table.cubes("grey") == {"grey": 2, "yellow": 1}

    table.do("pick 0 yellow")
    assert table.refusal("space 1-0") == "MS-T7", "the others do not control Kim-Kin"
    table.do("space 1-2", "gain")
    for column in range(3, seats + 1):
        table.do("pick 2 yellow", f"space 2-{column - 1}")
    table.do("pick 3 yellow")
    assert table.actor() == "grey"
    assert table.refusal("space 1-1") == "MS-T7", "not twice in a round"


@pytest.mark.rule("MS-T8")
def test_a_free_space_does_not_use_kim_kin_up() -> None:
    table = Table().control("grey", "kim-kin").upper(1, "yellow").lower("1-0", "yellow")
    table.lower("1-1", "yellow").begin("grey").do("pick 0 yellow", "space 2-0")
    assert table.player("grey").occupied_used == 0
    assert table.actor() == "purple"
    for column in (2, 3, 4):
        table.do("pick 2 yellow", f"space 1-{column}", "gain")
    table.do("pick 0 yellow")
    assert table.refusal("space 1-0") is None


@pytest.mark.rule("MS-T9")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_full_panel_opens_row_5(seats: int) -> None:
    """Any column of it, and again for the next follower, even on the same space."""
    table = full_panel(seats).full().begin("grey")
    assert table.legal() == ROW_5[: table.columns]
    assert table.refusal("space 1-0") == "MS-T9"
    assert table.refusal("space 4-3") == "MS-T9"
    table.do("space 5-2")
    assert table.actor() == "purple"
    assert table.legal() == ROW_5[: table.columns]
    assert len(table.lower_at("5-2")) == 2
    table.do("space 5-2")
    assert table.state.round == 2
    assert sum(table.upper_at(2).values()) == 7, "all three of the space count for its column"


@pytest.mark.rule("MS-T9", "MS-K3")
def test_followers_that_shared_a_space_are_all_paid_for() -> None:
    """Column 2 holds five neutral followers and the two that had to share."""
    table = full_panel(followers="yellow grey")
    for row in range(1, 6):
        table.lower(f"{row}-2", "yellow")
    table.full().begin("grey").do("pick 1 yellow", "space 5-2", "space 5-2")
    assert table.state.round == 2
    assert table.view().columns[2].price == {"yellow": 6, "grey": 1}


@pytest.mark.rule("MS-AMB-20", "MS-K4", "MS-T9")
def test_a_takeover_onto_a_full_panel() -> None:
    """Its followers share spaces of row 5."""
    table = full_panel().administrators("mira").full().lay("grey", cubes="2 yellow").begin("grey")
    table.do("take 1")
    assert table.legal() == ROW_5
    assert table.refusal("space 1-0") == "MS-T9"
    table.do("space 5-1", "space 5-1")
    assert table.commanders("grey") == ["mira"]
    assert sum(table.upper_at(1).values()) == 7


@pytest.mark.rule("MS-AMB-20", "MS-K4", "MS-T9")
def test_a_takeover_that_fills_the_panel() -> None:
    """The first follower must take the last free space, only the second one shares."""
    table = full_panel().administrators("mira").full("3-3").lay("grey", cubes="2 yellow")
    table.begin("grey").do("take 1")
    assert table.lower_at("3-3") == ["yellow"]
    assert table.legal() == ROW_5


@pytest.mark.rule("MS-AMB-20", "MS-B2", "MS-T9")
def test_a_follower_deployed_onto_a_full_panel() -> None:
    """Besides the column on top, only row 5 is open."""
    table = full_panel().full("5-0").begin("orange")
    assert table.asked() == "deploy", "5-0 was the only free space"
    assert table.legal() == [*ROW_5, "upper 1", "pass"]
    assert table.refusal("space 2-2") == "MS-T9"
    table.do("space 5-4")
    assert table.lower_at("5-4")[-1] == "orange"
    assert len(table.lower_at("5-4")) == 2


@pytest.mark.rule("MS-AMB-21", "MS-T13")
@pytest.mark.parametrize(("space", "levels"), [("5-2", [0, 0, 1, 0]), ("5-4", [0, 0, 0, 1])])
def test_sharing_on_a_full_panel_earns_the_bonus(space: str, levels: list[int]) -> None:
    table = full_panel().full().begin("grey").do(f"space {space}")
    assert table.levels("grey") == levels


@pytest.mark.rule("MS-AMB-22", "MS-T8", "MS-T9")
def test_row_5_of_a_full_panel_needs_no_kim_kin() -> None:
    table = full_panel().control("grey", "kim-kin").full().begin("grey")
    assert len(table.legal("space")) == 25, "with Kim-Kin all spaces are open"
    table.do("space 5-1")
    assert table.player("grey").occupied_used == 0


@pytest.mark.rule("MS-AMB-22", "MS-T8", "MS-T9")
def test_another_row_of_a_full_panel_uses_kim_kin_up() -> None:
    table = full_panel(3, "yellow yellow grey grey").control("grey", "kim-kin").full()
    table.begin("grey").do("pick 1 own", "space 1-0", "gain")
    assert table.player("grey").occupied_used == 1
    assert table.actor() == "purple"
    assert table.legal() == ROW_5[:4]
    table.do("space 5-1", "space 5-2", "pass", "pick 1 own")
    assert table.actor() == "grey"
    assert table.legal() == ROW_5[:4]
    assert table.refusal("space 1-0") == "MS-T9"


# --- choosing the action ------------------------------------------------------------------------


@pytest.mark.rule("MS-T10")
@SEATS
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_moving_needs_the_price_of_the_row(seats: int, row: int) -> None:
    table = Table(seats).lay("grey", cubes=PRICES[row]).begin("grey")
    table.do("pick 0 yellow", f"space {PLAIN[row]}")
    assert table.legal() == ["drive", "gain"]
    table.do("drive").send_nobody()
    assert table.cubes("grey") == {}
    assert table.asked() == "move"


@pytest.mark.rule("MS-T10")
@SEATS
@pytest.mark.parametrize(
    ("row", "cubes"),
    [
        (2, "1 yellow 1 purple"),
        (3, "1 grey 1 purple"),
        (4, "2 grey"),
        (4, "2 yellow"),
        (4, "1 grey 1 purple"),
        (5, "1 yellow 1 grey"),
        (5, "1 yellow 1 purple"),
    ],
)
def test_without_the_price_only_gaining_is_left(seats: int, row: int, cubes: str) -> None:
    """Other cubes do not help, those of other players included; and gaining is always possible."""
    table = Table(seats).lay("grey", cubes=cubes).begin("grey")
    table.do("pick 0 yellow", f"space {PLAIN[row]}").send_nobody()
    assert table.actor() == "purple", "gaining was the only choice"
    assert len(table.heard("gain-chosen")) == 1


@pytest.mark.rule("MS-T10", "MS-Q2")
def test_cubes_may_be_exchanged_first() -> None:
    """Three yellow cubes become the grey one that row 2 demands."""
    table = Table().lay("grey", cubes="3 yellow").begin("grey").do("pick 0 yellow", "space 2-0")
    assert table.refusal("drive") == "MS-T10"
    table.do("exchange own")
    assert table.legal() == ["drive", "gain"]
    table.do("drive")
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-AMB-30", "MS-T10")
def test_the_action_is_chosen_after_the_space() -> None:
    table = Table().lay("grey", cubes="1 grey").begin("grey")
    assert table.refusal("drive") is not None
    table.do("pick 0 yellow")
    assert (table.asked(), table.legal("drive")) == ("place", [])
    table.do("space 2-0")
    assert (table.asked(), table.legal()) == ("mode", ["drive", "gain"])
    assert table.lower_at("2-0") == ["yellow"]


# --- gaining cubes ------------------------------------------------------------------------------


@pytest.mark.rule("MS-T11")
@SEATS
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_what_each_row_yields(seats: int, row: int) -> None:
    """The cubes come from the supply; the bag is empty, the scout stays, and nothing is paid."""
    table = Table(seats).begin("grey")
    table.state.bag[:] = [0] * 6
    table.do("pick 0 yellow", f"space {PLAIN[row]}")
    if table.asked() == "mode":
        table.do("gain")
    table.send_nobody()
    assert table.cubes("grey") == GAINS[row]
    assert table.supply("grey") == 22 - GAINS[row].get("grey", 0)
    assert table.supply("yellow") == 22 - GAINS[row].get("yellow", 0)
    assert table.scout("grey") == "S1A"
    assert table.actor() == "purple"


@pytest.mark.rule("MS-T11", "MS-B5")
def test_the_order_of_gaining() -> None:
    """The row, Rain, Yuul, and last the bonus of the space."""
    table = Table().control("grey", "yuul", "rain").lay("grey", cubes="1 grey", levels="1 1 1 0")
    table.begin("grey").do("pick 0 yellow", "space 2-2", "gain")
    assert table.cubes("grey") == {"grey": 2, "yellow": 1}
    assert table.levels("grey") == [1, 1, 1, 1], "the only lowest area"
    assert table.heard("bag-drawn") == []
    assert table.asked() == "any-cube"
    table.do("any left")
    kinds = [event.kind for event in table.log.events]
    wanted = ["gain-chosen", "cubes-gained", "level-raised", "space-bonus", "bag-drawn"]
    places = [kinds.index(kind) for kind in wanted]
    assert places == sorted(places)


# --- moving the scout ---------------------------------------------------------------------------


@pytest.mark.rule("MS-T12", "MS-AMB-13", "MS-B5")
def test_the_order_of_moving() -> None:
    """Pay, Adira, the bonus of the space, movement with a station, turtles, and research last."""
    table = Table().control("grey", "adira").lay("grey", cubes="4 grey 1 yellow", scout="S1D1")
    table.begin("grey").do("pick 0 yellow", "space 4-1", "drive")
    assert table.cubes("grey") == {"grey": 3}
    assert table.asked() == "buy-step"
    assert table.levels("grey") == [0, 0, 0, 0]
    table.do("use", "research green")
    assert table.levels("grey") == [1, 1, 0, 0], "Adira's step, then the blue one of the space"
    assert table.asked() == "move"
    table.do("step s2a", "build 1", "stop s2a2")
    assert table.levels("grey") == [1, 1, 0, 0]
    table.do("turtle 1")
    assert table.levels("grey") == [1, 1, 1, 0]
    assert [event.kind for event in table.log.events if event.kind != "cubes-paid"][:9] == [
        "follower-placed",
        "move-chosen",
        "level-raised",
        "space-bonus",
        "level-raised",
        "scout-moved",
        "station-built",
        "prestige-gained",
        "scout-stopped",
    ]


@pytest.mark.rule("MS-T12", "MS-CO-17", "MS-CO-5")
def test_sayuri_lowers_the_price_before_idris_changes_it() -> None:
    """Row 4 costs 1 own and 1 yellow: Sayuri leaves the yellow one, which Idris makes own."""
    table = Table().control("grey", "sayuri", "idris").lay("grey", cubes="1 grey").begin("grey")
    table.do("pick 0 yellow", "space 4-2")
    assert table.legal() == ["drive", "gain"]
    table.do("drive")
    assert table.cubes("grey") == {}
    assert table.asked() == "move"


@pytest.mark.rule("MS-T12", "MS-L4")
def test_no_turtle_no_research_step() -> None:
    table = Table().begin("grey").do("pick 0 yellow", "space 1-0", "drive", "stop s1a1", "pass")
    assert table.levels("grey") == [0, 0, 0, 0]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-T12", "MS-L4")
def test_a_turtle_of_another_turn_brings_no_step() -> None:
    """Grey places one, Purple after that does not."""
    table = Table().begin("grey").do("pick 0 yellow", "space 1-0", "drive", "stop s1a1", "turtle 1")
    table.do("pick 0 yellow", "space 1-1", "drive", "stop s1a2", "pass")
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.levels("purple") == [0, 0, 0, 0]
    assert (table.asked(), table.actor()) == ("main", "pink")


# --- when a space gives its bonus ---------------------------------------------------------------


@pytest.mark.rule("MS-T13", "MS-K4")
@pytest.mark.parametrize("space", ["2-0", "2-4", "3-4", "4-1", "4-3", "5-0", "5-2", "5-4"])
def test_followers_of_a_column_earn_no_bonus(space: str) -> None:
    """Neither research nor places on the track nor followers."""
    table = Table().upper(1, "yellow").administrators("mira").lower("1-0", "yellow")
    table.lower("1-1", "yellow").lay("purple", cubes="1 yellow").begin("purple")
    table.do("take 1", f"space {space}")
    assert table.levels("purple") == [0, 0, 0, 0]
    assert table.track() == ["grey", "purple", "pink", "orange"]
    assert table.heard("space-bonus") == []
    assert (table.asked(), table.actor()) == ("main", "pink")


@pytest.mark.rule("MS-T13", "MS-B2")
@pytest.mark.parametrize("space", ["2-0", "2-4", "3-4", "4-1", "4-3", "5-2", "5-4"])
def test_deployed_followers_earn_no_bonus(space: str) -> None:
    """The one placed on 5-0 lets Purple deploy another, which brings nothing more."""
    table = Table().begin("purple").do("pick 0 yellow", "space 5-0", f"space {space}")
    assert table.lower_at(space) == ["purple"]
    assert table.levels("purple") == [0, 0, 0, 0]
    assert table.track() == ["grey", "purple", "pink", "orange"]
    assert len(table.heard("space-bonus")) == 1
    assert (table.asked(), table.actor()) == ("main", "pink")


@pytest.mark.rule("MS-T13", "MS-T8")
def test_kim_kin_earns_the_bonus() -> None:
    table = Table().control("purple", "kim-kin").upper(1, "yellow yellow").lower("4-1", "yellow")
    table.begin("purple").do("pick 0 yellow", "space 4-1")
    assert table.levels("purple") == [0, 1, 0, 0]
    assert table.player("purple").occupied_used == 1
