"""Cryo: drones, docks and pods; see rulebook.en.md."""

from sternentisch.games.cryo.game import GAME

__all__ = ["GAME"]
