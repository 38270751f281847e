"""The glossary: when texts apply, decks, power, slots, the special ability of a boss."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table


def duo(**options: object) -> Table:
    return Table("christina", "zack", **options)


@pytest.mark.rule("AK-G1")
def test_activation_text_applies_in_every_boss_turn() -> None:
    """Neither when a foe enters nor in a player turn; again in each following boss turn."""
    table = (
        duo().boss_deck("fire_support roaming_titan collapsing_core").lay("zack", hand="normium")
    )
    table.order("boss boss player_2").next_turn("zack")
    assert (table.row(), table.state.track) == (["fire_support 6", "roaming_titan 7"], 1)
    assert (table.actor(), table.asked()) == ("zack", "action-step")
    assert len(table.heard("foe-activated")) == 1


@pytest.mark.rule("AK-G1")
def test_activation_text_applies_when_an_effect_calls_for_it() -> None:
    """Time Loop and the Time Bubble let the leftmost foe act."""
    table = duo(boss="kontinnua").foes("chronophage 6", "entropy_warden 8").boss_deck("time_loop")
    table.lone_boss_turn().do("seat zack")
    acted = [event.facts["foe"] for event in table.heard("foe-activated")]
    assert acted == ["chronophage", "entropy_warden", "chronophage"]
    assert (table.state.homeworld_life, table.state.track) == (30 - 3, 3)

    table = duo(boss="kontinnua").foes("chronophage 6", "entropy_warden 8")
    table.lay("zack", hand="normium").order("time_bubble player_2").next_turn("zack")
    assert (table.state.homeworld_life, table.state.track) == (29, 1)


@pytest.mark.rule("AK-G1")
def test_instant_text_applies_once() -> None:
    """The Herald heals Lunaris when it comes, and not when it acts."""
    table = duo(boss="lunaris").boss_deck("avatar_of_the_moon").set(track=3, boss_life=20)
    table.special_deck("herald_of_immortality").lone_boss_turn()
    assert table.state.boss_life == 23

    table = duo(boss="lunaris").foes("herald_of_immortality 6").boss_deck("avatar_of_the_moon")
    table.set(boss_life=20).lone_boss_turn().do("seat zack")
    assert table.state.boss_life == 21, "the reinforcement of the end of the turn"


@pytest.mark.rule("AK-G1")
def test_acquire_text_applies_when_a_card_is_acquired() -> None:
    """Solarius Cell: then, and never when it is played."""
    table = duo().supply("core_low", "solarius_cell").lay("zack", hand="solarius_cell normium")
    table.begin("zack", energy=2).do("supply core_low")
    assert table.state.homeworld_power == 1

    table.do("hand solarius_cell")
    assert (table.state.homeworld_power, table.state.energy) == (1, 2)


@pytest.mark.rule("AK-G1", "AK-P15")
def test_equip_text_applies_each_time_and_attack_text_at_each_attack() -> None:
    """Ballistic Array: 1 when equipped, 3 in an attack, and again 1."""
    table = duo().lay("zack", hand="ballistic_array normium", slots=1).order("player_2 player_2")
    table.set(boss_life=36).begin("zack").do("hand ballistic_array")
    assert table.state.boss_life == 35

    table.do("end", "end", "weapon zack-1")
    assert table.state.boss_life == 32
    table.do("end", "end", "hand ballistic_array")
    assert table.state.boss_life == 31


@pytest.mark.rule("AK-G1", "AK-G6", "AK-P14")
def test_play_text_applies_when_a_tech_is_played_or_overcharged() -> None:
    """Psionic Tether gives 2 power each time; acquiring it gives none."""
    table = duo().lay("zack", hand="psionic_tether normium").only("tech", "nexus_port")
    table.begin("zack", energy=8).do("hand psionic_tether")
    assert table.state.homeworld_power == 2

    table.do("overcharge")
    assert (table.state.homeworld_power, table.player("christina").power) == (3, 1)
    table.do("supply tech")
    assert (table.state.homeworld_power, table.player("christina").power) == (3, 1)


@pytest.mark.rule("AK-G2")
def test_a_deck_is_the_deck_of_a_knight() -> None:
    """Prototype puts a weapon on a knight's deck; boss deck, order deck and supply stay as is."""
    table = duo().supply("weapon_low", "repulsor").lay("christina", power=5, hand="normium")
    table.begin("christina")
    sizes = [len(pile) for pile in table.state.supply]
    before = (table.state.boss_deck[:], table.state.special_deck[:], table.state.order_deck[:])
    table.do("knight", "supply weapon_low")

    assert table.cards("zack", "deck") == ["repulsor"]
    after = (table.state.boss_deck, table.state.special_deck, table.state.order_deck)
    assert after == before
    assert sum(len(pile) for pile in table.state.supply) == sum(sizes) - 1


