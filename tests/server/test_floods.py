"""Broken messages, floods and slow readers: who sends them is cut off, the table goes on."""

from __future__ import annotations

import contextlib
import json
import socket as plain
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sternentisch.server import socket as sockets
from sternentisch.server.room import PATIENCE as MESSAGES
from sternentisch.server.safety import Buckets, Doors, address_of
from sternentisch.table.chat import TOLD
from tests.server.serving import PATIENCE, Person, serving, wait
from tests.server.two import Two, closed, serving_hub, stranger

# --- broken messages -------------------------------------------------------------------------


BROKEN: list[str | bytes] = [
    b"",
    b'{"do":"hello"}',
    "",
    " ",
    "hello",
    "{",
    "null",
    "5",
    "[]",
    '"hello"',
    "{}",
    '{"do":null}',
    '{"do":"dance"}',
    '{"do":["hello"]}',
    '{"do":"hello","x":1}',
    '{"do":"hello","chat":-1}',
    '{"do":"hello","chat":1.5}',
    '{"do":"hello","chat":NaN}',
    '{"do":"ping","key":"a"}',
    '{"do":"play","key":"a"}',
    '{"do":"play","key":"a","version":"1","action":1}',
    '{"do":"play","key":"a","version":1,"action":-1}',
    '{"do":"play","key":"a","version":1,"action":1e999}',
    '{"do":"play","key":"a","version":1,"action":true}',
    '{"do":"play","key":"a","version":1,"action":1,"bot":"1"}',
    '{"do":"play","key":"","version":1,"action":1}',
    '{"do":"play","key":5,"version":1,"action":1}',
    '{"do":"undo","key":"' + "k" * 41 + '"}',
    '{"do":"undo","key":"\\u0000"}',
    '{"do":"undo","key":"\\u202e"}',
    '{"do":"undo","key":"\\ud800"}',
    '{"do":"undo","key":"a","seat":1}',
    '{"do":"ask","key":"a","what":"money"}',
    '{"do":"ask","key":"a","what":"undo\\n"}',
    '{"do":"take-over","key":"a","seat":10,"bot":"1"}',
    '{"do":"take-over","key":"a","seat":0,"bot":"1\\n"}',
    '{"do":"take-over","key":"a","seat":0,"bot":"search"}',
    '{"do":"time-out","key":"a","seat":0}',
    '{"do":"begin","seed":1}',
    '{"do":"sit","seat":1,"person":"a","name":"b"}',
    '{"do":"say","key":"a","text":""}',
    '{"do":"say","key":"a","text":"' + "x" * 501 + '"}',
    '{"x":' + "[" * 1900 + "]" * 1900 + ',"do":"hello"}',
    '{"do":"hello","chat":' + '{"a":' * 700 + "1" + "}" * 700 + "}",
    "x" * 5000,
    '{"do":"hello",' + " " * 5000 + "}",
    "\u00e4" * 4000,
]


def test_broken_messages_close_their_socket_only(two: Two) -> None:
    ada = two.people[0]
    for text in BROKEN:
        connection = ada.open(two.id)
        connection.send(text)
        assert closed(connection) in (4400, 1009), text
        connection.close()
    two.go_on()
    assert two.sockets[0].table["places"][0]["away"] is False


def test_broken_utf8_and_half_frames(two: Two) -> None:
    ada = two.people[0]
    connection = ada.open(two.id)
    connection.send(b'{"do":"\xff\xfe"}', text=True)
    assert closed(connection) in (1007, 4400)
    connection = ada.open(two.id)
    with contextlib.suppress(ConnectionClosed):  # the server may close before all is sent
        connection.send(iter(["x" * 3000, "x" * 3000]))
    assert closed(connection) in (1009, 4400)
    connection = ada.open(two.id)
    connection.socket.shutdown(plain.SHUT_RDWR)
    two.go_on()


# --- too much --------------------------------------------------------------------------------


def test_buckets() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.spend("ada", at=10.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.spend("ben", at=10.0), "each has a bucket of their own"
    assert [buckets.spend("ada", at=10.5) for _ in range(2)] == [True, False]
    assert [buckets.spend("ada", at=99.0) for _ in range(4)] == [True, True, True, False]
    assert not buckets.spend("ada", at=98.0), "a clock that goes back fills nothing"


def test_who_floods_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.01, burst=25) as served:
        two = Two(served)
        nobody = stranger(served)
        for flooder in (two.people[1], nobody):
            socket = flooder.socket(two.id)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(40):
                    socket.send(do="ping")
            assert closed(socket.connection) == 4429
        assert two.sockets[0].do("say", text="Still here.")["is"] == "done"
        answers = [nobody.http.get("/api/me") for _ in range(30)]
        assert answers[-1].status_code == 429
        assert answers[-1].json() == {"code": "too-fast"}
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert nobody.http.get("/nowhere").status_code == 429
        with pytest.raises(InvalidStatus):
            nobody.open(two.id)


