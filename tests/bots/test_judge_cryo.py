"""The judge of Cryo: single judgements, whole games, and how well it foretells the end."""

from __future__ import annotations

import math
from functools import cache

import pytest

from sternentisch.bots.bot import Knowledge
from sternentisch.bots.judges.cryo import CryoJudge
from sternentisch.bots.judges.cryo_points import standing
from sternentisch.bots.keen import KeenBot
from sternentisch.games.cryo.state import State
from sternentisch.kernel.rng import Rng
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.cryo import Table, game

BUILT = "1:RC1 2:RC2 3:RC3 4:RO2 5:RO3 6:RT2 7:RT3"
"""A platform that has all it needs."""


@cache
def judge() -> CryoJudge:
    return CryoJudge(game())


def rates(table: Table) -> dict[str, float]:
    """Return what the judge gives each choice, by notation."""
    state = table.state
    return {
        state.actions[id].notation: rate
        for id, rate in zip(state.offers, judge().rates(state), strict=True)
    }


def best(table: Table) -> str:
    found = rates(table)
    return max(found, key=lambda move: found[move])


def greedy(state: State, rng: Rng) -> int:
    return judge().pick(state, rng, 0.001)


def play(seats: int, seed: int, keen: tuple[int, ...] = ()) -> State:
    """Play a game between greedy seats and some keen ones."""
    state = game().start(seats, seed)
    assert isinstance(state, State)
    rng = Rng(f"judge{seed}")
    while not state.over:
        if state.chooser in keen:
            state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))
        else:
            guess = state.sample(state.chooser, rng)
            assert isinstance(guess, State)
            state.play(greedy(guess, rng))
    return state


# --- single judgements ---------------------------------------------------------------------------


class TestTurn:
    def test_scouts_with_all_it_takes(self) -> None:
        table = Table().lay("A", "0/0/2/0 +2", pool=2, slots=BUILT).track("IL2 IL3 IL4 IS1")
        assert best(table.put(scrapped=True).begin("A").do("deploy 1")) == "place 13"
        assert best(table.do("place 13")) == "activate west"

    def test_deploys_for_the_best_dock(self) -> None:
        table = Table().lay("A", "0/0/2/0 +2", pool=2).begin("A")
        docks = rates(Table().lay("A", "0/0/2/0 +2", pool=2).begin("A").do("deploy 1"))
        assert rates(table)["deploy 3"] == pytest.approx(max(docks.values()), abs=0.1)

    def test_builds_in_the_beginning_and_not_in_the_end(self) -> None:
        early = Table().lay("A", "1/1/1/0 +1").space("C1", "RC1").at("A", "1").do("activate north")
        assert best(early).startswith("install")
        late = Table().lay("A", "0/1/1/0 +0", hand="interface").track("IS1").space("C1", "RC1")
        late.put(scrapped=True).at("A", "1").do("activate north")
        assert best(late) == "take-tile"

    def test_does_not_recall_with_all_drones_at_home_but_one(self) -> None:
        table = Table().lay("A", "0/0/2/0 +2", pool=2, out="1", home="1 2").begin("A")
        assert best(table).startswith("deploy")

    def test_recalls_when_the_platform_is_worth_more_than_a_drone(self) -> None:
        table = Table().lay("A", "5/5/5/0 +8", out="1 5", home="6", slots="1:RO1 2:RC1", pool=5)
        for space in ("C1", "C2", "C3", "C4", "O1", "O2", "O3", "O4", "T1", "T2", "T3", "T4"):
            table.space(space, "")
        assert rates(table.begin("A"))["recall"] > 0.0

    def test_a_mission_makes_its_count_worth_more(self) -> None:
        plain = Table().lay("A", "1/1/1/0 +1").space("C1", "RC1").at("A", "1").do("activate north")
        industry = Table().lay("A", "1/1/1/0 +1", missions="automation").space("C1", "RC1")
        industry.at("A", "1").do("activate north")
        assert rates(industry)["install 1"] == pytest.approx(rates(plain)["install 1"] + 1.0)


class TestPods:
    def test_wakes_as_many_as_it_can_pay(self) -> None:
        table = Table().lay("A", "0/3/0/0 +0").at("A", "1").do("activate east")
        for _ in range(2):
            assert best(table).startswith("wake")
            table.do(best(table))

    def test_wakes_where_sabotage_threatens(self) -> None:
        table = Table().lay("A", "0/3/0/0 +0").incident("engineering", "IE1").at("A", "1")
        assert best(table.do("activate east")) == "wake engineering-1"

    def test_sends_pods_to_salvage_early_rather_than_late(self) -> None:
        early = Table().lay("A", "0/0/0/0 +0", pool=3).at("A", "13")
        late = Table().lay("A", "0/0/0/0 +0", pool=3).track("IS1").at("A", "13")
        assert rates(early)["activate south"] > rates(late)["activate south"]
        assert rates(late)["activate south"] < 0.0

    def test_launches_before_the_sun_sets(self) -> None:
        table = Table().lay("A", "1/1/1/0 +3", pool=4, vehicles="automation").track("IS1")
        table.cave("K01", "S1").cave("K02", "S3").begin("A").do("deploy 1")
        assert best(table) == "place 17"

    def test_takes_both_caves_and_all_pods(self) -> None:
        table = Table().lay("A", "1/1/1/0 +1", pool=4, vehicles="automation").track("IS1")
        table.cave("K01", "S1").cave("K02", "S3").at("A", "17")
        table.do("activate north")
        assert best(table) == "settle both"
        table.do("settle both")
        assert best(table) == "load 4"

    def test_breaks_a_tie_for_the_majority(self) -> None:
        table = Table().lay("A", "2/2/2/0 +1", pool=2, vehicles="supercharge").track("IS1")
        table.cave("K01", "S2", B=4).cave("K02", "S1", B=1).at("A", "17").do("activate north")
        found = rates(table)
        assert found["settle second"] > found["settle first"]

    def test_scouts_large_caves_first(self) -> None:
        table = Table().lay("A", "0/0/2/0 +2", pool=2).at("A", "13").do("activate west")
        assert best(table) == "reveal k03"


