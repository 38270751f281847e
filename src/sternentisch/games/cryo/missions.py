"""Missions: what each kind counts at the end of the game. Rules CR-C21, CR-C4, CR-V4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo.actions import CAVES, SALVAGES

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State

SEATS: Final = 4


class Mission:
    """A mission: points for each thing it counts."""

    __slots__ = ("effect", "points")

    def __init__(self, effect: str, points: int) -> None:
        self.effect = effect
        self.points = points

    def count(self, state: State, seat: int) -> int:
        """Return how many a player has of what counts."""
        raise NotImplementedError


@final
class CavesWithPods(Mission):
    """Caves with at least so many own pods."""

    __slots__ = ("least",)

    def __init__(self, effect: str, points: int, least: int) -> None:
        super().__init__(effect, points)
        self.least = least

    def count(self, state: State, seat: int) -> int:
        count = 0
        for cave in range(CAVES):
            if state.cave_pods[cave * SEATS + seat] >= self.least:
                count += 1
        return count


@final
class LargestSettlement(Mission):
    """Own pods in the one cave that has most of them."""

    __slots__ = ()

    def count(self, state: State, seat: int) -> int:
        most = 0
        for cave in range(CAVES):
            if state.cave_pods[cave * SEATS + seat] > most:
                most = state.cave_pods[cave * SEATS + seat]
        return most


@final
class Energy(Mission):
    """Energy left."""

    __slots__ = ()

    def count(self, state: State, seat: int) -> int:
        return state.players[seat].tracks[4]


@final
class Incidents(Mission):
    """Incident tiles collected: plunder, and Sunset."""

    __slots__ = ()

    def count(self, state: State, seat: int) -> int:
        return len(state.players[seat].incidents)


@final
class InstalledTiles(Mission):
    """Resource tiles on the platform."""

    __slots__ = ()

    def count(self, state: State, seat: int) -> int:
        count = 0
        for tile in state.players[seat].slots:
            if tile is not None:
                count += 1
        return count


@final
class Stock(Mission):
    """Resources of all four kinds together, in groups. [CR-AMB-21, CR-AMB-22]"""

    __slots__ = ("divisor",)

    def __init__(self, effect: str, points: int, divisor: int) -> None:
        super().__init__(effect, points)
        self.divisor = divisor

    def count(self, state: State, seat: int) -> int:
        tracks = state.players[seat].tracks
        return (tracks[0] + tracks[1] + tracks[2] + tracks[3]) // self.divisor


@final
class SalvagePods(Mission):
    """Own pods on salvage spaces."""

    __slots__ = ()

    def count(self, state: State, seat: int) -> int:
        count = 0
        for space in range(SALVAGES):
            if state.salvage[space] == seat:
                count += 1
        return count
