"""The report as one HTML page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from sternentisch.lab.balance.charts import numbered
from sternentisch.lab.balance.compare import Both, Compared, compare, compared_tables
from sternentisch.lab.balance.drawing import compared_chart, section_charts
from sternentisch.lab.balance.estimate import Estimate
from sternentisch.lab.balance.figures import Figures
from sternentisch.lab.balance.findings import Finding, Judgement, find
from sternentisch.lab.balance.style import STYLE
from sternentisch.lab.balance.tables import Cell, Column, Table, csv_texts, tables_of
from sternentisch.lab.balance.telling import findings_table, sentences, told_differences
from sternentisch.lab.balance.words import GAP, MARK, UNCERTAIN, Words

SHORT = 8
"""Tables with no more rows are shown at once, others when asked for."""
LEFT = ("text", "origin")
"""How columns are written that stand at the left."""


@dataclass
class Report:
    """Everything a page shows."""

    sections: list[Figures]
    """By player count."""
    both: list[Both]
    """The same of two contents, where they are compared; else nothing."""
    seed: int
    language: str

    def __post_init__(self) -> None:
        self.game = self.sections[0].game
        self.words = Words(self.game, self.language, self.sections)
        self.judgement = Judgement(self.sections)
        self.findings: list[Finding] = find(self.sections, self.judgement)
        self.compared: list[Compared] = compare(self.both)
        self.tables = [
            findings_table(self.findings, self.words),
            *(t for s in self.sections for t in tables_of(s, self.words, self.judgement)),
            *compared_tables(self.compared, self.words),
        ]

    def csv(self) -> dict[str, str]:
        """Return the contents of the CSV files by name."""
        return csv_texts(self.tables)

    def html(self) -> str:
        """Return the page."""
        say = self.words.say
        title = say("balance-title", {"title": self.game.title})
        body = "\n".join([*self.head(title), *self.top(), *self.bodies(), *self.notes()])
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n"
            f"<body>\n{body}\n</body>\n</html>\n"
        )

    def lines(self) -> list[str]:
        """Return what stands out, sentence by sentence."""
        lines = told_differences(self.compared, self.words) if self.both else []
        lines += sentences(self.findings, self.words)
        return lines or [self.words.say("balance-found-nothing")]

    # --- parts of the page --------------------------------------------------------------------

    def head(self, title: str) -> Iterator[str]:
        """Yield the title, and what was played."""
        words, first = self.words, self.sections[0]
        games = ", ".join(
            words.say(
                "balance-played",
                {"players": words.players(s.seats), "games": words.number(s.games)},
            )
            for s in self.sections
        )
        bots = ", ".join(words.bot(bot) for bot in dict.fromkeys(first.bots))
        facts = {"bots": bots, "seed": str(self.seed), "hash": self.game.content.hash}
        yield f"<header><h1>{escape(title)}</h1>"
        yield f'<p class="lead">{escape(games)}</p>'
        yield f"<p>{escape(words.say('balance-basis', facts))}</p>"
        if self.both:
            facts = {"hash": self.both[0][1].game.content.hash}
            yield f"<p>{escape(words.say('balance-basis-other', facts))}</p>"
        links = [
            f'<a href="#players-{s.seats}">{escape(words.players(s.seats))}</a>'
            for s in self.sections
        ]
        yield f"<nav>{' '.join(links)}</nav></header>" if len(links) > 1 else "</header>"

    def top(self) -> Iterator[str]:
        """Yield what stands out, and how to read all this."""
        words = self.words
        yield f'<section class="found"><h2>{escape(words.say("balance-found"))}</h2>'
        yield "<ul>"
        for line in self.lines():
            yield f"<li>{escape(line)}</li>"
        yield "</ul>"
        random = set(self.sections[0].bots) == {"random"}
        for key in ("balance-cause", "balance-taste-random" if random else "balance-taste"):
            yield f'<p class="note">{escape(words.say(key))}</p>'
        yield "</section>"

    def bodies(self) -> Iterator[str]:
        """Yield a section for each player count."""
        number = 0
        words = self.words
        for section in self.sections:
            yield f'<section id="players-{section.seats}">'
            yield f"<h2>{escape(words.players(section.seats))}</h2>"
            charts = list(section_charts(section, words, self.judgement))
            if self.both:
                rows = [row for row in self.compared if row.seats == section.seats]
                charts += compared_chart(rows, words)
            yield '<div class="charts">'
            for caption, svg in charts:
                number += 1
                yield f"<figure><figcaption>{escape(caption)}</figcaption>"
                yield f"{numbered(svg, number)}</figure>"
            yield "</div>"
            for table in self.tables:
                if table.seats == section.seats:
                    yield from self.table(table)
            yield "</section>"

    def table(self, table: Table) -> Iterator[str]:
        """Yield a table; long ones are folded."""
        words = self.words
        is_open = " open" if len(table.rows) <= SHORT else ""
        counted = words.say("balance-rows", {"count": len(table.rows)})
        title = f"{escape(table.title)} <span>{escape(counted)}</span>"
        yield f"<details{is_open}><summary>{title}</summary>"
        id = f"{table.seats}-{escape(table.id)}"
        yield f'<div class="scroll"><table data-table="{id}"><thead><tr>'
        for column in table.columns:
            side = "" if column.form in LEFT else ' class="figure"'
            yield f'<th scope="col"{side}>{escape(words.say(column.title))}</th>'
        yield "</tr></thead><tbody>"
        for number, row in enumerate(table.rows):
            mark = ' class="mark"' if number in table.marked else ""
            form = table.forms.get(number)
            cells = zip(table.columns, row, strict=True)
            told = [
                self.cell(column, cell, form, first=column is table.columns[0])
                for column, cell in cells
            ]
            yield f"<tr{mark}>{''.join(told)}</tr>"
        yield "</tbody></table></div></details>"

    def cell(self, column: Column, cell: Cell, form: str | None, *, first: bool) -> str:
        """Return a cell of a table; the first of a row is its head."""
        text = escape(written(self.words, column, cell, form))
        if first:
            return f'<th scope="row">{text}</th>'
        if column.form in LEFT:
            kind = ' class="uncertain"' if cell == UNCERTAIN else ""
            return f"<td{kind}>{text}</td>"
        if isinstance(cell, Estimate):
            value, _, interval = text.partition(" (")
            text = f"{value} <small>({interval}</small>"
        return f'<td class="figure">{text}</td>'

    def notes(self) -> Iterator[str]:
        """Yield how the figures were made."""
        words = self.words
        yield f'<section class="notes"><h2>{escape(words.say("balance-notes"))}</h2><dl>'
        keys = ["interval", "lift", "chance", "users", "traits", "decided", "origin"]
        if self.game.cooperative:
            keys.append("team")
        if self.both:
            keys.append("paired")
        for key in keys:
            term, text = (words.say(message) for message in NOTES[key])
            yield f"<dt>{escape(term)}</dt><dd>{escape(text)}</dd>"
        yield "</dl></section>"


NOTES = {
    "interval": ("balance-note-interval", "balance-note-interval-text"),
    "lift": ("balance-note-lift", "balance-note-lift-text"),
    "chance": ("balance-note-chance", "balance-note-chance-text"),
    "users": ("balance-note-users", "balance-note-users-text"),
    "traits": ("balance-note-traits", "balance-note-traits-text"),
    "decided": ("balance-note-decided", "balance-note-decided-text"),
    "origin": ("balance-note-origin", "balance-note-origin-text"),
    "team": ("balance-note-team", "balance-note-team-text"),
    "paired": ("balance-note-paired", "balance-note-paired-text"),
}
"""The words that are explained at the end of the page, and what they mean."""


def written(words: Words, column: Column, cell: Cell, form: str | None = None) -> str:
    """Return a value the way the reader's language writes it."""
    if cell is None:
        return "–"
    if isinstance(cell, Estimate):
        return words.estimate(form or column.form, cell)
    if isinstance(cell, str):
        if column.form != "origin" or not cell:
            return cell
        word = words.say(f"provenance-{cell.replace(' ', '_')}")
        return f"{word}{GAP}{MARK}" if cell == UNCERTAIN else word
    if column.form == "count":
        return words.number(cell)
    if column.form == "chance":
        return words.chance(cell)
    if column.form == "percent":
        return words.percent(cell)
    return words.figure(form or "number", cell)
