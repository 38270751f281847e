"""Exhaustion and healing: what happens at 0 life, and who can get life back."""

from __future__ import annotations

import pytest

from sternentisch.kernel.event import TABLE
from tests.support.astro_knights import Table


def story(table: Table) -> list[str]:
    """Return what was heard, as short sentences: who, what, and the facts."""
    told = []
    for event in table.log.events:
        who = [] if event.seat == TABLE else [table.people[event.seat]]
        told.append(" ".join([*who, event.kind, *(str(fact) for fact in event.facts.values())]))
    return told


def trio(**options: object) -> Table:
    return Table("christina", "zack", "silas", **options)


# --- exhaustion ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-D10", "AK-A4", "AK-G5")
def test_a_knight_with_2_life_suffers_5() -> None:
    """Exhausted at once; Furion's track rises by 3; the 3 left over become 6."""
    table = trio().lay("zack", life=2).boss_deck("thermionic_barricade").set(track=4)
    table.special_deck("railgun_volley nova_cannon").lone_boss_turn().do("seat zack")

    assert story(table)[2:] == [
        "track-moved 5",
        "zack knight-hit 2 0",
        "zack knight-exhausted",
        "track-moved 8",
        *("damage-left 2", "homeworld-hit 6 24"),
        *("boss-card-revealed railgun_volley", "homeworld-hit 3 21", "track-moved 5"),
        *("boss-card-revealed nova_cannon", "homeworld-hit 4 17", "track-moved 2"),
    ]
    assert table.player("zack").exhausted


@pytest.mark.rule("AK-D10")
def test_without_a_rest_the_homeworld_is_spared() -> None:
    """Exactly 0 is exhausted, too."""
    table = trio().lay("zack", life=2).boss_deck("collapsing_core").special_deck("jammer_bomb")
    table.lone_boss_turn().do("seat zack")

    assert (table.player("zack").life, table.player("zack").exhausted) == (0, True)
    assert table.state.homeworld_life == 30


