"""The board of Cryo for tests: games to look at, a crowded table."""

from __future__ import annotations

from collections.abc import Iterator

from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.node import Question
from sternentisch.games.cryo.view import CryoView, cryo_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.state import State
from sternentisch.terminal.boards.cryo import CryoBoard
from tests.support.cryo import Table, game
from tests.terminal.screens import board_for, moments_of

GAME = game()
SEATS = (2, 3, 4)
KEEN = {"card-play": 20, "vehicle": 20, "reveal": 20, "salvage": 12, "recall": 3, **GAME.leanings}
"""How much likelier than others some actions are taken, so that caves and platforms fill."""


def question_kinds() -> set[str]:
    """Return every kind of question that the game can ask."""
    found: set[str] = set()
    kinds = [Question]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found.add(kind.kind)
    return found & set(TASKS)


def make_board(seats: int, language: str = "en") -> CryoBoard:
    board = board_for(GAME, seats, language)
    assert isinstance(board, CryoBoard)
    return board


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[State, EventLog]]:
    """Yield positions of a game: some of each kind of question, and the last."""
    return moments_of(GAME, seats, seed, every, liked=KEEN)


def table_of(state: State) -> CryoView:
    return cryo_view(state.view(state.actor))


def crowded() -> Table:
    """Four players late in a game: full platforms, hands and caves, the longest names."""
    table = Table(4).damaged("2 3 7 15").incident("engineering", "IE1")
    table.incident("laboratory", "IL5").incident("rnd", "IL4").incident("dispatch", "IS1")
    table.sabotaged("engineering", "IE1").sabotaged("rnd", "IL1")
    table.cave("K01", "S1", A=2, B=1, C=1, D=1).cave("K03", "L1", A=1, D=1)
    table.cave("K12", "L6", B=1).cave("K06", "L4", A=3, B=1)
    table.salvage("A", "1 4").salvage("B", "2 9").salvage("D", "7")
    table.space("C1", "").space("O1", "RO6").space("T2", "RT6 RT5 RT4 RT3").space("C5", "RC6")
    table.lay(
        "A",
        "5/4/3/2 +8",
        pool=4,
        hand="wakeup_protocol wakeup_protocol ground_scanner automation overclock",
        upgrades="early_warning ground_scanner wakeup_protocol",
        missions="automation interface prototype",
        vehicles="wakeup_protocol overclock supercharge",
        slots="1:RC4 2:RO4 3:RT4 4:RC5 5:RO5 6:RC6 7:RT6",
        incidents="IE2 IE3",
        home="2 6",
        out="17",
    )
    table.lay("B", "1/0/0/0 +1", upgrades="interface", vehicles="automation", out="1 5", home="4")
    table.lay("C", "2/2/2/2 +2", slots="1:RC1 3:RT6", out="17 17 17")
    table.lay("D", "0/0/0/5 +0", hand="prototype", missions="ground_scanner", out="4 13", home="5")
    return table.begin("A")
