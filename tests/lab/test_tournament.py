"""Tournaments: fair seats, the same figures on any number of processes, known winners on top."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.lab.played import Played
from sternentisch.lab.rating import Rating, interval, rate
from sternentisch.lab.report import Report
from sternentisch.lab.schedule import Fixture, rival_rounds, splits, team_rounds
from sternentisch.lab.tournament import Tournament, hold
from tests.support.claims import register


def claims(monkeypatch: pytest.MonkeyPatch, bots: str, games: int, seats: int = 2) -> Report:
    """Hold a tournament among bots that claim what their names say."""
    register(monkeypatch)
    return hold(Tournament("claims", bots.split(), games, seats))


def shares(report: Report) -> dict[tuple[str, str], float]:
    return {pair.bots: pair.share for pair in report.pairs}


# --- the schedule --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("deals", [1, 2, 3, 7])
def test_each_bot_sits_in_each_seat_equally_often(seats: int, deals: int) -> None:
    """Also in every single pair, however few rounds there are."""
    bots = ["a", "b", "c"]
    rounds = rival_rounds(bots, seats, deals)
    met = Counter(frozenset(fixture.seating) for games in rounds for fixture in games)
    assert met == {frozenset(pair): 2 * deals for pair in combinations(bots, 2)}
    for games in rounds:
        for seat in range(seats):
            assert len({fixture.seating[seat] for fixture in games}) == 2
        assert len({fixture.deal for fixture in games}) == 1


@pytest.mark.parametrize(
    ("seats", "tables"),
    [
        (2, "ab ba"),
        (3, "aab bba aba bab baa abb"),
        (4, "aabb bbaa abab baba abba baab"),
    ],
)
def test_all_ways_to_share_a_table_take_turns(seats: int, tables: str) -> None:
    rounds = rival_rounds(["a", "b"], seats, 2 * len(splits(seats)))
    assert " ".join("".join(f.seating) for games in rounds for f in games) == f"{tables} {tables}"


def test_all_pairs_play_a_deal_before_the_next_is_begun() -> None:
    rounds = rival_rounds(["a", "b", "c"], 2, 2)
    assert [games[0].seating for games in rounds[:3]] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [games[0].deal for games in rounds] == [0, 0, 0, 1, 1, 1]


def test_teams_play_the_same_deals() -> None:
    rounds = team_rounds(["a", "b"], 3, 2)
    assert rounds[1] == [Fixture(1, ("a",) * 3), Fixture(1, ("b",) * 3)]
    assert len(rounds) == 2


@pytest.mark.parametrize(("games", "played"), [(1, 2), (2, 2), (7, 8), (8, 8)])
def test_games_are_rounded_up_to_whole_rounds(games: int, played: int) -> None:
    plan = Tournament("cave-in", ["random", "keen"], games)
    assert plan.games == played
    assert sum(map(len, plan.rounds())) == played


# --- rivals --------------------------------------------------------------------------------------


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    plan = Tournament("magnastorm", ["random", "keen"], 6, 3, seed=4)
    told: list[int] = []
    one, two = hold(plan), hold(plan, jobs=2, progress=told.append)
    assert sum(told) == 6
    assert [r.points for r in one.results] == [r.points for r in two.results]
    figures, again = one.to_json(), two.to_json()
    assert set(figures) == set(again)
    assert {k: v for k, v in figures.items() if k != "timing"} == {
        k: v for k, v in again.items() if k != "timing"
    }


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan, path = Tournament("cave-in", ["keen", "random"], 6, seed=2), tmp_path / "new" / "games"

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(plan, progress=stop, played=Played(path))
    with path.open("a") as file:
        file.write('[1, [0, ["random')  # killed in the middle of a line
    told: list[int] = []
    report = hold(plan, progress=told.append, played=Played(path))
    assert sum(told) == 5
    assert [r.points for r in report.results] == [r.points for r in hold(plan).results]
    assert hold(plan, progress=told.append, played=Played(path)).pairs == report.pairs
    assert sum(told) == 5


def test_a_pair_plays_the_same_games_whoever_else_takes_part() -> None:
    alone = hold(Tournament("cave-in", ["keen", "random"], 6, seed=2))
    among = hold(Tournament("cave-in", ["greedy", "random", "keen"], 6, seed=2))
    share = shares(alone)["keen", "random"]
    assert shares(among)["random", "keen"] == pytest.approx(1 - share)
    points = {tuple(r.points) for r in alone.results}
    assert points <= {tuple(r.points) for r in among.results}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_always_wins_has_everything(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    report = claims(monkeypatch, "c1 c9 c4", 10, seats)
    assert shares(report) == {("c1", "c9"): 0, ("c1", "c4"): 0, ("c9", "c4"): 1}
    assert [rating.bot for rating in report.ratings] == ["c9", "c4", "c1"]
    assert report.ratings[0].ordinal > 0 > report.ratings[-1].ordinal
    assert report.pairs[0].interval[0] == 0
    assert 0 < report.pairs[0].interval[1] < 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_bots_have_equal_shares(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ties are split; and a better seat helps nobody, as both bots take it equally often."""
    ties = claims(monkeypatch, "c3 c3:too", 12, seats)
    seat = claims(monkeypatch, "seat:a seat:b", 12, seats)
    for report in (ties, seat):
        assert shares(report) == {report.pairs[0].bots: pytest.approx(0.5)}
        low, high = report.pairs[0].interval
        assert low < 0.5 < high
        assert low + high == pytest.approx(1)
    assert all(len(result.winners) == seats for result in ties.results)
    assert all(result.winners == [seats - 1] for result in seat.results)
    assert ties.ratings[0].mu == pytest.approx(ties.ratings[1].mu)


def test_a_shared_win_is_parted_by_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a tie of A, A and B two thirds are A's; where the bots change over, one third is."""
    report = claims(monkeypatch, "c3 c3:too", 6, 3)
    assert [result.share("c3") for result in report.results] == [
        pytest.approx(part) for part in (2 / 3, 1 / 3) * 3
    ]


def test_shares_add_up() -> None:
    report = hold(Tournament("cave-in", ["random", "keen", "greedy"], 4))
    figures = report.to_json()
    pairs = figures["pairs"]
    assert isinstance(pairs, list)
    assert len(pairs) == 3
    for pair in pairs:
        assert sum(pair["share"].values()) == pytest.approx(1)
        assert list(pair["share"]) == pair["bots"]
        low, high = pair["interval"]
        assert 0 <= low <= pair["share"][pair["bots"][0]] <= high <= 1


# --- teams ---------------------------------------------------------------------------------------


def test_teams_meet_the_whole_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two claims of 2 beat the imp alone, two of 9 the ogre, too, and two of 0 nobody."""
    register(monkeypatch)
    report = hold(Tournament("team-claims", ["c0", "c2", "c9"], 5))
    assert report.tournament.games == 6
    teams = report.to_json()["teams"]
    assert isinstance(teams, list)
    assert [(team["bot"], team["games"], team["wins"], team["rate"]) for team in teams] == [
        ("c0", 6, 0, 0.0),
        ("c2", 6, 3, 0.5),
        ("c9", 6, 6, 1.0),
    ]
    assert [(part["options"], part["wins"]) for part in teams[1]["by_panel"]] == [
        ({"boss": "imp"}, 3),
        ({"boss": "ogre"}, 0),
    ]
    assert shares(report) == {("c0", "c2"): 0.25, ("c0", "c9"): 0, ("c2", "c9"): 0.25}
    assert [rating.bot for rating in report.ratings] == ["c9", "c2", "c0"]


def test_options_given_win_over_the_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    plan = Tournament("team-claims", ["c2"], 3, options={"boss": "ogre"})
    assert plan.panel == [{"boss": "ogre"}]
    assert plan.games == 3
    report = hold(plan)
    assert report.team("c2").wins == 0
    assert report.pairs == []


def test_the_bosses_of_astro_knights_take_turns() -> None:
    plan = Tournament("astro-knights", ["random"], 5, options={"difficulty": "expert"})
    bosses = [plan.options(deal)["boss"] for deal in range(plan.deals)]
    assert Counter(bosses) == dict.fromkeys(bosses, 2)
    assert len(set(bosses)) == 4
    assert all(entry["difficulty"] == "expert" for entry in plan.panel)


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_every_panel_can_be_started(id: str) -> None:
    game = sternentisch.load(id)
    for entry in game.panel():
        for seats in range(game.min_seats, game.max_seats + 1):
            game.complete(seats, entry)


# --- figures -------------------------------------------------------------------------------------


def test_intervals_are_the_narrower_the_more_is_known() -> None:
    few, many = interval([0.0, 1.0] * 5), interval([0.0, 1.0] * 500)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert many[0] == pytest.approx(0.469, abs=0.001)
    assert many[1] == pytest.approx(0.531, abs=0.001)
    assert interval([1.0])[0] < 0.5


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("wins", [0, 1, 3, 10])
def test_an_interval_holds_the_mean(games: int, wins: int) -> None:
    low, high = interval([1.0] * wins + [0.0] * (10 - wins), games)
    assert 0 <= low <= wins / 10 <= high <= 1
    assert high - low > 0.1


def test_ratings_begin_alike_and_follow_results() -> None:
    assert rate(["a", "b"], []) == [Rating(bot, 25, 25 / 3, 0) for bot in "ab"]
    best, worst = rate(["a", "b"], [(["a", "b"], [2, 1])] * 9)
    assert (best.bot, worst.bot) == ("b", "a")
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)
    assert best.sigma < 8


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        ({"bots": ["keen"]}, "bots: at least 2 wanted, 1 given"),
        ({"bots": []}, "bots: at least 2 wanted, 0 given"),
        ({"bots": [], "game": "astro-knights"}, "bots: at least 1 wanted, 0 given"),
        ({"bots": ["keen", "random", "keen"]}, "'keen' is listed 2 times"),
        ({"bots": ["keen", "oracle"]}, "unknown bot 'oracle'"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"seats": 1}, "players, not 1"),
        ({"seats": 5}, "players, not 5"),
        ({"games": 0}, "games: at least 1 wanted, not 0"),
        ({"options": {"x": 1}}, "options.x: unknown option"),
        ({"seed": 2**63}, "seed: a whole number"),
    ],
)
def test_wrong_tournaments_are_refused(plan: dict, message: str) -> None:
    with pytest.raises(SternentischError, match=message):
        Tournament(**{"game": "cave-in", "bots": ["keen", "random"], **plan})


def test_rivals_need_two_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    with pytest.raises(BadInput, match="seats: at least 2 wanted, not 1"):
        Tournament("claims", ["c1", "c2"], seats=1)
    assert Tournament("team-claims", ["c1"], seats=1).seats == 1


def test_a_tournament_needs_a_process() -> None:
    with pytest.raises(BadInput, match="jobs: at least 1"):
        hold(Tournament("cave-in", ["keen", "random"]), jobs=0)
