"""Magnastorm: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from sternentisch.games.magnastorm.actions import COLUMNS, SEATS, build_table
from sternentisch.games.magnastorm.components import Rules
from sternentisch.games.magnastorm.content import read_box
from sternentisch.games.magnastorm.content_board import weathers
from sternentisch.games.magnastorm.describe import describe, describe_question
from sternentisch.games.magnastorm.observation import fill_row, list_fields
from sternentisch.games.magnastorm.position import read_state
from sternentisch.games.magnastorm.rules.ending import PRESTIGE, ROUNDS
from sternentisch.games.magnastorm.rules.setup import set_up
from sternentisch.games.magnastorm.state import State
from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view, make_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Content
from sternentisch.kernel.event import Facts
from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import Field
from sternentisch.kernel.option import Option
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.row import Row
from sternentisch.kernel.state import State as KernelState
from sternentisch.kernel.view import View


class Magnastorm(Game):
    """Magnastorm, for two to four players."""

    id = "magnastorm"
    title = "Magnastorm"
    min_seats = 2
    max_seats = 4
    behaviour = 1
    open_hands = True
    reasons = (PRESTIGE, ROUNDS)
    leanings: ClassVar = {
        "contract": 800,
        "build": 160,
        "turtle": 160,
        "use": 80,
        "take": 50,
        "drive": 25,
        "jump": 6,
        "range": 2,
        "pass": 1,
        "exchange": 0,
    }

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start-follower": ("MS-S11",),
        "start-research": ("MS-S12",),
        "main": ("MS-T3", "MS-T6", "MS-K1", "MS-K3", "MS-Q2"),
        "place": ("MS-T7", "MS-T10", "MS-B4"),
        "mode": ("MS-T10", "MS-T11", "MS-T12"),
        "price": ("MS-CO-5",),
        "reseat": ("MS-K4",),
        "deal": ("MS-CO-1",),
        "buy-step": ("MS-CO-4",),
        "research": ("MS-R1", "MS-R2", "MS-R4"),
        "any-cube": ("MS-Q4",),
        "deploy": ("MS-B2",),
        "move": ("MS-M2", "MS-M3", "MS-M4", "MS-M6", "MS-M8"),
        "fee": ("MS-M6",),
        "station": ("MS-X1", "MS-X2"),
        "turtle": ("MS-L1", "MS-L2", "MS-L4"),
        "paid-turtle": ("MS-L3", "MS-CO-7"),
        "extra-turtle": ("MS-L3", "MS-B4"),
        "contract": ("MS-C1", "MS-C2", "MS-C3", "MS-C5"),
        "sector": ("MS-C3", "MS-C4"),
        "lift": ("MS-C3",),
        "lower": ("MS-C5", "MS-C6", "MS-R5"),
        "exchange": ("MS-Q2",),
    }

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.box = read_box(content)
        self.table = build_table(self.box)
        self.made_rules: dict[tuple[int, int, bool], Rules] = {}
        self.cards = {card.id: card.index for card in self.box.artifacts}
        self.weathers = [
            [weathers(self.box, side, start) for start in range(len(self.box.rear_sectors))]
            for side in self.box.sides
        ]
        self.options = [
            Option("start_area", 1, "MS-S2", low=1, high=len(self.box.rear_sectors)),
            Option("advanced", False, "MS-S14"),
            *(
                Option(
                    f"artifacts_{seat}",
                    [],
                    "MS-AMB-39",
                    choices=tuple(card.id for card in self.box.artifacts),
                    pick=self.box.setup_artifacts,
                    more=True,
                )
                for seat in range(SEATS)
            ),
        ]

    def collections(self, options: dict[str, object]) -> list[list[str]]:
        """Return the artifact cards given to each seat."""
        return [cast("list[str]", options[f"artifacts_{seat}"]) for seat in range(SEATS)]

    def check_options(self, options: dict[str, object], seats: int) -> list[tuple[str, str]]:
        """Collections need the advanced setup, a player, and cards of their own. [MS-AMB-39]"""
        defects: list[tuple[str, str]] = []
        owned: list[str] = []
        for seat, collection in enumerate(self.collections(options)):
            where = f"options.artifacts_{seat}"
            if collection and not options["advanced"]:
                defects.append((where, "artifact cards are used with the option advanced only"))
            if collection and seat >= seats:
                defects.append((where, f"there are only {seats} players"))
            twice = [id for id in collection if id in owned]
            if twice:
                defects.append((where, f"somebody else owns {', '.join(twice)}"))
            owned.extend(collection)
        return defects

    def rules(self, options: dict[str, object], seats: int) -> Rules:
        """Return what these options ask for; equal ones share it, unless cards are given."""
        start, advanced = cast(int, options["start_area"]) - 1, bool(options["advanced"])
        given = self.collections(options)
        key = (seats, start, advanced)
        if not any(given) and key in self.made_rules:
            return self.made_rules[key]
        box = self.box
        number = next(i for i, side in enumerate(box.sides) if seats in side.players)
        weather = self.weathers[number][start]
        cards = [[self.cards[id] for id in collection] for collection in given]
        rules = Rules(box, box.sides[number], seats, start, weather, advanced, cards)
        if not any(given):
            self.made_rules[key] = rules
        return rules

    def things(self, seats: int, options: dict[str, object]) -> dict[str, tuple[str, list[str]]]:
        side = next(side for side in self.box.sides if seats in side.players)
        spaces = [
            f"{space // COLUMNS + 1}-{space % COLUMNS}"
            for space, bonus in enumerate(side.bonuses)
            if bonus is not None
        ]
        return {
            "commander-gained": ("commander", [card.id for card in self.box.commanders]),
            "contract-completed": ("contract", [card.id for card in self.box.contracts]),
            "space-bonus": ("space", spaces),
            **super().things(seats, options),
        }

    def traits(self, state: KernelState, seat: int | None) -> dict[str, str]:
        """The commanders that a seat has."""
        if seat is None:
            return {}
        player = cast(State, state).players[seat]
        return {"commander": "+".join(card.id for card in player.commanders)}

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        return set_up(self, options, self.rules(options, seats), seats, rng)

    def view(self, state: KernelState, seat: int | None) -> MagnastormView:
        return make_view(cast(State, state), seat)

    def list_fields(self, seats: int) -> list[Field]:
        return list_fields(self.box, seats)

    def fill_row(self, state: KernelState, seat: int, row: Row) -> None:
        fill_row(cast(State, state), seat, row)

    def describe(self, view: View, action: Action) -> Facts:
        return describe(magnastorm_view(view), action)

    def describe_question(self, view: View) -> Facts:
        return describe_question(magnastorm_view(view))

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        return read_state(self, reader, options, self.rules(options, seats), seats)


GAME = Magnastorm
