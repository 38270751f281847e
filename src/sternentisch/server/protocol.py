"""What clients and server say to each other over the WebSocket: JSON, one object a message.

A client sends deeds with a key of its own; the server answers each with `done` or `denied`, the
same way however often it is sent. What happens comes as `update`, numbered without gaps; whoever
misses a number sends `hello` and gets a `welcome` with everything. `protocol.schema.json` and
`protocol.ts` beside this file are made from these types (`make protocol`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from sternentisch.kernel.event import Facts
from sternentisch.table.chat import Line
from sternentisch.table.deeds import Seat, Timing, Wish
from sternentisch.table.result import Result

PROTOCOL = 1
Key = Annotated[str, Meta(min_length=1, max_length=40)]
LARGEST_MESSAGE = 4_096
"""Bytes of a message from a client."""

# --- from the client -------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A message from the browser."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Send me everything. `chat` is the last line of the chat I have.

    With `lang` words come along from now on. `seat` says as whom I look, if I have several places.
    """

    protocol: int = PROTOCOL
    chat: Annotated[int, Meta(ge=0)] = 0
    lang: Literal["", "de", "en"] = ""
    seat: Seat | None = None


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
    what: Wish


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
    seat: Seat
    bot: Literal["1", "2", "3", "4", "5"]


class ReturnNow(FromClient, frozen=True, tag="return"):
    """I play myself again."""

    key: Key


class SayNow(FromClient, frozen=True, tag="say"):
    """I say something."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WhyNot(FromClient, frozen=True, tag="why"):
    """Why can I not play these actions?"""

    key: Key
    actions: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=1, max_length=60)]


class HintNow(FromClient, frozen=True, tag="hint"):
    """What is best? Only where nobody else plays."""

    key: Key


Keyed = (
    PlayNow | UndoNow | RedoNow | ResetNow | AskNow | AnswerNow | ResumeNow
    | ResignNow | TakeOverNow | ReturnNow | SayNow | WhyNot | HintNow
)  # fmt: skip
AnyFromClient = Hello | Ping | Keyed
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
    """Something that happened; `seat` -1: nobody's doing. `text` tells it in your language."""

    kind: str
    seat: int
    facts: Facts
    text: str = ""


class Choice(Struct, frozen=True):
    """A legal action, and what it is about: the pieces and places it touches.

    If you have a language: its `label`, and whether it is `final`: it cannot be taken back.
    """

    id: int
    verb: str
    facts: Facts
    label: str = ""
    final: bool = False


class LessonSeen(Struct, frozen=True):
    """A lesson: what to do now, if it is the learner's choice, and what there is to say about it.

    `action` is null when the others play, and after the last step.
    """

    step: int
    steps: int
    action: int | None
    text: str


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
    """As which seat you look on."""
    seats: list[int]
    """All places that are yours."""
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
    question: str = ""
    """What you are asked, in your language."""
    rules: list[str] = []
    """The rules to read about it."""
    names: list[str] = []
    """What people and bots are called, in your language."""
    lesson: LessonSeen | None = None
    open_hands: bool = False
    """Whether all seats see the same, so that people at one screen need no curtain."""


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
    text: str = ""


class Reason(Struct, frozen=True):
    """Whether you may play an action; if not: a `code` as in `denied`, and perhaps the rule."""

    action: int
    allowed: bool
    code: str
    rule: str
    title: str
    text: str


class Because(FromServer, frozen=True, tag="because"):
    """What you asked about with `why`, in the same order."""

    key: str
    version: int
    answers: list[Reason]


class Advice(Struct, frozen=True):
    """A choice worth making: the chance to win with it, from 0 to 1, and why."""

    action: int
    value: float
    text: str


class HintSeen(FromServer, frozen=True, tag="hint"):
    """The best choices in the position `version`, the best first."""

    key: str
    version: int
    best: list[Advice]


class Said(FromServer, frozen=True, tag="said"):
    """Somebody has said something."""

    line: Line


class Pong(FromServer, frozen=True, tag="pong"):
    """I am here."""

    at: int


AnyFromServer = Welcome | Update | Done | DeniedSeen | Because | HintSeen | Said | Pong
encode = msgspec.json.Encoder().encode
