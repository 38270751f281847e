"""The worked examples of the rules, told as the rulebook tells them: EX-1 to EX-12."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.support.cave_in import Table


@pytest.mark.rule("CI-T3", "CI-G9", "CI-G10", "CI-M9", "CI-K-B1")
@pytest.mark.parametrize("blue", ["blue-1-symbol", "blue-1-symbol-cave"])
def test_ex_01_kate_uses_her_level_1_leader(blue: str) -> None:
    """
    Kate's leader is a blue 1; of the four crystals of cost 1 only the blue one is hers to take.

    Her hand, her base, both regular actions and the track stay as they are, even if the crystal
    bears a cave-in symbol. Its place stays empty until cleanup.
    """
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="Y1", base="N2 B1")
    table.mine(f"{blue} yellow-1-plain-a red-1-plain-a green-1-plain-a")
    table.begin("Kate")
    assert table.legal() == ["mine 0", "stop"]

    table.do("mine 0")
    assert table.crystals("Kate") == [blue]
    assert table.crystal_at(0) == ""
    assert table.hand("Kate") == "Y1"
    assert table.base("Kate") == "N2 B1"
    assert table.state.turn.taken == 0
    assert table.legal() == ["mine", "skill", "raid", "end"]
    assert table.state.track == 0

    table.do("end")
    assert table.crystal_at(0) != ""


@pytest.mark.rule("CI-A2", "CI-A3", "CI-K3", "CI-T7")
def test_ex_02_luke_recruits_upward() -> None:
    """
    Luke pays his yellow 2 for the blue 3 in the docks.

    The Drollo lies in his play area, but its skill did not trigger. He cannot recruit again.
    """
    table = Table("Luke", "Kate")
    table.lay("Luke", hand="Y2 P1").docks("B3 N2").mine("purple-1-plain-a blue-3-plain")
    table.begin("Luke").do("recruit", "dock 7")

    assert table.hand("Luke") == "P1 B3"
    assert table.played() == "Y2"
    assert table.heard("skill-used") == []
    assert table.state.turn.extra_mining == 0
    assert table.legal() == ["mine", "skill", "end"]
    assert table.refusal("recruit") == "CI-T7"

    table.do("mine", "mine 0")
    assert table.state.actor == table.seat("Kate"), "no third action: Luke's turn is over"


@pytest.mark.rule("CI-A2", "CI-A3", "CI-C1", "CI-G2", "CI-K-B2", "CI-T7")
def test_ex_03_lisa_recruits_a_chain() -> None:
    """
    Lisa, empty-handed, lets her leader Fish'Bean fetch a brown 2 and allow like actions.

    The brown 2 buys a blue 3 and the blue 3 a yellow 4. Both end up on her base, led by Shu'War.
    """
    table = Table("Lisa", "Kate")
    table.lay("Lisa", base="P1 B2").docks("N2 B3 Y4").begin("Lisa")
    assert table.legal() == ["dock 4", "stop"]

    table.do("dock 4")
    assert table.hand("Lisa") == "N2"
    table.do("recruit")
    assert table.hand("Lisa") == "B3"
    assert table.played() == "N2"
    table.do("recruit")

    assert table.hand("Lisa") == "Y4"
    assert table.base("Lisa") == "P1 B2 N2 B3"
    assert table.player("Lisa").base[-1].id == "shu_war"


@pytest.mark.rule("CI-M2", "CI-M6", "CI-T11", "CI-C1")
@pytest.mark.parametrize("order", list(permutations("123")))
def test_ex_04_kate_pays_in_a_single_colour(order: tuple[str, str, str]) -> None:
    """
    Kate mines a yellow crystal of cost 6 with her yellow 1, 2 and 3, in any order she likes.

    The blue 4 can neither be added nor stand in for one of them. The last card will lead.
    """
    first, second, third = order
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="Y1 Y2 Y3 B4").mine("yellow-6-symbol")
    table.begin("Kate").do("mine")
    assert table.legal() == ["card yellow-1", "card yellow-2", "card yellow-3"]
    assert table.refusal("card blue-4") == "CI-M2"

    table.do(f"card yellow-{first}")
    assert table.refusal("card blue-4") == "CI-M2"
    assert table.refusal("stop") == "CI-M6"
    table.do(f"card yellow-{second}")

    assert table.crystals("Kate") == ["yellow-6-symbol"]
    assert table.heard("crystal-mined")[0].facts["levels"] == 6
    assert table.played() == f"Y{first} Y{second} Y{third}"
    assert table.hand("Kate") == "B4"
    table.do("end")
    assert table.base("Kate") == f"Y{first} Y{second} Y{third}"


@pytest.mark.rule("CI-M3", "CI-M6")
def test_ex_05_kate_pays_for_a_wild_crystal() -> None:
    """
    Where yellow is wild, Kate may pay for the crystal of cost 6 in any one colour.

    Her blue cards reach 6, her brown ones only 5, and the two cannot be mixed.
    """
    table = Table("Kate", "Luke", wild="yellow green").mine("yellow-6-symbol")
    table.lay("Kate", hand="B1 B2 B3 N4 N1").begin("Kate").do("mine")
    assert table.asked() == "mine-pay", "blue is the only colour that reaches 6"
    assert table.legal() == ["card blue-1", "card blue-2", "card blue-3"]
    assert table.refusal("card brown-4") == "CI-M2"

    table = Table("Kate", "Luke", wild="yellow green").mine("yellow-6-symbol")
    table.lay("Kate", hand="B1 B2 B3 N4 N1 P3 P3").begin("Kate").do("mine")
    assert table.legal() == ["colour purple", "colour blue"]
    assert table.refusal("colour brown") == "CI-M6"


@pytest.mark.rule("CI-X1", "CI-X3", "CI-X4", "CI-G10")
def test_ex_06_luke_collects_an_artifact() -> None:
    """
    Luke pays 8 in four colours for the left half of the top card: Enhanced Vision is his for good.

    The card below is visible at once. Had there been none, the track would have moved at once.
    """
    payment = ("card purple-4", "card brown-2", "card blue-1", "stop")
    table = Table("Luke", "Kate").artifacts("ac01", sizes=(2, 4, 4))
    table.lay("Luke", hand="P4 N2 B1 Y1 Y1").begin("Luke")
    table.do("collect", "artifact 0 left", *payment)

    assert table.played() == "P4 N2 B1 Y1"
    assert table.hand("Luke") == "Y1"
    assert table.owned("Luke") == ["enhanced_vision"]
    below = table.view("Kate").artifacts[0]
    assert below is not None
    assert below.id == "ac02"
    assert table.state.track == 0
    table.do("end")
    assert table.owned("Luke") == ["enhanced_vision"]
    assert table.state.track == 0

    table = Table("Luke", "Kate").artifacts("ac01", sizes=(1, 4, 4))
    table.lay("Luke", hand="P4 N2 B1 Y1 Y1").begin("Luke")
    table.do("collect", "artifact 0 left", *payment)
    assert table.view("Kate").artifacts[0] is None
    assert table.state.track == 1
    assert table.asked() == "main", "the turn is still going on"


@pytest.mark.rule("CI-A4", "CI-A6", "CI-T11", "CI-K-N2")
def test_ex_07_mark_sends_his_foreman() -> None:
    """
    Mark uses his Foreman's skill, then a level 1 card buys the yellow 4.

    The purple 1, played last, will lead. A level 2 card would not have bought it.
    """
    table = Table("Mark", "Lisa").docks("Y4")
    table.lay("Mark", hand="N2 P1 B2").begin("Mark")
    assert table.refusal("recruit") == "CI-A2"
    table.do("skill", "card brown-2", "recruit")
    assert table.hand("Mark") == "B2 Y4"
    assert table.base("Mark") == "N2 P1"

    table = Table("Mark", "Lisa").docks("Y4")
    table.lay("Mark", hand="N2 P1 B2 N1").begin("Mark")
    table.do("skill", "card brown-2", "recruit")
    assert table.legal() == ["card purple-1", "card brown-1"]
    assert table.refusal("card blue-2") == "CI-A2"


@pytest.mark.rule("CI-V5")
def test_ex_08_mark_scores_symbol_sets() -> None:
    """Mark's symbols, two yellow, two blue, a green and a red one, make sets of 4 and 2: 10 + 3."""
    table = Table("Mark", "Lisa")
    table.lay(
        "Mark",
        hand="P1",
        crystals="yellow-1-symbol yellow-3-symbol blue-1-symbol blue-3-symbol"
        " green-1-symbol red-1-symbol",
    )
    table.begin("Mark")
    assert table.points("Mark")["sets"] == 13


