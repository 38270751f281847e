"""The players of Cryo in a terminal: stock, pods, platforms, upgrades and vehicles."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sternentisch.games.cryo.view import CryoView, PlayerView
from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.cryo_pieces import Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import HEADING, QUIET, Palette
from sternentisch.text.speaker import Speaker

MARGIN = 4
"""So far the platform of a player is indented: to the right of the badge."""
LONGEST = 14
"""Names are cut to so many letters."""
HEADS = (
    "board-head-platform",
    "board-head-asleep",
    "board-head-salvage",
    "board-head-caves",
    "board-head-lost",
    "board-head-hand",
    "board-head-missions",
    "board-head-incidents",
)
"""The columns of the table of players, behind their stock."""


class People(Pieces):
    """Draws what belongs to players."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, palette)
        self.platform: list[dict[str, Any]] = game.content.tables["platform"]

    def in_order(self, view: CryoView) -> list[PlayerView]:
        """Return the players in turn, beginning with the one who looks at the table."""
        first = self.chooser(view) if view.seat is None else view.seat
        return view.players[first:] + view.players[:first]

    # --- the table of players ---------------------------------------------------------------

    def all_players(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return everybody's stock, pods, platform, upgrades and vehicles."""
        return self.player_table(view, numbers, width, everybody=True)

    def some_players(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the same, but of the others' platforms only where the drones are."""
        return self.player_table(view, numbers, width, everybody=False)

    def player_table(
        self, view: CryoView, numbers: Numbers, width: int, *, everybody: bool
    ) -> Lines:
        """Return one line of numbers for each player, and platforms below them."""
        names = self.speaker.players
        first = MARGIN + min(max(map(len, names)), LONGEST) + 2
        tracks = list(view.players[0].tracks)
        heads = [Text(self.speaker.say(key), QUIET) for key in HEADS]
        while first + 2 * len(tracks) + sum(head.cell_len + 1 for head in heads) > width + 1:
            heads.pop()
        spare = width - first - 2 * len(tracks) - sum(head.cell_len + 1 for head in heads)
        wider = min(1, spare // (len(tracks) + len(heads) + 1))
        sizes = [first, *[2 + wider] * len(tracks), *(head.cell_len + 1 + wider for head in heads)]
        sizes[len(tracks)] += min(2, max(0, width - sum(sizes)))
        cells = [Text(""), *(line(self.unit(track)) for track in tracks), *heads]
        lines = [row(cells, sizes)]
        for player in self.in_order(view):
            lines.append(row(self.player_cells(view, player), sizes))
            mine = player.seat == self.chooser(view)
            if everybody or mine or player.seat == view.seat:
                lines += self.belongings(view, player, numbers if mine else {}, width)
            else:
                lines += self.indented([], self.cards_out(view, player, {}), width)
        return lines

    def player_cells(self, view: CryoView, player: PlayerView) -> Lines:
        """Return the numbers of a player, each in its column."""
        is_asked = player.seat == self.chooser(view)
        label = Text(self.speaker.players[player.seat], HEADING if is_asked else "")
        label.truncate(LONGEST, overflow="ellipsis")
        values: list[object] = [
            f"{player.pool}/{player.room}",
            player.stasis,
            player.salvaging,
            player.in_caves,
            player.destroyed,
            player.hand_size,
            player.mission_count,
            len(player.incidents),
        ]
        return [
            line(self.palette.badge(player.seat), " ", label),
            *(self.amount(units) for units in player.tracks.values()),
            *(self.amount(value) for value in values),
        ]

    def amount(self, value: object) -> Text:
        """Return a number; nought stands back."""
        return Text(str(value), "" if value else QUIET)

    def indented(self, docks: Lines, cards: Lines, width: int) -> Lines:
        """Return docks and cards to the right of the badge, in one line if they fit."""
        room = width - MARGIN
        lines = flow(docks, room, 2) if docks else []
        names = flow(self.commas(cards), room, 1) if cards else []
        if len(lines) == len(names) == 1 and lines[0].cell_len + 2 + names[0].cell_len <= room:
            lines, names = [line(lines[0], "  ", names[0])], []
        return [line(" " * MARGIN, text) for text in lines + names]

    # --- few lines --------------------------------------------------------------------------

    def few_players(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return stock and platform of the player who is asked, and the stock of the others."""
        own = view.players[self.chooser(view)]
        lines = flow([self.brief(view, own, own=True)], width, 2)
        lines += self.belongings(view, own, numbers, width)
        others = [
            self.brief(view, player, own=False)
            for player in self.in_order(view)
            if player.seat != own.seat
        ]
        return lines + flow(others, width, 3)

    def brief(self, view: CryoView, player: PlayerView, *, own: bool) -> Text:
        """Return stock and pods of a player as an item among others."""
        stock = [line(self.unit(kind), f"{units}") for kind, units in player.tracks.items()]
        mark = self.palette.badge(player.seat) if own else self.seat_mark(player.seat)
        pods = {HEADS[0]: f"{player.pool}/{player.room}", HEADS[3]: str(player.in_caves)}
        if own:
            pods[HEADS[1]] = str(player.stasis)
            pods[HEADS[4]] = str(player.destroyed)
        parts = [
            line(self.heading(key, QUIET), f" {pods[key]}")
            for key in HEADS
            if key in pods and (own or key != HEADS[0])
        ]
        if not own:
            parts.insert(0, Text(pods[HEADS[0]]))
        return Text("  ").join([line(mark, " ", Text(" ").join(stock)), *parts])

    # --- platforms --------------------------------------------------------------------------

    def belongings(self, view: CryoView, player: PlayerView, numbers: Numbers, width: int) -> Lines:
        """Return docks and slots of a platform, then upgrades and vehicles.

        Of others, docks without drones and tiles are left out.
        """
        docks = [
            self.platform_dock(view, player, place, numbers)
            for place in range(len(self.platform))
            if player.seat == self.chooser(view) or self.is_used(player, place)
        ]
        return self.indented(docks, self.cards_out(view, player, numbers), width)

    def slots_of(self, player: PlayerView, place: int) -> list[str | None]:
        """Return the tiles in the slots of a platform action."""
        entry = self.platform[place]
        slots = (int(entry["cost_slot"]), int(entry["reward_slot"]))
        return [player.slots[slot - 1] for slot in slots if slot]

    def is_used(self, player: PlayerView, place: int) -> bool:
        """Whether there is a drone or a tile at a dock of a platform."""
        return self.platform[place]["id"] in player.home or any(self.slots_of(player, place))

    def platform_dock(
        self, view: CryoView, player: PlayerView, place: int, numbers: Numbers
    ) -> Text:
        """Return a dock of a platform: who is there, what its action costs and gives."""
        entry = self.platform[place]
        id = str(entry["id"])
        choice = self.number_of(numbers, ("deploy", "return", "automate"), id)
        if view.question.get("action") == id:
            choice = self.number(numbers.get(("use",)))
        style = self.work_style(player, place)
        drone = self.seat_mark(player.seat) if id in player.home else Text("")
        if player.seat != self.chooser(view) and not any(self.slots_of(player, place)):
            return line(drone, Text(f"{place + 1}", style))
        works = self.works(player, place, numbers)
        return line(choice, drone, Text(f"{place + 1}:", style), works)

    def work_style(self, player: PlayerView, place: int) -> str:
        """Return how a platform action is written: complete ones stand out."""
        return HEADING if all(self.slots_of(player, place)) else QUIET

    def works(self, player: PlayerView, place: int, numbers: Numbers) -> Text:
        """Return what a platform action costs and gives."""
        entry = self.platform[place]
        cost, reward = int(entry["cost_slot"]), int(entry["reward_slot"])
        return line(
            self.slot(player, cost, numbers, is_cost=True) if cost else "",
            Text(self.palette.arrow, self.work_style(player, place)),
            self.slot(player, reward, numbers, is_cost=False) if reward else self.printed(entry),
        )

    def slot(self, player: PlayerView, slot: int, numbers: Numbers, *, is_cost: bool) -> Text:
        """Return a slot: what its tile costs or gives, or that it is empty."""
        choice = self.number_of(numbers, ("install", "scrap-tile"), slot)
        tile = player.slots[slot - 1]
        if tile is None:
            return line(choice, Text("_", QUIET))
        return line(choice, self.tile_price(tile) if is_cost else self.tile_reward(tile))

    def printed(self, entry: dict[str, Any]) -> Text:
        """Return the printed reward of a platform action."""
        return self.heading("board-pod", "") if entry["wake"] else self.reward(entry)

    def cards_out(self, view: CryoView, player: PlayerView, numbers: Numbers) -> Lines:
        """Return upgrades and vehicles by name, vehicles with their room."""
        items = [Text(self.use_name("upgrade", id)) for id in player.upgrades]
        rooms = zip(player.vehicles, player.vehicle_rooms, strict=True)
        for place, (id, room) in enumerate(rooms, 1):
            choice = self.number_of(numbers, ("vehicle",), place)
            items.append(line(choice, self.vehicle(id, room)))
        if player.seat != view.seat:  # the others' missions are open at the end
            names = [self.use_name("mission", id) for id in player.missions]
            items += [Text(self.speaker.say("board-mission", {"name": name})) for name in names]
        return items

    def vehicle(self, id: str, room: int) -> Text:
        """Return a vehicle: its name, its room, and its energy where that is always the same."""
        text = Text(f"{self.use_name('vehicle', id)} {room}")
        energy = self.cards[id]["vehicle"]["energy"]
        return line(text, " ", self.unit("energy"), f"{energy}") if energy else text

    def use_name(self, mode: str, id: str) -> str:
        """Return what a card is called in one of its uses."""
        return self.name(mode if self.speaker.has(f"{mode}-{id}") else "card", id)


def row(cells: Lines, sizes: list[int]) -> Text:
    """Return cells side by side, each as wide as its column; those without a column are left."""
    return beside(*(([cell], size) for cell, size in zip(cells, sizes, strict=False)))[0]
