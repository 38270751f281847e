"""Azrea, Ozgül, and what becomes of abilities when control changes. MS-CO-7, MS-CO-8, MS-K9."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sternentisch.games.magnastorm.state import State
from tests.support.magnastorm import Table


def asked_to_drive(table: Table, space: str = "1-0") -> Table:
    """Let whose turn it is choose action A on a space."""
    return table.do("pick 0 yellow", f"space {space}", "drive")


def last_turn(table: Table, person: str) -> Table:
    """Let a person's turn begin with a single neutral follower left on the upper panel."""
    for column in range(table.columns):
        table.upper(column, "yellow" if column == 0 else "")
    return table.begin(person)


def hurry(table: Table, column: int, person: str) -> Table:
    """Let the round go on until it is a person's turn and a column holds the last follower."""
    document: Any = table.state.to_position()
    body = document["state"]
    body["position"] = body["running"].index(table.seat(person))
    body["stack"][0]["seat"] = table.seat(person)
    kept = body["upper"][column].pop()
    rest = [follower for place in body["upper"] for follower in place]
    body["upper"] = [[kept] if place == column else [] for place in range(5)]
    for space in range(24, -1, -1):
        if rest and space % 5 < table.columns and not body["lower"][space]:
            body["lower"][space] = [rest.pop()]
    table.state = cast(State, table.game.from_position(document))
    table.state.listener = table.log
    return table


# --- 7 Azrea -------------------------------------------------------------------------------------


def with_azrea(cubes: str, space: str = "1-0") -> Table:
    """Grey, who controls Azrea, sets down the first turtle on the green field S1A1."""
    table = Table().lay("grey", cubes, scout="S1A1").control("grey", "azrea").begin("grey")
    return asked_to_drive(table, space).do("stop s1a1", "turtle 1")


@pytest.mark.rule("MS-CO-7", "MS-L3", "MS-L4", "MS-AMB-11", "MS-Q1")
def test_azrea_adds_a_turtle_for_an_own_cube() -> None:
    """On the same field, from a free slot; the two turtles bring one step."""
    table = with_azrea("1 grey")
    supply = table.supply("grey")
    assert (table.asked(), table.legal()) == ("paid-turtle", ["pass", "turtle 2"])

    table.do("turtle 2")
    assert table.turtles_on("S1A1") == 2
    assert (table.cubes("grey"), table.supply("grey")) == ({}, supply + 1)
    assert (table.levels("grey"), table.actor()) == ([1, 0, 0, 0], "purple")


@pytest.mark.rule("MS-CO-7", "MS-L2")
def test_azrea_wants_the_cost_of_the_slot_as_well() -> None:
    """An own cube on top of each slot's cost."""
    table = Table().lay("grey", "3 grey 1 yellow", scout="S1A1").turtles("grey", "S2A1")
    asked_to_drive(table.control("grey", "azrea").begin("grey")).do("stop s1a1", "turtle 2")
    assert table.legal("turtle") == ["turtle 3", "turtle 5", "turtle 7", "turtle 9"]

    table.do("turtle 9")  # 1 own and 1 yellow, and 1 own for her
    assert (table.cubes("grey"), table.filled_slots("grey")) == (
        {"grey": 1},
        [3, 4, 5, 6, 7, 8, 10],
    )


@pytest.mark.rule("MS-CO-7", "MS-L2")
def test_azrea_is_refused_where_cube_and_slot_cannot_both_be_paid() -> None:
    """Two own cubes pay for slot 3 but not for slot 7."""
    table = Table().lay("grey", "2 grey", scout="S1A1").turtles("grey", "S2A1")
    asked_to_drive(table.control("grey", "azrea").begin("grey")).do("stop s1a1", "turtle 2")

    assert table.legal("turtle") == ["turtle 3"]
    assert table.refusal("turtle 7") == "MS-L2"


@pytest.mark.rule("MS-CO-7", "MS-AMB-42")
@pytest.mark.parametrize("cubes", ["", "2 yellow", "1 purple 1 yellow"])
def test_azrea_takes_own_cubes_only(cubes: str) -> None:
    table = with_azrea(cubes)

    assert (table.turtles_on("S1A1"), table.actor()) == (1, "purple")


