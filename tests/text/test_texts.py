"""Every text exists in both languages, is used, and reads well wherever a game calls for it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sternentisch
from sternentisch.bots.registry import bot_ids
from sternentisch.kernel.content import OWN_COPY, PROVENANCES
from sternentisch.kernel.refusal import GAME_OVER, NOT_ASKED
from sternentisch.terminal.explain import EXAMPLES, HELP
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.text.games import END, GAME_IDS, Subject, load, subject

SOURCE = Path(sternentisch.__file__).parent
SHARED = SOURCE / "text"
EXAMPLE_IDS = {f"example-{name}" for name in EXAMPLES}
"""What the terminal's help shows as examples; a game has those that make sense for it."""
WITH_TEXT = ("bot", "option", "provenance")
"""Kinds of names that always come with an explanation, the attribute `.text`."""


# --- the files -----------------------------------------------------------------------------------


def shared_files() -> list[Path]:
    """Return the files for all games in the first language; each has a twin in the other."""
    return sorted(SHARED.glob("*de.ftl"))


def text_files() -> list[Path]:
    return [*shared_files(), *(load(id).folder / "de.ftl" for id in GAME_IDS)]


def twin(path: Path, language: str) -> Path:
    return path.with_name(path.name.replace("de.ftl", f"{language}.ftl"))


def path_id(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ftl.Message)}


def attributes(message: ftl.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


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


def referred(path: Path) -> set[str]:
    return {id for message in messages(path).values() for id in References(message).messages}


@pytest.mark.parametrize("path", text_files(), ids=path_id)
def test_both_languages_say_the_same(path: Path) -> None:
    english, german = messages(twin(path, "en")), messages(path)
    assert list(english) == list(german)
    for id, message in german.items():
        assert attributes(english[id]) == attributes(message), id
        assert References(english[id]).variables == References(message).variables, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_files_are_sound(id: str, language: str) -> None:
    """Nothing is misspelt Fluent, and no message is hidden by another of the same name."""
    paths = [*shared_files(), load(id).folder / "de.ftl"]
    everything = [entry for path in paths for entry in entries(twin(path, language))]
    ids = [entry.id.name for entry in everything if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))
    assert not [entry.content for entry in everything if isinstance(entry, ftl.Junk)]


# --- texts for all games -------------------------------------------------------------------------


def shared_ids() -> set[str]:
    """Return the ids that the file for all games must have by convention."""
    return {
        "nothing",
        *(f"why-{rule}" for rule in (NOT_ASKED, GAME_OVER)),
        *(f"provenance-{name.replace(' ', '_')}" for name in (*PROVENANCES, OWN_COPY)),
        *(f"bot-{name}" for name in bot_ids()),
    }


def help_ids() -> set[str]:
    """Return the ids of the lines of the terminal's help."""
    return {f"help-{name}" for name in HELP}


def fields(content: object) -> set[str]:
    """Return the names of all fields of a game's content."""
    if isinstance(content, list):
        return {name for item in content for name in fields(item)}
    if isinstance(content, dict):
        return set(content) | {name for item in content.values() for name in fields(item)}
    return set()


def content_ids() -> set[str]:
    """Return the ids that groups and fields of the contents may have as names."""
    contents = [load(id).content.tables for id in GAME_IDS]
    return {
        *(f"group-{name}" for tables in contents for name in (*tables, *fields(tables))),
        *(f"field-{name}" for tables in contents for name in fields(tables)),
    }


