"""Cedric, Kim-Kin, Sayuri and Kaysia. Rules MS-CO-15 to MS-CO-18."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sternentisch.games.magnastorm.state import State
from tests.support.magnastorm import Table


def drives(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action A on a space."""
    return table.do("pick 0 yellow", f"space {space}", "drive")


def last_turn(table: Table, person: str = "grey") -> Table:
    """Let a person's turn begin with a single neutral follower left on the upper panel."""
    for column in range(table.columns):
        table.upper(column, "yellow" if column == 0 else "")
    return table.begin(person)


def next_round(table: Table, levels: dict[str, int]) -> Table:
    """Set the green levels of people and play the round to its end with a single turn."""
    document: Any = table.state.to_position()
    body = document["state"]
    for person, level in levels.items():
        body["players"][table.seat(person)]["levels"][0] = level
    rest = [follower for place in body["upper"] for follower in place]
    body["upper"] = [[rest.pop()] if column == 0 else [] for column in range(5)]
    for space in range(24, -1, -1):
        if rest and space % 5 < table.columns:
            body["lower"][space] = [rest.pop()]
    body["stack"] = [{"kind": "main", "seat": table.state.active}]
    table.state = cast(State, table.game.from_position(document))
    table.state.listener = table.log
    return table.do("pick 0 yellow", "space 1-0", "gain")


# --- 15 Cedric -----------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-15", "MS-A3")
@pytest.mark.parametrize("seats", [2, 4])
def test_cedric_brings_one_more_than_the_green_value(seats: int) -> None:
    """2 and 1 for Grey, who leads his area; Purple leads another one and gets 2."""
    table = Table(seats).lay("grey", levels="1 0 0 0").lay("purple", levels="0 1 0 0")
    last_turn(table.researchers("cedric", "joy")).do("space 1-0", "gain")

    assert table.commanders("grey") == ["cedric"]
    assert (table.prestige("grey"), table.prestige("purple")) == (3, 2)


@pytest.mark.rule("MS-CO-15", "MS-A3", "MS-AMB-24", "MS-K9")
def test_cedric_brings_it_each_time_he_is_newly_received() -> None:
    """Kept: nothing. Lost by a tie: 1 less. Regained: 2 and 1 again."""
    table = Table(2).lay("grey", levels="1 0 0").researchers("cedric")
    last_turn(table).do("space 1-0", "gain")
    assert (table.state.round, table.prestige("grey")) == (2, 3)

    next_round(table, {"grey": 3})
    assert (table.state.round, table.prestige("grey")) == (3, 3)
    next_round(table, {"purple": 3})
    assert (table.state.round, table.prestige("grey"), table.commanders("grey")) == (4, 2, [])
    next_round(table, {"grey": 5})
    assert (table.prestige("grey"), table.commanders("grey")) == (5, ["cedric"])


@pytest.mark.rule("MS-CO-15", "MS-A3")
def test_losing_cedric_costs_one_and_the_next_one_gets_it_all() -> None:
    """Purple overtakes Grey."""
    table = Table(2).lay("grey", levels="1 0 0", prestige=5).lay("purple", levels="2 0 0")
    table.researchers("cedric").control("grey", "cedric")
    last_turn(table).do("space 1-0", "gain")

    assert (table.prestige("grey"), table.prestige("purple")) == (4, 3)


# --- 16 Kim-Kin ----------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-16", "MS-T8", "MS-T13")
@pytest.mark.parametrize("action", ["drive", "gain"])
def test_kim_kin_opens_an_occupied_space_with_action_and_bonus(action: str) -> None:
    """The green icon of row 3: its price or gain, and the step."""
    table = Table().lay("grey", "1 yellow").lower("3-4", "purple").control("grey", "kim-kin")
    table.begin("grey").do("pick 0 yellow", "space 3-4", action)

    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.cubes("grey") == ({} if action == "drive" else {"grey": 2, "yellow": 1})
    spaces = {f"{space.row}-{space.column}": space.followers for space in table.view().spaces}
    assert spaces["3-4"] == ["purple", "yellow"]


@pytest.mark.rule("MS-CO-16", "MS-T7", "MS-T8")
def test_kim_kin_works_once_per_round() -> None:
    """The second occupied space is refused; free spaces are always open and use nothing up."""
    table = Table(2).lower("1-0", "purple").control("grey", "kim-kin").begin("grey")
    table.do("pick 0 yellow", "space 1-1", "gain", "pick 0 yellow", "space 1-2", "gain")
    assert table.do("pick 0 yellow").refusal("space 1-1") is None
    table.do("space 1-0", "gain", "pick 1 yellow", "space 1-3", "gain", "pick 1 yellow")

    assert table.refusal("space 1-1") == "MS-T7"
    assert table.refusal("space 2-0") is None


