"""Overcharging and acquiring: rules AK-P14 and AK-P16, AK-A11, AK-A12, AK-A18."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def laid(seats: int = 2, hand: str = "normium") -> Table:
    """Zack holds some cards, the others nothing."""
    return Table(*PEOPLE[:seats]).lay("zack", hand=hand)


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.log.events]


# --- overcharging -------------------------------------------------------------------------------


@pytest.mark.rule("AK-P14", "AK-A12")
@SEATS
def test_an_overcharged_tech_goes_under_its_pile(seats: int) -> None:
    """Paid, resolved, put to the bottom; then the next one is turned up."""
    table = laid(seats).supply("tech", "psionic_tether oracle_hub").begin("zack", energy=7)
    before = table.pile("tech")
    table.do("overcharge")
    assert (table.state.energy, table.state.homeworld_power) == (2, 2)
    assert table.pile("tech") == [*before[1:], "psionic_tether"]
    assert table.top("tech") == "oracle_hub"
    (pile,) = [pile for pile in table.view().supply if pile.id == "tech"]
    assert (pile.size, pile.bottom) == (9, ["psionic_tether"])
    assert kinds(table)[-1] == "supply-turned-up"


@pytest.mark.rule("AK-P14", "AK-A12")
def test_an_overcharged_tech_belongs_to_nobody() -> None:
    """It lies aside while it is resolved: not in the play area, and no next tech is shown."""
    table = laid().supply("tech", "magnetic_holster oracle_hub").begin("zack", energy=3)
    table.do("overcharge")
    assert table.asked() == "pick-seat"
    assert table.top("tech") == ""
    assert "magnetic_holster" not in table.pile("tech")
    assert table.cards("zack", "area") == []
    table.do("seat zack")
    assert table.pile("tech")[-1] == "magnetic_holster"
    for zone in ("area", "discard", "hand", "deck"):
        assert "magnetic_holster" not in table.cards("zack", zone)


@pytest.mark.rule("AK-P14", "AK-A12")
def test_overcharging_is_not_acquiring() -> None:
    """Infinitium Core sends acquired techs to the hand, but an overcharged one goes back."""
    table = laid(hand="infinitium_core").supply("tech", "psionic_tether oracle_hub")
    table.begin("zack", energy=9).do("hand infinitium_core", "overcharge")
    assert table.cards("zack", "hand") == []
    assert table.heard("card-acquired") == []
    table.do("supply tech")
    assert table.cards("zack", "hand") == ["oracle_hub"]


@pytest.mark.rule("AK-P14")
def test_several_techs_can_be_overcharged_in_a_turn() -> None:
    """They lie at the bottom in the order in which they were used."""
    table = laid().supply("tech", "psionic_tether deflector_field").begin("zack", energy=9)
    table.do("overcharge", "overcharge")
    assert table.pile("tech")[-2:] == ["psionic_tether", "deflector_field"]
    assert (table.state.energy, table.state.homeworld_power) == (0, 3)


@pytest.mark.rule("AK-P14", "AK-M12")
def test_an_empty_tech_pile_offers_nothing_to_overcharge() -> None:
    table = laid().only("tech", "").begin("zack", energy=30)
    assert table.refusal("overcharge") == "AK-P14"
    assert table.refusal("supply tech") == "AK-P16"


# --- acquiring ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-P16")
@SEATS
@pytest.mark.parametrize(
    ("pile", "card", "cost", "following"),
    [
        ("core_low", "nebula_wave", 3, "heliosphere"),
        ("core_high", "infinitium_core", 6, "mag_field"),
        ("tech", "quantum_hack", 7, "oracle_hub"),
        ("weapon_low", "disruptor_pistol", 2, "repulsor"),
        ("weapon_mid", "grav_hammer", 5, "peacekeeper"),
        ("weapon_high", "scrambler", 8, "vibrax"),
    ],
)
def test_acquired_cards_go_on_the_discard(
    seats: int, pile: str, card: str, cost: int, following: str
) -> None:
    table = laid(seats).supply(pile, f"{card} {following}").lay("zack", discard="blaster")
    table.begin("zack", energy=9)
    before = table.pile(pile)
    table.do(f"supply {pile}")
    assert table.state.energy == 9 - cost
    assert table.cards("zack", "discard") == ["blaster", card]
    assert table.pile(pile) == before[1:]
    assert table.top(pile) == following
    assert table.cards("zack", "weapons") == table.cards("zack", "area") == []


@pytest.mark.rule("AK-P16", "AK-P10")
def test_the_next_card_can_be_acquired_as_well() -> None:
    table = laid().supply("weapon_low", "disruptor_pistol repulsor psionic_needle")
    table.begin("zack", energy=8).do("supply weapon_low", "supply weapon_low")
    assert table.cards("zack", "discard") == ["disruptor_pistol", "repulsor"]
    assert table.refusal("supply weapon_low") == "AK-P16", "3 energy for a card of 4"


@pytest.mark.rule("AK-P16", "AK-M12")
@pytest.mark.parametrize(
    "pile", ["core_low", "core_high", "tech", "weapon_low", "weapon_mid", "weapon_high"]
)
def test_an_empty_pile_offers_nothing(pile: str) -> None:
    table = laid().only(pile, "").begin("zack", energy=30)
    assert table.refusal(f"supply {pile}") == "AK-P16"
    assert f"supply {pile}" not in table.legal()
    assert table.top(pile) == ""


@pytest.mark.rule("AK-P16")
def test_the_last_card_of_a_pile() -> None:
    table = laid().only("weapon_high", "vibrax").begin("zack", energy=9).do("supply weapon_high")
    assert table.cards("zack", "discard") == ["vibrax"]
    assert table.refusal("supply weapon_high") == "AK-P16"


@pytest.mark.rule("AK-A11", "AK-P16", "AK-G1")
def test_the_acquire_text_comes_before_the_next_card() -> None:
    """Solarius Cell is paid and taken, gives power, is placed; the next card comes last."""
    table = laid().supply("core_low", "solarius_cell nebula_wave").begin("zack", energy=2)
    table.do("supply core_low")
    assert kinds(table) == ["card-acquired", "homeworld-power-gained", "supply-turned-up"]
    assert table.cards("zack", "discard") == ["solarius_cell"]


@pytest.mark.rule("AK-A11", "AK-P16")
def test_the_next_card_is_not_seen_before_the_acquired_one_is_placed() -> None:
    """While Zack decides where a weapon goes, its pile shows nothing."""
    table = laid(hand="mag_field normium").supply("weapon_low", "repulsor psionic_needle")
    table.begin("zack", energy=1).do("hand mag_field", "supply weapon_low")
    assert table.asked() == "ally-deck"
    assert table.top("weapon_low") == ""
    assert table.cards("zack", "discard") == []
    table.do("end")
    assert table.top("weapon_low") == "psionic_needle"
    assert table.cards("zack", "discard") == ["repulsor"]


@pytest.mark.rule("AK-P16", "AK-G1")
def test_acquire_texts_work_once() -> None:
    """Playing Solarius Cell gives energy only."""
    table = laid(hand="solarius_cell").begin("zack").do("hand solarius_cell")
    assert (table.state.energy, table.state.homeworld_power) == (2, 0)


# --- Mag Field ----------------------------------------------------------------------------------


def magnetic(seats: int, fields: int) -> Table:
    """Zack has played some Mag Fields; two cheap weapons are on top."""
    table = laid(seats, " ".join(["mag_field"] * fields)).order("player_1" if seats < 4 else "")
    table.supply("weapon_low", "repulsor phase_shield").begin("zack", energy=20)
    return table.do(*["hand mag_field"] * fields)


@pytest.mark.rule("AK-A18", "AK-C10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_weapon_may_go_to_an_ally(seats: int) -> None:
    """On top of the ally's deck, which may be empty; Zack is no ally of his own."""
    table = magnetic(seats, 1).do("supply weapon_low")
    assert (table.asked(), table.actor()) == ("ally-deck", "zack")
    assert table.legal() == ["end", *[f"seat {seat}" for seat in range(1, seats)]]
    assert table.refusal("seat zack") == "AK-C10"
    table.do("seat gavriil")
    assert table.cards("gavriil", "deck") == ["repulsor"]
    assert table.cards("zack", "discard") == []

    table.do("supply weapon_low")
    assert table.asked() == "action-step", "used up"
    assert table.cards("zack", "discard") == ["phase_shield"]


