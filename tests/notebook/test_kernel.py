"""A real notebook kernel shows states, views, records and outcomes by themselves."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import sternentisch
from sternentisch.text.speaker import LANGUAGES

SOURCE = Path(sternentisch.__file__).parents[1]
GAMES = sternentisch.game_ids()
TABLES = [(id, language) for id in GAMES for language in LANGUAGES]
WORDS = {"de": "Sicht von Spieler", "en": "as Player"}

BEGIN = """
import sys
import sternentisch
sorted({"rich", "sternentisch.notebook.picture"} & set(sys.modules))
"""
STATE = """
from sternentisch.notebook import set_language
set_language({language!r})
state = sternentisch.load({id!r}).start(seed=5)
state
"""
REST = (
    """
record = sternentisch.Record(state.game, state.seats, state.options, 5)
while len(record.actions) < 9:
    action = state.legal()[0]
    state.apply(action)
    record.add(action.id, state)
record
""",
    "state.view(None)",
    "state.outcome()",
    "sternentisch.notebook.show(record, step=3)",
    "[state]",
)


@pytest.fixture(scope="module")
def shown() -> list[dict[str, Any]]:
    """What the cells show: the beginning, a state for each game and language, and the rest."""
    tables = [STATE.format(id=id, language=language) for id, language in TABLES]
    book = nbformat.v4.new_notebook()  # type: ignore[no-untyped-call]
    for text in (BEGIN, *tables, *REST):
        book.cells.append(nbformat.v4.new_code_cell(text))  # type: ignore[no-untyped-call]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    NotebookClient(book, timeout=120, kernel_name="python3").execute(env=environment)
    return [cell.outputs[-1].data for cell in book.cells]


def test_nothing_that_draws_is_loaded_before_it_is_needed(shown: list[dict[str, Any]]) -> None:
    assert shown[0]["text/plain"] == "[]"


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[" ".join(table) for table in TABLES])
def test_a_state_is_a_picture(shown: list[dict[str, Any]], table: int) -> None:
    id, language = TABLES[table]
    data = shown[1 + table]
    picture = data["image/svg+xml"].replace("&#160;", " ")
    assert picture.startswith("<svg")
    assert sternentisch.load(id).title in picture
    assert WORDS[language] in picture
    assert data["text/plain"].startswith(f"<State of {id}, ")


def test_so_are_records_views_outcomes_and_what_show_returns(shown: list[dict[str, Any]]) -> None:
    record, view, outcome, step, listed = shown[1 + len(TABLES) :]
    texts = [data["image/svg+xml"].replace("&#160;", " ") for data in (record, view, outcome, step)]
    assert "After 9 of 9 actions." in texts[0]
    assert "as an onlooker sees it" in texts[1]
    assert "Rank" in texts[2]
    assert "After 3 of 9 actions." in texts[3]
    assert list(listed) == ["text/plain"]  # within other things they stay short


def run(code: str, home: Path) -> str:
    """Run a program of its own on the sources; return what it prints."""
    command = [sys.executable, "-c", code]
    environment = {"PYTHONPATH": str(SOURCE), "HOME": str(home), "IPYTHONDIR": str(home)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return done.stdout.strip()


def test_the_import_loads_neither_ipython_nor_what_draws(tmp_path: Path) -> None:
    code = """
import sys, sternentisch
print([name for name in ("IPython", "rich", "sternentisch.notebook") if name in sys.modules])
"""
    assert run(code, tmp_path) == "[]"


def test_a_shell_that_came_later_loads_the_extension(tmp_path: Path) -> None:
    code = """
import sternentisch
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
draw = shell.display_formatter.formatters["image/svg+xml"]
state = sternentisch.load("cave-in").start()
print(draw(state))
shell.run_line_magic("load_ext", "sternentisch.notebook")
print(draw(state)[:4])
"""
    assert run(code, tmp_path).splitlines() == ["None", "<svg"]


def test_the_page_about_notebooks_works() -> None:
    page = Path(__file__).parents[2] / "docs" / "notebook.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed
