"""Every game with every number of players, for the kits."""

from __future__ import annotations

import sternentisch

GAMES = sternentisch.game_ids()
COUNTS = [
    (id, seats)
    for id in GAMES
    for seats in range(sternentisch.load(id).min_seats, sternentisch.load(id).max_seats + 1)
]
