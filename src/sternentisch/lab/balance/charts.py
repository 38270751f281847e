"""The charts of a report: SVG that takes its colours from the page, equal for equal figures."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

from sternentisch.lab.balance.estimate import Estimate
from sternentisch.lab.extras import missing

try:
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, MaxNLocator
except ImportError as error:
    raise missing("charts need", "lab", error) from error

WIDTH = 4.6
"""In inches; fits a telephone without being made smaller."""
ROW = 0.34
"""The height of a line with a dot, its name above it."""
BINS = 24
TOLD = 0.06
"""A part of a bar that is wide enough for its number, as a part of the whole."""

INK, FAINT, LINE, CARD = "#010203", "#040506", "#070809", "#0c0d0e"
SERIES = [f"#0a0b0{place}" for place in range(8)]
"""Stand-ins: the page has a light and a dark colour for each."""
NAMES = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    LINE: "var(--line)",
    CARD: "var(--card)",
    **{colour: f"var(--series-{place})" for place, colour in enumerate(SERIES)},
}
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sternentisch",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": FAINT,
    "ytick.labelcolor": FAINT,
    "legend.frameon": False,
    "legend.labelcolor": INK,
}
NOTHING = {"Date": None, "Creator": None, "Format": None, "Type": None}

Tell = Callable[[float], str]
Row = tuple[str, Estimate, bool]
"""A name, its figure, and whether it stands out."""


def drawn(height: float, draw: Callable[[Axes], None], label: str) -> str:
    """Return a chart as an SVG element that says what it shows."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata=NOTHING)
    return tidy(text.getvalue(), label)


def tidy(svg: str, label: str) -> str:
    """Leave of a file what a page needs: no fixed size, no fonts or colours of its own, no ids."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*">', "<g>", svg)
    svg = re.sub(r"<style.*?</style>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    for colour, name in NAMES.items():
        svg = svg.replace(colour, name)
    view = re.search(r'viewBox="[^"]*"', svg)
    assert view is not None
    head = f'<svg class="chart" role="img" aria-label="{escape(label)}" {view[0]}>'
    return head + svg[svg.index(">") + 1 :].strip()


def numbered(svg: str, number: int) -> str:
    """Make the ids of a chart differ from those of all other charts of a page."""
    svg = re.sub(r'\bid="', f'id="chart{number}-', svg)
    svg = re.sub(r"url\(#", f"url(#chart{number}-", svg)
    return re.sub(r'href="#', f'href="#chart{number}-', svg)


def intervals(rows: list[Row], reference: float | None, tell: Tell, label: str) -> str:
    """Return figures as dots on lines as long as their intervals, beside what would be fair."""

    def draw(axes: Axes) -> None:
        places = range(len(rows))
        for place, (name, found, stands_out) in zip(places, rows, strict=True):
            colour = SERIES[1] if stands_out else SERIES[0]
            axes.plot([found.low, found.high], [place, place], color=colour, linewidth=2.2)
            axes.plot([found.value], [place], "o", color=colour, markersize=5)
            axes.annotate(
                name,
                (0, place),
                xytext=(0, 5),
                xycoords=("axes fraction", "data"),
                textcoords="offset points",
                va="bottom",
                bbox={"facecolor": CARD, "edgecolor": "none", "pad": 0.6},
            )
        if reference is not None:
            axes.axvline(reference, color=FAINT, linewidth=1, linestyle=(0, (3, 2)), zorder=0)
        axes.set_ylim(len(rows) - 0.5, -0.9)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        scale(axes, tell)

    return drawn(0.45 + ROW * len(rows), draw, label)


def scale(axes: Axes, tell: Tell) -> None:
    """Write the numbers below a chart the way the reader's language does."""
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: tell(value)))
    axes.grid(axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)


def spread(counts: Counter[Any], tell: Tell, share: Tell, label: str) -> str:
    """Return how values are spread, as bars of equal width."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BINS))
    bars: Counter[int] = Counter()
    for value, count in counts.items():
        bars[int((value - low) // width)] += count
    whole = counts.total()

    def draw(axes: Axes) -> None:
        lefts = [low + width * place for place in sorted(bars)]
        heights = [100 * bars[place] / whole for place in sorted(bars)]
        axes.bar(lefts, heights, width=width * 0.92, align="edge", color=SERIES[0])
        scale(axes, tell)
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.grid(visible=False, axis="x")
        upright(axes, share)

    return drawn(2.1, draw, label)


def upright(axes: Axes, tell: Tell) -> None:
    """Write percents at the left."""
    axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: tell(value / 100)))
    axes.grid(axis="y", color=LINE, linewidth=0.6)


def decided(counts: Counter[int], steps: int, tell: Tell, label: str, told_as: str) -> str:
    """Return which part of the games is decided after which part of them."""
    whole = counts.total()
    reached = [100 * sum(counts[n] for n in range(step + 1)) / whole for step in range(steps + 1)]

    def draw(axes: Axes) -> None:
        parts = [step / steps for step in range(steps + 1)]
        axes.fill_between(parts, reached, step="post", color=SERIES[2], linewidth=0)
        axes.set_ylim(0, 100)
        axes.set_xlim(0, 1)
        axes.set_xlabel(told_as)
        scale(axes, tell)
        upright(axes, tell)

    return drawn(2.1, draw, label)


def composition(
    bars: list[tuple[str, list[float]]], parts: list[str], tell: Tell, label: str
) -> str:
    """Return bars made of parts, with their numbers where there is room; losses go to the left."""

    def draw(axes: Axes) -> None:
        longest = max(sum(map(abs, values)) for _, values in bars) or 1.0
        for place, (name, values) in enumerate(bars):
            ends = {True: 0.0, False: 0.0}
            for number, value in enumerate(values):
                start = ends[value >= 0]
                ends[value >= 0] += value
                colour = SERIES[number % len(SERIES)]
                axes.barh(place, value, left=start, height=0.55, color=colour)
                if abs(value) >= TOLD * longest:
                    axes.text(
                        start + value / 2, place, tell(value), ha="center", va="center", fontsize=8
                    )
            axes.annotate(
                name,
                (0, place - 0.33),
                xycoords=("axes fraction", "data"),
                va="bottom",
            )
        for number, part in enumerate(parts):
            axes.plot([], [], "s", color=SERIES[number % len(SERIES)], label=part)
        axes.set_ylim(len(bars) - 0.6, -0.75)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        scale(axes, tell)
        axes.figure.legend(loc="outside lower left", ncols=2, handletextpad=0.2, fontsize=8.5)

    return drawn(1.0 + 0.5 * len(bars) + 0.19 * -(-len(parts) // 2), draw, label)
