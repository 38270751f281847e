"""The boss's side of Astro Knights in a terminal: boss, row of foes, homeworld."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.astro_knights.view import AstroKnightsView
from sternentisch.terminal.boards.astro_knights_pieces import WIDE, Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.parts import ENDLESS
from sternentisch.terminal.layout import Lines, fit, flow, line
from sternentisch.terminal.palette import HEADING, QUIET

MARGIN = 2
NORMAL = "normal"


class BossSide(Pieces):
    """Draws what is at stake: the boss, its foes, and the homeworld."""

    # --- the boss ---------------------------------------------------------------------------

    def boss_line(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return life, level and track of the boss, and how many cards it has left."""
        name = Text(self.name("boss", view.boss), HEADING)
        parts = [
            line(
                self.number(numbers.get(("boss",))),
                name,
                " ",
                self.life(view.boss_life, view.boss_life_start),
                self.assigned(view, 0),
            ),
            line(self.heading("board-level", QUIET), f" {view.level}/{view.levels}"),
            line(self.heading("board-boss-track", QUIET), f" {view.track}/{view.track_max}"),
            self.pile("board-deck", len(view.boss_deck), len(view.boss_discard), width),
        ]
        for id in view.boss_revealed:
            parts.append(
                line(self.heading("board-revealed", QUIET), " ", self.name("boss_card", id))
            )
        if view.special_deck or view.special_discard:
            sizes = len(view.special_deck), len(view.special_discard)
            parts.append(self.pile("board-special", *sizes, width))
        if view.difficulty != NORMAL:
            difficulty = self.name("difficulty", view.difficulty)
            parts.insert(1, Text(difficulty, QUIET))
        return flow(parts, width, 2)

    def pile(self, key: str, deck: int, discard: int, width: int) -> Text:
        """Return the sizes of a deck and, where there is room, of its discard."""
        text = line(self.heading(key, QUIET), f" {deck}")
        if width < WIDE:
            return text
        return line(text, Text(f" ({self.speaker.say('board-pile', {'count': discard})})", QUIET))

    def boss_rules(self, view: AstroKnightsView, width: int, most: int = ENDLESS) -> Lines:
        """Return the rules of the boss, as its difficulty has them, and its level tile."""
        tile = "" if view.difficulty == NORMAL else f"{view.boss}-{view.difficulty}"
        texts = [("board-boss-rules", self.text("boss", view.boss, tile))]
        if (view.boss, view.level) in self.tiles:
            level = self.tiles[view.boss, view.level]
            texts.append(("board-level-tile", self.text("level_tile", level)))
        lines: Lines = []
        for key, text in texts:
            if text:
                front = line(" " * MARGIN, self.heading(key, QUIET), " ")
                lines += self.said(front, text, width, most)
        return lines

    def boss_discards(self, view: AstroKnightsView, width: int) -> Lines:
        """Return the boss cards that have been, newest first."""
        lines: Lines = []
        zones = (
            ("board-boss-discard", view.boss_discard),
            ("board-special-discard", view.special_discard),
        )
        for key, cards in zones:
            if cards:
                front = line(" " * MARGIN, self.heading(key, QUIET), " ")
                items = [Text(self.name("boss_card", id), QUIET) for id in reversed(cards)]
                lines.append(line(front, self.listed(items, width - front.cell_len)))
        return lines

    def told_boss(
        self, view: AstroKnightsView, numbers: Numbers, width: int, most: int = ENDLESS
    ) -> Lines:
        """Return the boss with its texts, each in no more lines than given."""
        return [*self.boss_line(view, numbers, width), *self.boss_rules(view, width, most)]

    def whole_boss(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the boss with its texts and what it has done so far."""
        return [*self.told_boss(view, numbers, width), *self.boss_discards(view, width)]

    # --- foes -------------------------------------------------------------------------------

    def foe_items(self, view: AstroKnightsView, numbers: Numbers) -> Lines:
        """Return the foes from left to right: name and life."""
        items: Lines = []
        for place, foe in enumerate(view.foes, 1):
            mark = self.palette.wild if foe.special else ""
            name = Text(f"{self.name('foe', foe.id)}{mark}")
            number = self.number(numbers.get(("foe", place)))
            items.append(line(number, name, " ", self.life(foe.life), self.assigned(view, place)))
        return items

    def assigned(self, view: AstroKnightsView, place: int) -> Text:
        """Return the points of a divided source that a foe, or at 0 the boss, will take."""
        given = view.question.get("given")
        if isinstance(given, list) and place < len(given) and given[place]:
            return Text(f"-{given[place]}", HEADING)
        return Text("")

    def short_foes(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the foes side by side."""
        head = self.heading("board-foes")
        items = self.foe_items(view, numbers) or [self.heading("board-no-foes", QUIET)]
        return flow([line(head, " ", items[0]), *items[1:]], width, 3)

    def told_foes(
        self, view: AstroKnightsView, numbers: Numbers, width: int, most: int = ENDLESS
    ) -> Lines:
        """Return the foes one below the other, with what they do."""
        items = self.foe_items(view, numbers)
        if not items:
            return self.short_foes(view, numbers, width)
        margin = max(item.cell_len for item in items) + 2
        head = line(self.heading("board-foes"), " ")
        lines: Lines = []
        for item, foe in zip(items, view.foes, strict=True):
            front = head if not lines else Text(" " * head.cell_len)
            text = self.text("foe", foe.id)
            lines += self.said(line(front, fit(item, margin)), text, width, most)
        return lines

    # --- homeworld --------------------------------------------------------------------------

    def homeworld(
        self, view: AstroKnightsView, numbers: Numbers, width: int, most: int = ENDLESS
    ) -> Lines:
        """Return life and power of the homeworld, and what its ability does."""
        front = line(
            self.number(numbers.get(("homeworld",))),
            Text(self.name("homeworld", view.homeworld), HEADING),
            " ",
            self.life(view.homeworld_life, view.homeworld_life_max),
            " ",
            self.power(view.homeworld_power, view.homeworld_power_max),
            "   ",
        )
        return self.said(front, self.text("homeworld", view.homeworld), width, most)
