"""Figures: games whose results are known are counted right, and planted effects are found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sternentisch
from sternentisch.lab.balance import figures as counting
from sternentisch.lab.balance.compare import compare
from sternentisch.lab.balance.figures import Figures, measure, measure_both, quantile
from sternentisch.lab.balance.findings import Finding, Judgement, find, is_alike, rate
from sternentisch.lab.balance.runs import Study, play
from sternentisch.text.speaker import Speaker
from tests.lab.made_games import MadeGames

ARTIFACT = "artifact-collected"
BIG, SMALL, ODD = "contract", "mass_production", "enhanced_vision"


def measured(made: MadeGames) -> Figures:
    return measure(made.game, [made.store])


def value(figures: Figures, kind: str, name: str, what: str = "share") -> float:
    found = getattr(figures.sums[kind, name], what)
    return float(found.value)


@pytest.fixture
def four() -> MadeGames:
    """Four games of two: seat 0 wins two and shares one; artifacts are collected now and then."""
    made = MadeGames()
    made.add([5, 3], [(ARTIFACT, BIG, 0), (ARTIFACT, SMALL, 1)], decisions=80)
    made.add([4, 4], [(ARTIFACT, BIG, 1)], decisions=80, decided=None)
    made.add([9, 1], [(ARTIFACT, BIG, 0), (ARTIFACT, BIG, 1)], first=1, decisions=100)
    made.add([2, 6], [(ARTIFACT, SMALL, 0), ("game-ended", "stopped", None)], first=1, decided=1.0)
    return made


# --- counting -------------------------------------------------------------------------------------


def test_wins_by_seat_and_by_turn_order(four: MadeGames) -> None:
    found = measured(four)
    assert found.games == 4
    assert [value(found, "seat", seat) for seat in "01"] == [0.625, 0.375]
    assert [value(found, "turn", turn) for turn in "01"] == [(1 + 0.5 + 0 + 1) / 4, 1.5 / 4]
    assert value(found, "seat", "0", "lift") == 1.25


def test_points_margins_lengths_and_decisions(four: MadeGames) -> None:
    found = measured(four)
    assert value(found, "mean", "points", "mean") == 4.25
    assert value(found, "mean", "margin", "mean") == (2 + 0 + 8 + 4) / 4
    assert value(found, "mean", "decisions", "mean") == 90
    assert value(found, "mean", "decided", "mean") == pytest.approx((0.5 + 0.5 + 1) / 3)
    assert found.counts["points"].total() == 8
    assert quantile(found.counts["points"], 0.0) == 1
    assert quantile(found.counts["points"], 0.5) == 4
    assert quantile(found.counts["points"], 1.0) == 9
    assert found.counts["decided"] == {10: 2, 20: 1}


def test_sources_of_everybody_and_of_winners(four: MadeGames) -> None:
    found = measured(four)
    assert value(found, "source", "crystals", "mean") == 4.25
    assert value(found, "source-best", "crystals", "mean") == (5 + 4 + 9 + 6) / 4
    assert value(found, "source-any", "crystals") == 1
    assert value(found, "source-any", "sets") == 0


def test_uses_count_games_users_and_their_wins(four: MadeGames) -> None:
    found = measured(four)
    big, small = found.sums[ARTIFACT, BIG], found.sums[ARTIFACT, SMALL]
    assert (big.games, big.users, big.won) == (3, 4, 2.5)
    assert (small.games, small.users, small.won) == (2, 2, 0)
    assert big.lift is not None
    assert big.lift.value == 2.5 / 2
    assert rate(found, (ARTIFACT, BIG)).value == 0.75
    assert rate(found, (ARTIFACT, ODD)).value == 0
    assert rate(found, ("game-ended", "stopped")).value == 0.25
    assert found.sums["game-ended", "stopped"].users == 0


def test_a_seat_may_have_several_of_a_trait() -> None:
    made = MadeGames()
    game = {"faction": "bioss+terrons"}
    made.add([5, 1], traits=[game, {"faction": "bioss+terrons"}, {"faction": ""}])
    made.add([1, 5], traits=[game, {"faction": "bioss"}, {"faction": "terrons"}])
    found = measured(made)
    assert set(found.of("trait.faction")) == {"bioss", "terrons"}
    assert value(found, "trait.faction", "bioss") == 0.5
    assert value(found, "trait.faction", "terrons") == 1
    assert value(found, "game.trait.faction", "bioss") == 0.5  # whoever began
    assert value(found, "length.trait.faction", "bioss", "mean") == 100


def test_a_team_is_held_against_games_with_the_same_boss() -> None:
    """A card used against the easy boss alone is not called strong for that."""
    made = MadeGames("astro-knights", 2)
    knights = [{"knight": "zack"}, {"knight": "toli"}]
    for number in range(40):
        boss = "furion" if number % 2 else "lunaris"
        victory = boss == "furion" and number % 4 == 1
        winners = [0, 1] if victory else []
        uses: list[tuple[str, str, int | None]] = []
        if boss == "furion":
            uses = [("card-played", "nexus_port", 0)]
        traits = [{"boss": boss}, *knights]
        made.add([0, 0], uses, winners=winners, victory=victory, traits=traits)
    found = measured(made)
    assert value(found, "game.trait.boss", "furion") == 0.5
    assert value(found, "game.trait.boss", "lunaris") == 0
    assert value(found, "card-played", "nexus_port") == 0.5
    assert value(found, "card-played", "nexus_port", "lift") == 1
    assert value(found, "pair.trait.knight", "toli+zack") == 0.25
    assert value(found, "mean", "victory", "mean") == 0.25
    hard = [finding for finding in find([found], Judgement([found])) if finding.what == "hard"]
    assert [finding.about for finding in hard] == [("game.trait.boss", "lunaris")]


def test_bots_are_held_against_their_own_kind() -> None:
    """A card that only the better bot likes is not called strong for that."""
    made = MadeGames(bots=["2", "random"])
    for _ in range(40):
        made.add([9, 1], [(ARTIFACT, BIG, 0)])
    found = measured(made)
    assert value(found, "bot", "2") == 1
    assert value(found, ARTIFACT, BIG, "lift") == 1
    assert not is_alike(found)
    assert not [finding for finding in find([found], Judgement([found])) if "seat" in finding.what]


def test_batches_add_up(four: MadeGames, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = measured(four)
    monkeypatch.setattr(counting, "BATCH", 1)
    parts = measured(four)
    assert parts.games == whole.games
    assert parts.sums.keys() == whole.sums.keys()
    assert all(parts.sums[key] == whole.sums[key] for key in whole.sums)
    assert parts.counts == whole.counts


# --- what stands out ------------------------------------------------------------------------------


def played(seed: int, strong: str = "", weak: str = "", games: int = 1500) -> MadeGames:
    """Games of three in which artifacts are collected at random; two of them may have an effect."""
    rng = random.Random(seed)
    made = MadeGames(seats=3)
    artifacts = [artifact.id for artifact in made.game.box.artifacts]  # type: ignore[attr-defined]
    for _ in range(games):
        own = [rng.sample(artifacts, 4) for _ in range(3)]
        points = [rng.randrange(20) + 4 * (strong in held) - 4 * (weak in held) for held in own]
        best = max(points)
        winner = rng.choice([seat for seat in range(3) if points[seat] == best])
        uses = [(ARTIFACT, id, seat) for seat, held in enumerate(own) for id in held]
        made.add(points, list(uses), winners=[winner], first=rng.randrange(3))
    return made


def far(findings: list[Finding]) -> set[tuple[str, str]]:
    return {
        (finding.what, finding.about[1])
        for finding in findings
        if finding.what in ("strong", "weak")
    }


def test_a_planted_effect_is_found_and_nothing_else() -> None:
    found = measured(played(1, strong=BIG, weak=SMALL))
    judgement = Judgement([found])
    assert far(find([found], judgement)) == {("strong", BIG), ("weak", SMALL)}
    sure = {key for key in found.sums if key[0] == ARTIFACT and judgement.is_sure(found, key)}
    assert sure == {(ARTIFACT, BIG), (ARTIFACT, SMALL)}


def test_no_effect_is_found_where_there_is_none() -> None:
    found = measured(played(2))
    judgement = Judgement([found])
    assert not far(find([found], judgement))
    assert not [key for key in found.sums if judgement.is_sure(found, key)]


def test_lopsided_seats_and_never_used_things_stand_out() -> None:
    made = MadeGames()
    for number in range(60):
        made.add([9, 1] if number % 6 else [1, 9], [(ARTIFACT, BIG, number % 2)], decided=0.2)
    found = find([measured(made)], Judgement([measured(made)]))
    by_kind = {(finding.what, finding.about): finding for finding in found}
    seat = by_kind["lopsided-seat", ("seat", "0")].figure
    assert seat is not None
    assert seat.value == pytest.approx(5 / 6)
    assert ("lopsided-turn", ("turn", "0")) not in by_kind  # seat 0 always begins: told once
    assert ("first", ("turn", "0")) in by_kind
    assert ("early", ("mean", "decided")) in by_kind
    assert ("idle", ("source", "sets")) in by_kind
    assert ("idle", ("source", "crystals")) not in by_kind
    never = by_kind["never", (ARTIFACT, "")].names
    assert ODD in never
    assert BIG not in never
    assert "stopped" in by_kind["never", ("game-ended", "")].names


# --- two contents ---------------------------------------------------------------------------------


def test_differences_between_two_runs_are_found_and_corrected() -> None:
    first, second = played(3), played(4, strong=BIG)
    rows = compare([measure_both((first.game, second.game), [(first.store, second.store)])])
    sure = {row.key for row in rows if row.is_sure and row.form == "lift"}
    assert sure == {(ARTIFACT, BIG)}
    big = next(row for row in rows if row.key == (ARTIFACT, BIG) and row.form == "lift")
    assert big.difference.value == pytest.approx(big.second.value - big.first.value)
    assert big.difference.low > 0
    rates = [row for row in rows if row.measure == "balance-part"]
    assert rates
    assert not [row for row in rates if row.is_sure]


def test_a_run_does_not_differ_from_itself() -> None:
    made = played(5, strong=BIG, games=200)
    figures, others, crosses = measure_both((made.game, made.game), [(made.store, made.store)])
    assert figures.sums == others.sums
    rows = compare([(figures, others, crosses)])
    assert rows
    assert not [row for row in rows if row.is_sure or row.difference.value]


# --- real games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_real_games_are_counted(id: str, tmp_path: Path) -> None:
    study = Study(id, "keen", 8, [2], seed=1)
    study.check()
    (stores,) = play(study, tmp_path)
    game = study.load()
    found = measure(game, stores)
    assert found.games == 8
    traits = {kind for kind, _ in found.sums if "trait." in kind}
    if game.cooperative:
        assert len(stores) == len(game.panel())
        assert set(found.of("game.trait.boss")) == {str(e["boss"]) for e in game.panel()}
        assert {"trait.knight", "pair.trait.knight"} <= traits
    else:
        shares = [sums.share for sums in found.of("seat").values()]
        assert sum(share.value for share in shares if share) == pytest.approx(1)
        assert traits
    speaker = Speaker(game, "en", [])
    for kind, value in found.sums:
        if kind.startswith(("trait.", "game.trait.")):
            assert speaker.has(f"{kind.rpartition('.')[2]}-{value}"), "a trait without a name"
    for kind, (_, values) in found.things.items():
        assert set(found.of(kind)) <= set(values), kind
        assert set(found.of(f"met.{kind}")) == set(found.of(kind))
    assert found.of("action-chosen")


def test_games_after_a_gap_are_counted(tmp_path: Path) -> None:
    """Of an interrupted run, a later part may be there and an earlier one not."""
    study = Study("cave-in", "random", 6, [2], 1, {"safety_max_rounds": 1})
    ((store,),) = play(study, tmp_path, chunk=2)
    for table in store.tables:
        store.part(table, 1).unlink()
    found = measure(study.load(), [store])
    assert found.games == 4
    assert found.sums["seat", "0"].users == 4


def test_a_source_that_never_matters_is_told_once() -> None:
    sections = []
    for seats in (2, 3):
        made = MadeGames(seats=seats)
        for _ in range(5):
            made.add([7] + [3] * (seats - 1))
        sections.append(measured(made))
    found = [f for f in find(sections, Judgement(sections)) if f.what.startswith("idle")]
    assert [(f.what, f.seats, f.about) for f in found] == [("idle-always", 0, ("source", "sets"))]
