"""The command line: one function per command, each handing over to a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sternentisch.cli.address import WithAddress
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

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, see `games`.")]
Lang = Annotated[str | None, typer.Option(help="de or en; by default the language of your system.")]
ContentFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="TOML file with the values of your own copy.")
]
StartOptions = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A start option; may be repeated.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved position.")]


def seed_of(text: str | int) -> int:
    from sternentisch.cli.common import read_seed

    return read_seed(str(text))


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from sternentisch.cli.common import is_compiled

        build = "compiled" if is_compiled() else "plain Python"
        typer.echo(f"sternentisch {version('sternentisch')} ({build})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    pass


@app.command()
def games(lang: Lang = None) -> None:
    """List the installed games."""
    from sternentisch.cli import show

    show.games(lang)


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
def observation(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option(help="Players; by default the most possible.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the numbers that programs which learn are shown, field by field."""
    from sternentisch.cli import observing

    observing.observation(game, seats, as_json=json)


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
        int | None, typer.Option(help="How many play; by default you and the named bots, or 3.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Bots for the last seats, level 2 by default; one name fills all but yours.",
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
        str | None, typer.Option(metavar="NAME[,NAME...]", help="What to call the players.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play in the terminal: you against bots, or several people at one keyboard."""
    from sternentisch.cli.playing import Wanted, play

    wanted = Wanted(game, seats, bots, seed, lang, option, content, hot_seat, names, resume)
    raise typer.Exit(play(wanted))


@app.command(cls=WithAddress)
def sim(
    game: GameId,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Players; by default the most possible.")
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME[,NAME...]", help="A bot per seat, or one for all.")
    ] = "random",
    seed: Annotated[
        int,
        typer.Option(parser=seed_of, metavar="INTEGER", help="Equal seeds give equal results."),
    ] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="Processes; by default one for each core.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count which cards, places and ends came up.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Keep all games as Parquet; goes on with what is missing there."
        ),
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="With --out: keep every single decision, too.")
    ] = False,
    chunk: Annotated[
        int | None,
        typer.Option(help="With --out: games to a file, by default 100; fewer for slow bots."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]",
            help="Play on a Ray cluster; without address on one of --jobs workers here.",
        ),
    ] = None,
    json: AsJson = False,
    option: StartOptions = None,
    content: ContentFile = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count.

    With --out an interrupted run goes on when the same command is given again, and a greater
    --games adds to it.
    """
    from sternentisch.cli.simulating import Wanted, sim

    kept = (out, decisions, chunk, ray)
    wanted = Wanted(game, games, seats, bots, seed, jobs, option, content, lang, coverage, *kept)
    sim(wanted, as_json=json)


@app.command()
def tournament(
    game: GameId,
    bots: Annotated[
        str, typer.Option(metavar="NAME,NAME[,...]", help="The bots, each of them once.")
    ],
    games: Annotated[
        int,
        typer.Option(help="Games for each pair (or team), rounded up to whole rounds."),
    ] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Players; by default 2 where the game allows.")
    ] = None,
    seed: Annotated[
        int,
        typer.Option(parser=seed_of, metavar="INTEGER", help="Equal seeds give equal results."),
    ] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    json: AsJson = False,
    option: StartOptions = None,
    content: ContentFile = None,
    lang: Lang = None,
) -> None:
    """Let every bot meet every other, and rate them.

    Two bots play each deal twice, changing seats. In a cooperative game each bot forms a team of
    its own; all teams play the same deals.
    """
    from sternentisch.cli.competing import Wanted, tournament

    wanted = Wanted(game, bots, games, seats, seed, jobs, option, content, lang)
    tournament(wanted, as_json=json)


@app.command()
def balance(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE.html", help="The page to write.")],
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(metavar="N[,N...]", help="Numbers of players; by default all, in turn."),
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME[,NAME...]", help="A bot per seat, or one for all.")
    ] = "random",
    seed: Annotated[
        int,
        typer.Option(parser=seed_of, metavar="INTEGER", help="Equal seeds give equal reports."),
    ] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="Processes; by default one for each core.")
    ] = None,
    compare: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play a second content, too: side by side with it."),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the tables go; by default beside the page."),
    ] = None,
    store: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep all games; goes on with what is missing there."),
    ] = None,
    chunk: Annotated[
        int | None,
        typer.Option(help="With --store: games to a file, by default 100; fewer for slow bots."),
    ] = None,
    source: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FOLDER", help="Play nothing: report on games that were kept."
        ),
    ] = None,
    option: StartOptions = None,
    content: ContentFile = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and write a page about the balance of the game.

    The games of a cooperative game are shared between its bosses. Games kept with --store, or by
    `sim --out FOLDER --coverage`, can be reported on again with --from.
    """
    from sternentisch.cli.balancing import Wanted, balance

    balance(
        Wanted(
            game,
            out,
            games,
            seats,
            bots,
            seed,
            jobs,
            option,
            content,
            compare,
            csv,
            store,
            chunk,
            source,
            lang,
        )
    )


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


@app.command()
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(help="How many decisions deep.")] = 3,
    seed: Annotated[int, typer.Option(parser=seed_of, metavar="INTEGER", help="Which start.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Players; by default the fewest.")] = None,
    json: AsJson = False,
    option: StartOptions = None,
    content: ContentFile = None,
) -> None:
    """Count the positions of the game tree, depth by depth."""
    from sternentisch.cli import speed

    speed.perft(game, depth, seed, seats, option, content, as_json=json)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="By default every installed game.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="Players; by default the most possible.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement runs.")] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the installed engine is."""
    from sternentisch.cli import speed

    speed.bench(game, seats, seconds, lang, as_json=json)


def main() -> None:
    """Run the command line."""
    app(prog_name="sternentisch")
