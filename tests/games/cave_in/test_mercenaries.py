"""The skills of Minegglers and Terrons, and all level 1 skills: rules CI-K-P1 to CI-K-N4."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

LEVEL_ONE = [
    ("P1", "purple"),
    ("N1", "brown"),
    ("B1", "blue"),
    ("Y1", "yellow"),
    ("R1", "red"),
    ("G1", "green"),
]


def wild_without(code: str) -> str:
    """Return two wild colours that leave this faction in play, and blue and yellow too."""
    return "red green" if code[0] in "PNBY" else "purple brown"


# --- level 1: a crystal of the own colour --------------------------------------------------------


@pytest.mark.rule("CI-K-P1", "CI-K-N1", "CI-K-B1", "CI-K-Y1", "CI-K-R1", "CI-K-G1", "CI-G9")
@pytest.mark.parametrize(("code", "colour"), LEVEL_ONE)
def test_level_1_takes_a_cost_1_crystal_of_its_colour(code: str, colour: str) -> None:
    """Only cost 1 and the own colour are offered; the cave-in symbol does nothing."""
    other = "yellow" if colour == "blue" else "blue"
    table = Table("Kate", "Luke", wild=wild_without(code))
    table.lay("Kate", hand=f"{code} B2").docks("B1")
    table.mine(f"{colour}-1-symbol-cave {colour}-1-plain-a {other}-1-plain-a {colour}-3-cave")
    table.begin("Kate").do("skill", f"card {colour}-1")

    assert table.legal() == ["mine 0", "mine 1", "stop"]
    assert table.refusal("mine 2") == f"CI-K-{code}"
    assert table.refusal("mine 4") == "CI-G8"

    table.do("mine 0")
    assert table.crystals("Kate") == [f"{colour}-1-symbol-cave"]
    assert table.state.track == 0
    assert table.played() == code


@pytest.mark.rule("CI-K-P1", "CI-K-N1", "CI-K-B1", "CI-K-Y1", "CI-K-R1", "CI-K-G1", "CI-T3")
@pytest.mark.parametrize(("code", "colour"), LEVEL_ONE)
def test_level_1_leader_takes_a_crystal_before_any_action(code: str, colour: str) -> None:
    """The leader stays in the base and no regular action is used."""
    table = Table("Kate", "Luke", wild=wild_without(code))
    table.lay("Kate", base=f"B2 {code}").mine(f"{colour}-1-plain-a")
    table.begin("Kate").do("mine 0")

    assert table.crystals("Kate") == [f"{colour}-1-plain-a"]
    assert table.base("Kate") == f"B2 {code}"
    assert table.state.turn.taken == 0


@pytest.mark.rule("CI-G5", "CI-K2")
def test_a_level_1_leader_may_be_declined() -> None:
    """Nobody has to take the crystal."""
    table = Table("Kate", "Luke").lay("Kate", base="P1").mine("purple-1-plain-a")
    table.begin("Kate").do("stop")

    assert table.crystals("Kate") == []
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-P1", "CI-K-P2")
def test_a_crystal_marked_purple_can_be_taken_as_purple() -> None:
    """Diggerhino's colour counts for Mineraccoon: the marked one qualifies, the lost one not."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 N1", base="P2").docks("B1")
    table.mine("blue-1-plain-a purple-1-plain-a").begin("Kate")
    table.do("mine 0", "colour purple", "skill", "card purple-1")
    assert table.legal() == ["mine 0", "mine 1", "stop"]

    table.do("mine 0")
    assert table.crystals("Kate") == ["blue-1-plain-a"]
    assert table.state.turn.marks == ()


