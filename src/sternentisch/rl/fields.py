"""What an observation holds: a table of its fields, for people and for programs."""

from __future__ import annotations

from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import width


def field_rows(game: Game, seats: int) -> list[dict[str, object]]:
    """Return every field with the place of its first number."""
    rows: list[dict[str, object]] = []
    start = 0
    for field in game.fields(seats):
        rows.append({"start": start, **field._asdict()})
        start += field.size
    return rows


def fields_table(game: Game, seats: int) -> str:
    """Return the fields as a table in Markdown."""
    lines = [
        f"{game.title}, seats: {seats}, numbers: {width(game.fields(seats))}",
        "",
        "| from | numbers | range | field | what it says |",
        "|---:|---:|---|---|---|",
    ]
    for row in field_rows(game, seats):
        place = f"| {row['start']} | {row['size']} | 0 to {row['high']} "
        lines.append(place + f"| `{row['name']}` | {row['about']} |")
    return "\n".join(lines)
