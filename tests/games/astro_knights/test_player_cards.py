"""Every core and every technology, played once in a position made for it."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table


def zack(hand: str, **values: str | int) -> Table:
    """Let Zack's actions begin, between Christina and Silas, with a Normium to spare."""
    return lay(hand, **values).begin("zack", attack=False)


def lay(hand: str, **values: str | int) -> Table:
    """Return a table of three at which Zack holds something."""
    return Table("christina", "zack", "silas").lay("zack", hand=f"{hand} normium", **values)


def box(table: Table) -> list[str]:
    return [card.id for card in table.state.destroyed]


# --- technologies --------------------------------------------------------------------------------


@pytest.mark.rule("AK-P13", "AK-C5")
def test_bio_converter() -> None:
    """Destroy a card of hand or discard; an ally draws 1 and discards 1."""
    table = lay("bio_converter", discard="blaster repulsor")
    table.lay("christina", hand="normium", deck="vibrax").lay("silas", hand="normium")
    table.begin("zack").do("hand bio_converter")
    assert table.legal() == ["end", "hand normium", "discard repulsor", "discard blaster"]
    table.do("discard blaster")
    assert (table.cards("zack", "discard"), box(table)[-1]) == (["repulsor"], "blaster")

    table.do("seat christina", "yes", "hand normium")
    assert table.cards("christina", "hand") == ["vibrax"]
    assert table.cards("christina", "discard") == ["normium"]


@pytest.mark.rule("AK-P13", "AK-C5")
def test_bio_converter_declined() -> None:
    """Neither is compulsory, and the ally says no for themselves."""
    table = lay("bio_converter").lay("christina", hand="normium", deck="vibrax")
    table.lay("silas", hand="normium").begin("zack").do("hand bio_converter", "end")
    assert (table.do("seat christina").actor(), table.asked()) == ("christina", "confirm")

    table.do("end")
    assert table.cards("christina", "hand") == ["normium"]
    assert table.cards("zack", "hand") == ["normium"]


@pytest.mark.rule("AK-P13", "AK-P15")
def test_magnetic_holster() -> None:
    """A player gains a slot; an ally equips a weapon, with its EQUIP text for that ally."""
    table = lay("magnetic_holster").lay("silas", hand="ballistic_array blaster", slots=0)
    table.lay("christina", hand="blaster").foes("fire_support 6").begin("zack")
    table.do("hand magnetic_holster", "seat silas")
    assert table.legal() == ["seat 0", "seat 2"]
    table.do("seat silas")
    assert (table.actor(), table.legal()) == ("silas", ["hand ballistic_array", "hand blaster"])

    table.do("hand ballistic_array")
    assert (table.actor(), table.asked()) == ("silas", "pick-target")
    table.do("foe 1")
    assert table.row() == ["fire_support 5"]
    assert (table.player("silas").slots, table.cards("silas", "weapons")) == (
        *(1, ["ballistic_array"]),
    )
    assert table.player("silas").damage == [0, 1]


@pytest.mark.rule("AK-P13")
def test_deflector_field() -> None:
    """The homeworld gains 1 power and heals 1."""
    table = lay("deflector_field").set(homeworld_life=20).begin("zack").do("hand deflector_field")

    assert (table.state.homeworld_power, table.state.homeworld_life) == (1, 21)


@pytest.mark.rule("AK-P13", "AK-M2")
def test_oracle_hub() -> None:
    """The homeworld gains 1 power; a player may destroy a card from hand."""
    table = lay("oracle_hub").lay("silas", hand="blaster normium", discard="repulsor")
    table.begin("zack").do("hand oracle_hub", "seat silas")
    assert (table.actor(), table.legal()) == ("silas", ["end", "hand normium", "hand blaster"])

    table.do("hand blaster")
    assert (table.state.homeworld_power, box(table)[-1]) == (1, "blaster")
    assert table.cards("silas", "hand") == ["normium"]


@pytest.mark.rule("AK-P13", "AK-C10")
def test_nexus_port() -> None:
    """The homeworld and an ally gain 1 power each."""
    table = zack("nexus_port").do("hand nexus_port", "seat christina")

    assert [player.power for player in table.state.players] == [1, 0, 0]
    assert table.state.homeworld_power == 1


