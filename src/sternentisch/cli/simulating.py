"""Simulating many games and showing what came of it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from sternentisch.bots.registry import bot_names
from sternentisch.cli.common import (
    load_game,
    make_console,
    read_options,
    speaker_for,
    warn_if_slow,
)
from sternentisch.cli.errors import complain
from sternentisch.cli.show import plain_table
from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.simulate import Plan, Summary, simulate
from sternentisch.lab.tally import Things
from sternentisch.lab.workers import check_count, cores
from sternentisch.terminal.layout import line
from sternentisch.terminal.palette import HEADING, QUIET, palette_for
from sternentisch.text.speaker import Speaker

if TYPE_CHECKING:
    from sternentisch.lab.collect import Collected
    from sternentisch.lab.store import Store


@dataclass
class Wanted:
    """What was asked for on the command line."""

    game: str
    games: int
    seats: int | None
    bots: str
    seed: int
    jobs: int | None
    options: list[str] | None
    content: Path | None
    lang: str | None
    coverage: bool = False
    out: Path | None = None
    decisions: bool = False
    chunk: int | None = None
    ray: str | None = None


def sim(wanted: Wanted, *, as_json: bool) -> None:
    """Play the games, then print one JSON object or tables."""
    check_count("games", wanted.games)
    jobs = cores() if wanted.jobs is None else wanted.jobs
    check_count("jobs", jobs)
    if wanted.out is None and (wanted.decisions or wanted.chunk is not None):
        raise BadInput("--decisions and --chunk are for games that are kept with --out FOLDER")
    game = load_game(wanted.game, wanted.content)
    options = read_options(game, wanted.options)
    seats = wanted.seats
    if seats is None:
        seats = wanted.bots.count(",") + 1 if "," in wanted.bots else game.max_seats
    game.start(seats, wanted.seed, options)
    names = bot_names(wanted.bots, seats)
    plan = Plan(game.id, names, wanted.seed, options, wanted.content, wanted.coverage)
    speaker = speaker_for(game, wanted.lang, seats)
    document: dict[str, Any] = {
        "game": game.id,
        "seats": seats,
        "bots": names,
        "seed": wanted.seed,
    }
    played: Summary | Collected
    if wanted.out is None:
        warn_if_slow(speaker)
        with progress_bar(speaker, wanted.games) as advance:
            played = simulate(plan, wanted.games, jobs, advance, wanted.ray)
        document |= played.to_json()
    else:
        played = keep(wanted, wanted.out, plan, jobs, speaker)
        document |= played.to_json()
        document["out"] = str(wanted.out)
        document["games_found"] = played.found
    if wanted.coverage:
        document["coverage"] = played.coverage(plan.things(game))
    if as_json:
        print(json.dumps(document))
    else:
        show(speaker, document, plan)


def keep(wanted: Wanted, folder: Path, plan: Plan, jobs: int, speaker: Speaker) -> Collected:
    """Play what is missing in a folder; whoever interrupts is told how to go on."""
    from sternentisch.lab.collect import collect
    from sternentisch.lab.store import Store

    plan.details = True
    plan.choices = wanted.decisions
    store = Store.of(folder, plan, wanted.chunk)
    warn_if_slow(speaker)
    try:
        with progress_bar(speaker, wanted.games, store.games()) as advance:
            return collect(plan, store, wanted.games, jobs, advance, wanted.ray)
    except KeyboardInterrupt:
        complain(kept(speaker, store, wanted.games))
        raise


def kept(speaker: Speaker, store: Store, wanted: int) -> str:
    """Tell what is kept of an interrupted run, and how to go on."""
    facts = {"games": store.games(), "wanted": wanted, "folder": str(store.folder)}
    return speaker.say("sim-kept", facts)


@contextlib.contextmanager
def progress_bar(
    speaker: Speaker, games: int, found: int = 0
) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on stderr where that is a terminal: games, speed, time left."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("sim-progress"), total=games, speed="")
        progress.reset(task, completed=found)  # what was there has no part in the speed

        def advance(count: int) -> None:
            progress.advance(task, count)
            rate = progress.tasks[0].speed
            if rate is not None:
                facts = {"rate": speaker.number(rate, 1)}
                progress.update(task, speed=speaker.say("sim-speed", facts))

        yield advance


def show(speaker: Speaker, document: dict[str, Any], plan: Plan) -> None:
    """Print the figures as tables."""
    console = make_console()
    say = speaker.say
    facts = {"games": document["games"], "seats": document["seats"], "seed": str(document["seed"])}
    console.print(Text(say("sim-done", facts), HEADING))
    console.print()
    console.print(figures(speaker, document))
    if "out" in document:
        facts = {"folder": document["out"], "found": document["games_found"]}
        console.print(Text(say("sim-out", facts), QUIET))
    console.print()
    table = plain_table()
    table.add_column(say("end-player"))
    table.add_column(say("sim-bot"))
    for key in ("sim-wins", "sim-share", "sim-mean", "sim-least", "sim-quartiles", "sim-most"):
        table.add_column(say(key), justify="right")
    palette = palette_for(console)
    for seat, bot in enumerate(document["bots"]):
        least, low, median, high, most = document["score_quantiles"][seat]
        wins = document["wins_by_seat"][seat]
        table.add_row(
            line(palette.badge(seat), f" {speaker.players[seat]}"),
            str(speaker.name("bot", bot)),
            speaker.number(wins, 1),
            speaker.percent(wins / document["games"]),
            speaker.number(document["mean_scores"][seat], 1),
            str(least),
            f"{low} / {median} / {high}",
            str(most),
        )
    console.print(table)
    if "coverage" in document:
        console.print()
        console.print(coverage(speaker, document["coverage"], plan.things(speaker.game)))


def coverage(speaker: Speaker, met: dict[str, dict[str, int]], things: Things) -> Table:
    """Return what came up and how often, rarest first; what never did stands out."""
    table = plain_table()
    table.add_column(speaker.say("sim-things"))
    table.add_column(speaker.say("sim-met"), justify="right")
    table.add_column(speaker.say("sim-counts"))
    for kind, counts in met.items():
        fact = things[kind][0]
        told = [
            Text(f"{speaker.name(fact, value)} ×{count}", "" if count else HEADING)
            for value, count in sorted(counts.items(), key=lambda item: item[1])
        ]
        found = sum(count > 0 for count in counts.values())
        heading = speaker.heading("met", kind)
        table.add_row(heading, f"{found}/{len(counts)}", Text(", ").join(told))
    return table


def figures(speaker: Speaker, document: dict[str, Any]) -> Table:
    """Return speed, lengths and end reasons as a table of two columns."""
    say = speaker.say
    table = Table.grid(padding=(0, 3))
    lengths = document["decisions_per_game"]
    table.add_row(say("sim-seconds"), speaker.number(document["seconds"], 2))
    table.add_row(say("sim-games-rate"), speaker.number(document["games_per_second"], 1))
    table.add_row(say("sim-decisions-rate"), speaker.number(document["decisions_per_second"]))
    table.add_row(
        say("sim-lengths"),
        say("sim-lengths-value", {name: round(value) for name, value in lengths.items()}),
    )
    for reason, count in document["end_reasons"].items():
        table.add_row(say(f"reason-{reason}"), str(count))
    return table
