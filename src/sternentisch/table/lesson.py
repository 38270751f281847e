"""Lessons: guided first games. A lesson is a recorded game with something to say before moves.

A game's folder holds `lesson.toml` (how the game starts, everybody's moves, and what is said
before which of them) and the texts in `lesson.<language>.ftl`.
"""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, final

from fluent.runtime import FluentBundle, FluentResource

from sternentisch.kernel.action import Action
from sternentisch.kernel.game import SEEDS, Game
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.table.deeds import Setup
from sternentisch.text.speaker import LANGUAGES

FILE = "lesson.toml"
LEARNER = 0
"""The seat of whoever learns; the script plays the others."""
END = "lesson-end"
"""What is said after the last move."""
PREFIX = "lesson-"
MOVES = 1_000
"""More moves than a lesson has."""


@final
class Lesson:
    """A guided first game: how it starts, the moves of all seats, and texts before moves."""

    __slots__ = ("moves", "options", "sayings", "seats", "seed")

    def __init__(
        self,
        seats: int,
        seed: int,
        options: dict[str, object],
        moves: list[Action],
        sayings: dict[int, str],
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        """As given; `game.start` fills in the rest."""
        self.moves = moves
        self.sayings = sayings
        """By the place of a move: the key of what is said before it."""


@cache
def lesson_of(game: Game) -> Lesson | None:
    """Return a game's lesson; None where it has none, or where its values are not ours."""
    path = game.folder / FILE
    if game.own is not None or not path.exists():
        return None
    root = Reader({"options": {}, **_read(path)}, "", [])
    lesson = _lesson(game, root)
    root.raise_defects(str(path))
    return lesson


def wanted_lesson(game: Game, setup: Setup) -> Lesson:
    """Return the lesson that a table is made for; the setup must be that of the lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        raise BadInput(f"lesson: {game.id} has none")
    if (setup.seats, setup.options) != (lesson.seats, lesson.options):
        raise BadInput("lesson: it has seats and options of its own")
    if setup.position is not None:
        raise BadInput("lesson: it begins at the beginning")
    return lesson


def says(game: Game, language: str, key: str) -> str:
    """Return a text of a game's lesson."""
    texts = _texts(game.folder, language)
    if not texts.has_message(key):
        raise KeyError(f"no text {key!r} in {language}")
    pattern = texts.get_message(key).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern)
    if errors:
        raise KeyError(f"text {key!r} in {language}: {errors}")
    return str(text)


@cache
def _texts(folder: Path, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadInput(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    path = folder / f"lesson.{language}.ftl"
    made = FluentBundle([language], use_isolating=False)
    try:
        made.add_resource(FluentResource(path.read_text("utf-8")))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    return made


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not valid TOML: {error}") from error


def _lesson(game: Game, root: Reader) -> Lesson:
    """Read a lesson, noting every defect."""
    seats, seed, options, moves, say = root.fields("seats", "seed", "options", "moves", "say")
    count = seats.integer(game.min_seats, game.max_seats)
    read = [_move(game, move) for move in moves.items(1, MOVES)]
    return Lesson(
        seats=count,
        seed=seed.integer(-SEEDS, SEEDS - 1),
        options=_options(game, options, count),
        moves=[move for move in read if move is not None],
        sayings=_sayings(say, len(read)),
    )


def _options(game: Game, reader: Reader, seats: int) -> dict[str, object]:
    given = reader.value
    if not isinstance(given, dict):
        reader.wrong("a table")
        return {}
    try:
        game.complete(seats, given)
    except Defects as error:
        reader.defects.extend(error.defects)
    return copy.deepcopy(given)


def _move(game: Game, reader: Reader) -> Action | None:
    text = reader.text()
    try:
        return game.action(text) if text else None
    except BadInput as error:
        reader.defect(str(error))
        return None


def _sayings(reader: Reader, moves: int) -> dict[int, str]:
    found: dict[int, str] = {}
    for item in reader.items(1, MOVES):
        move, key = item.fields("move", "key")
        place, text = move.integer(0, max(moves - 1, 0)), key.text()
        if found and place <= max(found):
            move.defect(f"{place} does not come after the move before it")
        if text and not text.startswith(PREFIX):
            key.defect(f"a key {PREFIX}… wanted, not {text!r}")
        if text == END:
            key.defect(f"{END} is said after the last move")
        found[place] = text
    return found
