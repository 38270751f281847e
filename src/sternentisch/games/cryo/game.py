"""Cryo: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from sternentisch.games.cryo.actions import MODE_NAMES, build_table
from sternentisch.games.cryo.content import read_box
from sternentisch.games.cryo.describe import describe, describe_question
from sternentisch.games.cryo.observation import fill_row, list_fields
from sternentisch.games.cryo.observation_box import Measures
from sternentisch.games.cryo.perks import PERKS
from sternentisch.games.cryo.position import read_state
from sternentisch.games.cryo.rules.ending import REASONS
from sternentisch.games.cryo.rules.setup import set_up
from sternentisch.games.cryo.state import SEATS, State
from sternentisch.games.cryo.view import CryoView, cryo_view, make_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Content
from sternentisch.kernel.event import Facts
from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import Field
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.row import Row
from sternentisch.kernel.state import State as KernelState
from sternentisch.kernel.view import View


class Cryo(Game):
    """Cryo, for two to four players."""

    id = "cryo"
    title = "Cryo"
    min_seats = 2
    max_seats = 4
    behaviour = 1
    lots = True  # [CR-S2]
    reasons = REASONS
    leanings: ClassVar = {
        "main deploy": 100,
        "main recall": 4,
        "place 1": 40,
        "place 13": 100,
        "place 17": 4,
        "activate": 100,
        "use": 40,
        "automate": 40,
        "wake": 40,
        "card-play": 40,
        "take-tile": 2,
        "load 2": 8,
        "load 3": 40,
        "load 4": 100,
        "load 5": 200,
        "scrap-card": 1,
        "scrap-tile": 1,
        "end-turn": 60,
        "done": 1,
    }

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "setup-discard": ("CR-S11", "CR-C1", "CR-C10"),
        "main": ("CR-T1", "CR-T2", "CR-T4", "CR-T5", "CR-T6"),
        "place": ("CR-K7", "CR-K8", "CR-T3"),
        "activate": ("CR-T3", "CR-D1", "CR-D2", "CR-T6"),
        "overclock": ("CR-C18", "CR-AMB-6"),
        "end-turn": ("CR-T6", "CR-T8"),
        "hand-limit": ("CR-T8", "CR-C9"),
        "pay": ("CR-K3", "CR-K4", "CR-M5"),
        "card-action": ("CR-K11", "CR-C3", "CR-C4", "CR-C5"),
        "discard-cost": ("CR-K11", "CR-P1"),
        "choose": ("CR-D10",),
        "wake": ("CR-D1", "CR-M4"),
        "wake-any": ("CR-P2", "CR-P3"),
        "take-tile": ("CR-D2", "CR-K10", "CR-B5"),
        "prototype": ("CR-C15",),
        "amount": ("CR-D3", "CR-D5"),
        "convert": ("CR-D4", "CR-M4"),
        "draws": ("CR-D5", "CR-AMB-9"),
        "play-cards": ("CR-D5", "CR-C3", "CR-C4", "CR-C5"),
        "scout": ("CR-D6", "CR-B7"),
        "send": ("CR-D7", "CR-R1"),
        "fetch": ("CR-D8", "CR-M4"),
        "vehicle": ("CR-D9",),
        "tunnel": ("CR-D9", "CR-B8"),
        "settle": ("CR-D9", "CR-V5"),
        "load": ("CR-D9", "CR-AMB-19"),
        "split": ("CR-D9", "CR-AMB-18"),
        "incident": ("CR-R2", "CR-R3", "CR-R5", "CR-R6"),
        "sabotage": ("CR-R3", "CR-R4"),
        "return": ("CR-R9", "CR-R10", "CR-B5"),
        "use-platform": ("CR-R10", "CR-P1", "CR-P2"),
        "automate": ("CR-C14", "CR-R11"),
    }

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.box = read_box(content)
        self.measures = Measures(self.box)
        self.table = build_table(self.box)
        self.options = []

    def things(self, seats: int, options: dict[str, object]) -> dict[str, tuple[str, list[str]]]:
        box = self.box
        uses = [f"{card.id}-{use}" for card in box.cards for use in (*MODE_NAMES, "scrap")]
        tiles = [tile.id for tile in box.tiles]
        return {
            "card-used": ("use", uses),
            "perk-used": ("perk", list(PERKS)),
            "action-activated": ("action", [action.id for action in box.actions]),
            "platform-used": ("platform", [action.id for action in box.platform]),
            "tile-taken": ("tile", tiles),
            "tile-installed": ("tile", tiles),
            "tile-scrapped": ("tile", tiles),
            "incident-resolved": ("incident", [tile.id for tile in box.incidents]),
            "cave-settled": ("cave_tile", [tile.id for tile in box.cave_tiles]),
            **super().things(seats, options),
        }

    def traits(self, state: KernelState, seat: int | None) -> dict[str, str]:
        """The caves in which a seat has pods."""
        if seat is None:
            return {}
        pods = cast(State, state).cave_pods
        return {"cave": "+".join(c.id for c in self.box.caves if pods[c.index * SEATS + seat])}

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        return set_up(self, options, seats, rng, self.box)

    def view(self, state: KernelState, seat: int | None) -> CryoView:
        return make_view(cast(State, state), seat)

    def list_fields(self, seats: int) -> list[Field]:
        return list_fields(self.box, seats)

    def fill_row(self, state: KernelState, seat: int, row: Row) -> None:
        fill_row(self.measures, cast(State, state), seat, row)

    def describe(self, view: View, action: Action) -> Facts:
        return describe(cryo_view(view), action, self.box)

    def describe_question(self, view: View) -> Facts:
        return describe_question(cryo_view(view))

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        return read_state(self, reader, options, seats, self.box)


GAME = Cryo
