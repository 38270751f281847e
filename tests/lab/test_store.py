"""Stores: whole files, no game twice, none lost, the same bytes whoever played."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import polars as pl
import pytest

import sternentisch
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.lab.collect import collect, play_fitting
from sternentisch.lab.parts import SCHEMAS, Columns, Part, play_part
from sternentisch.lab.simulate import Plan, simulate
from sternentisch.lab.store import RUN, UNFINISHED, Gap, Store, describe
from sternentisch.lab.workers import game_seed
from tests.lab.folders import contents

SHORT: dict[str, object] = {"safety_max_rounds": 3}


def short(seed: int = 1, *, choices: bool = True) -> Plan:
    """Return a plan for very short games."""
    bots = ["random", "keen"]
    return Plan("cave-in", bots, seed, SHORT, coverage=True, details=True, choices=choices)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of 35 games, ten to a chunk."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    collect(short(), Store.of(folder, short(), 10), 35)
    return folder


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    """The same, to be spoilt."""
    return shutil.copytree(whole, tmp_path / "copy")


# --- what is in it -------------------------------------------------------------------------------


def test_a_store_has_a_part_per_chunk_and_table(whole: Path) -> None:
    parts = [f"{chunk:05}.parquet" for chunk in range(4)]
    tables = ("games", "seats", "uses", "decisions")
    assert set(contents(whole)) == {RUN, *(f"{table}/{part}" for table in tables for part in parts)}
    game = sternentisch.load("cave-in")
    run = json.loads((whole / RUN).read_text("utf-8"))
    assert run["options"] == game.complete(2, SHORT)
    wanted = {"game": "cave-in", "behaviour": game.behaviour, "content": game.content.hash}
    assert wanted.items() <= run.items()
    assert {"bots": ["random", "keen"], "seats": 2, "seed": 1, "chunk": 10}.items() <= run.items()


def test_the_tables_say_what_happened(whole: Path) -> None:
    """Row for row they are what a run in memory came to."""
    store = Store.open(whole)
    results = simulate(short(), 35).results
    games = store.frame("games").collect()
    assert games["game"].to_list() == list(range(35))
    assert games["seed"].to_list() == [game_seed(1, number) for number in range(35)]
    assert games["seats"].unique().to_list() == [2]
    for name in ("decisions", "reason", "first", "victory"):
        assert games[name].to_list() == [getattr(result, name) for result in results]
    courses = [result.course for result in results if result.course]
    for name in ("turns", "lead_changes", "decided"):
        assert games[name].to_list() == [getattr(course, name) for course in courses]
    seats = store.frame("seats").collect().rows(named=True)
    assert len(seats) == 70
    for row in seats:
        result, seat = results[row["game"]], row["seat"]
        assert row["bot"] == ["random", "keen"][seat]
        assert row["points"] == result.points[seat]
        assert row["rank"] == result.ranks[seat]
        assert row["first"] == (seat == result.first)
        assert row["won"] == (1 / len(result.winners) if seat in result.winners else 0)
        sources = {name[7:]: value for name, value in row.items() if name.startswith("points.")}
        assert sources == result.breakdown[seat]
    uses = {(n, k, v, -1 if s is None else s): c for n, k, v, s, c in rows(store, "uses")}
    assert uses == {
        (number, *thing): count
        for number, result in enumerate(results)
        for thing, count in result.met.items()
    }
    choices = [
        (number, place, *choice)
        for number, course in enumerate(courses)
        for place, choice in enumerate(course.choices)
    ]
    assert rows(store, "decisions") == choices
    for table in store.tables:
        schema = dict(store.frame(table).collect_schema())
        assert SCHEMAS[table].items() <= schema.items()


def rows(store: Store, table: str) -> list[tuple[object, ...]]:
    return store.frame(table).collect().rows()


def test_traits_are_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(sternentisch.load("cave-in"))
    traits = lambda self, state, seat: {"mine": "deep"} if seat is None else {"seat": f"s{seat}"}  # noqa: E731
    monkeypatch.setattr(kind, "traits", traits)
    store = collect(short(), tmp_path, 3).store
    assert store.frame("games").collect()["trait.mine"].to_list() == ["deep"] * 3
    assert store.frame("seats").collect()["trait.seat"].to_list() == ["s0", "s1"] * 3


def test_the_victory_of_a_team_is_one_of_each_seat(tmp_path: Path) -> None:
    plan = Plan("astro-knights", ["greedy"] * 2, 1, details=True)
    collected = collect(plan, tmp_path, 4)
    games = collected.store.frame("games").collect()
    assert games["victory"].any()
    assert games["lead_changes"].is_null().all()
    assert games["decided"].is_null().all()
    seats = collected.store.frame("seats").collect()
    assert seats["won"].to_list() == [float(won) for won in games["victory"] for _ in range(2)]


def test_the_figures_are_those_of_a_run_in_memory(whole: Path) -> None:
    tally, summary = Store.open(whole).tally(), simulate(short(), 35)
    things = short().things(sternentisch.load("cave-in"))
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    collected = collect(short(), whole, 35)
    assert (collected.found, collected.speed.games) == (35, 0)
    figures, wanted = collected.to_json(), summary.to_json()
    assert {k: v for k, v in figures.items() if k not in timed} == {
        k: v for k, v in wanted.items() if k not in timed
    }
    assert all(figures[name] == 0 for name in timed)  # nothing was played
    assert tally.coverage(things) == summary.coverage(things)


def test_a_source_that_comes_up_late_is_not_lost(tmp_path: Path) -> None:
    """Columns are those of all parts; where one is missing its values are."""
    store = Store.of(tmp_path / "run", short(choices=False), 1)
    with store.writing():
        for game, source in enumerate(["ore", "ore", "gems"]):
            part = play_part(short(choices=False), game, game + 1)
            columns = Columns(SCHEMAS["seats"])
            columns.add({"game": game, "seat": 0, f"points.{source}": 5, "trait.knight": "hy"})
            tables = {**part.tables, "seats": columns.to_parquet()}
            store.append(Gap(game, game, game + 1), Part(1, 0, tables))
    seats = store.frame("seats").collect()
    assert seats["points.ore"].to_list() == [5, 5, None]
    assert seats["points.gems"].to_list() == [None, None, 5]
    assert seats["trait.knight"].to_list() == ["hy"] * 3
    assert store.frame("seats").select(pl.col("points.gems").sum()).collect().item() == 5


def test_columns_are_filled_up() -> None:
    columns = Columns({"game": pl.Int64})
    columns.add({"game": 1})
    columns.add({"game": 2, "points.a": 3})
    columns.add({"game": 3})
    frame = pl.read_parquet(columns.to_parquet())
    assert frame.rows() == [(1, None), (2, 3), (3, None)]
    assert frame.schema["points.a"] == pl.Int32


# --- going on ------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_files_do_not_depend_on_the_number_of_processes(
    whole: Path, tmp_path: Path, jobs: int
) -> None:
    told: list[int] = []
    collect(short(), Store.of(tmp_path, short(), 10), 35, jobs, told.append)
    assert contents(tmp_path) == contents(whole)
    assert sum(told) == 35


def test_only_what_is_missing_is_played(
    whole: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A chunk without its part of `games` is not there, whatever else was written of it."""
    (copy / "games" / "00001.parquet").unlink()
    (copy / "seats" / f"00001.parquet{UNFINISHED}").write_bytes(b"half a file")
    for table in Store.open(copy).tables:
        (copy / table / "00003.parquet").unlink()
    store = Store.open(copy)
    assert store.gaps(35) == [Gap(1, 10, 20), Gap(3, 30, 35)]
    assert store.games() == 20
    assert store.frame("seats").collect()["game"].n_unique() == 20
    played: list[tuple[int, int]] = []

    def noting(plan: Plan, run: dict[str, object], first: int, last: int) -> Part:
        played.append((first, last))
        return play_fitting(plan, run, first, last)

    monkeypatch.setattr("sternentisch.lab.collect.play_fitting", noting)
    collected = collect(short(), copy, 35)
    assert played == [(10, 20), (30, 35)]
    assert (collected.found, collected.speed.games) == (20, 15)
    assert contents(copy) == contents(whole)


