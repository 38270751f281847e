"""The 24 artifacts: when they work, what they do, what they score. Rules CI-AR1 to CI-AR7."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

# --- start artifacts -----------------------------------------------------------------------------


@pytest.mark.rule("CI-T2")
def test_start_artifacts_are_used_once_each_in_any_order() -> None:
    """What is used, has another timing or belongs to somebody else is refused."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 N1", artifacts="spectral_dye night_shift")
    table.lay("Luke", artifacts="contract").begin("Kate")
    assert table.asked() == "start-artifacts"
    assert table.legal() == ["use night_shift", "use spectral_dye", "stop"]

    table.do("use night_shift")
    assert table.legal() == ["use spectral_dye", "stop"]
    assert table.refusal("use night_shift") == "CI-T2"
    assert table.refusal("use contract") == "CI-T2"

    table.do("use spectral_dye", "colour green", "card blue-1")
    assert table.asked() == "main"
    assert table.hand("Kate") == "N1 B1/G"


@pytest.mark.rule("CI-T2", "CI-G5")
def test_start_artifacts_may_be_left_alone_and_others_are_not_asked_about() -> None:
    """Only start timing opens the question; declining leads to the action phase."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1", artifacts="night_shift contract")
    table.begin("Kate")
    assert table.refusal("use contract") == "CI-T2"
    table.do("stop")
    assert table.asked() == "main"
    assert table.state.turn.limited_mining == ()

    table = Table("Kate", "Luke").lay("Kate", hand="B1", artifacts="contract relic_broker")
    table.begin("Kate")
    assert table.asked() == "main"


@pytest.mark.rule("CI-T2", "CI-T3")
def test_the_leader_comes_after_the_artifacts() -> None:
    """Third Cyber Arm fetches the bottom card before the leader's question is asked."""
    table = Table("Kate", "Luke").mine("purple-1-plain-a")
    table.lay("Kate", base="B2 P1", artifacts="third_cyber_arm").begin("Kate")
    assert table.asked() == "start-artifacts"

    table.do("use third_cyber_arm")
    assert table.asked() == "take-crystal"
    assert table.hand("Kate") == "B2"


@pytest.mark.rule("CI-T2", "CI-X1", "CI-AMB-25")
def test_an_artifact_with_start_timing_waits_until_the_next_turn() -> None:
    """Night Shift collected now gives no action now, but is offered next time."""
    table = Table("Kate", "Luke").lay("Kate", hand="N4 B4 P1").lay("Luke", base="N2")
    table.mine("purple-1-plain-a").artifacts("ac08").begin("Kate")
    table.do("collect", "artifact 0 left", "card brown-4", "card blue-4", "stop")
    assert table.owned("Kate") == ["night_shift"]
    assert table.state.turn.limited_mining == ()

    table.do("end", "end")
    assert table.legal() == ["use night_shift", "stop"]


@pytest.mark.rule("CI-AR1", "CI-AMB-37")
def test_third_cyber_arm_takes_the_bottom_card() -> None:
    """The lowest card of the own base comes to hand."""
    table = Table("Kate", "Luke").lay("Kate", base="Y3 N1 P4", artifacts="third_cyber_arm")
    table.begin("Kate").do("use third_cyber_arm")

    assert table.hand("Kate") == "Y3"
    assert table.base("Kate") == "N1 P4"


@pytest.mark.rule("CI-AR1", "CI-G3", "CI-G4")
@pytest.mark.parametrize(
    ("hand", "base"), [("", "P4"), ("", ""), ("P1 P1 N1 N1 B1 B1 Y1", "Y3 P4")]
)
def test_third_cyber_arm_needs_room_and_a_card_below_the_leader(hand: str, base: str) -> None:
    """It cannot be used with seven cards, nor with a base of the leader only or none."""
    table = Table("Kate", "Luke").lay("Kate", hand, base, artifacts="third_cyber_arm night_shift")
    table.begin("Kate")

    assert table.legal() == ["use night_shift", "stop"]
    assert table.refusal("use third_cyber_arm") == "CI-AR1"


