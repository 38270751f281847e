"""The judge of Magnastorm: rates choices in the order of a turn, and names its judgements.

`magnastorm_values` holds the numbers, `magnastorm_worth`, `magnastorm_contracts` and
`magnastorm_steps` what they make of a position, `magnastorm_plans` and `magnastorm_exchange` what
can be made of a turn; `magnastorm_points` says how a position will end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.magnastorm_exchange import NOTHING, MagnastormExchange
from sternentisch.bots.judges.magnastorm_values import (
    DEPLOYED,
    GIVE_UP,
    GUARD,
    NEVER,
    OWN_CHANCE,
    RIVAL_CHANCE,
    ROOM,
    WANTED,
    YELLOW_CUBE,
)
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
    SPACE,
    START,
    STEP,
    STOP,
    TAKE,
    TURTLE,
    UPPER,
    USE,
)
from sternentisch.games.magnastorm.components import FREE
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.rules.exchange import Give
from sternentisch.games.magnastorm.rules.fulfilment import ChooseSector, Lift, Lower
from sternentisch.games.magnastorm.rules.movement import Fee, Move
from sternentisch.games.magnastorm.rules.panels import Deploy
from sternentisch.games.magnastorm.rules.payment import Price
from sternentisch.games.magnastorm.rules.research import BuyStep
from sternentisch.games.magnastorm.rules.takeover import Deal, Reseat
from sternentisch.games.magnastorm.rules.turn import Main, Mode, Place
from sternentisch.games.magnastorm.rules.turtles import Turtle
from sternentisch.games.magnastorm.state import NOBODY, YELLOW, State
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.kernel.game import Game


class MagnastormJudge(MagnastormExchange):
    """Judges by what will score: contracts, commanders, stations, majorities."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 2
        self.warmth = 0.8
        self.node: Node = Node(0)
        self.best_space: float = NEVER  # what a follower does at best
        self.is_trip: bool = False  # … by moving the scout

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

    # --- a turn begins: takeover or follower [MS-T6, MS-K] ----------------------------------

    def rate_take(self, state: State, column: int) -> float:
        """Rate a takeover: the commander or the start player tile, less its price."""
        worth = self.note("takeover-price", -self.taking_price(state, self.seat, column))
        gain = self.taking_gain(state, column)
        if column == 0:
            return worth + self.note("start-tile", gain)
        worth += gain
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

    # --- the panels: spaces, moving or gaining cubes, payments [MS-T7 to MS-T12] ------------

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

    # --- the map: movement, stations, turtles [MS-M, MS-X, MS-L] ----------------------------

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

    # --- research, cubes of choice, contracts [MS-R, MS-Q, MS-C] ----------------------------

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
        return worth + self.note("gives-up", -GIVE_UP * self.sacrifice(state, bay))

    # --- exchanging cubes [MS-Q2] -----------------------------------------------------------

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
