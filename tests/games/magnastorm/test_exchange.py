"""The exchange of three cubes for one, and what is offered. Rule MS-Q2 and its rulings."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

WORDS = ("own", "left", "across", "right", "yellow")
EXCHANGES = [f"exchange {word}" for word in WORDS]
EIGHT = "S4A1 S4A2 S4A3 S4B1 S5A1 S5A2 S5A3 S5B1"
"""Fields for eight turtles: only the two rightmost slots, for 1 own and 1 yellow, stay filled."""


# --- three for one -------------------------------------------------------------------------------


@pytest.mark.rule("MS-Q2", "MS-Q1")
def test_three_cubes_of_any_mix_become_one() -> None:
    """Grey hands in a grey, a purple and a yellow cube for a pink one; the turn goes on."""
    table = Table().lay("grey", cubes="2 grey 1 purple 2 yellow").begin("grey")
    before = table.state.supply[:]
    table.do("exchange across")
    assert table.asked() == "exchange"
    table.do("give own", "give left", "give yellow")
    assert table.cubes("grey") == {"grey": 1, "pink": 1, "yellow": 1}
    assert table.state.supply == [before[0] + 1, before[1] + 1, before[2] - 1, *before[3:4], 21]
    assert table.asked() == "main"
    assert table.actor() == "grey"


@pytest.mark.rule("MS-Q2")
def test_three_cubes_of_the_same_colour_may_be_handed_in() -> None:
    table = Table().lay("grey", cubes="3 purple").begin("grey").do("exchange own")
    assert table.cubes("grey") == {"grey": 1}, "there is nothing to choose among three cubes"


@pytest.mark.rule("MS-Q2")
def test_an_exchange_can_be_repeated() -> None:
    """Seven purple cubes become a grey and a yellow one; the last one is not enough."""
    table = Table().lay("grey", cubes="7 purple").begin("grey")
    table.do("exchange own", "exchange yellow", "give left", "give left", "give left")
    assert table.cubes("grey") == {"grey": 1, "purple": 1, "yellow": 1}
    assert table.refusal("exchange left") == "MS-Q2"
    table.do("exchange across", "give own", "give left")
    assert table.cubes("grey") == {"pink": 1}
    assert table.legal("exchange") == []


@pytest.mark.rule("MS-Q2")
@pytest.mark.parametrize(
    ("cubes", "offered"),
    [
        ("2 purple", []),
        ("1 grey 1 yellow", []),
        ("1 purple 1 pink 1 yellow", ["exchange own", "exchange right"]),
        ("3 yellow", EXCHANGES[:4]),
        ("1 grey 3 purple", ["exchange own", *EXCHANGES[2:]]),
    ],
)
def test_it_takes_three_cubes_of_other_colours(cubes: str, offered: list[str]) -> None:
    table = Table().lay("grey", cubes=cubes).begin("grey")
    assert table.legal("exchange") == offered
    for exchange in EXCHANGES:
        assert table.refusal(exchange) == (None if exchange in offered else "MS-Q2")


@pytest.mark.rule("MS-Q2", "MS-S8")
@pytest.mark.parametrize(
    ("seats", "offered"),
    [
        (2, ["exchange own", "exchange left"]),
        (3, ["exchange own", "exchange left", "exchange across"]),
    ],
)
def test_only_colours_in_play_can_be_had(seats: int, offered: list[str]) -> None:
    """With two players there are neither pink nor orange cubes."""
    table = Table(seats).lay("grey", cubes="3 yellow").begin("grey")
    assert table.legal("exchange") == offered
    assert table.refusal("exchange right") is not None


@pytest.mark.rule("MS-Q2")
def test_only_cubes_in_hand_can_be_handed_in() -> None:
    table = Table().lay("grey", cubes="3 grey 2 yellow").lay("purple", cubes="5 purple")
    table.begin("grey").do("exchange across")
    assert table.legal() == ["give own", "give yellow"]
    assert table.refusal("give left") == "MS-Q2"


@pytest.mark.rule("MS-AMB-17", "MS-Q2")
def test_the_colour_wanted_cannot_be_handed_in() -> None:
    """Grey wants a yellow cube: two yellow ones in hand do not count, and stay."""
    table = Table().lay("grey", cubes="2 grey 2 purple 2 yellow").begin("grey")
    table.do("exchange yellow")
    assert table.legal() == ["give own", "give left"]
    assert table.refusal("give yellow") == "MS-AMB-17"
    table.do("give own", "give own")
    assert table.cubes("grey") == {"purple": 1, "yellow": 3}


@pytest.mark.rule("MS-AMB-17")
@pytest.mark.parametrize("cubes", ["2 grey 2 yellow", "9 grey 2 yellow"])
def test_without_three_others_a_colour_cannot_be_had(cubes: str) -> None:
    table = Table().lay("grey", cubes=cubes).begin("grey")
    assert table.refusal("exchange own") == "MS-Q2"
    assert table.refusal("exchange left") is None


@pytest.mark.rule("MS-Q4", "MS-Q2")
def test_a_colour_that_is_gone_cannot_be_had() -> None:
    """All yellow cubes outside the bag are orange's."""
    table = Table().lay("grey", cubes="4 purple").lay("orange", cubes="22 yellow").begin("grey")
    assert table.refusal("exchange yellow") == "MS-Q4"
    assert table.legal("exchange") == ["exchange own", "exchange across", "exchange right"]


