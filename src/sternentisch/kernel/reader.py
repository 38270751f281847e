"""Reading JSON documents: every defect is noted with its path, none stops the reading."""

from __future__ import annotations

from typing import TypeVar, final

from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

T = TypeVar("T")
MOST_DEFECTS = 100
"""So many defects are told; nobody reads more, and junk costs no more."""


@final
class Reader:
    """A value inside a document. Wrong values are noted and replaced by harmless ones."""

    def __init__(self, value: object, path: str, defects: list[tuple[str, str]]) -> None:
        self.value = value
        self.path = path
        self.defects = defects

    def defect(self, message: str) -> None:
        """Note something wrong with this value, unless enough is known to be wrong."""
        if len(self.defects) < MOST_DEFECTS:
            self.defects.append((self.path or "document", message))

    def raise_defects(self, what: str) -> None:
        """Raise all defects noted so far, if there are any."""
        if self.defects:
            raise Defects(what, self.defects)

    def fields(self, *names: str) -> list[Reader]:
        """Return the fields of an object, which must have exactly these."""
        value = self.value
        if not isinstance(value, dict):
            self.wrong("an object")
            value = {}
        else:
            for name in value:
                if name not in names:
                    self.at(str(name), None).defect("unknown field")
            for name in names:
                if name not in value:
                    self.at(name, None).defect("missing")
        return [self.at(name, value.get(name, MISSING)) for name in names]

    def items(self, low: int = 0, high: int = 10_000) -> list[Reader]:
        """Return the items of a list of `low` to `high` items."""
        value = self.value
        if not isinstance(value, list):
            self.wrong("a list")
            value = []
        elif not low <= len(value) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            self.defect(f"{wanted} items wanted, {len(value)} found")
            value = value[:high]
        return [Reader(v, f"{self.path}[{i}]", self.defects) for i, v in enumerate(value)]

    def integer(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        value = self.value
        if not is_whole(value):
            self.wrong("a whole number")
            return low
        if not low <= value <= high:
            self.defect(f"{value} is not from {low} to {high}")
            return low
        return value

    def flag(self) -> bool:
        """Return true or false."""
        value = self.value
        if not isinstance(value, bool):
            self.wrong("true or false")
            return False
        return value

    def text(self) -> str:
        """Return a text."""
        value = self.value
        if not isinstance(value, str):
            self.wrong("a text")
            return ""
        return value

    def one_of(self, table: dict[str, T]) -> T:
        """Return what the table holds under this text."""
        value = self.value
        if not isinstance(value, str):
            self.wrong("a text")
        elif value in table:
            return table[value]
        else:
            self.defect(f"unknown name {value!r}")
        return next(iter(table.values()))

    def wrong(self, wanted: str) -> None:
        """Note that this value has the wrong type; a missing one was noted before."""
        if self.value is not MISSING:
            name = "null" if self.value is None else type(self.value).__name__
            self.defect(f"{wanted} wanted, {name} found")

    def is_null(self) -> bool:
        """Whether the value is null."""
        return self.value is None

    def at(self, name: str, value: object) -> Reader:
        """Return a reader for the value of a field."""
        return Reader(value, f"{self.path}.{name}" if self.path else name, self.defects)


MISSING = object()
