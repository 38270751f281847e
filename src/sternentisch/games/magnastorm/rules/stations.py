"""Transmitter stations: building them on the way. Rules MS-X1 to MS-X4."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import BUILD, PASS, STATIONS
from sternentisch.games.magnastorm.rules.exchange import Spending, can_raise
from sternentisch.games.magnastorm.state import NOBODY, YELLOW
from sternentisch.games.magnastorm.state import STATIONS as FROM_STATIONS
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Cost
    from sternentisch.games.magnastorm.state import State


def can_waive(state: State, seat: int) -> bool:
    """Whether a player may ignore a cost of the player board now. [MS-CO-18]"""
    return state.turn.waived < state.players[seat].perks.waivers


def refuse_cost(state: State, seat: int, cost: Cost, extra: int, is_free: bool) -> str:
    """Return why the cost of a slot cannot be paid or ignored, or "". [MS-L2, MS-X1, MS-CO-18]

    `extra` own cubes are due on top; they cannot be ignored. [MS-AMB-28]
    """
    cubes = state.players[seat].cubes
    if is_free:
        if not can_waive(state, seat) or cost.is_nothing():
            return "MS-CO-18"
        return "" if cubes[seat] >= extra else "MS-CO-7"
    if cubes[seat] < cost.own + extra or cubes[YELLOW] < cost.yellow:
        return "MS-L2"
    return ""


def pay_cost(state: State, seat: int, cost: Cost, extra: int, is_free: bool) -> None:
    """Pay the cost of a slot, or ignore it and pay only what is due on top."""
    own, yellow = cost.own + extra, cost.yellow
    if is_free:
        own, yellow = extra, 0
        state.turn.waived += 1
    state.pay_cubes(seat, seat, own)
    state.pay_cubes(seat, YELLOW, yellow)
    if is_free and state.listener is not None:
        state.tell(events.cost_ignored(seat))


def offer_station(state: State, seat: int, transmitter: int) -> None:
    """Ask whether to build, if the space is empty and it could be paid. [MS-X1, MS-AMB-42]"""
    if state.stations[transmitter] == NOBODY:
        offer = Build(seat, transmitter)
        if offer.could_buy(state):
            state.stack.append(offer)


@final
class Build(Spending):
    """Build a station on the line just taken, or not. [MS-X1, MS-X3, MS-AMB-8, MS-AMB-9]"""

    __slots__ = ("transmitter",)

    kind = "station"

    def __init__(self, seat: int, transmitter: int) -> None:
        super().__init__(seat)
        self.transmitter = transmitter

    def could_buy(self, state: State) -> bool:
        slots = state.players[self.seat].station_slots
        if slots and can_waive(state, self.seat):
            return True
        for slot in range(STATIONS):
            if slots >> slot & 1:
                cost = state.rules.box.station_costs[slot]
                if can_raise(state, self.seat, cost.own, cost.yellow):
                    return True
        return False

    def list_answers(self, state: State, legal: list[int]) -> None:
        legal.append(PASS)
        for choice in range(2 * STATIONS):
            if not self.refuse_slot(state, choice >> 1, choice & 1 == 1):
                legal.append(BUILD + choice)

    def refuse_answer(self, state: State, action: int) -> str:
        if action == PASS:
            return ""
        if not BUILD <= action < BUILD + 2 * STATIONS:
            return NOT_ASKED
        choice = action - BUILD
        return self.refuse_slot(state, choice >> 1, choice & 1 == 1)

    def refuse_slot(self, state: State, slot: int, is_free: bool) -> str:
        """Return why the station of a slot cannot be built, or "". [MS-X1, MS-X4]"""
        if not state.players[self.seat].station_slots >> slot & 1:
            return "MS-X1"
        cost = state.rules.box.station_costs[slot]
        rule = refuse_cost(state, self.seat, cost, 0, is_free)
        return "MS-X1" if rule == "MS-L2" else rule

    def answer(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        seat = self.seat
        choice = action - BUILD
        slot = choice >> 1
        pay_cost(state, seat, state.rules.box.station_costs[slot], 0, choice & 1 == 1)
        state.players[seat].station_slots -= 1 << slot
        state.stations[self.transmitter] = seat
        if state.listener is not None:
            state.tell(events.station_built(state, seat, self.transmitter))
        state.score(seat, state.rules.box.station_prestige, FROM_STATIONS)

    def is_answerable(self, state: State) -> bool:
        """Whether the space is on this board and empty, and a station is left."""
        return (
            state.stations[self.transmitter] == NOBODY
            and bool(state.rules.side.exits[self.transmitter])
            and state.players[self.seat].station_slots > 0
        )

    def write(self, state: State) -> dict[str, object]:
        return {"transmitter": state.rules.box.transmitter_ids[self.transmitter]}