@pytest.mark.parametrize("steps", [[7, 35], [10, 33, 35], [34, 35], [35, 12]])
def test_a_run_can_be_extended(whole: Path, tmp_path: Path, steps: list[int]) -> None:
    """In whatever steps, it is the same as a run in one; fewer games take nothing away."""
    found = 0
    for games in steps:
        collected = collect(short(), Store.of(tmp_path, short(), 10), games)
        assert collected.found == found
        found = max(found, games)
    assert contents(tmp_path) == contents(whole)


def test_an_extension_that_was_killed_between_two_files_is_mended(
    whole: Path, tmp_path: Path
) -> None:
    """The last chunk's seats are complete already, its games are not."""
    collect(short(), Store.of(tmp_path, short(), 10), 32)
    shutil.copy(whole / "seats" / "00003.parquet", tmp_path / "seats" / "00003.parquet")
    assert collect(short(), tmp_path, 35).found == 32
    assert contents(tmp_path) == contents(whole)


# --- what is refused -----------------------------------------------------------------------------


def test_another_run_is_refused_and_the_differences_are_named(whole: Path) -> None:
    with pytest.raises(Defects) as caught:
        Store.of(whole, short(2, choices=False))
    assert {path for path, _ in caught.value.defects} == {"seed", "tables"}
    assert "seed: 1 there, 2 wanted" in str(caught.value)
    with pytest.raises(Defects, match=r"bots: .* options: "):
        Store.of(whole, Plan("cave-in", ["random"] * 2, 1, coverage=True, details=True))
    with pytest.raises(Defects, match="chunk: 10 there, 20 wanted"):
        Store.of(whole, short(), 20)
    assert Store.of(whole, short()).chunk == 10