@pytest.mark.rule("CI-K-P1", "CI-G8")
def test_discounts_do_not_bring_a_crystal_within_reach_of_level_1() -> None:
    """With Maccarat a cost 3 crystal can be mined for nothing, but it still costs 3."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 N1", base="P4").docks("B1")
    table.mine("purple-3-plain").begin("Kate").do("skill", "card purple-1")

    assert table.crystals("Kate") == []
    assert table.asked() == "main"
    assert table.played() == "P1"


@pytest.mark.rule("CI-K-P1", "CI-G9")
def test_taking_a_crystal_gives_no_scrabber_bonus() -> None:
    """Taking is not mining."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 N1", base="Y4").docks("B1")
    table.mine("purple-1-plain-a purple-1-plain-b").begin("Kate")
    table.do("skill", "card purple-1", "mine 0")

    assert table.crystals("Kate") == ["purple-1-plain-a"]
    assert table.asked() == "main"


# --- Minegglers ----------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-P2", "CI-K4")
def test_diggerhino_naming_the_present_colour_only_lowers_the_cost() -> None:
    """A blue crystal named blue stays blue and costs one less."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2 B2 N1").mine("blue-3-plain")
    table.begin("Kate").do("skill", "card purple-2", "mine 4", "colour blue")
    assert table.cost(4) == 2

    table.do("mine")
    assert table.crystals("Kate") == ["blue-3-plain"]
    assert table.base("Kate") == "P2 B2"


@pytest.mark.rule("CI-K-P2")
def test_diggerhino_ends_the_wildness_of_a_crystal() -> None:
    """A green crystal named brown takes brown cards only."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2 N1 N2 B3").mine("green-3-plain")
    table.begin("Kate").do("skill", "card purple-2", "mine 4", "colour brown", "mine")

    assert table.asked() == "mine-pay"
    assert table.legal() == ["card brown-1", "card brown-2"]


@pytest.mark.rule("CI-K-P2")
def test_diggerhino_makes_a_crystal_wild() -> None:
    """A blue crystal named red takes any one colour that reaches its cost of 2."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2 N2 Y2 B1").mine("blue-3-plain")
    table.begin("Kate").do("skill", "card purple-2", "mine 4", "colour red", "mine")

    assert table.asked() == "mine-colour"
    assert table.legal() == ["colour brown", "colour yellow"]


@pytest.mark.rule("CI-K-P2", "CI-G7")
def test_the_totem_of_the_new_colour_applies() -> None:
    """Turning blue into brown loses the blue totem's discount and wins the brown one's."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2 N1", totems="brown").mine("blue-3-plain")
    table.begin("Kate").do("skill", "card purple-2", "mine 4", "colour brown")
    assert table.cost(4) == 1

    table = Table("Kate", "Luke").lay("Kate", hand="P2 N2", totems="blue").mine("blue-3-plain")
    table.begin("Kate").do("skill", "card purple-2", "mine 4", "colour brown")
    assert table.cost(4) == 2


@pytest.mark.rule("CI-K-P2", "CI-G7")
def test_two_marks_on_one_crystal_add_up_and_the_last_colour_holds() -> None:
    """Leader and skill mark the same crystal: two less, and yellow in the end."""
    table = Table("Kate", "Luke").lay("Kate", hand="P2 Y1 N1", base="P2").mine("blue-3-plain")
    table.begin("Kate").do("mine 4", "colour brown", "skill", "card purple-2", "mine 4")
    table.do("colour yellow")
    assert table.cost(4) == 1

    table.do("mine")
    assert table.base("Kate") == "P2 P2 Y1"
    assert table.crystals("Kate") == ["blue-3-plain"]


