"""Actions: every choice of a game is one row of a fixed table."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import final

from sternentisch.kernel.refusal import BadInput

Fact = int | str
"""What an action or event may say: a number, or the id of a piece or place."""


@final
class Action:
    """One interned choice: a stable number, and the verb and arguments people read.

    There is one object per row of a game's table; one that comes back from another process is
    equal to it.
    """

    __slots__ = ("args", "id", "notation", "verb")

    def __init__(self, id: int, verb: str, args: dict[str, Fact], notation: str) -> None:
        self.id = id
        self.verb = verb
        self.args: Mapping[str, Fact] = MappingProxyType(args)
        self.notation = notation

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Action) and self.id == other.id and self.notation == other.notation
        )

    def __hash__(self) -> int:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.id, self.verb, dict(self.args), self.notation)

    def __index__(self) -> int:
        return self.id

    def __int__(self) -> int:
        return self.id

    def __lt__(self, other: Action) -> bool:
        return self.id < other.id

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.notation!r}>"


@final
class ActionTable:
    """All actions of a game, by number and by notation."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_notation: dict[str, Action] = {}

    def add(self, verb: str, notation: str, **args: Fact) -> None:
        """Append one action; its id is its place in the table."""
        action = Action(len(self.actions), verb, args, notation)
        if notation in self.by_notation:
            raise ValueError(f"notation {notation!r} is used twice")
        self.actions.append(action)
        self.by_notation[notation] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self.actions):
            raise BadInput(f"action {id}: ids go from 0 to {len(self.actions) - 1}")
        return self.actions[id]

    def parse(self, text: str) -> Action:
        """Read an action's notation back; case and extra spaces do not matter."""
        wanted = " ".join(text.lower().split())
        action = self.by_notation.get(wanted)
        if action is None:
            near = difflib.get_close_matches(wanted, list(self.by_notation), 3)
            hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
            raise BadInput(f"unknown action {text!r}{hint}")
        return action