@pytest.mark.rule("CI-AR5")
def test_alien_species_agents_take_a_level_1_card_from_the_docks() -> None:
    """Other levels are not offered, and the choice may still be declined."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y1", artifacts="alien_species_agents")
    table.docks("P1 B1 P2").begin("Kate").do("use alien_species_agents")
    assert table.legal() == ["dock 0", "dock 1", "stop"]
    assert table.refusal("dock 4") == "CI-AR5"

    table.do("dock 1")
    assert table.hand("Kate") == "B1 Y1"
    assert table.asked() == "main"


@pytest.mark.rule("CI-AR5", "CI-G4")
@pytest.mark.parametrize(("hand", "docks"), [("Y1", "P2 P3"), ("P1 P1 N1 N1 B1 B1 Y1", "P1 B1 P2")])
def test_alien_species_agents_need_room_and_a_level_1_card(hand: str, docks: str) -> None:
    """With seven cards, or no level 1 card in the docks, there is nothing to use."""
    table = Table("Kate", "Luke").docks(docks)
    table.lay("Kate", hand, artifacts="alien_species_agents night_shift").begin("Kate")

    assert table.refusal("use alien_species_agents") == "CI-AR5"


@pytest.mark.rule("CI-AR3", "CI-T8", "CI-T9")
def test_night_shift_adds_a_mining_action_for_cost_1_only() -> None:
    """With both regular actions used, cost 1 can still be mined, cost 3 cannot."""
    table = Table("Kate", "Luke").lay("Kate", hand="N3 N1 P1 P3", artifacts="night_shift")
    table.mine("purple-1-symbol-cave purple-3-plain brown-3-plain").docks("B1")
    table.begin("Kate").do("use night_shift", "recruit", "mine", "mine 5", "card brown-3", "stop")
    assert table.crystals("Kate") == ["brown-3-plain"]

    table.do("mine")
    assert table.asked() == "mine-pay"  # the only crystal within reach; it is paid for as ever
    table.do("card purple-1", "stop")
    assert table.crystals("Kate") == ["brown-3-plain", "purple-1-symbol-cave"]
    assert table.state.track == 1


@pytest.mark.rule("CI-AR3", "CI-T9")
def test_night_shift_is_spent_before_other_mining_actions() -> None:
    """A cost 1 crystal uses it up first, so the regular action stays for the cost 3 one."""
    table = Table("Kate", "Luke").lay("Kate", hand="N1 P3 B1", artifacts="night_shift")
    table.mine("brown-1-plain-a purple-3-plain").begin("Kate").do("use night_shift")
    assert list(table.state.turn.limited_mining) == [1]

    table.do("mine", "mine 0")
    assert list(table.state.turn.limited_mining) == []
    assert table.state.turn.taken == 0


@pytest.mark.rule("CI-AR4", "CI-AMB-41")
def test_spectral_dye_gives_one_card_another_colour_for_the_turn() -> None:
    """The card pays as green and is itself again afterwards."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Luke", hand="B1").docks("B1")
    table.lay("Kate", hand="B3 Y3", artifacts="spectral_dye").mine("green-3-plain")
    table.begin("Kate").do("use spectral_dye", "colour green", "card blue-3")
    assert table.hand("Kate") == "B3/G Y3"

    table.do("mine")
    assert table.crystals("Kate") == ["green-3-plain"]
    assert table.played() == "B3"


@pytest.mark.rule("CI-AR4")
def test_spectral_dye_needs_a_card_and_may_be_left_half_way() -> None:
    """Without a hand it is refused; a chosen colour need not be given to anything."""
    table = Table("Kate", "Luke").lay("Kate", artifacts="spectral_dye night_shift").begin("Kate")
    assert table.refusal("use spectral_dye") == "CI-AR4"

    table = Table("Kate", "Luke").lay("Kate", hand="B3", artifacts="spectral_dye").begin("Kate")
    table.do("use spectral_dye", "colour green", "stop")
    assert table.hand("Kate") == "B3"


