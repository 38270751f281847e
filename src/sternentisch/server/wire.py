"""What goes over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sternentisch.server.protocol import EventSeen, PlaceSeen, TableSeen
from sternentisch.table.deeds import Seat, Timing
from sternentisch.table.result import Result

BotOrNobody = Annotated[str, Meta(pattern=r"^([1-5]|random)?$(?!\n)")]
"""In Python `$` alone would let a newline through."""
ShortName = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: ShortName


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: ShortName
    password: Password


class Me(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    guest: bool


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: you sit on `seat` (null: you look on), bots by seat, "" for people."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    timing: Timing = Timing()
    private: bool = False
    seat: Seat | None = 0
    bots: Annotated[list[BotOrNobody], Meta(max_length=9)] = []
    names: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=9)] = []
    """Further people at your screen by seat, "" elsewhere; at `seat` your own name for the game."""
    position: dict[str, Any] | None = None
    lesson: bool = False
    """A guided first game; it has seats and options of its own."""
    begin: bool = True
    """Whether the game begins at once if all places are taken."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit; a private table wants its invite."""

    seat: Seat
    invite: Annotated[str, Meta(max_length=40)] = ""


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot sits where; an empty one leaves."""

    seat: Seat
    bot: BotOrNobody


class TableCard(Struct, frozen=True):
    """A table in a list. `invite` is told to those who sit there."""

    id: str
    game: str
    phase: str
    private: bool
    places: list[PlaceSeen]
    timing: Timing
    rated: bool
    result: Result | None
    created: int
    changed: int
    rematch: str | None = None
    invite: str | None = None
    actor: int | None = None
    """Whose choice the game waits for, a person's or a bot's; null during a pause, too."""
    you: list[int] = []
    """Your places."""
    mine: bool = False
    """Whether you made it: bots, beginning and closing are up to you."""
    turn: bool = False
    """Whether it waits for you."""


class Replayed(Struct, frozen=True):
    """A finished game after so many actions: one view, or those of all seats."""

    step: int
    steps: int
    actor: int | None
    seat: int
    """Who played the action that led here; -1 at the start."""
    move: str
    """The action that led here."""
    events: list[EventSeen]
    views: list[msgspec.Raw]
    seen: TableSeen
    """The table as the first of them saw it, without choices."""


class StoryStep(Struct, frozen=True):
    """An action of a finished game and what happened by it; step 0 is what came before."""

    step: int
    seat: int
    move: str
    events: list[EventSeen]


class ActionInfo(Struct, frozen=True):
    """An action of a game's table."""

    id: int
    verb: str
    args: dict[str, Any]
    notation: str


class OptionInfo(Struct, frozen=True):
    """A start option; with a language: what it and its choices are called."""

    name: str
    default: Any
    choices: list[str]
    low: int
    high: int
    pick: int
    """So many choices are picked, 0: one; `more`: or more of them."""
    more: bool
    rule: str
    label: str = ""
    text: str = ""
    names: dict[str, str] = {}


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here; with a language: what to say about it and its bots."""

    id: str
    title: str
    seats: tuple[int, int]
    cooperative: bool
    lots: bool
    has_lesson: bool
    levels: list[str]
    tagline: str = ""
    level_names: dict[str, str] = {}
    level_texts: dict[str, str] = {}


class GameDetails(GameInfo, frozen=True, kw_only=True):
    """The same, with its options and all its actions."""

    options: list[OptionInfo]
    actions: list[ActionInfo]


class GameWords(Struct, frozen=True):
    """The words of a game that need no facts, by their keys; attributes as `key.attribute`."""

    words: dict[str, str]


class RuleText(Struct, frozen=True):
    """A rule of the rulebook; its text is Markdown."""

    id: str
    title: str
    chapter: str
    text: str


class Problem(Struct, frozen=True):
    """What is wrong: a code with the text `denied-<code>`, a rule of the game, or both."""

    code: str
    rule: str = ""
    detail: str = ""
