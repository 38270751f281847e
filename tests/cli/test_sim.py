"""`sternentisch sim`: games that are kept, whatever becomes of the process that plays them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sternentisch.cli.address import is_address
from sternentisch.lab.workers import cores
from tests.cli.runner import document, out, run, wrong
from tests.lab.folders import contents
from tests.support.commands import call, environment
from tests.support.stopping import Started

SHORT = ("sim", "cave-in", "--seats", 2, "--option", "safety_max_rounds=3", "--seed", 4)
LONG = ("sim", "cave-in", "--seats", 2, "--chunk", 5, "--coverage", "--decisions", "--games")
"""Games that take long enough to be stopped in the middle of a run."""
MANY = 4000
TIMED = ("seconds", "decisions_per_second", "games_per_second")


def untimed(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in TIMED}


# --- what is printed -----------------------------------------------------------------------------


def test_kept_games_are_counted_like_others(tmp_path: Path) -> None:
    args = (*SHORT, "--games", 30, "--coverage", "--json")
    plain = document(*args, "--jobs", 1)
    kept = document(*args, "--out", tmp_path / "run", "--jobs", 1)
    assert untimed(kept) == {
        **untimed(plain),
        "out": str(tmp_path / "run"),
        "games_found": 0,
    }
    again = document(*args, "--out", tmp_path / "run")
    assert untimed(again) == {**untimed(kept), "games_found": 30}
    assert again["games_per_second"] == 0


def test_the_table_says_where_the_games_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = (*SHORT, "--out", "run", "--jobs", 1, "--games")
    assert "All games are kept in run; 0 of them were there already." in out(*args, 5)
    told = out(*args, 8, "--lang", "de")
    assert "8 Partien, 2 Spieler" in told
    assert "Alle Partien liegen in run; 5 davon waren schon da." in told


def test_a_terminal_shows_games_speed_and_time_left(tmp_path: Path) -> None:
    args = (*SHORT, "--out", tmp_path, "--chunk", 5, "--jobs", 1, "--games")
    run(*args, 20)
    told = run(*args, 60, TTY_COMPATIBLE="1", TERM="xterm").stderr
    assert "60/60" in told
    assert re.search(r"\d games/s", told)


@pytest.mark.parametrize("given", [None, 3])
def test_all_cores_are_used_unless_told_otherwise(
    given: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def noting(*args: Any) -> None:
        asked.append(args[2])
        raise KeyboardInterrupt

    monkeypatch.setattr("sternentisch.cli.simulating.simulate", noting)
    run(*SHORT, *(() if given is None else ("--jobs", given)))
    assert asked == [given or cores()]


# --- stopped in the middle -----------------------------------------------------------------------


def begin(folder: Path, *more: object) -> Started:
    """Start a long run, and wait until it has kept some games."""
    started = Started(*LONG, MANY, "--out", "run", "--jobs", 2, *more, folder=folder)
    parts = folder / "run" / "games"
    started.until(lambda: len(list(parts.glob("*.parquet"))) >= 3)
    return started


def finish(folder: Path, kept: dict[str, bytes]) -> None:
    """Go on with a run for a few games; it must be like one that nobody stopped."""
    chunks = [int(path[6:11]) for path in kept if path.startswith("games/")]
    assert 3 <= len(chunks) < MANY // 5
    games = 5 * (max(chunks) + 2)
    again = call(*LONG, games, "--out", "run", "--json", folder=folder)
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout)["games_found"] == 5 * len(chunks)
    assert call(*LONG, games, "--out", "alone", "--jobs", 1, folder=folder).returncode == 0
    now = contents(folder / "run")
    assert now == contents(folder / "alone")
    assert all(now[path] == data for path, data in kept.items() if int(path[-13:-8]) in chunks)


def parts_of(folder: Path) -> dict[str, bytes]:
    found = contents(folder / "run")
    return {path: data for path, data in found.items() if path.endswith(".parquet")}


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Killed without warning: only unfinished chunks are lost, and no worker is left behind."""
    started = begin(tmp_path)
    code, _ = started.stop(signal.SIGKILL)
    assert code == -signal.SIGKILL
    assert not started.left_behind()
    finish(tmp_path, parts_of(tmp_path))


