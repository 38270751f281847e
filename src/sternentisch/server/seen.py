"""What one seat sees of a table. Everything that is sent to somebody goes through here."""

from __future__ import annotations

import msgspec

from sternentisch.kernel.event import Event
from sternentisch.server.protocol import (
    Choice,
    ClockSeen,
    EventSeen,
    PlaceSeen,
    RequestSeen,
    TableSeen,
    encode,
)
from sternentisch.table.table import Table

NULL = msgspec.Raw(b"null")


def see(table: Table, seat: int | None, at: int, rematch: str | None = None) -> TableSeen:
    """Return a table as a seat (None: an onlooker) may see it."""
    view, choices = NULL, []
    if table.line is not None:
        seen = table.state.view(seat)
        view = msgspec.Raw(encode(seen))
        if seat is not None and table.actor == seat and not table.paused:
            for action in table.state.legal():
                facts = table.game.describe(seen, action)
                choices.append(Choice(action.id, action.verb, facts))
    request = table.request
    clock = table.clock
    return TableSeen(
        number=table.number,
        version=table.version,
        phase=table.phase,
        game=table.game.id,
        options=table.state.options if table.line is not None else table.setup.options,
        timing=table.setup.timing,
        rated=table.rated,
        paused=table.paused,
        places=see_places(table),
        you=seat,
        actor=table.actor,
        clock=ClockSeen(
            [clock.left_at(other, at) for other in range(len(table.places))], clock.running, at
        ),
        request=RequestSeen(request.what, request.seat, sorted(request.asked)) if request else None,
        can_undo=seat is not None and table.can_undo(seat),
        can_redo=seat is not None and table.can_redo(seat),
        result=table.result,
        rematch=rematch,
        view=view,
        choices=choices,
    )


def see_places(table: Table) -> list[PlaceSeen]:
    """Return who sits at a table."""
    return [
        PlaceSeen(
            place.name, bool(place.person), place.bot, place.away_since is not None, place.out
        )
        for place in table.places
    ]


def see_events(events: list[Event], seat: int | None) -> list[EventSeen]:
    """Return what happened as a seat may know it."""
    seen = [event.seen_by(seat) for event in events]
    return [EventSeen(event.kind, event.seat, event.facts) for event in seen]
