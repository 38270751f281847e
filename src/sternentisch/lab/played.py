"""The games of a tournament in a file, a line each, so that an interrupted one can go on."""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path

from sternentisch.lab.report import Result
from sternentisch.lab.schedule import Fixture


class Played:
    """The finished games of one tournament by their number; another one needs another file."""

    def __init__(self, path: Path) -> None:
        """Read what is there; a last line that was not finished is a game not played."""
        self.path = path
        self.results: dict[int, Result] = {}
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        for line in whole.splitlines():
            number, (deal, seating), *rest = json.loads(line)
            self.results[number] = Result(Fixture(deal, tuple(seating)), *rest)
        if whole != text:
            path.write_text(whole, "utf-8")

    def add(self, number: int, result: Result) -> None:
        """Write one more game down."""
        self.results[number] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([number, *astuple(result)]) + "\n")
