"""Two installed wheels: the best one with its server, and plain Python with no extra."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.wheel.installing import ROOT, Installed, Outside, find_wheel, is_compiled


@contextlib.contextmanager
def environment(folder: Path, wheel: Path, *extras: str) -> Iterator[Installed]:
    assert not folder.is_relative_to(ROOT)
    try:
        yield Installed(folder, wheel, *extras)
    finally:
        shutil.rmtree(folder)  # pytest would keep the last three


@pytest.fixture(scope="session")
def best(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    wheel = find_wheel(compiled=is_compiled())
    with environment(tmp_path_factory.mktemp("best"), wheel, "server") as installed:
        yield installed


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    with environment(tmp_path_factory.mktemp("plain"), find_wheel(compiled=False)) as installed:
        yield installed


@pytest.fixture
def outside(best: Installed, tmp_path: Path) -> Iterator[Outside]:
    """Somebody with the best wheel; in the end nothing of the checkout may have been opened."""
    somebody = Outside(best, tmp_path)
    yield somebody
    assert somebody.strays() == []


@pytest.fixture
def outside_plain(plain: Installed, tmp_path: Path) -> Iterator[Outside]:
    """Somebody with the wheel of plain Python; the same holds."""
    somebody = Outside(plain, tmp_path)
    yield somebody
    assert somebody.strays() == []