@pytest.mark.rule("AK-D10", "AK-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_exhausted_knight_loses_the_game(seats: int) -> None:
    """Before anything else: no effect of the boss, no damage to the homeworld."""
    people = ("christina", "zack", "silas", "toli")[:seats]
    table = Table(*people).boss_deck("collapsing_core").lay(people[0], life=1)
    for person in people[1:]:
        table.lay(person, life=0)
    table.lone_boss_turn().do("seat christina")

    assert table.state.reason == "exhausted"
    assert (table.state.track, table.state.homeworld_life) == (0, 30)


@pytest.mark.rule("AK-D10", "AK-3", "AK-V6")
def test_in_trusolo_exhaustion_is_no_defeat() -> None:
    """The effect of the boss and the doubled rest apply, and the game goes on."""
    table = Table("zack").boss_deck("collapsing_core").lay("zack", life=1)
    table.special_deck("nova_cannon").lone_boss_turn()

    assert table.state.reason == ""
    assert story(table)[2:7] == [
        *("zack knight-hit 1 0", "zack knight-exhausted", "track-moved 3"),
        *("damage-left 2", "homeworld-hit 2 28"),
    ]


@pytest.mark.rule("AK-D10", "AK-G5")
def test_the_effect_of_the_boss_is_resolved_completely_before_the_rest() -> None:
    """Lunaris heals 3 and raises its track by 2; only then the homeworld suffers."""
    table = trio(boss="lunaris").lay("zack", life=1).boss_deck("moonbeam").set(boss_life=30)
    table.lone_boss_turn().do("seat zack")

    assert story(table)[2:8] == [
        *("zack knight-hit 1 0", "zack knight-exhausted", "boss-healed 3 33"),
        *("track-moved 2", "damage-left 2", "homeworld-hit 4 26"),
    ]


@pytest.mark.rule("AK-A4", "AK-D15", "AK-C6")
def test_exhaustion_takes_hold_in_your_own_turn_as_well() -> None:
    """The cost of the Red Line Sabre; the shot still gets its bonus."""
    table = Table("gavriil", "zack").lay(
        "gavriil", life=1, weapons="red_line_sabre", hand="normium"
    )
    table.set(boss_life=36).begin("gavriil").do("weapon gavriil-1", "yes")

    assert (table.player("gavriil").exhausted, table.state.track) == (True, 3)
    assert (table.state.boss_life, table.state.homeworld_life) == (32, 30)


@pytest.mark.rule("AK-A4", "AK-D14")
def test_exhaustion_counts_before_the_boss_turn_is_over() -> None:
    """The second foe of the same turn finds her exhausted already."""
    table = trio().lay("zack", life=2).foes("roaming_titan 7").boss_deck("collapsing_core")
    table.special_deck("nova_cannon").set(track=2).lone_boss_turn().do("seat zack", "seat zack")

    assert story(table)[-4] == "homeworld-hit 4 26"


@pytest.mark.rule("AK-A22", "AK-D7")
def test_each_player_suffers_goes_on_after_an_exhaustion() -> None:
    """The droid that comes for Christina enters before Zack is hit."""
    table = trio(boss="architect").lay("christina", life=1).special_deck("repair_droid")
    table.boss_deck("loader_colossus").lay("zack", life=1).foes("assault_droid 3")
    table.set(track=2).lone_boss_turn().do("seat christina")
    assert table.row() == ["assault_droid 3", "repair_droid 2", "loader_colossus 7"]

    table = trio().lay("christina", life=1).boss_deck("wrath_of_the_star")
    table.special_deck("nova_cannon").lone_boss_turn()
    told = story(table)
    assert told[2:7] == [
        *("christina knight-hit 1 0", "christina knight-exhausted", "track-moved 3"),
        *("zack knight-hit 1 9", "silas knight-hit 1 9"),
    ]


@pytest.mark.rule("AK-A22", "AK-D15")
def test_a_cost_goes_on_after_an_exhaustion() -> None:
    """Quantum Hack: suffer 1, then the foe is defeated."""
    table = Table("christina", "zack").lay("zack", life=1, hand="quantum_hack normium")
    table.foes("debris_warden 8", "tzorn 7").begin("zack").do("hand quantum_hack")
    assert (table.player("zack").exhausted, table.state.track) == (True, 3)

    table.do("foe 1")
    assert table.row() == ["tzorn 7"]


# --- life with exhaustion ------------------------------------------------------------------------


@pytest.mark.rule("AK-D11", "AK-O9")
def test_an_exhausted_knight_takes_a_normal_turn() -> None:
    """Attack, cores, slots, power, ability, cards: everything."""
    table = Table("toli", "zack").lay("toli", life=0, weapons="repulsor", power=3)
    table.lay("toli", hand="normium blaster normium", deck="normium normium normium normium")
    table.lay("zack", hand="normium")
    table.set(homeworld_life=20, boss_life=36).order("player_1 player_1").next_turn("zack")
    assert (table.actor(), table.asked()) == ("toli", "attack-step")

    table.do("weapon toli-1", "hand normium", "hand blaster")
    assert (table.state.boss_life, table.state.homeworld_life) == (34, 21)
    table.state.energy = 5
    table.state.settle()
    table.do("slot", "power", "knight")
    assert (table.player("toli").slots, table.player("toli").power) == (2, 0)
    assert (table.state.homeworld_life, table.state.homeworld_power) == (24, 1)
    table.do("end", "end")
    assert len(table.cards("toli", "hand")) == 5


@pytest.mark.rule("AK-D12")
def test_an_exhausted_knight_is_no_choice_for_healing() -> None:
    """As long as somebody else can be chosen."""
    table = trio().lay("zack", life=0).lay("silas", life=4)
    table.lay("christina", hand="chromerium_halo normium").begin("christina")
    table.do("hand chromerium_halo")
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-D12"

    table.do("seat silas")
    assert [player.life for player in table.state.players] == [10, 0, 5]


@pytest.mark.rule("AK-D12", "AK-C11")
def test_healing_in_total_passes_the_exhausted_by() -> None:
    """And those whose life is full."""
    table = trio().lay("zack", life=0).lay("silas", power=5, life=8, hand="normium")
    table.lay("christina", life=9).begin("silas").do("knight")
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-C11"

    table.do("seat christina")
    assert [player.life for player in table.state.players] == [10, 0, 10]
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-D12", "AK-V6")
def test_the_only_knight_does_not_heal_when_exhausted() -> None:
    """TruSolo: there is nobody else to choose, and it does nothing."""
    table = Table("zack").lay("zack", life=0, hand="chromerium_halo normium").begin("zack")
    table.do("hand chromerium_halo")

    assert (table.player("zack").life, table.player("zack").exhausted) == (0, True)
    assert (table.asked(), table.state.energy) == ("action-step", 2)


@pytest.mark.rule("AK-D13")
def test_an_exhausted_knight_has_not_the_lowest_life() -> None:
    """The Singularity Shell hits the weakest of the others."""
    table = trio().lay("zack", life=0).lay("silas", life=3).boss_deck("fire_support").set(track=3)
    table.special_deck("singularity_shell").lone_boss_turn()

    assert [player.life for player in table.state.players] == [10, 0, 2]
    assert table.state.homeworld_life == 29


@pytest.mark.rule("AK-D13", "AK-C8")
def test_among_the_weakest_the_exhausted_cannot_be_chosen() -> None:
    table = trio().lay("zack", life=0).boss_deck("fire_support").set(track=3)
    table.special_deck("singularity_shell").lone_boss_turn()

    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat zack") == "AK-D13"


@pytest.mark.rule("AK-D13", "AK-V6", "AK-D14")
def test_the_only_knight_keeps_the_lowest_life() -> None:
    """TruSolo: the damage goes to the homeworld, doubled."""
    table = Table("zack").lay("zack", life=0).boss_deck("fire_support").set(track=3)
    table.special_deck("singularity_shell").lone_boss_turn()

    assert table.state.homeworld_life == 30 - 2 - 1


@pytest.mark.rule("AK-D14")
def test_damage_to_the_exhausted_is_doubled_for_the_homeworld() -> None:
    """They may be chosen like everybody else."""
    table = trio().lay("zack", life=0).boss_deck("collapsing_core").set(homeworld_life=20)
    table.lone_boss_turn()
    assert table.legal() == ["seat 0", "seat 1", "seat 2"]

    table.do("seat zack")
    assert (table.state.homeworld_life, table.player("zack").life) == (16, 0)
    assert story(table)[2:] == ["zack damage-passed 2", "homeworld-hit 4 16"]


@pytest.mark.rule("AK-D14", "AK-D7")
def test_each_source_is_doubled_on_its_own() -> None:
    """Two exhausted knights, 1 damage each: 2 and 2."""
    table = trio().lay("zack", life=0).lay("silas", life=0).boss_deck("wrath_of_the_star")
    table.lone_boss_turn()

    assert [event.facts["count"] for event in table.heard("homeworld-hit")] == [2, 2]
    assert table.player("christina").life == 9


@pytest.mark.rule("AK-D15", "AK-D14")
def test_the_exhausted_can_pay_with_damage() -> None:
    """The homeworld takes 2 for the Red Line Sabre, and the cost counts as paid."""
    table = Table("gavriil", "zack").lay(
        "gavriil", life=0, weapons="red_line_sabre", hand="normium"
    )
    table.set(boss_life=36).begin("gavriil").do("weapon gavriil-1", "yes")

    assert (table.state.homeworld_life, table.state.boss_life) == (28, 32)
    assert table.state.track == 0, "nobody is exhausted twice"


# --- healing -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-D20", "AK-D21")
def test_knights_and_homeworld_heal_up_to_their_maximum() -> None:
    """Toli heals the homeworld by 3, New Atlantis the knights by 5 in total."""
    table = Table("toli", "zack", homeworld="new_atlantis").lay("zack", life=8)
    table.lay("toli", power=4, hand="normium").set(homeworld_life=27, homeworld_power=4)
    table.begin("toli").do("knight")
    assert (table.state.homeworld_life, table.state.homeworld_power) == (28, 5)

    table.do("homeworld")
    assert table.player("zack").life == 10
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-D20", "AK-A1")
@pytest.mark.parametrize(
    ("difficulty", "uncapped", "before", "after"),
    [
        *(("normal", False, 62, 63), ("normal", False, 64, 64), ("normal", True, 64, 65)),
        *(("nightmare", False, 66, 67), ("nightmare", False, 70, 70), ("nightmare", True, 70, 71)),
    ],
)
def test_the_boss_heals_up_to_its_start_life(
    difficulty: str, uncapped: bool, before: int, after: int
) -> None:
    """A switch lifts the cap; with nightmare the start life is higher."""
    table = Table(
        *("christina", "zack"),
        boss="lunaris",
        difficulty=difficulty,
        boss_may_exceed_start_life=uncapped,
    ).foes("crater_beast 5")
    table.boss_deck("avatar_of_the_moon").set(boss_life=before).lone_boss_turn()

    assert table.state.boss_life == after


@pytest.mark.rule("AK-D20", "AK-A1")
def test_foes_have_no_cap() -> None:
    """Eclipse heals each of them above what is printed."""
    table = Table("christina", "zack", boss="lunaris").foes("crater_beast 5", "tidecaller 7")
    table.boss_deck("eclipse").set(track=0).lone_boss_turn().do("seat zack")

    assert table.row() == ["crater_beast 6", "tidecaller 8"]


@pytest.mark.rule("AK-D21", "AK-D12", "AK-D20")
@pytest.mark.parametrize("power", ["chromerium_halo", "field_medkit", "peacekeeper"])
def test_healing_and_gaining_life_are_the_same(power: str) -> None:
    """Whatever the words on the card: 1 life for a wounded knight, none beyond the maximum."""
    for life, after in ((8, 9), (9, 10), (10, 10)):
        table = Table("silas", "zack").lay("zack", life=0).foes("fire_support 1")
        table.lay("silas", life=life, hand="chromerium_halo field_medkit normium")
        table.lay("silas", weapons="peacekeeper").begin("silas", attack=power == "peacekeeper")
        if power == "peacekeeper":
            table.do("weapon silas-1", "foe 1", "seat silas")
        else:
            table.do(f"hand {power}")
            if power == "field_medkit" and life < 10:
                table.do("option 2")

        assert table.player("silas").life == after
        assert table.player("zack").life == 0


@pytest.mark.rule("AK-D22", "AK-A25")
def test_healing_at_the_cap_is_allowed() -> None:
    """It does nothing."""
    table = Table("christina", "zack").lay("christina", hand="chromerium_halo deflector_field")
    table.lay("christina", life=9).begin("christina").do("hand chromerium_halo", "seat zack")
    assert [player.life for player in table.state.players] == [9, 10]

    table.do("hand deflector_field")
    assert (table.state.homeworld_life, table.state.homeworld_power) == (30, 1)
