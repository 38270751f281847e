"""A game that is not compiled and not registered keeps every promise on the same kernel."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.content import load_content
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.rng import Rng
from sternentisch.lab.conformance import check_game
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.pebbles.game import Pebbles, State, Take

FOLDER = Path(__file__).parent.parent / "support" / "pebbles"


@pytest.fixture(scope="module")
def pebbles() -> Pebbles:
    return Pebbles(load_content(FOLDER / "content.toml"), FOLDER)


def test_the_smallest_game_keeps_every_promise(pebbles: Pebbles) -> None:
    check_game(pebbles, games=5)


def share_pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.clone

    def clone(self: State) -> State:
        twin = whole(self)
        twin.pebbles = self.pebbles
        return twin

    monkeypatch.setattr(State, "clone", clone)


def shuffle_as_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: State, seat: int, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hidden = [self.cards[other] for other in others] + self.deck
        rng.shuffle(hidden)
        for other in others:
            self.cards[other] = hidden.pop()
        self.deck = hidden

    monkeypatch.setattr(State, "redeal", redeal)


def lose_a_pebble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "pieces", lambda self: ["pebble"] * self.heap)


def allow_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Take, "legal", lambda self, state: [0, 1, 2, 3] if state.heap else [])


def name_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Take.refuse
    monkeypatch.setattr(Take, "refuse", lambda *given: few(*given) and "PB-9")


def forget_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Pebbles.read

    def read(self: Pebbles, *given: Any) -> State:
        state = whole(self, *given)
        state.deck = state.deck[1:]
        return state

    monkeypatch.setattr(Pebbles, "read", read)


def end_for_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "reasons", ())


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (share_pebbles, "playing on changed a clone"),
        (shuffle_as_they_lie, "a guess shows what the seat cannot know"),
        (lose_a_pebble, "pieces were lost or doubled"),
        (allow_more, "not refused"),
        (name_no_rule, "PB-9 is not in the rulebook"),
        (forget_a_card, "loaded differently"),
        (end_for_no_reason, "a guess got stuck"),
    ],
)
def test_the_suite_says_which_promise_is_broken(
    pebbles: Pebbles,
    monkeypatch: pytest.MonkeyPatch,
    break_it: Callable[[pytest.MonkeyPatch], None],
    told: str,
) -> None:
    break_it(monkeypatch)
    with pytest.raises(AssertionError, match=told):
        check_game(pebbles)


def test_the_suite_misses_every_word(pebbles: Pebbles, tmp_path: Path) -> None:
    """Words are read in both languages: without any one message, something cannot be told."""
    wanted = ("ask-take", "choice-roll", "event-rolled", "why-PB-2", "reason-taken", "source-card")
    for language, key in product(LANGUAGES, wanted):
        folder = tmp_path / language / key
        shutil.copytree(FOLDER, folder)
        path = folder / f"{language}.ftl"
        path.write_text(re.sub(rf"^{key} =", "unused =", path.read_text("utf-8"), flags=re.M))
        with pytest.raises(KeyError, match=key):
            check_game(Pebbles(pebbles.content, folder))


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
