"""What the documentation shows works: its Python is run as it stands."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import sternentisch
from bench.readme import KINDS, written
from sternentisch.kernel import outcome, registry
from sternentisch.lab import rating, schedule

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "module", [sternentisch, outcome, registry, rating, schedule], ids=lambda m: m.__name__
)
def test_examples_in_modules_work(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_examples_in_documents_work(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


def test_the_readme_counts_rules_and_values_as_they_are() -> None:
    assert set(KINDS) == set(sternentisch.game_ids())
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme == written(readme), "write the tables anew: make readme"


def test_the_changelog_begins_with_the_version_that_is_built() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    newest = next(heading for heading in headings if heading != "Unreleased")
    assert re.fullmatch(re.escape(project["version"]) + r" \(\d{4}-\d\d-\d\d\)", newest)
