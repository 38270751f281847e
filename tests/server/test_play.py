"""Whole games through real sockets: two people, two cookie jars."""

from __future__ import annotations

from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.rng import Rng
from tests.server.serving import Served, Socket


def seat_two(served: Served, **table: Any) -> tuple[str, list[Socket]]:
    """Let two people sit down at a table for two; return it and their sockets."""
    ada, ben = served.person("Ada"), served.person("Ben")
    made = ada.post("/api/tables", seats=2, **table)
    ben.post(f"/api/tables/{made['id']}/sit", seat=1, invite=made["invite"])
    return made["id"], [ada.socket(made["id"]), ben.socket(made["id"])]


def play_out(sockets: list[Socket]) -> None:
    rng = Rng(1)
    while sockets[0].table["phase"] == "playing":
        actor = sockets[0].table["actor"]
        answer = sockets[actor].play(rng)
        assert answer["is"] == "done", answer
        for socket in sockets:
            socket.catch_up(answer["number"])


@pytest.mark.parametrize("game", sternentisch.game_ids())
def test_two_people_play_a_whole_game(served: Served, game: str) -> None:
    id, sockets = seat_two(served, game=game)
    first = sockets[0].table["number"]
    play_out(sockets)
    for seat, socket in enumerate(sockets):
        assert socket.table["you"] == seat
        assert socket.numbers == list(range(first + 1, socket.table["number"] + 1))
        assert socket.table["result"]["how"] == "played"
    assert sockets[0].table["result"] == sockets[1].table["result"]
    onlooker = served.person("Zoe")
    record = sternentisch.load_record(onlooker.get(f"/api/tables/{id}/record"))
    assert record.names == ["Ada", "Ben"]
    assert record.result is not None
    assert record.result["points"] == sockets[0].table["result"]["points"]
    steps = len(record.actions)
    last = onlooker.get(f"/api/tables/{id}/replay/{steps}", everybody=True)
    state = record.at(steps)
    assert (last["steps"], len(last["views"])) == (steps, 2)
    assert last["views"][0]["actor"] is None
    middle = onlooker.get(f"/api/tables/{id}/replay/{steps // 2}", seat=1)
    assert middle["views"][0]["seat"] == 1
    assert state.over


def test_somebody_plays_against_bots_of_three_levels(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=4, bots=["", "1", "2", "random"])
    assert made["phase"] == "playing"
    socket = ada.socket(made["id"])
    rng = Rng(5)
    for _ in range(12):
        while socket.table["actor"] != 0:
            socket.receive()
        assert socket.play(rng)["is"] == "done"
    kinds = {event["seat"] for event in socket.events}
    assert {0, 1, 2, 3} <= kinds
    log = ada.get(f"/api/tables/{made['id']}/log", lang="de")
    assert any("Ein Bot nimmt Platz: Kadett." in sentence["text"] for sentence in log)


def test_taking_back_asking_and_talking(served: Served) -> None:
    _, (ada, ben) = seat_two(served, game="cave-in", private=True)
    rng = Rng(2)
    while ada.table["actor"] != 0:
        number = ben.play(rng)["number"]
        ada.catch_up(number)
        ben.catch_up(number)
    before = ada.table["view"]
    skill = next(choice for choice in ada.table["choices"] if choice["verb"] == "skill")
    ada.do("play", version=ada.table["version"], action=skill["id"])
    while not ada.table["can_undo"]:
        ada.receive()
    assert ada.do("undo")["is"] == "done"
    assert ada.table["view"] == before
    assert ada.table["can_redo"]
    denied = ben.do("undo", key="mine")
    assert denied == {"is": "denied", "key": "mine", "code": "no-undo", "rule": "", "text": ""}
    assert ada.do("ask", what="pause")["is"] == "done"
    ben.catch_up(ada.table["number"])
    assert ben.table["request"] == {"what": "pause", "seat": 0, "waiting": [1]}
    number = ben.do("answer", yes=True)["number"]
    ada.catch_up(number)
    assert ada.table["paused"]
    assert ada.table["choices"] == []
    ada.do("say", text=" Tea?\u202e ")
    ben.until("said")
    assert [line["text"] for line in ben.chat] == ["Tea?"]
    assert ben.do("resume")["is"] == "done"


def test_giving_up_and_a_rematch_with_seats_changed(served: Served) -> None:
    """And what was said stays on the page."""
    id, (ada, ben) = seat_two(served, game="magnastorm", private=True)
    ada.do("say", text="Again?")
    ben.catch_up(ada.do("resign")["number"])
    assert ben.table["result"]["ranks"] == [2, 1]
    number = ben.do("ask", what="rematch")["number"]
    ada.catch_up(number)
    assert ada.do("answer", yes=True)["is"] == "done"
    while not ada.table["rematch"]:
        ada.receive()
    while not ben.table["rematch"]:
        ben.receive()
    assert ada.table["rematch"] == ben.table["rematch"] != id
    assert [line["text"] for line in ben.chat] == ["Again?"]


def test_who_comes_back_finds_everything(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    socket = ada.socket(made["id"])
    rng = Rng(3)
    for _ in range(10):
        while socket.table["actor"] != 0:
            socket.receive()
        socket.catch_up(socket.play(rng)["number"])
    while socket.table["actor"] != 0:
        socket.receive()
    socket.close()
    again = ada.socket(made["id"])
    for changing in ("clock", "number"):
        socket.table.pop(changing), again.table.pop(changing)
    assert again.table == socket.table
    assert again.events == socket.events
