"""`sternentisch balance`: one command, one page, the same files for the same games."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from sternentisch.cli import balancing
from sternentisch.lab.balance import page
from tests.cli.runner import out, run, wrong
from tests.lab.folders import contents
from tests.support.commands import environment

SHORT = ("--option", "safety_max_rounds=3", "--jobs", 1)
"""Very short games."""
OTHER = "[constants.totem_vp]\nvalue = 30\n"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts have tests of their own; drawing them takes longer than all else."""
    monkeypatch.setattr(page, "section_charts", lambda *_: iter(()))


def test_a_report_is_one_page_and_its_tables(tmp_path: Path) -> None:
    """The one test with charts: equal games, however many processes, give equal files."""
    command = ("balance", "cave-in", "--games", 6, "--seats", 2, "--seed", 5)
    told = out(*command, *SHORT, "--out", tmp_path / "one.html")
    assert "What stands out" in told
    assert f"Written: {tmp_path / 'one.html'}" in told
    text = (tmp_path / "one.html").read_text("utf-8")
    assert "2 players: 6 games" in text
    assert text.count("<svg") > 5
    with (tmp_path / "one-csv" / "places.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert sum(float(row["won"]) for row in rows if row["table"] == "seat") == pytest.approx(1)
    out(*command, *SHORT[:2], "--jobs", 2, "--out", tmp_path / "two.html")
    assert contents(tmp_path / "two-csv") == contents(tmp_path / "one-csv")
    assert (tmp_path / "two.html").read_text("utf-8") == text


@pytest.mark.usefixtures("quick")
def test_all_player_counts_in_turn_and_in_german(tmp_path: Path) -> None:
    told = out(
        *("balance", "cave-in", "--games", 2, *SHORT, "--lang", "de"),
        *("--out", tmp_path / "page.html", "--csv", tmp_path / "tables"),
    )
    assert "Was auffällt" in told
    text = (tmp_path / "page.html").read_text("utf-8")
    for seats in (2, 3, 4):
        assert f"<h2>{seats} Spieler</h2>" in text
    assert (tmp_path / "tables" / "things.csv").exists()
    assert not (tmp_path / "page-csv").exists()


@pytest.mark.usefixtures("quick")
def test_games_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = ("--store", tmp_path / "games")
    command = ("balance", "cave-in", "--seats", "2,3", *SHORT, *store)
    out(*command, "--games", 3, "--out", tmp_path / "a.html")
    before = contents(tmp_path / "games")
    told = out("balance", "cave-in", "--from", tmp_path / "games", "--out", tmp_path / "b.html")
    assert "What stands out" in told
    assert (tmp_path / "b.html").read_text("utf-8") == (tmp_path / "a.html").read_text("utf-8")
    report = ("balance", "cave-in", "--from", tmp_path / "games", "--out", tmp_path / "e.html")
    out(*report, "--seats", 3)
    assert "2 players" not in (tmp_path / "e.html").read_text("utf-8")
    wrong((*report, "--seats", 4), "no games of 4 players")
    out(*command, "--games", 5, "--out", tmp_path / "c.html")
    after = contents(tmp_path / "games")
    assert set(after) == set(before)
    assert "3 players: 5 games" in (tmp_path / "c.html").read_text("utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr("sternentisch.lab.collect.play_part", refuse)
    out(*command, "--games", 5, "--out", tmp_path / "d.html")
    assert (tmp_path / "d.html").read_text("utf-8") == (tmp_path / "c.html").read_text("utf-8")


@pytest.mark.usefixtures("quick")
def test_a_report_on_games_of_a_simulation(tmp_path: Path) -> None:
    sim = ("sim", "cave-in", "--games", 4, "--seats", 2, "--jobs", 1)
    short = ("--option", "safety_max_rounds=2")
    out(*sim, *short, "--coverage", "--out", tmp_path / "games")
    out("balance", "cave-in", "--from", tmp_path / "games", "--out", tmp_path / "a.html")
    assert "2 players: 4 games" in (tmp_path / "a.html").read_text("utf-8")
    bare = tmp_path / "bare"
    out(*sim, *short, "--out", bare)
    report = ("balance", "cave-in", "--out", tmp_path / "b.html")
    wrong((*report, "--from", bare), "sim --coverage")


@pytest.mark.usefixtures("quick")
def test_two_contents_are_held_against_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "compared_chart", lambda *_: [])
    other = tmp_path / "other.toml"
    other.write_text(OTHER)
    command = ("balance", "cave-in", "--games", 30, "--seats", 2, "--bots", "keen", *SHORT)
    both = ("--compare", other, "--store", tmp_path / "games")
    told = out(*command, *both, "--out", tmp_path / "a.html")
    assert "differ beyond chance" in told
    with (tmp_path / "a-csv" / "differences.csv").open(encoding="utf-8") as file:
        rows = {(row["name"], row["measure"]): row for row in csv.DictReader(file)}
    totems = rows["Totems", "Points, all seats"]
    assert float(totems["other"]) == pytest.approx(10 * float(totems["this"]))
    assert float(totems["chance"]) < 0.01
    report = ("balance", "cave-in", "--from", tmp_path / "games", "--out", tmp_path / "b.html")
    out(*report)  # of the two contents that are kept, the game's own
    assert "Held against" not in (tmp_path / "b.html").read_text("utf-8")
    out(*report, "--content", other)
    sim = ("sim", "cave-in", "--games", 1, "--seats", 2, "--bots", "random", "--coverage")
    out(*sim, *SHORT, "--out", tmp_path / "games" / "more")
    wrong(report, "bots ['keen', 'keen'] wanted, ['random', 'random'] found")


def test_a_team_meets_every_boss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def chart(*told: object) -> str:
        drawn.append(str(told[-1]))
        return "<svg></svg>"

    monkeypatch.setattr("sternentisch.lab.balance.drawing.intervals", chart)
    monkeypatch.setattr("sternentisch.lab.balance.drawing.spread", lambda *_: "<svg></svg>")
    out(
        *("balance", "astro-knights", "--games", 5, "--seats", 1, "--jobs", 1),
        *("--out", tmp_path / "a.html"),
    )
    with (tmp_path / "a-csv" / "setups.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["table"] == "game.trait.boss"]
    assert [row["games"] for row in rows] == ["2"] * 4  # 5, rounded up to whole panels
    assert "Bosses: games won" in drawn


# --- what is refused, before anything is played ---------------------------------------------------


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("played")

    monkeypatch.setattr(balancing, "play", refuse)


@pytest.mark.usefixtures("unplayed")
def test_bad_input_is_refused_before_hours_of_play(tmp_path: Path) -> None:
    def refused(message: str, *more: object, out: Path = tmp_path / "a.html") -> None:
        wrong(("balance", "cave-in", "--games", 9, *more, "--out", out), message)
        assert not (tmp_path / "a.html").exists()

    refused("a file wanted", out=tmp_path)
    refused("No such file", out=tmp_path / "missing" / "a.html")
    (tmp_path / "a-csv").write_text("")
    refused("a folder wanted")
    (tmp_path / "a-csv").unlink()
    refused("unknown bot 'nobody'", "--bots", "nobody")
    refused("names wanted", "--bots", "random,keen,2", "--seats", "2")
    refused("2 to 4 players, not 7", "--seats", "2,7")
    refused("different numbers wanted", "--seats", "2,2")
    refused("different numbers wanted", "--seats", "two")
    refused("at least 1 wanted", "--games", 0)
    refused("at least 1 wanted", "--jobs", 0)
    refused("unknown option", "--option", "nothing=1")
    own = tmp_path / "own.toml"
    own.write_text("[constants.totem_vp]\nvalue = 'much'\n")
    refused("constants.totem_vp", "--content", own)
    refused("constants.totem_vp", "--compare", own)
    own.write_text("[constants.totem_vp]\nvalue = 3\n")
    refused("both contents are the same", "--compare", own)
    refused("--store FOLDER", "--chunk", 5)
    refused("no games are kept here", "--from", tmp_path)
    refused("--compare and --store play", "--from", tmp_path, "--store", tmp_path)


def test_games_of_another_content_are_refused(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OTHER)
    sim = ("sim", "cave-in", "--games", 1, "--seats", 2, "--coverage", "--jobs", 1)
    out(*sim, "--option", "safety_max_rounds=1", "--out", tmp_path / "games", "--content", own)
    report = ("balance", "cave-in", "--from", tmp_path / "games", "--out", tmp_path / "a.html")
    wrong(report, "with --content")
    wrong(("balance", "cryo", *report[2:]), "game 'cryo' wanted, 'cave-in' found")


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    code = "import sys; sys.modules['matplotlib'] = None; from sternentisch.cli.app import main"
    args = ["balance", "cave-in", "--out", str(tmp_path / "a.html")]
    command = [sys.executable, "-c", f"{code}; sys.argv[1:] = {args}; main()"]
    result = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    assert 'pip install "sternentisch[lab]"' in line


@pytest.mark.parametrize(("store", "told"), [(False, "not kept"), (True, "goes on from there")])
def test_an_interrupt_says_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store: bool, told: str
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(balancing, "play", interrupt)
    more = ("--store", tmp_path / "games") if store else ()
    result = run("balance", "cave-in", "--games", 2, "--out", tmp_path / "a.html", *more)
    assert result.exit_code == 130
    assert told in result.stderr
