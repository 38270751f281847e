"""How a game of Magnastorm will probably end: what seats have, and what that promises."""

from __future__ import annotations

from sternentisch.bots.judges.magnastorm_contracts import MagnastormContracts
from sternentisch.bots.judges.magnastorm_values import (
    FLAW,
    HARVESTED,
    HELD,
    IN_HAND_FOREIGN,
    IN_HAND_OWN,
    IN_HAND_YELLOW,
    KEPT,
    LAST_TURN,
    LED,
    ON_TURN,
    SETTLED,
    STUDIED,
    SURE,
    SURE_PER_TURN,
    UNPREPARED,
)
from sternentisch.bots.judges.magnastorm_worth import best_levels, best_turtles
from sternentisch.games.magnastorm.actions import SECTORS
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.state import YELLOW, Player, State
from sternentisch.kernel.state import State as KernelState


class MagnastormPoints(MagnastormContracts):
    """Knows how much prestige each seat will probably have in the end."""

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        points = [float(player.prestige) for player in state.players]
        if state.over:
            return points
        self.look_at_clock(state)
        self.lead = SURE + SURE_PER_TURN * self.left
        for seat in range(state.seats):
            if not state.ending:
                points[seat] += self.promise(state, seat)
            elif state.running.index(seat) >= state.position:
                points[seat] += LAST_TURN
        return points

    def promise(self, state: State, seat: int) -> float:
        """Return what a player will still earn: the turns to come, and what is prepared."""
        player = state.players[seat]
        worth = UNPREPARED * self.left * self.left * self.left - FLAW
        if state.active == seat:
            worth += ON_TURN
        worth += self.use * cubes_in_hand(player, seat)
        for commander in player.commanders:
            worth += HELD * self.ability(commander)
        most = best_levels(state, seat)
        lead = 0.0
        for area in range(state.rules.side.tracks):
            chance = self.chance(player.levels[area] - most[area])
            lead += LED * chance * self.lead_stake(state, seat, area)
            if state.research_control[area] == seat:
                lead -= KEPT * state.researchers[area].loss
        worth += lead * self.now
        worth += STUDIED * self.contract_worth(state, seat, player, False, most)
        most = best_turtles(state, seat)
        segments = state.weather.segments
        earned = 0.0
        for sector in range(SECTORS):
            own = player.sectors[sector]
            segment = segments[sector]
            if own and segment != STORM:
                earned += self.majority_worth(player, segment, own, most[sector])
                earned += self.income_worth(segment, own)
        worth += SETTLED * earned
        return worth + HARVESTED * self.contract_worth(state, seat, player, True, most)


def cubes_in_hand(player: Player, seat: int) -> float:
    """Return what a player's cubes are worth on average."""
    cubes = player.cubes
    own, yellow = cubes[seat], cubes[YELLOW]
    foreign = cubes[0] + cubes[1] + cubes[2] + cubes[3] - own
    return IN_HAND_OWN * own + IN_HAND_YELLOW * yellow + IN_HAND_FOREIGN * foreign