@pytest.mark.rule("AK-G3")
def test_power_serves_abilities_only() -> None:
    """It buys no card; a full bar, and no other, makes the ability ready."""
    table = duo().lay("zack", power=3, hand="normium").set(homeworld_power=4).begin("zack")
    assert table.legal() == ["end", "hand normium"]
    assert table.refusal("knight") == "AK-P19"
    assert table.refusal("homeworld") == "AK-P20"

    table = duo().lay("zack", power=4, hand="normium").set(homeworld_power=5).begin("zack")
    assert table.legal() == ["end", "knight", "homeworld", "hand normium"]


@pytest.mark.rule("AK-G3")
def test_every_knight_and_the_homeworld_have_bars_of_their_own() -> None:
    """Vibrax fills two of them by 1 each; the full one of an ally is of no use to you."""
    table = duo().lay("zack", weapons="vibrax", hand="normium").lay("christina", power=5)
    table.begin("zack").do("weapon zack-1")

    assert [player.power for player in table.state.players] == [5, 1]
    assert table.state.homeworld_power == 1
    assert table.refusal("knight") == "AK-P19"


@pytest.mark.rule("AK-G4")
def test_a_slot_holds_one_weapon() -> None:
    """With one slot one weapon fits; from 0 slots none is lost, above 4 none is gained."""
    table = duo().lay("zack", hand="blaster repulsor normium", slots=1).begin("zack")
    table.do("hand blaster")
    assert table.refusal("hand repulsor") == "AK-P15"

    table = duo(boss="architect").lay("zack", slots=0).lay("christina", slots=0).set(track=2)
    table.boss_deck("system_overheat").lone_boss_turn()
    assert [player.slots for player in table.state.players] == [0, 0]
    assert table.state.homeworld_life == 27, "the other option can be carried out further"

    table = duo().lay("zack", hand="normium", slots=4).begin("zack", energy=3)
    assert table.refusal("slot") == "AK-P17"


@pytest.mark.rule("AK-G5", "AK-D10")
@pytest.mark.parametrize("boss", ["furion", "architect", "lunaris", "kontinnua"])
def test_the_special_ability_of_a_boss_is_what_it_does_when_a_knight_is_exhausted(
    boss: str,
) -> None:
    """The track, a droid, healing, or another boss turn; through a cost in a player turn."""
    table = Table("gavriil", "zack", boss=boss).lay("gavriil", life=1, hand="normium")
    table.lay("gavriil", weapons="red_line_sabre")
    if boss == "architect":
        table.special_deck("builder_droid")
    order = [*table.body["order_deck"]]
    order.remove("boss")
    table.set(order_deck=order, order_discard=["boss"], boss_life=20).begin("gavriil")
    state, track = table.state, table.state.track
    table.do("weapon gavriil-1", "yes", *(["boss"] if boss == "architect" else []))

    assert state.track - track == {"furion": 3, "lunaris": 2}.get(boss, 0)
    assert state.boss_life == 20 - 4 + (3 if boss == "lunaris" else 0)
    assert table.row() == (["builder_droid 3"] if boss == "architect" else [])
    assert len(state.order_discard) == (0 if boss == "kontinnua" else 1)
    assert len(state.order_deck) == len(order) + (boss == "kontinnua")


@pytest.mark.rule("AK-G6", "AK-C7", "AK-C11", "AK-C13")
def test_further_terms_mean_what_their_rules_say() -> None:
    """Destroyed is the box, in total is unit by unit, up to two may be none."""
    table = duo(homeworld="nisarin").supply("tech", "oracle_hub")
    table.set(homeworld_power=5, boss_life=36)
    table.lay("zack", hand="dark_star_aura normium", deck="normium", power=4, weapons="blaster")
    table.lay("christina", deck="normium").begin("zack", attack=False)
    table.do("hand dark_star_aura", "supply tech", "knight", "end", "homeworld", "seat zack")

    assert [card.id for card in table.state.destroyed][-1] == "oracle_hub"
    assert table.cards("christina", "hand") == ["normium"]
    assert table.state.boss_life == 36
