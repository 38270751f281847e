"""The action step: rules AK-P10 to AK-P21, AK-A27, AK-A28."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import NOT_ASKED, IllegalAction
from tests.support.astro_knights import Table, everybody

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
TOPS = {
    "core_low": "solarius_cell",
    "core_high": "tachyon_flow",
    "tech": "psionic_tether",
    "weapon_low": "repulsor",
    "weapon_mid": "scatterbeam",
    "weapon_high": "echo_ray",
}
COSTS = {
    "core_low": 2,
    "core_high": 5,
    "tech": 5,
    "weapon_low": 3,
    "weapon_mid": 6,
    "weapon_high": 8,
}


def laid(seats: int = 2, hand: str = "normium", **of_zack: object) -> Table:
    """Zack has a hand, and the top cards of all piles are known."""
    table = Table(*PEOPLE[:seats]).lay("zack", hand=hand, **of_zack)
    for pile, cards in TOPS.items():
        table.supply(pile, cards)
    return table


# --- the step, and energy -----------------------------------------------------------------------


@pytest.mark.rule("AK-P10")
@SEATS
def test_any_actions_in_any_order_until_you_stop(seats: int) -> None:
    """Power, a core, a slot, power again, a card, another core, a weapon."""
    table = laid(seats, "normium normium blaster").begin("zack", energy=10)
    table.do("power", "hand normium", "slot", "power", "supply core_low", "hand normium")
    table.do("hand blaster")
    assert table.state.energy == 10 + 2 - 2 - 3 - 2 - 2
    zack = table.player("zack")
    assert (zack.power, zack.slots) == (2, 2)
    assert table.cards("zack", "weapons") == ["blaster"]
    table.do("end")
    assert table.asked() != "action-step"


@pytest.mark.rule("AK-P10")
def test_nobody_has_to_do_anything() -> None:
    table = laid(hand="normium blaster").begin("zack", energy=9).do("end")
    assert table.asked() == "discard-hand"
    assert sorted(table.cards("zack", "hand")) == ["blaster", "normium"]


@pytest.mark.rule("AK-P10", "AK-M12", "AK-M13")
@pytest.mark.parametrize("energy", range(10))
def test_costs_must_be_payable_in_full(energy: int) -> None:
    """Each action is offered exactly from its cost on, and refused by its own rule below."""
    table = laid().begin("zack", energy=energy)
    costs = [(f"supply {pile}", cost, "AK-P16") for pile, cost in COSTS.items()]
    costs += [("overcharge", 5, "AK-P14"), ("slot", 3, "AK-P17"), ("power", 2, "AK-P18")]
    for move, cost, rule in costs:
        assert table.refusal(move) == (None if energy >= cost else rule), move
        assert (move in table.legal()) == (energy >= cost), move


@pytest.mark.rule("AK-P10")
def test_a_refused_action_changes_nothing() -> None:
    table = laid().begin("zack", energy=1)
    before = table.state.digest()
    with pytest.raises(IllegalAction, match="AK-P18"):
        table.do("power")
    assert table.state.digest() == before


@pytest.mark.rule("AK-P11")
@SEATS
def test_energy_begins_at_nothing_and_does_not_last(seats: int) -> None:
    """What Zack has not spent is gone when his turn ends; the next turn begins at 0."""
    table = everybody(*PEOPLE[:seats])
    table.order("pair_34" if seats == 4 else "player_1").begin("zack", energy=4)
    table.do("hand normium")
    assert table.state.energy == 5
    table.do("end")
    while table.asked() in ("clear-area", "discard-hand"):
        table.do("end")
    assert table.state.energy == 0
    if table.asked() == "pair-seat":
        table.do("seat toli")
    assert (table.asked(), table.state.energy) == ("action-step", 0)


@pytest.mark.rule("AK-P11", "AK-P12")
def test_cores_add_up() -> None:
    table = laid(hand="normium normium antimatter_current").begin("zack")
    assert table.state.energy == 0
    table.do("hand normium", "hand antimatter_current", "end", "hand normium")
    assert table.state.energy == 5


@pytest.mark.rule("AK-A27", "AK-P11")
def test_energy_of_the_attack_step_is_there_in_the_action_step() -> None:
    """With 3 energy in the attack step Zack ends it and buys a slot."""
    table = laid(weapons="blaster").begin("zack", energy=3)
    assert (table.asked(), table.state.energy) == ("attack-step", 3)
    table.do("weapon zack-1")
    assert (table.asked(), table.state.energy) == ("action-step", 3)
    table.do("slot")
    assert (table.player("zack").slots, table.state.energy) == (2, 0)


# --- cards from hand ----------------------------------------------------------------------------


@pytest.mark.rule("AK-P12", "AK-P13")
def test_cores_and_techs_go_to_the_play_area() -> None:
    table = laid(hand="normium nexus_port normium").begin("zack")
    table.do("hand normium", "hand nexus_port")
    assert table.cards("zack", "area") == ["normium", "nexus_port"]
    assert table.cards("zack", "hand") == ["normium"]
    assert table.cards("zack", "discard") == []
    assert (table.state.energy, table.state.homeworld_power) == (1, 1)
    assert table.player("gavriil").power == 1, "the only ally"


@pytest.mark.rule("AK-P12", "AK-P13", "AK-P15")
def test_only_cards_of_the_own_hand_are_played() -> None:
    """Not those of the discard, the deck, the play area or an ally's hand."""
    table = laid(discard="tachyon_flow", deck="oracle_hub", area="solarius_cell")
    table.lay("gavriil", hand="vibrax").begin("zack")
    assert table.refusal("hand tachyon_flow") == "AK-P12"
    assert table.refusal("hand solarius_cell") == "AK-P12"
    assert table.refusal("hand oracle_hub") is not None
    assert table.refusal("hand vibrax") is not None
    assert [move for move in table.legal() if move.startswith("hand")] == ["hand normium"]


