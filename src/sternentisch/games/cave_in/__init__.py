"""Star Scrappers: Cave-In."""

from sternentisch.games.cave_in.game import GAME

__all__ = ["GAME"]
