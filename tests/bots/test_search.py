"""The search: finds what is good in a game it has never seen, alike for equal seeds."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

import sternentisch
from sternentisch.bots import hint as hint_module
from sternentisch.bots import search as search_module
from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.hint import BEST, TRIES, hints
from sternentisch.bots.judge import Judge, shares
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.levels import budget, horizon
from sternentisch.bots.play import play_to_end
from sternentisch.bots.random import RandomBot
from sternentisch.bots.registry import make_bot
from sternentisch.bots.search import Search
from sternentisch.bots.searcher import SearchBot
from sternentisch.games.cryo.state import State as CryoState
from sternentisch.kernel.content import load_content
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState
from tests.support.pebbles.game import Pebbles, State, Take

FOLDER = Path(__file__).parent.parent / "support" / "pebbles"


@pytest.fixture(scope="module")
def game() -> Pebbles:
    return Pebbles(load_content(FOLDER / "content.toml"), FOLDER)


def last_pebbles(game: Pebbles, seats: int, heap: int) -> State:
    """Return a game in which everybody has the same, and seat 0 is to take from the last few."""
    state = game.set_up({}, seats, Rng(1))
    state.pebbles = [10] * seats
    state.heap = heap
    state.cards = list(game.values)[:seats]
    state.deck = list(game.values)[seats:]
    state.stack = [Take(0)]
    state.settle()
    return state


def visits(state: KernelState, seed: int, iterations: int, judge: Judge) -> dict[int, int]:
    assert state.actor is not None
    root = Search(Knowledge(state, state.actor), judge, Rng(seed)).run(iterations)
    return {kid.id: kid.visits for kid in root.kids}


# --- it plays ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_takes_all_it_can_get(game: Pebbles, seats: int) -> None:
    """Three are left and three may be taken; rolling brings fewer on average."""
    state = last_pebbles(game, seats, 3)
    assert state.heap == 3
    best = game.action("take 3")
    for seed in range(4):
        assert SearchBot(2000).choose(Knowledge(state, 0), Rng(seed)) is best


def test_more_iterations_play_better(game: Pebbles) -> None:
    """A bot that searches beats random ones in a game for which it has no judge of its own."""
    wins = 0.0
    for seed in range(90):
        state = game.start(3, seed)
        bots: list[Bot] = [RandomBot(), RandomBot(), RandomBot()]
        bots[seed % 3] = SearchBot(100)
        play_to_end(state, bots, Rng(seed))
        winners = state.outcome().winners
        wins += (seed % 3 in winners) / len(winners)
    assert wins > 40  # a third of 90 is 30


def test_a_team_plays_for_its_common_victory() -> None:
    """In a cooperative game every seat has the same prospects at every node."""
    for id in sternentisch.game_ids():
        found = sternentisch.load(id)
        if found.cooperative:
            state = found.start(3, 2)
            assert state.actor is not None
            root = Search(Knowledge(state, state.actor), judge_of(found), Rng(1)).run(30)
            for kid in root.kids:
                assert len({round(total, 9) for total in kid.totals}) == 1


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_rewards_are_chances(id: str) -> None:
    """Prospects lie between 0 and 1, and those of rivals add up to 1, at any time of the game."""
    game = sternentisch.load(id)
    judge = judge_of(game)
    rng = Rng(4)
    state = game.start(game.max_seats, 6)
    while True:
        rewards = judge.rewards(state)
        assert len(rewards) == state.seats
        assert all(0 <= reward <= 1 for reward in rewards)
        if game.cooperative:
            assert len(set(rewards)) == 1
        else:
            assert sum(rewards) == pytest.approx(1)
        if state.over:
            break
        state.play(state.offers[rng.below(len(state.offers))])
    winners = state.outcome().winners
    if not game.cooperative:
        assert max(range(state.seats), key=rewards.__getitem__) in winners


def test_shares_of_victory() -> None:
    assert shares([20.0, 20.0], 10.0) == [0.5, 0.5]
    ahead, behind = shares([30.0, 20.0], 10.0)
    assert ahead > 0.85
    assert ahead + behind == pytest.approx(1)
    assert shares([5.0, 5.0, 5.0, 5.0], 1.0) == [0.25] * 4


# --- it keeps its budget, and its word -----------------------------------------------------------


@pytest.mark.parametrize("turns", [1, 2, 3, 5, 6])
def test_play_outs_go_on_until_the_turn_has_passed_often_enough(turns: int) -> None:
    state = sternentisch.load("cryo").start(4, 3)
    assert isinstance(state, CryoState)
    while state.stack[-1].kind.startswith("setup"):
        state.play(state.offers[0])
    search = Search(Knowledge(state, state.active), judge_of(state.game), Rng(2))
    search.horizon = turns
    later = state.clone()
    later.barrier = 0  # the turn that is just beginning does not count
    search.play_on(later)
    assert later.active == (state.active + turns) % 4


def test_how_far_a_bot_looks_is_the_judges_choice_or_its_own() -> None:
    state = sternentisch.load("cryo").start(2, 3)
    usual = judge_of(state.game).horizon
    knowledge = Knowledge(state, 0)
    rngs = [Rng(1), Rng(1), Rng(1)]
    for rng, turns in zip(rngs, (0, usual, 3 * usual), strict=True):
        SearchBot(20, horizon=turns).choose(knowledge, rng)
    assert rngs[0].value == rngs[1].value != rngs[2].value


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_equal_seeds_search_alike(id: str) -> None:
    game = sternentisch.load(id)
    judge = judge_of(game)
    state = game.start(game.max_seats, 3)
    before = state.digest()
    assert visits(state, 7, 40, judge) == visits(state, 7, 40, judge)
    assert state.digest() == before


def test_iterations_are_counted(game: Pebbles) -> None:
    state = game.start(2, 3)
    found = visits(state, 1, 40, Judge(game))
    assert sum(found.values()) <= 40
    assert sum(found.values()) > 20  # fewer only if the choice is settled
    assert set(found) == set(state.offers)


def test_a_settled_choice_ends_the_search(game: Pebbles) -> None:
    """Nothing changes by stopping early: the choice tried most could not have been overtaken."""
    state = last_pebbles(game, 2, 3)
    judge = Judge(game)
    found = visits(state, 1, 2000, judge)
    assert sum(found.values()) < 2000
    most, second = sorted(found.values())[:-3:-1]
    assert most - second > 2000 - sum(found.values()) - 16


def test_seconds_end_a_search(game: Pebbles, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by 10 ms whenever it is read, half a second is 50 iterations."""
    ticks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks) / 100)
    monkeypatch.setattr(search_module, "time", clock)
    state = game.start(4, 3)
    assert state.actor is not None
    knowledge = Knowledge(state, state.actor)
    root = Search(knowledge, Judge(game), Rng(1)).run(1_000_000, 0.5)
    assert 45 <= root.visits <= 50
    assert make_bot("search:0.2s").choose(knowledge, Rng(1)) in state.legal()


