"""Two contents side by side: which figures differ, by how much, and beyond chance or not.

Both contents are played with the same seeds, so a game of the one is held against the game of the
same number of the other: what both share through the deal does not count as a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sternentisch.lab.balance.estimate import (
    SURE,
    Cross,
    Difference,
    Estimate,
    Sums,
    corrected,
    difference,
    shared,
)
from sternentisch.lab.balance.figures import Figures, Key
from sternentisch.lab.balance.findings import END, ENOUGH, rate
from sternentisch.lab.balance.tables import LABEL, Cell, Column, Table
from sternentisch.lab.balance.words import Words
from sternentisch.lab.parts import TRAIT


@dataclass(frozen=True)
class Compared:
    """A figure of both contents; `chance` is corrected over all figures of the report."""

    seats: int
    measure: str
    """The message that says what is compared."""
    form: str
    key: Key
    first: Estimate
    second: Estimate
    difference: Difference
    chance: float = 1.0

    @property
    def is_sure(self) -> bool:
        """Whether the contents differ here, beyond doubt."""
        return self.chance < SURE


Both = tuple[Figures, Figures, dict[Key, Cross]]


def compare(sections: list[Both]) -> list[Compared]:
    """Return every figure of both contents, with chances corrected over all of them."""
    found = [row for section in sections for row in differences(*section)]
    chances = corrected([row.difference.chance for row in found])
    return [replace(row, chance=chance) for row, chance in zip(found, chances, strict=True)]


def differences(first: Figures, second: Figures, crosses: dict[Key, Cross]) -> Iterator[Compared]:
    """Yield the figures of one player count, not corrected yet."""
    seats = first.seats
    for key in first.sums:
        if key not in second.sums:
            continue
        one, other = first.sums[key], second.sums[key]
        for measure, form in measures(first, key):
            if min(one.games, other.games) < ENOUGH:
                continue
            a, b, covariance = both(form, one, other, crosses.get(key, Cross()))
            if a is not None and b is not None:
                yield Compared(seats, measure, form, key, a, b, difference(a, b, covariance))
    for kind, (_, values) in first.things.items():
        for value in values:
            a, b = rate(first, (kind, value)), rate(second, (kind, value))
            met = crosses.get((f"met.{kind}", value), Cross()).won_won
            gap = difference(a, b, common(first, second, (f"met.{kind}", value), met))
            yield Compared(seats, "balance-part", "share", (kind, value), a, b, gap)


def measures(section: Figures, key: Key) -> Iterator[tuple[str, str]]:
    """Yield by what a kind of figures is compared: a message, and how to write it."""
    kind, value = key
    if kind == "mean":
        yield "balance-mean", "share" if value == "victory" else "number"
    elif kind == "source":
        yield "balance-points-all", "number"
    elif kind == "source-best":
        yield "balance-points-winners", "number"
    elif kind in ("seat", "turn") and not section.game.cooperative:
        yield "balance-won", "share"
    elif kind.startswith(f"game.{TRAIT}"):
        if len(section.of(kind)) == 1:
            return  # every game has it
        yield "balance-won" if section.game.cooperative else "balance-first-won", "share"
    elif kind.startswith(TRAIT) or (kind in section.things and kind != END):
        yield "balance-lift", "lift"


def both(
    form: str, one: Sums, other: Sums, cross: Cross
) -> tuple[Estimate | None, Estimate | None, float]:
    """Return a figure of both contents, and how far the two go together."""
    if form == "lift":
        if one.expected <= 0 or other.expected <= 0:
            return None, None, 0.0
        return one.lift, other.lift, cross.of_lifts(one, other)
    if one.users <= 0 or other.users <= 0:
        return None, None, 0.0
    if form == "share":
        return one.share, other.share, cross.of_shares(one, other)
    return one.mean, other.mean, cross.of_means(one, other)


def common(first: Figures, second: Figures, key: Key, met: float) -> float:
    """Return how far the parts of games in which a thing came up go together; `met`: in both."""
    x, x_b = (section.sums.get(key, Sums()).games for section in (first, second))
    games = min(first.games, second.games)
    return shared((x, first.games, 1.0), (x_b, second.games, 1.0), (met, x, x_b, games))


FIRST = Column("this", "balance-this", "mixed")
SECOND = Column("other", "balance-other", "mixed")
DIFFERENCE = Column("difference", "balance-difference", "mixed")


def compared_tables(rows: list[Compared], words: Words) -> list[Table]:
    """Return a table for each player count, what differs beyond doubt first."""
    columns = [
        LABEL,
        Column("measure", "balance-measure", "text"),
        FIRST,
        SECOND,
        DIFFERENCE,
        Column("chance", "balance-chance", "chance"),
    ]
    made: list[Table] = []
    for seats in dict.fromkeys(row.seats for row in rows):
        table = Table("compared", "differences", words.say("balance-compared"), columns, seats)
        own = [row for row in rows if row.seats == seats]
        for row in sorted(own, key=lambda row: row.chance):
            gap = row.difference
            cells: list[Cell] = [
                label(row, words),
                words.say(row.measure),
                row.first,
                row.second,
                Estimate(gap.value, gap.low, gap.high, 0.0),
                row.chance,
            ]
            table.add(" ".join(row.key), cells, row.is_sure)
            table.forms[len(table.rows) - 1] = row.form
        made.append(table)
    return made


def label(row: Compared, words: Words) -> str:
    """Return what a figure is about, with its kind where things have one."""
    kind = row.key[0]
    if kind in words.things or TRAIT in kind:
        return f"{words.group(kind)}: {words.name(row.key)}"
    return words.name(row.key)
