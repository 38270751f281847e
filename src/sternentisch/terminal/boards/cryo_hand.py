"""What only its owner sees in Cryo: the hand, missions, and the points so far."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.cryo.components import RESOURCES
from sternentisch.games.cryo.view import CryoView, PlayerView
from sternentisch.terminal.boards.cryo_players import People
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import QUIET

WHOLE = ("scrap-card", "discard", "setup-discard")
"""What can be done with a card whatever it might be used for."""
MODES = ("upgrade", "mission", "vehicle")
ROOMY = "vehicle-room"
"""The perk that makes vehicles larger."""
MARGIN = 2


class Hand(People):
    """Draws the cards of whoever looks at the table."""

    def own_player(self, view: CryoView) -> PlayerView | None:
        """Return the player who looks at the table; a spectator has no hand."""
        return None if view.seat is None else view.players[view.seat]

    def short_hand(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the cards of the hand by name, missions and points in few lines."""
        own = self.own_player(view)
        if own is None:
            return []
        if any(key[0] == "card-play" for key in numbers):
            return self.hand_lines(own, numbers, width)
        items: Lines = []
        for id in dict.fromkeys(own.hand):
            choice = self.number_of(numbers, WHOLE, id)
            name = self.counted(self.use_name("upgrade", id), own.hand.count(id))
            items.append(line(choice, name))
        first, *rest = self.commas(items or [Text(self.gap, QUIET)])
        *hand, last = line(self.heading("board-hand"), " ", first), *rest
        items = [*hand, line(last, " "), *self.missions(own), *self.points(own, brief=True)]
        return flow(items, width, 1)

    def hand_table(
        self, view: CryoView, numbers: Numbers, width: int, room: int, height: int
    ) -> Lines:
        """Return a line for each kind of card in the hand, then missions and points.

        Cards have as much room as there is; as far as the height allows, missions are explained.
        """
        own = self.own_player(view)
        if own is None:
            return []
        if not own.hand and not height:
            return self.short_hand(view, numbers, width)
        lines = self.hand_lines(own, numbers, room)
        if not height:
            return [*lines, *flow([*self.missions(own), *self.points(own)], width, 1)]
        points = flow(self.points(own), width, 1)
        missions = self.told_missions(own, width)
        if len(lines) + len(missions) + len(points) > height:
            missions = flow(self.missions(own), width, 1) if own.missions else []
        return [*lines, *missions, *points]

    # --- cards ------------------------------------------------------------------------------

    def hand_lines(self, own: PlayerView, numbers: Numbers, width: int) -> Lines:
        """Return the four uses of each kind of card in the hand, in columns if they fit."""
        uses = Text(f"  {self.speaker.say('board-uses')}" if own.hand else "", QUIET)
        head = line(self.heading("board-hand"), f" {own.hand_size}", uses)
        rows = [self.uses(own, id, numbers) for id in dict.fromkeys(own.hand)]
        if not rows:
            return [head]
        sizes = [max(row[place].cell_len for row in rows) for place in range(len(rows[0]))]
        for gap in (2, 1):
            if MARGIN + sum(sizes) + gap * (len(sizes) - 1) <= width:
                cells = [
                    [([cell], size + gap) for cell, size in zip(row, sizes, strict=True)]
                    for row in rows
                ]
                lines = [beside(([], MARGIN), *row)[0] for row in cells]
                return [head, *lines]
        most = len(rows[0]) if max(map(joined, rows)) + MARGIN <= width else len(MODES)
        return [head, *(line(" " * MARGIN, Text(" ").join(row[:most])) for row in rows)]

    def uses(self, own: PlayerView, id: str, numbers: Numbers) -> Lines:
        """Return a card as upgrade, mission, vehicle and scrap."""
        more = [card for card in own.upgrades if ROOMY in self.cards[card]["upgrade"]["perks"]]
        room = self.cards[id]["vehicle"]["room"] + len(more)
        parts = [
            Text(self.counted(self.use_name("upgrade", id), own.hand.count(id))),
            Text(self.use_name("mission", id)),
            self.vehicle(id, room),
        ]
        choices = [self.number(numbers.get(("card-play", id, mode))) for mode in MODES]
        choices[0] = line(self.number_of(numbers, WHOLE, id), choices[0])
        parts = [line(choice, part) for choice, part in zip(choices, parts, strict=True)]
        return [*parts, self.reward(self.cards[id]["scrap"])]

    # --- missions and points ----------------------------------------------------------------

    def missions(self, own: PlayerView) -> Lines:
        """Return the own missions by name."""
        names = [Text(self.use_name("mission", id)) for id in own.missions]
        if not names:
            return []
        first, *rest = self.commas(names)
        items = [line(self.heading("board-missions"), " ", first), *rest]
        return [*items[:-1], line(items[-1], " ")]

    def told_missions(self, own: PlayerView, width: int) -> Lines:
        """Return the own missions with what they count, one below the other."""
        lines: Lines = []
        for id in own.missions:
            goal = self.speaker.text_of("mission", id)
            words = [Text(word, QUIET) for word in goal.split()]
            name = Text(f"{self.use_name('mission', id)}:")
            text = flow([name, *words], width - MARGIN, 1)
            lines += beside(([Text("")], MARGIN), (text, width - MARGIN))
        return [self.heading("board-missions"), *lines] if lines else []

    def points(self, own: PlayerView, *, brief: bool = False) -> Lines:
        """Return the points so far; where they come from, unless it is to be brief."""
        if own.points is None:
            return []
        found = {source: n for source, n in own.points.items() if n and not brief}
        parts = [
            Text(f"{self.speaker.say(f'source-{source}')} {n}", QUIET)
            for source, n in found.items()
        ]
        total = f" {sum(own.points.values())}{':' if parts else ''}"
        return [line(self.heading("board-points-so-far"), total), *self.commas(parts)]

    def resource_signs(self) -> Lines:
        """Return the signs of resources and of energy."""
        return [
            line(self.unit(id), Text(f" {self.name('resource', id)}", QUIET)) for id in RESOURCES
        ]


def joined(items: Lines) -> int:
    """Return how wide items are with a blank between them."""
    return sum(item.cell_len + 1 for item in items) - 1