@pytest.mark.rule("AK-P13")
def test_psionic_tether() -> None:
    """The homeworld gains 2 power, as far as there is room."""
    assert zack("psionic_tether").do("hand psionic_tether").state.homeworld_power == 2
    table = lay("psionic_tether").set(homeworld_power=4).begin("zack").do("hand psionic_tether")
    assert table.state.homeworld_power == 5


@pytest.mark.rule("AK-P13", "AK-P5")
def test_targeting_sync() -> None:
    """Attack with anybody's weapon; it stays where it is, the reward is yours."""
    table = lay("targeting_sync", weapons="blaster").lay("silas", weapons="lightning_cutlass")
    table.set(boss_life=36).begin("zack", attack=False).do("hand targeting_sync")
    assert table.legal() == ["weapon 1-1", "weapon 2-1"]
    assert table.refusal("end") == "AK-C3"
    assert table.refusal("weapon christina-1") == "AK-P5"

    table.do("weapon silas-1")
    assert (table.state.boss_life, table.cards("silas", "weapons")) == (33, ["lightning_cutlass"])
    assert [player.power for player in table.state.players] == [0, 1, 0]
    assert table.player("zack").damage == [3, 0]


@pytest.mark.rule("AK-P13", "AK-C4", "AK-C6")
def test_quantum_hack() -> None:
    """Suffer 1 to defeat a foe, or an ally draws 2: one who can (AK-A25)."""
    table = (
        lay("quantum_hack").foes("debris_warden 12", "tzorn 7").lay("silas", deck="vibrax blaster")
    )
    table.begin("zack").do("hand quantum_hack", "option 1")
    assert (table.player("zack").life, table.legal()) == (9, ["foe 1", "foe 2"])
    assert table.do("foe 1").row() == ["tzorn 7"]

    table = lay("quantum_hack").foes("debris_warden 12").lay("silas", deck="vibrax blaster normium")
    table.begin("zack").do("hand quantum_hack", "option 2")
    assert sorted(table.cards("silas", "hand")) == ["blaster", "vibrax"]
    assert table.player("zack").life == 10


# --- energy cores of the supply ------------------------------------------------------------------


def check_destroying(core: str, energy: int) -> None:
    """A core that gives energy and lets you destroy a supply card, or not."""
    table = lay(core).supply("tech", "oracle_hub nexus_port").begin("zack").do(f"hand {core}")
    piles = ("core_low", "core_high", "tech", "weapon_low", "weapon_mid", "weapon_high")
    assert table.legal() == ["end", *(f"supply {pile}" for pile in piles)]
    table.do("supply tech")
    assert (table.state.energy, table.top("tech")) == (energy, "nexus_port")
    assert box(table)[-1] == "oracle_hub"

    table = lay(core).supply("tech", "oracle_hub").begin("zack").do(f"hand {core}", "end")
    assert (table.state.energy, table.top("tech")) == (energy, "oracle_hub")


@pytest.mark.rule("AK-P12", "AK-C13")
def test_dark_star_aura() -> None:
    """2 energy, and you may destroy a supply card."""
    check_destroying("dark_star_aura", 2)


@pytest.mark.rule("AK-P12", "AK-C13")
def test_antimatter_current() -> None:
    """3 energy, and you may destroy a supply card."""
    check_destroying("antimatter_current", 3)


@pytest.mark.rule("AK-P12", "AK-C2")
@pytest.mark.parametrize(("slots", "energy"), [(0, 2), (3, 2), (4, 3)])
def test_hyperion_anomaly(slots: int, energy: int) -> None:
    """3 energy with all slots, otherwise 2; empty slots count as well."""
    table = zack("hyperion_anomaly", slots=slots).do("hand hyperion_anomaly")

    assert table.state.energy == energy