def test_settings_are_read() -> None:
    assert make_bot("search:25").name == "search:25"
    searcher = make_bot("search:25")
    assert isinstance(searcher, SearchBot)
    assert (searcher.iterations, searcher.seconds) == (25, 0.0)
    timed = make_bot("search:1.5s")
    assert isinstance(timed, SearchBot)
    assert timed.seconds == 1.5
    for setting in ("", "0", "-3", "1.5", "s", "0s", "1e9", "many", "٣", "1s2"):
        with pytest.raises(
            BadInput, match=r"search: iterations \(400\) or seconds \(0.5s\) wanted"
        ):
            make_bot(f"search:{setting}")
    assert make_bot("search:0.001s").name == "search:0.001s"
    with pytest.raises(BadInput, match=r"0\.001 seconds or more wanted, not '0\.000999s'"):
        make_bot("search:0.000999s")
    with pytest.raises(BadInput, match="this bot has no settings, '3' given"):
        make_bot("random:3")


# --- hints ---------------------------------------------------------------------------------------


def test_hints_name_the_best_choices_first(game: Pebbles) -> None:
    state = last_pebbles(game, 2, 3)
    found = hints(Knowledge(state, 0), Rng(1), 300)
    assert len(found) == BEST
    assert found[0].action.notation == "take 3"
    assert found[0].value > found[1].value >= found[2].value
    assert min(hint.tries for hint in found) >= found[0].tries // 4 >= 2
    assert all(0 <= hint.value <= 1 for hint in found)


@pytest.mark.parametrize("id", ["cave-in", "cryo"])
def test_by_default_hints_see_as_far_as_level_4(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first hints are what level 4 would choose among, tried as often; in Cryo it looks far."""
    monkeypatch.setattr(hint_module, "PATIENCE", 0.0)
    state = sternentisch.load(id).start(2, 5)
    knowledge = Knowledge(state, state.actor or 0)
    search = Search(knowledge, judge_of(knowledge.game), Rng(2))
    search.horizon = horizon(id, 4) or search.horizon
    best = search.run(budget(id, 4), 0.0).ranking(knowledge.seat)[0]
    tries = {hint.action.id: hint.tries for hint in hints(knowledge, Rng(2))}
    assert tries[best.id] == best.visits
    if id == "cryo":
        near = hints(knowledge, Rng(2), budget(id, 4))
        assert {hint.action.id: hint.tries for hint in near} != tries


def test_hints_take_the_seconds_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by 10 ms whenever it is read, 50 ms are 5 iterations."""
    ticks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks) / 100)
    monkeypatch.setattr(search_module, "time", clock)
    state = sternentisch.load("cave-in").start(2, 5)
    found = hints(Knowledge(state, state.actor or 0), Rng(1), seconds=0.05)
    assert max(hint.tries for hint in found) == TRIES