@pytest.mark.rule("AK-P13", "AK-C3")
def test_techs_are_resolved_as_far_as_possible() -> None:
    """Nobody has a free slot or a weapon for Magnetic Holster, and Quantum Hack finds no foe."""
    table = laid(hand="magnetic_holster quantum_hack").lay("gavriil", deck="normium blaster")
    table.begin("zack").do("hand magnetic_holster", "seat zack")
    assert table.player("zack").slots == 2
    assert table.asked() == "action-step"
    table.do("hand quantum_hack")
    assert table.asked() != "pick-option", "no foe to defeat: the ally draws"
    assert sorted(table.cards("gavriil", "hand")) == ["blaster", "normium"]


@pytest.mark.rule("AK-P15")
@SEATS
def test_equipping_needs_a_free_slot(seats: int) -> None:
    table = laid(seats, "blaster repulsor normium", slots=1).begin("zack")
    table.do("hand repulsor")
    assert table.cards("zack", "weapons") == ["repulsor"]
    assert table.refusal("hand blaster") == "AK-P15"
    assert "hand blaster" not in table.legal()
    assert table.refusal("hand normium") is None


@pytest.mark.rule("AK-P15", "AK-P17")
def test_a_bought_slot_takes_a_weapon() -> None:
    table = laid(hand="blaster repulsor", slots=1).begin("zack", energy=3)
    table.do("hand repulsor", "slot", "hand blaster")
    assert table.cards("zack", "weapons") == ["repulsor", "blaster"]


@pytest.mark.rule("AK-P15")
def test_without_slots_nothing_is_equipped() -> None:
    table = laid(hand="blaster normium", slots=0).begin("zack")
    assert table.refusal("hand blaster") == "AK-P15"


@pytest.mark.rule("AK-P15", "AK-G1")
def test_equip_texts_are_resolved_and_attack_texts_are_not() -> None:
    """Scrambler returns the core just played; it deals no damage."""
    table = laid(hand="scrambler normium").begin("zack")
    before = table.state.boss_life
    table.do("hand normium", "hand scrambler")
    assert table.cards("zack", "hand") == ["normium"]
    assert table.cards("zack", "area") == []
    assert table.state.boss_life == before


@pytest.mark.rule("AK-P15")
def test_a_new_weapon_attacks_this_turn_only_through_an_effect() -> None:
    """No attack is offered any more, but Sustained Fire can use it."""
    table = laid(hand="repulsor normium", power=4).begin("zack")
    before = table.state.boss_life
    table.do("hand repulsor")
    assert table.refusal("weapon zack-1") == "AK-P1"
    table.do("knight", "weapon zack-1")
    assert table.state.boss_life == before - 2


# --- slots, power, abilities --------------------------------------------------------------------


@pytest.mark.rule("AK-P17")
def test_a_slot_costs_three_energy_up_to_the_maximum() -> None:
    table = laid(slots=2).begin("zack", energy=9).do("slot", "slot")
    assert (table.player("zack").slots, table.state.energy) == (4, 3)
    assert table.refusal("slot") == "AK-P17"
    assert "slot" not in table.legal()


@pytest.mark.rule("AK-P18")
@pytest.mark.parametrize(("person", "maximum"), [("zack", 4), ("gavriil", 5)])
def test_power_costs_two_energy_up_to_the_maximum(person: str, maximum: int) -> None:
    """Only the own bar is filled: not the ally's, not the homeworld's."""
    table = laid().lay("gavriil", hand="blaster").lay(person, power=maximum - 2)
    table.begin(person, energy=9).do("power", "power")
    assert (table.player(person).power, table.state.energy) == (maximum, 5)
    assert table.refusal("power") == "AK-P18"
    other = "zack" if person == "gavriil" else "gavriil"
    assert (table.player(other).power, table.state.homeworld_power) == (0, 0)


@pytest.mark.rule("AK-P19")
@pytest.mark.parametrize("power", range(5))
def test_the_ability_needs_a_full_bar(power: int) -> None:
    """Zack's bar has 4 fields; the ability costs no energy."""
    table = laid(power=power, weapons="blaster").begin("zack", energy=3, attack=False)
    assert table.refusal("knight") == (None if power == 4 else "AK-P19")
    assert ("knight" in table.legal()) == (power == 4)
    if power == 4:
        table.do("knight", "end")
        assert (table.player("zack").power, table.state.energy) == (0, 3)


