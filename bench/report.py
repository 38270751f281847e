"""The figures as tables, and the goals as lines."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.figures import Figure, Shape, Verdict
from bench.worker import CLONE, GREEDY, PLAYOUT, SAMPLE, SEARCH, STEP

DRIVERS = {PLAYOUT: "the engine", STEP: "Python loop"}
CASES = {
    PLAYOUT: "whole play-outs",
    STEP: "stepped from a Python loop",
    CLONE: "clone",
    SAMPLE: "sample + playout",
    GREEDY: "greedy decision",
    SEARCH: "search iteration",
}


def decisions_table(figures: list[Figure]) -> Table:
    """Show the speed of random play, and how it compares with catanatron's."""
    table = new_table(
        "Decisions of whole random games, set-up included",
        ["engine", "game", "driven by"],
        ["per M loop turns", "lowest – highest", "× catan.", "per CPU s", "× by CPU s"],
    )
    for figure in figures:
        if figure.case in DRIVERS:
            table.add_row(
                figure.engine,
                figure.game,
                DRIVERS[figure.case],
                f"{figure.per_loop_million:,.0f}",
                f"{figure.lowest:,.0f} – {figure.highest:,.0f}",
                times(figure.ratio),
                f"{figure.per_second:,.0f}",
                times(figure.ratio_by_time),
            )
    return table


def units_table(figures: list[Figure]) -> Table:
    """Show what copies, guesses and thinking cost."""
    table = new_table(
        "Copies of positions; guesses at what is hidden, played out from the opening; thinking",
        ["engine", "game", "case"],
        ["µs each", "loop turns each", "lowest – highest", "per CPU s"],
    )
    for figure in sorted(figures, key=lambda figure: figure.case):
        if figure.case not in DRIVERS:
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


def games_table(shapes: list[Shape]) -> Table:
    """Show what is being played; a forced decision has a single option."""
    table = new_table(
        "The games, played at random",
        ["engine", "game"],
        ["seats", "decisions a game", "options a decision", "forced"],
    )
    for shape in shapes:
        table.add_row(
            shape.engine,
            shape.game,
            str(shape.seats),
            f"{shape.decisions_per_game:.0f}",
            f"{shape.options_per_decision:.1f}",
            f"{shape.forced_share:.0%}",
        )
    return table


def new_table(title: str, names: list[str], numbers: list[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for name in names:
        table.add_column(name)
    for number in numbers:
        table.add_column(number, justify="right")
    return table


def times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.1f}"


def goal_line(verdict: Verdict) -> str:
    """Tell what became of a goal."""
    goal, figure = verdict.goal, verdict.figure
    what = f"{goal.game}, {goal.engine}, {CASES[goal.case]}"
    wanted = f"{goal.limit:g} µs at most" if goal.case == CLONE else f"{goal.limit:g} × at least"
    if figure is None:
        return f"not measured  {what}: {wanted}"
    if goal.case == CLONE:
        found = f"{figure.microseconds:.2f} µs or {figure.loop_turns:.0f} loop turns"
    else:
        found = f"{times(figure.ratio)} × catanatron"
    return f"{'reached' if verdict.reached else 'missed':13} {what}: {found} ({wanted})"
