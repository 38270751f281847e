"""A match at one keyboard: a line of play, and the bots that sit at it."""

from __future__ import annotations

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.kernel.game import Game
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng
from sternentisch.table.line import Line, Step


class Match(Line):
    """A game in progress. `bots` holds a bot or None, for a person, per seat."""

    def __init__(
        self,
        game: Game,
        bots: list[Bot | None],
        seed: int = 0,
        options: dict[str, object] | None = None,
        position: object = None,
    ) -> None:
        super().__init__(game, len(bots), seed, options, position)
        self.bots = bots
        self.names: list[str] = [""] * len(bots)
        self.rngs = [Rng(f"bot:{seed}:{seat}") for seat in range(len(bots))]

    @property
    def bot_to_move(self) -> Bot | None:
        """The bot that must choose now, if it is a bot's choice."""
        return None if self.state.actor is None else self.bots[self.state.actor]

    def play_bot(self) -> Step:
        """Let the bot whose choice it is choose and play."""
        bot, seat = self.bot_to_move, self.state.actor
        if bot is None or seat is None:
            raise BadInput("no bot has to choose")
        return self.play(bot.choose(Knowledge(self.state, seat), self.rngs[seat]))

    def record(self) -> Record:
        """Return the record of the game so far, with who sits where."""
        record = super().record()
        record.names = self.names[:]
        record.bots = ["" if bot is None else bot.name for bot in self.bots]
        return record
