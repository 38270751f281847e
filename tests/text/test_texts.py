"""Every text exists in both languages, is used, and reads well wherever a game calls for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sternentisch
from sternentisch.bots.registry import bot_ids
from sternentisch.games.cave_in.decisions import NODES
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.scoring import breakdown
from sternentisch.games.cave_in.state import State
from sternentisch.games.cave_in.view import CaveInView, cave_in_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import OWN_COPY, PROVENANCES
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.refusal import GAME_OVER, NOT_ASKED
from sternentisch.kernel.rng import Rng
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import LANGUAGES, Speaker

SOURCE = Path(sternentisch.__file__).parent
GAME = sternentisch.load("cave-in")
assert isinstance(GAME, CaveIn)
BOX = GAME.box
PLAYERS = ["Ada", "Bo", "Cy", "Di"]
REASONS = ("collapsed", "stopped")
WITH_TEXT = ("artifact", "bot", "card", "option", "provenance")
"""Kinds of names that come with an explanation, the attribute `.text`."""


# --- the files -----------------------------------------------------------------------------------


def text_files() -> list[Path]:
    """Return the files of the first language; each has a twin in the other."""
    return sorted(path for path in SOURCE.rglob("*.ftl") if path.name.endswith("de.ftl"))


def twin(path: Path, language: str) -> Path:
    return path.with_name(path.name.replace("de.ftl", f"{language}.ftl"))


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ftl.Message)}


class References(Visitor):
    """What a message refers to: variables, and other messages."""

    def __init__(self, message: ftl.Message) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@pytest.mark.parametrize("path", text_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_say_the_same(path: Path) -> None:
    english, german = messages(twin(path, "en")), messages(path)
    assert list(english) == list(german)
    for id, message in german.items():
        other = english[id]
        assert [a.id.name for a in other.attributes] == [a.id.name for a in message.attributes], id
        assert References(other).variables == References(message).variables, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_sound(language: str) -> None:
    """Nothing is misspelt Fluent, and no message is hidden by another of the same name."""
    shared: list[ftl.EntryType] = []
    for path in text_files():
        if path.parent.name == "text":
            shared += entries(twin(path, language))
    for path in text_files():
        own = [] if path.parent.name == "text" else entries(twin(path, language))
        ids = [entry.id.name for entry in shared + own if isinstance(entry, ftl.Message)]
        assert sorted(ids) == sorted(set(ids))
        assert not [entry.content for entry in own + shared if isinstance(entry, ftl.Junk)]


# --- what the conventions ask for ----------------------------------------------------------------


def event_kinds() -> set[str]:
    """Find every `Event("...")` that Cave-In makes."""
    tree = ast.parse((GAME.folder / "events.py").read_text("utf-8"))
    return {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
    }


def refusing_rules() -> set[str]:
    """Find every rule id in the functions that judge actions: all are called refuse or refuse_x."""
    return {
        node.value
        for path in GAME.folder.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("refuse")
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"CI(-[A-Z0-9]+)+", node.value)
    }


def game_ids() -> set[str]:
    """Return the ids that Cave-In's own file must have, apart from special choices."""
    tables = GAME.content.tables
    state = GAME.start()
    assert isinstance(state, State)
    return {
        "game-tagline",
        *(f"event-{kind}" for kind in event_kinds()),
        *(f"ask-{kind}" for kind in NODES),
        *(f"choice-{action.verb}" for action in GAME.table),
        *(f"why-{rule}" for rule in refusing_rules()),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"source-{source}" for source in breakdown(state, 0)),
        *(f"option-{option.name}" for option in GAME.options),
        *(f"card-{card.id}" for card in BOX.cards),
        *(f"artifact-{artifact.id}" for artifact in BOX.artifacts),
        *(f"timing-{artifact.timing}" for artifact in BOX.artifacts),
        *(f"kind-{entry['kind'].replace('+', '_')}" for entry in tables["mercenary"]),
        *(f"faction-{faction}" for faction in BOX.factions),
        *(f"colour-{colour}" for colour in BOX.colours),
    }


