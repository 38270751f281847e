"""Every rule id is in the rulebook, in code, and shown by a test; none is unknown."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sternentisch
from sternentisch.text.rulebook import rulebook

TESTS = Path(__file__).parent
ID = re.compile(r"\b(?:CI|MS|AK|CR)-[A-Z]+(?:-[A-Z])?-?\d+\b")

NO_CODE = {"CI-AMB-39": "it is about the rulebook's own examples, which are tests here"}


def ids_in(folder: Path, *patterns: str) -> set[str]:
    found: set[str] = set()
    for pattern in patterns:
        for path in folder.rglob(pattern):
            found.update(ID.findall(path.read_text("utf-8")))
    return found


def shown_ids() -> set[str]:
    """Return the ids in `@pytest.mark.rule(…)`, the only place where a test names rules."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                found.update(a.value for a in node.args if isinstance(a, ast.Constant))  # type: ignore[misc]
    return found


@pytest.fixture(params=sternentisch.game_ids())
def game(request: pytest.FixtureRequest) -> sternentisch.Game:
    return sternentisch.load(request.param)


def catalogue(game: sternentisch.Game) -> set[str]:
    return set(rulebook(game, "en").entries)


def test_both_rulebooks_have_the_same_rules(game: sternentisch.Game) -> None:
    english, german = rulebook(game, "en").entries, rulebook(game, "de").entries
    assert list(english) == list(german)
    for id in english:
        assert english[id].text, id
        assert german[id].text, id
    assert all(ID.fullmatch(id) for id in english)


def test_every_rule_is_carried_out_somewhere(game: sternentisch.Game) -> None:
    missing = catalogue(game) - ids_in(game.folder, "*.py", "content.toml") - set(NO_CODE)
    assert not missing, sorted(missing)


def test_every_rule_is_shown_by_a_test(game: sternentisch.Game) -> None:
    missing = catalogue(game) - shown_ids()
    assert not missing, sorted(missing)


def test_no_text_names_an_unknown_rule(game: sternentisch.Game) -> None:
    known = catalogue(game)
    named = ids_in(game.folder, "*.py", "*.toml", "*.md", "*.ftl")
    assert named <= known, sorted(named - known)
    prefix = next(iter(known)).split("-")[0]
    shown = {id for id in shown_ids() if id.startswith(f"{prefix}-")}
    assert shown <= known, sorted(shown - known)
