"""The judge of Magnastorm: what a good player would do, and how well it foresees the end."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import sternentisch
from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.greedy import GreedyBot
from sternentisch.bots.judges.magnastorm import MagnastormJudge
from sternentisch.bots.keen import KeenBot
from sternentisch.games.magnastorm.decisions import NODES
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.magnastorm import Table, game

JUDGE = MagnastormJudge(game())
BUILT = ("T1M", "T1X", "T2M")
"""Where the stations of somebody stand who has built them all."""


def best(table: Table) -> str:
    """Return what the judge rates best."""
    rates = JUDGE.rates(table.state)
    return table.legal()[rates.index(max(rates))]


def rate(table: Table, move: str) -> float:
    return JUDGE.rates(table.state)[table.legal().index(move)]


def play(seed: int, bots: list[Bot]) -> State:
    state = game().start(len(bots), seed)
    rng = Rng(seed)
    while state.actor is not None:
        state.apply(bots[state.actor].choose(Knowledge(state, state.actor), rng))
    return state


# --- takeovers and followers ------------------------------------------------------------------


def test_a_commander_for_a_single_cube_is_taken() -> None:
    table = Table(2).lay("grey", cubes="2 grey 1 yellow", prestige=22).lay("purple", prestige=22)
    table.upper(2, "yellow").station("grey", *BUILT).set(round=3).begin("grey")
    assert best(table) == "take 2"


def test_a_commander_for_five_yellow_cubes_is_too_dear_at_first() -> None:
    table = Table(2).lay("grey", cubes="3 yellow").begin("grey")
    assert best(table).startswith("pick")


def test_a_cheap_commander_is_not_left_to_a_rival() -> None:
    table = Table(2).upper(1, "yellow").upper(2, "yellow yellow yellow yellow")
    table.lay("grey", cubes="1 grey").lay("purple", cubes="1 yellow").begin("grey")
    assert best(table) == "pick 1 yellow"


def test_a_column_is_not_made_payable_for_a_rival() -> None:
    table = Table(2).upper(1, "yellow yellow").lay("purple", cubes="1 yellow").begin("grey")
    assert rate(table, "pick 1 yellow") < rate(table, "pick 2 yellow")


def test_a_commander_of_a_rival_is_worth_more_than_a_free_one() -> None:
    table = Table(2).administrators("justin", "idris", "mira").upper(1, "yellow")
    table.lay("grey", cubes="1 purple 1 yellow").control("purple", "justin").begin("grey")
    taken = rate(table, "take 1") + JUDGE.taking_price(table.state, 0, 1)
    table = Table(2).administrators("justin", "idris", "mira").upper(1, "yellow")
    table.lay("grey", cubes="1 purple 1 yellow").begin("grey")
    assert taken > rate(table, "take 1") + JUDGE.taking_price(table.state, 0, 1)


def test_the_last_missing_cube_is_exchanged_for_when_the_end_is_near() -> None:
    table = Table(2).lay("grey", cubes="4 grey", prestige=24).lay("purple", prestige=24)
    table.upper(1, "yellow").station("grey", *BUILT).set(round=4).begin("grey")
    assert best(table) == "exchange yellow"
    assert best(table.do("exchange yellow")) == "take 1"


def test_no_cubes_are_exchanged_for_nothing() -> None:
    table = Table(2).lay("grey", cubes="4 grey").begin("grey")
    assert "exchange yellow" in table.legal()
    assert best(table) != "exchange yellow"


def test_a_follower_without_a_use_for_the_scout_brings_cubes() -> None:
    """All free slots are empty and no cube is left: a movement could not place a turtle."""
    table = Table(2).turtles("grey", "S1A1 S1A2 S1A3 S1B1 S1C1 S1C2").lay("grey", scout="S1A1")
    table.begin("grey").do("pick 0 yellow", "space 1-0")
    assert best(table) == "gain"


def test_a_free_turtle_is_worth_a_movement() -> None:
    table = Table(2).begin("grey").do("pick 0 yellow", "space 1-0")
    assert best(table) == "drive"


# --- on the map -------------------------------------------------------------------------------


def test_stations_are_built_on_the_way() -> None:
    table = Table(2).lay("grey", cubes="1 grey", scout="S1C1").turtles("grey", "S1C1")
    table.begin("grey").act("1-0", "drive")
    assert best(table) == "step s2a"
    assert best(table.do("step s2a")) == "build 1"


def test_the_cheapest_turtle_is_placed_and_the_dearest_ignored_cost() -> None:
    table = Table(2).lay("grey", cubes="2 grey 2 yellow", scout="S1A1", empty_slots="1 2")
    table.turtles("grey", "S2A1 S2A2").begin("grey").act("1-0", "drive", "stop s1a1")
    assert best(table) == "turtle 3"
    table = Table(2).control("grey", "kaysia").lay("grey", levels="1", scout="S1A1")
    table.turtles("grey", "S2A1 S2A2").begin("grey").act("1-0", "drive", "stop s1a1")
    assert best(table).endswith("free")


def test_the_scout_goes_where_the_lead_is_open() -> None:
    """In Technology one step makes the difference, in Medicine the lead is far ahead."""
    table = Table(2).lay("grey", levels="2 0 6", scout="S1A").lay("purple", levels="2 6 0")
    table.begin("grey").act("1-0", "drive")
    assert rate(table, "stop s1a1") > rate(table, "stop s1a3")
    assert rate(table, "stop s1a1") > rate(table, "stop s1a2")


def test_a_majority_is_fought_for_where_it_is_in_reach() -> None:
    table = Table(2).turtles("purple", "S2A1 S2A2 S2C1").turtles("grey", "S1C1")
    table.turtles("purple", "S1B1").lay("grey", scout="S1A").contracts("rc1", "rc3", "sc1", "sc2")
    table.last_follower().begin("grey")
    JUDGE.rates(table.state)
    assert JUDGE.settle_majority[0] > 0.5
    assert JUDGE.settle_majority[1] < 0.05


# --- research, payments, contracts ------------------------------------------------------------


def test_a_yellow_cube_is_spared_where_an_own_one_will_do() -> None:
    table = Table(2).control("grey", "idris").lay("grey", cubes="2 grey 2 yellow")
    table.begin("grey").act("3-0", "drive")
    assert best(table) == "pay own"


def test_prestige_is_bought_with_yellow_cubes_at_the_end() -> None:
    table = Table(2).administrators("forrester").upper(1, "yellow").station("grey", *BUILT)
    table.lay("grey", cubes="3 yellow", prestige=21).lay("purple", prestige=20).begin("grey")
    assert best(table) == "take 1"
    table.do("take 1")
    while table.asked() == "reseat":
        table.do(best(table))
    assert best(table) == "use"


def test_a_contract_that_takes_nothing_away_is_completed() -> None:
    """Its turtles stand in the storm, where they earn nothing."""
    table = Table(2).turtles("grey", "S1A1 S1A2 S1C1 S1C2").contracts("rc1", "rc3", "sc3", "sc1")
    table.turtles("grey", "S2A1 S2A2").lay("grey", cubes="2 grey").set(round=3)
    table.begin("grey").act("1-0", "gain")
    assert table.asked() == "contract"
    assert best(table) == "contract 4"


def test_turtles_are_lifted_out_of_the_storm_first() -> None:
    table = Table(2).turtles("grey", "S1A1 S1A2 S2A1 S2A2 S3A1 S3A2 S3C1 S4A1")
    table.contracts("rc1", "rc3", "sc3", "sc2").set(round=3)
    table.begin("grey").act("1-0", "gain", "contract 3")
    assert best(table) in ("sector s1", "sector s2")


def test_the_marker_that_leads_nothing_is_lowered() -> None:
    table = Table(2).lay("grey", levels="4 4 0").lay("purple", levels="0 9 0")
    table.contracts("rc1", "rc3", "sc1", "sc2").begin("grey").act("1-0", "gain", "contract 1")
    assert best(table) == "lower blue"


def test_the_last_turn_is_played_for_prestige_at_once() -> None:
    table = Table(2).lay("grey", cubes="1 grey 3 yellow", prestige=20).lay("purple", prestige=25)
    table.station("grey", *BUILT).set(ending=True).order("purple", "grey").begin("grey")
    assert best(table).startswith("take")


# --- all questions, all reasons ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_asked_can_be_rated_and_explained(seats: int) -> None:
    """Rates are finite, judging changes nothing, and every reason has its words."""
    speakers = [Speaker(game(), language, ["a", "b", "c", "d"]) for language in LANGUAGES]
    kinds: set[str] = set()
    told: set[str] = set()
    bot = KeenBot()
    for seed in range(10):
        state = game().start(seats, seed, {"advanced": seed % 2 == 1})
        rng = Rng(seed)
        while state.actor is not None:
            kinds.add(state.decision().kind)
            before = state.digest() if seed == 0 else ""
            assert all(math.isfinite(rate) for rate in JUDGE.rates(state))
            assert all(math.isfinite(points) for points in JUDGE.points(state))
            for id in state.offers:
                for note in JUDGE.reasons(state, id):
                    facts = {note.fact: note.about} if note.fact else {}
                    if note.name not in told:
                        assert all(s.say(f"judged-{note.name}", facts) for s in speakers)
                    told.add(note.name)
            assert not before or state.digest() == before
            state.apply(bot.choose(Knowledge(state, state.actor), rng))
    assert kinds <= set(NODES)
    assert len(kinds) > 15
    assert len(told) > 25


def test_every_text_of_a_reason_belongs_to_one() -> None:
    """Names in the judge and texts agree, in both languages."""
    folder = Path(sternentisch.__file__).parent
    source = (folder / "bots/judges/magnastorm.py").read_text()
    for language in LANGUAGES:
        text = (game().folder / f"{language}.ftl").read_text()
        for line in text.splitlines():
            if line.startswith("judged-"):
                assert f'"{line.split(" ")[0].removeprefix("judged-")}"' in source


# --- how it ends ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_is_foreseen_better_and_better(seats: int) -> None:
    """The mean error of the points foreseen shrinks from round to round, and is 0 at the end."""
    errors: dict[int, list[float]] = {}
    bots: list[Bot] = [GreedyBot(0.3) for _ in range(seats)]
    for seed in range(8):
        state = game().start(seats, seed)
        rng = Rng(seed)
        foreseen: list[tuple[int, list[float]]] = []
        while state.actor is not None:
            quarter = 4 * max(state.outcome().points) // game().box.targets[seats]
            foreseen.append((min(3, quarter), JUDGE.points(state)))
            state.apply(bots[state.actor].choose(Knowledge(state, state.actor), rng))
        points = state.outcome().points
        assert JUDGE.points(state) == points
        for phase, guess in foreseen:
            for seat in range(seats):
                errors.setdefault(phase, []).append(abs(guess[seat] - points[seat]))
    means = [sum(errors[phase]) / len(errors[phase]) for phase in range(4)]
    assert means[3] < means[1] < means[0]
    assert means[3] < 2.5
    assert means[0] < 7.0


def test_prospects_add_up_and_follow_the_points() -> None:
    table = Table(3).lay("grey", prestige=12).lay("purple", prestige=6).begin("pink")
    rewards = JUDGE.rewards(table.state)
    assert sum(rewards) == pytest.approx(1.0)
    assert rewards[0] > rewards[1] > rewards[2]


def test_greedy_play_beats_keen_play() -> None:
    won = 0
    for seed in range(10):
        for seat in range(2):
            bots: list[Bot] = [KeenBot(), KeenBot()]
            bots[seat] = GreedyBot()
            won += seat in play(seed, bots).outcome().winners
    assert won >= 19
