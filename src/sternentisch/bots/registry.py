"""Finding bots: every installed package may offer some by entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from sternentisch.bots.bot import Bot
from sternentisch.kernel.refusal import BadInput, UnknownName

GROUP = "sternentisch.bots"


def bot_ids() -> list[str]:
    """Return the names of all installed bots."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def make_bot(name: str) -> Bot:
    """Make a bot by its name, and perhaps a setting: "greedy", "search:400"."""
    base, colon, setting = name.partition(":")
    return _bot_class(base).set_to(setting) if colon else _bot_class(base)()


@cache
def _bot_class(name: str) -> type[Bot]:
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