def welcomes(connection: Any) -> int:
    """Say hello again and again; return how often that was answered before the socket closed."""
    answered = 0
    with contextlib.suppress(ConnectionClosed):
        while answered < 100:
            connection.send('{"do":"hello"}')
            assert json.loads(connection.recv(PATIENCE))["is"] == "welcome"
            answered += 1
    assert connection.close_code == 4429
    return answered


def test_asking_for_everything_costs_more(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.01, burst=100) as served:
        ada = served.person("Ada")
        id = ada.post("/api/tables", game="cave-in", seats=2)["id"]
        assert welcomes(ada.open(id)) < 100 // 5
        assert welcomes(stranger(served).open(id)) < 100 // 5


def test_all_people_at_one_address_have_a_limit_together(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.01, burst=50) as served:
        people = [served.person(f"Guest {number}") for number in range(6)]
        id = people[0].post("/api/tables", game="cave-in", seats=2)["id"]
        answered = [welcomes(person.open(id)) for person in people]
        assert answered[1] == answered[2] > 0
        assert answered[-1] == 0, "a new guest is no new chance"
        assert served.person("Late").get(f"/api/tables/{id}")["phase"] == "open"


def test_only_the_last_lines_of_a_long_chat_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada = served.person("Ada")
        id = ada.post("/api/tables", game="cave-in", seats=2)["id"]
        socket = ada.socket(id)
        for number in range(1, TOLD + 6):
            assert socket.do("say", text=f"line {number}")["is"] == "done"
        assert len(socket.chat) == TOLD + 5, "who is there hears everything"
        told = socket.hello()["chat"]
        assert [line["number"] for line in told] == list(range(6, TOLD + 6))
        assert len(hub.rooms[id].chat.lines) == TOLD
        [last] = socket.hello(chat=TOLD + 4)["chat"]
        assert last["text"] == f"line {TOLD + 5}"
    with serving(tmp_path) as served:
        socket = served.person("Zoe").socket(id)
        assert [line["number"] for line in socket.chat] == list(range(6, TOLD + 6))
        assert socket.do("say", text="one more")["is"] == "done"
        assert socket.chat[-1]["number"] == TOLD + 6


def test_a_slow_reader_is_cut_off_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "STUCK", 0.5)
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        two = Two(served)
        slow = served.person("Slow")
        with plain.create_connection(("127.0.0.1", served.port)) as line:
            line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
            line.sendall(handshake(slow, two.id))
            assert line.recv(12) == b"HTTP/1.1 101"
            room = hub.rooms[two.id]
            watchers = 3
            wait(lambda: len(room.onlookers) == watchers)
            for _ in range(4 * MESSAGES):
                with contextlib.suppress(OSError):  # the server may have closed it by now
                    line.sendall(masked(b'{"do":"hello"}'))
                if len(room.onlookers) < watchers:
                    break
                assert two.sockets[0].do("say", text="x" * 400)["is"] == "done"
            wait(lambda: len(room.onlookers) < watchers)
            two.go_on()


def handshake(person: Person, table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {person.host}",
        f"Origin: http://{person.host}",
        f"Cookie: {person.cookie()}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def masked(text: bytes) -> bytes:
    """Return a frame as browsers send them; a mask of zeros changes nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# --- too many sockets ------------------------------------------------------------------------


def test_nobody_opens_too_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_hub(tmp_path, monkeypatch, sockets=2) as (served, hub):
        ada, ben = served.person("Ada"), served.person("Ben")
        id = ada.post("/api/tables", game="cave-in", seats=2)["id"]
        sockets = [ada.socket(id) for _ in range(2)]
        assert closed(ada.open(id)) == 4429
        sockets += [person.socket(id) for person in (ben, ben, stranger(served), stranger(served))]
        late = stranger(served).open(id)
        assert (closed(late), late.close_reason) == (4429, "too-many-sockets"), "of one address"
        sockets[0].close()
        room = hub.rooms[id]
        wait(lambda: len(room.onlookers) < len(sockets))
        wait(lambda: not closes(ada, id))


def closes(person: Person, id: str) -> bool:
    """Whether a new socket is closed at once."""
    connection = person.open(id)
    connection.send('{"do":"hello"}')
    try:
        return not connection.recv(PATIENCE)
    except ConnectionClosed:
        return True
    finally:
        connection.close()


def test_a_household_is_one_address() -> None:
    doors = Doors()
    hosts = ("2001:db8:1:2::1", "2001:db8:1:2:aaaa::", "2001:db8:1:3::1", "fe80::1%eth0", "testing")
    assert [address_of((host, 1)) for host in hosts] == [
        "2001:db8:1:2::/64",
        "2001:db8:1:2::/64",
        "2001:db8:1:3::/64",
        "fe80::/64",
        "testing",
    ]
    with doors.enter({"a": 1, "b": 2}) as first, doors.enter({"a": 1, "b": 2}) as second:
        assert (first, second) == (True, False)
        with doors.enter({"b": 2}) as third:
            assert third
    assert not doors.open
