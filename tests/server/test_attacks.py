"""What strangers and cheats may try; the table goes on, whatever they do."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sternentisch.server.safety import HEADERS, is_own_origin
from sternentisch.server.settings import Settings
from tests.server.serving import Served, Socket
from tests.server.two import Two, closed, serving_hub, stranger


def first_move(socket: Socket) -> dict[str, Any]:
    return {"version": socket.table["version"], "action": socket.table["choices"][0]["id"]}


DEEDS: list[dict[str, Any]] = [
    {"do": "play", "version": 1, "action": 0},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "reset"},
    {"do": "ask", "what": "undo"},
    {"do": "answer", "yes": True},
    {"do": "resume"},
    {"do": "resign"},
    {"do": "take-over", "seat": 0, "bot": "1"},
    {"do": "return"},
]


# --- who may do what -------------------------------------------------------------------------


def test_nobody_watches_but_does_nothing(served: Served, two: Two) -> None:
    watcher = stranger(served).socket(two.id)
    assert (watcher.table["you"], watcher.table["choices"]) == (None, [])
    for deed in [*DEEDS, {"do": "say", "text": "hi"}]:
        more = {name: value for name, value in deed.items() if name != "do"}
        assert watcher.do(deed["do"], **more)["code"] == "not-logged-in"
    two.go_on()
    watcher.until("update")


def test_a_stranger_watches_and_talks_but_does_nothing(served: Served, two: Two) -> None:
    watcher = served.person("Eve").socket(two.id)
    for deed in DEEDS:
        more = {name: value for name, value in deed.items() if name != "do"}
        assert watcher.do(deed["do"], **more)["code"] == "not-seated"
    assert watcher.do("say", text="hi")["is"] == "done"
    two.go_on()


def test_nobody_plays_for_another_seat(two: Two) -> None:
    move = first_move(two.actor)
    assert two.other.do("play", **move)["code"] == "not-your-turn"
    connection = two.other.connection
    connection.send(json.dumps({"do": "play", "key": "k", "seat": 0, **move}))
    assert closed(connection) == 4400
    assert two.actor.do("play", **move)["is"] == "done"


def test_nobody_takes_over_somebody_who_is_there(two: Two) -> None:
    you = two.other.table["you"]
    assert two.other.do("take-over", seat=1 - you, bot="1")["code"] == "not-away-long"
    assert two.other.do("take-over", seat=7, bot="1")["code"] == "no-such-seat"
    assert two.other.do("answer", yes=True)["code"] == "not-asked"
    two.go_on()


def test_a_forged_cookie_has_no_seat(served: Served, two: Two) -> None:
    eve = stranger(served)
    good = two.people[0].http.cookies["sternentisch"]
    for forged in (good[:-1], f"{good}0", good.replace(two.people[0].id, two.people[1].id)):
        watcher = Socket(eve.open(two.id, Cookie=f"sternentisch={forged}"))
        watcher.hello()
        assert watcher.table["you"] is None


# --- where it comes from ---------------------------------------------------------------------


def foreign(host: str) -> list[dict[str, str]]:
    """Return headers as pages of others, and programs without manners, send them."""
    port = host.rpartition(":")[2]
    own = f"http://{host}"
    return [
        {"origin": ""},
        {"origin": "null"},
        {"origin": "http://evil.example"},
        {"origin": f"http://evil.example:{port}"},
        {"origin": f"{own}.evil.example"},
        {"origin": f"http://{host}0"},
        {"origin": f"http://evil.example@{host}"},
        {"origin": f"http://{host}@evil.example"},
        {"origin": f"http://localhost:{port}"},
        {"origin": "http://127.0.0.1"},
        {"origin": f"ftp://{host}"},
        {"origin": f"file://{host}"},
        {"origin": host},
        {"origin": "http://"},
        {"origin": "http://["},
        {"origin": f"{own}, http://evil.example"},
        {"origin": own, "sec-fetch-site": "cross-site"},
        {"origin": own, "sec-fetch-site": "same-site"},
        {"origin": own, "sec-fetch-site": "nonsense"},
    ]


def test_no_socket_for_other_pages(two: Two) -> None:
    ada = two.people[0]
    for headers in foreign(ada.host):
        given = {name.title(): value for name, value in headers.items()}
        with pytest.raises(InvalidStatus) as caught:
            ada.open(two.id, **given)
        assert caught.value.response.status_code == 403, headers
    assert ada.socket(two.id, **{"Sec-Fetch-Site": "same-origin"}).table["you"] == 0
    two.go_on()


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "LOCK"])
def test_nothing_is_changed_for_other_pages(two: Two, method: str) -> None:
    ada = two.people[0]
    paths = ("/api/guest", "/api/logout", "/api/tables", f"/api/tables/{two.id}/leave", "/nowhere")
    with httpx.Client(base_url=f"http://{ada.host}", cookies=dict(ada.http.cookies)) as client:
        for headers in foreign(ada.host):
            given = {name: value for name, value in headers.items() if value}
            for path in paths[: 5 if method == "POST" else 1]:
                answer = client.request(method, path, headers=given, json={"name": "Eve"})
                assert (answer.status_code, answer.json()) == (403, {"code": "origin"}), given
                assert "set-cookie" not in answer.headers


def test_origins_that_are_set_are_the_only_ones() -> None:
    settings = Settings(origins=["https://table.example"])
    assert is_own_origin({"origin": "https://table.example", "host": "inner"}, settings)
    for origin in ("http://table.example", "https://table.example:444", "https://inner", ""):
        assert not is_own_origin({"origin": origin, "host": "inner"}, settings)
    assert not is_own_origin({"origin": "http://", "host": ""}, Settings())
    assert not is_own_origin({}, Settings())


# --- again, too late, at once ----------------------------------------------------------------


def test_the_same_message_again_is_done_once(two: Two) -> None:
    socket = two.actor
    move = first_move(socket)
    first = socket.do("play", key="once", **move)
    number = first["number"]
    assert first["is"] == "done"
    for again in range(3):
        assert socket.do("play", key="once", **move) == first, again
    elsewhere = two.people[socket.table["you"]].socket(two.id)
    assert elsewhere.do("play", key="once", **move) == first
    assert elsewhere.table["number"] == number
    assert two.other.do("say", key="once", text="mine is another key")["is"] == "done"


def test_a_line_that_is_sent_again_is_said_once(two: Two) -> None:
    ada, ben = two.sockets
    first = ada.do("say", key="tea", text="Tea?")
    assert ada.do("say", key="tea", text="Tea?") == first
    assert ada.do("say", key="empty", text="\u202e")["code"] == "empty-line"
    assert ada.do("say", key="more", text="Now.")["is"] == "done"
    while len(ben.chat) < 2:
        ben.until("said")
    assert [line["text"] for line in ben.chat] == ["Tea?", "Now."]


def test_old_and_future_versions_are_stale(two: Two) -> None:
    two.go_on()
    socket = two.actor
    move = first_move(socket)
    for version in (0, move["version"] - 1, move["version"] + 1, 2**63, 10**300):
        assert socket.do("play", **{**move, "version": version})["code"] == "stale"
    for action in (10**6, 2**63, 10**300):
        assert socket.do("play", **{**move, "action": action})["code"] == "no-such-action"
    two.go_on()


def test_two_windows_at_once(two: Two) -> None:
    seat = two.sockets[0].table["actor"]
    for _ in range(5):
        seat = two.sockets[0].table["actor"]
        windows = [two.people[seat].socket(two.id) for _ in range(2)]
        move = first_move(windows[0])
        gate = threading.Barrier(2)
        answers: list[dict[str, Any]] = []

        def press(window: Socket, key: str, gate: threading.Barrier = gate) -> None:
            gate.wait()
            answers.append(window.do("play", key=key, **move))  # noqa: B023

        fingers = [
            threading.Thread(target=press, args=(window, f"{move['version']}-{number}"))
            for number, window in enumerate(windows)
        ]
        for finger in fingers:
            finger.start()
        for finger in fingers:
            finger.join()
        codes = sorted(answer.get("code", "done") for answer in answers)
        assert codes[0] == "done"
        assert codes[1] in ("stale", "not-your-turn")
        [number] = [answer["number"] for answer in answers if answer["is"] == "done"]
        for socket in (*two.sockets, *windows):
            socket.catch_up(number)
        for window in windows:
            window.close()


# --- what answers tell -----------------------------------------------------------------------


def check_answer(answer: httpx.Response) -> None:
    """Every answer is careful, and tells nothing of the machine."""
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode(), (answer.url, name)
    for secret in ("Traceback", "site-packages", ".py", "sqlite", "/home", "/tmp", "line "):
        assert secret not in answer.text, answer.url


def test_every_answer_is_careful(two: Two) -> None:
    ada = two.people[0]
    at = f"/api/tables/{two.id}"
    asked = ["/", "/api/me", "/api/tables", at, f"{at}/seen", f"{at}/record", "/health", "/metrics"]
    wrong = ["/nowhere", "/api/tables/x", "/%00", "/..%2f..%2fetc/passwd", f"{at}/replay/x", "/api"]
    wrong += [f"{at}/log?after=x", f"{at}/socket", "/api/schema/nothing", "//", "/api/guest"]
    answers = [ada.http.get(path) for path in asked + wrong]
    answers += [ada.http.request(method, at) for method in ("HEAD", "PUT", "OPTIONS", "BREW")]
    answers.append(ada.http.post("/api/guest", headers={"origin": "null"}))
    answers.append(ada.http.post("/api/guest", json={"name": ""}))
    answers.append(ada.http.post("/api/guest", content=b"[" * 100_000))
    answers.append(ada.http.post("/api/guest", content=b"x" * 2_100_000))
    answers.append(ada.http.post("/api/guest", content="ä", headers={"content-type": "x/y; a"}))
    for answer in answers:
        assert answer.status_code < 500, answer.url
        check_answer(answer)


def test_trouble_is_told_as_trouble_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        two = Two(served)
        two.go_on()
        before = two.people[0].get(f"/api/tables/{two.id}/seen")
        actor, move = two.actor, first_move(two.actor)

        def fail(*_: object) -> Any:
            raise OSError("disk /var/lib/sternentisch.db is full")

        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "deposit", fail)
            denied = actor.do("play", key="again", **move)
            assert (denied["is"], denied["code"]) == ("denied", "trouble")
            assert "disk" not in "".join(actor.bytes)
            broken.setattr(hub.store, "add_line", fail)
            assert actor.do("say", key="line", text="Tea?")["code"] == "trouble"
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "tables", fail)
            answer = stranger(served).http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
            assert "disk" not in answer.text
            check_answer(answer)
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "person", fail)
            check_answer(two.people[0].http.get("/api/me"))
        after = two.people[0].get(f"/api/tables/{two.id}/seen")
        before.pop("clock"), after.pop("clock")
        assert after == before, "what was not stored has not happened"
        assert actor.do("play", key="again", **move)["is"] == "done"
        assert actor.do("say", key="line", text="Tea?")["is"] == "done"
        number = actor.table["number"]
        for socket in two.sockets:
            socket.catch_up(number)
        two.go_on()
        assert two.other.numbers == sorted(set(two.other.numbers))


# --- how well secrets pack -------------------------------------------------------------------


def test_sockets_are_never_compressed(two: Two) -> None:
    connection = two.people[0].open(two.id)
    assert connection.request is not None
    assert "permessage-deflate" in connection.request.headers["Sec-WebSocket-Extensions"]
    assert connection.response is not None
    assert "Sec-WebSocket-Extensions" not in connection.response.headers
