"""A table for games without a drawing of their own: whatever the view holds, in words."""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sternentisch.kernel.view import View
from sternentisch.terminal.layout import line
from sternentisch.terminal.palette import HEADING, QUIET, Palette
from sternentisch.text.speaker import Speaker

SHARED = {"game", "seat", "seats", "actor", "decision", "legal"}
"""What every view has and the screen tells in its own way."""
INDENT = (0, 0, 0, 2)


class Listing:
    """Lists fields: simple ones by line, alike ones as a table with a row for each."""

    def __init__(self, speaker: Speaker, palette: Palette) -> None:
        self.speaker = speaker
        self.palette = palette

    def view(self, view: View) -> RenderableType:
        """Return what a view holds beyond what all views have."""
        fields: dict[str, object] = msgspec.to_builtins(view)
        return self.fields({name: fields[name] for name in fields if name not in SHARED})

    def fields(self, fields: dict[str, object]) -> RenderableType:
        """Return fields one below the other."""
        return Group(*(self.field(name, value) for name, value in fields.items()))

    def field(self, name: str, value: object) -> RenderableType:
        """Return a field: in one line, as a table, or with its parts indented."""
        label = Text(self.label(name), HEADING)
        if isinstance(value, dict) and value:
            return Group(label, Padding(self.fields(value), INDENT))
        if not isinstance(value, list) or not any(isinstance(part, dict) for part in value):
            return Text.assemble(label, "  ", self.told(name, value))
        if are_alike(value):
            return Group(label, Padding(self.table(value), INDENT))
        parts = {str(number): part for number, part in enumerate(value, 1)}
        return Group(label, Padding(self.fields(parts), INDENT))

    def table(self, rows: list[dict[str, object]]) -> Table:
        """Return a list of like things as a table."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        for name in rows[0]:
            table.add_column("" if name == "seat" else self.label(name))
        for row in rows:
            table.add_row(*(self.told(name, value) for name, value in row.items()))
        return table

    def label(self, name: str) -> str:
        """Return what a field is called: `field-<name>`, or its own name."""
        key = f"field-{name}"
        return self.speaker.say(key) if self.speaker.has(key) else name.replace("_", " ")

    def told(self, name: str, value: object) -> Text:
        """Return a simple value, or a list of them, in words."""
        if value is None or value is False or value in ("", []):
            return Text("-" if self.palette.plain else "–")
        if value is True:
            return Text("x" if self.palette.plain else "✓")
        if name == "seat" and isinstance(value, int):
            return line(self.palette.badge(value), f" {self.speaker.players[value]}")
        return Text(str(self.speaker.name(name, value)))


def are_alike(rows: list[object]) -> bool:
    """Whether all are tables of simple values, or of lists of them, with the same names."""
    return all(
        isinstance(row, dict)
        and isinstance(rows[0], dict)
        and list(row) == list(rows[0])
        and not any(is_deep(value) for value in row.values())
        for row in rows
    )


def is_deep(value: object) -> bool:
    """Whether a value, or a part of it, has parts of its own."""
    parts = value if isinstance(value, list) else [value]
    return any(isinstance(part, dict | list) for part in parts)
