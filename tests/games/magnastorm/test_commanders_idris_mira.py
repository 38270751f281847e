"""Idris and Mira: what they change about prices and movements. Rules MS-CO-5 and MS-CO-6."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table


def asked_to_drive(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action A on a space."""
    return table.do("pick 0 yellow", f"space {space}", "drive")


# --- 5 Idris -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-5", "MS-T10")
@pytest.mark.parametrize(
    ("space", "cubes"),
    [
        ("2-0", "1 yellow"),  # 1 own, paid as yellow
        ("3-2", "1 grey"),  # 1 yellow, paid as own
        ("4-2", "2 grey"),  # 1 own and 1 yellow
        ("4-2", "2 yellow"),
        ("5-2", "1 grey 1 yellow"),  # 2 yellow
    ],
)
def test_idris_turns_one_cube_of_the_move_price(space: str, cubes: str) -> None:
    """The only way to pay is taken without a question; without Idris only B is left."""
    table = Table().lay("grey", cubes).begin("grey").do("pick 0 yellow", f"space {space}")
    assert table.heard("gain-chosen")

    table = Table().lay("grey", cubes).control("grey", "idris").begin("grey")
    asked_to_drive(table, space)
    assert (table.asked(), table.cubes("grey")) == ("move", {})


@pytest.mark.rule("MS-CO-5", "MS-T10")
@pytest.mark.parametrize(
    ("space", "cubes"),
    [
        ("5-2", "2 grey"),  # both yellow cubes would have to be turned
        ("4-2", "1 grey 1 purple"),  # purple stands for nothing
        ("2-0", "1 purple"),
        ("3-2", "1 pink"),
    ],
)
def test_idris_turns_a_single_cube_between_own_and_yellow(space: str, cubes: str) -> None:
    table = Table().lay("grey", cubes).control("grey", "idris").begin("grey")
    table.do("pick 0 yellow", f"space {space}")

    assert table.heard("gain-chosen"), "only B is left, which plays itself"


@pytest.mark.rule("MS-CO-5")
@pytest.mark.parametrize(
    ("variant", "left"),
    [
        ("plain", {"grey": 1, "yellow": 1}),
        ("own", {"yellow": 2}),
        ("yellow", {"grey": 2}),
    ],
)
def test_idris_asks_where_there_is_a_choice(variant: str, left: dict[str, int]) -> None:
    """Row 4 costs 1 own and 1 yellow: as printed, two own, or two yellow."""
    table = Table().lay("grey", "2 grey 2 yellow").control("grey", "idris").begin("grey")
    asked_to_drive(table, "4-2")
    assert (table.asked(), table.legal()) == ("price", ["pay plain", "pay own", "pay yellow"])

    table.do(f"pay {variant}")
    assert (table.asked(), table.cubes("grey")) == ("move", left)


@pytest.mark.rule("MS-CO-5")
def test_idris_offers_only_what_the_price_contains() -> None:
    """Row 3 costs a yellow cube only, row 2 an own one only, row 1 nothing."""
    table = Table().lay("grey", "3 grey 3 yellow").control("grey", "idris").begin("grey")
    asked_to_drive(table, "3-2")
    assert table.legal() == ["pay plain", "pay own"]
    assert table.refusal("pay yellow") == "MS-CO-5"

    table = Table().lay("grey", "3 grey 3 yellow").control("grey", "idris").begin("grey")
    assert asked_to_drive(table, "2-0").legal() == ["pay plain", "pay yellow"]
    table = Table().lay("grey", "3 grey 3 yellow").control("grey", "idris").begin("grey")
    assert asked_to_drive(table, "1-0").asked() == "move"


@pytest.mark.rule("MS-CO-5", "MS-K3")
@pytest.mark.parametrize(
    ("followers", "cubes"),
    [
        ("yellow yellow", "1 grey 1 yellow"),
        ("grey", "1 yellow"),
        ("grey yellow purple", "2 grey 1 purple"),
    ],
)
def test_idris_turns_one_cube_of_a_takeover(followers: str, cubes: str) -> None:
    """A neutral follower for an own cube, an own follower for a yellow one."""
    table = Table().lay("grey", cubes).upper(1, followers).begin("grey")
    assert table.refusal("take 1") == "MS-K3"

    table = Table().lay("grey", cubes).upper(1, followers).administrators("ozguel")
    table.control("grey", "idris").begin("grey").do("take 1")
    assert table.cubes("grey") == {}
    assert table.asked() == "reseat"


@pytest.mark.rule("MS-CO-5", "MS-K3")
@pytest.mark.parametrize(
    ("followers", "cubes"),
    [
        ("yellow yellow", "2 grey"),  # only one cube per payment
        ("yellow yellow yellow", "2 grey 1 yellow"),
        ("purple", "1 grey"),  # foreign followers cost their own colour
        ("purple", "1 yellow"),
        ("yellow", "1 purple"),
    ],
)
def test_idris_does_not_turn_more_nor_other_cubes_of_a_takeover(followers: str, cubes: str) -> None:
    table = Table().lay("grey", cubes).upper(1, followers).administrators("ozguel")
    table.control("grey", "idris").begin("grey")

    assert table.refusal("take 1") == "MS-K3"


@pytest.mark.rule("MS-CO-5", "MS-K3")
@pytest.mark.parametrize("cubes", ["2 yellow", "1 yellow 1 grey"])
def test_idris_does_not_stand_in_for_the_cube_of_the_controller(cubes: str) -> None:
    """One neutral follower under Purple's commander: a yellow and a purple cube."""
    table = Table().administrators("ozguel").control("purple", "ozguel").control("grey", "idris")
    table.lay("grey", cubes).upper(1, "yellow").begin("grey")

    assert table.refusal("take 1") == "MS-K3"


