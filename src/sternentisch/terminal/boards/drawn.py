"""What the drawings of games share: choice numbers, seats, names and headings."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.layout import Lines, line
from sternentisch.terminal.palette import HEADING, LEGAL, SEAT_COLOURS, Palette
from sternentisch.text.speaker import Speaker

Numbers = dict[tuple[object, ...], int]
"""Choice numbers by verb and arguments."""


class SignedSeats(Palette):
    """Without Unicode seats are signs, where letters would be mistaken for places or actions."""

    def __init__(self, plain: bool = False) -> None:
        super().__init__(plain)
        if plain:
            self.seats = "@#%&"


class DrawnBoard(Board):
    """A board with a drawing of its own."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, palette)
        self.times = "x" if palette.plain else "×"
        self.names: dict[str, str] = {}

    def find_numbers(self, numbers: Mapping[int, int]) -> Numbers:
        """Key choice numbers by what the actions name."""
        actions = [(self.game.table[id], number) for id, number in numbers.items()]
        return {(action.verb, *action.args.values()): number for action, number in actions}

    def number(self, choice: int | None) -> Text:
        """Return the number of a choice as narrow as it is, or nothing."""
        return Text("" if choice is None else f"{choice}{self.palette.pick}", LEGAL)

    def seat_mark(self, seat: int, label: object = "") -> Text:
        """Return the shape of a seat as narrow as it is, with a number or the like behind it."""
        index = seat % len(self.palette.seats)
        return self.palette.tile(f"{self.palette.seats[index]}{label}", SEAT_COLOURS[index])

    def name(self, kind: str, id: str) -> str:
        """Return what a piece is called."""
        key = f"{kind}-{id}"
        if key not in self.names:
            self.names[key] = str(self.speaker.name(kind, id))
        return self.names[key]

    def heading(self, key: str, style: str = HEADING) -> Text:
        """Return a word as a heading."""
        return Text(self.speaker.say(key), style)

    def counted(self, name: str, count: int) -> str:
        """Return a name, with how many there are of it if there are several."""
        return name if count == 1 else f"{name} {self.times}{count}"

    def commas(self, items: Lines) -> Lines:
        """Return items with a comma behind each but the last."""
        return [*(line(item, ",") for item in items[:-1]), *items[-1:]]
