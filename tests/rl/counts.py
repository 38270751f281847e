"""Every game with every number of players, for the kits."""

from __future__ import annotations

import pytest

import sternentisch

GAMES = sternentisch.game_ids()
COUNTS = [
    (id, seats)
    for id in GAMES
    for seats in range(sternentisch.load(id).min_seats, sternentisch.load(id).max_seats + 1)
]
DICTIONARIES_ARE_FINE = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""PettingZoo's kit has a list of games that may observe dictionaries: its own."""
