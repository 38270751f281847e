"""The boss turn: activation, boss card, level-up, tile in force."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.components import BossCard
from sternentisch.kernel.event import TABLE
from tests.support.astro_knights import Table, game

FURION = (
    *("roaming_titan", "tzorn", "fire_support", "relentless_barrage", "thermionic_barricade"),
    *("collapsing_core", "gravity_well", "debris_warden", "wrath_of_the_star"),
)


def duo(**options: object) -> Table:
    """Return a table of two; Christina is the captain."""
    return Table("christina", "zack", **options)


def story(table: Table) -> list[str]:
    """Return what was heard, as short sentences: who, what, and the facts."""
    told = []
    for event in table.log.events:
        who = [] if event.seat == TABLE else [table.people[event.seat]]
        told.append(" ".join([*who, event.kind, *(str(fact) for fact in event.facts.values())]))
    return told


def ids(cards: list[BossCard]) -> list[str]:
    return [card.id for card in cards]


def boss_card(id: str) -> BossCard:
    return next(card for card in game().box.boss_cards if card.id == id)


# --- course --------------------------------------------------------------------------------------


@pytest.mark.rule("AK-B1", "AK-B2", "AK-B4", "AK-B8", "AK-C1")
def test_a_boss_turn_from_the_tile_to_the_rules_of_its_end() -> None:
    """Level tile, foes, boss card, then the bombardment."""
    table = duo().set(level=2).foes("fire_support 5")
    table.boss_deck("relentless_barrage tzorn").special_deck("nova_cannon").lone_boss_turn()

    assert story(table) == [
        "boss-turn-started furion 2",
        "track-moved 1",  # the tile
        "foe-activated fire_support",
        "track-moved 2",
        "boss-card-revealed relentless_barrage",
        "homeworld-hit 2 28",
        "track-moved 3",
        "boss-card-revealed nova_cannon",
        "homeworld-hit 4 24",
        "track-moved 0",
    ]


@pytest.mark.rule("AK-B2")
def test_foes_act_from_left_to_right() -> None:
    """Whoever came first is first, whatever the card."""
    table = duo(boss="lunaris").foes("crater_beast 1", "moon_priestess 1", "tidecaller 1")
    table.boss_deck("avatar_of_the_moon").set(boss_life=40).lone_boss_turn()

    assert [event.facts["foe"] for event in table.heard("foe-activated")] == [
        *("crater_beast", "moon_priestess", "tidecaller")
    ]


@pytest.mark.rule("AK-B2", "AK-B1")
def test_without_tile_and_foes_only_a_card_is_drawn() -> None:
    """On level 1 there is no tile yet."""
    table = duo().boss_deck("fire_support").lone_boss_turn()

    assert story(table) == [
        "boss-turn-started furion 1",
        "boss-card-revealed fire_support",
        "foe-entered fire_support 6",
    ]


@pytest.mark.rule("AK-B2", "AK-A5")
def test_only_the_topmost_tile_acts() -> None:
    """On level 3 the track rises by 1 and the homeworld suffers 1, and that is all."""
    table = duo().set(level=3).boss_deck("fire_support").lone_boss_turn()

    assert (table.state.track, table.state.homeworld_life) == (1, 29)


@pytest.mark.rule("AK-B5", "AK-B7", "AK-A5")
@pytest.mark.parametrize(("level", "life"), [(1, 6), (2, 10), (3, 12)])
def test_only_the_topmost_tile_gives_its_bonus(level: int, life: int) -> None:
    """Fire Support has 6, and 4 or 6 more."""
    table = duo().set(level=level).boss_deck("fire_support").lone_boss_turn()

    assert table.row() == [f"fire_support {life}"]


# --- who takes part in the activation ------------------------------------------------------------


@pytest.mark.rule("AK-B2", "AK-A13")
def test_a_foe_that_arrives_meanwhile_does_not_act() -> None:
    """The exhaustion of a knight brings a droid, which waits for the next turn."""
    table = duo(boss="architect").foes("assault_droid 3").lay("christina", life=1)
    table.boss_deck("loader_colossus").special_deck("repair_droid")
    table.set(boss_life=30, track=2).lone_boss_turn().do("seat christina")

    assert table.row() == ["assault_droid 3", "repair_droid 2", "loader_colossus 7"]
    assert [event.facts["foe"] for event in table.heard("foe-activated")] == ["assault_droid"]
    assert table.state.boss_life == 30


@pytest.mark.rule("AK-B2", "AK-A13")
def test_a_foe_that_the_level_tile_brings_is_there_in_time() -> None:
    """The text of the tile exhausts a knight: the droid enters before the foes begin."""
    table = duo(boss="architect").lay("christina", life=1).set(level=4, boss_life=30, track=2)
    table.boss_deck("loader_colossus").special_deck("repair_droid sentry_droid")
    table.lone_boss_turn().do("seat christina")

    assert [event.facts["foe"] for event in table.heard("foe-activated")] == ["repair_droid"]
    assert table.state.boss_life == 31


@pytest.mark.rule("AK-B2", "AK-A13")
def test_a_foe_that_leaves_by_itself_makes_nobody_miss_the_turn() -> None:
    """The Demolition Droid goes; the next two act once each."""
    table = duo(boss="architect").foes("demolition_droid 2", "repair_droid 2", "repair_droid 2")
    table.boss_deck("loader_colossus").set(boss_life=30, track=2).lone_boss_turn()
    table.do("option 2")

    assert table.row() == ["repair_droid 2", "repair_droid 2", "loader_colossus 7"]
    assert table.state.boss_life == 32


@pytest.mark.rule("AK-B2", "AK-A13")
def test_a_foe_that_left_before_its_turn_is_skipped() -> None:
    """While the first one is still at it, the second one goes."""
    table = duo(boss="architect").foes("sentry_droid 2", "repair_droid 2", "repair_droid 2")
    table.boss_deck("loader_colossus").set(boss_life=30, track=2).lone_boss_turn()
    table.state.remove_foe(table.state.foes[1])
    table.do("option 2")

    assert [event.facts["foe"] for event in table.heard("foe-activated")] == [
        *("sentry_droid", "repair_droid")
    ]
    assert table.state.boss_life == 31


# --- the boss card -------------------------------------------------------------------------------


@pytest.mark.rule("AK-B3")
def test_the_top_card_is_drawn() -> None:
    """The others stay in their order."""
    table = duo().boss_deck("fire_support roaming_titan tzorn").lone_boss_turn()

    assert table.row() == ["fire_support 6"]
    assert ids(table.state.boss_deck) == ["tzorn", "roaming_titan"]


@pytest.mark.rule("AK-B4")
def test_a_strike_is_resolved_and_discarded() -> None:
    """It goes on top of the boss discard only after its last paragraph."""
    table = duo().boss_deck("collapsing_core").lone_boss_turn()
    assert "collapsing_core" not in ids(table.state.boss_discard)
    assert table.view().boss_revealed == ["collapsing_core"]

    table.do("seat zack")
    assert table.player("zack").life == 8
    assert ids(table.state.boss_discard)[-1] == "collapsing_core"
    assert table.view().boss_revealed == []
    assert table.row() == []


@pytest.mark.rule("AK-B4", "AK-A20")
def test_a_strike_that_destroys_itself_goes_to_the_box() -> None:
    """It will not come back with the next level."""
    table = duo().set(level=2).boss_deck("thermionic_barricade").lone_boss_turn().do("seat zack")

    assert ids(table.state.destroyed_boss) == ["thermionic_barricade"]
    assert "thermionic_barricade" not in ids(table.state.boss_discard)


@pytest.mark.rule("AK-B5")
def test_a_foe_takes_the_right_end_and_does_not_act_yet() -> None:
    """Roaming Titan enters; the track does not move and nobody is hurt."""
    table = duo().foes("debris_warden 3").boss_deck("roaming_titan").lone_boss_turn()

    assert table.row() == ["debris_warden 3", "roaming_titan 7"]
    assert (table.state.track, table.asked()) == (0, "")
    assert [player.life for player in table.state.players] == [10, 10]


@pytest.mark.rule("AK-B5", "AK-G1")
def test_instant_text_comes_before_the_foe_is_in_play() -> None:
    """The droids are shuffled, then the Darkiron Commander enters."""
    table = duo(boss="architect").boss_deck("darkiron_commander").special_deck("builder_droid")
    table.set(track=2).lone_boss_turn()

    assert story(table)[1:] == [
        "boss-card-revealed darkiron_commander",
        "specials-shuffled",
        "foe-entered darkiron_commander 6",
        "track-moved 3",
    ]
    assert len(table.state.special_deck) == 10


@pytest.mark.rule("AK-B5", "AK-A15")
def test_a_foes_own_instant_text_does_not_mean_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fire Support, with a text that heals every foe in play by 4."""
    tile = game().box.bosses[0][0].tiles[0]
    monkeypatch.setattr(boss_card("fire_support"), "on_instant", tile.on_instant)
    table = duo().foes("debris_warden 3").boss_deck("fire_support").lone_boss_turn()

    assert table.row() == ["debris_warden 7", "fire_support 6"]


