"""What a terminal shows of a position, as a text: the board, the whole screen."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping

from rich.console import Console

from sternentisch.kernel.event import EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.palette import Palette
from sternentisch.terminal.screen import CLEAR, Screen
from sternentisch.text.speaker import Speaker

NAMES = ["Ada", "Bo", "Cy", "Di"]
USUAL = 6
"""How likely an action is taken that is neither liked nor disliked."""


class Output(Console):
    """A terminal of a size, without colours, that keeps what is printed."""

    def __init__(self, width: int = 100, height: int = 40, *, tty: bool = True) -> None:
        self.kept = io.StringIO()
        super().__init__(
            file=self.kept,
            width=width,
            height=height,
            force_terminal=tty,
            color_system=None,
            _environ={},
        )

    @property
    def text(self) -> str:
        return self.kept.getvalue()


def board_for(game: Game, seats: int, language: str = "en", *, plain: bool = False) -> Board:
    return board_of(game, Speaker(game, language, NAMES[:seats]), Palette(plain))


def drawn(
    state: State, language: str = "en", width: int = 100, room: int | None = None, **how: bool
) -> str:
    """Return the board as a text, with the numbers of all choices."""
    view = state.view(state.actor)
    board = board_for(state.game, view.seats, language, plain=how.pop("plain", False))
    numbers = {id: number for number, id in enumerate(view.legal, 1)}
    output = Output(width)
    output.print(board.draw(view, numbers, width, room=room, **how), highlight=False)
    return output.text


def shown(
    state: State, log: EventLog, language: str, width: int = 100, height: int = 40
) -> list[str]:
    """Return the lines of the whole screen: board, news, question, choices, and the prompt."""
    output = Output(width, height)
    board = board_for(state.game, state.seats, language)
    actions = board.sort_choices(state.legal())
    Screen(output, board).show(state.view(state.actor), actions, [], log.events[-8:])
    return [*output.text.removeprefix(CLEAR).splitlines(), "> "]


def board_part(lines: list[str]) -> str:
    """Return what stands above the line that ends the board."""
    return "\n".join(lines[: next(n for n, text in enumerate(lines) if text.startswith("───"))])


def check_every_way(board: Board, positions: Iterator[tuple[State, EventLog]]) -> int:
    """Draw every position for spectators and players, whole and in any room; return how many."""
    drawings = 0
    for state, _ in positions:
        drawings += 1
        width = 80 if drawings % 2 else 100
        output = Output(width)
        output.print(board.draw(state.view(None), {}, width))
        output.print(board.draw(state.view(0), {}, width, terse=True))
        output.print(board.draw(state.view(0), {}, width, room=4 + drawings % 30))
        assert max(map(len, output.text.splitlines())) <= width
    assert state.over
    return drawings


def moments_of(
    game: Game,
    seats: int,
    seed: int,
    every: int,
    options: dict[str, object] | None = None,
    liked: Mapping[str, int] | None = None,
) -> Iterator[tuple[State, EventLog]]:
    """Yield positions of a game: some of each kind of question, and the last.

    `liked` says by verb how much likelier than others some actions are taken, so that tables fill.
    """
    likely = game.leanings if liked is None else liked
    log = EventLog()
    state = game.start(seats, seed, options, log)
    rng = Rng(seed)
    met: dict[str, int] = {}
    while not state.over:
        kind = state.view(None).decision
        met[kind] = met.get(kind, 0) + 1
        if met[kind] == 1 or met[kind] % every == 0:
            yield state, log
        bag = [id for id in state.offers for _ in range(likely.get(game.table[id].verb, USUAL))]
        state.apply(bag[rng.below(len(bag))])
    yield state, log
