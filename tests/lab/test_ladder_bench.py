"""`make ladder`: an interrupted pair goes on, a complete one is kept and told on the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.table import Table

from bench import ladder
from bench.marked import table_lines
from sternentisch.lab import tournament

BEGIN, END = "<!-- ladder: made by `make ladder` -->", "<!-- end of the ladder -->"


def test_a_pair_is_played_once_and_told_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder.json")
    monkeypatch.setattr(ladder, "GAMES", tmp_path / "ladder")
    monkeypatch.setattr(ladder, "BOTS", page)
    monkeypatch.setattr(ladder, "PAIRS", (("2", "1"),))

    def play(again: bool = False) -> None:
        ladder.main(games="cave-in", rounds=6, seed=1, jobs=1, again=again)

    played: list[Any] = []
    real = tournament.play_fixture

    def interrupt(*args: Any) -> Any:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(args)
        return real(*args)

    monkeypatch.setattr(tournament, "play_fixture", interrupt)
    with pytest.raises(KeyboardInterrupt):
        play()
    [file] = (tmp_path / "ladder").iterdir()
    assert len(file.read_text().splitlines()) == 4
    played.append("and never again")
    play()
    assert len(played) == 7, "two games were missing"
    assert not file.exists()
    kept = json.loads((tmp_path / "ladder.json").read_text())
    assert kept["cave-in 2 1"]["pairs"][0]["games"] == 6
    assert "| 2 | 1 | " in page.read_text("utf-8")
    assert "old" not in page.read_text("utf-8")
    play()
    assert len(played) == 7, "what is known is not played again,"
    play(again=True)
    assert len(played) == 13, "unless one wants it"


def test_tables_of_the_terminal_are_written_into_pages() -> None:
    table = Table(title="Speed")
    table.add_column("game")
    table.add_column("ms", justify="right")
    table.add_row("cryo", "1.5")
    assert table_lines(table) == ["Speed:", "", "| game | ms |", "| --- | ---: |", "| cryo | 1.5 |"]
