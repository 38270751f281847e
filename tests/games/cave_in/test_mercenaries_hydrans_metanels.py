"""The skills of Hy'drans and Metanels: rules CI-K-B2 to CI-K-Y4."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

# --- Hy'drans ------------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-B2", "CI-T7")
def test_fish_bean_takes_a_level_2_card_and_lets_actions_be_alike() -> None:
    """Having used the skill, a second SKILL is legal; only level 2 may be taken."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 N1 N2").docks("P1 P2 P3").begin("Kate")
    table.do("skill", "card blue-2")
    assert table.legal() == ["dock 4", "stop"]
    assert table.refusal("dock 0") == "CI-K-B2"

    table.do("dock 4")
    assert table.hand("Kate") == "P2 N1 N2"
    assert table.refusal("skill") is None


@pytest.mark.rule("CI-K-B2", "CI-G4", "CI-G5")
@pytest.mark.parametrize(
    ("hand", "docks", "answers"),
    [
        ("P1 P1 N1 N1 Y1 Y1 Y2", "P2", []),  # no room
        ("P1 P1", "P1 P3", []),  # no level 2 card
        ("P1 P1", "P2", ["stop"]),  # not wanted
    ],
)
def test_fish_bean_permits_repetition_without_the_card(
    hand: str, docks: str, answers: list[str]
) -> None:
    """The two parts are independent: actions may be alike all the same."""
    table = Table("Kate", "Luke").lay("Kate", hand=hand, base="B2").docks(docks)
    table.begin("Kate").do(*answers)
    assert table.hand("Kate") == hand

    table.do("skill", "card purple-1") if "Y" in hand else table.do("skill")
    assert table.refusal("skill") is None


@pytest.mark.rule("CI-K-B2", "CI-AMB-21")
def test_fish_bean_as_second_action_gives_only_the_card() -> None:
    """After a RECRUIT it takes its card, and the turn is over."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 N1").lay("Luke", hand="B1")
    table.docks("P1 P2").begin("Kate")
    table.do("recruit", "dock 0", "skill", "card blue-2", "dock 4")

    assert table.hand("Kate") == "P1 P2 N1"
    assert table.base("Kate") == "B2"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-K-B2", "CI-T7")
def test_fish_bean_is_no_second_skill() -> None:
    """The permission must be there before the second SKILL is declared."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 N1").docks("P1 P2").begin("Kate")
    table.do("skill", "card brown-1")

    assert table.refusal("skill") == "CI-T7"


@pytest.mark.rule("CI-K-B3", "CI-G3", "CI-K6")
def test_shu_war_takes_one_card_from_any_base_but_no_leader() -> None:
    """Own base and others', never the top card; the gap closes."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", hand="B3 N1", base="P1 P2").docks("B1")
    table.lay("Luke", base="N1 Y3 Y4 N2").lay("Mia", base="B2").begin("Kate")
    table.do("skill", "card blue-3")
    assert table.legal() == ["base 0 0", "base 1 0", "base 1 1", "base 1 2", "stop"]
    assert table.refusal("base 0 1") == "CI-G3"
    assert table.refusal("base 2 0") == "CI-G3"
    assert table.refusal("base 3 0") == "CI-G1"

    table.do("base 1 1")
    assert table.hand("Kate") == "N1 Y3"
    assert table.base("Luke") == "N1 Y4 N2"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-B3", "CI-G4", "CI-K1")
def test_shu_war_as_leader_needs_room_but_played_it_makes_some() -> None:
    """With seven cards the leader is of no use; SKILL counts the hand without the card."""
    hand = "P1 P1 N1 N1 Y1 Y1"
    table = Table("Kate", "Luke").lay("Kate", hand=hand + " Y2", base="P2 B3")
    table.lay("Luke", base="B1 B2").begin("Kate")
    assert table.asked() == "main"

    table = Table("Kate", "Luke").lay("Kate", hand=hand + " B3").lay("Luke", base="B1 B2")
    table.docks("P2").begin("Kate").do("skill", "card blue-3", "base 1 0")
    assert table.hand("Kate") == "P1 P1 N1 N1 B1 Y1 Y1"


@pytest.mark.rule("CI-K-B4", "CI-G3")
def test_mu_shell_takes_two_cards_from_the_same_base() -> None:
    """The first pick fixes the base; the leader stays even when it is all that is left."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", base="P1 P2 B4")
    table.lay("Luke", base="N1 Y1 N2").lay("Mia", base="Y1 B2").begin("Kate").do("base 1 1")
    assert table.legal() == ["base 1 0", "stop"]
    assert table.refusal("base 0 0") == "CI-K-B4"
    assert table.refusal("base 2 0") == "CI-K-B4"

    table.do("base 1 0")
    assert table.hand("Kate") == "N1 Y1"
    assert table.base("Luke") == "N2"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-B4", "CI-G3", "CI-G4", "CI-G5")
