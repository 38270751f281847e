"""What things are worth in Magnastorm: prestige now, and what will become prestige in time.

Everything is measured in prestige. What is banked counts in full; cubes, turtles, research levels
and commanders count for what they will still bring, so most values fade as the game runs out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judge import Judge
from sternentisch.games.magnastorm import abilities, bonuses
from sternentisch.games.magnastorm.actions import (
    ANY,
    BUILD,
    COLOURS,
    COLUMNS,
    CONTRACT,
    DRIVE,
    EXCHANGE,
    GAIN,
    GIVE,
    JUMP,
    LIFT,
    LOWER,
    PASS,
    PAY,
    PICK,
    RANGE,
    RESEARCH,
    SECTOR,
    SECTORS,
    SPACE,
    START,
    STATIONS,
    STEP,
    STOP,
    TAKE,
    TRACKS,
    TURTLE,
    TURTLES,
    UPPER,
    USE,
)
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.components import ALL_SECTORS, FIRST_SECTOR, FREE, NO_SECTOR
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.rules.contracts import is_marker_fit
from sternentisch.games.magnastorm.rules.exchange import Give
from sternentisch.games.magnastorm.rules.fulfilment import ChooseSector, Lift, Lower
from sternentisch.games.magnastorm.rules.movement import Fee, Move
from sternentisch.games.magnastorm.rules.panels import Deploy
from sternentisch.games.magnastorm.rules.payment import Price, move_own, move_yellow, takeover_due
from sternentisch.games.magnastorm.rules.research import BuyStep
from sternentisch.games.magnastorm.rules.stations import Build, can_waive
from sternentisch.games.magnastorm.rules.takeover import Deal, Reseat
from sternentisch.games.magnastorm.rules.turn import Main, Mode, Place
from sternentisch.games.magnastorm.rules.turtles import PaidTurtle, Turtle
from sternentisch.games.magnastorm.state import NOBODY, YELLOW, Player, State
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Commander, Contract, Cost
    from sternentisch.kernel.game import Game

PACE: Final = 1.7
"""Prestige that the leader earns in a turn; it tells how long the game will last."""
OWN_CUBE: Final = 0.42
YELLOW_CUBE: Final = 0.62
FOREIGN_CUBE: Final = 0.36
"""What a cube is worth while there is time to spend it; followers mostly ask for yellow."""
SPENDING: Final = 3.0
"""Turns before the end at which cubes begin to lose their worth."""
HOARD: Final = 0.05
"""How much less every further cube of a colour is worth."""

# How likely somebody is to lead in the administration, by the lead now: from 3 behind to 3 ahead.
SOFT: Final = (0.02, 0.08, 0.20, 0.36, 0.62, 0.82, 0.94)
"""… when a whole round is left."""
HARD: Final = (0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0)
"""… when the round is over."""

LEVEL_PULL: Final = 0.80
"""What is left of a contract's prestige for each research level it still needs."""
TURTLE_PULL: Final = 0.72
"""… for each turtle."""
COMMANDER_PULL: Final = 0.60
"""… for each commander."""
LATER: Final = 0.75
"""How much of what a turtle earns now it still earns in a later round."""
DEPLOYED: Final = 0.3
DENY: Final = 0.8
"""How much a loss of one's only rival counts as one's own gain; shared out among several."""
P_TIME: Final = 0.8
P_TURN: Final = 0.9
P_OWN: Final = 0.28
P_YELLOW: Final = 0.75
P_FOREIGN: Final = 0.35
P_ABILITY: Final = 0.5
P_LEAD: Final = 0.7
P_RESEARCH: Final = 0.65
P_SECTOR: Final = 0.5
P_HARVEST: Final = 0.7
P_LAST: Final = 1.5
NEVER: Final = -50.0
REACHES: Final = 5
"""Ranges of a movement that are looked up."""


