"""What can be done at a table. A table is its setup and a list of these, each with its time.

They are plain data: stored, sent and replayed as they are. `seat` is who does it; whether that
person may speak for the seat is for the server to know, everything else for the table.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Seat = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Person = Annotated[str, Meta(min_length=1, max_length=64)]
Milliseconds = Annotated[int, Meta(ge=0, le=366 * 86_400_000)]

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
"""What phase a table is in; closed: for good, before a game began."""
NO_CLOCK: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
"""Kinds of clocks."""
UNDO: Final = "undo"
PAUSE: Final = "pause"
REMATCH: Final = "rematch"
"""What the others may be asked for."""
Wish = Literal["undo", "pause", "rematch"]


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think, in milliseconds.

    `live`: a bank for the whole game, and some more for each turn; `days`: so long for each turn.
    """

    kind: Literal["none", "live", "days"] = NO_CLOCK
    bank: Milliseconds = 0
    gain: Milliseconds = 0


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made for; nothing of it changes later."""

    game: str
    seats: Seat
    options: dict[str, object] = field(default_factory=dict)
    timing: Timing = Timing()
    stand_in: BotName = "2"
    """The bot that plays on for somebody who has resigned or run out of time."""
    position: dict[str, object] | None = None
    """Where the game begins, if not with its own setup; such a game is not rated."""
    lesson: bool = False
    """A guided first game: its moves are given, until the learner plays on alone."""


class Deed(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something done at the table."""


class Sit(Deed, frozen=True, tag="sit"):
    """Somebody takes an open place.

    `shared`: it may be one of several places of the same person, for people at one screen.
    """

    seat: Seat
    person: Person
    name: Name
    shared: bool = False


class Leave(Deed, frozen=True, tag="leave"):
    """Somebody gives a place up, or a bot is sent away, before the game begins."""

    seat: Seat
    person: str | None = None
    """Who is meant to sit there, "" for a bot; None: whoever does, in entries of old."""


class SeatBot(Deed, frozen=True, tag="seat-bot"):
    """A bot is put on an open place."""

    seat: Seat
    bot: BotName


class Begin(Deed, frozen=True, tag="begin"):
    """All places are taken: the game begins. The seed is nobody's business before the end."""

    seed: int


class Close(Deed, frozen=True, tag="close"):
    """The table is closed for good before the game begins, by who made it or by the server."""


class Play(Deed, frozen=True, tag="play"):
    """The seat that is asked plays an action. `version` says what it was looking at."""

    seat: Seat
    action: Annotated[int, Meta(ge=0)]
    version: Annotated[int, Meta(ge=0)]
    bot: str = ""
    """Which bot has chosen, if one plays for the seat."""


class Undo(Deed, frozen=True, tag="undo"):
    """The last action is taken back by whoever played it."""

    seat: Seat


class Redo(Deed, frozen=True, tag="redo"):
    """What was taken back is played again."""

    seat: Seat


class Reset(Deed, frozen=True, tag="reset"):
    """All that can be taken back is taken back at once."""

    seat: Seat


class Ask(Deed, frozen=True, tag="ask"):
    """Somebody asks the others for something: to undo more, to pause, to play again."""

    seat: Seat
    what: Wish


class Answer(Deed, frozen=True, tag="answer"):
    """Somebody answers what was asked."""

    seat: Seat
    yes: bool


class Resume(Deed, frozen=True, tag="resume"):
    """The pause is over."""

    seat: Seat


class Resign(Deed, frozen=True, tag="resign"):
    """Somebody gives up."""

    seat: Seat


class TimeOut(Deed, frozen=True, tag="time-out"):
    """The time of the seat that is asked has run out; the table checks that."""

    seat: Seat


class Away(Deed, frozen=True, tag="away"):
    """The last connection of somebody was lost."""

    seat: Seat


class Back(Deed, frozen=True, tag="back"):
    """Somebody is there again."""

    seat: Seat


class TakeOver(Deed, frozen=True, tag="take-over"):
    """A bot plays for somebody who is away, or who wants that."""

    seat: Seat
    bot: BotName
    by: Seat


class Return(Deed, frozen=True, tag="return"):
    """Somebody plays again for whom a bot has played."""

    seat: Seat


class Hint(Deed, frozen=True, tag="hint"):
    """The seat that is asked lets a bot look for the best choice; the game counts no more."""

    seat: Seat


AnyDeed = (
    Sit | Leave | SeatBot | Begin | Close | Play | Undo | Redo | Reset | Ask | Answer | Resume
    | Resign | TimeOut | Away | Back | TakeOver | Return | Hint
)  # fmt: skip


class Entry(Struct, frozen=True):
    """A deed as the table has taken it: the how manieth, and when (milliseconds)."""

    number: int
    at: int
    deed: AnyDeed