@pytest.mark.rule("CI-K-P2", "CI-M7")
def test_a_marked_crystal_scores_in_its_printed_colour() -> None:
    """Mined as brown, the blue crystal makes no pair with a brown one for Contract."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="P2 N1", crystals="brown-1-plain-a", artifacts="contract")
    table.begin("Kate").do("skill", "card purple-2", "mine 0", "colour brown", "mine", "stop")

    assert table.crystals("Kate") == ["brown-1-plain-a", "blue-1-plain-a"]
    assert table.points("Kate")["artifacts"] == 1


@pytest.mark.rule("CI-K-P2", "CI-C3", "CI-G5")
def test_diggerhino_can_be_declined_and_ends_with_the_turn() -> None:
    """Declined, it marks nothing; used, the mark is gone when the turn is over."""
    table = Table("Kate", "Luke").lay("Kate", base="P2").lay("Luke", hand="P1", base="N1")
    table.mine("blue-3-plain").begin("Kate")
    assert table.refusal("mine 5") == "CI-G10"

    table.do("stop")
    assert table.cost(4) == 3

    table = Table("Kate", "Luke").lay("Kate", base="P2").lay("Luke", hand="P1", base="N2")
    table.mine("blue-3-plain").begin("Kate").do("mine 4", "colour red", "end")
    assert table.state.active == table.seat("Luke")
    assert table.cost(4) == 3


@pytest.mark.rule("CI-K-P3")
def test_ancientone_makes_artifacts_four_cheaper() -> None:
    """The cost 8 card is had for a level 4 card; crystals cost as ever."""
    table = Table("Kate", "Luke").lay("Kate", hand="P3 N4").artifacts("ac01", "ac02", "ac03")
    table.mine("purple-3-plain").begin("Kate").do("skill", "card purple-3")
    assert table.cost(4) == 3

    table.do("collect", "artifact 0 left")
    assert table.owned("Kate") == ["enhanced_vision"]
    assert table.base("Kate") == "P3 N4"


@pytest.mark.rule("CI-K-P3", "CI-G7")
def test_ancientones_add_up_with_each_other_and_with_relic_broker() -> None:
    """Leader and skill bring 8 down to 0; with Relic Broker even 9 is nothing."""
    table = Table("Kate", "Luke").artifacts("ac01", "ac11", "ac03")
    table.lay("Kate", hand="P3 B1", base="P3", artifacts="relic_broker")
    table.begin("Kate").do("skill", "card purple-3", "collect")
    assert [table.artifact_cost(stack) for stack in range(3)] == [0, 0, 0]

    table.do("artifact 1 left", "stop")
    assert table.base("Kate") == "P3 P3"
    assert table.hand("Kate") == "B1"


@pytest.mark.rule("CI-K-P4")
def test_maccarat_lowers_every_crystal_by_four() -> None:
    """Costs 1 and 3 become 0, 6 becomes 2 and 10 becomes 6."""
    table = Table("Kate", "Luke").lay("Kate", base="P4")
    table.mine("blue-1-plain-a blue-3-plain blue-6-cave blue-10-cave").begin("Kate")

    assert [table.cost(place) for place in (0, 4, 7, 9)] == [0, 0, 2, 6]


@pytest.mark.rule("CI-K-P4")
def test_maccarat_counts_for_every_mining_action_of_the_turn() -> None:
    """The extra action of Drollo and the regular one are both four cheaper."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y2 B2 N1", base="P4")
    table.mine("brown-3-plain blue-6-symbol").begin("Kate")
    table.do("skill", "card yellow-2", "mine", "mine 4", "stop", "mine")

    assert table.crystals("Kate") == ["brown-3-plain", "blue-6-symbol"]
    assert table.base("Kate") == "P4 Y2 B2"


@pytest.mark.rule("CI-K-P4", "CI-G7")
def test_mining_for_nothing_still_uses_the_action() -> None:
    """After a skill and a free crystal the second free crystal is out of reach."""
    table = Table("Kate", "Luke").lay("Kate", hand="P4 B1").lay("Luke", hand="B1")
    table.mine("brown-3-plain purple-3-plain").begin("Kate")
    table.do("skill", "card purple-4", "mine", "mine 4")

    assert table.crystals("Kate") == ["brown-3-plain"]
    assert table.state.actor == table.seat("Luke")


# --- Terrons -------------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-N2", "CI-A4", "CI-A6")
@pytest.mark.parametrize(
    ("dock", "prices"),
    [
        ("dock 4", ["card purple-1", "stop"]),
        ("dock 7", ["card blue-2", "stop"]),
        ("dock 9", ["card purple-1", "card yellow-3"]),
    ],
)
@pytest.mark.parametrize("leader", ["P3", "N2"])
def test_foreman_adds_a_price_and_a_second_one_changes_nothing(
    dock: str, prices: list[str], leader: str
) -> None:
    """Levels 2 and 3 for no card, level 4 for a level 1 card, or the normal price."""
    table = Table("Kate", "Luke").lay("Kate", hand="N2 P1 B2 Y3", base=leader)
    table.docks("Y1 Y2 Y3 Y4").begin("Kate")
    table.do("skill", "card brown-2", "recruit", dock)

    assert table.legal() == prices


