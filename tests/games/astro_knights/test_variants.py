"""Variants: difficulty and TruSolo, rules AK-V1 to AK-V6."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table, everybody

GRADES = pytest.mark.parametrize("difficulty", ["normal", "expert", "nightmare"])
EXHAUSTING = {
    "furion": "collapsing_core",
    "architect": "target_matrix",
    "lunaris": "moonbeam",
    "kontinnua": "time_tear",
}
"""For each boss a strike by which one player suffers at least 2."""


def alone(hand: str = "normium", knight: str = "zack", **values: object) -> Table:
    """A single knight with some cards."""
    return Table(knight).lay(knight, hand=hand, **values)


# --- difficulty ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-V1", "AK-A26")
@pytest.mark.parametrize(
    ("difficulty", "track", "shots", "left"),
    [
        ("normal", 3, 1, 0),
        ("normal", 5, 1, 2),
        ("normal", 6, 2, 0),
        ("expert", 3, 1, 1),
        ("expert", 5, 2, 1),
        ("expert", 6, 2, 2),
        ("nightmare", 3, 1, 1),
        ("nightmare", 5, 2, 1),
    ],
)
def test_the_tile_replaces_the_rule_for_the_end_of_the_turn(
    difficulty: str, track: int, shots: int, left: int
) -> None:
    """On Furion's tile each shot lowers the track by 2 only."""
    table = everybody("zack", "gavriil", difficulty=difficulty).set(track=track)
    table.boss_deck("fire_support").special_deck("railgun_volley nova_cannon").order("player_1")
    table.boss_turn()
    assert len(table.heard("homeworld-hit")) == shots
    assert table.state.track == left


@pytest.mark.rule("AK-V1")
@pytest.mark.parametrize(
    ("difficulty", "track", "left"),
    [
        *(("normal", 7, 7), ("normal", 8, 0)),
        *(("expert", 5, 5), ("expert", 6, 0)),
        *(("nightmare", 4, 4), ("nightmare", 5, 0)),
    ],
)
def test_the_rift_opens_earlier_when_it_is_harder(difficulty: str, track: int, left: int) -> None:
    """Kontinnua takes a boss card back at track 8, for experts at 6, in a nightmare at 5."""
    table = everybody("zack", "gavriil", boss="kontinnua", difficulty=difficulty)
    table.set(track=track).boss_deck("paradox_hunter").order("boss player_1 player_2").next_turn()
    backs = [event.facts["order_card"] for event in table.heard("order-card-back")]
    moved = [event.facts["track"] for event in table.heard("track-moved")]
    assert (backs[:1], moved[:1]) == (([], []) if left else (["boss"], [0]))


@pytest.mark.rule("AK-V1", "AK-A24")
@pytest.mark.parametrize(("difficulty", "damage"), [("normal", 2), ("expert", 3), ("nightmare", 4)])
def test_the_tile_replaces_the_rule_for_an_empty_special_deck(difficulty: str, damage: int) -> None:
    """The Architect's program wants a droid, and there is none."""
    table = everybody("zack", "gavriil", boss="architect", difficulty=difficulty)
    table.set(track=4).special_deck("").boss_deck("loader_colossus").order("player_1")
    before = table.body["homeworld_life"]
    table.boss_turn()
    assert table.state.homeworld_life == before - damage
    assert table.row() == ["loader_colossus 7"]


@pytest.mark.rule("AK-V1", "AK-S10", "AK-D20")
@GRADES
def test_the_start_life_of_the_tile_is_the_cap(difficulty: str) -> None:
    """Lunaris heals up to its start life, which is 6 higher in a nightmare."""
    table = everybody("zack", "gavriil", boss="lunaris", difficulty=difficulty)
    cap = 70 if difficulty == "nightmare" else 64
    table.set(boss_life=cap - 2, track=3).boss_deck("avatar_of_the_moon").order("player_1")
    table.special_deck("herald_of_immortality").boss_turn()
    assert table.state.boss_life == cap


@pytest.mark.rule("AK-V1")
def test_normal_uses_the_rules_of_the_boss() -> None:
    view = everybody("zack", "gavriil").begin("zack").view()
    assert view.difficulty == "normal"
    assert view.boss_life_start == 64


# --- several knights, one person ----------------------------------------------------------------


