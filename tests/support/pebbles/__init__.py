"""Pebbles, the smallest complete game: copy this folder to begin a new one."""

from tests.support.pebbles.game import GAME

__all__ = ["GAME"]
