"""A line of play: every action since the start, taken back and brought back."""

from __future__ import annotations

from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State


class Step:
    """An action that was played: by whom, what happened, and whether it can be taken back."""

    __slots__ = ("action", "barrier", "events", "seat")

    def __init__(self, seat: int, action: Action, events: list[Event], barrier: int) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.barrier = barrier


class Line:
    """A game from its start, or from a position, to where it stands now."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: dict[str, object] | None = None,
        position: object = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.position = position
        self.listener = EventLog()
        if position is None:
            self.state = game.start(seats, seed, options, self.listener)
        else:
            self.state = game.from_position(position)
            self.state.listener = self.listener
        self.opening = self.listener.take()
        """What happened before anybody had a choice."""
        self.steps: list[Step] = []
        self.undone: list[Action] = []  # what `redo` brings back, the next one last
        self._before: list[State] = []  # each step back to the last barrier

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.state.seats

    def play(self, action: Action) -> Step:
        """Play an action for whoever must choose."""
        step = self._play(action)
        self.undone.clear()
        return step

    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was revealed or handed on by it."""
        return bool(self.steps) and not self.steps[-1].barrier

    def undo(self) -> Step:
        """Take the last action back."""
        if not self.can_undo():
            raise BadInput("nothing can be taken back: the last action revealed something new")
        step = self.steps.pop()
        self.undone.append(step.action)
        self._stand(self._before.pop())
        return step

    def redo(self) -> Step:
        """Play again what was taken back last."""
        if not self.undone:
            raise BadInput("nothing can be brought back: nothing was taken back")
        step = self._play(self.undone[-1])
        self.undone.pop()
        return step

    def rewind(self, count: int) -> None:
        """Go back to where so many steps had been played, whatever lies between."""
        if not 0 <= count <= len(self.steps):
            raise BadInput(f"step {count}: {len(self.steps)} have been played")
        state = self.at(count)
        del self.steps[count:]
        self.undone.clear()
        self._before.clear()
        self._stand(state)

    def at(self, count: int) -> State:
        """Return the position after so many steps."""
        state = self._begin()
        for step in self.steps[:count]:
            state.play(step.action.id)
        return state

    def actions(self) -> list[int]:
        """Return the ids of all actions so far."""
        return [step.action.id for step in self.steps]

    def record(self) -> Record:
        """Return the record of the game so far."""
        record = Record(self.game, self.seats, self.state.options, self.seed, self.position)
        state = record.start()
        for step in self.steps:
            state.play(step.action.id)
            record.add(step.action.id, state)
        return record

    def _play(self, action: Action) -> Step:
        seat = self.state.actor
        before = self.state.clone()
        self.state.apply(action)
        assert seat is not None
        step = Step(seat, action, self.listener.take(), self.state.barrier)
        self.steps.append(step)
        if step.barrier:
            self._before.clear()
        else:
            self._before.append(before)
        return step

    def _begin(self) -> State:
        if self.position is None:
            return self.game.start(self.seats, self.seed, self.state.options)
        return self.game.from_position(self.position)

    def _stand(self, state: State) -> None:
        self.state = state
        self.state.listener = self.listener
