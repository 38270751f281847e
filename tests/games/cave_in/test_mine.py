"""MINE: rules CI-M1 to CI-M11."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table


@pytest.mark.rule("CI-M1")
def test_one_action_mines_one_crystal() -> None:
    """A blue 2 is worth two crystals of cost 1, but brings only one."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b")
    table.lay("Kate", hand="B2 P3").begin("Kate").do("mine", "mine 1")
    assert table.crystals("Kate") == ["blue-1-plain-b"]
    assert table.asked() == "main"
    assert table.refusal("mine") == "CI-T7"


@pytest.mark.rule("CI-M1", "CI-G10")
def test_only_crystals_in_the_mine_can_be_mined() -> None:
    """An empty place is refused, and so is the mine of cost 3 once it is out of reach."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b blue-3-plain")
    table.lay("Kate", hand="B2").begin("Kate").do("mine")
    assert table.legal() == ["mine 0", "mine 1"]
    assert table.refusal("mine 2") == "CI-G10"
    assert table.refusal("mine 4") == "CI-M6"


@pytest.mark.rule("CI-M2")
def test_all_cards_show_the_colour_of_the_crystal() -> None:
    """For a blue crystal only blue cards count; a purple 4 does not help."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-3-plain")
    table.lay("Kate", hand="B1 P4").begin("Kate").do("mine")
    assert table.crystals("Kate") == ["blue-1-plain-a"], "the one of cost 3 was out of reach"
    assert table.played() == "B1"

    table = Table("Kate", "Luke").mine("blue-3-plain")
    table.lay("Kate", hand="B1 B2 B3 P4").begin("Kate").do("mine")
    assert table.legal() == ["card blue-1", "card blue-2", "card blue-3"]
    assert table.refusal("card purple-4") == "CI-M2"


@pytest.mark.rule("CI-M2", "CI-K-Y3")
def test_the_current_colour_of_a_card_counts() -> None:
    """Kate's Robuster turns a purple 3 blue: it now mines blue crystals and no purple ones."""
    table = Table("Kate", "Luke").mine("blue-3-plain purple-3-plain")
    table.lay("Kate", hand="P3 N1 N2", base="Y3").begin("Kate")
    table.do("colour blue", "card purple-3", "stop", "mine")
    assert table.crystals("Kate") == ["blue-3-plain"]
    assert table.played() == "P3"


@pytest.mark.rule("CI-M2", "CI-K-P2")
def test_the_current_colour_of_a_crystal_counts() -> None:
    """A blue crystal turned brown takes brown cards and no blue ones."""
    table = Table("Kate", "Luke").mine("blue-3-plain").turn(marks=[[4, "brown", 0]])
    table.lay("Kate", hand="B3 N1 N2").begin("Kate", start_phase=False).do("mine")
    assert table.legal() == ["card brown-1", "card brown-2"]
    assert table.refusal("card blue-3") == "CI-M2"


@pytest.mark.rule("CI-M3")
def test_a_wild_crystal_takes_any_one_colour() -> None:
    """Red is wild: Kate pays in brown or in blue, but not in both."""
    table = Table("Kate", "Luke").mine("red-3-plain")
    table.lay("Kate", hand="N1 N2 B1 B2 P1").begin("Kate").do("mine")
    assert table.legal() == ["colour brown", "colour blue"]
    assert table.refusal("colour purple") == "CI-M6"

    table.do("colour brown")
    assert table.legal() == ["card brown-1", "card brown-2"]
    assert table.refusal("card blue-2") == "CI-M2"


@pytest.mark.rule("CI-M3")
def test_mixed_colours_do_not_reach_a_wild_crystal() -> None:
    """Purple 2 and brown 2 are not 3 of one colour."""
    table = Table("Kate", "Luke").mine("red-1-plain-a red-1-plain-b red-3-plain")
    table.lay("Kate", hand="P2 N2").begin("Kate").do("mine")
    assert table.legal() == ["mine 0", "mine 1"]
    assert table.refusal("mine 4") == "CI-M3"


