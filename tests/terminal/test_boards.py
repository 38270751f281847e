"""Boards: they fit, show what a seat knows and nothing else, and need no colour."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console, RenderableType

import sternentisch
from sternentisch.games.cave_in.view import cave_in_view
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.boards.cave_in import CaveInBoard
from sternentisch.terminal.palette import Palette
from sternentisch.text.speaker import Speaker
from tests.support.cave_in import Table

GAME = sternentisch.load("cave-in")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def printed(part: RenderableType, width: int = 100) -> str:
    file = io.StringIO()
    Console(file=file, width=width, color_system=None, _environ={}).print(part)
    return file.getvalue()


def drawn(view: View, language: str = "en", width: int = 100, *, plain: bool = False) -> str:
    """Return the board as a text, with the numbers of all choices."""
    board = board_of(GAME, Speaker(GAME, language, NAMES[: view.seats]), Palette(plain))
    numbers = {id: number for number, id in enumerate(view.legal, 1)}
    return printed(board.draw(view, numbers, width), width)


def positions(seats: int, seed: int, every: int) -> list[State]:
    """Return the start, positions on the way, and the end of a random game."""
    state = GAME.start(seats, seed)
    rng = Rng(seed)
    found = [state.clone()]
    decisions = 0
    while not state.over:
        state.apply(state.offers[rng.below(len(state.offers))])
        decisions += 1
        if decisions % every == 0 or state.over:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_100_by_40_and_80_columns(seats: int, language: str) -> None:
    for state in positions(seats, seats, every=25):
        for seat in (state.actor, None):
            lines = drawn(state.view(seat), language).splitlines()
            assert len(lines) <= 40
            assert max(map(len, lines)) <= 100
            narrow = drawn(state.view(seat), language, 80).splitlines()
            assert max(map(len, narrow)) <= 80


def crowded() -> State:
    """Four players with full hands, tall bases, many artifacts, totems and crystals."""
    table = Table("Ada", "Bo", "Cy", "Di")
    table.lay(
        "Ada",
        hand="P1 P1 P2 N1 N2 B1 B2",
        base="Y1 Y1 Y2 N1 N1 B1 B1",
        crystals="blue-1-symbol-cave blue-3-plain yellow-3-cave purple-6-cave brown-6-symbol "
        "green-1-plain-a red-1-plain-a red-1-plain-b green-3-plain",
        artifacts="enhanced_vision barking_up_the_right_three mass_production relic_cabinet",
        totems="purple",
    )
    table.lay(
        "Bo",
        hand="P1 P2 N3 B3 Y3 Y3 Y2",
        base="P1 N1 B1 Y1 P2 N2 B2",
        artifacts="wild_ore_refinery deep_shaft_lift relic_broker",
        totems="blue",
    )
    table.lay("Cy", hand="P3 N1 B2 Y2", base="P3 N2 B3 Y1 Y2 P4 N4", artifacts="night_shift")
    table.lay("Di", base="B4 Y4 N3 P3 B2 N2", artifacts="spectrum_survey", totems="brown yellow")
    table.begin("Ada")
    return table.state


def test_a_crowded_table_fits_and_is_complete() -> None:
    state = crowded()
    for language in ("de", "en"):
        text = drawn(state.view(0), language)
        assert len(text.splitlines()) <= 40
        assert max(map(len, text.splitlines())) <= 100
        assert "…" not in text
        for name in ("Mineraccoon", "Barking up the Right Three", "Mass Production"):
            assert name in text


def test_docks_mine_and_leader_are_shown_with_symbols() -> None:
    table = Table("Ada", "Bo")
    table.mine("red-1-symbol-cave blue-3-plain yellow-10-cave").docks("P1 Y4")
    table.lay("Ada", hand="B1", base="N1 Y2", totems="blue")
    table.begin("Ada")
    text = drawn(table.state.view(0))
    assert "∴1* ★1 +∴ !" in text  # wild, a point, a symbol, a cave-in
    assert "≈3→2 ★3" in text  # the totem makes it cheaper
    assert "☼10 ★10 !" in text
    assert "τ1 Mineraccoon" in text
    assert "☼4 Scrabber" in text
    assert "∩1 ♛☼2 Drollo" in text


def test_what_is_left_of_a_stack_stands_apart_from_the_longest_name() -> None:
    right = "barking_up_the_right_three"
    views = (cave_in_view(GAME.start(2, seed).view(0)) for seed in range(100))
    view = next(v for v in views if any(top and top.right == right for top in v.artifacts))
    assert re.search(r"/ Barking up the Right Three +\+\d", drawn(view, width=80))


def test_a_board_without_unicode_is_ascii_only() -> None:
    state = crowded()
    text = drawn(state.view(0), plain=True)
    assert text.isascii()
    assert "N1 B1 ^B1 Frogt'Opus" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_do_not_change_the_picture(seats: int) -> None:
    """Whatever a seat cannot know may be anything: its board looks the same."""
    for state in positions(seats, 9, every=40):
        for seat in (0, seats - 1):
            other = state.sample(seat, Rng(3))
            assert drawn(state.view(seat)) == drawn(other.view(seat))


def test_choice_numbers_stand_beside_their_pieces() -> None:
    state = GAME.start(2, 3)
    state.apply(GAME.action("recruit"))
    text = drawn(state.view(state.actor))
    for number, id in enumerate(state.offers, 1):
        assert f"{number}›" in text, GAME.table[id]


@pytest.mark.parametrize("name", ["no-such-board", "board", "parts", "cave-in-pieces"])
def test_a_game_without_a_drawing_is_listed_field_by_field(name: str) -> None:
    class Unknown(type(GAME)):  # type: ignore[misc]
        id = name

    speaker = Speaker(GAME, "en", NAMES)
    game = Unknown(GAME.content, GAME.folder)
    board = board_of(game, speaker, Palette())
    assert type(board) is Board
    assert type(board_of(GAME, speaker, Palette())) is CaveInBoard
    text = printed(board.draw(GAME.start(2, 1).view(0), {}, 100))
    assert "threshold  7" in text
    assert "supply totems" in text
    assert "None" not in text
    assert "legal" not in text
