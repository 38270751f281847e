"""Every weapon, equipped or attacked with once; every ability of a knight or homeworld used."""

from __future__ import annotations

import pytest

from tests.games.astro_knights import test_player_cards as cores_and_techs
from tests.support.astro_knights import Table, game


def attack(weapons: str, *foes: str, **values: str | int) -> Table:
    """Let Zack, between Christina and Silas, attack with the first of his weapons."""
    table = Table("christina", "zack", "silas").foes(*foes)
    table.lay("zack", weapons=weapons, slots=4, **{"hand": "normium", **values})
    table.set(homeworld_life=20)
    return table.begin("zack").do("weapon zack-1")


def boss(table: Table) -> int:
    """Return how much life the boss has lost."""
    return table.view().boss_life_start - table.state.boss_life


# --- weapons of the supply -----------------------------------------------------------------------


@pytest.mark.rule("AK-P3", "AK-C13")
def test_disruptor_pistol() -> None:
    """Deal 2; you may destroy a supply card."""
    table = attack("disruptor_pistol", "tzorn 7").do("foe 1")
    assert (table.row(), table.asked(), table.legal()[0]) == (["tzorn 5"], "pick-supply", "end")

    top = table.top("weapon_mid")
    table.do("supply weapon_mid")
    assert [card.id for card in table.state.destroyed][-1] == top
    assert table.cards("zack", "discard") == ["disruptor_pistol"]


@pytest.mark.rule("AK-P3")
def test_phase_shield() -> None:
    """Deal 2; the homeworld gains 1 power."""
    table = attack("phase_shield")

    assert (boss(table), table.state.homeworld_power) == (2, 1)


@pytest.mark.rule("AK-P3")
def test_repulsor() -> None:
    """Deal 2; the homeworld heals 1."""
    table = attack("repulsor")

    assert (boss(table), table.state.homeworld_life) == (2, 21)


@pytest.mark.rule("AK-P3", "AK-C4")
def test_psionic_needle() -> None:
    """Deal 2 and gain a slot, or deal 3."""
    for option, damage, slots in (("option 1", 2, 4), ("option 2", 3, 3)):
        table = Table("christina", "zack").lay("zack", weapons="psionic_needle", slots=3)
        table.lay("zack", hand="normium").begin("zack").do("weapon zack-1", option)
        assert (boss(table), table.player("zack").slots) == (damage, slots)


@pytest.mark.rule("AK-P3", "AK-P15")
def test_ballistic_array() -> None:
    """Deal 1 when equipped, 3 in an attack."""
    table = Table("christina", "zack").lay("zack", hand="ballistic_array normium").begin("zack")
    assert boss(table.do("hand ballistic_array")) == 1
    assert boss(attack("ballistic_array")) == 3


@pytest.mark.rule("AK-P3")
def test_lightning_cutlass() -> None:
    """Deal 3; you gain 1 power."""
    table = attack("lightning_cutlass")

    assert (boss(table), [p.power for p in table.state.players]) == (3, [0, 1, 0])


@pytest.mark.rule("AK-P3", "AK-D2")
def test_fractal_grenade() -> None:
    """Deal 3; deal 2 to a foe."""
    table = attack("fractal_grenade", "tzorn 7").do("boss")

    assert (boss(table), table.row()) == (3, ["tzorn 5"])


@pytest.mark.rule("AK-P3", "AK-C13")
def test_particle_cannon() -> None:
    """Deal 4; you may destroy a card from your hand, not from the discard."""
    table = attack("particle_cannon", hand="normium blaster", discard="vibrax")
    assert (boss(table), table.legal()) == (4, ["end", "hand normium", "hand blaster"])

    table.do("hand blaster")
    assert [card.id for card in table.state.destroyed][-1] == "blaster"
    assert table.cards("zack", "discard") == ["vibrax", "particle_cannon"]


@pytest.mark.rule("AK-P3", "AK-A2", "AK-C16")
def test_grav_hammer() -> None:
    """Deal 4; you may take back a weapon from your discard, but never the hammer itself."""
    table = attack("grav_hammer", discard="blaster normium")
    assert (boss(table), table.legal()) == (4, ["end", "discard blaster"])
    table.do("discard blaster")
    assert table.cards("zack", "hand") == ["normium", "blaster"]
    assert table.cards("zack", "discard") == ["normium", "grav_hammer"]

    table = attack("grav_hammer", discard="normium")
    assert (table.asked(), table.cards("zack", "hand")) == ("action-step", ["normium"])


