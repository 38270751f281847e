"""Completing contracts: lifting turtles, lowering markers, prestige. Rules MS-C1 to MS-C7."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import (
    BAYS,
    CONTRACT,
    FIELDS,
    LIFT,
    LOWER,
    PASS,
    SECTOR,
    SECTORS,
    TRACKS,
    TURTLES,
)
from sternentisch.games.magnastorm.components import FREE, NO_SECTOR
from sternentisch.games.magnastorm.node import Node, Pick
from sternentisch.games.magnastorm.plan import Step
from sternentisch.games.magnastorm.rules.contracts import (
    can_fill,
    can_lower,
    is_marker_fit,
    is_out_of_order,
    is_sector_fit,
    leads,
    refuse_contract,
)
from sternentisch.games.magnastorm.rules.research import STEP_ASKS, step_in
from sternentisch.games.magnastorm.state import ABILITIES, CONTRACTS, NOBODY
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.state import State


def complete(state: State, seat: int, bay: int) -> None:
    """Put a marker on the highest free prestige space and score it. [MS-C2, MS-S7]"""
    done = state.fulfilled[bay]
    state.fulfilled[bay] = (*done, seat)
    state.turn.fulfilled = True
    if state.listener is not None:
        state.tell(events.contract_completed(seat, state.contracts[bay]))
    state.score(seat, state.rules.prestige[len(done)], CONTRACTS)


@final
class ChooseContract(Node):
    """Complete one contract at the end of the turn, or none. [MS-C1, MS-T3]"""

    __slots__ = ()

    kind = "contract"

    def legal(self, state: State) -> list[int]:
        legal = [PASS]
        for bay in range(BAYS):
            if not refuse_contract(state, self.seat, bay):
                legal.append(CONTRACT + bay)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == PASS:
            return ""
        if not CONTRACT <= action < CONTRACT + BAYS:
            return NOT_ASKED
        return refuse_contract(state, self.seat, action - CONTRACT)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        bay = action - CONTRACT
        if state.contracts[bay].is_sector:
            state.stack.append(ChooseSector(self.seat, bay, ()))
        else:
            markers = state.contracts[bay].markers[state.round - 1]
            state.stack.append(Lower(self.seat, bay, 0, markers, 0))


@final
class ChooseSector(Pick):
    """Choose the sectors to lift turtles from, one demand after another. [MS-C3, MS-AMB-37]"""

    __slots__ = ("bay", "chosen")

    kind = "sector"

    def __init__(self, seat: int, bay: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bay = bay
        self.chosen = chosen

    def first(self) -> int:
        return SECTOR

    def size(self) -> int:
        return SECTORS

    def refuse_item(self, state: State, item: int) -> str:
        """Return why a sector cannot be the next one, or "": the contract must stay possible."""
        contract = state.contracts[self.bay]
        seat, majority = self.seat, contract.majority
        if not is_sector_fit(state, seat, contract, self.chosen, item, NO_SECTOR):
            is_early = is_out_of_order(contract, self.chosen, item)
            return "MS-AMB-37" if is_early and item not in self.chosen else "MS-C3"
        if not is_sector_fit(state, seat, contract, self.chosen, item, majority):
            return "MS-C4"
        chosen = (*self.chosen, item)
        if not can_fill(state, seat, contract, chosen, majority):
            if can_fill(state, seat, contract, chosen, NO_SECTOR):
                return "MS-C4"
            is_pair = contract.take[len(chosen) - 1 : len(chosen) + 1] == [contract.take[-1]] * 2
            return "MS-AMB-37" if is_pair else "MS-C3"
        return ""

    def apply(self, state: State, action: int) -> None:
        chosen = (*self.chosen, action - SECTOR)
        contract = state.contracts[self.bay]
        if len(chosen) < len(contract.take):
            state.stack[-1] = ChooseSector(self.seat, self.bay, chosen)
        else:
            state.stack[-1] = Lift(self.seat, self.bay, chosen, contract.take[0], 0)

    def is_answerable(self, state: State) -> bool:
        """Whether the sectors chosen so far were possible, and another one is."""
        contract = state.contracts[self.bay]
        if not contract.is_sector or self.seat in state.fulfilled[self.bay]:
            return False
        if len(self.chosen) >= len(contract.take):
            return False
        for place in range(len(self.chosen)):
            before, sector = self.chosen[:place], self.chosen[place]
            if not is_sector_fit(state, self.seat, contract, before, sector, contract.majority):
                return False
        return bool(self.legal(state))

    def write(self, state: State) -> dict[str, object]:
        ids = state.rules.box.sector_ids
        return {"bay": self.bay + 1, "chosen": [ids[sector] for sector in self.chosen]}


@final
class Lift(Node):
    """Choose the turtles to lift, by ascending field. [MS-C3, MS-AMB-37]

    `sectors` are those still to be served, of the first one `left` turtles from `first` on.
    """

    __slots__ = ("bay", "first", "left", "sectors")

    kind = "lift"

    def __init__(
        self, seat: int, bay: int, sectors: tuple[int, ...], left: int, first: int
    ) -> None:
        super().__init__(seat)
        self.bay = bay
        self.sectors = sectors
        self.left = left
        self.first = first

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for field in range(self.first, FIELDS):
            if state.holders[field] == self.seat and not self.refuse_field(state, field):
                legal.append(LIFT + field)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if not LIFT <= action < LIFT + FIELDS:
            return NOT_ASKED
        return self.refuse_field(state, action - LIFT)

    def refuse_field(self, state: State, field: int) -> str:
        """Return why a turtle cannot be lifted next, or "": enough must be left further on."""
        if not self.is_own_here(state, field):
            return "MS-C3"
        if field < self.first:
            return "MS-AMB-37"
        turtles = 0
        for other in range(field, FIELDS):
            if self.is_own_here(state, other):
                turtles += state.turtles[other]
        return "" if turtles >= self.left else "MS-AMB-37"

    def is_own_here(self, state: State, field: int) -> bool:
        """Whether own turtles stand on a field of the sector being served."""
        side = state.rules.side
        return (
            state.holders[field] == self.seat
            and side.areas[side.area_of[field]].sector == self.sectors[0]
        )

    def apply(self, state: State, action: int) -> None:
        field = action - LIFT
        lift_turtle(state, self.seat, field)
        if self.left > 1:
            state.stack[-1] = Lift(self.seat, self.bay, self.sectors, self.left - 1, field)
        elif len(self.sectors) > 1:
            take = state.contracts[self.bay].take
            sectors = self.sectors[1:]
            state.stack[-1] = Lift(self.seat, self.bay, sectors, take[len(take) - len(sectors)], 0)
        else:
            state.stack.pop()
            complete(state, self.seat, self.bay)

    def is_answerable(self, state: State) -> bool:
        """Whether the turtles demanded stand in the sectors that are still to be served."""
        contract = state.contracts[self.bay]
        place = len(contract.take) - len(self.sectors)
        if not contract.is_sector or self.seat in state.fulfilled[self.bay]:
            return False
        if not 0 <= place < len(contract.take) or not 1 <= self.left <= contract.take[place]:
            return False
        if len(set(self.sectors)) < len(self.sectors):
            return False
        for number in range(1, len(self.sectors)):
            in_sector = state.players[self.seat].sectors[self.sectors[number]]
            if in_sector < contract.take[place + number]:
                return False
        return bool(self.legal(state))

    def write(self, state: State) -> dict[str, object]:
        ids = state.rules.box
        return {
            "bay": self.bay + 1,
            "sectors": [ids.sector_ids[sector] for sector in self.sectors],
            "left": self.left,
            "first": ids.field_ids[self.first],
        }


def lift_turtle(state: State, seat: int, field: int) -> None:
    """Take a turtle off the map; on the board it fills the rightmost empty slot. [MS-C3]"""
    side = state.rules.side
    state.turtles[field] -= 1
    if not state.turtles[field]:
        state.holders[field] = NOBODY
    player = state.players[seat]
    player.sectors[side.areas[side.area_of[field]].sector] -= 1
    slot = TURTLES - 1
    while player.turtle_slots >> slot & 1:
        slot -= 1
    player.turtle_slots += 1 << slot
    if state.listener is not None:
        state.tell(events.turtle_lifted(state, seat, field))


@final
class Lower(Pick):
    """Choose the markers to lower, from left to right. [MS-C5, MS-R5, MS-AMB-37]

    `markers` are still to be lowered, from area `leftmost` on; `lowered` counts those done with.
    """

    __slots__ = ("bay", "leftmost", "lowered", "markers")

    kind = "lower"

    def __init__(self, seat: int, bay: int, leftmost: int, markers: int, lowered: int) -> None:
        super().__init__(seat)
        self.bay = bay
        self.leftmost = leftmost
        self.markers = markers
        self.lowered = lowered

    def first(self) -> int:
        return LOWER

    def size(self) -> int:
        return TRACKS

    def refuse_item(self, state: State, item: int) -> str:
        """Return why a marker cannot be lowered next, or "": enough must be left further right."""
        contract = state.contracts[self.bay]
        if item >= state.rules.side.tracks:
            return "MS-S1"
        if item < self.leftmost:
            return "MS-AMB-37"
        if not is_marker_fit(state, self.seat, contract, item):
            is_led = not contract.leads[state.round - 1] or leads(state, self.seat, item)
            return "MS-C5" if is_led else "MS-C6"
        if can_lower(state, self.seat, contract, item) < self.markers:
            return "MS-AMB-37"
        return ""

    def apply(self, state: State, action: int) -> None:
        area = action - LOWER
        levels = state.players[self.seat].levels
        levels[area] -= state.contracts[self.bay].levels[state.round - 1]
        if state.listener is not None:
            state.tell(events.level_lowered(state, self.seat, area, levels[area]))
        if self.markers > 1:
            more, lowered = self.markers - 1, self.lowered + 1
            state.stack[-1] = Lower(self.seat, self.bay, area + 1, more, lowered)
        else:
            state.stack.pop()
            complete(state, self.seat, self.bay)

    def is_answerable(self, state: State) -> bool:
        contract = state.contracts[self.bay]
        if contract.is_sector or self.seat in state.fulfilled[self.bay]:
            return False
        wanted = contract.markers[state.round - 1]
        return (
            self.markers >= 1
            and self.lowered >= 0
            and self.markers + self.lowered == wanted
            and self.lowered <= self.leftmost
            and bool(self.legal(state))
        )

    def write(self, state: State) -> dict[str, object]:
        return {
            "bay": self.bay + 1,
            "first": self.leftmost,
            "markers": self.markers,
            "lowered": self.lowered,
        }


@final
class OfferContract(Step):
    """One contract may be completed at the end of the turn. [MS-C1]"""

    name = "contract"
    asks = "contract sector lift lower"

    def run(self, state: State) -> None:
        seat = state.active
        for bay in range(BAYS):
            if not refuse_contract(state, seat, bay):
                state.stack.append(ChooseContract(seat))
                return


@final
class ContractPrestige(Step):
    """More prestige for a completed contract. [MS-C7, MS-CO-3]"""

    name = "contract-prestige"

    def run(self, state: State) -> None:
        if state.turn.fulfilled and state.me().perks.contract_prestige:
            state.score(state.active, state.me().perks.contract_prestige, ABILITIES)


@final
class ContractStep(Step):
    """A research step for a completed contract. [MS-C7, MS-CO-3]"""

    name = "contract-step"
    asks = STEP_ASKS

    def run(self, state: State) -> None:
        if state.turn.fulfilled and state.me().perks.contract_step:
            step_in(state, state.active, FREE)
