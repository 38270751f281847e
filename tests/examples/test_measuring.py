"""Measuring bots is fair, and a curve is written as it was measured."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import sternentisch
from examples.measuring import Point, Share, draw, evaluate, write_csv
from sternentisch.bots.registry import make_bot
from tests.examples.notebook import EXAMPLES

CURVE = [
    Point(0, 0, 0.0, {"random": Share(0.5, 0.4, 0.6), "greedy": Share(0.0, 0.0, 0.1)}),
    Point(20, 8000, 0.5, {"random": Share(0.9, 0.8, 1.0), "greedy": Share(0.25, 0.2, 0.3)}),
]


def test_equals_share_the_wins() -> None:
    """Both seats of every deal are played, so that it is half exactly, whatever the luck."""
    found = evaluate(sternentisch.load("cave-in"), make_bot("random"), make_bot("random"), 20)
    assert found.value == 0.5
    assert found.low < 0.5 < found.high


def test_the_better_bot_has_more_and_the_other_the_rest() -> None:
    game = sternentisch.load("cave-in")
    keen, random = make_bot("keen"), make_bot("random")
    share = evaluate(game, keen, random, 12, seed=5)
    assert share.low > 0.5
    assert share.low < share.value <= share.high
    assert evaluate(game, random, keen, 12, seed=5).value == pytest.approx(1 - share.value)
    assert evaluate(game, keen, random, 12, seed=5) == share


def test_a_curve_is_written_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "curve.csv"
    write_csv(CURVE, path)
    first, second = csv.DictReader(path.read_text("utf-8").splitlines())
    assert (first["update"], first["decisions"], first["minutes"]) == ("0", "0", "0.00")
    assert (second["random_share"], second["greedy_low"]) == ("0.9000", "0.2000")


@pytest.mark.parametrize("name", ["curve", "curve-taught"])
def test_the_page_tells_what_the_stored_curves_say(name: str) -> None:
    page = (EXAMPLES / "README.md").read_text("utf-8")
    (row,) = [line for line in page.splitlines() if f"({name}.csv)" in line]
    *_, last = csv.DictReader((EXAMPLES / f"{name}.csv").read_text("utf-8").splitlines())
    figures = [
        f"{float(last['minutes']):.1f}",
        f"{int(last['decisions']) / 1e6:.1f} million",
        *(told_share(last, rival) for rival in ("random", "greedy")),
    ]
    assert [cell.strip() for cell in row.split("|")[2:-1]] == figures


def told_share(row: dict[str, str], rival: str) -> str:
    share, low, high = (f"{float(row[f'{rival}_{end}']):.0%}" for end in ("share", "low", "high"))
    return f"{share[:-1]} % ({low[:-1]} to {high[:-1]})"


def test_a_curve_is_drawn_with_its_rivals_and_always_alike(tmp_path: Path) -> None:
    paths = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for path in paths:
        draw(CURVE, path, "A title")
    text = paths[0].read_text("utf-8")
    assert text == paths[1].read_text("utf-8")
    for words in ("A title", "against random", "against greedy", "share of wins"):
        assert words in text
