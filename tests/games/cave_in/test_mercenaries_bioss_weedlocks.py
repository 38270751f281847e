"""The skills of Bioss and Weedlocks: rules CI-K-R2 to CI-K-G4, and what all skills share."""

from __future__ import annotations

import pytest

from sternentisch.games.cave_in.rules.take import TakeSpread
from tests.support.cave_in import LETTERS, Table

WILD = "purple brown"  # so that both factions are in play


def pile(table: Table, person: str) -> list[str]:
    """Return the ids of a person's subjugated cards."""
    player = table.player(person)
    return [card.id for card in player.subjugated + player.buried]


# --- Bioss ---------------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-R2", "CI-K5", "CI-K6")
def test_mindwasp_subjugates_a_lowest_card_of_the_own_base() -> None:
    """Ties are free; higher cards and other bases are out of reach; the gap closes."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R2 B1", base="B2 Y1 B1 G3")
    table.lay("Luke", base="Y1 Y2").docks("B1").begin("Kate").do("skill", "card red-2")
    assert table.legal() == ["base 0 1", "base 0 2", "stop"]
    assert table.refusal("base 0 0") == "CI-K-R2"
    assert table.refusal("base 1 0") == "CI-K-R2"
    assert table.refusal("base 0 3") == "CI-G3"

    table.do("base 0 1")
    assert table.base("Kate") == "B2 B1 G3"
    assert pile(table, "Kate") == ["oddgrabber"]
    assert table.points("Kate")["subjugated"] == 1


@pytest.mark.rule("CI-K-R2", "CI-G3")
def test_mindwasp_looks_for_the_lowest_among_the_cards_below_the_leader() -> None:
    """A level 1 leader does not make level 2 too high."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R2 B1", base="Y2 B3 R1")
    table.docks("B1").begin("Kate").do("skill", "card red-2")

    assert table.legal() == ["base 0 0", "stop"]


@pytest.mark.rule("CI-K-R2", "CI-G5")
def test_mindwasp_as_leader() -> None:
    """It takes what lies below it, may be declined, and alone finds no target."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="Y4 R2").begin("Kate")
    table.do("base 0 0")
    assert table.base("Kate") == "R2"
    assert pile(table, "Kate") == ["scrabber"]

    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="Y1 R2").begin("Kate").do("stop")
    assert table.base("Kate") == "Y1 R2"

    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="R2").begin("Kate")
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-R3", "CI-G3")
def test_custodian_subjugates_a_level_2_card_of_any_base() -> None:
    """Own base allowed; other levels and leaders are safe."""
    table = Table("Kate", "Luke", "Mia", wild=WILD).lay("Kate", base="B2 Y1 R3")
    table.lay("Luke", base="Y2 B3 Y2").lay("Mia", base="B2").begin("Kate")
    assert table.legal() == ["base 0 0", "base 1 0", "stop"]
    assert table.refusal("base 0 1") == "CI-K-R3"
    assert table.refusal("base 1 1") == "CI-K-R3"
    assert table.refusal("base 2 0") == "CI-G3"

    table.do("base 1 0")
    assert table.base("Luke") == "B3 Y2"
    assert pile(table, "Kate") == ["drollo"]
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-R3", "CI-V6")
def test_custodian_as_a_skill_on_the_own_base() -> None:
    """Two levels are two points, and the card is out of play for good."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R3 B1", base="B2 Y1").docks("B1")
    table.begin("Kate").do("skill", "card red-3", "base 0 0")

    assert table.base("Kate") == "Y1"
    assert table.points("Kate")["subjugated"] == 2


