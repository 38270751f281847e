"""The attack step: rules AK-P1 to AK-P6, AK-A2, AK-A16, AK-A21."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import NOT_ASKED
from tests.support.astro_knights import Table, everybody

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def armed(weapons: str, slots: int = 4, seats: int = 2, foes: str = "") -> Table:
    """Zack holds a card and has weapons equipped; perhaps there is a foe."""
    table = everybody(*PEOPLE[:seats]).lay("zack", weapons=weapons, slots=slots)
    return table.foes(foes) if foes else table


# --- the step -----------------------------------------------------------------------------------


@pytest.mark.rule("AK-P1")
@SEATS
def test_weapons_attack_one_after_another_in_any_order(seats: int) -> None:
    """Three weapons, each at a target of its own; the unused one stays."""
    table = armed("blaster repulsor phase_shield", seats=seats, foes="fire_support 6")
    table.begin("zack")
    before = table.state.boss_life
    assert table.legal() == ["end", "weapon 0-1", "weapon 0-2", "weapon 0-3"]
    table.do("weapon zack-3", "boss", "weapon zack-1", "foe 1", "end")
    assert table.state.boss_life == before - 2
    assert table.row() == ["fire_support 5"]
    assert table.cards("zack", "discard") == ["phase_shield", "blaster"]
    assert table.cards("zack", "weapons") == ["repulsor"]
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-P1")
def test_nobody_has_to_attack() -> None:
    table = armed("blaster repulsor").begin("zack").do("end")
    assert table.cards("zack", "weapons") == ["blaster", "repulsor"]
    assert table.heard("weapon-used") == []


@pytest.mark.rule("AK-P1")
def test_all_weapons_may_attack() -> None:
    table = armed("blaster blaster repulsor phase_shield").begin("zack")
    before = table.state.boss_life
    for _ in range(4):
        table.do("weapon zack-1")
    assert table.state.boss_life == before - 6
    assert table.cards("zack", "weapons") == []
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-P1")
def test_cards_are_neither_played_nor_equipped_in_the_attack_step() -> None:
    """No action of the second step is possible, not even with energy and full bars."""
    table = Table("zack", "gavriil").lay("zack", hand="normium nexus_port repulsor", power=4)
    table.lay("zack", weapons="blaster", slots=2).set(homeworld_power=5).begin("zack", energy=9)
    assert table.asked() == "attack-step"
    moves = ["hand normium", "hand nexus_port", "hand repulsor", "supply core_low", "overcharge"]
    for move in [*moves, "slot", "power", "knight", "homeworld"]:
        assert table.refusal(move) == "AK-P1"
    assert table.refusal("seat 1") == NOT_ASKED


@pytest.mark.rule("AK-P1", "AK-P5")
def test_only_your_own_equipped_weapons_attack() -> None:
    table = armed("blaster").lay("gavriil", weapons="repulsor").begin("zack")
    assert table.refusal("weapon gavriil-1") == "AK-P1"
    assert table.refusal("weapon zack-2") == "AK-P1"
    assert table.refusal("weapon zack-1") is None


@pytest.mark.rule("AK-P1")
def test_the_attack_step_does_not_come_back() -> None:
    table = armed("blaster").begin("zack").do("end")
    assert table.refusal("weapon zack-1") == "AK-P1"


# --- too many weapons ---------------------------------------------------------------------------


@pytest.mark.rule("AK-P2", "AK-M11")
@pytest.mark.parametrize("slots", [1, 2, 3, 4])
def test_weapons_without_a_slot_must_attack(slots: int) -> None:
    """As long as there are too many; any one of them will do."""
    table = armed("blaster repulsor phase_shield vibrax", slots=slots).begin("zack")
    for left in range(4, slots, -1):
        assert table.refusal("end") == "AK-P2"
        assert table.legal() == [f"weapon 0-{place}" for place in range(1, left + 1)]
        table.do("weapon zack-2")
    assert table.refusal("end") is None
    assert len(table.cards("zack", "weapons")) == slots


@pytest.mark.rule("AK-P2")
def test_a_single_weapon_without_slots_fires_by_itself() -> None:
    """There is no other possibility, so nobody is asked."""
    table = armed("blaster", slots=0).begin("zack")
    assert [event.facts["card"] for event in table.heard("weapon-used")] == ["blaster"]
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-P2")
def test_enough_slots_make_everything_voluntary() -> None:
    table = armed("blaster repulsor", slots=2).begin("zack")
    assert table.refusal("end") is None


# --- attacking ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-P3", "AK-C2")
def test_paragraphs_are_resolved_from_top_to_bottom() -> None:
    """Vibrax: damage, then power, then power of the homeworld."""
    table = armed("vibrax").begin("zack").do("weapon zack-1")
    kinds = [event.kind for event in table.log.events]
    assert kinds[:4] == ["weapon-used", "boss-hit", "power-gained", "homeworld-power-gained"]


@pytest.mark.rule("AK-P3", "AK-G1")
def test_only_the_attack_text_is_used() -> None:
    """Ballistic Array deals 3, not 3 and the 1 of its EQUIP text; Arc Flare destroys nothing."""
    table = armed("ballistic_array arc_flare").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1")
    assert table.state.boss_life == before - 3
    table.do("weapon zack-1")
    assert table.state.boss_life == before - 9
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-A2", "AK-P3")
def test_the_weapon_is_discarded_after_its_effects() -> None:
    """Grav Hammer fetches an older weapon; itself it is not yet on the discard."""
    table = armed("grav_hammer").lay("zack", discard="repulsor normium blaster").begin("zack")
    table.do("weapon zack-1")
    assert table.asked() == "pick-card"
    assert table.legal() == ["end", "discard repulsor", "discard blaster"]
    assert table.refusal("discard grav_hammer") == "AK-C8"
    assert table.cards("zack", "weapons") == ["grav_hammer"]
    table.do("discard repulsor")
    assert table.cards("zack", "discard") == ["normium", "blaster", "grav_hammer"]
    assert sorted(table.cards("zack", "hand")) == ["normium", "repulsor"]


@pytest.mark.rule("AK-A2")
def test_a_lone_grav_hammer_fetches_nothing() -> None:
    table = armed("grav_hammer").begin("zack").do("weapon zack-1")
    assert table.asked() == "action-step"
    assert table.cards("zack", "discard") == ["grav_hammer"]


# --- extra costs --------------------------------------------------------------------------------


@pytest.mark.rule("AK-P4", "AK-D5")
@pytest.mark.parametrize(
    ("moves", "damage", "hand"),
    [
        (("yes", "hand normium"), 3, ["repulsor"]),
        (("yes", "hand repulsor"), 3, ["normium"]),
        (("end",), 1, ["normium", "repulsor"]),
    ],
)
def test_paying_gives_the_bonus_and_declining_costs_nothing(
    moves: tuple[str, ...], damage: int, hand: list[str]
) -> None:
    """Overclocked Carbine: discard a card for +2."""
    table = Table("zack", "gavriil").lay("zack", hand="normium repulsor")
    table.lay("zack", weapons="overclocked_carbine").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1")
    assert table.asked() == "confirm"
    table.do(*moves)
    assert table.state.boss_life == before - damage
    assert sorted(table.cards("zack", "hand")) == hand
    assert table.cards("zack", "discard")[-1] == "overclocked_carbine"


@pytest.mark.rule("AK-P4", "AK-C6", "AK-M13")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    """Without a card in hand the Carbine just deals 1."""
    table = Table("zack", "gavriil").lay("zack", weapons="overclocked_carbine")
    table.lay("gavriil", hand="normium").order("player_2").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1")
    assert table.state.boss_life == before - 1
    assert table.actor() == "gavriil"


@pytest.mark.rule("AK-A21", "AK-3", "AK-C6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("boss_life", [1, 4, 20])
def test_a_cost_that_exhausts_the_last_knight_loses_the_game(seats: int, boss_life: int) -> None:
    """Even if the shot would have won it."""
    table = everybody(*PEOPLE[:seats]).set(boss_life=boss_life)
    for person in PEOPLE[:seats]:
        table.lay(person, life=0)
    table.body["players"][1].update(life=1, exhausted=False)
    table.lay("gavriil", weapons="red_line_sabre").begin("gavriil")
    table.do("weapon gavriil-1", "yes")
    assert table.state.outcome().reason == "exhausted"
    assert table.state.boss_life == boss_life
    assert table.heard("boss-hit") == []


@pytest.mark.rule("AK-A21", "AK-D15", "AK-A22")
def test_with_another_knight_standing_the_shot_follows() -> None:
    """Gavriil is exhausted by the cost, the track rises by 3, and the Sabre deals 4."""
    table = everybody("zack", "gavriil").set(boss_life=4)
    table.lay("gavriil", weapons="red_line_sabre", life=1).begin("gavriil")
    table.do("weapon gavriil-1", "yes")
    assert table.player("gavriil").exhausted
    assert table.state.track == 3
    assert table.state.outcome().reason == "victory"


# --- somebody else's weapon ---------------------------------------------------------------------


def synced(foreign: str, **own: object) -> Table:
    """Zack plays Targeting Sync; Gavriil has weapons, and the Titan is in the row."""
    table = Table("zack", "gavriil", "toli").foes("roaming_titan 7")
    table.lay("gavriil", weapons=foreign, hand="normium", discard="repulsor")
    table.lay("zack", hand="targeting_sync blaster", **own)
    return table.begin("zack", attack=False).do("hand targeting_sync")


@pytest.mark.rule("AK-P5", "AK-C3")
def test_targeting_sync_uses_a_weapon_of_any_player() -> None:
    """Own and foreign ones are offered; one of them must attack."""
    table = synced("lightning_cutlass vibrax", weapons="phase_shield")
    assert (table.asked(), table.actor()) == ("pick-weapon", "zack")
    assert table.legal() == ["weapon 0-1", "weapon 1-1", "weapon 1-2"]
    assert table.refusal("weapon toli-1") == "AK-P5"
    assert table.refusal("end") == "AK-C3"


@pytest.mark.rule("AK-P5")
def test_you_are_you_on_a_foreign_weapon() -> None:
    """Zack chooses the target and gets the power; the owner keeps the weapon."""
    table = synced("vibrax phase_shield").do("weapon gavriil-1")
    assert (table.asked(), table.actor()) == ("pick-target", "zack")
    table.do("foe 1")
    assert table.row() == ["roaming_titan 1"]
    assert (table.player("zack").power, table.player("gavriil").power) == (1, 0)
    assert table.cards("gavriil", "weapons") == ["vibrax", "phase_shield"]
    assert table.cards("gavriil", "discard") == ["repulsor"]
    assert table.cards("zack", "discard") == []


@pytest.mark.rule("AK-P5")
def test_your_own_weapons_count_on_a_foreign_one() -> None:
    """Gavriil's Scatterbeam with Zack's two weapons: 2 + 2 × 2, whatever Gavriil has besides."""
    table = synced("scatterbeam vibrax echo_ray", weapons="blaster phase_shield", slots=2)
    before = table.state.boss_life
    table.do("weapon gavriil-1", "boss")
    assert table.state.boss_life == before - 6


@pytest.mark.rule("AK-P5")
def test_your_discard_and_your_hand_count_on_a_foreign_weapon() -> None:
    """Grav Hammer fetches from Zack's discard, Particle Cannon destroys from his hand."""
    table = synced("grav_hammer vibrax", discard="phase_shield").do("weapon gavriil-1", "boss")
    assert (table.actor(), table.legal()) == ("zack", ["end", "discard phase_shield"])

    table = synced("particle_cannon vibrax").do("weapon gavriil-1", "boss")
    assert (table.actor(), table.legal()) == ("zack", ["end", "hand blaster"])


