"""A board in parts, from top to bottom: each is drawn as fully as there is room for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from rich.text import Text

from sternentisch.terminal.layout import Lines

ENDLESS = 10_000
"""Room for everything."""

Drawing = Callable[[], Lines]
Parts = dict[int, Lines]
"""Drawn parts by their place."""
Wish = dict[int, int]
"""Parts that are to be drawn together, each with the number of the way it is drawn."""


def once(ways: dict[int, list[Drawing]]) -> dict[int, list[Drawing]]:
    """Return ways of drawing that are gone once only, however often they are tried."""
    return {part: [cache(way) for way in tried] for part, tried in ways.items()}


def height(parts: Parts) -> int:
    """Return how many lines the parts take."""
    return sum(map(len, parts.values()))


def choose(
    ways: dict[int, list[Drawing]],
    needs: list[Wish],
    details: list[Wish],
    room: int,
    log: int,
    arranged: Callable[[Parts], Parts] = dict,
) -> Parts:
    """Return the parts as fully as there is room: first what is needed, then details.

    `ways` are how each part can be drawn, from the smallest to the fullest; `log` lines are left to
    what the others have done, rather than to details. Parts may take fewer lines once `arranged`.
    """
    chosen: Parts = {}
    for wishes, left in ((needs, room), (details, room - log)):
        for wish in wishes:
            drawn = {
                part: ways[part][min(way, len(ways[part]) - 1)]() for part, way in wish.items()
            }
            tried = {**chosen, **drawn}
            if not chosen or height(arranged(tried)) <= left:
                chosen = tried
    return chosen


def stack(parts: Parts, gaps: Sequence[int], room: int) -> Lines:
    """Return the parts from top to bottom; with blank lines before `gaps` as far as they fit."""
    blank = [part for part in gaps if part in parts][: max(0, room - height(parts))]
    lines: Lines = []
    for part in sorted(parts):
        if lines and part in blank:
            lines.append(Text(""))
        lines += parts[part]
    return lines
