"""The rulebook pages: one heading per rule id, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput

HEADING = re.compile(r"^### (\S+) (.+)$")


class Entry:
    """A rule: its id, title, chapter, and text in Markdown."""

    def __init__(self, id: str, title: str, chapter: str) -> None:
        self.id = id
        self.title = title
        self.chapter = chapter
        self.text = ""


class Rulebook:
    """A rulebook page taken apart into its rules."""

    def __init__(self, path: Path) -> None:
        self.markdown = path.read_text("utf-8")
        self.entries: dict[str, Entry] = {}
        chapter = ""
        entry: Entry | None = None
        for line in self.markdown.splitlines():
            heading = HEADING.match(line)
            if heading:
                entry = Entry(heading[1], heading[2], chapter)
                self.entries[entry.id] = entry
            elif line.startswith("## "):
                chapter, entry = line[3:], None
            elif entry is not None:
                entry.text += line + "\n"
        for entry in self.entries.values():
            entry.text = entry.text.strip()

    def find(self, id: str, prefix: str) -> Entry:
        """Return the rule of this id; case does not matter, nor a missing game prefix."""
        wanted = id.upper()
        for candidate in (wanted, f"{prefix}-{wanted}"):
            if candidate in self.entries:
                return self.entries[candidate]
        example = next(iter(self.entries), "")
        raise BadInput(f"unknown rule {id!r}; ids look like {example!r}")


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """Return a game's rulebook in a language."""
    return Rulebook(game.folder / f"rulebook.{language}.md")