class MagnastormJudge(Judge):
    """Judges by what will score: contracts, commanders, stations, majorities."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Magnastorm)
        self.box = game.box
        self.horizon = 2
        self.warmth = 0.6
        self.lead = 8.0
        highest = 0
        for commander in self.box.commanders:
            if commander.number > highest:
                highest = commander.number
        self.at_once: list[float] = [0.0] * (highest + 1)  # by number: prestige on receipt
        self.per_turn: list[float] = [0.0] * (highest + 1)  # … and worth of every further turn
        self.per_round: list[float] = [0.0] * (highest + 1)
        for commander in self.box.commanders:
            self.learn(commander)
        # what the worths below were found for
        self.seen: list[list[int]] = []
        self.seen_done: list[tuple[int, ...]] = []
        self.seen_contracts: list[Contract] = []
        # of the question asked
        self.node: Node = Node(0)
        self.seat: int = 0
        self.player: Player
        self.left: float = 0.0  # turns each player will still have
        self.fresh: float = 1.0  # how much of the round is left, from 1 to 0
        self.now: float = 1.0  # how likely the administration of this round takes place
        self.next: float = 1.0  # … of the next round
        self.third: float = 1.0
        self.use: float = 1.0  # how much time there is to spend cubes, from 1 to 0
        self.deny: float = DENY
        self.cube: list[float] = [0.0] * COLOURS  # what one more cube is worth
        self.steps: list[float] = [0.0] * TRACKS  # what a step in each area is worth
        self.best_step: float = 0.0
        self.settle: list[float] = [0.0] * SECTORS  # what a turtle in each sector is worth
        self.can_settle: bool = True  # a turtle can be paid after this movement
        self.stops: list[float] = []  # by area: what the scout does there at best with a turtle
        self.rests: list[float] = []  # … without one
        self.moves: list[float] = []  # by range: the best movement with a turtle, and without one
        self.best_space: float = NEVER  # what a follower does at best
        self.keep: list[int] = [0] * COLOURS  # cubes that must not be handed in

    # --- what does not change during a game ---------------------------------------------------

    def learn(self, commander: Commander) -> None:
        """Say what a commander's ability is worth."""
        ability = commander.ability
        number = commander.number
        if isinstance(ability, abilities.PrestigeForYellow):
            self.at_once[number] = ability.times * (ability.prestige - 0.6 * ability.yellow)
        elif isinstance(ability, abilities.PrestigeOnce):
            self.at_once[number] = float(ability.prestige)
        elif isinstance(ability, abilities.MajorityPlus):
            self.per_round[number] = 1.3 * ability.prestige
        elif isinstance(ability, abilities.ContractPlus):
            self.per_turn[number] = 0.2 * (ability.prestige + 0.5)
        elif isinstance(ability, abilities.RangeForForeignCube):
            self.per_turn[number] = 0.06
        elif isinstance(ability, abilities.ResearchForOwn):
            self.per_turn[number] = 0.04
        elif isinstance(ability, abilities.SwapOneCube):
            self.per_turn[number] = 0.10
        elif isinstance(ability, abilities.JumpToTurtleArea):
            self.per_turn[number] = 0.10
        elif isinstance(ability, abilities.ExtraTurtleForOwn):
            self.per_turn[number] = 0.14
        elif isinstance(ability, abilities.FreeArea):
            self.per_turn[number] = 0.12
        elif isinstance(ability, abilities.StepLowest):
            self.per_turn[number] = 0.22
        elif isinstance(ability, abilities.ExtraAnyCube):
            self.per_turn[number] = 0.16
        elif isinstance(ability, abilities.MoreDraws):
            self.per_turn[number] = 0.08
        elif isinstance(ability, abilities.OccupiedSpace):
            self.per_turn[number] = 0.06
        elif isinstance(ability, abilities.MoveDiscount):
            self.per_turn[number] = 0.16
        elif isinstance(ability, abilities.IgnoreBoardCost):
            self.per_turn[number] = 0.25

    # --- time ---------------------------------------------------------------------------------

    def look_at_clock(self, state: State) -> None:
        """Estimate how many turns are left in the round and in the game."""
        rules = state.rules
        sizes = state.sizes
        waiting = sizes[0] + sizes[1] + sizes[2] + sizes[3] + sizes[4]
        seats = float(state.seats)
        top = 0
        followers = 0.85 * (rules.box.neutral_followers * rules.side.columns + 2 * state.seats)
        for player in state.players:
            if player.prestige > top:
                top = player.prestige
        in_round = 0.85 * waiting / seats
        in_rounds = followers / seats
        left = (rules.target - top) / PACE
        by_rounds = in_round + (rules.box.rounds - state.round) * in_rounds
        if left > by_rounds:
            left = by_rounds
        if left < 1.0:
            left = 1.0
        if state.ending:
            left = 0.0
        self.left = left
        self.use = left / SPENDING if left < SPENDING else 1.0
        self.fresh = in_round / in_rounds if in_round < in_rounds else 1.0
        self.now = ramp(left, in_round)
        self.next = ramp(left, in_round + in_rounds) if state.round < rules.box.rounds else 0.0
        more = state.round + 1 < rules.box.rounds
        self.third = ramp(left, in_round + 2.0 * in_rounds) if more else 0.0
        self.deny = DENY / (seats - 1.0)

    # --- what things are worth ------------------------------------------------------------------

    def worth_of(self, colour: int, seat: int, count: int) -> float:
        """Return what one more cube is worth to a player who has some of this colour."""
        base = FOREIGN_CUBE
        if colour == YELLOW:
            base = YELLOW_CUBE
        elif colour == seat:
            base = OWN_CUBE
        less = HOARD * count
        if less > 0.7:
            less = 0.7
        return base * (1.0 - less) * self.use

    def cost_worth(self, own: int, yellow: int) -> float:
        """Return what own and yellow cubes are worth to the chooser, roughly."""
        return own * self.cube[self.seat] + yellow * self.cube[YELLOW]

    def ability(self, commander: Commander) -> float:
        """Return what controlling a commander will still bring."""
        number = commander.number
        rounds = self.now + self.next + self.third
        return self.per_turn[number] * self.left + self.per_round[number] * rounds

    def lead_stake(self, state: State, seat: int, area: int) -> float:
        """Return what leading an area in the administration is worth."""
        commander = state.researchers[area]
        worth = self.ability(commander)
        if state.research_control[area] == seat:
            return worth + commander.loss
        return worth + commander.gain + self.at_once[commander.number]

    def chance(self, ahead: int) -> float:
        """Return how likely a lead holds until the administration."""
        place = 3 + ahead
        if place < 0:
            place = 0
        elif place > 6:
            place = 6
        return self.fresh * SOFT[place] + (1.0 - self.fresh) * HARD[place]

    def sector_weight(self, segment: int) -> float:
        """Return in how many administrations a calm sector will count."""
        weight = self.now
        if segment >= 1:
            weight += LATER * self.next
        if segment >= 2:
            weight += LATER * LATER * self.third
        return weight

    def sector_worth(self, state: State, player: Player, segment: int, own: int, best: int) -> float:
        """Return what own turtles in a calm sector earn: majority and income."""
        if not own:
            return 0.0
        box = state.rules.box
        worth = self.chance(own - best) * (box.majority_prestige + player.perks.majority_prestige)
        rows = box.income[segment]
        row = rows[own - 1] if own <= len(rows) else rows[-1]
        worth += self.use * (row.own * OWN_CUBE + row.yellow * YELLOW_CUBE)
        return worth * self.sector_weight(segment)

    def prize(self, state: State, bay: int) -> float:
        """Return what the next completion of a contract brings."""
        done = len(state.fulfilled[bay])
        values = state.rules.prestige
        return float(values[done]) if done < len(values) else 0.0

    def levels_missing(self, state: State, player: Player, contract: Contract, most: list[int]) -> int:
        """Return how many research levels a contract still asks for."""
        number = state.round - 1
        if self.fresh < 0.25 and state.round < state.rules.box.rounds:
            number += 1
        levels = contract.levels[number]
        levels_of = player.levels
        wanted = contract.markers[number]
        first = second = third = 99
        for area in range(state.rules.side.tracks):
            level = levels_of[area]
            lacking = levels - level if level < levels else 0
            if contract.leads[number] and most[area] >= level + lacking:
                lacking = most[area] - level + 1
            if lacking < first:
                first, second, third = lacking, first, second
            elif lacking < second:
                second, third = lacking, second
            elif lacking < third:
                third = lacking
        if wanted > 1:
            first += second
        if wanted > 2:
            first += third
        return first

    def turtles_missing(self, state: State, player: Player, contract: Contract, most: list[int]) -> int:
        """Return how many turtles a contract still asks for; those out in the storm count."""
        segments = state.weather.segments
        sectors = player.sectors
        majority = contract.majority
        used = 0
        total = 0
        is_led = majority == NO_SECTOR or majority == FIRST_SECTOR or majority == ALL_SECTORS
        place = 0
        for take in contract.take:
            least = 99
            chosen = 0
            led = majority == ALL_SECTORS or (majority == FIRST_SECTOR and place == 0)
            for sector in range(SECTORS):
                own = sectors[sector]
                is_storm = segments[sector] == STORM
                if used >> sector & 1 or (is_storm and not own):
                    continue
                lacking = take - own if own < take else 0
                if led and most[sector] >= own + lacking:
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
            place += 1
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
            prize = self.prize(state, bay) + player.perks.contract_prestige
            if is_sector:
                missing = self.turtles_missing(state, player, contract, most)
                pull = TURTLE_PULL
            else:
                missing = self.levels_missing(state, player, contract, most)
                pull = LEVEL_PULL
                lacking = contract.commanders[state.round - 1] - len(player.commanders)
                while lacking > 0:
                    prize *= COMMANDER_PULL
                    lacking -= 1
            if missing > 12:
                continue
            while missing > 0:
                prize *= pull
                missing -= 1
            total += prize
        return total

    def bonus_worth(self, state: State, bonus: Bonus | None) -> float:
        """Return what a bonus is worth to the chooser."""
        if bonus is None:
            return 0.0
        if isinstance(bonus, bonuses.Cubes):
            return self.cost_worth(bonus.own, bonus.yellow)
        if isinstance(bonus, bonuses.AnyColour):
            return self.cube[self.seat] + 0.05
        if isinstance(bonus, bonuses.Draws):
            return (bonus.count + self.player.perks.more_draws) * (self.cube[self.seat] + 0.02)
        if isinstance(bonus, bonuses.Follower):
            return DEPLOYED * self.use if self.player.followers else 0.0
        if isinstance(bonus, bonuses.ResearchStep):
            return self.best_step if self.player.perks.free_area else self.steps[bonus.area]
        if isinstance(bonus, bonuses.TurnOrder):
            return 0.3 if state.track[0] != self.seat else 0.0
        if isinstance(bonus, bonuses.Prestige):
            return float(bonus.points)
        return 0.0

    # --- features of a question -----------------------------------------------------------------

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        seat = state.chooser
        player = state.players[seat]
        node = state.stack[-1]
        self.node = node
        self.seat = seat
        self.player = player
        self.look_at_clock(state)
        for colour in range(state.seats):
            self.cube[colour] = self.worth_of(colour, seat, player.cubes[colour])
        self.cube[YELLOW] = self.worth_of(YELLOW, seat, player.cubes[YELLOW])
        self.best_space = NEVER
        if isinstance(node, Fee | Price):
            return
        if isinstance(node, Lift | ChooseSector | Lower | Reseat | Deploy):
            return
        if not self.is_seen(state):
            self.look_at_research(state)
            self.look_at_sectors(state)
        if isinstance(node, Give):
            self.aim(state, state.stack[-2], state.colour(seat, node.wanted), node.left)
        elif isinstance(node, Main | Place | Mode | Move | Turtle):
            self.stops = [NEVER] * len(state.rules.side.areas)
            self.rests = [NEVER] * len(state.rules.side.areas)
            self.moves = [NEVER] * (2 * REACHES)
            cubes = player.cubes
            self.can_settle = self.turtle_cost(state, cubes[seat], cubes[YELLOW]) >= 0.0

    def is_seen(self, state: State) -> bool:
        """Whether research and sectors are as they were when last looked at."""
        sizes = state.sizes
        waiting = sizes[0] + sizes[1] + sizes[2] + sizes[3] + sizes[4]
        numbers = [self.seat, state.round, state.seats, waiting]
        lists = [numbers, state.research_control, self.player.cubes]
        for player in state.players:
            numbers.append(player.prestige)
            numbers.append(len(player.commanders))
            lists.append(player.levels)
            lists.append(player.sectors)
        if lists == self.seen and state.fulfilled == self.seen_done and state.contracts is self.seen_contracts:
            return True
        self.seen = [part[:] for part in lists]
        self.seen_done = state.fulfilled[:]
        self.seen_contracts = state.contracts
        return False

    def look_at_research(self, state: State) -> None:
        """Weigh a step in each research area."""
        seat = self.seat
        player = self.player
        tracks = state.rules.side.tracks
        most = best_levels(state, seat)
        levels = player.levels
        before = self.contract_worth(state, seat, player, False, most)
        best = 0.0
        for area in range(tracks):
            level = levels[area]
            track = state.rules.box.tracks[area]
            if level >= track.top:
                self.steps[area] = 0.0
                continue
            ahead = level - most[area]
            stake = self.lead_stake(state, seat, area)
            worth = (self.chance(ahead + 1) - self.chance(ahead)) * stake * self.now
            against = self.chance(-ahead) - self.chance(-ahead - 1)
            worth += against * self.deny * stake * self.now
            levels[area] = level + 1
            worth += self.contract_worth(state, seat, player, False, most) - before
            levels[area] = level
            self.steps[area] = worth
        for area in range(tracks):
            level = levels[area]
            track = state.rules.box.tracks[area]
            if level < track.top:
                self.steps[area] += self.bonus_worth(state, track.bonuses[level + 1])
            if self.steps[area] > best:
                best = self.steps[area]
        self.best_step = best

    def look_at_sectors(self, state: State) -> None:
        """Weigh a turtle in each calm sector."""
        seat = self.seat
        player = self.player
        most = best_turtles(state, seat)
        before = self.contract_worth(state, seat, player, True, most)
        segments = state.weather.segments
        sectors = player.sectors
        for sector in range(SECTORS):
            segment = segments[sector]
            if segment == STORM:
                self.settle[sector] = 0.0
                continue
            own = sectors[sector]
            best = most[sector]
            worth = self.sector_worth(state, player, segment, own + 1, best)
            worth -= self.sector_worth(state, player, segment, own, best)
            if best:
                against = self.chance(best - own) - self.chance(best - own - 1)
                worth += self.deny * against * self.sector_weight(segment)
            sectors[sector] = own + 1
            worth += self.contract_worth(state, seat, player, True, most) - before
            sectors[sector] = own
            self.settle[sector] = worth

    # --- moving -----------------------------------------------------------------------------------

    def field_worth(self, state: State, field: int) -> float:
        """Return what a turtle on a field is worth, before its cost; 0 if none may be placed."""
        side = state.rules.side
        area = side.area_of[field]
        if state.turtles[field] or not state.weather.calm[area]:
            return 0.0
        colour = side.colour_of[field]
        step = self.best_step
        if colour != FREE and not self.player.perks.free_area:
            step = self.steps[colour]
        return step + self.settle[side.areas[area].sector]

    def place_worth(self, state: State, area: int) -> float:
        """Return what it is worth to have the scout in an area for the next turn."""
        place = state.rules.side.areas[area]
        segment = state.weather.segments[place.sector]
        if segment == STORM:
            return -0.6 * self.use
        worth = 0.15 * segment * (1.5 - self.fresh)
        for field in place.fields:
            if not state.turtles[field]:
                worth += 0.06
        if self.player.station_slots:
            for link in place.links:
                if link.transmitter >= 0 and state.stations[link.transmitter] == NOBODY:
                    if state.weather.calm[link.target]:
                        worth += 0.25
        return worth * self.use

    def stop_worth(self, state: State, area: int) -> float:
        """Return the best of stopping in an area; the cost of the turtle comes on top."""
        cache = self.stops if self.can_settle else self.rests
        known = cache[area]
        if known != NEVER:
            return known
        best = 0.0
        if self.can_settle:
            for field in state.rules.side.areas[area].fields:
                worth = self.field_worth(state, field)
                if worth > best:
                    best = worth
        best += self.place_worth(state, area)
        cache[area] = best
        return best

    def station_worth(self, state: State, transmitter: int) -> float:
        """Return what a station on a space is worth, its cheapest cost paid; 0 if impossible."""
        if transmitter < 0 or state.stations[transmitter] != NOBODY:
            return 0.0
        player = self.player
        slots = player.station_slots
        best = 0.0
        worth = float(state.rules.box.station_prestige)
        for slot in range(STATIONS):
            if slots >> slot & 1:
                cost = state.rules.box.station_costs[slot]
                if can_pay(player, self.seat, cost.own, cost.yellow):
                    gain = worth - self.cost_worth(cost.own, cost.yellow)
                    if gain > best:
                        best = gain
        if slots and can_waive(state, self.seat):
            best = worth
        return best

    def walk_worth(self, state: State, area: int, reach: int, moved: bool) -> float:
        """Return the best a movement can come to from an area with some range left."""
        weather = state.weather
        best = NEVER
        calm = weather.calm[area]
        if calm or (moved and weather.near[area] > reach):
            best = self.stop_worth(state, area)
        if reach > 0:
            for link in state.rules.side.areas[area].links:
                target = link.target
                if calm:
                    if not weather.calm[target]:
                        continue
                elif weather.near[area] <= reach:
                    if weather.near[target] >= reach:
                        continue
                elif weather.ahead[target] >= weather.ahead[area]:
                    continue
                worth = self.walk_worth(state, target, reach - 1, True)
                if link.transmitter >= 0:
                    worth += self.station_worth(state, link.transmitter)
                if worth > best:
                    best = worth
        return best

    def move_worth(self, state: State, reach: int) -> float:
        """Return the best movement, before it has begun: walking, from a station, or jumping."""
        place = 2 * reach + (1 if self.can_settle else 0)
        known = self.moves[place] if reach < REACHES else NEVER
        if known != NEVER:
            return known
        player = self.player
        best = self.walk_worth(state, player.area, reach, False)
        for transmitter, owner in enumerate(state.stations):
            if owner != NOBODY and reach:
                worth = self.start_worth(state, transmitter, reach)
                if worth > best:
                    best = worth
        if player.perks.jump:
            for area in state.weather.calm_areas:
                worth = self.stop_worth(state, area.index)
                if worth > best:
                    for field in area.fields:
                        if state.turtles[field]:
                            best = worth
                            break
        if reach < REACHES:
            self.moves[place] = best
        return best

    def start_worth(self, state: State, transmitter: int, reach: int) -> float:
        """Return the best movement that starts at a station."""
        best = NEVER
        for exit in state.rules.side.exits[transmitter]:
            if state.weather.calm[exit]:
                worth = self.walk_worth(state, exit, reach - 1, True)
                if worth > best:
                    best = worth
        if state.stations[transmitter] != self.seat:
            best -= 0.35
        return best

    def turtle_cost(self, state: State, own: int, yellow: int) -> float:
        """Return what the cheapest turtle costs a player with so many cubes; -1 if too much."""
        player = self.player
        slots = player.turtle_slots
        if slots and can_waive(state, self.seat):
            return 0.0
        best = -1.0
        for slot in range(TURTLES):
            if slots >> slot & 1:
                cost = state.rules.box.turtle_costs[slot]
                if cost.own <= own and cost.yellow <= yellow:
                    worth = self.cost_worth(cost.own, cost.yellow)
                    if worth < best or best < 0.0:
                        best = worth
        return best

    def drive_worth(self, state: State, space: int) -> float:
        """Return what moving the scout from a space is worth."""
        player = self.player
        seat = self.seat
        own = move_own(state, player, space)
        yellow = move_yellow(state, space)
        if not can_pay(player, seat, own, yellow):
            if not player.perks.swap:
                return NEVER
            if yellow and can_pay(player, seat, own + 1, yellow - 1):
                own += 1
                yellow -= 1
            elif own and can_pay(player, seat, own - 1, yellow + 1):
                own -= 1
                yellow += 1
            else:
                return NEVER
        worth = -self.cost_worth(own, yellow)
        reach = state.rules.box.move_range
        bonus = state.rules.side.bonuses[space]
        extra = 0
        if bonus is not None and bonus.with_drive:
            reach += bonus.range
            extra = bonus.turtles
            worth += self.bonus_worth(state, bonus)
        left_own = player.cubes[seat] - own
        cost = self.turtle_cost(state, left_own, player.cubes[YELLOW] - yellow)
        self.can_settle = cost >= 0.0
        worth += self.move_worth(state, reach)
        if self.can_settle:
            worth -= cost
            if extra and left_own > 0:
                worth += 0.4
        return worth

    def gain_worth(self, state: State, space: int) -> float:
        """Return what gaining cubes on a space is worth."""
        gain = state.rules.side.gains[space // COLUMNS]
        worth = self.cost_worth(gain.own, gain.yellow)
        perks = self.player.perks
        if perks.lowest_step:
            worth += 0.7 * self.best_step
        if perks.any_cube:
            worth += self.cube[self.seat]
        bonus = state.rules.side.bonuses[space]
        if bonus is not None and bonus.with_gain:
            worth += self.bonus_worth(state, bonus)
        return worth

    def space_worth(self, state: State, space: int) -> float:
        drive = self.drive_worth(state, space)
        gain = self.gain_worth(state, space)
        return drive if drive > gain else gain

    # --- taking over ------------------------------------------------------------------------------

    def taking(self, state: State, seat: int, column: int) -> float:
        """Return what taking over a column is worth to a player, before its price."""
        if column == 0:
            place = state.track.index(seat)
            return 0.9 + 0.2 * place
        commander = state.administrators[column - 1]
        worth = commander.gain + self.at_once[commander.number] + self.ability(commander)
        former = state.admin_control[column]
        if former != NOBODY:
            worth += self.deny * (commander.loss + self.ability(commander))
        return worth

    def taking_price(self, state: State, seat: int, column: int) -> float:
        """Return what the cubes for a column are worth."""
        price = 0.0
        for colour in range(state.seats):
            due = takeover_due(state, column, colour)
            if due:
                price += due * (OWN_CUBE if colour == seat else FOREIGN_CUBE)
        price += takeover_due(state, column, YELLOW) * YELLOW_CUBE
        return price * self.use

    def lacking(self, state: State, seat: int, column: int) -> int:
        """Return how many cubes a player lacks to take over a column."""
        cubes = state.players[seat].cubes
        lacking = 0
        for colour in range(state.seats):
            due = takeover_due(state, column, colour) - cubes[colour]
            if due > 0:
                lacking += due
        due = takeover_due(state, column, YELLOW) - cubes[YELLOW]
        return lacking + due if due > 0 else lacking

    def take_worth(self, state: State, column: int) -> float:
        seat = self.seat
        worth = self.taking(state, seat, column) - self.taking_price(state, seat, column)
        if column == 0:
            worth += self.best_step + self.cube[seat] - 0.5
        return worth

    def pick_worth(self, state: State, column: int) -> float:
        """Return what it is worth that a column has one follower less."""
        worth = 0.0
        size = state.sizes[column]
        for seat in range(state.seats):
            if state.admin_control[column] == seat:
                continue
            lacking = self.lacking(state, seat, column)
            if lacking > 1:
                continue
            gain = self.taking(state, seat, column) - self.taking_price(state, seat, column)
            if gain < 0.0:
                gain = 0.0
            if size == 1:
                change = -gain if lacking == 0 else 0.0
            else:
                change = YELLOW_CUBE if lacking == 0 else gain
            if seat == self.seat:
                worth += 0.5 * change
            else:
                worth -= 0.5 * self.deny * change
        return worth

    # --- the judgement ------------------------------------------------------------------------------

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        if id >= SPACE:
            if id >= STEP:
                return self.rate_map(state, id)
            return self.rate_panel(state, id)
        if id >= PICK:
            column = (id - PICK) // COLOURS
            if self.best_space == NEVER:
                self.best_space = self.find_best_space(state)
            return self.pick_worth(state, column) + self.best_space
        if id >= TAKE:
            return self.take_worth(state, id - TAKE)
        if id >= GIVE:
            colour = state.colour(self.seat, id - GIVE)
            is_needed = isinstance(self.node, Give) and (
                self.player.cubes[colour] <= self.keep[colour]
            )
            return -self.cube[colour] - (5.0 if is_needed else 0.0)
        return self.rate_exchange(state, state.colour(self.seat, id - EXCHANGE))

    def find_best_space(self, state: State) -> float:
        best = NEVER
        free = state.free if state.free else state.rules.side.overflow
        for id in free:
            worth = self.space_worth(state, id - SPACE)
            if worth > best:
                best = worth
        return best

    def rate_exchange(self, state: State, colour: int) -> float:
        """Rate an exchange by what it makes possible at once."""
        worth = self.aim(state, self.node, colour, state.rules.box.exchange_give)
        cheapest = self.cube[YELLOW]
        for other in range(state.seats):
            if other != colour and self.player.cubes[other] and self.cube[other] < cheapest:
                cheapest = self.cube[other]
        return worth + self.cube[colour] - state.rules.box.exchange_give * cheapest - 0.1

    def aim(self, state: State, node: Node, colour: int, handed_in: int) -> float:
        """Return what one more cube of a colour would allow, and keep the other cubes for it."""
        best = -2.0
        keep = self.keep
        for other in range(COLOURS):
            keep[other] = 0
        player = self.player
        box = state.rules.box
        player.cubes[colour] += 1
        if isinstance(node, Main):
            for column in range(state.rules.side.columns):
                if not state.sizes[column] or state.admin_control[column] == self.seat:
                    continue
                if self.lacking(state, self.seat, column):
                    continue
                if player.cubes[colour] > takeover_due(state, column, colour):
                    continue
                total = 0
                for other in range(COLOURS):
                    total += player.cubes[other] - takeover_due(state, column, other)
                worth = self.take_worth(state, column)
                if total >= handed_in and worth > best:
                    best = worth
                    for other in range(COLOURS):
                        keep[other] = takeover_due(state, column, other)
        elif isinstance(node, Build):
            best = self.aim_at(box.station_costs, player.station_slots, colour, 0, handed_in, best)
            if best > -2.0:
                best += box.station_prestige
        elif isinstance(node, Turtle):
            extra = node.extra(state)
            slots = player.turtle_slots
            best = self.aim_at(box.turtle_costs, slots, colour, extra, handed_in, best)
            if best > -2.0:
                best += self.turtle_worth(state)
        elif isinstance(node, Deal) and colour == YELLOW and player.cubes[YELLOW] <= node.yellow:
            best = node.prestige - self.cost_worth(0, node.yellow)
            keep[YELLOW] = node.yellow
        player.cubes[colour] -= 1
        return best

    def aim_at(
        self, costs: list[Cost], slots: int, colour: int, extra: int, handed_in: int, best: float
    ) -> float:
        """Return minus the cost of the cheapest slot that one more cube makes payable."""
        cubes = self.player.cubes
        total = cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[YELLOW]
        for slot in range(len(costs)):
            if slots >> slot & 1:
                own, yellow = costs[slot].own + extra, costs[slot].yellow
                if cubes[self.seat] < own or cubes[YELLOW] < yellow:
                    continue
                if own + yellow + handed_in > total:
                    continue
                due = own if colour == self.seat else yellow
                if colour not in (self.seat, YELLOW) or cubes[colour] > due:
                    return -2.0  # it can be paid already
                worth = -self.cost_worth(own, yellow)
                if worth > best:
                    best = worth
                    self.keep[self.seat] = own
                    self.keep[YELLOW] = yellow
        return best

    def turtle_worth(self, state: State) -> float:
        """Return what a turtle where the scout stands is worth, before its cost."""
        if state.turn.turtles:
            return self.settle[state.rules.side.areas[self.player.area].sector]
        return self.field_worth(state, self.player.field)

    def rate_panel(self, state: State, id: int) -> float:
        """Rate what is done on the panels, and how to pay."""
        node = self.node
        if id < UPPER:
            space = id - SPACE
            column = space % COLUMNS
            guard = 0.0
            if column and state.admin_control[column] == self.seat:
                guard = 0.2
            if isinstance(node, Place):
                return self.space_worth(state, space) + guard
            if isinstance(node, Deploy):
                return 0.2 + guard
            return guard
        if id < DRIVE:
            column = id - UPPER
            if not column:
                return 0.3
            return 0.2 + 0.2 * self.taking(state, self.seat, column)
        if id == DRIVE:
            return self.drive_worth(state, state.turn.space)
        if id == GAIN:
            return self.gain_worth(state, state.turn.space)
        if id < USE:
            assert isinstance(node, Price)
            own, yellow = node.own, node.yellow
            if id == PAY + 1:
                own, yellow = own + 1, yellow - 1
            elif id == PAY + 2:
                own, yellow = own - 1, yellow + 1
            return -self.cost_worth(own, yellow)
        if id == USE:
            if isinstance(node, BuyStep):
                return self.best_step - self.cost_worth(self.player.perks.step_price, 0)
            assert isinstance(node, Deal)
            return node.prestige - self.cost_worth(0, node.yellow)
        if id == PASS:
            return 0.0
        if id < START:
            assert isinstance(node, Move)
            colour = state.colour(self.seat, id - RANGE + 1)
            more = self.player.perks.bought_range
            if node.moved:
                worth = self.walk_worth(state, self.player.area, node.range + more, True)
            elif node.station >= 0:
                worth = self.start_worth(state, node.station, node.range + more)
            else:
                worth = self.move_worth(state, node.range + more)
            return worth - self.cube[colour] - 0.05
        assert isinstance(node, Move)
        return self.start_worth(state, id - START, node.range)

    def rate_map(self, state: State, id: int) -> float:
        """Rate what is done on the map, research and contracts."""
        node = self.node
        if id >= JUMP:
            return self.rate_stop(state, id - JUMP)
        if id >= LIFT:
            return 0.05 if state.rules.side.area_of[id - LIFT] == self.player.area else 0.0
        if id >= LOWER:
            assert isinstance(node, Lower)
            return -self.lowering(state, node.bay, id - LOWER)
        if id >= SECTOR:
            assert isinstance(node, ChooseSector)
            take = state.contracts[node.bay].take[len(node.chosen)]
            return -self.lifting(state, node.bay, id - SECTOR, take)
        if id >= CONTRACT:
            return self.rate_contract(state, id - CONTRACT)
        if id >= ANY:
            colour = state.colour(self.seat, id - ANY)
            return self.cube[colour]
        if id >= RESEARCH:
            return self.steps[id - RESEARCH]
        if id >= TURTLE:
            choice = id - TURTLE
            cost = state.rules.box.turtle_costs[choice >> 1]
            worth = self.turtle_worth(state)
            if isinstance(node, PaidTurtle):
                worth -= self.cost_worth(self.player.perks.turtle_price, 0)
            if choice & 1:
                return worth + 0.1 * self.cost_worth(cost.own, cost.yellow)
            return worth - self.cost_worth(cost.own, cost.yellow)
        if id >= BUILD:
            choice = id - BUILD
            cost = state.rules.box.station_costs[choice >> 1]
            worth = float(state.rules.box.station_prestige)
            if choice & 1:
                return worth + 0.1 * self.cost_worth(cost.own, cost.yellow)
            return worth - self.cost_worth(cost.own, cost.yellow)
        if id >= STOP:
            return self.rate_stop(state, id - STOP)
        assert isinstance(node, Move)
        target = id - STEP
        worth = self.walk_worth(state, target, node.range - 1, True)
        if node.station < 0:
            for link in state.rules.side.areas[self.player.area].links:
                if link.target == target and link.transmitter >= 0:
                    worth += self.station_worth(state, link.transmitter)
        return worth

    def rate_stop(self, state: State, field: int) -> float:
        worth = self.place_worth(state, state.rules.side.area_of[field])
        return worth + self.field_worth(state, field) if self.can_settle else worth

    def rate_contract(self, state: State, bay: int) -> float:
        """Rate completing a contract now: its prestige less what is given up for it."""
        player = self.player
        contract = state.contracts[bay]
        worth = self.prize(state, bay) + player.perks.contract_prestige
        if player.perks.contract_step:
            worth += self.best_step
        if contract.is_sector:
            used = 0
            for take in contract.take:
                least = 9.0
                chosen = 0
                for sector in range(SECTORS):
                    if player.sectors[sector] >= take and not used >> sector & 1:
                        loss = self.lifting(state, bay, sector, take)
                        if loss < least:
                            least = loss
                            chosen = sector
                used |= 1 << chosen
                worth -= least
        else:
            number = state.round - 1
            losses: list[float] = []
            for area in range(state.rules.side.tracks):
                if is_marker_fit(state, self.seat, contract, area):
                    losses.append(self.lowering(state, bay, area))
            losses.sort()
            for place in range(contract.markers[number]):
                worth -= losses[place]
        return worth

    def lifting(self, state: State, bay: int, sector: int, take: int) -> float:
        """Return what is lost with turtles lifted from a sector for a contract."""
        player = self.player
        seat = self.seat
        most = best_turtles(state, seat)
        own = player.sectors[sector]
        segment = state.weather.segments[sector]
        done = state.fulfilled[bay]
        state.fulfilled[bay] = (*done, seat)
        loss = self.contract_worth(state, seat, player, True, most)
        player.sectors[sector] = own - take
        loss -= self.contract_worth(state, seat, player, True, most)
        player.sectors[sector] = own
        state.fulfilled[bay] = done
        if segment != STORM:
            loss += self.sector_worth(state, player, segment, own, most[sector])
            loss -= self.sector_worth(state, player, segment, own - take, most[sector])
        return loss

    def lowering(self, state: State, bay: int, area: int) -> float:
        """Return what is lost with a marker lowered for a contract."""
        player = self.player
        seat = self.seat
        levels = state.contracts[bay].levels[state.round - 1]
        most = best_levels(state, seat)
        level = player.levels[area]
        done = state.fulfilled[bay]
        state.fulfilled[bay] = (*done, seat)
        loss = self.contract_worth(state, seat, player, False, most)
        player.levels[area] = level - levels
        loss -= self.contract_worth(state, seat, player, False, most)
        player.levels[area] = level
        state.fulfilled[bay] = done
        ahead = level - most[area]
        change = self.chance(ahead) - self.chance(ahead - levels)
        return loss + change * self.lead_stake(state, seat, area) * self.now

    # --- how it will end ------------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        points = [float(player.prestige) for player in state.players]
        if state.over:
            return points
        self.look_at_clock(state)
        for seat in range(state.seats):
            points[seat] += self.promise(state, seat)
        return points

    def promise(self, state: State, seat: int) -> float:
        """Return what a player's position will still bring, without the turns to come."""
        player = state.players[seat]
        if state.ending:
            return P_LAST if is_to_come(state, seat) else 0.0
        total = P_TIME * self.left
        if state.active == seat:
            total += P_TURN
        for colour in range(COLOURS):
            count = player.cubes[colour]
            if count:
                base = P_FOREIGN
                if colour == YELLOW:
                    base = P_YELLOW
                elif colour == seat:
                    base = P_OWN
                total += count * base * self.use
        for commander in player.commanders:
            total += P_ABILITY * self.ability(commander)
        most = best_levels(state, seat)
        for area in range(state.rules.side.tracks):
            chance = self.chance(player.levels[area] - most[area])
            total += P_LEAD * self.now * chance * self.lead_stake(state, seat, area)
            if state.research_control[area] == seat:
                total -= P_LEAD * self.now * state.researchers[area].loss
        total += P_RESEARCH * self.contract_worth(state, seat, player, False, most)
        most = best_turtles(state, seat)
        segments = state.weather.segments
        earned = 0.0
        for sector in range(SECTORS):
            own = player.sectors[sector]
            if own and segments[sector] != STORM:
                earned += self.sector_worth(state, player, segments[sector], own, most[sector])
        total += P_SECTOR * earned
        total += P_HARVEST * self.contract_worth(state, seat, player, True, most)
        return total


def ramp(left: float, wanted: float) -> float:
    """Return how likely something comes that is so many turns away."""
    if wanted <= 0.5:
        return 1.0
    share = left / wanted
    if share >= 1.25:
        return 1.0
    return 2.0 * share - 1.5 if share > 0.75 else 0.0


def can_pay(player: Player, seat: int, own: int, yellow: int) -> bool:
    return player.cubes[seat] >= own and player.cubes[YELLOW] >= yellow


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


def is_to_come(state: State, seat: int) -> bool:
    """Whether a player still has a turn in this pass."""
    return state.running.index(seat) >= state.position
