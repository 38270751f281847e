"""The command line: one function per command, each handing over to a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sternentisch.cli import laboratory
from sternentisch.cli.address import WithAddress
from sternentisch.cli.arguments import AsJson, ContentFile, GameId, Lang, StartOptions, seed_of
from sternentisch.cli.errors import Commands
from sternentisch.cli.serving import db_app, serve

app = typer.Typer(
    cls=Commands,
    help="Science-fiction board games: play them, simulate them, look up their rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
position_app = typer.Typer(
    help="Look at saved positions.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(position_app, name="position")
app.add_typer(db_app, name="db")
app.command()(serve)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved position.")]


def show_version(wanted: bool) -> None:
    """Print the version and the build, and leave."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        from sternentisch.cli.common import is_compiled

        try:
            number = version("sternentisch")
        except PackageNotFoundError:  # sources that nobody has installed
            number = "of unknown version"
        build = "compiled" if is_compiled() else "plain Python"
        typer.echo(f"sternentisch {number} ({build})")
        raise typer.Exit


@app.callback()
def general(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Take the options that stand before a command."""


@app.command()
def games(lang: Lang = None) -> None:
    """List the installed games."""
    from sternentisch.cli import show

    show.games(lang)


@app.command()
def options(game: GameId, lang: Lang = None) -> None:
    """List the start options of a game, as `--option NAME=VALUE` takes them."""
    from sternentisch.cli import show

    show.options(game, lang)


@app.command()
def content(
    game: GameId, json: AsJson = False, lang: Lang = None, content: ContentFile = None
) -> None:
    """Show every component and number of a game, and how certain each is."""
    from sternentisch.cli import show

    show.content(game, content, lang, as_json=json)


@app.command()
def rules(
    game: GameId,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, such as M3.")] = None,
    lang: Lang = None,
) -> None:
    """Show the rulebook, or one rule."""
    from sternentisch.cli import show

    show.rules(game, id, lang)


@app.command()
def actions(game: GameId, json: AsJson = False, lang: Lang = None) -> None:
    """List every action of a game with its id and notation."""
    from sternentisch.cli import show

    show.actions(game, lang, as_json=json)


@app.command()
def bots(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Show its budgets.")] = None,
    lang: Lang = None,
) -> None:
    """List the bots, the five levels of play first."""
    from sternentisch.cli import show

    show.bots(game, lang)


@app.command()
def play(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option(help="How many play; by default all that are named, or 3.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Bots, level 2 by default; one name fills all seats but yours.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(parser=seed_of, metavar="INTEGER", help="Makes the game repeatable."),
    ] = None,
    lang: Lang = None,
    option: StartOptions = None,
    content: ContentFile = None,
    hot_seat: Annotated[
        bool,
        typer.Option(
            "--hot-seat", help="People share the keyboard; only seats in --bots are bots."
        ),
    ] = False,
    names: Annotated[
        str | None, typer.Option(metavar="NAME[,NAME...]", help="What to call people, then bots.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play in the terminal: you against bots, or several people at one keyboard."""
    from sternentisch.cli.playing import Wanted, play

    wanted = Wanted(game, seats, bots, seed, lang, option, content, hot_seat, names, resume)
    raise typer.Exit(play(wanted))


app.command(cls=WithAddress)(laboratory.sim)
app.command()(laboratory.tournament)
app.command()(laboratory.balance)
app.command()(laboratory.observation)


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the board after N actions.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT|all", help="Whose eyes: 0, 1, ... or all.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="With --at: print the position.")] = False,
    lang: Lang = None,
    content: ContentFile = None,
) -> None:
    """Check a saved game and tell it."""
    from sternentisch.cli import saved

    saved.replay(file, at, seat, lang, content, as_json=json)


@position_app.command("show")
def position_show(
    file: PositionFile,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT|all", help="Whose eyes: 0, 1, ... or all.")
    ] = None,
    lang: Lang = None,
    content: ContentFile = None,
) -> None:
    """Draw a saved position."""
    from sternentisch.cli import saved

    saved.show_position(file, seat, lang, content)


@position_app.command("check")
def position_check(file: PositionFile, lang: Lang = None, content: ContentFile = None) -> None:
    """Check a saved position; all its defects are named."""
    from sternentisch.cli import saved

    saved.check_position(file, lang, content)


app.command()(laboratory.perft)
app.command()(laboratory.bench)


def main() -> None:
    """Run the command line."""
    app(prog_name="sternentisch")
