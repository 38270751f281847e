"""A picture shows what the terminal draws, with the eyes it names, and needs nothing else."""

from __future__ import annotations

import io
import re
from collections import defaultdict
from xml.etree import ElementTree

import pytest
from rich.console import Console

import sternentisch
from sternentisch import BadInput, Outcome, Record, Rng, State
from sternentisch.notebook import board_svg, set_language, show
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.palette import Palette
from sternentisch.terminal.screen import WIDEST
from sternentisch.text.speaker import LANGUAGES, numbered
from tests.text.games import load as load_any

SPACE = "{http://www.w3.org/2000/svg}"
LETTER = 20 * 0.61
"""How wide a letter is drawn."""
GAMES = sternentisch.game_ids()
VIEWED = {"de": "Sicht von Spieler {} (Platz {})", "en": "as Player {} sees it (seat {})"}


def lines(svg: str) -> list[str]:
    """Return the lines of a picture that say something, every letter in its column."""
    rows: dict[float, list[tuple[int, str]]] = defaultdict(list)
    for element in ElementTree.fromstring(svg).iter(f"{SPACE}text"):
        column = round(float(element.attrib["x"]) / LETTER)
        text = (element.text or "").replace("\xa0", " ")
        rows[float(element.attrib["y"])].append((column, text))
    found = []
    for _, parts in sorted(rows.items()):
        line = ""
        for column, text in parts:
            line = line.ljust(column) + text
        found.append(line.rstrip())
    return [line for line in found if line]


def drawing(state: State, seat: int, language: str) -> list[str]:
    """Return the lines that a terminal draws, without blank ones."""
    board = board_of(state.game, numbered(state.game, language, state.seats), Palette())
    console = Console(file=io.StringIO(), width=WIDEST, highlight=False)
    console.print(board.draw(state.view(seat), {}, WIDEST))
    written = console.file
    assert isinstance(written, io.StringIO)
    return [line.rstrip() for line in written.getvalue().splitlines() if line.strip()]


def middle(id: str, seats: int | None = None) -> State:
    """Return a game some way from its beginning."""
    state = sternentisch.load(id).start(seats, seed=3)
    rng = Rng(1)
    for _ in range(40):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


def finished(id: str) -> tuple[State, Record]:
    """Return a game that was played to its end, and its record."""
    game = sternentisch.load(id)
    state = game.start(seed=3)
    record = Record(game, state.seats, state.options, 3)
    rng = Rng(1)
    while not state.over:
        action = state.legal()[rng.below(len(state.legal()))]
        state.apply(action)
        record.add(action.id, state)
    return state, record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_state_is_drawn_as_the_terminal_draws_it(id: str, language: str) -> None:
    state = middle(id)
    actor = state.actor
    assert actor is not None
    shown = lines(show(state, lang=language).svg)
    board = drawing(state, actor, language)
    assert shown[0].endswith(VIEWED[language].format(actor + 1, actor))
    assert shown[1 : 1 + len(board)] == board
    question = numbered(state.game, language, state.seats).question(state.view(actor))
    asked = re.sub(r"\s+", " ", " ".join(shown[1 + len(board) :]))
    assert asked.endswith(question)


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_needs_nothing_from_elsewhere(id: str) -> None:
    svg = show(middle(id)).svg
    assert re.findall(r"\w+://[^\"'\s)]+", svg) == ["http://www.w3.org/2000/svg"]
    assert re.findall(r"url\((?!#)", svg) == []
    assert "@import" not in svg
    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    box = [float(part) for part in root.attrib["viewBox"].split()]
    assert width / height == pytest.approx(box[2] / box[3], rel=0.01)
    assert 600 < width < 1000
    last = max(float(text.attrib["y"]) for text in root.iter(f"{SPACE}text"))
    assert box[3] - 50 < last + 25 < box[3]  # neither cut off nor a blank half page
    longest = max(len(line) for line in lines(svg))
    assert longest * LETTER < box[2]


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_shows_only_what_its_seat_knows(id: str) -> None:
    state = middle(id)
    for seat in range(state.seats):
        guess = state.sample(seat, Rng(7))
        assert show(guess, seat).svg == show(state, seat).svg == board_svg(state.view(seat))
    spectator = show(state.view(None), lang="en").svg
    assert lines(spectator)[0].endswith("as an onlooker sees it")
    assert show(state.sample(None, Rng(7)).view(None), lang="en").svg == spectator


