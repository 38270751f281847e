"""The players of Magnastorm in a terminal: prestige, cubes, pieces left, commanders."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.magnastorm.view import CostView, MagnastormView, PlayerView
from sternentisch.terminal.boards.magnastorm_pieces import WIDE, Pieces
from sternentisch.terminal.layout import Lines, beside, fit, flow, line
from sternentisch.terminal.palette import HEADING, QUIET

PRESTIGE, FOLLOWERS, SCOUT = 5, 7, 6
LONGEST, LONGEST_NARROW = 16, 11
"""Names are cut to so many letters, with `(you)` or, where it is narrow, without."""

HEADS = {
    "cubes": "board-head-cubes",
    "followers": "board-head-followers",
    "scout": "board-head-scout",
    "turtles": "board-head-turtles",
    "stations": "board-head-stations",
    "commanders": "board-head-commanders",
}


class People(Pieces):
    """Draws what belongs to players."""

    def player_table(self, view: MagnastormView, width: int) -> Lines:
        """Return one line per player below a heading."""
        say = self.speaker.say
        is_wide = width >= WIDE
        names = self.speaker.players
        if is_wide:
            names = [self.player_name(view, player) for player in view.players]
        first = min(max(map(len, names)), LONGEST if is_wide else LONGEST_NARROW) + 5
        cubes = (view.seats + 1) * self.cube_width(view) + 1
        turtles, stations = (13, 12) if is_wide else (11, 10)
        rest = width - first - PRESTIGE - cubes - FOLLOWERS - SCOUT - turtles - stations
        widths = (first, PRESTIGE, cubes, FOLLOWERS, SCOUT, turtles, stations, rest)
        labels = ("", "", "cubes", "followers", "scout", "turtles", "stations", "commanders")
        heads = [Text(say(HEADS[label]) if label else "", QUIET) for label in labels]
        lines = beside(*(([head], size) for head, size in zip(heads, widths, strict=True)))
        for player in view.players:
            style = HEADING if player.seat == self.chooser(view) else ""
            name = Text(names[player.seat], style)
            cells = [
                line(self.palette.badge(player.seat), " ", name),
                self.prestige(player),
                self.cubes(view, player),
                Text(f"{player.followers}"),
                Text(player.field or player.area),
                self.slots(player.turtles, view.turtle_costs, player.seat, turtles - 1),
                self.slots(player.stations, view.station_costs, player.seat, stations - 1),
                self.commanders(view, player, rest),
            ]
            lines += beside(*(([cell], size) for cell, size in zip(cells, widths, strict=True)))
        return lines

    def own_line(self, view: MagnastormView, width: int) -> Lines:
        """Return what matters of the player who is asked, and everybody's prestige."""
        say = self.speaker.say
        player = view.players[self.chooser(view)]
        cubes = [self.cube(view, colour, n) for colour, n in player.cubes.items() if n]
        items = [
            line(self.palette.badge(player.seat), " ", self.prestige(player)),
            line(*flow(cubes or [Text("0")], width, 1)),
            line(
                Text(say("board-head-turtles"), QUIET),
                " ",
                self.slots(player.turtles, view.turtle_costs, player.seat, 8),
            ),
            line(
                Text(say("board-head-stations"), QUIET),
                " ",
                self.slots(player.stations, view.station_costs, player.seat, 6),
            ),
            line(Text(say("board-head-followers"), QUIET), f" {player.followers}"),
        ]
        others = [
            line(self.seat_mark(other.seat), self.prestige(other))
            for other in view.players
            if other.seat != player.seat
        ]
        lines = flow([*items, line(*flow(others, width, 1))], width, 2)
        return lines[:1]

    def player_name(self, view: MagnastormView, player: PlayerView) -> str:
        """Return a player's name; it says who is you."""
        name = self.speaker.players[player.seat]
        return self.speaker.say("board-you", {"name": name}) if player.seat == view.seat else name

    def prestige(self, player: PlayerView) -> Text:
        """Return a player's prestige."""
        return Text(f"{self.palette.points}{player.prestige}", HEADING)

    def cube_width(self, view: MagnastormView) -> int:
        """Return how wide a colour is in the table of cubes."""
        most = max(count for player in view.players for count in player.cubes.values())
        return 2 + len(str(most))

    def cubes(self, view: MagnastormView, player: PlayerView) -> Text:
        """Return a player's cubes, each colour in its place."""
        width = self.cube_width(view)
        return line(
            *(
                fit(line(self.cube(view, colour, count) if count else ""), width)
                for colour, count in player.cubes.items()
            )
        )

    def slots(self, filled: list[bool], costs: list[CostView], seat: int, width: int) -> Text:
        """Return how many pieces are left on a board, and what the next ones cost."""
        left = [cost for cost, is_filled in zip(costs, filled, strict=True) if is_filled]
        text = Text(str(len(left)))
        if left:
            text.append(":")
        for cost in left:
            item = self.cost(cost, seat)
            if text.cell_len + 1 + item.cell_len > width:
                break
            text = line(text, " ", item)
        return text

    def commanders(self, view: MagnastormView, player: PlayerView, width: int) -> Text:
        """Return the commanders of a player by name, as many as there is room for."""
        names = [self.short_name(id) for id in player.commanders]
        if view.start_tile == player.seat:
            names.append(f"({self.speaker.say('board-start-tile')})")
        for shown in range(len(names), 0, -1):
            more = [f"+{len(names) - shown}"] if shown < len(names) else []
            text = ", ".join(names[:shown] + more)
            if len(text) <= width:
                return Text(text)
        return Text(str(len(names)) if names else "")
