"""Movement of the scout: steps, storms, transmitter starts, the jump. Rules MS-M1 to MS-M10."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import (
    AREAS,
    COLOURS,
    FIELDS,
    GIVE,
    JUMP,
    RANGE,
    START,
    STEP,
    STOP,
    TRANSMITTERS,
)
from sternentisch.games.magnastorm.node import Pick
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.exchange import Spending, count_cubes
from sternentisch.games.magnastorm.rules.stations import offer_station
from sternentisch.games.magnastorm.state import NO_FIELD, NOBODY
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.board import Link
    from sternentisch.games.magnastorm.state import State

NO_STATION = -1


@final
class Move(Spending):
    """Drive on, stop, start at a station, buy range, or jump. [MS-M2, MS-M3, MS-M5]

    `station` is the transmitter space where the scout has started and which it must leave now.
    """

    __slots__ = ("bought", "moved", "range", "station")

    kind = "move"

    def __init__(self, seat: int, range: int, moved: bool, bought: bool, station: int) -> None:
        super().__init__(seat)
        self.range = range
        self.moved = moved
        self.bought = bought
        self.station = station

    def list_answers(self, state: State, legal: list[int]) -> None:
        seat = self.seat
        player = state.players[seat]
        if player.perks.bought_range and not self.bought:
            for relative in range(1, COLOURS):
                if not self.refuse_range(state, relative):
                    legal.append(RANGE + relative - 1)
        if not self.moved and self.station < 0:
            for transmitter, owner in enumerate(state.stations):
                if owner != NOBODY and not self.refuse_start(state, transmitter):
                    legal.append(START + transmitter)
        if self.station >= 0:
            for exit in state.rules.side.exits[self.station]:
                if state.weather.calm[exit]:
                    legal.append(STEP + exit)
            return
        area = state.rules.side.areas[player.area]
        if self.range:
            for link in area.links:
                if not self.refuse_link(state, player.area, link.target):
                    legal.append(STEP + link.target)
        if not self.refuse_stopping(state):
            for field in area.fields:
                legal.append(STOP + field)
        if player.perks.jump and not (self.moved or self.bought):
            for area in state.weather.calm_areas:
                if has_turtle(state, area.fields):
                    for field in area.fields:
                        legal.append(JUMP + field)

    def refuse_answer(self, state: State, action: int) -> str:
        if RANGE <= action < START:
            return self.refuse_range(state, action - RANGE + 1)
        if START <= action < START + TRANSMITTERS:
            return self.refuse_start(state, action - START)
        if STEP <= action < STEP + AREAS:
            return self.refuse_step(state, action - STEP)
        if STOP <= action < STOP + FIELDS:
            return self.refuse_stop(state, action - STOP)
        if JUMP <= action < JUMP + FIELDS:
            return self.refuse_jump(state, action - JUMP)
        return NOT_ASKED

    def refuse_range(self, state: State, relative: int) -> str:
        """Return why range cannot be bought with a colour, or "". [MS-CO-2]"""
        player = state.players[self.seat]
        if not player.perks.bought_range or self.bought:
            return "MS-CO-2"
        colour = state.colour(self.seat, relative)
        return "" if colour >= 0 and player.cubes[colour] else "MS-CO-2"

    def refuse_start(self, state: State, transmitter: int) -> str:
        """Return why the movement cannot start at a station, or "". [MS-M6, MS-AMB-5]"""
        if self.moved or self.station >= 0:
            return "MS-M6"
        owner = state.stations[transmitter]
        if owner == NOBODY or not self.range:
            return "MS-M6"
        if owner != self.seat and not count_cubes(state.players[self.seat]):
            return "MS-M6"
        for exit in state.rules.side.exits[transmitter]:
            if state.weather.calm[exit]:
                return ""
        return "MS-M6"

    def refuse_step(self, state: State, target: int) -> str:
        """Return why the scout cannot go to an area next, or "". [MS-M2, MS-M7, MS-AMB-4]"""
        side = state.rules.side
        if not side.areas[target].fields:
            return "MS-S1"
        if self.station >= 0:
            if target not in side.exits[self.station]:
                return "MS-M6"
            return "" if state.weather.calm[target] else "MS-M4"
        here = state.players[self.seat].area
        if not self.range or find_link(state, here, target) is None:
            return "MS-M2"
        return self.refuse_link(state, here, target)

    def refuse_link(self, state: State, here: int, target: int) -> str:
        """Return why the weather forbids a step along a line, or "". [MS-M4, MS-M8, MS-M9]

        Out of a storm the scout must get to calm if that is in reach, else clockwise towards it.
        [MS-AMB-6, MS-AMB-7]
        """
        weather = state.weather
        if weather.calm[here]:
            return "" if weather.calm[target] else "MS-M4"
        if weather.near[here] <= self.range:
            return "" if weather.near[target] < self.range else "MS-M8"
        return "" if weather.ahead[target] < weather.ahead[here] else "MS-M8"

    def refuse_stopping(self, state: State) -> str:
        """Return why the scout cannot stop where it is, or "". [MS-M5, MS-M8]"""
        if self.station >= 0:
            return "MS-M6"
        here = state.players[self.seat].area
        if state.weather.calm[here]:
            return ""
        return "" if self.moved and state.weather.near[here] > self.range else "MS-M8"

    def refuse_stop(self, state: State, field: int) -> str:
        """Return why the scout cannot stop on a field, or "". [MS-M3, MS-AMB-3]"""
        side = state.rules.side
        if side.area_of[field] < 0:
            return "MS-S1"
        if self.station < 0 and side.area_of[field] != state.players[self.seat].area:
            return "MS-M3"
        return self.refuse_stopping(state)

    def refuse_jump(self, state: State, field: int) -> str:
        """Return why the scout cannot jump to a field, or "". [MS-M10, MS-CO-6, MS-AMB-27]"""
        side = state.rules.side
        if side.area_of[field] < 0:
            return "MS-S1"
        if not state.players[self.seat].perks.jump:
            return "MS-CO-6"
        if self.moved or self.bought or self.station >= 0:
            return "MS-AMB-41"
        area = side.areas[side.area_of[field]]
        if not state.weather.calm[area.index]:
            return "MS-AMB-27"
        return "" if has_turtle(state, area.fields) else "MS-M10"

    def answer(self, state: State, action: int) -> None:
        seat = self.seat
        if action >= JUMP:
            self.stop_on(state, action - JUMP, jumped=True)
        elif action >= STOP:
            self.stop_on(state, action - STOP, jumped=False)
        elif action >= STEP:
            self.go_to(state, action - STEP)
        elif action >= START:
            transmitter = action - START
            owner = state.stations[transmitter]
            state.stack[-1] = Move(seat, self.range, False, self.bought, transmitter)
            if state.listener is not None:
                state.tell(events.station_used(state, seat, transmitter, owner))
            if owner != seat:
                state.stack.append(Fee(seat, owner))
        else:
            colour = state.colour(seat, action - RANGE + 1)
            state.pay_cubes(seat, colour, 1)
            more = state.players[seat].perks.bought_range
            state.stack[-1] = Move(seat, self.range + more, self.moved, True, self.station)
            if state.listener is not None:
                state.tell(events.range_bought(seat, more))

    def go_to(self, state: State, target: int) -> None:
        """Take one step; along a trigger line a station may be built at once. [MS-X1, MS-X2]"""
        seat = self.seat
        player = state.players[seat]
        link = None if self.station >= 0 else find_link(state, player.area, target)
        player.area = target
        player.field = NO_FIELD
        state.stack[-1] = Move(seat, self.range - 1, True, self.bought, NO_STATION)
        if state.listener is not None:
            state.tell(events.scout_moved(state, seat, target))
        if link is not None and link.transmitter >= 0:
            offer_station(state, seat, link.transmitter)

    def stop_on(self, state: State, field: int, jumped: bool) -> None:
        """End the movement on a field. [MS-M3, MS-M10]"""
        player = state.players[self.seat]
        player.area = state.rules.side.area_of[field]
        player.field = field
        state.stack.pop()
        if state.listener is not None:
            state.tell(events.scout_stopped(state, self.seat, field, jumped))

    def is_answerable(self, state: State) -> bool:
        """Whether there is a way on besides exchanging."""
        answers: list[int] = []
        self.list_answers(state, answers)
        return bool(answers)

    def write(self, state: State) -> dict[str, object]:
        ids = state.rules.box.transmitter_ids
        return {
            "range": self.range,
            "moved": self.moved,
            "bought": self.bought,
            "station": None if self.station < 0 else ids[self.station],
        }


@final
class Fee(Pick):
    """Hand any cube to the owner of the station where the movement starts. [MS-M6, MS-Q1]"""

    __slots__ = ("owner",)

    kind = "fee"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def first(self) -> int:
        return GIVE

    def size(self) -> int:
        return COLOURS

    def refuse_item(self, state: State, item: int) -> str:
        colour = state.colour(self.seat, item)
        if colour < 0:
            return "MS-S8"
        return "" if state.players[self.seat].cubes[colour] else "MS-M6"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        colour = state.colour(self.seat, action - GIVE)
        state.players[self.seat].cubes[colour] -= 1
        state.players[self.owner].cubes[colour] += 1
        if state.listener is not None:
            state.tell(events.fee_paid(state, self.seat, self.owner, colour))

    def write(self, state: State) -> dict[str, object]:
        return {"owner": self.owner}


def find_link(state: State, here: int, target: int) -> Link | None:
    """Return the line from one area to another."""
    for link in state.rules.side.areas[here].links:
        if link.target == target:
            return link
    return None


def has_turtle(state: State, fields: list[int]) -> bool:
    """Whether there is a turtle, of whomever, on any of some fields."""
    for field in fields:
        if state.turtles[field]:
            return True
    return False


@final
class Movement(Step):
    """The movement with station building. [MS-T12, MS-M2]"""

    name = "movement"
    asks = "move fee station"

    def run(self, state: State) -> None:
        bonus = state.rules.side.bonuses[state.turn.space]
        reach = state.rules.box.move_range
        if bonus is not None:
            reach += bonus.range
        state.stack.append(Move(state.active, reach, False, False, NO_STATION))
