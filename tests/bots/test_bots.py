"""Bots: found by name, honest, and given no state."""

from __future__ import annotations

import pytest

import sternentisch
from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.keen import KeenBot
from sternentisch.bots.play import play_to_end
from sternentisch.bots.random import RandomBot
from sternentisch.bots.registry import bot_ids, bot_names, make_bot
from sternentisch.kernel.refusal import BadInput, UnknownName
from sternentisch.kernel.rng import Rng
from sternentisch.lab.simulate import Plan, simulate


def test_bots_are_found_by_name() -> None:
    assert "random" in bot_ids()
    assert make_bot("random").name == "random"
    with pytest.raises(
        UnknownName,
        match="unknown bot 'oracle'; known: 1, 2, 3, 4, 5, greedy, keen, random, search",
    ):
        make_bot("oracle")


def test_lists_of_bots_are_read() -> None:
    assert bot_names("random", 3) == ["random"] * 3
    assert bot_names("random, random", 2) == ["random", "random"]
    with pytest.raises(BadInput, match="3 names wanted"):
        bot_names("random,random", 3)


def test_knowledge_is_a_seat_view_its_actions_and_guesses() -> None:
    state = sternentisch.load("cave-in").start(2, 1)
    seat = state.actor
    assert seat is not None
    knowledge = Knowledge(state, seat)
    assert knowledge.legal() == state.legal()
    assert knowledge.view() == state.view(seat)
    assert knowledge.sample(Rng(1)).view(seat) == state.view(seat)
    public = [name for name in dir(knowledge) if not name.startswith("_")]
    assert public == ["asked", "game", "legal", "sample", "seat", "seats", "view"]


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_random_bots_among_themselves_play_as_if_asked_one_by_one(id: str) -> None:
    """The short cut for random games makes the very same choices."""

    class Asked(RandomBot):
        pass

    game = sternentisch.load(id)
    one, two = (game.start(game.max_seats, 4) for _ in range(2))
    bots: list[Bot] = [RandomBot() for _ in range(game.max_seats)]
    asked: list[Bot] = [Asked() for _ in range(game.max_seats)]
    assert play_to_end(one, bots, Rng(8)) == play_to_end(two, asked, Rng(8))
    assert one == two


TEAMS = [id for id in sternentisch.game_ids() if sternentisch.load(id).cooperative]


@pytest.mark.parametrize("id", sorted(set(sternentisch.game_ids()) - set(TEAMS)))
def test_keen_bots_beat_random_ones(id: str) -> None:
    """What a game leans to usually pays: keen bots win most games from either seat."""
    for bots, keen in ((["keen", "random"], 0), (["random", "keen"], 1)):
        wins = simulate(Plan(id, bots, seed=7), 60).to_json()["wins_by_seat"]
        assert isinstance(wins, list)
        assert wins[keen] > 42


@pytest.mark.parametrize("id", TEAMS)
def test_keen_teams_do_more_than_random_ones(id: str) -> None:
    game = sternentisch.load(id)
    for seats in range(game.min_seats, game.max_seats + 1):
        done = [
            sum(sum(result.points) for result in simulate(Plan(id, [bot] * seats, 7), 60).results)
            for bot in ("keen", "random")
        ]
        assert done[0] > 2 * done[1] > 0


def test_keen_bots_choose_at_random_where_the_game_leans_to_nothing() -> None:
    state = sternentisch.load("magnastorm").start(4, 1)
    assert state.actor is not None
    knowledge = Knowledge(state, state.actor)
    chosen = {KeenBot().choose(knowledge, Rng(seed)) for seed in range(60)}
    assert chosen == set(state.legal())