@pytest.mark.rule("MS-CO-7")
def test_azrea_can_be_declined_and_works_once_per_move() -> None:
    table = with_azrea("5 grey").do("pass")
    assert (table.turtles_on("S1A1"), table.cubes("grey")) == (1, {"grey": 5})
    assert table.actor() == "purple"

    table = with_azrea("5 grey").do("turtle 2")
    assert (table.turtles_on("S1A1"), table.cubes("grey")) == (2, {"grey": 4})
    assert table.actor() == "purple"


@pytest.mark.rule("MS-CO-7", "MS-L3", "MS-B5", "MS-AMB-11")
def test_azrea_comes_before_the_extra_turtle_of_the_space_and_adds_to_it() -> None:
    """Three turtles on one field, one step; the space's own turtle needs no cube on top."""
    table = with_azrea("3 grey 1 yellow", "4-2")
    assert table.asked() == "paid-turtle"
    table.do("turtle 2")
    assert (table.asked(), table.cubes("grey")) == ("extra-turtle", {"grey": 1})

    table.do("turtle 3")
    assert (table.turtles_on("S1A1"), table.cubes("grey")) == (3, {})
    assert (table.levels("grey"), table.actor()) == ([1, 0, 0, 0], "purple")


@pytest.mark.rule("MS-CO-7", "MS-L3")
def test_the_extra_turtle_of_the_space_does_not_need_azrea() -> None:
    table = with_azrea("3 grey 1 yellow", "4-2").do("pass")

    assert (table.asked(), table.legal("turtle")) == (
        "extra-turtle",
        ["turtle 2", "turtle 3", "turtle 7"],
    )


@pytest.mark.rule("MS-CO-7", "MS-L3", "MS-AMB-10")
def test_azrea_adds_nothing_where_no_turtle_was_set_down() -> None:
    """On a field with an old turtle, own or not, or where the first one was declined."""
    for holder in ("grey", "purple"):
        table = Table().lay("grey", "3 grey", scout="S1A1").turtles(holder, "S1A1")
        asked_to_drive(table.control("grey", "azrea").begin("grey")).do("stop s1a1")
        assert (table.turtles_on("S1A1"), table.actor()) == (1, "purple")

    table = Table().lay("grey", "3 grey", scout="S1A1").control("grey", "azrea").begin("grey")
    asked_to_drive(table).do("stop s1a1", "pass")
    assert (table.turtles_on("S1A1"), table.actor()) == (0, "purple")

    table = Table().lay("grey", "3 grey 1 yellow", scout="S1A1").control("grey", "azrea")
    asked_to_drive(table.begin("grey"), "4-2").do("stop s1a1", "pass")
    assert table.actor() == "purple", "nor does the space"


@pytest.mark.rule("MS-CO-7", "MS-K9")
def test_azrea_helps_nobody_else() -> None:
    table = Table().lay("grey", "3 grey", scout="S1A1").control("purple", "azrea").begin("grey")
    asked_to_drive(table).do("stop s1a1", "turtle 1")

    assert (table.turtles_on("S1A1"), table.actor()) == (1, "purple")


# --- 8 Ozgül -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-CO-8", "MS-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ozguel_adds_one_to_each_majority_scored(seats: int) -> None:
    """Grey holds S1 and S2, ties in S3, and alone holds S4, where the storm rages."""
    table = Table(seats).turtles("grey", "S1A1 S2A1 S2A2 S3A1 S4A1").turtles("purple", "S2B1 S3B1")
    last_turn(table.control("grey", "ozguel"), "grey").do("space 1-0", "gain", "pass")

    assert table.prestige("grey") == 2 * (1 + 1)
    assert table.player("grey").sources[3] == 2, "from abilities"
    assert table.prestige("purple") == 0


@pytest.mark.rule("MS-CO-8", "MS-K9")
def test_ozguel_adds_nothing_to_the_majorities_of_others() -> None:
    table = Table(2).turtles("grey", "S1A1").turtles("purple", "S2A1").control("grey", "ozguel")
    last_turn(table, "grey").do("space 1-0", "gain")

    assert (table.prestige("grey"), table.prestige("purple")) == (2, 1)


