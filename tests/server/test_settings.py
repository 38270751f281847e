"""Settings: origins however they are typed, and a secret that nobody can guess."""

from __future__ import annotations

import logging
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.refusal import BadInput
from sternentisch.server.settings import Settings, read_settings
from tests.server.serving import serving
from tests.server.two import stranger

# --- origins ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", []),
        (" , ", []),
        ("https://table.example/", ["https://table.example"]),
        ("HTTPS://Table.Example", ["https://table.example"]),
        ("https://table.example:443", ["https://table.example"]),
        ("http://table.example:80/", ["http://table.example"]),
        ("http://table.example:443", ["http://table.example:443"]),
        (
            "https://a.example, http://b.example:8080",
            ["https://a.example", "http://b.example:8080"],
        ),
        ("http://[::1]:8000", ["http://[::1]:8000"]),
    ],
)
def test_origins_are_understood_however_they_are_typed(
    monkeypatch: pytest.MonkeyPatch, typed: str, meant: list[str]
) -> None:
    monkeypatch.setenv("STERNENTISCH_ORIGINS", typed)
    assert read_settings(None, {}).origins == meant
    assert read_settings(None, {"origins": [typed]} if "," not in typed else {}).origins == meant


@pytest.mark.parametrize(
    "typed",
    [
        "table.example",
        "https://",
        "https://table.example/play",
        "https://table.example?x",
        "https://ada@table.example",
        "https://table.example:",
        "https://table example",
        "ftp://table.example",
        "null",
        "*",
    ],
)
def test_what_is_no_origin_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    with pytest.raises(BadInput, match=r"origins: .*https://table\.example"):
        read_settings(None, {"origins": [typed]})
    file = tmp_path / "settings.toml"
    file.write_text(f'origins = ["https://good.example", "{typed}"]', "utf-8")
    with pytest.raises(BadInput, match="origins: "):
        read_settings(file, {})
    monkeypatch.setenv("STERNENTISCH_ORIGINS", typed)
    with pytest.raises(BadInput, match="origins: "):
        read_settings(None, {})


def test_no_origin_means_the_host_that_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STERNENTISCH_ORIGINS", "")
    with serving(tmp_path, origins=read_settings(None, {}).origins) as served:
        assert served.person("Ada").get("/api/me")["name"] == "Ada"
        nobody = stranger(served)
        del nobody.http.headers["origin"]
        assert nobody.post("/api/guest", 403, name="Eve") == {"code": "origin"}


def test_a_refused_origin_is_named_in_the_log_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("STERNENTISCH_ORIGINS", "https://Table.Example/")
    origins = read_settings(None, {}).origins
    with serving(tmp_path, origins=origins) as served, caplog.at_level(logging.WARNING):
        nobody = stranger(served)
        for origin in ("https://table.example.evil", "https://table.example.evil"):
            nobody.http.headers["origin"] = origin
            nobody.post("/api/guest", 403, name="Eve")
        for number in range(50):
            nobody.http.headers["origin"] = f"https://{number}.example"
            nobody.post("/api/guest", 403, name="Eve")
        nobody.http.headers["origin"] = "https://table.example"
        nobody.post("/api/guest", name="Ada")
    told = [record.getMessage() for record in caplog.records if "origin" in record.getMessage()]
    assert sum("'https://table.example.evil'" in text for text in told) == 1
    assert "wanted is https://table.example" in told[0]
    assert len(told) <= 20, "strangers do not fill the log"


# --- the secret ------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [b"", b"\n", b"short", b" " * 100])
def test_a_secret_that_anybody_can_guess_is_refused(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "secret").write_bytes(kept)
    with pytest.raises(BadInput, match="secret: at least 32 characters"):
        Settings(data=str(tmp_path)).secret()
    assert (tmp_path / "secret").read_bytes() == kept, "whoever has the right one puts it there"


def test_a_secret_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            Settings(data=str(tmp_path)).secret()
    assert list(tmp_path.iterdir()) == []
    assert len(Settings(data=str(tmp_path)).secret()) >= 32


@pytest.mark.parametrize("links", [True, False])
def test_who_starts_at_the_same_time_has_the_same_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def no_links(*_: Any) -> None:
        raise OSError("not supported")

    if not links:
        monkeypatch.setattr(Path, "hardlink_to", no_links)
    settings = Settings(data=str(tmp_path))
    count = 8 if links else 1
    gate = threading.Barrier(count)
    found: list[bytes] = []

    def look() -> None:
        gate.wait()
        found.append(settings.secret())

    threads = [threading.Thread(target=look) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == count
    assert set(found) == {settings.secret()}
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


# --- limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given", [{"burst": 0}, {"burst": -5}, {"rate": 0.0}, {"rate": -1}, {"log": "info\n"}]
)
def test_nothing_can_be_set_so_that_it_is_switched_off(given: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="settings: "):
        read_settings(None, given)
