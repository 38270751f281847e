"""Payments: rules CR-K3, CR-K4 and CR-M5, and the look-ahead against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from sternentisch.games.cryo.components import Cost
from sternentisch.games.cryo.rules.payment import can_pay, pay
from sternentisch.games.cryo.state import State
from tests.support.cryo import Table

Tracks = tuple[int, ...]


def launch(tracks: str) -> Table:
    """A is about to pay 1 energy, 1 crystal, 2 organics and 1 tech for two caves."""
    table = Table().lay("A", tracks, pool=2, vehicles="interface")
    table.cave("K01", "S7").cave("K02", "S8").at("A", "17").do("activate north")
    return table.do("settle both")


def paid(table: Table) -> list[tuple[object, object]]:
    return [(event.facts["resource"], event.facts["count"]) for event in table.heard("paid")]


# --- nanites -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K3", "CR-D3")
def test_a_nanite_stands_in_for_a_crystal() -> None:
    table = Table().lay("A", "0/0/0/2 +0").at("A", "1").do("activate west", "amount 2")
    assert table.tracks("A") == "0/0/0/0 +2"


@pytest.mark.rule("CR-K3", "CR-D1")
def test_a_nanite_stands_in_for_organics() -> None:
    table = Table().lay("A", "0/0/0/1 +0").at("A", "1").do("activate east", "wake engineering-1")
    assert (table.tracks("A"), table.player("A").pool) == ("0/0/0/0 +0", 1)


@pytest.mark.rule("CR-K3", "CR-D5")
def test_a_nanite_stands_in_for_tech() -> None:
    table = Table().lay("A", "0/0/0/1 +0").at("A", "9").do("activate west")
    assert (table.tracks("A"), table.player("A").size) == ("0/0/0/0 +0", 1)


@pytest.mark.rule("CR-K3", "CR-K4")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("pay crystal", "0/0/0/3 +3"),
        ("pay nanite, pay crystal", "1/0/0/2 +3"),
        ("pay nanite, pay nanite, pay crystal", "2/0/0/1 +3"),
        ("pay nanite, pay nanite, pay nanite", "3/0/0/0 +3"),
    ],
)
def test_nanites_and_the_kind_itself_mix_freely(moves: str, left: str) -> None:
    table = Table().lay("A", "3/0/0/3 +0").at("A", "1").do("activate west", "amount 3")
    table.do(*moves.split(", "))
    assert table.tracks("A") == left


@pytest.mark.rule("CR-K3")
def test_nanites_never_replace_energy() -> None:
    """Neither for Scout nor for a launch."""
    table = Table().lay("A", "5/5/5/5 +0", pool=2, vehicles="interface").at("A", "13")
    assert table.refusal("activate west") == "CR-D6"
    table = Table().lay("A", "5/5/5/5 +0", pool=2, vehicles="interface", hand="interface")
    assert table.at("A", "17").refusal("activate north") == "CR-D9"


@pytest.mark.rule("CR-K3", "CR-P1")
def test_nanites_never_replace_a_card() -> None:
    """The card tile in slot 3 asks for a card; A has none."""
    table = Table().lay("A", "0/0/0/5 +0", out="1 17", slots="3:RC6")
    table.incident("engineering", "IE5").begin("A").do("recall", "incident engineering", "return 3")
    assert table.refusal("use") == "CR-P1"


@pytest.mark.rule("CR-K3", "CR-D4")
def test_nanites_cannot_be_converted() -> None:
    table = Table().lay("A", "0/0/0/5 +0", hand="interface").at("A", "5")
    assert table.refusal("activate west") == "CR-D4"


# --- the order of payment ------------------------------------------------------------------------


@pytest.mark.rule("CR-K4", "CR-M5")
def test_energy_is_taken_off_first() -> None:
    table = Table().lay("A", "0/0/1/1 +3", pool=1).at("A", "13").do("activate west", "reveal k03")
    assert (table.asked(), table.tracks("A")) == ("pay", "0/0/1/1 +2")
    table.do("pay tech")
    assert paid(table) == [("energy", 1), ("tech", 1)]


@pytest.mark.rule("CR-K4", "CR-M5")
def test_crystal_comes_before_organics_before_tech() -> None:
    """1 crystal, 2 organics and 1 tech are due."""
    table = launch("1/2/1/4 +1")
    assert table.legal() == ["pay crystal", "pay nanite"]
    table.do("pay crystal")
    assert table.legal() == ["pay organics", "pay nanite"]
    table.do("pay nanite")
    assert table.legal() == ["pay organics", "pay nanite"], "one more unit of organics"
    table.do("pay organics")
    assert table.legal() == ["pay tech", "pay nanite"]
    table.do("pay nanite")
    assert table.tracks("A") == "0/1/1/2 +0"
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (1, 1)


@pytest.mark.rule("CR-K4")
def test_the_kind_itself_pays_all_its_units() -> None:
    table = launch("1/2/1/4 +1").do("pay crystal", "pay organics")
    assert table.tracks("A") == "0/0/1/4 +0"
    assert table.legal() == ["pay tech", "pay nanite"]
    assert paid(table)[-1] == ("organics", 2)


@pytest.mark.rule("CR-K4")
def test_only_the_kind_that_is_due_can_be_paid() -> None:
    table = launch("1/2/1/4 +1")
    assert table.refusal("pay organics") == "CR-K4"
    assert table.refusal("pay tech") == "CR-K4"
    table.do("pay crystal", "pay organics")
    assert table.refusal("pay crystal") == "CR-K4"
    assert table.refusal("done") == "ST-1", "what is due must be paid"


@pytest.mark.rule("CR-K4", "CR-M2")
def test_a_nanite_that_is_needed_later_cannot_be_spent_now() -> None:
    """Two of the three nanites have to wait for the organics."""
    table = launch("1/0/1/3 +1")
    assert table.legal() == ["pay crystal", "pay nanite"]
    table.do("pay nanite")
    assert table.tracks("A") == "1/0/0/0 +0", "then nothing is left to choose"

    table = launch("1/0/1/3 +1").do("pay crystal")
    assert table.tracks("A") == "0/0/1/1 +0", "organics by nanites; for tech there is a choice"
    assert table.legal() == ["pay tech", "pay nanite"]


@pytest.mark.rule("CR-K4")
def test_the_kind_itself_is_not_offered_where_it_does_not_suffice() -> None:
    """With 2 crystals and 2 nanites, 3 crystals are paid by at least one nanite."""
    table = Table().lay("A", "2/0/0/2 +0").at("A", "1").do("activate west", "amount 3")
    assert table.tracks("A") == "2/0/0/1 +0", "the first nanite goes by itself"
    assert table.legal() == ["pay crystal", "pay nanite"]


@pytest.mark.rule("CR-M5", "CR-K4", "CR-M3")
def test_a_single_way_to_pay_is_taken_for_you() -> None:
    """The example of CR-M5: the nanite is needed for the organics, so nothing is asked."""
    table = Table().lay("A", "1/0/0/1 +1", pool=1, vehicles="interface")
    table.cave("K01", "S7").cave("K02", "S8").at("A", "17").do("activate north")
    assert (table.asked(), table.tracks("A")) == ("main", "0/0/0/0 +0")
    assert table.actor() == "B"
    assert table.pods("K01", "A") == 1
    assert paid(table) == [("energy", 1), ("crystal", 1), ("nanite", 1)]


@pytest.mark.rule("CR-K4", "CR-P1", "CR-AMB-2")
@pytest.mark.parametrize(
    ("tile", "tracks", "legal"),
    [
        ("RC2", "1/1/1/1 +0", ["pay crystal", "pay nanite"]),
        ("RC4", "1/1/1/1 +0", ["pay crystal", "pay organics", "pay nanite"]),
        ("RT4", "1/1/1/1 +0", ["pay crystal", "pay tech", "pay nanite"]),
        ("RT4", "1/1/1/0 +0", ["pay crystal", "pay tech"]),
        ("RT5", "1/1/0/1 +0", ["pay organics", "pay nanite"]),
    ],
)
def test_one_unit_of_several_kinds(tile: str, tracks: str, legal: list[str]) -> None:
    """A tile with "or" lets you choose the kind, too."""
    table = Table().lay("A", tracks, home="1 2", out="5", slots=f"3:{tile}")
    table.incident("engineering", "IE5").begin("A")
    table.do("recall", "incident engineering", "return 3", "use")
    assert table.legal() == legal
    for kind in ("crystal", "organics", "tech", "nanite"):
        move = f"pay {kind}"
        assert table.refusal(move) == (None if move in legal else "CR-K4")


@pytest.mark.rule("CR-K4", "CR-C18", "CR-M2")
def test_overclock_is_paid_so_that_its_action_stays_possible() -> None:
    """With 1 tech and 1 nanite, the nanite must be kept for the organics of the pod."""
    table = Table().lay("A", "0/0/1/1 +0", upgrades="overclock").space("C1", "").at("A", "1")
    table.do("activate north", "activate east", "wake engineering-1")
    assert table.tracks("A") == "1/0/0/0 +0"
    assert paid(table) == [("tech", 1), ("nanite", 1)]


# --- against brute force -------------------------------------------------------------------------


def after_paying(stock: Tracks, cost: Tracks) -> list[Tracks]:
    """Return what can be left of a stock: some units of each kind by nanites, the rest not."""
    left = []
    for nanites in product(*(range(units + 1) for units in cost)):
        rest = [stock[kind] - cost[kind] + nanites[kind] for kind in range(3)]
        rest.append(stock[3] - sum(nanites))
        if min(rest) >= 0:
            left.append((*rest, 0))
    return left


def after_paying_one(stock: Tracks, kinds: int) -> list[Tracks]:
    """Return what can be left after one unit of some kinds."""
    left = []
    for kind in range(4):
        if stock[kind] and (kind == 3 or kinds >> kind & 1):
            rest = list(stock)
            rest[kind] -= 1
            left.append((*rest, 0))
    return left


def stocks(units: int, nanites: int) -> Iterator[Tracks]:
    return product(range(units + 1), range(units + 1), range(units + 1), range(nanites + 1))


def reached(state: State) -> list[Tracks]:
    """Follow every offer until the cost is paid; return what is left each time."""
    assert not state.over, "a payment got stuck"
    if state.decision().kind != "pay":
        return [tuple(state.players[0].tracks)]
    found = []
    for id in state.offers:
        after = state.clone()
        after.play(id)
        found += reached(after)
    return found


def begin_payment(state: State, stock: Tracks, cost: Cost) -> State:
    """Return a copy in which the first player has a stock and is paying a cost."""
    copy = state.clone()
    copy.players[0].tracks = [*stock, cost.energy]
    pay(copy, 0, cost)
    copy.settle()
    return copy


@pytest.mark.rule("CR-K3", "CR-K4")
def test_a_cost_is_payable_exactly_if_some_payment_exists() -> None:
    """Every stock against every cost of up to three units of each kind."""
    state = Table().begin("A").state
    for stock in stocks(3, 5):
        state.players[0].tracks = [*stock, 1]
        for cost in product(range(4), range(4), range(4)):
            expected = bool(after_paying(stock, cost))
            assert can_pay(state, 0, Cost(1, *cost, 0)) == expected, (stock, cost)
            assert not can_pay(state, 0, Cost(2, *cost, 0)), "energy is missing"


@pytest.mark.rule("CR-K4", "CR-M2")
def test_every_payment_has_exactly_one_sequence() -> None:
    """Every stock against every cost again: no payment is missed or doubled, none gets stuck."""
    state = Table().begin("A").state
    for stock in stocks(3, 5):
        for cost in product(range(4), range(4), range(4)):
            expected = after_paying(stock, cost)
            if expected:
                found = reached(begin_payment(state, stock, Cost(1, *cost, 0)))
                assert sorted(found) == sorted(expected), (stock, cost)


@pytest.mark.rule("CR-K4", "CR-P1")
def test_every_payment_of_one_unit_of_several_kinds() -> None:
    state = Table().begin("A").state
    for stock in stocks(1, 1):
        for kinds in range(1, 8):
            expected = after_paying_one(stock, kinds)
            state.players[0].tracks = [*stock, 0]
            assert can_pay(state, 0, Cost(0, 0, 0, 0, kinds)) == bool(expected)
            if expected:
                found = reached(begin_payment(state, stock, Cost(0, 0, 0, 0, kinds)))
                assert sorted(found) == sorted(expected), (stock, kinds)


@pytest.mark.rule("CR-K4")
def test_units_and_a_unit_of_several_kinds_together() -> None:
    """No printed cost asks for both, but what is offered must lead to the end all the same."""
    state = Table().begin("A").state
    for stock in stocks(2, 2):
        for units in product(range(2), range(2), range(2)):
            for kinds in range(1, 8):
                before = after_paying(stock, units)
                expected = {left for rest in before for left in after_paying_one(rest[:4], kinds)}
                cost = Cost(0, *units, kinds)
                state.players[0].tracks = [*stock, 0]
                assert can_pay(state, 0, cost) == bool(expected), (stock, units, kinds)
                if expected:
                    assert set(reached(begin_payment(state, stock, cost))) == expected
