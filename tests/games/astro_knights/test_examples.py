"""The worked examples of the rules, told as the rulebook tells them: AK-E1 to AK-E11.

Annika of the rulebook's examples is Z.A.C.K. here, and Gregor is Gavriil.
"""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table


@pytest.mark.rule("AK-P1", "AK-P3", "AK-D1", "AK-D2", "AK-D4")
def test_e01_attack_step() -> None:
    """Annika attacks Fire Support with the Cutlass and keeps the Repulsor."""
    table = Table("zack", "gavriil").foes("fire_support 6")
    table.lay("zack", slots=2, weapons="repulsor lightning_cutlass", power=2, hand="normium")
    table.begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-2", "foe 1", "end")

    assert table.row() == ["fire_support 3"]
    assert table.player("zack").power == 3
    assert table.cards("zack", "discard") == ["lightning_cutlass"]
    assert table.cards("zack", "weapons") == ["repulsor"]
    assert table.state.boss_life == before
    assert (table.asked(), table.actor()) == ("action-step", "zack")


@pytest.mark.rule("AK-P11", "AK-P12", "AK-C2", "AK-C13")
def test_e02_cores() -> None:
    """Chromerium Halo heals Annika, Antimatter Current lets her destroy the top tech."""
    table = Table("zack", "gavriil").supply("tech", "oracle_hub magnetic_holster")
    table.lay("zack", life=7, hand="chromerium_halo antimatter_current").begin("zack")
    assert table.state.energy == 0

    table.do("hand chromerium_halo", "seat zack")
    assert (table.state.energy, table.player("zack").life) == (2, 8)

    table.do("hand antimatter_current", "supply tech")
    assert table.state.energy == 5
    assert table.view().destroyed.count("oracle_hub") == 1
    assert table.top("tech") == "magnetic_holster"
    assert table.cards("zack", "area") == ["chromerium_halo", "antimatter_current"]
    assert table.cards("zack", "hand") == []


@pytest.mark.rule("AK-P14", "AK-A12", "AK-P15", "AK-M2")
def test_e03_overcharge() -> None:
    """Annika overcharges Magnetic Holster: a slot for her, a weapon for Gregor."""
    table = Table("zack", "gavriil").supply("tech", "magnetic_holster oracle_hub")
    table.lay("zack", slots=2).lay("gavriil", slots=2, hand="ballistic_array normium")
    table.foes("fire_support 6").begin("zack", energy=5)
    size = len(table.pile("tech"))
    table.do("overcharge", "seat zack")

    assert table.state.energy == 2
    assert table.player("zack").slots == 3
    assert table.cards("gavriil", "weapons") == ["ballistic_array"]
    assert (table.asked(), table.actor()) == ("pick-target", "gavriil"), "his EQUIP text"
    table.do("foe 1")
    assert table.row() == ["fire_support 5"]

    assert table.actor() == "zack"
    assert table.pile("tech")[-1] == "magnetic_holster"
    assert table.top("tech") == "oracle_hub"
    assert len(table.pile("tech")) == size
    for person in table.people:
        for zone in ("hand", "discard", "area", "deck"):
            assert "magnetic_holster" not in table.cards(person, zone)


@pytest.mark.rule("AK-P15")
def test_e04_equip() -> None:
    """Two weapons fill Annika's three slots; only the Array has an EQUIP text."""
    table = Table("zack", "gavriil").foes("fire_support 6")
    table.lay("zack", hand="scatterbeam ballistic_array blaster normium")
    table.lay("zack", slots=3, weapons="repulsor").begin("zack", attack=False)
    before = table.state.boss_life
    table.do("hand scatterbeam")
    assert table.asked() == "action-step", "no ATTACK text is resolved"
    table.do("hand ballistic_array", "boss")

    assert table.cards("zack", "weapons") == ["repulsor", "scatterbeam", "ballistic_array"]
    assert table.state.boss_life == before - 1
    assert table.row() == ["fire_support 6"]
    assert table.refusal("hand blaster") == "AK-P15"


@pytest.mark.rule("AK-P19", "AK-A16", "AK-D4", "AK-C7")
def test_e05_ability() -> None:
    """Annika fills her bar, then Sustained Fire defeats Fire Support; the Array stays."""
    table = Table("zack", "gavriil").foes("fire_support 3")
    table.lay("zack", slots=2, weapons="ballistic_array blaster", power=3)
    table.lay("zack", hand="cosmic_particulate")
    table.begin("zack", energy=2, attack=False)
    assert table.refusal("knight") == "AK-P19"

    table.do("hand cosmic_particulate", "seat zack")
    assert (table.state.energy, table.player("zack").power) == (4, 4)

    table.do("knight")
    assert table.player("zack").power == 0
    table.do("weapon zack-1", "foe 1")
    assert table.row() == []
    assert table.view().boss_discard[-1] == "fire_support"

    table.do("end")
    assert table.cards("zack", "weapons") == ["ballistic_array", "blaster"]
    assert table.cards("zack", "discard") == []
    assert table.state.energy == 4


