"""Guided first games at a table: the learner makes every move, and only the right ones."""

from __future__ import annotations

from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.rng import Rng
from sternentisch.table.lesson import lesson_of
from tests.server.serving import Served, Socket

GAMES = sternentisch.game_ids()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_and_on(served: Served, game: str, lang: str) -> None:
    lesson = lesson_of(sternentisch.load(game))
    assert lesson is not None
    learner = served.person("Mara")
    table = learner.post("/api/tables", game=game, seats=4, lesson=True)
    assert len(table["places"]) == lesson.seats
    assert not table["rated"]
    socket = learner.socket(table["id"])
    socket.hello(lang=lang)
    told: list[str] = []
    while (step := turn_of(socket))["action"] is not None:
        seen, wanted = socket.table, step["action"]
        others = [choice["id"] for choice in seen["choices"] if choice["id"] != wanted]
        assert len(others) < len(seen["choices"])
        if step["text"]:
            told.append(step["text"])
        if others:
            denied = socket.do("play", version=seen["version"], action=others[0])
            assert (denied["is"], denied["code"]) == ("denied", "lesson")
        done = socket.do("play", version=seen["version"], action=wanted)
        assert done["is"] == "done"
        socket.catch_up(done["number"])
    assert step["step"] == step["steps"] == len(lesson.moves)
    assert len(told) >= 20
    assert len(set(told)) == len(told)
    assert step["text"] not in ("", *told)  # the last words
    assert socket.play(Rng(1))["is"] == "done"


def turn_of(socket: Socket) -> dict[str, Any]:
    """Wait until the learner is asked; return what the lesson says then."""
    while socket.table["actor"] != 0:
        socket.receive()
    lesson: dict[str, Any] = socket.table["lesson"]
    return lesson


def test_a_text_that_is_missing_keeps_nobody_from_learning(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> str:
        raise LookupError

    monkeypatch.setattr("sternentisch.server.seen.says", missing)
    learner = served.person("Mara")
    socket = learner.socket(learner.post("/api/tables", game=GAMES[0], seats=2, lesson=True)["id"])
    socket.hello(lang="en")
    step = turn_of(socket)
    assert step["text"] == ""
    version = socket.table["version"]
    assert socket.do("play", version=version, action=step["action"])["is"] == "done"
