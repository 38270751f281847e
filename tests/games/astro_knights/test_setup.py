"""Setup of knights, homeworld and supply, and the options: rules AK-S1 to AK-S5, AK-A31."""

from __future__ import annotations

from collections import Counter

import pytest

from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.kernel.rng import Rng
from tests.support.astro_knights import Table, everybody, game

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
KNIGHTS = ("christina", "zack", "toli", "silas", "gavriil", "nasma")
BOSSES = ("furion", "architect", "lunaris", "kontinnua")
WORLDS = {"quaris": (30, 5), "new_atlantis": (28, 5), "nisarin": (30, 5), "ylong": (32, 6)}


def dealt(seats: int, seed: int = 1, **options: object) -> AstroKnightsView:
    """Return the table as it is dealt, before anything is carried out."""
    complete = game().start(seats, 1, dict(options)).options
    return astro_knights_view(game().set_up({**complete}, seats, Rng(seed)).view(None))


# --- knights ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-S1", "AK-A31")
@SEATS
def test_knights_and_seats_are_drawn(seats: int) -> None:
    """Without the option everybody can sit everywhere, and nobody twice."""
    tables = [[player.knight for player in dealt(seats, seed).players] for seed in range(80)]
    for seat in range(seats):
        assert {knights[seat] for knights in tables} == set(KNIGHTS)
    assert all(len(set(knights)) == seats for knights in tables)


@pytest.mark.rule("AK-S1", "AK-A31")
@SEATS
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_named_knights_sit_in_their_order(seats: int, seed: int) -> None:
    for knights in (KNIGHTS[:seats], KNIGHTS[::-1][:seats]):
        view = dealt(seats, seed, knights=list(knights))
        assert tuple(player.knight for player in view.players) == knights


@pytest.mark.rule("AK-S1")
@SEATS
def test_the_knights_of_a_first_game(seats: int) -> None:
    view = dealt(seats, 1, first_game=True)
    recommended = ["christina", "zack", "toli", "silas"]
    assert [player.knight for player in view.players] == recommended[:seats]
    with pytest.raises(Defects, match=r"options\.knights: first_game already chooses"):
        game().start(seats, 1, {"first_game": True, "knights": recommended[:seats]})


@pytest.mark.rule("AK-S1", "AK-A31")
@pytest.mark.parametrize(
    "knights",
    [
        ["zack"],
        ["zack", "toli", "silas"],
        ["zack", "zack"],
        ["zack", "furion"],
        ["zack", ""],
        ["zack", 1],
        "zack",
        None,
    ],
)
def test_two_seats_want_two_different_knights(knights: object) -> None:
    with pytest.raises(Defects, match=r"options\.knights"):
        game().start(2, 1, {"knights": knights})


