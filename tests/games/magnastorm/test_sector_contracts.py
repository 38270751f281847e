"""The four sector contracts and the majority. Rules MS-SC1 to MS-SC4 and MS-C4."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

OTHERS = {"sc1": "sc2", "sc2": "sc3", "sc3": "sc4", "sc4": "sc1"}


def turtles(counts: str) -> str:
    """Return fields for numbers of turtles in S1, S2 …, all of a sector on the first field."""
    return " ".join(f"S{s}A1" for s, n in enumerate(counts.split(), 1) for _ in range(int(n)))


def offered(contract: str, grey: str, purple: str = "", pink: str = "") -> Table:
    """Let grey end a turn; turtles are given by sector, the contract lies in the third bay."""
    table = Table().contracts("rc1", "rc2", contract, OTHERS[contract])
    table.fulfilled(OTHERS[contract], "grey").turtles("grey", turtles(grey))
    table.turtles("purple", turtles(purple).replace("A1", "A2"))
    table.turtles("pink", turtles(pink).replace("A1", "A3"))
    # grey could also complete this one, so that there is always a question
    return table.lay("grey", levels="4 0 0 0").begin("grey").act("1-0", "gain")


def refused(contract: str, grey: str, purple: str = "", pink: str = "") -> str | None:
    return offered(contract, grey, purple, pink).refusal("contract 3")


def left(table: Table) -> list[int]:
    """Return how many turtles grey has in each sector."""
    return table.player("grey").sectors


# --- the majority --------------------------------------------------------------------------------


@pytest.mark.rule("MS-C4")
@pytest.mark.parametrize(
    ("purple", "pink", "refusal"),
    [
        *(("0", "0", None), ("2", "0", None), ("2", "2", None)),
        *(("3", "0", "MS-C4"), ("0", "3", "MS-C4"), ("4", "0", "MS-C4"), ("4", "1", "MS-C4")),
    ],
)
def test_a_majority_is_more_than_each_single_opponent(
    purple: str, pink: str, refusal: str | None
) -> None:
    """Grey's three turtles beat two and two, although these are four; a tie is no majority."""
    assert refused("sc2", "3 1", purple, pink) == refusal


