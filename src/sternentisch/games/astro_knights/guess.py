"""What nobody can know, replaced by a random guess: the order of the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State
    from sternentisch.kernel.rng import Rng


def redeal(state: State, rng: Rng) -> None:
    """Shuffle what is hidden; all seats know the same. [AK-M20, AK-M21, AK-M22]

    Knights' decks are never shuffled, so their order is no secret.
    """
    for number, pile in enumerate(state.supply):
        known = state.known[number]
        top = 1 if state.shown[number] and known < len(pile) else 0
        state.supply[number] = mixed(pile, known, top, rng)
    state.boss_deck = mixed(state.boss_deck, 0, 0, rng)
    state.special_deck = mixed(state.special_deck, 0, 0, rng)
    seen = 1 if state.order_seen and state.order_known < len(state.order_deck) else 0
    state.order_deck = mixed(state.order_deck, state.order_known, seen, rng)


def mixed(pile: list[Any], bottom: int, top: int, rng: Rng) -> list[Any]:
    """Return a pile with all but some cards at the bottom and at the top in another order."""
    end = len(pile) - top
    if end - bottom < 2:
        return pile
    hidden = pile[bottom:end]
    rng.mix(hidden)
    return pile[:bottom] + hidden + pile[end:]
