"""An installed wheel stands alone: terminal, server, browser, and nothing of the checkout."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.killing import Process
from tests.web.browsing import Visitor, browser
from tests.web.test_games import GAMES
from tests.wheel.installing import ROOT, Installed, Outside, is_compiled

FIRST_CHOICES = "1\n" * 5000
"""What somebody types who always takes the first choice, until every game is over."""


def test_the_program_is_the_one_of_the_wheel(outside: Outside) -> None:
    build = "compiled" if is_compiled() else "plain Python"
    assert outside.sternentisch("--version").endswith(f"({build})\n")
    python, libraries = outside.installed.python, outside.installed.libraries
    here, _ = outside.run(python, "-I", "-c", "import sternentisch as it; print(it.__file__)")
    assert Path(here.strip()).is_relative_to(libraries)
    as_module, _ = outside.run(python, "-m", "sternentisch", "games")
    assert as_module == outside.sternentisch("games")


def test_what_the_wheel_requires_is_all_there(best: Installed, plain: Installed) -> None:
    for installed in (best, plain):
        assert "No broken requirements" in installed.pip("check")
        assert not (installed.libraries / "pytest").exists()
    assert (best.libraries / "litestar").exists()
    assert not (plain.libraries / "litestar").exists()


def test_a_file_of_the_checkout_would_be_noticed(best: Installed, tmp_path: Path) -> None:
    curious = Outside(best, tmp_path)
    (tmp_path / "link").symlink_to(ROOT / "README.md")
    curious.run(best.python, "-c", "open('link').close()")
    assert curious.strays() == [ROOT / "README.md"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_the_terminal(outside: Outside, game: str) -> None:
    said = outside.sternentisch("play", game, "--seats", 2, "--bots", 1, typed=FIRST_CHOICES)
    assert "Total" in said[-1000:]
    assert outside.installed.libraries / "sternentisch" in {
        folder for path in outside.opened() for folder in path.parents
    }


def test_plain_python_plays_and_simulates_without_any_extra(outside_plain: Outside) -> None:
    assert outside_plain.sternentisch("--version").endswith("(plain Python)\n")
    typed = ("play", "cave-in", "--seats", 2, "--bots", 1, "--lang", "de")
    said = outside_plain.sternentisch(*typed, typed=FIRST_CHOICES)
    assert "Summe" in said[-1000:]
    sim = ("sim", "cryo", "--games", 2, "--seats", 2, "--bots", "random", "--jobs", 1, "--json")
    assert json.loads(outside_plain.sternentisch(*sim))["games"] == 2
    program = outside_plain.installed.program
    assert "sternentisch[server]" in outside_plain.run(program, "serve", code=2)[1]


class Server(Process):
    """`sternentisch serve` of an installed wheel, with its embedded database."""

    def __init__(self, outside: Outside) -> None:
        super().__init__(outside.folder)
        self.outside = outside
        self.command = [str(outside.installed.program), "serve", "--port", str(self.port)]

    def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.running = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env=self.outside.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )


@pytest.fixture(scope="module")
def server(best: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(Outside(best, tmp_path_factory.mktemp("served")))
    made.start()
    try:
        made.wait_until_up()
        yield made
    finally:
        if made.is_running():
            made.terminate()


def play_in_browser(host: str, game: str) -> list[str]:
    """Come to the hall, play a whole game by clicks against a bot; return the final table."""
    with browser() as opened:
        mara = Visitor(opened, host, settings=',"confirm":false')
        mara.page.goto("/")
        named = re.compile(game.replace("-", "."), re.IGNORECASE)
        mara.page.get_by_role("heading", name=named).first.wait_for()
        mara.come_in("Mara")
        mara.page.goto(f"/table/{mara.make_table(game, bots=['', '1'])}")
        rng = random.Random(game)
        while mara.wait_for_choice():
            mara.choose(rng)
        mara.page.locator(".end tbody tr").first.wait_for()
        final = mara.page.locator(".end tbody tr:not(.bars, .parts)").all_inner_texts()
        assert mara.errors == []
        mara.close()
        return final


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_the_browser(server: Server, game: str) -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright allows one browser for each thread
        final = thread.submit(play_in_browser, server.host, game).result()
    assert len(final) == 2
    assert "Mara" in "".join(final)
    assert any(path.name == "sternentisch.db" for path in server.outside.opened())
    assert any(path.name == "index.html" for path in server.outside.opened())
    assert server.outside.strays() == []
