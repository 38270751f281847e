"""What is still open while the game is being written: it is not registered before this is empty."""

from __future__ import annotations

from pathlib import Path

import pytest

OPEN = {
    "test_a_pickled_state_of_another_copy_stays_one_of_that_copy": "pickles of unregistered games",
    "test_states_can_be_pickled_and_copied": "pickles of unregistered games",
}
"""Tests of which some cases fail, and why."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(str(item.path)).parent == Path(__file__).parent:
            what = OPEN.get(getattr(item, "originalname", item.name))
            if what:
                reason = f"{what} are not yet checked in full"
                item.add_marker(pytest.mark.xfail(reason=reason, strict=False))
