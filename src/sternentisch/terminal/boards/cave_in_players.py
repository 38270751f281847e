"""The players of Cave-In in a terminal: what lies before each, and the own hand."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.cave_in.view import CaveInView, PlayerView
from sternentisch.terminal.boards.cave_in_pieces import MARGIN, WIDE, Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, flow, labelled, line
from sternentisch.terminal.palette import HEADING, QUIET


class Players(Pieces):
    """Draws what belongs to players."""

    def players(
        self, view: CaveInView, numbers: Numbers, width: int, *, brief: bool = False
    ) -> Lines:
        """Return what lies openly before each player, one or two lines each."""
        say = self.speaker.say
        names = max(len(self.player_name(view, player)) for player in view.players)
        first = min(names, 20) + 8
        hand, crystals, totems = (25 if width >= WIDE else 16), 10, 7
        base = min(width, WIDE) - first - hand - crystals - totems
        lines = beside(
            ([Text("")], first),
            ([Text(say("board-hand"), QUIET)], hand),
            ([Text(say("board-base"), QUIET)], base),
            ([Text(say("board-crystals"), QUIET)], crystals),
            ([Text(say("board-totems"), QUIET)], totems),
        )
        for player in view.players:
            clockwise = (player.seat - view.active) % view.seats
            number = self.palette.number(numbers.get(("seat", clockwise)))
            style = HEADING if player.seat == view.active else ""
            name = line(
                number,
                self.palette.badge(player.seat),
                " ",
                Text(self.player_name(view, player), style),
            )
            lines += beside(
                ([name], first),
                (flow(self.hand(view, player), hand - 1, 1), hand),
                (flow(self.base(player), base - 1, 1), base),
                ([Text(str(len(player.crystals)))], crystals),
                (flow([self.token(colour) for colour in player.totems], totems, 1), totems),
            )
            lines += [] if brief else self.belongings(player, first, min(width, WIDE))
        return lines

    def player_name(self, view: CaveInView, player: PlayerView) -> str:
        """Return a player's name; it says who is you."""
        name = self.speaker.players[player.seat]
        return self.speaker.say("board-you", {"name": name}) if player.seat == view.seat else name

    def hand(self, view: CaveInView, player: PlayerView) -> Lines:
        """Return the size of a hand, and of others' hands the cards that are known."""
        size = Text(f"{len(player.hand) + len(player.hidden):>2} ")
        if player.seat == view.seat:
            return [size]
        hidden = [Text(f"?{level}", QUIET) for level in player.hidden]
        return [size, *(self.card(card) for card in player.hand), *hidden]

    def base(self, player: PlayerView) -> Lines:
        """Return a base from bottom to top; the leader has a crown and its name."""
        cards = [self.card(card) for card in player.base[:-1]]
        if player.base:
            leader = self.card(player.base[-1], named=True)
            cards.append(line(Text(self.palette.leader, HEADING), leader))
        return cards or [Text(self.palette.dot, QUIET)]

    def belongings(self, player: PlayerView, margin: int, width: int) -> Lines:
        """Return artifacts and subjugated cards, where there are any."""
        items = [Text(self.artifact_name(id)) for id in player.artifacts]
        count = len(player.subjugated) + player.buried_count
        if items:
            items[0] = Text(self.speaker.say("board-owns") + " ", QUIET).append_text(items[0])
        if count:
            items.append(Text(self.speaker.say("board-subjugated", {"count": count}), QUIET))
        if not items:
            return []
        room = width - margin
        return beside(([Text("")], margin), (flow(items, room, 3), room))

    def own_hand(self, view: CaveInView, numbers: Numbers, room: int) -> Lines:
        """Return the own hand, card by card."""
        if view.seat is None:
            return []
        cards = [
            line(self.palette.number(numbers.get(("card", card.id, card.colour))), tile)
            for card in view.players[view.seat].hand
            for tile in [self.card(card, named=True)]
        ]
        label = self.speaker.say("board-own-hand")
        return labelled(label, cards or [Text(f"   {self.palette.dot}")], room, MARGIN - 3, 1)

    def own_crystals(self, player: PlayerView) -> Lines:
        """Return the own crystals by cost; a symbol or cave-in mark follows its tile."""
        entries = sorted((self.crystals[id] for id in player.crystals), key=lambda e: e["cost"])
        items: Lines = []
        for entry in entries:
            text = line(
                self.token(entry["colour"], entry["cost"]), f"{self.palette.points}{entry['vp']}"
            )
            if entry["symbol"]:
                text.append(f"+{self.glyphs[entry['symbol']]}")
            items.append(text)
        return items

    def own_points(self, player: PlayerView) -> Lines:
        """Return the points so far, and where they come from."""
        points = player.points or {}
        total = Text(str(sum(points.values())), HEADING)
        parts = [
            Text(f"{self.speaker.say(f'source-{source}')} {value}", QUIET)
            for source, value in points.items()
            if value
        ]
        return [total, *parts]
