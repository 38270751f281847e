"""Weapons: equipping them, attacking with them. Rules AK-P3 to AK-P6, AK-P15."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.damage import CLOSE
from sternentisch.games.astro_knights.state import open_context
from sternentisch.games.astro_knights.task import Task

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.state import State


def equip(state: State, seat: int, weapon: Card) -> None:
    """Put a weapon that has left the hand above the own board. [AK-P15, AK-G1]"""
    state.players[seat].weapons.append(weapon)
    if state.listener is not None:
        state.tell(events.weapon_equipped(seat, weapon))
    if weapon.on_equip is not None:
        open_context(state, seat, weapon, seat)
        state.push(CLOSE)
        run_script(state, weapon.on_equip)


def attack_with(state: State, seat: int, owner: int, place: int, keep: bool) -> None:
    """Attack with an equipped weapon: its ATTACK text, then the discard. [AK-P3, AK-P5, AK-A2]"""
    weapon = state.players[owner].weapons[place]
    if state.listener is not None:
        state.tell(events.weapon_used(seat, owner, weapon))
    open_context(state, seat, weapon, owner)
    state.push(FinishAttack(owner, place, keep))
    run_script(state, weapon.on_attack)


@final
class FinishAttack(Task):
    """The weapon goes to its owner's discard, unless it is kept. [AK-P3, AK-P5]"""

    __slots__ = ("keep", "place")

    kind = "finish-attack"

    def __init__(self, owner: int, place: int, keep: bool) -> None:
        super().__init__(owner)
        self.place = place
        self.keep = keep

    def run(self, state: State) -> None:
        state.contexts.pop()
        if not self.keep:
            player = state.players[self.seat]
            player.discard.append(player.weapons.pop(self.place))

    def write(self, state: State) -> dict[str, object]:
        return {"place": self.place, "keep": self.keep}
