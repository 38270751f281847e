"""Start options of a game: declared as data, checked in one place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import final

from sternentisch.kernel.reader import MOST_DEFECTS
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.kernel.whole import is_whole

NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)
MANY = 20
"""More choices than these are not listed one by one."""


@final
class Option:
    """One start option: true/false, a number in a range, one of a few names, or some of them.

    `pick` > 0 asks for a list of exactly that many different `choices` (with `more`: or more of
    them), or the empty list.
    """

    __slots__ = ("choices", "default", "high", "low", "more", "name", "pick", "rule")

    def __init__(
        self,
        name: str,
        default: bool | int | str | list[str],
        rule: str,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        pick: int = 0,
        more: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.choices = choices
        self.pick = pick
        self.more = more

    def wrong(self, value: object) -> str:
        """Return what is wrong with a value, or ""."""
        if self.pick:
            if not isinstance(value, list) or any(not isinstance(v, str) for v in value):
                return f"a list of names wanted, not {value!r}"
            unknown = [v for v in value if v not in self.choices]
            if unknown:
                return f"unknown: {', '.join(unknown)}; known: {self.known()}"
            least, most = self.pick, len(self.choices) if self.more else self.pick
            if value and (not least <= len(value) <= most or len(set(value)) < len(value)):
                return f"{least}{' or more' if self.more else ''} different names wanted, or none"
        elif isinstance(self.default, str):
            if value not in self.choices:
                return f"{value!r} is none of {self.known()}"
        elif isinstance(self.default, bool):
            if not isinstance(value, bool):
                return f"true or false wanted, not {value!r}"
        elif not is_whole(value):
            return f"a whole number wanted, not {value!r}"
        elif not self.low <= value <= self.high:
            return f"{value} is not from {self.low} to {self.high}"
        return ""

    def known(self) -> str:
        """List the choices; of many, the first and the last."""
        if len(self.choices) > MANY:
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(self.choices)

    def parse(self, text: str) -> object:
        """Read a value as typed on a command line; a wrong one is left for `wrong` to tell."""
        if self.pick:
            return [part.strip() for part in text.split(",") if part.strip()]
        word = text.strip().lower()
        if isinstance(self.default, str):
            return word
        if isinstance(self.default, bool):
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
            return text
        return int(word) if NUMBER.fullmatch(word) else text


def parse_options(options: list[Option], texts: Iterable[str], sign: str) -> dict[str, object]:
    """Read options typed as a name, a sign and a value; whether there are such is not asked."""
    known = {option.name: option for option in options}
    found: dict[str, object] = {}
    for text in texts:
        name, between, value = text.partition(sign)
        name = name.strip().replace("-", "_")
        if not between:
            raise BadInput(f"option {text!r}: NAME{sign}VALUE wanted")
        if name in found:
            raise BadInput(f"option {name}: given twice")
        option = known.get(name)
        read = value if option is None else option.parse(value)
        if option is not None and isinstance(option.default, bool) and not isinstance(read, bool):
            raise BadInput(f"option {name}: yes or no wanted, not {value!r}")
        found[name] = read
    return found


def complete_options(options: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Return all options with their values; raise the defects of `given` at once."""
    known = {option.name: option for option in options}
    defects: list[tuple[str, str]] = []
    for name, value in given.items():
        if len(defects) == MOST_DEFECTS:
            break
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
