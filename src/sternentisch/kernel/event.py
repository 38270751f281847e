"""Events: past-tense facts, the only output of rules.

Rules make an event only while somebody listens, so play-outs pay one comparison. Logs,
animations and screen-reader sentences are all made from events; texts live elsewhere.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from sternentisch.kernel.action import Fact

Facts = dict[str, Fact | list[Fact]]

TABLE: Final = -1
"""The seat of events that are no player's doing."""


@final
class Event:
    """Something that happened: a kind, who did it, and what everybody may know of it.

    `secret` holds what only `owner` may know; `seen_by` gives each reader a fitting event.
    """

    __slots__ = ("facts", "kind", "owner", "seat", "secret")

    def __init__(
        self, kind: str, seat: int, facts: Facts, secret: Facts | None = None, owner: int = -1
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret: Facts = {} if secret is None else secret
        self.owner = owner

    def seen_by(self, seat: int | None) -> Event:
        """Return this event as `seat` (None: a spectator) may see it: no secrets of others."""
        if not self.secret:
            return self
        if seat is not None and seat == self.owner:
            return Event(self.kind, self.seat, {**self.facts, **self.secret})
        return Event(self.kind, self.seat, self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def _all(self) -> tuple[str, int, Facts, Facts, int]:
        return (self.kind, self.seat, self.facts, self.secret, self.owner)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to hear events derives from this and sets `state.listener`."""

    def hear(self, event: Event) -> None:
        """Receive one event, complete with its secrets."""
        raise NotImplementedError

    def meet(self, kind: str, id: str) -> None:
        """Notice that a thing was used which nobody needs to be told about; see `Game.things`."""


class EventLog(Listener):
    """A listener that keeps everything it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep the event."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Return what was heard since the last time, and forget it."""
        events = self.events
        self.events = []
        return events
