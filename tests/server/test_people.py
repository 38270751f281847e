"""Who somebody is: guests, logins, and cookies that nobody can forge."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from sternentisch.server.people import COOKIE, LIFETIME, Signer, login_of
from tests.server.serving import Person, Served, serving

NOON = 1_800_000_000_000
PASSWORD = "seven small moons"


@pytest.fixture
def fresh(tmp_path: Path) -> Any:
    """A server of its own: tries of passwords are counted for each address."""
    with serving(tmp_path) as running:
        yield running


def stranger(served: Served) -> Person:
    """Somebody with an empty cookie jar."""
    return Person(served.host, served.opened)


def try_login(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return person.http.post("/api/login", json={"name": name, "password": password})


# --- guests ----------------------------------------------------------------------------------


def test_a_guest_plays_at_once(served: Served) -> None:
    nobody = stranger(served)
    assert nobody.get("/api/me") is None
    ada = served.person("Ada")
    assert ada.get("/api/me") == {"id": ada.id, "name": "Ada", "guest": True}
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "random"])
    assert made["phase"] == "playing"


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Ötzi 2", "O'Neill", "O\u2019Neill", "J. R.", "李", "x" * 30, "A-b"],
)
def test_good_names(served: Served, name: str) -> None:
    assert served.person(name).get("/api/me")["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 31,
        "A\0",
        "A\nb",
        "A\x1fb",
        "A\x7f",
        "Ada\u202e",
        "\u200fAda",
        "\u2066Ada",
        "A\u200bda",
        "\u3164",
        "A\u3164",
        "_",
        "<b>Ada",
        "Ada\ufeff",
        "\ue000",
        "-Ada",
        "\u2019Ada",
        "Ada\u2019",
    ],
)
def test_bad_names(served: Served, name: str) -> None:
    answer = stranger(served).http.post("/api/guest", json={"name": name})
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] in ("bad-name", "bad-request")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", [None, 5, ["Ada"], {"a": 1}, True])
def test_names_are_texts(served: Served, name: object) -> None:
    answer = stranger(served).http.post("/api/guest", json={"name": name})
    assert answer.status_code == 400


# --- logins ----------------------------------------------------------------------------------


def test_a_guest_claims_a_login_and_keeps_the_games(fresh: Served) -> None:
    ada = fresh.person("Guest")
    made = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    told = ada.post("/api/claim", name="Ada", password=PASSWORD)
    assert told == {"id": ada.id, "name": "Ada", "guest": False}
    elsewhere = stranger(fresh)
    assert elsewhere.post("/api/login", name=" aDa ", password=PASSWORD)["id"] == ada.id
    assert [table["id"] for table in elsewhere.get("/api/tables/mine")] == [made["id"]]
    assert elsewhere.socket(made["id"]).table["you"] == 0
    assert ada.post("/api/claim", 409, name="Eve", password=PASSWORD)["code"] == "has-login"
    assert ada.post("/api/logout", 204) is None
    assert ada.get("/api/me") is None
    assert ada.get("/api/tables/mine", 401)["code"] == "not-logged-in"


def test_wrong_passwords_and_unknown_logins_look_alike(fresh: Served) -> None:
    fresh.person("Guest").post("/api/claim", name="Ada", password=PASSWORD)
    eve = stranger(fresh)
    answers = [
        try_login(eve, "Ada", "wrong"),
        try_login(eve, "Nobody"),
        try_login(eve, "No\0body"),
        try_login(eve, "\u202e"),
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].json()["code"] == "wrong-login"
    assert all("set-cookie" not in answer.headers for answer in answers)


def test_a_guest_cannot_be_logged_in_to(fresh: Served) -> None:
    fresh.person("Gast")
    assert try_login(stranger(fresh), "Gast", "x").status_code == 401


def test_logins_are_unique_however_they_are_written(fresh: Served) -> None:
    fresh.person("Guest").post("/api/claim", name="Zoë Straße", password=PASSWORD)
    for name in ("zoë straße", "ZOË STRASSE", "Zoe\u0308  Straße"):
        told = fresh.person("Guest").post("/api/claim", 409, name=name, password=PASSWORD)
        assert told["code"] == "login-taken"
        assert try_login(stranger(fresh), name).status_code == 201


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_bad_passwords(served: Served, password: str) -> None:
    answer = served.person("Guest").http.post(
        "/api/claim", json={"name": f"Bad{len(password)}", "password": password}
    )
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] in ("bad-password", "bad-request")


def test_a_login_fits_into_the_database(served: Served) -> None:
    told = served.person("Guest").post("/api/claim", 409, name="ß" * 30, password=PASSWORD)
    assert told["code"] == "bad-name"


def test_a_claim_needs_a_guest(served: Served) -> None:
    told = stranger(served).post("/api/claim", 401, name="Eve", password=PASSWORD)
    assert told["code"] == "not-logged-in"


def test_tries_are_limited_for_each_address(fresh: Served) -> None:
    eve = stranger(fresh)
    tries = [try_login(eve, f"Nobody{number}", "wrong") for number in range(14)]
    assert tries[0].status_code == 401
    assert tries[-1].status_code == 429
    assert tries[-1].json()["code"] == "too-fast"


def test_a_login_is_the_same_however_it_is_written() -> None:
    """Tries are counted for each login, too: other spaces must not give more of them."""
    assert len({login_of(name) for name in ("Ada B", "ada  b", " ADA B ", "Ada\u00a0B")}) == 1
    assert login_of("O\u2019Neill") == login_of("O'Neill"), "phones choose the apostrophe"


def test_passwords_are_kept_as_argon2_only(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        served.person("Guest").post("/api/claim", name="Ada", password=PASSWORD)
        with sqlite3.connect(tmp_path / "sternentisch.db") as database:
            [[kept]] = database.execute("select password from people where login = 'ada'")
        database.close()
    assert kept.startswith("$argon2id$")
    assert all(PASSWORD.encode() not in file.read_bytes() for file in tmp_path.iterdir())


# --- cookies ---------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    with serving(tmp_path, secure=secure) as served:
        person = stranger(served)
        answers = [
            person.http.post("/api/guest", json={"name": "Ada"}),
            person.http.post("/api/logout"),
        ]
        for answer in answers:
            parts = answer.headers["set-cookie"].lower().split("; ")
            assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
            assert ("secure" in parts) == secure
            assert not any(part.startswith("domain") for part in parts)


def test_the_secret_is_for_its_owner_and_stays(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada = served.person("Ada")
        cookie = ada.cookie()
    secret = tmp_path / "secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    before = secret.read_bytes()
    assert len(before) >= 32
    with serving(tmp_path) as served:
        again = stranger(served)
        again.http.headers["cookie"] = cookie
        assert again.get("/api/me")["id"] == ada.id
    assert secret.read_bytes() == before


def forgeries(cookie: str) -> list[str]:
    person, made, signature = cookie.split(".")
    flipped = "0" if signature[0] != "0" else "1"
    other = Signer(b"another secret").sign(person, NOON)
    return [
        f"{person[:-1]}x.{made}.{signature}",
        f"{person}.{int(made) + 1}.{signature}",
        f"{person}.{made}.{flipped}{signature[1:]}",
        f"{person}.{made}.{signature[:-1]}",
        f"{person}.{made}.",
        f"{person}.{made}",
        person,
        "",
        ".",
        "..",
        "...",
        "." * 150,
        f"{person}.{made}.{signature}.",
        f"{person}.{made}.{signature}.{signature}",
        f"{person}.noon.{signature}",
        f"{person}.-1.{signature}",
        f"{person}.{made}.{signature.upper()}",
        other,
        "x" * 5000,
        "sö.12.ü",
        "\udcff.\ud800.x",
        "a.1.\0",
    ]


def test_forged_cookies_are_nobodys() -> None:
    signer = Signer(b"secret")
    cookie = signer.sign("ada", NOON)
    assert signer.read(cookie, NOON) == "ada"
    for forged in forgeries(cookie):
        assert signer.read(forged, NOON) is None, forged


@pytest.mark.parametrize("made", ["noon", "", "1e9", "²", "9" * 90])
def test_a_signed_cookie_without_a_time_is_nobodys(made: str) -> None:
    """Only we can have made it; but whoever changes its form must not break the server."""
    signer = Signer(b"secret")
    head = f"ada.{made}"
    assert signer.read(f"{head}.{signer._signature(head)}", NOON) is None


def test_cookies_grow_old() -> None:
    signer = Signer(b"secret")
    cookie = signer.sign("ada", NOON)
    assert signer.read(cookie, NOON + LIFETIME * 1000 - 1000) == "ada"
    assert signer.read(cookie, NOON + LIFETIME * 1000) is None
    assert signer.read(cookie, NOON - 59_000) == "ada", "by a machine whose clock is a little ahead"
    assert signer.read(cookie, NOON - 61_000) is None, "made in the future"


def test_forged_cookies_over_the_wire(served: Served) -> None:
    ada = served.person("Ada")
    good = ada.http.cookies[COOKIE]
    eve = stranger(served)
    for forged in forgeries(good):
        header = f"{COOKIE}={forged}".encode("utf-8", "surrogatepass")
        if b"\0" in header:
            continue  # no HTTP server lets that in
        answer = eve.http.get("/api/me", headers={b"cookie": header})
        assert (answer.status_code, answer.json()) == (200, None), forged
        answer = eve.http.get("/api/tables/mine", headers={b"cookie": header})
        assert answer.status_code == 401
    for garbage in (b"=", b";;;", b'"', b"\xff\xfe=\xff", COOKIE.encode(), b"a=b;" * 500):
        answer = eve.http.get("/api/me", headers={b"cookie": garbage})
        assert (answer.status_code, answer.json()) == (200, None), garbage


def test_a_cookie_of_somebody_who_is_not_there(served: Served) -> None:
    """The database was thrown away, the secret was not."""
    secret = Path(served.settings.data, "secret").read_bytes()
    eve = stranger(served)
    made = int(served.person("Ada").http.cookies[COOKIE].split(".")[1]) * 1000
    eve.http.headers["cookie"] = f"{COOKIE}={Signer(secret).sign('nobody', made)}"
    assert eve.get("/api/me") is None


def test_a_guest_may_change_the_name_and_keeps_the_games(served: Served) -> None:
    guest = served.person("Mara")
    table = guest.post("/api/tables", game="cryo", seats=2)
    again = guest.post("/api/guest", name="Marlene")
    assert (again["id"], again["name"]) == (guest.id, "Marlene")
    assert [mine["id"] for mine in guest.get("/api/tables/mine")] == [table["id"]]


def test_whoever_has_a_login_becomes_somebody_else_as_a_guest(served: Served) -> None:
    robin = served.person("Robin")
    robin.post("/api/claim", name="Robin the Second", password="correct horse")
    assert robin.post("/api/guest", name="Nobody")["id"] != robin.id