# --- artifacts that are always on ----------------------------------------------------------------


@pytest.mark.rule("CI-M5", "CI-G7")
def test_wild_ore_refinery_makes_wild_crystals_cheaper() -> None:
    """One less for the current colour being wild; a marked crystal counts as it is now."""
    table = Table("Kate", "Luke").lay("Kate", base="P2", artifacts="wild_ore_refinery")
    table.mine("red-1-plain-a blue-1-plain-a green-6-cave blue-6-cave").begin("Kate")
    assert [table.cost(0), table.cost(1), table.cost(7), table.cost(8)] == [0, 1, 5, 6]

    table.do("mine 8", "colour red")
    assert table.cost(8) == 4


@pytest.mark.rule("CI-M5", "CI-G7")
def test_deep_shaft_lift_makes_big_crystals_cheaper_and_adds_up() -> None:
    """Costs 6 and 10 are one less, with the totem two, with the refinery two for wild ones."""
    table = Table("Kate", "Luke").mine("blue-3-plain blue-6-cave green-6-cave green-10-cave")
    table.lay("Kate", hand="P1", artifacts="deep_shaft_lift wild_ore_refinery", totems="blue")
    table.begin("Kate")

    assert [table.cost(4), table.cost(7), table.cost(8), table.cost(9)] == [2, 4, 4, 8]


@pytest.mark.rule("CI-X2", "CI-G7")
def test_relic_broker_makes_artifacts_two_cheaper_at_once() -> None:
    """The very next card collected is cheaper, on top of Ancientone's four."""
    table = Table("Kate", "Luke").artifacts("ac07", "ac11", "ac01")
    table.lay("Kate", hand="P1 N1", base="P3", artifacts="double_shift_roster").begin("Kate")
    table.do("collect", "artifact 0 left", "card purple-1", "stop")

    assert table.owned("Kate") == ["relic_broker", "double_shift_roster"]
    assert [table.artifact_cost(1), table.artifact_cost(2)] == [3, 2]