@pytest.mark.rule("AK-S2")
@pytest.mark.parametrize(
    ("knight", "unique", "hand", "deck"),
    [
        ("christina", "field_workshop", "NNNNB", "UNNNN"),
        ("zack", "overclocked_carbine", "NNNBB", "UNBNN"),
        ("toli", "star_banner", "NNNBU", "NNBNN"),
        ("silas", "field_medkit", "NNNNB", "UNBNN"),
        ("gavriil", "red_line_sabre", "NNBBU", "NNBNN"),
        ("nasma", "spore_bloom", "NNNBU", "BNNBN"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_start_hands_and_decks(knight: str, unique: str, hand: str, deck: str, seed: int) -> None:
    """The deck lies in the listed order, whatever the seed, and nothing has been drawn."""
    letters = {"N": "normium", "B": "blaster", "U": unique}
    (player,) = dealt(1, seed, knights=[knight]).players
    assert Counter(player.hand) == Counter(letters[letter] for letter in hand)
    assert player.deck_order == [letters[letter] for letter in deck]
    assert player.deck == 5
    assert player.discard == player.area == player.weapons == []


@pytest.mark.rule("AK-S3")
@pytest.mark.parametrize(
    ("knight", "power", "slots"),
    [
        ("christina", 5, 1),
        ("zack", 4, 1),
        ("toli", 4, 1),
        ("silas", 5, 1),
        ("gavriil", 5, 2),
        ("nasma", 4, 1),
    ],
)
def test_markers_begin_at_the_start_values(knight: str, power: int, slots: int) -> None:
    (player,) = dealt(1, knights=[knight]).players
    assert (player.life, player.life_max) == (10, 10)
    assert (player.power, player.power_max) == (0, power)
    assert (player.slots, player.slots_max) == (slots, 4)
    assert not player.exhausted


@pytest.mark.rule("AK-S3")
def test_no_marker_rises_above_its_maximum() -> None:
    """Zack is full of everything: what he would gain is lost."""
    table = Table("zack", "gavriil").lay("zack", power=4, slots=4, life=9).lay("gavriil", life=9)
    table.lay("zack", weapons="vibrax", hand="magnetic_holster chromerium_halo chromerium_halo")
    table.begin("zack").do("weapon zack-1", "hand magnetic_holster", "seat zack")
    for _ in range(2):
        table.do("hand chromerium_halo", "seat zack")
    zack = table.player("zack")
    assert (zack.power, zack.slots, zack.life) == (4, 4, 10)


@pytest.mark.rule("AK-S3")
def test_no_marker_falls_below_zero() -> None:
    """One power of two can be lost, no slot at all, and one life of two."""
    table = everybody("zack", "gavriil").set(track=9).boss_deck("collapsing_core")
    table.special_deck("emp_torpedo melting_beam").lay("zack", power=1, slots=0, life=1)
    table.lay("gavriil", slots=0).order("player_1").boss_turn()
    table.do("seat zack")
    assert table.state.homeworld_power == 0
    while table.asked() != "action-step":
        table.do("seat zack")
    zack = table.player("zack")
    assert (zack.power, zack.slots, zack.life) == (0, 0, 0)


# --- homeworld and supply -----------------------------------------------------------------------


@pytest.mark.rule("AK-S4")
@pytest.mark.parametrize("world", WORLDS)
@SEATS
def test_the_homeworld_begins_at_its_start_values(world: str, seats: int) -> None:
    view = dealt(seats, homeworld=world)
    life, power = WORLDS[world]
    assert view.homeworld == world
    assert (view.homeworld_life, view.homeworld_life_max) == (life, life)
    assert (view.homeworld_power, view.homeworld_power_max) == (0, power)


@pytest.mark.rule("AK-S4", "AK-S6", "AK-M23")
def test_random_homeworlds_and_bosses() -> None:
    """Each of them can come up; without the options Furion attacks Quaris."""
    views = [dealt(2, seed, boss="random", homeworld="random") for seed in range(40)]
    assert {view.homeworld for view in views} == set(WORLDS)
    assert {view.boss for view in views} == set(BOSSES)
    assert (dealt(2).boss, dealt(2).homeworld) == ("furion", "quaris")


@pytest.mark.rule("AK-S5")
@SEATS
def test_the_supply_is_sorted_into_six_piles(seats: int) -> None:
    """By kind and cost; the number of knights does not matter."""
    view = dealt(seats, 7)
    assert {pile.id: pile.size for pile in view.supply} == {
        "core_low": 10,
        "core_high": 11,
        "tech": 9,
        "weapon_low": 11,
        "weapon_mid": 9,
        "weapon_high": 7,
    }
    cost = {card.id: card.cost for card in game().box.cards}
    bounds = [(0, 3), (4, 99), (0, 99), (0, 4), (5, 6), (7, 99)]
    for pile, (low, high) in zip(view.supply, bounds, strict=True):
        assert all(low <= cost[card] <= high for card in [pile.top, *pile.rest])
        assert pile.cost == cost[pile.top]


@pytest.mark.rule("AK-S5", "AK-M21")
def test_each_pile_is_shuffled_and_shows_its_top_card() -> None:
    views = [dealt(2, seed) for seed in range(60)]
    for number, pile in enumerate(views[0].supply):
        kinds = {pile.top, *pile.rest}
        assert {view.supply[number].top for view in views} == kinds
        assert pile.rest == sorted(pile.rest), "no order is shown"
        assert len(pile.rest) == pile.size - 1


# --- wrong options ------------------------------------------------------------------------------


@pytest.mark.rule("AK-S4", "AK-S6", "AK-S9", "AK-S11", "AK-A1")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("boss", "zack"),
        ("boss", ""),
        ("boss", 0),
        ("homeworld", "earth"),
        ("homeworld", ["quaris"]),
        ("difficulty", "hard"),
        ("difficulty", "random"),
        ("difficulty", None),
        ("extra_token", 3),
        ("extra_token", -1),
        ("extra_token", "1"),
        ("extra_token", True),
        ("boss_may_exceed_start_life", 1),
        ("boss_may_exceed_start_life", "yes"),
        ("homeworlds", "quaris"),
    ],
)
def test_other_option_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(Defects, match=rf"options\.{name}"):
        game().start(3, 1, {name: value})


@pytest.mark.rule("AK-S1")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_knights_are_refused(seats: int) -> None:
    with pytest.raises(BadInput):
        game().start(seats, 1, {"knights": list(KNIGHTS[:seats])})
