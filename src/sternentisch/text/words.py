"""All words of a game that need no facts, for clients that make their own pages of them."""

from __future__ import annotations

from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option
from sternentisch.text.pieces import components
from sternentisch.text.speaker import NAME_OF, Speaker

TERMINAL = (
    *("balance", "bench", "board", "example", "help", "judged", "met", "play", "show", "sim"),
    "tournament",
)
"""What only the terminal says."""


def words(game: Game, language: str) -> dict[str, str]:
    """Return every text that stands for itself, by its key; attributes as `key.attribute`.

    What a piece does is there as `<kind>-<id>.text`, also where it is made from phrases.
    """
    speaker = Speaker(game, language, [])
    found: dict[str, str] = {}
    for key in speaker.known():
        if key.partition("-")[0] not in TERMINAL:
            found.update(speaker.plain(key))
            text = made_text(speaker, key)
            if text:
                found[f"{key}.text"] = text
    for key, component in components(game, speaker).items():
        found[key] = component.name
        text = speaker.text_of(component.kind, component.entry["id"])
        if text:
            found[f"{key}.text"] = text
    return found


def made_text(speaker: Speaker, key: str) -> str:
    """Return what the game's phrases say of a piece, or ""."""
    kind, _, id = key.partition("-")
    return " ".join(map(speaker.tell, speaker.game.phrases(kind, id)))


def option_names(speaker: Speaker, option: Option) -> dict[str, str]:
    """Return what the choices of a start option are called, as far as they have names."""
    one = option.name.removesuffix("s")
    kinds = (NAME_OF.get(option.name, option.name), one)
    names: dict[str, str] = {}
    for entry in speaker.game.content.tables.get(one, []):  # some are told by their colours
        if entry.get("colour") in option.choices and speaker.has(f"{one}-{entry['id']}"):
            names[entry["colour"]] = speaker.say(f"{one}-{entry['id']}")
    for choice in option.choices:
        for kind in kinds:
            if choice not in names and speaker.has(f"{kind}-{choice}"):
                names[choice] = speaker.say(f"{kind}-{choice}")
    return names
