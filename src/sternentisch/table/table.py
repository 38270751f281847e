"""A table: people and bots, one game, and everything that happens around it.

The table is the sum of its entries: `Table.load` of a setup and a list of entries is the table
they were taken from. It knows no network and no clock; whoever drives it says what time it is.
A deed that is not possible raises `Denied` (or `IllegalAction`, if the rules of the game forbid
it) and changes nothing. What each deed does stands in `seating`, `playing`, `asking`, `leaving`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sternentisch.bots.registry import make_bot
from sternentisch.kernel.action import Action, Fact
from sternentisch.kernel.event import Event
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.kernel.registry import load
from sternentisch.kernel.state import State
from sternentisch.table import asking, deeds, leaving, playing, seating
from sternentisch.table.clock import Clock
from sternentisch.table.deeds import (
    CLOSED,
    NO_CLOCK,
    OPEN,
    OVER,
    PLAYING,
    UNDO,
    AnyDeed,
    Entry,
    Setup,
)
from sternentisch.table.denied import Denied
from sternentisch.table.lesson import wanted_lesson
from sternentisch.table.line import Line
from sternentisch.table.place import Place
from sternentisch.table.result import Result, result_of

HANDLERS: dict[type[AnyDeed], Callable[[Table, Any, int], None]] = {}  # filled below


class Told:
    """An entry, and what happened by it at the table and in the game."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class Table:
    """One table from its first open place to the end of its game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = load(setup.game)
        self.game.complete(setup.seats, setup.options)
        make_bot(setup.stand_in)
        if setup.position is not None:
            state = self.game.from_position(setup.position)
            if state.seats != setup.seats:
                raise BadInput(f"seats: the position is for {state.seats}, not {setup.seats}")
            if state.over:
                raise BadInput("position: this game is over")
        self.lesson = wanted_lesson(self.game, setup) if setup.lesson else None
        if setup.timing.kind != NO_CLOCK and not setup.timing.bank:
            raise BadInput("timing: a clock needs some time to run")
        self.phase = OPEN
        self.places = [Place() for _ in range(setup.seats)]
        self.clock = Clock(setup.timing, setup.seats)
        self.line: Line | None = None
        self.version = 0  # of the position: whoever plays must have seen this one
        self.paused = False
        self.rewound = False  # something that had shown new things was taken back
        self.hinted = False  # somebody was told what is best
        self.request: asking.Request | None = None
        self.drops: list[int] = []  # who is out, in the order they went
        self.result: Result | None = None
        self.rematch = False  # all have agreed to play again
        self.history: list[Told] = []
        self.events: list[Event] = []  # of the deed that is being done

    @classmethod
    def load(cls, setup: Setup, entries: Iterable[Entry]) -> Table:
        """Return the table that these entries were taken from."""
        table = cls(setup)
        for entry in entries:
            table.do(entry.deed, entry.at)
        return table

    # --- what everybody may ask ---------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.history)

    @property
    def played(self) -> Line:
        """The game so far; only once it has begun."""
        if self.line is None:
            raise Denied("not-begun")
        return self.line

    @property
    def state(self) -> State:
        """The position; only once the game has begun."""
        return self.played.state

    @property
    def actor(self) -> int | None:
        """The seat that must choose, if the game is under way."""
        return self.state.actor if self.phase == PLAYING else None

    @property
    def rated(self) -> bool:
        """Whether the game may count: it began as the rules say, and nobody looked ahead.

        Games of several people at one screen do not; nor do those with a hint.
        """
        shared = any(place.shared for place in self.places)
        return (
            self.setup.position is None
            and not self.rewound
            and not self.hinted
            and not self.setup.lesson
            and not shared
        )

    def seats_of(self, person: str | None) -> list[int]:
        """Return where somebody sits; people at one screen have several places."""
        if not person:
            return []
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def waits_for(self) -> int | None:
        """Return the seat whose choice the game waits for; None if it pauses or is not on."""
        return None if self.paused else self.actor

    def script(self) -> Action | None:
        """Return the move that a lesson wants now; None when everybody plays as they like."""
        if self.lesson is None or self.line is None or self.phase != PLAYING:
            return None
        played = len(self.line.steps)
        return self.lesson.moves[played] if played < len(self.lesson.moves) else None

    def bot_to_move(self) -> str:
        """Return which bot must choose now, "" if none."""
        seat = self.actor
        return "" if seat is None or self.paused else self.places[seat].bot

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking."""
        if self.phase != PLAYING or not self.places[seat].has_a_say:
            return False
        return self.played.can_undo() and self.played.steps[-1].seat == seat

    def can_redo(self, seat: int) -> bool:
        """Whether a seat may play again what it has taken back."""
        if self.actor != seat or not self.places[seat].has_a_say:
            return False
        return bool(self.played.undone)

    def record(self) -> Record:
        """Return the record of the game as it was played in the end."""
        record = self.played.record()
        record.names = [place.name for place in self.places]
        record.bots = ["" if place.person else place.bot for place in self.places]
        return record

    def rematch_places(self) -> list[AnyDeed]:
        """Return how people and bots sit down for another game: everybody one place further on."""
        moved: list[AnyDeed] = []
        for seat, place in enumerate(self.places):
            next_seat = (seat + 1) % len(self.places)
            if place.person:
                moved.append(deeds.Sit(next_seat, place.person, place.name, place.shared))
            elif place.bot:
                moved.append(deeds.SeatBot(next_seat, place.bot))
        return moved

    # --- doing --------------------------------------------------------------------------------

    def do(self, deed: AnyDeed, at: int) -> Told:
        """Do something at a time; return the entry and what happened by it."""
        seat = 0 if isinstance(deed, deeds.Begin | deeds.Close) else deed.seat
        if seat >= len(self.places):
            raise Denied("no-such-seat")
        at = max(at, self.clock.since)
        self.events = []
        HANDLERS[type(deed)](self, deed, at)
        self.clock.advance(at)
        if self.phase == PLAYING:
            self.end_if_over()
            self.set_clock()
        told = Told(Entry(self.number + 1, at, deed), self.events)
        self.history.append(told)
        return told

    def set_clock(self) -> None:
        """Let the time of whoever is asked run; a bot has all the time it wants."""
        seat = self.actor
        stopped = self.paused or seat is None or bool(self.places[seat].bot)
        self.clock.ask(seat, stopped=stopped)

    def end_if_over(self) -> None:
        """End the game when it is over, when one rival is left, or when no person is."""
        over = self.state.over
        left = len(self.places) - len(self.drops)
        alone = not self.game.cooperative and len(self.places) > 1 and left < 2
        deserted = bool(self.drops) and not any(place.is_human for place in self.places)
        if over or alone or deserted:
            self.phase = OVER
            self.paused = False
            self.request = None
            self.clock.ask(None, stopped=True)
            self.result = result_of(self.state, self.drops)
            if not over:
                self.say("ended", -1)

    def moved(self) -> None:
        """The position is another one: what was asked about the old one is void."""
        self.version += 1
        if self.request is not None and self.request.what == UNDO:
            self.request = None

    def say(self, kind: str, seat: int, **facts: Fact | list[Fact]) -> None:
        """Note something that happens at the table; it is told like what happens in the game."""
        self.events.append(Event(f"table-{kind}", seat, facts))

    # --- checks -------------------------------------------------------------------------------

    def want(self, phase: str) -> None:
        """Refuse what does not fit the table's phase."""
        if self.phase == CLOSED:
            raise Denied("table-closed")
        if self.phase != phase:
            raise Denied({OPEN: "begun", PLAYING: "not-playing", OVER: "not-over"}[phase])

    def want_running(self, at: int) -> None:
        """Refuse what needs a game that goes on and a clock that runs."""
        self.want(PLAYING)
        if self.paused:
            raise Denied("paused")
        if self.clock.is_up(at):
            raise Denied("time-up")

    def check_bot(self, name: str) -> None:
        """Refuse a bot that there is not."""
        try:
            make_bot(name)
        except SternentischError as error:
            raise Denied("no-such-bot") from error


HANDLERS.update(
    {
        deeds.Sit: seating.sit,
        deeds.Leave: seating.leave,
        deeds.SeatBot: seating.seat_bot,
        deeds.Begin: seating.begin,
        deeds.Close: seating.close,
        deeds.Play: playing.play,
        deeds.Undo: playing.undo,
        deeds.Redo: playing.redo,
        deeds.Reset: playing.reset,
        deeds.Hint: playing.hint,
        deeds.Ask: asking.ask,
        deeds.Answer: asking.answer,
        deeds.Resume: asking.resume,
        deeds.Resign: leaving.resign,
        deeds.TimeOut: leaving.time_out,
        deeds.Away: leaving.away,
        deeds.Back: leaving.be_back,
        deeds.TakeOver: leaving.take_over,
        deeds.Return: leaving.come_back,
    }
)
