"""Furion: every boss card, bombardment card, level tile and side of the difficulty tile."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table, game, opened


def trio(**options: object) -> Table:
    """Return a table of three; Christina is the captain."""
    return Table("christina", "zack", "silas", **options)


def acted(foe: str, table: Table) -> Table:
    """Let a foe act in a boss turn in which nothing else happens."""
    quiet = "roaming_titan" if foe == "fire_support" else "fire_support"
    return table.foes(f"{foe} 7").boss_deck(quiet).lone_boss_turn()


def struck(card: str, table: Table) -> Table:
    return table.boss_deck(card).special_deck("jammer_bomb").lone_boss_turn()


def fired(card: str, table: Table) -> Table:
    """Let a bombardment card be revealed at the end of a turn without anything else."""
    return table.set(track=3).boss_deck("fire_support").special_deck(card).lone_boss_turn()


def lives(table: Table) -> list[int]:
    return [player.life for player in table.state.players]


# --- boss cards ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-A3", "AK-B2")
@pytest.mark.parametrize(("track", "after"), [(0, 1), (1, 2), (2, 2)])
def test_roaming_titan(track: int, after: int) -> None:
    """The track rises only from 0 or 1; then a player suffers 2."""
    table = acted("roaming_titan", trio().set(track=track))
    assert (table.state.track, table.asked()) == (after, "pick-seat")

    assert lives(table.do("seat zack")) == [10, 8, 10]
    assert table.state.track == after


@pytest.mark.rule("AK-A3")
def test_roaming_titan_on_a_high_track() -> None:
    """From 3 on it does not move, either."""
    table = trio().set(track=5).foes("roaming_titan 7").boss_deck("fire_support")
    table.special_deck("jammer_bomb").lone_boss_turn()

    assert table.state.track == 5


@pytest.mark.rule("AK-B2", "AK-C4")
@pytest.mark.parametrize(("level", "homeworld"), [(1, 30), (2, 28), (3, 27)])
def test_tzorn(level: int, homeworld: int) -> None:
    """2 cards or 1 damage; from level 2 on the homeworld suffers 2."""
    table = trio().set(level=level).lay("zack", hand="normium normium blaster")
    acted("tzorn", table)
    assert table.legal() == ["option 1", "option 2"]

    table.do("option 1", "hand normium", "hand blaster")
    assert table.cards("zack", "discard") == ["normium", "blaster"]
    assert (lives(table), table.state.homeworld_life) == ([10, 10, 10], homeworld)


@pytest.mark.rule("AK-B2")
def test_fire_support() -> None:
    """The track rises by 1."""
    assert acted("fire_support", trio()).state.track == 1


@pytest.mark.rule("AK-B4")
def test_relentless_barrage() -> None:
    """The homeworld suffers 2; the track rises by 1."""
    table = struck("relentless_barrage", trio())

    assert (table.state.homeworld_life, table.state.track) == (28, 1)


@pytest.mark.rule("AK-A20", "AK-B4", "AK-C2")
@pytest.mark.parametrize(("level", "destroyed"), [(1, False), (2, True), (3, True)])
def test_thermionic_barricade(level: int, destroyed: bool) -> None:
    """The track rises, a player suffers 1 for each step; from level 2 on it is destroyed."""
    table = struck("thermionic_barricade", trio().set(level=level))
    steps = 1 if level == 1 else 2  # the tile has raised it, too
    assert table.state.track == steps

    assert lives(table.do("seat silas")) == [10, 10, 10 - steps]
    assert (table.state.boss_discard[-1].id == "thermionic_barricade") != destroyed
    assert [card.id for card in table.state.destroyed_boss] == (
        ["thermionic_barricade"] if destroyed else []
    )


@pytest.mark.rule("AK-B4")
def test_collapsing_core() -> None:
    """A player suffers 2."""
    assert lives(struck("collapsing_core", trio()).do("seat silas")) == [10, 10, 8]


@pytest.mark.rule("AK-B4", "AK-C4")
def test_gravity_well() -> None:
    """A player loses a slot or discards 3; the track rises by 1."""
    table = struck("gravity_well", trio().lay("zack", hand="normium normium normium"))
    table.do("option 1", "seat silas")
    assert ([p.slots for p in table.state.players], table.state.track) == ([1, 1, 0], 1)

    table = struck("gravity_well", trio().lay("zack", hand="normium normium normium"))
    table.do("option 2")
    assert (table.cards("zack", "hand"), table.state.track) == ([], 1)


@pytest.mark.rule("AK-B2", "AK-D20")
def test_debris_warden() -> None:
    """The homeworld suffers 1; Furion heals 1."""
    table = acted("debris_warden", trio().set(boss_life=20))

    assert (table.state.homeworld_life, table.state.boss_life) == (29, 21)


@pytest.mark.rule("AK-D7", "AK-B4")
def test_wrath_of_the_star() -> None:
    """Each player suffers 1; the track rises by 2."""
    table = struck("wrath_of_the_star", trio())

    assert (lives(table), table.state.track) == ([9, 9, 9], 2)


# --- bombardment cards ---------------------------------------------------------------------------


@pytest.mark.rule("AK-B8")
def test_vacuum_mortar() -> None:
    """The homeworld suffers 2; a player suffers 1."""
    table = fired("vacuum_mortar", trio())
    assert table.state.homeworld_life == 28

    assert lives(table.do("seat zack")) == [10, 9, 10]
    assert (table.state.special_discard[-1].id, table.state.track) == ("vacuum_mortar", 0)


@pytest.mark.rule("AK-B8")
def test_plasma_howitzer() -> None:
    """A player suffers 2."""
    assert lives(fired("plasma_howitzer", trio()).do("seat zack")) == [10, 8, 10]


@pytest.mark.rule("AK-B8")
def test_railgun_volley() -> None:
    """The homeworld suffers 3."""
    assert fired("railgun_volley", trio()).state.homeworld_life == 27


@pytest.mark.rule("AK-B8", "AK-D7")
def test_shrapnel_rockets() -> None:
    """Each player suffers 1."""
    assert lives(fired("shrapnel_rockets", trio())) == [9, 9, 9]


@pytest.mark.rule("AK-B8", "AK-C9")
def test_emp_torpedo() -> None:
    """A player loses 2 power, the homeworld 1."""
    table = trio().lay("zack", power=3).lay("silas", power=2).set(homeworld_power=4)
    fired("emp_torpedo", table).do("seat zack")

    assert ([p.power for p in table.state.players], table.state.homeworld_power) == ([0, 1, 2], 3)


@pytest.mark.rule("AK-B8", "AK-C12")
def test_jammer_bomb() -> None:
    """A player discards 2."""
    table = fired("jammer_bomb", trio().lay("zack", hand="normium blaster vibrax"))
    table.do("hand blaster", "hand normium")

    assert table.cards("zack", "discard") == ["blaster", "normium"]


@pytest.mark.rule("AK-B8", "AK-C8")
def test_melting_beam() -> None:
    """Whoever has the most equipped weapons loses a slot; the homeworld suffers 1."""
    table = trio().lay("zack", weapons="blaster blaster", slots=2).lay("silas", weapons="vibrax")
    fired("melting_beam", table)

    assert ([p.slots for p in table.state.players], table.state.homeworld_life) == ([1, 1, 1], 29)
    assert table.cards("zack", "weapons") == ["blaster", "blaster"]


@pytest.mark.rule("AK-C8")
def test_melting_beam_without_any_weapon() -> None:
    """All have as many, so the group chooses whose slot melts."""
    table = fired("melting_beam", trio())

    assert table.legal() == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.rule("AK-B8", "AK-C8")
def test_singularity_shell() -> None:
    """Whoever has the lowest life suffers 1; the homeworld suffers 1."""
    table = fired("singularity_shell", trio().lay("silas", life=7).lay("zack", life=9))

    assert (lives(table), table.state.homeworld_life) == ([10, 9, 6], 29)


@pytest.mark.rule("AK-B8")
def test_nova_cannon() -> None:
    """The homeworld suffers 4."""
    assert fired("nova_cannon", trio()).state.homeworld_life == 26


# --- level tiles and difficulty ------------------------------------------------------------------


@pytest.mark.rule("AK-B6", "AK-B7", "AK-B2")
def test_furion_2() -> None:
    """INSTANT: every foe heals 4. Then: foes have 4 more, and the track rises in activations."""
    table = trio().foes("roaming_titan 1", "debris_warden 2").set(track=2)
    table.special_deck("jammer_bomb").boss_deck("").lone_boss_turn().do("seat zack")
    assert table.row()[:2] == ["roaming_titan 5", "debris_warden 6"]

    table = trio().set(level=2).boss_deck("fire_support").lone_boss_turn()
    assert (table.row(), table.state.track) == (["fire_support 10"], 1)


@pytest.mark.rule("AK-B6", "AK-B7", "AK-B2")
def test_furion_3() -> None:
    """INSTANT: every foe heals 4, track +2. Then: foes 6 more, track +1, homeworld 1."""
    table = trio().set(level=2).foes("fire_support 1").boss_deck("")
    table.set(destroyed_boss=[*table.body["boss_discard"]], boss_discard=[])
    table.body["destroyed_boss"].remove("collapsing_core")
    table.body["boss_discard"].append("collapsing_core")
    table.lone_boss_turn()
    assert (table.row(), table.state.track) == (["fire_support 5"], 1 + 1 + 2)

    table = trio().set(level=3).boss_deck("fire_support").lone_boss_turn()
    assert (table.row(), table.state.track) == (["fire_support 12"], 1)
    assert table.state.homeworld_life == 29


@pytest.mark.rule("AK-B8", "AK-B1")
@pytest.mark.parametrize(("track", "shots"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_normal_firing_lowers_the_track_by_three(track: int, shots: int) -> None:
    """As long as it is at 3 or higher."""
    table = trio().set(track=track).boss_deck("fire_support")
    table.special_deck("railgun_volley nova_cannon railgun_volley").lone_boss_turn()

    assert (len(table.heard("boss-card-revealed")) - 1, table.state.track) == (shots, track % 3)


@pytest.mark.rule("AK-A26", "AK-V1")
@pytest.mark.parametrize(
    ("track", "shots", "after"), [(2, 0, 2), (3, 1, 1), (4, 1, 2), (5, 2, 1), (6, 2, 2)]
)
@pytest.mark.parametrize("difficulty", ["expert", "nightmare"])
def test_furion_expert(difficulty: str, track: int, shots: int, after: int) -> None:
    """On both sides of the tile firing lowers the track by 2 only."""
    table = trio(difficulty=difficulty).set(track=track).boss_deck("fire_support")
    table.special_deck("railgun_volley nova_cannon railgun_volley").lone_boss_turn()

    assert (len(table.heard("boss-card-revealed")) - 1, table.state.track) == (shots, after)


@pytest.mark.rule("AK-A26", "AK-V1", "AK-S9", "AK-S10")
def test_furion_nightmare() -> None:
    """The track starts at 2, and Furion has 6 life more; expert changes neither."""
    found = {}
    for difficulty in ("normal", "expert", "nightmare"):
        state = opened("zack", "toli", difficulty=difficulty)
        found[difficulty] = (state.track, state.boss_life)

    assert found == {"normal": (0, 64), "expert": (0, 64), "nightmare": (2, 70)}


# --- all of them ---------------------------------------------------------------------------------


def test_every_card_and_tile_of_furion_is_shown() -> None:
    """9 boss cards, 9 kinds of bombardment cards, 2 level tiles, 2 sides of a tile."""
    tables = game().content.tables
    kinds = ("boss_card", "special_card", "level_tile", "difficulty_tile")
    ids = [e["id"] for kind in kinds for e in tables[kind] if e["boss"] == "furion"]

    assert len(ids) == 9 + 9 + 2 + 2
    assert {f"test_{id.replace('-', '_')}" for id in ids} <= set(globals())
