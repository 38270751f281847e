"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import empty, postgres, store
from tests.server.serving import Served, serving
from tests.server.stored import laid
from tests.server.two import Two

__all__ = ["empty", "laid", "postgres", "store"]  # fixtures from elsewhere


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def two(served: Served) -> Two:
    return Two(served)