@pytest.mark.rule("AK-P3")
@pytest.mark.parametrize(
    ("others", "damage"), [("", 2), ("blaster", 4), ("blaster vibrax blaster", 8)]
)
def test_scatterbeam(others: str, damage: int) -> None:
    """Deal 2, plus 2 for each other weapon of yours."""
    assert boss(attack(f"scatterbeam {others}")) == damage


@pytest.mark.rule("AK-P5")
def test_scatterbeam_of_an_ally() -> None:
    """Your weapons count, all of them, as the Scatterbeam is none of yours."""
    table = Table("christina", "zack").lay("christina", weapons="scatterbeam blaster", slots=4)
    table.lay("zack", weapons="blaster blaster blaster", slots=4, hand="targeting_sync normium")
    table.begin("zack", attack=False).do("hand targeting_sync", "weapon christina-1")

    assert boss(table) == 8


@pytest.mark.rule("AK-P3", "AK-C2")
def test_peacekeeper() -> None:
    """Deal 5; for a defeated foe a player gains 1 power and heals 1."""
    table = Table("christina", "zack", "silas").foes("tzorn 5").lay("silas", life=4)
    table.lay("zack", weapons="peacekeeper", hand="normium").begin("zack")
    table.do("weapon zack-1", "foe 1", "seat silas")

    assert (table.player("silas").power, table.player("silas").life) == (1, 5)
    assert attack("peacekeeper", "tzorn 6").do("foe 1").row() == ["tzorn 1"]
    assert attack("peacekeeper", "tzorn 5").do("boss").asked() == "action-step"


@pytest.mark.rule("AK-P3", "AK-C10")
def test_warp_thrower() -> None:
    """Deal 5; each ally draws 1, you do not."""
    table = Table("christina", "zack", "silas").lay("christina", deck="blaster normium")
    table.lay("silas", discard="normium blaster").lay("zack", weapons="warp_thrower", deck="vibrax")
    table.lay("zack", hand="normium").begin("zack").do("weapon zack-1")

    assert boss(table) == 5
    hands = [table.cards(person, "hand") for person in table.people]
    assert hands == [["blaster"], ["normium"], ["normium"]]


@pytest.mark.rule("AK-P3")
def test_vibrax() -> None:
    """Deal 6; you and the homeworld gain 1 power."""
    table = attack("vibrax")

    assert (boss(table), [p.power for p in table.state.players]) == (6, [0, 1, 0])
    assert table.state.homeworld_power == 1


@pytest.mark.rule("AK-P3", "AK-P15", "AK-C13")
def test_arc_flare() -> None:
    """When equipped you may destroy a card of hand or discard; deal 6 in an attack."""
    table = Table("christina", "zack").lay("zack", hand="arc_flare normium", discard="blaster")
    table.begin("zack").do("hand arc_flare")
    assert table.legal() == ["end", "hand normium", "discard blaster"]
    table.do("discard blaster")
    assert (table.cards("zack", "discard"), table.cards("zack", "weapons")) == ([], ["arc_flare"])

    assert boss(attack("arc_flare")) == 6


@pytest.mark.rule("AK-P3", "AK-C10")
def test_velocity_revolver() -> None:
    """An ally draws 1; deal 1 for each card in that hand."""
    table = Table("christina", "zack", "silas").lay("silas", hand="normium normium", deck="normium")
    table.lay("zack", weapons="velocity_revolver", hand="normium").foes("tzorn 7")
    table.lay("christina", discard="normium").begin("zack")
    table.do("weapon zack-1", "seat silas", "foe 1")
    assert table.row() == ["tzorn 4"]

    table = attack("velocity_revolver").do("seat silas")  # no cards at all
    assert (boss(table), table.asked()) == (0, "action-step")


