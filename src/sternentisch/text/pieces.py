"""The pieces in the box that have names."""

from __future__ import annotations

from sternentisch.kernel.content import Table
from sternentisch.kernel.game import Game
from sternentisch.text.speaker import Speaker


class Component:
    """An entry of the content that has a name: a card, an artifact, a faction."""

    def __init__(self, kind: str, name: str, entry: Table) -> None:
        self.kind = kind
        self.name = name
        self.entry = entry


def components(game: Game, speaker: Speaker) -> dict[str, Component]:
    """Return everything in the box that has a name, by the id of its name."""
    found: dict[str, Component] = {}
    for table, entries in game.content.tables.items():
        for entry in entries if isinstance(entries, list) else []:
            for kind in (table, "card"):
                key = f"{kind}-{entry.get('id')}"
                if speaker.has(key):
                    found[key] = Component(kind, speaker.say(key), entry)
                    break
    return found
