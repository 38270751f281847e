"""The log in both languages, and the chat."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sternentisch
from sternentisch import table as package
from sternentisch.table.chat import TOLD, Chat, Line, cleaned
from sternentisch.table.deeds import (
    Answer,
    Ask,
    Away,
    Back,
    Begin,
    Close,
    Hint,
    Leave,
    Redo,
    Reset,
    Resign,
    Resume,
    Return,
    SeatBot,
    Setup,
    Sit,
    TakeOver,
    TimeOut,
    Timing,
    Undo,
)
from sternentisch.table.denied import Denied
from sternentisch.table.log import log, speaker_at
from sternentisch.table.table import Table
from sternentisch.text.speaker import LANGUAGES
from tests.table.seated import Seated

ANSWERS = {
    "other-protocol",
    "bad-input",
    "origin",
    "rule",
    "too-fast",
    "trouble",
    "bad-request",
    "not-found",
}
"""Codes that the server sends without an exception of ours."""
FOLDER = Path(str(package.__file__)).parent


def sources() -> str:
    paths = [*sorted(FOLDER.glob("*.py")), *sorted((FOLDER.parent / "server").glob("*.py"))]
    return "\n".join(path.read_text("utf-8") for path in paths)


def strings_given_to(name: str) -> set[str]:
    """Return the first argument of every call of a function, where it is a plain text."""
    found = set()
    for node in ast.walk(ast.parse(sources().replace("from __future__", "from __past__"))):
        if isinstance(node, ast.Call) and node.args:
            called = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            for part in ast.walk(node.args[0]) if called == name else []:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_every_word_its_refusal(language: str) -> None:
    codes = strings_given_to("Denied") | strings_given_to("Problem") | ANSWERS
    path = Path(str(sternentisch.__file__)).parent / "text" / f"table.{language}.ftl"
    written = set(re.findall(r"^denied-([a-z-]+) =", path.read_text("utf-8"), re.M))
    assert written == codes


def a_long_evening() -> Seated:
    """A table at which everything happens once."""
    seated = Seated(bots=("", "1", ""), timing=Timing("live", 600_000), begun=False)
    seated.do(Leave(1))
    seated.do(SeatBot(1, "random"))
    seated.do(Leave(2))
    seated.do(Sit(2, "person-8", "Eve"))
    seated.do(Begin(4))
    seated.play_until(0)
    seated.play("skill")
    seated.do(Undo(0))
    seated.do(Redo(0))
    seated.do(Reset(0))
    seated.play("end")
    seated.do(Ask(0, "undo"))
    seated.do(Answer(2, True))
    seated.do(Ask(0, "pause"))
    seated.do(Answer(2, False))
    seated.do(Ask(2, "pause"))
    seated.do(Answer(0, True))
    seated.do(Resume(0))
    seated.do(TakeOver(0, "random", 0))
    seated.do(Return(0))
    seated.do(Away(2))
    seated.wait(130)
    seated.do(TakeOver(2, "3", 0))
    seated.do(Back(2))
    seated.do(Return(2))
    seated.wait(600)
    seated.do(TimeOut(0))
    seated.do(Resign(2))
    seated.do(Ask(2, "rematch"))
    seated.do(Answer(0, True))
    return seated


def short_evenings() -> list[Seated]:
    """Tables at which happens what cannot happen at that one."""
    closed = Seated(begun=False)
    closed.do(Close())
    advised = Seated(bots=("", "random"))
    advised.play_until(0)
    advised.do(Hint(0))
    return [closed, advised]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_at_a_table_is_told(language: str) -> None:
    sentences = []
    for seated in (a_long_evening(), *short_evenings()):
        sentences += log(seated.table, None, speaker_at(seated.table, language))
    kinds = {sentence.kind for sentence in sentences if sentence.kind.startswith("table-")}
    path = Path(str(sternentisch.__file__)).parent / "text" / f"table.{language}.ftl"
    written = set(re.findall(r"^event-(table-[a-z-]+) =", path.read_text("utf-8"), re.M))
    assert kinds == written
    assert not any("{" in sentence.text or "$" in sentence.text for sentence in sentences)


def test_the_log_in_english() -> None:
    seated = a_long_evening()
    texts = [sentence.text for sentence in log(seated.table, 0, speaker_at(seated.table, "en"))]
    assert texts[0] == "Ada takes a seat."
    assert "Cleo gives the seat up." in texts
    assert "Ada takes the last action back." in texts
    assert "The turn of Ada is taken back. One action is undone." in texts
    assert "A bot plays for Eve, who is away: Navigator. Ada asked for this." in texts
    assert "The time of Ada is up." in texts
    assert texts[-1] == "All want to play again."


def test_the_log_goes_on_where_one_left_off() -> None:
    seated = Seated()
    speaker = speaker_at(seated.table, "de")
    whole = log(seated.table, 0, speaker)
    number = seated.table.number
    seated.play()
    assert log(seated.table, 0, speaker, number) == log(seated.table, 0, speaker)[len(whole) :]


@pytest.mark.parametrize("game", sternentisch.game_ids())
def test_nobody_reads_the_secrets_of_others(game: str) -> None:
    """What only its owner may know is told to the owner, and to nobody else."""
    most = sternentisch.load(game).max_seats
    seated = Seated(game, ("random",) * (most - 1) + ("",))
    seated.play_out()
    table = seated.table
    speaker = speaker_at(table, "en")
    for told in table.history:
        for event in told.events:
            for seat in (None, *range(most)):
                seen = event.seen_by(seat).facts
                for name, value in event.secret.items():
                    assert (seen.get(name) == value) == (seat == event.owner)
    owners = {event.owner for told in table.history for event in told.events if event.secret}
    for owner in owners:
        assert log(table, owner, speaker) != log(table, None, speaker)


def test_what_is_said_is_cleaned() -> None:
    assert cleaned("  Good\tluck!\u202e\x00 ") == "Good luck!"
    for text, code in (("   ", "empty-line"), ("\u200b", "empty-line"), ("x" * 501, "long-line")):
        with pytest.raises(Denied, match=code):
            cleaned(text)


def test_of_a_long_chat_the_last_lines_are_kept() -> None:
    chat = Chat()
    lines = [Line(number, number, "Ada", 0, f"line {number}") for number in range(1, TOLD + 4)]
    assert all(map(chat.hear, lines))
    assert chat.since(0) == lines[3:]
    assert chat.since(TOLD + 1) == lines[-2:]
    assert (chat.last, chat.hear(lines[-1])) == (TOLD + 3, False)


def test_an_open_place_is_called_by_its_number() -> None:
    table = Table(Setup("cave-in", 3))
    table.do(Sit(0, "ada", "Ada"), 1)
    assert speaker_at(table, "en").players == ["Ada", "2", "3"]
