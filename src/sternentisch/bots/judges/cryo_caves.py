"""What pods of Cryo are worth in the caves: finding them, majorities, launches; and salvage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_platform import CryoPlatform
from sternentisch.bots.judges.cryo_values import (
    COME_BACK,
    HOLD,
    KEPT,
    LARGEST,
    SALVAGED,
    UNIT,
    YIELD,
    YOUNG,
)
from sternentisch.bots.judges.cryo_worth import NEVER
from sternentisch.games.cryo.actions import BOTH, CAVES, FIRST, LOADS, MATERIALS, SECOND
from sternentisch.games.cryo.components import ENERGY
from sternentisch.games.cryo.rules.launch import (
    launch_energy,
    least_load,
    most_load,
    refuse_settling,
)
from sternentisch.games.cryo.state import SEATS, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import Player
    from sternentisch.kernel.game import Game


class CryoCaves(CryoPlatform):
    """Knows what pods win where they settle."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.mean_first: list[float] = [0.0, 0.0]  # of small and of large caves
        for size in (0, 1):
            firsts = [tile.first for tile in self.box.cave_tiles if tile.is_large == (size == 1)]
            self.mean_first[size] = float(sum(firsts)) / max(1, len(firsts))

    # --- crew -------------------------------------------------------------------------------

    def salvaged(self, row: int) -> float:
        """Return what sending a pod to a salvage space is worth. [CR-D7, CR-R1]"""
        worth = YIELD * self.left * UNIT[row] + self.goals[SALVAGED]
        return worth + COME_BACK * self.time - self.awake

    def scouted(self, state: State, player: Player, cave: int) -> float:
        """Return what it is worth to find a cave, but not what it costs. [CR-D6, CR-C11]"""
        tile = state.caves[cave]
        assert tile is not None
        worth = self.box.points_cave - self.awake
        if player.perks.cave_sight:
            worth += tile.first * self.holds(1)
        else:
            worth += self.mean_first[1 if tile.is_large else 0] * self.holds(1)
        if player.perks.scout_gain:
            for kind in range(MATERIALS):
                if tile.cost[kind]:
                    worth += tile.cost[kind] * self.gain(kind, player.tracks)
        return worth + self.cave_goal(0, 1)

    # --- majorities -------------------------------------------------------------------------

    def cave_goal(self, before: int, after: int) -> float:
        """Return what missions that count caves gain by pods in one."""
        worth = 0.0
        for card in self.cave_goals:
            if before < self.least[card.index] <= after:
                worth += card.mission.points
        return worth

    def holds(self, ahead: int) -> float:
        """Return the chance to keep a majority with so many pods more than anybody else."""
        young = self.left / YOUNG
        if young > 1.0:
            young = 1.0
        return 1.0 - young * (1.0 - HOLD[ahead if ahead < 4 else 4])

    def weigh_caves(self, state: State) -> None:
        """Weigh more pods in each open cave: points, missions, majorities. [CR-V1, CR-V5]"""
        seat = self.seat
        largest = 0
        for cave in range(CAVES):
            if state.cave_pods[cave * SEATS + seat] > largest:
                largest = state.cave_pods[cave * SEATS + seat]
        caves: list[list[float]] = []
        for cave in range(CAVES):
            worths = [0.0] * (LOADS + 1)
            if state.face_up[cave]:
                own = state.cave_pods[cave * SEATS + seat]
                before = self.majority(state, cave, own)
                for pods in range(1, LOADS + 1):
                    worth = self.majority(state, cave, own + pods) - before
                    worth += pods * self.box.points_cave + self.cave_goal(own, own + pods)
                    if own + pods > largest:
                        worth += self.goals[LARGEST] * (own + pods - largest)
                    worths[pods] = worth
            caves.append(worths)
        self.caves = caves

    def majority(self, state: State, cave: int, own: int) -> float:
        """Return what a cave is worth with so many own pods, less what the others get. [CR-V5]"""
        tile = state.caves[cave]
        assert tile is not None
        most = next_most = ties = 0
        for other in range(state.seats):
            pods = state.cave_pods[cave * SEATS + other]
            if other == self.seat or not pods:
                continue
            if pods > most:
                most, next_most, ties = pods, most, 1
            elif pods == most:
                ties += 1
                next_most = pods
            elif pods > next_most:
                next_most = pods
        share = 1.0 / (state.seats - 1)
        if own > most:
            hold = self.holds(own - most)
            worth = tile.first * hold + tile.second * (1.0 - hold)
            return worth - tile.second * share if ties == 1 else worth
        if own == most:
            return tile.second * (1.0 - ties * share) if own else 0.0
        if ties > 1:
            return -ties * tile.second * share
        worth = -tile.first * self.holds(most - own) * share
        if own > next_most:
            return worth + tile.second * self.holds(own - next_most)
        return worth - tile.second * share if own < next_most else worth

    # --- launch -----------------------------------------------------------------------------

    def launched(self, state: State, player: Player, vehicle: int, tunnel: int) -> float:
        """Return what the best launch of a vehicle into a tunnel section is worth. [CR-D9]"""
        best = NEVER
        for settling in (FIRST, SECOND, BOTH):
            worth = self.settled(state, player, vehicle, tunnel, settling)
            if worth > best:
                best = worth
        return best

    def settled(
        self, state: State, player: Player, vehicle: int, tunnel: int, settling: int
    ) -> float:
        """Return what a launch is worth that settles like this."""
        if refuse_settling(state, self.seat, vehicle, tunnel, settling):
            return NEVER
        best = NEVER
        least = least_load(state, self.seat, vehicle, settling)
        for pods in range(least, most_load(state, self.seat, vehicle) + 1):
            worth = self.loaded(tunnel, settling, pods)
            if worth > best:
                best = worth
        best -= self.fare(state, player, vehicle, tunnel, settling)
        return best - self.box.points_vehicle - KEPT * self.time * player.vehicles[vehicle].room

    def fare(self, state: State, player: Player, vehicle: int, tunnel: int, settling: int) -> float:
        """Return what energy and settlement cost."""
        section = self.box.tunnels[tunnel]
        energy = launch_energy(state, self.seat, vehicle, tunnel)
        worth = self.cost(ENERGY, energy, player.tracks)
        for cave in (section.first, section.second):
            if settling == BOTH or (cave == section.first) == (settling == FIRST):
                tile = state.caves[cave]
                assert tile is not None
                for kind in range(MATERIALS):
                    if tile.cost[kind]:
                        worth += self.cost(kind, tile.cost[kind], player.tracks)
        return worth

    def loaded(self, tunnel: int, settling: int, pods: int) -> float:
        """Return what so many pods gain in the caves of a tunnel section."""
        section = self.box.tunnels[tunnel]
        if settling == FIRST:
            return self.caves[section.first][pods] - pods * self.awake
        if settling == SECOND:
            return self.caves[section.second][pods] - pods * self.awake
        best = NEVER
        for first in range(1, pods):
            worth = self.caves[section.first][first] + self.caves[section.second][pods - first]
            if worth > best:
                best = worth
        return best - pods * self.awake
