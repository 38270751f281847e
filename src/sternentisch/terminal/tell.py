"""Telling what happened, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from sternentisch.kernel.event import Event
from sternentisch.kernel.outcome import Outcome
from sternentisch.terminal.layout import Lines, hanging, line
from sternentisch.terminal.palette import HEADING, QUIET, Palette
from sternentisch.text.speaker import Speaker

TURN = "turn-started"
"""The kind of event that opens a paragraph of the log."""
GAP = 2
"""Between the columns of the standing."""
END = "game-ended"
"""The kind of event that closes the log."""


def tell(speaker: Speaker, palette: Palette, events: Iterable[Event], width: int) -> Lines:
    """Return one sentence per event, marked by whose doing it was; the table's own stand out."""
    lines: Lines = []
    for event in events:
        sentence = speaker.event(event)
        if event.kind in (TURN, END) or event.seat < 0:
            lines.append(Text(sentence, HEADING))
        else:
            lines.append(hanging(line(palette.badge(event.seat), " "), [(sentence, "")], width))
    return lines


def winners(speaker: Speaker, outcome: Outcome) -> str:
    """Return who has won."""
    names = [speaker.players[seat] for seat in outcome.winners]
    if not names:
        return speaker.say("end-lost")
    *others, last = names
    if not others:
        return speaker.say("end-winner", {"name": last})
    return speaker.say("end-shared", {"names": ", ".join(others), "last": last})


def standing(speaker: Speaker, palette: Palette, outcome: Outcome, width: int) -> Table:
    """Return the standing, best first, with the points of each source.

    Everybody has a row; where the headings would not fit, a column.
    """
    seats = sorted(range(len(outcome.points)), key=lambda seat: outcome.ranks[seat])
    names = [line(palette.badge(seat), f" {speaker.players[seat]}") for seat in seats]
    rows = {speaker.say("end-rank"): [f"{outcome.ranks[seat]}." for seat in seats]}
    for source in outcome.breakdown[0]:
        cells = [str(outcome.breakdown[seat][source]) for seat in seats]
        rows[speaker.say(f"source-{source}")] = cells
    rows[speaker.say("end-points")] = [str(outcome.points[seat]) for seat in seats]
    table = Table(box=None, padding=(0, GAP, 0, 0), header_style=QUIET)
    by_row = [max(map(len, [*heading.split(), *cells])) for heading, cells in rows.items()]
    longest = max(name.cell_len for name in names)
    if sum(by_row) + longest + GAP * (len(rows) + 1) <= width:
        add_rows(table, rows, speaker.say("end-player"), names)
    else:
        add_columns(table, rows, names)
    return table


def add_rows(table: Table, rows: dict[str, list[str]], heading: str, names: Lines) -> None:
    """Give everybody a row: rank, name, points of each source, and their sum."""
    *headings, last = rows
    for place, name in enumerate(headings):
        table.add_column(name, justify="right", no_wrap=place == 0)
        if place == 0:
            longest = max(name.cell_len for name in names)
            table.add_column(heading, no_wrap=True, min_width=longest)
    table.add_column(last, justify="right", style=HEADING)
    for name, rank, *cells in zip(names, *rows.values(), strict=True):
        table.add_row(rank, name, *cells)


def add_columns(table: Table, rows: dict[str, list[str]], names: Lines) -> None:
    """Give everybody a column; the last row is that of the sums."""
    table.add_column("", no_wrap=True, style=QUIET)
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for place, (heading, cells) in enumerate(rows.items(), 1):
        table.add_row(heading, *cells, style=HEADING if place == len(rows) else "")
