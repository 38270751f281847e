"""A match: who sits where, every action played, and what can still be taken back."""

from __future__ import annotations

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng


class Step:
    """An action that was played: by whom, what happened, and whether it can be taken back."""

    def __init__(self, seat: int, action: Action, events: list[Event], barrier: int) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.barrier = barrier


class Match:
    """A game in progress. `bots` holds a bot or None, for a person, per seat."""

    def __init__(
        self,
        game: Game,
        bots: list[Bot | None],
        seed: int = 0,
        options: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.listener = EventLog()
        self.state = game.start(len(bots), seed, options, self.listener)
        self.opening = self.listener.take()
        """What happened before anybody had a choice."""
        self.record = Record(game, len(bots), self.state.options, seed)
        self.record.bots = ["" if bot is None else bot.name for bot in bots]
        self.steps: list[Step] = []
        self.rngs = [Rng(f"bot:{seed}:{seat}") for seat in range(len(bots))]

    @property
    def bot_to_move(self) -> Bot | None:
        """The bot that must choose now, if it is a bot's choice."""
        return None if self.state.actor is None else self.bots[self.state.actor]

    def play(self, action: Action) -> Step:
        """Play an action for whoever must choose."""
        seat = self.state.actor
        self.state.apply(action)
        assert seat is not None
        step = Step(seat, action, self.listener.take(), self.state.barrier)
        self.steps.append(step)
        self.record.add(action.id, self.state)
        return step

    def play_bot(self) -> Step:
        """Let the bot whose choice it is choose and play."""
        bot, seat = self.bot_to_move, self.state.actor
        if bot is None or seat is None:
            raise BadInput("no bot has to choose")
        return self.play(bot.choose(Knowledge(self.state, seat), self.rngs[seat]))

    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was revealed or handed on by it."""
        return bool(self.steps) and not self.steps[-1].barrier

    def undo(self) -> Step:
        """Take the last action back."""
        if not self.can_undo():
            raise BadInput("nothing can be taken back: the last action revealed something new")
        step = self.steps.pop()
        self.record = self.record.cut(len(self.steps))
        self.state = self.record.at(len(self.steps))
        self.state.listener = self.listener
        return step
