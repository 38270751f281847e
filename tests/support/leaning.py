"""Keen play with leanings of one's own, fast enough to wait for rare endings."""

from __future__ import annotations

from collections.abc import Mapping

from sternentisch.kernel.game import NEUTRAL, Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State


class Leaning:
    """Chooses as keen bots do, by the game's leanings and those given beyond them.

    Here an action may also be liked as the answer to a kind of question ("pick-target foe 1");
    that counts most. Only what is offered is looked at, never what is hidden.
    """

    def __init__(self, game: Game, beyond: Mapping[str, int]) -> None:
        self.game = game
        self.leanings = {**game.leanings, **beyond}
        self.weights: dict[str, list[int]] = {}
        """For each kind of question, how much each action of the table is liked."""

    def pick(self, state: State, rng: Rng) -> int:
        """Return the id of one of the legal actions."""
        asked, offers = state.decision().kind, state.offers
        if asked not in self.weights:
            self.weights[asked] = self.weigh(asked)
        liked = self.weights[asked]
        weights = [liked[id] for id in offers]
        total = sum(weights)
        if not total:
            return offers[rng.below(len(offers))]
        number = rng.below(total)
        choice = 0
        while number >= weights[choice]:
            number -= weights[choice]
            choice += 1
        return offers[choice]

    def weigh(self, asked: str) -> list[int]:
        weights = []
        for action in self.game.table.actions:
            verb, notation = action.verb, action.notation
            keys = (f"{asked} {notation}", f"{asked} {verb}", notation, verb)
            weights.append(next((self.leanings[k] for k in keys if k in self.leanings), NEUTRAL))
        return weights
