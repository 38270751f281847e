"""COLLECT: rules CI-X1 to CI-X5."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table


@pytest.mark.rule("CI-X1")
def test_each_visible_card_offers_both_halves() -> None:
    """Luke, rich enough for all three top cards, has six halves to choose from."""
    table = Table("Luke", "Kate").artifacts("ac01", "ac02", "ac03")
    table.lay("Luke", hand="P4 N4 B1").begin("Luke").do("collect")
    assert table.legal() == [
        *("artifact 0 left", "artifact 0 right"),
        *("artifact 1 left", "artifact 1 right"),
        *("artifact 2 left", "artifact 2 right"),
    ]


@pytest.mark.rule("CI-X1", "CI-X5")
@pytest.mark.parametrize(("half", "kept"), [("left", "enhanced_vision"), ("right", "contract")])
def test_one_half_is_kept_for_good(half: str, kept: str) -> None:
    """The chosen half is Luke's, the other half is gone: no stack holds the card any more."""
    table = Table("Luke", "Kate").artifacts("ac01")
    table.lay("Luke", hand="P4 N4 B1").begin("Luke")
    table.do("collect", f"artifact 0 {half}", "card purple-4", "card brown-4", "stop")
    assert table.owned("Luke") == [kept]
    assert table.owned("Kate") == []
    left = [
        card.id
        for stack, size in zip(table.state.artifact_stacks, table.state.artifacts_left, strict=True)
        for card in stack[:size]
    ]
    assert "ac01" not in left


@pytest.mark.rule("CI-X1")
def test_an_empty_stack_offers_nothing() -> None:
    """Where no card is left neither half can be chosen."""
    table = Table("Luke", "Kate").artifacts(sizes=(0, 4, 4))
    table.lay("Luke", hand="P4 N4 B1").begin("Luke").do("collect")
    assert table.refusal("artifact 0 left") == "CI-X1"
    assert table.refusal("artifact 0 right") == "CI-X1"
    assert table.refusal("artifact 1 left") is None


@pytest.mark.rule("CI-X2", "CI-G7", "CI-K-P3")
@pytest.mark.parametrize(
    ("ancientones", "broker", "due"),
    [(0, False, 9), (1, False, 5), (2, False, 1), (0, True, 7), (1, True, 3), (2, True, 0)],
)
def test_discounts_add_up(ancientones: int, broker: bool, due: int) -> None:
    """Ancientone saves 4 each, Relic Broker 2; a card of cost 9 never costs less than 0."""
    table = Table("Luke", "Kate").artifacts("ac11").turn(artifact_discount=4 * ancientones)
    table.lay("Luke", hand="P1", artifacts="relic_broker" if broker else "")
    table.begin("Luke", start_phase=False)
    assert table.artifact_cost(0) == due


@pytest.mark.rule("CI-X2", "CI-K-P3")
def test_two_ancientones_save_eight() -> None:
    """Ancientone as leader and another one played: a card of cost 9 takes one level 1 card."""
    table = Table("Luke", "Kate").artifacts("ac11")
    table.lay("Luke", hand="P3 B1", base="P3").begin("Luke").do("skill", "card purple-3")
    assert table.artifact_cost(0) == 1
    table.do("collect", "artifact 0 left")
    assert table.owned("Luke") == ["getaway_crawler"]
    assert table.base("Luke") == "P3 P3 B1"


@pytest.mark.rule("CI-X2", "CI-G7")
def test_a_free_artifact_takes_the_action_but_no_card() -> None:
    """At cost 0 Luke, empty-handed, collects; his collecting is used up all the same."""
    table = Table("Luke", "Kate").docks("P1").artifacts("ac07", "ac05")
    table.turn(artifact_discount=8).begin("Luke", start_phase=False)
    table.do("collect", "artifact 0 left")
    assert table.owned("Luke") == ["relic_broker"]
    assert table.played() == ""
    assert table.refusal("collect") == "CI-T7"


@pytest.mark.rule("CI-X2", "CI-AMB-24")
@pytest.mark.parametrize("half", ["left", "right"])
def test_both_halves_cost_the_same(half: str) -> None:
    """The cost belongs to the card: with 8 levels both halves of cost 8 are in reach, 9 are not."""
    table = Table("Luke", "Kate").artifacts("ac01", "ac11")
    table.lay("Luke", hand="P4 N4").begin("Luke").do("collect")
    assert table.refusal(f"artifact 0 {half}") is None
    assert table.refusal(f"artifact 1 {half}") == "CI-X3"


@pytest.mark.rule("CI-X3")
def test_any_colours_pay() -> None:
    """Four colours together reach 5."""
    table = Table("Luke", "Kate").artifacts("ac07")
    table.lay("Luke", hand="P1 N1 B1 Y2").begin("Luke").do("collect", "artifact 0 left")
    assert table.legal() == ["card purple-1", "card brown-1", "card blue-1", "card yellow-2"]
    table.do("card blue-1", "card yellow-2", "card purple-1")
    assert table.base("Luke") == "B1 Y2 P1 N1"
    assert table.owned("Luke") == ["relic_broker"]


