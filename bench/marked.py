"""What a command writes into a page: the lines between two marks, which the page has once."""

from __future__ import annotations


def with_lines(page: str, name: str, command: str, lines: list[str]) -> str:
    """Return a page with these lines between the marks of this name."""
    begin, end = f"<!-- {name}: made by `{command}` -->", f"<!-- end of the {name} -->"
    before, rest = page.split(begin)
    _, after = rest.split(end)
    return "\n".join([before + begin, "", *lines, "", end + after])
