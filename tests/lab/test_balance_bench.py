"""`make balance`: games are kept, figures counted once, and the page made from them."""

from __future__ import annotations

from pathlib import Path

import pytest

import sternentisch
from bench import balance, balance_page, gifts
from sternentisch.games.cave_in.game import CaveIn


def test_a_run_is_played_once_and_told_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "KEPT", tmp_path / "balance.json")
    monkeypatch.setattr(balance, "STORES", tmp_path / "stores")
    monkeypatch.setattr(balance_page, "PAGE", tmp_path / "balance.md")
    page = tmp_path / "balance.md"
    begin, end = "<!-- balance: made by `make balance` -->", "<!-- end of the balance -->"
    page.write_text(f"before\n{begin}\nold\n{end}\nafter\n")
    balance.main(games="cave-in", rounds=3, level=1, seed=7, jobs=1)
    text = page.read_text("utf-8")
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
    for seats in (2, 3, 4):
        assert f"| level 1 seats {seats} | 3 | " in text
    assert "Whoever used these won most" in balance_page.PAGE.read_text("utf-8")
    assert "Never used: " in text
    assert len(list((tmp_path / "stores").iterdir())) == 3

    (tmp_path / "balance.json").unlink()  # the figures are lost, the games are not

    def refuse(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr("sternentisch.lab.collect.play_part", refuse)
    balance.main(games="cave-in", rounds=3, level=1, seed=7, jobs=1)
    assert page.read_text("utf-8") == text


def test_teams_of_all_sizes_are_taken_together() -> None:
    shares = {"seats 1 furion": 0.3, "seats 2 furion": 0.6, "seats 1 lunaris": 0.5}
    runs = {f"level 4 {name}": {"seats": [[share, 0, 1]]} for name, share in shares.items()}
    assert balance_page.against_lines(runs) == [
        "Teams of all sizes together, level 4: furion 45.0 %, lunaris 50.0 %."
    ]


def test_a_gift_is_worth_what_its_owner_is_ahead() -> None:
    """An extra mining action with every raid wins most games between equals."""
    game = sternentisch.load("cave-in")
    assert isinstance(game, CaveIn)
    [crawler] = [found.index for found in game.box.artifacts if found.id == "getaway_crawler"]
    played = [gifts.play("2", crawler, number) for number in range(10)]
    assert sum(won for won, _, _ in played) >= 7
    assert sum(ahead for _, ahead, _ in played) > 0
    assert all(turns > 2 for _, _, turns in played)
