"""The running log of a table: what happened, in words, as one seat may know it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sternentisch.kernel.game import Game
from sternentisch.table.table import Table
from sternentisch.text.speaker import Speaker


class Sentence(Struct, frozen=True):
    """One sentence of the log: of which entry, when, and whose doing it was (-1: nobody's)."""

    number: int
    at: int
    seat: int
    kind: str
    text: str


def speaker_at(table: Table, language: str) -> Speaker:
    """Return a speaker who knows everybody at the table by name."""
    called = [(place.name, "" if place.name else place.bot) for place in table.places]
    return speaker_for(table.game, language, tuple(called))


@lru_cache(maxsize=1000)
def speaker_for(game: Game, language: str, called: tuple[tuple[str, str], ...]) -> Speaker:
    """Return a speaker who calls people by their names, and bots by those of their levels.

    Several bots of a level are told apart by the numbers of their seats.
    """
    speaker = Speaker(game, language, [])
    names = [
        name or (speaker.say(f"bot-{bot}") if speaker.has(f"bot-{bot}") else bot)
        for name, bot in called
    ]
    speaker.players = [
        f"{name} {seat + 1}".strip() if names.count(name) > 1 or not name else name
        for seat, name in enumerate(names)
    ]
    return speaker


def log(
    table: Table, seat: int | None, speaker: Speaker, after: int = 0, last: int | None = None
) -> list[Sentence]:
    """Return what was told after an entry, as a seat (None: an onlooker) may know it."""
    sentences = []
    for told in table.history[after:last]:
        entry = told.entry
        for event in told.events:
            seen = event.seen_by(seat)
            text = speaker.event(seen)
            sentences.append(Sentence(entry.number, entry.at, seen.seat, seen.kind, text))
    return sentences
