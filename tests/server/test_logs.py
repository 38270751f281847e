"""Logs: a line of JSON for each event, with nothing in it that is secret or for terminals only."""

from __future__ import annotations

import contextlib
import io
import json
import logging
from pathlib import Path

import pytest

from sternentisch.server.logs import JsonLines, without_addresses
from sternentisch.server.store import Person as Kept
from sternentisch.server.store import Store, Taken
from tests.server.killing import process
from tests.server.serving import Person


def written(text: str, **extra: object) -> list[dict[str, object]]:
    """Return the lines that uvicorn's logger writes when it says something."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(without_addresses)
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(handler)
    logger.info(text, "somebody", extra=extra)
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_what_was_given_beside_the_text() -> None:
    [line] = written("hello %s", table="t1", color_message="hello \x1b[1m%s\x1b[0m")
    assert line.pop("at")
    assert line == {
        "level": "info",
        "from": "uvicorn.error",
        "text": "hello somebody",
        "table": "t1",
    }


def test_addresses_of_sockets_hold_invites_and_are_left_out() -> None:
    assert written('%s - "WebSocket /socket?invite=secret" [accepted]') == []


def test_the_most_talkative_log_names_no_cookies_and_no_invites(tmp_path: Path) -> None:
    with process(tmp_path, log="debug") as server, contextlib.ExitStack() as opened:
        ada = Person(server.host, opened)
        ada.post("/api/guest", name="Ada")
        made = ada.post("/api/tables", game="cave-in", seats=2, private=True, bots=["", "1"])
        socket = ada.socket(made["id"], made["invite"])
        assert socket.do("say", text="between us")["is"] == "done"
        socket.close()
        assert server.terminate() == 0
        told = server.errors.read_text()
    assert "uvicorn.error" in told
    for secret in (made["invite"], ada.http.cookies["sternentisch"], "between us"):
        assert secret not in told


def test_errors_of_the_database_do_not_tell_what_was_to_be_stored(store: Store) -> None:
    store.add_person(Kept("ada", "Ada", "ada", "$argon2id$1"), 1)
    with pytest.raises(Taken) as caught:
        store.add_person(Kept("ben", "Ben", "ada", "$argon2id$2"), 1)
    assert "insert into people" in str(caught.value.__cause__).lower()
    assert "argon2id" not in str(caught.value.__cause__)
