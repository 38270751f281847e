"""The end of the game and the points. Rules CR-E1 to CR-E3, CR-V1 to CR-V6."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.games.cryo.rules.ending import majority_points
from tests.support.cryo import PEOPLE, Table

SIX = "ground_scanner supercharge interface automation prototype overclock"


def settle(table: Table, cave: str, tile: str, pods: dict[str, Any]) -> Table:
    """Put pods of people into a cave."""
    return table.cave(cave, tile, **pods)


def last_pods(table: Table, person: str, caves: int = 0, **pods: int) -> Table:
    """Leave a person these pods in K01 and in chambers; all others are destroyed."""
    settle(table, "K01", "S1", {person: caves})
    for chamber in table.game.box.chambers:
        number = pods.get(chamber.id.replace("-", ""), 0)
        place = [c.id for c in table.game.box.chambers].index(chamber.id)
        if table.body["chambers"][place][table.seat(person)] > number:
            table.chamber(chamber.id, **{person: number})
    return table


def sunset(table: Table) -> Table:
    """Let A resolve Sunset and end the turn."""
    table.lay("A", out="17").incident("rnd", "IS1").track("").begin("A")
    return table.do("recall", "incident rnd", "return 6")


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-E1", "CR-E2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_the_turn_in_which_sunset_is_resolved(seats: int) -> None:
    """Nobody else has another turn."""
    table = sunset(Table(seats))
    assert table.state.over
    assert table.state.outcome().reason == "sunset"
    assert table.heard("turn-started") == []
    assert table.refusal("deploy 1") == "ST-2"


@pytest.mark.rule("CR-E1", "CR-T8")
def test_the_hand_limit_is_settled_before_the_game_ends() -> None:
    table = Table().lay("A", hand=SIX)
    sunset(table).do("done", "end-turn")
    assert (table.state.over, table.asked()) == (False, "hand-limit")
    table.do("discard overclock")
    assert table.state.over


@pytest.mark.rule("CR-E1", "CR-E2")
def test_the_game_ends_when_all_pods_of_a_player_are_in_caves_or_destroyed() -> None:
    """The last pod of A goes into a cave by a launch."""
    table = last_pods(Table().lay("A", "1/1/1/0 +1", pool=1, vehicles="interface"), "A", caves=4)
    table.at("A", "17").do("activate north", "settle first")

    assert table.state.over
    assert table.state.outcome().reason == "pods"
    assert (table.pods("K01", "A"), table.player("A").destroyed) == (5, 10)
    assert table.heard("game-ended")[0].facts == {"reason": "pods"}


@pytest.mark.rule("CR-E1")
@pytest.mark.parametrize(
    ("where", "over"), [("nowhere", True), ("chamber", False), ("pool", False), ("salvage", False)]
)
def test_one_pod_elsewhere_keeps_the_game_going(where: str, over: bool) -> None:
    """In a chamber, on the platform or on a salvage space, when the others are lost."""
    table = Table()
    if where == "pool":
        table.lay("A", pool=1)
    if where == "salvage":
        table.salvage("A", "4")
    last_pods(table, "A", caves=3, engineering1=1, rnd2=1 if where == "chamber" else 0)
    table.lay("A", out="17").incident("engineering", "IE1").begin("A")
    table.do("recall", "incident engineering", "return 6")
    assert table.state.over == over


@pytest.mark.rule("CR-E1", "CR-R3")
def test_any_players_last_pods_count() -> None:
    """A destroys the last pod of C; the game ends after A's turn."""
    table = last_pods(Table(4), "C", caves=2, engineering1=1)
    table.lay("A", out="17").incident("engineering", "IE1").begin("A")
    table.do("recall", "incident engineering")
    assert not table.state.over, "the turn is played to its end"
    table.do("return 6")

    assert table.state.over
    assert table.state.outcome().reason == "pods"
    assert table.player("C").destroyed == 13


