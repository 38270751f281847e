"""Pieces moved about at random: every position is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
from typing import Any

from sternentisch import Rng
from tests.games.test_position_fuzz import DAMAGE, sources
from tests.support.damage import pick, trouble

ZONES = ("hand", "upgrades", "missions", "vehicles")


def shift(document: Any, rng: Rng) -> None:
    """Move a pod, a card, a tile or a drone: no piece is lost."""
    body = document["state"]
    seat = rng.below(len(body["players"]))
    player = body["players"][seat]
    kind = rng.below(4)
    if kind == 0:
        places: list[tuple[Any, Any]]
        places = [(row, seat) for row in body["chambers"] + body["cave_pods"]]
        places += [(player, "pool"), (player, "destroyed")]
        source, target = pick(rng, [(a, b) for a, b in places if a[b]]), pick(rng, places)
        source[0][source[1]] -= 1
        target[0][target[1]] += 1
    elif kind == 1:
        zones = [body["deck"], body["discard"]]
        zones += [other[zone] for other in body["players"] for zone in ZONES]
        source = pick(rng, [zone for zone in zones if zone])
        pick(rng, zones).append(source.pop(rng.below(len(source))))
    elif kind == 2:
        source = pick(rng, [stack for stack in body["tiles"] if stack] or [["RC1"]])
        player["slots"][rng.below(7)] = source.pop()
    elif player["home"]:
        player["home"].pop(rng.below(len(player["home"])))
        player["out"].append(str(1 + rng.below(17)))


def test_shifted_pieces_are_refused_or_play() -> None:
    """Nothing is lost, but something is elsewhere; many of these load."""
    rng = Rng("shift")
    found = []
    for _ in range(120):
        document = copy.deepcopy(pick(rng, sources("cryo")))
        for _ in range(1 + rng.below(2)):
            shift(document, rng)
        found.append(trouble(DAMAGE["cryo"], document, rng))

    assert [text for text in found if text] == []
    assert found.count("") > 10
