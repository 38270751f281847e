"""Write the golden files anew: `python -m tests.conformance.make_golden`.

Do so for a new game, or after a rule has changed on purpose; ids of actions must never change
without a new `behaviour`.
"""

from __future__ import annotations

import json
from pathlib import Path

import sternentisch
from sternentisch.lab.perft import perft

GOLDEN = Path(__file__).parent / "golden"
SEEDS = (1, 2)
DEPTH = 5


def main() -> None:
    for id in sternentisch.game_ids():
        game = sternentisch.load(id)
        lines = [f"{action.id} {action.notation}\n" for action in game.table]
        (GOLDEN / f"actions-{id}.txt").write_text("".join(lines), "utf-8")
        rows = [
            {"seats": seats, "seed": seed, "depth": depth, "paths": paths}
            for seats in range(game.min_seats, game.max_seats + 1)
            for seed in SEEDS
            for depth in range(1, DEPTH + 1)
            for paths in [perft(game.start(seats, seed), depth)]
        ]
        text = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        (GOLDEN / f"perft-{id}.json").write_text(f"[\n{text}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
