"""The built page: its addresses, its files, and nothing else."""

from __future__ import annotations

import gzip
import socket as plain
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sternentisch.server.site import POLICY, read_site
from tests.server.serving import Served, serving

PAGE = "<!doctype html><title>Sternentisch</title>" + "<p>Sterne</p>" * 50
SCRIPT = "export const answer = 42;\n" * 50
SECRET = "nobody may read this"


def build(folder: Path) -> Path:
    """Lay out a page as its build does, with something beside it that is nobody's business."""
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "icons").mkdir()
    (site / "index.html").write_text(PAGE, "utf-8")
    (site / "manifest.webmanifest").write_text("{}", "utf-8")
    (site / "icons" / "star.svg").write_text("<svg/>", "utf-8")
    (site / "assets" / "index-3f2a.js").write_text(SCRIPT, "utf-8")
    (site / "assets" / "font-77aa.woff2").write_bytes(bytes(range(256)))
    (folder / "secret").write_text(SECRET, "utf-8")
    (site / "assets" / "link.txt").symlink_to(folder / "secret")
    return site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("built")
    with serving(folder / "data", build(folder)) as served:
        yield served


def get(served: Served, path: str, **headers: str) -> httpx.Response:
    with httpx.Client() as client:
        client.headers.clear()
        return client.get(f"http://{served.host}{path}", headers=headers)


ADDRESSES = ["/", "/game/cryo", "/table/a-b_c", "/replay/abc/12", "/learn/cryo/1", "/rules/cryo/C1"]
ADDRESSES += ["/me", "/watch", "/table/abc/", "/table/abc?invite=x"]


@pytest.mark.parametrize("path", ADDRESSES)
def test_the_pages_own_addresses_are_the_page(built: Served, path: str) -> None:
    answer = get(built, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers.get_list("content-security-policy") == [POLICY]
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = get(built, path, **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers.get_list("content-security-policy") == [POLICY]


def test_the_policy_allows_no_scripts_from_elsewhere_or_inline() -> None:
    parts = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert parts["default-src"] == "'none'"
    for name in ("script-src", "style-src", "connect-src", "font-src", "manifest-src"):
        assert parts[name] == "'self'"
    assert parts["frame-ancestors"] == parts["form-action"] == parts["base-uri"] == "'none'"


def test_files_with_a_fingerprint_may_be_kept_for_ever(built: Served) -> None:
    answer = get(built, "/assets/index-3f2a.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    font = get(built, "/assets/font-77aa.woff2", **{"accept-encoding": "gzip"})
    assert font.content == bytes(range(256))
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    for path in ("/manifest.webmanifest", "/icons/star.svg"):
        other = get(built, path)
        assert other.status_code == 200
        assert other.headers["cache-control"] == "no-cache"


def test_text_is_packed(built: Served) -> None:
    for path, text in (("/", PAGE), ("/assets/index-3f2a.js", SCRIPT)):
        with httpx.Client() as client:
            url = f"http://{built.host}{path}"
            with client.stream("GET", url, headers={"accept-encoding": "gzip"}) as answer:
                packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed).decode() == text


ATTACKS = [
    "/assets/../secret",
    "/assets/../../secret",
    "/assets/%2e%2e/secret",
    "/assets/%2e%2e/%2e%2e/secret",
    "/assets/..%2f..%2fsecret",
    "/assets/..%5c..%5csecret",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/link.txt",
    "/assets/",
    "/assets",
    "/assets/nothing.js",
    "/assets/index-3f2a.js%00.txt",
    "/assets/../data/secret",
    "/../secret",
    "/icons/../../secret",
    "/site/index.html",
    "/app.py",
]


@pytest.mark.parametrize("path", ATTACKS)
def test_no_address_leads_elsewhere(built: Served, path: str) -> None:
    host, port = "127.0.0.1", built.port
    with plain.create_connection((host, port), 10) as connection:  # as it is, not tidied up
        request = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n"
        connection.sendall(request.encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).decode("latin-1")
    assert answer.split(" ")[1] in ("404", "400"), answer
    assert SECRET not in answer
    assert "root:" not in answer


def test_the_rest_of_the_server_is_where_it_was(built: Served) -> None:
    assert get(built, "/health").json() == {"status": "ok"}
    assert get(built, "/api/games").status_code == 200
    assert get(built, "/api/nothing").json()["code"] == "not-found"
    assert get(built, "/nothing").status_code == 404
    assert built.person("Ada").get("/api/me")["name"] == "Ada"


def test_without_a_build_there_is_a_plain_page(tmp_path: Path) -> None:
    assert read_site(tmp_path) == {}
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "left.js").write_text("1", "utf-8")
    assert read_site(tmp_path) == {}, "half a build is none"
    with serving(tmp_path / "data", tmp_path) as served:
        answer = get(served, "/")
        assert "The server is running" in answer.text
        assert "style-src 'self' 'unsafe-inline'" in answer.headers["content-security-policy"]
        assert get(served, "/table/abc").status_code == 404
