"""Forrester, Justin, Ellen and Adira: when they work, how often, with what. MS-CO-1 to MS-CO-4."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table


def asked_to_drive(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action A on a space."""
    return table.do("pick 0 yellow", f"space {space}", "drive")


# --- 1 Forrester ---------------------------------------------------------------------------------


def with_forrester(cubes: str) -> Table:
    """Grey takes over Forrester, who stands above a single column of followers."""
    table = Table().lay("grey", cubes=cubes).administrators("forrester").upper(1, "yellow")
    return table.begin("grey").do("take 1", "space 1-1")


@pytest.mark.rule("MS-CO-1", "MS-K6")
def test_forrester_sells_prestige_twice_on_receipt() -> None:
    """A yellow cube to the supply for 1 prestige each; a third time is not offered."""
    table = with_forrester("5 yellow")
    assert (table.asked(), table.actor(), table.prestige("grey")) == ("deal", "grey", 2)
    supply = table.supply("yellow")

    table.do("use")
    assert (table.asked(), table.prestige("grey")) == ("deal", 3)
    table.do("use")
    assert table.prestige("grey") == 4
    assert table.cubes("grey") == {"yellow": 2}
    assert table.supply("yellow") == supply + 2
    assert (table.asked(), table.actor()) == ("main", "purple")


@pytest.mark.rule("MS-CO-1")
@pytest.mark.parametrize(("answers", "prestige"), [(["pass"], 2), (["use", "pass"], 3)])
def test_forrester_may_be_used_less_often(answers: list[str], prestige: int) -> None:
    table = with_forrester("5 yellow").do(*answers)

    assert table.prestige("grey") == prestige
    assert (table.asked(), table.actor()) == ("main", "purple")


@pytest.mark.rule("MS-CO-1", "MS-AMB-42")
@pytest.mark.parametrize("left", ["", "2 grey", "1 purple 1 pink"])
def test_forrester_asks_nobody_who_has_no_yellow_cube_left(left: str) -> None:
    """Other colours do not count, and two cubes are too few to exchange."""
    table = with_forrester(f"1 yellow {left}".strip())

    assert table.prestige("grey") == 2
    assert (table.asked(), table.actor()) == ("main", "purple")


@pytest.mark.rule("MS-CO-1", "MS-Q2", "MS-AMB-40")
def test_forrester_lets_one_exchange_in_between() -> None:
    """Three cubes of other colours become the yellow one that is sold."""
    table = with_forrester("2 yellow 3 grey").do("use")
    assert (table.asked(), table.refusal("use")) == ("deal", "MS-CO-1")

    table.do("exchange yellow")  # the three grey cubes are the only ones left to hand in
    assert table.cubes("grey") == {"yellow": 1}
    table.do("use")
    assert (table.prestige("grey"), table.cubes("grey")) == (4, {})


@pytest.mark.rule("MS-CO-1", "MS-K6")
def test_forrester_works_only_at_the_takeover() -> None:
    """Later turns of his controller never offer the deal."""
    table = Table().lay("grey", cubes="2 yellow").control("grey", "forrester").begin("grey")
    met = {table.asked()}
    for move in ("pick 0 yellow", "space 1-0", "drive", "stop s1a1", "pass"):
        table.do(move)
        met.add(table.asked())

    assert "deal" not in met
    assert (table.actor(), table.cubes("grey")) == ("purple", {"yellow": 2})


@pytest.mark.rule("MS-CO-1", "MS-K5")
def test_forrester_asks_the_new_controller_only() -> None:
    """Who loses him has yellow cubes, too, and is not asked."""
    table = Table().lay("grey", cubes="2 yellow 1 purple").lay("purple", "2 yellow", 5)
    table.administrators("forrester").control("purple", "forrester").upper(1, "yellow")
    table.begin("grey").do("take 1", "space 1-1")
    assert (table.asked(), table.actor()) == ("deal", "grey")

    table.do("use")
    assert (table.prestige("grey"), table.prestige("purple")) == (3, 4)
    assert table.cubes("purple") == {"yellow": 2}


