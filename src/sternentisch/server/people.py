"""Who somebody is: guests at once, logins with a password, cookies that cannot be forged."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sternentisch.server.store import Person, Store, Taken
from sternentisch.table.denied import Denied

COOKIE = "sternentisch"
LIFETIME = 365 * 86_400
"""How long a cookie is good for, in seconds."""
SLACK = 60
"""By how much clocks of several machines may differ, in seconds."""
NAME = re.compile(r"[^\W_](?:[\w .'\u2019-]{0,28}[\w.])?")
"""Names begin with a letter or digit and have up to 30 characters; phones write \u2019 for '."""
BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters that cannot be seen."""
LONGEST_LOGIN = 40
"""Characters of a login: ß and its like become several."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
hasher = PasswordHasher()
NOBODYS = hasher.hash(secrets.token_hex(16))
"""Checked when there is no such login, so that both take equally long."""


class Signer:
    """Makes and reads cookies: a person's id, when it was made, and a signature of both."""

    def __init__(self, secret: bytes) -> None:
        self.secret = hashlib.sha256(b"cookie:" + secret).digest()

    def sign(self, person: str, at: int) -> str:
        """Return a cookie for a person; `at` is in milliseconds."""
        head = f"{person}.{at // 1000}"
        return f"{head}.{self._signature(head)}"

    def read(self, cookie: str, at: int) -> str | None:
        """Return whose cookie it is; None if it is forged or old."""
        if len(cookie) > 200 or cookie.count(".") != 2 or not cookie.isascii():
            return None
        head, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(head).encode()):
            return None
        person, _, made = head.partition(".")
        fresh = made.isdecimal() and -SLACK <= at // 1000 - int(made) < LIFETIME
        return person if fresh else None

    def _signature(self, head: str) -> str:
        return hmac.new(self.secret, head.encode(), hashlib.sha256).hexdigest()


def checked_name(name: str) -> str:
    """Return a name fit for a table, or refuse it."""
    plain = spaced(name)
    unseen = any(char in BLANK or unicodedata.category(char)[0] == "C" for char in name)
    if unseen or not NAME.fullmatch(plain):
        raise Denied("bad-name")
    return plain


def spaced(name: str) -> str:
    """Return a name in the one way in which it is written."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def login_of(name: str) -> str:
    """Return the login that a name stands for, however it is typed."""
    return spaced(name).replace("\u2019", "'").casefold()


def new_guest(store: Store, name: str, at: int) -> Person:
    """Make a guest."""
    person = Person(secrets.token_hex(12), checked_name(name))
    store.add_person(person, at)
    return person


def rename(store: Store, person: Person, name: str) -> Person:
    """Give a guest another name."""
    renamed = Person(person.id, checked_name(name))
    store.rename(renamed.id, renamed.name)
    return renamed


def claim(store: Store, person: Person, name: str, password: str) -> Person:
    """Give a guest a login; the games played so far stay theirs."""
    if person.login is not None:
        raise Denied("has-login")
    name = checked_name(name)
    login = login_of(name)
    if len(login) > LONGEST_LOGIN:
        raise Denied("bad-name")
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Denied("bad-password")
    try:
        store.claim(person.id, name, login, hasher.hash(password))
    except Taken as error:
        raise Denied("login-taken") from error
    return Person(person.id, name, login)


def log_in(store: Store, name: str, password: str) -> Person:
    """Return whose login this is; a wrong name and a wrong password look alike."""
    login = login_of(name)
    person = store.person_by_login(login) if login.isprintable() else None
    known = NOBODYS if person is None or person.password is None else person.password
    try:
        hasher.verify(known, password[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError) as error:
        raise Denied("wrong-login") from error
    if person is None:
        raise Denied("wrong-login")
    return person
