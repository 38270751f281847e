"""The screen of a decision: board, what happened, the question, numbered choices."""

from __future__ import annotations

import os
import re

from rich.console import Console, Group, RenderableType
from rich.text import Text

from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.layout import Lines, beside, hanging
from sternentisch.terminal.palette import LEGAL, QUESTION, QUIET
from sternentisch.terminal.tell import tell

NARROWEST = 80
"""On a narrower terminal the lines of the board break wherever they happen to end."""
NARROWEST_TEXT = 40
"""Sentences are set even narrower before they do the same."""
WIDEST = 100
"""A wider terminal leaves the rest blank: long lines are hard to read."""
FEW = 8
"""As many choices stand one below the other; more are set in two columns."""
LEAST_LOG = 4
"""If fewer lines were left for the log, the board is drawn tersely."""
LAST_LOG = 2
"""So many lines of the log are shown however crowded the screen is."""
FRAME = 3
"""Lines for the rule below the board, the blank above the question, and the prompt."""
TIGHT_FRAME = 2
"""The same on a small screen, without the blank."""
FULL, TERSE, TIGHT = range(3)
"""How a screen is set: as it is best read, without ornaments, or with what matters only."""
ENDLESS = 10_000
CLEAR = "\x1b[H\x1b[2J"
CLEAR_HISTORY = "\x1b[3J"
"""Clears what was scrolled off the screen."""


