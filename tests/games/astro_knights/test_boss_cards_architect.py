"""The Architect: every boss card, droid, field of the program, level tile and difficulty."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table, game, opened

QUIET = 2
"""The program field from which the marker moves on to field 3, where nothing happens at first."""


def trio(**options: object) -> Table:
    """Return a table of three against the Architect; Christina is the captain."""
    return Table("christina", "zack", "silas", boss="architect", **options)


def acted(foe: str, table: Table) -> Table:
    """Let a foe act in a boss turn in which nothing else happens."""
    quiet = "darkiron_commander" if foe == "loader_colossus" else "loader_colossus"
    return table.foes(f"{foe} 4").boss_deck(quiet).set(track=QUIET).lone_boss_turn()


def struck(card: str, table: Table) -> Table:
    return table.boss_deck(card).set(track=QUIET).lone_boss_turn()


def lives(table: Table) -> list[int]:
    return [player.life for player in table.state.players]


# --- boss cards ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-B4", "AK-B8")
def test_assembly_line() -> None:
    """Reveal a droid; a player suffers 2."""
    table = struck("assembly_line", trio().special_deck("builder_droid"))
    assert table.row() == ["builder_droid 3"]

    assert lives(table.do("seat zack")) == [10, 8, 10]


@pytest.mark.rule("AK-B4")
@pytest.mark.parametrize("droids", [0, 1, 2])
def test_target_matrix(droids: int) -> None:
    """A player suffers 2, and 1 more for each droid; other foes do not count."""
    foes = ["loader_colossus 7", *["repair_droid 2"] * droids]
    table = struck("target_matrix", trio().foes(*foes)).do("seat zack")  # the Colossus
    table.do("seat silas")

    assert lives(table) == [10, 9, 8 - droids]


@pytest.mark.rule("AK-B4", "AK-C4")
def test_system_overheat() -> None:
    """A player loses a slot, or the homeworld suffers 3."""
    table = struck("system_overheat", trio()).do("option 1", "seat silas")
    assert ([p.slots for p in table.state.players], table.state.homeworld_life) == ([1, 1, 0], 30)

    table = struck("system_overheat", trio()).do("option 2")
    assert ([p.slots for p in table.state.players], table.state.homeworld_life) == ([1, 1, 1], 27)


@pytest.mark.rule("AK-B5", "AK-B2", "AK-C9", "AK-A24")
def test_darkiron_commander() -> None:
    """INSTANT: the droid discard is shuffled in. ACTIVATION: a player discards and suffers 1."""
    table = struck("darkiron_commander", trio().special_deck(""))
    assert (len(table.state.special_deck), table.state.special_discard) == (10, [])
    assert table.row() == ["darkiron_commander 6"]

    table = trio().lay("zack", hand="normium blaster").lay("silas", hand="normium")
    acted("darkiron_commander", table).do("seat zack")
    assert (table.actor(), table.asked()) == ("zack", "pick-card")
    table.do("hand blaster")
    assert (lives(table), table.cards("zack", "discard")) == ([10, 9, 10], ["blaster"])


@pytest.mark.rule("AK-B2")
def test_loader_colossus() -> None:
    """A player suffers 1."""
    assert lives(acted("loader_colossus", trio()).do("seat zack")) == [10, 9, 10]


@pytest.mark.rule("AK-B4", "AK-M4", "AK-C12")
def test_total_reprogramming() -> None:
    """Each player discards 1, beginning with the captain."""
    table = trio().lay("zack", hand="normium blaster").lay("silas", hand="normium")
    table.lay("christina", hand="normium blaster").boss_deck("total_reprogramming")
    table.set(track=QUIET).lone_boss_turn("zack")
    assert table.actor() == "zack"
    table.do("hand blaster")  # Silas has one card only
    assert table.actor() == "christina"

    table.do("hand normium")
    assert [table.cards(person, "discard") for person in table.people] == [
        *(["normium"], ["blaster"], ["normium"])
    ]


# --- droids --------------------------------------------------------------------------------------


@pytest.mark.rule("AK-B2", "AK-C4")
def test_sentry_droid() -> None:
    """A player suffers 1, or the homeworld does."""
    assert lives(acted("sentry_droid", trio()).do("option 1", "seat zack")) == [10, 9, 10]
    assert acted("sentry_droid", trio()).do("option 2").state.homeworld_life == 29


@pytest.mark.rule("AK-B2")
def test_assault_droid() -> None:
    """A player suffers 1."""
    assert lives(acted("assault_droid", trio()).do("seat silas")) == [10, 10, 9]


@pytest.mark.rule("AK-B2", "AK-D20")
def test_repair_droid() -> None:
    """The Architect heals 1."""
    assert acted("repair_droid", trio().set(boss_life=20)).state.boss_life == 21


@pytest.mark.rule("AK-B2", "AK-B8", "AK-C4")
def test_demolition_droid() -> None:
    """A player suffers 2 or the homeworld 3; then the droid goes on its discard."""
    for option, hurt, homeworld in (("option 1", 8, 30), ("option 2", 10, 27)):
        table = acted("demolition_droid", trio()).do(option)
        if option == "option 1":
            table.do("seat zack")
        assert (lives(table), table.state.homeworld_life) == ([10, hurt, 10], homeworld)
        assert table.row() == ["loader_colossus 7"]
        assert [card.id for card in table.state.special_discard] == ["demolition_droid"]
        assert not table.heard("foe-defeated")


@pytest.mark.rule("AK-B2", "AK-C4", "AK-C9")
def test_jammer_droid() -> None:
    """A player loses 1 power or discards 1 card."""
    table = trio().lay("zack", power=2, hand="normium blaster")
    acted("jammer_droid", table).do("option 1")
    assert (table.player("zack").power, len(table.cards("zack", "hand"))) == (1, 2)

    table = trio().lay("zack", power=2, hand="normium blaster")
    acted("jammer_droid", table).do("option 2", "hand blaster")
    assert (table.player("zack").power, table.cards("zack", "hand")) == (2, ["normium"])


@pytest.mark.rule("AK-B2", "AK-D20")
def test_builder_droid() -> None:
    """Every droid heals 1, itself included; other foes do not."""
    table = trio().foes("loader_colossus 7", "builder_droid 3", "repair_droid 1")
    table.boss_deck("darkiron_commander").set(track=QUIET).lone_boss_turn().do("seat zack")

    assert table.row()[:3] == ["loader_colossus 7", "builder_droid 4", "repair_droid 2"]


# --- the program ---------------------------------------------------------------------------------


def program(track: int, *droids: str, **values: object) -> Table:
    """Let the marker move on from a field, with droids in the row whose text does nothing here."""
    table = trio().foes(*droids).boss_deck("loader_colossus").special_deck("builder_droid")
    return table.set(track=track, boss_life=20, **values).lone_boss_turn()


@pytest.mark.rule("AK-B8", "AK-B9")
def test_field_1_reveals_a_droid() -> None:
    """From 4 the marker moves on to 1."""
    table = program(4)

    assert (table.state.track, table.row()) == (1, ["loader_colossus 7", "builder_droid 3"])


@pytest.mark.rule("AK-B8", "AK-C4")
def test_field_2_hurts_by_the_number_of_droids() -> None:
    """A player or the homeworld, 1 for each droid; the Loader Colossus is none."""
    table = program(1, "repair_droid 2", "repair_droid 2").do("option 1", "seat zack")
    assert (table.state.track, lives(table)) == (2, [10, 8, 10])

    table = program(1, "repair_droid 2", "repair_droid 2").do("option 2")
    assert (table.state.track, table.state.homeworld_life) == (2, 28)


@pytest.mark.rule("AK-B8", "AK-M10")
def test_field_2_without_droids_asks_nobody() -> None:
    """No damage can be chosen, so there is nothing to choose."""
    table = program(1)

    assert (table.asked(), table.state.track) == ("", 2)


@pytest.mark.rule("AK-B8")
@pytest.mark.parametrize(("level", "foes"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_field_3_reveals_a_droid_from_level_4_on(level: int, foes: int) -> None:
    """Before that nothing happens there."""
    table = program(2, level=level)
    while table.asked():
        table.do("seat zack")

    assert (table.state.track, len(table.row())) == (3, foes)


@pytest.mark.rule("AK-B8", "AK-D20")
def test_field_4_heals_the_architect() -> None:
    """By 1."""
    table = program(3)

    assert (table.state.track, table.state.boss_life) == (4, 21)


@pytest.mark.rule("AK-A24", "AK-V1")
@pytest.mark.parametrize(("difficulty", "damage"), [("normal", 2), ("expert", 3), ("nightmare", 4)])
def test_an_empty_droid_deck_hurts_the_homeworld(difficulty: str, damage: int) -> None:
    """For each droid that cannot be revealed."""
    table = trio(difficulty=difficulty).boss_deck("assembly_line").special_deck("")
    table.set(track=4).lone_boss_turn().do("seat zack")

    assert [event.facts["count"] for event in table.heard("homeworld-hit")] == [damage, damage]
    assert len(table.state.special_discard) == 10


# --- level tiles and difficulty ------------------------------------------------------------------


def levelled(level: int) -> Table:
    """Let the Architect rise to a level, with one droid in the deck, two on the discard."""
    table = trio().set(level=level - 1, track=QUIET).boss_deck("").special_deck("builder_droid")
    discard: list[str] = table.body["special_discard"]
    table.set(special_discard=["repair_droid", "repair_droid"])
    discard.remove("repair_droid")
    discard.remove("repair_droid")
    later = [id for id in table.body["boss_discard"] if id != "loader_colossus"]
    table.set(destroyed_boss=[*discard, *later], boss_discard=["loader_colossus"])
    table.lone_boss_turn()
    while table.asked():
        table.do("seat zack")
    assert table.state.level == level
    return table


def activated(level: int) -> Table:
    """Let the boss act on a level, with nothing but a foe that enters."""
    table = trio().set(level=level, track=3, boss_life=20).boss_deck("loader_colossus")
    table.lone_boss_turn()
    if table.asked():
        table.do("seat zack")
    return table


@pytest.mark.rule("AK-B6", "AK-B7")
def test_architect_2() -> None:
    """INSTANT: reveal a droid. No bonus, no ACTIVATION."""
    table = levelled(2)
    assert table.row() == ["builder_droid 3", "loader_colossus 7"]
    assert len(table.state.special_discard) == 2

    assert (activated(2).state.homeworld_life, lives(activated(2))) == (30, [10, 10, 10])


@pytest.mark.rule("AK-B6", "AK-B7", "AK-A24")
def test_architect_3() -> None:
    """INSTANT: shuffle the droids. Foes 1 more; ACTIVATION: the homeworld suffers 1."""
    table = levelled(3)
    assert (table.row(), len(table.state.special_deck)) == (["loader_colossus 8"], 3)

    assert (activated(3).state.homeworld_life, lives(activated(3))) == (29, [10, 10, 10])


@pytest.mark.rule("AK-B6", "AK-B7", "AK-A24")
def test_architect_4() -> None:
    """INSTANT: shuffle, reveal a droid. Foes 1 more; ACTIVATION: a player suffers 1."""
    table = levelled(4)
    assert table.row()[0] in ("builder_droid 4", "repair_droid 3")
    assert table.row()[1] == "loader_colossus 8"
    assert len(table.state.special_deck) + len(table.state.foes) == 2 + 2

    assert (activated(4).state.homeworld_life, lives(activated(4))) == (30, [10, 9, 10])


@pytest.mark.rule("AK-B6", "AK-B7", "AK-A24")
def test_architect_5() -> None:
    """INSTANT: shuffle, reveal a droid. Foes 2 more; ACTIVATION: a player and the homeworld."""
    table = levelled(5)
    assert table.row()[0] in ("builder_droid 5", "repair_droid 4")
    assert table.row()[1] == "loader_colossus 9"

    assert (activated(5).state.homeworld_life, lives(activated(5))) == (29, [10, 9, 10])


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
def test_architect_expert() -> None:
    """A droid in the setup; the program goes on as printed."""
    state = opened("zack", "toli", boss="architect", difficulty="expert")

    assert (len(state.foes), len(state.special_deck), state.boss_life) == (1, 9, 74)
    assert state.foes[0].card.is_special
    assert (state.track, state.foes[0].life) == (4, state.foes[0].card.life)


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
def test_architect_nightmare() -> None:
    """Two droids in the setup, and 6 life more."""
    state = opened("zack", "toli", boss="architect", difficulty="nightmare")
    assert (len(state.foes), len(state.special_deck), state.boss_life) == (2, 8, 80)

    normal = opened("zack", "toli", boss="architect")
    assert (len(normal.foes), len(normal.special_deck), normal.boss_life) == (0, 10, 74)


@pytest.mark.rule("AK-V1", "AK-B8")
@pytest.mark.parametrize("difficulty", ["expert", "nightmare"])
def test_the_program_is_the_same_on_both_sides(difficulty: str) -> None:
    """Fields 1, 2 and 4."""
    table = trio(difficulty=difficulty).boss_deck("loader_colossus").special_deck("builder_droid")
    assert table.set(track=4).lone_boss_turn().row()[1:] == ["builder_droid 3"]

    table = trio(difficulty=difficulty).boss_deck("loader_colossus").foes("repair_droid 2")
    assert table.set(track=1).lone_boss_turn().do("option 2").state.homeworld_life == 29

    table = trio(difficulty=difficulty).boss_deck("loader_colossus").set(track=3, boss_life=20)
    assert table.lone_boss_turn().state.boss_life == 21


# --- all of them ---------------------------------------------------------------------------------


def test_every_card_and_tile_of_the_architect_is_shown() -> None:
    """6 boss cards, 6 kinds of droids, 4 level tiles, 2 sides of a tile."""
    tables = game().content.tables
    kinds = ("boss_card", "special_card", "level_tile", "difficulty_tile")
    ids = [e["id"] for kind in kinds for e in tables[kind] if e["boss"] == "architect"]

    assert len(ids) == 6 + 6 + 4 + 2
    assert {f"test_{id.replace('-', '_')}" for id in ids} <= set(globals())
