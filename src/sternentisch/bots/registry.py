"""Finding bots: installed packages offer some by entry point, and so do files of one's own.

Whoever starts the program names such files; names of bots that come from elsewhere, as from
players at a server, never lead to a file.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from runpy import run_path

from sternentisch.bots.bot import Bot
from sternentisch.bots.searcher import SearchBot
from sternentisch.kernel.refusal import BadInput, UnknownName

GROUP = "sternentisch.bots"
FILES = "STERNENTISCH_BOTS"
"""The environment variable with files of bots, separated as in PATH; workers inherit it."""
SHORTEST = 0.001
"""Seconds; in less a search may not try a single choice."""


def bot_ids() -> list[str]:
    """Return the names of all installed bots, and of one's own."""
    return sorted({entry.name for entry in entry_points(group=GROUP)} | own_bots().keys())


def make_bot(name: str) -> Bot:
    """Make a bot by its name, and perhaps a setting: "greedy", "search:400"."""
    base, colon, setting = name.partition(":")
    bot = _bot_class(base).set_to(setting) if colon else _bot_class(base)()
    if isinstance(bot, SearchBot) and 0 < bot.seconds < SHORTEST:
        raise BadInput(f"{base}: {SHORTEST} seconds or more wanted, not {setting!r}")
    return bot


def own_bots() -> dict[str, type[Bot]]:
    """Return the bots in files of one's own: every class with a name that derives from `Bot`."""
    files = [file for file in os.environ.get(FILES, "").split(os.pathsep) if file]
    return {name: bot for file in files for name, bot in _read_bots(file).items()}


@cache
def _read_bots(file: str) -> dict[str, type[Bot]]:
    if not Path(file).is_file():
        raise BadInput(f"{FILES}: there is no file {file}")
    try:
        found = run_path(file)
    except Exception as error:
        raise BadInput(f"{FILES}: {file}: {type(error).__name__}: {error}") from error
    bots = {
        thing.name: thing
        for thing in found.values()
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == "<run_path>"
    }
    named = {name: bot for name, bot in bots.items() if name}
    if not named:
        raise BadInput(f"{FILES}: {file} has no class with a name that derives from Bot")
    return named


def _bot_class(name: str) -> type[Bot]:
    return own_bots().get(name) or _installed(name)


@cache
def _installed(name: str) -> type[Bot]:
    for entry in entry_points(group=GROUP, name=name):
        found: type[Bot] = entry.load()
        return found
    raise UnknownName(f"unknown bot {name!r}; known: {', '.join(bot_ids()) or 'none installed'}")


def bot_names(text: str, count: int) -> list[str]:
    """Read a list such as "random,random"; one name stands for all `count` bots."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadInput(f"bots: {count} names wanted (or one for all), {len(names)} given")
    for name in names:
        make_bot(name)
    return names
