"""Hints in the terminal: the best choices with their numbers, prospects and reasons."""

from __future__ import annotations

import re

import pytest

import sternentisch
from sternentisch.bots import hint as hint_module
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.hint import BEST, hints
from sternentisch.bots.judge import Note
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.keen import KeenBot
from sternentisch.kernel.rng import Rng
from sternentisch.text.hint import because, judged
from sternentisch.text.speaker import Speaker
from tests.terminal.screens import NAMES
from tests.terminal.table import Terminal

GAMES = sternentisch.game_ids()
LANGUAGES = ("de", "en")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints of the uncompiled sources would take their two seconds each."""
    monkeypatch.setattr(hint_module, "PATIENCE", 0.3)


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("de", "tipp"), ("de", "hint")])
@pytest.mark.parametrize("id", GAMES)
def test_hints_are_numbered_like_the_choices(id: str, language: str, word: str) -> None:
    terminal = Terminal(3, id=id, language=language)
    printed = terminal.type(word)
    state = terminal.match.state
    legal = len(state.legal())
    assert state.actor in terminal.session.people, "nobody was asked"
    team = terminal.speaker.say("hint-head-team")
    heading = team if state.game.cooperative else terminal.speaker.say("hint-head")
    text = printed[printed.rindex(heading) :]
    lines = [line for line in text.splitlines() if re.match(r" +\d+  ", line)]
    numbers = [int(line.split()[0]) for line in lines]
    assert len(numbers) == len(set(numbers)) == min(BEST, legal)
    assert all(1 <= number <= legal for number in numbers)
    assert len(re.findall(r"\(\d+ ?%\)", text)) == len(numbers)


def test_the_hinted_number_makes_the_hinted_move() -> None:
    """The first number of the hint is that of the choice the search likes best."""
    terminal = Terminal(2)
    state = terminal.match.state
    while terminal.match.bot_to_move:
        terminal.match.play_bot()
    state = terminal.match.state
    steps = len(terminal.match.steps)
    assert state.actor is not None
    best = hints(Knowledge(state, state.actor), Rng(f"hint:{steps}"))[0].action
    text = terminal.type("hint")
    heading = terminal.speaker.say("hint-head")
    first = text[text.rindex(heading) :].splitlines()[1]
    number = int(first.split()[0])
    assert terminal.session.board.sort_choices(state.legal())[number - 1] is best


def test_help_names_the_hint() -> None:
    assert "the three best choices" in Terminal(2).type("?")
    assert "die drei besten" in Terminal(2, language="de").type("?")


# --- reasons -------------------------------------------------------------------------------------


def positions(id: str, count: int = 4) -> list[Knowledge]:
    """Return what choosers know all over some keen games."""
    game = sternentisch.load(id)
    found: list[Knowledge] = []
    rng, bot = Rng(2), KeenBot()
    for seed in range(count):
        state = game.start(2 + seed % (game.max_seats - 1), seed)
        while state.actor is not None:
            knowledge = Knowledge(state.clone(), state.actor)
            found.append(knowledge)
            state.apply(bot.choose(knowledge, rng))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_judgement_can_be_told(id: str) -> None:
    """Whatever a judge notes on any choice has words in both languages."""
    game = sternentisch.load(id)
    judge = judge_of(game)
    speakers = [Speaker(game, language, NAMES) for language in LANGUAGES]
    told: set[str] = set()
    for number, knowledge in enumerate(positions(id)):
        guess = knowledge.sample(Rng(number))
        for action in knowledge.legal():
            for note in judge.reasons(guess, action.id):
                told.add(note.name)
                for speaker in speakers:
                    clause = judged(speaker, note)
                    assert clause
                    assert not clause.endswith((".", " "))
                    assert "_" not in clause, clause  # a bare id
    assert len(told) >= 8, sorted(told)


@pytest.mark.parametrize("id", GAMES)
def test_notes_add_up_to_most_of_a_rate(id: str) -> None:
    """Reasons are the judgements themselves: a choice rated far above another has more to it."""
    judge = judge_of(sternentisch.load(id))
    silent = total = 0
    for number, knowledge in enumerate(positions(id, 2)):
        guess = knowledge.sample(Rng(number))
        rates = judge.rates(guess)
        best = max(range(len(rates)), key=rates.__getitem__)
        if rates[best] - min(rates) > judge.warmth:
            total += 1
            silent += not judge.reasons(guess, guess.offers[best])
    assert total
    assert silent <= 0.4 * total


def test_reasons_are_put_into_a_sentence() -> None:
    game = sternentisch.load("cave-in")
    speaker = Speaker(game, "en", NAMES)
    say = speaker.say
    judge = judge_of(game)
    notes: list[Note] = []
    for knowledge in positions("cave-in", 2):
        guess = knowledge.sample(Rng(1))
        for action in knowledge.legal():
            notes += judge.reasons(guess, action.id)
    good = [Note(note.name, 3.0, note.fact, note.about) for note in notes if note.points > 0]
    first = good[0]
    second = next(note for note in good if note.name != first.name)
    bad = Note(second.name, -2.0, second.fact, second.about)
    one, two = judged(speaker, first), judged(speaker, second)
    assert because(speaker, []) == say("hint-tried")
    assert because(speaker, [first]) == f"It {one}."
    assert because(speaker, [first, first]) == f"It {one}."
    assert because(speaker, [first, second]) == f"It {one} and {two}."
    assert because(speaker, [first, bad]) == f"It {one}; but it {two}."
    assert because(speaker, [bad]) == f"It {two}, yet trying it out turned out well."
    slight = Note(second.name, -0.1, second.fact, second.about)
    assert because(speaker, [first, slight]) == f"It {one}."