@pytest.mark.rule("MS-T10", "MS-Q2")
def test_an_exchange_can_pay_for_the_move() -> None:
    """Row 3 costs a yellow cube; with purple ones grey must exchange first."""
    table = Table().lay("grey", cubes="3 purple").begin("grey").do("pick 0 yellow", "space 3-2")
    assert table.refusal("drive") == "MS-T10"
    table.do("exchange yellow")
    assert table.refusal("drive") is None
    table.do("drive")
    assert table.cubes("grey") == {}


# --- when ----------------------------------------------------------------------------------------


@pytest.mark.rule("MS-AMB-32", "MS-Q2")
def test_only_the_player_whose_turn_it_is_exchanges() -> None:
    """In purple's turn grey's nine cubes are of no use to anybody."""
    table = Table().lay("grey", cubes="9 grey").lay("purple", cubes="2 yellow").begin("purple")
    assert table.actor() == "purple"
    assert table.legal("exchange") == []
    assert table.refusal("exchange right") == "MS-Q2"


@pytest.mark.rule("MS-AMB-32")
def test_whoever_exchanges_uses_the_own_cubes() -> None:
    table = Table().lay("grey", cubes="9 grey").lay("purple", cubes="3 yellow").begin("purple")
    table.do("exchange own")
    assert table.cubes("purple") == {"purple": 1}
    assert table.cubes("grey") == {"grey": 9}


@pytest.mark.rule("MS-AMB-32", "MS-A1")
def test_nobody_exchanges_in_the_administration() -> None:
    """Grey, rich in cubes, ends the round; the next question is that of a new turn."""
    table = Table().lay("grey", cubes="9 grey 9 yellow").last_follower().begin("grey")
    table.act("1-0", "gain")
    assert table.heard("administration-began")
    assert table.asked() == "main"
    assert table.cubes("grey") == {"grey": 11, "yellow": 10}


def asking(kind: str) -> Table:
    """Bring grey, with plenty of cubes, to a certain question."""
    table = Table().lay("grey", cubes="5 grey 5 purple 5 yellow", scout="S1D1", levels="1 1 1 1")
    table.contracts("rc1", "rc2", "sc1", "sc2")
    if kind == "main":
        return table.begin("grey")
    if kind in ("place", "mode"):
        table.begin("grey").do("pick 0 yellow")
        return table if kind == "place" else table.do("space 1-0")
    if kind in ("move", "station", "turtle", "research"):
        table.begin("grey").act("1-0", "drive")
        if kind == "station":
            table.do("step s2a")
        elif kind != "move":
            table.do("stop s1d2", *(["turtle 1"] if kind == "research" else []))
        return table
    if kind in ("paid-turtle", "extra-turtle"):
        table.control("grey", "azrea").begin("grey").act("4-2", "drive", "stop s1d1", "turtle 1")
        return table if kind == "paid-turtle" else table.do("pass")
    if kind == "buy-step":
        return table.control("grey", "adira").begin("grey").act("1-0", "drive")
    if kind in ("reseat", "deal"):
        table.administrators("forrester").begin("grey").do("take 1")
        return table if kind == "reseat" else table.do("space 1-0", "space 1-1", "space 1-2")
    if kind == "any-cube":
        return table.control("grey", "yuul").begin("grey").act("1-0", "gain")
    if kind == "deploy":
        return table.begin("grey").act("5-0", "gain")
    table.lay("grey", cubes="5 grey 5 purple 5 yellow", levels="4 4 4 4").begin("grey")
    table.act("1-0", "gain")
    return table if kind == "contract" else table.do("contract 1")


SPENDING = (
    *("main", "mode", "buy-step", "move", "station"),
    *("turtle", "paid-turtle", "extra-turtle", "deal"),
)
OTHERS = ("place", "reseat", "any-cube", "research", "deploy", "contract", "lower")


@pytest.mark.rule("MS-AMB-40", "MS-Q2")
@pytest.mark.parametrize("kind", SPENDING)
def test_an_exchange_is_open_wherever_cubes_can_be_spent(kind: str) -> None:
    """Afterwards the same question is asked again."""
    table = asking(kind)
    assert table.asked() == kind
    assert "exchange across" in table.legal()
    table.do("exchange across", "give left", "give left", "give left")
    assert table.asked() == kind
    assert table.actor() == "grey"
    assert table.cubes("grey")["pink"] == 1


@pytest.mark.rule("MS-AMB-40")
@pytest.mark.parametrize("kind", OTHERS)
def test_at_other_moments_there_is_no_exchange(kind: str) -> None:
    table = asking(kind)
    assert table.asked() == kind
    assert table.legal("exchange") == []
    assert table.refusal("exchange across") == "ST-1"


# --- offers that cannot be paid ------------------------------------------------------------------


