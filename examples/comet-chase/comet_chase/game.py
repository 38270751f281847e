"""The declaration: what Comet Chase is, what can be done in it, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from comet_chase.position import read_state
from comet_chase.state import State
from comet_chase.view import CometView, show
from sternentisch.kernel.content import Content
from sternentisch.kernel.event import Facts
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState
from sternentisch.kernel.view import View


class CometChase(Game):
    """Two to four probes race for the tail of a comet."""

    id = "comet-chase"
    title = "Comet Chase"
    min_seats = 2
    max_seats = 4
    reasons = ("flown",)
    leanings: ClassVar[Mapping[str, int]] = {"coast": 1, "burn": 10}
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "burn": ("CC-B1", "CC-B3", "CC-F2", "CC-F3"),
    }

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        constants = content.constants()
        self.highest_burn: int = constants["highest_burn"]
        self.hand: int = constants["hand"]
        self.rounds: int = constants["rounds"]
        self.hot_from: int = constants["hot_from"]
        self.values: dict[str, int] = {s["id"]: s["points"] for s in content.tables["sample"]}
        self.options = [Option("cold_engines", False, "CC-S3")]
        self.table.add("coast", "coast")
        for burn in range(1, self.highest_burn + 1):
            self.table.add("burn", f"burn {burn}", burn=burn)

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        """Deal the hands and shuffle the samples. [CC-S1, CC-S2]"""
        state = State(self, options, seats, rng)
        state.laid, state.hands, state.crates = [], [], []
        for _ in range(seats):
            burns = list(range(1, self.highest_burn + 1))
            rng.shuffle(burns)
            state.hands.append(tuple(sorted(burns[: self.hand])))
            state.crates.append(tuple(sorted(burns[self.hand :])))
        state.burns, state.distances = [()] * seats, [0] * seats
        state.samples, state.lost, state.deck = [()] * seats, (), list(self.values)
        rng.shuffle(state.deck)
        return state

    def view(self, state: KernelState, seat: int | None) -> CometView:
        return show(cast(State, state), seat)

    def describe_question(self, view: View) -> Facts:
        comet = cast(CometView, view)
        return {"round": comet.round, "rounds": self.rounds, "sample": comet.sample}

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        return read_state(self, reader, options, seats)


GAME = CometChase
