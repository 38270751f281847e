"""Phrases: what a piece does, as message keys and facts; languages turn them into sentences."""

from __future__ import annotations

from collections.abc import Mapping

from sternentisch.kernel.event import Facts


class Phrase:
    """A message with its facts; `parts` are facts that are themselves made of phrases."""

    def __init__(
        self, key: str, facts: Facts | None = None, parts: Mapping[str, list[Phrase]] | None = None
    ) -> None:
        self.key = key
        self.facts: Facts = facts or {}
        self.parts: Mapping[str, list[Phrase]] = parts or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self.key)

    def _all(self) -> tuple[str, Facts, dict[str, list[Phrase]]]:
        return self.key, self.facts, dict(self.parts)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.facts!r}, {self.parts!r})"
