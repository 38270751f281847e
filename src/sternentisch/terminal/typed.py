"""What somebody has typed: whole numbers of any length, and words worth repeating."""

from __future__ import annotations

DIGITS = 18
HUGE = 10**DIGITS
"""Stands for every number with more digits: larger than anything that can be chosen."""
LONGEST = 40
"""So much of what was typed is repeated in an answer."""


def read_number(text: str) -> int | None:
    """Return the number a text is, or None if it is none."""
    if not text.isdecimal():
        return None
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) <= DIGITS else HUGE


def shortened(text: str) -> str:
    """Return a text short enough for one line."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
