"""The schedule of a tournament: who meets whom, on which deal, in which seats.

Rivals meet in pairs, and every pair plays every deal in one *round* of two games: the second game
repeats the deal with the two bots changed over, seat by seat. So each bot sits in each seat equally
often, however few rounds there are. Where there are several ways to share the table between two
bots, they take turns from deal to deal:

    2 seats   AB/BA
    3 seats   AAB/BBA, ABA/BAB, BAA/ABB
    4 seats   AABB/BBAA, ABAB/BABA, ABBA/BAAB

Teams of a cooperative game are of one bot each, and a round is one game of every team on the deal.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple


class Fixture(NamedTuple):
    """A game to be played: the number of its deal, and the name of the bot in each seat."""

    deal: int
    seating: tuple[str, ...]


Round = list[Fixture]
"""Games on one deal that are counted together."""


def splits(seats: int) -> list[tuple[int, ...]]:
    """Return the ways to share a table between two bots, 0 and 1, up to changing them over.

    >>> splits(3)
    [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    >>> splits(4)
    [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)]
    """
    taken = combinations(range(seats), (seats + 1) // 2)
    return [
        tuple(0 if seat in own else 1 for seat in range(seats))
        for own in taken
        if seats % 2 or own[0] == 0
    ]


def pairs_of(bots: list[str]) -> list[tuple[str, str]]:
    """Return all pairs in the order of the list."""
    return list(combinations(bots, 2))


def rival_rounds(bots: list[str], seats: int, deals: int) -> list[Round]:
    """Return the rounds of a round robin: deal by deal, all pairs."""
    ways = splits(seats)
    return [
        [
            Fixture(deal, tuple(pair[bot] for bot in way)),
            Fixture(deal, tuple(pair[1 - bot] for bot in way)),
        ]
        for deal in range(deals)
        for way in (ways[deal % len(ways)],)
        for pair in pairs_of(bots)
    ]


def team_rounds(bots: list[str], seats: int, deals: int) -> list[Round]:
    """Return the rounds of teams: deal by deal, a game of each bot in all seats."""
    return [[Fixture(deal, (bot,) * seats) for bot in bots] for deal in range(deals)]
