"""Positions in the middle of texts that ask only in a file of one's own. Rules AK-B, AK-D, AK-P."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.positions import defects_of, reloaded, written

OWN = """
[[card]]
id = "chromerium_halo"
on_acquire = [{ do = "heal", who = "player", n = 1 }]

[[card]]
id = "disruptor_pistol"
on_acquire = [{ do = "heal", who = "player", n = 1 }]

[[level_tile]]
id = "furion-2"
on_instant = [{ do = "suffer", who = "player", n = 1 }]
on_activate = [{ do = "suffer", who = "player", n = 1 }]

[[boss]]
id = "furion"
on_exhaust = [{ do = "power", who = "player", n = 1 }]

[[boss_card]]
id = "relentless_barrage"
on_resolve = [{ do = "special", n = 2 }]

[[boss_card]]
id = "collapsing_core"
on_resolve = [{ do = "suffer", who = "player", n = 9 }]

[[special_card]]
id = "nova_cannon"
on_resolve = [{ do = "suffer", who = "player", n = 1 }]
"""
"""Texts that ask for a player where the printed ones ask nothing."""
WAITING = {"place-card", "reveal-special", "new-boss-deck", "start-foes", "hit-homeworld"}
"""What waits below: the rest of an acquisition, of special cards, of a tile, or of damage."""
GAMES = 20


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> dict[str, State]:
    """Return, for each of these tasks, a question below which it waits, met in random play."""
    path: Path = tmp_path_factory.mktemp("own") / "own.toml"
    path.write_text(OWN, "utf-8")
    game = sternentisch.load("astro-knights", path)
    found: dict[str, State] = {}
    for seed in range(1, GAMES):
        state, rng = game.start(2, seed, {"boss": "furion"}), Rng(seed)
        while not state.over and len(found) < len(WAITING):
            for task in tasks(state)[:-1]:
                if task["kind"] in WAITING:
                    found.setdefault(task["kind"], state.clone())
            state.apply(state.offers[rng.below(len(state.offers))])
    return found


def tasks(state: State) -> list[Any]:
    """Return what is still to be done, the open question last."""
    stack = state.write()["stack"]
    assert isinstance(stack, list)
    return stack


@pytest.mark.rule("AK-P16", "AK-B6", "AK-B8", "AK-D10")
@pytest.mark.parametrize("kind", sorted(WAITING))
def test_a_game_is_saved_in_the_middle_of_anything(met: dict[str, State], kind: str) -> None:
    state = met[kind]
    loaded = reloaded(state)
    assert loaded == state
    for game in (state.clone(), loaded):
        game.playout(Rng(1))
        assert game.over


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        ("hit-homeworld", "amount", 99),
        ("reveal-special", "count", 9),
        ("place-card", "to", "hand"),
    ],
)
def test_what_waits_must_fit_what_is_under_way(
    met: dict[str, State], kind: str, name: str, value: object
) -> None:
    state = met[kind]
    place = [task["kind"] for task in tasks(state)].index(kind)
    document = written(state)
    document["state"]["stack"][place][name] = value
    assert f"state.stack[{place}].{name}" in defects_of(state.game, document)
