"""Every rule id is in the rulebook, in code, and shown by a test; none is unknown."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sternentisch
from sternentisch.text.rulebook import Rulebook, rulebook

TESTS = Path(__file__).parent
ID = re.compile(r"[A-Z]{2,3}-[A-Z0-9-]*\d+")
"""The form of rule ids; all ids of a game begin with the same two or three letters."""

NO_CODE = {"CI-AMB-39": "it is about the rulebook's own examples, which are tests here"}


def catalogue(game: sternentisch.Game) -> set[str]:
    return set(rulebook(game, "en").entries)


def prefix(game: sternentisch.Game) -> str:
    """Return what all rule ids of a game begin with."""
    (only,) = {id.split("-")[0] for id in catalogue(game)}
    return only


def ids_in(game: sternentisch.Game, *patterns: str) -> set[str]:
    """Return the rule ids in the files of a game's folder."""
    of_game = re.compile(rf"\b{prefix(game)}-[A-Z0-9-]*\d+\b")
    found: set[str] = set()
    for pattern in patterns:
        for path in game.folder.rglob(pattern):
            found.update(of_game.findall(path.read_text("utf-8")))
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
                found.update(str(a.value) for a in node.args if isinstance(a, ast.Constant))
    return found


@pytest.fixture(params=sternentisch.game_ids())
def game(request: pytest.FixtureRequest) -> sternentisch.Game:
    return sternentisch.load(request.param)


def test_both_rulebooks_have_the_same_rules(game: sternentisch.Game) -> None:
    english, german = rulebook(game, "en").entries, rulebook(game, "de").entries
    assert list(english) == list(german)
    for id in english:
        assert english[id].text, id
        assert german[id].text, id
    assert not [id for id in english if not ID.fullmatch(id)]


def test_games_have_prefixes_of_their_own() -> None:
    prefixes = [prefix(sternentisch.load(id)) for id in sternentisch.game_ids()]
    assert sorted(prefixes) == sorted(set(prefixes))


def test_every_rule_is_carried_out_somewhere(game: sternentisch.Game) -> None:
    missing = catalogue(game) - ids_in(game, "*.py", "content.toml") - set(NO_CODE)
    assert not missing, sorted(missing)


def test_every_rule_is_shown_by_a_test(game: sternentisch.Game) -> None:
    missing = catalogue(game) - shown_ids()
    assert not missing, sorted(missing)


def test_no_text_names_an_unknown_rule(game: sternentisch.Game) -> None:
    unknown = ids_in(game, "*.py", "*.toml", "*.md", "*.ftl") - catalogue(game)
    assert not unknown, sorted(unknown)


def test_no_test_shows_an_unknown_rule() -> None:
    """Rules of games that are being written, and not registered yet, count as known."""
    pages = Path(sternentisch.__file__).parent.glob("games/*/rulebook.en.md")
    known = {id for page in pages for id in Rulebook(page).entries}
    unknown = shown_ids() - known
    assert not unknown, sorted(unknown)


def test_nothing_is_excused_without_need() -> None:
    """An id without code must exist, and must have none."""
    games = [sternentisch.load(name) for name in sternentisch.game_ids()]
    assert set(NO_CODE) <= {id for game in games for id in catalogue(game)}
    assert not set(NO_CODE) & {id for game in games for id in ids_in(game, "*.py")}
