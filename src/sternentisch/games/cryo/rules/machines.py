"""Reactor, Converter and Computer. Rules CR-D3 to CR-D5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo.actions import (
    AMOUNT,
    BATCH,
    CARD_PLAY,
    CARDS,
    CONVERT,
    DONE,
    DRAWS,
    MATERIALS,
    MODES,
)
from sternentisch.games.cryo.components import Cost
from sternentisch.games.cryo.dock_action import DockAction
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.rules.cards import append_plays, can_play, play_card, refuse_play_id
from sternentisch.games.cryo.rules.payment import can_pay, pay, pay_units
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State


class Machine(DockAction):
    """A machine that is fed with up to three units. [CR-AMB-8]"""

    __slots__ = ("costs",)

    def __init__(self, index: int, id: str, costs: list[Cost]) -> None:
        super().__init__(index, id)
        self.costs = costs  # of one, two and three units

    def start(self, state: State, seat: int) -> None:
        state.stack.append(Amount(seat, self))

    def feed(self, state: State, seat: int, units: int) -> None:
        """Do what so many units are good for; they are paid on top of it."""
        raise NotImplementedError


@final
class Amount(Question):
    """Choose how many units to pay. [CR-D3, CR-D5]"""

    __slots__ = ("machine",)

    kind = "amount"

    def __init__(self, seat: int, machine: Machine) -> None:
        super().__init__(seat)
        self.machine = machine

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for number in range(BATCH):
            if can_pay(state, self.seat, self.machine.costs[number]):
                legal.append(AMOUNT + number)
        return legal

    def refuse(self, state: State, action: int) -> str:
        number = action - AMOUNT
        if not 0 <= number < BATCH:
            return NOT_ASKED
        return "" if can_pay(state, self.seat, self.machine.costs[number]) else "CR-K4"

    def apply(self, state: State, action: int) -> None:
        number = action - AMOUNT
        state.stack.pop()
        self.machine.feed(state, self.seat, number + 1)
        pay(state, self.seat, self.machine.costs[number])

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.machine.id}


# --- reactor and converter -----------------------------------------------------------------------


@final
class Reactor(Machine):
    """Crystals for energy. [CR-D3]"""

    __slots__ = ("gain",)

    def __init__(self, index: int, id: str, costs: list[Cost], gain: list[int]) -> None:
        super().__init__(index, id, costs)
        self.gain = gain

    def refuse(self, state: State, seat: int) -> str:
        return "" if can_pay(state, seat, self.costs[0]) else "CR-D3"

    def feed(self, state: State, seat: int, units: int) -> None:
        state.stack.append(Gain(seat, [units * one for one in self.gain]))


@final
class Gain(Task):
    """Gain something once it is paid. [CR-D3, CR-D4]"""

    __slots__ = ("gain",)

    kind = "gain"

    def __init__(self, seat: int, gain: list[int]) -> None:
        super().__init__(seat)
        self.gain = gain

    def run(self, state: State) -> None:
        state.gain(self.seat, self.gain)

    def write(self, state: State) -> dict[str, object]:
        return {"gain": self.gain}


@final
class Converter(DockAction):
    """Materials for nanites. [CR-D4]"""

    __slots__ = ("gain", "inputs")

    def __init__(self, index: int, id: str, inputs: list[bool], gain: list[int]) -> None:
        super().__init__(index, id)
        self.inputs = inputs  # by material
        self.gain = gain

    def refuse(self, state: State, seat: int) -> str:
        tracks = state.players[seat].tracks
        for kind in range(MATERIALS):
            if tracks[kind] and self.inputs[kind]:
                return ""
        return "CR-D4"

    def start(self, state: State, seat: int) -> None:
        state.stack.append(Convert(seat, self, 0))


@final
class Convert(Question):
    """Choose the next material to convert, or stop from the second one on. [CR-D4, CR-M4]"""

    __slots__ = ("converter", "units")

    kind = "convert"

    def __init__(self, seat: int, converter: Converter, units: int) -> None:
        super().__init__(seat)
        self.converter = converter
        self.units = units

    def legal(self, state: State) -> list[int]:
        legal = [DONE] if self.units else []
        tracks = state.players[self.seat].tracks
        for kind in range(MATERIALS):
            if tracks[kind] and self.converter.inputs[kind]:
                legal.append(CONVERT + kind)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return "" if self.units else "CR-AMB-8"
        kind = action - CONVERT
        if not 0 <= kind < MATERIALS:
            return NOT_ASKED
        can_feed = self.converter.inputs[kind] and state.players[self.seat].tracks[kind]
        return "" if can_feed else "CR-D4"

    def apply(self, state: State, action: int) -> None:
        units = self.units
        state.stack.pop()
        if action != DONE:
            units += 1
            pay_units(state, self.seat, action - CONVERT, 1)
            if units < BATCH:
                state.stack.append(Convert(self.seat, self.converter, units))
                return
        state.gain(self.seat, [units * one for one in self.converter.gain])

    def write(self, state: State) -> dict[str, object]:
        return {"action": self.converter.id, "units": self.units}


# --- computer ------------------------------------------------------------------------------------


@final
class Computer(Machine):
    """Tech for drawing and playing cards. [CR-D5]"""

    __slots__ = ()

    def refuse(self, state: State, seat: int) -> str:
        if not can_pay(state, seat, self.costs[0]):
            return "CR-D5"
        return "" if state.can_draw() or can_play(state, seat) else "CR-D5"

    def feed(self, state: State, seat: int, units: int) -> None:
        state.stack.append(Draws(seat, units))


@final
class Draws(Question):
    """Announce how many cards to draw; the rest are plays. [CR-D5, CR-AMB-9]"""

    __slots__ = ("units",)

    kind = "draws"

    def __init__(self, seat: int, units: int) -> None:
        super().__init__(seat)
        self.units = units

    def legal(self, state: State) -> list[int]:
        if not state.can_draw():
            return [DRAWS]
        least = 0 if can_play(state, self.seat) else 1
        return [DRAWS + number for number in range(least, self.units + 1)]

    def refuse(self, state: State, action: int) -> str:
        if not DRAWS <= action <= DRAWS + BATCH:
            return NOT_ASKED
        return "" if action in self.legal(state) else "CR-D5"

    def apply(self, state: State, action: int) -> None:
        """Draw first; draws that cannot be made are lost. [CR-AMB-9, CR-AMB-10]"""
        draws = action - DRAWS
        state.stack.pop()
        for _ in range(draws):
            if not state.draw_card(self.seat):
                break
        if draws < self.units:
            state.stack.append(PlayCards(self.seat, self.units - draws))

    def write(self, state: State) -> dict[str, object]:
        return {"units": self.units}


@final
class PlayCards(Question):
    """Play the cards that were announced, or fewer. [CR-D5]"""

    __slots__ = ("left",)

    kind = "play-cards"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: State) -> list[int]:
        legal = [DONE]
        append_plays(state, self.seat, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        if CARD_PLAY <= action < CARD_PLAY + MODES * CARDS:
            return refuse_play_id(state, self.seat, action)
        return NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        if self.left > 1:
            state.stack.append(PlayCards(self.seat, self.left - 1))
        play_card(state, self.seat, action)

    def write(self, state: State) -> dict[str, object]:
        return {"left": self.left}
