"""Asking the others: to take more back, to pause, to play again. All must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.table.deeds import OVER, PAUSE, PLAYING, REMATCH, UNDO, Answer, Ask, Resume
from sternentisch.table.denied import Denied

if TYPE_CHECKING:
    from sternentisch.table.table import Table


class Request:
    """What somebody has asked the others: `asked` are those who have not answered yet."""

    def __init__(self, what: str, seat: int, asked: set[int], target: int) -> None:
        self.what = what
        self.seat = seat
        self.asked = asked
        self.target = target  # of an undo: how many steps remain


def ask(table: Table, deed: Ask, at: int) -> None:
    """Ask the others for something that needs their consent."""
    table.want(OVER if deed.what == REMATCH else PLAYING)
    if table.request is not None:
        raise Denied("already-asked")
    target = 0
    if deed.what == REMATCH:
        if not table.places[deed.seat].person:
            raise Denied("not-seated")
        if table.rematch:
            raise Denied("already-agreed")
        asked = {seat for seat, place in enumerate(table.places) if place.person}
    else:
        if not table.places[deed.seat].has_a_say:
            raise Denied("no-say")
        asked = {seat for seat, place in enumerate(table.places) if place.has_a_say}
        if deed.what == PAUSE and table.paused:
            raise Denied("paused")
        if deed.what == UNDO:
            target = last_turn_of(table, deed.seat)
    asked -= set(table.seats_of(table.places[deed.seat].person))  # who asks agrees
    table.request = Request(deed.what, deed.seat, asked, target)
    table.say(f"asks-{deed.what}", deed.seat)
    grant_if_agreed(table)


def last_turn_of(table: Table, seat: int) -> int:
    """Return how many steps had been played when the latest turn of a seat began."""
    steps = table.played.steps
    last = len(steps)
    while last and steps[last - 1].seat != seat:
        last -= 1
    while last and steps[last - 1].seat == seat:
        last -= 1
    if all(step.seat != seat for step in steps):
        raise Denied("no-turn-yet")
    return last


def answer(table: Table, deed: Answer, at: int) -> None:
    """Consent to what is asked, or refuse it."""
    if table.request is None or deed.seat not in table.request.asked:
        raise Denied("not-asked")
    table.say("agrees" if deed.yes else "refuses", deed.seat)
    if not deed.yes:
        table.request = None
        return
    table.request.asked.discard(deed.seat)
    grant_if_agreed(table)


def grant_if_agreed(table: Table) -> None:
    """Do what was asked for as soon as nobody is left to agree."""
    request = table.request
    if request is None or request.asked:
        return
    table.request = None
    if request.what == UNDO:
        steps = len(table.played.steps) - request.target
        table.played.rewind(request.target)
        table.rewound = True
        table.say("rewound", request.seat, steps=steps)
        table.moved()
    elif request.what == PAUSE:
        table.paused = True
        table.say("paused", -1)
    else:
        table.rematch = True
        table.say("rematch", -1)


def excuse(table: Table, seat: int) -> None:
    """Somebody has no say any more: what they asked is void, their answer is not awaited."""
    if table.request is None:
        return
    if table.request.seat == seat:
        table.request = None
    else:
        table.request.asked.discard(seat)
        grant_if_agreed(table)


def resume(table: Table, deed: Resume, at: int) -> None:
    """Go on after a pause."""
    table.want(PLAYING)
    if not table.paused:
        raise Denied("not-paused")
    if not table.places[deed.seat].is_human:
        raise Denied("no-say")
    table.paused = False
    table.say("resumed", deed.seat)