@pytest.mark.rule("MS-AMB-42", "MS-X1")
@pytest.mark.parametrize(
    ("cubes", "asked"),
    [("", False), ("2 purple", False), ("3 purple", True), ("1 grey", True), ("1 yellow", True)],
)
def test_a_station_is_offered_only_if_it_could_be_paid(cubes: str, asked: bool) -> None:
    """The cheapest one costs one cube, own or yellow; three others can be turned into it."""
    table = Table().lay("grey", cubes=cubes, scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a")
    assert (table.asked() == "station") == asked


@pytest.mark.rule("MS-AMB-42", "MS-X1", "MS-Q2")
def test_a_station_can_be_paid_after_exchanging() -> None:
    table = Table().lay("grey", cubes="3 purple", scout="S1D1").begin("grey")
    table.act("1-0", "drive", "step s2a")
    assert table.legal("build") == []
    assert table.refusal("build 1") == "MS-X1"
    table.do("exchange own", "build 1")
    assert table.prestige("grey") == 2


@pytest.mark.rule("MS-AMB-42", "MS-Q4")
def test_what_the_supply_lacks_cannot_be_exchanged_for() -> None:
    """Three purple cubes help nobody when grey and yellow ones are gone."""
    table = Table().lay("grey", cubes="3 purple", scout="S1D1").turtles("grey", EIGHT)
    table.lay("orange", cubes="22 grey 22 yellow").contracts("rc1", "rc2", "sc2", "sc3")
    table.fulfilled("sc2", "grey").begin("grey").act("1-0", "drive", "step s2a")
    assert table.asked() == "move"
    table.do("stop s2a1")
    assert table.actor() == "purple", "no turtle either"


@pytest.mark.rule("MS-AMB-42", "MS-L2")
@pytest.mark.parametrize(
    ("cubes", "asked"),
    [
        *(("", False), ("1 grey 2 purple", False), ("1 grey 3 purple", True)),
        *(("1 yellow 2 pink", False), ("1 yellow 3 pink", True)),
        *(("2 grey 2 purple", True), ("3 grey", False), ("4 grey", True), ("4 yellow", True)),
        *(("5 purple", False), ("6 purple", True), ("1 grey 1 yellow", True)),
    ],
)
def test_a_turtle_is_offered_only_if_it_could_be_paid(cubes: str, asked: bool) -> None:
    """Only slots for 1 own and 1 yellow cube are left; each missing cube takes three others."""
    table = Table().lay("grey", cubes=cubes).turtles("grey", EIGHT)
    table.contracts("rc1", "rc2", "sc2", "sc3").fulfilled("sc2", "grey").begin("grey")
    table.act("1-0", "drive", "stop s1a1")
    assert (table.asked() == "turtle") == asked
    assert (table.actor() == "purple") == (not asked)


@pytest.mark.rule("MS-AMB-42", "MS-L3")
@pytest.mark.parametrize(("cubes", "asked"), [("", False), ("2 pink", False), ("3 pink", True)])
def test_further_turtles_are_offered_only_if_they_could_be_paid(cubes: str, asked: bool) -> None:
    """Azrea needs an own cube even for a slot free of charge."""
    table = Table().lay("grey", cubes=cubes).control("grey", "azrea").begin("grey")
    table.act("1-0", "drive", "stop s1a1", "turtle 1")
    assert (table.asked() == "paid-turtle") == asked


@pytest.mark.rule("MS-AMB-42", "MS-CO-4")
@pytest.mark.parametrize(
    ("cubes", "asked"), [("1 grey 2 pink", False), ("1 grey 3 pink", True), ("2 grey", True)]
)
def test_adira_is_offered_only_if_she_could_be_paid(cubes: str, asked: bool) -> None:
    table = Table().lay("grey", cubes=cubes).control("grey", "adira").begin("grey")
    table.act("1-0", "drive")
    assert table.asked() == ("buy-step" if asked else "move")


@pytest.mark.rule("MS-AMB-42", "MS-CO-1")
@pytest.mark.parametrize(
    ("rest", "asked"), [("", False), (" 2 pink", False), (" 3 pink", True), (" 1 orange", False)]
)
def test_forrester_is_offered_only_if_he_could_be_paid(rest: str, asked: bool) -> None:
    """Grey pays a purple cube for the only follower of the column and has this left."""
    cubes = "1 purple" + rest
    table = Table().administrators("forrester").upper(1, "purple").lay("grey", cubes=cubes)
    table.lower("5-0", "yellow yellow yellow").begin("grey").do("take 1", "space 1-0")
    assert (table.asked() == "deal") == asked


@pytest.mark.rule("MS-AMB-42", "MS-CO-18")
def test_kaysia_is_offered_only_where_there_is_a_cost() -> None:
    """The first slot is free of charge anyway; all others may be taken without their cost."""
    table = Table().control("grey", "kaysia").begin("grey").act("1-0", "drive", "stop s1a1")
    free = ["turtle 3 free", "turtle 5 free", "turtle 7 free", "turtle 9 free"]
    assert table.legal("turtle") == ["turtle 1", *free]
    assert table.refusal("turtle 1 free") == "MS-CO-18"
