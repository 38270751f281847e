"""What clients and server say to each other over the WebSocket: JSON, one object a message.

A client sends deeds with a key of its own; the server answers each with `done` or `denied`, the
same way however often it is sent. What happens comes as `update`, numbered without gaps; whoever
misses a number sends `hello` and gets a `welcome` with everything. `protocol.schema.json` and
`protocol.ts` beside this file are made from these types (`make protocol`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sternentisch.kernel.event import Facts
from sternentisch.table.chat import Line
from sternentisch.table.deeds import Timing
from sternentisch.table.result import Result

PROTOCOL = 1
Key = Annotated[str, Meta(min_length=1, max_length=40)]
LARGEST_MESSAGE = 4_096
"""Bytes of a message from a client."""

# --- from the client -------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A message from the browser."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Send me everything. `chat` is the last line of the chat I have."""

    protocol: int = PROTOCOL
    chat: Annotated[int, Meta(ge=0)] = 0


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


class PlayNow(FromClient, frozen=True, tag="play"):
    """I play an action; `version` is that of the position I see."""

    key: Key
    version: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0)]


class UndoNow(FromClient, frozen=True, tag="undo"):
    """I take my last action back."""

    key: Key


class RedoNow(FromClient, frozen=True, tag="redo"):
    """I play again what I took back."""

    key: Key


class ResetNow(FromClient, frozen=True, tag="reset"):
    """I take back all I can."""

    key: Key


class AskNow(FromClient, frozen=True, tag="ask"):
    """I ask the others: `undo`, `pause` or `rematch`."""

    key: Key
    what: Annotated[str, Meta(pattern="^(undo|pause|rematch)$")]


class AnswerNow(FromClient, frozen=True, tag="answer"):
    """I answer what was asked."""

    key: Key
    yes: bool


class ResumeNow(FromClient, frozen=True, tag="resume"):
    """I end the pause."""

    key: Key


class ResignNow(FromClient, frozen=True, tag="resign"):
    """I give up."""

    key: Key


class TakeOverNow(FromClient, frozen=True, tag="take-over"):
    """A bot shall play for a seat: mine, or that of somebody long away."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=9)]
    bot: Annotated[str, Meta(pattern="^[1-5]$")]


class ReturnNow(FromClient, frozen=True, tag="return"):
    """I play myself again."""

    key: Key


class SayNow(FromClient, frozen=True, tag="say"):
    """I say something."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


AnyFromClient = (
    Hello | Ping | PlayNow | UndoNow | RedoNow | ResetNow | AskNow | AnswerNow | ResumeNow
    | ResignNow | TakeOverNow | ReturnNow | SayNow
)  # fmt: skip
decode_message = msgspec.json.Decoder(AnyFromClient).decode

# --- what a seat sees ------------------------------------------------------------------------


class PlaceSeen(Struct, frozen=True):
    """A place: who sits there, and which bot plays there now."""

    name: str
    human: bool
    bot: str
    away: bool
    out: str


class RequestSeen(Struct, frozen=True):
    """What was asked, by whom, and whose answers are missing."""

    what: str
    seat: int
    waiting: list[int]


class ClockSeen(Struct, frozen=True):
    """Milliseconds left for each seat at the time `at`, and whose time runs."""

    left: list[int]
    running: int | None
    at: int


class EventSeen(Struct, frozen=True):
    """Something that happened; `seat` -1: nobody's doing."""

    kind: str
    seat: int
    facts: Facts


class Choice(Struct, frozen=True):
    """A legal action, and what it is about: the pieces and places it touches."""

    id: int
    verb: str
    facts: Facts


class TableSeen(Struct, frozen=True):
    """A table as one seat, or an onlooker, sees it."""

    number: int
    version: int
    phase: str
    game: str
    options: dict[str, object]
    timing: Timing
    rated: bool
    paused: bool
    places: list[PlaceSeen]
    you: int | None
    actor: int | None
    clock: ClockSeen
    request: RequestSeen | None
    can_undo: bool
    can_redo: bool
    result: Result | None
    rematch: str | None
    view: msgspec.Raw
    """The game's own view of the position; null before the game begins."""
    choices: list[Choice]


# --- from the server -------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="is"):
    """A message to the browser."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything: the table, what happened so far, what was said."""

    protocol: int
    table: TableSeen
    events: list[EventSeen]
    chat: list[Line]


class Update(FromServer, frozen=True, tag="update"):
    """Entry `number` was made."""

    number: int
    at: int
    events: list[EventSeen]
    table: TableSeen


class Done(FromServer, frozen=True, tag="done"):
    """The deed with this key is entry `number`, and will not be lost."""

    key: str
    number: int


class DeniedSeen(FromServer, frozen=True, tag="denied"):
    """That is not possible: the text `denied-<code>`, or the rule that forbids it."""

    key: str
    code: str
    rule: str = ""


class Said(FromServer, frozen=True, tag="said"):
    """Somebody has said something."""

    line: Line


class Pong(FromServer, frozen=True, tag="pong"):
    """I am here."""

    at: int


AnyFromServer = Welcome | Update | Done | DeniedSeen | Said | Pong
encode = msgspec.json.Encoder().encode
