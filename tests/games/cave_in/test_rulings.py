"""Our rulings on skills, payments, raids and extra actions: CI-AMB-1 to CI-AMB-21."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

TAKING = {
    "a level 1 skill": ("P1", "", "purple-1-symbol-cave", ["mine 0"]),
    "Scrabber": ("Y4", "", "blue-1-plain-a blue-1-symbol-cave", ["mine", "mine 0", "mine 1"]),
    "Baton of Coaxing": ("N2", "baton_of_coaxing", "red-1-symbol-cave", ["raid", "mine 0"]),
}


@pytest.mark.rule("CI-AMB-1", "CI-M9", "CI-G9")
@pytest.mark.parametrize("way", TAKING)
@pytest.mark.parametrize("counts", [False, True])
def test_taken_crystals_move_the_track_only_if_switched_on(way: str, counts: bool) -> None:
    """A cave-in symbol on a crystal that was not mined counts under the other ruling only."""
    leader, artifacts, mine, moves = TAKING[way]
    table = Table("Kate", "Luke", cave_in_when_crystal_taken_without_mining=counts)
    table.lay("Kate", hand="B1 N1", base=leader, artifacts=artifacts).mine(mine).docks("B1")
    table.begin("Kate").do(*moves)

    assert [c for c in table.crystals("Kate") if c.endswith("cave")] != []
    assert table.state.track == int(counts)


@pytest.mark.rule("CI-AMB-2", "CI-M6")
def test_cards_that_are_not_needed_may_be_paid() -> None:
    """Cost 3 paid with B3, then B1 on top so that Frogt'Opus leads."""
    table = Table("Kate", "Luke").lay("Kate", hand="B3 B1 N1").mine("blue-3-plain").docks("B1")
    table.begin("Kate").do("mine", "card blue-3")
    assert table.legal() == ["card blue-1", "stop"]

    table.do("card blue-1")
    assert table.played() == "B3 B1"


@pytest.mark.rule("CI-AMB-2")
def test_without_overpayment_every_card_must_be_needed() -> None:
    """Having paid B1 towards 6, B4 is refused: with it B1 would turn out to be spare."""
    table = Table("Kate", "Luke", overpayment_allowed=False).docks("B1")
    table.lay("Kate", hand="B4 B3 B2 B1 N1").mine("blue-6-symbol").begin("Kate").do("mine")
    assert table.legal() == ["card blue-1", "card blue-2", "card blue-3", "card blue-4"]

    table.do("card blue-1")
    assert table.legal() == ["card blue-2", "card blue-3"]
    assert table.refusal("card blue-4") == "CI-AMB-2"

    table.do("card blue-3")
    assert table.crystals("Kate") == ["blue-6-symbol"]
    assert table.played() == "B1 B3 B2"


@pytest.mark.rule("CI-AMB-2")
@pytest.mark.parametrize("crystal", ["blue-3-plain", "red-3-plain"])
@pytest.mark.parametrize("allowed", [True, False])
def test_a_free_crystal_takes_cards_only_with_overpayment(crystal: str, allowed: bool) -> None:
    """At cost 0 cards may be added, of one colour if it is wild, unless each must be needed."""
    table = Table("Kate", "Luke", overpayment_allowed=allowed)
    table.lay("Kate", hand="B1 B2", base="P4").mine(crystal).begin("Kate").do("mine")

    assert (table.asked() != "main") == allowed
    assert (table.crystals("Kate") == [crystal]) != allowed


@pytest.mark.rule("CI-AMB-3", "CI-A4")
def test_foreman_gives_three_levels_less_or_the_normal_price() -> None:
    """A level 4 card is had for level 1 or level 3, not for level 2."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 B2 Y3", base="N2").docks("Y4")
    table.begin("Kate").do("recruit")

    assert table.legal() == ["card purple-1", "card yellow-3"]
    assert table.refusal("card blue-2") == "CI-A2"


@pytest.mark.rule("CI-AMB-4", "CI-A4")
def test_foremen_do_not_add_up() -> None:
    """Two Foremen make level 4 no cheaper: it still takes a card."""
    table = Table("Kate", "Luke").lay("Kate", hand="N2 P1 Y3", base="N2").docks("Y4")
    table.begin("Kate").do("skill", "card brown-2", "recruit")

    assert table.legal() == ["card purple-1", "card yellow-3"]
    assert table.refusal("stop") == "CI-A2"


@pytest.mark.rule("CI-AMB-5")
def test_robuster_names_one_colour_for_all_cards() -> None:
    """After the colour only cards are chosen, no second colour."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 N1 B1", base="Y3").begin("Kate")
    table.do("colour yellow", "card purple-1")

    assert table.legal() == ["card brown-1", "card blue-1", "stop"]
    assert table.refusal("colour red") == "ST-1"


