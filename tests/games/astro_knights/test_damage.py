"""Damage that you deal, and damage that the boss deals: sources, targets, bonus."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.components import BossCard, Card
from sternentisch.games.astro_knights.effect import Script
from tests.support.astro_knights import Table, game


def card(id: str) -> Card:
    return next(card for card in game().box.cards if card.id == id)


def ids(cards: list[BossCard]) -> list[str]:
    return [card.id for card in cards]


def armed(weapons: str, *foes: str, hand: str = "normium", **options: object) -> Table:
    """Let Zack's turn begin against 36 life, with weapons, foes in the row and a core in hand."""
    table = Table("christina", "zack", **options).foes(*foes).set(boss_life=36)
    return table.lay("zack", weapons=weapons, slots=4, hand=hand).begin("zack")


def boosted(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a weapon the extra cost of the Overclocked Carbine: a card for +2."""
    carbine, weapon = card("overclocked_carbine").on_attack, card(id).on_attack
    assert carbine is not None
    assert weapon is not None
    text = Script("boosted", [carbine.effects[0], *weapon.effects])
    monkeypatch.setattr(card(id), "on_attack", text)


# --- your damage ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-D1", "AK-D2", "AK-D4")
def test_a_source_hits_one_target_and_its_excess_is_lost() -> None:
    """Fusion Sniper against a foe with 2 life: nobody else is hit."""
    table = armed("fusion_sniper", "fire_support 2", "tzorn 7").do("weapon zack-1")
    assert table.legal() == ["boss", "foe 1", "foe 2"]

    table.do("foe 1")
    assert table.row() == ["tzorn 7"]
    assert table.state.boss_life == 36
    assert table.player("zack").damage == [0, 2]


@pytest.mark.rule("AK-D1", "AK-D2")
@pytest.mark.parametrize(
    ("targets", "boss", "row"),
    [
        (("boss", "foe 1"), 33, ["fire_support 4", "tzorn 7"]),
        (("foe 1", "foe 1"), 36, ["fire_support 1", "tzorn 7"]),
        (("foe 1", "foe 2"), 36, ["fire_support 3", "tzorn 5"]),
        (("foe 2", "foe 1"), 36, ["fire_support 4", "tzorn 4"]),
    ],
)
def test_each_source_of_a_card_has_its_own_target(
    targets: tuple[str, str], boss: int, row: list[str]
) -> None:
    """Fractal Grenade: 3 to anybody, 2 to a foe."""
    table = armed("fractal_grenade", "fire_support 6", "tzorn 7").do("weapon zack-1", *targets)

    assert (table.state.boss_life, table.row()) == (boss, row)


@pytest.mark.rule("AK-D2")
def test_a_source_for_foes_cannot_hit_the_boss() -> None:
    """Nor a foe that is not there."""
    table = armed("fractal_grenade", "fire_support 6", "tzorn 7").do("weapon zack-1", "boss")

    assert table.legal() == ["foe 1", "foe 2"]
    assert table.refusal("boss") == "AK-D2"
    assert table.refusal("foe 3") == "AK-D2"
    assert table.refusal("seat christina") == "ST-1"


@pytest.mark.rule("AK-D2")
def test_without_a_target_a_source_does_nothing() -> None:
    """The only foe falls to the first source, and the second one is lost."""
    table = armed("fractal_grenade", "fire_support 2").do("weapon zack-1", "foe 1")

    assert (table.asked(), table.state.boss_life) == ("action-step", 36)
    assert table.cards("zack", "discard") == ["fractal_grenade"]


@pytest.mark.rule("AK-D2", "AK-M10")
def test_with_the_boss_alone_nobody_is_asked() -> None:
    """There is one target only."""
    table = armed("fusion_sniper").do("weapon zack-1")

    assert (table.asked(), table.state.boss_life) == ("action-step", 27)


@pytest.mark.rule("AK-D3", "AK-2")
def test_the_boss_falls_at_zero() -> None:
    """9 damage against 5 life: you win at once, and not a point more is counted."""
    table = armed("fusion_sniper")
    table.state.boss_life = 5
    table.do("weapon zack-1")

    assert (table.state.boss_life, table.state.reason) == (0, "victory")
    assert table.player("zack").damage == [5, 0]
    assert table.state.outcome().victory


@pytest.mark.rule("AK-D3", "AK-2")
def test_nothing_more_is_resolved_after_victory() -> None:
    """The Vibrax gives no power any more, and stays where it is."""
    table = armed("vibrax")
    table.state.boss_life = 6
    table.do("weapon zack-1")

    assert table.state.over
    assert (table.player("zack").power, table.state.homeworld_power) == (0, 0)


@pytest.mark.rule("AK-D4", "AK-B8")
def test_a_foe_without_life_leaves_at_once() -> None:
    """It is gone before the second source is aimed."""
    table = armed("fractal_grenade", "fire_support 3", "tzorn 7", "roaming_titan 7")
    table.do("weapon zack-1", "foe 1")

    assert table.row() == ["tzorn 7", "roaming_titan 7"]
    assert ids(table.state.boss_discard)[-1] == "fire_support"
    assert table.legal() == ["foe 1", "foe 2"]


@pytest.mark.rule("AK-D4")
def test_a_foe_that_survives_stays() -> None:
    """One life is enough."""
    table = armed("lightning_cutlass", "fire_support 4").do("weapon zack-1", "foe 1")

    assert table.row() == ["fire_support 1"]


@pytest.mark.rule("AK-D4")
def test_defeating_a_foe_is_no_damage() -> None:
    """Quantum Hack removes a foe of any life."""
    table = Table("christina", "zack").foes("debris_warden 18").lay("christina", deck="normium")
    table.lay("zack", hand="quantum_hack normium").begin("zack")
    table.do("hand quantum_hack")

    assert (table.row(), table.player("zack").life) == ([], 9)
    assert table.player("zack").damage == [0, 0]
    assert ids(table.state.boss_discard)[-1] == "debris_warden"


# --- bonus damage --------------------------------------------------------------------------------


@pytest.mark.rule("AK-D5", "AK-P4")
@pytest.mark.parametrize(("answer", "boss"), [("yes", 33), ("end", 35)])
def test_a_bonus_raises_the_source(answer: str, boss: int) -> None:
    """The Overclocked Carbine deals 1, or 3 for a card."""
    table = armed("overclocked_carbine", hand="normium normium blaster")
    table.do("weapon zack-1", answer)
    if answer == "yes":
        table.do("hand blaster")

    assert table.state.boss_life == boss
    assert len(table.cards("zack", "hand")) == (2 if answer == "yes" else 3)


@pytest.mark.rule("AK-D5")
def test_a_bonus_raises_every_source_but_is_none_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Fractal Grenade with +2: 5 and 4."""
    boosted("fractal_grenade", monkeypatch)
    table = armed("fractal_grenade", "tzorn 7", hand="normium blaster")
    table.do("weapon zack-1", "yes", "hand blaster", "boss")

    assert (table.state.boss_life, table.row()) == (31, ["tzorn 3"])


@pytest.mark.rule("AK-D5")
def test_a_bonus_ends_with_its_attack() -> None:
    """The next weapon deals what is printed."""
    table = armed("overclocked_carbine repulsor", hand="normium blaster normium")
    table.do("weapon zack-1", "yes", "hand blaster", "weapon zack-1")

    assert table.state.boss_life == 36 - 3 - 2


@pytest.mark.rule("AK-D5", "AK-A17")
def test_a_divided_source_gets_its_bonus_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Echo Ray with +2: 9 points for boss and foes together."""
    boosted("echo_ray", monkeypatch)
    table = armed("echo_ray", "tzorn 7", "fire_support 6", hand="normium blaster")
    table.do("weapon zack-1", "yes", "hand blaster", *["boss", "foe 1", "foe 2"] * 3)

    assert table.asked() == "action-step"
    assert (table.state.boss_life, table.row()) == (33, ["tzorn 4", "fire_support 3"])


# --- divided sources -----------------------------------------------------------------------------


@pytest.mark.rule("AK-A30", "AK-D1")
def test_points_are_assigned_one_at_a_time_and_dealt_together() -> None:
    """Seven points; until the last one is assigned nobody is hurt."""
    table = armed("echo_ray", "tzorn 7", "fire_support 2")
    table.do("weapon zack-1", "foe 2", "foe 2", "foe 1", "foe 1", "boss", "boss")
    assert table.asked() == "split"
    assert (table.state.boss_life, table.row()) == (36, ["tzorn 7", "fire_support 2"])

    table.do("boss")
    assert (table.state.boss_life, table.row()) == (33, ["tzorn 5"])
    assert table.player("zack").damage == [3, 4]


@pytest.mark.rule("AK-A30")
def test_no_foe_gets_more_points_than_it_has_life() -> None:
    """The boss takes any number of them."""
    table = armed("echo_ray", "tzorn 7", "fire_support 2").do("weapon zack-1", "foe 2", "foe 2")
    assert table.legal() == ["boss", "foe 1"]
    assert table.refusal("foe 2") == "AK-A30"
    assert table.refusal("foe 3") == "AK-D2"
    assert table.refusal("end") == "ST-1"

    table.do(*["boss"] * 5)
    assert (table.state.boss_life, table.row()) == (31, ["tzorn 7"])


@pytest.mark.rule("AK-A30", "AK-2")
def test_points_for_boss_and_foes_that_win_the_game() -> None:
    """Two for the foe, and the boss has no more life than the other five."""
    table = armed("echo_ray", "fire_support 2")
    table.state.boss_life = 5
    table.do("weapon zack-1", "foe 1", "boss", "foe 1")

    assert (table.state.reason, table.state.boss_life) == ("victory", 0)


@pytest.mark.rule("AK-A30", "AK-M10")
def test_without_foes_nothing_is_divided() -> None:
    """The boss takes all seven."""
    assert armed("echo_ray").do("weapon zack-1").state.boss_life == 29


# --- damage from the boss ------------------------------------------------------------------------


@pytest.mark.rule("AK-D6", "AK-D1")
def test_the_boss_hurts_a_knight_of_your_choice() -> None:
    """One player suffers 2; the source is not divided and spares the homeworld."""
    table = Table("christina", "zack", "toli").boss_deck("collapsing_core").lone_boss_turn("zack")
    assert (table.actor(), table.asked()) == ("zack", "pick-seat")
    assert table.legal() == ["seat 0", "seat 1", "seat 2"]

    table.do("seat toli")
    assert [player.life for player in table.state.players] == [10, 10, 8]
    assert table.state.homeworld_life == 30


@pytest.mark.rule("AK-D6", "AK-3")
def test_the_homeworld_falls_at_zero() -> None:
    """2 damage against 1 life: you all lose, and the track does not move any more."""
    table = Table("christina", "zack").boss_deck("relentless_barrage").set(homeworld_life=1)
    table.lone_boss_turn()

    assert (table.state.homeworld_life, table.state.reason) == (0, "homeworld")
    assert table.state.track == 0
    assert table.state.outcome().victory is False


@pytest.mark.rule("AK-D6")
def test_damage_to_the_homeworld_is_its_own() -> None:
    """No knight loses life, and the homeworld survives with 1."""
    table = Table("christina", "zack").boss_deck("relentless_barrage").set(homeworld_life=3)
    table.lone_boss_turn()

    assert (table.state.homeworld_life, table.state.reason) == (1, "")
    assert [player.life for player in table.state.players] == [10, 10]


@pytest.mark.rule("AK-D7", "AK-M4")
@pytest.mark.parametrize(
    ("seats", "captain", "order"),
    [(1, 0, [0]), (2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 0, [0, 1, 2, 3]), (4, 3, [3, 0, 1, 2])],
)
def test_each_player_suffers_in_seat_order_from_the_captain_on(
    seats: int, captain: int, order: list[int]
) -> None:
    """One source for every seat."""
    people = ("christina", "zack", "toli", "silas")[:seats]
    table = Table(*people).boss_deck("wrath_of_the_star").lone_boss_turn(people[captain])

    assert [event.seat for event in table.heard("knight-hit")] == order
    assert [player.life for player in table.state.players] == [9] * seats
