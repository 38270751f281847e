"""Every way to start every registered game: player counts and options."""

from __future__ import annotations

import sternentisch
from sternentisch.lab.conformance import option_sets

Case = tuple[str, int, dict[str, object]]


def all_cases() -> list[Case]:
    cases: list[Case] = []
    for id in sternentisch.game_ids():
        game = sternentisch.load(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            cases.extend((id, seats, options) for options in option_sets(game))
    return cases


def case_id(case: Case) -> str:
    options = ",".join(f"{name}={value}" for name, value in case[2].items()) or "default"
    return f"{case[0]}-{case[1]}-{options}"