@pytest.mark.rule("CI-AMB-6", "CI-G3")
def test_the_own_leader_is_safe_from_own_skills() -> None:
    """Shu'War cannot take the leader of the own base, nor can Sergeant take itself."""
    table = Table("Kate", "Luke").lay("Kate", hand="B3 N1", base="P1 P2").docks("B1")
    table.begin("Kate").do("skill", "card blue-3")
    assert table.legal() == ["base 0 0", "stop"]
    assert table.refusal("base 0 1") == "CI-G3"

    table = Table("Kate", "Luke").lay("Kate", base="N3").begin("Kate")
    assert table.asked() == "main"


@pytest.mark.rule("CI-AMB-7", "CI-K2")
def test_a_skill_without_effect_may_be_played() -> None:
    """Shu'War with no base to take from still becomes the leader."""
    table = Table("Kate", "Luke").lay("Kate", hand="B3").begin("Kate").do("skill")

    assert table.base("Kate") == "B3"


@pytest.mark.rule("CI-AMB-8", "CI-T6")
def test_a_turn_may_end_after_one_action_or_none() -> None:
    """Ending is always offered."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 N1").lay("Luke", hand="Y1").docks("B1")
    table.begin("Kate")
    assert "end" in table.legal()
    table.do("recruit")
    assert "end" in table.legal()

    table.do("end")
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-AMB-9", "CI-R2")
def test_an_empty_base_cannot_be_raided() -> None:
    """Luke's empty base is refused, and with empty bases only there is no raid."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", hand="B1").lay("Mia", base="N1 N2")
    table.lay("Kate", base="P4").begin("Kate").do("raid")
    assert table.refusal("seat 1") == "CI-R2"

    table = Table("Kate", "Luke").lay("Kate", hand="B1").begin("Kate")
    assert table.refusal("raid") == "CI-R2"


@pytest.mark.rule("CI-AMB-9", "CI-R8")
def test_a_raid_of_an_empty_base_may_be_switched_on() -> None:
    """It moves nothing, uses up the actions and still feeds raid triggers."""
    table = Table("Kate", "Luke", raid_of_empty_base_allowed=True).mine("red-1-plain-a")
    table.lay("Kate", hand="B1", artifacts="baton_of_coaxing getaway_crawler").begin("Kate")
    table.do("raid", "seat 1", "mine 0")

    assert table.crystals("Kate") == ["red-1-plain-a"]
    assert table.totems("Kate") == set()
    assert [event.facts["other"] for event in table.heard("empty-base-raided")] == [1]


@pytest.mark.rule("CI-AMB-10", "CI-R5")
def test_a_raider_takes_all_that_fits() -> None:
    """No question is asked between the raid and the end of the turn."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1").lay("Luke", base="N1 N2 B1 B2")
    table.begin("Kate").do("raid")

    assert table.hand("Kate") == "P1 N1 N2 B1"
    assert table.state.active == table.seat("Luke")


@pytest.mark.rule("CI-AMB-11", "CI-R4")
@pytest.mark.parametrize("holder", ["Luke", "Mia", ""])
def test_the_totem_comes_from_whoever_has_it(holder: str) -> None:
    """From the owner of the base, a third player, or the supply."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", hand="P1").lay("Luke", base="N1 B2")
    if holder == "Mia":
        table.lay("Mia", totems="blue")
    elif holder:
        table.lay("Luke", base="N1 B2", totems="blue")
    table.begin("Kate").do("raid")

    assert table.totems("Kate") == {"blue"}
    assert table.totems("Luke") == table.totems("Mia") == set()


@pytest.mark.rule("CI-AMB-12", "CI-M4")
def test_a_totem_does_not_help_with_wild_crystals() -> None:
    """The blue totem lowers blue crystals only, whatever colour pays for the red one."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 N1", totems="blue brown purple yellow")
    table.mine("red-3-plain blue-3-plain").begin("Kate")

    assert (table.cost(4), table.cost(5)) == (3, 2)
    table.do("mine")
    assert table.crystals("Kate") == ["blue-3-plain"]


@pytest.mark.rule("CI-AMB-13", "CI-T9")
def test_the_right_mining_action_is_spent_without_asking() -> None:
    """Night Shift, then Drollo's extra action, then the regular one."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 B1 B1 N1", base="Y2")
    table.lay("Luke", hand="N1", artifacts="contract").turn(limited_mining=[1])
    table.mine("blue-1-plain-a blue-1-plain-b blue-1-symbol").begin("Kate")
    spent = []
    for place in range(2):
        table.do("mine", f"mine {place}", "stop")
        turn = table.state.turn
        spent.append((turn.limited_mining, turn.extra_mining, turn.taken))
    table.do("mine")

    assert spent == [((), 1, 0), ((), 0, 0)]
    assert table.state.turn.taken == 1


