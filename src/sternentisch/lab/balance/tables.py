"""The tables of a report: the same rows for the page and, unrounded, for CSV files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sternentisch.lab.balance.estimate import Estimate, Sums
from sternentisch.lab.balance.figures import STEPS, Figures, Key, quantile
from sternentisch.lab.balance.findings import END, Judgement, is_alike, place_kinds, rate
from sternentisch.lab.balance.words import Words
from sternentisch.lab.parts import TRAIT

DIGITS = 6
"""Of every number in a CSV file."""

Cell = str | int | float | Estimate | None


class Column(NamedTuple):
    """A column: its name in CSV files, its title on the page, and how its values are written."""

    name: str
    title: str
    form: str


@dataclass
class Table:
    """A table; `id` tells it from the others of its player count, `name` is that of its file."""

    id: str
    name: str
    title: str
    columns: list[Column]
    seats: int = 0
    rows: list[list[Cell]] = field(default_factory=list)
    marked: set[int] = field(default_factory=set)
    """The rows that stand out."""
    forms: dict[int, str] = field(default_factory=dict)
    """How the values of a row are written, where columns are mixed."""

    ids: list[str] = field(default_factory=list)
    """What a row is about, for programs."""

    def add(self, id: str, cells: list[Cell], mark: bool = False) -> None:
        """Add a row."""
        if mark:
            self.marked.add(len(self.rows))
        self.ids.append(id)
        self.rows.append(cells)


LABEL = Column("name", "balance-name", "text")
ORIGIN = Column("provenance", "show-provenance", "origin")
GAMES = Column("games", "balance-games", "count")
USERS = Column("users", "balance-users", "count")
SHARE = Column("won", "balance-won", "share")
LIFT = Column("lift", "balance-lift", "lift")
CHANCE = Column("chance", "balance-chance", "chance")
PART = Column("games_part", "balance-part", "share")
MEAN = Column("mean", "balance-mean", "number")
PLACES = {"seat": "balance-by-seat", "turn": "balance-by-turn", "bot": "balance-by-bot"}


def tables_of(section: Figures, words: Words, judgement: Judgement) -> list[Table]:
    """Return all tables of a player count, in the order of the page."""
    made = [
        *place_tables(section, words, judgement),
        *trait_tables(section, words, judgement),
        *setup_tables(section, words),
        source_table(section, words),
        course_table(section, words),
        end_table(section, words),
        *thing_tables(section, words, judgement),
    ]
    for table in made:
        table.seats = section.seats
    return [table for table in made if table.rows]


def won_cells(section: Figures, judgement: Judgement, key: Key) -> list[Cell]:
    """Return the lift of users, how likely that is by luck, their share, and how many they are."""
    sums = section.sums.get(key, Sums())
    return [sums.lift, judgement.chance(section, key), sums.share, round(sums.users)]


def place_tables(section: Figures, words: Words, judgement: Judgement) -> Iterator[Table]:
    """Yield who won: by seat, by turn order, by bot."""
    kinds = [] if section.game.cooperative else place_kinds(section)
    if section.game.cooperative or not is_alike(section):
        kinds.append("bot")
    for kind in kinds:
        columns = [LABEL, LIFT, CHANCE, SHARE, USERS if kind == "bot" else GAMES]
        title = "balance-victory" if section.game.cooperative else PLACES[kind]
        table = Table(kind, "places", words.say(title), columns)
        for value in sorted(section.of(kind)):
            name = words.bot(value) if kind == "bot" else words.name((kind, value))
            key = (kind, value)
            cells = won_cells(section, judgement, key)
            table.add(value, [name, *cells], judgement.is_sure(section, key))
        yield table


def trait_tables(section: Figures, words: Words, judgement: Judgement) -> Iterator[Table]:
    """Yield who won by what they played with or held in the end; in a team by pairs, too."""
    columns = [LABEL, LIFT, CHANCE, SHARE, USERS, ORIGIN]
    for prefix in (TRAIT, f"pair.{TRAIT}"):
        for name in section.kinds(prefix):
            kind = f"{prefix}{name}"
            table = Table(kind, "traits", words.group(kind), columns)
            for value in by_lift(section, kind):
                key = (kind, value)
                cells = won_cells(section, judgement, key)
                sure = judgement.is_sure(section, key)
                table.add(value, [words.name(key), *cells, words.origin(key)], sure)
            yield table


def by_lift(section: Figures, kind: str) -> list[str]:
    """Return the values of a kind, those whose users won most first."""

    def order(item: tuple[str, Sums]) -> float:
        lift = item[1].lift
        return -lift.value if lift else 0.0

    return [value for value, _ in sorted(section.of(kind).items(), key=order)]


def setup_tables(section: Figures, words: Words) -> Iterator[Table]:
    """Yield what the setup of a whole game did: to a team's wins, or to whoever began."""
    first = Column("first_won", "balance-first-won", "share")
    won = SHARE if section.game.cooperative else first
    length = Column("decisions", "balance-decisions", "number")
    for name in section.kinds(f"game.{TRAIT}"):
        kind = f"game.{TRAIT}{name}"
        title = words.say("balance-in-play", {"group": words.group(kind)})
        table = Table(kind, "setups", title, [LABEL, won, length, GAMES, ORIGIN])
        for value, sums in sorted(section.of(kind).items()):
            key = (kind, value)
            mean = section.sums[f"length.{TRAIT}{name}", value].mean
            figures: list[Cell] = [sums.share, mean, sums.games]
            table.add(value, [words.name(key), *figures, words.origin(key)])
        yield table


