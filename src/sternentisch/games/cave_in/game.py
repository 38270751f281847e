"""Cave-In: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from sternentisch.games.cave_in.actions import build_table
from sternentisch.games.cave_in.components import Rules
from sternentisch.games.cave_in.content import MAX_ROUNDS, read_box
from sternentisch.games.cave_in.describe import describe, describe_question
from sternentisch.games.cave_in.observation import fill_row, list_fields
from sternentisch.games.cave_in.position import factions_of, read_state
from sternentisch.games.cave_in.rules.setup import set_up
from sternentisch.games.cave_in.rules.turn import COLLAPSED, STOPPED
from sternentisch.games.cave_in.state import BOX, State
from sternentisch.games.cave_in.view import CaveInView, cave_in_view, make_view
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


class CaveIn(Game):
    """Star Scrappers: Cave-In, for two to four players."""

    id = "cave-in"
    title = "Star Scrappers: Cave-In"
    min_seats = 2
    max_seats = 4
    behaviour = 1
    reasons = (COLLAPSED, STOPPED)
    leanings: ClassVar = {"mine": 12, "collect": 12, "recruit": 6, "stop": 1, "end": 1}

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start-artifacts": ("CI-T2",),
        "main": ("CI-T6", "CI-T7", "CI-T10"),
        "recruit-pick": ("CI-A1", "CI-A2"),
        "recruit-pay": ("CI-A2", "CI-A3"),
        "mine-pick": ("CI-M1", "CI-M5", "CI-M8"),
        "mine-colour": ("CI-M3",),
        "mine-pay": ("CI-M2", "CI-M6", "CI-T11"),
        "collect-pick": ("CI-X1", "CI-X2"),
        "collect-pay": ("CI-X3", "CI-T11"),
        "skill-pick": ("CI-K1", "CI-K2", "CI-K4"),
        "raid-pick": ("CI-R1", "CI-R3", "CI-R4", "CI-R5"),
        "raid-second": ("CI-R9",),
        "take-crystal": ("CI-G9",),
        "take-dock": ("CI-G4", "CI-G5"),
        "take-bottom": ("CI-G3", "CI-G4"),
        "take-base": ("CI-G3", "CI-G4"),
        "take-spread": ("CI-K-G3", "CI-G3"),
        "subjugate-base": ("CI-K5",),
        "subjugate-hand": ("CI-K-R4", "CI-K5"),
        "dig": ("CI-K-P2",),
        "dig-colour": ("CI-K-P2",),
        "dye-colour": ("CI-K-Y3",),
        "dye": ("CI-K-Y3",),
    }

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.box = read_box(content)
        self.table = build_table(self.box)
        constants = content.constants()
        self.options = [
            Option("first_game", False, "CI-S2"),
            Option(
                "factions",
                [],
                "CI-S2",
                choices=tuple(self.box.colours),
                pick=self.box.factions_in_play,
            ),
            *(
                Option(name, constants[name], rule)
                for name, rule in (
                    ("cave_in_when_crystal_taken_without_mining", "CI-AMB-1"),
                    ("overpayment_allowed", "CI-AMB-2"),
                    ("raid_of_empty_base_allowed", "CI-AMB-9"),
                )
            ),
            Option(
                "safety_max_rounds",
                constants["safety_max_rounds"],
                "CI-AMB-29",
                low=1,
                high=MAX_ROUNDS,
            ),
        ]

    def check_options(self, options: dict[str, object], seats: int) -> list[tuple[str, str]]:
        if options["first_game"] and options["factions"]:
            return [("options.factions", "first_game already chooses the factions")]
        return []

    def rules(self, options: dict[str, object]) -> Rules:
        """Return the rulings these options ask for."""
        return Rules(
            self.box,
            taken_cave_ins=bool(options["cave_in_when_crystal_taken_without_mining"]),
            overpayment=bool(options["overpayment_allowed"]),
            empty_raids=bool(options["raid_of_empty_base_allowed"]),
            max_rounds=cast(int, options["safety_max_rounds"]),
        )

    def things(self, seats: int, options: dict[str, object]) -> dict[str, tuple[str, list[str]]]:
        cards = [card.id for card in self.box.types]
        return {
            "skill-used": ("card", cards),
            "leader-used": ("card", cards),
            "artifact-collected": ("artifact", [artifact.id for artifact in self.box.artifacts]),
            **super().things(seats, options),
        }

    def traits(self, state: KernelState, seat: int | None) -> dict[str, str]:
        """The factions in play, or those whose totems a seat holds."""
        holders = zip(self.box.factions, cast(State, state).totems, strict=True)
        if seat is None:
            return {"faction": "+".join(id for id, holder in holders if holder != BOX)}
        return {"faction": "+".join(id for id, holder in holders if holder == seat)}

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        factions = factions_of(self.box, options)
        return set_up(self, options, self.rules(options), seats, rng, factions)

    def view(self, state: KernelState, seat: int | None) -> CaveInView:
        return make_view(cast(State, state), seat)

    def list_fields(self, seats: int) -> list[Field]:
        return list_fields(self.box, seats)

    def fill_row(self, state: KernelState, seat: int, row: Row) -> None:
        fill_row(cast(State, state), seat, row)

    def describe(self, view: View, action: Action) -> Facts:
        return describe(cave_in_view(view), action)

    def describe_question(self, view: View) -> Facts:
        return describe_question(cave_in_view(view))

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        return read_state(self, reader, options, self.rules(options), seats)


GAME = CaveIn
