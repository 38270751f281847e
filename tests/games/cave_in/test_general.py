"""General rules: CI-G1 to CI-G12."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

SIX = "P1 P1 P1 N1 N1 N1"
SEVEN = f"{SIX} B1"


@pytest.mark.rule("CI-G1")
def test_a_hand_is_secret() -> None:
    """Luke sees how many cards Kate drew at setup and of which level, but not which they are."""
    table = Table("Kate", "Luke").lay("Kate", hand="B3", secret="P1 N2").begin("Kate")
    kate = table.view("Luke").players[0]
    assert [card.id for card in kate.hand] == ["shu_war"], "taken openly"
    assert kate.hidden == [1, 2]
    own = table.view("Kate").players[0]
    assert [card.id for card in own.hand] == ["mineraccoon", "foreman", "shu_war"]
    assert own.hidden == []


@pytest.mark.rule("CI-G1")
def test_base_play_area_artifacts_and_totems_are_public() -> None:
    """Luke and a spectator see all of Kate's open zones, in their order."""
    table = Table("Kate", "Luke").docks("Y1 Y1")
    table.lay("Kate", hand="P3 P1", base="N1 B1", artifacts="contract", totems="blue purple")
    table.begin("Kate").do("skill", "card purple-3")
    for person in ("Luke", None):
        view = table.view(person)
        kate = view.players[0]
        assert [card.id for card in kate.base] == ["driller", "frogt_opus"]
        assert [card.id for card in view.played] == ["ancientone"]
        assert kate.artifacts == ["contract"]
        assert kate.totems == ["purple", "blue"]


@pytest.mark.rule("CI-G1")
def test_points_are_shown_to_their_owner_only() -> None:
    """Collected crystals lie face down: Luke knows their number, but is not told Kate's points."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", crystals="blue-3-plain red-1-symbol")
    table.begin("Kate")
    kate = table.view("Luke").players[0]
    assert len(kate.crystals) == 2
    assert kate.points is None
    own = table.view("Kate").players[0]
    assert own.points is not None
    assert own.points["crystals"] == 3


@pytest.mark.rule("CI-G1")
def test_only_cards_in_hand_can_be_played() -> None:
    """Kate cannot play a card that lies in her base, or in nobody's hand but Luke's."""
    table = Table("Kate", "Luke").lay("Kate", hand="P3 P1", base="N2").lay("Luke", hand="B3")
    table.begin("Kate").do("skill")
    assert table.refusal("card brown-2") == "CI-G1"
    assert table.refusal("card blue-3") == "CI-G1"
    assert table.refusal("card purple-1") is None


@pytest.mark.rule("CI-G2")
@pytest.mark.parametrize(("base", "leader"), [("P3 Y2", "drollo"), ("Y2 P3", "ancientone")])
def test_the_top_card_leads(base: str, leader: str) -> None:
    """Only the card on top serves its owner, whatever lies below."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", base=base).begin("Kate")
    assert [event.facts["card"] for event in table.heard("leader-used")] == [leader]
    assert table.state.turn.extra_mining == (leader == "drollo")


@pytest.mark.rule("CI-G3", "CI-AMB-6")
@pytest.mark.parametrize(
    ("code", "move", "wild"),
    [
        ("B3", "card blue-3", "red purple"),
        ("B4", "card blue-4", "red purple"),
        ("R3", "card red-3", "brown purple"),
        ("G3", "card green-3", "brown purple"),
        ("G4", "card green-4", "brown purple"),
    ],
)
def test_leaders_are_safe(code: str, move: str, wild: str) -> None:
    """No skill reaches a leader, neither Luke's nor Kate's own, but the like card below."""
    table = Table("Kate", "Luke", wild=wild).lay("Luke", base="G2 G2")
    table.lay("Kate", hand=f"{code} B1", base="G2 G2").begin("Kate").do("skill", move)
    assert table.legal() == ["base 0 0", "base 1 0", "stop"]
    assert table.refusal("base 0 1") == "CI-G3"
    assert table.refusal("base 1 1") == "CI-G3"


@pytest.mark.rule("CI-G3")
@pytest.mark.parametrize(("base", "asked"), [("P1 N3", "take-bottom"), ("N3", "main")])
def test_the_own_leader_is_safe_from_below(base: str, asked: str) -> None:
    """The Sergeant takes cards off the bottom, but not itself when nothing else is left."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1", base=base).begin("Kate")
    assert table.asked() == asked


@pytest.mark.rule("CI-G3")
def test_mindwasp_spares_the_leader_of_lowest_level() -> None:
    """Kate's leader has level 1, but it is the level 3 card below that Mindwasp can subjugate."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", hand="R2 B2", base="Y3 B1")
    table.begin("Kate").do("skill", "card red-2")
    assert table.legal() == ["base 0 0", "stop"]
    assert table.refusal("base 0 1") == "CI-G3"


