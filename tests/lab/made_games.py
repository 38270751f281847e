"""Games that were never played: stores in memory, with results as a test wants them."""

from __future__ import annotations

from typing import Any, cast

import polars as pl

import sternentisch
from sternentisch.kernel.game import Game
from sternentisch.lab.parts import SCHEMAS, SOURCE, TRAIT
from sternentisch.lab.store import Store

Rows = list[dict[str, Any]]


class MadeGames:
    """A run of games, added one by one."""

    def __init__(
        self, game: str = "cave-in", seats: int = 2, bots: list[str] | None = None
    ) -> None:
        self.game: Game = sternentisch.load(game)
        self.run = {
            "game": game,
            "seats": seats,
            "bots": bots or ["random"] * seats,
            "seed": 0,
            "options": self.game.complete(seats, None),
        }
        self.tables = ["games", "seats", "uses"]
        self.rows: dict[str, Rows] = {table: [] for table in SCHEMAS}

    def add(
        self,
        points: list[int],
        uses: list[tuple[str, str, int | None]] | None = None,
        *,
        first: int = 0,
        winners: list[int] | None = None,
        victory: bool | None = None,
        decisions: int = 100,
        traits: list[dict[str, str]] | None = None,
        **more: object,
    ) -> None:
        """Add a game; traits are those of the whole game, then of each seat."""
        number = len(self.rows["games"])
        seats = len(points)
        best = max(points)
        if winners is None:
            winners = [seat for seat in range(seats) if points[seat] == best]
        traits = traits or [{} for _ in range(seats + 1)]
        game: dict[str, Any] = {
            "game": number,
            "seats": seats,
            "first": first,
            "decisions": decisions,
            "turns": decisions // 10,
            "reason": self.game.reasons[0],
            "victory": victory,
            "lead_changes": 1,
            "decided": 0.5,
            **{TRAIT + kind: id for kind, id in traits[0].items()},
            **more,
        }
        self.rows["games"].append(game)
        for seat in range(seats):
            part = 1.0 if victory else 1.0 / max(1, len(winners))
            self.rows["seats"].append(
                {
                    "game": number,
                    "seat": seat,
                    "bot": cast("list[str]", self.run["bots"])[seat],
                    "points": points[seat],
                    "won": part if seat in winners else 0.0,
                    "first": seat == first,
                    f"{SOURCE}crystals": points[seat],
                    f"{SOURCE}sets": 0,
                    **{TRAIT + kind: id for kind, id in traits[1 + seat].items()},
                }
            )
        for kind, value, user in uses or []:
            row = {"game": number, "kind": kind, "value": value, "seat": user, "count": 1}
            self.rows["uses"].append(row)

    # --- what a store offers ------------------------------------------------------------------

    def games(self) -> int:
        return len(self.rows["games"])

    def frame(self, table: str) -> pl.LazyFrame:
        names = {name: 0 for row in self.rows[table] for name in row}
        schema: dict[str, Any] = dict(SCHEMAS[table])
        for name in names:
            schema.setdefault(name, pl.Int32 if name.startswith(SOURCE) else pl.String)
        return pl.LazyFrame(self.rows[table], schema)

    @property
    def store(self) -> Store:
        return cast(Store, self)
