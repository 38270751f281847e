"""OpenSpiel's own test, and that chance and secrets are where they should be."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import sternentisch
from sternentisch.kernel.refusal import BadInput
from sternentisch.rl import openspiel
from sternentisch.rl.openspiel import MAX_LENGTH, spiel_name
from tests.rl.counts import COUNTS, GAMES


def load(game: str, seats: int, **params: object) -> Any:
    return pyspiel.load_game(spiel_name(game), {"players": seats, **params})


def walk(state: Any, seed: int) -> Any:
    """Play at random; yield every state that is not the end."""
    chance = random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_random_simulation_test_passes(game: str, seats: int) -> None:
    spiel = load(game, seats, chances=20)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_are_true(game: str) -> None:
    plain = sternentisch.load(game)
    spiel = load(game, plain.max_seats)
    kind = spiel.get_type()
    assert spiel.num_players() == plain.max_seats
    assert spiel.num_distinct_actions() == len(plain.table)
    assert (kind.min_num_players, kind.max_num_players) == (plain.min_seats, plain.max_seats)
    assert not kind.provides_information_state_tensor
    utility = pyspiel.GameType.Utility
    assert kind.utility == (utility.IDENTICAL if plain.cooperative else utility.ZERO_SUM)
    for state in walk(spiel.new_initial_state(), 1):
        assert state.returns() == [0] * plain.max_seats
    assert state.move_number() < MAX_LENGTH
    assert state.returns() == state.line.setting.reward(state.line.state.outcome())


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_chance_is_asked_wherever_chance_is_drawn(game: str, seats: int) -> None:
    """Between two chance nodes the generator stands still, and each of them changes it."""
    draws = 0
    value = None
    for state in walk(load(game, seats, chances=5).new_initial_state(), 2):
        if state.line.state is None:
            continue
        if state.is_chance_node():
            draws += 1
            value = None
        elif value is None:
            value = state.line.state.rng.value
        else:
            assert state.line.state.rng.value == value
    assert draws or game in ("cave-in", "cryo")  # they shuffle at the start, then hardly ever


def test_chance_decides_what_an_action_leads_to() -> None:
    for state in walk(load("astro-knights", 2).new_initial_state(), 3):
        if state.is_chance_node() and state.line.state is not None:
            known = state.line.state.digest()
            children = [state.child(number) for number in range(40)]
            assert len({child.line.state.digest() for child in children}) > 1
            assert state.line.state.digest() == known
            return
    pytest.fail("nothing was left to chance")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_what_the_seat_knows(game: str) -> None:
    spiel = load(game, 2)
    for number, state in enumerate(walk(spiel.new_initial_state(), 4)):
        if state.is_chance_node() or number % 7:
            continue
        position = state.line.state
        for seat in range(2):
            row = spiel.setting.game.observe(position, seat)
            assert state.observation_tensor(seat) == list(row)
            told = json.loads(state.observation_string(seat))
            assert told["seat"] == seat
            guess = state.resample_from_infostate(seat, random.Random(number).random)
            assert guess.observation_string(seat) == state.observation_string(seat)


def test_the_fields_have_names() -> None:
    spiel = load("cryo", 3)
    state = spiel.new_initial_state()
    state.apply_action(1)
    observer = spiel.make_py_observer()
    observer.set_from(state, 2)
    fields = sternentisch.load("cryo").fields(3)
    assert list(observer.dict) == [field.name for field in fields]
    assert np.concatenate(list(observer.dict.values())).tolist() == state.observation_tensor(2)


def test_a_search_of_openspiel_finds_a_move() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    spiel = load("cave-in", 2, chances=10)
    state = spiel.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=3,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_options_and_rewards_are_parameters() -> None:
    spiel = pyspiel.load_game(
        "python_sternentisch_cave_in(players=3,reward=margin:40,options=first_game:yes)"
    )
    assert spiel.setting.options["first_game"] is True
    assert spiel.setting.seats == 3
    assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    again = pyspiel.load_game(str(spiel))
    assert again.setting.options == spiel.setting.options


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "MAX_LENGTH", 12)
    state = load("cave-in", 2).new_initial_state()
    for _ in walk(state, 1):
        pass
    assert state.move_number() == 12
    assert not state.line.state.over
    assert state.legal_actions() == []
    assert state.returns() == [0, 0]


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(BadInput, match="for 2 to 4 players, not 7"):
        load("cave-in", 7)
    with pytest.raises(BadInput, match="NAME:VALUE wanted"):
        load("cave-in", 2, options="first_game")
    with pytest.raises(BadInput, match="option first_game: given twice"):
        load("cave-in", 2, options="first_game:yes;first-game:no")
    with pytest.raises(BadInput, match="chances: at least 1 wanted"):
        load("cave-in", 2, chances=0)
