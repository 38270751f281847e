"""Payment: every cost that may be paid in several ways. Rules CR-K3, CR-K4.

The look-ahead is here and nowhere else: `can_pay` says whether a cost can be paid at all, `pay`
pays it and asks where there is a choice, and a question offers only what leads to a full payment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import MATERIALS, PAY, PAYABLE
from sternentisch.games.cryo.components import CRYSTAL, ENERGY, NANITE, ORGANICS, TECH, Cost
from sternentisch.games.cryo.node import Question
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State

NO_GOAL: Final = -1
"""No dock action has to stay available."""


def units_of(cost: list[int]) -> Cost:
    """Return the cost of some units by track."""
    return Cost(cost[ENERGY], cost[CRYSTAL], cost[ORGANICS], cost[TECH], 0)


def one_of(kinds: int) -> Cost:
    """Return the cost of one unit of any of the kinds in a set of bits."""
    return Cost(0, 0, 0, 0, kinds)


def can_pay(state: State, seat: int, cost: Cost) -> bool:
    """Whether a player can pay a cost in full."""
    return not refuse_cost(state, seat, cost)


def refuse_cost(state: State, seat: int, cost: Cost) -> str:
    """Return CR-K4 if a player cannot pay a cost, or ""."""
    tracks = state.players[seat].tracks
    if tracks[ENERGY] < cost.energy:
        return "CR-K4"
    missing = 0
    if cost.crystal > tracks[CRYSTAL]:
        missing += cost.crystal - tracks[CRYSTAL]
    if cost.organics > tracks[ORGANICS]:
        missing += cost.organics - tracks[ORGANICS]
    if cost.tech > tracks[TECH]:
        missing += cost.tech - tracks[TECH]
    left = tracks[NANITE] - missing
    if left < 0:
        return "CR-K4"
    if cost.either and not left:
        due = (cost.crystal, cost.organics, cost.tech)
        for kind in range(MATERIALS):
            if cost.either >> kind & 1 and tracks[kind] > due[kind]:
                return ""
        return "CR-K4"
    return ""


def pay(state: State, seat: int, cost: Cost, goal: int = NO_GOAL) -> None:
    """Pay a cost that can be paid; ask as often as there is a choice. [CR-K4]

    `goal` is a dock action that must be available afterwards. [CR-C18]
    """
    tracks = state.players[seat].tracks
    pay_units(state, seat, ENERGY, cost.energy)
    if tracks[NANITE] or cost.either:
        if cost.crystal or cost.organics or cost.tech or cost.either:
            state.stack.append(Pay(seat, cost.crystal, cost.organics, cost.tech, cost.either, goal))
        return
    pay_units(state, seat, CRYSTAL, cost.crystal)
    pay_units(state, seat, ORGANICS, cost.organics)
    pay_units(state, seat, TECH, cost.tech)


def pay_units(state: State, seat: int, kind: int, units: int) -> None:
    """Take units of one kind from a player."""
    if units:
        state.players[seat].tracks[kind] -= units
        if state.listener is not None:
            state.tell(events.paid(seat, kind, units))


@final
class Pay(Question):
    """Pay what is due, kind by kind; nanites one at a time. [CR-K3, CR-K4, CR-M5]"""

    __slots__ = ("crystal", "either", "goal", "organics", "tech")

    kind = "pay"

    def __init__(
        self, seat: int, crystal: int, organics: int, tech: int, either: int, goal: int
    ) -> None:
        super().__init__(seat)
        self.crystal = crystal
        self.organics = organics
        self.tech = tech
        self.either = either
        self.goal = goal

    def due(self) -> int:
        """Return the kind that is due now; NANITE stands for the unit of several kinds."""
        if self.crystal:
            return CRYSTAL
        if self.organics:
            return ORGANICS
        return TECH if self.tech else NANITE

    def units(self, kind: int) -> int:
        """Return how many units of a kind are due."""
        if kind == CRYSTAL:
            return self.crystal
        return self.organics if kind == ORGANICS else self.tech

    def without(self, kind: int, units: int) -> Pay:
        """Return what is left after some units of a kind."""
        return Pay(
            self.seat,
            self.crystal - units if kind == CRYSTAL else self.crystal,
            self.organics - units if kind == ORGANICS else self.organics,
            self.tech - units if kind == TECH else self.tech,
            0 if kind == NANITE else self.either,
            self.goal,
        )

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for kind in range(PAYABLE):
            if not self.refuse_kind(state, kind):
                legal.append(PAY + kind)
        return legal

    def refuse(self, state: State, action: int) -> str:
        kind = action - PAY
        return self.refuse_kind(state, kind) if 0 <= kind < PAYABLE else NOT_ASKED

    def refuse_kind(self, state: State, kind: int) -> str:
        """Return why a resource cannot be paid now, or "". [CR-K4, CR-C18]"""
        due = self.due()
        if due == NANITE:
            if kind != NANITE and not self.either >> kind & 1:
                return "CR-K4"
        elif kind not in (due, NANITE):
            return "CR-K4"
        tracks = state.players[self.seat].tracks
        units = self.spent(kind)
        if tracks[kind] < units:
            return "CR-K4"
        tracks[kind] -= units
        rest = self.without(due, units)
        refused = "" if rest.leads_on(state) else "CR-K4"
        tracks[kind] += units
        return refused

    def spent(self, kind: int) -> int:
        """Return how many units an answer pays: all that are due, but nanites one by one."""
        due = self.due()
        return 1 if kind == NANITE or due == NANITE else self.units(due)

    def leads_on(self, state: State) -> bool:
        """Whether what is left can be paid, so that the goal stays available."""
        cost = Cost(0, self.crystal, self.organics, self.tech, self.either)
        if refuse_cost(state, self.seat, cost):
            return False
        if self.goal == NO_GOAL:
            return True
        if self.is_paid():
            return not state.box.actions[self.goal].refuse(state, self.seat)
        for kind in range(PAYABLE):
            if not self.refuse_kind(state, kind):
                return True
        return False

    def is_paid(self) -> bool:
        """Whether nothing is due any more."""
        return not (self.crystal or self.organics or self.tech or self.either)

    def apply(self, state: State, action: int) -> None:
        kind = action - PAY
        units = self.spent(kind)
        pay_units(state, self.seat, kind, units)
        rest = self.without(self.due(), units)
        if rest.is_paid():
            state.stack.pop()
        else:
            state.stack[-1] = rest

    def write(self, state: State) -> dict[str, object]:
        return {
            "crystal": self.crystal,
            "organics": self.organics,
            "tech": self.tech,
            "either": self.either,
            "goal": self.goal,
        }


def is_payable_before(state: State, seat: int, cost: Cost, goal: int) -> bool:
    """Whether a cost can be paid in some way after which an action is available. [CR-C18]"""
    return Pay(seat, cost.crystal, cost.organics, cost.tech, cost.either, goal).leads_on(state)
