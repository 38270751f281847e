"""
Tell how much of the rules' code the rules' own tests reach, and write it into docs/architecture.md.

    make coverage

runs those tests on the plain sources and then this, which reads what was counted. It fails when a
game, or the kernel, has fewer than 95 % of its branches taken.
"""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coverage import Coverage
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

from bench.marked import write_lines
from bench.report import new_table

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "architecture.md"
SOURCES = Path("src/sternentisch")
WANTED = 0.95
"""The share of branches that must be taken."""
COLUMNS = ["statements", "reached", "branches", "taken"]


@dataclass
class Reached:
    """How much there is of some code, and how much of it the tests reach."""

    statements: int = 0
    run: int = 0
    branches: int = 0
    taken: int = 0

    @property
    def share(self) -> float:
        """The share of branches that are taken."""
        return self.taken / self.branches if self.branches else 1.0

    def add(self, summary: dict[str, Any]) -> None:
        """Count a file, too."""
        self.statements += summary["num_statements"]
        self.run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.taken += summary["covered_branches"]

    def cells(self) -> list[str]:
        """Return the figures as a table shows them, shares rounded down."""
        lines = self.run / self.statements if self.statements else 1.0
        return [f"{self.statements:,}", percent(lines), f"{self.branches:,}", percent(self.share)]


def percent(share: float) -> str:
    """Return a share, rounded down: only all of it is 100 %."""
    return f"{int(1000 * share) / 10:.1f} %"


def by_package(files: dict[str, Any]) -> dict[str, Reached]:
    """Sum the figures of files up: the kernel, and each game."""
    found: dict[str, Reached] = {}
    for name, file in sorted(files.items()):
        layer, *inner = Path(name).relative_to(SOURCES).parts
        package = layer if len(inner) < 2 else f"{layer}/{inner[0]}"
        if package != "games":  # the package around the games has no rules
            found.setdefault(package, Reached()).add(file["summary"])
    return found


def counted() -> dict[str, Any]:
    """Return what was counted, file by file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "counted.json"
        coverage = Coverage()
        coverage.load()
        coverage.json_report(outfile=str(path))
        files: dict[str, Any] = json.loads(path.read_text("utf-8"))["files"]
    return files


def main() -> int:
    """Show the figures, write them into the page, and tell whether they are enough."""
    found = by_package(counted())
    shown = new_table("What the rules' tests reach", ["package"], COLUMNS)
    lines = [f"| package | {' | '.join(COLUMNS)} |", f"|---|{'---:|' * len(COLUMNS)}"]
    for package, reached in found.items():
        shown.add_row(package, *reached.cells())
        lines.append(f"| `{package}` | {' | '.join(reached.cells())} |")
    console = Console()
    console.print(shown)
    write_lines(PAGE, "coverage", "make coverage", lines)
    poor = [package for package, reached in found.items() if reached.share < WANTED]
    if poor:
        console.print(f"Fewer than {WANTED:.0%} of the branches are taken: {', '.join(poor)}.")
        console.print("Which ones: .venv/bin/coverage report --show-missing --skip-covered")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main())