@pytest.mark.rule("CR-E1", "CR-AMB-12", "CR-C20")
def test_only_the_state_after_the_turn_counts() -> None:
    """A Spider brings a pod back after the sabotage of the same turn."""
    table = last_pods(Table(), "A", caves=2, engineering1=1)
    table.lay("A", "0/0/1/0", out="17", home="1 2", slots="7:RT1", hand="early_warning")
    table.incident("engineering", "IE1").begin("A").do("recall", "incident engineering")
    assert not table.state.has_free_pods(0)
    table.do("return 6", "use", "card-play early_warning vehicle", "end-turn")

    assert not table.state.over
    assert (table.actor(), table.player("A").pool) == ("B", 1)


@pytest.mark.rule("CR-E3", "CR-M7")
def test_missions_are_turned_over_at_the_end() -> None:
    table = Table().lay("B", missions="prototype overclock", hand="interface")
    table.lay("A", out="17").incident("rnd", "IS1").track("").begin("A")
    assert table.view("A").players[1].missions == []
    table.do("recall", "incident rnd", "return 6")

    for person in ("A", "B", None):
        assert table.view(person).players[1].missions == ["prototype", "overclock"]


# --- points --------------------------------------------------------------------------------------


def parts(table: Table, person: str = "A") -> dict[str, int]:
    """Return the points of a person by source, without those that are 0."""
    part = table.state.outcome().breakdown[table.seat(person)]
    return {name: points for name, points in part.items() if points}


@pytest.mark.rule("CR-V1", "CR-AMB-26")
def test_two_points_for_each_pod_in_a_cave() -> None:
    table = Table().cave("K01", "S1", A=4, B=1).cave("K03", "L1", A=2).begin("A")
    assert parts(table)["caves"] == 12
    assert parts(table, "B")["caves"] == 2


@pytest.mark.rule("CR-V2", "CR-AMB-26")
def test_a_point_for_each_upgrade_and_each_vehicle() -> None:
    """Missions and hand cards are worth nothing by themselves."""
    table = Table().lay("A", upgrades="interface overclock", vehicles="interface", hand="prototype")
    table.lay("A", missions="early_warning").begin("A")
    assert parts(table) == {"upgrades": 2, "vehicles": 1}


@pytest.mark.rule("CR-V3", "CR-AMB-26")
def test_a_point_for_each_pod_on_the_platform_or_a_vehicle() -> None:
    """Asleep, salvaging or destroyed pods are worth nothing."""
    table = Table().lay("A", pool=7, destroyed=2, vehicles="interface").salvage("A", "1 2")
    table.begin("A")
    assert parts(table) == {"vehicles": 1, "pool": 7}
    assert parts(table, "B") == {}


@pytest.mark.rule("CR-V1", "CR-V2", "CR-V3", "CR-V4", "CR-V5")
def test_resources_and_tiles_are_worth_nothing_without_a_mission() -> None:
    table = Table().lay("A", "5/5/5/5 +8", slots="1:RC1 2:RC2", incidents="IE2 IE3").begin("A")
    assert table.state.outcome().points == [0, 0]


@pytest.mark.rule("CR-V4", "CR-V1", "CR-V5")
def test_everything_is_added() -> None:
    table = Table().cave("K01", "S1", A=2).lay("A", "0/0/0/0 +3", pool=1, upgrades="interface")
    table.lay("A", missions="supercharge", vehicles="prototype").begin("A")
    assert table.state.outcome().breakdown[0] == {
        "caves": 4,
        "upgrades": 1,
        "vehicles": 1,
        "pool": 1,
        "missions": 3,
        "majorities": 4,
    }
    assert table.state.outcome().points == [14, 0]


# --- majorities ----------------------------------------------------------------------------------


