"""Notebooks: states, views, records and outcomes shown as pictures.

`import sternentisch` in a running notebook is enough; where IPython came later, so is
`%load_ext sternentisch.notebook`. Nothing here loads what draws before there is something to draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.record import Record
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.notebook.picture import Picture

SHOWN = (State, View, Record, Outcome)
"""What a notebook shows as a picture."""
language = "de"
"""The language of whatever is shown; `set_language` changes it."""


def set_language(lang: str) -> None:
    """Choose the language of whatever is shown from now on; it is German at first."""
    global language
    from sternentisch.text.speaker import LANGUAGES

    if lang not in LANGUAGES:
        raise BadInput(f"unknown language {lang!r}; known: {', '.join(LANGUAGES)}")
    language = lang


def show(
    thing: State | View | Record | Outcome,
    seat: int | None = None,
    lang: str | None = None,
    *,
    step: int | None = None,
    game: Game | None = None,
) -> Picture:
    """Return the picture of a state, view, record or outcome.

    Of a state and a record's last position, or the one after `step` actions, it shows what `seat`
    knows; by default that is the seat that is asked, and after the end all that the drawing can
    lay open. A spectator's is `show(state.view(None))`. Views and outcomes carry no game: `game`
    gives the one with the values of one's own copy.
    """
    from sternentisch.notebook.picture import picture_of

    return picture_of(thing, lang or language, seat=seat, step=step, game=game)


def board_svg(view: View, lang: str | None = None, game: Game | None = None) -> str:
    """Return the board as a seat sees it, as SVG."""
    return show(view, None, lang, game=game).svg


def load_ipython_extension(shell: Any) -> None:
    """Let IPython draw; `%load_ext sternentisch.notebook` calls this, and so does the import."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    for kind in SHOWN:
        formatter.for_type(kind, lambda thing: show(thing).svg)
