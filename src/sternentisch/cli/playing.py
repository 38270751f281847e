"""Setting up a game in the terminal: who sits where, which seed, what they are called."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from sternentisch.bots.registry import bot_names, make_bot
from sternentisch.cli.common import (
    load_game,
    make_console,
    read_options,
    speaker_for,
    warn_if_slow,
)
from sternentisch.cli.saved import read_document
from sternentisch.kernel.game import Game
from sternentisch.kernel.record import RECORD_FORMAT, Record, load_record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng
from sternentisch.table.match import Match
from sternentisch.terminal.palette import NOTICE, QUIET
from sternentisch.terminal.play import Session
from sternentisch.text.speaker import Speaker

USUAL_SEATS = 3
USUAL_BOT = "2"


@dataclass
class Wanted:
    """What was asked for on the command line."""

    game: str
    seats: int | None = None
    bots: str | None = None
    seed: int | None = None
    lang: str | None = None
    options: list[str] | None = None
    content: Path | None = None
    hot_seat: bool = False
    names: str | None = None
    resume: Path | None = None


def play(wanted: Wanted) -> int:
    """Play a game; return the exit code."""
    game = load_game(wanted.game, wanted.content)
    speaker = speaker_for(game, wanted.lang)
    old = resumed(game, wanted)
    options = old.options if old else read_options(game, wanted.options)
    seats = old.seats if old else seat_count(game, wanted)
    seed = old.seed if old else wanted.seed
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    game.start(seats, seed, options)  # complains of seats and options before anything else
    if old and wanted.bots is None and not wanted.hot_seat:
        bots = old.bots
    else:
        bots = seat_bots(seats, wanted.bots, hot_seat=wanted.hot_seat)
        bots = moved(bots, draw_chair(game, bots, seed))
    seated = [make_bot(bot) if bot else None for bot in bots]
    match = Match(game, seated, seed, options, old.position if old else None)
    for action in old.actions if old else []:
        match.play(game.table[action])
    called = by_seat(given_names(wanted.names, seats), bots)
    if old and not wanted.names:
        called = old.names
    speaker.players = player_names(speaker, bots, called)
    match.names = speaker.players[:]
    warn_if_slow(speaker)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # lets the arrow keys edit the line
    notes = introduction(speaker, game, wanted, bots, seed)
    return Session(match, speaker, make_console(), ask, notes).run()


def ask(prompt: str) -> str:
    """Read a line; a prompt is of use at a terminal only."""
    return input(prompt if sys.stdin.isatty() else "")


def resumed(game: Game, wanted: Wanted) -> Record | None:
    """Return the saved game to go on with, if one was named."""
    if wanted.resume is None:
        return None
    if wanted.seed is not None or wanted.seats is not None or wanted.options:
        raise BadInput("--resume: seats, seed and options are those of the saved game")
    record = load_record(read_document(wanted.resume, RECORD_FORMAT), wanted.content)
    if record.game.id != game.id:
        raise BadInput(f"{wanted.resume}: a game of {record.game.id}, not of {game.id}")
    return record


def seat_count(game: Game, wanted: Wanted) -> int:
    """Return how many play: you and the bots you name; else three, where the game allows it.

    Of people who share the keyboard without bots, all that have names.
    """
    if wanted.seats is not None:
        return wanted.seats
    named = len(listed(wanted.bots))
    people = len(listed(wanted.names)) if wanted.hot_seat and not named else 0
    if people > 1:
        return people
    usual = named + 1 if named > 1 else USUAL_SEATS
    return max(game.min_seats, min(usual, game.max_seats), named)


def listed(names: str | None) -> list[str]:
    """Return the names in a list of bots or people."""
    return [name for name in (names or "").split(",") if name.strip()]


def seat_bots(seats: int, bots: str | None, *, hot_seat: bool) -> list[str]:
    """Return the bot of each seat, "" for a person: bots sit last, if no lots are drawn."""
    named = listed(bots)
    count = len(named) if hot_seat or len(named) > 1 else seats - 1
    if count > seats:
        raise BadInput(f"bots: {count} names given for {seats} seats")
    names = bot_names(",".join(named) or USUAL_BOT, count) if count else []
    return [""] * (seats - count) + names


def draw_chair(game: Game, bots: list[str], seed: int) -> int:
    """Return where the only person sits if lots are drawn for the seats, else the first seat."""
    return Rng(f"lots {seed}").below(len(bots)) if game.lots and bots.count("") == 1 else 0


def moved(seated: list[str], chairs: int) -> list[str]:
    """Let everybody move up by some chairs, the last ones to the front."""
    return seated[len(seated) - chairs :] + seated[: len(seated) - chairs]


def given_names(given: str | None, seats: int) -> list[str]:
    """Return the names that were given, "" for the others."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > seats:
        raise BadInput(f"names: {len(names)} given for {seats} seats")
    if not all(names):
        raise BadInput("names: every player needs a name of their own")
    return names + [""] * (seats - len(names))


def by_seat(names: list[str], bots: list[str]) -> list[str]:
    """Return names by seat that were given for people, then for bots, from the first person on."""
    first = bots.index("") if "" in bots else 0
    seats = [*range(first, len(bots)), *range(first)]
    order = sorted(seats, key=lambda seat: bool(bots[seat]))
    return [name for _, name in sorted(zip(order, names, strict=True))]


def player_names(speaker: Speaker, bots: list[str], given: list[str]) -> list[str]:
    """Return what to call everybody: the names given, else people and bots by number."""
    names = []
    for seat, (bot, name) in enumerate(zip(bots, given, strict=True)):
        key = "play-bot" if bot else "play-person"
        names.append(name or speaker.say(key, {"number": seat + 1}))
    if len(set(names)) < len(names):
        raise BadInput("names: every player needs a name of their own")
    return names


def introduction(
    speaker: Speaker, game: Game, wanted: Wanted, bots: list[str], seed: int
) -> list[Text]:
    """Return what is said before the first question: which game this is, and how to answer."""
    command = ["sternentisch play", game.id, f"--seats {len(bots)}", f"--seed {seed}"]
    command += [f"--bots {shlex.quote(wanted.bots)}"] if wanted.bots else []
    command += ["--hot-seat"] if wanted.hot_seat else []
    command += [f"--names {shlex.quote(wanted.names)}"] if wanted.names else []
    command += [f"--lang {wanted.lang}"] if wanted.lang else []
    command += [f"--option {shlex.quote(option)}" for option in wanted.options or []]
    command += [f"--content {shlex.quote(str(wanted.content))}"] if wanted.content else []
    facts = {"title": game.title, "seed": str(seed), "command": " ".join(command)}
    title = [] if wanted.resume else [Text(speaker.say("play-title", facts), QUIET)]
    told = [
        speaker.say("play-opponent", {"name": name, "bot": bot})
        for name, bot in zip(speaker.players, bots, strict=True)
        if bot
    ]
    if told:
        title.append(Text(speaker.say("play-opponents", {"bots": ", ".join(told)}), QUIET))
    return [*title, Text(speaker.say("play-hint"), NOTICE)]
