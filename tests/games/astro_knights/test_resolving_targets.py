"""Resolving cards: targets, losses, allies, amounts in total, discarding, destroying, acquiring."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.components import Card
from tests.support.astro_knights import Table, game


def duo(**options: object) -> Table:
    return Table("christina", "zack", **options)


def trio(**options: object) -> Table:
    return Table("christina", "zack", "silas", **options)


def struck(card: str, table: Table) -> Table:
    """Let the boss draw a card, with Christina as the captain."""
    return table.boss_deck(card).lone_boss_turn()


def card(id: str) -> Card:
    return next(card for card in game().box.cards if card.id == id)


# --- targets -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-C8", "AK-M3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whom_a_card_does_not_name_you_choose(seats: int) -> None:
    """Everybody can be chosen, and nobody who is not there."""
    people = ("christina", "zack", "silas", "toli")[:seats]
    table = struck("collapsing_core", Table(*people))

    assert table.legal() == [f"seat {number}" for number in range(seats)]
    if seats < 4:
        assert table.refusal("seat 3") == "AK-1"


@pytest.mark.rule("AK-C8")
def test_a_narrowed_choice_leaves_only_those_who_fit() -> None:
    """The Melting Beam and the most weapons; among ties you are free."""
    table = trio().lay("zack", weapons="blaster blaster", slots=2).lay("silas", slots=2)
    table.lay("silas", weapons="blaster repulsor").lay("christina", weapons="fusion_sniper")
    table.boss_deck("fire_support").special_deck("melting_beam").set(track=3).lone_boss_turn()
    assert table.legal() == ["seat 1", "seat 2"]

    table.do("seat silas")
    assert [player.slots for player in table.state.players] == [1, 2, 1]
    assert table.state.homeworld_life == 29


@pytest.mark.rule("AK-C8")
def test_whoever_does_not_fit_is_refused_for_that() -> None:
    """Christina could lose a slot like the others, but has fewer weapons."""
    table = trio().lay("zack", weapons="blaster blaster", slots=2).lay("silas", slots=2)
    table.lay("silas", weapons="blaster repulsor").boss_deck("fire_support")
    table.special_deck("melting_beam").set(track=3).lone_boss_turn()

    assert table.refusal("seat christina") == "AK-C8"


@pytest.mark.rule("AK-C8")
@pytest.mark.parametrize(
    ("weapons", "hit"),
    [
        (("blaster", "", ""), 0),  # start cards cost 0, and that is a weapon
        (("blaster", "repulsor", ""), 1),
        (("fusion_sniper", "repulsor", "grav_hammer"), 0),
        (("", "", ""), None),
    ],
)
def test_the_costliest_equipped_weapon(weapons: tuple[str, str, str], hit: int | None) -> None:
    """The Avatar of the Moon hurts its owner; without any weapon nobody fits."""
    table = trio(boss="lunaris").foes("avatar_of_the_moon 8")
    for person, weapon in zip(table.people, weapons, strict=True):
        table.lay(person, weapons=weapon)
    struck("call_of_the_faithful", table)

    assert [player.life for player in table.state.players] == [
        8 if seat == hit else 10 for seat in range(3)
    ]
    assert table.state.track == 2


@pytest.mark.rule("AK-C8")
def test_ties_for_the_lowest_life_and_the_costliest_weapon() -> None:
    """You choose among the tied ones; the others are refused."""
    table = trio(boss="lunaris").foes("herald_of_immortality 6").lay("zack", life=4)
    table.lay("silas", life=4).boss_deck("avatar_of_the_moon").lone_boss_turn()
    assert table.legal() == ["seat 1", "seat 2"]
    assert table.refusal("seat christina") == "AK-C8"

    table = trio(boss="lunaris").foes("avatar_of_the_moon 8").lay("zack", weapons="repulsor")
    struck("call_of_the_faithful", table.lay("silas", weapons="phase_shield"))
    assert table.legal() == ["seat 1", "seat 2"]


@pytest.mark.rule("AK-C9", "AK-A8")
def test_a_loss_falls_on_somebody_who_can_bear_the_most_of_it() -> None:
    """Jammer Bomb: 2 cards. Those with two or more are equal, one card is not enough."""
    table = trio().lay("christina", hand="normium").lay("zack", hand="normium blaster")
    table.lay("silas", hand="normium normium normium").boss_deck("fire_support").set(track=3)
    table.special_deck("jammer_bomb").lone_boss_turn()

    assert table.legal() == ["seat 1", "seat 2"]
    assert table.refusal("seat christina") == "AK-C9"


@pytest.mark.rule("AK-C9", "AK-A8")
def test_losses_of_power_and_slots() -> None:
    """EMP Torpedo: 2 power. System Overheat: 1 slot."""
    table = trio().lay("christina", power=1).lay("zack", power=3).lay("silas", power=2)
    table.boss_deck("fire_support").set(track=3).special_deck("emp_torpedo").lone_boss_turn()
    assert table.legal() == ["seat 1", "seat 2"]

    table = trio(boss="architect").lay("zack", slots=0).lay("silas", slots=4)
    struck("system_overheat", table.set(track=2)).do("option 1")
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-C9"


@pytest.mark.rule("AK-C9", "AK-A8")
def test_a_loss_that_is_one_part_of_several() -> None:
    """Darkiron Commander: discard 1 and suffer 1. Without cards you cannot be chosen."""
    table = trio(boss="architect").foes("darkiron_commander 6").set(track=2)
    table.lay("christina", hand="normium").lay("silas", hand="normium")
    struck("loader_colossus", table)
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-C9"

    table.do("seat silas")
    assert (table.player("silas").life, table.cards("silas", "discard")) == (9, ["normium"])


@pytest.mark.rule("AK-C9", "AK-A8")
def test_a_weapon_is_equipped_by_somebody_who_can() -> None:
    """Magnetic Holster: Toli has no weapon, Nasma has no slot; with a second one you choose."""
    table = Table("silas", "zack", "toli", "nasma").lay("silas", hand="magnetic_holster normium")
    table.lay("zack", hand="blaster").lay("nasma", hand="blaster", slots=0).begin("silas")
    table.do("hand magnetic_holster", "seat silas")
    assert (table.asked(), table.cards("zack", "weapons")) == ("action-step", ["blaster"])

    table = Table("silas", "zack", "toli", "nasma").lay("silas", hand="magnetic_holster normium")
    table.lay("zack", hand="blaster").lay("nasma", hand="blaster").begin("silas")
    table.do("hand magnetic_holster", "seat silas")
    assert table.legal() == ["seat 1", "seat 3"]
    assert table.refusal("seat toli") == "AK-C9"


@pytest.mark.rule("AK-C9", "AK-A8")
def test_cards_are_drawn_by_somebody_who_can() -> None:
    """Velocity Revolver: Christina has no card to draw, however many she holds."""
    table = Table("christina", "zack", "silas", "toli").lay("zack", weapons="velocity_revolver")
    table.lay("christina", hand="normium normium normium").lay("silas", deck="blaster")
    table.lay("toli", discard="normium").begin("zack").do("weapon zack-1")

    assert table.legal() == ["seat 2", "seat 3"]
    assert table.refusal("seat christina") == "AK-C9"


@pytest.mark.rule("AK-C9", "AK-C5")
def test_a_may_can_be_offered_to_anybody() -> None:
    """Oracle Hub: a player may destroy a card; one without cards can be chosen."""
    table = trio().lay("zack", hand="oracle_hub normium").begin("zack").do("hand oracle_hub")

    assert table.legal() == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.rule("AK-C9", "AK-A8")
def test_with_nothing_to_lose_anywhere_the_rest_is_still_done() -> None:
    """Nobody has a card: anybody can be chosen, and suffers 1."""
    table = trio(boss="architect").foes("darkiron_commander 6").set(track=2)
    struck("loader_colossus", table).do("seat zack")

    assert table.player("zack").life == 9


@pytest.mark.rule("AK-A8")
def test_damage_may_be_aimed_at_anybody() -> None:
    """Even at a knight with 1 life, or an exhausted one."""
    table = trio().lay("zack", life=0).lay("silas", life=1)

    assert struck("collapsing_core", table).legal() == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.rule("AK-C9", "AK-C5", "AK-C10")
@pytest.mark.parametrize("tech", ["spore_bloom", "bio_converter"])
def test_an_offer_is_no_compulsory_loss(tech: str) -> None:
    """An ally without cards may be chosen: that player may draw first, and discards then."""
    table = Table("nasma", "zack", "toli").lay("nasma", hand=f"{tech} normium")
    table.lay("zack", hand="normium").lay("toli", deck="blaster").begin("nasma")
    table.do(f"hand {tech}")
    if tech == "bio_converter":
        table.do("end")

    assert (table.actor(), table.asked()) == ("nasma", "pick-seat")
    assert table.legal() == ["seat 1", "seat 2"]


# --- players and allies --------------------------------------------------------------------------


@pytest.mark.rule("AK-C10")
def test_a_player_may_be_you_an_ally_never() -> None:
    """Cosmic Particulate is for any player, Nexus Port for an ally."""
    table = trio().lay("zack", hand="cosmic_particulate nexus_port normium").begin("zack")
    table.do("hand cosmic_particulate")
    assert table.legal() == ["seat 0", "seat 1", "seat 2"]

    table.do("seat zack", "hand nexus_port")
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-C10"
    table.do("seat silas")
    assert [player.power for player in table.state.players] == [0, 1, 1]


@pytest.mark.rule("AK-C10", "AK-M10")
def test_with_two_knights_the_ally_is_the_other() -> None:
    """Nobody is asked."""
    table = duo().lay("zack", hand="nexus_port normium").begin("zack").do("hand nexus_port")

    assert [player.power for player in table.state.players] == [1, 0]


@pytest.mark.rule("AK-C10")
def test_that_player_is_the_one_chosen_last() -> None:
    """Velocity Revolver: an ally draws, and the cards of that hand count."""
    table = trio().lay("zack", weapons="velocity_revolver", hand="normium")
    table.lay("christina", hand="normium normium normium", deck="blaster")
    table.lay("silas", hand="normium", deck="blaster").set(boss_life=36).begin("zack")
    table.do("weapon zack-1", "seat silas")

    assert table.cards("silas", "hand") == ["normium", "blaster"]
    assert table.state.boss_life == 34


@pytest.mark.rule("AK-C10", "AK-V5")
def test_in_trusolo_you_are_your_own_ally() -> None:
    """Nexus Port and Warp Thrower."""
    table = Table("zack").lay("zack", weapons="warp_thrower", deck="blaster normium")
    table.lay("zack", hand="nexus_port normium").begin("zack")
    table.do("weapon zack-1", "hand nexus_port")

    assert sorted(table.cards("zack", "hand")) == ["blaster", "normium"]
    assert (table.player("zack").power, table.state.homeworld_power) == (1, 1)


# --- in total ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-C11")
def test_healing_in_total_goes_unit_by_unit() -> None:
    """Triage: 4 life among three knights, never above a maximum."""
    table = trio().lay("christina", life=9).lay("zack", life=2).lay("silas", life=8)
    table.lay("silas", power=5, hand="normium").begin("silas").do("knight")
    table.do("seat zack", "seat christina")
    assert table.legal() == ["seat 1", "seat 2"]
    assert table.refusal("seat christina") == "AK-C11"

    table.do("seat silas", "seat zack")
    assert [player.life for player in table.state.players] == [10, 4, 9]
    assert (table.asked(), table.player("silas").power) == ("action-step", 0)


@pytest.mark.rule("AK-C11", "AK-C9", "AK-M2")
def test_a_loss_in_total_goes_to_those_who_can_bear_it() -> None:
    """Ebb and Flow: 3 cards among all; each owner chooses the card."""
    table = trio(boss="lunaris").lay("zack", hand="normium blaster").lay("silas", hand="normium")
    struck("ebb_and_flow", table)
    assert (table.actor(), table.legal()) == ("christina", ["seat 1", "seat 2"])
    assert table.refusal("seat christina") == "AK-C11"
    assert table.refusal("end") == "AK-C3"

    table.do("seat zack")
    assert (table.actor(), table.legal()) == ("zack", ["hand normium", "hand blaster"])
    table.do("hand blaster", "seat silas")
    assert [len(table.cards(person, "hand")) for person in table.people] == [0, 0, 0]
    assert table.cards("zack", "discard") == ["blaster", "normium"]


@pytest.mark.rule("AK-C11", "AK-C5")
def test_a_may_in_total_can_stop_after_any_unit() -> None:
    """Qaris: up to two cards from discards to hands."""
    table = duo().lay("zack", discard="normium blaster", hand="normium")
    table.lay("christina", discard="repulsor normium").set(homeworld_power=5)
    table.begin("zack").do("homeworld", "seat christina", "discard repulsor", "end")

    assert table.cards("christina", "hand") == ["repulsor"]
    assert (table.asked(), table.cards("zack", "hand")) == ("action-step", ["normium"])


# --- discard, destroy, acquire -------------------------------------------------------------------


@pytest.mark.rule("AK-C12", "AK-M2")
def test_the_owner_discards_one_card_at_a_time() -> None:
    """Each goes on top of the discard."""
    table = duo().lay("zack", hand="normium blaster repulsor", discard="vibrax")
    table.boss_deck("fire_support").set(track=3).special_deck("jammer_bomb").lone_boss_turn()
    assert (table.actor(), table.asked()) == ("zack", "pick-card")
    assert table.refusal("hand vibrax") == "AK-C8"

    table.do("hand repulsor", "hand normium")
    assert table.cards("zack", "discard") == ["vibrax", "repulsor", "normium"]


@pytest.mark.rule("AK-C13")
def test_a_destroyed_card_is_out_of_the_game() -> None:
    """The next supply card is turned up; own cards go to the box, not to the discard."""
    table = duo().supply("tech", "oracle_hub nexus_port").lay("zack", hand="dark_star_aura normium")
    table.lay("zack", weapons="particle_cannon").begin("zack")
    table.do("weapon zack-1", "hand normium")
    assert table.cards("zack", "discard") == ["particle_cannon"]

    table.do("hand dark_star_aura", "supply tech")
    assert table.top("tech") == "nexus_port"
    assert [card.id for card in table.state.destroyed][-2:] == ["normium", "oracle_hub"]


@pytest.mark.rule("AK-C13")
def test_an_empty_pile_has_nothing_to_destroy() -> None:
    """The last card of a pile can be destroyed, and then there is none."""
    table = duo().only("tech", "oracle_hub").lay("zack", hand="dark_star_aura antimatter_current")
    table.begin("zack").do("hand dark_star_aura", "supply tech", "hand antimatter_current")

    assert (table.top("tech"), table.refusal("supply tech")) == ("", "AK-C13")


@pytest.mark.rule("AK-C14", "AK-C17", "AK-M1")
def test_a_free_acquisition_goes_where_its_text_says() -> None:
    """Prototype: Christina chooses the pile, Zack gets the weapon on his deck, nobody pays."""
    table = duo().supply("weapon_high", "fusion_sniper vibrax").only("weapon_low", "")
    table.lay("zack", discard="normium")
    table.lay("christina", power=5, hand="normium").begin("christina").do("knight")
    assert (table.actor(), table.asked()) == ("christina", "pick-supply")
    assert table.refusal("supply tech") == "AK-C8"
    assert table.refusal("supply weapon_low") == "AK-C14", "an empty pile has nothing to give"

    table.do("supply weapon_high")
    assert (table.cards("zack", "deck"), table.cards("zack", "discard")) == (
        *(["fusion_sniper"], ["normium"]),
    )
    assert (table.top("weapon_high"), table.state.energy) == ("vibrax", 0)


@pytest.mark.rule("AK-C14", "AK-A11")
def test_a_free_acquisition_has_acquire_text_and_redirection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Repulsor with the text of the Solarius Cell, for a Heliosphere after a Mag Field."""
    monkeypatch.setattr(card("repulsor"), "on_acquire", card("solarius_cell").on_acquire)
    table = duo().supply("weapon_low", "repulsor").lay("zack", hand="heliosphere mag_field")
    table.begin("zack").do("hand mag_field", "hand heliosphere", "option 2", "yes")
    table.do("supply weapon_low")
    assert (table.state.homeworld_power, table.asked()) == (1, "ally-deck")

    table.do("seat christina")
    assert (table.cards("christina", "deck"), table.state.energy) == (["repulsor"], 2)


