"""Settings of the server: defaults, then a file, then the environment, then the command line."""

from __future__ import annotations

import os
import secrets
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from sternentisch.kernel.refusal import BadInput

PREFIX = "STERNENTISCH_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each field is also a variable STERNENTISCH_<NAME>."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """An SQLAlchemy URL; empty: SQLite in the data folder."""
    data: str = ""
    """The folder for the embedded database and the secret; empty: the user's data folder."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Server processes; more than one need PostgreSQL."""
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think, for each server process."""
    origins: list[str] = []
    """Addresses that browsers may come from, such as "https://table.example"; empty: this host."""
    secure: bool = False
    """Whether browsers reach the server by HTTPS: cookies are then sent over HTTPS only."""
    log: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
    metrics: bool = True
    """Whether /metrics answers."""
    rate: float = 20.0
    """Requests and messages a second for each person or address, in the long run."""
    burst: int = 100
    """The same, at once."""

    @property
    def folder(self) -> Path:
        """The data folder, made if need be, for its owner's eyes alone."""
        folder = Path(self.data) if self.data else user_data_path("sternentisch", appauthor=False)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    @property
    def url(self) -> str:
        """The URL of the database, for SQLAlchemy."""
        if not self.database:
            return f"sqlite:///{self.folder / 'sternentisch.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+psycopg://" + self.database.removeprefix(scheme)
        return self.database

    @property
    def embedded(self) -> bool:
        """Whether the database is our own file."""
        return not self.database

    def secret(self) -> bytes:
        """The secret that signs cookies: kept beside the database, made on first use."""
        given = os.environ.get(PREFIX + "SECRET", "")
        if given:
            if len(given) < 32:
                raise BadInput(f"{PREFIX}SECRET: at least 32 characters wanted")
            return given.encode()
        path = self.folder / "secret"
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(descriptor, "wb") as file:
            made = secrets.token_hex(32).encode()
            file.write(made)
        return made


def read_settings(file: Path | None, given: dict[str, object]) -> Settings:
    """Return the settings; what is given on the command line counts most."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text("utf-8")))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadInput(f"{file}: {error}") from error
    for name in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text.split(",") if name == "origins" else text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"settings: {error}") from error
    if settings.workers > 1 and settings.url.startswith("sqlite"):
        raise BadInput("workers: several processes need PostgreSQL, see --database")
    return settings