@pytest.mark.rule("AK-V2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 7), (4, 9)])
def test_the_rules_look_at_seats_only(seats: int, cards: int) -> None:
    """Whoever decides for them: two knights are two players, with boss deck and allies."""
    table = everybody(*("zack", "gavriil", "toli", "silas")[:seats])
    assert len(table.body["boss_deck"]) == cards
    for ally in table.people[1:]:
        table.lay(ally, deck="normium")
    table.lay("zack", weapons="velocity_revolver").begin("zack").do("weapon zack-1")
    if seats > 2:
        assert (table.actor(), table.legal()) == ("zack", [f"seat {n}" for n in range(1, seats)])
        table.do("seat toli")
    assert [event.seat for event in table.heard("card-drawn")] == [min(seats - 1, 2)]


@pytest.mark.rule("AK-V2", "AK-3")
def test_several_knights_of_one_person_are_lost_together_only() -> None:
    """With the second knight standing the exhaustion of the first is no defeat."""
    table = everybody("zack", "gavriil").lay("zack", life=1).boss_deck("collapsing_core")
    table.order("player_2").boss_turn().do("seat zack")
    assert table.player("zack").exhausted
    assert table.actor() == "gavriil"


# --- TruSolo ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-V3", "AK-S7")
def test_only_cards_marked_always_are_in_the_first_boss_deck() -> None:
    view = alone().begin("zack").view()
    always = ["collapsing_core", "fire_support", "relentless_barrage", "roaming_titan"]
    assert view.boss_deck == always
    assert len(view.boss_discard) == 5


@pytest.mark.rule("AK-V3", "AK-V4", "AK-O7")
@pytest.mark.parametrize("knight", ["christina", "zack", "nasma"])
def test_each_number_in_the_order_deck_means_the_only_knight(knight: str) -> None:
    """Three turns for the knight in a pass, two for the boss."""
    table = alone(knight=knight).order("player_3 player_1 player_2 boss boss").next_turn()
    for turn in range(1, 4):
        assert (table.asked(), table.actor()) == ("action-step", knight)
        assert table.heard("boss-turn-started") == []
        assert len(table.heard("turn-started")) == turn
        if turn < 3:
            table.do("end", "end")
    assert table.view().order_deck == ["boss", "boss"]


@pytest.mark.rule("AK-V5")
def test_each_ally_is_you_once() -> None:
    """Warp Thrower: the only knight draws one card."""
    table = alone(weapons="warp_thrower", deck="vibrax repulsor").begin("zack")
    table.do("weapon zack-1")
    assert sorted(table.cards("zack", "hand")) == ["normium", "vibrax"]


@pytest.mark.rule("AK-V5", "AK-P15")
def test_the_ally_who_equips_is_you() -> None:
    table = alone("magnetic_holster repulsor phase_shield", slots=0).begin("zack")
    table.do("hand magnetic_holster")
    assert (table.asked(), table.actor()) == ("pick-card", "zack")
    table.do("hand repulsor")
    assert table.cards("zack", "weapons") == ["repulsor"]
    assert table.player("zack").slots == 1


@pytest.mark.rule("AK-V5", "AK-C14")
def test_christinas_prototype_is_for_herself() -> None:
    table = Table("christina").lay("christina", power=5, deck="normium", hand="normium")
    table.supply("weapon_high", "fusion_sniper").begin("christina").do("knight")
    table.do("supply weapon_high")
    assert table.cards("christina", "deck") == ["fusion_sniper", "normium"]


@pytest.mark.rule("AK-V5", "AK-C5")
def test_a_may_for_an_ally_is_yours() -> None:
    """Bio Converter: after the destroying the knight may draw and discard a card."""
    table = alone("bio_converter normium", deck="vibrax").begin("zack")
    table.do("hand bio_converter", "end")
    assert (table.asked(), table.actor()) == ("confirm", "zack")
    table.do("yes", "hand normium")
    assert table.cards("zack", "hand") == ["vibrax"]
    assert table.cards("zack", "discard") == ["normium"]


@pytest.mark.rule("AK-V5", "AK-C10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_at_the_table_you_are_no_ally_of_your_own(seats: int) -> None:
    people = ("zack", "gavriil", "toli", "silas")[:seats]
    table = everybody(*people).lay("zack", weapons="warp_thrower")
    for person in people:
        table.lay(person, deck="blaster")
    table.begin("zack").do("weapon zack-1")
    assert [event.seat for event in table.heard("card-drawn")] == list(range(1, seats))


@pytest.mark.rule("AK-V6", "AK-D10")
@pytest.mark.parametrize("boss", EXHAUSTING)
def test_exhaustion_is_no_defeat_for_one_knight(boss: str) -> None:
    """The boss's effect and the doubled rest apply, then play goes on."""
    table = Table("zack", boss=boss).lay("zack", life=1, hand="normium").order("player_1")
    table.set(homeworld_life=25, boss_life=20).boss_deck(EXHAUSTING[boss]).boss_turn()
    assert table.player("zack").exhausted
    rest = {"furion": 1, "architect": 1, "lunaris": 2, "kontinnua": 2}[boss]
    kinds = [event.kind for event in table.log.events]
    exhausted, hit = kinds.index("knight-exhausted"), kinds.index("homeworld-hit")
    assert table.heard("homeworld-hit")[0].facts["count"] == 2 * rest
    effect = {
        "furion": "track-moved",
        "architect": "foe-entered",
        "lunaris": "boss-healed",
        "kontinnua": "",
    }[boss]
    assert not effect or effect in kinds[exhausted:hit]
    assert (table.heard("game-ended"), table.asked()) == ([], "action-step")


@pytest.mark.rule("AK-V6", "AK-D14")
def test_an_exhausted_knight_plays_on_alone() -> None:
    """Damage goes doubled to the homeworld, and only its fall ends the game."""
    table = alone(life=0).boss_deck("collapsing_core relentless_barrage").order("boss boss")
    table.set(homeworld_life=5).next_turn()
    assert [event.facts["count"] for event in table.heard("homeworld-hit")] == [4, 1]
    assert table.state.outcome().reason == "homeworld"


@pytest.mark.rule("AK-V6", "AK-D13", "AK-C8")
def test_the_only_knight_keeps_the_lowest_life() -> None:
    """Singularity Shell: 1 damage for the player with the lowest life, 1 for the homeworld."""
    table = alone(life=0).set(track=3, homeworld_life=20).special_deck("singularity_shell")
    table.boss_deck("fire_support").order("player_1").boss_turn()
    assert [event.facts["count"] for event in table.heard("homeworld-hit")] == [2, 1]


@pytest.mark.rule("AK-V6", "AK-D13")
def test_among_several_knights_the_exhausted_one_has_not() -> None:
    table = everybody("zack", "gavriil").lay("zack", life=0).set(track=3, homeworld_life=20)
    table.special_deck("singularity_shell").boss_deck("fire_support").order("player_1").boss_turn()
    assert table.player("gavriil").life == 9
    assert table.state.homeworld_life == 19
