"""One browser and one server for all tests of the page.

Not for longer: while Playwright is at work, no other test of the same process can start a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import sternentisch.server
from tests.server.serving import Served, serving
from tests.web.browsing import Visitor, browser

SITE = Path(sternentisch.server.__file__).parent / "site"


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (SITE / "index.html").exists(), "no page: `make setup` builds it"
    with serving(tmp_path_factory.mktemp("data"), site=SITE) as running:
        yield running


@pytest.fixture
def visit(chrome: Browser, hall: Served) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come to the hall, or nobody yet (""); nobody may have met an error."""
    visitors: list[Visitor] = []

    def come(name: str = "Mara", **more: Any) -> Visitor:
        visitor = Visitor(chrome, hall.host, **more)
        visitors.append(visitor)
        if name:
            visitor.come_in(name)
        return visitor

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.close()
    assert errors == []
