"""Running the notebook of examples/; as a program it stores the notebook with fresh outputs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

import sternentisch

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOK = EXAMPLES / "first-steps.ipynb"


def read_notebook() -> Any:
    """Return the notebook as it is stored."""
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def run_notebook() -> Any:
    """Return the notebook with what it shows when run now, without times and the like."""
    book = read_notebook()
    environment = {**os.environ, "PYTHONPATH": str(Path(sternentisch.__file__).parents[1])}
    client = NotebookClient(
        book, timeout=300, kernel_name="python3", record_timing=False, coalesce_streams=True
    )
    client.execute(env=environment)
    book.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return book


if __name__ == "__main__":
    nbformat.write(run_notebook(), NOTEBOOK)  # type: ignore[no-untyped-call]