@pytest.mark.rule("MS-CO-5", "MS-K8")
def test_idris_helps_with_the_start_player_tile() -> None:
    """Paying for it is paying for a takeover."""
    table = Table(2).lay("grey", "1 grey 1 yellow").upper(0, "yellow yellow")
    table.control("grey", "idris").begin("grey").do("take 0")

    assert (table.asked(), table.cubes("grey")) == ("reseat", {})


@pytest.mark.rule("MS-CO-5", "MS-L2")
def test_idris_does_not_help_with_turtles() -> None:
    """The only turtle left costs an own cube, in hand is a yellow one; or the reverse."""
    for slots, cubes, filled in (
        ("1 2 4 5 6 7 8 9 10", "1 yellow", "3"),
        ("1 2 3 4 6 7 8 9 10", "1 grey", "5"),
    ):
        table = Table().lay("grey", cubes, scout="S1A1", empty_slots=slots)
        table.turtles("grey", "S1B1 S1B1 S1B1 S1C1 S1C1 S1C1 S1D1 S1D1 S1D1")
        asked_to_drive(table.control("grey", "idris").begin("grey")).do("stop s1a1")
        assert table.filled_slots("grey") == [int(filled)]
        assert table.turtles_on("S1A1") == 0
        assert table.actor() == "purple"


@pytest.mark.rule("MS-CO-5", "MS-X1")
def test_idris_does_not_help_with_stations() -> None:
    """The only station left costs an own cube, in hand is a yellow one."""
    table = Table().lay("grey", "1 yellow", scout="S1D1", empty_stations="2 3")
    table.station("grey", "T4M", "T5M").control("grey", "idris").begin("grey")
    asked_to_drive(table).do("step s2a")

    assert table.asked() == "move"


@pytest.mark.rule("MS-CO-5", "MS-CO-4", "MS-CO-7", "MS-CO-2")
def test_idris_does_not_help_with_adira_azrea_and_justin() -> None:
    """They want own cubes, and Justin none of them."""
    table = Table().lay("grey", "1 grey 1 yellow").control("grey", "idris", "adira").begin("grey")
    assert asked_to_drive(table).asked() == "move"

    table = Table().lay("grey", "2 yellow", scout="S1A1").control("grey", "idris", "azrea")
    asked_to_drive(table.begin("grey")).do("stop s1a1", "turtle 1")
    assert (table.turtles_on("S1A1"), table.actor()) == (1, "purple")

    table = Table().lay("grey", "2 grey").control("grey", "idris", "justin").begin("grey")
    assert asked_to_drive(table).legal("range") == []


# --- 6 Mira --------------------------------------------------------------------------------------


def jumping(scout: str = "S1A1", space: str = "1-0", cubes: str = "") -> Table:
    """Grey controls Mira; Purple has a turtle in S3A, Grey one in S2C, Pink one in stormy S5."""
    table = Table().lay("grey", cubes, scout=scout).control("grey", "mira")
    table.turtles("purple", "S3A1").turtles("grey", "S2C2").turtles("pink", "S5A1")
    return asked_to_drive(table.begin("grey"), space)


@pytest.mark.rule("MS-CO-6", "MS-M10")
def test_mira_jumps_to_any_field_of_a_calm_area_with_a_turtle() -> None:
    """No matter whose turtle it is, and no matter how far."""
    table = jumping()
    assert table.legal("jump") == [
        *("jump s2c1", "jump s2c2", "jump s3a1", "jump s3a2", "jump s3a3")
    ]
    assert table.refusal("jump s2a1") == "MS-M10"
    assert table.refusal("jump s5a2") == "MS-AMB-27"

    table.do("jump s3a2")
    assert (table.scout("grey"), table.asked()) == ("S3A2", "turtle")


@pytest.mark.rule("MS-CO-6", "MS-L1", "MS-L5", "MS-R1")
def test_after_the_jump_a_turtle_is_set_down_by_the_normal_rules() -> None:
    """On a free field of the area; one on which a turtle stands takes none."""
    table = jumping().do("jump s3a2", "turtle 2")
    assert (table.turtles_on("S3A2"), table.levels("grey")) == (1, [1, 0, 0, 0])

    table = jumping().do("jump s3a1")
    assert (table.turtles_on("S3A1"), table.actor()) == (1, "purple")


@pytest.mark.rule("MS-CO-6", "MS-M10", "MS-X2")
def test_the_jump_is_the_whole_movement() -> None:
    """No step follows even with the range bonus, and no station is offered on the way."""
    table = jumping(space="3-1", cubes="3 grey 3 yellow").do("jump s3a2")

    assert table.asked() == "turtle"
    assert table.cubes("grey") == {"grey": 3, "yellow": 2}


@pytest.mark.rule("MS-CO-6", "MS-M1")
def test_the_jump_is_one_way_to_move_among_others() -> None:
    """The row must be paid, and normal steps stay possible; after one there is no jump."""
    table = jumping(space="2-0", cubes="1 grey")
    assert (table.cubes("grey"), table.legal("step")) == ({}, ["step s1b", "step s1c"])

    table.do("step s1c")
    assert table.refusal("jump s3a2") == "MS-AMB-41"
    assert table.legal("jump") == []
    table = Table().lay("grey", scout="S1A1").control("purple", "mira").turtles("pink", "S3A1")
    assert asked_to_drive(table.begin("grey")).refusal("jump s3a2") == "MS-CO-6"


@pytest.mark.rule("MS-CO-6", "MS-M8")
def test_mira_leads_out_of_the_storm() -> None:
    """A scout in a storm sector may jump instead of walking."""
    table = jumping(scout="S5A1")
    assert table.refusal("stop s5a1") == "MS-M8"

    assert table.do("jump s2c1").scout("grey") == "S2C1"
