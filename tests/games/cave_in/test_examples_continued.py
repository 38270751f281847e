"""The worked examples of the rules, continued: EX-13 to EX-22 and the rulebook's final scoring."""

from __future__ import annotations

import pytest

from sternentisch.games.cave_in import actions
from tests.support.cave_in import Table


@pytest.mark.rule("CI-G4", "CI-K1", "CI-C1", "CI-K-N3")
def test_ex_13_luke_calls_his_sergeant_at_the_limit() -> None:
    """
    Luke holds seven cards; playing the Sergeant makes room for one.

    He takes the purple 1 from the bottom of his base, but not the blue 2 as well. With a card less
    he could have taken both.
    """
    table = Table("Luke", "Kate")
    table.lay("Luke", hand="N3 P1 P1 N1 N1 B1 B1", base="P1 B2 Y1").begin("Luke")
    table.do("skill", "card brown-3", "yes")
    assert table.hand("Luke") == "P1 P1 P1 N1 N1 B1 B1"
    assert table.asked() == "main", "his hand is full again, so nothing more is asked"
    assert table.base("Luke") == "B2 Y1"
    table.do("end")
    assert table.base("Luke") == "B2 Y1 N3"

    table = Table("Luke", "Kate")
    table.lay("Luke", hand="N3 P1 P1 N1 N1 B1", base="P1 B2 Y1").begin("Luke")
    table.do("skill", "card brown-3", "yes", "yes")
    assert table.hand("Luke") == "P1 P1 P1 N1 N1 B1 B2"
    assert table.base("Luke") == "Y1"


@pytest.mark.rule("CI-A5", "CI-A2", "CI-K-G2")
def test_ex_14_lisa_grows_a_stalkroot() -> None:
    """
    Lisa's Stalkroot lets her green 1 count 2 and so buy a level 3 card.

    It may count 1 as well and buy a level 2 card. A blue 1 buys level 2 only.
    """

    def play_stalkroot(hand: str) -> Table:
        table = Table("Lisa", "Mark", wild="purple red").docks("N2 Y3")
        return table.lay("Lisa", hand=hand).begin("Lisa").do("skill", "card green-2", "recruit")

    table = play_stalkroot("G2 G1 B1").do("dock 7")
    assert table.hand("Lisa") == "B1 Y3"
    assert table.base("Lisa") == "G2 G1"

    table = play_stalkroot("G2 G1 B1").do("dock 4")
    assert table.legal() == ["card blue-1", "card green-1"]
    table.do("card green-1")
    assert table.hand("Lisa") == "N2 B1"

    table = play_stalkroot("G2 B1 N2").do("dock 7")
    assert table.base("Lisa") == "G2 N2", "the blue 1 was no alternative"


@pytest.mark.rule("CI-T8", "CI-T9", "CI-C1", "CI-K-Y2")
def test_ex_15_john_plays_drollo_first() -> None:
    """
    John's Drollo credits an extra mining action: he mines yellow with it, then brown with his own.

    After the first crystal he might have recruited instead. His cards go on top of his base.
    """
    table = Table("John", "Kate").docks("B1").mine("yellow-1-plain-a brown-1-plain-a")
    table.lay("John", hand="Y2 Y1 N1", base="P1").begin("John")
    table.do("skill", "card yellow-2", "mine", "mine 0")
    assert table.state.turn.extra_mining == 0
    assert table.state.turn.taken == 1
    assert table.refusal("mine") is None
    assert table.refusal("recruit") is None

    table.do("mine")
    assert table.crystals("John") == ["yellow-1-plain-a", "brown-1-plain-a"]
    assert table.base("John") == "P1 Y2 Y1 N1"