# --- 2 Justin ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-2", "MS-M2", "MS-Q1")
@pytest.mark.parametrize(("cube", "word"), [("yellow", "yellow"), ("purple", "left")])
def test_justin_sells_one_area_of_range_for_a_cube_of_another_colour(cube: str, word: str) -> None:
    """Before the first step; the cube goes to the supply."""
    table = Table().lay("grey", cubes=f"1 {cube}", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey"))
    supply = table.supply(cube)

    table.do(f"range {word}", "step s1c", "step s1d", "stop s1d1")
    assert table.scout("grey") == "S1D1"
    assert (table.cubes("grey"), table.supply(cube)) == ({}, supply + 1)


@pytest.mark.rule("MS-CO-2", "MS-M2")
def test_justin_helps_until_the_scout_stops() -> None:
    """Also after the whole range is used up, but no longer once the scout has stopped."""
    table = Table().lay("grey", cubes="1 yellow", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey")).do("step s1c")
    assert table.refusal("step s1d") == "MS-M2"

    table.do("range yellow", "step s1d")
    assert table.legal() == ["stop s1d1", "stop s1d2"]

    table = Table().lay("grey", cubes="1 yellow", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey")).do("step s1c", "stop s1c1")
    assert table.asked() == "turtle"
    assert table.legal("range") == []


@pytest.mark.rule("MS-CO-2")
def test_justin_works_once_per_move() -> None:
    """A second cube buys nothing in the same move, but it does in the next one."""
    table = Table(2).lay("grey", cubes="3 yellow", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey")).do("range yellow")
    assert table.refusal("range yellow") == "MS-CO-2"
    table.do("step s1b")
    assert table.refusal("range yellow") == "MS-CO-2"

    table.do("stop s1b1", "pass", "pick 0 yellow", "space 1-1", "gain")
    table.do("pick 0 yellow", "space 1-2", "drive")
    assert table.refusal("range yellow") is None


@pytest.mark.rule("MS-CO-2")
def test_justin_takes_no_own_cube_and_none_that_is_not_there() -> None:
    table = Table().lay("grey", cubes="2 grey", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey"))

    assert table.legal("range") == []
    assert table.refusal("range yellow") == "MS-CO-2"
    assert table.refusal("range across") == "MS-CO-2"


@pytest.mark.rule("MS-CO-2")
def test_justin_takes_no_colour_that_nobody_plays() -> None:
    """With two players there is nobody across."""
    table = Table(2).lay("grey", cubes="1 purple", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey"))

    assert table.legal("range") == ["range left"]
    assert table.refusal("range right") == "MS-CO-2"


@pytest.mark.rule("MS-CO-2", "MS-K9")
def test_only_his_controller_can_buy_range_from_justin() -> None:
    table = Table().lay("grey", cubes="2 yellow", scout="S1A1").control("purple", "justin")
    asked_to_drive(table.begin("grey"))

    assert table.refusal("range yellow") == "MS-CO-2"


@pytest.mark.rule("MS-CO-2", "MS-B4", "MS-M2")
def test_justin_adds_to_the_range_bonus_of_the_space() -> None:
    """Three steps in all."""
    table = Table().lay("grey", cubes="2 yellow", scout="S1A1").control("grey", "justin")
    asked_to_drive(table.begin("grey"), "3-1")
    table.do("range yellow", "step s1c", "step s2c")
    assert table.scout("grey") == "S2C"

    table.do("step s2d")
    assert table.scout("grey") == "S2D"
    assert table.legal("step") == []


@pytest.mark.rule("MS-CO-2", "MS-M6", "MS-AMB-5")
@pytest.mark.parametrize("moves", [["step s2c", "range yellow"], ["range yellow", "step s2c"]])
def test_justin_works_after_a_start_at_a_station(moves: list[str]) -> None:
    """Before or after the scout has left the station."""
    table = Table().lay("grey", cubes="1 yellow", scout="S3A1").control("grey", "justin")
    asked_to_drive(table.station("grey", "T1M").begin("grey")).do("start t1m", *moves)

    table.do("step s2d", "stop s2d1")
    assert table.scout("grey") == "S2D1"


@pytest.mark.rule("MS-CO-2", "MS-CO-6", "MS-AMB-41")
def test_justin_and_the_jump_exclude_each_other() -> None:
    """After a bought step Mira is out; after the jump there is no step to buy."""
    table = Table().lay("grey", cubes="1 yellow", scout="S1A1").turtles("purple", "S3A1")
    table.control("grey", "justin", "mira").begin("grey")
    asked_to_drive(table)
    assert table.refusal("jump s3a2") is None
    table.do("range yellow")
    assert table.refusal("jump s3a2") == "MS-AMB-41"
    assert table.legal("jump") == []


@pytest.mark.rule("MS-CO-2")
def test_justin_is_not_asked_for_by_action_b() -> None:
    table = Table().lay("grey", cubes="1 yellow").control("grey", "justin").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain")

    assert table.actor() == "purple"
    assert table.cubes("grey") == {"grey": 2, "yellow": 2}


# --- 3 Ellen -------------------------------------------------------------------------------------


def with_contract(levels: str = "4 1 0 0") -> Table:
    """Grey can complete the contract that lowers one marker by four in round 1."""
    return Table().lay("grey", levels=levels).contracts("rc1", "rc2", "sc1", "sc3")


@pytest.mark.rule("MS-CO-3", "MS-C7", "MS-R2")
def test_ellen_gives_prestige_and_a_free_step_with_its_bonus() -> None:
    """5 for the contract, 1 for her; the second blue level brings a cube of any colour."""
    table = with_contract().control("grey", "ellen").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 1")
    assert (table.prestige("grey"), table.levels("grey")) == (6, [0, 1, 0, 0])
    assert table.legal() == [f"research {area}" for area in ("green", "blue", "red", "white")]

    table.do("research blue")
    assert (table.asked(), table.actor()) == ("any-cube", "grey")
    table.do("any left")
    assert table.cubes("grey") == {"grey": 2, "purple": 1, "yellow": 1}
    assert (table.actor(), table.prestige("grey")) == ("purple", 6)


@pytest.mark.rule("MS-CO-3", "MS-C1")
def test_ellen_gives_nothing_without_a_contract() -> None:
    """Neither where it is declined nor where none can be completed."""
    table = with_contract().control("grey", "ellen").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "pass")
    assert (table.prestige("grey"), table.actor()) == (0, "purple")

    table = with_contract("3 1 0 0").control("grey", "ellen").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain")
    assert (table.prestige("grey"), table.actor()) == (0, "purple")


@pytest.mark.rule("MS-CO-3", "MS-K9")
def test_ellen_helps_nobody_else() -> None:
    """Grey completes, Purple controls her: neither of them gets anything on top."""
    table = with_contract().control("purple", "ellen").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 1")

    assert (table.prestige("grey"), table.prestige("purple")) == (5, 0)
    assert (table.asked(), table.actor()) == ("main", "purple")


@pytest.mark.rule("MS-CO-3", "MS-K6")
def test_ellen_helps_in_the_very_turn_in_which_she_was_taken_over() -> None:
    """The ability can be used from the receipt on, and contracts come at the end of the turn."""
    table = with_contract().administrators("ellen").upper(1, "grey").lay("grey", "1 grey")
    table.begin("grey").do("take 1", "space 1-1", "contract 1")

    assert table.prestige("grey") == 2 + 5 + 1
    assert table.asked() == "research"


@pytest.mark.rule("MS-CO-3", "MS-C7")
def test_ellen_helps_with_sector_contracts_and_every_time() -> None:
    """A contract of the other kind, in a later turn of a game for two."""
    table = Table(2).lay("grey", levels="4 0 0").turtles("grey", "S1A1 S1A2 S2A1 S3A1")
    table.contracts("rc1", "rc2", "sc1", "sc3").control("grey", "ellen").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 1", "research red")
    assert (table.prestige("grey"), table.levels("grey")[:3]) == (5, [0, 0, 1])

    table.do("pick 0 yellow", "space 1-1", "gain")
    table.do("pick 0 yellow", "space 1-2", "gain", "contract 4", "research green")
    assert (table.prestige("grey"), table.levels("grey")[:3]) == (10, [1, 0, 1])


# --- 4 Adira -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-4", "MS-T12", "MS-Q1")
def test_adira_sells_a_free_step_for_two_own_cubes() -> None:
    """After the row was paid and before the scout moves; the level reached gives its bonus."""
    table = Table().lay("grey", "3 grey", levels="0 1 0 0").control("grey", "adira").begin("grey")
    asked_to_drive(table, "2-0")
    assert (table.asked(), table.cubes("grey")) == ("buy-step", {"grey": 2})
    supply = table.supply("grey")

    table.do("use")
    assert (table.cubes("grey"), table.supply("grey")) == ({}, supply + 2)
    assert table.legal() == [f"research {area}" for area in ("green", "blue", "red", "white")]
    table.do("research blue", "any across")
    assert (table.levels("grey"), table.cubes("grey")) == ([0, 2, 0, 0], {"pink": 1})
    assert table.asked() == "move"


@pytest.mark.rule("MS-CO-4")
def test_adira_can_be_declined_and_works_once_per_move() -> None:
    """With four own cubes she is asked for once all the same, and again in the next move."""
    table = Table(2).lay("grey", "6 grey", scout="S1A1").control("grey", "adira").begin("grey")
    asked_to_drive(table).do("pass")
    assert (table.asked(), table.cubes("grey")) == ("move", {"grey": 6})
    table.do("stop s1a1", "pass", "pick 0 yellow", "space 1-1", "gain")

    asked_to_drive(table, "1-2").do("use", "research red")
    assert (table.asked(), table.cubes("grey")) == ("move", {"grey": 4})
    table.do("stop s1a1")
    assert (table.asked(), table.levels("grey")[:3]) == ("turtle", [0, 0, 1])


@pytest.mark.rule("MS-CO-4", "MS-M1")
def test_adira_works_for_a_scout_that_stays() -> None:
    table = Table().lay("grey", "2 grey", scout="S1A1").turtles("purple", "S1A1")
    asked_to_drive(table.control("grey", "adira").begin("grey"))
    table.do("use", "research white", "stop s1a1")

    assert (table.levels("grey"), table.actor()) == ([0, 0, 0, 1], "purple")


@pytest.mark.rule("MS-CO-4", "MS-AMB-42")
@pytest.mark.parametrize("cubes", ["1 grey", "1 grey 2 yellow", "1 grey 1 purple 1 yellow"])
def test_adira_takes_own_cubes_only(cubes: str) -> None:
    """Not offered where two of them cannot be raised."""
    table = Table().lay("grey", cubes).control("grey", "adira").begin("grey")

    assert asked_to_drive(table).asked() == "move"


@pytest.mark.rule("MS-CO-4", "MS-AMB-42")
def test_adira_has_nothing_for_sale_at_the_top_of_all_tracks() -> None:
    """With one marker below the top she has; that step goes where it can."""
    for levels, asked in (("10 10 10 10", "move"), ("10 10 9 10", "buy-step")):
        table = Table().lay("grey", "2 grey", levels=levels).control("grey", "adira").begin("grey")
        assert asked_to_drive(table).asked() == asked
    table.do("use")

    assert table.levels("grey") == [10, 10, 10, 10]


@pytest.mark.rule("MS-CO-4", "MS-T12")
def test_adira_comes_after_the_price_of_the_row() -> None:
    """Two own cubes, one of which the row takes: she is out of reach."""
    table = Table().lay("grey", "2 grey").control("grey", "adira").begin("grey")

    assert asked_to_drive(table, "2-0").asked() == "move"


@pytest.mark.rule("MS-CO-4", "MS-AMB-40", "MS-AMB-42")
def test_adira_can_be_paid_after_an_exchange() -> None:
    table = Table().lay("grey", "1 grey 3 yellow").control("grey", "adira").begin("grey")
    asked_to_drive(table)
    assert (table.asked(), table.refusal("use")) == ("buy-step", "MS-CO-4")

    table.do("exchange own")
    assert table.cubes("grey") == {"grey": 2}
    assert table.refusal("use") is None


@pytest.mark.rule("MS-CO-4", "MS-B5", "MS-AMB-13")
def test_adira_comes_before_the_bonus_of_the_space() -> None:
    """Two green steps: hers reaches level 1, that of the space level 2 with its own cube."""
    table = Table().lay("grey", "2 grey 1 yellow").control("grey", "adira").begin("grey")
    asked_to_drive(table, "3-4")
    assert (table.asked(), table.levels("grey")) == ("buy-step", [0, 0, 0, 0])

    table.do("use", "research green")
    assert (table.asked(), table.levels("grey")) == ("move", [2, 0, 0, 0])
    assert table.cubes("grey") == {"grey": 1}


@pytest.mark.rule("MS-CO-4")
def test_adira_has_no_part_in_action_b_and_helps_nobody_else() -> None:
    table = Table().lay("grey", "2 grey").control("grey", "adira").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain")
    assert (table.actor(), table.cubes("grey")) == ("purple", {"grey": 4, "yellow": 1})

    table = Table().lay("grey", "2 grey").control("purple", "adira").begin("grey")
    assert asked_to_drive(table).asked() == "move"


@pytest.mark.rule("MS-CO-4", "MS-S1")
def test_adira_offers_three_areas_to_three_players() -> None:
    table = Table(3).lay("grey", "2 grey").control("grey", "adira").begin("grey")
    asked_to_drive(table).do("use")

    assert table.legal() == ["research green", "research blue", "research red"]
    assert table.refusal("research white") == "MS-S1"
