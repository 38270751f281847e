"""The levels: five steps that every game has, each with its budget and its words."""

from __future__ import annotations

import pytest

import sternentisch
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.levels import BUDGETS, LEVELS, budget, horizon
from sternentisch.bots.registry import bot_ids, make_bot
from sternentisch.kernel.rng import Rng
from sternentisch.lab.tournament import Tournament, hold
from sternentisch.text.speaker import Speaker

GAMES = sternentisch.game_ids()
RIVALS = [id for id in GAMES if not sternentisch.load(id).cooperative]
TEAMS = [id for id in GAMES if sternentisch.load(id).cooperative]


def test_every_game_has_a_judge_and_budgets_of_its_own() -> None:
    assert sorted(BUDGETS) == GAMES
    for id in GAMES:
        assert type(judge_of(sternentisch.load(id))) is not Judge


@pytest.mark.parametrize("id", [*GAMES, "a-game-nobody-measured"])
def test_budgets_grow_from_level_to_level(id: str) -> None:
    found = [budget(id, int(level)) for level in LEVELS]
    assert found[:2] == [0, 0]
    assert 0 < found[2] < found[3] < found[4]


@pytest.mark.parametrize("id", GAMES)
def test_no_level_looks_less_far_than_the_one_below(id: str) -> None:
    usual = judge_of(sternentisch.load(id)).horizon
    found = [horizon(id, int(level)) or usual for level in LEVELS[2:]]
    assert found == sorted(found)
    assert found[0] == usual


@pytest.mark.parametrize("language", ["de", "en"])
def test_levels_have_names_and_descriptions(language: str) -> None:
    speaker = Speaker(sternentisch.load("cryo"), language, [])
    assert set(LEVELS) <= set(bot_ids())
    names = [str(speaker.name("bot", level)) for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    for level in LEVELS:
        assert level in speaker.say(f"bot-{level}.text")


@pytest.mark.parametrize("id", GAMES)
def test_levels_choose_something_legal_alike_for_equal_chance(id: str) -> None:
    state = sternentisch.load(id).start(2, 5)
    assert state.actor is not None
    knowledge = Knowledge(state, state.actor)
    for level in LEVELS[:3]:
        bot = make_bot(level)
        assert bot.name == level
        chosen = bot.choose(knowledge, Rng(3))
        assert chosen in state.legal()
        assert make_bot(level).choose(knowledge, Rng(3)) is chosen


@pytest.mark.parametrize("id", RIVALS)
@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["1", "random"], 10, 0.7),
        (["2", "1"], 20, 0.6),
        (["3", "random"], 2, 0.95),
    ],
)
def test_levels_are_steps(id: str, bots: list[str], games: int, least: float) -> None:
    """A small sample of the ladder in docs/bots.md, for what needs no long search."""
    [pair] = hold(Tournament(id, bots, games, seed=5), jobs=1).pairs
    assert pair.share >= least


@pytest.mark.parametrize("id", TEAMS)
def test_teams_get_better_from_level_to_level(id: str) -> None:
    report = hold(Tournament(id, ["random", "1", "2"], 24, seed=5), jobs=1)
    wins = [report.team(bot).wins for bot in ("random", "1", "2")]
    assert wins[0] <= wins[1] < wins[2]