# --- level-up ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-B6", "AK-B3")
def test_drawing_the_last_card_does_not_level_the_boss() -> None:
    """Only the next card that is due does."""
    table = duo().boss_deck("fire_support").lone_boss_turn()

    assert (table.state.level, table.state.boss_deck) == (1, [])


@pytest.mark.rule("AK-B6", "AK-B3", "AK-B7", "AK-S7")
def test_an_empty_deck_levels_the_boss_before_the_draw() -> None:
    """INSTANT but not ACTIVATION; then the whole discard is the new deck, one card is drawn."""
    table = duo().foes("fire_support 2").boss_deck("").special_deck("nova_cannon")
    table.lone_boss_turn()
    while table.asked():
        table.do(table.legal()[0])

    told = story(table)
    assert told[1:5] == [
        *("foe-activated fire_support", "track-moved 1"),  # still without the tile
        *("boss-levelled furion 2", "foe-healed fire_support 4 6"),
    ]
    assert told[5].startswith("boss-card-revealed")
    drawn = str(table.heard("boss-card-revealed")[0].facts["boss_card"])
    assert sorted([*ids(table.state.boss_deck), drawn, "fire_support"]) == sorted(FURION)
    assert ids(table.state.boss_discard) == ([] if boss_card(drawn).is_foe else [drawn])


