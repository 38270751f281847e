"""How strong is a bot, and how did it become so? Balanced games, shares of wins, a learning curve.

Nothing here learns, so nothing here needs PyTorch; `train_agent.py` uses it, and so can you.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from sternentisch import Game, Rng
from sternentisch.bots.bot import Bot
from sternentisch.bots.play import play_to_end
from sternentisch.lab.rating import interval


class Share(NamedTuple):
    """The part of the wins of a bot, and between what it lies with 95 % certainty."""

    value: float
    low: float
    high: float


class Point(NamedTuple):
    """A moment of learning: what it took so far, and how strong the bot is against whom."""

    update: int
    decisions: int
    minutes: float
    shares: dict[str, Share]


def evaluate(game: Game, bot: Bot, rival: Bot, deals: int, seed: int = 0) -> Share:
    """Return how much of the wins a bot has against a rival at a table of two.

    Every deal is played twice, the second time with the seats changed over, so that luck of the
    deal and of the seat is the same for both; two games on one deal are one observation.
    """
    found: list[float] = []
    for deal in range(deals):
        won = 0.0
        for seat in (0, 1):
            state = game.start(seats=2, seed=seed + deal)
            bots = [rival, rival]
            bots[seat] = bot
            play_to_end(state, bots, Rng(seed + deal))
            winners = state.outcome().winners
            won += (seat in winners) / len(winners)
        found.append(won / 2)
    return Share(sum(found) / deals, *interval(found, games=2))


def tell(point: Point) -> str:
    """Return a line about a point of the curve."""
    shares = "  ".join(
        f"{rival} {share.value:.0%} ({share.low:.0%} to {share.high:.0%})"
        for rival, share in point.shares.items()
    )
    return f"{point.minutes:5.1f} min  {point.decisions:>9,} decisions  against {shares}"


def write_csv(curve: list[Point], path: Path) -> None:
    """Write the curve as a table, one line per moment."""
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        ends = ("share", "low", "high")
        rivals = list(curve[0].shares)
        names = [f"{rival}_{end}" for rival in rivals for end in ends]
        table.writerow(["update", "decisions", "minutes", *names])
        for point in curve:
            values = [f"{value:.4f}" for rival in rivals for value in point.shares[rival]]
            table.writerow([point.update, point.decisions, f"{point.minutes:.2f}", *values])


def draw(curve: list[Point], path: Path, title: str) -> None:
    """Draw the curve with its intervals; the ending of the file's name says in which format."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "sternentisch"  # the same curve gives the same file
    matplotlib.rcParams["svg.fonttype"] = "none"  # words stay words
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.6), layout="constrained")
    minutes = [point.minutes for point in curve]
    for rival in curve[0].shares:
        shares = [point.shares[rival] for point in curve]
        (line,) = axes.plot(minutes, [share.value for share in shares], label=f"against {rival}")
        lows, highs = [share.low for share in shares], [share.high for share in shares]
        axes.fill_between(minutes, lows, highs, color=line.get_color(), alpha=0.2, linewidth=0)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle=":")
    axes.set(title=title, xlabel="minutes on one core", ylabel="share of wins", ylim=(-0.03, 1.03))
    figure.legend(loc="outside lower center", ncols=len(curve[0].shares))
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
