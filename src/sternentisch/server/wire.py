"""What goes over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sternentisch.server.protocol import EventSeen, PlaceSeen
from sternentisch.table.deeds import Seat, Timing
from sternentisch.table.result import Result

BotOrNobody = Annotated[str, Meta(pattern="^([1-5]|random)?$")]
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
    options: dict[str, Any] = {}
    timing: Timing = Timing()
    private: bool = False
    seat: Seat | None = 0
    bots: Annotated[
        list[Annotated[str, Meta(pattern="^([1-5]|random)?$")]], Meta(max_length=9)
    ] = []
    position: dict[str, Any] | None = None
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


class Replayed(Struct, frozen=True):
    """A finished game after so many actions: one view, or those of all seats."""

    step: int
    steps: int
    actor: int | None
    move: str
    """The action that led here."""
    events: list[EventSeen]
    views: list[msgspec.Raw]


class ActionInfo(Struct, frozen=True):
    """An action of a game's table."""

    id: int
    verb: str
    args: dict[str, Any]
    notation: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, int]
    cooperative: bool
    levels: list[str]


class GameDetails(GameInfo, frozen=True):
    """The same, with its options and all its actions."""

    options: list[dict[str, Any]]
    actions: list[ActionInfo]


class Problem(Struct, frozen=True):
    """What is wrong: a code with the text `denied-<code>`, a rule of the game, or both."""

    code: str
    rule: str = ""
    detail: str = ""