@pytest.mark.rule("CI-AR6", "CI-A1", "CI-A6")
def test_recruiting_booth_adds_no_card_to_the_price_of_level_2() -> None:
    """Level 2 for a level 1 card or none; level 3 as ever; seven cards bar recruiting."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 B2", artifacts="recruiting_booth")
    table.docks("Y2 Y3 Y4").begin("Kate").do("recruit")
    assert table.legal() == ["dock 4", "dock 7"]
    table.do("dock 4")
    assert table.legal() == ["card purple-1", "stop"]
    table.do("stop")
    assert table.hand("Kate") == "P1 B2 Y2"

    table = Table("Kate", "Luke").docks("Y2")
    table.lay("Kate", hand="P1 P1 N1 N1 B1 B1 Y1", artifacts="recruiting_booth").begin("Kate")
    assert table.refusal("recruit") == "CI-A1"


@pytest.mark.rule("CI-T7")
def test_double_shift_roster_lets_both_actions_be_alike() -> None:
    """Two SKILLs, but no third action."""
    table = Table("Kate", "Luke").lay("Kate", hand="P3 P4 N2", artifacts="double_shift_roster")
    table.lay("Luke", hand="N1").begin("Kate").do("skill", "card purple-3")
    assert table.refusal("skill") is None

    table.do("skill", "card purple-4")
    assert table.base("Kate") == "P3 P4"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T2", "CI-T7")
def test_double_shift_roster_collected_first_allows_a_second_collect() -> None:
    """It works from the moment it is collected."""
    table = Table("Kate", "Luke").artifacts("ac06", "ac07", "ac01")
    table.lay("Kate", hand="N3 B4 P1").begin("Kate")
    table.do("collect", "artifact 0 right", "card brown-3", "stop")

    assert table.owned("Kate") == ["double_shift_roster"]
    assert table.refusal("collect") is None


# --- artifacts for raids -------------------------------------------------------------------------


@pytest.mark.rule("CI-R9", "CI-AMB-35")
def test_enhanced_vision_raids_a_second_different_base() -> None:
    """The first base and empty ones are refused, the own one is allowed, a third never comes."""
    table = Table("Kate", "Luke", "Mia", "Noa").lay("Kate", base="P2", artifacts="enhanced_vision")
    table.lay("Luke", base="N1 N2 N1").lay("Mia", base="B1 B3").begin("Kate").do("raid", "seat 1")
    assert table.asked() == "raid-second"
    assert table.legal() == ["seat 0", "seat 2", "stop"]
    assert table.refusal("seat 1") == "CI-R9"
    assert table.refusal("seat 3") == "CI-R2"

    table.do("seat 2")
    assert table.hand("Kate") == "N1 N2 B1"
    assert table.totems("Kate") == {"brown", "blue"}
    assert table.state.active == table.seat("Luke")


@pytest.mark.rule("CI-R9", "CI-R5")
def test_the_second_raid_needs_no_room_and_may_be_declined() -> None:
    """With a full hand it still sends a leader home and wins a totem."""
    hand = "P1 P1 N1 N1 B1 B1 Y1"
    table = Table("Kate", "Luke", "Mia").lay("Kate", hand, artifacts="enhanced_vision")
    table.lay("Luke", base="N2 N3").lay("Mia", base="Y1 B3").begin("Kate")
    table.do("raid", "seat 1", "seat 2")
    assert table.hand("Kate") == hand
    assert table.totems("Kate") == {"brown", "blue"}
    assert table.base("Mia") == "Y1"

    table = Table("Kate", "Luke", "Mia").lay("Kate", hand, artifacts="enhanced_vision")
    table.lay("Luke", base="N2 N3").lay("Mia", base="Y1 B3").begin("Kate")
    table.do("raid", "seat 1", "stop")
    assert table.totems("Kate") == {"brown"}
    assert table.base("Mia") == "Y1 B3"


@pytest.mark.rule("CI-R8", "CI-AMB-36")
def test_baton_of_coaxing_takes_a_cost_1_crystal_after_a_raid() -> None:
    """Any colour, cost 1 only; a cave-in symbol does not count; it may be declined."""
    table = Table("Kate", "Luke").lay("Kate", artifacts="baton_of_coaxing").lay("Luke", base="N1")
    table.mine("purple-1-symbol-cave red-1-plain-a blue-3-plain").begin("Kate").do("raid")
    assert table.legal() == ["mine 0", "mine 1", "stop"]

    table.do("mine 0")
    assert table.crystals("Kate") == ["purple-1-symbol-cave"]
    assert table.state.track == 0


@pytest.mark.rule("CI-AR2", "CI-R8", "CI-R9", "CI-G12")
def test_baton_and_enhanced_vision_give_a_crystal_per_raided_base() -> None:
    """The first crystal is taken before the second raid starts."""
    table = Table("Kate", "Luke", "Mia").mine("purple-1-plain-a red-1-plain-a blue-1-plain-a")
    table.lay("Kate", artifacts="enhanced_vision baton_of_coaxing")
    table.lay("Luke", base="N1").lay("Mia", base="B1").begin("Kate").do("raid", "seat 1")
    assert table.asked() == "take-crystal"

    table.do("mine 0")
    assert table.asked() == "raid-second"

    table.do("seat 2", "mine 2")
    assert table.crystals("Kate") == ["purple-1-plain-a", "blue-1-plain-a"]


@pytest.mark.rule("CI-R8", "CI-T8", "CI-T10")
def test_getaway_crawler_credits_mining_after_each_raid() -> None:
    """Two raided bases, two crystals; no regular action comes with it."""
    table = Table("Kate", "Luke", "Mia").mine("purple-1-plain-a purple-1-plain-b purple-1-symbol")
    table.lay("Kate", hand="P1 P1 P1", artifacts="enhanced_vision getaway_crawler")
    table.lay("Luke", base="N1").lay("Mia", base="B1").begin("Kate")
    table.do("raid", "seat 1", "seat 2")
    assert table.state.turn.extra_mining == 2
    assert table.legal() == ["mine", "end"]
    assert table.refusal("skill") == "CI-T10"

    table.do("mine", "mine 0", "stop", "mine", "mine 1", "stop")
    assert len(table.crystals("Kate")) == 2
    assert table.state.active == table.seat("Luke")


# --- artifacts that score ------------------------------------------------------------------------


@pytest.mark.rule("CI-V3", "CI-AR7")
@pytest.mark.parametrize(
    ("artifact", "crystals", "points"),
    [
        ("contract", "blue-1-plain-a blue-3-plain red-1-plain-a", 2),
        ("contract", "", 0),
        ("barking_up_the_right_three", "blue-3-plain red-3-plain green-3-cave red-1-plain-a", 3),
        ("barking_up_the_right_three", "blue-3-plain red-3-plain green-3-cave red-3-cave", 6),
        ("mass_production", "blue-1-plain-a blue-10-cave red-1-plain-a red-3-plain", 2),
        ("mass_production", "blue-1-plain-a blue-10-cave", 0),
        ("spectrum_survey", "blue-1-plain-a blue-3-plain red-1-plain-a green-1-symbol", 3),
        ("pebble_ledger", "blue-1-plain-a blue-1-symbol red-3-plain", 2),
        ("tremor_bonus", "blue-1-symbol-cave blue-10-cave red-3-plain", 2),
        ("deep_vein_charter", "blue-6-cave red-6-symbol red-3-plain", 4),
        ("motherlode_deed", "blue-10-cave red-10-cave red-3-plain", 8),
        ("heraldic_archive", "blue-1-symbol blue-1-symbol-cave blue-3-cave", 2),
    ],
)
def test_what_crystals_are_worth_to_an_artifact(artifact: str, crystals: str, points: int) -> None:
    """Pairs and triples are rounded down; printed colours and costs count."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", crystals=crystals, artifacts=artifact)
    table.begin("Kate")

    assert table.points("Kate")["artifacts"] == points


