"""Damage, exhaustion and healing. Rules AK-D1 to AK-D22."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY, Context
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.state import ON_BOSS, ON_FOES
from sternentisch.games.astro_knights.task import Task

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import Foe, State

VICTORY: Final = "victory"
"""The boss has no life left. [AK-2]"""
HOMEWORLD_LOST: Final = "homeworld"
"""The homeworld has no life left. [AK-3]"""
ALL_EXHAUSTED: Final = "exhausted"
"""Every knight is exhausted. [AK-3]"""


def hit_boss(state: State, seat: int, amount: int) -> None:
    """Deal damage to the boss; at 0 the players have won. [AK-D3, AK-2]"""
    if amount > state.boss_life:
        amount = state.boss_life
    state.boss_life -= amount
    if seat != NOBODY:
        state.players[seat].damage[ON_BOSS] += amount
    if state.listener is not None:
        state.tell(events.boss_hit(state, seat, amount))
    if state.boss_life == 0:
        state.finish(VICTORY)


def hit_foe(state: State, seat: int, foe: Foe, amount: int) -> None:
    """Deal damage to a foe; what it cannot take is lost. [AK-D4]"""
    if amount > foe.life:
        amount = foe.life
    foe.life -= amount
    if seat != NOBODY:
        state.players[seat].damage[ON_FOES] += amount
    if state.listener is not None:
        state.tell(events.foe_hit(seat, foe, amount))
    if foe.life == 0:
        defeat_foe(state, seat, foe)


def defeat_foe(state: State, seat: int, foe: Foe) -> None:
    """Remove a foe. [AK-D4]"""
    state.remove_foe(foe)
    if state.contexts:
        state.context().defeated = True
    if state.listener is not None:
        state.tell(events.foe_defeated(seat, foe))


def hit_homeworld(state: State, amount: int) -> None:
    """Deal damage to the homeworld; at 0 the players have lost. [AK-D6, AK-3]"""
    if amount <= 0:
        return
    if amount > state.homeworld_life:
        amount = state.homeworld_life
    state.homeworld_life -= amount
    if state.listener is not None:
        state.tell(events.homeworld_hit(state, amount))
    if state.homeworld_life == 0:
        state.finish(HOMEWORLD_LOST)


def hit_seat(state: State, seat: int, amount: int) -> None:
    """Deal damage to a knight, or through an exhausted one to the homeworld. [AK-D6, AK-D14]"""
    if amount <= 0:
        return
    player = state.players[seat]
    factor = state.rules.box.exhausted_factor
    if player.exhausted:
        if state.listener is not None and factor:
            state.tell(events.damage_passed(state, seat))
        hit_homeworld(state, amount * factor)
        return
    suffered = amount if amount < player.life else player.life
    player.life -= suffered
    if state.listener is not None:
        state.tell(events.knight_hit(state, seat, suffered))
    if player.life == 0:
        exhaust(state, seat, (amount - suffered) * factor)


def exhaust(state: State, seat: int, rest: int) -> None:
    """Exhaust a knight at once: boss effect, then what is left, doubled. [AK-D10, AK-A4, AK-A22]"""
    state.players[seat].exhausted = True
    if state.listener is not None:
        state.tell(events.knight_exhausted(seat))
    if state.seats > 1 and all_exhausted(state):  # [AK-V6]
        state.finish(ALL_EXHAUSTED)
        return
    if rest:
        state.push(HitHomeworld(rest))
    open_boss_context(state, NO_FOE)
    run_script(state, state.rules.boss.on_exhaust)  # [AK-G5]


def all_exhausted(state: State) -> bool:
    """Whether every knight is exhausted, which ends a game of several."""
    for player in state.players:
        if not player.exhausted:
            return False
    return True


@final
class HitHomeworld(Task):
    """Pass on what was left of a source that exhausted a knight. [AK-D10]"""

    __slots__ = ("amount",)

    kind = "hit-homeworld"

    def __init__(self, amount: int) -> None:
        super().__init__(-1)
        self.amount = amount

    def run(self, state: State) -> None:
        if state.listener is not None:
            state.tell(events.damage_left(state))
        hit_homeworld(state, self.amount)

    def write(self, state: State) -> dict[str, object]:
        return {"amount": self.amount}


@final
class CloseContext(Task):
    """A card, tile or rule is resolved. [AK-C1]"""

    __slots__ = ()

    kind = "close"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        state.contexts.pop()


CLOSE: Final = CloseContext()


def open_boss_context(state: State, foe: int) -> None:
    """Begin to resolve something of the boss: there is no "you". [AK-M3]"""
    if not state.reason:
        state.contexts.append(Context(NOBODY, None, NOBODY, foe))
        state.push(CLOSE)


def heal_seat(state: State, seat: int, amount: int) -> None:
    """Heal a knight up to its maximum, unless it is exhausted. [AK-D12, AK-D20, AK-D21, AK-D22]"""
    player = state.players[seat]
    gained = healable(state, seat, amount)
    player.life += gained
    if state.listener is not None and gained:
        state.tell(events.knight_healed(state, seat, gained))


def healable(state: State, seat: int, amount: int) -> int:
    """Return how much of a healing a knight could use. [AK-D12, AK-D20]"""
    player = state.players[seat]
    if player.exhausted:
        return 0
    room = player.knight.life - player.life
    return amount if amount < room else room


def heal_homeworld(state: State, amount: int) -> None:
    """Heal the homeworld up to its start life. [AK-D20]"""
    room = state.rules.homeworld.life - state.homeworld_life
    gained = amount if amount < room else room
    state.homeworld_life += gained
    if state.listener is not None and gained:
        state.tell(events.homeworld_healed(state, gained))


def heal_boss(state: State, amount: int) -> None:
    """Heal the boss up to its start life. [AK-D20, AK-A1]"""
    room = amount if state.rules.uncapped else state.boss_cap - state.boss_life
    gained = amount if amount < room else room
    state.boss_life += gained
    if state.listener is not None and gained:
        state.tell(events.boss_healed(state, gained))


def heal_foe(state: State, foe: Foe, amount: int) -> None:
    """Heal a foe; it has no maximum. [AK-D20]"""
    foe.life += amount
    if state.listener is not None and amount:
        state.tell(events.foe_healed(foe, amount))