@pytest.mark.rule("MS-CO-16", "MS-A6", "MS-T8")
def test_kim_kin_is_fresh_in_the_next_round() -> None:
    """Used in the last turn of round 1, at hand again in round 2."""
    table = Table(2).lower("1-0", "purple").researchers("kim-kin").control("grey", "kim-kin")
    last_turn(table.lay("grey", levels="1 0 0")).do("space 1-0", "gain")
    assert table.state.round == 2

    table.do("pick 0 yellow", "space 1-1", "gain", "pick 0 yellow", "space 1-2", "gain")
    assert table.do("pick 0 yellow").refusal("space 1-1") is None


@pytest.mark.rule("MS-CO-16", "MS-T9", "MS-A5")
def test_all_followers_of_a_shared_space_count_in_the_next_round() -> None:
    table = Table(2).lower("1-0", "purple").researchers("kim-kin").control("grey", "kim-kin")
    last_turn(table.lay("grey", levels="1 0 0")).do("space 1-0", "gain")

    assert table.view().columns[0].followers == {"purple": 1, "yellow": 3}


@pytest.mark.rule("MS-CO-16", "MS-K4")
def test_kim_kin_is_no_help_for_followers_of_a_column_that_is_taken_over() -> None:
    table = Table().lay("grey", "1 grey").upper(1, "grey").lower("1-1", "purple")
    table.control("grey", "kim-kin").begin("grey").do("take 1")

    assert (table.asked(), table.refusal("space 1-1")) == ("reseat", "MS-T7")


@pytest.mark.rule("MS-CO-16", "MS-B2")
def test_kim_kin_is_no_help_for_deployed_followers() -> None:
    table = Table().lower("1-1", "purple").control("grey", "kim-kin").begin("grey")
    table.do("pick 0 yellow", "space 4-3")  # nothing to pay A with, so it is B

    assert (table.asked(), table.refusal("space 1-1")) == ("deploy", "MS-T7")


@pytest.mark.rule("MS-CO-16", "MS-T7")
def test_without_kim_kin_an_occupied_space_is_closed() -> None:
    table = Table().lower("1-1", "purple").control("purple", "kim-kin").begin("grey")

    assert table.do("pick 0 yellow").refusal("space 1-1") == "MS-T7"


@pytest.mark.rule("MS-CO-16", "MS-S1")
def test_kim_kin_opens_no_space_that_the_panel_does_not_have() -> None:
    table = Table(3).lower("1-1", "purple").control("grey", "kim-kin").begin("grey")

    assert table.do("pick 0 yellow").refusal("space 1-4") == "MS-S1"


# --- 17 Sayuri -----------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-17", "MS-T12")
@pytest.mark.parametrize(
    ("space", "paid"),
    [
        ("1-0", {}),
        ("2-0", {}),  # 1 own
        ("3-2", {"yellow": 1}),  # 1 yellow: no own cube in the price
        ("4-2", {"yellow": 1}),  # 1 own and 1 yellow
        ("5-2", {"yellow": 2}),
    ],
)
def test_sayuri_saves_one_own_cube_of_the_move_price(space: str, paid: dict[str, int]) -> None:
    """Never below nothing, and never a yellow one; no own cube is paid or gained."""
    table = Table().lay("grey", "1 grey 2 yellow", levels="0 0 0 0").control("grey", "sayuri")
    drives(table.begin("grey"), space)

    left = {"grey": 1, "yellow": 2 - paid.get("yellow", 0)}
    assert table.cubes("grey") == {colour: count for colour, count in left.items() if count}


@pytest.mark.rule("MS-CO-17", "MS-T10")
def test_sayuri_lets_one_move_without_the_cube() -> None:
    """Row 2 for nothing; row 4 still wants its yellow cube, so only B is left there."""
    table = Table().control("grey", "sayuri").begin("grey")
    assert drives(table, "2-0").asked() == "move"

    table = Table().lay("grey", "1 grey").control("grey", "sayuri").begin("grey")
    table.do("pick 0 yellow", "space 4-2")
    assert table.heard("gain-chosen")
    table = Table().control("purple", "sayuri").begin("grey").do("pick 0 yellow", "space 2-0")
    assert table.heard("gain-chosen"), "she helps nobody else"