@pytest.mark.rule("CI-K-N2", "CI-A1")
def test_foreman_does_not_lift_the_hand_limit() -> None:
    """Seven cards bar recruiting even when it would be free."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 B1 B1 Y1 Y1 Y2", base="N2")
    table.docks("Y3").begin("Kate")

    assert table.refusal("recruit") == "CI-A1"


@pytest.mark.rule("CI-K-N3", "CI-K6")
def test_sergeant_takes_up_to_two_cards_from_the_bottom() -> None:
    """Each is asked for; the rest of the base keeps its order."""
    table = Table("Kate", "Luke").lay("Kate", hand="N3 B1", base="P1 Y2 B2 N1").docks("B1")
    table.begin("Kate").do("skill", "card brown-3")
    assert table.legal() == ["yes", "stop"]

    table.do("yes", "yes")
    assert table.hand("Kate") == "P1 B1 Y2"
    assert table.base("Kate") == "B2 N1"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-N3", "CI-G3", "CI-G5")
@pytest.mark.parametrize(
    ("base", "answers", "left"),
    [
        ("P1 B2 N3", ["yes", "yes"], "N3"),
        ("P1 B2 N3", ["yes", "stop"], "B2 N3"),
        ("P1 N3", ["yes"], "N3"),
        ("N3", [], "N3"),
    ],
)
def test_sergeant_as_leader_cannot_take_itself(base: str, answers: list[str], left: str) -> None:
    """It stops at the latest when only the leader is there."""
    table = Table("Kate", "Luke").lay("Kate", base=base).begin("Kate").do(*answers)

    assert table.base("Kate") == left
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-N3", "CI-G4")
def test_sergeant_as_leader_needs_room() -> None:
    """A full hand is not even asked; six cards leave room for one."""
    hand = "P1 P1 B1 B1 Y1 Y1"
    table = Table("Kate", "Luke").lay("Kate", hand=hand, base="P2 B2 N3").begin("Kate").do("yes")
    assert table.base("Kate") == "B2 N3"
    assert table.asked() == "main"

    table = Table("Kate", "Luke").lay("Kate", hand=hand + " Y2", base="P2 B2 N3").begin("Kate")
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-N4")
def test_colonel_takes_dock_cards_worth_five_levels_one_at_a_time() -> None:
    """After a level 4 card only level 1 fits; nothing is refilled in between."""
    table = Table("Kate", "Luke").lay("Kate", base="N4").docks("P1 B1 P2 P3 P4").begin("Kate")
    assert table.legal() == ["dock 0", "dock 1", "dock 4", "dock 7", "dock 9", "stop"]

    table.do("dock 9")
    assert table.legal() == ["dock 0", "dock 1", "stop"]
    assert table.refusal("dock 4") == "CI-K-N4"
    assert table.refusal("dock 9") == "CI-G10"

    table.do("dock 1")
    assert table.hand("Kate") == "P4 B1"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-N4", "CI-G4", "CI-G5")
def test_colonel_may_stop_and_is_cut_at_the_hand_limit() -> None:
    """One card and enough; or one card because the hand is then full."""
    table = Table("Kate", "Luke").lay("Kate", base="N4").docks("P1 B1 P2")
    table.begin("Kate").do("dock 4", "stop")
    assert table.hand("Kate") == "P2"

    table = Table("Kate", "Luke").lay("Kate", hand="N4 P1 P1 B1 B1 Y1 Y1").docks("P1 B1 P2")
    table.begin("Kate").do("skill", "card brown-4", "dock 0")
    assert table.hand("Kate") == "P1 P1 P1 B1 B1 Y1 Y1"
    assert table.asked() != "take-dock"
