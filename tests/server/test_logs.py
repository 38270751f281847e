"""Logs: a line of JSON for each event, with nothing in it that is secret or for terminals only."""

from __future__ import annotations

import io
import json
import logging

from sternentisch.server.logs import JsonLines, without_addresses


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