@pytest.mark.rule("CI-M3")
@pytest.mark.parametrize(
    ("wild", "asked"), [("red green", "mine-pay"), ("blue red", "mine-colour")]
)
def test_only_two_colours_are_wild(wild: str, asked: str) -> None:
    """The same blue crystal asks for a colour only in a game where blue is wild."""
    table = Table("Kate", "Luke", wild=wild).mine("blue-1-plain-a")
    hand = "N1 N2 P1" if wild == "blue red" else "N1 B1 B2"
    assert table.lay("Kate", hand=hand).begin("Kate").do("mine").asked() == asked


@pytest.mark.rule("CI-M4")
@pytest.mark.parametrize(
    ("kate", "luke", "crystal", "cost"),
    [
        ("", "", "blue-3-plain", 3),
        ("blue", "", "blue-3-plain", 2),
        ("", "blue", "blue-3-plain", 3),
        ("brown", "", "blue-3-plain", 3),
        ("blue brown", "", "blue-3-plain", 2),
        ("purple brown blue yellow", "", "red-3-plain", 3),
    ],
)
def test_a_totem_lowers_the_cost_of_its_colour(
    kate: str, luke: str, crystal: str, cost: int
) -> None:
    """One's own totem of the crystal's colour saves 1; others' totems and wild colours nothing."""
    table = Table("Kate", "Luke").mine(crystal).lay("Luke", totems=luke)
    table.lay("Kate", hand="B1", totems=kate).begin("Kate")
    assert table.cost(4) == cost


@pytest.mark.rule("CI-M4", "CI-AMB-12")
def test_the_colour_of_the_cards_gives_no_discount() -> None:
    """Kate pays for a wild crystal in blue; her blue totem does not help."""
    table = Table("Kate", "Luke").mine("red-3-plain")
    table.lay("Kate", hand="B2 B2", totems="blue").begin("Kate").do("mine")
    assert table.base("Kate") == "B2 B2"


@pytest.mark.rule("CI-M4", "CI-K-P2")
def test_the_totem_of_the_new_colour_counts() -> None:
    """A crystal turned blue gets the discount of the blue totem, and loses that of its old one."""
    table = Table("Kate", "Luke").mine("brown-3-plain brown-3-cave").turn(marks=[[4, "blue", 1]])
    table.lay("Kate", hand="B1", totems="blue").begin("Kate", start_phase=False)
    assert (table.cost(4), table.cost(5)) == (1, 3)


BLUE = {1: "blue-1-plain-a", 3: "blue-3-plain", 6: "blue-6-symbol", 10: "blue-10-cave"}
PLACE = {1: 0, 3: 4, 6: 7, 10: 9}


@pytest.mark.rule("CI-M5", "CI-M4", "CI-G7")
@pytest.mark.parametrize(
    ("printed", "totem", "marks", "maccarats", "lift", "due"),
    [
        (1, False, 0, 0, False, 1),
        (1, True, 0, 0, False, 0),
        (1, True, 2, 1, False, 0),
        (3, True, 1, 0, False, 1),
        (3, False, 2, 0, False, 1),
        (3, False, 0, 1, False, 0),
        (3, False, 0, 0, True, 3),
        (6, False, 0, 1, False, 2),
        (6, True, 0, 1, False, 1),
        (6, True, 1, 1, False, 0),
        (6, False, 0, 0, True, 5),
        (10, False, 0, 0, False, 10),
        (10, True, 1, 1, True, 3),
        (10, True, 0, 2, True, 0),
    ],
)
def test_discounts_add_up(
    printed: int, totem: bool, marks: int, maccarats: int, lift: bool, due: int
) -> None:
    """Totem 1, Diggerhino 1 each, Maccarat 4 each, Deep Shaft Lift 1 on 6 and 10; never below 0."""
    table = Table("Kate", "Luke").mine(BLUE[printed])
    table.turn(mining_discount=4 * maccarats, marks=[[PLACE[printed], "blue", 1]] * marks)
    totems, artifacts = "blue" if totem else "", "deep_shaft_lift" if lift else ""
    table.lay("Kate", hand="P1", totems=totems, artifacts=artifacts)
    table.begin("Kate", start_phase=False)
    assert table.cost(PLACE[printed]) == due


