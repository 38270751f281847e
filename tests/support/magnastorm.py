"""A table of Magnastorm laid by hand: positions as the rulebook's examples describe them.

Whatever is not laid stays where the start placement would have left it: followers, turtles and
stations on the player boards, cubes in the supply, so every table is a complete, checked position.
Fields and areas are written as on the map ("S1A1"), spaces as row-column ("3-1").
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import sternentisch
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.state import Player, State
from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from tests.support.laid import LaidTable

COLOURS = ("grey", "purple", "pink", "orange")
AREAS = ("green", "blue", "red", "white")
ADMINISTRATORS = ("ozguel", "forrester", "justin", "ellen", "adira", "idris", "mira", "azrea")
RESEARCHERS = ("cedric", "huber", "rain", "yuul", "joy", "kim-kin", "sayuri", "kaysia")
CONTRACTS = ("rc1", "rc2", "sc1", "sc3")


def game() -> Magnastorm:
    loaded = sternentisch.load("magnastorm")
    assert isinstance(loaded, Magnastorm)
    return loaded


def game_with(folder: Path, text: str) -> Magnastorm:
    """Return the game with a player's own values laid over its content."""
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    loaded = sternentisch.load("magnastorm", path)
    assert isinstance(loaded, Magnastorm)
    return loaded


def game_with_range(folder: Path) -> Magnastorm:
    """Return the game with a range bonus on 3-1 also for two and three, whose panel has none."""
    row = "row = [{ id = '3', bonuses = ['', 'range', '', ''] }]"
    return game_with(folder, f"[[side]]\nid = 'two-three'\n{row}\n")


def cubes_of(text: str) -> dict[str, int]:
    """Read cubes such as "2 grey 1 yellow"."""
    words = text.split()
    return {colour: int(count) for count, colour in zip(words[::2], words[1::2], strict=True)}


