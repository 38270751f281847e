"""Temporary colours: the decisions behind Diggerhino, Robuster and Spectral Dye."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import CARDS, COLOUR, COLOURS, HAND, PLACE, PLACES, STOP
from sternentisch.games.cave_in.node import Node
from sternentisch.games.cave_in.state import Mark
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


@final
class Dig(Node):
    """Choose a crystal in the mine to mark. [CI-K-P2]"""

    __slots__ = ("discount",)

    kind = "dig"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for place in range(PLACES):
            if state.mine[place] is not None:
                legal.append(PLACE + place)
        legal.append(STOP)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == STOP:
            return ""
        if not PLACE <= action < PLACE + PLACES:
            return NOT_ASKED
        return "CI-G10" if state.mine[action - PLACE] is None else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            state.stack.append(DigColour(self.seat, action - PLACE, self.discount))

    def write(self, state: State) -> dict[str, object]:
        return {"discount": self.discount}


@final
class DigColour(Node):
    """Name the colour of the marked crystal; its own is allowed, too. [CI-K-P2, CI-AMB-16]"""

    __slots__ = ("discount", "place")

    kind = "dig-colour"

    def __init__(self, seat: int, place: int, discount: int) -> None:
        super().__init__(seat)
        self.place = place
        self.discount = discount

    def is_answerable(self, state: State) -> bool:
        return state.mine[self.place] is not None and super().is_answerable(state)

    def legal(self, state: State) -> list[int]:
        return [COLOUR + colour for colour in range(COLOURS)]

    def refuse(self, state: State, action: int) -> str:
        return "" if COLOUR <= action < COLOUR + COLOURS else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        colour = action - COLOUR
        state.turn.marks = (*state.turn.marks, Mark(self.place, colour, self.discount))
        crystal = state.mine[self.place]
        if state.listener is not None and crystal is not None:
            state.tell(events.crystal_marked(state, crystal, self.place, colour, self.discount))

    def write(self, state: State) -> dict[str, object]:
        return {"place": self.place, "discount": self.discount}


@final
class DyeColour(Node):
    """Choose the one colour for some hand cards. [CI-K-Y3, CI-AR4, CI-AMB-5]"""

    __slots__ = ("count",)

    kind = "dye-colour"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def refuse_colour(self, state: State, colour: int) -> str:
        for card in state.me().hand:
            if card.colour != colour:
                return ""
        return "CI-K-Y3"

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        for colour in range(COLOURS):
            if not self.refuse_colour(state, colour):
                legal.append(COLOUR + colour)
        legal.append(STOP)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == STOP:
            return ""
        if not COLOUR <= action < COLOUR + COLOURS:
            return NOT_ASKED
        return self.refuse_colour(state, action - COLOUR)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            state.stack.append(DyeHand(self.seat, self.count, action - COLOUR))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count}


@final
class DyeHand(Node):
    """Choose the hand cards that get the colour, openly, one at a time. [CI-K-Y3, CI-AMB-41]"""

    __slots__ = ("colour", "count")

    kind = "dye"

    def __init__(self, seat: int, count: int, colour: int) -> None:
        super().__init__(seat)
        self.count = count
        self.colour = colour

    def legal(self, state: State) -> list[int]:
        legal: list[int] = []
        last: Card | None = None
        for card in state.me().hand:
            if card is not last and card.colour != self.colour:
                legal.append(HAND + card.index)
            last = card
        legal.append(STOP)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == STOP:
            return ""
        if not HAND <= action < HAND + CARDS:
            return NOT_ASKED
        card = state.rules.box.cards[action - HAND]
        if card not in state.me().hand:
            return "CI-G1"
        return "CI-K-Y3" if card.colour == self.colour else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == STOP:
            return
        card = state.rules.box.cards[action - HAND]
        me = state.me()
        me.lose(card)
        me.gain(state.rules.box.printed(card.kind, self.colour))
        if state.listener is not None:
            state.tell(events.card_dyed(state, card, self.colour))
        if self.count > 1:
            state.stack.append(DyeHand(self.seat, self.count - 1, self.colour))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count, "colour": state.rules.box.colours[self.colour]}