@pytest.mark.rule("AK-P12", "AK-C13")
def test_nebula_wave() -> None:
    """2 energy, and you may destroy a core from your hand; no weapon and no tech."""
    table = zack("nebula_wave blaster oracle_hub").do("hand nebula_wave")
    assert table.legal() == ["end", "hand normium"]
    assert table.refusal("hand blaster") == "AK-C8"
    assert table.refusal("hand oracle_hub") == "AK-C8"

    table.do("hand normium")
    assert (table.state.energy, box(table)[-1]) == (2, "normium")
    table = zack("nebula_wave blaster").do("hand nebula_wave", "end")
    assert sorted(table.cards("zack", "hand")) == ["blaster", "normium"]


@pytest.mark.rule("AK-P12", "AK-P16", "AK-A11")
def test_solarius_cell() -> None:
    """2 energy; whoever acquires it gives the homeworld 1 power."""
    table = lay("solarius_cell").supply("core_low", "solarius_cell").begin("zack")
    table.do("hand solarius_cell")
    assert (table.state.energy, table.state.homeworld_power) == (2, 0)

    table.do("supply core_low")
    assert (table.state.energy, table.state.homeworld_power) == (0, 1)
    assert table.cards("zack", "discard") == ["solarius_cell"]


@pytest.mark.rule("AK-P12", "AK-C6", "AK-C14")
def test_heliosphere() -> None:
    """2 energy, or destroy it for a weapon that costs 5 or less."""
    table = zack("heliosphere").do("hand heliosphere", "option 1")
    assert (table.state.energy, table.cards("zack", "area")) == (2, ["heliosphere"])

    table = lay("heliosphere").supply("weapon_low", "repulsor").supply("weapon_mid", "scatterbeam")
    table.supply("weapon_high", "vibrax").begin("zack").do("hand heliosphere", "option 2", "yes")
    assert (table.cards("zack", "discard"), table.state.energy) == (["repulsor"], 0)
    assert (table.cards("zack", "area"), box(table)[-1]) == ([], "heliosphere")

    table = lay("heliosphere").supply("weapon_mid", "grav_hammer").begin("zack")
    table.do("hand heliosphere", "option 2", "yes")
    assert table.legal() == ["supply weapon_low", "supply weapon_mid"]
    assert table.refusal("supply weapon_high") == "AK-C8"


@pytest.mark.rule("AK-C13", "AK-A29")
def test_heliosphere_twice() -> None:
    """Of two copies in the play area one is destroyed, the other one stays."""
    table = lay("heliosphere heliosphere").supply("weapon_mid", "scatterbeam").begin("zack")
    table.do("hand heliosphere", "option 1", "hand heliosphere", "option 2", "yes")

    assert table.cards("zack", "area") == ["heliosphere"]
    assert box(table).count("heliosphere") == 1


@pytest.mark.rule("AK-P12", "AK-C5")
def test_heliosphere_declined() -> None:
    """Having chosen the second option you may still keep it; then it does nothing."""
    table = zack("heliosphere").do("hand heliosphere", "option 2", "end")

    assert (table.state.energy, table.cards("zack", "area")) == (0, ["heliosphere"])


@pytest.mark.rule("AK-P12", "AK-C10")
def test_cosmic_particulate() -> None:
    """2 energy, and a player gains 1 power."""
    table = zack("cosmic_particulate").do("hand cosmic_particulate", "seat silas")

    assert (table.state.energy, [p.power for p in table.state.players]) == (2, [0, 0, 1])


@pytest.mark.rule("AK-P12", "AK-D20")
def test_chromerium_halo() -> None:
    """2 energy, and a player heals 1."""
    table = lay("chromerium_halo").lay("silas", life=3).begin("zack")
    table.do("hand chromerium_halo", "seat silas")

    assert (table.state.energy, table.player("silas").life) == (2, 4)


@pytest.mark.rule("AK-P12", "AK-P34", "AK-C17")
def test_mag_field() -> None:
    """2 energy; the next weapon may go on an ally's deck, the one after that may not."""
    table = lay("mag_field").supply("weapon_low", "disruptor_pistol disruptor_pistol")
    table.lay("silas", deck="normium").begin("zack", energy=2).do("hand mag_field")
    table.do("supply weapon_low")
    assert (table.asked(), table.legal()) == ("ally-deck", ["end", "seat 0", "seat 2"])
    assert table.refusal("seat zack") == "AK-C10"

    table.do("seat silas", "supply weapon_low")
    assert table.cards("silas", "deck") == ["disruptor_pistol", "normium"]
    assert table.cards("zack", "discard") == ["disruptor_pistol"]
    assert (table.asked(), table.state.energy) == ("action-step", 0)


