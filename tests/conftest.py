"""Options of the test run."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("sternentisch.lab.conformance")  # it says what it compared


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="many more killed servers")
