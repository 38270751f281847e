"""The runs of a report: which games are played, and where they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sternentisch.bots.registry import bot_names
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import load
from sternentisch.lab.collect import collect
from sternentisch.lab.simulate import Plan
from sternentisch.lab.store import RUN, Store
from sternentisch.lab.tournament import panel_of
from sternentisch.lab.workers import check_count

SAME = ("game", "behaviour", "content", "seed")
"""What all stores of a report have in common."""


@dataclass
class Study:
    """What to look at: plain data, checked by `check`."""

    game: str
    bots: str = "random"
    games: int = 1000
    """For each player count."""
    seats: list[int] = field(default_factory=list)
    """The player counts; all the game allows, if empty."""
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    content: Path | None = None

    def load(self) -> Game:
        """Return the game that is played."""
        return load(self.game, self.content)

    def runs(self) -> Iterator[tuple[str, Plan]]:
        """Yield plans, each with the name of its folder: by player count and entry of the panel."""
        game = self.load()
        for seats in self.seats or range(game.min_seats, game.max_seats + 1):
            panel = panel_of(game, self.options)
            bots = bot_names(self.bots, seats)
            for entry in panel:
                parts = [game.content.hash, f"{seats}-players"]
                if len(panel) > 1:
                    varied = [str(entry[name]) for name in game.panel()[0]]
                    parts[-1] = "-".join([parts[-1], *varied])
                plan = Plan(
                    game.id,
                    bots,
                    self.seed,
                    entry,
                    self.content,
                    coverage=True,
                    details=True,
                    choices=True,
                )
                yield "/".join(parts), plan

    @property
    def each(self) -> int:
        """How many games a run has: the wanted ones, shared between the entries of the panel."""
        return -(-self.games // len(panel_of(self.load(), self.options)))

    @property
    def whole(self) -> int:
        """How many games are played in all."""
        return self.each * len(list(self.runs()))

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        check_count("games", self.games)
        game = self.load()
        for _, plan in self.runs():
            game.start(len(plan.bots), plan.seed, plan.options)


def check_other(study: Study, other: Study) -> None:
    """Refuse to compare a content with itself."""
    if study.load().content.hash == other.load().content.hash:
        raise BadInput("compare: both contents are the same; nothing could differ")


def play(
    study: Study,
    folder: Path,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    chunk: int | None = None,
) -> list[list[Store]]:
    """Play what is missing; return the stores, those of one player count together."""
    check_count("jobs", jobs)
    stores: list[Store] = []
    for name, plan in study.runs():
        store = Store.of(folder / name, plan, chunk)
        collect(plan, store, study.each, jobs, progress)
        stores.append(store)
    return grouped(stores)


def found(study: Study, folder: Path) -> int:
    """Return how many of the wanted games are in a folder already."""
    paths = [folder / name for name, _ in study.runs()]
    return sum(min(Store.open(p).games(), study.each) for p in paths if (p / RUN).exists())


def grouped(stores: list[Store]) -> list[list[Store]]:
    """Return stores by player count, ascending."""
    counts = sorted({store.run["seats"] for store in stores})
    return [[store for store in stores if store.run["seats"] == seats] for seats in counts]


def kept(folder: Path, game: Game) -> list[list[Store]]:
    """Return the stores in a folder, of one run or of many; they must be of this game."""
    stores = [Store.open(path.parent) for path in sorted(folder.rglob(RUN))]
    if not stores:
        raise BadInput(f"{folder}: no games are kept here")
    fitting = [store for store in stores if store.run["content"] == game.content.hash]
    for store in fitting or stores:  # of two contents that were compared, the one that is asked for
        check_kept(store, (fitting or stores)[0], game)
    sections = grouped(fitting or stores)
    for section in sections:
        bots = section[0].run["bots"]
        for store in section:
            if store.run["bots"] != bots:
                found = store.run["bots"]
                raise BadInput(f"{store.folder}: bots {bots!r} wanted, {found!r} found")
    return sections


def check_kept(store: Store, first: Store, game: Game) -> None:
    """Refuse games of something else, and games of which too little is known."""
    where = store.folder
    for name, wanted in (
        ("game", game.id),
        ("behaviour", game.behaviour),
        ("content", game.content.hash),
        *((name, first.run[name]) for name in SAME),
    ):
        if store.run[name] != wanted:
            hint = " (that of one's own copy is given with --content)" if name == "content" else ""
            found = store.run[name]
            raise BadInput(f"{where}: {name} {wanted!r} wanted, {found!r} found{hint}")
    if "uses" not in store.tables:
        raise BadInput(f"{where}: what came up was not counted; play with `sim --coverage`")
    if not store.games():
        raise BadInput(f"{where}: no game is finished yet")
