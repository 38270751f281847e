"""Finding games: every installed package may offer some by entry point."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from sternentisch.kernel.content import load_content
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput, UnknownName
from sternentisch.kernel.state import State

GROUP = "sternentisch.games"
OWN_VALUES = "STERNENTISCH_CONTENT"
"""The environment variable with a folder of own copies, each `<game>.toml`; workers inherit it."""


def game_ids() -> list[str]:
    """Return the ids of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def load(id: str, content: str | Path | None = None) -> Game:
    """Load a game, optionally with the values of your own copy laid over its content.

    Without a file, that of the game in the folder STERNENTISCH_CONTENT counts, if there is one.

    >>> load("cave-in").title
    'Star Scrappers: Cave-In'
    """
    if not isinstance(id, str):
        raise BadInput(f"the id of a game is wanted, not {id!r}")
    return _load(id, own_copy(id) if content is None else Path(content))


def own_copy(id: str) -> Path | None:
    """Return the file of a game in the folder of own copies; None where there is none."""
    folder = os.environ.get(OWN_VALUES)
    if not folder:
        return None
    file = Path(folder).absolute() / f"{id}.toml"
    if file.is_file():
        return file
    if not file.parent.is_dir():
        raise BadInput(f"{OWN_VALUES}: {folder} is no folder")
    return None


def check_own_copies() -> None:
    """Complain about files in the folder of own copies that fit no game."""
    for id in game_ids():
        load(id)
    folder = os.environ.get(OWN_VALUES)
    for file in sorted(Path(folder).glob("*.toml")) if folder else ():
        if file.stem not in game_ids():
            raise BadInput(f"{file}: no game has this name; known: {', '.join(game_ids())}")


@cache
def _load(id: str, own: Path | None) -> Game:
    for entry in entry_points(group=GROUP, name=id):
        kind: type[Game] = entry.load()
        folder = Path(str(sys.modules[kind.__module__].__file__)).parent
        game = kind(load_content(folder / "content.toml", own), folder)
        game.own = own
        return game
    known = ", ".join(game_ids()) or "none installed"
    raise UnknownName(f"unknown game {id!r}; known: {known}")


def restore(document: object, own: Path | None) -> State:
    """Unpickle a state from its position."""
    id = document.get("game") if isinstance(document, dict) else None
    return load(str(id), own).from_position(document)