@pytest.mark.rule("CI-X3", "CI-G6")
@pytest.mark.parametrize(("hand", "rule"), [("P4", "CI-X3"), ("P4 N1", None)])
def test_collecting_is_offered_only_if_it_can_be_paid(hand: str, rule: str | None) -> None:
    """Four levels do not buy an artifact of cost 5, five do."""
    table = Table("Luke", "Kate").artifacts("ac07", "ac11", "ac12")
    assert table.lay("Luke", hand=hand).begin("Luke").refusal("collect") == rule


@pytest.mark.rule("CI-X3", "CI-G6")
def test_an_unfinished_payment_is_refused_by_the_rule_of_collecting() -> None:
    """Luke cannot stop at 4 of 5 levels; the rule named is one he finds under collecting."""
    table = Table("Luke", "Kate").artifacts("ac07")
    table.lay("Luke", hand="P4 N1 B1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4")
    assert "stop" not in table.legal()
    assert table.refusal("stop") == "CI-X3"


@pytest.mark.rule("CI-X3", "CI-AMB-2")
def test_paying_more_is_allowed() -> None:
    """Luke pays 8 for 5, and then adds a card he need not have added."""
    table = Table("Luke", "Kate").artifacts("ac07")
    table.lay("Luke", hand="P4 N4 B1 Y1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "card brown-4", "card blue-1", "stop")
    assert table.played() == "P4 N4 B1"
    assert table.hand("Luke") == "Y1"


@pytest.mark.rule("CI-X3", "CI-K3")
def test_payment_uses_no_skills() -> None:
    """The blue 1 Luke pays could have taken a crystal as a skill; paid, it takes none."""
    table = Table("Luke", "Kate").artifacts("ac07").mine("blue-1-plain-a")
    table.lay("Luke", hand="P4 B1 N1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "card blue-1", "stop")
    assert table.asked() == "main"
    assert table.crystals("Luke") == []


@pytest.mark.rule("CI-X3", "CI-K-G2")
def test_stalkroot_doubles_payments_for_artifacts() -> None:
    """Under a Stalkroot green 1, 1 and 2 count 8, blue cards as printed."""
    table = Table("Luke", "Kate", wild="purple red").artifacts("ac01", "ac11", "ac07")
    table.lay("Luke", hand="G1 G1 G2", base="G2").begin("Luke").do("collect")
    assert table.legal() == [
        *("artifact 0 left", "artifact 0 right", "artifact 2 left", "artifact 2 right")
    ]

    table = Table("Luke", "Kate", wild="purple red").artifacts("ac01", "ac11", "ac07")
    table.lay("Luke", hand="B1 B1 B2", base="G2").begin("Luke")
    assert table.refusal("collect") == "CI-X3"


@pytest.mark.rule("CI-X4", "CI-G10")
def test_the_next_card_is_available_at_once() -> None:
    """Under Fish'Bean Luke collects twice from the same stack in one turn."""
    table = Table("Luke", "Kate").artifacts("ac11", sizes=(2, 4, 4))
    table.lay("Luke", hand="P4 N4 B1 Y4 B4", base="B2").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "card brown-4", "card blue-1", "stop")
    card = table.view("Kate").artifacts[0]
    assert card is not None
    assert card.id == "ac01"
    table.do("collect", "artifact 0 right", "card yellow-4")
    assert table.owned("Luke") == ["contract", "getaway_crawler"]


@pytest.mark.rule("CI-X4")
@pytest.mark.parametrize(("size", "track"), [(1, 3), (2, 2), (4, 2)])
def test_an_emptied_artifact_stack_moves_the_track(size: int, track: int) -> None:
    """The last card of a stack moves the track at once, any other does not."""
    table = Table("Luke", "Kate").artifacts("ac07", sizes=(size, 4, 4)).set(track=2)
    table.lay("Luke", hand="P4 N1 B1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "card brown-1", "stop")
    assert table.asked() == "main"
    assert table.state.track == track


@pytest.mark.rule("CI-X5")
def test_there_is_no_limit_on_artifacts() -> None:
    """Luke has seven artifacts and collects his eighth."""
    seven = "contract mass_production relic_cabinet pebble_ledger deep_vein_charter crew_muster"
    table = Table("Luke", "Kate").artifacts("ac05")
    table.lay("Luke", hand="P4 N1 B1", artifacts=f"{seven} tremor_bonus").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "stop")
    assert len(table.owned("Luke")) == 8


@pytest.mark.rule("CI-X5")
def test_every_artifact_exists_once() -> None:
    """The box holds twelve cards with twenty-four different halves."""
    cards = Table("Luke", "Kate").game.box.artifact_cards
    halves = [half.id for card in cards for half in card.halves]
    assert len(cards) == 12
    assert len(set(halves)) == len(halves) == 24
