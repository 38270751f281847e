"""Whatever is public says in a sentence what it does, or overrides something that says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sternentisch

SOURCES = Path(sternentisch.__file__).parent
PACKAGES = ("cli", "kernel", "lab", "notebook", "server", "table", "terminal", "text")
BASES = ("kernel", "bots", "terminal")
"""The packages whose classes others build on."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules(package: str) -> dict[Path, ast.Module]:
    """Return the modules of a package by their path."""
    return {path: ast.parse(path.read_text("utf-8")) for path in (SOURCES / package).rglob("*.py")}


def public(nodes: list[ast.stmt]) -> Iterator[Function | ast.ClassDef]:
    """Yield the functions and classes among statements that are for others to use."""
    for node in nodes:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def explains(node: Function | ast.ClassDef | ast.Module) -> bool:
    """Whether something has a docstring."""
    return bool(ast.get_docstring(node))


@cache
def base_classes() -> dict[str, ast.ClassDef]:
    """Return the classes that others may build on, by name."""
    return {
        node.name: node
        for package in BASES
        for module in modules(package).values()
        for node in module.body
        if isinstance(node, ast.ClassDef)
    }


def is_explained_by_base(owner: ast.ClassDef, name: str) -> bool:
    """Whether a base of a class explains the method of this name."""
    bases = [base_classes().get(ast.unparse(base)) for base in owner.bases]
    return any(
        any(own.name == name and explains(own) for own in public(base.body))
        or is_explained_by_base(base, name)
        for base in bases
        if base is not None
    )


def silent(module: ast.Module) -> Iterator[str]:
    """Yield the names of what should be explained and is not."""
    if not explains(module):
        yield "the module"
    for node in public(module.body):
        if not explains(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            for own in public(node.body):
                if not explains(own) and not is_explained_by_base(node, own.name):
                    yield f"{node.name}.{own.name}"


@pytest.mark.parametrize("package", PACKAGES)
def test_whatever_is_public_is_explained(package: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {name}"
        for path, module in modules(package).items()
        for name in silent(module)
    ]
    assert not found
