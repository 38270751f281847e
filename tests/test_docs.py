"""What the documentation shows works: its Python is run as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel import outcome, registry

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
