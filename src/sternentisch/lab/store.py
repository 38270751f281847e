"""Stores: the games of a run in a folder, part by part, to be gone on with and to be read.

    run.json                  what is played: game, content, bots, seed, options, size of a chunk
    games/00000.parquet       a row per game of chunk 0
    seats/00000.parquet       a row per seat and game
    uses/00000.parquet        what came up, if that is counted
    decisions/00000.parquet   every choice, if these are kept

A file is whole or absent, as it gets its name only when it is complete. A chunk's file in `games`
is the last one to be named and says which games there are. Nothing depends on the clock or on who
played: equal runs are equal folders.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.kernel.registry import load
from sternentisch.lab.frames import pl
from sternentisch.lab.parts import SCHEMAS, Part, column_type, tables_of, to_parquet
from sternentisch.lab.simulate import Plan
from sternentisch.lab.tally import Tally
from sternentisch.lab.workers import check_count

FORMAT = "sternentisch-run"
VERSION = 1
CHUNK = 100
"""Games that are finished, kept and, after a kill, lost together."""
RUN = "run.json"
UNFINISHED = ".unfinished"
"""How names of files end that are being written."""

Run = dict[str, Any]


class Gap(NamedTuple):
    """Games that are missing: those from `first` to `last` - 1 of a chunk."""

    chunk: int
    first: int
    last: int


def describe(plan: Plan, chunk: int = CHUNK) -> Run:
    """Return what `run.json` says of a plan: all that the games depend on."""
    game = load(plan.game, plan.content)
    seats = len(plan.bots)
    return {
        "format": FORMAT,
        "version": VERSION,
        "package": version("sternentisch"),
        "game": game.id,
        "behaviour": game.behaviour,
        "content": game.content.hash,
        "seats": seats,
        "bots": plan.bots,
        "seed": plan.seed,
        "options": game.complete(seats, plan.options),
        "chunk": chunk,
        "tables": tables_of(plan),
    }


def differences(found: Run, wanted: Run) -> list[tuple[str, str]]:
    """Return in which fields two runs differ."""
    return [
        (name, f"{found.get(name)!r} there, {wanted.get(name)!r} wanted")
        for name in {**wanted, **found}
        if found.get(name) != wanted.get(name)
    ]


class Store:
    """The folder of a run."""

    def __init__(self, folder: Path, run: Run) -> None:
        self.folder = folder
        self.run = run
        self.chunk: int = run["chunk"]
        self.tables: list[str] = run["tables"]

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Open a store that is there."""
        path = folder / RUN
        if not path.is_file():
            raise BadInput(f"{folder}: no games are kept here, {RUN} is missing")
        try:
            run = json.loads(path.read_text("utf-8"))
        except ValueError as error:
            raise BadInput(f"{path}: not a JSON document") from error
        made = (run.get("format"), run.get("version")) if isinstance(run, dict) else None
        if made != (FORMAT, VERSION):
            raise BadInput(f"{path}: {FORMAT}, version {VERSION}, wanted")
        if not {"seats", "chunk", "tables"} <= run.keys():
            raise BadInput(f"{path}: seats, chunk and tables wanted")
        return cls(folder, run)

    @classmethod
    def of(cls, folder: Path, plan: Plan, chunk: int | None = None) -> Store:
        """Open the store of a plan, or begin it; another plan's store is refused."""
        if not plan.details:
            raise BadInput("plan: only games that are watched with details can be kept")
        if chunk is not None:
            check_count("chunk", chunk)
        if (folder / RUN).exists():
            store = cls.open(folder)
            wanted = describe(plan, chunk or store.chunk)
            wrong = differences(store.run, wanted)
            if wrong:
                raise Defects(f"{folder}: keeps the games of another run", wrong)
            return store
        if folder.exists() and any(path.suffix != UNFINISHED for path in folder.iterdir()):
            raise BadInput(f"{folder}: an empty or new folder wanted")
        store = cls(folder, describe(plan, chunk or CHUNK))
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(store.run, indent=1, ensure_ascii=False) + "\n"
        put({folder / RUN: text.encode()})
        return store

    def part(self, table: str, chunk: int) -> Path:
        """Return where a chunk's rows of a table are kept."""
        return self.folder / table / f"{chunk:05}.parquet"

    # --- writing --------------------------------------------------------------------------

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Keep other processes from writing here; what one that was killed left is removed."""
        with (self.folder / RUN).open("rb") as file:
            if sys.platform != "win32":
                import fcntl

                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise BadInput(f"{self.folder}: another process is adding games") from None
            for table in self.tables:
                (self.folder / table).mkdir(exist_ok=True)
            for path in self.folder.rglob(f"*{UNFINISHED}"):
                path.unlink()
            yield

    def append(self, gap: Gap, part: Part) -> None:
        """Keep the games that were missing in a chunk."""
        files = {self.part(table, gap.chunk): part.tables[table] for table in self.tables[::-1]}
        if gap.first > gap.chunk * self.chunk:  # the first games of the chunk are there
            for path, data in files.items():
                files[path] = joined(path, gap.first, data)
        put(files)

    # --- reading --------------------------------------------------------------------------

    def chunks(self) -> list[int]:
        """Return the chunks of which there are games, ascending: those with all their files."""
        named = [{p.stem for p in (self.folder / t).glob("*.parquet")} for t in self.tables]
        return sorted(map(int, set.intersection(*named)))

    def counts(self) -> dict[int, int]:
        """Return how many games there are of each chunk."""
        counted = (
            self.frame("games")
            .group_by(pl.col("game") // self.chunk)
            .agg(pl.len().alias("count"))
            .collect()
        )
        return dict(sorted(counted.select("game", "count").iter_rows()))

    def games(self) -> int:
        """Return how many games there are."""
        return sum(self.counts().values())

    def gaps(self, games: int) -> list[Gap]:
        """Return what is missing of so many games, in order."""
        counts = self.counts()
        found = []
        for chunk in range(-(-games // self.chunk)):
            start = chunk * self.chunk
            gap = Gap(chunk, start + counts.get(chunk, 0), min(start + self.chunk, games))
            if gap.first < gap.last:
                found.append(gap)
        return found

    def frame(self, table: str) -> pl.LazyFrame:
        """Return all rows of a table, in the order of the games."""
        if table not in self.tables:
            raise BadInput(f"{self.folder}: no table {table!r}; there are {', '.join(self.tables)}")
        paths = [self.part(table, chunk) for chunk in self.chunks()]
        schema = dict(SCHEMAS[table])
        for path in paths:  # a game may add a column late
            for name in schema_of(path):
                schema[name] = column_type(schema, name)
        if not paths:
            return pl.LazyFrame(schema=schema)
        return pl.scan_parquet(paths, schema=schema, missing_columns="insert", glob=False)

    def tally(self) -> Tally:
        """Count everything; what is in memory does not grow with the number of games."""
        tally = Tally(self.run["seats"])
        games, seats = self.frame("games"), self.frame("seats")
        ends = games.group_by("reason").agg(pl.len().alias("count"), pl.col("game").min())
        tally.reasons.update(dict(rows(ends.sort("game").select("reason", "count"))))
        tally.lengths.update(dict(rows(games.group_by("decisions").agg(pl.len()))))
        points = seats.group_by("seat", "points").agg(pl.len().alias("count"), pl.col("won").sum())
        for seat, value, count, won in rows(points.sort("seat", "points")):
            tally.points[seat][value] += count
            tally.wins[seat] += won
        if "uses" in self.tables:
            uses = (
                self.frame("uses")
                .group_by("kind", "value")
                .agg(pl.col("count").cast(pl.Int64).sum())
            )
            for kind, value, count in rows(uses):
                tally.met[kind, value] = count
        return tally


def rows(frame: pl.LazyFrame) -> Iterator[tuple[Any, ...]]:
    """Return what a question comes to, worked out piece by piece."""
    return frame.collect(engine="streaming").iter_rows()


def schema_of(path: Path) -> list[str]:
    """Return the columns of a part."""
    try:
        return list(pl.read_parquet_schema(path))
    except pl.exceptions.PolarsError as error:
        raise BadInput(
            f"{path}: a broken file; delete it, and its games are played anew"
        ) from error


def joined(path: Path, first: int, data: bytes) -> bytes:
    """Return the rows of a part before the game `first`, and after them new ones."""
    before = pl.read_parquet(path).filter(pl.col("game") < first)
    return to_parquet(pl.concat([before, pl.read_parquet(data)], how="diagonal", rechunk=True))


def put(files: dict[Path, bytes]) -> None:
    """Write files, then give them their names, in this order."""
    for path, data in files.items():
        unfinished(path).write_bytes(data)
    for path in files:
        os.replace(unfinished(path), path)


def unfinished(path: Path) -> Path:
    """Return where a file is written before it takes its place."""
    return path.with_name(path.name + UNFINISHED)
