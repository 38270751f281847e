"""What is worth how much in a position of Magnastorm: time, cubes, commanders, majorities.

Everything is measured in prestige. What does not score by itself is worth what will come of it, so
most of it fades as the game runs out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.magnastorm_values import (
    BUSY,
    DENY,
    FOREIGN_CUBE,
    HARD,
    HOARD,
    LATER,
    MOST_HOARD,
    OWN_CUBE,
    PACE,
    SOFT,
    SPENDING,
    YELLOW_CUBE,
    worth_at_once,
    worth_per_round,
    worth_per_turn,
)
from sternentisch.games.magnastorm.actions import COLOURS, SECTORS, TRACKS
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.state import YELLOW, Player, State

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Commander
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

    # --- time -------------------------------------------------------------------------------

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

    # --- cubes ------------------------------------------------------------------------------

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
        """Return what so many own and yellow cubes are worth."""
        return own * self.cube[self.seat] + yellow * self.cube[YELLOW]

    # --- commanders -------------------------------------------------------------------------

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

    # --- turtles in sectors -----------------------------------------------------------------

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