def shared_ids() -> set[str]:
    """Return the ids that the file for all games must have."""
    return {
        "nothing",
        *(f"why-{rule}" for rule in (NOT_ASKED, GAME_OVER)),
        *(f"provenance-{name.replace(' ', '_')}" for name in (*PROVENANCES, OWN_COPY)),
        *(f"bot-{name}" for name in bot_ids()),
    }


def names_in_sources() -> set[str]:
    """Return every string in the sources that could name a message."""
    pattern = re.compile(r"""["']([A-Za-z][\w-]*)(?:\.\w+)?["']""")
    return {
        name for path in SOURCE.rglob("*.py") for name in pattern.findall(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    own, shared = (folder / f"{language}.ftl" for folder in (GAME.folder, SOURCE / "text"))
    assert not game_ids() - set(messages(own))
    assert not shared_ids() - set(messages(shared))
    for id, message in {**messages(own), **messages(shared)}.items():
        wanted = ["text"] if id.split("-")[0] in WITH_TEXT else []
        assert [attribute.id.name for attribute in message.attributes] == wanted, id


def test_no_text_is_unused(games: Games) -> None:
    """Each is wanted by a convention, used by another text, or named in the sources."""
    special = {f"choice-{decision}-{verb}" for decision, verb in games.choices()}
    referred: set[str] = set()
    for path in text_files():
        for message in messages(path).values():
            referred |= References(message).messages
    used = game_ids() | shared_ids() | special | referred | names_in_sources()
    for path in text_files():
        assert not set(messages(path)) - used, path


def test_reasons_for_refusal_are_rules() -> None:
    for language in LANGUAGES:
        assert not refusing_rules() - set(rulebook(GAME, language).entries)


def test_rulebooks_have_the_same_rules() -> None:
    german, english = (rulebook(GAME, language).entries for language in LANGUAGES)
    assert list(german) == list(english)


# --- whole games in words ------------------------------------------------------------------------


class Games:
    """Random games: every question with its answers, every event, and refusals by the way."""

    def __init__(self) -> None:
        self.moments: list[tuple[CaveInView, list[Action]]] = []
        self.events: list[Event] = []
        self.rules: set[str] = set()

    def play(self, seats: int, seed: int, options: dict[str, object]) -> None:
        state = GAME.start(seats, seed, options)
        log = EventLog()
        state.listener = log
        rng = Rng(seed)
        while not state.over:
            self.moments.append((cave_in_view(state.view(state.actor)), state.legal()))
            self.try_something(state, rng)
            state.apply(self.choose(state.legal(), rng))
        self.try_something(state, rng)
        self.events += log.events

    def choose(self, legal: list[Action], rng: Rng) -> Action:
        """Choose at random, but think twice before ending a turn: so more happens."""
        action = legal[rng.below(len(legal))]
        return legal[rng.below(len(legal))] if action.verb == "end" else action

    def try_something(self, state: sternentisch.State, rng: Rng) -> None:
        for _ in range(10):
            refusal = state.refusal(rng.below(len(GAME.table)))
            if refusal is not None:
                self.rules.add(refusal.rule)

    def choices(self) -> set[tuple[str, str]]:
        """Return which verbs answer which questions."""
        return {(view.decision, action.verb) for view, legal in self.moments for action in legal}


def starts() -> Iterator[tuple[int, dict[str, object]]]:
    """Yield ways to begin, such that together everything happens."""
    late = ["yellow", "red", "green", "blue"]
    for seats in (2, 3, 4):
        yield seats, {}
        yield seats, {"first_game": True}
        yield seats, {"factions": late, "overpayment_allowed": False}
        yield seats, {"factions": ["brown", "red", "green", "yellow"]}
    yield 3, {"raid_of_empty_base_allowed": True, "safety_max_rounds": 5}
    yield 2, {"factions": late, "cave_in_when_crystal_taken_without_mining": True}


@pytest.fixture(scope="module")
def games() -> Games:
    played = Games()
    for seats, options in starts():
        for seed in range(6):
            played.play(seats, seed, options)
    return played


def test_random_games_show_everything(games: Games) -> None:
    assert {view.decision for view, _ in games.moments} == set(NODES)
    assert {action.verb for _, legal in games.moments for action in legal} == {
        action.verb for action in GAME.table
    }
    # subjugating a card from hand right after recolouring it is too rare for random play
    assert {event.kind for event in games.events} >= event_kinds() - {"hand-card-subjugated"}
    assert {event.facts.get("reason") for event in games.events} == {None, *REASONS}


RAW = re.compile(r"[{}_$]|None|True|False|  | [,.;:?]|(?<!\w)-\d|\b[a-z]+-\d+-[a-z]+")
"""What must not be left in a sentence: Fluent, Python values, ids, gaps, negative numbers."""


def check(text: str, key: str) -> None:
    assert not RAW.search(text), f"{key}: {text}"
    sentence = key.split("-")[0] != "choice"
    assert text.endswith((".", "?", "!")) == sentence, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_words(games: Games, language: str) -> None:
    speaker = Speaker(GAME, language, PLAYERS)
    for event in games.events:
        for seen in {event.seen_by(seat) for seat in (None, 0, 1, 2, 3)}:
            check(speaker.event(seen), f"event-{event.kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_choices_in_words(games: Games, language: str) -> None:
    speaker = Speaker(GAME, language, PLAYERS)
    for view, legal in games.moments:
        check(speaker.question(view), f"ask-{view.decision}")
        for action in legal:
            check(speaker.choice(view, action), f"choice-{view.decision}-{action.verb}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_in_words(games: Games, language: str) -> None:
    speaker = Speaker(GAME, language, PLAYERS)
    assert len(games.rules) > 20
    assert games.rules <= refusing_rules() | {NOT_ASKED, GAME_OVER}
    for rule in games.rules | refusing_rules():
        check(speaker.say(f"why-{rule}"), f"why-{rule}")
        assert speaker.why(rule).startswith(speaker.say(f"why-{rule}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_explanations_in_words(language: str) -> None:
    speaker = Speaker(GAME, language, PLAYERS)
    for id in game_ids() | shared_ids():
        if id.split("-")[0] in WITH_TEXT:
            check(speaker.say(f"{id}.text"), id)
            check(speaker.say(id), "choice")


def test_a_hidden_card_stays_hidden() -> None:
    event = Event("buried", 0, {"level": 1}, {"card": "drollo"}, owner=0)
    for language in LANGUAGES:
        speaker = Speaker(GAME, language, PLAYERS)
        for seat in (None, 0, 1):
            assert "Drollo" not in speaker.event(event.seen_by(seat))


def test_a_crystal_reads_in_one_line() -> None:
    facts: dict[str, object] = {"colour": "blue", "cost": 3, "due": 2, "vp": 1, "wild": 0}
    plain = {**facts, "symbol": "none", "cave": 0}
    marked = {**facts, "symbol": "blue", "cave": 1, "wild": 1}
    english, german = (Speaker(GAME, language, PLAYERS) for language in ("en", "de"))
    assert english.say("choice-place", plain) == "blue crystal, cost 3, you pay 2: 1 VP"
    assert english.say("choice-place", marked) == (
        "blue crystal (wild), cost 3, you pay 2: 1 VP, blue symbol, cave-in"
    )
    assert german.say("choice-place", plain) == "blauer Kristall, Kosten 3, du zahlst 2: 1 SP"
    assert german.say("choice-place", marked) == (
        "blauer Kristall (Joker), Kosten 3, du zahlst 2: 1 SP, blaues Symbol, Einsturz"
    )