@pytest.mark.rule("AK-A18")
@pytest.mark.parametrize("answer", ["end", "seat gavriil"])
def test_two_mag_fields_are_used_up_together(answer: str) -> None:
    """One weapon, one placement; even declining uses up both."""
    table = magnetic(2, 2).do("supply weapon_low", answer)
    assert table.asked() == "action-step"
    table.do("supply weapon_low")
    assert table.asked() == "action-step"
    place = table.cards("zack", "discard") + table.cards("gavriil", "deck")
    assert sorted(place) == ["phase_shield", "repulsor"]
    assert table.cards("zack", "discard")[-1] == "phase_shield"


@pytest.mark.rule("AK-A18")
def test_a_mag_field_played_later_counts_for_the_following_weapon() -> None:
    table = laid(hand="mag_field mag_field").supply("weapon_low", "repulsor phase_shield")
    table.begin("zack", energy=20).do("hand mag_field", "supply weapon_low", "seat gavriil")
    table.do("hand mag_field", "supply weapon_low")
    assert table.asked() == "ally-deck"
    table.do("seat gavriil")
    assert table.cards("gavriil", "deck") == ["phase_shield", "repulsor"]


@pytest.mark.rule("AK-A18")
def test_cores_and_techs_do_not_use_up_a_mag_field() -> None:
    table = magnetic(2, 1).do("supply core_low", "supply tech")
    assert table.asked() == "action-step"
    table.do("supply weapon_low")
    assert table.asked() == "ally-deck"