@pytest.mark.rule("MS-CO-17", "MS-K3")
def test_sayuri_does_not_help_with_takeovers() -> None:
    table = Table().upper(1, "grey").control("grey", "sayuri").begin("grey")

    assert table.refusal("take 1") == "MS-K3"


@pytest.mark.rule("MS-CO-17", "MS-CO-5", "MS-AMB-14")
def test_sayuri_looks_at_the_printed_price() -> None:
    """Row 3 costs a yellow cube; paid as an own one by Idris, it is still a cube."""
    table = Table().lay("grey", "1 grey").control("grey", "sayuri", "idris").begin("grey")
    assert drives(table, "3-2").cubes("grey") == {}

    table = Table().control("grey", "sayuri", "idris").begin("grey")
    table.do("pick 0 yellow", "space 3-2")
    assert table.heard("gain-chosen"), "not for nothing"


@pytest.mark.rule("MS-CO-17", "MS-CO-5", "MS-T12", "MS-AMB-14")
def test_sayuri_comes_before_idris() -> None:
    """Row 4 is down to a yellow cube, which may be paid as an own one; row 2 to nothing."""
    table = Table().lay("grey", "2 grey 2 yellow").control("grey", "sayuri", "idris")
    drives(table.begin("grey"), "4-2")
    assert table.legal() == ["pay plain", "pay own"]
    assert table.refusal("pay yellow") == "MS-CO-5"
    assert table.do("pay own").cubes("grey") == {"grey": 1, "yellow": 2}

    table = Table().lay("grey", "2 grey 2 yellow").control("grey", "sayuri", "idris")
    drives(table.begin("grey"), "2-0")
    assert (table.asked(), table.cubes("grey")) == ("move", {"grey": 2, "yellow": 2})


# --- 18 Kaysia -----------------------------------------------------------------------------------


def with_kaysia(cubes: str = "", space: str = "1-0") -> Table:
    """Grey, who controls Kaysia and has no free turtle left, is about to move from S1D."""
    table = Table().lay("grey", cubes, scout="S1D1").turtles("grey", "S3A1 S3A2")
    return drives(table.control("grey", "kaysia").begin("grey"), space)


@pytest.mark.rule("MS-CO-18", "MS-L2")
def test_kaysia_ignores_the_cost_of_one_turtle_from_any_slot() -> None:
    """Without a single cube; of slots with equal cost the leftmost stands for both."""
    table = with_kaysia().do("stop s1d1")
    wanted = ["turtle 3 free", "turtle 5 free", "turtle 7 free", "turtle 9 free"]
    assert table.legal("turtle") == wanted
    assert table.refusal("turtle 3") == "MS-L2"
    assert table.refusal("turtle 4 free") == "MS-AMB-36"

    table.do("turtle 9 free")
    assert (table.turtles_on("S1D1"), table.filled_slots("grey")) == (1, [3, 4, 5, 6, 7, 8, 10])
    assert (table.cubes("grey"), table.levels("grey")) == ({}, [0, 0, 1, 0])


@pytest.mark.rule("MS-CO-18", "MS-L2")
def test_kaysia_is_a_choice() -> None:
    """The cost may be paid as well, and then she is still at hand."""
    table = with_kaysia("4 grey 1 yellow", "4-2").do("stop s1d1")
    assert table.legal("turtle") == [
        *("turtle 3", "turtle 3 free", "turtle 5 free", "turtle 7", "turtle 7 free"),
        "turtle 9 free",
    ]

    table.do("turtle 3")
    assert (table.asked(), table.cubes("grey")) == ("extra-turtle", {"grey": 2})
    assert "turtle 9 free" in table.legal()


@pytest.mark.rule("MS-CO-18", "MS-AMB-42")
def test_kaysia_has_nothing_to_ignore_at_a_free_slot() -> None:
    table = Table().lay("grey", scout="S1A1").control("grey", "kaysia").begin("grey")
    drives(table).do("stop s1a1")

    assert table.refusal("turtle 1") is None
    assert table.refusal("turtle 1 free") == "MS-CO-18"


