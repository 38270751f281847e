"""Every way to start every registered game: player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import sternentisch
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option

Case = tuple[str, int, dict[str, object]]


def option_sets(game: Game) -> Iterator[dict[str, object]]:
    """Yield the default options, each switch and number changed alone, and named things mixed."""
    yield {}
    for option in game.options:
        if isinstance(option.default, bool):
            yield {option.name: not option.default}
        elif isinstance(option.default, int):
            yield {option.name: max(option.low, 2)}
    yield from mixed_sets([option for option in game.options if isinstance(option.default, str)])


def mixed_sets(named: list[Option]) -> Iterator[dict[str, object]]:
    """Yield every choice of the first option with every one of the last, the others as it comes."""
    if not named:
        return
    first, last = named[0].choices, named[-1].choices
    for row, column in product(range(len(first)), range(len(last))):
        yield {
            **{o.name: o.choices[(row + column) % len(o.choices)] for o in named},
            named[0].name: first[row],
            named[-1].name: last[column],
        }


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
