"""What one seat sees of a table. Everything that is sent to somebody goes through here."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import ParamSpec

import msgspec

from sternentisch.kernel.event import Event
from sternentisch.kernel.refusal import SternentischError
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.view import View
from sternentisch.server.protocol import (
    Choice,
    ClockSeen,
    DeniedSeen,
    EventSeen,
    LessonSeen,
    PlaceSeen,
    RequestSeen,
    TableSeen,
    encode,
)
from sternentisch.table.denied import Denied
from sternentisch.table.lesson import END, LEARNER, says
from sternentisch.table.table import Table
from sternentisch.text.speaker import Speaker

log = logging.getLogger("sternentisch.server")
P = ParamSpec("P")
NULL = msgspec.Raw(b"null")


def see(
    table: Table,
    seat: int | None,
    at: int,
    rematch: str | None = None,
    speaker: Speaker | None = None,
) -> TableSeen:
    """Return a table as a seat (None: an onlooker) may see it; with a speaker, in words, too."""
    view, choices, question = NULL, [], ""
    rules: tuple[str, ...] = ()
    if table.line is not None:
        seen = table.state.view(seat)
        view = msgspec.Raw(encode(seen))
        if seat is not None and is_asked(table, seat):
            choices = see_choices(table, seat, seen, speaker)
            if speaker:
                question = worded(speaker.question, seen)
                rules = table.game.questions.get(seen.decision, ())
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
        seats=[] if seat is None else table.seats_of(table.places[seat].person),
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
        question=question,
        rules=list(rules),
        names=speaker.players if speaker else [],
        lesson=see_lesson(table, seat, speaker),
        open_hands=table.game.open_hands,
    )


def is_asked(table: Table, seat: int) -> bool:
    """Whether whoever has a seat chooses now; where a bot plays for them, they do not."""
    return table.actor == seat and not table.paused and not table.places[seat].bot


def see_lesson(table: Table, seat: int | None, speaker: Speaker | None) -> LessonSeen | None:
    """Return where a lesson is: the move it wants now, and the words for it."""
    lesson, line = table.lesson, table.line
    if lesson is None or line is None or seat != LEARNER:
        return None
    played = len(line.steps)
    script = table.script()
    mine = script is not None and table.actor == seat
    key = END if script is None else lesson.sayings.get(played, "") if mine else ""
    return LessonSeen(
        step=min(played, len(lesson.moves)),
        steps=len(lesson.moves),
        action=script.id if script is not None and mine else None,
        text=worded(says, table.game, speaker.language, key) if key and speaker else "",
    )


def see_choices(table: Table, seat: int, view: View, speaker: Speaker | None) -> list[Choice]:
    """Return the legal actions of the seat that is asked."""
    final = final_choices(table, seat) if speaker else set()
    choices = []
    for action in table.state.legal():
        facts = table.game.describe(view, action)
        label = worded(speaker.choice, view, action) if speaker else ""
        choices.append(Choice(action.id, action.verb, facts, label, action.id in final))
    return choices


def final_choices(table: Table, seat: int) -> set[int]:
    """Return what cannot be taken back once it is played: it reveals, draws, or ends the turn.

    Tried out in a guess that depends on what the seat knows alone, so that it tells nothing else.
    """
    guess = table.state.sample(seat, Rng(f"final:{table.version}"))
    final = set()
    for id in table.state.offers:
        tried = guess.clone()
        tried.play(id)
        if tried.barrier:
            final.add(id)
    return final


def see_places(table: Table) -> list[PlaceSeen]:
    """Return who sits at a table."""
    return [
        PlaceSeen(
            place.name, bool(place.person), place.bot, place.away_since is not None, place.out
        )
        for place in table.places
    ]


def see_events(
    events: list[Event], seat: int | None, speaker: Speaker | None = None
) -> list[EventSeen]:
    """Return what happened as a seat may know it; with a speaker, in words, too."""
    return [see_event(event.seen_by(seat), speaker) for event in events]


def see_event(event: Event, speaker: Speaker | None) -> EventSeen:
    """Return an event as it is sent: its facts, and its sentence for who wants one."""
    text = worded(speaker.event, event) if speaker else ""
    return EventSeen(event.kind, event.seat, event.facts, text)


def denial(error: SternentischError, key: str = "", speaker: Speaker | None = None) -> DeniedSeen:
    """Return how a refusal is told: by its code, or by the rule of the game."""
    rule = ""
    if isinstance(error, Denied):
        code = error.code
    else:
        rule = getattr(error, "rule", "")
        code = "rule" if rule else "bad-input"
    text = f"why-{rule}" if rule else f"denied-{code}"
    return DeniedSeen(key, code, rule, worded(speaker.say, text) if speaker else "")


def worded(tell: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> str:
    """Return some words; a text that is missing must not keep anybody from playing."""
    try:
        return tell(*args, **kwargs)
    except LookupError:
        log.exception("a text is missing")
        return ""
