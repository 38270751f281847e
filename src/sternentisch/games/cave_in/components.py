"""The components: immutable objects made once from the content and shared by all states."""

from __future__ import annotations

from typing import final

from sternentisch.games.cave_in.actions import COLOURS
from sternentisch.games.cave_in.effect import Effect


@final
class Card:
    """A type of mercenary in its current colour; copies of one type are the same object.

    `printed` is the card as printed; only cards in a hand are ever in another colour.
    """

    __slots__ = ("colour", "effect", "faction", "id", "index", "kind", "level", "printed")

    def __init__(
        self, kind: int, id: str, faction: int, level: int, colour: int, effect: Effect
    ) -> None:
        self.kind = kind
        self.id = id
        self.faction = faction
        self.level = level
        self.colour = colour
        self.index: int = kind * COLOURS + colour
        self.effect = effect
        self.printed: Card = self

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


@final
class Crystal:
    """A crystal token; `row` is the row of the mine that its cost belongs to.

    `symbol` is the colour of its faction symbol, -1 for none. [CI-AMB-22]
    """

    __slots__ = ("cave_in", "colour", "cost", "id", "index", "row", "symbol", "vp")

    def __init__(
        self,
        index: int,
        id: str,
        row: int,
        cost: int,
        colour: int,
        vp: int,
        symbol: int,
        cave_in: bool,
    ) -> None:
        self.index = index
        self.id = id
        self.row = row
        self.cost = cost
        self.colour = colour
        self.vp = vp
        self.symbol = symbol
        self.cave_in = cave_in

    def __repr__(self) -> str:
        return f"<Crystal {self.id}>"


@final
class Artifact:
    """One half of an artifact card."""

    __slots__ = ("effect", "id", "index", "timing")

    def __init__(self, index: int, id: str, timing: str, effect: Effect) -> None:
        self.index = index
        self.id = id
        self.timing = timing
        self.effect = effect

    def __repr__(self) -> str:
        return f"<Artifact {self.id}>"


@final
class ArtifactCard:
    """An artifact card: one cost, two halves. [CI-X2, CI-AMB-24]"""

    __slots__ = ("cost", "halves", "id", "index")

    def __init__(self, index: int, id: str, cost: int, left: Artifact, right: Artifact) -> None:
        self.index = index
        self.id = id
        self.cost = cost
        self.halves: list[Artifact] = [left, right]

    def __repr__(self) -> str:
        return f"<ArtifactCard {self.id}>"


@final
class Box:
    """Everything in the box, and the printed numbers of the rules."""

    def __init__(self) -> None:
        self.colours: list[str] = []
        self.factions: list[str] = []
        self.first_game: list[int] = []
        self.cards: list[Card] = []  # every type in every colour
        self.types: list[Card] = []  # every type as printed
        self.crystals: list[Crystal] = []
        self.artifacts: list[Artifact] = []
        self.artifact_cards: list[ArtifactCard] = []
        self.row_costs: list[int] = []
        self.row_of_place: list[int] = []  # rows of mine and docks have the same shape
        self.places_of_row: list[list[int]] = []
        self.copies: list[int] = []
        self.start_hand: list[int] = []
        self.thresholds: list[int] = []
        self.set_points: list[int] = []
        self.hand_limit: int = 0
        self.base_limit: int = 0
        self.totem_points: int = 0
        self.totem_discount: int = 0
        self.points_per_level: int = 0
        self.factions_in_play: int = 0
        self.regular_actions: int = 0
        self.cards_per_stack: int = 0

    def in_colour(self, card: Card, colour: int) -> Card:
        """Return a card in another colour."""
        return self.cards[card.kind * COLOURS + colour]


@final
class Rules:
    """The rulings a game is played under, beside its box. [CI-AMB-1, CI-AMB-2, CI-AMB-9]"""

    __slots__ = ("box", "empty_raids", "max_rounds", "overpayment", "taken_cave_ins")

    def __init__(
        self, box: Box, taken_cave_ins: bool, overpayment: bool, empty_raids: bool, max_rounds: int
    ) -> None:
        self.box = box
        self.taken_cave_ins = taken_cave_ins
        self.overpayment = overpayment
        self.empty_raids = empty_raids
        self.max_rounds = max_rounds


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a tuple with one copy of a card less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
