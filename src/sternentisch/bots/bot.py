"""The bot interface: a seat's knowledge in, an action out."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from sternentisch.kernel.action import Action
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.view import View


@final
class Knowledge:
    """Everything a bot is given: the game, its seat, its legal actions, its view, and guesses.

    `sample` is the only door to hidden things: it draws a full state that agrees with all the seat
    knows. The state itself stays behind a private name.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._state.game

    @property
    def seats(self) -> int:
        """The number of players."""
        return self._state.seats

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return self._state.decision().kind

    def legal(self) -> list[Action]:
        """Return the actions to choose from, ascending."""
        return self._state.legal()

    def view(self) -> View:
        """Return what the seat may know."""
        return self._state.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """Draw a full state that agrees with everything the seat knows."""
        return self._state.sample(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. A bot keeps nothing between decisions that the seat could not know."""

    name = ""

    @classmethod
    def set_to(cls, setting: str) -> Bot:
        """Make a bot with a setting: what follows the colon in "search:400"."""
        raise BadInput(f"this bot has no settings, {setting!r} given")

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """Return one of the legal actions; all of a bot's chance comes from `rng`."""
        raise NotImplementedError
