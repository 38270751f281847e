"""Lunaris: every boss card, reinforcement, level tile and difficulty; the moon phases."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table, game, opened


def trio(**options: object) -> Table:
    """Return a table of three against Lunaris; Christina is the captain."""
    return Table("christina", "zack", "silas", boss="lunaris", **options)


def acted(foe: str, table: Table) -> Table:
    """Let a foe act in a boss turn in which a strike without effect is drawn.

    At its end the track rises by 1 and, if the foe is a reinforcement, Lunaris heals 1.
    """
    return table.foes(f"{foe} 4").boss_deck("ebb_and_flow").set(boss_life=20).lone_boss_turn()


def struck(card: str, table: Table) -> Table:
    return table.boss_deck(card).lone_boss_turn()


def lives(table: Table) -> list[int]:
    return [player.life for player in table.state.players]


# --- boss cards ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-B4")
def test_moonbeam() -> None:
    """A player suffers 3."""
    assert lives(struck("moonbeam", trio()).do("seat zack")) == [10, 7, 10]


@pytest.mark.rule("AK-B4", "AK-C4")
def test_exploitation() -> None:
    """A player loses 2 power or discards 2; the homeworld suffers 2."""
    for option, power, hand in (("option 1", 1, 3), ("option 2", 3, 1)):
        table = trio().lay("zack", power=3, hand="normium blaster normium")
        struck("exploitation", table).do(option)
        if option == "option 2":
            table.do("hand blaster")  # and one of the two others
        assert (table.player("zack").power, len(table.cards("zack", "hand"))) == (power, hand)
        assert table.state.homeworld_life == 28


@pytest.mark.rule("AK-B4", "AK-B8")
def test_call_of_the_faithful() -> None:
    """Reveal a reinforcement."""
    table = struck("call_of_the_faithful", trio().special_deck("tidecaller crater_beast"))

    assert table.row() == ["tidecaller 4"]
    assert table.state.boss_discard[-1].id == "call_of_the_faithful"


@pytest.mark.rule("AK-B2", "AK-C8")
def test_avatar_of_the_moon() -> None:
    """Whoever has the costliest equipped weapon suffers 2; the track rises by 1."""
    table = trio().lay("zack", weapons="vibrax").lay("silas", weapons="repulsor repulsor", slots=2)
    acted("avatar_of_the_moon", table)

    assert (lives(table), table.state.track) == ([10, 8, 10], 1 + 1)
    assert table.state.boss_life == 20, "no reinforcement is in play"


@pytest.mark.rule("AK-B4", "AK-C11")
def test_ebb_and_flow() -> None:
    """Players discard 3 in total."""
    table = trio().lay("zack", hand="normium blaster").lay("silas", hand="normium blaster")
    struck("ebb_and_flow", table)
    table.do("seat silas", "hand blaster", "seat zack", "hand normium", "seat silas")

    assert [table.cards(person, "hand") for person in table.people] == [[], ["blaster"], []]


@pytest.mark.rule("AK-B4", "AK-D20")
def test_eclipse() -> None:
    """Every foe heals 1; a player suffers 1."""
    table = struck("eclipse", trio().foes("tidecaller 1", "avatar_of_the_moon 8")).do("seat silas")

    assert table.row() == ["tidecaller 2", "avatar_of_the_moon 9"]
    assert lives(table) == [10, 10, 9]


# --- reinforcements ------------------------------------------------------------------------------


@pytest.mark.rule("AK-B2")
def test_lunarian_disciple() -> None:
    """A player suffers 1."""
    assert lives(acted("lunarian_disciple", trio()).do("seat zack")) == [10, 9, 10]


@pytest.mark.rule("AK-B2", "AK-C13", "AK-M3")
def test_resource_raider() -> None:
    """The captain destroys a supply card; a player discards 1."""
    table = trio().supply("tech", "oracle_hub nexus_port").lay("zack", hand="normium blaster")
    acted("resource_raider", table)
    assert (table.actor(), table.asked()) == ("christina", "pick-supply")

    table.do("supply tech")
    assert table.top("tech") == "nexus_port"
    table.do("hand blaster")
    assert table.cards("zack", "discard")[0] == "blaster"


@pytest.mark.rule("AK-B2", "AK-D20")
def test_moon_priestess() -> None:
    """Lunaris heals 1, and again 1 at the end of the turn."""
    assert acted("moon_priestess", trio()).state.boss_life == 22


@pytest.mark.rule("AK-B2")
def test_crater_beast() -> None:
    """The homeworld suffers 2."""
    assert acted("crater_beast", trio()).state.homeworld_life == 28


@pytest.mark.rule("AK-B2")
def test_tidecaller() -> None:
    """The track rises by 1, and again by 1 at the end of the turn."""
    assert acted("tidecaller", trio()).state.track == 2


@pytest.mark.rule("AK-B2", "AK-B5", "AK-C8")
def test_herald_of_immortality() -> None:
    """INSTANT: Lunaris heals 3. ACTIVATION: whoever has the lowest life suffers 2."""
    table = trio().set(boss_life=20).special_deck("herald_of_immortality")
    struck("call_of_the_faithful", table)
    assert (table.row(), table.state.boss_life) == (["herald_of_immortality 6"], 23 + 1)
    assert lives(table) == [10, 10, 10]

    assert lives(acted("herald_of_immortality", trio().lay("silas", life=6))) == [10, 10, 4]


# --- the end of the turn -------------------------------------------------------------------------


@pytest.mark.rule("AK-B8", "AK-B1")
def test_the_end_of_a_turn_in_three_steps() -> None:
    """Healing comes first, so the reinforcement of this moment does not count yet."""
    table = trio().set(track=3, boss_life=20).special_deck("crater_beast")
    struck("ebb_and_flow", table)
    assert (table.state.boss_life, table.state.track, table.row()) == (20, 0, ["crater_beast 5"])

    table = trio().set(track=2, boss_life=20).foes("crater_beast 5")
    struck("ebb_and_flow", table)
    assert (table.state.boss_life, table.state.track) == (21, 3)
    assert table.row() == ["crater_beast 5"]


@pytest.mark.rule("AK-B8", "AK-B9")
def test_a_full_moon_reveals_one_reinforcement() -> None:
    """Whatever would go beyond 4 is lost; afterwards the track is at 0."""
    table = trio().set(track=3).foes("tidecaller 4").special_deck("crater_beast moon_priestess")
    struck("ebb_and_flow", table)

    assert (table.state.track, table.row()) == (0, ["tidecaller 4", "crater_beast 5"])


@pytest.mark.rule("AK-B8")
def test_other_foes_heal_nobody() -> None:
    """The Avatar is no reinforcement."""
    table = struck("ebb_and_flow", trio().set(boss_life=20).foes("avatar_of_the_moon 8"))

    assert table.state.boss_life == 20


# --- level tiles and difficulty ------------------------------------------------------------------


def levelled(level: int) -> Table:
    """Let Lunaris rise to a level, with a foe in play and one more to be drawn."""
    table = trio().set(level=level - 1).foes("crater_beast 2").boss_deck("")
    later = [id for id in table.body["boss_discard"] if id != "avatar_of_the_moon"]
    table.set(destroyed_boss=later, boss_discard=["avatar_of_the_moon"])
    table.special_deck("moon_priestess").lone_boss_turn()
    while table.asked():
        table.do("seat zack")
    assert table.state.level == level
    return table


def activated(level: int) -> Table:
    table = trio().set(level=level).boss_deck("ebb_and_flow").lone_boss_turn()
    return table.do("seat zack") if table.asked() else table


@pytest.mark.rule("AK-B6", "AK-B7")
def test_lunaris_2() -> None:
    """INSTANT: track +2. Foes have 1 more; there is no ACTIVATION."""
    table = levelled(2)
    assert (table.row(), table.state.track) == (["crater_beast 2", "avatar_of_the_moon 9"], 2 + 1)

    table = activated(2)
    assert (table.state.homeworld_life, lives(table)) == (30, [10, 10, 10])


@pytest.mark.rule("AK-B6", "AK-B7")
def test_lunaris_3() -> None:
    """INSTANT: every foe heals 1. Foes 1 more; ACTIVATION: the homeworld suffers 1."""
    assert levelled(3).row() == ["crater_beast 3", "avatar_of_the_moon 9"]

    table = activated(3)
    assert (table.state.homeworld_life, lives(table)) == (29, [10, 10, 10])


@pytest.mark.rule("AK-B6", "AK-B7")
def test_lunaris_4() -> None:
    """INSTANT: reveal a reinforcement. Foes 2 more; ACTIVATION: a player and the homeworld."""
    assert levelled(4).row() == ["crater_beast 2", "moon_priestess 5", "avatar_of_the_moon 10"]

    table = activated(4)
    assert (table.state.homeworld_life, lives(table)) == (29, [10, 9, 10])


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
def test_lunaris_expert() -> None:
    """A reinforcement in the setup, with its INSTANT text; the cap still holds."""
    state = opened("zack", "toli", boss="lunaris", difficulty="expert")
    assert (len(state.foes), len(state.special_deck)) == (1, 10)
    assert (state.boss_life, state.track) == (64, 0)

    normal = opened("zack", "toli", boss="lunaris")
    assert (len(normal.foes), normal.boss_life, normal.track) == (0, 64, 0)


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
def test_lunaris_nightmare() -> None:
    """A reinforcement, track 1, 6 life more."""
    state = opened("zack", "toli", boss="lunaris", difficulty="nightmare")

    assert (len(state.foes), state.boss_life, state.track) == (1, 70, 1)
    assert state.foes[0].card.is_special


@pytest.mark.rule("AK-V1", "AK-B8")
@pytest.mark.parametrize("difficulty", ["expert", "nightmare"])
def test_the_moon_phases_are_the_same_on_both_sides(difficulty: str) -> None:
    """Heal, rise, reveal at 4."""
    table = trio(difficulty=difficulty).set(track=3, boss_life=20).foes("crater_beast 5")
    struck("ebb_and_flow", table.special_deck("moon_priestess"))

    assert (table.state.boss_life, table.state.track, len(table.row())) == (21, 0, 2)


# --- all of them ---------------------------------------------------------------------------------


def test_every_card_and_tile_of_lunaris_is_shown() -> None:
    """6 boss cards, 6 kinds of reinforcements, 3 level tiles, 2 sides of a tile."""
    tables = game().content.tables
    kinds = ("boss_card", "special_card", "level_tile", "difficulty_tile")
    ids = [e["id"] for kind in kinds for e in tables[kind] if e["boss"] == "lunaris"]

    assert len(ids) == 6 + 6 + 3 + 2
    assert {f"test_{id.replace('-', '_')}" for id in ids} <= set(globals())