def test_mu_shell_may_take_fewer_and_from_the_own_base() -> None:
    """One card and enough; a base of two gives one; a nearly full hand takes one."""
    table = Table("Kate", "Luke").lay("Kate", base="P1 P2 B4").begin("Kate").do("base 0 0", "stop")
    assert table.base("Kate") == "P2 B4"

    table = Table("Kate", "Luke").lay("Kate", base="P1 B4").begin("Kate").do("base 0 0")
    assert table.asked() == "main"

    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 N1 N1 Y1 Y1", base="P2 P3 B4")
    table.begin("Kate").do("base 0 0")
    assert table.asked() == "main"


# --- Metanels ------------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-Y2", "CI-T4")
def test_drollo_as_leader_makes_three_actions_one_of_them_mining() -> None:
    """Mining first uses the extra action; two different regular ones follow."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 N1", base="Y2").lay("Luke", hand="B1")
    table.mine("purple-1-plain-a").docks("B1").begin("Kate")
    assert table.state.turn.extra_mining == 1

    table.do("mine", "recruit", "skill", "card blue-1")
    assert table.crystals("Kate") == ["purple-1-plain-a"]
    assert table.hand("Kate") == "N1"
    assert table.base("Kate") == "Y2 P1 B1"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-K-Y2", "CI-T8")
def test_several_drollos_credit_several_actions() -> None:
    """Leader, skill and the regular action: three crystals, and no fourth."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y2 Y1 Y1 Y1 Y1", base="Y2")
    table.lay("Luke", hand="B1")
    table.mine("yellow-1-plain-a yellow-1-plain-b yellow-1-symbol yellow-1-symbol-cave")
    table.begin("Kate").do("skill", "card yellow-2")
    assert table.state.turn.extra_mining == 2

    for place in range(3):
        table.do("mine", f"mine {place}", "stop")
    assert len(table.crystals("Kate")) == 3
    assert table.hand("Kate") == "Y1"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-K-Y2", "CI-T8", "CI-T10")
@pytest.mark.parametrize("order", [["mine", "raid", "seat 1"], ["raid", "seat 1", "mine"]])
def test_drollo_mines_beside_a_raid(order: list[str]) -> None:
    """The extra action stands before or after the raid."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", base="Y2").lay("Luke", base="N1 N2")
    table.mine("purple-1-plain-a").begin("Kate").do(*order)

    assert table.crystals("Kate") == ["purple-1-plain-a"]
    assert table.totems("Kate") == {"brown"}
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-K-Y2", "CI-T6")
def test_an_unused_extra_action_expires() -> None:
    """The next turn starts without it."""
    table = Table("Kate", "Luke").lay("Kate", base="Y2").lay("Luke", hand="N1")
    table.begin("Kate").do("end")

    assert table.state.actor == table.seat("Luke")
    assert table.state.turn.extra_mining == 0


@pytest.mark.rule("CI-K-Y3", "CI-AMB-5")
def test_robuster_gives_up_to_three_cards_one_colour() -> None:
    """Colour first, then the cards; the fourth keeps its own."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y3 Y1 P1 P3 N2 B1").mine("yellow-6-symbol")
    table.begin("Kate").do("skill", "card yellow-3", "colour yellow")
    offered = ["card purple-1", "card purple-3", "card brown-2", "card blue-1", "stop"]
    assert table.legal() == offered
    assert table.refusal("card yellow-1") == "CI-K-Y3"

    table.do("card purple-1", "card purple-3", "card brown-2")
    assert table.hand("Kate") == "P1/Y P3/Y N2/Y B1 Y1"
    assert table.asked() == "main"

    table.do("mine")
    assert table.legal() == [
        "card purple-1 as yellow",
        "card purple-3 as yellow",
        "card brown-2 as yellow",
        "card yellow-1",
    ]