@pytest.mark.rule("AK-P3", "AK-P15", "AK-M2")
def test_scrambler() -> None:
    """When equipped a core of your play area returns to your hand; deal 6 in an attack."""
    table = Table("christina", "zack").lay(
        "zack", hand="scrambler normium dark_star_aura oracle_hub"
    )
    table.begin("zack").do("hand dark_star_aura", "end", "hand oracle_hub", "seat christina")
    table.do("hand normium", "hand scrambler")
    assert table.legal() == ["area dark_star_aura", "area normium"]
    assert table.refusal("end") == "AK-C3"
    assert table.refusal("area oracle_hub") == "AK-C8"

    table.do("area dark_star_aura")
    assert table.cards("zack", "hand") == ["dark_star_aura"]
    assert table.cards("zack", "area") == ["oracle_hub", "normium"]
    assert table.state.energy == 3, "what it gave stays"
    assert boss(attack("scrambler")) == 6


@pytest.mark.rule("AK-P3", "AK-A30")
def test_echo_ray() -> None:
    """Deal 7, divided as you like."""
    table = attack("echo_ray", "tzorn 7", "fire_support 6")
    table.do(*["foe 1"] * 4, *["foe 2"] * 2, "boss")

    assert (boss(table), table.row()) == (1, ["tzorn 3", "fire_support 4"])


@pytest.mark.rule("AK-P3")
def test_fusion_sniper() -> None:
    """Deal 9."""
    assert boss(attack("fusion_sniper")) == 9


# --- start weapons -------------------------------------------------------------------------------


@pytest.mark.rule("AK-P3")
def test_blaster() -> None:
    """Deal 1."""
    assert boss(attack("blaster")) == 1


@pytest.mark.rule("AK-P4", "AK-D5")
def test_overclocked_carbine() -> None:
    """You may discard a card for +2; deal 1."""
    table = attack("overclocked_carbine", "tzorn 7", hand="normium normium").do("yes", "foe 1")
    assert (table.row(), table.cards("zack", "discard")) == (
        *(["tzorn 4"], ["normium", "overclocked_carbine"]),
    )
    assert boss(attack("overclocked_carbine").do("end")) == 1


@pytest.mark.rule("AK-P4", "AK-D5", "AK-D15")
def test_red_line_sabre() -> None:
    """You may suffer 1 for +2; deal 2."""
    for answer, damage, life in (("yes", 4, 4), ("end", 2, 5)):
        table = Table("gavriil", "zack").lay("gavriil", life=5, weapons="red_line_sabre")
        table.lay("gavriil", hand="normium").begin("gavriil").do("weapon gavriil-1", answer)
        assert (boss(table), table.player("gavriil").life) == (damage, life)


# --- abilities of knights ------------------------------------------------------------------------


def able(knight: str, **options: object) -> Table:
    """Let a knight with full power sit beside Zack, or Toli."""
    other = "toli" if knight == "zack" else "zack"
    power = next(k.power_max for k in game().box.knights if k.id == knight)
    table = Table(knight, other, "silas" if knight != "silas" else "nasma", **options)
    return table.lay(knight, power=power, hand="normium", slots=4)


@pytest.mark.rule("AK-P19", "AK-C14")
def test_christina() -> None:
    """Prototype: an ally gets a top weapon of your choice on the own deck."""
    table = able("christina").supply("weapon_mid", "grav_hammer").lay("silas", deck="normium")
    table.begin("christina").do("knight", "seat silas", "supply weapon_mid")

    assert table.cards("silas", "deck") == ["grav_hammer", "normium"]
    assert (table.player("christina").power, table.state.energy) == (0, 0)


@pytest.mark.rule("AK-P19", "AK-A16")
def test_zack() -> None:
    """Sustained Fire: up to two different weapons, which stay equipped."""
    table = able("zack").lay("zack", weapons="repulsor blaster").begin("zack", attack=False)
    table.do("knight")
    assert table.legal() == ["end", "weapon 0-1", "weapon 0-2"]
    table.do("weapon zack-1")
    assert table.legal() == ["end", "weapon 0-2"]
    assert table.refusal("weapon zack-1") == "AK-A16"

    table.do("weapon zack-2")
    assert (boss(table), table.cards("zack", "weapons")) == (3, ["repulsor", "blaster"])


