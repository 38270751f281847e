"""Verbs about players' bars: energy, power, heal, slot, draw, suffer, turn rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.effect import Amount, Effect
from sternentisch.games.astro_knights.rules.damage import (
    heal_boss,
    heal_foe,
    heal_homeworld,
    heal_seat,
    healable,
    hit_homeworld,
    hit_seat,
)
from sternentisch.games.astro_knights.selectors import (
    ALL_FOES,
    BOSS,
    HOMEWORLD,
    SPECIAL_FOES,
    SeatEffect,
    fitting_seats,
)

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State


@final
class Energy(Effect):
    """Add to your energy. [AK-P11]"""

    __slots__ = ("amount",)

    verb = "energy"

    def __init__(self, amount: Amount) -> None:
        super().__init__(False)
        self.amount = amount

    def run(self, state: State) -> None:
        gained = self.amount.value(state)
        state.energy += gained
        if state.listener is not None:
            state.tell(events.energy_gained(state, gained))

    def need(self, state: State) -> int:
        return self.amount.value(state)

    def can(self, state: State) -> int:
        return self.amount.value(state)


@final
class Power(SeatEffect):
    """Change power within its bounds. [AK-G3, AK-S3]"""

    __slots__ = ()

    verb = "power"

    def run(self, state: State) -> None:
        if self.who == HOMEWORLD:
            change_homeworld_power(state, self.amount.value(state))
        else:
            super().run(state)

    def affect(self, state: State, seat: int, amount: int) -> None:
        change_power(state, seat, amount)

    def units(self, state: State, seat: int, amount: int) -> int:
        player = state.players[seat]
        room = player.power if self.amount.is_loss() else player.knight.power_max - player.power
        return amount if amount < room else room

    def can(self, state: State) -> int:
        if self.who != HOMEWORLD:
            return super().can(state)
        power = state.homeworld_power
        room = power if self.amount.is_loss() else state.rules.homeworld.power_max - power
        size = self.size(state)
        return size if size < room else room

    def is_bound(self) -> bool:
        return self.amount.is_loss()


def change_power(state: State, seat: int, amount: int) -> None:
    """Move a knight's power marker within its bounds. [AK-S3]"""
    player = state.players[seat]
    before = player.power
    power = before + amount
    if power < 0:
        power = 0
    if power > player.knight.power_max:
        power = player.knight.power_max
    player.power = power
    if state.listener is not None and power != before:
        state.tell(events.power_changed(state, seat, power - before))


def change_homeworld_power(state: State, amount: int) -> None:
    """Move the homeworld's power marker within its bounds. [AK-G3]"""
    before = state.homeworld_power
    power = before + amount
    if power < 0:
        power = 0
    if power > state.rules.homeworld.power_max:
        power = state.rules.homeworld.power_max
    state.homeworld_power = power
    if state.listener is not None and power != before:
        state.tell(events.homeworld_power_changed(state, power - before))


@final
class Heal(SeatEffect):
    """Heal players, the homeworld, the boss or foes. [AK-D20, AK-D21]"""

    __slots__ = ()

    verb = "heal"

    def run(self, state: State) -> None:
        who, amount = self.who, self.amount.value(state)
        if who == HOMEWORLD:
            heal_homeworld(state, amount)
        elif who == BOSS:
            heal_boss(state, amount)
        elif who in (ALL_FOES, SPECIAL_FOES):
            for foe in state.foes:
                if who == ALL_FOES or foe.card.is_special:
                    heal_foe(state, foe, amount)
        else:
            super().run(state)

    def candidates(self, state: State) -> list[int]:
        """Return whom to choose: the exhausted only if nobody else is there. [AK-D12]"""
        seats = fitting_seats(state, self.who)
        fresh = [seat for seat in seats if not state.players[seat].exhausted]
        return self.ablest(state, fresh or seats)

    def why_not(self, state: State, seat: int) -> str:
        return "AK-D12" if state.players[seat].exhausted else super().why_not(state, seat)

    def affect(self, state: State, seat: int, amount: int) -> None:
        heal_seat(state, seat, amount)

    def units(self, state: State, seat: int, amount: int) -> int:
        return healable(state, seat, amount)

    def need(self, state: State) -> int:
        return 1 if self.who in (BOSS, ALL_FOES, SPECIAL_FOES) else super().need(state)

    def can(self, state: State) -> int:
        if self.who == HOMEWORLD:
            room = state.rules.homeworld.life - state.homeworld_life
            size = self.size(state)
            return size if size < room else room
        return 1 if self.who in (BOSS, ALL_FOES, SPECIAL_FOES) else super().can(state)


@final
class Slot(SeatEffect):
    """Change slots within their bounds; weapons stay. [AK-P6, AK-G4]"""

    __slots__ = ()

    verb = "slot"

    def affect(self, state: State, seat: int, amount: int) -> None:
        change_slots(state, seat, amount)

    def units(self, state: State, seat: int, amount: int) -> int:
        player = state.players[seat]
        room = player.slots if self.amount.is_loss() else player.knight.slots_max - player.slots
        return amount if amount < room else room

    def is_bound(self) -> bool:
        return self.amount.is_loss()


def change_slots(state: State, seat: int, amount: int) -> None:
    """Move a knight's slot marker within its bounds. [AK-S3, AK-G4]"""
    player = state.players[seat]
    before = player.slots
    slots = before + amount
    if slots < 0:
        slots = 0
    if slots > player.knight.slots_max:
        slots = player.knight.slots_max
    player.slots = slots
    if state.listener is not None and slots != before:
        state.tell(events.slots_changed(state, seat, slots - before))


@final
class Draw(SeatEffect):
    """Draw cards. [AK-P33]"""

    __slots__ = ()

    verb = "draw"

    def affect(self, state: State, seat: int, amount: int) -> None:
        for _ in range(amount):
            if not state.draw_card(seat):
                return

    def units(self, state: State, seat: int, amount: int) -> int:
        drawable = state.players[seat].count_drawable()
        return amount if amount < drawable else drawable

    def is_bound(self) -> bool:
        return not self.may


@final
class Suffer(SeatEffect):
    """Deal damage of the boss kind to players or the homeworld. [AK-D6, AK-D15]"""

    __slots__ = ()

    verb = "suffer"

    def run(self, state: State) -> None:
        if self.who == HOMEWORLD:
            hit_homeworld(state, self.amount.value(state))
        elif not self.is_idle(state):
            super().run(state)

    def is_idle(self, state: State) -> bool:
        return self.amount.value(state) == 0

    def affect(self, state: State, seat: int, amount: int) -> None:
        hit_seat(state, seat, amount)

    def need(self, state: State) -> int:
        return 1

    def can(self, state: State) -> int:
        return 1


@final
class TurnRule(Effect):
    """A rule until the end of your turn: where acquired cards go. [AK-P34, AK-A18]"""

    __slots__ = ("is_tech",)

    verb = "turn_rule"

    def __init__(self, is_tech: bool) -> None:
        super().__init__(False)
        self.is_tech = is_tech

    def run(self, state: State) -> None:
        if self.is_tech:
            state.tech_to_hand = True
        else:
            state.weapon_to_ally = True
