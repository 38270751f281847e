"""Golden files: action tables and counted game trees. A difference is a changed rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sternentisch
from sternentisch.lab.perft import perft

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_action_ids_are_stable(id: str) -> None:
    """Ids are what records, bots and the wire use: they never change without a new behaviour."""
    golden = (GOLDEN / f"actions-{id}.txt").read_text("utf-8").splitlines()
    table = sternentisch.load(id).table
    assert [f"{action.id} {action.notation}" for action in table] == golden


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_notation_is_read_back(id: str) -> None:
    game = sternentisch.load(id)
    for action in game.table:
        assert game.action(action.notation) is action
        assert game.action(f"  {action.notation.upper()} ") is action


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_game_trees_have_the_counted_size(id: str) -> None:
    counted = json.loads((GOLDEN / f"perft-{id}.json").read_text("utf-8"))
    game = sternentisch.load(id)
    assert {row["seats"] for row in counted} == set(range(game.min_seats, game.max_seats + 1))
    for row in counted:
        state = game.start(row["seats"], row["seed"])
        assert perft(state, row["depth"]) == row["paths"], row
