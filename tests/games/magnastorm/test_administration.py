"""The administration, first half: income and majorities. Rules MS-A1 and MS-A2."""

from __future__ import annotations

import pytest

from sternentisch.kernel.event import EventLog
from sternentisch.kernel.rng import Rng
from tests.support.magnastorm import Table, cubes_of, game

CALM = {1: ("S1", "S2", "S3", "S4", "S5", "S6"), 2: ("S4", "S5", "S6", "S1", "S2", "S3")}
"""Rear, middle and front sector of round 1 by start area; each round begins one further on."""

INCOME = {
    "rear": ("1 own", "1 yellow", "1 own 1 yellow", "1 own 1 yellow"),
    "middle": ("2 own", "2 own", "1 own 2 yellow", "1 own 2 yellow"),
    "front": ("2 own", "1 own 1 yellow", "2 own 1 yellow", "2 own 1 yellow"),
}
PLACES = tuple(INCOME)


def settle(table: Table) -> Table:
    """Let grey end the round on a space that brings the cubes of its row and nothing else.

    Two own cubes in row 3; there all spaces of the smaller side draw from the bag as well, so with
    fewer than four players it is the own and the yellow cube of row 2.
    """
    followers = " ".join(["yellow"] * (3 * table.columns - 1))
    space = "3-2" if table.columns == 5 else "2-2"
    return table.last_follower().lower("1-0", followers).begin("grey").act(space, "gain")


# --- income --------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A1")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("turtles", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("seats", "start_area"), [(2, 2), (4, 1), (4, 2)])
def test_turtles_in_a_calm_sector_earn_cubes(
    place: str, turtles: int, seats: int, start_area: int
) -> None:
    """What the part of the disc lists for that number; five earn as much as four."""
    listed = cubes_of(INCOME[place][min(turtles, 4) - 1])
    income = {"purple": listed.get("own", 0), "yellow": listed.get("yellow", 0)}
    for number in (1, 2, 3, 4):
        sector = CALM[start_area][number - 1 + PLACES.index(place)]
        table = Table(seats, start_area=start_area).set(round=number)
        table.turtles("purple", " ".join([f"{sector}A1"] * turtles))
        settle(table)
        assert table.cubes("purple") == {c: count for c, count in income.items() if count}
        gain = {"grey": 2} if seats == 4 else {"grey": 1, "yellow": 1}
        assert table.cubes("grey") == gain, "only the gain of the turn"
        assert table.turtles_on(f"{sector}A1") == turtles, "turtles stay"


@pytest.mark.rule("MS-A1")
@pytest.mark.parametrize(("start_area", "storms"), [(1, "S4 S5 S6"), (2, "S1 S2 S3")])
def test_turtles_in_the_storm_earn_nothing(start_area: int, storms: str) -> None:
    table = Table(start_area=start_area)
    table.turtles("purple", " ".join(f"{sector}A1 {sector}A2" for sector in storms.split()))
    settle(table)
    assert table.cubes("purple") == {}
    assert table.prestige("purple") == 0


@pytest.mark.rule("MS-A1")
def test_turtles_are_counted_by_sector_and_all_sectors_add_up() -> None:
    """Two in the rear on different areas, one in the middle, none in front."""
    table = settle(Table().turtles("purple", "S1A1 S1C2 S2D1"))
    assert table.cubes("purple") == {"purple": 2, "yellow": 1}


@pytest.mark.rule("MS-A1", "MS-A2", "MS-AMB-26")
def test_income_and_majorities_as_in_the_rulebook() -> None:
    """Rear: purple and pink two each, the others one. Middle: pink three, the others one."""
    table = Table().turtles("purple", "S1A1 S1A1 S2A1").turtles("pink", "S1A2 S1A2 S2A2 S2A2 S2A2")
    table.turtles("orange", "S1A3 S2A3").turtles("grey", "S1B1 S2B1")
    settle(table)
    assert table.cubes("purple") == {"purple": 2, "yellow": 1}
    assert table.cubes("pink") == {"pink": 1, "yellow": 1 + 2}
    assert table.cubes("orange") == {"orange": 1 + 2}
    assert table.cubes("grey") == {"grey": 2 + 1 + 2}
    assert [table.prestige(person) for person in table.people] == [0, 0, 1, 0]


@pytest.mark.rule("MS-AMB-38", "MS-A1", "MS-Q4")
@pytest.mark.parametrize(
    ("order", "lucky"),
    [
        (("purple", "pink", "grey", "orange"), "purple"),
        (("orange", "pink", "purple", "grey"), "pink"),
    ],
)
def test_the_last_cubes_go_by_turn_track(order: tuple[str, ...], lucky: str) -> None:
    """Purple and pink should get a yellow cube in the same sector; one is left."""
    table = Table().lay("orange", cubes="21 yellow").order(*order)
    settle(table.turtles("purple", "S1A1 S1A1").turtles("pink", "S1A2 S1A2"))
    assert table.cubes(lucky) == {"yellow": 1}
    assert table.cubes("pink" if lucky == "purple" else "purple") == {}


