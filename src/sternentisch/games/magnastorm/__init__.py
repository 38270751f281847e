"""Magnastorm."""

from sternentisch.games.magnastorm.game import GAME

__all__ = ["GAME"]
