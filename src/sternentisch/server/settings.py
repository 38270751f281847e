"""Settings of the server: defaults, then a file, then the environment, then the command line."""

from __future__ import annotations

import os
import re
import secrets
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta
from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from sternentisch.kernel.refusal import BadInput

PREFIX = "STERNENTISCH_"
SHORTEST_SECRET = 32
"""Characters of the secret."""
ORIGIN = re.compile(r"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?")
USUAL_PORTS = {"http": ":80", "https": ":443"}
"""Ports that browsers leave out."""

Log = Literal["debug", "info", "warning", "error"]
LOGS: tuple[str, ...] = get_args(Log)
"""How much is told, from everything to trouble only."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each field is also a variable STERNENTISCH_<NAME>."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """An SQLAlchemy URL; empty: SQLite in the data folder."""
    data: str = ""
    """The folder for the embedded database and the secret; empty: the user's data folder."""
    content: str = ""
    """A folder with values of own copies, each `<game>.toml`; empty: ours."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Server processes; more than one need PostgreSQL."""
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think, for each server process."""
    origins: list[str] = []
    """Addresses that browsers may come from, such as "https://table.example"; empty: this host."""
    secure: bool = False
    """Whether browsers reach the server by HTTPS: cookies are then sent over HTTPS only."""
    log: Log = "info"
    metrics: bool = True
    """Whether /metrics answers."""
    rate: Annotated[float, Meta(gt=0)] = 20.0
    """Requests and messages a second for each person or address, in the long run."""
    burst: Annotated[int, Meta(ge=1)] = 100
    """The same, at once."""
    sockets: Annotated[int, Meta(ge=1)] = 50
    """Open sockets of each person; three times as many of each address."""

    @property
    def folder(self) -> Path:
        """The data folder, made if need be, for its owner's eyes alone."""
        folder = Path(self.data) if self.data else user_data_path("sternentisch", appauthor=False)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    @property
    def copies(self) -> Path | None:
        """The folder with values of own copies, if there is one."""
        return Path(self.content) if self.content else None

    @property
    def url(self) -> URL:
        """The URL of the database, for SQLAlchemy; our own file is for its owner's eyes alone."""
        if not self.database:
            path = self.folder / "sternentisch.db"
            path.touch(mode=0o600)
            return URL.create("sqlite", database=str(path))
        try:
            given = make_url(self.database)
        except ArgumentError as error:
            raise BadInput(f"database: {error}") from error
        if given.drivername in ("postgresql", "postgres"):
            return given.set(drivername="postgresql+psycopg")
        return given

    @property
    def embedded(self) -> bool:
        """Whether the database is our own file."""
        return not self.database

    def secret(self) -> bytes:
        """The secret that signs cookies: kept beside the database, made on first use."""
        given = os.environ.get(PREFIX + "SECRET", "")
        if given:
            if len(given) < SHORTEST_SECRET:
                raise BadInput(f"{PREFIX}SECRET: at least {SHORTEST_SECRET} characters wanted")
            return given.encode()
        path = self.folder / "secret"
        if not path.exists():
            make_secret(path)
        found = path.read_bytes()
        if len(found.strip()) < SHORTEST_SECRET:
            raise BadInput(
                f"{path}: at least {SHORTEST_SECRET} characters wanted; put a copy back, or delete"
                " the file: then a new secret is made, and all cookies are void"
            )
        return found


def make_secret(path: Path) -> None:
    """Write a new secret, whole or not at all; if two processes do, both find the same one."""
    draft = path.with_name(f"secret-{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            if not path.exists():
                draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def page_at(host: str, port: int) -> str:
    """Return the address of the page at a host.

    >>> page_at("localhost", 8000), page_at("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def plain_origin(given: str) -> str:
    """Return an origin as browsers write it; refuse what is none.

    >>> plain_origin(" HTTPS://Table.Example:443/")
    'https://table.example'
    """
    found = ORIGIN.fullmatch(given.strip().lower())
    if found is None:
        raise BadInput(f"origins: an address such as https://table.example wanted, not {given!r}")
    scheme, host, port = found.groups(default="")
    return f"{scheme}://{host}{'' if port == USUAL_PORTS[scheme] else port}"


def read_file(file: Path) -> dict[str, Any]:
    """Return the settings of a file, by names that exist."""
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{file}: not valid TOML: {error}") from error
    for name in values:
        if name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise BadInput(f"{file}: unknown setting {name!r}; known: {known}")
    return values


def told(message: str, places: dict[str, str]) -> str:
    """Return what is wrong with a setting after where it was set, in the words of msgspec.

    >>> told("Expected `int`, got `str` - at `$.port`", {"port": "STERNENTISCH_PORT"})
    'STERNENTISCH_PORT: expected int, got str'
    """
    found = re.fullmatch(r"(.*) - at `\$\.(\w+).*`", message)
    if found is None:
        return message
    text, name = found[1].replace("`", ""), found[2]
    more = f"; known: {', '.join(LOGS)}" if name == "log" else ""
    return f"{places.get(name, name)}: {text[0].lower()}{text[1:]}{more}"


def read_settings(file: Path | None, given: dict[str, object]) -> Settings:
    """Return the settings; what is given on the command line counts most."""
    values = read_file(file) if file is not None else {}
    places = {name: f"{file}: {name}" for name in values}
    for name in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text.split(",") if name == "origins" else text
            places[name] = PREFIX + name.upper()
    wanted = {name: value for name, value in given.items() if value is not None}
    values.update(wanted)
    places.update({name: name for name in wanted})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"settings: {told(str(error), places)}") from error
    origins = [plain_origin(one) for one in settings.origins if one.strip()]
    settings = msgspec.structs.replace(settings, origins=origins)
    if settings.workers > 1 and settings.url.get_backend_name() == "sqlite":
        raise BadInput("workers: several processes need PostgreSQL, see --database")
    return settings
