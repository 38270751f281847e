"""Positions: scenes for every question and what waits below, the ends, and what is kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.astro_knights import Table, game
from tests.support.positions import defects_of, reloaded, written

BOSSES = ("furion", "architect", "lunaris", "kontinnua")


def zack(hand: str, **values: Any) -> Table:
    """Return a rich table of three; it is Zack's turn."""
    table = Table("christina", "zack", "silas").lay("zack", hand=f"{hand} normium", **values)
    table.lay("christina", hand="normium blaster", deck="arc_flare normium", life=7)
    table.lay("silas", hand="normium normium", weapons="repulsor", discard="blaster grav_hammer")
    table.foes("tzorn 7", "fire_support 6").supply("weapon_low", "disruptor_pistol")
    return table.set(level=2, track=2, homeworld_power=5)


def boss(card: str, **options: object) -> Table:
    """Return a table of three in a boss turn, with an order deck to go on with."""
    table = Table("christina", "zack", "silas", **options).lay(
        "zack", hand="normium blaster", life=1
    )
    return table.lay("christina", hand="normium blaster").boss_deck(card)


def four() -> Table:
    """Return a table of four in front of a pair card."""
    table = Table("christina", "zack", "silas", "toli").lay("zack", hand="normium")
    return table.order("pair_34").next_turn("zack")


SCENES: dict[str, Any] = {
    "attack-step": lambda: zack("", weapons="vibrax blaster", slots=2).begin("zack"),
    "action-step": lambda: zack("blaster oracle_hub", power=4).begin("zack", energy=7),
    "clear-area": lambda: (
        zack("normium dark_star_aura")
        .begin("zack")
        .do("hand normium", "hand dark_star_aura", "end", "end")
    ),
    "discard-hand": lambda: zack("blaster", deck="normium normium").begin("zack").do("end"),
    "pair-seat": four,
    "ally-deck": lambda: zack("mag_field").begin("zack").do("hand mag_field", "supply weapon_low"),
    "pick-seat": lambda: zack("chromerium_halo").begin("zack").do("hand chromerium_halo"),
    "pick-unit": lambda: zack("normium", discard="vibrax").begin("zack").do("homeworld"),
    "pick-target": lambda: (
        zack("", weapons="fractal_grenade").begin("zack").do("weapon zack-1", "boss")
    ),
    "split": lambda: (
        zack("", weapons="echo_ray").begin("zack").do("weapon zack-1", "foe 2", "boss", "foe 1")
    ),
    "pick-option": lambda: zack("heliosphere").begin("zack").do("hand heliosphere"),
    "pick-supply": lambda: zack("dark_star_aura").begin("zack").do("hand dark_star_aura"),
    "pick-card": lambda: (
        zack("", weapons="grav_hammer", discard="blaster vibrax")
        .begin("zack")
        .do("weapon zack-1", "foe 2")
    ),
    "pick-weapon": lambda: (
        zack("targeting_sync", weapons="vibrax")
        .begin("zack", attack=False)
        .do("hand targeting_sync")
    ),
    "confirm": lambda: zack("", weapons="overclocked_carbine").begin("zack").do("weapon zack-1"),
    # tasks that wait below
    "of an ally": lambda: zack("oracle_hub").begin("zack").do("hand oracle_hub", "seat christina"),
    "overcharged": lambda: (
        zack("")
        .supply("tech", "bio_converter")
        .begin("zack", energy=3)
        .do("overcharge", "end", "seat silas")
    ),
    "sustained": lambda: (
        zack("", weapons="psionic_needle vibrax", slots=2, power=4)
        .begin("zack", attack=False)
        .do("knight", "weapon zack-1")
    ),
    "a strike": lambda: boss("collapsing_core").boss_turn(),
    "a foe": lambda: boss("relentless_barrage").foes("tzorn 7", "roaming_titan 7").boss_turn(),
    "an exhaustion": lambda: (
        boss("moonbeam", boss="lunaris").foes("resource_raider 3").boss_turn().do("supply tech")
    ),
    "bombardments": lambda: (
        boss("fire_support")
        .set(track=9)
        .special_deck("plasma_howitzer emp_torpedo vacuum_mortar")
        .boss_turn()
    ),
    "in total": lambda: boss("ebb_and_flow", boss="lunaris").boss_turn().do("seat zack"),
    "each player": lambda: boss("total_reprogramming", boss="architect").boss_turn(),
    "a tile": lambda: (
        boss("", boss="architect").set(level=3, track=2).special_deck("sentry_droid").boss_turn()
    ),
    "a bubble": lambda: (
        boss("time_tear", boss="kontinnua")
        .foes("paradox_hunter 6")
        .order("time_bubble")
        .next_turn("zack")
    ),
}


def scene(name: str) -> Table:
    table = SCENES[name]()
    assert isinstance(table, Table)
    return table


def saved(name: str) -> Any:
    return written(scene(name).state)


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    return defects_of(game(), document)


ENDS: dict[str, Any] = {
    "victory": lambda: (
        zack("", weapons="vibrax").set(boss_life=6).begin("zack").do("weapon zack-1", "boss")
    ),
    "deck": lambda: boss("").set(level=3).boss_turn(),
    "homeworld": lambda: boss("fire_support").set(homeworld_life=1, level=3).boss_turn(),
    "exhausted": lambda: (
        boss("fire_support")
        .lay("christina", life=0)
        .lay("silas", life=0)
        .foes("roaming_titan 7")
        .boss_turn()
        .do("seat zack")
    ),
    "homeworld in a strike": lambda: boss("relentless_barrage").set(homeworld_life=1).boss_turn(),
    "exhausted in a strike": lambda: (
        boss("wrath_of_the_star").lay("christina", life=1).lay("silas", life=1).boss_turn()
    ),
    "homeworld in a bombardment": lambda: (
        boss("fire_support").set(track=3, homeworld_life=4).special_deck("nova_cannon").boss_turn()
    ),
    "victory in an overcharge": lambda: (
        zack("", weapons="vibrax")
        .supply("tech", "targeting_sync")
        .set(boss_life=6)
        .begin("zack", energy=6, attack=False)
        .do("overcharge", "weapon zack-1", "boss")
    ),
}


@pytest.mark.rule("AK-2", "AK-3")
@pytest.mark.parametrize("end", ENDS)
def test_a_finished_game_can_be_loaded(end: str) -> None:
    """The end and its reason survive, and no card is lost in the middle of an effect."""
    state = ENDS[end]().state
    assert state.reason == end.split()[0]

    loaded = reloaded(state)
    assert loaded.over
    assert loaded.outcome().to_json() == state.outcome().to_json()


@pytest.mark.rule("AK-M22")
def test_the_order_of_decks_and_discards_is_kept() -> None:
    """And so are the cards known at the bottom of the tech pile."""
    table = zack("normium", discard="vibrax blaster repulsor", deck="blaster normium")
    table.only("tech", "nexus_port psionic_tether deflector_field")
    table.begin("zack", energy=9).do("overcharge", "seat silas", "overcharge")
    loaded = reloaded(table.state)

    assert [card.id for card in loaded.players[1].discard] == ["vibrax", "blaster", "repulsor"]
    assert [card.id for card in loaded.players[1].deck] == ["normium", "blaster"]
    pile = game().box.tech_pile
    assert [card.id for card in loaded.supply[pile]] == [
        *("psionic_tether", "nexus_port", "deflector_field")
    ]
    assert loaded.known[pile] == 2
