"""Running commands as a user would, without a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from sternentisch.cli.app import app

RECORDS = Path(__file__).parents[1] / "records" / "cave-in"
FINISHED = RECORDS / "collapsed-3.json"


def run(*args: object, input: str = "", **env: str) -> Result:
    # whatever terminal the tests run in: no German, no colours, 100 columns
    plain = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C", "COLUMNS": "100"}
    env = {**plain, "FORCE_COLOR": "", "TTY_COMPATIBLE": "0", **env}
    return CliRunner().invoke(app, [str(arg) for arg in args], input=input, env=env)


def out(*args: object, input: str = "", **env: str) -> str:
    """Return what a command prints; it must succeed and say nothing else but how it was built."""
    result = run(*args, input=input, **env)
    assert result.exit_code == 0, result.output
    for line in result.stderr.splitlines():
        assert "uncompiled" in line or "unkompiliert" in line
    return result.stdout


def document(*args: object) -> Any:
    return json.loads(out(*args))


def wrong(args: tuple[object, ...], message: str) -> None:
    """A command fails with code 2, one line, and nothing on stdout."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.startswith("sternentisch: ")
    assert message in result.stderr