@pytest.mark.rule("CR-V5", "CR-AMB-28")
@pytest.mark.parametrize(
    ("pods", "points"),
    [
        ("0 0", "0 0"),
        ("1 0", "6 0"),
        ("0 3", "0 6"),
        ("2 1", "6 3"),
        ("1 2", "3 6"),
        ("2 2", "3 3"),
        ("0 0 2", "0 0 6"),
        ("3 2 1", "6 3 0"),
        ("1 3 2", "0 6 3"),
        ("3 1 1", "6 0 0"),
        ("2 2 1", "3 3 0"),
        ("1 2 2", "0 3 3"),
        ("2 2 2", "3 3 3"),
        ("2 0 2", "3 0 3"),
        ("4 3 2 1", "6 3 0 0"),
        ("1 2 3 4", "0 0 3 6"),
        ("4 3 3 1", "6 0 0 0"),
        ("4 4 3 2", "3 3 0 0"),
        ("4 4 4 2", "3 3 3 0"),
        ("3 3 3 3", "3 3 3 3"),
        ("5 1 1 1", "6 0 0 0"),
        ("0 4 0 1", "0 6 0 3"),
        ("2 0 0 0", "6 0 0 0"),
    ],
)
def test_the_majority_of_a_cave(pods: str, points: str) -> None:
    """The Steam Hall is worth 6 and 3."""
    counts = [int(count) for count in pods.split()]
    table = Table(len(counts))
    settle(table, "K03", "L1", dict(zip(PEOPLE, counts, strict=False))).begin("A")
    assert majority_points(table.state, 2) == [int(number) for number in points.split()]
    found = [part["majorities"] for part in table.state.outcome().breakdown]
    assert found == [int(number) for number in points.split()], "no other cave has pods"


@pytest.mark.rule("CR-V5")
def test_every_cave_is_counted_by_itself() -> None:
    """With the values of the tile that lies there."""
    table = Table(3).cave("K01", "S2", A=1, B=2).cave("K02", "S7", A=3, C=1)
    table.cave("K03", "L6", B=1, C=1).begin("A")
    assert [part["majorities"] for part in table.state.outcome().breakdown] == [
        1 + 5,
        3 + 3,
        2 + 3,
    ]


@pytest.mark.rule("CR-V5", "CR-AMB-27", "CR-D9")
def test_a_cave_holds_any_number_of_pods() -> None:
    """Small ones, too."""
    table = Table(4).cave("K01", "S1", A=14, B=13, C=12, D=11).begin("A")
    assert [part["majorities"] for part in table.state.outcome().breakdown] == [4, 2, 0, 0]


# --- ranks ---------------------------------------------------------------------------------------


def ended(*people: tuple[int, int, str]) -> Table:
    """End a game; each person has pods in a cave of their own, pods at home, and upgrades."""
    table = Table(len(people))
    caves = (("K01", "S2"), ("K02", "S4"), ("K04", "S6"), ("K05", "S1"))
    for person, (cave, tile), (pods, pool, upgrades) in zip(PEOPLE, caves, people, strict=False):
        settle(table, cave, tile, {person: pods}).lay(person, pool=pool, upgrades=upgrades)
    return sunset(table)


@pytest.mark.rule("CR-V6")
def test_the_most_points_win() -> None:
    """Each has 3 points for the cave."""
    outcome = ended((1, 0, ""), (2, 1, ""), (1, 2, "interface")).state.outcome()
    assert outcome.points == [5, 8, 8]
    assert outcome.ranks == [3, 1, 2], "B has more pods in caves"
    assert (outcome.winners, outcome.tie_break) == ([1], "pods")

    outcome = ended((3, 0, ""), (1, 3, "")).state.outcome()
    assert (outcome.points, outcome.ranks, outcome.tie_break) == ([9, 8], [1, 2], "")


@pytest.mark.rule("CR-V6")
def test_of_equals_more_pods_in_caves_are_better() -> None:
    """On every rank."""
    outcome = ended((1, 4, ""), (2, 5, ""), (2, 2, ""), (1, 0, "")).state.outcome()
    assert outcome.points == [9, 12, 9, 6]
    assert outcome.ranks == [3, 1, 2, 4]
    assert outcome.tie_break == "", "the first rank was clear"


@pytest.mark.rule("CR-V6")
def test_who_is_still_level_shares_the_rank() -> None:
    outcome = ended((2, 1, ""), (2, 1, ""), (1, 1, "")).state.outcome()
    assert (outcome.points, outcome.ranks) == ([8, 8, 6], [1, 1, 3])
    assert (outcome.winners, outcome.tie_break) == ([0, 1], "")

    outcome = ended((2, 0, ""), (1, 0, ""), (1, 0, "")).state.outcome()
    assert outcome.ranks == [1, 2, 2]