@pytest.mark.rule("AK-P16", "AK-G1")
def test_e06_acquire() -> None:
    """Oracle Hub goes on the discard; its PLAY text is not resolved."""
    table = Table("zack", "gavriil").supply("tech", "oracle_hub psionic_tether")
    table.lay("zack", discard="blaster", hand="normium").begin("zack", energy=4)
    table.do("supply tech")

    assert table.state.energy == 0
    assert table.cards("zack", "discard") == ["blaster", "oracle_hub"]
    assert table.top("tech") == "psionic_tether"
    assert table.state.homeworld_power == 0
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-A3", "AK-C2", "AK-M3")
def test_e07_titan() -> None:
    """The Roaming Titan moves the track from 1 to 2 first, then the captain picks Gregor."""
    table = Table("zack", "gavriil").foes("roaming_titan 7").set(track=1)
    table.lay("gavriil", life=9).boss_deck("fire_support").order("player_1")
    table.lay("zack", hand="normium").boss_turn("zack")
    assert (table.asked(), table.actor()) == ("pick-seat", "zack")
    assert (table.state.track, table.player("gavriil").life) == (2, 9)

    table.do("seat gavriil")
    assert table.player("gavriil").life == 7
    assert table.state.track == 2


@pytest.mark.rule("AK-B1", "AK-B4", "AK-B8")
def test_e08_track_check() -> None:
    """The Barrage brings the track to 3, so Furion fires once at the end of the turn."""
    table = Table("zack", "gavriil").set(track=2).order("player_1")
    table.boss_deck("relentless_barrage").special_deck("nova_cannon plasma_howitzer")
    table.lay("zack", hand="normium").boss_turn()

    hits = [event.facts["life"] for event in table.heard("homeworld-hit")]
    tracks = [event.facts["track"] for event in table.heard("track-moved")]
    assert (hits, tracks) == ([28, 24], [3, 0])
    assert table.state.homeworld_life == 24
    assert table.view().special_discard[-1] == "nova_cannon"
    assert table.view().special_deck == ["plasma_howitzer"]
    assert table.view().boss_discard[-1] == "relentless_barrage"
    assert (table.asked(), table.actor()) == ("action-step", "zack")


@pytest.mark.rule("AK-P32", "AK-P33", "AK-5")
def test_e09_turning_over() -> None:
    """The oldest card of the discard becomes the top card of the new deck."""
    table = Table("zack", "gavriil").order("player_2").lay("gavriil", hand="red_line_sabre")
    table.lay("zack", deck="blaster", discard="normium repulsor solarius_cell")
    table.lay("zack", hand="blaster blaster").begin("zack")
    table.do("end", "end")

    drawn = [event.facts["card"] for event in table.heard("card-drawn")]
    assert drawn == ["blaster", "normium", "repulsor"]
    assert table.cards("zack", "deck") == ["solarius_cell"]
    assert table.cards("zack", "discard") == []
    assert len(table.cards("zack", "hand")) == 5


@pytest.mark.rule("AK-C4", "AK-A7")
@pytest.mark.parametrize("hand", ["", "normium"])
def test_e10_forced_or(hand: str) -> None:
    """With no two cards in any hand, the damage of Tzorn must be taken."""
    table = Table("zack", "gavriil").foes("tzorn 7").boss_deck("fire_support")
    table.lay("gavriil", hand=hand).lay("zack", hand="normium").order("player_1").boss_turn()
    assert table.asked() == "pick-seat", "no option is offered"
    table.do("seat gavriil")
    assert table.player("gavriil").life == 9
    assert table.cards("gavriil", "hand") == hand.split()
    assert table.heard("card-discarded") == []


@pytest.mark.rule("AK-C4", "AK-A7", "AK-A8", "AK-C9", "AK-C12")
def test_e10_free_or() -> None:
    """Somebody who holds two cards makes it a free choice, and discarding means that one."""
    table = Table("zack", "gavriil").foes("tzorn 7").boss_deck("fire_support")
    table.lay("gavriil", hand="normium blaster").lay("zack", hand="normium")
    table.order("player_1").boss_turn()
    assert table.legal() == ["option 1", "option 2"]

    table.do("option 1")
    assert (table.asked(), table.actor()) == ("pick-card", "gavriil"), "nobody else can"
    table.do("hand blaster")
    assert table.cards("gavriil", "discard") == ["blaster", "normium"]
    assert table.cards("zack", "hand") == ["normium"]
    assert [table.player(person).life for person in table.people] == [10, 10]


@pytest.mark.rule("AK-P2", "AK-P6", "AK-M11")
def test_e11_forced_attacks() -> None:
    """Four weapons on two slots: the attack step ends after two attacks at the earliest."""
    table = Table("zack", "gavriil").lay("zack", slots=2, hand="normium")
    table.lay("zack", weapons="blaster blaster repulsor phase_shield").begin("zack")
    for _ in range(2):
        assert table.refusal("end") == "AK-P2"
        assert "end" not in table.legal()
        table.do("weapon zack-1")
    assert table.cards("zack", "weapons") == ["repulsor", "phase_shield"]
    assert table.legal() == ["end", "weapon 0-1", "weapon 0-2"]
    table.do("end")
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-P2")
def test_e11_a_slot_gained_on_the_way_counts() -> None:
    """The Psionic Needle brings a third slot: three weapons fit, and the step may end."""
    table = Table("zack", "gavriil").lay("zack", slots=2, hand="normium")
    table.lay("zack", weapons="blaster psionic_needle repulsor phase_shield").begin("zack")
    table.do("weapon zack-2", "option 1")
    assert table.player("zack").slots == 3
    assert table.cards("zack", "weapons") == ["blaster", "repulsor", "phase_shield"]
    assert table.refusal("end") is None

    other = Table("zack", "gavriil").lay("zack", slots=2, hand="normium")
    other.lay("zack", weapons="blaster psionic_needle repulsor phase_shield").begin("zack")
    other.do("weapon zack-2", "option 2")
    assert other.player("zack").slots == 2
    assert other.refusal("end") == "AK-P2"