def test_other_content_is_refused(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sternentisch.load("cave-in").content, "hash", "other")
    with pytest.raises(Defects, match="content: "):
        Store.of(whole, short())


def test_a_worker_refuses_to_play_another_run() -> None:
    run = describe(short())
    assert play_fitting(short(), run, 0, 1).games == 1
    with pytest.raises(BadInput, match="behaviour: 1 there, 7 wanted"):
        play_fitting(short(), {**run, "behaviour": 7}, 0, 1)


def test_only_one_process_adds_games(copy: Path) -> None:
    with Store.open(copy).writing(), pytest.raises(BadInput, match="another process"):
        collect(short(), copy, 40)
    assert collect(short(), copy, 40).speed.games == 5


def test_a_store_that_was_killed_at_its_beginning_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / f"{RUN}{UNFINISHED}").write_text("{", "utf-8")
    assert collect(short(), tmp_path, 1).speed.games == 1
    assert not list(tmp_path.rglob(f"*{UNFINISHED}"))


def test_folders_of_something_else_are_left_alone(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no games are kept here"):
        Store.open(tmp_path)
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(BadInput, match="an empty or new folder wanted"):
        Store.of(tmp_path, short())
    head = '{"format": "sternentisch-run", "version":'
    for text in ("{", "[]", f"{head} 99}}", f"{head} 1}}"):
        (tmp_path / RUN).write_text(text, "utf-8")
        with pytest.raises(BadInput, match=RUN):
            Store.of(tmp_path, short())


def test_broken_files_and_unknown_tables_are_named(whole: Path, copy: Path) -> None:
    with pytest.raises(BadInput, match="no table 'points'; there are games, seats"):
        Store.open(copy).frame("points")
    for table in ("games", "uses"):
        broken = copy / table / "00002.parquet"
        for data in (b"", b"PAR1"):
            broken.write_bytes(data)
            with pytest.raises(BadInput, match=r"00002\.parquet: a broken file; delete it"):
                collect(short(), copy, 35)
        broken.unlink()
        assert collect(short(), copy, 35).found == 25
    assert contents(copy) == contents(whole)


def test_a_plan_without_details_cannot_be_kept(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="details"):
        collect(Plan("cave-in", ["random"] * 2), tmp_path, 1)
    for games, jobs in ((0, 1), (1, 0)):
        with pytest.raises(BadInput, match="at least 1 wanted"):
            collect(short(), tmp_path, games, jobs)
    with pytest.raises(BadInput, match="chunk: at least 1"):
        Store.of(tmp_path, short(), 0)
