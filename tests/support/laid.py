"""What all tables laid by hand have in common: they are played, asked and listened to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.state import State

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class LaidTable(Generic[G, S]):
    """A table in play; `people` are the names that tests call the seats by."""

    game: G
    people: Sequence[str]
    log: EventLog
    state: S

    def action(self, move: str) -> Action:
        """Return an action by what tests write for it: its notation."""
        return self.game.action(move)

    def do(self, *moves: str) -> Self:
        """Play actions; forced ones play themselves and are not listed."""
        for move in moves:
            self.state.apply(self.action(move))
        return self

    def legal(self, verb: str = "") -> list[str]:
        """Return the legal actions, or those of one verb."""
        return [action.notation for action in self.state.legal() if verb in ("", action.verb)]

    def refusal(self, move: str) -> str | None:
        """Return the rule that forbids an action, or None."""
        refusal = self.state.refusal(self.action(move))
        return None if refusal is None else refusal.rule

    def asked(self) -> str:
        """Return the kind of the open question; "" when the game is over."""
        return "" if self.state.over else self.state.decision().kind

    def actor(self) -> str:
        """Return who is asked; "" when the game is over."""
        return "" if self.state.actor is None else self.people[self.state.actor]

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.log.events if event.kind == kind]

    def seat(self, person: str) -> int:
        return self.people.index(person)