@pytest.mark.rule("CI-AMB-14", "CI-T10")
def test_no_raid_after_a_regular_action() -> None:
    """One RECRUIT bars the raid; Drollo's extra mining does not."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 N1").lay("Luke", base="Y1 Y2").docks("B1")
    table.begin("Kate").do("recruit")
    assert table.refusal("raid") == "CI-T10"

    table = Table("Kate", "Luke").lay("Kate", hand="B1", base="Y2").mine("blue-1-plain-a")
    table.begin("Kate").do("mine")
    assert table.refusal("raid") is None


@pytest.mark.rule("CI-AMB-15", "CI-G4", "CI-A1")
def test_more_than_seven_cards_bar_recruiting_and_taking_only() -> None:
    """Eight cards stay in hand; no leader skill takes a ninth, no RECRUIT is possible."""
    table = Table("Kate", "Luke").docks("N1 B2")
    table.lay("Kate", hand="P1 P1 N1 N1 B1 B1 Y1 Y1", base="P2 B2").begin("Kate")

    assert table.asked() == "main"
    assert table.refusal("recruit") == "CI-A1"
    table.do("end")
    assert len(table.player("Kate").hand) == 8


@pytest.mark.rule("CI-AMB-16", "CI-K-P2")
def test_diggerhino_names_any_of_the_six_colours() -> None:
    """All six are offered; the new one counts for level 1 skills, the discount does not."""
    table = Table("Kate", "Luke").lay("Kate", hand="N1 B1", base="P2").docks("B1")
    table.mine("blue-1-plain-a").begin("Kate").do("mine 0")
    assert table.legal() == [
        f"colour {name}" for name in ("purple", "brown", "blue", "yellow", "red", "green")
    ]

    table.do("colour brown", "skill", "card brown-1", "mine 0")
    assert table.crystals("Kate") == ["blue-1-plain-a"]


@pytest.mark.rule("CI-AMB-17", "CI-G8")
def test_effects_look_at_the_printed_cost() -> None:
    """Under Maccarat a cost 6 crystal mined for 2 brings a Scrabber bonus of cost 6."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 N1", base="P4").docks("B1")
    table.turn(bonus_costs=[1, 3, 6]).mine("blue-6-symbol red-6-symbol red-3-plain red-1-plain-a")
    table.begin("Kate").do("mine", "mine 7")

    assert table.legal() == ["mine 8", "stop"]


@pytest.mark.rule("CI-AMB-18", "CI-M10")
def test_scrabber_works_with_every_mining_action() -> None:
    """Two mining actions, two bonuses; the bonus itself brings nothing."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 N1", base="Y4").turn(extra_mining=1)
    table.mine("blue-1-plain-a brown-1-plain-a red-1-plain-a green-1-plain-a").begin("Kate")
    table.do("mine", "mine 0", "mine 2", "mine", "mine 1")

    assert table.asked() == "take-crystal"
    table.do("mine 3")
    assert len(table.crystals("Kate")) == 4


@pytest.mark.rule("CI-AMB-19", "CI-A5")
def test_stalkroots_doubling_is_a_choice() -> None:
    """A Stalkroot in hand may still count 2 to recruit level 3; a B2 is not doubled."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", hand="G2 B1", base="G2")
    table.docks("Y3").begin("Kate").do("recruit")

    assert table.played() == "G2"
    assert table.hand("Kate") == "B1 Y3"


@pytest.mark.rule("CI-AMB-20")
def test_robuster_leaves_the_faction_alone() -> None:
    """A dyed leader-to-be brings the raider the totem of its printed colour."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1 N2", base="Y3").lay("Luke", hand="P1")
    table.begin("Kate").do("colour brown", "card blue-1", "skill", "card blue-1 as brown")
    table.do("raid")

    assert table.hand("Kate") == "N2 B1"
    assert table.totems("Luke") == {"blue"}


@pytest.mark.rule("CI-AMB-21", "CI-T7")
def test_fish_bean_cannot_permit_itself() -> None:
    """After one SKILL a second one is refused although Fish'Bean is in hand."""
    table = Table("Kate", "Luke").lay("Kate", hand="B2 P4 N1").docks("P1").begin("Kate")
    table.do("skill", "card purple-4")

    assert table.refusal("skill") == "CI-T7"
