"""Finished games for a page: every step as it was seen, the story, and playing on from anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from tests.server.serving import Person, Served, Socket, serving
from tests.server.test_play import play_out, seat_two

GAME = "cryo"


class Finished:
    """A public game of two people that is over, and what they saw of it."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.id, self.sockets = seat_two(served, game=GAME)
        self.path = f"/api/tables/{self.id}"
        for socket in self.sockets:
            socket.hello(lang="de")
        play_out(self.sockets)


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Finished, Person]]:
    with serving(tmp_path_factory.mktemp("past")) as served:
        yield Finished(served), served.person("Zoe")


def messages(socket: Socket) -> list[dict[str, Any]]:
    """Return the updates of all actions, in order."""
    found = [json.loads(text) for text in socket.bytes]
    return [message for message in found if message["is"] == "update"]


def test_each_step_is_what_the_seat_saw_then(past: tuple[Finished, Person]) -> None:
    done, ada = past
    steps = ada.get(f"{done.path}/replay/0")["steps"]
    for seat, socket in enumerate(done.sockets):
        sent = messages(socket)
        assert len(sent) == steps
        for step in (1, 2, steps // 2, steps):
            told = ada.get(f"{done.path}/replay/{step}", seat=seat, lang="de")
            then = sent[step - 1]
            assert told["seen"]["view"] == told["views"][0]
            assert without_choices(told["seen"]["view"]) == without_choices(then["table"]["view"])
            assert told["events"] == then["events"]
            assert all(event["text"] for event in told["events"])
            for name in ("phase", "actor", "you", "result", "game", "options", "names"):
                assert told["seen"][name] == then["table"][name], name
            assert told["seen"]["version"] == step
            assert told["seen"]["choices"] == []
            assert not told["seen"]["can_undo"]


def without_choices(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "legal"}


def test_an_onlooker_and_everybody(past: tuple[Finished, Person]) -> None:
    done, ada = past
    plain = ada.get(f"{done.path}/replay/5")
    assert plain["seen"]["you"] is None
    assert plain["seen"]["view"]["seat"] is None
    assert plain["seen"]["result"] is None, "who wins is not told in the middle"
    assert not any(event["text"] for event in plain["events"])
    assert plain["seen"]["names"] == [], "words are for who has a language"
    assert len(ada.get(f"{done.path}/replay/5", lang="en")["seen"]["names"]) == 2
    every = ada.get(f"{done.path}/replay/5", everybody=True)
    assert [view["seat"] for view in every["views"]] == [0, 1]
    assert every["seen"]["you"] == 0
    start = ada.get(f"{done.path}/replay/0")
    assert (start["seat"], start["move"]) == (-1, "")


def test_the_story_is_all_steps_in_order(past: tuple[Finished, Person]) -> None:
    done, ada = past
    story = ada.get(f"{done.path}/story", lang="de", seat=1)
    steps = ada.get(f"{done.path}/replay/0")["steps"]
    assert [step["step"] for step in story] == list(range(steps + 1))
    sent = messages(done.sockets[1])
    assert [step["events"] for step in story[1:]] == [update["events"] for update in sent]
    record = ada.get(f"{done.path}/record")
    assert [step["move"] for step in story[1:]] == [step["move"] for step in record["actions"]]
    onlooker = ada.get(f"{done.path}/story", lang="de")
    hidden = [
        step["step"]
        for step, other in zip(story, onlooker, strict=True)
        if step["events"] != other["events"]
    ]
    assert hidden, "an onlooker knew less"
    assert not any(event["text"] for event in ada.get(f"{done.path}/story")[1]["events"])


def test_one_can_play_on_from_any_step(past: tuple[Finished, Person]) -> None:
    done, ada = past
    position = ada.get(f"{done.path}/position/7")
    state = load(GAME).from_position(position)
    assert state.view(0) == load(GAME).from_position(position).view(0)
    body = {"game": GAME, "seats": 2, "position": position, "bots": ["", "random"]}
    made = ada.post("/api/tables", **body)
    assert (made["phase"], made["rated"]) == ("playing", False)
    seen = ada.get(f"{done.path}/replay/7", seat=0)["seen"]
    again = ada.post("/api/tables", **{**body, "bots": [], "names": ["", "Bea"]})
    socket = ada.socket(again["id"])
    socket.hello(seat=0)
    assert without_choices(socket.table["view"]) == without_choices(seen["view"])
    assert socket.table["actor"] == seen["actor"]


def test_steps_and_seats_that_there_are_not(past: tuple[Finished, Person]) -> None:
    done, ada = past
    steps = ada.get(f"{done.path}/replay/0")["steps"]
    for path in ("replay", "position"):
        for step in (steps + 1, -1):
            assert ada.get(f"{done.path}/{path}/{step}", 404)["code"] == "no-such-step"
    for path in ("replay/1", "story"):
        assert ada.get(f"{done.path}/{path}", 409, seat=2)["code"] == "no-such-seat"
        ada.get(f"{done.path}/{path}", 400, lang="fr")


PAST: list[tuple[str, dict[str, Any]]] = [
    ("replay/0", {}),
    ("replay/0", {"everybody": True}),
    ("replay/0", {"seat": 1}),
    ("story", {}),
    ("story", {"seat": 1}),
    ("position/0", {}),
    ("record", {}),
]


def test_nothing_of_a_game_under_way(past: tuple[Finished, Person]) -> None:
    done, _ = past
    id, sockets = seat_two(done.served, game=GAME)
    sockets[sockets[0].table["actor"]].play(Rng(1))
    eve = done.served.person("Eve")
    for path, query in PAST:
        told = eve.get(f"/api/tables/{id}/{path}", 409, **query)
        assert told == {"code": "not-over", "rule": "", "detail": ""}


def test_nothing_of_a_private_game_without_its_link(past: tuple[Finished, Person]) -> None:
    done, _ = past
    ada = done.served.person("Ada")
    made = ada.post("/api/tables", game=GAME, seats=2, bots=["", "random"], private=True)
    ada.socket(made["id"]).do("resign")
    eve = done.served.person("Eve")
    for path, query in PAST:
        address = f"/api/tables/{made['id']}/{path}"
        assert eve.get(address, 404, **query)["code"] == "no-such-table"
        eve.get(address, **query, invite=made["invite"])


def test_a_game_that_ended_early(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        id, sockets = seat_two(served, game="cryo")
        answer = sockets[sockets[0].table["actor"]].play(Rng(1))
        sockets[0].catch_up(answer["number"])
        sockets[0].do("resign")
        zoe = served.person("Zoe")
        last = zoe.get(f"/api/tables/{id}/replay/1")["seen"]
        assert (last["phase"], last["actor"], last["result"]["how"]) == ("over", None, "left")
        first = zoe.get(f"/api/tables/{id}/replay/0")["seen"]
        assert (first["phase"], first["result"]) == ("playing", None)
        assert first["actor"] is not None
