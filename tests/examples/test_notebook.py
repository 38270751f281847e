"""The notebook of examples/ is stored as it was run, and running it again says the same."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.examples.notebook import NOTEBOOK, read_notebook, run_notebook

REFRESH = "to store it anew: python -m tests.examples.notebook"
PICTURES = {"image/svg+xml", "image/png"}


def outputs(book: Any) -> list[list[tuple[str, str]]]:
    """Return what each cell says, and of pictures only that they are there."""
    found = []
    for cell in book.cells:
        said: list[tuple[str, str]] = []
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                said.append((output.name, output.text))
            for kind, value in sorted(output.get("data", {}).items()):
                said.append((kind, "" if kind in PICTURES else value))
        found.append(said)
    return found


def test_it_says_the_same_when_run_again() -> None:
    assert outputs(run_notebook()) == outputs(read_notebook()), REFRESH


def test_it_was_run_from_top_to_bottom() -> None:
    cells = [cell for cell in read_notebook().cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    kinds = [kind for said in outputs(read_notebook()) for kind, _ in said]
    assert kinds.count("image/svg+xml") >= 4
    assert kinds.count("image/png") == 1
    assert "stderr" not in kinds


@pytest.mark.parametrize("trace", [r"/(home|root|tmp|work|Users)/", "iopub", "T[0-9]{2}:[0-9]{2}:"])
def test_it_tells_nothing_of_the_machine_it_ran_on(trace: str) -> None:
    assert re.search(trace, NOTEBOOK.read_text("utf-8")) is None


def test_it_is_small_enough_to_be_read_in_a_browser() -> None:
    assert NOTEBOOK.stat().st_size < 500_000
