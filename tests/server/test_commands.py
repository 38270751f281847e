"""`serve` and `db` with databases, ports and files that are no good: one clear line each."""

from __future__ import annotations

import socket
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sternentisch.kernel.refusal import BadInput
from sternentisch.server import run as running
from sternentisch.server import upkeep
from sternentisch.server.database import opened
from sternentisch.server.settings import Settings, read_settings
from sternentisch.server.store import Store
from tests.cli.runner import run

DEAD = "postgresql://ada:hidden@127.0.0.1:1/none"
"""Nobody listens there."""


@pytest.fixture(autouse=True)
def never_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    def served(*_: object, **__: object) -> None:
        raise AssertionError("it must not come to this")

    monkeypatch.setattr("uvicorn.run", served)
    monkeypatch.setattr("webbrowser.open", served)
    monkeypatch.setattr("threading.Timer", served)
    monkeypatch.setattr(running, "set_up_logs", lambda _: None)


def commands(tmp_path: Path, *more: str) -> list[list[str]]:
    """Every command that opens a database."""
    backup = str(tmp_path / "backup")
    return [
        ["serve", "--open", *more],
        ["db", "upgrade", *more],
        ["db", "backup", backup, *more],
        ["db", "restore", str(a_backup(tmp_path)), *more],
    ]


def fails(*command: str) -> str:
    """Return the one line in which a command says why it fails."""
    result = run(*command)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()  # no address is told before all is well
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("sternentisch: ")
    return lines[0]


def a_backup(folder: Path) -> Path:
    """The backup of an empty database."""
    path = folder / "given"
    if not path.exists():
        store = Store(f"sqlite:///{folder / 'source.db'}")
        upkeep.upgrade(store)
        upkeep.backup(store, path)
        store.close()
    return path


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nonsense", "database: Could not parse SQLAlchemy URL"),
        ("mysql+nothing://ada:hidden@localhost/x", "database: "),
        ("mysql://ada:hidden@localhost/x", "database: No module named"),
        (DEAD, "database: connection"),
        ("sqlite:////no/such/folder/x.db", "database: unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_opened(tmp_path: Path, url: str, told: str) -> None:
    for command in commands(tmp_path, "--data", str(tmp_path / "data"), "--database", url):
        line = fails(*command)
        assert told in line, command
        assert "hidden" not in line
    assert not (tmp_path / "backup").exists()


def test_a_broken_file_is_no_database(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "sternentisch.db").write_bytes(b"no database, but text " * 1000)
    for command in commands(tmp_path, "--data", str(data)):
        assert "database: file is not a database" in fails(*command), command


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    newer = text("update alembic_version set version_num = '9999'")
    with opened(settings) as store:
        upkeep.upgrade(store)
        store.write(lambda connection: connection.execute(newer))
    for command in commands(tmp_path, "--data", str(tmp_path / "data")):
        line = fails(*command)
        assert "database: form 9999 is unknown; this program knows up to" in line, command


def test_a_file_of_settings_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes('log = "größer"'.encode("latin-1"))
    for command in commands(tmp_path, "--config", str(file)):
        assert f"{file}: " in fails(*command), command


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("prot = 1", "unknown setting 'prot'; known: host, port, "),
        ('port = "x"', "port: expected int, got str"),
        ('log = "loud"', "log: invalid enum value 'loud'; known: debug, info, warning, error"),
    ],
)
def test_settings_that_are_wrong_are_told_with_their_file(
    tmp_path: Path, written: str, told: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(written, "utf-8")
    for command in commands(tmp_path, "--config", str(file)):
        assert f"{file}: {told}" in fails(*command), command


def test_settings_that_are_wrong_are_told_with_their_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("STERNENTISCH_PORT", "abc")
    assert fails("serve").endswith(": STERNENTISCH_PORT: expected int, got str")
    assert fails("serve", "--port", "99999").endswith(": port: expected int <= 65535")


def test_files_that_are_missing_are_told_once(tmp_path: Path) -> None:
    file = tmp_path / "no-such"
    missing = f"sternentisch: {file}: No such file or directory"
    assert fails("serve", "--config", str(file)) == missing
    assert fails("db", "restore", str(file), "--data", str(tmp_path)) == missing


def test_trouble_with_the_data_folder_is_told_under_its_own_name(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("a file where a folder is wanted", "utf-8")
    for command in commands(tmp_path, "--data", str(data)):
        line = fails(*command)
        assert str(data) in line, command
        assert str(tmp_path / "backup") not in line


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_port_that_is_taken_opens_no_page(tmp_path: Path, host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, 0), family=family)
    except OSError:
        pytest.skip(f"no {host} on this machine")
    with listener:
        port = listener.getsockname()[1]
        command = ["serve", "--open", "--data", str(tmp_path), "--host", host, "--port", str(port)]
        line = fails(*command)
    shown = f"[{host}]" if ":" in host else host
    assert f"http://{shown}:{port}/ Address already in use" in line


def test_a_free_port_is_told_by_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[int] = []
    monkeypatch.setattr("uvicorn.run", lambda *_, port, **__: served.append(port))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setenv(running.HANDED_ON, "")  # what it sets is taken back
    result = run("serve", "--data", str(tmp_path), "--port", "0")
    assert result.exit_code == 0, result.output
    assert served[0] > 0
    assert f"http://127.0.0.1:{served[0]}/ " in result.stderr


# --- the file of the database ----------------------------------------------------------------


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with opened(Settings(data=str(tmp_path))) as store:
        upkeep.upgrade(store)
        with store.engine.connect() as connection:
            connection.execute(text("select * from people"))
            found = {path.name: path.stat().st_mode for path in tmp_path.glob("sternentisch.db*")}
    assert "sternentisch.db-wal" in found
    assert {stat.S_IMODE(mode) for mode in found.values()} == {0o600}


@pytest.mark.parametrize("name", ["what?", "50%25", "a#b", "a b"])
def test_the_database_is_in_its_folder_whatever_that_is_called(tmp_path: Path, name: str) -> None:
    with opened(Settings(data=str(tmp_path / name))) as store:
        upkeep.upgrade(store)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    with sqlite3.connect(tmp_path / name / "sternentisch.db") as there:
        assert there.execute("select version_num from alembic_version").fetchone() == ("0003",)
    there.close()


@pytest.mark.parametrize("given", ["postgres://", "postgresql://", "postgresql+psycopg://"])
def test_postgres_has_one_driver(given: str) -> None:
    settings: Any = read_settings(None, {"database": f"{given}ada:a%40b@db/x?host=/tmp"})
    shown = settings.url.render_as_string(hide_password=False)
    assert shown.startswith("postgresql+psycopg://ada:a%40b@db/x")
    assert not settings.embedded


def test_several_processes_want_postgres(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="several processes need PostgreSQL"):
        read_settings(None, {"workers": 2, "data": str(tmp_path)})


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("cavein.toml", "", "cavein.toml: no game has this name; known: astro-knights, cave-in"),
        ("cryo.toml", "[[[", "cryo.toml: not valid TOML"),
        ("cryo.toml", "[constants.hand_limit]\nvalue = 'many'", "constants.hand_limit.value"),
    ],
)
def test_values_that_fit_no_game(tmp_path: Path, name: str, text: str, told: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    data = str(tmp_path / "data")
    assert told in fails("serve", "--open", "--data", data, "--content", str(tmp_path))
    assert "is no folder" in fails("serve", "--data", data, "--content", str(tmp_path / "none"))
