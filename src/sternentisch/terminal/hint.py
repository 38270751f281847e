"""Hints in words: the best choices with their numbers, prospects and reasons."""

from __future__ import annotations

from rich.text import Text

from sternentisch.bots.hint import Hint
from sternentisch.kernel.action import Action
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.layout import Lines, hanging
from sternentisch.terminal.palette import HEADING, LEGAL, QUIET
from sternentisch.terminal.screen import Screen
from sternentisch.text.hint import because


def hint_lines(
    board: Board,
    screen: Screen,
    view: View,
    actions: list[Action],
    hints: list[Hint],
    *,
    shared: bool,
) -> Lines:
    """Return a line for each hint, under a heading; `shared`: the chance is a team's."""
    speaker = board.speaker
    lines = [Text(speaker.say("hint-head-team" if shared else "hint-head"), HEADING)]
    numbers = {action.id: number for number, action in enumerate(actions, 1)}
    for hint in hints:
        value = speaker.say("hint-value", {"value": round(100 * hint.value)})
        label = f"{board.label(view, hint.action)} {value}"
        number = Text(f"{numbers[hint.action.id]:>3}  ", LEGAL)
        lines.append(
            hanging(number, [(label, ""), (because(speaker, hint.notes), QUIET)], screen.width)
        )
    return lines
