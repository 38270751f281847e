"""A game that is not compiled and not registered keeps every promise on the same kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch.kernel.content import load_content
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.rng import Rng
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.conformance.checks import check_end, check_illegal, check_state, check_step
from tests.support.pebbles.game import Pebbles

FOLDER = Path(__file__).parent.parent / "support" / "pebbles"


@pytest.fixture(scope="module")
def pebbles() -> Pebbles:
    return Pebbles(load_content(FOLDER / "content.toml"), FOLDER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_smallest_game_keeps_every_promise(pebbles: Pebbles, seats: int) -> None:
    rng = Rng(seats)
    for seed in range(5):
        state = pebbles.start(seats, seed)
        pieces = state.pieces()
        while not state.over:
            check_state(state, pieces, rng)
            check_illegal(state)
            check_step(state, state.offers[rng.below(len(state.offers))], rng)
        check_end(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_game_speaks(pebbles: Pebbles, language: str) -> None:
    state = pebbles.start(2, 1)
    speaker = Speaker(pebbles, language, ["Ada", "Ben"])
    actor = state.actor
    assert actor is not None
    view = state.view(actor)
    assert speaker.players[actor] in speaker.question(view)
    assert "3" in speaker.choice(view, pebbles.action("take 3"))
    assert speaker.why("PB-2").endswith("[PB-2: " + speaker.rules.entries["PB-2"].title + "]")


def test_a_broken_position_of_the_smallest_game_is_refused(pebbles: Pebbles) -> None:
    document = pebbles.start(2, 1).to_position()
    body = document["state"]
    assert isinstance(body, dict)
    body["heap"] = -1
    body["cards"] = ["gem", "gem"]
    with pytest.raises(Defects) as caught:
        pebbles.from_position(document)
    assert [path for path, _ in caught.value.defects] == [
        *("state.heap", "state.turn", "state.cards", "state.heap")
    ]
