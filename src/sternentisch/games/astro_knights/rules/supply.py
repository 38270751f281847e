"""The supply: acquiring and destroying its top cards. Rules AK-P14, AK-P16, AK-C13, AK-C14."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.actions import END, SEAT, SEATS
from sternentisch.games.astro_knights.components import TECH, WEAPON_KIND
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.damage import CLOSE
from sternentisch.games.astro_knights.state import open_context
from sternentisch.games.astro_knights.task import Question, Task
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.state import State

# Where an acquired card goes
DISCARD_PILE: Final = 0
DECK_TOP: Final = 1
HAND: Final = 2
PLACES: Final = ("discard", "deck_top", "hand")


def acquire(state: State, seat: int, pile: int, to: int) -> None:
    """Take the top card of a pile: ACQUIRE text, placement, next card. [AK-P16, AK-C14, AK-A11]"""
    card = state.take_top(pile)
    if state.listener is not None:
        state.tell(events.card_acquired(seat, card))
    state.push(PlaceCard(seat, card, to))
    if card.on_acquire is not None:
        open_context(state, seat, card, seat)
        state.push(CLOSE)
        run_script(state, card.on_acquire)


def destroy_top(state: State, seat: int, pile: int) -> None:
    """Destroy the top card of a pile and turn up the next. [AK-C13]"""
    card = state.take_top(pile)
    state.destroyed.append(card)
    if state.listener is not None:
        state.tell(events.card_destroyed(seat, card))
    state.turn_up(pile)


@final
class PlaceCard(Task):
    """Place an acquired card, where rules of the turn may redirect it. [AK-P16, AK-A18]"""

    __slots__ = ("card", "to")

    kind = "place-card"

    def __init__(self, seat: int, card: Card, to: int) -> None:
        super().__init__(seat)
        self.card = card
        self.to = to

    def run(self, state: State) -> None:
        card, seat = self.card, self.seat
        if seat == state.active and card.kind == TECH and state.tech_to_hand:
            put_card(state, seat, card, HAND)
        elif seat == state.active and card.kind == WEAPON_KIND and state.weapon_to_ally:
            state.weapon_to_ally = False
            state.push(AllyDeck(seat, card, self.to))
        else:
            put_card(state, seat, card, self.to)

    def give_up(self, state: State) -> None:
        state.put_on_discard(self.seat, self.card)

    def write(self, state: State) -> dict[str, object]:
        return {"card": self.card.id, "to": PLACES[self.to]}


def put_card(state: State, seat: int, card: Card, to: int) -> None:
    """Put an acquired card where it belongs, then turn up the next of its pile. [AK-C17]"""
    player = state.players[seat]
    if to == HAND:
        player.take(card)
    elif to == DECK_TOP:
        player.deck.append(card)
    else:
        player.discard.append(card)
    if state.listener is not None and to != DISCARD_PILE:
        state.tell(events.card_placed(seat, card, PLACES[to]))
    state.turn_up(card.pile)


@final
class AllyDeck(Question):
    """Put the weapon on top of an ally's deck, or leave it where it belongs. [AK-A18, AK-V5]"""

    __slots__ = ("card", "to")

    kind = "ally-deck"

    def __init__(self, seat: int, card: Card, to: int) -> None:
        super().__init__(seat)
        self.card = card
        self.to = to

    def legal(self, state: State) -> list[int]:
        legal = [END]
        for seat in range(state.seats):
            if not self.refuse_seat(state, seat):
                legal.append(SEAT + seat)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return ""
        if not SEAT <= action < SEAT + SEATS:
            return NOT_ASKED
        return self.refuse_seat(state, action - SEAT)

    def refuse_seat(self, state: State, seat: int) -> str:
        """Return why a seat cannot get the weapon, or ""; without others you are your own ally."""
        if seat >= state.seats:
            return "AK-1"
        return "AK-C10" if seat == self.seat and state.seats > 1 else ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == END:
            put_card(state, self.seat, self.card, self.to)
        else:
            put_card(state, action - SEAT, self.card, DECK_TOP)

    def give_up(self, state: State) -> None:
        state.put_on_discard(self.seat, self.card)

    def write(self, state: State) -> dict[str, object]:
        return {"card": self.card.id, "to": PLACES[self.to]}
