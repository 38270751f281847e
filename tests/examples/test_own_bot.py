"""The bot of examples/: short, and better than random play, wherever bots can play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sternentisch.bots.registry import FILES, bot_ids, make_bot
from sternentisch.kernel.refusal import BadInput, UnknownName
from tests.cli.runner import out, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"
RAIDER = """
from sternentisch.bots.bot import Bot


class Raider(Bot):
    name = "raider"

    def choose(self, knowledge, rng):
        return knowledge.game.action("raid")
"""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILES, str(EXAMPLE))


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 50


def test_it_beats_random_play_in_processes_of_its_own() -> None:
    wanted = ("--bots", "dreamer,random", "--games", "6", "--jobs", "2", "--json")
    [pair] = json.loads(out("tournament", "cave-in", *wanted))["pairs"]
    assert pair["share"]["dreamer"] > 0.8


def test_what_it_does_wrong_is_told_by_processes_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "raider.py"
    path.write_text(RAIDER, "utf-8")
    monkeypatch.setenv(FILES, str(path))
    command = ("tournament", "cave-in", "--bots", "raider,random", "--games", "4", "--jobs", "2")
    told = run(*command).stderr
    assert "sternentisch: bot 'raider', seat " in told
    assert ": raid: forbidden by CI-R2\n" in told


def test_it_is_listed_and_made_by_name() -> None:
    assert "dreamer" in bot_ids()
    assert make_bot("dreamer").name == "dreamer"
    assert "dreamer" in out("bots")


def test_nobody_knows_it_who_does_not_name_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FILES)
    for name in ("dreamer", str(EXAMPLE), f"{EXAMPLE}:Dreamer"):
        with pytest.raises(UnknownName, match="unknown bot"):
            make_bot(name)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("from sternentisch.bots.bot import Bot", "no class with a name that derives from Bot"),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("class Odd(", "SyntaxError"),
    ],
)
def test_files_that_bring_no_bot_are_refused(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "odd.py"
    path.write_text(text, "utf-8")
    monkeypatch.setenv(FILES, str(path))
    with pytest.raises(BadInput, match=f"{FILES}.*{message}"):
        bot_ids()
    monkeypatch.setenv(FILES, str(tmp_path / "missing.py"))
    with pytest.raises(BadInput, match="there is no file"):
        make_bot("random")
