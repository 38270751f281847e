"""The commands `serve` and `db`: the server and its database."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sternentisch.kernel.refusal import BadInput

if TYPE_CHECKING:
    from sternentisch.server.settings import Settings
    from sternentisch.server.store import Store

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="postgresql://…; default: SQLite in your data folder. [STERNENTISCH_DATABASE]",
    ),
]
DataFolder = Annotated[
    str | None,
    typer.Option(
        metavar="FOLDER",
        help="Where the embedded database and the secret are kept. [STERNENTISCH_DATA]",
    ),
]
ConfigFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="TOML file with these settings by name."),
]

db_app = typer.Typer(
    help="Look after the server's database.", no_args_is_help=True, rich_markup_mode=None
)


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Address to listen on; 0.0.0.0: all. [127.0.0.1, STERNENTISCH_HOST]"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port; 0: a free one. [8000, STERNENTISCH_PORT]")
    ] = None,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    content: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            help="Values of your own copies, each in <game>.toml. [STERNENTISCH_CONTENT]",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, help="Server processes; several need PostgreSQL. [1, STERNENTISCH_WORKERS]"
        ),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(min=1, help="Processes for bots, each. [1, STERNENTISCH_THINKERS]"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Behind a proxy: the browser's address; repeatable. [STERNENTISCH_ORIGINS]",
        ),
    ] = None,
    secure: Annotated[
        bool | None,
        typer.Option(help="Browsers come by HTTPS: cookies only there. [STERNENTISCH_SECURE]"),
    ] = None,
    log: Annotated[
        str | None, typer.Option(help="debug, info, warning or error. [info, STERNENTISCH_LOG]")
    ] = None,
    config: ConfigFile = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to browsers and programs.

    Settings come from --config, then from the environment (names in brackets; also
    STERNENTISCH_METRICS, STERNENTISCH_RATE, STERNENTISCH_BURST, STERNENTISCH_SOCKETS and
    STERNENTISCH_SECRET), then from these options.
    """
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "data": data,
        "content": content,
        "workers": workers,
        "thinkers": thinkers,
        "origins": origin,
        "secure": secure,
        "log": log,
    }
    settings = settings_of(config, given)
    from sternentisch.server.run import prepare, run
    from sternentisch.server.settings import page_at

    settings = prepare(settings)
    page = page_at(settings.host, settings.port)
    typer.echo(f"Sternentisch: {page}  (Ctrl+C stops it)", err=True)
    run(settings, open_page=open_page)


@db_app.command()
def upgrade(
    database: DatabaseUrl = None, data: DataFolder = None, config: ConfigFile = None
) -> None:
    """Bring the database to the newest form; safe to repeat."""
    from sternentisch.server import upkeep

    with store_of(config, database, data) as store:
        upkeep.upgrade(store)
    typer.echo(f"The database has form {upkeep.NEWEST}.")


@db_app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: DatabaseUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Write everything into a file, while the server runs or not."""
    from sternentisch.server import upkeep

    with store_of(config, database, data) as store:
        try:
            count = upkeep.backup(store, file)
        except OSError as error:
            raise BadInput(f"{file}: {error.strerror}") from error
    typer.echo(f"{count} rows are in {file}.")


@db_app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: DatabaseUrl = None,
    data: DataFolder = None,
    config: ConfigFile = None,
) -> None:
    """Fill an empty database from a backup; it may be of the other kind."""
    from sternentisch.server import upkeep

    with store_of(config, database, data) as store:
        count = upkeep.restore(store, file)
    typer.echo(f"{count} rows were restored.")


def settings_of(config: Path | None, given: dict[str, object]) -> Settings:
    """Return the server's settings from options, environment and file."""
    try:
        from sternentisch.server.settings import read_settings
    except ImportError as error:
        message = f"the server needs more packages: pip install 'sternentisch[server]' ({error})"
        raise BadInput(message) from error
    return read_settings(config, given)


def store_of(
    config: Path | None, database: str | None, data: str | None
) -> AbstractContextManager[Store]:
    """Open the server's database as options and file name it."""
    settings = settings_of(config, {"database": database, "data": data})
    from sternentisch.server.database import opened

    return opened(settings)
