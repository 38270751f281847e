"""Why something was refused: rule ids for players, one tree of errors for programs.

SternentischError
├── IllegalAction       an action the rules forbid now; carries the rule id
├── BadInput            wrong arguments, options, notation: says what is wrong and where
│   └── Defects         every defect of a document at once, each with its path
└── UnknownName         no such game or bot
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.kernel.action import Action

NOT_ASKED: Final = "ST-1"
"""The action answers another question than the one that is open."""
GAME_OVER: Final = "ST-2"
"""The game has ended; nothing can be played."""


@final
class Refusal:
    """The rule that forbids an action at this moment."""

    __slots__ = ("action", "rule")

    def __init__(self, rule: str, action: Action) -> None:
        self.rule = rule
        self.action = action

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.action.notation!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal) and other.rule == self.rule and other.action == self.action
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.action.id))

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.action)


class SternentischError(Exception):
    """Everything this package raises on purpose."""


class IllegalAction(SternentischError):
    """An action the rules forbid now. The state it was tried on is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.action.notation}: forbidden by {refusal.rule}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal,)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids the action."""
        return self.refusal.rule


class BadInput(SternentischError):
    """Wrong input; the message names what is wrong and where."""


class UnknownName(SternentischError):
    """No game or bot of that name."""


class Defects(BadInput):
    """Everything wrong with a document, each defect as (path, message)."""

    def __init__(self, what: str, defects: list[tuple[str, str]]) -> None:
        self.what = what
        self.defects = defects
        lines = "; ".join(f"{path}: {message}" for path, message in defects)
        super().__init__(f"{what}: {lines}")

    def __reduce__(self) -> tuple[object, ...]:
        return Defects, (self.what, self.defects)
