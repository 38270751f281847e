"""Letting bots compete in a tournament and showing how they did."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from sternentisch.cli.common import (
    load_game,
    make_console,
    read_options,
    speaker_for,
    warn_if_slow,
)
from sternentisch.cli.show import plain_table
from sternentisch.cli.simulating import progress_bar
from sternentisch.lab.tournament import Tournament, hold
from sternentisch.lab.workers import check_count
from sternentisch.terminal.palette import HEADING, NOTICE, QUIET
from sternentisch.text.speaker import Speaker

Figures = dict[str, Any]


@dataclass
class Wanted:
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int
    seats: int | None
    seed: int
    jobs: int
    options: list[str] | None
    content: Path | None
    lang: str | None


def tournament(wanted: Wanted, *, as_json: bool) -> None:
    """Hold a tournament, then print one JSON object or tables."""
    check_count("jobs", wanted.jobs)
    game = load_game(wanted.game, wanted.content)
    bots = [name.strip() for name in wanted.bots.split(",") if name.strip()]
    options = read_options(game, wanted.options)
    plan = Tournament(
        game.id, bots, wanted.games, wanted.seats, wanted.seed, options, wanted.content
    )
    speaker = speaker_for(game, wanted.lang)
    warn_if_slow(speaker)
    with progress_bar(speaker, sum(map(len, plan.rounds()))) as advance:
        report = hold(plan, wanted.jobs, advance)
    document = report.to_json()
    if as_json:
        print(json.dumps(document))
    else:
        show(speaker, plan, document)


def show(speaker: Speaker, plan: Tournament, document: Figures) -> None:
    """Print the figures as tables."""
    console = make_console()
    head, note = "tournament-done", "tournament-note"
    if plan.cooperative:
        head, note = "tournament-teams-done", "tournament-teams-note"
    facts = {
        "title": speaker.game.title,
        "bots": len(plan.bots),
        "games": plan.games,
        "seats": plan.seats,
        "seed": str(plan.seed),
    }
    console.print(Text(speaker.say(head, facts), HEADING))
    if plan.games != plan.wanted:
        rounded = {"wanted": plan.wanted, "step": plan.step}
        console.print(Text(speaker.say("tournament-rounded", rounded), NOTICE))
    tables = [standings(speaker, document)]
    notes = ["tournament-interval-note"]
    if plan.cooperative and len(plan.panel) > 1:
        tables.append(panel(speaker, document))
    if document["pairs"]:
        tables.append(pairs(speaker, document))
        notes = [note, *notes, "tournament-rating-note"]
    for table in tables:
        console.print()
        console.print(table)
    console.print()
    for key in notes:
        console.print(Text(speaker.say(key), QUIET))
    console.print(Text(speed(speaker, document["timing"]), QUIET))


def standings(speaker: Speaker, document: Figures) -> Table:
    """Return the bots, best first: rating, share or win rate, points."""
    teams = {team["bot"]: team for team in document.get("teams", ())}
    rated = bool(document["pairs"])
    table = plain_table()
    table.add_column(speaker.say("end-rank"), justify="right")
    table.add_column(speaker.say("sim-bot"), no_wrap=True)
    table.add_column(speaker.say("show-name"))
    last = ("tournament-rate", "tournament-interval") if teams else ("sim-share", "sim-mean")
    marks = [speaker.say("tournament-rating"), "mu", "sigma"] if rated else []
    for head in (*marks, *map(speaker.say, last)):
        table.add_column(head, justify="right")
    for rank, row in enumerate(document["ratings"], 1):
        bot = row["bot"]
        told = [speaker.number(row[name], 2) for name in ("ordinal", "mu", "sigma") if rated]
        if teams:
            told.append(percent(speaker, teams[bot]["rate"]))
            told.append(between(speaker, teams[bot]["interval"]))
        else:
            told.append(percent(speaker, row["share"]))
            told.append(speaker.number(row["mean_points"], 1))
        name = speaker.say(f"bot-{bot}") if speaker.has(f"bot-{bot}") else ""
        table.add_row(str(rank), bot, name, *told)
    return table


def panel(speaker: Speaker, document: Figures) -> Table:
    """Return the win rates of all teams with each entry of the panel."""
    entries: list[Figures] = document["panel"]
    names = [
        name
        for name, value in entries[0].items()
        if any(other.get(name) != value for other in entries)
    ]
    option = ", ".join(speaker.say(f"option-{name}") for name in names)
    table = plain_table()
    table.add_column(speaker.say("tournament-panel", {"option": option}))
    for row in document["ratings"]:
        table.add_column(row["bot"], justify="right")
    teams = {team["bot"]: team["by_panel"] for team in document["teams"]}
    for place, entry in enumerate(entries):
        rates = [teams[row["bot"]][place]["rate"] for row in document["ratings"]]
        told = ", ".join(str(speaker.name(name, entry[name])) for name in names)
        table.add_row(told, *(percent(speaker, rate) for rate in rates))
    return table


def pairs(speaker: Speaker, document: Figures) -> Table:
    """Return how each two bots did against each other, the better rated one first."""
    order = [row["bot"] for row in document["ratings"]]
    table = plain_table()
    table.add_column(speaker.say("tournament-pair"))
    table.add_column("")
    for key in ("sim-progress", "sim-share", "tournament-interval"):
        table.add_column(speaker.say(key), justify="right")
    rows = []
    for pair in document["pairs"]:
        bots, ends = pair["bots"], pair["interval"]
        if order.index(bots[0]) > order.index(bots[1]):
            bots, ends = bots[::-1], [1 - end for end in ends[::-1]]
        shares = [percent(speaker, pair["share"][bot]) for bot in bots]
        told = (*bots, str(pair["games"]), " : ".join(shares), between(speaker, ends))
        rows.append((list(map(order.index, bots)), told))
    for _, told in sorted(rows):
        table.add_row(*told)
    return table


def percent(speaker: Speaker, share: float) -> str:
    """Write a share the way the language does."""
    return speaker.percent(share, 1)


def between(speaker: Speaker, ends: list[float]) -> str:
    """Write an interval of shares."""
    low, high = (speaker.number(100 * end, 1) for end in ends)
    return speaker.say("tournament-range", {"low": low, "high": high})


def speed(speaker: Speaker, timing: Figures) -> str:
    """Tell how long everything took, and every bot's decisions."""
    told = [
        f"{speaker.number(milliseconds, 3 if milliseconds < 1 else 1)} ({bot})"
        for bot, milliseconds in timing["milliseconds_per_decision"].items()
        if milliseconds is not None
    ]
    facts = {
        "seconds": speaker.number(timing["seconds"], 1),
        "rate": speaker.number(timing["games_per_second"], 1),
        "bots": ", ".join(told),
    }
    return speaker.say("tournament-speed", facts)
