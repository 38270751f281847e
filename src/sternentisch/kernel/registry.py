"""Finding games: every installed package may offer some by entry point."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from sternentisch.kernel.content import load_content
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput, UnknownName
from sternentisch.kernel.state import State

GROUP = "sternentisch.games"
OWN_COPIES: dict[str, Path] = {}
"""The files that `load` takes where none is given, by the ids of games; see `use_own_copies`."""


def game_ids() -> list[str]:
    """Return the ids of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def load(id: str, content: str | Path | None = None) -> Game:
    """Load a game, optionally with the values of your own copy laid over its content.

    >>> load("cave-in").title
    'Star Scrappers: Cave-In'
    """
    if not isinstance(id, str):
        raise BadInput(f"the id of a game is wanted, not {id!r}")
    return _load(id, OWN_COPIES.get(id) if content is None else Path(content))


def use_own_copies(folder: Path | None) -> None:
    """From now on, load games with the values that a folder holds for them, each `<game>.toml`."""
    if folder is not None and not folder.is_dir():
        raise BadInput(f"content: {folder} is no folder")
    found = {file.stem: file for file in sorted(folder.absolute().glob("*.toml"))} if folder else {}
    for id, file in found.items():
        if id not in game_ids():
            raise BadInput(f"{file}: no game has this name; known: {', '.join(game_ids())}")
        load(id, file)  # complains about wrong values now, not when somebody wants to play
    OWN_COPIES.clear()
    OWN_COPIES.update(found)


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
