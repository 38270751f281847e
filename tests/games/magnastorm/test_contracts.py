"""Contracts in general: when, for how much, in which order. Rules MS-C1 to MS-C3 and MS-C7."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import COLOURS, Table

# --- one contract per turn -----------------------------------------------------------------------


@pytest.mark.rule("MS-C1", "MS-T3")
def test_a_contract_is_completed_at_the_end_of_the_turn() -> None:
    """Not before the action; the cubes of the action are in hand when the question comes."""
    table = Table().lay("grey", levels="2 2 0 0").begin("grey")
    assert table.refusal("contract 2") == "ST-1"
    table.act("1-0", "gain")
    assert table.asked() == "contract"
    assert table.cubes("grey") == {"grey": 2, "yellow": 1}
    table.do("contract 2")
    assert table.state.fulfilled == [(), (table.seat("grey"),), (), ()]
    assert table.prestige("grey") == 5
    assert table.actor() == "purple"


@pytest.mark.rule("MS-C1", "MS-T3")
def test_what_the_turn_brings_counts_for_the_contract() -> None:
    """The second level of green is reached by the turtle of this very turn."""
    table = Table().lay("grey", levels="1 2 0 0").begin("grey")
    table.act("1-0", "drive", "stop s1a1", "turtle 1")
    assert table.legal() == ["pass", "contract 2"]


@pytest.mark.rule("MS-C1", "MS-T3")
def test_a_contract_may_follow_a_takeover() -> None:
    table = Table().lay("grey", cubes="1 yellow", levels="2 2 0 0").upper(1, "yellow")
    table.administrators("ozguel").begin("grey").do("take 1", "space 1-0")
    assert table.asked() == "contract"
    table.do("contract 2")
    assert table.prestige("grey") == 2 + 5


@pytest.mark.rule("MS-C1")
def test_completing_a_contract_is_voluntary() -> None:
    table = Table().lay("grey", levels="2 2 0 0").begin("grey").act("1-0", "gain", "pass")
    assert table.actor() == "purple"
    assert table.prestige("grey") == 0
    assert table.levels("grey") == [2, 2, 0, 0]
    assert table.state.fulfilled == [(), (), (), ()]


@pytest.mark.rule("MS-C1")
def test_only_one_contract_per_turn() -> None:
    """Grey could complete two: after the first one purple is next, the other waits a turn."""
    table = Table(2).lay("grey", levels="6 2 2").begin("grey").act("1-0", "gain")
    assert table.legal() == ["pass", "contract 1", "contract 2"]
    table.do("contract 2", "lower blue")
    assert table.levels("grey") == [6, 0, 0, 0]
    assert table.actor() == "purple"
    table.act("1-1", "gain")
    table.act("1-2", "gain")
    assert table.legal() == ["pass", "contract 1"]


@pytest.mark.rule("MS-C1")
@pytest.mark.parametrize("contract", ["rc2", "sc3"])
def test_nobody_completes_a_contract_twice(contract: str) -> None:
    """Grey could pay for it again, but only the other one is open."""
    table = Table().lay("grey", levels="2 2 0 0").turtles("grey", "S1A1 S1A2 S2A1 S3A1")
    table.fulfilled(contract, "grey").begin("grey").act("1-0", "gain")
    done, other = (2, 4) if contract == "rc2" else (4, 2)
    assert table.refusal(f"contract {done}") == "MS-C1"
    assert table.legal() == ["pass", f"contract {other}"]


@pytest.mark.rule("MS-C1")
def test_what_others_completed_stays_open() -> None:
    table = Table().lay("grey", levels="2 2 0 0").fulfilled("rc2", "purple", "pink", "orange")
    table.begin("grey").act("1-0", "gain")
    assert table.refusal("contract 2") is None


@pytest.mark.rule("MS-C1")
def test_without_a_contract_within_reach_nobody_is_asked() -> None:
    table = Table().lay("grey", levels="1 1 1 1").turtles("grey", "S1A1 S2A1 S3A1").begin("grey")
    table.act("1-0", "gain")
    assert table.actor() == "purple"


# --- prestige ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-C2", "MS-S7")
@pytest.mark.parametrize(("seats", "prestige"), [(2, (4, 2)), (3, (4, 3, 2)), (4, (5, 4, 3, 2))])
def test_who_comes_earlier_scores_more(seats: int, prestige: tuple[int, ...]) -> None:
    """Everybody completes the same contract in turn; with two players the 3 is covered."""
    table = Table(seats)
    for person in COLOURS[:seats]:
        table.lay(person, levels="2 2 0")
    table.begin("grey")
    for number, person in enumerate(COLOURS[:seats]):
        table.act(f"1-{number}", "gain", "contract 2")
        assert table.prestige(person) == prestige[number]
    assert table.state.fulfilled[1] == tuple(range(seats))


@pytest.mark.rule("MS-C2")
def test_each_contract_has_spaces_of_its_own() -> None:
    """Two others have completed one contract, nobody the other."""
    table = Table().lay("grey", levels="4 2 0 0").fulfilled("rc2", "pink", "purple").begin("grey")
    table.act("1-0", "gain", "contract 1")
    assert table.prestige("grey") == 5
    assert table.state.fulfilled == [(0,), (2, 1), (), ()]


@pytest.mark.rule("MS-C2")
def test_the_highest_free_space_is_taken() -> None:
    """The third to complete it scores 3, even if orange is first on the turn track."""
    table = Table().lay("orange", levels="2 2 0 0").order("orange", "grey", "purple", "pink")
    table.fulfilled("rc2", "pink", "purple").begin("orange").act("1-0", "gain", "contract 2")
    assert table.prestige("orange") == 3


# --- lifting turtles -----------------------------------------------------------------------------


@pytest.mark.rule("MS-C3", "MS-SC4")
def test_turtles_return_to_the_empty_slots_from_right_to_left() -> None:
    """Slots 1, 2, 3 and 5 are empty; three turtles fill 5, 3 and 2, and the next one is free."""
    table = Table().lay("grey", empty_slots="1 2 3 5").turtles("grey", "S1A1 S1A2 S2A1 S3A1")
    table.contracts("rc1", "rc2", "sc3", "sc4").begin("grey")
    table.act("1-0", "gain", "contract 4", "sector s2")
    assert table.filled_slots("grey") == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table.turtles_on("S3A1") == 1
    assert table.player("grey").sectors == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("MS-C3")
def test_you_pick_the_turtles() -> None:
    """Of three turtles in S1 two are lifted; fields with several give one after another."""
    table = Table().turtles("grey", "S1A1 S1C2 S1C2 S2A1 S3A1").begin("grey")
    table.act("1-0", "gain", "contract 4")
    assert table.asked() == "lift"
    assert table.legal() == ["lift s1a1", "lift s1c2"]
    table.do("lift s1c2")
    assert table.turtles_on("S1A1") == 1
    assert table.turtles_on("S1C2") == 0
    assert table.player("grey").sectors == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("MS-C3")
def test_only_the_own_turtles_are_lifted() -> None:
    """Purple's turtles in the same sectors stay; a field left empty can be used again."""
    table = Table().turtles("grey", "S1A1 S1A2 S2A1 S3A1").turtles("purple", "S1A3 S2A2 S3A2")
    table.lay("purple", cubes="1 purple").begin("grey").act("1-0", "gain", "contract 4")
    assert [table.turtles_on(field) for field in ("S1A3", "S2A2", "S3A2")] == [1, 1, 1]
    assert [table.turtles_on(field) for field in ("S1A1", "S1A2", "S2A1", "S3A1")] == [0] * 4
    assert len(table.filled_slots("grey")) == 10
    assert len(table.filled_slots("purple")) == 7
    table.act("1-1", "drive", "stop s1a1")
    assert table.asked() == "turtle"


