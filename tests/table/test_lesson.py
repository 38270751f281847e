"""Lessons: they replay, speak before the learner's moves, and have all their texts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sternentisch
from sternentisch import BadInput
from sternentisch.kernel.content import load_content
from sternentisch.kernel.game import Game
from sternentisch.kernel.state import State
from sternentisch.table.lesson import END, LEARNER, Lesson, lesson_of, says
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import LANGUAGES
from tests.support.pebbles.game import Pebbles

RULE = re.compile(r"\b[A-Z]{2}-[A-Z0-9][A-Z0-9-]*\b")
PEBBLES = Path(__file__).parent.parent / "support" / "pebbles"


def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [id for id in sternentisch.game_ids() if lesson_of(sternentisch.load(id))]


def a_lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def start(game: Game, lesson: Lesson) -> State:
    return game.start(lesson.seats, lesson.seed, lesson.options)


@cache
def askers(id: str) -> list[int | None]:
    """Replay a lesson; return who makes each move, and at the end who would be next."""
    game = sternentisch.load(id)
    lesson = a_lesson(game)
    state = start(game, lesson)
    found = []
    for move in lesson.moves:
        found.append(state.actor)
        state.apply(move)
    return [*found, state.actor]


def messages(game: Game, language: str) -> list[str]:
    path = game.folder / f"lesson.{language}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


# --- the lessons there are ------------------------------------------------------------------------


def test_some_games_have_lessons() -> None:
    assert {"cave-in", "cryo"} <= set(taught())


@pytest.mark.parametrize("id", taught())
def test_a_lesson_replays_and_leaves_a_game_to_play(id: str) -> None:
    assert askers(id)[-1] is not None


@pytest.mark.parametrize("id", taught())
def test_a_lesson_begins_and_ends_with_the_learner(id: str) -> None:
    *moves, _ = askers(id)
    assert moves[0] == moves[-1] == LEARNER
    assert 25 <= moves.count(LEARNER) <= 50


@pytest.mark.parametrize("id", taught())
def test_a_lesson_speaks_before_moves_of_the_learner(id: str) -> None:
    sayings = a_lesson(sternentisch.load(id)).sayings
    assert min(sayings) == 0
    assert [place for place in sayings if askers(id)[place] != LEARNER] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", taught())
def test_a_lesson_has_all_its_texts_and_no_other(id: str, language: str) -> None:
    game = sternentisch.load(id)
    wanted = [*a_lesson(game).sayings.values(), END]
    found = messages(game, language)
    assert len(set(wanted)) == len(wanted)
    assert sorted(found) == sorted(wanted)
    assert found == messages(game, LANGUAGES[0])
    assert all(says(game, language, key) for key in wanted)


@pytest.mark.parametrize("id", taught())
def test_the_rules_a_lesson_names_exist_and_are_the_same_in_both_languages(id: str) -> None:
    game = sternentisch.load(id)
    for key in [*a_lesson(game).sayings.values(), END]:
        named = [set(RULE.findall(says(game, language, key))) for language in LANGUAGES]
        assert named[0] == named[1], key
        assert named[0] <= set(rulebook(game, "en").entries), key


def test_an_unknown_language_and_an_unknown_text_are_refused() -> None:
    game = sternentisch.load("cave-in")
    with pytest.raises(BadInput, match="unknown language 'fr'"):
        says(game, "fr", END)
    with pytest.raises(KeyError, match="no text 'lesson-nothing' in en"):
        says(game, "en", "lesson-nothing")


# --- files with defects ---------------------------------------------------------------------------

SOUND = """\
seats = 2
seed = 3
moves = ["take 1", "take 2"]

[[say]]
move = 0
key = "lesson-welcome"
"""


def pebbles(folder: Path, text: str | None) -> Game:
    """Make the smallest game, with this lesson in its folder."""
    if text is not None:
        (folder / "lesson.toml").write_text(text, "utf-8")
    return Pebbles(load_content(PEBBLES / "content.toml"), folder)


def test_a_game_without_a_file_has_no_lesson(tmp_path: Path) -> None:
    assert lesson_of(pebbles(tmp_path, None)) is None


def test_a_lesson_is_read(tmp_path: Path) -> None:
    game = pebbles(tmp_path, SOUND)
    lesson = a_lesson(game)
    assert (lesson.seats, lesson.seed, lesson.options) == (2, 3, {})
    assert lesson.moves == [game.action("take 1"), game.action("take 2")]
    assert lesson.sayings == {0: "lesson-welcome"}
    assert lesson_of(game) is lesson


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("take 2", "take all", r"moves\[1\]: unknown action 'take all'"),
        ("seed = 3", "", "seed: missing"),
        ("seed = 3", "seed = true", "seed: a whole number wanted"),
        ("seed = 3", "seed = 3\ncolour = 1", "colour: unknown field"),
        ("seats = 2", "seats = 99", "seats: 99 is not from"),
        ("seed = 3", "seed = 3\noptions = 1", "options: a table wanted"),
        ("seed = 3", "seed = 3\noptions = { none = 1 }", "options.none: unknown"),
        ("move = 0", "move = 2", r"say\[0\].move: 2 is not from 0 to 1"),
        ("lesson-welcome", "welcome", r"say\[0\].key: a key lesson-… wanted"),
        ("lesson-welcome", "lesson-end", r"say\[0\].key: lesson-end is said after"),
        ("seats = 2", "seats =", "not valid TOML"),
    ],
)
def test_a_defect_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in SOUND
    with pytest.raises(BadInput, match=message):
        lesson_of(pebbles(tmp_path, SOUND.replace(old, new)))


def test_texts_come_in_the_order_of_the_moves(tmp_path: Path) -> None:
    twice = SOUND + SOUND[SOUND.index("[[say]]") :]
    with pytest.raises(BadInput, match="does not come after"):
        lesson_of(pebbles(tmp_path, twice))


def test_a_lesson_without_its_texts_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"lesson\.en\.ftl"):
        says(pebbles(tmp_path, SOUND), "en", END)