@pytest.mark.rule("AK-P5", "AK-C10")
def test_your_allies_are_meant_on_a_foreign_weapon() -> None:
    """Gavriil's Warp Thrower: each ally of Zack draws a card, Gavriil among them."""
    table = synced("warp_thrower vibrax", deck="normium").do("weapon gavriil-1", "boss")
    drawn = [(event.seat, event.facts["card"]) for event in table.heard("card-drawn")]
    assert drawn == [(1, "repulsor")]


@pytest.mark.rule("AK-P5", "AK-P4")
def test_you_pay_the_extra_cost_of_a_foreign_weapon() -> None:
    table = synced("red_line_sabre vibrax").do("weapon gavriil-1")
    assert (table.asked(), table.actor()) == ("confirm", "zack")
    table.do("yes", "boss")
    assert (table.player("zack").life, table.player("gavriil").life) == (9, 10)


# --- Sustained Fire -----------------------------------------------------------------------------


def sustained(weapons: str) -> Table:
    """Zack has a full bar and uses it."""
    table = armed(weapons).lay("zack", power=4).lay("gavriil", weapons="phase_shield")
    return table.begin("zack", attack=False).do("knight")


@pytest.mark.rule("AK-A16", "AK-C7")
@pytest.mark.parametrize(("attacks", "damage"), [(0, 0), (1, 1), (2, 3)])
def test_sustained_fire_attacks_up_to_twice(attacks: int, damage: int) -> None:
    table = sustained("blaster repulsor vibrax")
    before = table.state.boss_life
    for number in range(attacks):
        table.do(f"weapon zack-{number + 1}")
    if attacks < 2:
        table.do("end")
    assert table.asked() == "action-step"
    assert table.state.boss_life == before - damage
    assert table.cards("zack", "weapons") == ["blaster", "repulsor", "vibrax"]
    assert table.player("zack").power == 0


