"""Options of the test run."""

from __future__ import annotations

import os

import pytest

os.environ.pop("STERNENTISCH_CONTENT", None)  # tests are about our values
pytest.register_assert_rewrite("sternentisch.lab.conformance")  # it says what it compared


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="many more killed servers")
