"""Why a choice is good, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sternentisch.kernel.action import Fact
from sternentisch.text.speaker import Speaker

REASONS = 2
"""So many reasons are given for a choice."""
WORTH_SAYING = 0.25
"""A reason is left out if it weighs less than this part of the weightiest."""


class Judgement(Protocol):
    """A judgement on a choice: its name, its points, and what it is about."""

    name: str
    points: float
    fact: str
    about: Fact


def because(speaker: Speaker, notes: Sequence[Judgement]) -> str:
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


def weighty(notes: list[Judgement], most: int) -> list[Judgement]:
    """Return the first few notes that weigh enough beside the first; no name comes twice."""
    kept: list[Judgement] = []
    for note in notes:
        known = any((note.name, note.about) == (other.name, other.about) for other in kept)
        if not known and abs(note.points) >= WORTH_SAYING * abs(notes[0].points):
            kept.append(note)
    return kept[:most]


def judged(speaker: Speaker, note: Judgement) -> str:
    """Return a judgement as a clause, without its subject."""
    return speaker.say(f"judged-{note.name}", {note.fact: note.about} if note.fact else {})