@pytest.mark.rule("CI-K-R4", "CI-K5")
def test_domina_subjugates_up_to_three_level_1_cards_for_a_crystal_each() -> None:
    """Any colour of cost 1 is taken after each card; a fourth card stays in hand."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R4 B1 Y1 G1 R1 B2").docks("B1")
    table.mine("purple-1-plain-a brown-1-symbol-cave blue-1-plain-a blue-3-plain").begin("Kate")
    table.do("skill", "card red-4")
    assert table.legal() == ["card blue-1", "card yellow-1", "card red-1", "card green-1", "stop"]
    assert table.refusal("card blue-2") == "CI-K-R4"

    table.do("card blue-1")
    assert table.legal() == ["mine 0", "mine 1", "mine 2", "stop"]
    assert table.refusal("mine 4") == "CI-G8"

    table.do("mine 1", "card yellow-1", "mine 0", "card green-1", "mine 2")
    assert table.asked() == "main"
    assert table.hand("Kate") == "B2 R1"
    assert pile(table, "Kate") == ["frogt_opus", "oddgrabber", "sapling"]
    assert len(table.crystals("Kate")) == 3
    assert table.state.track == 0


@pytest.mark.rule("CI-K-R4", "CI-AMB-30")
def test_domina_subjugates_even_without_a_crystal() -> None:
    """One crystal for two cards; the cards still score."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="B1 Y1 B2", base="R4")
    table.mine("purple-1-plain-a").begin("Kate").do("card blue-1", "mine 0", "card yellow-1")

    assert table.points("Kate")["subjugated"] == 2
    assert table.hand("Kate") == "B2"
    assert table.crystals("Kate") == ["purple-1-plain-a"]


@pytest.mark.rule("CI-K-R4", "CI-G5")
def test_domina_may_be_declined_at_each_step() -> None:
    """The crystal alone can be declined, and so can the next card."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="B1 Y1", base="R4")
    table.mine("purple-1-plain-a").begin("Kate").do("card blue-1", "stop", "stop")

    assert table.crystals("Kate") == []
    assert table.hand("Kate") == "Y1"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-R4", "CI-K5")
def test_subjugated_hand_cards_never_reach_the_base() -> None:
    """Only Domina herself lies in the base after the turn."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R4 B1 G2").docks("B1")
    table.begin("Kate").do("skill", "card red-4", "card blue-1", "end")

    assert table.base("Kate") == "R4"
    assert pile(table, "Kate") == ["frogt_opus"]


@pytest.mark.rule("CI-K-R4", "CI-K-G2")
def test_stalkroot_does_not_change_the_level_of_hand_cards() -> None:
    """With Stalkroot active a Sapling is still a level 1 card for Domina."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R4 G1 G2", base="G2").docks("B1")
    table.begin("Kate").do("skill", "card red-4")

    assert table.legal() == ["card green-1", "stop"]


# --- Weedlocks -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-K-G2", "CI-M6")
def test_stalkroot_doubles_weedlocks_for_mining() -> None:
    """G1 and G2 reach 6 together; the blue card counts what it is."""
    table = Table("Kate", "Luke", wild=WILD).mine("green-6-symbol blue-3-plain")
    table.lay("Kate", hand="G1 G2 B2", base="G2").begin("Kate").do("mine", "card green-1")

    assert table.crystals("Kate") == ["green-6-symbol"]
    assert table.played() == "G1 G2"


@pytest.mark.rule("CI-K-G2", "CI-X3")
def test_stalkroot_counts_when_collecting() -> None:
    """Two Weedlocks counting 2 and 6 pay for a cost 8 card."""
    table = Table("Kate", "Luke", wild=WILD).artifacts("ac01", "ac11", "ac12")
    table.lay("Kate", hand="G1 G3", base="G2").begin("Kate").do("collect")
    assert table.legal() == [
        *("artifact 0 left", "artifact 0 right", "artifact 2 left", "artifact 2 right")
    ]

    table.do("artifact 0 right", "card green-1")
    assert table.base("Kate") == "G2 G1 G3"
    assert table.owned("Kate") == ["contract"]


@pytest.mark.rule("CI-K-G2", "CI-A5", "CI-AMB-19")
def test_doubling_is_optional_when_recruiting() -> None:
    """G1 buys level 2 or level 3, G2 only level 3, B1 only level 2."""
    for dock, prices in (
        ("dock 4", ["card blue-1", "card green-1"]),
        ("dock 7", ["card green-1", "card green-2"]),
    ):
        table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="B1 G1 G2", base="G2")
        table.docks("Y2 Y3").begin("Kate").do("recruit", dock)
        assert table.legal() == prices


@pytest.mark.rule("CI-K-G2", "CI-AMB-19")
def test_two_stalkroots_are_still_twice() -> None:
    """Leader and skill together: G1 counts 2, not 4."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="G2 G1", base="G2").docks("B1")
    table.mine("green-3-plain").begin("Kate").do("skill", "card green-2")

    assert table.refusal("mine") == "CI-M6"


