"""Raid: rules CI-R1 to CI-R10."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table


@pytest.mark.rule("CI-R1")
def test_any_base_may_be_raided() -> None:
    """Kate may raid every player's base, her own included; seats are told clockwise from her."""
    table = Table("Luke", "Kate", "Mark", "Lisa")
    table.lay("Luke", base="P1").lay("Kate", base="N1", hand="B1").lay("Mark", base="B1")
    table.lay("Lisa", base="Y1").begin("Kate").do("raid")
    assert table.legal() == ["seat 0", "seat 1", "seat 2", "seat 3"]
    table.do("seat 3")
    assert table.heard("base-raided")[0].facts["other"] == table.seat("Luke")


@pytest.mark.rule("CI-R1")
def test_only_players_at_the_table_are_raided() -> None:
    """In a game of two there is no third base."""
    table = Table("Kate", "Luke").lay("Kate", base="N1", hand="B1").lay("Luke", base="P1")
    table.begin("Kate").do("raid")
    assert table.legal() == ["seat 0", "seat 1"]
    assert table.refusal("seat 2") == "CI-R1"


@pytest.mark.rule("CI-R2", "CI-AMB-9")
def test_an_empty_base_cannot_be_raided() -> None:
    """Mark has no base, so Kate can raid only herself or Luke."""
    table = Table("Kate", "Luke", "Mark").lay("Kate", base="N1", hand="B1").lay("Luke", base="P1")
    table.begin("Kate").do("raid")
    assert table.legal() == ["seat 0", "seat 1"]
    assert table.refusal("seat 2") == "CI-R2"


@pytest.mark.rule("CI-R2")
def test_without_any_base_there_is_no_raid() -> None:
    """At the start of a game nobody can be raided."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1").begin("Kate")
    assert table.legal() == ["skill", "end"]
    assert table.refusal("raid") == "CI-R2"


@pytest.mark.rule("CI-R3", "CI-G4")
@pytest.mark.parametrize("hand", ["", "P1 P1", "P1 P1 P1 N1 N1 N1 B1", "P1 P1 P1 N1 N1 N1 B1 B1"])
def test_the_leader_goes_home(hand: str) -> None:
    """Luke takes his leader into hand, even beyond seven cards; Kate does not get it."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2").lay("Luke", hand=hand, base="N2 Y4")
    table.begin("Kate").do("raid")
    assert table.hand("Luke") == f"{hand} Y4".strip()
    assert table.hand("Kate") == "P2 N2"


@pytest.mark.rule("CI-R4", "CI-AMB-11")
@pytest.mark.parametrize("holder", ["Kate", "Luke", "Mark", ""])
def test_the_raider_gets_the_leaders_totem(holder: str) -> None:
    """Kate gets the totem from the owner, from a third player or from the supply, or keeps it."""
    table = Table("Kate", "Luke", "Mark").lay("Kate", hand="P2").lay("Luke", base="P1 N1")
    if holder:
        table.set(totems={"purple": 2, "brown": table.seat(holder), "blue": 1, "yellow": None})
    table.begin("Kate").do("raid")
    assert table.totems("Kate") == {"brown"}
    assert table.totems("Luke") == ({"blue"} if holder else set())
    assert table.totems("Mark") == ({"purple"} if holder else set())
    assert len(table.heard("totem-taken")) == (0 if holder == "Kate" else 1)