@pytest.mark.rule("CI-M5", "CI-G7")
@pytest.mark.parametrize(
    ("crystal", "mark", "due"),
    [("red-3-plain", "", 2), ("red-3-plain", "blue", 2), ("blue-3-plain", "", 3)],
)
def test_the_refinery_serves_wild_crystals(crystal: str, mark: str, due: int) -> None:
    """Wild Ore Refinery saves 1 on wild crystals; one turned blue has only Diggerhino's 1."""
    table = Table("Kate", "Luke").mine(crystal).turn(marks=[[4, mark, 1]] if mark else [])
    table.lay("Kate", hand="P1", artifacts="wild_ore_refinery").begin("Kate", start_phase=False)
    assert table.cost(4) == due


@pytest.mark.rule("CI-M5", "CI-K-P2")
def test_a_mark_cheapens_only_its_crystal() -> None:
    """Diggerhino's discount holds for the crystal it digs at and no other."""
    table = Table("Kate", "Luke").docks("N1").mine("blue-3-plain blue-3-cave")
    table.lay("Kate", hand="P2 B1").begin("Kate")
    table.do("skill", "card purple-2", "mine 5", "colour blue")
    assert (table.cost(4), table.cost(5)) == (3, 2)


@pytest.mark.rule("CI-M6", "CI-G6")
def test_payment_must_reach_the_cost() -> None:
    """Kate cannot stop before 3 levels are paid; at 3 she may."""
    table = Table("Kate", "Luke").mine("blue-3-plain").lay("Kate", hand="B1 B1 B2")
    table.begin("Kate").do("mine", "card blue-1")
    assert table.refusal("stop") == "CI-M6"
    table.do("card blue-2")
    assert table.legal() == ["card blue-1", "stop"]
    table.do("stop")
    assert table.heard("crystal-mined")[0].facts["levels"] == 3
    assert table.hand("Kate") == "B1"


@pytest.mark.rule("CI-M6", "CI-G6")
@pytest.mark.parametrize(("hand", "rule"), [("B2 N3", "CI-M6"), ("B3 N3", None)])
def test_mining_is_offered_only_if_it_can_be_paid(hand: str, rule: str | None) -> None:
    """Two blue levels do not mine a blue crystal of cost 3, whatever else Kate holds."""
    table = Table("Kate", "Luke").mine("blue-3-plain").lay("Kate", hand=hand).begin("Kate")
    assert table.refusal("mine") == rule


@pytest.mark.rule("CI-M6", "CI-AMB-2")
def test_paying_more_gives_no_change() -> None:
    """A blue 4 mines a crystal of cost 1; the rest is lost."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a").lay("Kate", hand="B4 P1")
    table.begin("Kate").do("mine")
    assert table.played() == "B4"
    assert table.hand("Kate") == "P1"


@pytest.mark.rule("CI-M6", "CI-AMB-2")
def test_cards_that_are_not_needed_may_be_added() -> None:
    """Kate adds two more blue cards to a payment that was complete with the first."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a").lay("Kate", hand="B1 B2 B3")
    table.begin("Kate").do("mine", "card blue-2", "card blue-1", "card blue-3")
    assert table.base("Kate") == "B2 B1 B3"


