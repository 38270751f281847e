"""What is open and what is hidden: rules AK-M20 to AK-M23, AK-A19."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sternentisch.games.astro_knights.state import State
from sternentisch.kernel.rng import Rng
from tests.support.astro_knights import Table, everybody, game

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOSSES = pytest.mark.parametrize("boss", ["furion", "architect", "lunaris", "kontinnua"])


def midgame(seats: int, boss: str) -> State:
    """Return a position in the middle of a random game that is not over."""
    for seed in range(1, 50):
        state = game().start(seats, seed, {"boss": boss})
        chance = Rng(seed)
        for _ in range(60):
            if not state.over:
                state.play(state.offers[chance.below(len(state.offers))])
        if not state.over:
            assert isinstance(state, State)
            return state
    raise AssertionError("all of these games are over")


def shown(state: State, seat: int | None) -> dict[str, Any]:
    """Return a view without what is different for each reader by design."""
    view = msgspec.to_builtins(state.view(seat))
    return {name: value for name, value in view.items() if name not in ("seat", "legal")}


# --- open ---------------------------------------------------------------------------------------


@pytest.mark.rule("AK-M20", "AK-M22")
@SEATS
@BOSSES
def test_everybody_sees_the_same(seats: int, boss: str) -> None:
    """Seats and spectators alike."""
    state = midgame(seats, boss)
    for seat in range(seats):
        assert shown(state, seat) == shown(state, None)


@pytest.mark.rule("AK-M20", "AK-P35")
def test_boards_and_cards_are_open() -> None:
    """Gavriil sees everything that belongs to Zack."""
    table = Table("zack", "gavriil").lay("zack", life=6, power=3, slots=2, hand="normium vibrax")
    table.lay("zack", weapons="blaster", area="mag_field", discard="repulsor normium phase_shield")
    table.begin("zack", energy=4, attack=False)
    zack = table.view("gavriil").players[0]
    assert (zack.life, zack.power, zack.slots, zack.exhausted) == (6, 3, 2, False)
    assert (zack.weapons, zack.area) == (["blaster"], ["mag_field"])
    assert zack.discard == ["repulsor", "normium", "phase_shield"]
    assert table.view("gavriil").energy == 4


@pytest.mark.rule("AK-M20")
def test_the_boss_and_the_piles_are_open() -> None:
    """Foes, discards, level, track, tokens, the top cards and sizes of the supply, the box."""
    table = everybody(*PEOPLE).foes("fire_support 5", "tzorn 3").set(level=2, track=1)
    table.set(pair_tokens=[1, None]).boss_deck("collapsing_core debris_warden")
    table.supply("tech", "quantum_hack").only("weapon_high", "vibrax echo_ray").begin("zack")
    view = table.view("toli")
    assert [(foe.id, foe.life, foe.special) for foe in view.foes] == [
        ("fire_support", 5, False),
        ("tzorn", 3, False),
    ]
    assert (view.level, view.track, view.pair_tokens) == (2, 1, [1, None])
    assert sorted(view.boss_discard) == [
        "gravity_well",
        "relentless_barrage",
        "roaming_titan",
        "thermionic_barricade",
        "wrath_of_the_star",
    ]
    piles = {pile.id: (pile.top, pile.cost, pile.size) for pile in view.supply}
    assert (piles["tech"], piles["weapon_high"]) == (("quantum_hack", 7, 9), ("vibrax", 7, 2))
    assert view.destroyed.count("fusion_sniper") == 1


@pytest.mark.rule("AK-M20", "AK-O1")
def test_the_order_discard_is_open() -> None:
    table = everybody("zack", "gavriil").order("player_2 player_1").next_turn("zack")
    table.do("end", "end")
    assert table.view("gavriil").order_discard == ["player_2", "player_1"]


@pytest.mark.rule("AK-A19", "AK-M20")
@SEATS
def test_hands_are_open(seats: int) -> None:
    people = PEOPLE[:seats]
    cards = ("normium vibrax", "blaster", "normium blaster", "normium mag_field")
    table = Table(*people)
    for person, hand in zip(people, cards, strict=False):
        table.lay(person, hand=hand)
    table.begin("zack")
    for reader in (*people, None):
        hands = [sorted(player.hand) for player in table.view(reader).players]
        assert hands == [sorted(hand.split()) for hand in cards[:seats]]


@pytest.mark.rule("AK-M20", "AK-P14")
def test_overcharged_techs_are_known_to_lie_at_the_bottom() -> None:
    """The view lists them, lowest first, and no guess moves them."""
    table = everybody("zack", "gavriil").supply("tech", "psionic_tether deflector_field")
    table.begin("zack", energy=9).do("overcharge", "overcharge")
    (tech,) = [pile for pile in table.view("gavriil").supply if pile.id == "tech"]
    assert tech.bottom == ["deflector_field", "psionic_tether"]
    for seed in range(10):
        guess = table.state.sample(1, Rng(seed))
        assert isinstance(guess, State)
        assert [card.id for card in guess.supply[2][:2]] == tech.bottom


# --- hidden -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-M21")
@SEATS
@BOSSES
def test_the_order_of_hidden_piles_cannot_be_seen(seats: int, boss: str) -> None:
    """Other orders of the same piles look the same to everybody."""
    state = midgame(seats, boss)
    for seed in range(5):
        guess = state.sample(state.actor, Rng(seed))
        assert isinstance(guess, State)
        assert shown(guess, None) == shown(state, None)
        assert sorted(guess.pieces()) == sorted(state.pieces())


@pytest.mark.rule("AK-M21")
def test_what_is_in_the_hidden_piles_is_known() -> None:
    """Supply, boss deck, special deck and order deck, each as a list without order."""
    table = everybody("zack", "gavriil").begin("zack")
    view, state = table.view("zack"), table.state
    assert view.boss_deck == sorted(card.id for card in state.boss_deck)
    assert view.special_deck == sorted(card.id for card in state.special_deck)
    assert sorted(view.order_deck) == sorted(card.id for card in state.order_deck)
    for pile in view.supply:
        assert sorted([pile.top, *pile.rest]) == sorted(table.pile(pile.id))


@pytest.mark.rule("AK-M21")
def test_every_order_of_the_hidden_piles_is_possible() -> None:
    """Guesses put each card of the boss deck on top now and then, and the top supply never."""
    table = everybody("zack", "gavriil").begin("zack")
    guesses = [table.state.sample(0, Rng(seed)) for seed in range(60)]
    assert all(isinstance(guess, State) for guess in guesses)
    states = [guess for guess in guesses if isinstance(guess, State)]
    assert {guess.boss_deck[-1].id for guess in states} == set(table.view().boss_deck)
    assert {guess.order_deck[-1].id for guess in states} == set(table.view().order_deck)
    assert len({guess.special_deck[-1].id for guess in states}) > 5
    for number, pile in enumerate(table.view().supply):
        assert {guess.supply[number][-1].id for guess in states} == {pile.top}
        assert len({guess.supply[number][-2].id for guess in states}) > 2


@pytest.mark.rule("AK-M22", "AK-5")
@SEATS
def test_decks_are_remembered_alike_by_all(seats: int) -> None:
    """Their order follows from what everybody has seen, so no guess changes it."""
    state = midgame(seats, "furion")
    decks = [[card.id for card in player.deck] for player in state.players]
    for seat in range(seats):
        view = game().view(state, seat)
        assert [player.deck_order[::-1] for player in view.players] == decks
        assert [player.deck for player in view.players] == [len(deck) for deck in decks]
        guess = state.sample(seat, Rng(seat))
        assert isinstance(guess, State)
        assert [[card.id for card in player.deck] for player in guess.players] == decks


# --- chance -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-M23", "AK-5")
def test_a_player_turn_is_free_of_chance() -> None:
    """Attacks, cards, overcharging, acquiring, turning over and the next order card."""
    table = Table("zack", "gavriil").lay("zack", weapons="blaster", discard="repulsor vibrax")
    table.lay("zack", hand="normium antimatter_current").lay("gavriil", hand="normium")
    table.supply("tech", "psionic_tether").supply("core_low", "solarius_cell")
    table.order("player_2").begin("zack", energy=9)
    before = table.state.rng.value
    table.do("weapon zack-1", "hand normium", "hand antimatter_current", "supply weapon_mid")
    table.do("overcharge", "supply core_low", "end", "area normium")
    while table.actor() == "zack":
        table.do("end")
    assert table.actor() == "gavriil"
    assert table.state.rng.value == before


@pytest.mark.rule("AK-M23")
@pytest.mark.parametrize(
    ("deck", "track", "drawn"),
    [("fire_support", 0, False), ("", 0, True), ("fire_support", 3, True)],
)
def test_a_boss_turn_needs_chance_only_for_shuffling(deck: str, track: int, drawn: bool) -> None:
    """A level-up shuffles the boss deck, an empty bombardment deck is reshuffled."""
    table = everybody("zack", "gavriil").boss_deck(deck).set(track=track).special_deck("")
    before = table.body["rng"]
    table.lone_boss_turn()
    assert (table.state.rng.value != before) == drawn


@pytest.mark.rule("AK-M23")
@SEATS
def test_equal_seeds_give_equal_games(seats: int) -> None:
    """Whatever is left to chance comes from the seed, seats included."""
    one, two = (game().start(seats, 9, {"boss": "random"}) for _ in range(2))
    assert one.digest() == two.digest()
    others = {game().start(seats, seed, {"boss": "random"}).digest() for seed in range(10)}
    assert len(others) == 10