@pytest.mark.rule("CI-M4", "CI-M8", "CI-M11", "CI-G7")
def test_ex_16_kate_mines_for_free_by_her_totem() -> None:
    """
    Kate, empty-handed, owns the purple totem: a purple crystal of cost 1 costs her nothing.

    She plays no card, yet her regular mining is used, and the crystal's symbol moves the track.
    A purple crystal of cost 3 would cost her 2.
    """
    table = Table("Kate", "Luke").docks("B1").mine("purple-1-symbol-cave purple-3-plain")
    table.lay("Kate", totems="purple").set(track=3).begin("Kate")
    assert table.cost(4) == 2

    table.do("mine")
    assert table.crystals("Kate") == ["purple-1-symbol-cave"]
    assert table.played() == ""
    assert (table.state.turn.taken, table.state.turn.first) == (1, actions.MINE)
    assert table.refusal("mine") == "CI-T7"
    assert table.state.track == 4


@pytest.mark.rule("CI-R3", "CI-R4", "CI-R5", "CI-R7", "CI-A1")
def test_ex_17_mark_raids_with_a_full_hand() -> None:
    """
    Mark, with seven cards and the brown totem, raids Lisa's base; she holds seven cards, too.

    Her Colonel goes home as her eighth card. Mark keeps the totem and takes no card. Lisa cannot
    recruit in her turn, neither with eight cards nor with seven.
    """
    table = Table("Mark", "Lisa")
    table.lay("Mark", hand="P1 P1 P2 P2 P3 P3 P4", totems="brown")
    table.lay("Lisa", hand="N1 N1 N2 N2 N3 B1 B2", base="P1 Y1 N4")
    table.begin("Mark").do("raid")

    assert table.hand("Lisa") == "N1 N1 N2 N2 N3 N4 B1 B2"
    assert table.totems("Mark") == {"brown"}
    assert table.hand("Mark") == "P1 P1 P2 P2 P3 P3 P4"
    assert table.base("Lisa") == "P1 Y1"

    assert table.state.actor == table.seat("Lisa")
    assert table.refusal("recruit") == "CI-A1"
    table.do("skill", "card brown-3")
    assert len(table.player("Lisa").hand) == 7
    assert table.refusal("recruit") == "CI-A1"


@pytest.mark.rule("CI-C4", "CI-C5")
def test_ex_18_stacks_are_used_up() -> None:
    """
    Two stacks end with Kate's turn: the last two level 3 cards, the last crystal of cost 3.

    Each moves the track by one, though one cost 3 place stays empty. Luke's cleanup adds nothing.
    """
    table = Table("Kate", "Luke").mine("blue-3-plain")
    table.stack_sizes(cards={3: 2}, crystals={3: 1}).lay("Kate", hand="P1").set(track=4)
    table.begin("Kate").do("end")

    assert table.dock_at(7) != ""
    assert table.dock_at(8) != ""
    assert table.crystal_at(5) != ""
    assert table.crystal_at(6) == ""
    assert table.state.cards_left[2] == 0
    assert table.state.crystals_left[1] == 0
    assert table.state.track == 6

    table.do("end")
    assert table.state.actor == table.seat("Kate")
    assert table.crystal_at(6) == ""
    assert table.state.track == 6


@pytest.mark.rule("CI-E1", "CI-E2", "CI-M8")
def test_ex_19_all_have_equally_many_turns() -> None:
    """
    Kate began; in Luke's turn the ninth cave-in of a game of four occurs.

    Luke finishes his turn, Mark and Lisa have one each, then points are counted.
    """
    table = Table("Kate", "Luke", "Mark", "Lisa").mine("blue-1-symbol-cave")
    table.lay("Luke", hand="B1 P1").set(track=8, turns=1)
    table.begin("Luke").do("mine")
    assert table.state.track == 9
    assert table.legal() == ["skill", "end"]

    table.do("end")
    assert table.state.actor == table.seat("Mark")
    table.do("end")
    assert table.state.actor == table.seat("Lisa")
    table.do("end")
    assert table.state.over
    assert table.state.turns == 4
    assert table.state.outcome().reason == "collapsed"


