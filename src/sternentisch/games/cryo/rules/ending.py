"""Scoring. Rules CR-E3, CR-V1 to CR-V6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import CAVES
from sternentisch.games.cryo.rules.turn import BY_PODS, BY_SUNSET
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sternentisch.games.cryo.state import State

REASONS: Final = (BY_SUNSET, BY_PODS)


def pods_in_caves(state: State, seat: int) -> int:
    """Return how many pods of a player are in all caves together."""
    total = 0
    for cave in range(CAVES):
        total += state.cave_pods[cave * SEATS + seat]
    return total


def mission_points(state: State, seat: int) -> int:
    """Return the points of all missions of a player. [CR-V4, CR-E3]"""
    total = 0
    for card in state.players[seat].missions:
        total += card.mission.points * card.mission.count(state, seat)
    return total


def majority_points(state: State, cave: int) -> list[int]:
    """Return what a cave is worth to each seat. [CR-V5, CR-AMB-28]"""
    points = [0] * state.seats
    tile = state.caves[cave]
    pods = state.cave_pods[cave * SEATS : cave * SEATS + state.seats]
    most = max(pods)
    if tile is None or not most:
        return points
    first = [seat for seat in range(state.seats) if pods[seat] == most]
    if len(first) > 1:
        for seat in first:
            points[seat] = tile.second
        return points
    points[first[0]] = tile.first
    others = [pods[seat] for seat in range(state.seats) if seat != first[0]]
    next_most = max(others)
    second = [seat for seat in range(state.seats) if pods[seat] == next_most]
    if next_most and len(second) == 1:
        points[second[0]] = tile.second
    return points


def breakdown(state: State, seat: int, majorities: int) -> dict[str, int]:
    """Return where a player's points come from. [CR-V1, CR-V2, CR-V3, CR-V4]"""
    box, player = state.box, state.players[seat]
    return {
        "caves": box.points_cave * pods_in_caves(state, seat),
        "upgrades": box.points_upgrade * len(player.upgrades),
        "vehicles": box.points_vehicle * len(player.vehicles),
        "pool": box.points_pool * player.pool,
        "missions": mission_points(state, seat),
        "majorities": majorities,
    }


def final_outcome(state: State) -> Outcome:
    """Return the standing; of equals, more pods in caves are better. [CR-V6]"""
    seats = range(state.seats)
    majorities = [0] * state.seats
    for cave in range(CAVES):
        worth = majority_points(state, cave)
        majorities = [majorities[seat] + worth[seat] for seat in seats]
    parts = [breakdown(state, seat, majorities[seat]) for seat in seats]
    points = [sum(part.values()) for part in parts]
    pods = [pods_in_caves(state, seat) for seat in seats]
    keys = [(points[seat], pods[seat]) for seat in seats]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    best = max(points)
    tied = [seat for seat in seats if points[seat] == best]
    tie_break = "pods" if len(tied) > 1 and len({pods[seat] for seat in tied}) > 1 else ""
    return Outcome(state.ended, points, parts, ranks, tie_break)
