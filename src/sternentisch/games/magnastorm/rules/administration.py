"""Phase 2, administration, in its six steps. Rules MS-A1 to MS-A6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import COLOURS, COLUMNS, SECTORS
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.contracts import has_majority, leads
from sternentisch.games.magnastorm.rules.cubes import gain_cost
from sternentisch.games.magnastorm.rules.ending import end_game
from sternentisch.games.magnastorm.rules.takeover import lose_card, take_card
from sternentisch.games.magnastorm.rules.turn import begin_pass
from sternentisch.games.magnastorm.state import ABILITIES, MAJORITIES, NOBODY

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


@final
class Income(Step):
    """Turtles in calm sectors earn cubes. [MS-A1, MS-AMB-38]"""

    name = "income"

    def run(self, state: State) -> None:
        if state.listener is not None:
            state.tell(events.administration_began(state))
        income = state.rules.box.income
        for segment in range(len(income)):
            sector = state.weather.segments.index(segment)
            rows = income[segment]
            for seat in state.track:
                turtles = state.players[seat].sectors[sector]
                if turtles:
                    if turtles > len(rows):
                        turtles = len(rows)
                    if state.listener is not None:
                        state.tell(events.income(state, seat, sector))
                    gain_cost(state, seat, rows[turtles - 1])


@final
class Majorities(Step):
    """Sole majorities in calm sectors score prestige. [MS-A2, MS-CO-8]"""

    name = "majorities"

    def run(self, state: State) -> None:
        for sector in range(SECTORS):
            if state.weather.segments[sector] != STORM:
                for seat in range(state.seats):
                    if has_majority(state, seat, sector):
                        self.reward(state, seat, sector)

    def reward(self, state: State, seat: int, sector: int) -> None:
        """Score one majority, and what commanders add to it."""
        if state.listener is not None:
            state.tell(events.majority_held(state, seat, sector))
        state.score(seat, state.rules.box.majority_prestige, MAJORITIES)
        more = state.players[seat].perks.majority_prestige
        if more:
            state.score(seat, more, ABILITIES)


@final
class ResearchCommanders(Step):
    """Research commanders go to whoever leads their area, or to nobody. [MS-A3]"""

    name = "research-commanders"
    asks = "deal"

    def run(self, state: State) -> None:
        for area in range(state.rules.side.tracks):
            leader = NOBODY
            for seat in range(state.seats):
                if leads(state, seat, area):
                    leader = seat
            former = state.research_control[area]
            if leader != former:
                commander = state.researchers[area]
                if former != NOBODY:
                    lose_card(state, former, commander)
                state.research_control[area] = leader
                if leader != NOBODY:
                    take_card(state, leader, commander)


@final
class Reorder(Step):
    """Whoever holds the start player tile moves to position 1 and gives it back. [MS-A4]"""

    name = "turn-order"

    def run(self, state: State) -> None:
        seat = state.start_tile
        if seat != NOBODY:
            state.track.remove(seat)
            state.track.insert(0, seat)
            state.start_tile = NOBODY
            if state.listener is not None:
                state.tell(events.start_player_changed(seat))


@final
class SwapPanels(Step):
    """The panel with the followers becomes the upper one. [MS-A5, MS-T9]"""

    name = "panels"

    def run(self, state: State) -> None:
        upper = [0] * (COLUMNS * COLOURS)
        sizes = [0] * COLUMNS
        for space, followers in enumerate(state.lower):
            column = space % COLUMNS
            sizes[column] += len(followers)
            for colour in followers:
                upper[column * COLOURS + colour] += 1
        state.upper = upper
        state.sizes = sizes
        state.lower = [()] * len(state.lower)
        state.free = state.rules.side.spaces[:]


@final
class TurnDisc(Step):
    """The storm moves on, or the game ends. [MS-A6, MS-E3, MS-E4, MS-E5]

    Nothing depends on the disc once the game is over, so it rests then.
    """

    name = "disc"

    def run(self, state: State) -> None:
        if state.ending or state.round == state.rules.box.rounds:
            end_game(state)
            return
        state.round += 1
        state.weather = state.rules.weathers[state.round - 1]
        for player in state.players:
            player.occupied_used = 0
        if state.listener is not None:
            state.tell(events.round_started(state))
        begin_pass(state)
