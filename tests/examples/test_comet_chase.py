"""A game from outside: whatever the table offers, it offers to Comet Chase, too."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

import sternentisch
from examples.measuring import evaluate
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.hint import hints
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.lab.balance import page
from sternentisch.rl import aec
from sternentisch.rl.vector import VectorEnv
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.cli.runner import document, out
from tests.examples.comet import ID, install
from tests.rl.counts import DICTIONARIES_ARE_FINE
from tests.terminal.table import Terminal

pytestmark = DICTIONARIES_ARE_FINE
SOURCES = Path(sternentisch.__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("comet"))


@pytest.fixture(scope="module", autouse=True)
def game(site: Path) -> Iterator[Game]:
    """Make the game known for as long as these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), str(site)]))
        yield sternentisch.load(ID)


def test_it_is_one_of_the_games_because_it_is_installed(game: Game, site: Path) -> None:
    assert ID in sternentisch.game_ids()
    assert game.folder == site / "comet_chase"
    assert "Comet Chase" in out("games")


def test_its_own_tests_pass(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]
    ended = subprocess.run(command, cwd=site.parent / ID, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_its_view_has_a_name(game: Game, language: str) -> None:
    speaker = Speaker(game, language, ["Ada", "Bo"])
    view = msgspec.to_builtins(game.start(2).view(0))
    shared = {"game", "seat", "seats", "actor", "decision", "legal"}
    for name in (set(view) | set(view["probes"][0])) - shared:
        assert speaker.has(f"field-{name}"), name


# --- at the terminal, and saved ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(language: str) -> None:
    terminal = Terminal(3, seed=5, language=language, id=ID)
    text = terminal.play_on(["?", "hint", "why burn 2", "log"])
    assert terminal.code == 0
    assert "[CC-B2: " in text
    assert {"en": "Your hand  1, 3", "de": "Deine Hand  1, 3"}[language] in text
    assert {"en": "amber", "de": "Bernstein"}[language] in text
    assert {"en": "The comet is gone.", "de": "Der Komet ist fort."}[language] in text
    for raw in ("has_laid", "None", "False", "burn-"):
        assert raw not in text


def test_a_game_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    saved = tmp_path / "chase.json"
    begun = out("play", ID, "--bots", "1,2", "--seed", "5", input=f"2\n2\nsave {saved}\nquit\n\n")
    assert str(saved) in begun
    record = sternentisch.load_record(json.loads(saved.read_text("utf-8")))
    assert len(record.actions) == 6
    assert "round 3 of 6" in out("play", ID, "--resume", saved, input="quit\n\n")
    told = out("replay", saved, "--lang", "de")
    assert "Runde 2: Im Schweif treibt" in told
    changed = json.loads(saved.read_text("utf-8"))
    changed["actions"].reverse()
    with pytest.raises(sternentisch.Defects):
        sternentisch.load_record(changed)


# --- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5", "random", "keen", "search:30"])
def test_every_bot_plays_it_to_the_end(game: Game, name: str) -> None:
    state = game.start(2, 7)
    play_to_end(state, [make_bot(name), make_bot("random")], Rng(3))
    assert state.outcome().reason == "flown"


def test_its_judge_is_found_and_worth_having(game: Game) -> None:
    assert type(judge_of(game)).__name__ == "CometJudge"
    assert evaluate(game, make_bot("greedy"), make_bot("random"), deals=30).low > 0.5


def test_hints_have_reasons(game: Game) -> None:
    state = game.start(2, 7)
    found = hints(Knowledge(state, state.chooser), Rng(1), iterations=30)
    assert {note.name for hint in found for note in hint.notes} >= {"moves", "spends"}


# --- learning and the lab ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pettingzoo_is_content(seats: int) -> None:
    api_test(aec.env(ID, seats), num_cycles=30)


def test_many_games_are_stepped_at_once() -> None:
    games = VectorEnv(ID, 8, seats=3, seed=1)
    batch = games.reset()
    ended = 0
    for _ in range(40):
        assert (batch.action_mask.sum(axis=1) > 1).all()
        batch = games.step(np.argmax(batch.action_mask, axis=1))
        ended += int(batch.done.sum())
    assert ended >= 8


def test_the_lab_simulates_it_and_weighs_it(tmp_path: Path) -> None:
    sim = ("sim", ID, "--games", 20, "--seats", 3, "--bots", "2", "--jobs", 1)
    simulated = document(*sim, "--json")
    assert simulated["games"] == 20
    page = tmp_path / "balance.html"
    out("balance", ID, "--games", 20, "--seats", "2,3", "--out", page, "--jobs", 1)
    assert "Comet Chase" in page.read_text("utf-8")
    assert "coast" in out("actions", ID)
    assert "numbers" in out("observation", ID, "--seats", "2")


def test_the_lab_needs_no_words_for_things_and_traits(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a game declares for the lab is listed under its own kind where it has no heading."""

    def things(*_: object) -> dict[str, tuple[str, list[str]]]:
        return {"sample-taken": ("sample", ["amber", "ice"])}

    def traits(*given: object) -> dict[str, str]:
        seat = given[-1]
        return {} if seat is None else {"wing": "left" if seat else "right"}

    monkeypatch.setattr(type(game), "things", things)
    monkeypatch.setattr(type(game), "traits", traits)
    monkeypatch.setattr(page, "section_charts", lambda *_: iter(()))  # drawing takes long
    sim = ("sim", ID, "--games", 20, "--seats", 2, "--jobs", 1, "--coverage")
    told = out(*sim, "--decisions", "--out", tmp_path / "games")
    assert re.search(r"sample-taken +2/2 .*amber ×\d", told)
    report = tmp_path / "balance.html"
    out("balance", ID, "--from", tmp_path / "games", "--out", report)
    for heading in ("sample-taken", "wing"):
        assert f">{heading}" in report.read_text("utf-8")
