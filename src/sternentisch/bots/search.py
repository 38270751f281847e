"""Information-set Monte Carlo tree search: one tree over many guesses at what is hidden.

Each iteration draws a guess, walks down the tree through choices that are legal in it, adds one
node, plays on as the judge would, and judges where that leads. Every seat is taken to play for
its own reward (max-n); in a cooperative game all rewards are the same. The search knows no game.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from sternentisch.bots.bot import Knowledge
from sternentisch.bots.judge import Judge
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import TURN, State

EXPLORATION: Final = 0.5
"""How strongly untried choices that the judge likes are preferred to what has done well."""
FAR: Final = 400
"""A play-out ends after so many decisions even if the turn has not passed."""


@final
class Node:
    """A choice in the tree: how often it was tried, and what came of it for each seat."""

    __slots__ = ("children", "id", "ids", "kids", "prior", "totals", "visits")

    def __init__(self, id: int, prior: float, seats: int) -> None:
        self.id = id
        self.prior = prior
        self.visits: int = 0
        self.totals: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.ids: list[int] = []  # the offers seen last, and their nodes
        self.kids: list[Node] = []

    def value(self, seat: int) -> float:
        """Return the mean reward of a seat."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def ranking(self, seat: int) -> list[Node]:
        """Return the choices, those tried most often first, of equals the more promising ones."""
        keyed = [
            (-kid.visits, -kid.value(seat), -kid.prior, place)
            for place, kid in enumerate(self.kids)
        ]
        return [self.kids[key[3]] for key in sorted(keyed)]


@final
class Search:
    """A search from what one seat knows."""

    def __init__(self, knowledge: Knowledge, judge: Judge, rng: Rng) -> None:
        self.knowledge = knowledge
        self.judge = judge
        self.rng = rng
        self.root = Node(-1, 1.0, knowledge.seats)
        self.exploration: float = EXPLORATION
        self.horizon: int = judge.horizon

    def run(self, iterations: int, seconds: float = 0.0) -> Node:
        """Search until the iterations or the seconds (0: no limit) are spent; return the root.

        It stops early when the choice tried most often cannot be overtaken any more.
        """
        end = time.perf_counter() + seconds if seconds else 0.0
        for done in range(iterations):
            if end and time.perf_counter() >= end:
                break
            if done % 16 == 0 and self.is_settled(iterations - done):
                break
            self.iterate()
        return self.root

    def is_settled(self, left: int) -> bool:
        """Whether so many more iterations cannot change which choice was tried most often."""
        most = second = 0
        for child in self.root.children.values():
            visits = child.visits
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second > left

    def try_out(self, choice: Node, times: int) -> None:
        """Try a choice at the root until it has been tried so often."""
        while choice.visits < times:
            self.iterate(choice)

    def iterate(self, first: Node | None = None) -> None:
        """Draw a guess, go down the tree to a new node, play on, and remember how it went.

        `first` is a choice to begin with, where the search is not to choose that itself.
        """
        state = self.knowledge.sample(self.rng)
        node = self.root
        path = [node]
        if first is not None:
            node = first
            state.play(node.id)
            path.append(node)
        while state.offers and (first is None or first.visits):
            node = self.select(node, state)
            state.play(node.id)
            path.append(node)
            if not node.visits:
                break
        self.play_on(state)
        rewards = self.judge.rewards(state)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(len(totals)):
                totals[seat] += rewards[seat]

    def select(self, node: Node, state: State) -> Node:
        """Return the child worth trying next among those that are legal in this guess."""
        if node.ids is not state.offers and node.ids != state.offers:
            self.open(node, state)
        seat = state.chooser
        kids = node.kids
        tried = 1
        priors = 0.0
        for kid in kids:
            tried += kid.visits
            priors += kid.prior
        explore = self.exploration * math.sqrt(float(tried)) / priors
        unknown = node.totals[seat] / node.visits if node.visits else 0.5
        best = kids[0]
        most = -1.0
        for kid in kids:
            visits = kid.visits
            worth = kid.totals[seat] / visits if visits else unknown
            worth += explore * kid.prior / (1.0 + visits)
            if worth > most:
                best, most = kid, worth
        return best

    def open(self, node: Node, state: State) -> None:
        """Give a node the children that are legal in this guess."""
        children = node.children
        offers = state.offers
        for id in offers:
            if id not in children:
                rates = self.judge.rates(state)
                highest = max(rates)
                warmth = self.judge.warmth
                for place in range(len(offers)):
                    if offers[place] not in children:
                        prior = 0.02 + math.exp((rates[place] - highest) / warmth)
                        children[offers[place]] = Node(offers[place], prior, state.seats)
                break
        node.ids = offers
        node.kids = [children[id] for id in offers]

    def play_on(self, state: State) -> None:
        """Play as the judge would, until the turn has passed often enough."""
        judge = self.judge
        rng = self.rng
        warmth = judge.warmth * judge.stray
        turns = 1 if state.barrier & TURN else 0
        decisions = 0
        while state.offers and turns < self.horizon and decisions < FAR:
            state.play(judge.pick(state, rng, warmth))
            if state.barrier & TURN:
                turns += 1
            decisions += 1
