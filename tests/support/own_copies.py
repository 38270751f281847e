"""Files of one's own, laid over the content of a game: written, loaded, refused."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from sternentisch.kernel.content import load_content
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import Defects

AnyGame = TypeVar("AnyGame", bound=Game)


def write(folder: Path, text: str) -> Path:
    """Write a file of one's own."""
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def own_copy_of(game: AnyGame, folder: Path, text: str) -> AnyGame:
    """Return a game with other values laid over its content; what was there before is forgotten."""
    path = write(folder, text)
    own = type(game)(load_content(game.folder / "content.toml", path), game.folder)
    own.own = path
    return own


def own_defects(game: Game, folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file, which must be something."""
    with pytest.raises(Defects) as raised:
        own_copy_of(game, folder, text)
    return [path for path, _ in raised.value.defects]


def entry(table: str, id: str, text: str, field: str = "") -> tuple[str, str]:
    """Return a change of an entry, and the path of its defect."""
    path = f"{table}[{id}].{field}" if field else f"{table}[{id}]"
    return f"[[{table}]]\nid = '{id}'\n{text}", path


def constant(name: str, value: str, field: str = "") -> tuple[str, str]:
    """Return a change of a constant, and the path of its defect."""
    path = f"constants.{name}.value" + (f".{field}" if field else "")
    return f"[constants.{name}]\nvalue = {value}", path


def last_line(text: str) -> str:
    """Return what names a case: the value, and the path where there is one."""
    return text.split("\n")[-1]