def names_in_sources() -> set[str]:
    """Return every string in the sources that could name a message."""
    pattern = re.compile(r"""["']([A-Za-z][\w-]*)(?:\.\w+)?["']""")
    return {
        name for path in SOURCE.rglob("*.py") for name in pattern.findall(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_text_is_missing(language: str) -> None:
    known = messages(SHARED / f"{language}.ftl")
    assert not shared_ids() - set(known)
    for id, message in known.items():
        assert attributes(message) == (["text"] if id.split("-")[0] in WITH_TEXT else []), id


@pytest.mark.parametrize(
    "path", [path for path in shared_files() if not path.name.startswith("table.")], ids=path_id
)
def test_no_shared_text_is_unused(path: Path) -> None:
    """Each is wanted by a convention, used by another shared text, or literally in the sources.

    Those of the table are held against what tables do in `tests/table/test_log.py`.
    """
    used = shared_ids() | help_ids() | content_ids() | names_in_sources() | {f"met-{END}"}
    for shared in shared_files():
        used |= referred(shared)
    unused = set(messages(path)) - used
    assert not unused, sorted(unused)


# --- texts of a game -----------------------------------------------------------------------------


@pytest.fixture(scope="module", params=GAME_IDS)
def told(request: pytest.FixtureRequest) -> Subject:
    """A game, with everything that random play of it showed."""
    return subject(request.param)


def own_messages(told: Subject, language: str) -> dict[str, ftl.Message]:
    return messages(told.game.folder / f"{language}.ftl")


def speaker(told: Subject, language: str) -> Speaker:
    return Speaker(told.game, language, ["Ada", "Bo", "Cy", "Di", "Eli", "Fay"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(told: Subject, language: str) -> None:
    known = own_messages(told, language)
    missing = told.wanted(set(known)) - set(known)
    assert not missing, sorted(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_come_for_all_of_a_kind(told: Subject, language: str) -> None:
    """Either every card has a text or none has; every option has one."""
    having: dict[str, list[str]] = {kind: ["text"] for kind in WITH_TEXT}
    for id, message in own_messages(told, language).items():
        kind = id.split("-")[0]
        assert attributes(message) == having.setdefault(kind, attributes(message)), id
        assert attributes(message) in ([], ["text"]), id


def test_no_text_is_unused(told: Subject) -> None:
    """Each is wanted by a convention, names a fact, belongs to another text, or is an example."""
    known = set(own_messages(told, "de"))
    verbs = {action.verb for action in told.game.table}
    special = {f"choice-{decision}-{verb}" for decision in told.decisions for verb in verbs}
    used = told.wanted(known) | special | told.facts | EXAMPLE_IDS | told.made_of_phrases(known)
    unused = known - used - referred(told.game.folder / "de.ftl")
    assert not unused, sorted(unused)


def test_facts_have_names_if_their_kind_has(told: Subject) -> None:
    """A colour without a name would be shown as its bare id; `none` and `any` are no names."""
    known = set(own_messages(told, "de"))
    kinds = {id.partition("-")[0] for id in known}
    bare = {id for id in told.facts - known if id.partition("-")[0] in kinds}
    bare = {id for id in bare if not id.endswith(("-none", "-any"))}
    assert not bare, sorted(bare)


def test_examples_are_right(told: Subject) -> None:
    names = {key: m for key in EXAMPLE_IDS if (m := own_messages(told, "en").get(key))}
    assert {"example-move", "example-why", "example-rule"} <= set(names)
    for language in LANGUAGES:
        told_in = speaker(told, language)
        texts = {key: told_in.say(key) for key in names}
        assert told.game.action(texts["example-move"]).notation
        assert told.game.action(texts["example-why"]).notation
        assert texts["example-rule"] in told_in.rules.entries
        if "example-place" in texts:
            assert told.game.action(texts["example-place"]).notation
        if "example-card" in texts:
            ids = [id.partition("-") for id in own_messages(told, language)]
            cards = ["-".join((kind, id)) for kind, _, id in ids if told_in.text_of(kind, id)]
            assert texts["example-card"] in {told_in.say(id) for id in cards}


def test_reasons_for_refusal_are_rules(told: Subject) -> None:
    for language in LANGUAGES:
        assert not told.refusing_rules - set(rulebook(told.game, language).entries)


# --- whole games in words ------------------------------------------------------------------------


RARE = {
    "deck-shuffled",
    "hand-card-subjugated",
    "no-artifact-won",
    "pod-rescued",
    "step-lost",
    "supply-short",
}
"""Events too rare for random play, such as subjugating a card right after recolouring it."""


def test_random_games_show_everything(told: Subject) -> None:
    assert {view.decision for view, _ in told.moments} == told.decisions
    assert {verb for _, verb in told.choices} == {action.verb for action in told.game.table}
    assert told.event_kinds - {event.kind for event in told.events} <= RARE
    assert told.reasons == set(told.game.reasons)


RAW = re.compile(r"[{}_$]|None|True|False|  | [,.;:?]|(?<!\w)-\d|\b[a-z]+-\d+-[a-z]+")
"""What must not be left in a sentence: Fluent, Python values, ids, gaps, negative numbers."""


def check(text: str, key: str) -> None:
    assert not RAW.search(text), f"{key}: {text}"
    sentence = key.split("-")[0] != "choice"
    assert text.endswith((".", "?", "!")) == sentence, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_words(told: Subject, language: str) -> None:
    told_in = speaker(told, language)
    seats = (None, *range(told.game.max_seats))
    for seen in {event.seen_by(seat) for event in told.events for seat in seats}:
        check(told_in.event(seen), f"event-{seen.kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_choices_in_words(told: Subject, language: str) -> None:
    told_in = speaker(told, language)
    for view, legal in told.moments:
        check(told_in.question(view), f"ask-{view.decision}")
        for action in legal:
            check(told_in.choice(view, action), f"choice-{view.decision}-{action.verb}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_in_words(told: Subject, language: str) -> None:
    told_in = speaker(told, language)
    assert told.rules - {NOT_ASKED, GAME_OVER}
    assert told.rules <= told.refusing_rules | {NOT_ASKED, GAME_OVER}
    for rule in told.rules | told.refusing_rules:
        check(told_in.say(f"why-{rule}"), f"why-{rule}")
        assert told_in.why(rule).startswith(told_in.say(f"why-{rule}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_explanations_in_words(told: Subject, language: str) -> None:
    told_in = speaker(told, language)
    check(told_in.say("game-tagline"), "game-tagline")
    for path in (told.game.folder, SHARED):
        for id, message in messages(path / f"{language}.ftl").items():
            if attributes(message):
                check(told_in.say(f"{id}.text"), id)
                check(told_in.say(id), "choice")