@pytest.mark.rule("AK-B6", "AK-3")
@pytest.mark.parametrize(
    ("boss", "level"), [("furion", 3), ("architect", 5), ("lunaris", 4), ("kontinnua", 3)]
)
def test_beyond_the_last_level_you_lose(boss: str, level: int) -> None:
    """One level earlier the game goes on."""
    table = duo(boss=boss).set(level=level).boss_deck("")
    table.lone_boss_turn()
    while table.asked():
        table.do(table.legal()[0])
    assert table.state.reason == "deck"

    table = duo(boss=boss).set(level=level - 1).boss_deck("").lone_boss_turn()
    while table.asked():
        table.do(table.legal()[0])
    assert (table.state.reason, table.state.level) == ("", level)


@pytest.mark.rule("AK-B6", "AK-A14")
def test_without_any_card_the_boss_levels_up_again_and_again() -> None:
    """Everything is in play or in the box: both tiles are laid, then you lose."""
    table = duo().foes("fire_support 6").set(boss_deck=[], boss_discard=[])
    table.set(destroyed_boss=[id for id in FURION if id != "fire_support"]).lone_boss_turn()

    assert story(table)[3:] == [
        *("boss-levelled furion 2", "foe-healed fire_support 4 10"),
        *("boss-levelled furion 3", "foe-healed fire_support 4 14", "track-moved 3"),
        "game-ended deck",
    ]


# --- the tile in force ---------------------------------------------------------------------------


@pytest.mark.rule("AK-B7")
def test_the_instant_text_does_not_reach_the_card_drawn_next() -> None:
    """The foe in play heals 4; the one drawn afterwards gets its bonus of 4 and no more."""
    table = duo().foes("roaming_titan 1").set(track=2)
    table.set(boss_deck=[], boss_discard=["fire_support"])
    table.set(destroyed_boss=[id for id in FURION if id not in ("fire_support", "roaming_titan")])
    table.lone_boss_turn().do("seat zack")

    assert table.row() == ["roaming_titan 5", "fire_support 10"]


@pytest.mark.rule("AK-B7", "AK-B8")
def test_a_foe_revealed_by_the_tile_itself_gets_the_bonus() -> None:
    """Level 4 of the Architect: shuffle, reveal a droid, and every new foe has 1 life more."""
    table = duo(boss="architect").set(level=3, track=2).boss_deck("").special_deck("")
    table.body["special_discard"].remove("builder_droid")
    table.set(special_deck=["builder_droid"]).lone_boss_turn()
    while table.asked():
        table.do(table.legal()[0])

    first = table.heard("foe-entered")[0].facts
    assert first["life"] == boss_card(str(first["foe"])).life + 1
    assert table.state.level == 4


@pytest.mark.rule("AK-B7")
def test_foes_in_play_get_nothing_from_a_tile_that_only_has_a_bonus() -> None:
    """Level 2 of Lunaris raises the track; the Disciple keeps its 3 life."""
    table = duo(boss="lunaris").foes("tidecaller 4").boss_deck("").lone_boss_turn()
    while table.asked():
        table.do(table.legal()[0])

    assert table.row()[0] == "tidecaller 4"
