"""The worked examples of the rules, continued: AK-E12 to AK-E22."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table


@pytest.mark.rule("AK-D2", "AK-D4")
def test_e12_excess_and_second_source() -> None:
    """The first source of Fractal Grenade defeats the only foe: the second has no target."""
    table = Table("zack", "gavriil").foes("fire_support 2").lay("zack", hand="normium")
    table.lay("zack", weapons="fractal_grenade").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1", "foe 1")
    assert table.row() == []
    assert table.state.boss_life == before
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-D1", "AK-D2", "AK-D4")
def test_e12_the_other_way_round() -> None:
    """First the boss, then the foe: the second source may hit foes only."""
    table = Table("zack", "gavriil").foes("fire_support 2").lay("zack", hand="normium")
    table.lay("zack", weapons="fractal_grenade").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1", "boss")
    assert table.state.boss_life == before - 3
    assert table.row() == [], "the only target of the second source"
    assert table.view().boss_discard[-1] == "fire_support"


@pytest.mark.rule("AK-O5", "AK-A9", "AK-M3")
def test_e13_pair_cards() -> None:
    """1/2, 3/4, 1/2: seat 2, then seat 3, then seat 1, and the 1/2 token goes back."""
    people = ("christina", "zack", "toli", "silas")
    table = Table(*people).order("pair_12 pair_34 pair_12 boss")
    for person in people:
        table.lay(person, hand="normium")
    table.next_turn("christina")
    assert (table.asked(), table.actor()) == ("pair-seat", "christina")
    table.do("seat zack")
    assert (table.actor(), table.view().pair_tokens) == ("zack", [1, None])

    table.do("end", "end")
    assert (table.asked(), table.actor()) == ("pair-seat", "zack"), "the captain now"
    table.do("seat toli")
    assert (table.actor(), table.view().pair_tokens) == ("toli", [1, 2])

    table.do("end", "end")
    assert (table.asked(), table.actor()) == ("action-step", "christina"), "nothing to choose"
    assert table.view().pair_tokens == [None, 2]


@pytest.mark.rule("AK-O4")
def test_e14_extra() -> None:
    """Seat 3 holds the token and acts; afterwards seat 1 holds it."""
    table = Table("christina", "zack", "toli", extra_token=2).order("extra player_2")
    for person in table.people:
        table.lay(person, hand="normium")
    table.next_turn()
    assert (table.actor(), table.view().extra_token) == ("toli", 2)
    table.do("end", "end")
    assert (table.actor(), table.view().extra_token) == ("zack", 0)


@pytest.mark.rule("AK-D20", "AK-A1", "AK-B5")
def test_e15_the_boss_is_capped() -> None:
    """One below its start life, Lunaris heals 3 and gets 1."""
    table = Table("zack", "gavriil", boss="lunaris").order("player_1")
    start = table.body["boss_life"]
    table.set(boss_life=start - 1, track=3).lay("zack", hand="normium")
    table.boss_deck("avatar_of_the_moon").special_deck("herald_of_immortality").boss_turn()
    assert table.row()[-1].startswith("herald_of_immortality")
    assert table.state.boss_life == start


@pytest.mark.rule("AK-D20", "AK-B6")
def test_e15_foes_are_not_capped() -> None:
    """Fire Support with its printed 6 life heals 4 from the level 2 tile: 10."""
    table = Table("zack", "gavriil").foes("fire_support 6").boss_deck("")
    table.lay("zack", hand="normium").order("player_1").boss_turn()
    assert table.state.level == 2
    assert table.row()[0] == "fire_support 10"


@pytest.mark.rule("AK-D20", "AK-D22")
def test_e15_homeworld_and_knights_are_capped() -> None:
    """A homeworld of 30 and a knight of 10 life stay as they are."""
    table = Table("zack", "gavriil").lay("zack", hand="deflector_field chromerium_halo normium")
    table.lay("zack", life=9).begin("zack")
    table.do("hand deflector_field", "hand chromerium_halo", "seat gavriil")
    assert table.state.homeworld_life == 30
    assert table.player("gavriil").life == 10
    assert table.heard("homeworld-healed") == table.heard("knight-healed") == []


@pytest.mark.rule("AK-D14", "AK-D12", "AK-C11")
def test_e16_exhausted_knight() -> None:
    """Damage to an exhausted knight goes doubled to the homeworld; healing never reaches it."""
    table = Table("silas", "zack", "toli").set(homeworld_life=20).boss_deck("collapsing_core")
    table.lay("zack", life=0).lay("toli", life=7).lay("silas", life=8, power=5, hand="normium")
    table.order("player_1").boss_turn()
    table.do("seat zack")
    assert table.state.homeworld_life == 16

    assert table.actor() == "silas"
    table.do("knight")
    assert table.refusal("seat zack") == "AK-C11"
    table.do("seat toli", "seat silas", "seat toli")
    assert table.refusal("seat zack") == "AK-C11"
    table.do("seat silas")
    assert [table.player(person).life for person in table.people] == [10, 0, 9]


@pytest.mark.rule("AK-P14")
def test_e17_last_tech() -> None:
    """The only tech of the pile comes up again and can be overcharged twice."""
    table = Table("zack", "gavriil").only("tech", "deflector_field").lay("zack", hand="normium")
    table.begin("zack", energy=8).do("overcharge", "overcharge")
    assert (table.state.homeworld_power, table.state.energy) == (2, 0)
    assert table.pile("tech") == ["deflector_field"]
    assert table.top("tech") == "deflector_field"


@pytest.mark.rule("AK-P16", "AK-A11", "AK-P20")
def test_e18_acquire_hook() -> None:
    """Solarius Cell fills the homeworld's bar as it is acquired; the ability is ready at once."""
    table = Table("zack", "gavriil").supply("core_low", "solarius_cell nebula_wave")
    table.set(homeworld_power=4).begin("zack", energy=5)
    assert table.refusal("homeworld") == "AK-P20"
    table.do("supply core_low")
    assert (table.state.energy, table.state.homeworld_power) == (3, 5)
    assert table.cards("zack", "discard") == ["solarius_cell"]
    assert table.refusal("homeworld") is None


