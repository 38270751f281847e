"""The judge of Magnastorm: rates choices in the order of a turn, and says how a position will end.

`magnastorm_values.py` holds the numbers, `magnastorm_worth.py` what they make of research, turtles
and contracts, `magnastorm_plans.py` what can be made of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges.magnastorm_plans import MagnastormPlans
from sternentisch.bots.judges.magnastorm_values import (
    DEPLOYED,
    FLAW,
    GIVE_UP,
    GUARD,
    HARVESTED,
    HELD,
    IN_HAND_FOREIGN,
    IN_HAND_OWN,
    IN_HAND_YELLOW,
    KEPT,
    LAST_TURN,
    LED,
    NEVER,
    ON_TURN,
    OWN_CHANCE,
    RIVAL_CHANCE,
    ROOM,
    SETTLED,
    STUDIED,
    SURE,
    SURE_PER_TURN,
    UNPREPARED,
    WANTED,
    YELLOW_CUBE,
)
from sternentisch.bots.judges.magnastorm_worth import best_levels, best_turtles
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
    STEP,
    STOP,
    TAKE,
    TURTLE,
    UPPER,
    USE,
)
from sternentisch.games.magnastorm.board import STORM
from sternentisch.games.magnastorm.components import FREE
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.rules.contracts import is_marker_fit
from sternentisch.games.magnastorm.rules.exchange import Give
from sternentisch.games.magnastorm.rules.fulfilment import ChooseSector, Lift, Lower
from sternentisch.games.magnastorm.rules.movement import Fee, Move
from sternentisch.games.magnastorm.rules.panels import Deploy
from sternentisch.games.magnastorm.rules.payment import Price, takeover_due
from sternentisch.games.magnastorm.rules.research import BuyStep
from sternentisch.games.magnastorm.rules.stations import Build
from sternentisch.games.magnastorm.rules.takeover import Deal, Reseat
from sternentisch.games.magnastorm.rules.turn import Main, Mode, Place
from sternentisch.games.magnastorm.rules.turtles import Turtle
from sternentisch.games.magnastorm.state import NOBODY, YELLOW, Player, State
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.kernel.game import Game

NOTHING: Final = -2.0
"""What an exchange is worth that leads to nothing."""


class MagnastormJudge(MagnastormPlans):
    """Judges by what will score: contracts, commanders, stations, majorities."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 2
        self.warmth = 0.8
        self.node: Node = Node(0)
        self.best_space: float = NEVER  # what a follower does at best
        self.is_trip: bool = False  # … by moving the scout
        self.keep: list[int] = [0] * COLOURS  # cubes that must not be handed in

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        seat = state.chooser
        player = state.players[seat]
        node = state.stack[-1]
        self.node = node
        self.seat = seat
        self.player = player
        self.look_at_clock(state)
        self.look_at_cubes(state)
        if isinstance(node, Fee | Price | Lift | Reseat | Deploy):
            return
        if not self.is_seen(state):
            self.look_at_research(state)
            self.look_at_sectors(state)
        if isinstance(node, Give):
            self.aim(state, state.stack[-2], state.colour(seat, node.wanted), node.left)
        elif isinstance(node, Main | Place | Mode | Move):
            self.clear_map(state)
            self.best_space = NEVER
            if isinstance(node, Move):
                cubes = player.cubes
                self.can_settle = self.turtle_cost(state, cubes[seat], cubes[YELLOW]) >= 0.0
            else:
                self.look_at_rows(state)

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        if id >= RESEARCH:
            return self.rate_result(state, id)
        if id >= RANGE:
            return self.rate_movement(state, id)
        if id >= SPACE:
            return self.rate_panel(state, id)
        if id >= PICK:
            return self.rate_pick(state, (id - PICK) // COLOURS)
        if id >= TAKE:
            return self.rate_take(state, id - TAKE)
        if id >= GIVE:
            return self.rate_give(state, state.colour(self.seat, id - GIVE))
        return self.rate_exchange(state, state.colour(self.seat, id - EXCHANGE))

    # --- a turn begins: takeover or follower [MS-T6, MS-K] --------------------------------------

    def rate_take(self, state: State, column: int) -> float:
        """Rate a takeover: the commander or the start player tile, less its price."""
        seat = self.seat
        worth = self.note("takeover-price", -self.taking_price(state, seat, column))
        if column == 0:
            tile = self.taking(state, seat, 0) + self.best_step + self.cube[seat]
            return worth + self.note("start-tile", tile)
        worth += self.taking(state, seat, column) + self.staff
        if self.notes is not None:
            commander = state.administrators[column - 1]
            self.note("commander", float(commander.gain), "commander", commander.id)
            ability = self.at_once[commander.number] + self.ability(commander)
            self.note("ability", ability, "commander", commander.id)
            if self.staff:
                self.note("staff", self.staff)
            former = state.admin_control[column]
            if former != NOBODY:
                self.note("deprives", self.deny * commander.loss, "other", former)
        return worth

    def rate_pick(self, state: State, column: int) -> float:
        """Rate taking a follower off a column: what it can do, and what the column costs then."""
        if self.best_space == NEVER:
            for id in state.free if state.free else state.rules.side.overflow:
                drive = self.drive_worth(state, id - SPACE)
                gain = self.gain_worth(state, id - SPACE)
                if drive > self.best_space or gain > self.best_space:
                    self.is_trip = drive > gain
                    self.best_space = drive if self.is_trip else gain
        own = rivals = 0.0
        is_last = state.sizes[column] == 1
        for seat in range(state.seats):
            if state.admin_control[column] == seat:
                continue
            lacking = self.lacking(state, seat, column)
            if lacking > 1 or (is_last and lacking):
                continue
            change = YELLOW_CUBE * self.use
            if is_last or lacking:
                gain = self.taking(state, seat, column) - self.taking_price(state, seat, column)
                if gain < 0.0:
                    gain = 0.0
                change = -gain if is_last else gain
            if seat == self.seat:
                own += OWN_CHANCE * change
            else:
                rivals -= RIVAL_CHANCE * self.deny * change
        if self.notes is not None:
            self.note("trip" if self.is_trip else "cubes", self.best_space)
            if own:
                self.note("cheaper-column" if own > 0.0 else "lost-column", own)
            if rivals:
                self.note("closed-column" if rivals > 0.0 else "open-column", rivals)
        return self.best_space + own + rivals

    # --- the panels: spaces, moving or gaining cubes, payments [MS-T7 to MS-T12] ----------------

    def rate_panel(self, state: State, id: int) -> float:
        """Rate what is done on the panels, how to pay, and what to buy."""
        node = self.node
        if id < UPPER:
            return self.rate_space(state, id - SPACE)
        if id < DRIVE:
            worth = self.taking(state, self.seat, id - UPPER)
            return self.note("follower", DEPLOYED + WANTED * worth)
        if id == DRIVE:
            price = self.row_price[state.turn.space // COLUMNS]
            worth = self.drive_worth(state, state.turn.space)
            self.note("trip", worth + price)
            if price:
                self.note("move-price", -price)
            return worth
        if id == GAIN:
            return self.note("cubes", self.gain_worth(state, state.turn.space))
        if id < USE:
            assert isinstance(node, Price)
            own, yellow = node.own, node.yellow
            if id == PAY + 1:
                own, yellow = own + 1, yellow - 1
            elif id == PAY + 2:
                own, yellow = own - 1, yellow + 1
            return self.note("cube-cost", -self.cubes_worth(own, yellow))
        if id == PASS:
            return 0.0
        if isinstance(node, BuyStep):
            worth = self.note("step", self.best_step)
            own = self.player.perks.step_price
            return worth + self.note("cube-cost", -self.cubes_worth(own, 0))
        assert isinstance(node, Deal)
        worth = self.note("prestige", float(node.prestige))
        return worth + self.note("cube-cost", -self.cubes_worth(0, node.yellow))

    def rate_space(self, state: State, space: int) -> float:
        """Rate a space of the lower panel; a follower there counts in its column next round."""
        column = space % COLUMNS
        guard = 0.0
        if state.admin_control[column] == self.seat:
            commander = state.administrators[column - 1]
            guard = self.note("guard", GUARD, "commander", commander.id)
        if isinstance(self.node, Reseat):
            return guard
        if isinstance(self.node, Deploy):
            return guard + self.note("follower", DEPLOYED)
        drive = self.drive_worth(state, space)
        gain = self.gain_worth(state, space)
        if drive > gain:
            price = self.row_price[space // COLUMNS]
            self.note("trip", drive + price)
            if price:
                self.note("move-price", -price)
            return guard + drive
        return guard + self.note("cubes", gain)

    # --- the map: movement, stations, turtles [MS-M, MS-X, MS-L] --------------------------------

    def rate_movement(self, state: State, id: int) -> float:
        """Rate a step of a movement, its end, and stations and turtles on the way."""
        if id >= TURTLE:
            return self.rate_turtle(state, (id - TURTLE) >> 1, (id - TURTLE) & 1 == 1)
        if id >= BUILD:
            cost = state.rules.box.station_costs[(id - BUILD) >> 1]
            worth = self.note("station", float(state.rules.box.station_prestige))
            return worth + self.board_cost(cost, (id - BUILD) & 1 == 1)
        if id >= STOP:
            return self.rate_stop(state, id - STOP)
        node = self.node
        assert isinstance(node, Move)
        if id >= STEP:
            target = id - STEP
            worth = self.note("trip", self.walk_worth(state, target, node.range - 1, True))
            if node.station < 0:
                for link in state.rules.side.areas[self.player.area].links:
                    if link.target == target:
                        station = self.station_worth(state, link.transmitter)
                        if station:
                            worth += self.note("station", station)
            return worth
        if id >= START:
            return self.note("trip", self.start_worth(state, id - START, node.range))
        reach = node.range + self.player.perks.bought_range
        if node.moved:
            worth = self.walk_worth(state, self.player.area, reach, True)
        elif node.station >= 0:
            worth = self.start_worth(state, node.station, reach)
        else:
            worth = self.move_worth(state, reach)
        price = self.cube[state.colour(self.seat, id - RANGE + 1)]
        return self.note("trip", worth) + self.note("cube-cost", -price) - 0.05

    def rate_stop(self, state: State, field: int) -> float:
        """Rate the end of a movement."""
        worth = self.place_worth(state, state.rules.side.area_of[field])
        self.note("position" if worth >= 0.0 else "storm", worth)
        if self.can_settle:
            worth += self.field_worth(state, field)
            self.tell_turtle(state, field)
        return worth

    def rate_turtle(self, state: State, slot: int, is_free: bool) -> float:
        """Rate a turtle where the scout stands."""
        node = self.node
        assert isinstance(node, Turtle)
        worth = self.turtle_worth(state)
        self.tell_turtle(state, self.player.field)
        extra = node.extra(state)
        if extra:
            worth += self.note("cube-cost", -self.cubes_worth(extra, 0))
        return worth + self.board_cost(state.rules.box.turtle_costs[slot], is_free)

    def board_cost(self, cost: Cost, is_free: bool) -> float:
        """Rate the cost of a slot; if it can be ignored, the dearest one is the best."""
        if cost.is_nothing():
            return 0.0
        worth = self.cubes_worth(cost.own, cost.yellow)
        return self.note("waived", 0.1 * worth) if is_free else self.note("cube-cost", -worth)

    def tell_turtle(self, state: State, field: int) -> None:
        """Note why a turtle on a field is good."""
        if self.notes is None:
            return
        side = state.rules.side
        area = side.area_of[field]
        if not state.turtles[field] and state.weather.calm[area]:
            colour = side.colour_of[field]
            if colour == FREE or self.player.perks.free_area:
                self.note("free-step", self.best_step)
            else:
                self.tell_step(state, colour)
        if state.weather.calm[area]:
            sector = side.areas[area].sector
            majority, contract = self.settle_majority[sector], self.settle_contract[sector]
            if majority:
                self.note("majority", majority, "sector", state.rules.box.sector_ids[sector])
            if contract:
                self.note("harvest", contract)
            self.note("income", self.settle[sector] - majority - contract)

    # --- research, cubes of choice, contracts [MS-R, MS-Q, MS-C] --------------------------------

    def rate_result(self, state: State, id: int) -> float:
        """Rate research steps, cubes of choice, contracts, and where a jump ends."""
        node = self.node
        if id < ANY:
            self.tell_step(state, id - RESEARCH)
            return self.steps[id - RESEARCH]
        if id < CONTRACT:
            colour = state.colour(self.seat, id - ANY)
            return self.note("cube", self.cube[colour], "colour", state.rules.box.colours[colour])
        if id < SECTOR:
            return self.rate_contract(state, id - CONTRACT)
        if id < LOWER:
            assert isinstance(node, ChooseSector)
            take = state.contracts[node.bay].take[len(node.chosen)]
            return self.note("gives-up", -self.lifting(state, node.bay, id - SECTOR, take))
        if id < LIFT:
            assert isinstance(node, Lower)
            return self.note("gives-up", -self.lowering(state, node.bay, id - LOWER))
        if id < JUMP:
            is_near = state.rules.side.area_of[id - LIFT] == self.player.area
            return self.note("frees-field", ROOM) if is_near else 0.0
        return self.rate_stop(state, id - JUMP)

    def tell_step(self, state: State, area: int) -> None:
        """Note why a step in a research area is good."""
        if self.notes is None:
            return
        track = state.rules.box.tracks[area]
        if self.step_lead[area]:
            self.note("lead", self.step_lead[area], "research", track.id)
        if self.step_contract[area]:
            self.note("knowledge", self.step_contract[area])
        level = self.player.levels[area]
        bonus = track.bonuses[level + 1] if level < track.top else None
        if bonus is not None:
            self.note("level-bonus", self.bonus_worth(state, bonus), "bonus", bonus.id)

    def rate_contract(self, state: State, bay: int) -> float:
        """Rate completing a contract now: its prestige less what is given up for it."""
        player = self.player
        contract = state.contracts[bay]
        worth = self.prize(state, bay) + player.perks.contract_prestige
        self.note("contract", worth, "contract", contract.id)
        if player.perks.contract_step:
            worth += self.note("step", self.best_step)
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
        return worth + self.note("gives-up", -GIVE_UP * lost)

    # --- exchanging cubes [MS-Q2] ---------------------------------------------------------------

    def rate_give(self, state: State, colour: int) -> float:
        """Rate handing in a cube: the least useful one, and none that is needed at once."""
        worth = self.note("cube-cost", -self.cube[colour])
        if isinstance(self.node, Give) and self.player.cubes[colour] <= self.keep[colour]:
            worth -= 5.0
        return worth

    def rate_exchange(self, state: State, colour: int) -> float:
        """Rate an exchange by what it makes possible at once."""
        give = state.rules.box.exchange_give
        worth = self.aim(state, self.node, colour, give)
        self.note("exchange" if worth > NOTHING else "idle-exchange", worth)
        cheapest = self.cube[YELLOW]
        for other in range(state.seats):
            if other != colour and self.player.cubes[other] and self.cube[other] < cheapest:
                cheapest = self.cube[other]
        return worth + self.note("cube-cost", self.cube[colour] - give * cheapest) - 0.1

    def aim(self, state: State, node: Node, colour: int, handed_in: int) -> float:
        """Return what one more cube of a colour would allow, and keep the other cubes for it."""
        keep = self.keep
        for other in range(COLOURS):
            keep[other] = 0
        player = self.player
        cubes = player.cubes
        box = state.rules.box
        best = NOTHING
        cubes[colour] += 1
        if isinstance(node, Main):
            best = self.aim_at_column(state, colour, handed_in)
        elif isinstance(node, Build):
            best = self.aim_at_slot(box.station_costs, player.station_slots, colour, 0, handed_in)
            if best > NOTHING:
                best += box.station_prestige
        elif isinstance(node, Turtle):
            extra, slots = node.extra(state), player.turtle_slots
            best = self.aim_at_slot(box.turtle_costs, slots, colour, extra, handed_in)
            if best > NOTHING:
                best += self.turtle_worth(state)
        elif isinstance(node, Deal) and colour == YELLOW and cubes[YELLOW] <= node.yellow:
            best = node.prestige - self.cubes_worth(0, node.yellow)
            keep[YELLOW] = node.yellow
        cubes[colour] -= 1
        return best

    def aim_at_column(self, state: State, colour: int, handed_in: int) -> float:
        """Return the best takeover for which the cube just added was the last one lacking."""
        cubes = self.player.cubes
        best = NOTHING
        notes, self.notes = self.notes, None
        for column in range(state.rules.side.columns):
            if not state.sizes[column] or state.admin_control[column] == self.seat:
                continue
            if self.lacking(state, self.seat, column):
                continue
            if cubes[colour] > takeover_due(state, column, colour):
                continue
            spare = 0
            for other in range(COLOURS):
                spare += cubes[other] - takeover_due(state, column, other)
            worth = self.rate_take(state, column)
            if spare >= handed_in and worth > best:
                best = worth
                for other in range(COLOURS):
                    self.keep[other] = takeover_due(state, column, other)
        self.notes = notes
        return best

    def aim_at_slot(
        self, costs: list[Cost], slots: int, colour: int, extra: int, handed_in: int
    ) -> float:
        """Return minus the cost of the cheapest slot that only the cube just added can pay."""
        cubes = self.player.cubes
        total = cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[YELLOW]
        best = NOTHING
        for slot in range(len(costs)):
            if slots >> slot & 1:
                own, yellow = costs[slot].own + extra, costs[slot].yellow
                if cubes[self.seat] < own or cubes[YELLOW] < yellow:
                    continue
                if own + yellow + handed_in > total:
                    continue
                due = own if colour == self.seat else yellow
                if colour not in (self.seat, YELLOW) or cubes[colour] > due:
                    return NOTHING
                worth = -self.cubes_worth(own, yellow)
                if worth > best:
                    best = worth
                    self.keep[self.seat] = own
                    self.keep[YELLOW] = yellow
        return best

    # --- how it will end ------------------------------------------------------------------------

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
