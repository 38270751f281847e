"""The game as a whole: rules AK-1 to AK-6, with one to four knights."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import GAME_OVER, BadInput
from tests.support.astro_knights import Table, everybody, game

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOSSES = pytest.mark.parametrize("boss", ["furion", "architect", "lunaris", "kontinnua"])
LAST_LEVEL = {"furion": 3, "architect": 5, "lunaris": 4, "kontinnua": 3}
STRIKES = {
    "furion": "collapsing_core",
    "architect": "target_matrix",
    "lunaris": "moonbeam",
    "kontinnua": "time_tear",
}
"""For each boss a strike by which one player suffers at least 2."""


def group(seats: int, **options: object) -> Table:
    """Return a table with some knights, each of whom holds a card."""
    return everybody(*PEOPLE[:seats], **options)


# --- knights, homeworld, boss -------------------------------------------------------------------


@pytest.mark.rule("AK-1")
@SEATS
def test_each_knight_has_a_seat_of_its_own(seats: int) -> None:
    view = group(seats).begin("zack").view()
    assert view.seats == seats
    assert [player.knight for player in view.players] == list(PEOPLE[:seats])
    assert [player.seat for player in view.players] == list(range(seats))
    assert (view.homeworld, view.boss) == ("quaris", "furion")


@pytest.mark.rule("AK-1")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_knights(seats: int) -> None:
    with pytest.raises(BadInput, match="seats"):
        game().start(seats, 1)


@pytest.mark.rule("AK-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_seats_that_nobody_has_cannot_be_chosen(seats: int) -> None:
    table = Table(*PEOPLE[:seats]).lay("zack", hand="chromerium_halo", life=9).begin("zack")
    table.do("hand chromerium_halo")
    assert table.legal() == [f"seat {seat}" for seat in range(seats)]
    for seat in range(seats, 4):
        assert table.refusal(f"seat {seat}") == "AK-1"


@pytest.mark.rule("AK-1", "AK-2")
@SEATS
def test_all_win_together(seats: int) -> None:
    """The knight who does not strike wins as well, and even the exhausted one."""
    table = group(seats).set(boss_life=1).lay("zack", weapons="blaster")
    if seats > 1:
        table.lay("gavriil", life=0)
    table.begin("zack").do("weapon zack-1")
    outcome = table.state.outcome()
    assert (outcome.reason, outcome.victory) == ("victory", True)
    assert outcome.winners == list(range(seats))
    assert outcome.ranks == [1] * seats


# --- victory ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-2", "AK-D3")
@SEATS
@pytest.mark.parametrize("life", [1, 3])
def test_nothing_is_resolved_after_victory(seats: int, life: int) -> None:
    """The Cutlass deals 3; the power that would follow is not gained any more."""
    table = group(seats).set(boss_life=life).lay("zack", weapons="lightning_cutlass")
    table.begin("zack").do("weapon zack-1")
    assert (table.asked(), table.actor(), table.legal()) == ("", "", [])
    assert table.state.boss_life == 0
    assert table.player("zack").power == 0
    assert table.heard("power-gained") == []
    assert table.log.events[-1].kind == "game-ended"
    assert table.refusal("end") == GAME_OVER


@pytest.mark.rule("AK-2")
def test_a_boss_with_life_left_is_not_defeated() -> None:
    table = group(2).set(boss_life=4).lay("zack", weapons="lightning_cutlass")
    table.begin("zack").do("weapon zack-1")
    assert table.state.boss_life == 1
    assert table.heard("game-ended") == []
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-2")
def test_victory_in_the_action_step() -> None:
    """EQUIP texts and abilities win the game just as attacks do."""
    table = Table("zack", "gavriil").set(boss_life=1).lay("zack", hand="ballistic_array")
    table.begin("zack").do("hand ballistic_array")
    assert table.state.outcome().victory

    table = group(2).set(boss_life=2).lay("gavriil", power=5).begin("gavriil")
    table.do("knight")
    assert table.state.outcome().victory


# --- defeat -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-3", "AK-D6")
@SEATS
@pytest.mark.parametrize("life", [1, 2])
def test_the_homeworld_falls(seats: int, life: int) -> None:
    """Relentless Barrage: the homeworld is lost, and the track does not move any more."""
    table = group(seats).set(homeworld_life=life).boss_deck("relentless_barrage")
    table.boss_turn()
    assert table.asked() == ""
    outcome = table.state.outcome()
    assert (outcome.reason, outcome.victory, outcome.winners) == ("homeworld", False, [])
    assert (table.state.homeworld_life, table.state.track) == (0, 0)


@pytest.mark.rule("AK-3")
def test_a_homeworld_with_life_left_stands() -> None:
    table = group(2).set(homeworld_life=3).boss_deck("relentless_barrage")
    table.order("player_1").boss_turn()
    assert table.state.homeworld_life == 1
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-3", "AK-D10")
@BOSSES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_knight_is_exhausted(seats: int, boss: str) -> None:
    """All others are exhausted already; nothing of the boss follows, nor any doubled damage."""
    table = group(seats, boss=boss).lay("zack", life=1)
    for person in table.people[1:]:
        table.lay(person, life=0)
    table.boss_deck(STRIKES[boss]).boss_turn()
    life, boss_life = table.state.homeworld_life, table.state.boss_life
    table.do("seat zack")
    outcome = table.state.outcome()
    assert (outcome.reason, outcome.victory) == ("exhausted", False)
    assert (table.state.homeworld_life, table.state.boss_life) == (life, boss_life)
    assert table.log.events[-2].kind == "knight-exhausted"


@pytest.mark.rule("AK-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_knight_left_is_enough(seats: int) -> None:
    """As long as one of them has life, the game goes on."""
    table = group(seats).boss_deck("collapsing_core")
    for person in table.people[1:-1]:
        table.lay(person, life=0)
    last = table.people[-1]
    table.lay(last, life=2).order("boss player_1" if seats < 4 else "boss").boss_turn()
    table.do(f"seat {last}")
    assert table.player(last).exhausted
    assert table.heard("game-ended") == []


@pytest.mark.rule("AK-3", "AK-V6")
def test_one_knight_alone_goes_on() -> None:
    table = group(1).lay("zack", life=1).boss_deck("collapsing_core").order("player_1")
    table.boss_turn()
    assert table.player("zack").exhausted
    assert (table.heard("game-ended"), table.asked()) == ([], "action-step")


@pytest.mark.rule("AK-3", "AK-B6")
@BOSSES
@SEATS
def test_the_boss_runs_out_of_levels(seats: int, boss: str) -> None:
    """A card is due, the boss deck is empty, and the last tile lies there."""
    table = group(seats, boss=boss).set(level=LAST_LEVEL[boss]).boss_deck("").boss_turn()
    while table.asked():
        table.do(table.legal()[0])
    outcome = table.state.outcome()
    assert (outcome.reason, outcome.victory) == ("deck", False)
    assert table.state.homeworld_life > 0
    assert table.heard("boss-card-revealed") == []


@pytest.mark.rule("AK-3", "AK-B6")
@BOSSES
def test_below_the_last_level_an_empty_deck_is_no_defeat(boss: str) -> None:
    table = group(2, boss=boss).set(level=LAST_LEVEL[boss] - 1).boss_deck("")
    table.order("player_1").boss_turn()
    while table.asked() != "action-step":
        table.do(table.legal()[0])
    assert table.state.level == LAST_LEVEL[boss]
    assert table.heard("game-ended") == []
    assert len(table.heard("boss-card-revealed")) > 0


# --- no rounds, no shuffling, no ties -----------------------------------------------------------


@pytest.mark.rule("AK-4")
def test_the_order_deck_knows_no_rounds() -> None:
    """One knight acts three times before the other one acts at all; a boss turn lies between."""
    table = group(2).order("player_1 player_1 boss player_2").boss_deck("fire_support")
    table.begin("zack")
    turns = [table.actor()]
    for _ in range(3):
        table.do("end", "end")
        turns.append(table.actor())
    assert turns == ["zack", "zack", "zack", "gavriil"]
    assert len(table.heard("boss-turn-started")) == 1


@pytest.mark.rule("AK-5", "AK-P33")
@pytest.mark.parametrize("chance", [1, 2**20, 2**47])
def test_decks_are_turned_over_and_never_shuffled(chance: int) -> None:
    """Whatever chance says, the discard comes back in the order in which it was laid."""
    cards = "blaster normium repulsor solarius_cell normium vibrax nebula_wave"
    table = group(2).set(rng=chance).lay("zack", discard=cards).order("player_2")
    table.begin("zack").do("end", "end")
    drawn = [event.facts["card"] for event in table.heard("card-drawn")]
    assert drawn + table.cards("zack", "deck") == cards.split()
    assert len(table.heard("deck-turned")) == 1


@pytest.mark.rule("AK-6", "AK-A21", "AK-C6")
def test_the_first_condition_ends_the_game() -> None:
    """The Sabre would defeat the boss, but its cost exhausts the last knight before."""
    table = group(2).set(boss_life=4).lay("gavriil", weapons="red_line_sabre", life=1)
    table.lay("zack", life=0).begin("gavriil").do("weapon gavriil-1", "yes")
    assert table.state.outcome().reason == "exhausted"
    assert table.state.boss_life == 4


@pytest.mark.rule("AK-6")
def test_exhaustion_comes_before_the_fall_of_the_homeworld() -> None:
    """One source would do both: the knight is hit first, the homeworld would be next."""
    table = group(2).set(homeworld_life=1).lay("zack", life=1).lay("gavriil", life=0)
    table.boss_deck("collapsing_core").boss_turn().do("seat zack")
    assert table.state.outcome().reason == "exhausted"
    assert table.state.homeworld_life == 1


@pytest.mark.rule("AK-6", "AK-2")
def test_victory_comes_before_a_defeat_that_is_near() -> None:
    """The boss falls; that the next boss turn would have ended the game does not matter."""
    table = group(2).set(boss_life=1, level=3).boss_deck("").order("boss")
    table.lay("zack", weapons="blaster").begin("zack").do("weapon zack-1")
    assert table.state.outcome().reason == "victory"
    assert len(table.heard("game-ended")) == 1