class Table(LaidTable[Magnastorm, State]):
    """Lay pieces, then `begin` somebody's turn and `do` things.

    People are called by the colours of their seats: grey, purple, pink, orange. `own` is the game
    with other values than the box has.
    """

    def __init__(self, seats: int = 4, own: Magnastorm | None = None, /, **options: object) -> None:
        self.game = own or game()
        self.people = COLOURS[:seats]
        self.document: Any = self.game.start(seats, 1, options).to_position()
        self.body: Any = cast("Any", self.document["state"])
        self.columns = 5 if seats == 4 else 4
        self.tracks = 4 if seats == 4 else 3
        self.body.update(
            round=1,
            track=list(range(seats)),
            running=list(range(seats)),
            position=0,
            upper=[["yellow"] * 3 if c < self.columns else [] for c in range(5)],
            lower=[[] for _ in range(25)],
            turtles=[],
            stations=[],
            administrators=list(ADMINISTRATORS[: self.columns - 1]),
            researchers=list(RESEARCHERS[: self.tracks]),
            admin_control=[None] * 5,
            research_control=[None] * 4,
            contracts=list(CONTRACTS),
            fulfilled=[[], [], [], []],
            start_tile=None,
            ending=False,
            plan="turn",
            step=1,
        )
        self.body["bag"] = dict.fromkeys((*self.people, "yellow"), 3) | {"black": 25}
        for player in self.body["players"]:
            player.update(
                cubes=dict.fromkeys((*self.people, "yellow"), 0),
                sources=dict.fromkeys(player["sources"], 0),
                levels=[0, 0, 0, 0],
                turtle_slots=[True] * 10,
                station_slots=[True] * 3,
                occupied_used=0,
            )
        self.log = EventLog()

    # --- laying -----------------------------------------------------------------------------

    def lay(
        self,
        person: str,
        cubes: str = "",
        prestige: int = 0,
        levels: str = "",
        scout: str = "",
        empty_slots: str = "",
        empty_stations: str = "",
    ) -> Table:
        """Give a person cubes ("2 grey 1 yellow"), prestige, research levels ("3 0 4 1").

        `scout` is a field, or an area for no field; `empty_slots` and `empty_stations` name slots
        from 1 on whose pieces must then be laid on the map.
        """
        player = self.body["players"][self.seat(person)]
        player["cubes"].update(cubes_of(cubes))
        player["sources"]["contracts"] = prestige
        for area, level in enumerate(levels.split()):
            player["levels"][area] = int(level)
        if scout:
            player["area"] = scout[:3]
            player["field"] = scout if len(scout) == 4 else None
        for slot in empty_slots.split():
            player["turtle_slots"][int(slot) - 1] = False
        for slot in empty_stations.split():
            player["station_slots"][int(slot) - 1] = False
        return self

    def turtles(self, person: str, fields: str) -> Table:
        """Put turtles on fields ("S1A1 S1A2 S2B1"), naming a field again for one more.

        They come from the leftmost filled slots unless `lay` has emptied some already: then lay as
        many turtles as slots were emptied.
        """
        player = self.body["players"][self.seat(person)]
        for field in fields.split():
            for entry in self.body["turtles"]:
                if entry["field"] == field:
                    entry["count"] += 1
                    break
            else:
                seat = self.seat(person)
                self.body["turtles"].append({"field": field, "seat": seat, "count": 1})
        placed = sum(e["count"] for e in self.body["turtles"] if e["seat"] == self.seat(person))
        while player["turtle_slots"].count(False) < placed:
            player["turtle_slots"][player["turtle_slots"].index(True)] = False
        return self

    def station(self, person: str, *spaces: str) -> Table:
        """Put stations of a person on transmitter spaces; they come from the upper slots."""
        player = self.body["players"][self.seat(person)]
        for space in spaces:
            self.body["stations"].append({"space": space, "seat": self.seat(person)})
        placed = sum(e["seat"] == self.seat(person) for e in self.body["stations"])
        while player["station_slots"].count(False) < placed:
            player["station_slots"][player["station_slots"].index(True)] = False
        return self

    def upper(self, column: int, followers: str) -> Table:
        """Lay the followers of an upper column ("yellow yellow grey"), replacing what was there."""
        self.body["upper"][column] = followers.split()
        return self

    def lower(self, space: str, followers: str) -> Table:
        """Lay followers on a space of the lower panel."""
        row, column = space.split("-")
        self.body["lower"][(int(row) - 1) * 5 + int(column)] = followers.split()
        return self

    def administrators(self, *ids: str) -> Table:
        """Choose the administration commanders, from column 1 on; the rest stays as it was."""
        rest = [id for id in ADMINISTRATORS if id not in ids]
        self.body["administrators"] = [*ids, *rest][: self.columns - 1]
        return self

    def researchers(self, *ids: str) -> Table:
        """Choose the research commanders from left to right."""
        rest = [id for id in RESEARCHERS if id not in ids]
        self.body["researchers"] = [*ids, *rest][: self.tracks]
        return self

    def control(self, person: str, *commanders: str) -> Table:
        """Let a person control commanders; they are put into play where they are not yet."""
        for id in commanders:
            if id in ADMINISTRATORS:
                name, cards, control, first = "administrators", ADMINISTRATORS, "admin_control", 1
            else:
                name, cards, control, first = "researchers", RESEARCHERS, "research_control", 0
            assert id in cards
            if id not in self.body[name]:
                taken = self.body[control]
                free = [i for i in range(len(self.body[name])) if taken[i + first] is None]
                self.body[name][free[-1]] = id
            place = self.body[name].index(id) + first
            self.body[control][place] = self.seat(person)
        return self

    def contracts(self, *ids: str) -> Table:
        """Choose the contracts: two research contracts, then two sector contracts."""
        self.body["contracts"] = list(ids)
        return self

    def fulfilled(self, contract: str, *people: str) -> Table:
        """Let people have completed a contract, in this order."""
        bay = self.body["contracts"].index(contract)
        self.body["fulfilled"][bay] = [self.seat(person) for person in people]
        return self

    def order(self, *people: str, running: tuple[str, ...] = ()) -> Table:
        """Set the turn track, and the order of the running pass where it differs."""
        self.body["track"] = [self.seat(person) for person in people]
        self.body["running"] = [self.seat(person) for person in running or people]
        return self

    def set(self, **fields: object) -> Table:
        """Set fields of the position: round, ending, start_tile, bag …"""
        self.body.update(fields)
        return self

    def full(self, *free: str) -> Table:
        """Lay one follower on every space of the lower panel but some; call it last.

        Neutral followers that were laid nowhere come first, then those of the players.
        """
        placed = [f for zone in ("upper", "lower") for place in self.body[zone] for f in place]
        rest = ["yellow"] * (3 * self.columns - placed.count("yellow"))
        for colour in self.people:
            rest += [colour] * (5 - placed.count(colour))
        for space in range(25):
            name = f"{space // 5 + 1}-{space % 5}"
            if space % 5 < self.columns and name not in free and not self.body["lower"][space]:
                self.body["lower"][space] = [rest.pop(0)]
        assert "yellow" not in rest, "neutral followers are left over"
        return self

    def chance(self, seed: int) -> Table:
        """Choose which cubes the bag will yield."""
        self.body["rng"] = Rng(seed).value
        return self

    def last_follower(self, column: int = 0) -> Table:
        """Leave a single follower on the upper panel: phase 1 ends with the coming turn."""
        self.body["upper"] = [["yellow"] if c == column else [] for c in range(5)]
        return self

    def begin(self, person: str) -> Table:
        """Let a person's turn begin."""
        self._fill()
        self.body["position"] = self.body["running"].index(self.seat(person))
        self.body["turn"] = {
            "column": -1,
            "space": -1,
            "turtles": 0,
            "waived": 0,
            "fulfilled": False,
        }
        self.body["stack"] = [{"kind": "main", "seat": self.seat(person)}]
        root = Reader(self.body, "state", [])
        state = self.game.read(root, self.document["options"], len(self.people))
        root.raise_defects("table")
        self.state = state
        state.listener = self.log
        state.settle()
        return self

    def _fill(self) -> None:
        """Put cubes that were not laid into the supply and followers onto the player boards.

        Neutral followers that were laid nowhere fill the free spaces of the lower panel from its
        end, so lay what a test needs there.
        """
        for colour in (*self.people, "yellow"):
            held = sum(player["cubes"][colour] for player in self.body["players"])
            self.body["supply"][colour] = 25 - held - self.body["bag"][colour]
        placed = [f for zone in ("upper", "lower") for place in self.body[zone] for f in place]
        for seat, colour in enumerate(self.people):
            self.body["players"][seat]["followers"] = 5 - placed.count(colour)
        missing = 3 * self.columns - placed.count("yellow")
        assert missing >= 0, "more neutral followers laid than there are"
        for space in range(24, -1, -1):
            if not missing:
                break
            if space % 5 < self.columns and not self.body["lower"][space]:
                self.body["lower"][space] = ["yellow"]
                missing -= 1
        assert not missing, "no room for the other neutral followers"

    # --- playing and asking -----------------------------------------------------------------

    def act(self, space: str, action: str, *moves: str) -> Table:
        """Place the first usable follower, drive or gain (which may be forced), and go on."""
        if self.asked() == "main":
            self.do(self.legal("pick")[0])
        self.do(f"space {space}")
        if self.asked() == "mode":
            self.do(action)
        else:
            assert action == "gain", "driving cannot be paid"
        return self.do(*moves)

    def send_nobody(self) -> Table:
        """Decline the follower of the space, if it has one."""
        return self.do("pass") if self.asked() == "deploy" else self

    def player(self, person: str) -> Player:
        return self.state.players[self.seat(person)]

    def prestige(self, person: str) -> int:
        return self.player(person).prestige

    def cubes(self, person: str) -> dict[str, int]:
        """Return the cubes somebody has, without the colours they have none of."""
        cubes = self.player(person).cubes
        names = (*COLOURS, "yellow")
        return {names[colour]: count for colour, count in enumerate(cubes) if count}

    def supply(self, colour: str) -> int:
        return self.state.supply[(*COLOURS, "yellow").index(colour)]

    def levels(self, person: str) -> list[int]:
        return self.player(person).levels

    def track(self) -> list[str]:
        return [self.people[seat] for seat in self.state.track]

    def commanders(self, person: str) -> list[str]:
        return [commander.id for commander in self.player(person).commanders]

    def turtles_on(self, field: str) -> int:
        return self.state.turtles[self.game.box.field_ids.index(field)]

    def filled_slots(self, person: str) -> list[int]:
        """Return the turtle slots that hold a turtle, from 1 on."""
        slots = self.player(person).turtle_slots
        return [slot + 1 for slot in range(10) if slots >> slot & 1]

    def scout(self, person: str) -> str:
        """Return the field of somebody's scout, or its area while it has none."""
        player = self.player(person)
        box = self.game.box
        return box.area_ids[player.area] if player.field < 0 else box.field_ids[player.field]

    def view(self, person: str | None = None) -> MagnastormView:
        return magnastorm_view(self.state.view(None if person is None else self.seat(person)))

    def lower_at(self, space: str) -> list[str]:
        """Return the followers on a space of the lower panel."""
        row, column = space.split("-")
        names = (*COLOURS, "yellow")
        return [names[colour] for colour in self.state.lower[(int(row) - 1) * 5 + int(column)]]

    def upper_at(self, column: int) -> dict[str, int]:
        """Return the followers of an upper column by colour."""
        return self.view().columns[column].followers

    def ends(self) -> list[str]:
        """Return every field on which the open movement can end, without exchanging; sorted."""
        assert self.asked() == "move"
        found: set[int] = set()
        states = [self.state]
        while states:
            state = states.pop()
            if state.over or state.decision().kind not in ("move", "fee", "station"):
                found.add(state.players[self.state.active].field)
                continue
            for action in state.legal():
                if action.verb not in ("exchange", "build"):
                    following = state.clone()
                    following.apply(action)
                    states.append(following)
        return sorted(self.game.box.field_ids[field] for field in found)


def started(seats: int = 4, seed: int = 1, **options: object) -> Table:
    """Return the table of a new game, just before its start placement."""
    table = Table(seats)
    state = table.game.start(seats, seed, options, table.log)
    assert isinstance(state, State)
    table.state = state
    return table


def started_by(person: str, seats: int = 4, **options: object) -> Table:
    """Return the table of a new game that a certain person was drawn to begin."""
    tables = (started(seats, seed, **options) for seed in range(1000))
    return next(table for table in tables if table.track()[0] == person)
