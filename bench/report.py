"""The figures as tables, and the goals."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.figures import Figure, Shape, Verdict
from bench.worker import CLONE, PLAYOUT, SAMPLE, STEP

CASES = {
    PLAYOUT: "its own loop",
    STEP: "a Python loop",
    CLONE: "clone",
    SAMPLE: "sample + playout",
}


def show(console: Console, figures: list[Figure], shapes: list[Shape]) -> None:
    """Print all figures."""
    console.print(decisions_table(figures, shapes))
    console.print(units_table(figures))


def decisions_table(figures: list[Figure], shapes: list[Shape]) -> Table:
    table = new_table("Decisions of whole random games, set-up included")
    for heading in ("engine", "game", "driven by"):
        table.add_column(heading)
    for heading in ("per M loop turns", "lowest – highest", "per CPU s", "× catanatron"):
        table.add_column(heading, justify="right")
    for heading in ("forced", "a game"):
        table.add_column(heading, justify="right")
    for figure in figures:
        if figure.case in (PLAYOUT, STEP):
            shape = next(s for s in shapes if (s.engine, s.game) == (figure.engine, figure.game))
            ratio = figure.times_catanatron
            table.add_row(
                figure.engine,
                f"{figure.game}, {shape.seats} seats",
                CASES[figure.case],
                f"{figure.per_loop_million:,.0f}",
                f"{figure.lowest:,.0f} – {figure.highest:,.0f}",
                f"{figure.per_second:,.0f}",
                "–" if ratio is None else f"{ratio:.1f}",
                f"{shape.forced_share:.0%}",
                f"{shape.decisions_per_game:.0f}",
            )
    return table


def units_table(figures: list[Figure]) -> Table:
    table = new_table("Copies of positions; and guesses at what is hidden, each played out")
    for heading in ("engine", "game", "case"):
        table.add_column(heading)
    for heading in ("µs each", "loop turns each", "lowest – highest", "per CPU s"):
        table.add_column(heading, justify="right")
    for figure in sorted(figures, key=lambda figure: figure.case):
        if figure.case in (CLONE, SAMPLE):
            table.add_row(
                figure.engine,
                figure.game,
                CASES[figure.case],
                f"{figure.microseconds:,.2f}",
                f"{figure.loop_turns:,.0f}",
                f"{1e6 / figure.highest:,.0f} – {1e6 / figure.lowest:,.0f}",
                f"{figure.per_second:,.0f}",
            )
    return table


def new_table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)


def goal_line(verdict: Verdict) -> str:
    """Tell what became of a goal."""
    goal, figure = verdict.goal, verdict.figure
    what = f"{goal.game}, {goal.engine}, {CASES[goal.case]}"
    wanted = f"at most {goal.limit:g} µs" if goal.case == CLONE else f"{goal.limit:g} × catanatron"
    if figure is None:
        return f"not measured  {what}: {wanted} wanted"
    if goal.case == CLONE:
        found = f"{figure.microseconds:.2f} µs ({figure.loop_turns:.0f} loop turns)"
    else:
        found = f"{figure.times_catanatron:.1f} × catanatron"
    return f"{'reached' if verdict.reached else 'missed':13} {what}: {found}, {wanted} wanted"