@pytest.mark.rule("CI-T3", "CI-G2", "CI-M3", "CI-K-B2", "CI-C1")
def test_ex_09_john_takes_his_first_turn() -> None:
    """
    John has no base, so his first turn has no start phase.

    He mines a wild red crystal with one yellow 1. Then his Fish'Bean fetches a yellow 2 and,
    played last, becomes his leader.
    """
    table = Table("John", "Kate").docks("Y2").mine("red-1-plain-a")
    table.lay("John", hand="B2 Y1 Y1").begin("John")
    assert table.asked() == "main"
    assert table.heard("leader-used") == []

    table.do("mine", "colour yellow", "stop")
    assert table.played() == "Y1"
    table.do("skill", "card blue-2", "dock 4")

    assert table.hand("John") == "Y1 Y2"
    assert table.base("John") == "Y1 B2"
    assert table.player("John").base[-1].id == "fish_bean"
    assert table.crystals("John") == ["red-1-plain-a"]


@pytest.mark.rule("CI-T3", "CI-T7", "CI-M3", "CI-M6", "CI-K-B2")
def test_ex_10_john_mines_twice_in_his_second_turn() -> None:
    """
    John's leader fetches another yellow 2 and lets him mine twice.

    Yellow 2 and 1 pay for the yellow crystal of cost 3, the other yellow 2 overpays a green one
    of cost 1. Under a leader without this permission the second mining would not be offered.
    """
    table = Table("John", "Kate").docks("Y2").mine("green-1-plain-a yellow-3-plain")
    table.lay("John", hand="Y1 Y2", base="Y1 B2", crystals="red-1-plain-a").begin("John")
    table.do("dock 4")
    table.do("mine", "mine 4", "card yellow-2", "card yellow-1", "stop")
    table.do("mine")

    assert table.heard("crystal-mined")[1].facts["levels"] == 2
    assert table.hand("John") == ""
    assert table.base("John") == "Y1 B2 Y2 Y1 Y2"
    assert table.player("John").base[-1].id == "drollo"
    assert table.crystals("John") == ["red-1-plain-a", "yellow-3-plain", "green-1-plain-a"]

    table = Table("John", "Kate").mine("green-1-plain-a yellow-3-plain")
    table.lay("John", hand="Y1 Y2 Y2", base="B2 Y1").begin("John")
    table.do("mine", "mine 4", "card yellow-2", "card yellow-1", "stop")
    assert table.legal() == ["skill", "end"]
    assert table.refusal("mine") == "CI-T7"