@pytest.mark.rule("CI-G4")
@pytest.mark.parametrize("leader", ["B2", "B3", "B4", "N3", "N4"])
def test_nothing_fits_into_a_full_hand(leader: str) -> None:
    """With seven cards Kate's leader can take no card for her; with six it can."""
    table = Table("Kate", "Luke").docks("Y1 Y2").lay("Luke", base="Y1 Y2")
    table.lay("Kate", hand=SEVEN, base=f"P2 {leader}").begin("Kate")
    assert table.asked() == "main"

    table = Table("Kate", "Luke").docks("Y1 Y2").lay("Luke", base="Y1 Y2")
    table.lay("Kate", hand=SIX, base=f"P2 {leader}").begin("Kate")
    assert table.asked().startswith("take-")


@pytest.mark.rule("CI-G4")
def test_up_to_two_is_cut_at_the_limit() -> None:
    """Mu'Shell could take two cards, but Kate has room for one."""
    table = Table("Kate", "Luke").lay("Luke", base="Y1 Y2 Y3")
    table.lay("Kate", hand=SIX, base="B4").begin("Kate").do("base 1 0")
    assert len(table.player("Kate").hand) == 7
    assert table.asked() == "main"
    assert table.base("Luke") == "Y2 Y3"


@pytest.mark.rule("CI-G4", "CI-AMB-15")
def test_eight_cards_force_no_discard() -> None:
    """Luke holds eight cards; he keeps them all, but takes none until he is below seven."""
    table = Table("Luke", "Kate").docks("Y1 Y2").lay("Luke", hand=f"{SEVEN} P3", base="P2 B2")
    table.begin("Luke")
    assert table.asked() == "main", "Fish'Bean has nothing to ask"
    assert table.refusal("recruit") == "CI-A1"
    table.do("end", "end")
    assert table.state.actor == table.seat("Luke")
    assert len(table.player("Luke").hand) == 8


@pytest.mark.rule("CI-G5")
@pytest.mark.parametrize(
    ("leader", "wild"),
    [
        *(("P1", "red green"), ("P2", "red green"), ("N3", "red green"), ("N4", "red green")),
        *(("B2", "red green"), ("B3", "red green"), ("B4", "red green"), ("Y3", "red green")),
        *(("R2", "purple brown"), ("R3", "purple brown"), ("R4", "purple brown")),
        *(("G1", "purple brown"), ("G3", "purple brown"), ("G4", "purple brown")),
    ],
)
def test_every_skill_may_be_declined(leader: str, wild: str) -> None:
    """Each of these leaders could do something, and Kate may say no to it."""
    card = "G" if wild == "purple brown" else "Y"
    table = Table("Kate", "Luke", wild=wild).docks(f"{card}1 {card}2")
    table.mine("purple-1-plain-a green-1-plain-a")
    table.lay("Kate", hand=f"{card}1 B2", base=f"{card}2 {leader}")
    table.lay("Luke", base=f"{card}2 {card}2").begin("Kate")
    assert table.asked() != "main"
    before = (table.hand("Kate"), table.base("Kate"), table.base("Luke"))
    table.do("stop")
    assert table.asked() == "main"
    assert (table.hand("Kate"), table.base("Kate"), table.base("Luke")) == before
    assert table.crystals("Kate") == []


@pytest.mark.rule("CI-G5", "CI-K-B2")
def test_each_part_of_a_skill_is_optional_by_itself() -> None:
    """Kate declines the card Fish'Bean offers, and still her two actions may be alike."""
    table = Table("Kate", "Luke").docks("Y1 N1 P2").lay("Kate", hand="P1", base="B2")
    table.begin("Kate").do("stop", "recruit", "dock 0")
    assert table.hand("Kate") == "P1 Y1"
    assert table.refusal("recruit") is None


@pytest.mark.rule("CI-G6")
def test_there_is_no_partial_payment() -> None:
    """Nothing that Kate cannot pay for in full is offered: no action, no crystal, no artifact."""
    table = Table("Kate", "Luke").mine("blue-3-plain").docks("N3").artifacts("ac07", "ac02", "ac11")
    table.lay("Kate", hand="B1 P3").begin("Kate")
    assert table.legal() == ["skill", "end"]
    assert table.refusal("mine") == "CI-M6"
    assert table.refusal("recruit") == "CI-A2"
    assert table.refusal("collect") == "CI-X3"