@pytest.mark.rule("AK-B3", "AK-B6", "AK-A5")
def test_e19_level_up_timing() -> None:
    """Drawing the last card changes nothing; the next boss turn begins with the old tile."""
    table = Table("zack", "gavriil").boss_deck("relentless_barrage").set(level=2, track=0)
    table.order("boss boss player_1").lay("zack", hand="normium").next_turn()
    while table.actor() and table.asked() != "action-step":
        table.do(table.legal()[0])
    kinds = [event.kind for event in table.log.events]
    first, second = [n for n, kind in enumerate(kinds) if kind == "boss-turn-started"]
    level_up = kinds.index("boss-levelled")
    assert "boss-card-revealed" in kinds[first:second]
    assert level_up > second, "the empty deck has not levelled the boss up"

    opening = [event for event in table.log.events[second:level_up] if event.kind != "turn-started"]
    assert [event.kind for event in opening] == ["boss-turn-started", "track-moved"]
    assert opening[0].facts["level"] == 2
    assert kinds.index("boss-card-revealed", second) > level_up
    assert table.state.level == 3


@pytest.mark.rule("AK-V5")
def test_e20_nexus_port_in_trusolo() -> None:
    """The ally who gains power is the only knight."""
    table = Table("zack").lay("zack", hand="nexus_port normium").begin("zack")
    table.do("hand nexus_port")
    assert (table.state.homeworld_power, table.player("zack").power) == (1, 1)
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-V5", "AK-C10")
def test_e20_velocity_revolver_in_trusolo() -> None:
    """With four cards in hand and one in the deck, the knight draws, then deals 5."""
    table = Table("zack").lay("zack", weapons="velocity_revolver", deck="repulsor")
    table.lay("zack", hand="normium normium blaster blaster").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1")
    assert len(table.cards("zack", "hand")) == 5
    assert table.state.boss_life == before - 5


@pytest.mark.rule("AK-P4", "AK-C6", "AK-D5")
@pytest.mark.parametrize(("answer", "life", "boss"), [("yes", 4, 16), ("end", 5, 18)])
def test_e21_optional_cost(answer: str, life: int, boss: int) -> None:
    """Gavriil's Red Line Sabre: 1 life for 2 more damage, or not."""
    table = Table("zack", "gavriil").lay("gavriil", life=5, weapons="red_line_sabre")
    table.lay("gavriil", hand="normium").set(boss_life=20).begin("gavriil")
    table.do("weapon gavriil-1")
    assert table.asked() == "confirm"
    table.do(answer)
    assert (table.player("gavriil").life, table.state.boss_life) == (life, boss)
    assert table.cards("gavriil", "discard") == ["red_line_sabre"]


@pytest.mark.rule("AK-P5")
def test_e22_foreign_weapon() -> None:
    """Targeting Sync with an ally's Cutlass: your target, your power; the ally keeps it."""
    table = Table("zack", "gavriil").foes("fire_support 6").lay("zack", hand="targeting_sync")
    table.lay("gavriil", weapons="lightning_cutlass").lay("zack", weapons="blaster")
    table.begin("zack", attack=False).do("hand targeting_sync", "weapon gavriil-1")
    assert (table.asked(), table.actor()) == ("pick-target", "zack")
    table.do("foe 1")
    assert table.heard("foe-hit")[0].facts["life"] == 3
    assert (table.player("zack").power, table.player("gavriil").power) == (1, 0)
    assert table.cards("gavriil", "weapons") == ["lightning_cutlass"]
