"""What a command writes into a page: the lines between two marks, which the page has once."""

from __future__ import annotations

from pathlib import Path


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
