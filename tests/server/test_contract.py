"""The schema and the TypeScript types say what the messages are."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from sternentisch.kernel.rng import Rng
from sternentisch.server import contract, protocol
from tests.server.serving import Person, Served, Socket

MADE = contract.schema()


def check(name: str, found: Any) -> None:
    """Hold something that went over the wire against its definition."""
    jsonschema_rs.validate({**MADE, "$ref": contract.REF + name}, found)


def fails(name: str, found: Any) -> bool:
    return not jsonschema_rs.is_valid({**MADE, "$ref": contract.REF + name}, found)


@pytest.mark.parametrize("path", [contract.SCHEMA, contract.TYPESCRIPT], ids=lambda path: path.name)
def test_the_files_are_what_is_made_from_the_types(path: Any) -> None:
    known = path.read_text("utf-8") if path.exists() else ""
    assert known == contract.files()[path], f"{path.name} is out of date: run `make protocol`"


def test_every_message_says_what_it_means() -> None:
    types = [one for union in contract.message_types().values() for one in union]
    for one in [*types, *contract.http_types()]:
        assert "__doc__" in vars(one), one
        assert (inspect.getdoc(one) or "").strip(), one
    for name, found in MADE["$defs"].items():
        assert found["description"].endswith((".", "?")), f"{name}: a sentence is wanted"


def test_typescript_has_one_declaration_for_each_definition() -> None:
    text = contract.typescript(MADE)
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    for opening, closing in ("{}", "()", "[]", "<>"):
        assert code.count(opening) == code.count(closing)
    declared = re.findall(r"^export (?:interface|type) (\w+)", code, flags=re.MULTILINE)
    assert declared == list(MADE["$defs"])
    words = set(re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", code)))
    assert words <= {*declared, "Record", "PROTOCOL"}


def test_typescript_says_what_is_optional_and_what_nobody_knows() -> None:
    text = contract.typescript(MADE)
    assert "  view: unknown;" in text
    assert '  what: "pause" | "rematch" | "undo";' in text
    assert "  seats: [number, number];" in text
    assert "  protocol?: number;" in text  # a client may leave it out
    assert "  rematch: string | null;" in text  # the server never does


def test_an_enum_is_a_choice_of_words() -> None:
    assert contract.type_of({"enum": ["a", "b"]}) == '"a" | "b"'
    assert contract.type_of({"type": "string", "pattern": "^[1-5]$"}) == "string"
    assert contract.type_of({"type": "array", "items": {"anyOf": [{}, {"type": "null"}]}}) == (
        "(unknown | null)[]"
    )


def test_what_the_server_takes_the_schema_takes_and_the_other_way_round() -> None:
    messages: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "hello", "chat": 3},
        {"do": "hello", "chat": -1},
        {"do": "hello", "more": 1},
        {"do": "dance"},
        {"do": "play", "key": "a", "version": 1, "action": 5},
        {"do": "play", "key": "", "version": 1, "action": 5},
        {"do": "play", "key": "a", "version": 1},
        {"do": "ask", "key": "a", "what": "pause"},
        {"do": "ask", "key": "a", "what": "tea"},
        {"do": "take-over", "key": "a", "seat": 0, "bot": "3"},
        {"do": "take-over", "key": "a", "seat": 0, "bot": "random"},
        {"do": "say", "key": "a", "text": "x" * 500},
        {"do": "say", "key": "a", "text": "x" * 501},
    ]
    taken = []
    for message in messages:
        try:
            protocol.decode_message(json.dumps(message))
        except msgspec.ValidationError:
            taken.append(False)
        else:
            taken.append(True)
    assert taken == [not fails("FromClient", message) for message in messages]
    assert True in taken
    assert False in taken


class Checked(Socket):
    """A socket whose messages are all held against the schema, there and back."""

    def send(self, **message: Any) -> None:
        check("FromClient", message)
        super().send(**message)

    def receive(self) -> dict[str, Any]:
        message = super().receive()
        check("FromServer", message)
        self.kinds = {*getattr(self, "kinds", set()), message["is"]}
        return message


def checked_socket(person: Person, table: str) -> Checked:
    socket = Checked(person.open(table))
    socket.hello()
    return socket


def test_the_messages_of_a_game_are_as_the_schema_says(served: Served) -> None:
    ada, ben = served.person("Ada"), served.person("Ben")
    timing = {"kind": "live", "bank": 600_000, "gain": 5_000}
    wanted: dict[str, Any] = {"game": "cave-in", "seats": 2, "timing": timing}
    check("NewTable", wanted)
    made = ada.post("/api/tables", **wanted)
    check("TableCard", made)
    sockets = [checked_socket(ada, made["id"])]
    check("TableCard", ben.post(f"/api/tables/{made['id']}/sit", seat=1))
    sockets.append(checked_socket(ben, made["id"]))
    sockets[0].catch_up(sockets[1].table["number"])
    rng = Rng(4)
    for _ in range(20):
        answer = sockets[sockets[0].table["actor"]].play(rng)
        for socket in sockets:
            socket.catch_up(answer["number"])
    sockets[0].do("say", text="Tea?")
    sockets[0].send(do="ping")
    sockets[0].until("pong")
    sockets[1].do("ask", what="pause")
    assert sockets[1].do("resume")["is"] == "denied"
    check("TableSeen", ada.get(f"/api/tables/{made['id']}/seen"))
    number = sockets[0].do("resign")["number"]
    sockets[1].catch_up(number)
    assert sockets[0].kinds == {"welcome", "update", "done", "said", "pong"}
    assert "denied" in sockets[1].kinds
    check("Replayed", ben.get(f"/api/tables/{made['id']}/replay/3", everybody=True))
    for sentence in ben.get(f"/api/tables/{made['id']}/log"):
        check("Sentence", sentence)


def test_what_goes_over_http_is_as_the_schema_says(served: Served) -> None:
    ada = served.person("Ada")
    check("Me", ada.get("/api/me"))
    for game in ada.get("/api/games"):
        check("GameInfo", game)
        check("GameDetails", ada.get(f"/api/games/{game['id']}"))
    ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    for cards in ada.get("/api/tables").values():
        for card in cards:
            check("TableCard", card)
    check("Problem", ada.get("/api/tables/none", status=404))
    check("Problem", ada.post("/api/tables", status=400, game="cryo"))
    del ada.http.headers["origin"]
    check("Problem", ada.post("/api/guest", status=403, name="Eve"))