@pytest.mark.rule("MS-AMB-38", "MS-A1")
@pytest.mark.parametrize("number", [1, 2])
def test_the_last_cubes_go_to_the_rear_sector_first(number: int) -> None:
    """Pink, in front, is first on the turn track, but the yellow cube goes to purple's rear."""
    rear, front = CALM[1][number - 1], CALM[1][number + 1]
    table = Table().lay("orange", cubes="21 yellow").order("pink", "grey", "purple", "orange")
    table.set(round=number).turtles("pink", f"{front}A1 {front}A1")
    settle(table.turtles("purple", f"{rear}A1 {rear}A1"))
    assert table.cubes("purple") == {"yellow": 1}
    assert table.cubes("pink") == {"pink": 1}, "only the own cube of the front sector"


@pytest.mark.rule("MS-AMB-38", "MS-A1", "MS-Q4")
def test_a_part_of_the_income_may_be_missing() -> None:
    """Three turtles in the middle should bring an own and two yellow cubes; one yellow is left."""
    table = Table().lay("orange", cubes="21 yellow").turtles("purple", "S2A1 S2A1 S2A1")
    settle(table)
    assert table.cubes("purple") == {"purple": 1, "yellow": 1}


# --- majorities ----------------------------------------------------------------------------------


@pytest.mark.rule("MS-A2", "MS-C4", "MS-AMB-26")
@pytest.mark.parametrize("sector", ["S1", "S2", "S3"])
@pytest.mark.parametrize(
    ("turtles", "winner"),
    [
        *(((0, 1, 0, 0), "purple"), ((2, 3, 2, 2), "purple"), ((1, 0, 0, 0), "grey")),
        *(((1, 1, 0, 0), ""), ((2, 2, 3, 3), ""), ((0, 2, 2, 1), ""), ((0, 0, 0, 0), "")),
    ],
)
def test_the_majority_in_a_calm_sector_scores_1(
    sector: str, turtles: tuple[int, ...], winner: str
) -> None:
    """One turtle more than each other player is enough; where the lead is shared nobody scores."""
    table = Table()
    fields = (f"{sector}A1", f"{sector}A2", f"{sector}A3", f"{sector}B1")
    for person, count, field in zip(table.people, turtles, fields, strict=True):
        table.turtles(person, " ".join([field] * count))
    settle(table)
    assert [table.prestige(person) for person in table.people] == [
        int(person == winner) for person in table.people
    ]


@pytest.mark.rule("MS-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_calm_sector_scores_for_itself(seats: int) -> None:
    """Purple has S1 and S3, grey S2, and nobody gets anything for S4 in the storm."""
    table = Table(seats).turtles("purple", "S1A1 S3A1 S4A1 S4A2").turtles("grey", "S2A1")
    settle(table)
    assert table.prestige("purple") == 2
    assert table.prestige("grey") == 1


@pytest.mark.rule("MS-A2", "MS-CO-8")
def test_ozguel_adds_1_to_each_majority_of_the_controller() -> None:
    """Purple controls Ozgül: two majorities are worth four; grey's is worth one."""
    table = Table().control("purple", "ozguel").turtles("grey", "S2A1")
    settle(table.turtles("purple", "S1A1 S3A1 S5A1"))
    assert table.prestige("purple") == 4
    assert table.prestige("grey") == 1


@pytest.mark.rule("MS-A2", "MS-CO-8")
def test_ozguel_adds_nothing_without_a_majority() -> None:
    table = Table().control("purple", "ozguel").turtles("grey", "S1A1")
    settle(table.turtles("purple", "S1A2 S4A1"))
    assert table.prestige("purple") == 0


# --- prestige never falls below 0 ----------------------------------------------------------------


@pytest.mark.rule("MS-AMB-33", "MS-A3", "MS-K5")
def test_a_card_that_is_lost_has_brought_more_before() -> None:
    """Grey, without any prestige, receives cards and loses them again; something always stays."""
    table = Table(2).lay("grey", levels="1 0 0").researchers("huber", "joy", "kaysia")
    settle(table)
    assert table.prestige("grey") == 2
    table = Table(2).lay("grey", levels="1 0 0", prestige=2).lay("purple", levels="1 0 0")
    settle(table.researchers("huber", "joy", "kaysia").control("grey", "huber"))
    assert table.prestige("grey") == 1


@pytest.mark.rule("MS-AMB-33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prestige_is_never_negative(seats: int) -> None:
    """Random games, in which commanders come and go."""
    losses = 0
    for seed in range(8):
        state = game().start(seats, seed, {"advanced": seed % 2 == 1})
        log = EventLog()
        state.listener = log
        state.playout(Rng(seed))
        lost = [event for event in log.events if event.kind == "prestige-lost"]
        losses += len(lost)
        for event in lost:
            total = event.facts["total"]
            assert isinstance(total, int)
            assert total >= 0
    assert losses
