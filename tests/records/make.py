"""Record games anew: `python -m tests.records.make`, after a rule has changed on purpose.

One game per way of ending and player count, and one with every switchable ruling switched; game
ids on the command line choose some games only. Rare endings take thousands of tries, which are
half a minute in all.
A changed record is a changed rule: raise the game's `behaviour` and say so in the changelog.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import sternentisch
from sternentisch.bots.judges.registry import judge_of
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.record import Record
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.curious import curious_pick
from tests.support.leaning import Leaning

HERE = Path(__file__).parent
KEEN: Mapping[str, int] = {}
"""Play as keen bots do."""
HOLDING_OUT: Mapping[str, int] = {
    "action-step power": 500,
    "discard-hand end": 300,
    "pick-card hand normium": 300,
    "pick-target boss": 1,
    "pick-target foe 1": 1000,
    "supply core_high": 300,
    "supply weapon_mid": 100,
}
"""Outlive the boss of Astro Knights rather than beat it: abilities, and the oldest foe first."""


@dataclass
class Plan:
    """A game to record: seeds are tried until it ends as wanted."""

    name: str
    options: dict[str, object] = field(default_factory=dict)
    reason: str = ""
    """Why it must end; "" for any reason."""
    leanings: Mapping[str, int] | None = None
    """What keen players like beyond the leanings of the game; None for curious players."""
    judged: bool = False
    """Play what the judge of the game rates best: keen players hardly ever beat a boss."""
    by_seats: dict[int, dict[str, object]] = field(default_factory=dict)
    """Further options, by the player counts to record; empty for all counts without any."""
    last: tuple[str, ...] = ()
    """Kinds of events of which the first one must be the last to be heard."""

    def options_at(self, seats: int) -> dict[str, object]:
        return {**self.options, **self.by_seats.get(seats, {})}


PLANS: dict[str, list[Plan]] = {
    "astro-knights": [
        Plan("first-game", {"first_game": True}),
        Plan(
            "victory",
            reason="victory",
            judged=True,
            by_seats={
                1: {"boss": "lunaris", "homeworld": "quaris"},
                2: {"boss": "architect", "homeworld": "ylong"},
                3: {"boss": "furion", "homeworld": "new_atlantis", "difficulty": "nightmare"},
                4: {"boss": "furion", "homeworld": "nisarin", "difficulty": "expert"},
            },
        ),
        Plan(
            "homeworld",
            {"difficulty": "nightmare"},
            reason="homeworld",
            by_seats={
                1: {"boss": "kontinnua", "homeworld": "new_atlantis"},
                2: {"boss": "furion", "homeworld": "nisarin"},
                3: {"boss": "architect", "homeworld": "ylong"},
                4: {"boss": "lunaris", "homeworld": "quaris"},
            },
        ),
        Plan(  # a knight alone plays on [AK-V6]
            "exhausted",
            {"difficulty": "expert"},
            reason="exhausted",
            by_seats={
                2: {"boss": "lunaris", "homeworld": "ylong"},
                3: {"boss": "kontinnua", "homeworld": "new_atlantis"},
                4: {"boss": "architect", "homeworld": "nisarin"},
            },
        ),
        Plan(
            "deck",
            reason="deck",
            leanings=HOLDING_OUT,
            by_seats={
                1: {"boss": "lunaris", "homeworld": "ylong", "knights": ["christina"]},
                2: {"boss": "furion", "homeworld": "nisarin"},
                3: {"boss": "lunaris", "homeworld": "quaris"},
                4: {"boss": "kontinnua", "homeworld": "new_atlantis"},
            },
        ),
        Plan(
            "other-rulings",
            {"extra_token": 2, "boss_may_exceed_start_life": True},
            by_seats={
                1: {"boss": "lunaris", "homeworld": "quaris", "difficulty": "expert"},
                2: {"boss": "architect", "homeworld": "ylong", "knights": ["nasma", "zack"]},
                3: {"boss": "lunaris", "homeworld": "random"},
                4: {"boss": "random", "homeworld": "random"},
            },
        ),
    ],
    "cave-in": [
        Plan("collapsed"),
        Plan("collapsed-first-game", {"first_game": True}),
        Plan("stopped", {"safety_max_rounds": 5}),
        Plan(
            "other-rulings",
            {
                "factions": ["blue", "yellow", "red", "green"],
                "cave_in_when_crystal_taken_without_mining": True,
                "overpayment_allowed": False,
                "raid_of_empty_base_allowed": True,
            },
        ),
    ],
    "cryo": [
        Plan("sunset", reason="sunset"),
        Plan("sunset-keen", reason="sunset", leanings=KEEN),
        Plan("pods", reason="pods", leanings=KEEN),
    ],
    "magnastorm": [
        Plan("rounds", reason="rounds"),
        Plan(
            "prestige-in-a-turn",
            reason="prestige",
            leanings=KEEN,
            last=("turn-started", "administration-began"),
        ),
        Plan(
            "prestige-and-administration",
            reason="prestige",
            leanings=KEEN,
            last=("administration-began", "turn-started"),
        ),
        Plan("advanced", {"start_area": 2, "advanced": True}),
    ],
}


class Judged:
    """Chooses what the judge of the game rates best."""

    def __init__(self, game: Game) -> None:
        self.judge = judge_of(game)

    def pick(self, state: State, rng: Rng) -> int:
        """Return the id of one of the legal actions; chance decides between equals."""
        return self.judge.pick(state, rng, 0.001)


def player_of(game: Game, plan: Plan) -> Judged | Leaning | None:
    """Return who plays the games of a plan; None for curious players."""
    if plan.judged:
        return Judged(game)
    return None if plan.leanings is None else Leaning(game, plan.leanings)


def play_game(
    game: Game, seats: int, seed: int, plan: Plan, player: Judged | Leaning | None
) -> list[int] | None:
    """Play a game; return its actions if it ended as planned."""
    log = EventLog() if plan.last else None
    state = game.start(seats, seed, plan.options_at(seats), log)
    actions: list[int] = []
    rng = Rng(f"record:{seed}")
    played: Counter[int] = Counter()
    while not state.over:
        action = curious_pick(state, rng, played) if player is None else player.pick(state, rng)
        state.play(action)
        actions.append(action)
    heard = [event.kind for event in log.events if event.kind in plan.last] if log else []
    fits_reason = plan.reason in ("", state.outcome().reason)
    return actions if fits_reason and heard[-1:] == list(plan.last[:1]) else None


def make_record(game: Game, seats: int, plan: Plan) -> Record:
    """Try seeds until a game ends as planned; return its record."""
    player = player_of(game, plan)
    seed = 100 + seats
    actions = play_game(game, seats, seed, plan, player)
    while actions is None:
        seed += 10
        actions = play_game(game, seats, seed, plan, player)
    record = Record(game, seats, game.complete(seats, plan.options_at(seats)), seed)
    state = record.start()
    for action in actions:
        state.apply(action)
        record.add(action, state)
    return record


def main(ids: list[str]) -> None:
    for id in ids or PLANS:
        game = sternentisch.load(id)
        (HERE / id).mkdir(exist_ok=True)
        for plan in PLANS[id]:
            for seats in plan.by_seats or range(game.min_seats, game.max_seats + 1):
                record = make_record(game, seats, plan)
                (HERE / id / f"{plan.name}-{seats}.json").write_text(record.dumps(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
