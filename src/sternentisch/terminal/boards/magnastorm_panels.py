"""The action panels of Magnastorm in a terminal: columns above, rows of spaces below."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.magnastorm.view import ColumnView, MagnastormView, SpaceView
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.magnastorm_pieces import Pieces
from sternentisch.terminal.layout import Lines, beside, line
from sternentisch.terminal.palette import HEADING, QUIET

NUMBER = 3
"""The width of a choice number."""
ROOMY = 16
"""From this width on a column has room for signs beside its words."""
HERE = "*"
"""Marks the space of this turn's follower."""
ABOVE = ("take", "pick", "upper")
"""What can be chosen on the upper panel."""


class Panels(Pieces):
    """Draws both panels as one table: what stands in a column stays in it."""

    measured: MagnastormView | None = None
    """The view whose labels were measured last."""
    labels = 0
    """How wide they are."""

    def both_panels(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return everything: commanders, followers, prices, rows of spaces."""
        return [
            self.commander_line(view, numbers, width),
            self.follower_line(view, numbers, width, priced=False),
            self.price_line(view, width),
            *self.space_rows(view, numbers, width),
        ]

    def short_panels(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the same with the controller's cube behind the followers instead of the price."""
        return [
            self.commander_line(view, numbers, width),
            self.follower_line(view, numbers, width, priced=True),
            *self.space_rows(view, numbers, width),
        ]

    def asked_panel(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the panel on which something can be chosen, the upper one if there is none."""
        verbs = {str(verb) for verb, *_ in numbers}
        if verbs.isdisjoint(ABOVE) and "space" in verbs:
            return self.space_rows(view, numbers, width)
        if "space" in verbs:
            upper = self.column_line(view, numbers, width)
            return [upper, *self.space_rows(view, numbers, width)]
        return [
            self.commander_line(view, numbers, width),
            self.follower_line(view, numbers, width, priced=True),
        ]

    # --- columns ----------------------------------------------------------------------------

    def label_width(self, view: MagnastormView) -> int:
        """Return how wide the labels of the rows are, with a blank behind them."""
        if self.measured is not view:  # every cell of the table asks for it
            seat = self.chooser(view)
            prices = [self.cost(row.due, seat).cell_len for row in view.rows]
            gains = [self.cost(row.gain, seat).cell_len for row in view.rows]
            self.labels = 5 + len(self.palette.arrow) + max(prices) + max(gains)
            self.measured = view
        return self.labels

    def column_width(self, view: MagnastormView, width: int) -> int:
        """Return how wide a column of the panel is."""
        return (width - self.label_width(view)) // len(view.columns)

    def table_line(self, view: MagnastormView, label: Text, cells: Lines, width: int) -> Text:
        """Return a line of the table; where the width does not suffice, cells are cut."""
        cell = self.column_width(view, width)
        for text in cells:
            text.truncate(cell - 1, overflow="crop" if self.palette.plain else "ellipsis")
        columns = [([text], cell) for text in cells]
        return beside(([label], self.label_width(view)), *columns)[0]

    def commander_line(self, view: MagnastormView, numbers: Numbers, width: int) -> Text:
        """Return who is above each column, and who controls them."""
        room = self.column_width(view, width) - 1
        cells: Lines = []
        for column in view.columns:
            choices = [numbers.get((verb, column.column)) for verb in ("take", "upper")]
            number = next((choice for choice in choices if choice is not None), None)
            name = Text(f"{column.column} {self.short_name(column.commander)}", HEADING)
            holder = column.controller if column.column else view.start_tile
            if holder is not None:
                name.truncate(room - NUMBER - 1)
                gap = " " if name.cell_len < room - NUMBER - 1 else ""
                name = line(name, gap, self.seat_mark(holder))
            cells.append(line(self.palette.number(number), name))
        label = Text(self.speaker.say("board-commanders"), HEADING)
        return self.table_line(view, label, cells, width)

    def follower_line(
        self, view: MagnastormView, numbers: Numbers, width: int, *, priced: bool
    ) -> Text:
        """Return the followers on the upper panel; `priced` adds the controller's cube."""
        room = self.column_width(view, width) - 1
        cells: Lines = []
        for column in view.columns:
            for most, indent in ((3, NUMBER), (1, NUMBER), (1, 0)):
                followers = self.followers(view, column, numbers, most, priced=priced)
                text = line(" " * indent, followers)
                if text.cell_len <= room:
                    break
            cells.append(text)
        label = Text(self.speaker.say("board-upper"), HEADING)
        return self.table_line(view, label, cells, width)

    def column_line(self, view: MagnastormView, numbers: Numbers, width: int) -> Text:
        """Return the columns of the upper panel in one line, by their numbers and followers."""
        cells: Lines = []
        for column in view.columns:
            number = self.palette.number(numbers.get(("upper", column.column)))
            row = line(*self.row_of(view, column.followers, 3))
            cells.append(line(number, Text(f"{column.column} ", HEADING), row))
        label = Text(self.speaker.say("board-upper"), HEADING)
        return self.table_line(view, label, cells, width)

    def followers(
        self,
        view: MagnastormView,
        column: ColumnView,
        numbers: Numbers,
        most: int,
        *,
        priced: bool,
    ) -> Text:
        """Return the followers of a column, first those that can be chosen."""
        if not column.followers:
            return Text(self.palette.dot, QUIET)
        items: Lines = []
        others: dict[str, int] = {}
        for colour, count in column.followers.items():
            choice = numbers.get(("pick", column.column, self.word_of(view, colour)))
            if choice is None:
                others[colour] = count
            else:
                row = self.row_of(view, {colour: count}, most)
                items.append(line(self.number(choice), *row))
        if others:
            items.append(line(*self.row_of(view, others, most)))
        holder = column.controller
        if priced and holder is not None and holder != self.chooser(view):
            items.append(line("+", self.seat_mark(holder)))
        return Text(" ").join(items)

    def price_line(self, view: MagnastormView, width: int) -> Text:
        """Return what taking over each column costs now."""
        cells: Lines = []
        for column in view.columns:
            price = self.row_of(view, column.price, 3)
            if not price or column.controller == self.chooser(view):
                price = [Text(self.palette.dot, QUIET)]
            cells.append(line(" " * NUMBER, *price))
        label = Text(self.speaker.say("board-price"), HEADING)
        return self.table_line(view, label, cells, width)

    # --- spaces -----------------------------------------------------------------------------

    def space_rows(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the rows of the lower panel: price of moving, cubes gained, then the spaces."""
        seat = self.chooser(view)
        most = max(self.cost(row.due, seat).cell_len for row in view.rows)
        lines: Lines = []
        for number, row in enumerate(view.rows, 1):
            price = self.cost(row.due, seat)
            label = line(
                Text(f"{number} ", HEADING),
                Text(self.palette.arrow, QUIET),
                price,
                " " * (most - price.cell_len + 1),
                Text("+", QUIET),
                self.cost(row.gain, seat),
            )
            spaces = [space for space in view.spaces if space.row == number]
            cells = [self.space(view, space, numbers, width) for space in spaces]
            lines.append(self.table_line(view, label, cells, width))
        return lines

    def space(self, view: MagnastormView, space: SpaceView, numbers: Numbers, width: int) -> Text:
        """Return a space: who stands there, and its bonus."""
        number = self.palette.number(numbers.get(("space", space.row, space.column)))
        if space.followers and view.space == f"{space.row}-{space.column}":
            number = Text(f" {HERE} ", HEADING)
        pieces = [self.cube(view, colour) for colour in space.followers]
        is_wide = self.column_width(view, width) >= ROOMY
        empty = Text(self.palette.dot if is_wide or not space.bonus else "", QUIET)
        text = line(number, *(pieces or [empty]))
        if not space.bonus:
            return text
        signs = {"drive": self.palette.arrow, "gain": "+"}
        only = signs.get(self.action_of(space.bonus), "") if is_wide else ""
        bonus = line(Text(only, QUIET), self.bonus(space.bonus, self.chooser(view)))
        if pieces:
            bonus.stylize(QUIET)
        return line(text, " " if is_wide or pieces else "", bonus)
