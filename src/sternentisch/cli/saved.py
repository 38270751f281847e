"""Saved games and positions: checking, telling and drawing them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.text import Text

from sternentisch.cli.common import make_console, speaker_for
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import POSITION_FORMAT, Game
from sternentisch.kernel.record import RECORD_FORMAT, Record, game_of, load_record, read_json
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.palette import HEADING, QUIET, palette_for
from sternentisch.terminal.screen import Screen
from sternentisch.terminal.tell import standing, tell, winners
from sternentisch.terminal.typed import read_number, shortened
from sternentisch.text.speaker import Speaker

ALL = "all"
"""The eyes that see everything."""


def read_seat(text: str | None, seats: int) -> int | str | None:
    """Read whose eyes are wanted: a seat, all of them, or (None) a spectator's."""
    if text is None or text == ALL:
        return text
    seat = read_number(text)
    if seat is None or seat >= seats:
        raise BadInput(f"seat {shortened(text)!r}: 0 to {seats - 1} or {ALL} wanted")
    return seat


def read_document(file: Path, wanted: str) -> Any:
    """Read a saved document; a record is no position, and the other way round."""
    document = read_json(file)
    found = document.get("format") if isinstance(document, dict) else None
    if found != wanted and found == RECORD_FORMAT:
        raise BadInput(f"{file}: this is a record, not a position; `replay` tells it")
    if found != wanted and found == POSITION_FORMAT:
        raise BadInput(f"{file}: this is a position, not a record; `position show` draws it")
    if found != wanted:
        raise BadInput(f"{file}: neither a saved game nor a position of this program")
    return document


def screen_for(game: Game, speaker: Speaker) -> Screen:
    """Return a screen that shows this game on the console."""
    console = make_console()
    return Screen(console, board_of(game, speaker, palette_for(console)))


def draw(screen: Screen, state: State, seat: int | str | None) -> None:
    """Draw a state as a seat, a spectator or everybody together sees it."""
    view = state.view(seat) if not isinstance(seat, str) else screen.board.open_view(state)
    screen.print_board(screen.board.draw(view, {}, screen.board_width))


# --- records -------------------------------------------------------------------------------------


def replay(
    file: Path,
    at: int | None,
    seat: str | None,
    language: str | None,
    content: Path | None,
    *,
    as_json: bool,
) -> None:
    """Check a record by playing it again, then tell it or show one moment of it."""
    record = load_record(read_document(file, RECORD_FORMAT), content)
    if as_json and at is None:
        raise BadInput("--json prints the position after an action: --at is missing")
    eyes = read_seat(seat, record.seats)
    if at is not None and as_json:
        print(json.dumps(record.at(at).to_position(), indent=1))
        return
    speaker = speaker_for(record.game, language, record.seats)
    screen = screen_for(record.game, speaker)
    if at is not None:
        draw(screen, record.at(at), eyes)
    else:
        tell_game(screen, record, eyes)


def tell_game(screen: Screen, record: Record, eyes: int | str | None) -> None:
    """Tell a whole game, turn by turn, and how it ended."""
    speaker = screen.speaker
    facts = {
        "title": record.game.title,
        "seats": record.seats,
        "seed": str(record.seed),
        "count": len(record.actions),
    }
    screen.print(Text(speaker.say("replay-head", facts), HEADING))
    screen.print(*tell(speaker, screen.palette, heard(record, eyes), screen.width))
    screen.print(Text(""))
    if record.result is None:
        screen.print(Text(speaker.say("replay-unfinished"), QUIET))
        return
    outcome = record.at(len(record.actions)).outcome()
    screen.print(Text(winners(speaker, outcome), HEADING), Text(""))
    screen.print(standing(speaker, screen.palette, outcome, screen.width))


def heard(record: Record, eyes: int | str | None) -> list[Event]:
    """Return the events of a game as these eyes see them."""
    log = EventLog()
    state = record.start(log)
    for action in record.actions:
        state.apply(action)
    return [event.seen_by(event.owner if isinstance(eyes, str) else eyes) for event in log.events]


# --- positions -----------------------------------------------------------------------------------


def load_position(file: Path, content: Path | None) -> State:
    """Load a position of any game, or name all its defects."""
    document = read_document(file, POSITION_FORMAT)
    return game_of(document, content).from_position(document)


def show_position(file: Path, seat: str | None, language: str | None, content: Path | None) -> None:
    """Draw a position."""
    state = load_position(file, content)
    speaker = speaker_for(state.game, language, state.seats)
    draw(screen_for(state.game, speaker), state, read_seat(seat, state.seats))


def check_position(file: Path, language: str | None, content: Path | None) -> None:
    """Say that a position is sound, and who chooses what in it."""
    state = load_position(file, content)
    speaker = speaker_for(state.game, language, state.seats)
    screen = screen_for(state.game, speaker)
    facts = {"title": state.game.title, "seats": state.seats, "hash": state.digest()}
    screen.print(Text(speaker.say("position-sound", facts)))
    if state.over:
        screen.say("position-over")
        return
    view = state.view(state.actor)
    screen.print(Text(speaker.question(view)))
    screen.say("position-choices", count=len(view.legal))