@pytest.mark.rule("AK-A16")
def test_sustained_fire_wants_different_weapons() -> None:
    """A weapon that has attacked is not offered again; two copies are two weapons."""
    table = sustained("blaster blaster").do("weapon zack-1")
    assert table.legal() == ["end", "weapon 0-2"]
    assert table.refusal("weapon zack-1") == "AK-A16"
    table.do("weapon zack-2")
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-A16", "AK-P5")
def test_sustained_fire_uses_your_own_weapons_only() -> None:
    table = sustained("blaster repulsor")
    assert table.legal() == ["end", "weapon 0-1", "weapon 0-2"]
    assert table.refusal("weapon gavriil-1") == "AK-P5"


# --- lost slots ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-P6", "AK-P2")
def test_losing_a_slot_removes_no_weapon() -> None:
    """Melting Beam takes a slot; both weapons stay until Zack's next attack step forces one."""
    table = armed("blaster repulsor", slots=2).set(track=3).boss_deck("fire_support")
    table.special_deck("melting_beam").order("player_2 player_1").boss_turn("gavriil")
    assert (table.player("zack").slots, table.actor()) == (1, "gavriil")
    assert table.cards("zack", "weapons") == ["blaster", "repulsor"]
    table.do("end", "end")
    assert (table.asked(), table.actor()) == ("attack-step", "zack")
    assert table.refusal("end") == "AK-P2"
    assert table.cards("zack", "weapons") == ["blaster", "repulsor"]


@pytest.mark.rule("AK-P6", "AK-P15")
def test_too_many_weapons_do_not_hinder_other_actions() -> None:
    """In the action step three weapons on one slot just leave no room for a fourth."""
    table = armed("repulsor phase_shield vibrax", slots=1).begin("zack", attack=False)
    assert table.legal() == ["end", "hand normium"]
    table.do("hand normium")
    assert table.cards("zack", "weapons") == ["repulsor", "phase_shield", "vibrax"]