def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    started = begin(tmp_path, "--lang", "de")
    code, told = started.stop(signal.SIGINT)
    assert code == 130
    kept = parts_of(tmp_path)
    games = 5 * sum(path.startswith("games/") for path in kept)
    numbers = f"{games:,} von {MANY:,}".replace(",", ".")
    wanted = f"{numbers} Partien liegen in run. Derselbe Befehl macht dort weiter."
    assert told.splitlines()[-1] == f"sternentisch: {wanted}"
    assert "Traceback" not in told
    assert not started.left_behind()
    finish(tmp_path, kept)


# --- wrong input ---------------------------------------------------------------------------------


def test_wrong_input_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    wrong((*SHORT, "--decisions"), "--out FOLDER")
    wrong((*SHORT, "--chunk", 5), "--out FOLDER")
    wrong((*SHORT, "--out", tmp_path / "a", "--chunk", 0), "chunk: at least 1 wanted, not 0")
    wrong((*SHORT, "--out", tmp_path / "a", "--bots", "oracle"), "unknown bot 'oracle'")
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    wrong((*SHORT, "--out", file), "file")
    assert not (tmp_path / "a").exists()
    assert run(*SHORT, "--games", 3, "--jobs", 1, "--out", tmp_path / "a").exit_code == 0
    other = ("--seed", 5, "--bots", "keen", "--out", tmp_path / "a")
    wrong((*SHORT, *other), "seed: 4 there, 5 wanted")
    wrong((*SHORT, *other), "bots: ['random', 'random'] there, ['keen', 'keen'] wanted")


def without(package: str, *args: object) -> subprocess.CompletedProcess[str]:
    """Run a command where a package is not installed."""
    start = "from sternentisch.cli.app import main; main()"
    code = f"import sys; sys.modules[{package!r}] = None; {start}"
    command = [sys.executable, "-c", code, *map(str, args)]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)


def test_packages_that_are_missing_are_named(tmp_path: Path) -> None:
    plain = without("polars", *SHORT, "--games", 2, "--jobs", 1, "--json")
    assert plain.returncode == 0, plain.stderr
    assert json.loads(plain.stdout)["games"] == 2
    kept = without("polars", *SHORT, "--out", tmp_path / "run")
    assert kept.returncode == 2
    assert 'pip install "sternentisch[lab]"' in kept.stderr
    assert not (tmp_path / "run").exists()
    far = without("ray", *SHORT, "--games", 2, "--ray")
    assert far.returncode == 2
    assert 'pip install "sternentisch[ray]"' in far.stderr
    assert "Traceback" not in kept.stderr + far.stderr


# --- the address of a cluster --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        (("cave-in",), None),
        (("cave-in", "--ray"), "local"),
        (("--ray", "cave-in"), "local"),
        (("cave-in", "--ray", "--games", "5"), "local"),
        (("cave-in", "--ray", "auto"), "auto"),
        (("cave-in", "--ray", "192.0.2.7:6379"), "192.0.2.7:6379"),
        (("--ray", "ray://head:10001", "cave-in"), "ray://head:10001"),
        (("cave-in", "--ray=head:6379"), "head:6379"),
    ],
)
def test_ray_needs_no_address(
    args: tuple[str, ...], meant: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        "sternentisch.cli.simulating.sim", lambda wanted, as_json: asked.append(wanted)
    )
    result = run("sim", *args)
    assert result.exit_code == 0, result.output
    assert [(wanted.game, wanted.ray) for wanted in asked] == [("cave-in", meant)]


def test_options_and_games_are_no_addresses() -> None:
    assert not any(map(is_address, ("", "cave-in", "--lang", "--option", "--out=a:b")))
