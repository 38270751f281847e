"""The four research contracts, round by round. Rules MS-RC1 to MS-RC4, MS-C5 and MS-C6."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

OTHERS = {"rc1": "rc2", "rc2": "rc3", "rc3": "rc4", "rc4": "rc1"}
FOUR = "S1A1 S1A1 S2A1 S3A1"
"""Turtles for Scattered harvest, so that there is always a contract to be asked about."""


def laid(contract: str, levels: str, number: int = 1, seats: int = 4) -> Table:
    """Lay a research contract in the first bay for grey, with markers on levels, in a round."""
    table = Table(seats).contracts(contract, OTHERS[contract], "sc2", "sc3").set(round=number)
    table.fulfilled(OTHERS[contract], "grey").turtles("grey", FOUR)
    return table.lay("grey", levels=levels)


def offer(table: Table) -> Table:
    """Let grey come to the end of a turn."""
    table.begin("grey").act("1-0", "gain")
    assert table.asked() == "contract"
    return table


# --- Deep knowledge ------------------------------------------------------------------------------


@pytest.mark.rule("MS-RC1", "MS-C5")
@pytest.mark.parametrize(("number", "demand"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_deep_knowledge_takes_one_marker_down(number: int, demand: int) -> None:
    """4, 6, 8 and 8 levels in rounds 1 to 4; just as high is high enough, one less is not."""
    low = demand - 1
    table = offer(laid("rc1", f"{low} {low} {low} {low}", number))
    assert table.refusal("contract 1") == "MS-C5"

    table = offer(laid("rc1", f"{low} {demand} 0 0", number)).do("contract 1")
    assert table.levels("grey") == [low, 0, 0, 0]
    assert table.prestige("grey") == 5


@pytest.mark.rule("MS-RC1", "MS-C5")
def test_deep_knowledge_takes_down_the_marker_of_choice_by_exactly_that_much() -> None:
    table = offer(laid("rc1", "5 3 9 4")).do("contract 1")
    assert table.asked() == "lower"
    assert table.legal() == ["lower green", "lower red", "lower white"]
    assert table.refusal("lower blue") == "MS-C5"
    table.do("lower red")
    assert table.levels("grey") == [5, 3, 5, 4]


# --- Broad knowledge -----------------------------------------------------------------------------


@pytest.mark.rule("MS-RC2", "MS-C5")
@pytest.mark.parametrize(
    ("number", "levels", "after"),
    [
        *((1, "2 2 0 0", [0, 0, 0, 0]), (1, "0 3 0 2", [0, 1, 0, 0]), (1, "9 1 1 1", None)),
        *((2, "2 2 1 1", None), (2, "2 2 2 0", [0, 0, 0, 0]), (2, "9 9 0 0", None)),
        *((3, "3 2 4 0", [1, 0, 2, 0]), (3, "3 0 4 1", None), (4, "1 2 2 2", [1, 0, 0, 0])),
        *((4, "1 2 2 1", None),),
    ],
)
def test_broad_knowledge_takes_two_markers_down_and_later_three(
    number: int, levels: str, after: list[int] | None
) -> None:
    """By two levels each; from round 2 on it takes three markers."""
    table = offer(laid("rc2", levels, number))
    if after is None:
        assert table.refusal("contract 1") == "MS-C5"
    else:
        table.do("contract 1")
        assert table.levels("grey") == after


@pytest.mark.rule("MS-RC2", "MS-C2")
def test_broad_knowledge_as_in_the_rulebook() -> None:
    """Round 3, somebody was first already: orange lowers three markers and scores 4."""
    table = Table().contracts("rc2", "rc1", "sc1", "sc2").set(round=3)
    table.fulfilled("rc2", "grey").lay("orange", levels="3 2 4 0").begin("orange")
    table.act("1-0", "gain", "contract 1")
    assert table.levels("orange") == [1, 0, 2, 0]
    assert table.prestige("orange") == 4
    assert table.cubes("orange") == {"orange": 2, "yellow": 1}, "no bonus on the way down"


@pytest.mark.rule("MS-RC2", "MS-S1")
def test_broad_knowledge_with_three_areas() -> None:
    """With two or three players all three markers are needed from round 2 on."""
    assert offer(laid("rc2", "2 2 1", 2, seats=3)).refusal("contract 1") == "MS-C5"
    table = offer(laid("rc2", "2 2 2", 2, seats=3)).do("contract 1")
    assert table.levels("grey")[:3] == [0, 0, 0]


@pytest.mark.rule("MS-RC2", "MS-S1")
def test_the_white_area_is_not_there_to_be_lowered_with_two_players() -> None:
    table = offer(laid("rc2", "2 2 2", 1, seats=2)).do("contract 1")
    assert table.legal() == ["lower green", "lower blue"]
    assert table.refusal("lower white") == "MS-S1"


# --- Command staff -------------------------------------------------------------------------------


@pytest.mark.rule("MS-RC3", "MS-C6")
@pytest.mark.parametrize(
    ("number", "commanders", "allowed"),
    [
        *((1, ("mira",), False), (1, ("mira", "idris"), True), (1, ("joy", "kaysia"), True)),
        *((1, ("mira", "joy", "idris"), True), (2, ("mira", "joy"), False)),
        *((2, ("mira", "idris", "joy"), True), (3, ("cedric", "joy", "kaysia"), True)),
        *((4, ("mira", "justin"), False), (4, ("mira", "justin", "adira", "azrea"), True)),
    ],
)
def test_command_staff_asks_for_commanders_of_either_kind(
    number: int, commanders: tuple[str, ...], allowed: bool
) -> None:
    """At least two in round 1, at least three from round 2 on."""
    table = offer(laid("rc3", "9 0 0 0", number).control("grey", *commanders))
    assert table.refusal("contract 1") == (None if allowed else "MS-C6")


@pytest.mark.rule("MS-RC3", "MS-C5")
@pytest.mark.parametrize(("number", "demand"), [(1, 3), (2, 5), (3, 5), (4, 5)])
def test_command_staff_takes_one_marker_down(number: int, demand: int) -> None:
    """By 3 levels in round 1, by 5 later; nobody is given up for it."""
    low = demand - 1
    staff = ("mira", "idris", "joy")
    table = offer(laid("rc3", f"{low} {low} {low} {low}", number).control("grey", *staff))
    assert table.refusal("contract 1") == "MS-C5"

    table = offer(laid("rc3", f"{low} 0 {demand} 0", number).control("grey", *staff))
    table.do("contract 1")
    assert table.levels("grey") == [low, 0, 0, 0]
    assert sorted(table.commanders("grey")) == sorted(staff)
    assert table.prestige("grey") == 5, "nothing is lost with the commanders"


@pytest.mark.rule("MS-RC3", "MS-K8", "MS-C6")
def test_the_start_tile_and_the_staff_of_others_do_not_count() -> None:
    table = laid("rc3", "9 0 0 0").control("grey", "mira").control("purple", "joy", "idris")
    assert offer(table.set(start_tile=0)).refusal("contract 1") == "MS-C6"


@pytest.mark.rule("MS-RC3")
def test_a_commander_taken_over_this_turn_counts() -> None:
    """Grey takes the second one and completes the contract at the end of the same turn."""
    table = laid("rc3", "3 0 0 0").administrators("idris", "mira").control("grey", "mira")
    table.lay("grey", cubes="1 yellow", levels="3 0 0 0").upper(1, "yellow").begin("grey")
    table.do("take 1", "space 1-0")
    assert table.refusal("contract 1") is None


# --- Head start ----------------------------------------------------------------------------------


@pytest.mark.rule("MS-RC4", "MS-C6")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("purple", "pink", "allowed"),
    [
        *(("0 0 0 0", "0 0 0 0", True), ("1 2 9 9", "1 2 0 0", True)),
        *(("2 0 0 0", "0 0 0 0", False), ("0 0 0 0", "0 3 0 0", False)),
        *(("9 0 0 0", "0 0 0 0", False), ("0 0 9 9", "0 0 9 9", True)),
    ],
)
def test_head_start_asks_for_the_most_knowledge_in_two_areas(
    number: int, purple: str, pink: str, allowed: bool
) -> None:
    """Grey has 2 in green and 3 in blue: more than everybody else, in every round alike."""
    table = laid("rc4", "2 3 0 0", number).lay("purple", levels=purple).lay("pink", levels=pink)
    offer(table)
    assert table.refusal("contract 1") == (None if allowed else "MS-C6")
    if allowed:
        table.do("contract 1")
        assert table.levels("grey") == [0, 1, 0, 0]


@pytest.mark.rule("MS-RC4", "MS-C6")
def test_head_start_is_checked_before_lowering() -> None:
    """After lowering green grey has less than purple there; blue is lowered all the same."""
    table = laid("rc4", "3 2 0 0").lay("purple", levels="2 1 0 0")
    offer(table).do("contract 1")
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.prestige("grey") == 5


@pytest.mark.rule("MS-RC4", "MS-C6")
def test_head_start_lowers_two_of_the_areas_that_are_led() -> None:
    """Green, red and white are grey's; blue is high, but purple has as much."""
    table = laid("rc4", "2 6 4 5").lay("purple", levels="0 6 3 0")
    offer(table).do("contract 1")
    assert table.legal() == ["lower green", "lower red"]
    assert table.refusal("lower blue") == "MS-C6"
    table.do("lower red")
    assert table.levels("grey") == [2, 6, 2, 3]


