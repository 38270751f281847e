"""Pebbles: state, decision, view and declaration in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Content
from sternentisch.kernel.decision import Decision
from sternentisch.kernel.event import Event, Facts
from sternentisch.kernel.game import Game
from sternentisch.kernel.outcome import Outcome, shared_ranks
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE
from sternentisch.kernel.state import State as KernelState
from sternentisch.kernel.view import View

ROLL: Final = 0
TAKE: Final = 1  # + pebbles - 1


class Take(Decision):
    """Take some pebbles, or roll for them. [PB-2, PB-3]"""

    kind = "take"

    def refuse(self, state: State, action: int) -> str:
        if action == ROLL:
            return ""
        return "" if action - TAKE < state.heap else "PB-2"

    def legal(self, state: State) -> list[int]:
        ids = range(len(state.actions))
        return [action for action in ids if not self.refuse(state, action)]

    def apply(self, state: State, action: int) -> None:
        kind, count = "taken", action - TAKE + 1
        if action == ROLL:
            faces = state.game.content.constants()["die_faces"]
            kind, count = "rolled", min(1 + state.rng.below(faces), state.heap)
            state.barrier |= CHANCE
        state.heap -= count
        state.pebbles[self.seat] += count
        if state.listener is not None:
            state.listener.hear(Event(kind, self.seat, {"count": count}))
        following = (self.seat + 1) % state.seats
        state.stack = [Take(following)] if state.heap else []


class State(KernelState):
    """A heap, and what everybody holds."""

    heap: int
    pebbles: list[int]
    cards: list[str]  # secret, one per seat
    deck: list[str]
    stack: list[Take]

    def clone(self) -> State:
        state = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(state)
        state.heap, state.pebbles = self.heap, self.pebbles[:]
        state.cards, state.deck, state.stack = self.cards[:], self.deck, self.stack[:]
        return state

    def decision(self) -> Take:
        if not self.stack:
            raise self.nothing_asked()
        return self.stack[-1]

    def find_offers(self) -> list[int]:
        return self.stack[-1].legal(self) if self.stack else []

    def refuse(self, action: int) -> str:
        return self.stack[-1].refuse(self, action)

    def carry_out(self, action: int) -> None:
        self.stack[-1].apply(self, action)

    def redeal(self, seat: int, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hidden = sorted([self.cards[other] for other in others] + self.deck)
        rng.shuffle(hidden)
        for other in others:
            self.cards[other] = hidden.pop()
        self.deck = hidden

    def outcome(self) -> Outcome:
        values = cast(Pebbles, self.game).values
        parts = [
            {"pebbles": pebbles, "card": values[card]}
            for pebbles, card in zip(self.pebbles, self.cards, strict=True)
        ]
        points = [sum(part.values()) for part in parts]
        return Outcome("taken" if self.over else "", points, parts, shared_ranks(points))

    def write(self) -> dict[str, object]:
        return {
            "heap": self.heap,
            "pebbles": self.pebbles[:],
            "cards": self.cards[:],
            "deck": self.deck[:],
            "turn": self.stack[-1].seat if self.stack else None,
            "rng": self.rng.value,
        }

    def pieces(self) -> list[str]:
        pebbles = ["pebble"] * (self.heap + sum(self.pebbles))
        return sorted(self.cards + self.deck) + pebbles


class PebblesView(View, frozen=True):
    """The heap is open, and so are the pebbles taken; of the cards, each knows the own one."""

    heap: int
    pebbles: list[int]
    card: str


class Pebbles(Game):
    """Two to four players empty a heap."""

    id = "pebbles"
    title = "Pebbles"
    min_seats = 2
    max_seats = 4
    reasons = ("taken",)

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.values: dict[str, int] = {c["id"]: c["points"] for c in content.tables["card"]}
        self.table.add("roll", "roll")
        for count in range(1, content.constants()["most_pebbles"] + 1):
            self.table.add("take", f"take {count}", count=count)

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        state = State(self, options, seats, rng)
        state.heap = self.content.constants()["heap_per_player"] * seats
        state.pebbles = [0] * seats
        state.deck = list(self.values)
        rng.shuffle(state.deck)
        state.cards = [state.deck.pop() for _ in range(seats)]
        state.stack = [Take(rng.below(seats))]
        return state

    def view(self, state: KernelState, seat: int | None) -> PebblesView:
        own = cast(State, state)
        return PebblesView(
            game=self.id,
            seat=seat,
            seats=own.seats,
            actor=own.actor,
            decision="" if own.over else own.decision().kind,
            legal=list(own.offers) if seat is not None and seat == own.actor else [],
            heap=own.heap,
            pebbles=own.pebbles[:],
            card="" if seat is None else own.cards[seat],
        )

    def describe(self, view: View, action: Action) -> Facts:
        return dict(action.args)

    def describe_question(self, view: View) -> Facts:
        return {"heap": cast(PebblesView, view).heap}

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        heap, pebbles, cards, deck, turn, rng = reader.fields(
            "heap", "pebbles", "cards", "deck", "turn", "rng"
        )
        names = {name: name for name in self.values}
        state = State(self, options, seats, Rng(0, rng.integer(0, 2**48 - 1)))
        state.heap = heap.integer(0, 1000)
        state.pebbles = [item.integer(0, 1000) for item in pebbles.items(seats, seats)]
        state.cards = [item.one_of(names) for item in cards.items(seats, seats)]
        state.deck = [item.one_of(names) for item in deck.items()]
        state.stack = [] if turn.is_null() else [Take(turn.integer(0, seats - 1))]
        if bool(state.stack) != bool(state.heap):
            turn.defect("is null exactly when the heap is gone")
        if sorted(state.cards + state.deck) != sorted(names):
            cards.defect("each card must be in exactly one place")
        if state.heap + sum(state.pebbles) != self.content.constants()["heap_per_player"] * seats:
            heap.defect("the pebbles of heap and players do not add up")
        return state


GAME = Pebbles
