"""Record games anew: `python -m tests.records.make`, after a rule has changed on purpose.

One game per way of ending and player count, and one with every switchable ruling switched.
A changed record is a changed rule: raise the game's `behaviour` and say so in the changelog.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import sternentisch
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.keen import KeenBot
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.record import Record
from sternentisch.kernel.rng import Rng
from tests.support.curious import curious_pick

HERE = Path(__file__).parent


@dataclass
class Plan:
    """A game to record: seeds are tried until it ends as wanted."""

    name: str
    options: dict[str, object] = field(default_factory=dict)
    reason: str = ""
    """Why it must end; "" for any reason."""
    keen: bool = False
    """Whether keen bots play, rather than curious ones."""
    last: tuple[str, ...] = ()
    """Kinds of events of which the first one must be the last to be heard."""


PLANS: dict[str, list[Plan]] = {
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
    "magnastorm": [
        Plan("rounds", reason="rounds"),
        Plan(
            "prestige-in-a-turn",
            reason="prestige",
            keen=True,
            last=("turn-started", "administration-began"),
        ),
        Plan(
            "prestige-and-administration",
            reason="prestige",
            keen=True,
            last=("administration-began", "turn-started"),
        ),
        Plan("advanced", {"start_area": 2, "advanced": True}),
    ],
}


def make_record(id: str, seats: int, seed: int, plan: Plan) -> Record | None:
    """Play a game; return its record if it ended as planned."""
    game = sternentisch.load(id)
    log = EventLog()
    state = game.start(seats, seed, plan.options, log)
    record = Record(game, seats, state.options, seed)
    rng = Rng(f"record:{seed}")
    played: Counter[int] = Counter()
    keen = KeenBot()
    while state.actor is not None:
        if plan.keen:
            action = keen.choose(Knowledge(state, state.actor), rng).id
        else:
            action = curious_pick(state, rng, played)
        state.apply(action)
        record.add(action, state)
    heard = [event.kind for event in log.events if event.kind in plan.last]
    fits_reason = plan.reason in ("", state.outcome().reason)
    return record if fits_reason and heard[-1:] == list(plan.last[:1]) else None


def main() -> None:
    for id, plans in PLANS.items():
        game = sternentisch.load(id)
        (HERE / id).mkdir(exist_ok=True)
        for seats in range(game.min_seats, game.max_seats + 1):
            for plan in plans:
                seed, record = 100 + seats, None
                while record is None:
                    record = make_record(id, seats, seed, plan)
                    seed += 10
                (HERE / id / f"{plan.name}-{seats}.json").write_text(record.dumps(), "utf-8")


if __name__ == "__main__":
    main()