@pytest.mark.rule("CI-M8", "CI-M9", "CI-M10", "CI-G10", "CI-K-Y4")
def test_ex_20_john_follows_his_scrabber() -> None:
    """
    John's leader Scrabber gives him a second crystal of cost 6: he mines blue and takes green.

    Only the mined one moves the track. Both places stay empty. Cost 10 would bring no bonus.
    """
    table = Table("John", "Kate").docks("P1").mine("blue-6-cave green-6-cave")
    table.lay("John", hand="B4 B2", base="Y4").set(track=1).begin("John")
    table.do("mine", "mine 7", "card blue-4")
    assert table.legal() == ["mine 8", "stop"]
    table.do("mine 8")
    assert table.crystals("John") == ["blue-6-cave", "green-6-cave"]
    assert table.state.track == 2
    assert (table.crystal_at(7), table.crystal_at(8)) == ("", "")

    table = Table("John", "Kate").docks("P1").mine("green-6-cave blue-10-cave")
    table.lay("John", hand="B4 B3 B3", base="Y4").begin("John")
    table.do("mine", "mine 9", "card blue-4")
    assert table.crystals("John") == ["blue-10-cave"]
    assert table.asked() == "main"


@pytest.mark.rule("CI-M3", "CI-M5", "CI-M7", "CI-K-P2")
def test_ex_21_kate_lets_her_diggerhino_dig() -> None:
    """
    Kate turns a wild green crystal of cost 3 brown; it costs 2, and a brown 2 pays for it.

    In her collection it is green again. Left green it would have cost 2 as well, in any colour.
    """
    table = Table("Kate", "Luke").mine("green-3-plain")
    table.lay("Kate", hand="P2 N1 N2 B2").begin("Kate")
    table.do("skill", "card purple-2", "mine 4", "colour brown")
    assert table.cost(4) == 2
    table.do("mine")
    assert table.legal() == ["card brown-1", "card brown-2"]
    table.do("card brown-2", "stop")
    assert table.base("Kate") == "P2 N2"
    assert table.crystals("Kate") == ["green-3-plain"]
    assert table.player("Kate").crystals[0].colour == table.game.box.colours.index("green")

    table = Table("Kate", "Luke").mine("green-3-plain")
    table.lay("Kate", hand="P2 N1 N2 B2").begin("Kate")
    table.do("skill", "card purple-2", "mine 4", "colour green")
    assert table.cost(4) == 2
    table.do("mine")
    assert table.legal() == ["colour brown", "colour blue"]


@pytest.mark.rule("CI-C1", "CI-C2", "CI-G11")
def test_ex_22_lisa_trims_her_base() -> None:
    """
    Lisa's base holds six cards and she has played three: nine are two too many.

    The two at the bottom leave the game. The purple 3, played last, leads.
    """
    table = Table("Lisa", "Mark").mine("purple-6-symbol")
    table.lay("Lisa", hand="P1 P2 P3", base="N1 N2 B1 B2 Y1 Y2").begin("Lisa")
    table.do("mine", "card purple-1", "card purple-2")
    assert table.played() == "P1 P2 P3"
    table.do("end")

    assert table.base("Lisa") == "B1 B2 Y1 Y2 P1 P2 P3"
    assert table.view().removed == ["driller", "foreman"]


@pytest.mark.rule("CI-V1", "CI-V2", "CI-V3", "CI-V5")
def test_john_scores_thirty_six_points() -> None:
    """
    The rulebook's scoring: John's eight crystals are worth 6 + 4 + 1 + 6 + 3 + 0 + 1 + 1.

    His five symbols make a set of three and two single ones, 6 + 1 + 1. He has a pair of cost 3
    for Barking up the Right Three and three green crystals for his Contract, 3 + 3.
    """
    table = Table("John", "Kate")
    table.lay(
        "John",
        hand="P1",
        crystals="yellow-6-cave green-6-symbol blue-3-symbol blue-6-cave yellow-3-plain"
        " green-1-symbol green-1-symbol-cave red-1-symbol-cave",
        artifacts="barking_up_the_right_three contract",
    )
    table.begin("John")
    assert [crystal.vp for crystal in table.player("John").crystals] == [6, 4, 1, 6, 3, 0, 1, 1]
    assert table.points("John") == {
        "crystals": 22,
        "sets": 8,
        "artifacts": 6,
        "totems": 0,
        "subjugated": 0,
    }
    assert table.state.outcome().points[0] == 36
