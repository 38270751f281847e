"""A place at a table, and who plays there."""

from __future__ import annotations

RESIGNED, TIME = "resigned", "time"
"""Why somebody is out of the game."""


class Place:
    """A place: open, taken by a person, or by a bot; a person's bot may play there for a while."""

    def __init__(self) -> None:
        self.person = ""  # who sits here; "" for nobody
        self.name = ""
        self.shared = False  # whether the person may have several places, for people at one screen
        self.bot = ""  # which bot chooses here; "" for the person
        self.away_since: int | None = None
        self.out = ""  # why the person is out of the game

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here, neither person nor bot."""
        return not self.person and not self.bot

    @property
    def is_human(self) -> bool:
        """Whether a person sits here who is still in the game."""
        return bool(self.person) and not self.out

    @property
    def has_a_say(self) -> bool:
        """Whether the person here is asked when others want something."""
        return self.is_human and not self.bot