@pytest.mark.rule("CI-R3", "CI-R4", "CI-R5", "CI-R7", "CI-R10")
def test_ex_11_kate_raids_luke() -> None:
    """
    Kate, holding four cards, raids Luke's base of five.

    Luke's leader Y2 goes home and Kate gets the yellow totem. She then takes Y1, B2 and N1 off
    the top, which fills her hand; the Y2 left behind leads. She has no regular action left.
    """
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="P1 P1 B1 N1")
    table.lay("Luke", hand="N2 P3", base="Y2 N1 B2 Y1 Y2", totems="yellow")
    table.begin("Kate").do("raid")

    assert table.hand("Luke") == "P3 N2 Y2"
    assert table.totems("Kate") == {"yellow"}
    assert table.totems("Luke") == set()
    raid = table.heard("base-raided")[0]
    assert raid.facts["cards"] == ["oddgrabber", "fish_bean", "driller"]
    assert table.hand("Kate") == "P1 P1 N1 N1 B1 B2 Y1"
    assert table.base("Luke") == "Y2"
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T4", "CI-T8", "CI-T10", "CI-R10")
def test_ex_11_luke_mines_with_his_leader_and_then_raids() -> None:
    """
    After Kate's raid Luke is left with a Drollo as his leader.

    Its extra action mines a brown crystal with his brown 2. As that is no regular action he may
    still raid, here Lisa's base, and then all his actions are used up.
    """
    table = Table("Luke", "Lisa", "Kate").mine("brown-1-plain-a brown-3-plain")
    table.lay("Luke", hand="N2 P3 Y2 N3", base="Y2")
    table.lay("Lisa", base="P3 Y1 B4")
    table.begin("Luke").do("mine", "mine 0", "card brown-2", "stop")
    assert table.crystals("Luke") == ["brown-1-plain-a"]
    assert table.state.turn.taken == 0

    table.do("raid", "seat 1")
    assert table.hand("Luke") == "P3 P3 N3 Y1 Y2"
    assert table.hand("Lisa") == "B4"
    assert table.base("Luke") == "Y2 N2"
    assert table.state.actor == table.seat("Lisa"), "though Luke could have paid for more"


@pytest.mark.rule("CI-G7", "CI-M5", "CI-M6", "CI-K-P4")
def test_ex_12_kate_uses_her_maccarat() -> None:
    """
    With Maccarat's skill Kate may mine the brown crystal of cost 3 without a card.

    Or she mines the blue one of cost 6 with a blue 2. Either way her second regular action is
    used. With the blue totem the blue one would cost only 1.
    """

    def play_maccarat(hand: str, totems: str = "") -> Table:
        table = Table("Kate", "Luke").mine("brown-3-plain blue-6-symbol")
        table.lay("Kate", hand=hand, totems=totems).begin("Kate", start_phase=False)
        return table.do("skill", "card purple-4")

    table = play_maccarat("P4 B2").do("mine", "mine 4")
    assert table.crystals("Kate") == ["brown-3-plain"]
    assert table.base("Kate") == "P4"
    assert table.hand("Kate") == "B2"
    assert table.state.actor == table.seat("Luke")

    table = play_maccarat("P4 B2")
    assert table.cost(7) == 2
    table.do("mine", "mine 7")
    assert table.crystals("Kate") == ["blue-6-symbol"]
    assert table.base("Kate") == "P4 B2"
    assert table.state.actor == table.seat("Luke")

    table = play_maccarat("P4 B1").do("mine")
    assert table.crystals("Kate") == ["brown-3-plain"], "a blue 1 does not reach 2"
    table = play_maccarat("P4 B1", totems="blue")
    assert table.cost(7) == 1
    table.do("mine", "mine 7")
    assert table.base("Kate") == "P4 B1"
