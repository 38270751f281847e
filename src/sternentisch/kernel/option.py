"""Start options of a game: declared as data, checked in one place."""

from __future__ import annotations

import re
from typing import final

from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)


@final
class Option:
    """One start option: true/false, a number in a range, or some of a few names.

    `pick` > 0 asks for a list of exactly that many different `choices`, or the empty list.
    """

    __slots__ = ("choices", "default", "high", "low", "name", "pick", "rule")

    def __init__(
        self,
        name: str,
        default: bool | int | list[str],
        rule: str,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        pick: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.choices = choices
        self.pick = pick

    def wrong(self, value: object) -> str:
        """Return what is wrong with a value, or ""."""
        if self.pick:
            if not isinstance(value, list) or any(not isinstance(v, str) for v in value):
                return f"a list of names wanted, not {value!r}"
            unknown = [v for v in value if v not in self.choices]
            if unknown:
                return f"unknown: {', '.join(unknown)}; known: {', '.join(self.choices)}"
            if value and (len(value) != self.pick or len(set(value)) != self.pick):
                return f"{self.pick} different names wanted, or none"
        elif isinstance(self.default, bool):
            if not isinstance(value, bool):
                return f"true or false wanted, not {value!r}"
        elif not is_whole(value):
            return f"a whole number wanted, not {value!r}"
        elif not self.low <= value <= self.high:
            return f"{value} is not from {self.low} to {self.high}"
        return ""

    def parse(self, text: str) -> object:
        """Read a value as typed on a command line; a wrong one is left for `wrong` to tell."""
        if self.pick:
            return [part.strip() for part in text.split(",") if part.strip()]
        word = text.strip().lower()
        if isinstance(self.default, bool):
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
            return text
        return int(word) if NUMBER.fullmatch(word) else text


def complete_options(options: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Return all options with their values; raise every defect of `given` at once."""
    known = {option.name: option for option in options}
    defects: list[tuple[str, str]] = []
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            defects.append((f"options.{name}", f"unknown option; known: {', '.join(known)}"))
        else:
            message = option.wrong(value)
            if message:
                defects.append((f"options.{name}", message))
    if defects:
        raise Defects("options", defects)
    return {name: _own(given.get(name, option.default)) for name, option in known.items()}


def _own(value: object) -> object:
    return value[:] if isinstance(value, list) else value