@pytest.mark.rule("AK-P19")
def test_toli() -> None:
    """Voice of Hope: the homeworld heals 3 and gains 1 power."""
    table = able("toli").set(homeworld_life=20).begin("toli").do("knight")

    assert (table.state.homeworld_life, table.state.homeworld_power) == (23, 1)


@pytest.mark.rule("AK-P19", "AK-C11")
def test_silas() -> None:
    """Triage: players heal 4 in total."""
    table = able("silas").lay("silas", life=5).lay("zack", life=5).begin("silas")
    table.do("knight", "seat zack", "seat silas", "seat zack", "seat zack")

    assert [player.life for player in table.state.players] == [6, 8, 10]


@pytest.mark.rule("AK-P19")
@pytest.mark.parametrize(("weapons", "damage"), [("", 2), ("blaster", 4), ("blaster vibrax", 6)])
def test_gavriil(weapons: str, damage: int) -> None:
    """All-Out Assault: deal 2, plus 2 for each weapon."""
    table = able("gavriil").lay("gavriil", weapons=weapons).begin("gavriil", attack=False)

    assert boss(table.do("knight")) == damage
    assert table.cards("gavriil", "weapons") == weapons.split()


@pytest.mark.rule("AK-P19", "AK-C11", "AK-P33")
def test_nasma() -> None:
    """Mycelial Web: players draw 3 in total, from their discards if need be."""
    table = (
        able("nasma").lay("zack", deck="blaster", discard="normium").lay("silas", deck="normium")
    )
    table.begin("nasma").do("knight")
    assert table.legal() == ["seat 1", "seat 2"]

    table.do("seat zack", "seat zack")
    assert [len(table.cards(person, "hand")) for person in table.people] == [1, 2, 1]


# --- abilities of homeworlds ---------------------------------------------------------------------


@pytest.mark.rule("AK-P20", "AK-C11", "AK-M2")
def test_quaris() -> None:
    """Players may take back 2 cards in total; each owner chooses."""
    table = able("toli").lay("zack", discard="vibrax normium").lay("silas", discard="blaster")
    table.set(homeworld_power=5).begin("toli").do("homeworld", "seat zack")
    assert (table.actor(), table.legal()) == (
        *("zack", ["end", "discard vibrax", "discard normium"]),
    )

    table.do("discard vibrax", "seat silas", "discard blaster")
    assert [table.cards(person, "hand") for person in table.people] == [
        *(["normium"], ["vibrax"], ["blaster"])
    ]
    assert table.state.homeworld_power == 0


@pytest.mark.rule("AK-P20", "AK-C11")
def test_new_atlantis() -> None:
    """Players heal 5 in total."""
    table = able("toli", homeworld="new_atlantis").set(homeworld_power=5).lay("zack", life=1)
    table.lay("silas", life=8).begin("toli").do("homeworld", *["seat zack"] * 4, "seat silas")

    assert [player.life for player in table.state.players] == [10, 5, 9]


@pytest.mark.rule("AK-P20", "AK-C11")
def test_nisarin() -> None:
    """Players draw 4 in total."""
    table = able("toli", homeworld="nisarin").set(homeworld_power=5)
    table.lay("zack", deck="normium normium normium").lay("silas", deck="normium normium")
    table.begin("toli").do("homeworld", "seat silas", "seat zack", "seat zack", "seat silas")

    assert [len(table.cards(person, "hand")) for person in table.people] == [1, 2, 2]


@pytest.mark.rule("AK-P20", "AK-A28")
def test_ylong() -> None:
    """Deal 8."""
    table = able("toli", homeworld="ylong").set(homeworld_power=6).foes("tzorn 9").begin("toli")
    table.do("homeworld", "foe 1")

    assert (table.row(), table.player("toli").damage) == (["tzorn 1"], [0, 8])


# --- the whole box -------------------------------------------------------------------------------


def test_every_card_and_ability_is_shown() -> None:
    """37 cards of the supply, 8 start cards, 6 knights, 4 homeworlds."""
    names = {name for name in (*globals(), *vars(cores_and_techs)) if name.startswith("test_")}
    box = game().box
    ids = [card.id for card in box.cards] + [knight.id for knight in box.knights]
    ids += [world.id for world in box.homeworlds]

    assert len(ids) == 37 + 8 + 6 + 4
    assert {f"test_{id}" for id in ids} <= names
