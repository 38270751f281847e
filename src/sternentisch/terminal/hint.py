"""Hints in words: the best choices with their numbers, prospects and reasons."""

from __future__ import annotations

from rich.text import Text

from sternentisch.bots.hint import Hint
from sternentisch.bots.judge import Note
from sternentisch.kernel.action import Action
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.layout import Lines, hanging
from sternentisch.terminal.palette import HEADING, LEGAL, QUIET
from sternentisch.terminal.screen import Screen
from sternentisch.text.speaker import Speaker

REASONS = 2
"""So many reasons are given for a choice."""
WORTH_SAYING = 0.25
"""A reason is left out if it weighs less than this part of the weightiest."""


def hint_lines(
    board: Board,
    screen: Screen,
    view: View,
    actions: list[Action],
    hints: list[Hint],
    *,
    shared: bool,
) -> Lines:
    """Return a line for each hint, under a heading; `shared`: the chance is a team's."""
    speaker = board.speaker
    lines = [Text(speaker.say("hint-head-team" if shared else "hint-head"), HEADING)]
    numbers = {action.id: number for number, action in enumerate(actions, 1)}
    for hint in hints:
        value = speaker.say("hint-value", {"value": round(100 * hint.value)})
        label = f"{board.label(view, hint.action)} {value}"
        number = Text(f"{numbers[hint.action.id]:>3}  ", LEGAL)
        lines.append(
            hanging(number, [(label, ""), (because(speaker, hint.notes), QUIET)], screen.width)
        )
    return lines


def because(speaker: Speaker, notes: list[Note]) -> str:
    """Return why a choice is good, in a sentence made of the judgements on it."""
    good = weighty([note for note in notes if note.points > 0], REASONS)
    bad = weighty([note for note in notes if note.points < 0], 1)
    told = [judged(speaker, note) for note in good]
    reason = told[0] if told else ""
    for more in told[1:]:
        reason = speaker.say("hint-and", {"first": reason, "second": more})
    if good and bad and -bad[0].points < WORTH_SAYING * good[0].points:
        bad = []
    drawback = judged(speaker, bad[0]) if bad else ""
    if reason and drawback:
        return speaker.say("hint-but", {"reason": reason, "drawback": drawback})
    if reason:
        return speaker.say("hint-because", {"reason": reason})
    if drawback:
        return speaker.say("hint-drawback", {"drawback": drawback})
    return speaker.say("hint-tried")


def weighty(notes: list[Note], most: int) -> list[Note]:
    """Return the first few notes that weigh enough beside the first; no name comes twice."""
    kept: list[Note] = []
    for note in notes:
        known = any((note.name, note.about) == (other.name, other.about) for other in kept)
        if not known and abs(note.points) >= WORTH_SAYING * abs(notes[0].points):
            kept.append(note)
    return kept[:most]


def judged(speaker: Speaker, note: Note) -> str:
    """Return a judgement as a clause, without its subject."""
    return speaker.say(f"judged-{note.name}", {note.fact: note.about} if note.fact else {})
