"""Board drawings: the module named like a game draws it, any other game is listed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.palette import Palette
from sternentisch.text.speaker import Speaker


def board_of(game: Game, speaker: Speaker, palette: Palette) -> Board:
    """Return the drawing of a game, or the one that fits every game."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    kind: type[Board] = getattr(import_module(name), "BOARD", Board) if find_spec(name) else Board
    return kind(game, speaker, palette)
