"""What is worth how much in a position of Magnastorm: time, cubes, research, turtles, contracts.

Everything is measured in prestige. What does not score by itself is worth what will come of it, so
most of it fades as the game runs out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.magnastorm_values import (
    BUSY,
    COMMANDER_PULL,
    DENY,
    DEPLOYED,
    FOREIGN_CUBE,
    HARD,
    HOARD,
    LATER,
    LEVEL_PULL,
    MOST_HOARD,
    MUCH,
    ONE_UP,
    OWN_CUBE,
    PACE,
    SOFT,
    SPENDING,
    STAFF,
    TURNS_EACH,
    TURTLE_PULL,
    YELLOW_CUBE,
    worth_at_once,
    worth_per_round,
    worth_per_turn,
)
from sternentisch.games.magnastorm import bonuses
from sternentisch.games.magnastorm.actions import COLOURS, SECTORS, TRACKS
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.components import ALL_SECTORS, ANY_SECTOR, FIRST_SECTOR
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.state import YELLOW, Player, State

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Commander, Contract
    from sternentisch.kernel.game import Game


class MagnastormWorth(Judge):
    """Knows what things are worth to the seat that is asked."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Magnastorm)
        self.box = game.box
        numbers = [commander.number for commander in self.box.commanders]
        self.at_once: list[float] = [0.0] * (max(numbers) + 1)  # of commanders, by number
        self.per_turn: list[float] = self.at_once[:]
        self.per_round: list[float] = self.at_once[:]
        for commander in self.box.commanders:
            self.at_once[commander.number] = worth_at_once(commander.ability)
            self.per_turn[commander.number] = worth_per_turn(commander.ability)
            self.per_round[commander.number] = worth_per_round(commander.ability)
        # who is asked
        self.seat: int = 0
        self.player: Player
        # time
        self.left: float = 0.0  # turns that each player will still have
        self.use: float = 1.0  # how much time there is to spend cubes, from 1 to 0
        self.fresh: float = 1.0  # how much of the round is left, from 1 to 0
        self.now: float = 1.0  # how likely the administration of this round takes place
        self.next: float = 1.0  # … of the next round
        self.third: float = 1.0  # … of the one after it
        self.deny: float = DENY
        # what is worth how much
        self.cube: list[float] = [0.0] * COLOURS  # one more cube
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

    # --- time ---------------------------------------------------------------------------------

    def look_at_clock(self, state: State) -> None:
        """Estimate how many turns are left in the round and in the game."""
        rules = state.rules
        box = rules.box
        seats = float(state.seats)
        top = 0
        for player in state.players:
            if player.prestige > top:
                top = player.prestige
        followers = box.neutral_followers * rules.side.columns + 2 * state.seats
        whole = BUSY * followers / seats
        rest = BUSY * count_waiting(state) / seats
        left = (rules.target - top) / PACE
        by_rounds = rest + (box.rounds - state.round) * whole
        if left > by_rounds:
            left = by_rounds
        if left < 1.0:
            left = 1.0
        if state.ending:
            left = 0.0
        self.left = left
        self.use = left / SPENDING if left < SPENDING else 1.0
        self.fresh = rest / whole if rest < whole else 1.0
        self.now = ramp(left, rest)
        self.next = ramp(left, rest + whole) if state.round < box.rounds else 0.0
        self.third = ramp(left, rest + 2.0 * whole) if state.round + 1 < box.rounds else 0.0
        self.deny = DENY / (seats - 1.0)

    # --- cubes and bonuses --------------------------------------------------------------------

    def look_at_cubes(self, state: State) -> None:
        """Weigh one more cube of each colour; the more one has, the less."""
        cubes = self.player.cubes
        for colour in range(COLOURS):
            base = FOREIGN_CUBE
            if colour == YELLOW:
                base = YELLOW_CUBE
            elif colour == self.seat:
                base = OWN_CUBE
            less = HOARD * cubes[colour]
            if less > MOST_HOARD:
                less = MOST_HOARD
            self.cube[colour] = base * (1.0 - less) * self.use

    def cubes_worth(self, own: int, yellow: int) -> float:
        return own * self.cube[self.seat] + yellow * self.cube[YELLOW]

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

    # --- commanders ---------------------------------------------------------------------------

    def ability(self, commander: Commander) -> float:
        """Return what controlling a commander will still bring."""
        number = commander.number
        rounds = self.now + self.next + self.third
        return self.per_turn[number] * self.left + self.per_round[number] * rounds

    def lead_stake(self, state: State, seat: int, area: int) -> float:
        """Return what it is worth to lead a research area in the administration."""
        commander = state.researchers[area]
        worth = self.ability(commander)
        if state.research_control[area] == seat:
            return worth + commander.loss
        return worth + commander.gain + self.at_once[commander.number]

    def chance(self, ahead: int) -> float:
        """Return how likely somebody so far ahead leads in the administration."""
        place = 3 + ahead
        if place < 0:
            place = 0
        elif place > 6:
            place = 6
        return self.fresh * SOFT[place] + (1.0 - self.fresh) * HARD[place]

    # --- turtles in sectors -------------------------------------------------------------------

    def sector_weight(self, segment: int) -> float:
        """Return in how many administrations a calm sector will count."""
        weight = self.now
        if segment >= 1:
            weight += LATER * self.next
        if segment >= 2:
            weight += LATER * LATER * self.third
        return weight

    def majority_worth(self, player: Player, segment: int, own: int, best: int) -> float:
        """Return what own turtles in a calm sector promise by majorities."""
        if not own:
            return 0.0
        points = self.box.majority_prestige + player.perks.majority_prestige
        return self.chance(own - best) * points * self.sector_weight(segment)

    def income_worth(self, segment: int, own: int) -> float:
        """Return what own turtles in a calm sector promise by income."""
        if not own:
            return 0.0
        rows = self.box.income[segment]
        row = rows[own - 1] if own <= len(rows) else rows[-1]
        worth = row.own * OWN_CUBE + row.yellow * YELLOW_CUBE
        return worth * self.use * self.sector_weight(segment)

    # --- contracts ----------------------------------------------------------------------------

    def prize(self, state: State, bay: int) -> float:
        """Return what the next completion of a contract brings."""
        done = len(state.fulfilled[bay])
        values = state.rules.prestige
        return float(values[done]) if done < len(values) else 0.0

    def levels_missing(self, state: State, player: Player, bay: int, most: list[int]) -> int:
        """Return how many research levels a contract lacks."""
        contract = state.contracts[bay]
        number = state.round - 1
        if self.fresh < 0.25 and state.round < state.rules.box.rounds:
            number += 1  # it will be completed in the next round, if at all
        wanted = contract.levels[number]
        markers = contract.markers[number]
        must_lead = contract.leads[number]
        levels = player.levels
        first = second = third = fourth = 99
        for area in range(state.rules.side.tracks):
            level = levels[area]
            lacking = wanted - level if level < wanted else 0
            if must_lead and most[area] >= level + lacking:
                lacking = most[area] - level + 1
            if lacking < first:
                first, second, third, fourth = lacking, first, second, third
            elif lacking < second:
                second, third, fourth = lacking, second, third
            elif lacking < third:
                third, fourth = lacking, third
            else:
                fourth = lacking
        if markers > 1:
            first += second
        if markers > 2:
            first += third
        if markers > 3:
            first += fourth
        return first

    def turtles_missing(self, state: State, player: Player, bay: int, most: list[int]) -> int:
        """Return how many turtles a contract lacks; those left in the storm count."""
        contract = state.contracts[bay]
        majority = contract.majority
        segments = state.weather.segments
        sectors = player.sectors
        used = 0
        total = 0
        is_led = majority != ANY_SECTOR
        must_lead = majority in (FIRST_SECTOR, ALL_SECTORS)
        for take in contract.take:
            least = 99
            chosen = 0
            for sector in range(SECTORS):
                own = sectors[sector]
                is_storm = segments[sector] == STORM
                if used >> sector & 1 or (is_storm and not own):
                    continue
                lacking = take - own if own < take else 0
                if must_lead and most[sector] >= own + lacking:
                    lacking = most[sector] - own + 1
                if lacking and is_storm:
                    continue
                if lacking < least:
                    least = lacking
                    chosen = sector
            used |= 1 << chosen
            total += least
            if most[chosen] < sectors[chosen] + least:
                is_led = True
            must_lead = majority == ALL_SECTORS
        return total if is_led else total + 1

    def contract_worth(
        self, state: State, seat: int, player: Player, is_sector: bool, most: list[int]
    ) -> float:
        """Return what the contracts of one kind promise a player."""
        total = 0.0
        for bay in range(len(state.contracts)):
            contract = state.contracts[bay]
            if contract.is_sector != is_sector or seat in state.fulfilled[bay]:
                continue
            pull = TURTLE_PULL if is_sector else LEVEL_PULL
            if is_sector:
                missing = self.turtles_missing(state, player, bay, most)
            else:
                missing = self.levels_missing(state, player, bay, most)
            if missing > MUCH or (missing > 1 and state.ending):
                continue
            prize = self.prize(state, bay) + player.perks.contract_prestige
            if not is_sector:
                lacking = contract.commanders[state.round - 1] - len(player.commanders)
                while lacking > 0:
                    prize *= COMMANDER_PULL
                    lacking -= 1
            if missing:
                prize *= (self.left + 0.5) / (self.left + 0.5 + TURNS_EACH * missing)
            while missing > 0:
                prize *= pull
                missing -= 1
            total += prize
        return total

    def staff_worth(self, state: State) -> float:
        """Return what one more commander is worth for contracts that count them."""
        total = 0.0
        for bay in range(len(state.contracts)):
            contract = state.contracts[bay]
            if contract.is_sector or self.seat in state.fulfilled[bay]:
                continue
            if contract.commanders[state.round - 1] > len(self.player.commanders):
                total += self.prize(state, bay)
        return STAFF * total

    # --- the next step, the next turtle -------------------------------------------------------

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


