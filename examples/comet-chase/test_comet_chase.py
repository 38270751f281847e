"""The rules of Comet Chase, one by one, and what holds for every game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from comet_chase.game import CometChase
from comet_chase.state import State

import sternentisch
from sternentisch import Rng
from sternentisch.lab.conformance import check_game
from sternentisch.text.rulebook import rulebook

GAME = cast(CometChase, sternentisch.load("comet-chase"))


def deal(seats: int, seed: int) -> State:
    return cast(State, GAME.start(seats, seed))


def lay_out(*hands: str, tail: str = "ice", **options: object) -> State:
    """Lay a table: the hands of all players, and the sample in the tail."""
    state = cast(State, GAME.start(len(hands), options=options))
    state.hands = [tuple(map(int, hand.split())) for hand in hands]
    state.crates = [tuple(b for b in range(1, 11) if b not in hand) for hand in state.hands]
    state.deck = [tail, *(sample for sample in GAME.values if sample != tail)]
    state.settle()
    return state


def lay_down(state: State, *burns: int) -> None:
    """Let everybody in turn lay down a burn; 0 is to coast."""
    for burn in burns:
        state.apply(burn)


def rule_against(state: State, notation: str) -> str:
    refusal = state.refusal(GAME.action(notation))
    return refusal.rule if refusal else ""


# --- setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC-S1")
def test_everybody_draws_seven_of_ten_burns() -> None:
    state = deal(4, seed=3)
    assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
    for hand, crate in zip(state.hands, state.crates, strict=True):
        assert sorted(hand + crate) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert state.hands != deal(4, seed=4).hands


@pytest.mark.rule("CC-S2")
def test_any_of_eight_samples_can_come_first() -> None:
    decks = [deal(2, seed).deck for seed in range(60)]
    assert all(sorted(deck) == sorted(GAME.values) for deck in decks)
    assert {deck[0] for deck in decks} == set(GAME.values)
    assert len(GAME.values) == 8


# --- burning -------------------------------------------------------------------------------------


@pytest.mark.rule("CC-B1")
def test_nobody_sees_a_burn_before_all_are_turned_up() -> None:
    one, other = lay_out("1 2 3", "4 5 6"), lay_out("1 2 3", "4 5 6")
    lay_down(one, 2)
    lay_down(other, 3)
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)
    lay_down(one, 4)
    lay_down(other, 4)
    assert (one.distances, other.distances) == ([2, 4], [3, 4])


def test_guesses_keep_what_a_player_knows_and_vary_the_rest() -> None:
    state = lay_out("1 2 3 4 5 6 7", "4 5 6 7 8 9 10", tail="amber")
    lay_down(state, 1)
    guesses = [cast(State, state.sample(1, Rng(seed))) for seed in range(200)]
    assert {guess.hands[1] for guess in guesses} == {state.hands[1]}
    assert {guess.deck[0] for guess in guesses} == {"amber"}
    assert {guess.laid[0] for guess in guesses} == set(range(11))
    assert {guess.deck[1] for guess in guesses} == set(GAME.values) - {"amber"}


@pytest.mark.rule("CC-B2")
def test_a_burn_must_be_in_the_hand_and_is_spent() -> None:
    state = lay_out("1 2 3", "4 5 6")
    assert rule_against(state, "burn 2") == ""
    assert rule_against(state, "burn 4") == "CC-B2"
    lay_down(state, 2, 4)
    assert rule_against(state, "burn 2") == "CC-B2"


@pytest.mark.rule("CC-B3")
def test_nobody_burns_hot_twice_in_a_row() -> None:
    state = lay_out("3 7 8 9 10", "1 2 4 5 6")
    lay_down(state, 8, 1)
    assert rule_against(state, "burn 9") == "CC-B3"
    assert rule_against(state, "burn 7") == ""
    lay_down(state, 7, 2)
    assert rule_against(state, "burn 9") == ""


@pytest.mark.rule("CC-S3")
def test_cold_engines_never_overheat() -> None:
    state = lay_out("8 9 10", "1 2 4", cold_engines=True)
    lay_down(state, 8, 1)
    assert rule_against(state, "burn 9") == ""


@pytest.mark.rule("CC-B4")
def test_who_coasts_stays_spends_nothing_and_cools_down() -> None:
    state = lay_out("3 8 9", "1 2 4 5")
    lay_down(state, 8, 1)
    lay_down(state, 0, 2)
    assert state.distances == [8, 3]
    assert state.hands[0] == (3, 9)
    assert rule_against(state, "burn 9") == ""


# --- flying --------------------------------------------------------------------------------------


@pytest.mark.rule("CC-F1", "CC-F2")
def test_equal_burns_disturb_each_other_and_are_spent() -> None:
    state = lay_out("2 5", "5 6", "5 7", "3 9")
    lay_down(state, 5, 5, 5, 9)
    assert state.distances == [0, 0, 0, 9]
    assert state.hands == [(2,), (6,), (7,), (3,)]


@pytest.mark.rule("CC-F3")
def test_the_slowest_of_those_who_move_takes_the_sample() -> None:
    """Of 2, 2, 6 and 4 the two equal ones do not move, so 4 is the slowest."""
    state = lay_out("2 5", "2 6", "3 6", "4 9", tail="seed")
    lay_down(state, 2, 2, 6, 4)
    assert state.samples == [(), (), (), ("seed",)]
    assert "seed" not in state.deck


@pytest.mark.rule("CC-AMB-1")
def test_a_sample_drifts_away_if_no_probe_moves() -> None:
    state = lay_out("2 5", "2 6", "3 6", tail="seed")
    lay_down(state, 2, 2, 0)
    assert state.samples == [(), (), ()]
    assert state.lost == ("seed",)


# --- end -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-E1")
def test_the_chase_ends_after_six_rounds() -> None:
    state = lay_out("1 2 3 4 5 6 7", "1 2 3 4 5 6 7")
    for burn in range(1, 6):
        lay_down(state, burn, burn + 1)
        assert not state.over
    lay_down(state, 6, 1)
    assert state.over
    assert state.outcome().reason == "flown"


@pytest.mark.rule("CC-E2")
def test_steps_and_samples_are_points_and_equals_share_the_win() -> None:
    state = lay_out("1 4 6", "2 7 9", tail="amber")
    lay_down(state, 1, 7)
    outcome = state.outcome()
    assert outcome.breakdown == [{"distance": 1, "samples": 6}, {"distance": 7, "samples": 0}]
    assert outcome.points == [7, 7]
    assert outcome.winners == [0, 1]


# --- everything else -----------------------------------------------------------------------------


def test_every_rule_has_a_test_and_stands_in_the_code() -> None:
    shown = Path(__file__).read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in GAME.folder.glob("*.py"))
    for rule in rulebook(GAME, "en").entries:
        assert f'"{rule}"' in shown
        assert rule in code


def test_a_position_that_cannot_be_is_refused() -> None:
    document = deal(2, seed=1).to_position()
    body = cast(dict[str, list[object]], document["state"])
    body["hands"][1] = body["hands"][0]
    with pytest.raises(sternentisch.Defects, match="in exactly one place"):
        GAME.from_position(document)


def test_it_keeps_every_promise() -> None:
    check_game(GAME)
