"""What can be made of a turn of Magnastorm: takeovers, spaces, movements; what contracts cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges.magnastorm_steps import MagnastormSteps
from sternentisch.bots.judges.magnastorm_values import (
    FEE,
    FOREIGN_CUBE,
    FORWARD,
    LINE,
    NEVER,
    OWN_CUBE,
    PLACE,
    ROOM,
    SECOND,
    START_TILE,
    STORMBOUND,
    YELLOW_CUBE,
)
from sternentisch.games.magnastorm.actions import COLUMNS, SECTORS, STATIONS, TURTLES
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.components import FREE
from sternentisch.games.magnastorm.rules.contracts import is_marker_fit
from sternentisch.games.magnastorm.rules.payment import move_own, move_yellow, takeover_due
from sternentisch.games.magnastorm.rules.stations import can_waive
from sternentisch.games.magnastorm.state import NOBODY, YELLOW, State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

REACHES: Final = 5
"""Ranges of a movement that are looked up once found."""


class MagnastormPlans(MagnastormSteps):
    """Knows what can be made of a turn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.can_settle: bool = True  # a turtle can be paid after the movement
        self.stops: list[float] = []  # by area: what the scout does there at best with a turtle
        self.rests: list[float] = []  # … without one
        self.moves: list[float] = []  # by range: the best movement without a turtle, and with one
        self.row_price: list[float] = []  # by row: the price of a movement; -1: too much
        self.row_turtle: list[float] = []  # … what a turtle costs then; -1: too much

    # --- taking over a column [MS-K] ------------------------------------------------------------

    def taking(self, state: State, seat: int, column: int) -> float:
        """Return what a column is worth to whoever takes it over, before its price."""
        if column == 0:
            return START_TILE + PLACE * state.track.index(seat)
        commander = state.administrators[column - 1]
        ability = self.ability(commander)
        worth = commander.gain + self.at_once[commander.number] + ability
        if state.admin_control[column] != NOBODY:
            worth += self.deny * (commander.loss + ability)
        return worth

    def taking_gain(self, state: State, column: int) -> float:
        """Return what a column brings the seat that is asked, all in all and before its price."""
        worth = self.taking(state, self.seat, column)
        if column == 0:
            return worth + self.best_step + self.cube[self.seat]
        return worth + self.staff

    def taking_price(self, state: State, seat: int, column: int) -> float:
        """Return what the cubes for a column are worth."""
        price = takeover_due(state, column, YELLOW) * YELLOW_CUBE
        for colour in range(state.seats):
            due = takeover_due(state, column, colour)
            if due:
                price += due * (OWN_CUBE if colour == seat else FOREIGN_CUBE)
        return price * self.use

    def lacking(self, state: State, seat: int, column: int) -> int:
        """Return how many cubes a player lacks to take over a column."""
        cubes = state.players[seat].cubes
        lacking = takeover_due(state, column, YELLOW) - cubes[YELLOW]
        if lacking < 0:
            lacking = 0
        for colour in range(state.seats):
            due = takeover_due(state, column, colour) - cubes[colour]
            if due > 0:
                lacking += due
        return lacking

    # --- followers on the panel [MS-T7 to MS-T12] -----------------------------------------------

    def look_at_rows(self, state: State) -> None:
        """Find what moving costs in each row, and a turtle after it."""
        seat = self.seat
        player = self.player
        cubes = player.cubes
        self.row_price = []
        self.row_turtle = []
        for row in range(state.rules.side.rows):
            own = move_own(state, player, row * COLUMNS)
            yellow = move_yellow(state, row * COLUMNS)
            if player.perks.swap and (cubes[seat] < own or cubes[YELLOW] < yellow):
                if yellow and cubes[YELLOW] < yellow:
                    own, yellow = own + 1, yellow - 1
                elif own:
                    own, yellow = own - 1, yellow + 1
            own_left = cubes[seat] - own
            yellow_left = cubes[YELLOW] - yellow
            if own_left < 0 or yellow_left < 0:
                self.row_price.append(-1.0)
                self.row_turtle.append(-1.0)
            else:
                self.row_price.append(self.cubes_worth(own, yellow))
                self.row_turtle.append(self.turtle_cost(state, own_left, yellow_left))

    def turtle_cost(self, state: State, own: int, yellow: int) -> float:
        """Return what the cheapest turtle costs somebody with such cubes; -1 if too much."""
        slots = self.player.turtle_slots
        if slots and can_waive(state, self.seat):
            return 0.0
        best = -1.0
        for slot in range(TURTLES):
            if slots >> slot & 1:
                cost = state.rules.box.turtle_costs[slot]
                if cost.own <= own and cost.yellow <= yellow:
                    worth = self.cubes_worth(cost.own, cost.yellow)
                    if worth < best or best < 0.0:
                        best = worth
        return best

    def drive_worth(self, state: State, space: int) -> float:
        """Return what moving the scout from a space is worth."""
        row = space // COLUMNS
        price = self.row_price[row]
        if price < 0.0:
            return NEVER
        turtle = self.row_turtle[row]
        self.can_settle = turtle >= 0.0
        worth = -price
        reach = state.rules.box.move_range
        bonus = state.rules.side.bonuses[space]
        if bonus is not None and bonus.with_drive:
            reach += bonus.range
            if self.can_settle:
                worth += SECOND * bonus.turtles
            worth += self.bonus_worth(state, bonus)
        worth += self.move_worth(state, reach)
        return worth - turtle if self.can_settle else worth

    def gain_worth(self, state: State, space: int) -> float:
        """Return what gaining cubes on a space is worth."""
        gain = state.rules.side.gains[space // COLUMNS]
        worth = self.cubes_worth(gain.own, gain.yellow)
        perks = self.player.perks
        if perks.lowest_step:
            worth += 0.7 * self.best_step
        if perks.any_cube:
            worth += self.cube[self.seat]
        bonus = state.rules.side.bonuses[space]
        if bonus is not None and bonus.with_gain:
            worth += self.bonus_worth(state, bonus)
        return worth

    # --- on the map [MS-M, MS-X, MS-L] ----------------------------------------------------------

    def clear_map(self, state: State) -> None:
        """Forget the movements of another position."""
        areas = len(state.rules.side.areas)
        self.stops = [NEVER] * areas
        self.rests = [NEVER] * areas
        self.moves = [NEVER] * (2 * REACHES)

    def field_worth(self, state: State, field: int) -> float:
        """Return what a turtle on a field is worth, before its cost; 0 if none may be placed."""
        side = state.rules.side
        area = side.area_of[field]
        if state.turtles[field] or not state.weather.calm[area]:
            return 0.0
        colour = side.colour_of[field]
        sector = side.areas[area].sector
        if colour == FREE or self.player.perks.free_area:
            return self.best_step + self.settle[sector]
        return self.steps[colour] + self.settle[sector]

    def place_worth(self, state: State, area: int) -> float:
        """Return what it is worth to have the scout in an area for the next turn."""
        place = state.rules.side.areas[area]
        weather = state.weather
        segment = weather.segments[place.sector]
        if segment == STORM:
            return -STORMBOUND * self.use
        worth = FORWARD * segment * (1.5 - self.fresh)
        for field in place.fields:
            if not state.turtles[field]:
                worth += ROOM
        if self.player.station_slots:
            for link in place.links:
                space = link.transmitter
                if space >= 0 and state.stations[space] == NOBODY and weather.calm[link.target]:
                    worth += LINE
        return worth * self.use

    def stop_worth(self, state: State, area: int) -> float:
        """Return the best of stopping in an area, before the cost of the turtle."""
        found = self.stops if self.can_settle else self.rests
        known = found[area]
        if known != NEVER:
            return known
        best = 0.0
        if self.can_settle:
            for field in state.rules.side.areas[area].fields:
                worth = self.field_worth(state, field)
                if worth > best:
                    best = worth
        best += self.place_worth(state, area)
        found[area] = best
        return best

    def station_worth(self, state: State, transmitter: int) -> float:
        """Return what a station on a space brings less its cheapest cost; 0 if impossible."""
        if transmitter < 0 or state.stations[transmitter] != NOBODY:
            return 0.0
        slots = self.player.station_slots
        worth = float(state.rules.box.station_prestige)
        if slots and can_waive(state, self.seat):
            return worth
        cubes = self.player.cubes
        best = 0.0
        for slot in range(STATIONS):
            if slots >> slot & 1:
                cost = state.rules.box.station_costs[slot]
                if cost.own <= cubes[self.seat] and cost.yellow <= cubes[YELLOW]:
                    gain = worth - self.cubes_worth(cost.own, cost.yellow)
                    if gain > best:
                        best = gain
        return best

    def walk_worth(self, state: State, area: int, reach: int, moved: bool) -> float:
        """Return the best a movement can come to from an area with some range left."""
        weather = state.weather
        is_calm = weather.calm[area]
        best = NEVER
        if is_calm or (moved and weather.near[area] > reach):
            best = self.stop_worth(state, area)
        if reach > 0:
            for link in state.rules.side.areas[area].links:
                target = link.target
                if is_calm:
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

    def start_worth(self, state: State, transmitter: int, reach: int) -> float:
        """Return the best movement that starts at a station."""
        best = NEVER
        for exit in state.rules.side.exits[transmitter]:
            if state.weather.calm[exit]:
                worth = self.walk_worth(state, exit, reach - 1, True)
                if worth > best:
                    best = worth
        return best if state.stations[transmitter] == self.seat else best - FEE * self.use

    def move_worth(self, state: State, reach: int) -> float:
        """Return the best movement, before it begins: walking, from a station, or jumping."""
        place = 2 * reach + (1 if self.can_settle else 0)
        known = self.moves[place] if reach < REACHES else NEVER
        if known != NEVER:
            return known
        best = self.walk_worth(state, self.player.area, reach, False)
        if reach:
            for transmitter in range(len(state.stations)):
                if state.stations[transmitter] != NOBODY:
                    worth = self.start_worth(state, transmitter, reach)
                    if worth > best:
                        best = worth
        if self.player.perks.jump:
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

    def turtle_worth(self, state: State) -> float:
        """Return what one more turtle where the scout stands is worth, before its cost."""
        if state.turn.turtles:  # there is no further step for it
            return self.settle[state.rules.side.areas[self.player.area].sector]
        return self.field_worth(state, self.player.field)

    # --- what contracts take away [MS-C] --------------------------------------------------------

    def sacrifice(self, state: State, bay: int) -> float:
        """Return what is lost with all that is given up for a contract, where it hurts least."""
        player = self.player
        contract = state.contracts[bay]
        losses: list[float] = []
        count = contract.markers[state.round - 1] if contract.markers else 0
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
                losses.append(least)
            count = len(losses)
        else:
            for area in range(state.rules.side.tracks):
                if is_marker_fit(state, self.seat, contract, area):
                    losses.append(self.lowering(state, bay, area))
            losses.sort()
        lost = 0.0
        for place in range(count):
            lost += losses[place]
        return lost

    def lifting(self, state: State, bay: int, sector: int, take: int) -> float:
        """Return what is lost with turtles lifted from a sector for a contract."""
        player = self.player
        seat = self.seat
        most = self.most_turtles
        own = player.sectors[sector]
        done = state.fulfilled[bay]
        state.fulfilled[bay] = (*done, seat)
        loss = self.contract_worth(state, seat, player, True, most)
        player.sectors[sector] = own - take
        loss -= self.contract_worth(state, seat, player, True, most)
        player.sectors[sector] = own
        state.fulfilled[bay] = done
        segment = state.weather.segments[sector]
        if segment != STORM:
            best = most[sector]
            loss += self.majority_worth(player, segment, own, best)
            loss -= self.majority_worth(player, segment, own - take, best)
            loss += self.income_worth(segment, own) - self.income_worth(segment, own - take)
        return loss

    def lowering(self, state: State, bay: int, area: int) -> float:
        """Return what is lost with a marker lowered for a contract."""
        player = self.player
        seat = self.seat
        most = self.most_levels
        levels = state.contracts[bay].levels[state.round - 1]
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
