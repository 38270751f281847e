"""The examples of the documentation work against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sternentisch.server.settings import PREFIX, Settings
from tests.server.serving import PATIENCE, Served

DOCS = Path(__file__).parent.parent.parent / "docs"
EXAMPLES = DOCS / "examples"


def test_the_client_plays_a_game_against_a_bot(served: Served) -> None:
    address = f"http://{served.host}"
    run = subprocess.run(
        [sys.executable, EXAMPLES / "client.py", address, "cave-in", "random"],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("cave-in: points [")
    [card] = served.person("Ada").get("/api/tables")["over"]
    assert [place["name"] for place in card["places"]] == ["Robin", ""]
    assert card["result"]["how"] == "played"


def test_the_client_is_short_enough_to_be_read() -> None:
    assert len((EXAMPLES / "client.py").read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_the_table_of_settings_is_complete(name: str) -> None:
    default = getattr(Settings(), name)
    shown = str(default).lower() if default not in ("", []) else ""
    row = f"| `{name}` | {f'`{shown}` ' if shown else ''}| `{PREFIX}{name.upper()}` |"
    assert row in (DOCS / "hosting.md").read_text("utf-8")
