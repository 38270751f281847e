"""The figures of many games, counted from stores batch by batch.

Everything is counted alike: by kind and value ("seat" "0", "skill-used" "driller", "mean"
"decisions"), as sums over games of what was won, by how many, and what they were to win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from itertools import zip_longest
from typing import Any

from sternentisch.kernel.game import Game
from sternentisch.lab.balance.estimate import Cross, Sums
from sternentisch.lab.frames import pl
from sternentisch.lab.parts import SOURCE, TRAIT
from sternentisch.lab.store import Store
from sternentisch.lab.tally import Things

BATCH = 20_000
"""So many games are looked at together."""
STEPS = 20
"""When games are decided is told in so many steps."""
ACTION = "action-chosen"
"""The kind of what was chosen, by verb, where stores keep every decision."""
SEVERAL = "+"
"""Stands between the ids of a trait of which a seat has several."""

Key = tuple[str, str]
KEY = ["kind", "value"]
COUNTED = ("won", "users", "expected")


@dataclass
class Figures:
    """What the games of one player count came to."""

    game: Game
    seats: int
    bots: list[str]
    things: Things
    games: int = 0
    sums: dict[Key, Sums] = field(default_factory=dict)
    counts: dict[str, Counter[Any]] = field(default_factory=dict)
    """How many games had which length, margin, end and so on; "points" counts seats."""

    def of(self, kind: str) -> dict[str, Sums]:
        """Return the sums of a kind by value."""
        return {value: sums for (name, value), sums in self.sums.items() if name == kind}

    def kinds(self, prefix: str) -> list[str]:
        """Return what kinds there are after a prefix, each once."""
        found = {kind.removeprefix(prefix): 0 for kind, _ in self.sums if kind.startswith(prefix)}
        return list(found)

    def add(self, rows: pl.DataFrame) -> None:
        """Add the sums of a batch."""
        for kind, value, *numbers in summed(rows).iter_rows():
            before = self.sums.get((kind, value), Sums())
            self.sums[kind, value] = before + Sums(*numbers)

    def count(self, name: str, column: pl.Series) -> None:
        """Count the values of a column."""
        counter = self.counts.setdefault(name, Counter())
        for value, number in column.drop_nulls().value_counts(sort=True).iter_rows():
            counter[value] += number


def quantile(counts: Counter[Any], part: float) -> float:
    """Return the value below which so large a part of what was counted lies."""
    place = round(part * (counts.total() - 1))
    for value in sorted(counts):
        place -= counts[value]
        if place < 0:
            return float(value)
    raise ValueError("nothing was counted")


def measure(game: Game, stores: list[Store]) -> Figures:
    """Return the figures of stores with the same seats: one, or one for each entry of a panel."""
    figures = empty(game, stores)
    for store in stores:
        for _ in batches_of(figures, store):
            pass
    return figures


def measure_both(
    games: tuple[Game, Game], stores: list[tuple[Store, Store]]
) -> tuple[Figures, Figures, dict[Key, Cross]]:
    """Return the figures of two contents and what their games of equal seeds have in common."""
    first, second = (
        empty(game, [pair[side] for pair in stores]) for side, game in enumerate(games)
    )
    crosses: dict[Key, Cross] = {}
    for one, other in stores:
        for rows, others in zip_longest(batches_of(first, one), batches_of(second, other)):
            if rows is None or others is None:
                continue  # one of the runs is longer
            for kind, value, *numbers in multiplied(rows, others).iter_rows():
                crosses[kind, value] = crosses.get((kind, value), Cross()) + Cross(*numbers)
    return first, second, crosses


def empty(game: Game, stores: list[Store]) -> Figures:
    """Return figures to which nothing was added yet; things of any of the stores are listed."""
    things: Things = {}
    for store in stores:
        for kind, (fact, values) in game.things(store.run["seats"], store.run["options"]).items():
            known = things.setdefault(kind, (fact, []))[1]
            known.extend(value for value in values if value not in known)
    if all("decisions" in store.tables for store in stores):
        things[ACTION] = ("verb", list(dict.fromkeys(action.verb for action in game.table)))
    run = stores[0].run
    return Figures(game, run["seats"], run["bots"], things)


def batches_of(figures: Figures, store: Store) -> Iterator[pl.DataFrame]:
    """Add what a store holds, batch by batch; yield the rows that were added."""
    expected = expectations(figures.game, store)
    games = store.frame("games").select(pl.col("game").max() + 1).collect().item() or 0
    for first in range(0, games, BATCH):
        rows = read_batch(figures, store, expected, first, min(first + BATCH, games))
        figures.add(rows)
        yield rows


# --- reading ------------------------------------------------------------------------------------


def strata(game: Game, store: Store) -> list[str]:
    """Return by what columns one expects more or fewer wins, whatever is used.

    Bots differ, and so do bosses: who uses a card only Furion's games have is held against those.
    """
    if not game.cooperative:
        return ["bot"]
    names = store.frame("games").collect_schema().names()
    return ["bot", *(f"game.{name}" for name in names if name.startswith(TRAIT))]


def with_setup(seats: pl.LazyFrame, games: pl.LazyFrame) -> pl.LazyFrame:
    """Return seats with the traits of their game and who began it."""
    names = [name for name in games.collect_schema().names() if name.startswith(TRAIT)]
    setup = games.select(
        "game",
        pl.col("first").alias("began"),
        *(pl.col(name).alias(f"game.{name}") for name in names),
    )
    return seats.join(setup, on="game", how="left", maintain_order="left")


def expectations(game: Game, store: Store) -> pl.DataFrame:
    """Return what share of the wins a seat is to have: the mean of all in the same situation."""
    columns = strata(game, store)
    seats = with_setup(store.frame("seats"), store.frame("games"))
    grouped = seats.group_by(columns, maintain_order=True)
    return grouped.agg(pl.col("won").mean().alias("expected")).collect()


def read_batch(
    figures: Figures, store: Store, expected: pl.DataFrame, first: int, last: int
) -> pl.DataFrame:
    """Return rows of kind, value, game, won, users and expected for the games of a batch."""

    def part(table: str) -> pl.LazyFrame:
        return store.frame(table).filter(pl.col("game").is_between(first, last, closed="left"))

    games = part("games").collect()
    seats = with_setup(part("seats"), games.lazy()).collect()
    seats = seats.join(
        expected, on=strata(figures.game, store), how="left", maintain_order="left"
    ).with_columns(turn=(pl.col("seat") - pl.col("began")) % figures.seats)
    uses = part("uses").select("game", *KEY, "seat").collect()
    if ACTION in figures.things:
        uses = pl.concat([uses, chosen(figures.game, part("decisions"))])
    figures.games += len(games)
    margins = margins_of(seats)
    count_values(figures, games, seats, margins)
    parts = [
        *means(games, seats, margins),
        by(seats, "seat", pl.col("seat")),
        by(seats, "turn", pl.col("turn")),
        by(seats, "bot", pl.col("bot")),
        *traits(figures, games, seats),
        *sources(seats),
        *used(uses, seats),
    ]
    return pl.concat(parts)


def count_values(
    figures: Figures, games: pl.DataFrame, seats: pl.DataFrame, margins: pl.DataFrame
) -> None:
    """Count how games are spread."""
    for name in ("decisions", "turns", "lead_changes", "reason"):
        figures.count(name, games[name])
    figures.count("decided", (games["decided"] * STEPS).ceil().cast(pl.Int64))
    figures.count("points", seats["points"])
    figures.count("margin", margins["margin"])


def margins_of(seats: pl.DataFrame) -> pl.DataFrame:
    """Return by how much the best was ahead of the second, game by game."""
    best = pl.col("points").sort(descending=True)
    ahead = (best.get(0) - best.get(1, null_on_oob=True)).alias("margin")
    return seats.group_by("game", maintain_order=True).agg(ahead)


def by(seats: pl.DataFrame, kind: str, value: pl.Expr) -> pl.DataFrame:
    """Return one row for each game and value: how many seats had it, and what they won."""
    rows = seats.select(
        pl.lit(kind).alias("kind"),
        value.cast(pl.String).alias("value"),
        "game",
        "won",
        "expected",
    )
    return grouped_by_game(rows)


def grouped_by_game(rows: pl.DataFrame) -> pl.DataFrame:
    """Add up the seats of a game."""
    return rows.group_by([*KEY, "game"], maintain_order=True).agg(
        pl.col("won").sum().cast(pl.Float64),
        pl.col("won").count().cast(pl.Float64).alias("users"),
        pl.col("expected").sum().cast(pl.Float64),
    )


def plainly(
    frame: pl.DataFrame, kind: str, value: pl.Expr, won: pl.Expr, users: pl.Expr
) -> pl.DataFrame:
    """Return rows that are no wins but numbers; what users are to have plays no part."""
    return frame.select(
        pl.lit(kind).alias("kind"),
        value.cast(pl.String).alias("value"),
        "game",
        won.cast(pl.Float64).alias("won"),
        users.cast(pl.Float64).alias("users"),
        users.cast(pl.Float64).alias("expected"),
    ).drop_nulls()


def means(
    games: pl.DataFrame, seats: pl.DataFrame, margins: pl.DataFrame
) -> Iterator[pl.DataFrame]:
    """Yield how long games were, when they were decided, how many points were made."""
    one = pl.lit(1)
    for name in ("decisions", "turns", "lead_changes", "decided", "victory"):
        yield plainly(games, "mean", pl.lit(name), pl.col(name), one)
    if games["victory"].null_count():  # rivals; a team is not ahead of itself
        yield plainly(margins, "mean", pl.lit("margin"), pl.col("margin"), one)
    points = seats.group_by("game", maintain_order=True).agg(
        pl.col("points").sum(), pl.len().alias("users")
    )
    yield plainly(points, "mean", pl.lit("points"), pl.col("points"), pl.col("users"))


def traits(figures: Figures, games: pl.DataFrame, seats: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Yield how seats with a trait fared, and how games with a trait went."""
    own = [name for name in seats.columns if name.startswith(TRAIT)]
    for name in own:
        each = seats.with_columns(pl.col(name).str.split(SEVERAL)).explode(name, empty_as_null=True)
        each = each.filter(pl.col(name).is_not_null() & (pl.col(name) != ""))
        yield by(each, name, pl.col(name))
        if figures.game.cooperative:
            yield by(pairs(each, name), f"pair.{name}", pl.col("pair"))
    for name in (name for name in games.columns if name.startswith(TRAIT)):
        whole = f"game.{name}"
        each = seats.filter(pl.col("turn") == 0).with_columns(pl.col(whole).str.split(SEVERAL))
        each = each.explode(whole, empty_as_null=True)
        yield by(each, whole, pl.col(whole))
        lengths = each.join(games.select("game", "decisions"), on="game", maintain_order="left")
        yield plainly(lengths, f"length.{name}", pl.col(whole), pl.col("decisions"), pl.lit(1))


