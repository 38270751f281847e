"""Playing, taking back and bringing back, and asking what is best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.table.deeds import Hint, Play, Redo, Reset, Undo
from sternentisch.table.denied import Denied

if TYPE_CHECKING:
    from sternentisch.table.table import Table


def play(table: Table, deed: Play, at: int) -> None:
    """Play an action."""
    table.want_running(at)
    if table.actor != deed.seat:
        raise Denied("not-your-turn")
    if table.places[deed.seat].bot != deed.bot:
        raise Denied("bot-plays" if not deed.bot else "stale")
    if table.version != deed.version:
        raise Denied("stale")
    if deed.action >= len(table.game.table.actions):
        raise Denied("no-such-action")
    script = table.script()
    if script is not None and deed.action != script.id:
        raise Denied("lesson")
    step = table.played.play(table.game.table[deed.action])
    table.events += step.events
    table.moved()


def undo(table: Table, deed: Undo, at: int) -> None:
    """Take the last action back."""
    table.want_running(at)
    if not table.can_undo(deed.seat):
        raise Denied("no-undo")
    table.played.undo()
    table.say("undone", deed.seat)
    table.moved()


def redo(table: Table, deed: Redo, at: int) -> None:
    """Play again what was taken back."""
    table.want_running(at)
    if not table.can_redo(deed.seat):
        raise Denied("no-redo")
    step = table.played.redo()
    table.say("redone", deed.seat)
    table.events += step.events
    table.moved()


def reset(table: Table, deed: Reset, at: int) -> None:
    """Take back everything that can be taken back."""
    table.want_running(at)
    if not table.can_undo(deed.seat):
        raise Denied("no-undo")
    while table.can_undo(deed.seat):
        table.played.undo()
    table.say("reset", deed.seat)
    table.moved()


def want_hint(table: Table, seat: int, at: int) -> None:
    """Refuse a hint to who is not asked, and wherever another person plays."""
    person = table.places[seat].person
    if any(place.person not in ("", person) for place in table.places):
        raise Denied("no-hints")
    table.want_running(at)
    if table.actor != seat:
        raise Denied("not-your-turn")
    if table.places[seat].bot:
        raise Denied("bot-plays")


def hint(table: Table, deed: Hint, at: int) -> None:
    """Note that a seat was given a hint."""
    want_hint(table, deed.seat, at)
    table.hinted = True
    table.say("hinted", deed.seat)
