"""Bots of others go wrong: who, where, and in which game is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.blame import blame_of
from sternentisch.lab.simulate import Plan, play_games
from sternentisch.lab.tournament import Tournament, hold
from tests.cli.runner import run

BOTS = """
from sternentisch.bots.bot import Bot

class Cheat(Bot):
    name = "cheat"

    def choose(self, knowledge, rng):
        return knowledge.game.action("raid")

class Broken(Bot):
    name = "broken"

    def choose(self, knowledge, rng):
        return 1 / 0

class Lost(Bot):
    name = "lost"

    def choose(self, knowledge, rng):
        raise FileNotFoundError("weights.pt")
"""


@pytest.fixture(autouse=True)
def bots_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "others.py"
    file.write_text(BOTS, "utf-8")
    monkeypatch.setenv("STERNENTISCH_BOTS", str(file))


@pytest.mark.parametrize("details", [False, True])
def test_an_illegal_choice_names_bot_seat_and_game(details: bool) -> None:
    plan = Plan("cave-in", ["cheat", "cheat"], seed=0, details=details)
    told = r"bot 'cheat', seat [01] of the game with seed 3: raid: forbidden by CI-R2"
    with pytest.raises(BadInput, match=told):
        list(play_games(plan, 3, 4))


def test_tournaments_do_so_too() -> None:
    with pytest.raises(BadInput, match="bot 'cheat', seat "):
        hold(Tournament("cave-in", ["cheat", "random"], games=2, seats=2), jobs=1)


def test_an_error_in_a_bot_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(play_games(Plan("cave-in", ["broken", "broken"]), 0, 1))
    assert caught.value.__notes__[0].startswith("bot 'broken', seat ")


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "told", "line"),
    [
        ("broken", "ZeroDivisionError: division by zero", "return 1 / 0"),
        ("lost", "FileNotFoundError: weights.pt", 'raise FileNotFoundError("weights.pt")'),
    ],
)
def test_the_command_line_shows_the_bot_and_ends_in_one_line(
    bot: str, told: str, line: str, jobs: int
) -> None:
    result = run("sim", "cave-in", "--bots", f"random,{bot}", "--games", 60, "--jobs", jobs)
    assert result.exit_code == 2
    assert result.stdout == ""
    *story, last = result.stderr.splitlines()
    assert re.fullmatch(
        f"sternentisch: bot '{bot}', seat 1 of the game with seed \\d+: {told}", last
    )
    assert line in [text.strip() for text in story]
    assert not any("typer" in text or "concurrent" in text for text in story), "calls of no bot"


def test_other_errors_are_nobodys_fault() -> None:
    assert blame_of(ZeroDivisionError()) is None