@pytest.mark.rule("AK-P12", "AK-C5", "AK-P34")
def test_mag_field_declined() -> None:
    """Kept weapons go to your discard; the offer is used up, and ends with the turn."""
    table = lay("mag_field").supply("weapon_low", "disruptor_pistol disruptor_pistol")
    table.begin("zack", energy=2).do("hand mag_field", "supply weapon_low", "end")
    assert table.cards("zack", "discard") == ["disruptor_pistol"]
    assert not table.state.weapon_to_ally

    table = zack("mag_field").do("hand mag_field")
    assert table.state.weapon_to_ally
    assert not table.do("end", "end").state.weapon_to_ally


@pytest.mark.rule("AK-P12")
def test_tachyon_flow() -> None:
    """2 energy, and the homeworld gains 1 power."""
    table = zack("tachyon_flow").do("hand tachyon_flow")

    assert (table.state.energy, table.state.homeworld_power) == (2, 1)


@pytest.mark.rule("AK-P12", "AK-P34")
def test_infinitium_core() -> None:
    """3 energy; every tech you acquire this turn goes to your hand, weapons do not."""
    table = lay("infinitium_core").supply("tech", "oracle_hub nexus_port")
    table.supply("weapon_low", "repulsor").begin("zack", energy=8)
    table.do("hand infinitium_core", "supply tech", "supply tech", "supply weapon_low")

    assert sorted(table.cards("zack", "hand")) == ["nexus_port", "normium", "oracle_hub"]
    assert table.cards("zack", "discard") == ["repulsor"]
    assert not table.do("end", "end").state.tech_to_hand


# --- start cores ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-P12")
def test_normium() -> None:
    """1 energy."""
    table = zack("normium").do("hand normium")

    assert (table.state.energy, table.cards("zack", "area")) == (1, ["normium"])


@pytest.mark.rule("AK-P12", "AK-C13")
def test_field_workshop() -> None:
    """1 energy, and you may destroy a supply card."""
    table = Table("christina", "zack").lay("christina", hand="field_workshop normium")
    table.supply("tech", "oracle_hub nexus_port").begin("christina")
    table.do("hand field_workshop", "supply tech")

    assert (table.state.energy, table.top("tech")) == (1, "nexus_port")


@pytest.mark.rule("AK-P12", "AK-C4")
def test_star_banner() -> None:
    """1 energy or 1 power for the homeworld."""
    for option, energy, power in (("option 1", 1, 0), ("option 2", 0, 1)):
        table = Table("toli", "zack").lay("toli", hand="star_banner normium").begin("toli")
        table.do("hand star_banner", option)
        assert (table.state.energy, table.state.homeworld_power) == (energy, power)


@pytest.mark.rule("AK-P12", "AK-C4")
def test_field_medkit() -> None:
    """1 energy, or a player heals 1."""
    for option, energy, life in (("option 1", 1, 5), ("option 2", 0, 6)):
        table = Table("silas", "zack").lay("silas", hand="field_medkit normium").lay("zack", life=5)
        table.begin("silas").do("hand field_medkit", option)
        assert (table.state.energy, table.player("zack").life) == (energy, life)


@pytest.mark.rule("AK-P12", "AK-C5")
def test_spore_bloom() -> None:
    """1 energy; an ally may draw 1 and then discard 1."""
    table = Table("nasma", "zack").lay("nasma", hand="spore_bloom normium")
    table.lay("zack", hand="normium", deck="vibrax").begin("nasma")
    table.do("hand spore_bloom", "yes", "hand vibrax")

    assert (table.state.energy, table.cards("zack", "discard")) == (1, ["vibrax"])
    assert table.cards("zack", "hand") == ["normium"]
