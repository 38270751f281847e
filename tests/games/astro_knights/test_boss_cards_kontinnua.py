"""Continnua: every boss card, level tile and difficulty; the rift and the Time Bubble."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.components import OrderCard
from tests.support.astro_knights import Table, game, opened


def trio(**options: object) -> Table:
    """Return a table of three against Continnua; Christina is the captain."""
    return Table("christina", "zack", "silas", boss="kontinnua", **options)


def acted(foe: str, table: Table) -> Table:
    """Let a foe act in a boss turn in which a strike without effect is drawn."""
    return table.foes(f"{foe} 5").boss_deck("stolen_future").lone_boss_turn()


def struck(card: str, table: Table) -> Table:
    return table.boss_deck(card).lone_boss_turn()


def drawn(table: Table, *cards: str) -> Table:
    """Put order cards on the order discard, as if they had been drawn."""
    for card in cards:
        table.body["order_deck"].remove(card)
        table.body["order_discard"].append(card)
    return table


def ids(cards: list[OrderCard]) -> list[str]:
    return sorted(card.id for card in cards)


def lives(table: Table) -> list[int]:
    return [player.life for player in table.state.players]


ALL = ["boss", "boss", "extra", "player_1", "player_2", "player_3", "time_bubble"]


# --- boss cards ----------------------------------------------------------------------------------


@pytest.mark.rule("AK-B4")
def test_time_tear() -> None:
    """A player suffers 3; the track rises by 1."""
    table = struck("time_tear", trio()).do("seat zack")

    assert (lives(table), table.state.track) == ([10, 7, 10], 1)


@pytest.mark.rule("AK-B4", "AK-O2")
@pytest.mark.parametrize(
    ("top", "buried"),
    [("player_2", True), ("extra", True), ("boss", False), ("time_bubble", False)],
)
def test_deja_vu(top: str, buried: bool) -> None:
    """A player-type order card goes to the bottom, another one stays; the homeworld suffers 2."""
    table = struck("deja_vu", trio().order(f"{top} player_1"))
    deck = [card.id for card in table.state.order_deck]

    assert (deck[0] == top, deck[-1] == top) == (buried, not buried)
    assert (ids(table.state.order_deck), table.state.homeworld_life) == (ALL, 28)
    assert table.heard("order-card-revealed")[0].facts["order_card"] == top


@pytest.mark.rule("AK-O2")
def test_deja_vu_with_an_empty_order_deck() -> None:
    """The order discard is shuffled first."""
    table = struck("deja_vu", drawn(trio(), *ALL))

    assert len(table.heard("order-reshuffled")) == 1
    assert (ids(table.state.order_deck), table.state.order_discard) == (ALL, [])


@pytest.mark.rule("AK-B2")
def test_paradox_hunter() -> None:
    """A player suffers 2."""
    assert lives(acted("paradox_hunter", trio()).do("seat silas")) == [10, 10, 8]


@pytest.mark.rule("AK-B2")
def test_chronophage() -> None:
    """The track rises by 1; the homeworld suffers 1."""
    table = acted("chronophage", trio())

    assert (table.state.track, table.state.homeworld_life) == (1, 29)


@pytest.mark.rule("AK-B4", "AK-C4", "AK-C8")
def test_rapid_decay() -> None:
    """Whoever has the most weapons loses a slot, or a player discards 3; the homeworld 1."""
    for option, slots, hand in (("option 1", 0, 3), ("option 2", 1, 0)):
        table = trio().lay("zack", weapons="blaster").lay("silas", hand="normium normium normium")
        struck("rapid_decay", table).do(option)
        assert (table.player("zack").slots, len(table.cards("silas", "hand"))) == (slots, hand)
        assert table.state.homeworld_life == 29


@pytest.mark.rule("AK-B5", "AK-B2", "AK-O8")
def test_escaped_experiment() -> None:
    """INSTANT: the Time Bubble returns to the order deck. ACTIVATION: a player suffers 1."""
    table = struck("escaped_experiment", drawn(trio(), "boss", "time_bubble"))
    assert (ids(table.state.order_discard), table.row()) == (["boss"], ["escaped_experiment 5"])
    assert "time_bubble" in ids(table.state.order_deck)

    table = struck("escaped_experiment", drawn(trio(), "boss"))
    assert ids(table.state.order_deck) == ["boss", *ALL[2:]], "it was there already"
    assert lives(acted("escaped_experiment", trio()).do("seat zack")) == [10, 9, 10]


@pytest.mark.rule("AK-B4", "AK-G1")
def test_time_loop() -> None:
    """The leftmost foe acts again; a player suffers 1; the track rises by 1."""
    table = struck("time_loop", trio().foes("paradox_hunter 6", "chronophage 6"))
    table.do("seat silas", "seat silas", "seat zack")

    assert lives(table) == [10, 9, 6]
    assert (table.state.track, table.state.homeworld_life) == (2, 29)

    table = struck("time_loop", trio()).do("seat zack")  # without foes
    assert (lives(table), table.state.track) == ([10, 9, 10], 1)


@pytest.mark.rule("AK-B2", "AK-D20")
def test_entropy_warden() -> None:
    """The homeworld suffers 1; Continnua heals 1."""
    table = acted("entropy_warden", trio().set(boss_life=20))

    assert (table.state.homeworld_life, table.state.boss_life) == (29, 21)


@pytest.mark.rule("AK-B4", "AK-M4")
def test_stolen_future() -> None:
    """Each player discards 1."""
    table = trio().lay("christina", hand="normium").lay("zack", hand="normium blaster")
    struck("stolen_future", table).do("hand blaster")

    assert [table.cards(person, "discard") for person in table.people] == [
        *(["normium"], ["blaster"], [])
    ]


@pytest.mark.rule("AK-B4")
def test_end_of_time() -> None:
    """A player suffers 1; the track rises by 2."""
    table = struck("end_of_time", trio()).do("seat zack")

    assert (lives(table), table.state.track) == ([10, 9, 10], 2)


# --- rift and Time Bubble ------------------------------------------------------------------------


@pytest.mark.rule("AK-B8", "AK-B1")
@pytest.mark.parametrize(("track", "after", "back"), [(7, 7, 0), (8, 0, 1), (9, 1, 1)])
def test_the_rift_brings_a_boss_card_back(track: int, after: int, back: int) -> None:
    """From 8 on: one boss card returns to the order deck, and the track falls by 8."""
    table = struck("stolen_future", drawn(trio(), "boss", "boss", "player_1").set(track=track))

    assert table.state.track == after
    assert ids(table.state.order_discard).count("boss") == 2 - back
    assert ids(table.state.order_deck).count("boss") == back


@pytest.mark.rule("AK-B8", "AK-C3")
def test_the_rift_without_a_boss_card_on_the_discard() -> None:
    """Nothing returns, but the track falls."""
    table = struck("stolen_future", trio().set(track=9))

    assert (table.state.track, ids(table.state.order_deck)) == (1, ALL)


@pytest.mark.rule("AK-O8", "AK-G1", "AK-M3")
def test_the_time_bubble_lets_the_leftmost_foe_act() -> None:
    """Nobody has a turn, the captain chooses, and the next card is drawn."""
    table = trio().foes("paradox_hunter 6", "chronophage 6").lay("silas", hand="normium")
    table.lay("zack", hand="normium").order("time_bubble player_3").next_turn("zack")
    assert (table.actor(), table.asked()) == ("zack", "pick-seat")

    table.do("seat zack")
    assert (lives(table), table.state.track) == ([10, 8, 10], 0)
    assert (table.actor(), table.asked()) == ("silas", "action-step")


@pytest.mark.rule("AK-O8")
def test_a_time_bubble_without_foes() -> None:
    """Nothing happens."""
    table = trio().lay("silas", hand="normium").lay("zack", hand="normium")
    table.order("time_bubble player_3").next_turn("zack")

    assert (table.actor(), table.state.homeworld_life) == ("silas", 30)


@pytest.mark.rule("AK-O8", "AK-S8", "AK-S11")
@pytest.mark.parametrize("boss", ["furion", "architect", "lunaris", "kontinnua"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_continnua_brings_the_time_bubble(boss: str, seats: int) -> None:
    """Shuffled in with the other order cards."""
    state = game().start(seats, 1, {"boss": boss})
    pieces = [piece for piece in state.pieces() if piece == "order time_bubble"]

    assert len(pieces) == (1 if boss == "kontinnua" else 0)


# --- level tiles and difficulty ------------------------------------------------------------------


def levelled(level: int, *cards: str) -> Table:
    """Let Continnua rise to a level after some order cards, with one foe in play."""
    table = drawn(trio(), *cards).set(level=level - 1).foes("chronophage 2").boss_deck("")
    later = [id for id in table.body["boss_discard"] if id != "paradox_hunter"]
    table.set(destroyed_boss=later, boss_discard=["paradox_hunter"]).lone_boss_turn()
    assert table.state.level == level
    return table


@pytest.mark.rule("AK-B6", "AK-B7")
def test_kontinnua_2() -> None:
    """INSTANT: foes heal 2, the Time Bubble returns. Foes 2 more; ACTIVATION: track +1."""
    table = levelled(2, "boss", "time_bubble")
    assert table.row() == ["chronophage 4", "paradox_hunter 8"]
    assert ids(table.state.order_discard) == ["boss"]

    table = struck("stolen_future", trio().set(level=2))
    assert (table.state.track, table.state.homeworld_life) == (1, 30)


@pytest.mark.rule("AK-B6", "AK-B7")
def test_kontinnua_3() -> None:
    """INSTANT: foes heal 2, a boss card returns. Foes 4 more; ACTIVATION: track, homeworld."""
    table = levelled(3, "boss", "boss", "time_bubble")
    assert table.row() == ["chronophage 4", "paradox_hunter 10"]
    assert ids(table.state.order_discard) == ["boss", "time_bubble"]

    table = struck("stolen_future", trio().set(level=3))
    assert (table.state.track, table.state.homeworld_life) == (1, 29)


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
def test_kontinnua_expert() -> None:
    """The track starts at 2; the rift opens at 6 and takes 6."""
    state = opened("zack", "toli", boss="kontinnua", difficulty="expert")
    assert (state.track, state.boss_life) == (2, 76)

    table = struck("stolen_future", trio(difficulty="expert").set(track=5))
    assert table.state.track == 5
    table = struck("stolen_future", drawn(trio(difficulty="expert"), "boss").set(track=6))
    assert (table.state.track, table.state.order_discard) == (0, [])


@pytest.mark.rule("AK-V1", "AK-S9", "AK-S10")
@pytest.mark.parametrize(("track", "after"), [(4, 4), (5, 0), (9, 4)])
def test_kontinnua_nightmare(track: int, after: int) -> None:
    """The track starts at 2, 6 life more; the rift opens at 5 and takes 5."""
    state = opened("zack", "toli", boss="kontinnua", difficulty="nightmare")
    assert (state.track, state.boss_life) == (2, 82)

    table = drawn(trio(difficulty="nightmare"), "boss", "boss").set(track=track)
    struck("stolen_future", table)
    assert table.state.track == after
    assert len(table.state.order_discard) == (2 if track == after else 1)


# --- all of them ---------------------------------------------------------------------------------


def test_every_card_and_tile_of_continnua_is_shown() -> None:
    """10 boss cards, no special cards, 2 level tiles, 2 sides of a tile."""
    tables = game().content.tables
    kinds = ("boss_card", "special_card", "level_tile", "difficulty_tile")
    ids = [e["id"] for kind in kinds for e in tables[kind] if e["boss"] == "kontinnua"]

    assert len(ids) == 10 + 2 + 2
    assert {f"test_{id.replace('-', '_')}" for id in ids} <= set(globals())
