"""A table of Cryo laid by hand: positions as the rulebook's examples describe them.

Whatever is not laid stays where the setup would have left it: pods in the chambers, cards in the
draw pile, tiles on their stacks, so every table is a complete, checked position. Players are A, B,
C and D in the order of seats; tracks are written crystal/organics/tech/nanites +energy.
"""

from __future__ import annotations

from typing import Any, cast

import sternentisch
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.state import Player, State
from sternentisch.games.cryo.view import CryoView, cryo_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.reader import Reader
from tests.support.laid import LaidTable

PEOPLE = ("A", "B", "C", "D")
TRACKS = ("crystal", "organics", "tech", "nanite")
DAMAGED = {
    2: ["3", "4", "7", "8", "11", "12", "14", "16"],
    3: ["4", "8", "12", "14", "15", "16"],
    4: ["4", "8", "12", "16"],
}
"""The docks damaged on every table, unless others are laid."""


def game() -> Cryo:
    loaded = sternentisch.load("cryo")
    assert isinstance(loaded, Cryo)
    return loaded


class Table(LaidTable[Cryo, State]):
    """Lay pieces, then `begin` somebody's turn and `do` things."""

    def __init__(self, seats: int = 2) -> None:
        self.game = game()
        self.people = PEOPLE[:seats]
        self.document: Any = self.game.start(seats, 1).to_position()
        self.body: Any = cast("Any", self.document["state"])
        body = self.body
        body.update(damaged=list(DAMAGED[seats]), turns=1)
        for player in body["players"]:
            body["deck"] = player["hand"] + body["deck"]
            player.update(dict.fromkeys((*TRACKS, "energy"), 0), hand=[])
        self.laid: set[int] = set()  # resource spaces that were laid by hand
        self.log = EventLog()

    # --- laying -----------------------------------------------------------------------------

    def lay(
        self,
        person: str,
        tracks: str = "",
        pool: int = 0,
        destroyed: int = 0,
        home: str = "",
        out: str = "",
        hand: str = "",
        upgrades: str = "",
        missions: str = "",
        vehicles: str = "",
        slots: str = "",
        incidents: str = "",
    ) -> Table:
        """Give a person units ("1/0/2/0 +3"), pods, cards and tiles.

        `home` lists platform docks, `out` docks of the ship ("2 17"); where only `out` is given,
        the other drones stay on the first platform docks. `slots` are "1:RC1 3:RC2". Pods come
        from the last chambers, cards from the draw pile, tiles from the unused ones.
        """
        player = self.body["players"][self.seat(person)]
        if tracks:
            units, _, energy = tracks.partition(" +")
            player.update(zip(TRACKS, map(int, units.split("/")), strict=True))
            player["energy"] = int(energy or 0)
        player["pool"] += pool
        player["destroyed"] += destroyed
        self._take_pods(person, pool + destroyed)
        if out or home:
            player["out"] = out.split()
            player["home"] = [int(dock) for dock in home.split()]
            if not home:
                player["home"] = list(range(1, 4 - len(player["out"])))
        for zone, cards in (
            ("hand", hand),
            ("upgrades", upgrades),
            ("missions", missions),
            ("vehicles", vehicles),
        ):
            for card in cards.split():
                self.body["deck"].remove(card)
                player[zone].append(card)
        player["hand"].sort(key=[card.id for card in self.game.box.cards].index)
        for entry in slots.split():
            slot, tile = entry.split(":")
            self._take_tile(tile)
            player["slots"][int(slot) - 1] = tile
        for incident in incidents.split():
            self._take_incident(incident)
            player["incidents"].append(incident)
        return self

    def chamber(self, id: str, **pods: int) -> Table:
        """Lay the pods of people in a chamber; the rest of them is destroyed."""
        chamber = self.body["chambers"][self._number(self.game.box.chambers, id)]
        for person, count in pods.items():
            seat = self.seat(person)
            self.body["players"][seat]["destroyed"] += chamber[seat] - count
            chamber[seat] = count
        return self

    def sabotaged(self, section: str, *tiles: str) -> Table:
        """Lay sabotage tiles on the first chambers of a section; pods there are destroyed."""
        number = self.game.box.sections.index(section)
        for place, tile in enumerate(tiles):
            self._take_incident(tile)
            self.body["sabotage"][number].append(tile)
            id = self.game.box.chambers[3 * number + place].id
            self.chamber(id, **dict.fromkeys(self.people, 0))
        return self

    def damaged(self, docks: str) -> Table:
        """Damage other docks."""
        self.body["damaged"] = docks.split()
        return self

    def space(self, id: str, tiles: str) -> Table:
        """Lay the tiles of a resource space, the open one first; "" for an empty space."""
        number = self._number(self.game.box.spaces, id)
        self.laid.add(number)
        self.body["unused_tiles"] += self.body["tiles"][number]
        self.body["tiles"][number] = []
        for tile in tiles.split():
            self._take_tile(tile)
            self.body["tiles"][number].insert(0, tile)
        return self

    def cave(self, id: str, tile: str, *, is_open: bool = True, **pods: int) -> Table:
        """Lay the tile of a cave, face up or not, with pods of people in it."""
        number = self._number(self.game.box.caves, id)
        caves = self.body["caves"]
        if tile in caves:
            caves[caves.index(tile)] = caves[number]
        else:
            self.body["unused_caves"].remove(tile)
            self.body["unused_caves"].append(caves[number])
        caves[number] = tile
        if is_open and id not in self.body["face_up"]:
            self.body["face_up"] = sorted([*self.body["face_up"], id])
        for person, count in pods.items():
            self._take_pods(person, count)
            self.body["cave_pods"][number][self.seat(person)] += count
        return self

    def salvage(self, person: str, spaces: str) -> Table:
        """Put pods of a person on salvage spaces ("1 7")."""
        for space in spaces.split():
            self.body["salvage"][int(space) - 1] = self.seat(person)
            self._take_pods(person, 1)
        return self

    def incident(self, section: str, id: str) -> Table:
        """Lay the open incident of a section; "" for none."""
        number = self.game.box.sections.index(section)
        before = self.body["incidents"][number]
        if id:
            self._take_incident(id)
        if before is not None and id:
            self.body["unused_incidents"].append(before)
        self.body["incidents"][number] = id or None
        return self

    def track(self, tiles: str) -> Table:
        """Lay the rest of the incident track, the next tile first; the others leave the game."""
        self.body["track"] = []
        for tile in tiles.split():
            self._take_incident(tile)
            self.body["track"].insert(0, tile)
        return self

    def deck(self, cards: str) -> Table:
        """Lay the draw pile, the next card first; all others go to the discard."""
        rest = self.body["deck"] + self.body["discard"]
        for card in cards.split():
            rest.remove(card)
        self.body["deck"] = cards.split()[::-1]
        self.body["discard"] = sorted(rest, key=[card.id for card in self.game.box.cards].index)
        return self

    def put(self, **fields: object) -> Table:
        """Set fields of the position: scrapped, sunset, turns …"""
        self.body.update(fields)
        return self

    def begin(self, person: str) -> Table:
        """Let a person's turn begin."""
        seat = self.seat(person)
        self.body["active"] = seat
        self.body["turns"] = seat + 1
        self.body["stack"] = [
            {"kind": "finish-turn", "seat": -1},
            {"kind": "end-turn", "seat": seat},
            {"kind": "main", "seat": seat},
        ]
        return self._load()

    def deal(self, *hands: str) -> Table:
        """Let everybody choose the cards to keep, from hands given in the order of seats."""
        for person, cards in zip(self.people, hands, strict=True):
            self.lay(person, hand=cards)
        self.body["turns"] = 0
        self.body["stack"] = [{"kind": "first-turn", "seat": -1}]
        for seat in reversed(range(len(self.people))):
            self.body["stack"].append({"kind": "setup-discard", "seat": seat})
        return self._load()

    def _load(self) -> Table:
        """Read the position that was laid, and ask what is to be asked."""
        for name in ("unused_tiles", "unused_caves", "unused_incidents"):
            self.body[name] = sorted(self.body[name])
        root = Reader(self.body, "state", [])
        self.state = self.game.read(root, {}, len(self.people))
        root.raise_defects("table")
        self.state.listener = self.log
        self.state.settle()
        return self

    def at(self, person: str, dock: str) -> Table:
        """Begin a turn and put a drone from the first platform dock on a dock of the ship."""
        home = self.body["players"][self.seat(person)]["home"][0]
        return self.begin(person).do(f"deploy {home}", f"place {dock}")

    def _number(self, things: Any, id: str) -> int:
        return [thing.id for thing in things].index(id)

    def _take_pods(self, person: str, count: int) -> None:
        seat = self.seat(person)
        for chamber in reversed(self.body["chambers"]):
            taken = min(count, chamber[seat])
            chamber[seat] -= taken
            count -= taken
        assert not count, f"{person} has no more pods in stasis"

    def _take_tile(self, tile: str) -> None:
        """Take a tile from the unused ones, or from a stack that was not laid by hand."""
        unused = self.body["unused_tiles"]
        if tile in unused:
            unused.remove(tile)
            return
        for number, stack in enumerate(self.body["tiles"]):
            if tile in stack and number not in self.laid:
                other = next((t for t in unused if t[1] == tile[1]), None)
                if other is None:
                    stack.remove(tile)
                else:
                    unused.remove(other)
                    stack[stack.index(tile)] = other
                return
        raise AssertionError(f"no {tile} left")

    def _take_incident(self, tile: str) -> None:
        """Take an incident from the unused ones, or swap one on the board for an unused one."""
        unused = self.body["unused_incidents"]
        if tile in unused:
            unused.remove(tile)
            return
        for row in (self.body["track"], self.body["incidents"]):
            if tile in row:
                other = next((t for t in unused if t[:2] == tile[:2]), None)
                if other is None:
                    row.remove(tile)
                else:
                    unused.remove(other)
                    row[row.index(tile)] = other
                return

    # --- playing ----------------------------------------------------------------------------

    # --- looking ----------------------------------------------------------------------------

    def player(self, person: str) -> Player:
        return self.state.players[self.seat(person)]

    def tracks(self, person: str) -> str:
        """Return a person's tracks, written as they are laid."""
        *units, energy = self.player(person).tracks
        return f"{'/'.join(map(str, units))} +{energy}"

    def hand(self, person: str) -> list[str]:
        return self.view(person).players[self.seat(person)].hand

    def pods(self, place: str, person: str) -> int:
        """Return a person's pods in a chamber or cave."""
        view = self.view(person)
        rows = {**{c.id: c.pods for c in view.chambers}, **{c.id: c.pods for c in view.caves}}
        return rows[place][self.seat(person)]

    def view(self, person: str | None = None) -> CryoView:
        return cryo_view(self.state.view(None if person is None else self.seat(person)))
