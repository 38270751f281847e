"""Pictures: what the terminal draws, as SVG that needs nothing from elsewhere."""

from __future__ import annotations

import io
from xml.sax.saxutils import escape

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from sternentisch.kernel.game import Game
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import game_ids, load
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.palette import HEADING, INK, QUIET, Palette
from sternentisch.terminal.screen import WIDEST
from sternentisch.terminal.tell import standing, winners
from sternentisch.text.speaker import Speaker, numbered

WIDTH = 108
"""Wide enough for a board and for the longest standing."""
SCALE = 0.64
"""Letters are drawn 20 high; shown at this scale, a picture is about as wide as a cell."""

TEMPLATE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" SIZE role="img">
<title>TITLE</title>
<style>
.{unique_id} {{ font: {char_height}px ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, \
Consolas, monospace }}
{styles}
</style>
<defs>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="PAPER"/>
<g transform="translate({terminal_x}, 25)">
{backgrounds}
<g class="{unique_id}">{matrix}</g>
</g>
</svg>
""".replace("PAPER", INK)
"""What Rich fills in; it leaves as much room above and below as for a window's title, 50 in all."""


def colour(code: str) -> tuple[int, int, int]:
    """Return the parts of a colour such as "#0a0e1c"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


NIGHT = TerminalTheme(
    background=colour(INK),
    foreground=colour("#e6e9f2"),
    normal=[
        colour(code)
        for code in (
            *("#20263c", "#ff6b6b", "#7ddf8a", "#ffd75e"),
            *("#7aa7ff", "#d59bff", "#67d8ef", "#c9cede"),
        )
    ],
)
"""The colours of a terminal, bright on the dark that the tiles are labelled with."""


class Picture:
    """A drawing; a notebook shows it by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return "<Picture>"


def picture_of(
    thing: State | View | Record | Outcome,
    lang: str,
    *,
    seat: int | None = None,
    step: int | None = None,
    game: Game | None = None,
) -> Picture:
    """Draw whatever can be shown."""
    if step is not None and not isinstance(thing, Record):
        raise BadInput("step: only a record has steps")
    if seat is not None and isinstance(thing, View | Outcome):
        raise BadInput("seat: only a state or record can be seen from another seat")
    if isinstance(thing, State):
        return draw_state(thing, numbered(thing.game, lang, thing.seats), seat)
    if isinstance(thing, Record):
        return draw_record(thing, lang, seat, step)
    if isinstance(thing, View):
        speaker = numbered(game or load(thing.game), lang, thing.seats)
        return drawn(caption(speaker, thing), board_lines(speaker, thing))
    if isinstance(thing, Outcome):
        return draw_outcome(thing, lang, game)
    raise BadInput(f"a state, view, record or outcome can be shown, not {type(thing).__name__}")


# --- what is drawn -------------------------------------------------------------------------------


def draw_state(state: State, speaker: Speaker, seat: int | None, *about: Text) -> Picture:
    """Draw a state as a seat sees it; without one as the asked seat does, or all laid open."""
    view = state.view(state.actor if seat is None else seat)
    head = caption(speaker, view)
    if not state.over:
        return drawn(head, [*about, *board_lines(speaker, view)])
    if seat is None:
        board = board_of(state.game, speaker, Palette())
        view = board.open_view(state)
        head = caption(speaker, view, is_open=type(board).open_view is not Board.open_view)
    result = result_lines(speaker, state.outcome())
    return drawn(head, [*about, *board_lines(speaker, view), *result])


def draw_record(record: Record, lang: str, seat: int | None, step: int | None) -> Picture:
    """Draw the last position of a record or another, with who played and how many actions."""
    actions = len(record.actions)
    state = record.at(actions if step is None else step)
    speaker = numbered(record.game, lang, record.seats)
    known = zip(record.names, record.bots, speaker.players, strict=True)
    speaker.players = [name or person for name, _, person in known]
    played = [
        speaker.say("play-opponent", {"name": name, "bot": speaker.name("bot", bot)})
        if bot
        else name
        for name, bot in zip(speaker.players, record.bots, strict=True)
    ]
    facts = {"step": actions if step is None else step, "count": actions}
    about = Text(f"{', '.join(played)}. {speaker.say('show-record', facts)}")
    return draw_state(state, speaker, seat, about)


def draw_outcome(outcome: Outcome, lang: str, game: Game | None) -> Picture:
    """Draw the standing; the sources of the points tell which game it is of."""
    for known in [game] if game else map(load, game_ids()):
        speaker = numbered(known, lang, len(outcome.points))
        if all(speaker.has(f"source-{source}") for source in outcome.breakdown[0]):
            return drawn(known.title, result_lines(speaker, outcome))
    raise BadInput("game: it cannot be told which game this outcome is of")


def caption(speaker: Speaker, view: View, *, is_open: bool = False) -> str:
    """Return which game is shown, and with whose eyes."""
    if view.seat is not None:
        eyes = speaker.say("show-seen-by", {"seat": view.seat, "number": view.seat})
    else:
        eyes = speaker.say("show-seen-open" if is_open else "show-seen-by-spectator")
    return f"{speaker.game.title} · {eyes}"


def board_lines(speaker: Speaker, view: View) -> list[RenderableType]:
    """Return the board, and below it what is asked."""
    board = board_of(speaker.game, speaker, Palette())
    lines: list[RenderableType] = [Text(""), board.draw(view, {}, WIDEST)]
    if view.actor is not None:
        asked = Text(speaker.say("show-asked", {"seat": view.actor, "number": view.actor}), HEADING)
        if view.seat == view.actor:
            asked.append(f" {speaker.question(view)}", "not bold")
        lines += [Text(""), asked]
    return lines


def result_lines(speaker: Speaker, outcome: Outcome) -> list[RenderableType]:
    """Return how a game ended, or how it stands, and with what points."""
    table = standing(speaker, Palette(), outcome, WIDTH)
    if not outcome.reason:
        return [Text(""), table]
    reason = speaker.say(f"reason-{outcome.reason}")
    end = Text(f"{reason} {winners(speaker, outcome)}", HEADING)
    return [Text(""), end, Text(""), table]


# --- how it becomes a picture --------------------------------------------------------------------


def drawn(head: str, parts: list[RenderableType]) -> Picture:
    """Print lines on a console of our own, and take them from there as SVG."""
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        height=WIDTH,
        color_system="truecolor",
        force_terminal=True,
        force_jupyter=False,
        no_color=False,
        highlight=False,
        markup=False,
        legacy_windows=False,
    )
    for part in (Text(head, QUIET), *parts):
        console.print(part)
    svg = console.export_svg(title=head, theme=NIGHT, code_format=TEMPLATE)
    width, height = map(float, svg.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    size = f'width="{width * SCALE:.0f}" height="{height * SCALE:.0f}"'
    return Picture(svg.replace("SIZE", size, 1).replace("TITLE", escape(head), 1))