def test_the_question_is_put_to_the_asked_seat_alone() -> None:
    state = middle("cave-in", 3)
    asked = f"Player {state.actor + 1} is asked (seat {state.actor})." if state.actor else ""
    for seat in range(3):
        said = "\n".join(lines(show(state, seat, "en").svg))
        assert VIEWED["en"].format(seat + 1, seat) in said
        assert said.endswith(asked) == (seat != state.actor)


@pytest.mark.parametrize("id", GAMES)
def test_the_end_tells_reason_winners_and_points(id: str) -> None:
    state, record = finished(id)
    outcome = state.outcome()
    speaker = numbered(state.game, "en", state.seats)
    for thing in (state, record, outcome):
        said = "\n".join(lines(show(thing, lang="en").svg))
        assert speaker.say(f"reason-{outcome.reason}") in said
        for source in outcome.breakdown[0]:
            assert speaker.say(f"source-{source}") in said
        for seat, points in enumerate(outcome.points):
            assert re.search(rf"Player {seat + 1} .* {points}$", said, re.MULTILINE)


def test_cave_in_is_laid_open_at_the_end() -> None:
    state, _ = finished("cave-in")
    assert lines(show(state, lang="en").svg)[0].endswith("everything laid open")
    assert lines(show(state, 0, "en").svg)[0].endswith("as Player 1 sees it (seat 0)")


def test_a_standing_has_no_reason() -> None:
    said = lines(show(middle("cryo").outcome(), lang="en").svg)
    assert said[0] == "Cryo"
    assert said[1].startswith("Rank")


def test_a_record_tells_who_played_and_where_it_stands() -> None:
    _, record = finished("magnastorm")
    record.names, record.bots = ["Ada & <Bo>", ""], ["", "greedy"]
    total = len(record.actions)
    said = lines(show(record, lang="en").svg)
    assert said[1] == f"Ada & <Bo>, Player 2 (Greedy). After {total} of {total} actions."
    then = lines(show(record, step=5, lang="de").svg)
    assert then[1] == f"Ada & <Bo>, Spieler 2 (Gierig). Stand nach 5 von {total} Aktionen."
    actor = record.at(5).actor
    assert actor is not None
    assert show(record, step=5, seat=1 - actor).svg != show(record, step=5).svg


def test_the_language_is_german_unless_another_is_chosen() -> None:
    state = middle("cave-in")
    german = show(state).svg
    assert german == show(state, lang="de").svg
    set_language("en")
    try:
        assert show(state).svg == show(state, lang="en").svg != german
    finally:
        set_language("de")
    with pytest.raises(BadInput, match="known: de, en"):
        set_language("fr")
    with pytest.raises(BadInput, match="known: de, en"):
        show(state, lang="fr")


def test_a_game_without_a_drawing_of_its_own_is_listed() -> None:
    game = load_any("pebbles")
    state = game.start(seats=2, seed=1)
    heap = getattr(state.view(0), "heap")  # noqa: B009
    assert f"heap  {heap}" in lines(show(state, lang="en").svg)
    assert show(state.view(state.actor), game=game).svg == show(state).svg
    state.playout(Rng(1))
    assert lines(show(state.outcome(), game=game).svg)[0] == game.title


def test_what_cannot_be_shown_is_refused() -> None:
    state, record = finished("cave-in")
    with pytest.raises(BadInput, match="only a record has steps"):
        show(state, step=1)
    with pytest.raises(BadInput, match="from another seat"):
        show(state.view(0), 1)
    with pytest.raises(BadInput, match="seats go from 0 to 1"):
        show(state, 2)
    with pytest.raises(BadInput, match="the record has"):
        show(record, step=len(record.actions) + 1)
    with pytest.raises(BadInput, match="not str"):
        show("cave-in")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="which game"):
        show(Outcome("", [1], [{"luck": 1}], [1]))
