"""What the code of a game says: names and strings in it, and the events it can tell."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Collection, Iterator
from pathlib import Path
from types import ModuleType

import sternentisch.kernel
from sternentisch.kernel.game import Game


def words(path: Path) -> Iterator[str]:
    """Yield the strings, names and attributes in a file of code."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def mentions(game: Game, ids: Collection[str]) -> list[str]:
    """Return where the code of a game, or of the kernel, names one of its pieces."""
    kernel = Path(str(sternentisch.kernel.__file__)).parent
    files = [*game.folder.rglob("*.py"), *kernel.rglob("*.py")]
    return [f"{path.name}: {word}" for path in files for word in words(path) if word in ids]


def told_kinds(events: ModuleType) -> set[str]:
    """Return the kinds of events that a module has a function for."""
    return {
        name.replace("_", "-")
        for name, function in inspect.getmembers(events, inspect.isfunction)
        if not name.startswith("_") and function.__module__ == events.__name__
    }
