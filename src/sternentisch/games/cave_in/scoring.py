"""Scoring: rules CI-V1 to CI-V7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.rules.turn import end_reason
from sternentisch.kernel.outcome import Outcome, shared_ranks

if TYPE_CHECKING:
    from sternentisch.games.cave_in.state import Player, State


def set_points(values: list[int], player: Player) -> int:
    """Score the faction symbols in the best arrangement of sets. [CI-V5]

    Set number i holds one of every symbol owned at least i times.
    """
    owned = [0, 0, 0, 0, 0, 0]
    for crystal in player.crystals:
        if crystal.symbol >= 0:
            owned[crystal.symbol] += 1
    points = 0
    for number in range(1, max(owned) + 1):
        points += values[sum([count >= number for count in owned])]
    return points


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Return a player's points by source. [CI-V1, CI-V2, CI-V4, CI-V6]"""
    player = state.players[seat]
    box = state.rules.box
    artifacts = 0
    for artifact in player.artifacts:
        artifacts += artifact.effect.points(state, player)
    levels = sum([card.level for card in player.subjugated + player.buried])
    return {
        "crystals": sum([crystal.vp for crystal in player.crystals]),
        "artifacts": artifacts,
        "totems": state.totems.count(seat) * box.totem_points,
        "sets": set_points(box.set_points, player),
        "subjugated": levels * box.points_per_level,
    }


def final_outcome(state: State) -> Outcome:
    """Rank by points; all tied leaders win. [CI-V7]"""
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    points = [sum(part.values()) for part in parts]
    reason = end_reason(state) if state.over else ""
    return Outcome(reason, points, parts, shared_ranks(points))