@pytest.mark.rule("CI-K-G2", "CI-K-Y3", "CI-AMB-20")
def test_the_printed_faction_decides_what_stalkroot_doubles() -> None:
    """A Sapling dyed yellow counts 2, a Frogt'Opus dyed green counts 1."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="G2 G1 B1", base="Y3")
    table.mine("yellow-3-plain").docks("B1").begin("Kate")
    table.do("colour yellow", "card green-1", "card blue-1", "stop", "skill", "card green-2")
    assert table.refusal("mine") is None

    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="G2 G1 B1 Y1", base="Y3")
    table.mine("green-6-symbol").docks("B1").begin("Kate")
    table.do("colour green", "card blue-1", "card yellow-1", "skill", "card green-2")
    assert table.refusal("mine") == "CI-M6"  # 2 + 1 + 1


@pytest.mark.rule("CI-K-G3", "CI-G3")
def test_seeder_takes_one_weedlock_from_each_base() -> None:
    """Having picked from two bases, only bases not yet used are left."""
    table = Table("Kate", "Luke", "Mia", wild=WILD).lay("Kate", base="G1 G2 G3")
    table.lay("Luke", base="G1 B1 G2 G2").lay("Mia", base="B2 G1 G1").begin("Kate")
    assert table.legal() == [*("base 0 0", "base 0 1", "base 1 0", "base 1 2", "base 2 1", "stop")]
    assert table.refusal("base 1 1") == "CI-K-G3"
    assert table.refusal("base 2 2") == "CI-G3"

    table.do("base 1 0", "base 0 1")
    assert table.legal() == ["base 2 1", "stop"]
    assert table.refusal("base 0 0") == "CI-K-G3"
    assert table.refusal("base 1 1") == "CI-K-G3"

    table.do("base 2 1")
    assert table.hand("Kate") == "G1 G1 G2"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-G3")
def test_seeder_takes_two_weedlocks_from_one_base_and_no_more() -> None:
    """The second pick from the same base ends the skill."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="G3 B1", base="G1 B2").docks("B1")
    table.lay("Luke", base="G1 G2 G1 B1").begin("Kate").do("skill", "card green-3", "base 1 1")
    assert table.legal() == ["base 0 0", "base 1 0", "base 1 1", "stop"]

    table.do("base 1 0")
    assert table.hand("Kate") == "B1 G1 G2"
    assert table.base("Luke") == "G1 B1"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-G3")