@pytest.mark.rule("CI-M6", "CI-G7")
def test_a_free_crystal_needs_no_card_but_takes_some() -> None:
    """At cost 0 Kate may stop at once, or lay out cards of the crystal's colour all the same."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1 P1", totems="blue").begin("Kate").do("mine")
    assert table.legal() == ["card blue-1", "stop"]
    table.do("stop")
    assert table.played() == ""

    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1 P1", totems="blue").begin("Kate").do("mine", "card blue-1")
    assert table.played() == "B1"


@pytest.mark.rule("CI-M6", "CI-M3")
def test_a_free_wild_crystal_takes_cards_of_one_colour() -> None:
    """For a wild crystal Kate names a colour first if she wants to add cards."""
    table = Table("Kate", "Luke").mine("red-1-plain-a").turn(mining_discount=4)
    table.lay("Kate", hand="B1 P1").begin("Kate", start_phase=False).do("mine")
    assert table.legal() == ["colour purple", "colour blue", "stop"]
    table.do("colour blue", "card blue-1")
    assert table.played() == "B1"
    assert table.hand("Kate") == "P1"


@pytest.mark.rule("CI-M6", "CI-K-G2")
@pytest.mark.parametrize(("leader", "rule"), [("G2", None), ("B1", "CI-M6")])
def test_counted_levels_pay(leader: str, rule: str | None) -> None:
    """Under a Stalkroot a green 1 and a green 2 count 6; otherwise they count 3."""
    table = Table("Kate", "Luke", wild="purple red").mine("green-6-symbol")
    table.lay("Kate", hand="G1 G2", base=leader).begin("Kate")
    assert table.refusal("mine") == rule


@pytest.mark.rule("CI-M7", "CI-C3")
def test_a_collected_crystal_is_as_printed() -> None:
    """Dug at, discounted and mined as a blue one, the crystal is brown and of cost 6 again."""
    table = Table("Kate", "Luke").mine("brown-6-symbol").turn(marks=[[7, "blue", 1]])
    table.turn(mining_discount=4).lay("Kate", hand="B1 P3").begin("Kate", start_phase=False)
    table.do("mine")
    crystal = table.player("Kate").crystals[0]
    assert (crystal.id, crystal.cost, crystal.vp) == ("brown-6-symbol", 6, 4)
    assert crystal.colour == table.game.box.colours.index("brown")
    assert table.state.turn.marks == ()


@pytest.mark.rule("CI-M8")
@pytest.mark.parametrize(
    ("crystal", "track"),
    [("blue-1-symbol-cave", 3), ("blue-1-symbol", 2), ("blue-3-cave", 3), ("blue-3-plain", 2)],
)
def test_a_cave_in_symbol_moves_the_track(crystal: str, track: int) -> None:
    """Mining a crystal with the symbol moves the track at once; faction symbols do not."""
    table = Table("Kate", "Luke").mine(crystal).lay("Kate", hand="B3 P1").set(track=2)
    table.begin("Kate").do("mine")
    assert table.asked() == "main"
    assert table.state.track == track


@pytest.mark.rule("CI-M9", "CI-G9", "CI-AMB-1")
def test_a_taken_crystal_does_not_move_the_track() -> None:
    """Taken by a skill, as a bonus, for a subjugated card or after a raid: the track stays."""
    table = Table("Kate", "Luke").mine("blue-1-symbol-cave")
    table.lay("Kate", hand="B1 P3").begin("Kate").do("skill", "card blue-1", "mine 0")
    assert (table.crystals("Kate"), table.state.track) == (["blue-1-symbol-cave"], 0)

    table = Table("Kate", "Luke").mine("blue-1-plain-a red-1-symbol-cave")
    table.lay("Kate", hand="B1 P3", base="Y4").begin("Kate").do("mine", "mine 0", "mine 1")
    assert (len(table.crystals("Kate")), table.state.track) == (2, 0)

    table = Table("Kate", "Luke", wild="purple brown").mine("blue-1-symbol-cave")
    table.lay("Kate", hand="R1 B1", base="R4").begin("Kate").do("card red-1", "mine 0")
    assert (table.crystals("Kate"), table.state.track) == (["blue-1-symbol-cave"], 0)

    table = Table("Kate", "Luke").mine("blue-1-symbol-cave").lay("Luke", base="P1")
    table.lay("Kate", hand="B1", artifacts="baton_of_coaxing").begin("Kate").do("raid", "mine 0")
    assert (table.crystals("Kate"), table.state.track) == (["blue-1-symbol-cave"], 0)


@pytest.mark.rule("CI-M10", "CI-K-Y4", "CI-AMB-18")
@pytest.mark.parametrize(("mined", "bonus"), [("mine 0", 1), ("mine 4", 5), ("mine 7", 8)])
def test_scrabber_brings_a_crystal_of_the_same_cost(mined: str, bonus: int) -> None:
    """Having mined cost 1, 3 or 6 Kate may take one more crystal of that cost, of any colour."""
    table = Table("Kate", "Luke").turn(mining_discount=12).lay("Kate", base="Y4")
    table.mine("blue-1-plain-a red-1-plain-a blue-3-plain red-3-plain blue-6-symbol red-6-symbol")
    table.begin("Kate").do("mine", mined)
    assert table.legal() == [f"mine {bonus}", "stop"]
    table.do(f"mine {bonus}")
    assert len(table.crystals("Kate")) == 2


@pytest.mark.rule("CI-M10", "CI-K-Y4", "CI-AMB-18")
def test_scrabber_brings_nothing_for_cost_10() -> None:
    """Having mined a crystal of cost 10 Kate is not asked for a bonus."""
    table = Table("Kate", "Luke").mine("red-1-plain-a red-6-symbol blue-10-cave").docks("P1")
    table.turn(mining_discount=12).lay("Kate", base="Y4").begin("Kate").do("mine", "mine 9")
    assert table.asked() == "main"
    assert table.crystals("Kate") == ["blue-10-cave"]


@pytest.mark.rule("CI-M10", "CI-G8")
def test_the_bonus_looks_at_printed_costs() -> None:
    """With all crystals at cost 0 the bonus for a crystal of cost 3 is still one of cost 3."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-3-plain blue-3-cave")
    table.lay("Kate", hand="P1", base="Y4").turn(mining_discount=4).begin("Kate")
    table.do("mine", "mine 4")
    assert table.legal() == ["mine 5", "stop"]
    assert table.refusal("mine 0") == "CI-G8"