@pytest.mark.rule("AK-C15", "AK-P3")
def test_the_text_of_a_card_beats_the_rules_while_it_applies() -> None:
    """Targeting Sync: this attack does not discard the weapon; the next one does."""
    table = duo().lay("zack", weapons="repulsor", hand="targeting_sync normium")
    table.lay("zack", deck="normium normium normium normium").order("player_2 player_2")
    table.set(boss_life=36).begin("zack", attack=False).do("hand targeting_sync")
    assert (table.cards("zack", "weapons"), table.state.boss_life) == (["repulsor"], 34)

    table.do("end", "end")
    assert table.asked() == "attack-step"
    assert table.do("weapon zack-1").cards("zack", "discard")[-1] == "repulsor"


@pytest.mark.rule("AK-C16", "AK-A29")
def test_taking_a_card_back_leaves_the_others_in_order() -> None:
    """Of several copies the newest one is taken."""
    table = duo().lay("zack", weapons="grav_hammer", hand="normium")
    table.lay("zack", discard="blaster normium blaster vibrax").begin("zack")
    table.do("weapon zack-1")
    assert table.legal() == ["end", "discard vibrax", "discard blaster"]
    assert table.refusal("discard normium") == "AK-C8"

    table.do("discard blaster")
    assert table.cards("zack", "discard") == ["blaster", "normium", "vibrax", "grav_hammer"]
    assert table.cards("zack", "hand") == ["normium", "blaster"]


@pytest.mark.rule("AK-C17")
def test_a_card_goes_on_top_of_an_empty_deck() -> None:
    """The discard is not turned over for it."""
    table = duo().lay("zack", hand="mag_field normium").supply("weapon_low", "disruptor_pistol")
    table.lay("christina", discard="normium normium").begin("zack")
    table.do("hand mag_field", "supply weapon_low", "seat christina")

    assert table.cards("christina", "deck") == ["disruptor_pistol"]
    assert table.cards("christina", "discard") == ["normium", "normium"]
