"""Content: what is printed on a game's components, and how certain each value is.

A content file is TOML. Every table that says something printed carries `provenance`, and may
carry a `note` or a `source`. What entries of a list may leave out stands in its table of `default`,
with the value it has then. A player can lay a second file over it with the values of their own
box; overridden entries are marked as such, and the hash tells records of the two apart.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sternentisch.kernel.reader import Reader
from sternentisch.kernel.refusal import BadInput, Defects
from sternentisch.kernel.whole import is_whole

PROVENANCES = ("rulebook", "public", "ruling", "reconstructed")
"""Printed in the rulebook; stated in public; decided by us; designed by us to fit the rest."""
OWN_COPY = "own copy"
"""The provenance of entries that a player's own file has replaced."""
DEFAULT = "default"
"""The table of what entries may leave out, by list."""
DEPTH = 40
"""How deep tables and lists may be nested."""

Table = dict[str, Any]


class Content:
    """A checked content file: its tables, and a hash over every value that affects play."""

    def __init__(self, tables: Table, defaults: Table) -> None:
        self.tables = tables
        self.defaults = defaults
        played = {name: table for name, table in self.complete().items() if name != "meta"}
        plain = json.dumps(
            _without_remarks(played), sort_keys=True, separators=(",", ":"), default=str
        )
        self.hash = hashlib.sha256(plain.encode()).hexdigest()[:16]

    def complete(self) -> Table:
        """Return the tables, and in every entry also what it leaves out."""
        return {
            name: [{**self.defaults[name], **entry} for entry in table]
            if name in self.defaults
            else table
            for name, table in self.tables.items()
        }

    def constants(self) -> dict[str, Any]:
        """Return the values of the constants by name."""
        return {name: entry["value"] for name, entry in self.tables["constants"].items()}

    def entries(self) -> Iterator[tuple[str, Table]]:
        """Yield every entry that carries a provenance, with its path."""
        yield from _entries(self.tables, "")

    def by_provenance(self) -> dict[str, int]:
        """Count the entries by provenance."""
        counts = dict.fromkeys(PROVENANCES, 0)
        for _, entry in self.entries():
            counts[entry["provenance"]] = counts.get(entry["provenance"], 0) + 1
        return counts


def load_content(path: Path, own: Path | None = None) -> Content:
    """Load a game's content, with the values of the player's own copy laid over it."""
    tables = _read(path)
    defaults = tables.pop(DEFAULT, {})
    defects = [
        (where, f"provenance {entry['provenance']!r} is none of {', '.join(PROVENANCES)}")
        for where, entry in _entries(tables, "")
        if entry["provenance"] not in PROVENANCES
    ]
    if defects:
        raise Defects(path.name, defects)
    if own is not None:
        root = Reader(_read(own), "", [])
        _lay_over(tables, root, {}, defaults)
        root.raise_defects(str(own))
    return Content(tables, defaults)


def _read(path: Path) -> Table:
    try:
        with path.open("rb") as file:
            tables = tomllib.load(file)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not valid TOML: {error}") from error
    except RecursionError as error:
        raise BadInput(f"{path}: nested too deeply") from error
    if _is_deep(tables):
        raise BadInput(f"{path}: nested too deeply")
    return tables


def _is_deep(table: Table) -> bool:
    """Whether tables and lists are nested more than `DEPTH` times."""
    level: list[Any] = [table]
    for _ in range(DEPTH):
        held = [v for i in level for v in (i.values() if isinstance(i, dict) else i)]
        level = [value for value in held if isinstance(value, dict | list)]
    return bool(level)


def _entries(value: object, path: str) -> Iterator[tuple[str, Table]]:
    if isinstance(value, dict):
        if "provenance" in value:
            yield path, value
        for name, inner in value.items():
            yield from _entries(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            name = inner.get("id", index) if isinstance(inner, dict) else index
            yield from _entries(inner, f"{path}[{name}]")


REMARKS = ("provenance", "note", "source", "rule", "fixed")
"""What an entry says about itself; play does not depend on it."""


def _without_remarks(value: object) -> object:
    if isinstance(value, dict):
        remarks = REMARKS if "provenance" in value else ()
        return {k: _without_remarks(v) for k, v in value.items() if k not in remarks}
    if isinstance(value, list):
        return [_without_remarks(v) for v in value]
    return value


def _lay_over(table: Table, own: Reader, default: Table, lists: Table) -> None:
    """Replace values of `table` by those of `own`; every name must exist and every type fit.

    `default` is what the table may leave out; `lists` is the same for the lists in it, by name.
    """
    if not isinstance(own.value, dict):
        own.wrong("a table")
        return
    known = {**table, **default}
    for name, value in own.value.items():
        replaces = name == "params" and "effect" in own.value  # another effect, other parameters
        here = own.at(name, value)
        if name in REMARKS:
            continue
        if name == "id" and table.get("id") == value:
            continue
        if name not in known:
            here.defect(f"unknown key; known: {', '.join(k for k in known if k not in REMARKS)}")
        elif table.get("fixed"):
            here.defect("the rules depend on this value; it cannot be replaced")
        elif name in default and type(value) is not type(default[name]):
            here.wrong(f"a value like {default[name]!r}")
        else:
            as_a_whole = replaces or name in default
            table[name] = value if as_a_whole else _replaced(table[name], here, lists.get(name, {}))
            if "provenance" in table:
                table["provenance"] = OWN_COPY


def _replaced(old: object, own: Reader, default: Table) -> object:
    """Return the new value for `old`, merging tables by name and lists of tables by id.

    `default` is what tables of a list may leave out.
    """
    if isinstance(old, dict):
        _lay_over(old, own, {}, {})
        return old
    if isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
        by_id = {entry["id"]: entry for entry in old}
        for item in own.items():
            id = item.value.get("id") if isinstance(item.value, dict) else None
            if isinstance(id, str) and id in by_id:
                here = Reader(item.value, f"{own.path}[{id}]", own.defects)
                _lay_over(by_id[id], here, default, {})
            else:
                item.defect(f"unknown id {id!r}")
        return old
    value = own.value
    if type(value) is not type(old) or (
        isinstance(value, list) and isinstance(old, list) and _kinds(value) - _kinds(old)
    ):
        own.wrong(f"a value like {old!r}")
        return old
    return value


def _kinds(values: list[Any]) -> set[type]:
    return {type(value) for value in values}


def numbers_beyond(tables: Table, low: int, high: int) -> list[tuple[str, str]]:
    """Return every number of a content that is not from `low` to `high`, with its path."""
    found: list[tuple[str, str]] = []
    for name, table in tables.items():
        if name != "meta":
            _numbers_beyond(table, name, low, high, found)
    return found


def _numbers_beyond(
    value: object, path: str, low: int, high: int, found: list[tuple[str, str]]
) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            _numbers_beyond(inner, f"{path}.{name}", low, high, found)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            name = inner.get("id", index) if isinstance(inner, dict) else index
            _numbers_beyond(inner, f"{path}[{name}]", low, high, found)
    elif is_whole(value) and not low <= value <= high:
        found.append((path, f"{value} is not from {low} to {high}"))
