"""How the game ended: for all knights alike. Rules AK-2, AK-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.astro_knights.rules.boss_turn import OUT_OF_CARDS
from sternentisch.games.astro_knights.rules.damage import (
    ALL_EXHAUSTED,
    HOMEWORLD_LOST,
    VICTORY,
)
from sternentisch.games.astro_knights.state import ON_BOSS, ON_FOES
from sternentisch.kernel.action import Fact
from sternentisch.kernel.outcome import Outcome

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State

REASONS = (VICTORY, HOMEWORLD_LOST, ALL_EXHAUSTED, OUT_OF_CARDS)


def final_outcome(state: State) -> Outcome:
    """Return victory or defeat, the damage dealt by each knight, and what was left. [AK-1]"""
    parts = [
        {"boss": player.damage[ON_BOSS], "foes": player.damage[ON_FOES]} for player in state.players
    ]
    details: dict[str, Fact | list[Fact]] = {
        "boss_life": state.boss_life,
        "homeworld_life": state.homeworld_life,
        "level": state.level,
        "turns": state.turns,
    }
    return Outcome(
        state.reason,
        [sum(part.values()) for part in parts],
        parts,
        [1] * state.seats,
        victory=state.reason == VICTORY,
        details=details,
    )