@pytest.mark.rule("CI-M10", "CI-G5")
def test_the_bonus_may_be_declined_and_triggers_nothing() -> None:
    """One bonus per mined crystal: taking it brings no further one."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a red-1-plain-a red-1-plain-b")
    table.lay("Kate", hand="B1 P3", base="Y4").begin("Kate").do("mine", "mine 0", "mine 1")
    assert table.asked() == "main"
    assert table.crystals("Kate") == ["blue-1-plain-a", "red-1-plain-a"]

    table = Table("Kate", "Luke").mine("blue-1-plain-a red-1-plain-a")
    table.lay("Kate", hand="B1 P3", base="Y4").begin("Kate").do("mine", "mine 0", "stop")
    assert table.crystals("Kate") == ["blue-1-plain-a"]


@pytest.mark.rule("CI-M10")
def test_every_active_scrabber_gives_a_bonus() -> None:
    """Two active bonuses bring two crystals more."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a red-1-plain-a red-1-plain-b")
    table.turn(bonus_costs=[1, 3, 6, 1, 3, 6]).lay("Kate", hand="B1 P3")
    table.begin("Kate", start_phase=False).do("mine", "mine 0", "mine 1", "mine 2")
    assert len(table.crystals("Kate")) == 3


@pytest.mark.rule("CI-M11", "CI-G7")
@pytest.mark.parametrize(("totems", "rule"), [("blue", None), ("", "CI-M6"), ("brown", "CI-M6")])
def test_an_empty_hand_mines_what_is_free(totems: str, rule: str | None) -> None:
    """Without a card Kate mines a crystal of effective cost 0 and nothing else."""
    table = Table("Kate", "Luke").docks("P1").mine("blue-1-plain-a blue-3-plain")
    table.lay("Kate", totems=totems).begin("Kate")
    assert table.refusal("mine") == rule
