"""What the next step of research and the next turtle are worth in Magnastorm, and bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.magnastorm_points import MagnastormPoints
from sternentisch.bots.judges.magnastorm_values import DEPLOYED, ONE_UP
from sternentisch.bots.judges.magnastorm_worth import best_levels, best_turtles, count_waiting
from sternentisch.games.magnastorm import bonuses
from sternentisch.games.magnastorm.actions import SECTORS, TRACKS
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.state import State

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Contract
    from sternentisch.kernel.game import Game


class MagnastormSteps(MagnastormPoints):
    """Knows what is gained by a step in each area, and by a turtle in each sector."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.most_levels: list[int] = [0] * TRACKS  # of anybody else
        self.most_turtles: list[int] = [0] * SECTORS
        self.steps: list[float] = [0.0] * TRACKS  # a step in each area, all in all
        self.step_lead: list[float] = [0.0] * TRACKS  # … for the lead in it
        self.step_contract: list[float] = [0.0] * TRACKS  # … for contracts
        self.best_step: float = 0.0
        self.staff: float = 0.0  # one more commander, for contracts
        self.settle: list[float] = [0.0] * SECTORS  # a turtle in each sector, all in all
        self.settle_majority: list[float] = [0.0] * SECTORS
        self.settle_contract: list[float] = [0.0] * SECTORS
        # for which position that was found
        self.seen: list[list[int]] = []
        self.seen_done: list[tuple[int, ...]] = []
        self.seen_contracts: list[Contract] = []

    def is_seen(self, state: State) -> bool:
        """Whether all that research and turtles depend on is as it was when last looked at."""
        numbers = [self.seat, state.round, count_waiting(state), self.player.followers]
        lists = [numbers, state.track, state.research_control, self.player.cubes]
        for player in state.players:
            numbers.append(player.prestige)
            numbers.append(len(player.commanders))
            lists.append(player.levels)
            lists.append(player.sectors)
        contracts = state.contracts
        is_same = contracts is self.seen_contracts and state.fulfilled == self.seen_done
        if is_same and lists == self.seen:
            return True
        self.seen = [part[:] for part in lists]
        self.seen_done = state.fulfilled[:]
        self.seen_contracts = contracts
        return False

    def look_at_research(self, state: State) -> None:
        """Weigh a step in each research area: the lead, contracts, the bonus of the level."""
        seat = self.seat
        player = self.player
        levels = player.levels
        tracks = state.rules.side.tracks
        most = best_levels(state, seat)
        self.most_levels = most
        self.staff = self.staff_worth(state)
        before = self.contract_worth(state, seat, player, False, most)
        for area in range(tracks):
            level = levels[area]
            if level >= state.rules.box.tracks[area].top:
                self.steps[area] = self.step_lead[area] = self.step_contract[area] = 0.0
                continue
            ahead = level - most[area]
            stake = self.lead_stake(state, seat, area)
            if state.research_control[area] != seat:
                stake += self.staff
            change = self.chance(ahead + 1) - self.chance(ahead)
            change += self.deny * (self.chance(-ahead) - self.chance(-ahead - 1))
            lead = change * stake * self.now
            levels[area] = level + 1
            nearer = self.contract_worth(state, seat, player, False, most) - before
            levels[area] = level
            self.step_lead[area] = lead
            self.step_contract[area] = nearer
            self.steps[area] = self.step_lead[area] + self.step_contract[area]
        best = 0.0
        for area in range(tracks):
            track = state.rules.box.tracks[area]
            if levels[area] < track.top:
                self.steps[area] += self.bonus_worth(state, track.bonuses[levels[area] + 1])
            if self.steps[area] > best:
                best = self.steps[area]
        self.best_step = best

    def look_at_sectors(self, state: State) -> None:
        """Weigh a turtle in each calm sector: majorities, income, contracts."""
        seat = self.seat
        player = self.player
        sectors = player.sectors
        segments = state.weather.segments
        most = best_turtles(state, seat)
        self.most_turtles = most
        before = self.contract_worth(state, seat, player, True, most)
        for sector in range(SECTORS):
            segment = segments[sector]
            if segment == STORM:
                self.settle[sector] = 0.0
                continue
            own = sectors[sector]
            best = most[sector]
            majority = self.majority_worth(player, segment, own + 1, best)
            majority -= self.majority_worth(player, segment, own, best)
            if best:
                against = self.chance(best - own) - self.chance(best - own - 1)
                majority += self.deny * against * self.sector_weight(segment)
            sectors[sector] = own + 1
            nearer = self.contract_worth(state, seat, player, True, most) - before
            sectors[sector] = own
            income = self.income_worth(segment, own + 1) - self.income_worth(segment, own)
            self.settle_majority[sector] = majority
            self.settle_contract[sector] = nearer
            self.settle[sector] = majority + nearer + income

    def bonus_worth(self, state: State, bonus: Bonus | None) -> float:
        """Return what a bonus of a level or a space is worth."""
        if bonus is None:
            return 0.0
        if isinstance(bonus, bonuses.Cubes):
            return self.cubes_worth(bonus.own, bonus.yellow)
        if isinstance(bonus, bonuses.AnyColour):
            return self.cube[self.seat]
        if isinstance(bonus, bonuses.Draws):
            return (bonus.count + self.player.perks.more_draws) * self.cube[self.seat]
        if isinstance(bonus, bonuses.Follower):
            return DEPLOYED * self.use if self.player.followers else 0.0
        if isinstance(bonus, bonuses.ResearchStep):
            return self.best_step if self.player.perks.free_area else self.steps[bonus.area]
        if isinstance(bonus, bonuses.TurnOrder):
            return ONE_UP if state.track[0] != self.seat else 0.0
        if isinstance(bonus, bonuses.Prestige):
            return float(bonus.points)
        return 0.0
