"""The rulebook's two long examples from beginning to end, and the one about exhaustion.

Annika of the rulebook is Z.A.C.K. here, and Gregor is Gavriil.
"""

from __future__ import annotations

import pytest

from sternentisch.kernel.rng import Rng
from tests.support.astro_knights import Table


@pytest.mark.rule("AK-P1", "AK-P10", "AK-P30", "AK-P32", "AK-P33", "AK-5")
def test_annikas_whole_turn() -> None:
    """She attacks, plays, overcharges, equips, uses her ability, acquires, sorts and draws."""
    hand = "chromerium_halo antimatter_current scatterbeam ballistic_array cosmic_particulate"
    table = Table("zack", "gavriil").foes("fire_support 6").order("player_2")
    table.lay("zack", slots=2, weapons="repulsor lightning_cutlass", life=7, power=2)
    table.lay("zack", hand=hand, deck="normium blaster").lay("gavriil", hand="blaster normium")
    table.supply("tech", "deflector_field magnetic_holster oracle_hub psionic_tether")
    table.begin("zack")
    boss, player = table.state.boss_life, table.player("zack")

    table.do("weapon zack-2", "foe 1", "end")
    assert (table.row(), player.power) == (["fire_support 3"], 3)

    table.do("hand chromerium_halo", "seat zack", "hand antimatter_current", "supply tech")
    assert (table.state.energy, player.life) == (5, 8)
    table.do("overcharge", "seat zack")
    assert (table.state.energy, player.slots, table.top("tech")) == (2, 3, "oracle_hub")
    assert table.cards("gavriil", "weapons") == ["blaster"]

    table.do("hand scatterbeam", "hand ballistic_array", "boss")
    assert table.state.boss_life == boss - 1
    table.do("hand cosmic_particulate", "seat zack")
    assert (table.state.energy, player.power) == (4, 4)
    table.do("knight", "weapon zack-3", "foe 1", "weapon zack-2")
    assert (table.row(), table.state.boss_life) == ([], boss - 1 - 6)

    table.do("supply tech")
    assert (table.state.energy, table.top("tech")) == (0, "psionic_tether")
    table.do("area chromerium_halo", "area antimatter_current")
    assert table.actor() == "gavriil", "the rest happens by itself"
    drawn = {"normium", "blaster", "lightning_cutlass", "oracle_hub", "chromerium_halo"}
    assert set(table.cards("zack", "hand")) == drawn
    assert table.cards("zack", "deck") == ["antimatter_current", "cosmic_particulate"]
    assert table.cards("zack", "weapons") == ["repulsor", "scatterbeam", "ballistic_array"]
    assert table.cards("zack", "discard") == []


@pytest.mark.rule("AK-B1", "AK-B2", "AK-B4", "AK-B6", "AK-B8", "AK-A3", "AK-S7")
def test_furions_whole_turn() -> None:
    """Titan and Tzorn act, Furion levels up, draws the Barricade and fires."""
    table = Table("zack", "gavriil").foes("roaming_titan 1", "tzorn 2").boss_deck("")
    table.special_deck("vacuum_mortar nova_cannon").set(track=2, homeworld_life=25)
    table.lay("zack", hand="normium normium").lay("gavriil", hand="normium normium")
    table.lone_boss_turn("zack").do("seat gavriil")
    assert (table.player("gavriil").life, table.state.track) == (8, 2)
    assert table.asked() == "pick-option", "to discard, or to suffer"
    table.do("option 2")

    table.state.rng = Rng(shuffle_that_brings(table, "thermionic_barricade"))
    table.do("seat zack")
    assert table.state.level == 2
    assert table.row() == ["roaming_titan 5", "tzorn 6"]
    assert len(table.state.boss_deck) == 6, "all other cards, those of the setup included"
    assert (table.player("zack").life, table.state.track) == (9, 3)

    table.do("seat zack")
    assert table.player("zack").life == 6
    assert [card.id for card in table.state.destroyed_boss] == ["thermionic_barricade"]
    assert table.state.homeworld_life == 23
    table.do("seat gavriil")
    assert table.player("gavriil").life == 7
    assert table.view().special_discard[-1] == "vacuum_mortar"
    assert table.state.track == 0


def shuffle_that_brings(table: Table, card: str) -> int:
    """Return a seed with which this boss card, a strike, is drawn after damage to Z.A.C.K."""
    for seed in range(99):
        twin = table.state.clone()
        twin.rng = Rng(seed)
        twin.apply(table.action("seat zack"))
        if card not in [other.id for other in (*twin.boss_deck, *twin.boss_discard)]:
            return seed
    raise ValueError(f"{card} never comes up")


@pytest.mark.rule("AK-D10", "AK-G5")
def test_annika_has_1_life_and_suffers_5() -> None:
    """First the special ability of the boss; then 4 are left, and the homeworld suffers 8."""
    table = Table("zack", "gavriil").lay("zack", life=1).set(track=4)
    table.boss_deck("thermionic_barricade").special_deck("plasma_howitzer plasma_howitzer")
    table.lone_boss_turn("zack").do("seat zack")

    assert table.player("zack").exhausted
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("knight-exhausted") < kinds.index("homeworld-hit")
    assert table.heard("track-moved")[1].facts["track"] == 8
    assert table.state.homeworld_life == 30 - 8
