"""The middle of the table of Astro Knights in a terminal: turn, order cards, tokens, supply."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.astro_knights.view import AstroKnightsView, PileView
from sternentisch.terminal.boards.astro_knights_pieces import Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.parts import ENDLESS
from sternentisch.terminal.layout import Lines, beside, fit, flow, line
from sternentisch.terminal.palette import HEADING, NOTICE, QUIET, WARNING

COLUMNS = 3
"""The supply lies in rows of so many piles: cores and technologies, then weapons."""
BOSS, BUBBLE, EXTRA = "boss", "time_bubble", "extra"
"""The order cards that call no seat by its number."""
OF_BOSS = ("boss_card[", "special_card[", "level_tile[")
"""What the effects are called that resolve in the turn of the boss."""
PAIRS = ("board-token-12", "board-token-34")


class Middle(Pieces):
    """Draws what belongs to nobody."""

    # --- turn -------------------------------------------------------------------------------

    def is_boss_turn(self, view: AstroKnightsView) -> bool:
        """Whether the boss acts: the order card says so, or the effect that asks."""
        effect = str(view.question.get("effect", ""))
        drawn = view.order_discard[-1:]
        return drawn in ([BOSS], [BUBBLE]) or effect.startswith(OF_BOSS)

    def turn(self, view: AstroKnightsView, width: int) -> Lines:
        """Return whose turn it is, the energy left, and the rules of this turn."""
        say = self.speaker.say
        parts: Lines = []
        if view.actor is None:
            parts.append(Text(say("board-turns-taken", {"turns": view.turns}), HEADING))
        elif self.is_boss_turn(view):
            parts.append(Text(say("board-boss-turn"), WARNING))
        elif view.active is not None:
            head = Text(say("board-turn-number", {"turn": view.turns}), HEADING)
            parts.append(line(head, " ", self.named(view, view.active)))
            energy = Text(f"{self.spark}{view.energy}", HEADING)
            parts.append(line(self.heading("board-energy"), " ", energy))
        if view.actor is not None and (self.is_boss_turn(view) or view.actor != view.active):
            asked = line(self.heading("board-decides", QUIET), " ", self.named(view, view.actor))
            parts.append(asked)
        if view.tech_to_hand:
            parts.append(Text(say("board-tech-to-hand"), NOTICE))
        if view.weapon_to_ally:
            parts.append(Text(say("board-weapon-to-ally"), NOTICE))
        return flow(parts, width, 3)

    def named(self, view: AstroKnightsView, seat: int) -> Text:
        """Return a player's badge and name."""
        name = self.speaker.players[seat]
        return line(self.palette.badge(seat), f" {name}")

    # --- order cards ------------------------------------------------------------------------

    def order_card(self, view: AstroKnightsView, id: str) -> Text:
        """Return an order card: whom it calls."""
        if id == BOSS:
            return Text(self.speaker.say("board-boss"), WARNING)
        if id == EXTRA:
            return Text(self.speaker.say("board-extra"))
        if id == BUBBLE:
            return Text(self.name("order_card", id))
        seats = self.called[id] if view.seats > 1 else [0]
        return Text("/").join([self.seat_mark(seat) for seat in seats])

    def order(self, view: AstroKnightsView, width: int) -> Lines:
        """Return the order cards drawn and still to come, what is known of them, and tokens."""
        drawn = [self.order_card(view, id) for id in view.order_discard]
        parts = [
            line(self.heading("board-order"), " ", Text(" ").join(drawn or [Text("-")])),
            line(self.heading("board-to-come", QUIET), " ", self.to_come(view)),
        ]
        if view.order_top:
            top = self.order_card(view, view.order_top)
            parts.append(line(self.heading("board-order-top", QUIET), " ", top))
        if view.order_bottom:
            cards = [self.order_card(view, id) for id in reversed(view.order_bottom)]
            parts.append(line(self.heading("board-order-last", QUIET), " ", Text(" ").join(cards)))
        return flow([*parts, *self.tokens(view)], width, 3)

    def to_come(self, view: AstroKnightsView) -> Text:
        """Return what the order deck holds, equal cards counted."""
        items: Lines = []
        told: dict[str, int] = {}
        for id in view.order_deck:
            key = self.order_card(view, id).plain
            told[key] = told.get(key, 0) + 1
        for id in view.order_deck:
            card = self.order_card(view, id)
            count = told.pop(card.plain, 0)
            if count:
                items.append(card if count == 1 else line(card, f"{self.times}{count}"))
        return Text(" ").join(items) if items else Text("-")

    def tokens(self, view: AstroKnightsView) -> Lines:
        """Return who holds which order token."""
        parts: Lines = []
        if view.extra_token is not None:
            mark = self.seat_mark(view.extra_token)
            parts.append(line(self.heading("board-token-extra", QUIET), " ", mark))
        for key, holder in zip(PAIRS, view.pair_tokens, strict=True):
            if holder is not None:
                parts.append(line(self.heading(key, QUIET), " ", self.seat_mark(holder)))
        return parts

    def turn_and_order(self, view: AstroKnightsView, width: int) -> Lines:
        """Return whose turn it is, and the order deck."""
        return [*self.turn(view, width), *self.order(view, width)]

    # --- supply -----------------------------------------------------------------------------

    def pile_item(self, view: AstroKnightsView, pile: PileView, numbers: Numbers) -> Text:
        """Return the top card of a pile with cost and number left."""
        count = Text(f" {self.times}{pile.size}", QUIET)
        if not pile.top:
            name = "board-face-down" if pile.size else "board-pile-empty"
            return line(Text(self.speaker.say(name), QUIET), *([count] if pile.size else []))
        is_cheap = pile.cost <= view.energy
        return line(
            self.number(numbers.get(("supply", pile.id))),
            Text(f"{pile.cost}{self.spark} ", HEADING if is_cheap else QUIET),
            Text(self.name("card", pile.top), HEADING if is_cheap else ""),
            count,
            *self.overcharge(pile, numbers),
        )

    def overcharge(self, pile: PileView, numbers: Numbers) -> list[Text]:
        """Return the number of the choice to overcharge the technology, behind its pile."""
        number = numbers.get(("overcharge",))
        if pile.id != "tech" or number is None:
            return []
        return [Text(" +"), self.number(number)]

    def short_supply(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the six piles one after the other."""
        items = [self.pile_item(view, pile, numbers) for pile in view.supply]
        head = line(self.heading("board-supply"), " ", items[0])
        return flow([head, *items[1:]], width, 2)

    def supply(self, view: AstroKnightsView, numbers: Numbers, width: int) -> Lines:
        """Return the six piles in two rows, as they lie on the table."""
        items = [self.pile_item(view, pile, numbers) for pile in view.supply]
        head = line(self.heading("board-supply"), "  ")
        rows = [items[place : place + COLUMNS] for place in range(0, len(items), COLUMNS)]
        sizes = [max(row[column].cell_len for row in rows) + 2 for column in range(COLUMNS)]
        if head.cell_len + sum(sizes) - 2 > width:
            return self.short_supply(view, numbers, width)
        spare = (width - head.cell_len - sum(sizes) + 2) // COLUMNS
        sizes = [size + min(spare, 4) for size in sizes]
        lines: Lines = []
        for row in rows:
            front = head if not lines else Text(" " * head.cell_len)
            cells = [([item], size) for item, size in zip(row, sizes, strict=True)]
            lines += beside(([front], head.cell_len), *cells)
        for text in lines:
            text.truncate(width)
        return lines

    def told_supply(
        self, view: AstroKnightsView, numbers: Numbers, width: int, most: int = ENDLESS
    ) -> Lines:
        """Return the six piles one below the other, with the texts of their cards."""
        items = [self.pile_item(view, pile, numbers) for pile in view.supply]
        margin = max(item.cell_len for item in items) + 2
        lines: Lines = [self.heading("board-supply")]
        for item, pile in zip(items, view.supply, strict=True):
            text = self.text("card", pile.top) if pile.top else ""
            lines += self.said(line("  ", fit(item, margin)), text, width, most)
        return lines
