"""Laying text out in columns: items that never break, cells of a fixed width."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

Lines = list[Text]


def line(*parts: Text | str, style: str = "") -> Text:
    """Return one line made of parts."""
    return Text("", style, no_wrap=True).join(
        [part if isinstance(part, Text) else Text(part, end="") for part in parts]
    )


def fit(text: Text, width: int) -> Text:
    """Return a text of exactly this width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def flow(items: Lines, width: int, gap: int = 2) -> Lines:
    """Write items one after the other and begin a new line only between two of them."""
    lines: Lines = []
    current: Lines = []
    used = 0
    for item in items:
        if current and used + gap + item.cell_len > width:
            lines.append(Text(" " * gap).join(current))
            current, used = [], 0
        used += item.cell_len + (gap if current else 0)
        current.append(item)
    lines.append(Text(" " * gap).join(current))
    return lines


def beside(*columns: tuple[Lines, int]) -> Lines:
    """Put blocks of lines next to each other, each as wide as its number says."""
    rows = zip_longest(*(block for block, _ in columns), fillvalue=Text(""))
    widths = [width for _, width in columns]
    lines = [line(*map(fit, row, widths)) for row in rows]
    for text in lines:
        text.rstrip()
    return lines


def hanging(front: Text, parts: list[tuple[str, str]], width: int) -> Text:
    """Write parts, each with its style, behind a front that further lines are indented by."""
    margin = front.cell_len
    words = [Text(word, style) for text, style in parts for word in text.split()]
    return Text("\n").join(
        beside(([front], margin), (flow(words, width - margin, 1), width - margin))
    )


def labelled(label: str, items: Lines, width: int, margin: int, gap: int = 2) -> Lines:
    """Write items behind a label; further lines are indented like the first."""
    room = width - margin
    return beside(([Text(label, "bold")], margin), (flow(items, room, gap), room))
