"""Record games anew: `python -m tests.records.make`, after a rule has changed on purpose.

One game per way of ending and player count, and one with every switchable ruling switched.
A changed record is a changed rule: raise the game's `behaviour` and say so in the changelog.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import sternentisch
from sternentisch.kernel.record import Record
from sternentisch.kernel.rng import Rng
from tests.support.curious import curious_pick

HERE = Path(__file__).parent

PLANS: dict[str, list[tuple[str, dict[str, object]]]] = {
    "cave-in": [
        ("collapsed", {}),
        ("collapsed-first-game", {"first_game": True}),
        ("stopped", {"safety_max_rounds": 5}),
        (
            "other-rulings",
            {
                "factions": ["blue", "yellow", "red", "green"],
                "cave_in_when_crystal_taken_without_mining": True,
                "overpayment_allowed": False,
                "raid_of_empty_base_allowed": True,
            },
        ),
    ],
}


def make_record(id: str, seats: int, seed: int, options: dict[str, object]) -> Record:
    game = sternentisch.load(id)
    state = game.start(seats, seed, options)
    record = Record(game, seats, state.options, seed)
    rng = Rng(f"record:{seed}")
    played: Counter[int] = Counter()
    while not state.over:
        action = curious_pick(state, rng, played)
        state.apply(action)
        record.add(action, state)
    return record


def main() -> None:
    for id, plans in PLANS.items():
        game = sternentisch.load(id)
        (HERE / id).mkdir(exist_ok=True)
        for seats in range(game.min_seats, game.max_seats + 1):
            for name, options in plans:
                record = make_record(id, seats, 100 + seats, options)
                (HERE / id / f"{name}-{seats}.json").write_text(record.dumps(), "utf-8")


if __name__ == "__main__":
    main()
