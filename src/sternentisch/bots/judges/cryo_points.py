"""How a game of Cryo will probably end: what seats have, and what that promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_caves import CryoCaves
from sternentisch.bots.judges.cryo_values import (
    BASE,
    FIRST_UNIT,
    GARAGE,
    GOAL,
    GROWS,
    HAND,
    HAND_LATER,
    HIDDEN,
    MORE_UNITS,
    NEXT_UNITS,
    PACE,
    PERK_LATER,
    PERK_NOW,
    POD_LATER,
    RUSH,
    SALVAGE_LATE,
    SALVAGE_LATER,
    SHARED,
    TILE,
    TURN,
    WORKS,
)
from sternentisch.bots.judges.cryo_worth import hidden_caves, recalls_left
from sternentisch.games.cryo.actions import CAVES, CHAMBERS, PLATFORM_DOCKS, SALVAGES
from sternentisch.games.cryo.components import TRACKS
from sternentisch.games.cryo.state import SEATS, State

if TYPE_CHECKING:
    from sternentisch.kernel.state import State as KernelState


class CryoPoints(CryoCaves):
    """Knows how many points each seat will probably have in the end."""

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        points = standing(state)
        if state.ended:
            return points
        left = recalls_left(state)
        soon = left if left < 1.0 else 1.0
        hidden = hidden_caves(state)
        together = SHARED + HIDDEN * hidden
        rest = soon * (BASE + together / state.seats) + left * (PACE + RUSH * left)
        for seat in range(state.seats):
            points[seat] += rest + self.promise(state, seat, left, soon, hidden)
        return points

    def promise(self, state: State, seat: int, left: float, soon: float, hidden: int) -> float:
        """Return what a seat will add to its points: by what it has, and by what it earns."""
        player = state.players[seat]
        has = HAND * player.size + GARAGE * len(player.vehicles)
        if state.active == seat:
            has += TURN
        for kind in range(TRACKS):
            units = player.tracks[kind]
            if units > 3:
                has += FIRST_UNIT[kind] + 2.0 * NEXT_UNITS[kind] + (units - 3) * MORE_UNITS[kind]
            elif units:
                has += FIRST_UNIT[kind] + (units - 1) * NEXT_UNITS[kind]
        pods = player.pool
        for chamber in range(CHAMBERS):
            pods += state.chambers[chamber * SEATS + seat]
        earns = POD_LATER * pods + HAND_LATER * player.size
        for tile in player.slots:
            if tile is not None:
                has += TILE
        for number in range(PLATFORM_DOCKS):
            if self.has_work(player, number) and not self.box.platform[number].wake:
                earns += WORKS
        for space in range(SALVAGES):
            if state.salvage[space] == seat:
                has += SALVAGE_LATE
                earns += SALVAGE_LATER
        for card in player.upgrades:
            earns += PERK_LATER * self.perks[card.index]
            has += PERK_NOW + self.sights[card.index] * hidden
        for card in player.missions:
            kind = self.counts[card.index]
            if kind >= 0:
                has += GOAL[kind]
                earns += GROWS[kind]
        return soon * has + left * earns


def standing(state: State) -> list[float]:
    """Return the points if the game ended now. [CR-V1 to CR-V5]"""
    box = state.box
    points: list[float] = []
    for seat in range(state.seats):
        player = state.players[seat]
        own = box.points_upgrade * len(player.upgrades) + box.points_vehicle * len(player.vehicles)
        own += box.points_pool * player.pool
        for card in player.missions:
            own += card.mission.points * card.mission.count(state, seat)
        points.append(float(own))
    for cave in range(CAVES):
        if state.face_up[cave]:
            tile = state.caves[cave]
            assert tile is not None
            most = next_most = ties = next_ties = 0
            for seat in range(state.seats):
                pods = state.cave_pods[cave * SEATS + seat]
                points[seat] += box.points_cave * pods
                if pods > most:
                    most, ties, next_most, next_ties = pods, 1, most, ties
                elif pods == most:
                    ties += 1
                elif pods > next_most:
                    next_most, next_ties = pods, 1
                elif pods == next_most:
                    next_ties += 1
            for seat in range(state.seats if most else 0):
                pods = state.cave_pods[cave * SEATS + seat]
                if pods == most:
                    points[seat] += tile.first if ties == 1 else tile.second
                elif ties == 1 and next_ties == 1 and pods and pods == next_most:
                    points[seat] += tile.second
    return points
