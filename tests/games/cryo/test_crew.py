"""Scout, Send crew and Recall crew: rules CR-D6 to CR-D8, with Ground Scanner."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ALL = range(1, 10)


def scout(tracks: str = "0/0/1/0 +1", pool: int = 1, seats: int = 2) -> Table:
    """Lay a table for scouting: K03 is a cave for 2 crystals."""
    return Table(seats).lay("A", tracks, pool=pool).cave("K03", "L4", is_open=False)


# --- Scout ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-D6", "CR-AMB-3")
@pytest.mark.parametrize(("dock", "way"), [("13", "west"), ("14", "north")])
def test_scout_turns_up_a_cave_and_puts_a_pod_there(dock: str, way: str) -> None:
    """For 1 energy and 1 tech; neither the way nor the settlement is paid."""
    table = scout("3/3/3/0 +3", pool=2).damaged("3 4 6 7 8 10 11 12").at("A", dock)
    table.do(f"activate {way}", "reveal k03")
    assert table.tracks("A") == "3/3/2/0 +2"
    assert (table.player("A").pool, table.pods("K03", "A")) == (1, 1)
    cave = next(cave for cave in table.view().caves if cave.id == "K03")
    assert (cave.open, cave.tile, cave.cost) == (True, "L4", {"crystal": 2})
    assert table.actor() == "B"


@pytest.mark.rule("CR-D6", "CR-AMB-3", "CR-K3")
@pytest.mark.parametrize(
    ("tracks", "rule"),
    [
        ("0/0/1/0 +1", None),
        ("0/0/0/1 +1", None),
        ("5/5/0/0 +8", "CR-D6"),
        ("5/5/5/5 +0", "CR-D6"),
    ],
)
def test_scout_costs_energy_and_tech(tracks: str, rule: str | None) -> None:
    table = scout(tracks).at("A", "13")
    assert table.refusal("activate west") == rule


@pytest.mark.rule("CR-D6", "CR-AMB-4")
def test_you_cannot_scout_without_a_pod() -> None:
    """Pods that salvage or sleep do not help."""
    table = scout(pool=0).salvage("A", "1").at("A", "13")
    assert table.refusal("activate west") == "CR-AMB-4"


@pytest.mark.rule("CR-D6", "CR-B7")
@pytest.mark.parametrize(
    ("seats", "opened", "found"),
    [
        (2, [], ["k03", "k04"]),
        (2, [("K03", "L1")], ["k04", "k06"]),
        (2, [("K04", "S3")], ["k03", "k07"]),
        (3, [("K04", "S3")], ["k03", "k07", "k08"]),
        (4, [("K03", "L1")], ["k04", "k05", "k06"]),
        (4, [("K03", "L1"), ("K06", "L2")], ["k04", "k05", "k07", "k09", "k10"]),
        (2, [("K04", "S3"), ("K07", "L2")], ["k03", "k06", "k12"]),
        (4, [("K04", "S3"), ("K07", "L2")], ["k03", "k06", "k08", "k11", "k12"]),
        (4, [("K03", "L1"), ("K05", "S3")], ["k04", "k06", "k09"]),
        (3, [("K04", "S3"), ("K08", "S5")], ["k03", "k07", "k11"]),
    ],
)
def test_only_caves_adjacent_to_a_face_up_one(
    seats: int, opened: list[tuple[str, str]], found: list[str]
) -> None:
    """K01 and K02 are always open; spaces without a tile are no caves."""
    table = Table(seats).lay("A", "0/0/1/0 +1", pool=1)
    for cave, tile in opened:
        table.cave(cave, tile)
    table.at("A", "13").do("activate west")
    assert table.legal() == [f"reveal {cave}" for cave in found]
    for number in range(1, 13):
        cave = f"k{number:02}"
        assert table.refusal(f"reveal {cave}") == (None if cave in found else "CR-D6")


@pytest.mark.rule("CR-D6")
def test_when_every_cave_is_face_up_there_is_nothing_to_scout() -> None:
    table = Table(2).lay("A", "0/0/1/0 +1", pool=1).cave("K04", "S3")
    table.cave("K03", "L1").cave("K06", "L2").cave("K07", "L3").cave("K09", "L4").cave("K12", "L5")
    assert table.at("A", "13").refusal("activate west") == "CR-D6"


@pytest.mark.rule("CR-D6")
def test_the_last_cave_is_scouted_without_a_question() -> None:
    table = Table(2).lay("A", "0/0/1/0 +1", pool=1).cave("K04", "S3")
    table.cave("K03", "L1").cave("K06", "L2").cave("K07", "L3").cave("K09", "L4")
    table.at("A", "13").do("activate west")
    assert (table.pods("K12", "A"), table.actor()) == (1, "B")


@pytest.mark.rule("CR-D6", "CR-T3")
def test_scout_is_paid_before_the_cave_is_turned_up() -> None:
    table = scout("0/0/1/1 +1").at("A", "13").do("activate west", "reveal k03")
    assert table.asked() == "pay"
    assert not next(cave for cave in table.view().caves if cave.id == "K03").open
    table.do("pay nanite")
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("paid") < kinds.index("cave-scouted")


# --- Ground Scanner ------------------------------------------------------------------------------


@pytest.mark.rule("CR-C11", "CR-D6", "CR-AMB-23")
def test_others_with_ground_scanner_gain_the_settlement_cost() -> None:
    """B has 4 crystals and gets 2: one is lost. A pays no settlement."""
    table = scout("0/0/1/0 +2").lay("B", "4/0/0/0 +0", upgrades="ground_scanner").at("A", "13")
    table.do("activate west", "reveal k03")
    assert (table.tracks("A"), table.tracks("B")) == ("0/0/0/0 +1", "5/0/0/0 +0")


@pytest.mark.rule("CR-C11", "CR-AMB-23")
@SEATS
def test_everybody_with_ground_scanner_gains(seats: int) -> None:
    """The scout, too; whoever has no scanner gets nothing."""
    table = scout(seats=seats)
    for person in table.people[: seats - 1]:
        table.lay(person, upgrades="ground_scanner")
    table.at("A", "13").do("activate west", "reveal k03")
    tracks = [table.tracks(person) for person in table.people]
    assert tracks == ["2/0/0/0 +0"] * (seats - 1) + ["0/0/0/0 +0"]


@pytest.mark.rule("CR-C11")
@pytest.mark.parametrize(
    ("cave", "tile", "tracks"),
    [
        ("k03", "L1", "1/1/0/0 +0"),
        ("k03", "L2", "0/1/1/0 +0"),
        ("k03", "L5", "0/2/0/0 +0"),
        ("k04", "S6", "0/0/1/0 +0"),
    ],
)
def test_the_scanner_gives_what_settling_there_would_cost(
    cave: str, tile: str, tracks: str
) -> None:
    table = Table().lay("A", "0/0/1/0 +1", pool=1).lay("B", upgrades="ground_scanner")
    table.cave(cave.upper(), tile, is_open=False).at("A", "13").do("activate west")
    assert table.do(f"reveal {cave}").tracks("B") == tracks


# --- Send crew to salvage ------------------------------------------------------------------------


@pytest.mark.rule("CR-D7", "CR-B4")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(2, [1, 2, 4, 5, 7, 8]), (3, list(ALL)), (4, list(ALL))]
)
def test_the_third_space_of_a_row_needs_three_players(seats: int, spaces: list[int]) -> None:
    table = Table(seats).lay("A", pool=1).at("A", "13").do("activate south")
    assert table.legal() == [f"salvage {space}" for space in spaces]
    for space in ALL:
        assert table.refusal(f"salvage {space}") == (None if space in spaces else "CR-D7")


@pytest.mark.rule("CR-D7", "CR-K5")
@pytest.mark.parametrize(("dock", "way"), [("13", "south"), ("16", "west")])
def test_one_pod_goes_to_a_salvage_space_for_nothing(dock: str, way: str) -> None:
    table = Table().damaged("3 4 6 7 8 10 11 12").lay("A", "1/1/1/0 +1", pool=3).at("A", dock)
    table.do(f"activate {way}", "salvage 5")
    assert (table.player("A").pool, table.tracks("A")) == (2, "1/1/1/0 +1")
    assert [space.seat for space in table.view().salvage if space.id == "5"] == [0]
    assert table.actor() == "B", "one pod only"


@pytest.mark.rule("CR-D7")
def test_a_salvage_space_holds_one_pod() -> None:
    """Neither an own nor a foreign pod may be there."""
    table = Table().lay("A", pool=1).salvage("A", "1 8").salvage("B", "4 5").at("A", "13")
    table.do("activate south")
    assert table.legal() == ["salvage 2", "salvage 7"]
    assert table.refusal("salvage 1") == "CR-D7"
    assert table.refusal("salvage 4") == "CR-D7"


@pytest.mark.rule("CR-D7")
def test_send_crew_needs_a_pod() -> None:
    table = Table().lay("A", "0/1/0/0 +0").at("A", "13")
    assert table.refusal("activate south") == "CR-D7"


@pytest.mark.rule("CR-D7")
@pytest.mark.parametrize(("seats", "rule"), [(2, "CR-D7"), (3, None), (4, None)])
def test_send_crew_needs_an_empty_space(seats: int, rule: str | None) -> None:
    """With two players six spaces are all there are."""
    table = Table(seats).lay("A", "0/1/0/0 +0", pool=1).salvage("B", "1 2 4 5 7 8").at("A", "13")
    assert table.refusal("activate south") == rule


# --- Recall crew ---------------------------------------------------------------------------------


@pytest.mark.rule("CR-D8", "CR-M4")
@pytest.mark.parametrize(("dock", "way"), [("13", "north"), ("14", "west")])
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("retrieve 1, done", ["2", "4", "7", "8"]),
        ("retrieve 8, retrieve 1, done", ["2", "4", "7"]),
        ("retrieve 2, retrieve 4, retrieve 7", ["1", "8"]),
    ],
)
def test_one_two_or_three_pods_come_back_for_nothing(
    dock: str, way: str, moves: str, left: list[str]
) -> None:
    table = Table().damaged("3 4 6 7 8 10 11 12").salvage("A", "1 2 4 7 8").at("A", dock)
    table.do(f"activate {way}", *moves.split(", "))
    assert (table.player("A").pool, table.actor()) == (5 - len(left), "B")
    assert [space.id for space in table.view().salvage if space.seat == 0] == left


@pytest.mark.rule("CR-D8", "CR-AMB-8", "CR-M4")
def test_at_least_one_pod_comes_back() -> None:
    table = Table().salvage("A", "1 2").at("A", "13").do("activate north")
    assert table.legal() == ["retrieve 1", "retrieve 2"]
    assert table.refusal("done") == "CR-AMB-8"
    assert table.do("retrieve 1").refusal("done") is None


@pytest.mark.rule("CR-D8")
def test_only_your_own_pods_come_back() -> None:
    table = Table().salvage("A", "1 5").salvage("B", "2 4").at("A", "13").do("activate north")
    assert table.refusal("retrieve 1") is None
    assert table.refusal("retrieve 2") == "CR-D8", "a pod of B"
    assert table.refusal("retrieve 7") == "CR-D8", "an empty space"
    table.do("retrieve 1", "retrieve 5")
    assert [space.seat for space in table.view().salvage] == [None, 1, 1, None, None, None]
    assert table.actor() == "B", "no pod is left"


@pytest.mark.rule("CR-D8")
def test_recall_crew_needs_an_own_pod_out_there() -> None:
    table = Table().lay("A", pool=1).salvage("B", "2 4").at("A", "13")
    assert table.refusal("activate north") == "CR-D8"


@pytest.mark.rule("CR-D8", "CR-K6", "CR-M4")
def test_pods_come_back_as_far_as_there_is_room() -> None:
    table = Table().lay("A", pool=4).salvage("A", "1 2 4").at("A", "13")
    table.do("activate north", "retrieve 4")
    assert (table.player("A").pool, table.actor()) == (5, "B")

    table = Table().lay("A", pool=5).salvage("A", "1 2 4").at("A", "13")
    assert table.refusal("activate north") == "CR-K6"


@pytest.mark.rule("CR-D8", "CR-R1")
def test_recall_crew_brings_no_resources() -> None:
    """Only a recall of drones pays for salvage."""
    table = Table().salvage("A", "1").at("A", "13").do("activate north")
    assert (table.player("A").pool, table.tracks("A")) == (1, "0/0/0/0 +0")
