"""What contracts of Magnastorm promise: their prestige, and how much they still lack."""

from __future__ import annotations

from sternentisch.bots.judges.magnastorm_values import (
    COMMANDER_PULL,
    LEVEL_PULL,
    MUCH,
    STAFF,
    TURNS_EACH,
    TURTLE_PULL,
)
from sternentisch.bots.judges.magnastorm_worth import MagnastormWorth
from sternentisch.games.magnastorm.actions import SECTORS
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.components import ALL_SECTORS, ANY_SECTOR, FIRST_SECTOR
from sternentisch.games.magnastorm.state import Player, State


class MagnastormContracts(MagnastormWorth):
    """Knows what contracts promise a player."""

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
