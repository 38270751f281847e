"""How `make coverage` counts: by game, without flattering."""

from __future__ import annotations

from typing import Any

import pytest

from bench.covered import by_package, percent


def counted(statements: int, run: int, branches: int, taken: int) -> dict[str, Any]:
    """Return what is told about a file."""
    names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    return {"summary": dict(zip(names, (statements, run, branches, taken), strict=True))}


def test_files_count_for_their_game_or_the_kernel() -> None:
    found = by_package(
        {
            "src/sternentisch/games/__init__.py": counted(1, 1, 0, 0),
            "src/sternentisch/games/cryo/state.py": counted(10, 10, 4, 4),
            "src/sternentisch/games/cryo/rules/turn.py": counted(30, 20, 16, 14),
            "src/sternentisch/games/cave_in/state.py": counted(5, 5, 0, 0),
            "src/sternentisch/kernel/state.py": counted(7, 7, 2, 1),
        }
    )
    assert {package: reached.share for package, reached in found.items()} == {
        "games/cave_in": 1.0,
        "games/cryo": 0.9,
        "kernel": 0.5,
    }
    assert found["games/cryo"].cells() == ["40", "75.0 %", "20", "90.0 %"]


@pytest.mark.parametrize(
    ("share", "shown"), [(1.0, "100.0 %"), (0.99999, "99.9 %"), (0.9499, "94.9 %"), (0.0, "0.0 %")]
)
def test_shares_are_rounded_down(share: float, shown: str) -> None:
    assert percent(share) == shown