class TestCards:
    def test_keeps_the_cards_that_do_most(self) -> None:
        hand = "overclock wakeup_protocol prototype early_warning interface"
        table = Table().deal(hand, "automation automation automation supercharge supercharge")
        assert best(table) not in ("setup-discard overclock", "setup-discard wakeup_protocol")

    def test_plays_a_mission_that_is_fulfilled(self) -> None:
        table = Table().lay("A", "5/5/3/0 +0", hand="prototype").track("IS1").at("A", "9")
        table.do("activate west", "amount 1", "draws 0")
        assert best(table) == "card-play prototype mission"

    def test_plays_a_vehicle_for_pods_that_wait(self) -> None:
        table = Table().lay("A", "1/1/1/0 +4", pool=5, hand="automation").at("A", "9")
        table.do("activate west", "draws 0")
        assert best(table) == "card-play automation vehicle"

    def test_a_card_that_can_do_nothing_is_the_one_to_give_up(self) -> None:
        table = (
            Table()
            .lay(
                "A",
                "0/0/0/0 +0",
                hand="overclock overclock overclock supercharge supercharge automation",
                upgrades="overclock wakeup_protocol prototype",
                missions="overclock interface ground_scanner",
                vehicles="automation ground_scanner automation",
            )
            .put(scrapped=True)
        )
        table.begin("A").do("deploy 1", "place 1", "done")
        if table.asked() == "end-turn":
            table.do("end-turn")
        assert table.asked() == "hand-limit"
        assert all(rate <= 0.0 for rate in rates(table).values())

    def test_pays_with_what_it_needs_least(self) -> None:
        table = Table().lay("A", "5/0/1/1 +0", slots="2:RC5", out="1", home="1 3")
        table.begin("A").do("recall")
        table.do(best(table), "return 2", "use")
        assert best(table) == "pay crystal"


class TestRecall:
    def test_sabotage_hits_others_rather_than_oneself(self) -> None:
        table = Table().lay("A", out="1", home="1 2").chamber("laboratory-1", A=0)
        table.incident("laboratory", "IE1").incident("rnd", "IE1").chamber("rnd-1", B=0)
        found = rates(table.begin("A").do("recall"))
        assert found["incident laboratory"] > 0.0 > found["incident rnd"]

    def test_sunset_is_for_the_leader(self) -> None:
        ahead = Table().lay("A", out="1", home="1 2").cave("K01", "S1", A=5).track("")
        ahead.incident("rnd", "IS1").begin("A").do("recall")
        assert best(ahead) == "incident rnd"
        behind = Table().lay("A", out="1", home="1 2").cave("K01", "S1", B=5).track("")
        behind.incident("rnd", "IS1").begin("A").do("recall")
        assert best(behind) != "incident rnd"

    def test_drones_land_where_there_is_work(self) -> None:
        table = Table().lay("A", "1/1/1/0 +1", out="1", home="2 3", slots="1:RC1")
        table.incident("rnd", "IE2").begin("A").do("recall", "incident rnd")
        assert best(table) == "return 1"
        assert best(table.do("return 1")) == "use"


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_is_rated(seats: int) -> None:
    kinds = set()
    for seed in range(10):
        state = game().start(seats, seed)
        rng = Rng(f"keen{seed}")
        while not state.over:
            kinds.add(state.decision().kind)
            assert all(math.isfinite(rate) for rate in judge().rates(state))
            state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))
    assert len(kinds) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_can_be_told(language: str) -> None:
    speaker = Speaker(game(), language, ["Ada", "Ben", "Cem", "Dora"])
    told = set()
    for seed in range(4):
        state = game().start(2 + seed % 3, seed)
        rng = Rng(f"told{seed}")
        while not state.over:
            for id in state.offers:
                for note in judge().reasons(state, id):
                    facts = {note.fact: note.about} if note.fact else {}
                    assert speaker.say(f"judged-{note.name}", facts)
                    told.add(note.name)
            state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))
    assert len(told) > 20


def test_the_standing_is_what_the_rules_count() -> None:
    for seats in (2, 3, 4):
        state = play(seats, 7)
        assert standing(state) == state.outcome().points
        assert judge().points(state) == standing(state)


def test_the_end_is_foretold_ever_better() -> None:
    errors: list[list[float]] = [[], [], []]
    for seed in range(6):
        state = game().start(2, seed)
        assert isinstance(state, State)
        rng = Rng(f"end{seed}")
        foretold: list[tuple[int, list[float]]] = []
        while not state.over:
            phase = 0 if state.queued > 8 else 1 if state.queued > 2 else 2
            foretold.append((phase, judge().points(state)))
            state.play(greedy(state, rng))
        points = state.outcome().points
        for phase, guess in foretold:
            errors[phase] += [abs(guess[seat] - points[seat]) for seat in (0, 1)]
    early, middle, late = (sum(some) / len(some) for some in errors)
    assert late < middle < early
    assert late < 5.0


def test_greedy_beats_keen() -> None:
    won = 0
    for seed in range(10):
        keen = seed % 2
        won += play(2, seed, (keen,)).outcome().winners == [1 - keen]
    assert won >= 9


def test_a_game_is_the_same_again() -> None:
    assert play(3, 5).digest() == play(3, 5).digest()
