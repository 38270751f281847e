"""Cubes: where they come from and go to, the bag, the limits of the supply. MS-Q1, Q3, Q4."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.magnastorm import COLOURS, Table

ALL_BLACK = dict.fromkeys((*COLOURS, "yellow"), 0) | {"black": 25}
"""A bag from which only black cubes can be drawn."""


def bag(table: Table) -> dict[str, int]:
    """Return what the bag holds, without the colours it has none of."""
    names = (*COLOURS, "yellow", "black")
    return {names[colour]: count for colour, count in enumerate(table.state.bag) if count}


def drawn(table: Table) -> Counter[str]:
    """Return the cubes of the only draw so far, black ones included."""
    (event,) = table.heard("bag-drawn")
    colours = event.facts["colours"]
    assert isinstance(colours, list)
    return Counter(str(colour) for colour in colours)


def draw_three(table: Table) -> Table:
    """Let grey step up to level 10 of green, which draws three cubes."""
    table.lay("grey", levels="9 0 0 0").begin("grey")
    return table.act("1-0", "drive", "stop s1a1", "turtle 1")


# --- where cubes go ------------------------------------------------------------------------------


@pytest.mark.rule("MS-Q1", "MS-T10")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("row", "own", "yellow"), [(1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 1, 1), (5, 0, 2)]
)
def test_prices_go_to_the_supply(seats: int, row: int, own: int, yellow: int) -> None:
    """The move price of each row is paid before the scout moves."""
    column = {1: 0, 2: 1, 3: 2, 4: 0, 5: 1}[row]
    table = Table(seats).lay("purple", cubes="3 purple 3 yellow").begin("purple")
    before = table.supply("purple"), table.supply("yellow")
    table.act(f"{row}-{column}", "drive").send_nobody()
    assert table.asked() == "move"
    assert table.cubes("purple") == {"purple": 3 - own, "yellow": 3 - yellow}
    assert (table.supply("purple"), table.supply("yellow")) == (before[0] + own, before[1] + yellow)
    assert table.supply("grey") == 22


@pytest.mark.rule("MS-Q1", "MS-T11")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("row", "own", "yellow"), [(1, 2, 1), (2, 1, 1), (3, 2, 0), (4, 0, 1), (5, 1, 0)]
)
def test_gains_come_from_the_supply(seats: int, row: int, own: int, yellow: int) -> None:
    """The gain of each row, on a space whose bonus brings no cubes, as the bag is empty."""
    column = {1: 0, 2: 1, 3: 2, 4: 2, 5: 1}[row]
    table = Table(seats).lay("purple", cubes="1 purple 1 yellow").begin("purple")
    table.state.bag[:] = [0] * 6
    before = table.supply("purple"), table.supply("yellow")
    table.act(f"{row}-{column}", "gain")
    assert table.cubes("purple") == {"purple": 1 + own, "yellow": 1 + yellow}
    assert (table.supply("purple"), table.supply("yellow")) == (before[0] - own, before[1] - yellow)
    assert table.supply("grey") == 22


@pytest.mark.rule("MS-Q1", "MS-M6")
def test_the_cube_for_a_station_goes_to_its_owner() -> None:
    """Grey gives pink a purple cube; the supply has no part in it."""
    table = Table().lay("grey", cubes="1 grey 1 purple").station("pink", "T1M").begin("grey")
    before = table.state.supply[:]
    table.act("1-0", "drive", "start t1m", "give left")
    assert table.cubes("grey") == {"grey": 1}
    assert table.cubes("pink") == {"purple": 1}
    assert table.state.supply == before


@pytest.mark.rule("MS-Q1")
def test_cubes_for_a_takeover_go_to_the_supply_and_to_nobody_else() -> None:
    """Purple's follower and purple's marker cost two purple cubes, but purple gets neither."""
    table = Table().lay("grey", cubes="1 yellow 2 purple").upper(1, "yellow purple")
    table.control("purple", "ozguel").begin("grey")
    before = table.supply("purple"), table.supply("yellow")
    table.do("take 1")
    assert table.cubes("grey") == {}
    assert table.cubes("purple") == {}
    assert (table.supply("purple"), table.supply("yellow")) == (before[0] + 2, before[1] + 1)


# --- the bag -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-Q3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_black_cube_goes_back_and_brings_an_own_one(seats: int) -> None:
    """Purple gains 2 own cubes in row 3 and draws black: one own cube more."""
    people = (*COLOURS[:seats], "yellow")
    table = Table(seats).set(bag=dict.fromkeys(people, 0) | {"black": 25}).begin("purple")
    before = table.supply("purple")
    table.act("3-0", "gain")
    assert drawn(table) == {"black": 1}
    assert bag(table) == {"black": 25}
    assert table.cubes("purple") == {"purple": 3}
    assert table.supply("purple") == before - 3


@pytest.mark.rule("MS-Q3", "MS-Q1")
def test_other_cubes_are_kept_and_not_replaced() -> None:
    """Whatever chance brings: what is not black leaves the bag for good, the rest comes back."""
    met: Counter[str] = Counter()
    for seed in range(60):
        table = draw_three(Table().chance(seed))
        colours = drawn(table)
        assert colours.total() == 3
        black = colours.pop("black", 0)
        met.update(colours)
        full = Counter(dict.fromkeys((*COLOURS, "yellow"), 3) | {"black": 25})
        assert bag(table) == dict(full - colours)
        assert table.cubes("grey") == dict(colours + Counter({"grey": black}))
        assert table.supply("grey") == 22 - black
        assert table.supply("purple") == 22
        met["black"] += black
    assert set(met) == {*COLOURS, "yellow", "black"}, "everything can be drawn"
    assert met["black"] > 60, "25 of 40 cubes are black"


@pytest.mark.rule("MS-Q3")
@pytest.mark.parametrize(("levels", "count"), [("0 0 4 0", 2), ("0 0 9 0", 3)])
def test_the_stated_number_is_drawn(levels: str, count: int) -> None:
    """Red draws two cubes on level 5 and three on level 10; in a bag of black ones all are own."""
    table = Table().set(bag=ALL_BLACK).lay("grey", levels=levels).begin("grey")
    table.act("1-0", "drive", "stop s1a3", "turtle 1")
    assert drawn(table) == {"black": count}
    assert table.cubes("grey") == {"grey": count}


@pytest.mark.rule("MS-AMB-15", "MS-Q3")
@pytest.mark.parametrize("seed", range(12))
def test_several_cubes_are_drawn_together(seed: int) -> None:
    """With three cubes in the bag, drawing three yields exactly those: no black one comes twice."""
    table = Table().chance(seed).lay("grey", levels="9 0 0 0").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    table.state.bag[:] = [0, 1, 0, 0, 0, 2]
    table.do("turtle 1")
    assert drawn(table) == {"purple": 1, "black": 2}
    assert table.cubes("grey") == {"grey": 2, "purple": 1}
    assert bag(table) == {"black": 2}


@pytest.mark.rule("MS-AMB-15", "MS-Q3", "MS-CO-14")
def test_an_exhausted_bag_yields_what_it_has() -> None:
    """Joy lets grey draw five cubes, of which there are four."""
    table = Table().lay("grey", levels="9 0 0 0").control("grey", "joy").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    table.state.bag[:] = [1, 0, 1, 0, 1, 1]
    table.do("turtle 1")
    assert table.cubes("grey") == {"grey": 2, "pink": 1, "yellow": 1}
    assert bag(table) == {"black": 1}


# --- the limits of the supply --------------------------------------------------------------------


@pytest.mark.rule("MS-Q4", "MS-AMB-18")
@pytest.mark.parametrize(
    ("hoard", "gained"),
    [
        ("21 grey", {"grey": 1, "yellow": 1}),
        ("22 grey", {"yellow": 1}),
        ("22 yellow", {"grey": 2}),
        ("21 grey 22 yellow", {"grey": 1}),
        ("20 grey 21 yellow", {"grey": 2, "yellow": 1}),
    ],
)
def test_missing_cubes_are_not_gained_and_not_replaced(hoard: str, gained: dict[str, int]) -> None:
    """Grey should gain 2 own and 1 yellow cube, but orange hoards them."""
    table = Table().lay("orange", cubes=hoard).begin("grey").act("1-0", "gain")
    assert table.cubes("grey") == gained
    assert bool(table.heard("supply-short")) == (sum(gained.values()) < 3)


@pytest.mark.rule("MS-Q4", "MS-AMB-18", "MS-Q3")
def test_black_cubes_bring_nothing_when_the_own_ones_are_gone() -> None:
    """Three black cubes, but only one grey cube in the supply: they go back all the same."""
    table = draw_three(Table().set(bag=ALL_BLACK).lay("orange", cubes="24 grey"))
    assert drawn(table) == {"black": 3}
    assert table.cubes("grey") == {"grey": 1}
    assert bag(table) == {"black": 25}


@pytest.mark.rule("MS-Q4", "MS-R3")
def test_any_player_colour_means_one_that_is_left() -> None:
    """There are no grey and no pink cubes in the supply."""
    table = Table().lay("orange", cubes="22 grey 22 pink").lay("grey", levels="0 1 0 0")
    table.begin("grey").act("1-0", "drive", "stop s1a2", "turtle 1")
    assert table.legal() == ["any left", "any right"]
    assert table.refusal("any own") == "MS-Q4"
    assert table.refusal("any across") == "MS-Q4"


@pytest.mark.rule("MS-Q4", "MS-AMB-18")
@pytest.mark.parametrize(("left", "gained"), [(1, {"purple": 1}), (0, {})])
def test_any_player_colour_is_void_without_a_cube_of_any(left: int, gained: dict[str, int]) -> None:
    """The last purple cube is taken without a question; without it grey goes empty-handed."""
    table = Table(2).lay("purple", cubes=f"22 grey {22 - left} purple")
    table.lay("grey", levels="0 1 0").begin("grey").act("1-0", "drive", "stop s1a2", "turtle 1")
    assert table.actor() == "purple"
    assert table.cubes("grey") == gained, "yellow cubes are plenty, but no player colour"


@pytest.mark.rule("MS-Q4")
def test_what_was_paid_can_be_gained_again() -> None:
    """Grey pays the only grey cube outside orange's hoard, and it is there for purple to name."""
    table = Table().lay("orange", cubes="21 grey").lay("grey", cubes="1 grey")
    table.lay("purple", levels="0 1 0 0").begin("grey")
    assert table.supply("grey") == 0
    table.act("2-0", "drive", "stop s1a1", "pass")
    assert table.supply("grey") == 1
    table.act("1-0", "drive", "stop s1a2", "turtle 1")
    assert table.refusal("any right") is None
