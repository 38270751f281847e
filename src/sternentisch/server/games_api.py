"""The HTTP interface to the games themselves: what can be played, its words, pieces and rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Controller, Response, get
from litestar.params import FromPath

import sternentisch
from sternentisch.bots.levels import LEVELS
from sternentisch.kernel.option import Option
from sternentisch.kernel.registry import load
from sternentisch.server.answers import PROBLEMS, UNCHANGED, Fixed, Lang, MaybeLang
from sternentisch.server.desk import AnyRequest
from sternentisch.server.protocol import encode
from sternentisch.server.wire import (
    ActionInfo,
    GameDetails,
    GameInfo,
    GameWords,
    OptionInfo,
    RuleText,
)
from sternentisch.table.denied import Denied
from sternentisch.table.lesson import lesson_of
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import Speaker
from sternentisch.text.words import option_names, words

ANSWERS = {**PROBLEMS, 304: UNCHANGED}


class GamesApi(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=ANSWERS)
    async def all(self, request: AnyRequest, lang: MaybeLang = "") -> Response[list[GameInfo]]:
        """List the games."""
        return (await asyncio.to_thread(listed, lang)).answer(request)

    @get("/{id:str}", responses=ANSWERS)
    async def one(
        self, request: AnyRequest, id: FromPath[str], lang: MaybeLang = ""
    ) -> Response[GameDetails]:
        """Tell all about a game: options, and the actions whose ids messages use."""
        return (await asyncio.to_thread(details, known(id), lang)).answer(request)

    @get("/{id:str}/words", responses=ANSWERS)
    async def words(
        self, request: AnyRequest, id: FromPath[str], lang: Lang = "en"
    ) -> Response[GameWords]:
        """Tell all texts that need no facts: names, what cards do, why something is refused."""
        return (await asyncio.to_thread(spoken, known(id), lang)).answer(request)

    @get("/{id:str}/content", responses=ANSWERS)
    async def content(self, request: AnyRequest, id: FromPath[str]) -> Response[dict[str, Any]]:
        """Tell what is in the box: the values of cards, tiles and boards with their provenance."""
        return (await asyncio.to_thread(boxed, known(id))).answer(request)

    @get("/{id:str}/rulebook", responses=ANSWERS)
    async def rulebook(
        self, request: AnyRequest, id: FromPath[str], lang: Lang = "en"
    ) -> Response[list[RuleText]]:
        """Tell the rules in order."""
        return (await asyncio.to_thread(ruled, known(id), lang)).answer(request)


def known(id: str) -> str:
    """Return the id of a game if there is such a game."""
    if id not in sternentisch.game_ids():
        raise Denied("no-such-game")
    return id


# --- made once ---------------------------------------------------------------------------------


@cache
def listed(lang: str) -> Fixed:
    """Return all games."""
    return Fixed(encode([GameInfo(**info(id, lang)) for id in sternentisch.game_ids()]))


@cache
def details(id: str, lang: str) -> Fixed:
    """Return a game with its options and its table of actions."""
    game = load(id)
    speaker = Speaker(game, lang, []) if lang else None
    actions = [
        ActionInfo(action.id, action.verb, dict(action.args), action.notation)
        for action in game.table.actions
    ]
    options = [option_info(option, speaker) for option in game.options]
    return Fixed(encode(GameDetails(**info(id, lang), options=options, actions=actions)))


@cache
def spoken(id: str, lang: str) -> Fixed:
    """Return the words of a game."""
    return Fixed(encode(GameWords(words(load(id), lang))))


@cache
def boxed(id: str) -> Fixed:
    """Return what is in a game's box."""
    return Fixed(encode(load(id).content.complete()))


@cache
def ruled(id: str, lang: str) -> Fixed:
    """Return the rulebook of a game."""
    entries = rulebook(load(id), lang).entries.values()
    return Fixed(encode([RuleText(one.id, one.title, one.chapter, one.text) for one in entries]))


def info(id: str, lang: str) -> dict[str, Any]:
    """Return what is told about a game in lists; words only in a language."""
    game = load(id)
    told: dict[str, Any] = {
        "id": id,
        "title": game.title,
        "seats": (game.min_seats, game.max_seats),
        "cooperative": game.cooperative,
        "lots": game.lots,
        "has_lesson": lesson_of(game) is not None,
        "levels": list(LEVELS),
    }
    if lang:
        speaker = Speaker(game, lang, [])
        told["tagline"] = speaker.say("game-tagline") if speaker.has("game-tagline") else ""
        told["level_names"] = {level: speaker.say(f"bot-{level}") for level in LEVELS}
        told["level_texts"] = {level: speaker.say(f"bot-{level}.text") for level in LEVELS}
    return told


def option_info(option: Option, speaker: Speaker | None) -> OptionInfo:
    """Return a start option; a speaker finds words for it."""
    key = f"option-{option.name}"
    named = speaker is not None and speaker.has(key)
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
        pick=option.pick,
        more=option.more,
        rule=option.rule,
        label=speaker.say(key) if speaker and named else "",
        text=speaker.say(f"{key}.text") if speaker and named else "",
        names=option_names(speaker, option) if speaker else {},
    )
