"""Reading whole numbers that somebody has typed."""

from __future__ import annotations

DIGITS = 18
HUGE = 10**DIGITS
"""Stands for every number with more digits: larger than anything that can be chosen."""


def read_number(text: str) -> int | None:
    """Return the number a text is, or None if it is none."""
    if not text.isdecimal():
        return None
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) <= DIGITS else HUGE