@pytest.mark.rule("CI-R4")
def test_only_the_leaders_totem_changes_hands() -> None:
    """The colours of the other cards in the base do not matter."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2")
    table.lay("Luke", base="P1 B1 N1", totems="purple brown blue").begin("Kate").do("raid")
    assert table.totems("Kate") == {"brown"}
    assert table.totems("Luke") == {"purple", "blue"}


@pytest.mark.rule("CI-R5", "CI-R7", "CI-AMB-10")
@pytest.mark.parametrize(
    ("held", "taken", "left"),
    [
        (0, ["N1", "B1", "Y1", "P2", "N2"], ""),
        (2, ["N1", "B1", "Y1", "P2", "N2"], ""),
        (3, ["B1", "Y1", "P2", "N2"], "N1"),
        (5, ["P2", "N2"], "N1 B1 Y1"),
        (6, ["N2"], "N1 B1 Y1 P2"),
        (7, [], "N1 B1 Y1 P2 N2"),
        (8, [], "N1 B1 Y1 P2 N2"),
    ],
)
def test_the_raider_takes_from_the_top_up_to_seven(held: int, taken: list[str], left: str) -> None:
    """However many cards Kate holds, she takes what fits, top card first, and is not asked."""
    hand = ["P1", "P1", "P1", "P1", "Y1", "Y1", "Y1", "Y2"][:held]
    table = Table("Kate", "Luke").lay("Kate", hand=" ".join(hand))
    table.lay("Luke", base="N1 B1 Y1 P2 N2 B2").begin("Kate").do("raid")
    assert sorted(table.hand("Kate").split()) == sorted(hand + taken)
    assert table.base("Luke") == left
    raid = table.heard("base-raided")[0]
    assert raid.facts["cards"] == [table.card_id(code) for code in reversed(taken)]
    assert table.hand("Luke") == "B2"
    assert table.totems("Kate") == {"blue"}


@pytest.mark.rule("CI-R5", "CI-G5")
def test_a_raid_cannot_be_called_off() -> None:
    """Once declared, a raid has a target and takes its course: there is no way to stop."""
    table = Table("Kate", "Luke", "Mark").lay("Luke", base="P1").lay("Mark", base="N1")
    table.lay("Kate", hand="B1").begin("Kate").do("raid")
    assert table.legal() == ["seat 1", "seat 2"]
    assert table.refusal("stop") == "ST-1"


@pytest.mark.rule("CI-R6")
@pytest.mark.parametrize(
    ("hand", "after", "left"),
    [
        ("B1", "P1 N1 B1 Y1", ""),
        ("B1 B1 B1 B1 B1", "B1 B1 B1 B1 B1 Y1 N1", "P1"),
        ("B1 B1 B1 B1 B1 B2", "B1 B1 B1 B1 B1 B2 Y1", "P1 N1"),
        ("B1 B1 B1 B1 B1 B2 B2", "B1 B1 B1 B1 B1 B2 B2 Y1", "P1 N1"),
    ],
)
def test_kate_raids_her_own_base(hand: str, after: str, left: str) -> None:
    """Her leader comes back first, even as an eighth card; then she takes on until she holds 7."""
    table = Table("Kate", "Luke").lay("Kate", hand=hand, base="P1 N1 Y1").begin("Kate").do("raid")
    assert sorted(table.hand("Kate").split()) == sorted(after.split())
    assert table.base("Kate") == left
    assert table.totems("Kate") == {"yellow"}


@pytest.mark.rule("CI-R7", "CI-G2")
def test_the_new_top_card_leads() -> None:
    """Kate's hand is full, so all but Luke's leader stay; the blue 1 below leads his next turn."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 P1 P1 Y1 Y1 Y1").mine("blue-1-plain-a")
    table.lay("Luke", base="N1 B1 Y2").begin("Kate").do("raid")
    assert table.base("Luke") == "N1 B1"
    assert table.heard("leader-used")[-1].facts == {"card": "frogt_opus"}


@pytest.mark.rule("CI-R8", "CI-AMB-36")
def test_the_baton_of_coaxing_brings_a_crystal() -> None:
    """After her raid Kate may take a crystal of cost 1, of any colour."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a red-1-plain-a blue-3-plain")
    table.lay("Kate", artifacts="baton_of_coaxing").lay("Luke", base="P1")
    table.begin("Kate").do("raid")
    assert table.legal() == ["mine 0", "mine 1", "stop"]
    assert table.refusal("mine 4") == "CI-G8"
    table.do("mine 1")
    assert table.crystals("Kate") == ["red-1-plain-a"]


@pytest.mark.rule("CI-R8", "CI-T8")
def test_the_getaway_crawler_credits_a_mining_action() -> None:
    """After her raid Kate, who has no regular action left, may still mine once."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b")
    table.lay("Kate", hand="B1 B1", artifacts="getaway_crawler").lay("Luke", base="P1")
    table.begin("Kate").do("raid")
    assert table.legal() == ["mine", "end"]
    table.do("mine", "mine 0", "stop")
    assert len(table.crystals("Kate")) == 1
    assert table.state.actor == table.seat("Luke")


