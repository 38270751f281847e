"""The pieces of Astro Knights in a terminal: bars, cards, seats and texts cut to size."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.astro_knights.view import AstroKnightsView
from sternentisch.kernel.game import Game
from sternentisch.kernel.phrase import Phrase
from sternentisch.terminal.boards.drawn import DrawnBoard, Numbers
from sternentisch.terminal.boards.parts import ENDLESS
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import HEADING, LEGAL, QUIET, WARNING, Palette
from sternentisch.text.speaker import Speaker

WIDE = 100
"""From this width on everything is drawn in full words."""
LOW = 3
"""Whoever has no more life than this is in danger."""
BYGONE = frozenset(
    {
        "about-boss",
        "about-foe",
        "about-homeworld",
        "about-difficulty_tile",
        "hook-setup",
        "hook-tile_setup",
        "hook-on_instant",
        "hook-special_reshuffle",
    }
)
"""Phrases that are left out: bars show the values, setup and INSTANT texts are over."""
LONE = {"foe": "hook-on_activate", "homeworld": "hook-ability"}
"""Pieces of which there is nothing else to tell."""


class Pieces(DrawnBoard):
    """Draws single pieces."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, palette)
        plain = palette.plain
        self.heart = "L" if plain else "♥"
        self.bolt = "P" if plain else "↯"
        self.spark = "E" if plain else "☼"
        self.texts: dict[str, str] = {}
        tables = game.content.tables
        self.called: dict[str, list[int]] = {
            entry["id"]: [seat - 1 for seat in entry["seats"]] for entry in tables["order_card"]
        }
        self.specials: set[str] = {entry["id"] for entry in tables["special_card"]}
        self.tiles: dict[tuple[str, int], str] = {
            (entry["boss"], entry["level"]): entry["id"] for entry in tables["level_tile"]
        }

    # --- seats and names --------------------------------------------------------------------

    def chooser(self, view: AstroKnightsView) -> int:
        """Return the seat that is asked, or the one that was last to act."""
        return view.captain if view.actor is None else view.actor

    def text(self, kind: str, id: str, tile: str = "") -> str:
        """Return what a piece does from now on, where a difficulty tile may change its rules."""
        key = f"{kind}-{id}-{tile}"
        if key not in self.texts:
            phrases = {phrase.key: phrase for phrase in self.game.phrases(kind, id)}
            if tile:
                changes = self.game.phrases("difficulty_tile", tile)
                phrases |= {phrase.key: phrase for phrase in changes}
            told = [self.tell(kind, phrases[name]) for name in phrases if name not in BYGONE]
            text = " ".join(told)
            self.texts[key] = text.replace("–", "-") if self.palette.plain else text
        return self.texts[key]

    def tell(self, kind: str, phrase: Phrase) -> str:
        """Return what a phrase says; of the only hook of a piece, its effects without its name."""
        if phrase.key != LONE.get(kind):
            return self.speaker.tell(phrase)
        first, *others = map(self.speaker.tell, phrase.parts["effects"])
        for other in others:
            first = self.speaker.say("then", {"first": first, "second": other})
        return first

    # --- bars -------------------------------------------------------------------------------

    def life(self, life: int, most: int | None = None) -> Text:
        """Return a life, with what it was at the start; a low one stands out."""
        style = WARNING if life <= LOW and most is not None else HEADING
        text = Text(f"{self.heart}{life}", style)
        return text if most is None else line(text, Text(f"/{most}", QUIET))

    def power(self, power: int, most: int) -> Text:
        """Return power; a full bar, which can be used, stands out."""
        style = LEGAL if power == most else HEADING
        return line(Text(f"{self.bolt}{power}", style), Text(f"/{most}", QUIET))

    def bar(self, filled: int, all: int) -> Text:
        """Return places in a row, some of them filled."""
        full, empty = self.palette.full, self.palette.empty
        return Text(full * filled + empty * (all - filled))

    # --- cards ------------------------------------------------------------------------------

    def card_items(self, cards: list[str], numbers: Numbers, verb: str) -> Lines:
        """Return cards by name, equal neighbours counted, the first of a kind with its number."""
        items: Lines = []
        met: set[str] = set()
        start = 0
        for place in range(1, len(cards) + 1):
            id = cards[start]
            if place < len(cards) and cards[place] == id:
                continue
            number = None if id in met else numbers.get((verb, id))
            met.add(id)
            name = self.counted(self.name("card", id), place - start)
            items.append(line(self.number(number), name))
            start = place
        return items

    def grouped(self, cards: list[str]) -> list[str]:
        """Return cards of a zone whose order means nothing, equal ones side by side."""
        return sorted(cards, key=cards.index)

    def listed(self, items: Lines, width: int) -> Text:
        """Return items in one line, separated by commas; dots stand for those that do not fit."""
        shown: Lines = []
        used = 0
        for place, item in enumerate(items):
            is_last = place == len(items) - 1
            if used + item.cell_len + (0 if is_last else 3) > width:
                shown.append(Text(self.palette.more))
                break
            shown.append(item)
            used += item.cell_len + 2
        return Text(", ").join(shown)

    # --- texts ------------------------------------------------------------------------------

    def said(self, front: Text, text: str, width: int, most: int = ENDLESS) -> Lines:
        """Return a text behind a front; further lines are indented, cut ones end in dots."""
        margin = front.cell_len
        words = [Text(word, QUIET) for word in text.split()]
        if not words:
            return [front]
        room = width - margin
        lines = flow(words, room, 1)
        if len(lines) > most:
            more = self.palette.more
            last = flow(words_of(lines[most - 1]), room - len(more) - 1, 1)[0]
            lines = [*lines[: most - 1], line(last, Text(f" {more}", QUIET))]
        return beside(([front], margin), (lines, room))


def words_of(text: Text) -> Lines:
    """Return the words of a text one by one, to be set in lines."""
    return [Text(word, QUIET) for word in text.plain.split()]