@pytest.mark.rule("CI-G7", "CI-M5")
def test_a_cost_of_0_uses_the_action() -> None:
    """With Maccarat crystals of cost 1 are free, not less than free, and only one is mined."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b")
    table.lay("Kate", hand="P3", base="P4", totems="blue").begin("Kate")
    assert table.cost(0) == 0
    table.do("mine", "mine 0")
    assert table.played() == ""
    assert table.refusal("mine") == "CI-T7"


@pytest.mark.rule("CI-G8", "CI-AMB-17")
def test_effects_look_at_printed_costs() -> None:
    """Under Maccarat a blue crystal of cost 3 is free to mine, but no cost 1 crystal to take."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-3-plain")
    table.lay("Kate", hand="B1 P3", base="P4").begin("Kate").do("skill", "card blue-1")
    assert table.legal() == ["mine 0", "stop"]
    assert table.refusal("mine 4") == "CI-G8"


@pytest.mark.rule("CI-G9", "CI-M9")
def test_taking_is_not_mining() -> None:
    """Kate's Frogt'Opus takes a crystal: no card is paid, no bonus follows, no mining is used."""
    table = Table("Kate", "Luke").mine("blue-1-symbol-cave red-1-plain-a blue-1-plain-a")
    table.lay("Kate", hand="B1 B1 P3", base="Y4").turn(extra_mining=1).begin("Kate")
    table.do("skill", "card blue-1", "mine 0")
    assert table.asked() == "main", "Scrabber does not care"
    assert table.played() == "B1"
    assert table.state.turn.extra_mining == 1
    assert table.state.track == 0
    assert table.heard("crystal-mined") == []


@pytest.mark.rule("CI-G10")
def test_emptied_places_stay_empty_during_the_turn() -> None:
    """Kate mines and recruits; she finds both places empty, Luke finds them filled."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a").docks("N1 Y1")
    table.lay("Kate", hand="B1 N3", base="Y2").begin("Kate").do("mine", "recruit", "dock 0")
    assert table.state.actor == table.seat("Kate")
    assert (table.crystal_at(0), table.dock_at(0)) == ("", "")
    table.do("end")
    assert "" not in (table.crystal_at(0), table.dock_at(0))


@pytest.mark.rule("CI-G11", "CI-C2")
def test_removed_cards_never_come_back() -> None:
    """Kate trims two level 1 cards; with their stack empty the docks stay empty all the same."""
    table = Table("Kate", "Luke").mine("purple-3-plain").stack_sizes(cards={1: 0})
    table.lay("Kate", hand="P1 P2 N3", base="N1 B1 Y1 N2 B2 Y1 B1").begin("Kate")
    gone = len(table.view().removed)
    table.do("mine", "card purple-1", "end", "end")
    assert table.view().removed[gone:] == ["driller", "frogt_opus"]
    assert [table.dock_at(place) for place in range(4)] == ["", "", "", ""]
    assert table.state.cards_left[0] == 0


@pytest.mark.rule("CI-G12", "CI-T2")
@pytest.mark.parametrize("first", ["alien_species_agents", "spectral_dye"])
def test_the_active_player_orders_simultaneous_effects(first: str) -> None:
    """Kate may fetch a mercenary first and dye it, or dye first what she has."""
    table = Table("Kate", "Luke").docks("N1")
    table.lay("Kate", hand="P1", artifacts="alien_species_agents spectral_dye").begin("Kate")
    assert table.legal() == ["use alien_species_agents", "use spectral_dye", "stop"]
    table.do(f"use {first}")
    if first == "alien_species_agents":
        table.do("dock 0", "use spectral_dye", "colour blue", "card brown-1")
        assert table.hand("Kate") == "P1 N1/B"
    else:
        table.do("colour blue", "card purple-1", "use alien_species_agents", "dock 0")
        assert table.hand("Kate") == "P1/B N1"


@pytest.mark.rule("CI-G12", "CI-R8")
def test_a_raid_is_finished_before_the_next_begins() -> None:
    """With Baton and Enhanced Vision Kate takes her crystal first; only then she raids again."""
    table = Table("Kate", "Luke", "Mark").mine("blue-1-plain-a").lay("Luke", base="P1")
    table.lay("Mark", base="N1")
    table.lay("Kate", hand="B1", artifacts="enhanced_vision baton_of_coaxing").begin("Kate")
    table.do("raid", "seat 1")
    assert table.asked() == "take-crystal"
    assert table.refusal("seat 2") == "ST-1"
    table.do("stop")
    assert table.asked() == "raid-second"
