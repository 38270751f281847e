"""Astro Knights."""

from sternentisch.games.astro_knights.game import GAME

__all__ = ["GAME"]
