"""Temporary colours: the decisions behind Diggerhino, Robuster and Spectral Dye."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import COLOUR, COLOURS, HAND, PLACE, PLACES, STOP
from sternentisch.games.cave_in.node import HandPick, OptionalPick, Pick
from sternentisch.games.cave_in.state import Mark

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State


@final
class Dig(OptionalPick):
    """Choose a crystal in the mine to mark. [CI-K-P2]"""

    __slots__ = ("discount",)

    kind = "dig"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def first(self) -> int:
        return PLACE

    def size(self) -> int:
        return PLACES

    def refuse_item(self, state: State, item: int) -> str:
        return "CI-G10" if state.mine[item] is None else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            state.stack.append(DigColour(self.seat, action - PLACE, self.discount))

    def write(self, state: State) -> dict[str, object]:
        return {"discount": self.discount}


@final
class DigColour(Pick):
    """Name the colour of the marked crystal; its own is allowed, too. [CI-K-P2, CI-AMB-16]"""

    __slots__ = ("discount", "place")

    kind = "dig-colour"

    def __init__(self, seat: int, place: int, discount: int) -> None:
        super().__init__(seat)
        self.place = place
        self.discount = discount

    def is_answerable(self, state: State) -> bool:
        return state.mine[self.place] is not None and super().is_answerable(state)

    def first(self) -> int:
        return COLOUR

    def size(self) -> int:
        return COLOURS

    def refuse_item(self, state: State, item: int) -> str:
        return ""

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
class DyeColour(OptionalPick):
    """Choose the one colour for some hand cards. [CI-K-Y3, CI-AR4, CI-AMB-5]"""

    __slots__ = ("count",)

    kind = "dye-colour"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def first(self) -> int:
        return COLOUR

    def size(self) -> int:
        return COLOURS

    def refuse_item(self, state: State, item: int) -> str:
        for card in state.me().hand:
            if card.colour != item:
                return ""
        return "CI-K-Y3"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            state.stack.append(DyeHand(self.seat, self.count, action - COLOUR))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count}


@final
class DyeHand(HandPick):
    """Choose the hand cards that get the colour, openly, one at a time. [CI-K-Y3, CI-AMB-41]"""

    __slots__ = ("colour", "count")

    kind = "dye"

    def __init__(self, seat: int, count: int, colour: int) -> None:
        super().__init__(seat)
        self.count = count
        self.colour = colour

    def refuse_stop(self, state: State) -> str:
        return ""

    def refuse_card(self, state: State, card: Card) -> str:
        return "CI-K-Y3" if card.colour == self.colour else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == STOP:
            return
        card = state.rules.box.cards[action - HAND]
        me = state.me()
        me.lose(card)
        me.gain(state.rules.box.in_colour(card, self.colour))
        if state.listener is not None:
            state.tell(events.card_dyed(state, card, self.colour))
        if self.count > 1:
            state.stack.append(DyeHand(self.seat, self.count - 1, self.colour))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count, "colour": state.rules.box.colours[self.colour]}