@pytest.mark.rule("MS-C4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_majority_with_fewer_players(seats: int) -> None:
    table = Table(seats).contracts("rc1", "rc2", "sc2", "sc1")
    table.turtles("grey", "S1A1 S1A1 S1A1 S2A1").turtles("purple", "S1A2 S1A2").begin("grey")
    table.act("1-0", "gain")
    assert table.legal() == ["pass", "contract 3"]


@pytest.mark.rule("MS-C4", "MS-AMB-26")
def test_a_single_turtle_is_a_majority_where_nobody_else_has_any() -> None:
    """Dominance with two turtles in S1 and one in S2, both against nobody."""
    assert refused("sc4", "2 1") is None
    assert refused("sc4", "2 1", "0 1") == "MS-C4"


@pytest.mark.rule("MS-C4")
def test_the_majority_is_counted_before_turtles_are_lifted() -> None:
    """Grey's two and one against one and none: afterwards purple has more in S1, no matter."""
    table = offered("sc4", "2 1", "1 0").do("contract 3")
    assert left(table) == [0, 0, 0, 0, 0, 0]
    assert table.prestige("grey") == 5


@pytest.mark.rule("MS-C4", "MS-C3")
def test_turtles_of_the_whole_sector_count() -> None:
    """Grey's three stand in three areas of S1, purple's two in one of them."""
    table = Table().contracts("rc1", "rc2", "sc2", "sc1").turtles("purple", "S1C1 S1C1")
    table.turtles("grey", "S1A1 S1B1 S1D2 S2A1").begin("grey").act("1-0", "gain")
    assert table.legal() == ["pass", "contract 3"]


# --- Twin harvest --------------------------------------------------------------------------------


@pytest.mark.rule("MS-SC1", "MS-C3")
@pytest.mark.parametrize(
    ("grey", "purple", "refusal"),
    [
        *(("2 2", "", None), ("0 0 0 0 2 2", "", None)),
        *(("2 2", "2 1", None), ("2 2", "1 2", None), ("2 2", "3 0", None)),
        *(("2 2", "2 2", "MS-C4"), ("2 2 1", "2 2", "MS-C4"), ("2 2 2", "2 2 1", None)),
        *(("4", "", "MS-C3"), ("3 1", "", "MS-C3"), ("2 1 1", "", "MS-C3"), ("2 1", "", "MS-C3")),
    ],
)
def test_twin_harvest_takes_two_and_two_with_one_majority(
    grey: str, purple: str, refusal: str | None
) -> None:
    """At least one of the two sectors must be grey's; a third one with fewer turtles is no help."""
    assert refused("sc1", grey, purple) == refusal


@pytest.mark.rule("MS-SC1")
def test_twin_harvest_lifts_two_in_each_sector() -> None:
    """Of three in S2 and four in S5, one and two stay."""
    table = offered("sc1", "0 3 0 0 4 0", "0 3").do("contract 3")
    assert left(table) == [0, 1, 0, 0, 2, 0]
    assert table.prestige("grey") == 5


@pytest.mark.rule("MS-SC1", "MS-C4")
def test_the_majority_must_be_in_one_of_the_sectors_chosen() -> None:
    """Grey has it only in S3: S1 and S2 do not go together, each goes with S3."""
    table = offered("sc1", "2 2 2", "2 2 0").do("contract 3")
    assert table.legal() == ["sector s1", "sector s2"]
    table.do("sector s1")
    assert left(table) == [0, 2, 0, 0, 0, 0], "S3 follows by itself"


@pytest.mark.rule("MS-SC1", "MS-C4")
def test_a_pair_without_majority_is_refused_for_the_majority() -> None:
    """After S1, S2 has the turtles but is not grey's; S3 and S4 are."""
    table = offered("sc1", "2 2 2 2", "2 2 0 0").do("contract 3", "sector s1")
    assert table.legal() == ["sector s3", "sector s4"]
    assert table.refusal("sector s2") == "MS-C4"


# --- Bulk harvest --------------------------------------------------------------------------------


@pytest.mark.rule("MS-SC2", "MS-C3")
@pytest.mark.parametrize(
    ("grey", "purple", "refusal"),
    [
        *(("3 1", "", None), ("3 1", "2 4", None), ("1 0 0 0 0 3", "", None)),
        *(("3 1", "3 0", "MS-C4"), ("3 3", "3 0", None), ("3 3", "3 3", "MS-C4")),
        *(("4", "", "MS-C3"), ("2 2", "", "MS-C3"), ("2 1 1", "", "MS-C3"), ("3 0", "", "MS-C3")),
    ],
)
def test_bulk_harvest_takes_three_by_majority_and_one_anywhere(
    grey: str, purple: str, refusal: str | None
) -> None:
    """The majority is needed where three are lifted, not where the single one is."""
    assert refused("sc2", grey, purple) == refusal


@pytest.mark.rule("MS-SC2")
def test_bulk_harvest_lifts_three_and_one() -> None:
    table = offered("sc2", "4 2 1").do("contract 3")
    assert table.asked() == "sector", "S1 gives three, the other one is open"
    assert table.legal() == ["sector s2", "sector s3"]
    assert table.refusal("sector s1") == "MS-C3", "another sector is wanted"
    table.do("sector s2")
    assert left(table) == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("MS-SC2", "MS-C4")
def test_bulk_harvest_refuses_three_without_majority() -> None:
    """S1 to S3 have three turtles each, but purple has as many in S1."""
    table = offered("sc2", "3 3 3", "3 0 0").do("contract 3")
    assert table.legal() == ["sector s2", "sector s3"]
    assert table.refusal("sector s1") == "MS-C4"
    table.do("sector s3")
    assert table.legal() == ["sector s1", "sector s2"], "for the single one S1 is good enough"


# --- Scattered harvest ---------------------------------------------------------------------------


@pytest.mark.rule("MS-SC3", "MS-C3")
@pytest.mark.parametrize(
    ("grey", "purple", "refusal"),
    [
        *(("2 1 1", "", None), ("1 0 2 0 1", "", None), ("2 1 1", "5 2 2", None)),
        *(("1 1 1 1", "", "MS-C3"), ("2 2", "", "MS-C3"), ("3 1", "", "MS-C3")),
        *(("2 1", "", "MS-C3"), ("4", "", "MS-C3"), ("1 1 2", "1 1 4", None)),
    ],
)
def test_scattered_harvest_takes_two_one_and_one_without_majority(
    grey: str, purple: str, refusal: str | None
) -> None:
    """Three different sectors; how many turtles others have there does not matter."""
    assert refused("sc3", grey, purple) == refusal


@pytest.mark.rule("MS-SC3")
def test_scattered_harvest_lifts_two_one_and_one() -> None:
    table = offered("sc3", "3 0 0 2 0 2").do("contract 3", "sector s4")
    assert left(table) == [2, 0, 0, 0, 0, 1]


# --- Dominance -----------------------------------------------------------------------------------


@pytest.mark.rule("MS-SC4", "MS-C3")
@pytest.mark.parametrize(
    ("grey", "purple", "refusal"),
    [
        *(("2 1", "", None), ("1 2", "", None), ("2 2", "1 1", None), ("2 1 0 0 0 1", "1 1", None)),
        *(("2 1", "2 0", "MS-C4"), ("2 1", "0 1", "MS-C4"), ("2 2", "2 1", "MS-C4")),
        *(("3", "", "MS-C3"), ("1 1 1", "", "MS-C3")),
    ],
)
def test_dominance_takes_two_and_one_by_two_majorities(
    grey: str, purple: str, refusal: str | None
) -> None:
    """Both sectors must be grey's, that of the single turtle as well."""
    assert refused("sc4", grey, purple) == refusal


@pytest.mark.rule("MS-SC4", "MS-C4")
def test_dominance_lifts_two_and_one() -> None:
    """S3 is shared with purple: neither the two nor the one can come from there."""
    table = offered("sc4", "2 3 3", "0 1 3").do("contract 3")
    assert table.legal() == ["sector s1", "sector s2"]
    assert table.refusal("sector s3") == "MS-C4"
    table.do("sector s2")
    assert left(table) == [1, 1, 3, 0, 0, 0]
