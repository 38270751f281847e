"""Claims: the smallest games to hold tournaments in, and bots whose results are known beforehand.

Everybody claims a number once. Among rivals the highest claim wins, equal ones share. A team wins
if its claims add up to what the boss is worth. Neither is registered; `register` does so in a test.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Content, load_content
from sternentisch.kernel.decision import Decision
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option
from sternentisch.kernel.outcome import Outcome, shared_ranks
from sternentisch.kernel.refusal import UnknownName
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState

HIGHEST = 9
BOSSES = {"imp": 2, "ogre": 8}


class State(KernelState):
    """What has been claimed so far, in seat order."""

    claims: list[int]

    def decision(self) -> Decision:
        return Decision(len(self.claims))

    def find_offers(self) -> list[int]:
        return [] if len(self.claims) == self.seats else list(range(HIGHEST + 1))

    def refuse(self, action: int) -> str:
        return ""

    def carry_out(self, action: int) -> None:
        self.claims.append(action)

    def outcome(self) -> Outcome:
        parts = [{"claim": claim} for claim in self.claims]
        if not self.game.cooperative:
            return Outcome("claimed", self.claims, parts, shared_ranks(self.claims))
        victory = sum(self.claims) >= BOSSES[cast(str, self.options["boss"])]
        return Outcome("claimed", self.claims, parts, [1] * self.seats, victory=victory)


class Claims(Game):
    """Rivals."""

    id = "claims"
    title = "Claims"
    min_seats = 1
    max_seats = 6
    reasons = ("claimed",)

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        for number in range(HIGHEST + 1):
            self.table.add("claim", f"claim {number}", number=number)

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        state = State(self, options, seats, rng)
        state.claims = []
        return state


class TeamClaims(Claims):
    """A team, against one boss or the other."""

    id = "team-claims"
    cooperative = True

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.options = [Option("boss", "imp", "", choices=tuple(BOSSES))]

    def panel(self) -> list[dict[str, object]]:
        return [{"boss": boss} for boss in BOSSES]


class Claimer(Bot):
    """Claims what its name says: "c7" claims 7, "seat:a" the number of its seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        number = knowledge.seat if self.name.startswith("seat") else int(self.name[1])
        return knowledge.legal()[number]


def make_claimer(name: str) -> Bot:
    if not name.startswith(("seat", "c")):
        raise UnknownName(f"unknown bot {name!r}")
    return Claimer(name)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tournaments find these games and bots, and no others."""
    folder = Path(__file__).parent / "pebbles"
    content = load_content(folder / "content.toml")
    games = {kind.id: kind(content, folder) for kind in (Claims, TeamClaims)}
    monkeypatch.setattr("sternentisch.lab.tournament.load", lambda id, _: games[id])
    monkeypatch.setattr("sternentisch.lab.tournament.make_bot", make_claimer)