@pytest.mark.rule("MS-CO-18", "MS-X1")
def test_kaysia_ignores_the_cost_of_one_station_from_any_slot() -> None:
    table = with_kaysia().do("step s2a")
    assert table.legal("build") == ["build 1 free", "build 2 free", "build 3 free"]
    assert table.refusal("build 1") == "MS-X1"

    table.do("build 3 free")
    assert (table.prestige("grey"), table.cubes("grey")) == (2, {})
    assert table.view().transmitters[0].owner == table.seat("grey")


@pytest.mark.rule("MS-CO-18")
def test_kaysia_serves_a_station_or_a_turtle_but_not_both() -> None:
    """Once per turn: after the station the turtle must be paid, after the turtle the second."""
    table = with_kaysia("1 grey").do("step s2a", "build 2 free", "stop s2a1")
    assert table.legal("turtle") == ["turtle 3"]
    assert table.refusal("turtle 5 free") == "MS-CO-18"

    table = with_kaysia("2 grey 1 yellow", "4-2").do("stop s1d1", "turtle 7 free")
    assert table.legal("turtle") == ["turtle 3"]
    assert table.refusal("turtle 9 free") == "MS-CO-18"


@pytest.mark.rule("MS-CO-18", "MS-AMB-9")
def test_kaysia_serves_one_of_two_stations() -> None:
    """Two borders in one long move."""
    table = Table().lay("grey", "1 grey 2 yellow", scout="S2B1").control("grey", "kaysia", "justin")
    table.set(round=2)
    drives(table.begin("grey"), "3-1").do("range yellow", "step s3b", "build 1 free")
    assert table.cubes("grey") == {"grey": 1}
    table.do("step s3d", "step s4a")

    assert (table.asked(), table.legal("build")) == ("move", [])
    assert table.prestige("grey") == 2


@pytest.mark.rule("MS-CO-18", "MS-CO-7", "MS-AMB-28")
def test_kaysia_does_not_cover_the_cube_for_azrea() -> None:
    """The slot is free, the own cube on top is not; without one Azrea is not offered."""
    for cubes, is_offered in (("1 grey 1 yellow", True), ("1 yellow", False)):
        table = Table().lay("grey", cubes, scout="S1A1").turtles("grey", "S3A1 S3A2 S3A3 S2A1")
        table.control("grey", "kaysia", "azrea").begin("grey")
        drives(table).do("stop s1a1", "turtle 5")
        assert table.turtles_on("S1A1") == 1
        assert (table.asked() == "paid-turtle") == is_offered

    table = Table().lay("grey", "1 grey 1 yellow", scout="S1A1")
    table.turtles("grey", "S3A1 S3A2 S3A3 S2A1").control("grey", "kaysia", "azrea")
    drives(table.begin("grey")).do("stop s1a1", "turtle 5")
    assert table.legal("turtle") == ["turtle 6 free", "turtle 7 free", "turtle 9 free"]
    table.do("turtle 9 free")
    assert (table.cubes("grey"), table.turtles_on("S1A1")) == ({}, 2)


@pytest.mark.rule("MS-CO-18", "MS-CO-7", "MS-AMB-28", "MS-AMB-42")
def test_the_cube_for_azrea_may_have_to_be_exchanged_first() -> None:
    """Three yellow cubes could become the own one; until then the free slot does not help."""
    table = Table().lay("grey", "4 yellow", scout="S1A1").turtles("grey", "S3A1 S3A2 S3A3 S2A1")
    drives(table.control("grey", "kaysia", "azrea").begin("grey")).do("stop s1a1", "turtle 5")
    assert (table.asked(), table.legal("turtle")) == ("paid-turtle", [])
    assert table.refusal("turtle 9 free") == "MS-CO-7"

    assert "turtle 9 free" in table.do("exchange own").legal()


@pytest.mark.rule("MS-CO-18")
def test_kaysia_is_at_hand_again_in_every_turn() -> None:
    table = Table(2).lay("grey", scout="S1A1").turtles("grey", "S3A1 S3A2")
    drives(table.control("grey", "kaysia").begin("grey")).do("stop s1a1", "turtle 9 free")
    table.do("pick 0 yellow", "space 1-1", "gain")
    drives(table, "1-2").do("stop s1a2")

    assert "turtle 10 free" in table.legal()


@pytest.mark.rule("MS-CO-18")
def test_kaysia_helps_nobody_else() -> None:
    table = Table().lay("grey", scout="S1D1").turtles("grey", "S3A1 S3A2")
    drives(table.control("purple", "kaysia").begin("grey")).do("stop s1d1")

    assert (table.turtles_on("S1D1"), table.actor()) == (0, "purple")
