"""Raid: rules CI-R1 to CI-R10."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import SEAT, SEATS, STOP
from sternentisch.games.cave_in.node import OptionalPick, Pick

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


def refuse_target(state: State, clockwise: int) -> str:
    """Return why a base cannot be raided, or "": any base, one's own too. [CI-R1, CI-R2]"""
    if clockwise >= state.seats:
        return "CI-R1"
    base = state.players[state.seat_at(clockwise)].base
    return "" if base or state.rules.empty_raids else "CI-R2"


def refuse_raiding(state: State) -> str:
    """Return why no raid can be declared, or "". [CI-T10, CI-R1, CI-R10, CI-AMB-14]"""
    if state.turn.taken or state.turn.raided:
        return "CI-T10"
    for clockwise in range(state.seats):
        if not refuse_target(state, clockwise):
            return ""
    return "CI-R2"


@final
class RaidPick(Pick):
    """Choose the base to raid. [CI-R1]"""

    __slots__ = ()

    kind = "raid-pick"

    def first(self) -> int:
        return SEAT

    def size(self) -> int:
        return SEATS

    def refuse_item(self, state: State, item: int) -> str:
        return refuse_target(state, item)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        target = state.seat_at(action - SEAT)
        if state.me().perks.second_raid:
            state.stack.append(RaidSecond(self.seat, target))
        raid(state, target)


@final
class RaidSecond(OptionalPick):
    """Raid one other base, or leave it at that. Never a third. [CI-R9, CI-AMB-35]"""

    __slots__ = ("raided",)

    kind = "raid-second"

    def __init__(self, seat: int, raided: int) -> None:
        super().__init__(seat)
        self.raided = raided

    def first(self) -> int:
        return SEAT

    def size(self) -> int:
        return SEATS

    def refuse_item(self, state: State, item: int) -> str:
        if item < state.seats and state.seat_at(item) == self.raided:
            return "CI-R9"
        return refuse_target(state, item)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            raid(state, state.seat_at(action - SEAT))

    def write(self, state: State) -> dict[str, object]:
        return {"raided": self.raided}


def raid(state: State, target: int) -> None:
    """Raid a base to the end, triggers included; nothing of it is a choice. [CI-R8, CI-G12]

    The leader goes home, even above the hand limit; its totem goes to the raider, who then takes
    cards off the top until the base or the room in hand is used up. What is left stays in order,
    and its top card leads. [CI-R3, CI-R4, CI-R5, CI-R6, CI-R7, CI-AMB-10, CI-AMB-11]
    """
    owner = state.players[target]
    me = state.me()
    leader: Card | None = None
    taken: list[Card] = []
    if owner.base:
        leader = owner.base.pop()
        owner.gain(leader)
        while owner.base and state.has_room():
            card = owner.base.pop()
            me.gain(card)
            taken.append(card)
    if state.listener is not None:
        state.tell(events.base_raided(state, target, leader, taken))
    if leader is not None and state.totems[leader.faction] != state.active:
        state.totems[leader.faction] = state.active
        if state.listener is not None:
            state.tell(events.totem_taken(state, leader.faction))
    for artifact in me.artifacts:
        artifact.effect.after_raid(state)