@pytest.mark.rule("MS-CO-8", "MS-K6", "MS-K9")
def test_ozguel_counts_for_whoever_controls_him_in_the_administration() -> None:
    """Taken over in the last turn of the round: 2 for the card, 1 and 1 for the majority."""
    table = Table(2).turtles("grey", "S1A1").turtles("purple", "S2A1 S3A1").administrators("ozguel")
    table.control("purple", "ozguel").lay("grey", "1 grey 1 purple").lay("purple", prestige=5)
    for column in range(4):
        table.upper(column, "grey" if column == 1 else "")
    table.begin("grey").do("take 1", "space 1-1")

    assert table.prestige("grey") == 2 + 1 + 1
    assert table.prestige("purple") == 5 - 1 + 1 + 1


# --- control -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-K9", "MS-K5", "MS-K6")
@pytest.mark.parametrize(
    ("commander", "cubes", "moves", "wanted"),
    [
        ("justin", "1 yellow", ["space 1-0", "drive"], "range yellow"),
        ("adira", "2 own", ["space 1-0", "drive"], "use"),
        ("idris", "1 own 1 yellow", ["space 2-0", "drive"], "pay yellow"),
        ("mira", "", ["space 1-0", "drive"], "jump s3a2"),
        ("azrea", "2 own", ["space 1-0", "drive", "stop s1a1", "turtle 2"], "turtle 3"),
    ],
)
def test_abilities_go_with_the_card_in_the_middle_of_a_round(
    commander: str, cubes: str, moves: list[str], wanted: str
) -> None:
    """Purple could use it; once Grey has taken over, Purple cannot and Grey can."""
    table = before_takeover(commander, cubes).begin("purple").do("pick 0 yellow", *moves)
    assert wanted in table.legal()

    table = before_takeover(commander, cubes).begin("grey").do("take 1", "space 1-1")
    assert (table.commanders("grey"), table.commanders("purple")) == ([commander], [])
    assert (table.prestige("grey"), table.prestige("purple")) == (2, 4)
    table.do("pick 0 yellow", *moves)
    assert wanted not in table.legal()

    table = before_takeover(commander, cubes).begin("grey").do("take 1", "space 1-1")
    table.do("pick 0 yellow", "space 1-2", "gain", "pick 0 yellow", *moves)
    assert (table.actor(), wanted in table.legal()) == ("grey", True)


def before_takeover(commander: str, cubes: str) -> Table:
    """Purple controls the commander, above a column that Grey can pay for."""
    table = Table(2).administrators(commander).control("purple", commander).upper(1, "purple")
    table.turtles("purple", "S3A1").turtles("grey", "S3B1")
    table.lay("purple", cubes.replace("own", "purple"), 5, scout="S1A1")
    return table.lay("grey", f"2 purple {cubes.replace('own', 'grey')}".strip(), scout="S1A1")


@pytest.mark.rule("MS-K9", "MS-AMB-24", "MS-CO-1")
def test_a_card_regained_is_a_new_receipt() -> None:
    """Grey wins Forrester in round 1, loses him in round 2, and wins him back in round 3."""
    table = Table(2).administrators("forrester").lay("grey", "2 purple 6 yellow")
    table.lay("purple", "1 grey 2 yellow").upper(0, "").upper(2, "").upper(3, "")
    table.upper(1, "yellow").begin("grey").do("take 1", "space 1-1", "use", "use")
    assert (table.state.round, table.prestige("grey")) == (2, 4)

    hurry(table, 1, "purple").do("take 1", "space 1-1", "use")
    assert (table.state.round, table.prestige("grey"), table.prestige("purple")) == (3, 3, 3)

    hurry(table, 1, "grey").do("take 1", "space 1-1")
    assert (table.asked(), table.prestige("grey"), table.prestige("purple")) == ("deal", 5, 2)
    table.do("use", "use")
    assert (table.prestige("grey"), table.cubes("grey")) == (7, {"purple": 1})
