"""A game in its two languages: each sentence in English, then in German."""

from __future__ import annotations

from typing import Any

import sternentisch
from sternentisch.kernel.event import Event
from sternentisch.text.speaker import Speaker
from tests.support.laid import LaidTable

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


class Spoken:
    """What is said of a game that Ada, Bo, Cy and Di play."""

    def __init__(self, game: str) -> None:
        self.game = sternentisch.load(game)

    def speaker(self, language: str) -> Speaker:
        return Speaker(self.game, language, PLAYERS)

    def text(self, kind: str, id: str) -> tuple[str, str]:
        """Return the text of a piece."""
        english, german = self.speaker("en"), self.speaker("de")
        return english.text_of(kind, id), german.text_of(kind, id)

    def question(self, table: LaidTable[Any, Any]) -> tuple[str, str]:
        """Return the open question."""
        view = table.state.view(table.state.actor)
        return self.speaker("en").question(view), self.speaker("de").question(view)

    def choice(self, table: LaidTable[Any, Any], move: str) -> tuple[str, str]:
        """Return what a legal choice is called."""
        view, action = table.state.view(table.state.actor), table.action(move)
        assert action in table.state.legal()
        return self.speaker("en").choice(view, action), self.speaker("de").choice(view, action)

    def event(self, event: Event) -> tuple[str, str]:
        """Return how an event is told."""
        return self.speaker("en").event(event), self.speaker("de").event(event)
