"""The speaker: turns keys and facts into sentences with Project Fluent.

Keys are made by convention, so that rules never carry text:

    event-<kind>                   what happened
    ask-<decision>                 what is being asked
    choice-<decision>-<verb>       what an action would do there, or simply
    choice-<verb>
    why-<rule id>                  why something is refused
    reason-<reason>                why the game ended
    source-<source>                where points come from
    option-<name>                  a start option
    game-tagline                   one sentence about the game
    example-move, -why, -card, -rule, -place     what the terminal's help shows as examples
    field-<name>                   a field of the view, where it is listed, or of the content
    judged-<name>                  why a choice is good or bad, as a clause without its subject: the
                                   judgement that the game's judge notes under this name
    term-<id>                      a word of the game, in glossary.<language>.ftl: `.text` explains
                                   it, `.forms` are its other forms, `.rule` tells more
    met-<kind>                     heading over things of `Game.things` and how often they came up
    group-<name>                   heading over a table of the content, or over the traits of a kind
                                   in `Game.traits`
    <kind>-<id>                    a name: card-drollo, colour-blue; `.text` is its card text

Facts that are ids are replaced by names: the fact `colour` = "blue", or `colours` = ["blue"], by
the message colour-blue; where there is no such message, by what the game's phrases for this kind
and id say. A `seat` or `other` is replaced by the name of the player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event
from sternentisch.kernel.game import Game
from sternentisch.kernel.phrase import Phrase
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.view import View
from sternentisch.text.rulebook import rulebook

LANGUAGES = ("de", "en")
HERE = Path(__file__).parent
KEY = re.compile(r"([A-Za-z][\w-]*) *=")
"""How a message begins."""

NAME_OF = {
    "actions": "action",
    "cards": "card",
    "colours": "colour",
    "commanders": "commander",
    "contracts": "contract",
    "knights": "knight",
    "left": "artifact",
    "or_due": "due",
    "or_pick": "due",
    "order": "other",
    "other_cave": "cave",
    "other_tile": "cave_tile",
    "perks": "perk",
    "pick": "due",
    "price": "colour",
    "right": "artifact",
    "row": "resource",
    "sectors": "sector",
    "symbol": "colour",
    "new_colour": "colour",
    "paying": "colour",
    "upgrades": "upgrade",
}
"""Facts whose names stand under another kind than the fact's own name."""


class Speaker:
    """Speaks one language about one game; `players` are the names of the seats."""

    def __init__(self, game: Game, language: str, players: list[str]) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.bundle = bundle(game.folder, language)
        self.rules = rulebook(game, language)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """Return a message, its facts replaced by names."""
        id, _, attribute = key.partition(".")
        if not self.bundle.has_message(id):
            raise KeyError(f"no text {key!r} in {self.language}")
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        named = {name: self.name(name, value) for name, value in (facts or {}).items()}
        text, errors = self.bundle.format_pattern(pattern, named)
        if errors:
            raise KeyError(f"text {key!r} in {self.language}: {errors}")
        return str(text)

    def text_of(self, kind: str, id: str) -> str:
        """Return what a piece does: made from its effects, or written under its name; or ""."""
        phrases = self.game.phrases(kind, id)
        if phrases:
            return " ".join(self.tell(phrase) for phrase in phrases)
        key = f"{kind}-{id}"
        if self.has(key) and "text" in self.bundle.get_message(key).attributes:
            return self.say(f"{key}.text")
        return ""

    def tell(self, phrase: Phrase) -> str:
        """Turn a phrase into words; its parts become facts, joined by the message `then`."""
        facts: dict[str, object] = dict(phrase.facts)
        for name, parts in phrase.parts.items():
            told = [self.tell(part) for part in parts]
            text = told[0] if told else ""
            for more in told[1:]:
                text = self.say("then", {"first": text, "second": more})
            facts[name] = text
        return self.say(phrase.key, facts)

    def known(self) -> list[str]:
        """Return the keys of all messages."""
        return keys(self.game.folder, self.language)

    def plain(self, key: str) -> dict[str, str]:
        """Return a message and its attributes, as far as they need no facts."""
        message = self.bundle.get_message(key)
        patterns = {key: message.value} if message.value else {}
        patterns.update({f"{key}.{name}": text for name, text in message.attributes.items()})
        found = {}
        for name, pattern in patterns.items():
            text, errors = self.bundle.format_pattern(pattern)
            if not errors:
                found[name] = str(text)
        return found

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def heading(self, word: str, kind: str) -> str:
        """Return the message `<word>-<kind>`; where a game has none, the kind as it is."""
        key = f"{word}-{kind}"
        return self.say(key) if self.has(key) else kind

    def name(self, kind: str, value: object) -> str | int:
        """Return how to call the value of a fact."""
        if isinstance(value, list):
            names = [str(self.name(kind, item)) for item in value]
            return ", ".join(names) if names else self.say("nothing")
        kind = NAME_OF.get(kind, kind)
        if kind in ("seat", "other") and isinstance(value, int):
            return self.players[value]
        if isinstance(value, str):
            for key in (f"{kind}-{value}", f"{kind.removesuffix('s')}-{value}"):
                if self.has(key):
                    return self.say(key)
            return " ".join(map(self.tell, self.game.phrases(kind, value))) or value
        return value if isinstance(value, int) else str(value)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number the way the language does."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def percent(self, share: float, digits: int = 0, gap: str = " ") -> str:
        """Write a part of all as percents; only German keeps the sign apart."""
        return f"{self.number(100 * share, digits)}{gap if self.language == 'de' else ''}%"

    def event(self, event: Event) -> str:
        """Tell what happened."""
        doer = {"seat": event.seat} if event.seat >= 0 else {}
        return self.say(f"event-{event.kind}", {**doer, **event.facts})

    def question(self, view: View) -> str:
        """Tell what is being asked."""
        facts = self.game.describe_question(view)
        return self.say(f"ask-{view.decision}", {"seat": view.actor, **facts})

    def choice(self, view: View, action: Action) -> str:
        """Tell what an action would do in the present decision."""
        special = f"choice-{view.decision}-{action.verb}"
        key = special if self.has(special) else f"choice-{action.verb}"
        return self.say(key, self.game.describe(view, action))

    def why(self, rule: str) -> str:
        """Tell why a rule forbids something, with the rule's own title where it has one."""
        sentence = self.say(f"why-{rule}")
        entry = self.rules.entries.get(rule)
        return f"{sentence} [{rule}: {entry.title}]" if entry else f"{sentence} [{rule}]"


def numbered(game: Game, language: str, seats: int) -> Speaker:
    """Return a speaker that calls the seats by number."""
    speaker = Speaker(game, language, [])
    speaker.players = [speaker.say("play-person", {"number": seat + 1}) for seat in range(seats)]
    return speaker


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """Return the messages of the table and of one game in a language."""
    if language not in LANGUAGES:
        raise BadInput(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for path in files(folder, language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def files(folder: Path, language: str) -> list[Path]:
    """Return the files with the messages of the table and of one game in a language."""
    general = [HERE / f"{part}{language}.ftl" for part in ("", "ui.", "table.")]
    glossary = folder / f"glossary.{language}.ftl"
    return [*general, folder / f"{language}.ftl", *([glossary] if glossary.exists() else [])]


@cache
def keys(folder: Path, language: str) -> list[str]:
    """Return the keys of all messages of a bundle."""
    found = [KEY.match(line) for path in files(folder, language) for line in lines_of(path)]
    return [match[1] for match in found if match]


def lines_of(path: Path) -> list[str]:
    """Return the lines of a text file."""
    return path.read_text("utf-8").splitlines()
