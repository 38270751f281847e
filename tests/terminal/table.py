"""A terminal without a terminal: somebody types, everything printed is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import sternentisch
from sternentisch.bots.bot import Bot
from sternentisch.bots.random import RandomBot
from sternentisch.kernel.rng import Rng
from sternentisch.table.match import Match
from sternentisch.terminal.play import PROMPT, Session
from sternentisch.terminal.screen import CLEAR
from sternentisch.text.speaker import Speaker
from tests.terminal.screens import NAMES, Output


class Terminal:
    """A session whose input comes from a script, then from dice; `prompts` are what it asked."""

    def __init__(
        self,
        seats: int = 3,
        people: int = 1,
        seed: int = 19,
        language: str = "en",
        *,
        id: str = "cave-in",
        content: Path | None = None,
        tty: bool = True,
        width: int = 100,
        height: int = 40,
    ) -> None:
        game = sternentisch.load(id, content)
        bots: list[Bot | None] = [None if seat < people else RandomBot() for seat in range(seats)]
        self.match = Match(game, bots, seed)
        self.speaker = Speaker(game, language, NAMES[:seats])
        self.output = Output(width, height, tty=tty)
        self.session = Session(self.match, self.speaker, self.output, self.ask)
        self.script: list[str] = []
        self.prompts: list[str] = []
        self.rng = Rng(seed)
        self.is_random = False
        self.watch: Callable[[], None] = lambda: None

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.watch()
        if self.script:
            return self.script.pop(0)
        if not self.is_random:
            raise EOFError
        if prompt != PROMPT:
            return ""
        return str(1 + self.rng.below(len(self.match.state.legal())))

    def type(self, *lines: str) -> str:
        """Type lines, then end the input; return what was printed."""
        self.script = list(lines)
        self.code = self.session.run()
        return self.text

    def play_on(self, lines: Iterable[str] = ()) -> str:
        """Type lines, then random numbers until the game is over; return what was printed."""
        self.is_random = True
        return self.type(*lines)

    @property
    def text(self) -> str:
        return self.output.text

    @property
    def screens(self) -> list[str]:
        """What was printed, cut where the terminal was cleared."""
        return self.text.split(CLEAR)