@pytest.mark.rule("MS-C3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_turtles_may_be_lifted_from_the_storm(number: int) -> None:
    """Whatever the round, some of these sectors are stormy."""
    table = Table().set(round=number).turtles("grey", "S1A1 S1A2 S3A1 S5A1").begin("grey")
    table.act("1-0", "gain", "contract 4")
    assert len(table.filled_slots("grey")) == 10
    assert table.prestige("grey") == 5


# --- Ellen ---------------------------------------------------------------------------------------


@pytest.mark.rule("MS-C7", "MS-CO-3")
def test_ellen_adds_prestige_and_then_a_step() -> None:
    """The step comes last: green, lowered to 1, rises to 2 again and brings its cube."""
    table = Table().lay("grey", levels="3 2 0 0").control("grey", "ellen").begin("grey")
    table.act("2-0", "gain", "contract 2")
    assert table.prestige("grey") == 5 + 1
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.asked() == "research"
    table.do("research green")
    assert table.levels("grey") == [2, 0, 0, 0]
    assert table.cubes("grey") == {"grey": 2, "yellow": 1}
    assert table.actor() == "purple"


@pytest.mark.rule("MS-C7", "MS-C1")
def test_ellens_step_opens_no_second_contract() -> None:
    """After it grey could complete the other one, but only next turn."""
    table = Table().lay("grey", levels="2 5 0 0").control("grey", "ellen").begin("grey")
    table.act("1-0", "gain", "contract 2", "research blue")
    assert table.levels("grey") == [0, 4, 0, 0]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-C7")
@pytest.mark.parametrize(("controller", "answer"), [("purple", "contract 2"), ("grey", "pass")])
def test_ellen_gives_nothing_to_others_and_nothing_without_a_contract(
    controller: str, answer: str
) -> None:
    table = Table().lay("grey", levels="2 2 0 0").control(controller, "ellen").begin("grey")
    table.act("1-0", "gain", answer)
    assert table.actor() == "purple"
    assert table.prestige("grey") == (5 if answer == "contract 2" else 0)
    assert table.prestige("purple") == 0


# --- the order of naming -------------------------------------------------------------------------


@pytest.mark.rule("MS-AMB-37", "MS-SC1")
def test_sectors_with_equal_demands_are_named_clockwise() -> None:
    """Two turtles in each of four sectors: S4 cannot be first, and after S2 no way leads back."""
    table = Table().turtles("grey", "S1A1 S1A2 S2A1 S2A2 S3A1 S3A2 S4A1 S4A2").begin("grey")
    table.act("1-0", "gain", "contract 3")
    assert table.asked() == "sector"
    assert table.legal() == ["sector s1", "sector s2", "sector s3"]
    table.do("sector s2")
    assert table.legal() == ["sector s3", "sector s4"]
    table.do("sector s4")
    assert table.player("grey").sectors == [2, 0, 2, 0, 0, 0]


@pytest.mark.rule("MS-AMB-37")
def test_a_sector_out_of_order_is_refused_for_its_order() -> None:
    """The sectors have all the turtles that are asked for (MS-C3): only the order is wrong."""
    table = Table().turtles("grey", "S1A1 S1A2 S2A1 S2A2 S3A1 S3A2 S4A1 S4A2").begin("grey")
    table.act("1-0", "gain", "contract 3")
    assert table.refusal("sector s4") == "MS-AMB-37"
    table.do("sector s2")
    assert table.refusal("sector s1") == "MS-AMB-37"
    assert table.refusal("sector s2") == "MS-C3", "another sector is wanted"
    assert table.refusal("sector s5") == "MS-C3", "no turtles there"


@pytest.mark.rule("MS-AMB-37", "MS-SC3")
def test_sectors_with_different_demands_are_asked_about_by_demand() -> None:
    """First the sector that gives two, whichever it is, then those that give one."""
    table = Table().turtles("grey", "S1A1 S1A2 S2A1 S2A2 S3A1 S3A2 S4A1").begin("grey")
    table.act("1-0", "gain", "contract 4")
    assert table.legal() == ["sector s1", "sector s2", "sector s3"]
    table.do("sector s3")
    assert table.legal() == ["sector s1", "sector s2"], "S4 as the first of two leaves nothing"
    table.do("sector s2")
    assert table.asked() == "lift", "S4 is the last one"
    table.do("lift s2a2")
    assert table.player("grey").sectors == [2, 1, 0, 0, 0, 0]


@pytest.mark.rule("MS-AMB-37", "MS-C3")
def test_turtles_are_lifted_by_ascending_field() -> None:
    """Two of three: the last field cannot be first, and after the second no way leads back."""
    table = Table().turtles("grey", "S1A1 S1A3 S1C2 S2A1 S3A1").begin("grey")
    table.act("1-0", "gain", "contract 4")
    assert table.legal() == ["lift s1a1", "lift s1a3"]
    assert table.refusal("lift s1c2") == "MS-AMB-37"
    assert table.refusal("lift s2a1") == "MS-C3", "another sector"
    assert table.refusal("lift s1a2") == "MS-C3", "no turtle there"
    table.do("lift s1a1")
    assert table.legal() == ["lift s1a3", "lift s1c2"]


@pytest.mark.rule("MS-AMB-37", "MS-C5")
def test_markers_are_lowered_from_left_to_right() -> None:
    """Two of three: red cannot be first, and after blue there is only red."""
    table = Table().lay("grey", levels="2 2 3 1").begin("grey")
    table.act("1-0", "gain", "contract 2")
    assert table.legal() == ["lower green", "lower blue"]
    assert table.refusal("lower red") == "MS-AMB-37"
    table.do("lower green")
    assert table.legal() == ["lower blue", "lower red"]
    assert table.refusal("lower green") == "MS-AMB-37"
    table.do("lower red")
    assert table.levels("grey") == [0, 2, 1, 1]


@pytest.mark.rule("MS-AMB-37", "MS-K4")
def test_followers_of_a_column_go_down_yellow_first_then_by_seat() -> None:
    table = Table().lay("pink", cubes="1 pink 1 grey 1 orange 2 yellow")
    table.upper(2, "orange pink yellow grey yellow").begin("pink")
    table.do("take 2", "space 1-4", "space 1-3", "space 1-2", "space 1-1", "space 1-0")
    order = [table.lower_at(f"1-{column}") for column in (4, 3, 2, 1, 0)]
    assert order == [["yellow"], ["yellow"], ["grey"], ["pink"], ["orange"]]
