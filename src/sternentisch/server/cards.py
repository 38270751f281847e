"""Cards: what lists and answers tell about a table."""

from __future__ import annotations

from sternentisch.server.protocol import PlaceSeen
from sternentisch.server.room import Room
from sternentisch.server.seen import see_places
from sternentisch.server.store import Kept, Person
from sternentisch.server.wire import TableCard


async def card(room: Room, person: Person | None) -> TableCard:
    """Return a table as a card, when what is being done there is durable."""
    async with room.lock:
        return drawn(room, person)


def drawn(room: Room, person: Person | None) -> TableCard:
    """Return a table as a card; those who sit there learn its invite."""
    kept = room.kept
    table = room.table
    seats = table.seats_of(person.id if person else None)
    owner = person is not None and kept.owner == person.id
    places = see_places(table)
    return TableCard(
        id=kept.id,
        game=kept.game,
        phase=table.phase,
        private=kept.private,
        places=places,
        timing=kept.setup.timing,
        rated=table.rated,
        result=table.result,
        created=kept.created,
        changed=table.history[-1].entry.at if table.history else kept.created,
        rematch=room.rematch,
        invite=kept.invite if owner or seats else None,
        actor=table.waits_for(),
        you=seats,
        mine=owner,
        turn=is_turn(table.waits_for(), seats, places),
    )


def listed(kept: Kept, person: Person | None = None) -> TableCard:
    """Return a card of a table that need not be loaded for it."""
    seats = [seat for seat, sitter in enumerate(kept.sitters) if person and sitter == person.id]
    return TableCard(
        id=kept.id,
        game=kept.game,
        phase=kept.phase,
        private=kept.private,
        places=kept.places,
        timing=kept.setup.timing,
        rated=kept.rated,
        result=kept.result,
        created=kept.created,
        changed=kept.changed,
        rematch=kept.rematch,
        actor=kept.actor,
        you=seats,
        mine=person is not None and kept.owner == person.id,
        turn=is_turn(kept.actor, seats, kept.places),
    )


def is_turn(actor: int | None, seats: list[int], places: list[PlaceSeen]) -> bool:
    """Whether a game waits for somebody with these seats: no bot plays there."""
    return actor is not None and actor in seats and not places[actor].bot
