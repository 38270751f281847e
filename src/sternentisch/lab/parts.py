"""Parts: some games of a run as Parquet, one file per table.

A worker makes all the bytes of its games; whoever coordinates only has to put them into files. So
the work grows with the number of workers, and they need not share a disk.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sternentisch.lab.frames import pl
from sternentisch.lab.simulate import Plan, Result, play_games
from sternentisch.lab.workers import game_seed

Schema = dict[str, type[pl.DataType]]

SCHEMAS: dict[str, Schema] = {
    "games": {
        "game": pl.Int64,
        "seed": pl.Int64,
        "seats": pl.Int32,
        "first": pl.Int32,
        "decisions": pl.Int32,
        "turns": pl.Int32,
        "reason": pl.String,
        "victory": pl.Boolean,
        "lead_changes": pl.Int32,
        "decided": pl.Float64,
    },
    "seats": {
        "game": pl.Int64,
        "seat": pl.Int32,
        "bot": pl.String,
        "points": pl.Int32,
        "won": pl.Float64,
        "rank": pl.Int32,
        "first": pl.Boolean,
    },
    "uses": {
        "game": pl.Int64,
        "kind": pl.String,
        "value": pl.String,
        "seat": pl.Int32,
        "count": pl.Int32,
    },
    "decisions": {
        "game": pl.Int64,
        "number": pl.Int32,
        "seat": pl.Int32,
        "question": pl.String,
        "action": pl.Int32,
        "offers": pl.Int32,
    },
}
"""The columns that a table always has; a game adds `points.<source>` and `trait.<kind>`."""
SOURCE = "points."
TRAIT = "trait."


class Part(NamedTuple):
    """Some games: how many, their decisions, and each table as the bytes of a Parquet file."""

    games: int
    decisions: int
    tables: dict[str, bytes]


class Columns:
    """The rows of a table, column by column; a column that turns up late is empty above."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.values: dict[str, list[object]] = {name: [] for name in schema}
        self.rows = 0

    def add(self, row: dict[str, object]) -> None:
        """Add a row; what it does not name stays empty."""
        for name, value in row.items():
            column = self.values.get(name)
            if column is None:
                column = self.values[name] = [None] * self.rows
            column.append(value)
        self.rows += 1
        if len(row) < len(self.values):
            for column in self.values.values():
                if len(column) < self.rows:
                    column.append(None)

    def extend(self, game: int, columns: Iterable[Sequence[object]]) -> None:
        """Add all rows of a game; the columns are those of the schema after `game`."""
        for column, values in zip(list(self.values.values())[1:], columns, strict=True):
            column.extend(values)
        self.values["game"].extend([game] * (len(column) - self.rows))
        self.rows = len(column)

    def to_parquet(self) -> bytes:
        """Return the bytes of a Parquet file."""
        types = {name: column_type(self.schema, name) for name in self.values}
        return to_parquet(pl.DataFrame(self.values, types))


def column_type(schema: Schema, name: str) -> type[pl.DataType]:
    """Return what a column holds, also one that a game adds."""
    return schema.get(name) or (pl.Int32 if name.startswith(SOURCE) else pl.String)


def to_parquet(frame: pl.DataFrame) -> bytes:
    """Return the bytes of a Parquet file: the same for the same rows."""
    file = io.BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


def tables_of(plan: Plan) -> list[str]:
    """Return which tables a plan fills."""
    wanted = {"uses": plan.coverage, "decisions": plan.choices}
    return [table for table in SCHEMAS if wanted.get(table, True)]


def play_part(plan: Plan, first: int, last: int) -> Part:
    """Play the games numbered `first` to `last` - 1 and write them down."""
    tables = {table: Columns(SCHEMAS[table]) for table in tables_of(plan)}
    decisions = 0
    for number, result in enumerate(play_games(plan, first, last), first):
        decisions += result.decisions
        tables["games"].add(game_row(plan, number, result))
        for seat, bot in enumerate(plan.bots):
            tables["seats"].add(seat_row(number, result, seat, bot))
        if plan.coverage:
            tables["uses"].extend(number, use_columns(result))
        if plan.choices:
            tables["decisions"].extend(number, decision_columns(result))
    files = {table: columns.to_parquet() for table, columns in tables.items()}
    return Part(last - first, decisions, files)


def game_row(plan: Plan, number: int, result: Result) -> dict[str, object]:
    """Return the row of `games` that a game becomes."""
    course = result.course
    assert course is not None
    return {
        "game": number,
        "seed": game_seed(plan.seed, number),
        "seats": len(plan.bots),
        "first": result.first,
        "decisions": result.decisions,
        "turns": course.turns,
        "reason": result.reason,
        "victory": result.victory,
        "lead_changes": course.lead_changes,
        "decided": course.decided,
        **{TRAIT + kind: id for kind, id in result.traits[0].items()},
    }


def seat_row(number: int, result: Result, seat: int, bot: str) -> dict[str, object]:
    """Return the row of `seats` that one seat of a game becomes."""
    return {
        "game": number,
        "seat": seat,
        "bot": bot,
        "points": result.points[seat],
        "won": result.won(seat),
        "rank": result.ranks[seat],
        "first": seat == result.first,
        **{SOURCE + source: points for source, points in result.breakdown[seat].items()},
        **{TRAIT + kind: id for kind, id in result.traits[1 + seat].items()},
    }


def use_columns(result: Result) -> list[Sequence[object]]:
    """Return the columns of `uses` that a game becomes."""
    kinds, values, seats = zip(*result.met, strict=True) if result.met else ((), (), ())
    users = [None if seat < 0 else seat for seat in seats]
    return [kinds, values, users, list(result.met.values())]


def decision_columns(result: Result) -> list[Sequence[object]]:
    """Return the columns of `decisions` that a game becomes."""
    assert result.course is not None
    choices = result.course.choices
    return [range(len(choices)), *([choice[n] for choice in choices] for n in range(4))]
