"""A state: one position of one game, complete by itself, cheap to clone.

This base class gives every game the same promises; a game fills in the methods of the first
part. Rules never see the second part.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sternentisch.kernel.action import Action
from sternentisch.kernel.decision import Decision
from sternentisch.kernel.event import Listener
from sternentisch.kernel.refusal import GAME_OVER, BadInput, IllegalAction, Refusal
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.whole import is_whole

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.outcome import Outcome
    from sternentisch.kernel.view import View

# Why an applied action cannot be taken back; `State.barrier` adds these up.
CHANCE: Final = 1
"""It drew chance."""
REVEAL: Final = 2
"""It showed its player something that was hidden."""
TURN: Final = 4
"""It handed the turn to somebody else, or ended the game."""

NOBODY: Final = -1
"""The chooser when the game is over."""
SAMPLES: Final = 10_000
"""How often `sample` guesses before it gives up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: pieces, the stack of open decisions, and the generator of chance.

    `offers` always holds the legal ids of the open decision, ascending; it is empty only when the
    game is over. Lists that clones share (offers, decks) are replaced, never changed in place.
    """

    def __init__(self, game: Game, options: dict[str, object], seats: int, rng: Rng) -> None:
        self.game = game
        self.actions: list[Action] = game.table.actions
        self.options = options
        self.seats = seats
        self.rng = rng
        self.offers: list[int] = []
        self.chooser: int = NOBODY  # the seat that is asked
        self.barrier: int = 0
        self.listener: Listener | None = None

    # --- what a game fills in -------------------------------------------------------------

    def begin(self) -> None:
        """Open the first turn; called once after setup, when somebody may be listening."""

    def decision(self) -> Decision:
        """Return the open decision, or raise `nothing_asked` when the game is over."""
        raise NotImplementedError

    def find_offers(self) -> list[int]:
        """Return the ids the open decision allows, ascending; empty when the game is over."""
        raise NotImplementedError

    def refuse(self, action: int) -> str:
        """Return the id of the rule that forbids `action` now, or "" if it is legal."""
        raise NotImplementedError

    def carry_out(self, action: int) -> None:
        """Do what a legal action says, leaving the next question on top of the stack."""
        raise NotImplementedError

    def clone(self) -> State:
        """Return an independent copy that plays on alike; nobody listens to it."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace, in place, all that `seat` (-1: a spectator) cannot know by a random guess."""
        raise NotImplementedError

    def is_plausible(self) -> bool:
        """Whether a guess fits what is being asked: what somebody has begun, they can finish."""
        return True

    def outcome(self) -> Outcome:
        """Return the result; while the game runs, the standing if it ended now."""
        raise NotImplementedError

    def write(self) -> dict[str, object]:
        """Return the whole state as plain JSON values, in a canonical order."""
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """Return the id of every component wherever it lies, for the conservation check."""
        raise NotImplementedError

    # --- what everybody uses --------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.offers

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        return self.chooser if self.offers else None

    def legal(self) -> list[Action]:
        """Return the legal actions in ascending order; empty only when the game is over."""
        actions = self.actions
        return [actions[id] for id in self.offers]

    def refusal(self, action: Action | int) -> Refusal | None:
        """Return the rule that forbids `action` now, or None if it is legal."""
        id = self.id_of(action)
        rule = self.refuse(id) if self.offers else GAME_OVER
        return Refusal(rule, self.actions[id]) if rule else None

    def apply(self, action: Action | int) -> None:
        """Play an action, or raise `IllegalAction` and change nothing."""
        id = self.id_of(action)
        if id not in self.offers:
            rule = self.refuse(id) if self.offers else GAME_OVER
            raise IllegalAction(Refusal(rule, self.actions[id]))
        self.play(id)

    def play(self, id: int) -> None:
        """Play a legal id without checking it; for play-outs and search."""
        self.barrier = 0
        seat = self.chooser
        self.carry_out(id)
        self.settle()
        if self.chooser != seat:
            self.barrier |= TURN

    def settle(self) -> None:
        """Find the next real choice: a question with a single answer is answered at once."""
        offers = self.find_offers()
        while len(offers) == 1:
            self.carry_out(offers[0])
            offers = self.find_offers()
        self.offers = offers
        self.chooser = self.decision().seat if offers else NOBODY

    def nothing_asked(self) -> BadInput:
        """Return the error of whoever asks for the decision when the game is over."""
        return BadInput("decision: the game is over, nothing is asked")

    def copy_question(self, twin: State) -> None:
        """Give a clone what is being asked; for `clone` of a game."""
        twin.offers = self.offers
        twin.chooser = self.chooser
        twin.barrier = self.barrier

    def sample(self, seat: int | None, rng: Rng) -> State:
        """Draw a full state that agrees with everything `seat` (None: a spectator) knows.

        That somebody else is being asked is known, too: they must have a choice in the guess.
        """
        checked = self._seat(seat)
        observer = -1 if checked is None else checked
        for _ in range(SAMPLES):
            state = self.clone()
            state.redeal(observer, rng)
            if not self.over and observer != self.actor:
                state.offers = state.find_offers()
                if len(state.offers) < 2 or not state.is_plausible():
                    continue
            state.rng = rng.fork()
            return state
        raise RuntimeError(f"no guess in {SAMPLES} agrees with what seat {seat} knows")

    def playout(self, rng: Rng) -> int:
        """Play random legal actions to the end; return how many decisions that took."""
        decisions: i64 = 0
        offers = self.offers
        while offers:
            self.play(offers[rng.below(len(offers))])
            offers = self.offers
            decisions += 1
        return decisions

    def view(self, seat: int | None) -> View:
        """Return what `seat` (None: a spectator) may know."""
        return self.game.view(self, self._seat(seat))

    def to_position(self) -> dict[str, object]:
        """Return the state as a JSON document that `game.from_position` reads back."""
        return self.game.to_position(self)

    def digest(self) -> str:
        """Return a short hash of the whole state, the same on every machine and build."""
        text = json.dumps(self.write(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and other.game.id == self.game.id
            and other.write() == self.write()
        )

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.actor} asked: {self.decision().kind}"
        return f"<State of {self.game.id}, {self.seats} seats, {asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        from sternentisch.kernel.registry import restore

        return restore, (self.to_position(), self.game.own)

    def id_of(self, action: object) -> int:
        """Turn an action or id into an id of this game's table; refuse everything else."""
        if isinstance(action, Action):
            id = action.id
            if id >= len(self.actions) or self.actions[id] != action:
                raise BadInput(f"action {action.notation!r} belongs to another game")
            return id
        if not is_whole(action):
            raise TypeError(f"an action or its id is wanted, not {type(action).__name__}")
        if not 0 <= action < len(self.actions):
            raise BadInput(f"action {action}: ids go from 0 to {len(self.actions) - 1}")
        return action

    def _seat(self, seat: object) -> int | None:
        """Check a seat; None stands for a spectator."""
        if seat is None:
            return None
        if is_whole(seat):
            if 0 <= seat < self.seats:
                return seat
        elif not isinstance(seat, bool):  # as compiled code says by itself
            raise TypeError(f"a seat or None is wanted, not {type(seat).__name__}")
        raise BadInput(f"seat {seat}: seats go from 0 to {self.seats - 1}")