@pytest.mark.parametrize(
    ("from_one", "used", "offered"),
    [
        (1, (1,), ["base 0 0", "stop"]),  # one from each base and no more
        (3, (1, 1), ["base 1 0", "stop"]),  # two from one base bar the others
    ],
)
def test_how_many_seeder_takes_from_one_base_is_data(
    from_one: int, used: tuple[int, ...], offered: list[str]
) -> None:
    """Another copy of the game may print another number than two."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", "B1", base="G1 B2")
    table.lay("Luke", base="G1 B1").begin("Kate")
    table.state.stack.append(TakeSpread(0, LETTERS.index("G"), from_one, used))
    table.state.settle()

    assert table.legal() == offered


@pytest.mark.rule("CI-K-G3", "CI-G4", "CI-G5")
def test_seeder_may_stop_and_needs_room() -> None:
    """One card and enough; six cards leave room for one."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="G1 G2 G3").begin("Kate")
    table.do("base 0 0", "stop")
    assert table.base("Kate") == "G2 G3"

    table = Table("Kate", "Luke", wild=WILD)
    table.lay("Kate", hand="B1 B1 Y1 Y1 R1 R1", base="G1 G2 G3").begin("Kate").do("base 0 0")
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-G4", "CI-G3", "CI-K6")
def test_mandragore_takes_the_weedlocks_of_one_base() -> None:
    """The first pick fixes the base; all but the leader may go, and the others stay in order."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="G1 G4")
    table.lay("Luke", base="G1 B1 G2 Y1 G3 G2").begin("Kate").do("base 1 2")
    assert table.legal() == ["base 1 0", "base 1 3", "stop"]
    assert table.refusal("base 0 0") == "CI-K-G4"
    assert table.refusal("base 1 1") == "CI-K-G4"
    assert table.refusal("base 1 4") == "CI-G3"

    table.do("base 1 0", "base 1 2")
    assert table.hand("Kate") == "G1 G2 G3"
    assert table.base("Luke") == "B1 Y1 G2"
    assert table.asked() == "main"


@pytest.mark.rule("CI-K-G4", "CI-G4", "CI-AMB-31")
def test_mandragore_may_stop_and_chooses_what_fits() -> None:
    """With room for one the player picks which; with room for all, fewer will do."""
    table = Table("Kate", "Luke", wild=WILD).lay("Luke", base="G1 G2 G3 B1")
    table.lay("Kate", hand="B1 B1 Y1 Y1 R1 R1", base="G4").begin("Kate").do("base 1 2")
    assert table.base("Luke") == "G1 G2 B1"
    assert table.asked() == "main"

    table = Table("Kate", "Luke", wild=WILD).lay("Luke", base="G1 G2 B1")
    table.lay("Kate", hand="G4 B2").docks("B1").begin("Kate")
    table.do("skill", "card green-4", "base 1 0", "stop")
    assert table.base("Luke") == "G2 B1"
    assert table.hand("Kate") == "B2 G1"


# --- all skills ----------------------------------------------------------------------------------


@pytest.mark.rule("CI-K2", "CI-AMB-7")
def test_any_card_may_be_played_for_its_skill_even_without_effect() -> None:
    """A Mindwasp without a base does nothing, but becomes the leader."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", hand="R2").begin("Kate")
    table.do("skill")

    assert table.base("Kate") == "R2"


@pytest.mark.rule("CI-K1")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    """Without a hand there is no SKILL; with one, other cards are refused."""
    table = Table("Kate", "Luke").lay("Kate", base="Y2").begin("Kate")
    assert table.refusal("skill") == "CI-K1"

    table = Table("Kate", "Luke").lay("Kate", hand="Y1 B1").begin("Kate").do("skill")
    assert table.legal() == ["card blue-1", "card yellow-1"]
    assert table.refusal("card purple-1") == "CI-G1"


@pytest.mark.rule("CI-K3")
def test_cards_paid_do_not_use_their_skill() -> None:
    """Drollo and Foreman pay for crystals and recruits without crediting anything."""
    table = Table("Kate", "Luke").lay("Kate", hand="Y2 N2 P1").docks("B3 B1")
    table.mine("yellow-1-plain-a").begin("Kate").do("mine")
    assert table.played() == "Y2"
    assert table.state.turn.extra_mining == 0

    table.do("recruit", "dock 7")
    assert table.base("Kate") == "Y2 N2"
    assert table.hand("Kate") == "P1 B3"


@pytest.mark.rule("CI-K4", "CI-T5")
def test_lasting_skills_are_for_their_player_and_this_turn_only() -> None:
    """Luke gets nothing of Kate's Maccarat, and Kate's discount ends with her turn."""
    table = Table("Kate", "Luke").lay("Kate", base="P4").lay("Luke", hand="P1 P2", base="N1")
    table.mine("blue-6-symbol").begin("Kate")
    assert table.cost(7) == 2

    table.do("end")
    assert table.state.active == table.seat("Luke")
    assert table.cost(7) == 6
