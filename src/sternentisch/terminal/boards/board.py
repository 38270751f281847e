"""What a board drawing offers; by itself it lists the fields of any view readably."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from sternentisch.kernel.action import Action
from sternentisch.kernel.game import Game
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.listing import Listing
from sternentisch.terminal.palette import Palette
from sternentisch.text.speaker import Speaker


class Board:
    """Draws a game from the view of a seat, never from its state.

    A game's own drawing derives from this class; the class attributes say what the screen around
    the board cannot know. A game is playable without one: `draw` then lists what the view holds.
    """

    quiet: frozenset[str] = frozenset()
    """Kinds of events that the board shows anyway; only the whole log tells them."""
    worded: frozenset[str] = frozenset()
    """Kinds of decisions whose choices are shown with their card texts."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        self.game = game
        self.speaker = speaker
        self.palette = palette

    def draw(
        self,
        view: View,
        numbers: Mapping[int, int],
        width: int,
        *,
        terse: bool = False,
        room: int | None = None,
    ) -> RenderableType:
        """Return the table as `view` shows it; `numbers` gives actions their choice numbers.

        `terse` asks for as few lines as possible without losing anything; where there is `room`
        for so many lines only, whatever the open question does not concern may be left out.
        """
        return Listing(self.speaker, self.palette).view(view)

    def sort_choices(self, actions: list[Action]) -> list[Action]:
        """Return the choices in the order in which they are listed."""
        return actions

    def label(self, view: View, action: Action) -> str:
        """Return what an action would do, as it stands in the list of choices."""
        return self.speaker.choice(view, action)

    def short_label(self, view: View, action: Action) -> str:
        """Return the same for one of many choices in two columns on a small screen."""
        return self.label(view, action)

    def open_view(self, state: State) -> View:
        """Return a spectator's view; a game's own drawing may lay all hands open."""
        return state.view(None)

    def piece(self, view: View, action: Action) -> tuple[str, str] | None:
        """Return the kind and id of the card a choice is about, if it is about one."""
        facts = self.game.describe(view, action)
        for kind in ("card", "artifact"):
            if isinstance(id := facts.get(kind), str):
                return kind, id
        return None
