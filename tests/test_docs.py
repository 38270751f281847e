"""What the documentation shows works: its Python is run as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel import outcome, registry
from sternentisch.kernel.content import PROVENANCES
from sternentisch.text.rulebook import rulebook

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("module", [sternentisch, outcome, registry], ids=lambda m: m.__name__)
def test_examples_in_modules_work(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_examples_in_documents_work(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


ROWS = {
    "mercenary effects": "mercenary",
    "artifact effects": "artifact",
    "artifact cards (cost, pairing)": "artifact_card",
    "crystals (points, symbols)": "crystal",
    "factions": "faction",
    "constants": "constants",
}


def test_the_table_of_provenance_is_true() -> None:
    """The README says how certain each value is; this is counted, not remembered."""
    readme = (ROOT / "README.md").read_text("utf-8")
    game = sternentisch.load("cave-in")
    for row, kind in ROWS.items():
        found = [
            entry["provenance"]
            for path, entry in game.content.entries()
            if path.split("[")[0].split(".")[0] == kind
        ]
        counts = " | ".join(str(found.count(provenance)) for provenance in PROVENANCES)
        assert f"| {row} | {len(found)} | {counts} |" in readme
    rules = len(rulebook(game, "en").entries)
    assert f"| {game.title} | {rules} of {rules}, each with its test | 2–4 |" in readme
