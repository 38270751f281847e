"""Comet Chase: two to four probes race for the tail of a comet, with ten burns each."""

from comet_chase.game import GAME

__all__ = ["GAME"]