def count_waiting(state: State) -> int:
    """Return how many followers are left on the upper panel."""
    sizes = state.sizes
    return sizes[0] + sizes[1] + sizes[2] + sizes[3] + sizes[4]


def ramp(left: float, wanted: float) -> float:
    """Return how likely something comes that is so many turns away.

    >>> ramp(8.0, 4.0), ramp(4.0, 4.0), ramp(2.0, 4.0)
    (1.0, 0.5, 0.0)
    """
    if wanted <= 0.5:
        return 1.0
    share = left / wanted
    if share >= 1.25:
        return 1.0
    return 2.0 * share - 1.5 if share > 0.75 else 0.0


def best_levels(state: State, seat: int) -> list[int]:
    """Return the highest level of anybody else, by research area."""
    most = [0] * TRACKS
    for other in range(state.seats):
        if other != seat:
            levels = state.players[other].levels
            for area in range(TRACKS):
                if levels[area] > most[area]:
                    most[area] = levels[area]
    return most


def best_turtles(state: State, seat: int) -> list[int]:
    """Return the most turtles of anybody else, by sector."""
    most = [0] * SECTORS
    for other in range(state.seats):
        if other != seat:
            sectors = state.players[other].sectors
            for sector in range(SECTORS):
                if sectors[sector] > most[sector]:
                    most[sector] = sectors[sector]
    return most