def source_table(section: Figures, words: Words) -> Table:
    """Return where points come from: for everybody, and for winners."""
    columns = [
        LABEL,
        Column("all", "balance-points-all", "number"),
        Column("winners", "balance-points-winners", "number"),
        Column("part", "balance-points-part", "percent"),
        Column("seats_with_any", "balance-points-any", "share"),
    ]
    table = Table("sources", "sources", words.say("balance-sources"), columns)
    found = section.of("source")
    whole = sum(abs(sums.won) for sums in found.values())
    for source, sums in found.items():
        best, some = (section.sums.get((kind, source)) for kind in ("source-best", "source-any"))
        table.add(
            source,
            [
                words.name(("source", source)),
                sums.mean,
                best.mean if best else None,
                sums.won / whole if whole else None,
                some.share if some else None,
            ],
        )
    return table


def course_table(section: Figures, words: Words) -> Table:
    """Return how long games are, how close, and when they are decided."""
    columns = [
        LABEL,
        MEAN,
        Column("least_20th", "balance-low-end", "number"),
        Column("median", "balance-median", "number"),
        Column("most_20th", "balance-high-end", "number"),
    ]
    table = Table("course", "course", words.say("balance-course"), columns)
    for value, sums in section.of("mean").items():
        counts = section.counts.get(value)
        if not counts:
            continue
        scale = STEPS if value == "decided" else 1
        spread = [quantile(counts, part) / scale for part in (0.05, 0.5, 0.95)]
        if value == "decided":
            table.forms[len(table.rows)] = "share"
        table.add(value, [words.name(("mean", value)), sums.mean, *spread])
    return table


def end_table(section: Figures, words: Words) -> Table:
    """Return how games end."""
    table = Table("ends", "ends", words.say("balance-ends"), [LABEL, GAMES, PART])
    for reason in section.game.reasons:
        key = (END, reason)
        count = section.counts["reason"][reason]
        name = words.named("reason", reason)
        table.add(reason, [name, count, rate(section, key)], not count)
    return table


def thing_tables(section: Figures, words: Words, judgement: Judgement) -> Iterator[Table]:
    """Yield, kind by kind, how often things were used and how their users fared."""
    columns = [LABEL, LIFT, CHANCE, SHARE, USERS, PART, GAMES, ORIGIN]
    for kind, (_, values) in section.things.items():
        if kind == END:
            continue
        table = Table(kind, "things", words.group(kind), columns)
        order = by_lift(section, kind)
        used = [value for value in order if value in values]
        for value in (*used, *(value for value in values if value not in order)):
            key = (kind, value)
            part = rate(section, key)
            met = section.sums.get((f"met.{kind}", value), Sums()).games
            cells = won_cells(section, judgement, key)
            mark = not met or (key in section.sums and judgement.is_sure(section, key))
            table.add(value, [words.name(key), *cells, part, met, words.origin(key)], mark)
        yield table


# --- CSV ----------------------------------------------------------------------------------------


def csv_texts(tables: Iterable[Table]) -> dict[str, str]:
    """Return the contents of the CSV files: tables of one name go into one file."""
    files: dict[str, list[Table]] = {}
    for table in tables:
        files.setdefault(table.name, []).append(table)
    return {name: csv_text(found) for name, found in files.items()}


def csv_text(tables: list[Table]) -> str:
    """Return tables of the same name as CSV, each row with its player count and table."""
    names = list(dict.fromkeys(name for table in tables for name in csv_columns(table)))
    text = io.StringIO()
    writer = csv.DictWriter(text, ["seats", "table", "id", *names], lineterminator="\n")
    writer.writeheader()
    for table in tables:
        for id, row in zip(table.ids, table.rows, strict=True):
            values = dict(zip(csv_columns(table), csv_cells(table, row), strict=True))
            writer.writerow({"seats": table.seats, "table": table.id, "id": id, **values})
    return text.getvalue()


def has_interval(table: Table, place: int) -> bool:
    """Whether a column has estimates, which come with intervals."""
    return any(isinstance(row[place], Estimate) for row in table.rows)


def csv_columns(table: Table) -> list[str]:
    """Return the names of a table's columns; an interval has two more."""
    names: list[str] = []
    for place, column in enumerate(table.columns):
        ends = ("_low", "_high") if has_interval(table, place) else ()
        names += [column.name, *(f"{column.name}{end}" for end in ends)]
    return names


def csv_cells(table: Table, row: list[Cell]) -> list[str]:
    """Return the values of a row."""
    cells: list[str] = []
    for place, cell in enumerate(row):
        if has_interval(table, place):
            parts = cell[:3] if isinstance(cell, Estimate) else ("", "", "")
            cells += [plain(part) for part in parts]
        else:
            assert not isinstance(cell, Estimate)
            cells.append(plain(cell))
    return cells


def plain(value: str | float | None) -> str:
    """Write a value so that programs can read it."""
    if value is None:
        return ""
    return f"{value:.{DIGITS}g}" if isinstance(value, float) else str(value)
