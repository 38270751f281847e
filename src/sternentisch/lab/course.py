"""The course of a game: who led and when, how often the turn went on, what was chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.random import RandomBot
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import NOBODY, TURN, State

Choice = tuple[int, str, int, int]
"""Who was asked what, the id that was chosen, and among how many."""


@dataclass(slots=True)
class Course:
    """What somebody noted who watched a game from its start to its end."""

    decisions: int = 0
    turns: int = 0
    """How often the turn was handed on."""
    lead_changes: int | None = None
    """How often the lead went to somebody else; None where a team plays."""
    decided: float | None = None
    """After which part of the game the winner led alone for good; None if there is not one."""
    choices: list[Choice] = field(default_factory=list)


class Race:
    """Who leads alone, since when, and how often the lead went to somebody else.

    The lead is lost when another draws level, but it has changed only when another has it.
    """

    def __init__(self, points: list[int]) -> None:
        self.leader = NOBODY
        self.last = NOBODY  # to lead alone
        self.since = 0
        self.changes = 0
        self.look(points, 0)

    def look(self, points: list[int], decisions: int) -> None:
        """Note who leads after so many decisions."""
        best = max(points)
        leader = points.index(best) if points.count(best) == 1 else NOBODY
        if leader == self.leader:
            return
        self.leader = leader
        self.since = decisions
        if leader != NOBODY:
            if self.last not in (NOBODY, leader):
                self.changes += 1
            self.last = leader

    def decided(self, winners: list[int], decisions: int) -> float | None:
        """Return after which part of a finished game its only winner led alone for good."""
        if len(winners) != 1:
            return None
        return self.since / decisions if self.leader == winners[0] else 1.0


def follow(state: State, bots: list[Bot], rng: Rng, keep_choices: bool = False) -> Course:
    """Let bots play a game to its end as `play_to_end` does, and watch.

    The points are looked at whenever the turn is handed on: within a turn, they come and go.
    """
    course = Course()
    random = [type(bot) is RandomBot for bot in bots]  # their choice needs no asking
    race = None if state.game.cooperative else Race(state.outcome().points)
    decisions = turns = 0
    offers = state.offers
    while offers:
        seat = state.chooser
        if random[seat]:
            id = offers[rng.below(len(offers))]
        else:
            id = bots[seat].choose(Knowledge(state, seat), rng).id
        if keep_choices:
            course.choices.append((seat, state.decision().kind, id, len(offers)))
        state.apply(id)
        decisions += 1
        offers = state.offers
        if state.barrier & TURN:
            turns += 1
            if race is not None:
                race.look(state.outcome().points, decisions)
    course.decisions = decisions
    course.turns = turns - 1  # the last one ended the game
    if race is not None:
        course.lead_changes = race.changes
        course.decided = race.decided(state.outcome().winners, decisions)
    return course
