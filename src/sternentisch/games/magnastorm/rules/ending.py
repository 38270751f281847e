"""The end of the game: ranking and artifact cards. Rules MS-E1 to MS-E7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.plan import OVER
from sternentisch.games.magnastorm.state import SOURCES
from sternentisch.kernel.action import Fact
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.state import CHANCE

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Artifact
    from sternentisch.games.magnastorm.state import State

# The tiers of artifact cards, as the content lists them.
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2

PRESTIGE: Final = "prestige"
"""Somebody has reached the target. [MS-E1]"""
ROUNDS: Final = "rounds"
"""The last round is over. [MS-E5]"""


def final_ranks(state: State) -> list[int]:
    """Rank by prestige; among equals the place on the turn track decides. [MS-E6]"""
    ranks: list[int] = []
    for seat, player in enumerate(state.players):
        rank = 1
        for other, rival in enumerate(state.players):
            if rival.prestige > player.prestige or (
                rival.prestige == player.prestige
                and state.track.index(other) < state.track.index(seat)
            ):
                rank += 1
        ranks.append(rank)
    return ranks


def end_game(state: State) -> None:
    """Stop; everybody draws an artifact card according to rank. [MS-E6, MS-E7]"""
    state.follow(OVER)
    if state.listener is not None:
        state.tell(events.game_ended(PRESTIGE if state.ending else ROUNDS))
    ranks = final_ranks(state)
    won: list[Artifact | None] = [None] * state.seats
    owned = [False] * len(state.rules.box.artifacts)
    for collection in state.collections:
        for card in collection:
            owned[card.index] = True
    for rank in range(1, state.seats + 1):
        seat = ranks.index(rank)
        tier = BRONZE if rank == state.seats else SILVER
        drawn = draw_artifact(state, GOLD if rank == 1 else tier, owned)
        won[seat] = drawn
        if drawn is not None:
            owned[drawn.index] = True
        if state.listener is not None:
            state.tell(events.artifact_won(state, seat, drawn))
    state.won = won


def draw_artifact(state: State, tier: int, owned: list[bool]) -> Artifact | None:
    """Draw a card of a tier that nobody at the table owns, if there is one. [MS-E7, MS-AMB-39]"""
    left = [card for card in state.rules.box.artifacts_of[tier] if not owned[card.index]]
    if not left:
        return None
    state.barrier |= CHANCE
    return left[state.rng.below(len(left))]


def final_outcome(state: State) -> Outcome:
    """Rank the players and list where their prestige came from. [MS-E6]"""
    points = [player.prestige for player in state.players]
    parts = [dict(zip(SOURCES, player.sources, strict=True)) for player in state.players]
    reason = ""
    if state.over:
        reason = PRESTIGE if state.ending else ROUNDS
    tied = len(set(points)) < len(points)
    won: list[Fact] = ["" if card is None else card.id for card in state.won]
    details: dict[str, Fact | list[Fact]] = {"artifacts": won} if state.won else {}
    return Outcome(
        reason, points, parts, final_ranks(state), "MS-E6" if tied else "", details=details
    )
