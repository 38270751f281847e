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
BADGE = 4
"""The width of a badge and the space behind it."""
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


def standing(speaker: Speaker, palette: Palette, outcome: Outcome) -> Table:
    """Return the standing, best first, with the points of each source."""
    sources = list(outcome.breakdown[0])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.say("end-rank"), justify="right", no_wrap=True)
    longest = max(len(name) for name in speaker.players) + BADGE
    table.add_column(speaker.say("end-player"), no_wrap=True, min_width=longest)
    for source in sources:
        table.add_column(speaker.say(f"source-{source}"), justify="right")
    table.add_column(speaker.say("end-points"), justify="right", style=HEADING)
    for seat in sorted(range(len(outcome.points)), key=lambda seat: outcome.ranks[seat]):
        parts = outcome.breakdown[seat]
        table.add_row(
            f"{outcome.ranks[seat]}.",
            line(palette.badge(seat), f" {speaker.players[seat]}"),
            *(str(parts[source]) for source in sources),
            str(outcome.points[seat]),
        )
    return table
