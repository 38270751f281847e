"""Writing a balance report: play or read the games, then one page and its tables."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from sternentisch.cli.common import (
    load_game,
    make_console,
    read_options,
    speaker_for,
    warn_if_slow,
)
from sternentisch.cli.errors import complain
from sternentisch.cli.simulating import progress_bar
from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.balance.figures import Figures, measure, measure_both
from sternentisch.lab.balance.page import Report
from sternentisch.lab.balance.runs import Study, check_other, found, kept, play
from sternentisch.lab.store import Store
from sternentisch.lab.workers import check_count, cores
from sternentisch.terminal.palette import HEADING, QUIET
from sternentisch.terminal.typed import read_number
from sternentisch.text.speaker import Speaker


@dataclass
class Wanted:
    """What was asked for on the command line."""

    game: str
    out: Path
    games: int
    seats: str | None
    bots: str
    seed: int
    jobs: int | None
    options: list[str] | None
    content: Path | None
    compare: Path | None
    csv: Path | None
    store: Path | None
    chunk: int | None
    source: Path | None
    lang: str | None


def balance(wanted: Wanted) -> None:
    """Write a report, and tell what stands out."""
    game = load_game(wanted.game, wanted.content)
    speaker = speaker_for(game, wanted.lang)
    tables = wanted.csv or wanted.out.with_name(f"{wanted.out.stem}-csv")
    check_file(wanted.out)
    check_folder(tables)
    if wanted.source is None:
        report = played(wanted, speaker)
    else:
        if wanted.compare or wanted.store:
            raise BadInput("--from reports on games that are there; --compare and --store play")
        seats = read_seats(wanted.seats)
        stores = [s for s in kept(wanted.source, game) if not seats or s[0].run["seats"] in seats]
        if not stores:
            raise BadInput(f"{wanted.source}: no games of {wanted.seats} players are kept here")
        sections = [measure(game, same) for same in stores]
        report = Report(sections, [], stores[0][0].run["seed"], speaker.language)
    wanted.out.write_text(report.html(), "utf-8")
    tables.mkdir(parents=True, exist_ok=True)
    for name, text in report.csv().items():
        (tables / f"{name}.csv").write_text(text, "utf-8")
    show(report, speaker, wanted.out, tables)


def played(wanted: Wanted, speaker: Speaker) -> Report:
    """Play what is wanted, once or with two contents, and return the report on it."""
    jobs = cores() if wanted.jobs is None else wanted.jobs
    check_count("jobs", jobs)
    if wanted.chunk is not None and wanted.store is None:
        raise BadInput("--chunk is for games that are kept with --store FOLDER")
    studies = studies_of(wanted)
    for study in studies:
        study.check()
    if len(studies) > 1:
        check_other(*studies)
    warn_if_slow(speaker)
    wanted_games = sum(study.whole for study in studies)
    with folder_for(wanted.store) as folder:
        try:
            there = sum(found(study, folder) for study in studies)
            with progress_bar(speaker, wanted_games, there) as advance:
                runs = [play(study, folder, jobs, advance, wanted.chunk) for study in studies]
        except KeyboardInterrupt:
            complain(stopped(speaker, wanted.store, wanted_games))
            raise
        return report_on(studies, runs, speaker.language)


def studies_of(wanted: Wanted) -> list[Study]:
    """Return what is to be played: one study, or one for each of two contents."""
    game = load_game(wanted.game, wanted.content)
    study = Study(
        game.id,
        wanted.bots,
        wanted.games,
        read_seats(wanted.seats),
        wanted.seed,
        read_options(game, wanted.options),
        wanted.content,
    )
    return [study, *([replace(study, content=wanted.compare)] if wanted.compare else [])]


def report_on(studies: list[Study], runs: list[list[list[Store]]], language: str) -> Report:
    """Return the report on games that have been played."""
    games = [study.load() for study in studies]
    if len(studies) == 1:
        sections: list[Figures] = [measure(games[0], stores) for stores in runs[0]]
        return Report(sections, [], studies[0].seed, language)
    both = [
        measure_both((games[0], games[1]), list(zip(own, others, strict=True)))
        for own, others in zip(*runs, strict=True)
    ]
    return Report([section[0] for section in both], both, studies[0].seed, language)


@contextlib.contextmanager
def folder_for(store: Path | None) -> Iterator[Path]:
    """Yield where games are kept; without a wish, they are gone afterwards."""
    if store is not None:
        yield store
        return
    with tempfile.TemporaryDirectory(prefix="sternentisch-") as folder:
        yield Path(folder)


def stopped(speaker: Speaker, store: Path | None, wanted: int) -> str:
    """Tell what is left of an interrupted run."""
    if store is None:
        return speaker.say("balance-lost")
    games = sum(Store.open(path.parent).games() for path in store.rglob("run.json"))
    return speaker.say("sim-kept", {"games": games, "wanted": wanted, "folder": str(store)})


def read_seats(text: str | None) -> list[int]:
    """Read player counts such as "2,4"; nothing stands for all."""
    if text is None:
        return []
    counts = [read_number(part.strip()) for part in text.split(",")]
    if None in counts or len(set(counts)) < len(counts):
        raise BadInput(f"seats {text!r}: different numbers wanted, such as 2,4")
    return sorted(count for count in counts if count is not None)


def check_file(path: Path) -> None:
    """Refuse a file that could not be written after hours of play."""
    if path.is_dir():
        raise BadInput(f"{path}: a file wanted, not a folder")
    new = not path.exists()
    with path.open("a"):
        pass
    if new:
        path.unlink()


def check_folder(path: Path) -> None:
    """Refuse a folder that could not be made."""
    if path.exists() and not path.is_dir():
        raise BadInput(f"{path}: a folder wanted, not a file")


def show(report: Report, speaker: Speaker, out: Path, tables: Path) -> None:
    """Print what stands out, and where the rest is."""
    console = make_console()
    console.print(Text(speaker.say("balance-found"), HEADING))
    for line in report.lines():
        console.print(Text(f"- {line}"), soft_wrap=False)
    console.print()
    console.print(Text(speaker.say("balance-done", {"file": str(out)}), QUIET), soft_wrap=True)
    folder = {"folder": str(tables)}
    console.print(Text(speaker.say("balance-done-csv", folder), QUIET), soft_wrap=True)