def kate_has_enhanced_vision(artifacts: str = "", hand: str = "") -> Table:
    """Kate, Luke and Mark have bases, Lisa has none."""
    table = Table("Kate", "Luke", "Mark", "Lisa").mine("blue-1-plain-a red-1-plain-a")
    table.lay("Kate", hand=hand, base="P3", artifacts=f"enhanced_vision {artifacts}")
    return table.lay("Luke", base="B1 N1").lay("Mark", base="B2 Y1").begin("Kate")


@pytest.mark.rule("CI-R9", "CI-AMB-35")
def test_enhanced_vision_allows_a_second_raid() -> None:
    """Kate raids Luke, then any other base that is not empty, or none; never a third."""
    table = kate_has_enhanced_vision().do("raid", "seat 1")
    assert table.legal() == ["seat 0", "seat 2", "stop"]
    assert table.refusal("seat 1") == "CI-R9"
    assert table.refusal("seat 3") == "CI-R2"
    table.do("seat 2")
    assert table.hand("Kate") == "B1 B2"
    assert table.totems("Kate") == {"brown", "yellow"}
    assert len(table.heard("base-raided")) == 2
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-R9", "CI-G5")
def test_the_second_raid_may_be_left_out() -> None:
    """Kate is content with one raid; her turn is over."""
    table = kate_has_enhanced_vision().do("raid", "seat 1", "stop")
    assert table.base("Mark") == "B2 Y1"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-R9", "CI-R5")
def test_a_full_hand_does_not_hinder_the_second_raid() -> None:
    """Kate takes no card from either base, but both leaders go home and both totems are hers."""
    table = kate_has_enhanced_vision(hand="P1 P1 P1 P1 P1 P2 P2").do("raid", "seat 1", "seat 2")
    assert table.hand("Luke") == "N1"
    assert table.hand("Mark") == "Y1"
    assert table.totems("Kate") == {"brown", "yellow"}


@pytest.mark.rule("CI-R9", "CI-R2")
def test_a_base_still_raidable_is_not_raided_twice() -> None:
    """Luke's base is not empty after the first raid, yet only another base may follow."""
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="P1 P1 P1 P1 P1 P2 P2", artifacts="enhanced_vision")
    table.lay("Luke", base="B1 N1").begin("Kate").do("raid")
    assert table.base("Luke") == "B1"
    assert table.state.actor == table.seat("Luke"), "there was no other base"


@pytest.mark.rule("CI-R8", "CI-R9", "CI-G12", "CI-AR2")
def test_triggers_come_with_each_raid_and_before_the_next() -> None:
    """Baton and Crawler serve both raids; Kate takes her first crystal before she raids again."""
    table = kate_has_enhanced_vision("baton_of_coaxing getaway_crawler", hand="P1")
    table.do("raid", "seat 1")
    assert table.asked() == "take-crystal"
    assert table.state.turn.extra_mining == 1
    table.do("mine 0")
    assert table.asked() == "raid-second"
    table.do("seat 2")
    assert table.asked() == "take-crystal"
    assert table.state.turn.extra_mining == 2
    table.do("mine 1")
    assert table.crystals("Kate") == ["blue-1-plain-a", "red-1-plain-a"]


@pytest.mark.rule("CI-R10", "CI-T10")
def test_a_raid_uses_up_both_actions() -> None:
    """Kate could recruit, mine, collect and use skills; after her raid she can do none of it."""
    table = Table("Kate", "Luke").docks("N1").mine("blue-1-plain-a").artifacts("ac05")
    table.lay("Kate", hand="B1 P4 N4").lay("Luke", base="Y1").begin("Kate")
    assert table.legal() == ["recruit", "mine", "collect", "skill", "raid", "end"]
    table.do("raid")
    assert table.state.actor == table.seat("Luke")
    assert table.hand("Kate") == "P4 N4 B1"
