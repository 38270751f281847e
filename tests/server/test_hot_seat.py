"""Several people at one screen: one socket, several seats, one hand at a time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.server import hub as hubs
from sternentisch.server.hub import Hub
from sternentisch.server.protocol import ReturnNow, encode
from sternentisch.server.socket import deed_of
from sternentisch.table.deeds import Play, Return, TakeOver, TimeOut, Timing
from tests.server.serving import Person, Served, Socket, wait
from tests.server.test_secrecy import standing_still, updates
from tests.table.seated import Seated


def hot(served: Served, game: str = "cave-in", **more: Any) -> tuple[Person, str]:
    """Let Ada make a table for herself and Bea at one screen."""
    ada = served.person("Ada")
    wanted: dict[str, Any] = {"game": game, "seats": 2, "names": ["", "Bea"], **more}
    return ada, ada.post("/api/tables", **wanted)["id"]


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Hub]]:
    with standing_still(tmp_path_factory.mktemp("still")) as running:
        yield running


# --- sitting ---------------------------------------------------------------------------------


def test_a_table_for_people_at_one_screen_begins_at_once(served: Served) -> None:
    ada, id = hot(served)
    card = ada.get(f"/api/tables/{id}")
    assert [place["name"] for place in card["places"]] == ["Ada", "Bea"]
    assert (card["phase"], card["rated"]) == ("playing", False)
    socket = ada.socket(id)
    assert socket.table["seats"] == [0, 1]
    assert socket.table["you"] == socket.table["actor"], "whoever is asked looks first"


def test_names_for_oneself_and_beside_bots_and_others(served: Served) -> None:
    ada = served.person("Ada")
    wanted: dict[str, Any] = {"game": "cave-in", "seats": 4, "seat": 2}
    made = ada.post("/api/tables", **wanted, names=["Cleo", "", "Captain"], bots=["", "1", "", ""])
    assert [place["name"] for place in made["places"]] == ["Cleo", "", "Captain", ""]
    assert made["phase"] == "open"
    ben = served.person("Ben")
    begun = ben.post(f"/api/tables/{made['id']}/sit", seat=3)
    assert begun["phase"] == "playing"
    assert ada.socket(made["id"]).table["seats"] == [0, 2]
    assert ben.socket(made["id"]).table["seats"] == [3]
    one = ada.post("/api/tables", game="cave-in", seats=2, names=["Captain"])
    assert one["places"][0]["name"] == "Captain"
    assert one["rated"], "a single place is not shared"


@pytest.mark.parametrize(
    ("names", "more", "code"),
    [
        (["", "Ada"], {}, "name-taken"),
        (["Bea", "Bea"], {}, "name-taken"),
        (["", "", "Bea"], {}, "no-such-seat"),
        (["", "\u200b"], {}, "bad-name"),
        (["", "Bea"], {"bots": ["", "1"]}, "place-taken"),
        (["Bea"], {"seat": 5}, "no-such-seat"),
    ],
)
def test_names_that_cannot_be(served: Served, names: Any, more: Any, code: str) -> None:
    ada = served.person("Ada")
    body = {"game": "cave-in", "seats": 2, "names": names, **more}
    assert ada.post("/api/tables", 409, **body)["code"] == code
    assert ada.get("/api/tables/mine") == [], "nothing is left behind"


def test_nobody_takes_a_second_place_in_any_other_way(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=3, names=["", "Bea"])
    assert ada.post(f"/api/tables/{made['id']}/sit", 409, seat=2)["code"] == "already-seated"
    ada.post(f"/api/tables/{made['id']}/sit", 400, seat=2, shared=True)


def test_all_leave_together_before_the_game(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=3, names=["", "Bea"], private=True)
    left = ada.post(f"/api/tables/{made['id']}/leave")
    assert [place["name"] for place in left["places"]] == ["", "", ""]


# --- one hand at a time ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave-in", "cryo"])
def test_no_byte_of_the_other_hand_before_the_hello_for_it(
    still: tuple[Served, Hub], game: str
) -> None:
    served, hub = still
    ada, id = hot(served, game)
    connection = Socket(ada.open(id))
    connection.hello(lang="de", seat=0)
    rng = Rng(3)
    table = hub.rooms[id].table
    actors = set()
    for _ in range(40):
        actors.add(table.actor)
        legal = table.state.legal()
        action = legal[rng.below(len(legal))].id
        every = [other.id for other in load(game).table.actions if other not in legal]
        denied = connection.do("play", version=table.version, action=every[rng.below(len(every))])
        if table.actor != 0:
            assert (denied["code"], denied["rule"]) == ("rule", ""), "rules tell of a hand"
            [why] = connection.do("why", actions=[action])["answers"]
            assert why["code"] == "not-your-turn"
            assert connection.do("hint")["code"] == "not-your-turn"
        number = connection.do("play", version=table.version, action=action)["number"]
        connection.catch_up(number)
        assert connection.table["you"] == 0
        assert connection.table["view"]["seat"] == 0
        assert bool(connection.table["choices"]) == (table.actor == 0)
        assert bool(connection.table["question"]) == (table.actor == 0)
    assert actors == {0, 1}
    kept, step = 0, 0
    sent = updates(connection.bytes)
    line = table.played
    pieces = line.state.pieces()
    unseen = {piece for piece in pieces if pieces.count(piece) == 1}
    for told in table.history:
        step += isinstance(told.entry.deed, Play)
        if told.entry.number in sent:
            view = encode(line.at(step).view(0)).decode()
            unseen = {piece for piece in unseen if f'"{piece}"' not in view}
            assert not any(f'"{piece}"' in sent[told.entry.number] for piece in unseen)
            kept += len(unseen)
    assert kept
    connection.hello(seat=1)
    assert connection.table["you"] == 1
    assert connection.table["view"]["seat"] == 1


def test_before_the_first_hello_there_is_no_hand_at_all(served: Served) -> None:
    ada, id = hot(served, "cryo")
    quiet = Socket(ada.open(id))
    quiet.send(do="ping")
    quiet.until("pong")
    player = ada.socket(id)
    player.play(Rng(1))
    quiet.until("update")
    assert quiet.table["you"] is None
    assert quiet.table["view"]["seat"] is None
    assert quiet.table["seats"] == quiet.table["choices"] == []
    assert quiet.do("why", actions=[1])["code"] == "not-seated"
    assert quiet.do("hint")["code"] == "not-seated"


def test_a_foreign_seat_is_nobodys_to_look_as(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cryo", seats=3, names=["", "Bea"])
    ben = served.person("Ben")
    ben.post(f"/api/tables/{made['id']}/sit", seat=2)
    sockets = [ada.socket(made["id"]), ben.socket(made["id"])]
    zoe = served.person("Zoe").socket(made["id"])
    for socket, foreign in ((sockets[0], 2), (sockets[1], 0), (sockets[1], 1), (zoe, 0)):
        before = socket.table
        socket.send(do="hello", seat=foreign, lang="en")
        denied = socket.until("denied")
        assert (denied["code"], denied["key"]) == ("not-seated", "")
        assert denied["text"] == "You have no seat at this table."
        socket.send(do="ping")
        assert socket.receive()["is"] == "pong"
        assert socket.table is before, "nothing was sent of it"
    sockets[0].hello(seat=1)
    assert sockets[0].table["you"] == 1
    for path in ("seen", "log"):
        assert ben.get(f"/api/tables/{made['id']}/{path}", 409, seat=0)["code"] == "not-seated"
        ada.get(f"/api/tables/{made['id']}/{path}", seat=1)
    assert ada.get(f"/api/tables/{made['id']}/seen")["you"] is None
    assert ada.get(f"/api/tables/{made['id']}/seen", seat=1)["you"] == 1
    assert ben.get(f"/api/tables/{made['id']}/seen")["you"] == 2


# --- deeds -----------------------------------------------------------------------------------


def test_a_whole_game_at_one_screen(served: Served) -> None:
    ada, id = hot(served, "cave-in")
    socket = ada.socket(id)
    rng = Rng(2)
    while socket.table["phase"] == "playing":
        if socket.table["you"] != socket.table["actor"]:
            socket.hello(seat=socket.table["actor"])
        answer = socket.play(rng)
        assert answer["is"] == "done", answer
        socket.catch_up(answer["number"])
    assert socket.table["result"]["how"] == "played"


def test_the_seat_that_looks_on_takes_back_and_asks(served: Served) -> None:
    ada, id = hot(served)
    socket = ada.socket(id)
    me = socket.table["you"]
    skill = next(choice for choice in socket.table["choices"] if choice["verb"] == "skill")
    done = socket.do("play", version=socket.table["version"], action=skill["id"])
    socket.catch_up(done["number"])
    assert socket.table["can_undo"]
    socket.hello(seat=1 - me)
    assert not socket.table["can_undo"]
    assert socket.do("undo")["code"] == "no-undo"
    socket.hello(seat=me)
    assert socket.do("undo")["is"] == "done"
    done = socket.do("ask", what="pause")
    socket.catch_up(done["number"])
    assert socket.table["paused"], "there is nobody else to ask"
    assert socket.do("resume")["is"] == "done"
    socket.do("say", text="Hello")
    [line] = socket.chat
    assert (line["name"], line["seat"]) == (("Ada", "Bea")[me], me)


def test_giving_up_is_for_all_places(served: Served) -> None:
    ada = served.person("Ada")
    id = ada.post("/api/tables", game="cave-in", seats=4, names=["", "Bea", "Cleo"])["id"]
    ben = served.person("Ben")
    ben.post(f"/api/tables/{id}/sit", seat=3)
    socket = ada.socket(id)
    first = socket.do("resign", key="all")
    assert first["is"] == "done"
    assert socket.do("resign", key="all") == first
    seen = ben.get(f"/api/tables/{id}/seen")
    assert [place["out"] for place in seen["places"]] == ["resigned"] * 3 + [""]
    assert seen["phase"] == "over"
    assert seen["result"]["ranks"][3] == 1


def test_bots_for_single_places_and_back_again(served: Served) -> None:
    ada, id = hot(served)
    socket = ada.socket(id)
    socket.hello(seat=0)
    socket.catch_up(socket.do("take-over", seat=1, bot="1")["number"])
    assert socket.table["places"][1]["bot"] == "1"
    socket.do("return")
    while socket.table["places"][1]["bot"]:
        socket.receive()
    other = served.person("Eve").socket(id)
    assert other.do("take-over", seat=1, bot="1")["code"] == "not-seated"


def test_who_is_out_does_not_come_back_but_whoever_lets_a_bot_play() -> None:
    seated = Seated(timing=Timing("live", 60_000), bots=("", "", ""))
    table = seated.table
    late = table.actor
    assert late is not None
    seated.wait(60)
    seated.do(TimeOut(late))
    other = (late + 1) % 3
    seated.do(TakeOver(other, "1", other))
    message = ReturnNow("key")
    assert deed_of(message, table, sorted([late, other]), late) == Return(other)


def test_who_lets_a_bot_play_is_not_asked(served: Served) -> None:
    ada, id = hot(served)
    socket = ada.socket(id)
    you = socket.table["actor"]
    assert socket.hello(seat=you, lang="en")["table"]["question"]
    assert socket.table["choices"]
    socket.catch_up(socket.do("take-over", seat=you, bot="1")["number"])
    told = [json.loads(text) for text in socket.bytes]
    played = [
        one["table"]
        for one in told
        if "table" in one and one["table"]["places"][you]["bot"] and one["table"]["actor"] == you
    ]
    assert played, "it is still the turn of that place"
    assert not any(table["choices"] or table["question"] for table in played)


def test_hints_are_for_people_at_one_screen_too(served: Served) -> None:
    ada, id = hot(served)
    socket = ada.socket(id)
    assert socket.do("hint")["is"] == "hint"


def test_all_places_are_away_and_back_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with standing_still(tmp_path) as (served, hub):
        ada, id = hot(served)
        socket = ada.socket(id)
        monkeypatch.setattr(hubs, "MISSING", 0.1)  # not before: she may have come late
        places = hub.rooms[id].table.places
        socket.hello(seat=1)
        ada.socket(id).close()  # from now on it is asked whether somebody is missing
        time.sleep(0.3)
        assert not any(place.away_since for place in places), "nobody is away who looks on as Bea"
        socket.close()
        wait(lambda: all(place.away_since is not None for place in places))
        back = ada.socket(id)
        assert not any(place["away"] for place in back.table["places"])


def test_a_rematch_seats_everybody_again(served: Served) -> None:
    ada, id = hot(served)
    socket = ada.socket(id)
    socket.do("resign")
    socket.do("ask", what="rematch")
    while not socket.table["rematch"]:
        socket.receive()
    again = ada.socket(socket.table["rematch"])
    assert again.table["seats"] == [0, 1]
    assert [place["name"] for place in again.table["places"]] == ["Bea", "Ada"]
    assert json.loads(again.bytes[0])["table"]["rated"] is False
