"""Whose fault it was: errors of bots name the bot, its seat, and the game to look at."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType

from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.kernel.state import State

BLAMED = "blamed"
"""The attribute in which an error takes blame and story along, from other processes, too."""
OURS = 2
"""So many calls lie between the guard and what it guards."""


@contextmanager
def blaming(state: State, bots: Sequence[str], seed: int) -> Iterator[None]:
    """Say whose choice it was if something goes wrong in a game that bots play."""
    try:
        yield
    except Exception as error:
        seat = state.actor
        if seat is None:
            raise
        bot = f"bot {bots[seat]!r}, seat {seat} of the game with seed {seed}"
        if isinstance(error, SternentischError):
            raise BadInput(f"{bot}: {error}") from error
        what = ": ".join(filter(None, (bot, type(error).__name__, str(error))))
        error.__dict__[BLAMED] = what, story_of(error)
        error.add_note(bot)
        raise


def story_of(error: Exception) -> str:
    """Return the traceback of an error, beginning with the game."""
    calls: TracebackType | None = error.__traceback__
    for _ in range(OURS):
        calls = calls and calls.tb_next
    return "".join(traceback.format_exception(type(error), error, calls))


def blame_of(error: Exception) -> tuple[str, str] | None:
    """Return which bot's error it is, in one line, and the traceback; None if it is nobody's."""
    return error.__dict__.get(BLAMED)