class Screen:
    """Draws on a console; a terminal is cleared before each decision, a pipe never."""

    def __init__(self, console: Console, board: Board) -> None:
        self.console = console
        self.board = board
        self.speaker = board.speaker
        self.palette = board.palette

    @property
    def width(self) -> int:
        """How wide sentences are set."""
        return max(NARROWEST_TEXT, min(self.console.width, WIDEST))

    @property
    def board_width(self) -> int:
        """How wide the board is drawn."""
        return max(NARROWEST, self.width)

    @property
    def height(self) -> int:
        """How many lines there are; endlessly many where nobody watches."""
        return self.console.height if self.console.is_terminal else ENDLESS

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Print one message."""
        self.print(Text(self.speaker.say(key, facts), style))

    def print(self, *parts: RenderableType) -> None:
        """Print texts, wrapped to the screen's width."""
        narrow = self.console.width < NARROWEST_TEXT
        for part in parts:
            self.console.print(part, width=self.width, highlight=False, soft_wrap=narrow)

    def print_board(self, board: RenderableType) -> None:
        """Print a board in its own width."""
        narrow = self.console.width < NARROWEST
        self.console.print(board, width=self.board_width, highlight=False, soft_wrap=narrow)

    def clear(self, *, history: bool = False) -> None:
        """Clear a terminal; its history too, where nobody may scroll back to another's hand."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR + CLEAR_HISTORY if history else CLEAR)
            self.console.file.flush()

    def page(self, *parts: RenderableType) -> None:
        """Print something long: through the pager on a terminal, plainly elsewhere."""
        if not self.console.is_terminal:
            self.print(*parts)
            return
        os.environ.setdefault("LESS", "-FRX")
        with self.console.pager(styles=True):
            self.print(*parts)

    def lines_of(self, part: RenderableType, width: int = 0) -> int:
        """Return how many lines something takes."""
        options = self.console.options.update(width=width or self.width)
        return len(self.console.render_lines(part, options, pad=False))

    def show(self, view: View, actions: list[Action], notes: Lines, events: list[Event]) -> None:
        """Show a decision: `notes` and `events` are what is new to the reader."""
        numbers = {action.id: number for number, action in enumerate(actions, 1)}
        question = self.question(view)
        for setting in (FULL, TERSE):
            board = self.board.draw(view, numbers, self.board_width, terse=setting == TERSE)
            drawn = self.lines_of(board, self.board_width)
            taken = drawn + self.lines_of(Group(question, *notes)) + FRAME
            choices = self.choices(view, actions, self.height - taken - LEAST_LOG)
            room = self.height - taken - self.lines_of(choices)
            if room >= LEAST_LOG:
                break
        if room < LAST_LOG:
            setting = TIGHT
            question = self.question(view, brief=True)
            taken = self.lines_of(Group(question, *notes)) + TIGHT_FRAME
            choices = self.tight_choices(view, actions)
            room = self.height - taken - self.lines_of(choices)
            least = min(LAST_LOG, len(events))
            board = self.board.draw(view, numbers, self.board_width, room=room - least)
            room -= self.lines_of(board, self.board_width)
        news = notes + self.news(events, max(1 if setting == TIGHT else LAST_LOG, room))
        self.clear()
        self.print_board(board)
        self.print(Text(self.palette.dash * self.width, QUIET))
        if news:
            self.print(*news, *([] if setting == TIGHT else [Text("")]))
        self.print(question, choices)

    def question(self, view: View, *, brief: bool = False) -> Text:
        """Return the question, then in a quieter voice whatever explains it.

        `brief` leaves explanations out, but never one that counts something.
        """
        sentences = self.speaker.question(view)
        question, mark, rest = sentences.partition("?" if "?" in sentences else ". ")
        if brief and mark == "?" and not re.search(r"\d", rest):
            rest = ""
        return Text(question + mark, QUESTION).append(rest, "not bold")

    def news(self, events: list[Event], room: int) -> Lines:
        """Return the newest sentences that fit, and how many came before."""
        told = [event for event in events if event.kind not in self.board.quiet]
        lines = tell(self.speaker, self.palette, told, self.width)
        kept: Lines = []
        left = room
        for sentence in reversed(lines):
            left -= self.lines_of(sentence)
            if left < (0 if len(kept) == len(lines) - 1 else 1):
                break
            kept.insert(0, sentence)
        cut = len(lines) - len(kept)
        if cut:
            kept.insert(0, Text(self.speaker.say("play-earlier", {"count": cut}), QUIET))
        return kept

    def choices(self, view: View, actions: list[Action], room: int) -> RenderableType:
        """Return the numbered choices; with their card texts where these help and fit."""
        labels = [self.board.label(view, action) for action in actions]
        if view.decision in self.board.worded:
            texts = [self.card_text(view, action) for action in actions]
            worded = list(map(self.choice, range(1, len(labels) + 1), labels, texts))
            if self.lines_of(Group(*worded)) <= room:
                return Group(*worded)
            if len(worded) <= min(room, FEW):  # as much of the texts as one line each can hold
                return Group(*(self.first_line(choice) for choice in worded))
        lines = [self.choice(number, label) for number, label in enumerate(labels, 1)]
        half = self.width // 2
        if len(lines) <= FEW or any(len(label) + 6 > half for label in labels):
            return Group(*lines)
        return self.two_columns(lines)

    def two_columns(self, lines: Lines) -> RenderableType:
        """Return lines in two columns, the first half on the left."""
        half, middle = self.width // 2, (len(lines) + 1) // 2
        return Group(*beside((lines[:middle], half), (lines[middle:], half)))

    def tight_choices(self, view: View, actions: list[Action]) -> RenderableType:
        """Return the numbered choices in few lines; where they are many, long labels are cut."""
        labels = [self.board.label(view, action) for action in actions]
        lines = [self.choice(number, label) for number, label in enumerate(labels, 1)]
        fits = all(len(label) + 6 <= self.width // 2 for label in labels)
        if fits or self.lines_of(Group(*lines)) > self.height // 3:
            if not fits:
                labels = [self.board.short_label(view, action) for action in actions]
            numbered = enumerate(labels, 1)
            rows = [Text.assemble((f"{n:>3}  ", LEGAL), label) for n, label in numbered]
            return self.two_columns(rows)
        return Group(*lines)

    def choice(self, number: int, label: str, text: str = "") -> Text:
        """Return a numbered choice, with a card text behind it."""
        return hanging(Text(f"{number:>3}  ", LEGAL), [(label, ""), (text, QUIET)], self.width)

    def first_line(self, text: Text) -> Text:
        """Return a text cut to one line; dots show where something is missing."""
        first, *rest = text.split("\n")
        if rest:
            first.truncate(self.width - 4)
            first.append(f" {self.palette.more}")
        return first

    def card_text(self, view: View, action: Action) -> str:
        """Return the text of the card a choice is about, or ""."""
        piece = self.board.piece(view, action)
        if piece is None:
            return ""
        return f"{self.palette.dot} {self.speaker.text_of(*piece)}"
