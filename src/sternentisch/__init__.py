"""Sternentisch: exact rules engines for four science-fiction board games.

>>> import sternentisch
>>> game = sternentisch.load("cave-in")
>>> state = game.start(seats=3, seed=7)
>>> while not state.over:
...     state.apply(state.legal()[0])
>>> state.outcome().reason
'collapsed'
"""

import sys
from importlib import import_module

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


def _draw_in_notebooks() -> None:
    """Let a running notebook draw states, views, records and outcomes; elsewhere do nothing."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is not None:
        # by name: what draws sits above all that imports this module
        import_module("sternentisch.notebook").load_ipython_extension(shell)


_draw_in_notebooks()
