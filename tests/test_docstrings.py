"""Whatever is public says in a sentence what it does, or overrides something that says so."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import sternentisch

SOURCES = Path(sternentisch.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCES.rglob("*.py")})

Function = ast.FunctionDef | ast.AsyncFunctionDef


def public(nodes: list[ast.stmt]) -> Iterator[Function | ast.ClassDef]:
    """Yield the functions and classes among statements that are for others to use."""
    for node in nodes:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def explains(node: Function | ast.ClassDef | ast.Module) -> bool:
    """Whether something has a docstring."""
    return bool(ast.get_docstring(node))


def is_explained_by_base(path: Path, owner: str, name: str) -> bool:
    """Whether a base of a class explains the method of this name."""
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    module = import_module(".".join(parts).removesuffix(".__init__"))
    return bool(inspect.getdoc(getattr(getattr(module, owner), name)))


def silent(path: Path) -> Iterator[str]:
    """Yield the names of what a module should explain and does not."""
    module = ast.parse(path.read_text("utf-8"))
    if not explains(module):
        yield "the module"
    for node in public(module.body):
        if not explains(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            for own in public(node.body):
                if not explains(own) and not is_explained_by_base(path, node.name, own.name):
                    yield f"{node.name}.{own.name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_whatever_is_public_is_explained(folder: Path) -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {name}"
        for path in sorted(folder.glob("*.py"))
        for name in silent(path)
    ]
    assert not found
