"""Tables for tests: some people and bots, a game under way, a clock moved by hand."""

from __future__ import annotations

import copy

import pytest

from sternentisch.kernel.rng import Rng
from sternentisch.table.deeds import (
    AnyDeed,
    Begin,
    Entry,
    Play,
    Return,
    SeatBot,
    Setup,
    Sit,
    TakeOver,
    Timing,
)
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table, Told

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SECOND = 1_000
NO_CLOCK = Timing()


class Seated:
    """A table with a hand on its clock. Seats with a bot's name are bots, the others people."""

    def __init__(
        self,
        game: str = "cave-in",
        bots: tuple[str, ...] = ("", ""),
        timing: Timing = NO_CLOCK,
        begun: bool = True,
        position: dict[str, object] | None = None,
    ) -> None:
        setup = Setup(game, len(bots), {}, timing, position=position)
        self.table = Table(setup)
        self.now = 1_000_000
        self.rng = Rng("seated:4")
        for seat, bot in enumerate(bots):
            self.do(SeatBot(seat, bot) if bot else Sit(seat, f"person-{seat}", NAMES[seat]))
        if begun:
            self.do(Begin(4))

    def do(self, deed: AnyDeed) -> Told:
        return self.table.do(deed, self.now)

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * SECOND)

    def play(self, move: str | int | None = None) -> Told:
        """Play for whoever must choose: a move, or anything."""
        table = self.table
        seat = table.actor
        assert seat is not None
        if move is None:
            legal = table.state.legal()
            action = legal[self.rng.below(len(legal))].id
        else:
            action = table.game.action(move).id if isinstance(move, str) else move
        return self.do(Play(seat, action, table.version, table.places[seat].bot))

    def play_until(self, seat: int) -> None:
        """Play anything until it is a seat's choice."""
        while self.table.actor != seat:
            self.play()

    def play_out(self) -> None:
        while self.table.phase == "playing":
            self.play()

    def let_bot_play(self, seat: int) -> None:
        self.do(TakeOver(seat, "random", seat))

    def come_back(self, seat: int) -> None:
        self.do(Return(seat))

    def entries(self) -> list[Entry]:
        return [told.entry for told in self.table.history]


def everything(table: Table) -> dict[str, object]:
    """Return all a table knows, to be compared with another or with itself."""
    line = table.line
    request = table.request
    return {
        "phase": table.phase,
        "places": [vars(place) for place in table.places],
        "state": None if line is None else line.state.write(),
        "steps": None if line is None else line.actions(),
        "undone": None if line is None else [action.id for action in line.undone],
        "can undo": [table.can_undo(seat) for seat in range(len(table.places))],
        "version": table.version,
        "paused": table.paused,
        "rated": table.rated,
        "request": None if request is None else vars(request) | {"asked": sorted(request.asked)},
        "drops": table.drops[:],
        "result": table.result,
        "rematch": table.rematch,
        "clock": (table.clock.left[:], table.clock.running, table.clock.thinker, table.clock.since),
        "entries": [told.entry for told in table.history],
        "events": [told.events for told in table.history],
    }


def denied(seated: Seated, deed: AnyDeed, code: str) -> None:
    """It is refused for this reason, and nothing has changed."""
    before = copy.deepcopy(everything(seated.table))
    with pytest.raises(Denied) as error:
        seated.do(deed)
    assert error.value.code == code
    assert everything(seated.table) == before