def pairs(seats: pl.DataFrame, name: str) -> pl.DataFrame:
    """Return each two seats of a game with what they had."""
    other = seats.select("game", pl.col("seat").alias("second"), pl.col(name).alias("other"))
    both = seats.join(other, on="game", maintain_order="left_right")
    both = both.filter(pl.col("seat") < pl.col("second"))
    ordered = [pl.min_horizontal(name, "other"), pl.max_horizontal(name, "other")]
    return both.with_columns(pair=pl.concat_str(ordered, separator=SEVERAL))


def sources(seats: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Yield the points from each source: of everybody, of winners; and who had any."""
    for name in (name for name in seats.columns if name.startswith(SOURCE)):
        value = pl.lit(name.removeprefix(SOURCE))
        points = pl.col(name)
        grouped = seats.filter(points.is_not_null()).group_by("game", maintain_order=True)
        rows = grouped.agg(
            points.sum().alias("all"),
            pl.len().alias("users"),
            (points * pl.col("won")).sum().alias("best"),
            pl.col("won").sum().alias("winners"),
            (points != 0).sum().alias("any"),
        )
        yield plainly(rows, "source", value, pl.col("all"), pl.col("users"))
        yield plainly(rows, "source-best", value, pl.col("best"), pl.col("winners"))
        yield plainly(rows, "source-any", value, pl.col("any"), pl.col("users"))


def chosen(game: Game, decisions: pl.LazyFrame) -> pl.DataFrame:
    """Return who chose which verb at least once."""
    verbs = pl.LazyFrame(
        {
            "action": pl.Series([action.id for action in game.table], dtype=pl.Int32),
            "value": [action.verb for action in game.table],
        }
    )
    named = decisions.join(verbs, on="action", maintain_order="left")
    found = named.select("game", pl.lit(ACTION).alias("kind"), "value", "seat")
    return found.unique(maintain_order=True).collect()


def used(uses: pl.DataFrame, seats: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Yield how the users of each thing fared; and, as "met.<kind>", in which games it came up."""
    fared = seats.select("game", "seat", "won", "expected")
    rows = uses.join(fared, on=["game", "seat"], how="left", maintain_order="left")
    yield grouped_by_game(rows.select(*KEY, "game", "won", "expected"))
    games = uses.select(*KEY, "game").unique(maintain_order=True)
    one = pl.lit(1)
    met = games.with_columns(pl.concat_str(pl.lit("met."), "kind").alias("kind"))
    yield met.with_columns([one.cast(pl.Float64).alias(name) for name in COUNTED])


# --- adding up ----------------------------------------------------------------------------------


def summed(rows: pl.DataFrame) -> pl.DataFrame:
    """Return the sums of a batch, in the order of the fields of `Sums`."""
    won, users, expected = (pl.col(name) for name in COUNTED)
    columns = {
        "games": pl.len(),
        "won": won.sum(),
        "users": users.sum(),
        "expected": expected.sum(),
        "won_won": (won * won).sum(),
        "won_users": (won * users).sum(),
        "users_users": (users * users).sum(),
        "won_expected": (won * expected).sum(),
        "expected_expected": (expected * expected).sum(),
    }
    ordered = [columns[part.name].alias(f"sum_{part.name}") for part in fields(Sums)]
    return rows.group_by(KEY, maintain_order=True).agg(ordered)


def multiplied(rows: pl.DataFrame, others: pl.DataFrame) -> pl.DataFrame:
    """Return the products of two runs' sums, in the order of the fields of `Cross`."""
    both = rows.join(others, on=[*KEY, "game"], suffix="_b", maintain_order="left")
    products = []
    for part in fields(Cross):
        one, other = part.name.split("_")
        products.append((pl.col(one) * pl.col(f"{other}_b")).sum().alias(f"sum_{part.name}"))
    return both.group_by(KEY, maintain_order=True).agg(products)
