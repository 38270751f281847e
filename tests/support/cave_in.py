"""A table of Cave-In laid by hand: positions as the rulebook's examples describe them.

Cards are written as colour letter and level: P purple, N brown, B blue, Y yellow, R red, G green.
Bases are written bottom to top. Crystals are named by their content ids ("blue-3-cave").
Whatever is not laid somewhere stays in the stacks, so every table is a complete, checked position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Any, cast

import sternentisch
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.position import expected_pieces
from sternentisch.games.cave_in.rules.turn import begin_turn
from sternentisch.games.cave_in.state import Player, State
from sternentisch.games.cave_in.view import CaveInView, cave_in_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.reader import Reader
from tests.support.laid import LaidTable

LETTERS = "PNBYRG"
NAMES = ("purple", "brown", "blue", "yellow", "red", "green")


def game() -> CaveIn:
    loaded = sternentisch.load("cave-in")
    assert isinstance(loaded, CaveIn)
    return loaded


class Table(LaidTable[CaveIn, State]):
    """Lay pieces with `lay`, `mine`, `docks`, `artifacts`, then `begin` a turn and `do` things."""

    def __init__(self, *people: str, wild: str = "red green", **options: object) -> None:
        self.game = game()
        self.people = people
        factions = [name for name in NAMES if name not in wild.split()]
        self.options = {"factions": factions, **options}
        start = self.game.start(len(people), 1, self.options)
        self.document: Any = start.to_position()
        self.body: Any = cast("Any", self.document["state"])
        self.body.update(
            mine=[None] * 10,
            docks=[None] * 10,
            removed=[],
            played=[],
            stack=[],
            turns=0,
            track=0,
            start_player=0,
            active=0,
            totems=dict.fromkeys(self.body["totems"]),
        )
        for player in self.body["players"]:
            for zone in player:
                player[zone] = []
        self.tops: list[list[str]] = [[], [], []]
        self.card_stack_sizes: dict[int, int] = {}
        self.crystal_stack_sizes: dict[int, int] = {}
        self.artifact_stack_sizes: list[int] | None = None
        self.log = EventLog()

    # --- laying -----------------------------------------------------------------------------

    def card_id(self, code: str) -> str:
        """Return the id behind a code such as P2."""
        faction = LETTERS.index(code[0])
        for card in self.game.box.types:
            if card.faction == faction and card.level == int(code[1]):
                return card.id
        raise ValueError(code)

    def lay(
        self,
        person: str,
        hand: str = "",
        base: str = "",
        crystals: str = "",
        artifacts: str = "",
        subjugated: str = "",
        totems: str = "",
        secret: str = "",
    ) -> Table:
        """Give a person cards, crystals, artifacts, totems; the others know no `secret` cards."""
        zones = self.body["players"][self.seat(person)]
        zones["hand"] = [self.card_id(code) for code in (hand + " " + secret).split()]
        zones["secrets"] = [self.card_id(code) for code in secret.split()]
        zones["base"] = [self.card_id(code) for code in base.split()]
        zones["subjugated"] = [self.card_id(code) for code in subjugated.split()]
        zones["crystals"] = crystals.split()
        zones["artifacts"] = artifacts.split()
        for colour in totems.split():
            self.body["totems"][colour] = self.seat(person)
        return self

    def mine(self, crystals: str) -> Table:
        """Lay crystals into the first free places of their rows."""
        by_id = {crystal.id: crystal for crystal in self.game.box.crystals}
        for id in crystals.split():
            self._place(self.body["mine"], by_id[id].row, id)
        return self

    def docks(self, cards: str) -> Table:
        """Lay mercenaries into the first free places of their rows."""
        for code in cards.split():
            self._place(self.body["docks"], int(code[1]) - 1, self.card_id(code))
        return self

    def artifacts(self, *tops: str, sizes: tuple[int, int, int] | None = None) -> Table:
        """Name the visible artifact cards ("ac01"); `sizes` leaves fewer cards in the stacks.

        Cards that then lie in no stack are given to the last person, as their right halves.
        """
        for stack, top in enumerate(tops):
            self.tops[stack] = [top]
        self.artifact_stack_sizes = None if sizes is None else list(sizes)
        return self

    def stack_sizes(
        self, cards: dict[int, int] | None = None, crystals: dict[int, int] | None = None
    ) -> Table:
        """Leave so many cards of a level, or crystals of a cost, in the stacks.

        Other cards are out of the game; other crystals are given to the last person.
        """
        self.card_stack_sizes = cards or {}
        self.crystal_stack_sizes = crystals or {}
        return self

    def set(self, **fields: object) -> Table:
        """Set fields of the position: track, turns, start_player …"""
        self.body.update(fields)
        return self

    def turn(self, **fields: object) -> Table:
        """Set fields of the running turn: taken, first, extra_mining …"""
        self.body["turn"].update(fields)
        return self

    def begin(self, person: str, *, start_phase: bool = True) -> Table:
        """Let a person's turn begin; without the start phase, in the action phase."""
        self._fill_stacks()
        active, body = self.seat(person), self.body
        body["turns"] += (active - body["start_player"] - body["turns"]) % len(self.people)
        body["active"] = active
        self.body["stack"] = [{"kind": "main", "seat": self.seat(person)}]
        root = Reader(self.body, "state", [])
        state = self.game.read(root, self.document["options"], len(self.people))
        root.raise_defects("table")
        self.state = state
        state.listener = self.log
        if start_phase:
            begin_turn(state)
        state.settle()
        return self

    # --- playing and asking -----------------------------------------------------------------

    def player(self, person: str) -> Player:
        return self.state.players[self.seat(person)]

    def hand(self, person: str) -> str:
        return " ".join(sorted((_code(card) for card in self.player(person).hand), key=_order))

    def base(self, person: str) -> str:
        return " ".join(_code(card) for card in self.player(person).base)

    def played(self) -> str:
        return " ".join(_code(card) for card in self.state.played)

    def crystals(self, person: str) -> list[str]:
        return [crystal.id for crystal in self.player(person).crystals]

    def totems(self, person: str) -> AbstractSet[str]:
        seat = self.seat(person)
        return {NAMES[colour] for colour, holder in enumerate(self.state.totems) if holder == seat}

    def points(self, person: str) -> dict[str, int]:
        return self.state.outcome().breakdown[self.seat(person)]

    def owned(self, person: str) -> list[str]:
        """Return the artifacts a person has collected."""
        return [artifact.id for artifact in self.player(person).artifacts]

    def crystal_at(self, place: int) -> str:
        """Return the crystal at a place of the mine; "" when there is none."""
        crystal = self.state.mine[place]
        return "" if crystal is None else crystal.id

    def dock_at(self, place: int) -> str:
        """Return the mercenary at a place of the docks; "" when there is none."""
        card = self.state.docks[place]
        return "" if card is None else _code(card)

    def view(self, person: str | None = None) -> CaveInView:
        """Return the table as a person, or a spectator, sees it."""
        return cave_in_view(self.state.view(None if person is None else self.seat(person)))

    def cost(self, place: int) -> int:
        """Return what the crystal at a place costs the active player now."""
        crystal = self.view().mine[place]
        assert crystal is not None
        return crystal.due

    def artifact_cost(self, stack: int) -> int:
        """Return what the top card of an artifact stack costs the active player now."""
        card = self.view().artifacts[stack]
        assert card is not None
        return card.due

    # --- the rest of the box ----------------------------------------------------------------

    def _place(self, places: list[str | None], row: int, id: str) -> None:
        for place in self.game.box.places_of_row[row]:
            if places[place] is None:
                places[place] = id
                return
        raise ValueError(f"no free place for {id}")

    def _fill_stacks(self) -> None:
        """Put what was not laid into the stacks, in the order of the box."""
        box = self.game.box
        wild = [name in self.body["wild"] for name in NAMES]
        left = Counter(expected_pieces(box, wild))
        left.subtract(id for zone in ("mine", "docks") for id in self.body[zone] if id)
        last = self.body["players"][-1]
        halves = {half.id: card.id for card in box.artifact_cards for half in card.halves}
        for player in self.body["players"]:
            for zone in ("hand", "base", "subjugated", "crystals"):
                left.subtract(card.split(" as ")[0] for card in player[zone])
            left.subtract(halves[id] for id in player["artifacts"])
        left.subtract(id for stack in self.tops for id in stack)
        short = [id for id, count in left.items() if count < 0]
        assert not short, f"laid too often: {short}"
        cards: list[list[str]] = [[], [], [], []]
        for card in box.types:
            cards[card.level - 1] += [card.id] * left[card.id]
        for level, size in self.card_stack_sizes.items():
            self.body["removed"] += cards[level - 1][size:]
            cards[level - 1] = cards[level - 1][:size]
        crystals: list[list[str]] = [[], [], [], []]
        for crystal in box.crystals:
            crystals[crystal.row] += [crystal.id] * left[crystal.id]
        for cost, size in self.crystal_stack_sizes.items():
            row = box.row_costs.index(cost)
            last["crystals"] += crystals[row][size:]
            crystals[row] = crystals[row][:size]
        rest = [card.id for card in box.artifact_cards if left[card.id]]
        sizes = self.artifact_stack_sizes
        if sizes is None:
            room = 3 * box.cards_per_stack - (12 - len(rest) - sum(map(len, self.tops)))
            sizes = [min(4, max(0, room - 4 * stack)) for stack in range(3)]
            sizes = [max(size, len(top)) for size, top in zip(sizes, self.tops, strict=True)]
        stacks = []
        for size, top in zip(sizes, self.tops, strict=True):
            below = size - len(top)
            stacks.append(rest[:below] + top)
            rest = rest[below:]
        right = {card.id: card.halves[1].id for card in box.artifact_cards}
        last["artifacts"] += [right[id] for id in rest]
        self.body.update(card_stacks=cards, crystal_stacks=crystals, artifact_stacks=stacks)


def _code(card: Any) -> str:
    code = f"{LETTERS[card.faction]}{card.level}"
    return code if card is card.printed else f"{code}/{LETTERS[card.colour]}"


def _order(code: str) -> tuple[int, str]:
    return LETTERS.index(code[0]), code