@pytest.mark.rule("AK-P19")
def test_the_bar_is_empty_before_the_ability_is_resolved() -> None:
    """Sustained Fire with the Cutlass: the power it brings counts for the next time."""
    table = laid(power=4, slots=2, weapons="lightning_cutlass vibrax")
    table.begin("zack", attack=False).do("knight")
    assert table.player("zack").power == 0
    table.do("weapon zack-1", "weapon zack-2")
    assert table.player("zack").power == 2


@pytest.mark.rule("AK-P19")
def test_a_refilled_bar_allows_the_ability_again() -> None:
    table = laid(power=4, weapons="lightning_cutlass").begin("zack", energy=6, attack=False)
    before = table.state.boss_life
    table.do("knight", "weapon zack-1")
    assert table.refusal("knight") == "AK-P19"
    table.do("power", "power", "power", "knight", "weapon zack-1")
    assert table.state.boss_life == before - 6
    assert len(table.heard("ability-used")) == 2


@pytest.mark.rule("AK-P20")
@pytest.mark.parametrize(("world", "maximum"), [("quaris", 5), ("ylong", 6)])
def test_the_homeworlds_ability_needs_its_bar_full(world: str, maximum: int) -> None:
    for power in range(maximum + 1):
        table = everybody("zack", "gavriil", homeworld=world).set(homeworld_power=power)
        table.begin("zack")
        assert table.refusal("homeworld") == (None if power == maximum else "AK-P20")
        assert ("homeworld" in table.legal()) == (power == maximum)


@pytest.mark.rule("AK-P20", "AK-A28")
@SEATS
def test_whoever_has_the_turn_uses_the_homeworld(seats: int) -> None:
    """Ylong deals 8; the player of the turn chooses the target, and the bar is empty."""
    for person in PEOPLE[:seats]:
        table = everybody(*PEOPLE[:seats], homeworld="ylong").foes("roaming_titan 7")
        table.set(homeworld_power=6).begin(person).do("homeworld")
        assert (table.asked(), table.actor()) == ("pick-target", person)
        assert table.state.homeworld_power == 0
        table.do("boss")
        assert table.view().players[table.seat(person)].damage_boss == 8


@pytest.mark.rule("AK-A28", "AK-C11")
def test_players_in_total_means_all_seats() -> None:
    """New Atlantis, used by Gavriil: he deals out 5 healing among all three."""
    table = everybody("zack", "gavriil", "toli", homeworld="new_atlantis")
    for person in table.people:
        table.lay(person, life=7)
    table.set(homeworld_power=5).begin("gavriil").do("homeworld")
    for person in ("zack", "toli", "toli", "gavriil", "zack"):
        assert table.actor() == "gavriil"
        table.do(f"seat {person}")
    assert [table.player(person).life for person in table.people] == [9, 8, 9]


@pytest.mark.rule("AK-P20")
def test_a_refilled_homeworld_is_used_again() -> None:
    """Six steps of power in one turn, and Ylong deals its 8 damage a second time."""
    hand = "psionic_tether tachyon_flow tachyon_flow deflector_field nexus_port"
    table = Table("zack", "gavriil", homeworld="ylong").set(homeworld_power=6)
    table.lay("zack", hand=hand).begin("zack")
    before = table.state.boss_life
    table.do("homeworld")
    for card in hand.split():
        assert table.refusal("homeworld") == "AK-P20"
        table.do(f"hand {card}")
    table.do("homeworld")
    assert table.state.boss_life == before - 16
    assert table.state.homeworld_power == 0


@pytest.mark.rule("AK-P21")
@SEATS
def test_abilities_and_cards_are_for_your_own_turn(seats: int) -> None:
    """Gavriil's bar is full and his hand is rich, but it is Zack who is asked about his own."""
    table = laid(seats).set(homeworld_power=5)
    if seats > 1:
        table.lay("gavriil", power=5, hand="tachyon_flow")
    table.begin("zack")
    assert table.actor() == "zack"
    assert table.refusal("knight") == "AK-P19"
    assert table.refusal("hand tachyon_flow") == "AK-P12"


@pytest.mark.rule("AK-P21", "AK-M2")
def test_in_the_turn_of_somebody_else_you_act_when_an_effect_says_so() -> None:
    """Gavriil equips out of turn; playing, buying and abilities are not open to him then."""
    table = laid(hand="magnetic_holster normium").set(homeworld_power=5)
    table.lay("gavriil", hand="repulsor phase_shield normium", power=5).begin("zack", energy=9)
    table.do("hand magnetic_holster", "seat zack")
    assert (table.asked(), table.actor()) == ("pick-card", "gavriil")
    assert table.legal() == ["hand phase_shield", "hand repulsor"]
    for move in ("knight", "homeworld", "slot", "power", "supply core_low", "overcharge"):
        assert table.refusal(move) == NOT_ASKED
    table.do("hand repulsor")
    assert table.cards("gavriil", "weapons") == ["repulsor"]
    assert (table.asked(), table.actor()) == ("action-step", "zack")
