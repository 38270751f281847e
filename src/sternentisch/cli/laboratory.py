"""The commands of the lab: games by the thousand, and what can be learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sternentisch.cli.arguments import AsJson, ContentFile, GameId, Lang, StartOptions, seed_of

Seats = Annotated[int | None, typer.Option(help="Players; by default the most possible.")]
BotNames = Annotated[
    str, typer.Option(metavar="NAME[,NAME...]", help="A bot per seat, or one for all.")
]
Seed = Annotated[
    int, typer.Option(parser=seed_of, metavar="INTEGER", help="Equal seeds give equal results.")
]
Jobs = Annotated[int | None, typer.Option(help="Processes; by default one for each core.")]


def observation(
    game: GameId,
    seats: Seats = None,
    json: AsJson = False,
) -> None:
    """List the numbers that programs which learn are shown, field by field."""
    from sternentisch.cli import observing

    observing.observation(game, seats, as_json=json)


def sim(
    game: GameId,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Seats = None,
    bots: BotNames = "random",
    seed: Seed = 0,
    jobs: Jobs = None,
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
    seed: Seed = 0,
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


def balance(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE.html", help="The page to write.")],
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(metavar="N[,N...]", help="Numbers of players; by default all, in turn."),
    ] = None,
    bots: BotNames = "random",
    seed: Seed = 0,
    jobs: Jobs = None,
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


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="By default every installed game.")
    ] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement runs.")] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the installed engine is."""
    from sternentisch.cli import speed

    speed.bench(game, seats, seconds, lang, as_json=json)
