"""What a command writes into a page: the lines between two marks, which the page has once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

DOCS = Path(__file__).resolve().parents[1] / "docs"
PERFORMANCE = DOCS / "performance.md"
BOTS = DOCS / "bots.md"

Keep = Annotated[bool, typer.Option("--keep", help="Write the figures into the docs.")]
"""The option of a benchmark that measures for the docs."""


def with_lines(page: str, name: str, command: str, lines: list[str]) -> str:
    """Return a page with these lines between the marks of this name."""
    begin, end = f"<!-- {name}: made by `{command}` -->", f"<!-- end of the {name} -->"
    before, rest = page.split(begin)
    _, after = rest.split(end)
    return "\n".join([before + begin, "", *lines, "", end + after])


def write_lines(path: Path, name: str, command: str, lines: list[str]) -> None:
    """Put these lines between the marks of this name, in the page at this path."""
    page = path.read_text("utf-8")
    path.write_text(with_lines(page, name, command, lines), "utf-8")


def table_lines(table: Table) -> list[str]:
    """Return a table of the terminal as lines of a page, its title as a sentence before it."""
    heads = [str(column.header) for column in table.columns]
    marks = ["---:" if column.justify == "right" else "---" for column in table.columns]
    rows = zip(*(column.cells for column in table.columns), strict=True)
    lines = [told_row(heads), told_row(marks), *(told_row(map(str, row)) for row in rows)]
    return [f"{table.title}:", "", *lines] if table.title else lines


def told_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