@pytest.mark.rule("MS-RC4", "MS-C5")
def test_head_start_needs_two_levels_in_each_of_the_two() -> None:
    """Grey leads in green and blue, but blue is only on level 1."""
    table = offer(laid("rc4", "5 1 0 0"))
    assert "contract 1" not in table.legal()
    assert table.refusal("contract 1") == "MS-C5"

    table = offer(laid("rc4", "5 1 2 2")).do("contract 1")
    assert table.legal() == ["lower green", "lower red"]
    assert table.refusal("lower blue") == "MS-C5"


@pytest.mark.rule("MS-RC4", "MS-S1")
def test_head_start_with_two_players() -> None:
    """Three areas, one opponent."""
    table = laid("rc4", "2 2 0", seats=2).lay("purple", levels="1 2 0")
    assert offer(table).refusal("contract 1") == "MS-C6"
    table = laid("rc4", "2 2 0", seats=2).lay("purple", levels="1 1 9")
    offer(table).do("contract 1")
    assert table.prestige("grey") == 4


@pytest.mark.rule("MS-AMB-25", "MS-C6", "MS-A3")
def test_nobody_leads_on_level_0() -> None:
    """All are on 0 in blue, red and white: one lead is not enough, and no card is won there."""
    table = laid("rc4", "2 0 0 0").researchers("huber", "joy", "rain", "yuul")
    offer(table)
    assert table.refusal("contract 1") == "MS-C6"

    table = Table().lay("grey", levels="1 0 0 0").researchers("huber", "joy", "rain", "yuul")
    table.last_follower().begin("grey").act("1-0", "gain")
    assert table.commanders("grey") == ["huber"]
    assert table.state.research_control == [0, -1, -1, -1]
