"""Sternentisch: exact rules engines for four science-fiction board games.

>>> import sternentisch
>>> game = sternentisch.load("cave-in")
>>> state = game.start(seats=3, seed=7)
>>> while not state.over:
...     state.apply(state.legal()[0])
>>> state.outcome().reason
'collapsed'
"""

from sternentisch.kernel.action import Action
from sternentisch.kernel.game import Game
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.record import Record, load_record
from sternentisch.kernel.refusal import (
    BadInput,
    Defects,
    IllegalAction,
    Refusal,
    SternentischError,
    UnknownName,
)
from sternentisch.kernel.registry import game_ids, load
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

__all__ = [
    "Action",
    "BadInput",
    "Defects",
    "Game",
    "IllegalAction",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "SternentischError",
    "UnknownName",
    "game_ids",
    "load",
    "load_record",
]