@pytest.mark.rule("CI-K-Y3", "CI-M2")
def test_recoloured_cards_pay_with_their_printed_level_and_are_played_as_printed() -> None:
    """Blue cards pay for a yellow crystal and lie in the base as blue ones."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 B2 N1", base="Y3").mine("yellow-3-plain")
    table.begin("Kate").do("colour yellow", "card blue-1", "card blue-2", "stop", "mine")
    table.do("card blue-2 as yellow")
    assert table.played() == "B2 B1"

    table.do("end")
    assert table.base("Kate") == "Y3 B2 B1"
    assert table.crystals("Kate") == ["yellow-3-plain"]


@pytest.mark.rule("CI-K-Y3", "CI-G5")
def test_robuster_may_be_declined_at_each_step() -> None:
    """No colour at all, or one card and enough."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 B2", base="Y3").begin("Kate").do("stop")
    assert table.hand("Kate") == "B1 B2"

    table = Table("Kate", "Luke").lay("Kate", hand="B1 B2", base="Y3").begin("Kate")
    table.do("colour red", "card blue-1", "stop")
    assert table.hand("Kate") == "B1/R B2"


@pytest.mark.rule("CI-K-Y3")
def test_a_colour_all_cards_have_anyway_is_not_offered() -> None:
    """Making a blue hand blue is no choice; without a hand there is no question."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 B2", base="Y3").begin("Kate")
    assert "colour blue" not in table.legal()
    assert table.refusal("colour blue") == "CI-K-Y3"

    table = Table("Kate", "Luke").lay("Kate", base="Y3").begin("Kate")
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-Y3", "CI-AMB-20")
def test_a_recoloured_card_keeps_its_skill() -> None:
    """A yellow Mineraccoon still takes purple crystals."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 B1", base="Y3").docks("B1")
    table.mine("yellow-1-plain-a purple-1-plain-a").begin("Kate")
    table.do("colour yellow", "card purple-1", "stop", "skill", "card purple-1 as yellow")
    assert table.legal() == ["mine 1", "stop"]


@pytest.mark.rule("CI-K-Y3", "CI-C3")
def test_recoloured_cards_in_hand_turn_back_at_the_end_of_the_turn() -> None:
    """What was not played is as printed again."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 B2 N1", base="Y3").lay("Luke", hand="N1")
    table.begin("Kate").do("colour green", "card blue-1", "card brown-1", "stop", "end")

    assert table.state.actor == table.seat("Luke")
    assert table.hand("Kate") == "N1 B1 B2"


@pytest.mark.rule("CI-K-Y4", "CI-M10", "CI-AMB-18")
def test_scrabber_gives_a_crystal_for_each_mining_action_and_no_chain() -> None:
    """Extra and regular mining each bring one more of the same cost; bonuses bring nothing."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y2 P1 N3", base="Y4")
    table.mine("purple-1-plain-a blue-1-symbol-cave green-1-plain-a")
    table.mine("brown-3-plain blue-3-cave green-3-plain").begin("Kate")
    table.do("skill", "card yellow-2", "mine", "mine 0", "mine 1")
    assert table.crystals("Kate") == ["purple-1-plain-a", "blue-1-symbol-cave"]
    assert table.asked() == "main"

    table.do("mine", "mine 4")
    assert table.legal() == ["mine 5", "mine 6", "stop"]

    table.do("mine 5")
    assert table.crystals("Kate")[2:] == ["brown-3-plain", "blue-3-cave"]
    assert table.state.track == 0


@pytest.mark.rule("CI-K-Y4", "CI-G5")
def test_scrabbers_crystal_may_be_declined_and_must_be_there() -> None:
    """Declined, or with no crystal of the cost left, nothing more is taken."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", base="Y4").docks("B1")
    table.mine("purple-1-plain-a blue-1-plain-a").begin("Kate").do("mine", "stop")
    assert table.crystals("Kate") == ["purple-1-plain-a"]

    table = Table("Kate", "Luke").lay("Kate", hand="P1", base="Y4").docks("B1")
    table.mine("purple-1-plain-a blue-3-plain").begin("Kate").do("mine")
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-Y4", "CI-AMB-18")
def test_scrabber_gives_nothing_for_cost_10() -> None:
    """Cost 10 is excluded."""
    table = Table("Kate", "Luke").mine("blue-10-cave purple-1-plain-a blue-6-cave").docks("B1")
    table.lay("Kate", hand="B4 B3 B3 N1", base="Y4").begin("Kate")
    table.do("mine", "mine 9", "card blue-4")

    assert table.crystals("Kate") == ["blue-10-cave"]
    assert table.asked() == "main"


@pytest.mark.rule("CI-M10")
def test_each_active_scrabber_gives_a_crystal() -> None:
    """Two active bonuses are asked for one after the other."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 N1").docks("B1")
    table.turn(bonus_costs=[1, 3, 6, 1, 3, 6])
    table.mine("purple-1-plain-a blue-1-plain-a green-1-plain-a red-1-plain-a")
    table.begin("Kate").do("mine", "mine 0", "mine 3", "mine 1")

    assert len(table.crystals("Kate")) == 3
    assert table.asked() == "main"