@pytest.mark.rule("AK-A18", "AK-C14")
def test_a_weapon_an_ally_acquires_does_not_use_up_your_mag_field() -> None:
    """Christina's Prototype is Zack's acquisition; her own next weapon may still go to him."""
    table = Table("christina", "zack").lay("christina", power=5, hand="mag_field normium")
    table.supply("weapon_low", "repulsor phase_shield").begin("christina", energy=9)
    table.do("hand mag_field", "knight", "supply weapon_low")
    assert (table.asked(), table.cards("zack", "deck")) == ("action-step", ["repulsor"])
    table.do("supply weapon_low")
    assert (table.asked(), table.actor()) == ("ally-deck", "christina")
    table.do("seat zack")
    assert table.cards("zack", "deck") == ["phase_shield", "repulsor"]


@pytest.mark.rule("AK-A18", "AK-V5")
def test_in_trusolo_the_weapon_may_go_on_your_own_deck() -> None:
    table = magnetic(1, 1).do("supply weapon_low")
    assert table.legal() == ["end", "seat 0"]
    table.do("seat zack")
    assert table.cards("zack", "deck") == ["repulsor"]


@pytest.mark.rule("AK-P34", "AK-A18")
def test_mag_field_ends_with_the_turn() -> None:
    """Zack acquires no weapon; in his next turn nothing is left of the effect."""
    table = laid(hand="mag_field blaster").supply("weapon_low", "repulsor").order("player_1")
    table.begin("zack").do("hand mag_field")
    assert table.view().weapon_to_ally
    table.do("end", "end")
    assert not table.view().weapon_to_ally
    assert table.actor() == "zack"
    table.do("hand mag_field")
    assert table.view().weapon_to_ally


@pytest.mark.rule("AK-P34")
def test_infinitium_core_ends_with_the_turn() -> None:
    table = laid(hand="infinitium_core blaster").supply("tech", "bio_converter oracle_hub")
    table.order("player_1").begin("zack").do("hand infinitium_core", "supply tech")
    assert "bio_converter" in table.cards("zack", "hand")
    table.do("end", "end")
    assert table.actor() == "zack"
    assert not table.view().tech_to_hand