@pytest.mark.rule("CI-V3", "CI-V4", "CI-AR7")
def test_what_artifacts_totems_and_the_base_are_worth() -> None:
    """Relic Cabinet counts itself, Crew Muster the leader, Totem Shrine comes on top of CI-V4."""
    table = Table("Kate", "Luke").lay("Kate", artifacts="relic_cabinet relic_broker", hand="P1")
    assert table.begin("Kate").points("Kate")["artifacts"] == 4

    table = Table("Kate", "Luke").lay("Kate", artifacts="crew_muster", base="P1 N1 P4")
    assert table.begin("Kate").points("Kate")["artifacts"] == 3

    table = Table("Kate", "Luke").lay("Luke", totems="yellow")
    table.lay("Kate", artifacts="totem_shrine", totems="purple blue", hand="P1").begin("Kate")
    assert table.points("Kate")["artifacts"] == 4
    assert table.points("Kate")["totems"] == 6


@pytest.mark.rule("CI-AR7", "CI-X5")
def test_one_crystal_may_count_for_several_artifacts() -> None:
    """There is no limit on artifacts, and each counts the crystal for itself."""
    table = Table("Kate", "Luke").lay(
        "Kate",
        hand="P1",
        crystals="blue-10-cave",
        artifacts="contract tremor_bonus motherlode_deed spectrum_survey",
    )
    table.begin("Kate")

    assert table.points("Kate")["artifacts"] == 1 + 1 + 4 + 1
