"""Whose fault it was: errors of bots name the bot, its seat, and the game to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.kernel.state import State


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
        error.add_note(bot)
        raise
