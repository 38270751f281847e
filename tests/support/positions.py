"""Positions as documents: how to take one from a scene, change it, and ask what is wrong with it.

A path such as `state.players[0].hand` names a value of a document, as the defects do.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.state import State

AnyState = TypeVar("AnyState", bound=State)


def written(state: State) -> Any:
    """Return the document of a state, as it would come out of a file."""
    return json.loads(json.dumps(state.to_position()))


def reloaded(state: AnyState) -> AnyState:
    """Return a state as it is after saving and loading."""
    loaded = state.game.from_position(written(state))
    assert isinstance(loaded, type(state))
    return loaded


def defects_of(game: Game, document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document, which must be something."""
    with pytest.raises(Defects) as raised:
        game.from_position(document)
    return [path for path, _ in raised.value.defects]


def steps(path: str) -> list[Any]:
    """Return the names and numbers on the way to a path."""
    names = path.replace("[", ".[").split(".")
    return [int(name[1:-1]) if name.startswith("[") else name for name in names]


def follow(value: Any, way: list[Any]) -> Any:
    """Return what is found at the end of a way."""
    for step in way:
        value = value[step]
    return value


def replaced(document: Any, path: str, value: object) -> Any:
    """Return a copy of a document with another value at a path."""
    copied = copy.deepcopy(document)
    *way, last = steps(path)
    follow(copied, way)[last] = value
    return copied


def without(document: Any, path: str) -> Any:
    """Return a copy of a document that lacks a field."""
    copied = copy.deepcopy(document)
    *way, last = steps(path)
    del follow(copied, way)[last]
    return copied


def objects(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield all objects of a document but the options, with the start of their fields' paths."""
    if isinstance(value, dict):
        yield f"{path}." if path else "", value
        for name, inner in value.items():
            if name != "options":
                yield from objects(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from objects(inner, f"{path}[{number}]")


def fields(document: Any) -> list[str]:
    """Return the paths of all named fields of a document, those of the options aside."""
    return [prefix + name for prefix, found in objects(document) for name in found]
