"""A game: the declaration that ties facts, rules, texts and constructor together."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from mypy_extensions import mypyc_attr

from sternentisch.kernel.action import Action, ActionTable
from sternentisch.kernel.content import Content
from sternentisch.kernel.event import Facts, Listener
from sternentisch.kernel.observation import Field, plain_fields, plain_values, width
from sternentisch.kernel.option import Option, complete_options
from sternentisch.kernel.phrase import Phrase
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.row import Row, put
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.kernel.whole import is_whole

POSITION_FORMAT = "sternentisch-position"
POSITION_VERSION = 1
NEUTRAL = 4
"""The leaning of keen bots to a verb that a game says nothing about."""
SEEDS = 2**63
"""Seeds go from -SEEDS to SEEDS - 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game declares, and what everybody can do with it.

    Facts first: a subclass sets the class attributes, its `__init__` the table and options.
    `behaviour` rises whenever a rule changes, so that old records are never replayed wrongly.
    """

    id = ""
    title = ""
    min_seats = 0
    max_seats = 0
    behaviour = 1
    cooperative = False
    open_hands = False
    """Whether all seats see the same, so that people at one screen hide nothing from each other."""
    lots = False
    """Whether lots decide who sits where, as the first seat begins."""
    reasons: tuple[str, ...] = ()
    """Every way the game can end, as `Outcome.reason` names it."""
    leanings: ClassVar[Mapping[str, int]] = {}
    """How much keen bots like a verb, an action by its notation ("supply tech"), or a verb as the
    answer to a kind of question ("main take"). The last of these counts; else it is `NEUTRAL`.
    """

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The rules to read for a kind of question, the most helpful first."""

    def __init__(self, content: Content, folder: Path) -> None:
        self.content = content
        self.folder = folder
        self.own: Path | None = None
        """The file of the player's own copy, where one was given to `load`."""
        self.table = ActionTable()
        self.options: list[Option] = []
        self._fields: dict[int, list[Field]] = {}
        self._blanks: dict[int, bytes] = {}

    # --- what a game fills in -------------------------------------------------------------

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        """Deal a new game; options are complete and valid, `seats` is in range."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """List what a seat, or a spectator, may know."""
        raise NotImplementedError

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        """Build a state from `State.write` of an untrusted document, noting every defect."""
        raise NotImplementedError

    def check_options(self, options: dict[str, object], seats: int) -> list[tuple[str, str]]:
        """Return what is wrong with options that are valid one by one."""
        return []

    def describe(self, view: View, action: Action) -> Facts:
        """Return what a choice is about, as facts: what lies at the place it names, and so on."""
        return dict(action.args)

    def describe_question(self, view: View) -> Facts:
        """Return what the open question is about, as facts."""
        return {}

    def phrases(self, kind: str, id: str) -> list[Phrase]:
        """Return what a piece does, where that is made from its effects; else its `.text` tells."""
        return []

    def things(self, seats: int, options: dict[str, object]) -> dict[str, tuple[str, list[str]]]:
        """Return what should come up in many games with these options: by kind, names and ids.

        A kind is that of an event, and what its ids are names of is one of the event's facts; or
        it is something that the rules let listeners `meet`.
        """
        return {"game-ended": ("reason", list(self.reasons))}

    def traits(self, state: State, seat: int | None) -> dict[str, str]:
        """Return what a seat, or for None the whole game, played with: kind of name and id.

        The kinds are the same in every game with as many seats and the same options.
        """
        return {}

    def list_fields(self, seats: int) -> list[Field]:
        """List what an observation holds in a game of so many, in the order of `fill_row`."""
        return plain_fields(self, seats)

    def fill_row(self, state: State, seat: int, row: Row) -> None:
        """Set what a seat knows in a row that is all 0; made for speed."""
        for at, value in enumerate(plain_values(self.view(state, seat))):
            put(row, at, value)

    def panel(self) -> list[dict[str, object]]:
        """Return the start options under which tournaments measure bots: all of them in turn."""
        return [{}]

    # --- what everybody uses --------------------------------------------------------------

    def __repr__(self) -> str:
        own = "" if self.own is None else f", with {self.own}"
        return f"<Game {self.id}{own}>"

    def __reduce__(self) -> tuple[object, ...]:
        from sternentisch.kernel.registry import load

        return load, (self.id, self.own)

    def fields(self, seats: int) -> list[Field]:
        """Return what an observation holds in a game of so many, field by field."""
        found = self._fields.get(seats)
        if found is None:
            found = self._fields[seats] = [field.cut() for field in self.list_fields(seats)]
            self._blanks[seats] = bytes(width(found))
        return found

    def observe(self, state: State, seat: int) -> bytes:
        """Return what a seat knows as numbers, in the order of `fields`."""
        if not 0 <= seat < state.seats:
            raise BadInput(f"seat {seat}: seats go from 0 to {state.seats - 1}")
        blank = self._blanks.get(state.seats)
        if blank is None:
            self.fields(state.seats)
            blank = self._blanks[state.seats]
        row = Row()
        row.write(blank)
        self.fill_row(state, seat, row)
        return row.getvalue()

    def start(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, object] | None = None,
        listener: Listener | None = None,
    ) -> State:
        """Start a game: equal arguments give equal games. A listener hears the opening, too."""
        seats = self.min_seats if seats is None else seats
        complete = self.complete(seats, options)
        if not is_whole(seed) or not -SEEDS <= seed < SEEDS:
            raise BadInput("seed: a whole number of at most 63 bits wanted")
        state = self.set_up(complete, seats, Rng(seed))
        state.listener = listener
        state.begin()
        state.settle()
        state.barrier = 0
        return state

    def action(self, text: str) -> Action:
        """Read the notation of one of this game's actions."""
        if not isinstance(text, str):
            raise BadInput(f"action {text!r}: its notation is wanted, such as '{self.table[0]}'")
        return self.table.parse(text)

    def to_position(self, state: State) -> dict[str, object]:
        """Return a state as a JSON document."""
        head = self.write_head(POSITION_FORMAT, POSITION_VERSION, state.seats, state.options)
        return {**head, "state": state.write()}

    def from_position(self, document: object) -> State:
        """Load a state; a broken document is refused with all its defects."""
        root = Reader(document, "", [])
        seats, options, (body,) = self.read_head(root, POSITION_FORMAT, POSITION_VERSION, "state")
        root.raise_defects("position")
        state = self.read(body, options, seats)
        root.raise_defects("position")
        state.settle()
        state.barrier = 0
        return state

    def write_head(
        self, kind: str, version: int, seats: int, options: dict[str, object]
    ) -> dict[str, object]:
        """Return what positions and records have in common."""
        return {
            "format": kind,
            "version": version,
            "game": self.id,
            "behaviour": self.behaviour,
            "content": self.content.hash,
            "seats": seats,
            "options": copy.deepcopy(options),
        }

    def read_head(
        self, root: Reader, kind: str, version: int, *rest: str
    ) -> tuple[int, dict[str, object], list[Reader]]:
        """Check what positions and records have in common; return the fields of `rest` too."""
        names = ("format", "version", "game", "behaviour", "content", "seats", "options")
        head = root.fields(*names, *rest)
        expected: list[object] = [kind, version, self.id, self.behaviour, self.content.hash]
        for field, wanted in zip(head, expected, strict=False):
            if not root.defects and field.value != wanted:
                field.defect(f"{wanted!r} wanted, {field.value!r} found")
        seats = head[5].integer(self.min_seats, self.max_seats)
        options: dict[str, object] = {}
        given = head[6].value
        if not isinstance(given, dict):
            head[6].wrong("an object")
        else:
            try:
                options = self.complete(seats, given)
            except Defects as error:
                root.defects.extend(error.defects)
        return seats, options, head[7:]

    def complete(self, seats: int, given: dict[str, object] | None) -> dict[str, object]:
        """Return all options for a game of so many, the given ones checked."""
        defects: list[tuple[str, str]] = []
        if not is_whole(seats):
            defects.append(("seats", f"a whole number wanted, not {seats!r}"))
        elif not self.min_seats <= seats <= self.max_seats:
            wanted = f"{self.min_seats} to {self.max_seats} players"
            defects.append(("seats", f"{self.id} is for {wanted}, not {seats}"))
        complete: dict[str, object] = {}
        if given is not None and not isinstance(given, dict):
            raise Defects(self.id, [*defects, ("options", "names with their values wanted")])
        try:
            complete = complete_options(self.options, given or {})
            if not defects:
                defects.extend(self.check_options(complete, seats))
        except Defects as error:
            defects.extend(error.defects)
        if defects:
            raise Defects(self.id, defects)
        return complete
