"""The knights of Astro Knights in a terminal: bars, weapons, hand, play area, deck, discard."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.astro_knights.view import AstroKnightsView, PlayerView
from sternentisch.terminal.boards.astro_knights_pieces import WIDE, Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, fit, flow, labelled, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING

MARGIN = 4
"""So far the cards of a knight are indented: to the right of the badge."""
LONGEST = 24
LONGEST_NARROW = 14
"""Names are cut to so many letters."""
LEAST = 30
"""A shortened discard gets so many letters at least, if need be in a line of its own."""


class Knights(Pieces):
    """Draws what belongs to players."""

    # --- all of them ------------------------------------------------------------------------

    def few_players(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the knight who is asked, and the bars of the others."""
        own = view.players[self.chooser(view)]
        lines = self.own_lines(view, own, numbers, width)
        others = [self.brief(player, numbers) for player in view.players if player.seat != own.seat]
        return [*lines, *(flow(others, width, 3) if others else [])]

    def some_players(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the cards of the knight who is asked; of the others bars and weapons."""
        lines: Lines = []
        for player in view.players:
            if player.seat == self.chooser(view):
                lines += self.short_player(view, player, numbers, width)
            else:
                lines.append(self.bars(view, player, numbers, width))
        return lines

    def all_players(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return every knight with all cards in few lines."""
        return [
            text
            for player in view.players
            for text in self.short_player(view, player, numbers, width)
        ]

    # --- one of them ------------------------------------------------------------------------

    def short_player(
        self, view: AstroKnightsView, player: PlayerView, numbers: Numbers, width: int
    ) -> Lines:
        """Return bars and weapons; below them hand, played cards, deck and discard."""
        mine = self.numbers_of(view, player, numbers)
        return [
            self.bars(view, player, numbers, width),
            *self.indented(self.zones(player, mine, width - MARGIN), width),
        ]

    def own_lines(
        self, view: AstroKnightsView, player: PlayerView, numbers: Numbers, width: int
    ) -> Lines:
        """Return bars, weapons and hand; other cards only where they can be chosen."""
        mine = self.numbers_of(view, player, numbers)
        parts = [self.zone("board-hand", self.hand(player, mine))]
        for verb, part in (
            ("area", self.zone("board-area", self.area(player, mine))),
            ("discard", self.discard(player, mine, width - MARGIN)),
        ):
            if any(key[0] == verb for key in mine):
                parts.append(part)
        return [
            self.bars(view, player, numbers, width),
            *self.indented([item for part in parts for item in part], width),
        ]

    def indented(self, items: Lines, width: int) -> Lines:
        """Return items in lines that begin at the margin."""
        return labelled("", items, width, MARGIN, 1)

    def numbers_of(self, view: AstroKnightsView, player: PlayerView, numbers: Numbers) -> Numbers:
        """Return the numbers of choices among a player's own cards: only one player has any."""
        return numbers if player.seat == self.chooser(view) else {}

    # --- bars and weapons -------------------------------------------------------------------

    def bars(
        self, view: AstroKnightsView, player: PlayerView, numbers: Numbers, width: int
    ) -> Text:
        """Return name, life, power, slots and weapons of a knight."""
        longest = LONGEST if width >= WIDE else LONGEST_NARROW
        names = [self.player_name(view, other, width) for other in view.players]
        size = min(max(map(len, names)), longest)
        is_asked = player.seat == view.actor
        front = line(
            *self.seat_number(player, numbers),
            self.palette.badge(player.seat),
            " ",
            fit(Text(names[player.seat], HEADING if is_asked else ""), size),
            "  ",
            *self.values(view, player, numbers),
            "  ",
        )
        weapons = self.listed(self.weapons(player, numbers), width - front.cell_len)
        return fit_end(line(front, weapons), width)

    def seat_number(self, player: PlayerView, numbers: Numbers) -> Lines:
        """Return the number of the choice of a seat; blanks where others have one."""
        is_asked = any(key[0] == "seat" for key in numbers)
        number = numbers.get(("seat", player.seat))
        return [self.palette.number(number)] if is_asked else []

    def values(
        self, view: AstroKnightsView, player: PlayerView, numbers: Numbers
    ) -> list[Text | str]:
        """Return life, power and slots; choices to use or buy them bear their numbers."""
        mine = self.numbers_of(view, player, numbers)
        power = mine.get(("power",), mine.get(("knight",)))
        mark = self.heading("board-exhausted", WARNING) if player.exhausted else None
        life = mark or self.life(player.life, player.life_max)
        return [
            life,
            " ",
            self.number(power),
            self.power(player.power, player.power_max),
            " ",
            self.number(mine.get(("slot",))),
            self.slots(player),
        ]

    def slots(self, player: PlayerView) -> Text:
        """Return the slots: those in use, those open, and those that can still be gained."""
        used = min(len(player.weapons), player.slots)
        closed = Text(self.palette.dot * (player.slots_max - player.slots), QUIET)
        over = len(player.weapons) - player.slots
        more = [Text(f"+{over}", WARNING)] if over > 0 else []
        return line(self.bar(used, player.slots), closed, *more)

    def weapons(self, player: PlayerView, numbers: Numbers) -> Lines:
        """Return the equipped weapons, each with the number of the choice to use it."""
        return [
            line(self.number(numbers.get(("weapon", player.seat, place))), self.name("card", id))
            for place, id in enumerate(player.weapons, 1)
        ]

    def brief(self, player: PlayerView, numbers: Numbers) -> Text:
        """Return a knight's bars, and weapons that can be chosen, as an item among others."""
        mark = [self.heading("board-exhausted", WARNING)] * player.exhausted
        usable = [
            item
            for place, item in enumerate(self.weapons(player, numbers), 1)
            if ("weapon", player.seat, place) in numbers
        ]
        return line(
            self.number(numbers.get(("seat", player.seat))),
            self.seat_mark(player.seat),
            " ",
            *(mark or [self.life(player.life, player.life_max)]),
            " ",
            self.power(player.power, player.power_max),
            " ",
            self.slots(player),
            line(" " if usable else "", Text(", ").join(usable)),
        )

    def player_name(self, view: AstroKnightsView, player: PlayerView, width: int) -> str:
        """Return the names of player and knight; where it is narrow, the player's."""
        name = self.speaker.players[player.seat]
        knight = self.name("knight", player.knight).split()[0]
        return f"{name} ({knight})" if width >= WIDE else name

    # --- cards ------------------------------------------------------------------------------

    def zones(self, player: PlayerView, numbers: Numbers, width: int) -> Lines:
        """Return hand, played cards, deck, and as much of the discard as fits."""
        items = self.zone("board-hand", self.hand(player, numbers))
        if player.area:
            items += self.zone("board-area", self.area(player, numbers))
        items += self.deck(player)
        used = flow(items, width, 1)[-1].cell_len + 1
        room = width - used
        return items + self.discard(player, numbers, room if room >= LEAST else width)

    def zone(self, key: str, items: Lines) -> Lines:
        """Return the cards of a zone behind its name."""
        first, *rest = self.commas(items or [Text(self.speaker.say("nothing"), QUIET)])
        items = [line(self.heading(key, QUIET), " ", first), *rest]
        return [*items[:-1], line(items[-1], " ")]

    def hand(self, player: PlayerView, numbers: Numbers) -> Lines:
        """Return the cards of a hand."""
        return self.card_items(player.hand, numbers, "hand")

    def area(self, player: PlayerView, numbers: Numbers) -> Lines:
        """Return the cards played this turn."""
        return self.card_items(self.grouped(player.area), numbers, "area")

    def deck(self, player: PlayerView) -> Lines:
        """Return how many cards a deck has."""
        return [line(self.heading("board-deck", QUIET), f" {player.deck} ")]

    def discard(self, player: PlayerView, numbers: Numbers, width: int) -> Lines:
        """Return the discard, newest first: shortened, but whole where cards can be chosen."""
        items = self.card_items(player.discard[::-1], numbers, "discard")
        head = line(self.heading("board-discard", QUIET), f" {len(player.discard)}")
        if not items:
            return [head]
        head = line(head, ": ")
        if any(key[0] == "discard" for key in numbers):
            first, *rest = self.commas(items)
            return [line(head, first), *rest]
        return [line(head, self.listed(items, width - head.cell_len))]


def fit_end(text: Text, width: int) -> Text:
    """Return a text cut to a width, without blanks at its end."""
    text.truncate(width, overflow="ellipsis")
    text.rstrip()
    return text
