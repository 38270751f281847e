"""Every way to start every registered game: player counts and options."""

from __future__ import annotations

from collections.abc import Iterator

import sternentisch
from sternentisch.kernel.game import Game

Case = tuple[str, int, dict[str, object]]


def option_sets(game: Game) -> Iterator[dict[str, object]]:
    """Yield the default options, then each option changed by itself."""
    yield {}
    for option in game.options:
        if isinstance(option.default, bool):
            yield {option.name: not option.default}
        elif isinstance(option.default, int):
            yield {option.name: max(option.low, 2)}


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
