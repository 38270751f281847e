"""Reading the content file into the box: board, tiles, cards, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.cryo import missions
from sternentisch.games.cryo.actions import LOADS, MATERIALS, PLATFORM_DOCKS, SLOTS, WAYS
from sternentisch.games.cryo.components import (
    ENERGY,
    INCIDENTS,
    PILES,
    RESOURCES,
    TRACKS,
    Box,
    Card,
    Cave,
    CaveTile,
    Chamber,
    Dock,
    Incident,
    PlatformAction,
    Reward,
    Salvage,
    Space,
    Tile,
    Tunnel,
)
from sternentisch.games.cryo.content_checks import (
    MIN_SEATS,
    check_cards,
    check_caves,
    check_ship,
    check_sizes,
    check_tiles,
)
from sternentisch.games.cryo.content_docks import read_actions
from sternentisch.games.cryo.perks import PERKS
from sternentisch.games.cryo.rules.payment import one_of
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.content import OWN_COPY, PROVENANCES, REMARKS, Content, numbers_beyond
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

Entry = dict[str, Any]
Notes = list[tuple[str, str]]

MANY = 99
"""The largest number a value may have."""
LONGEST = 20
"""The most units a gain or a cost may have."""
SYMBOLS = (
    *("", "sun", "moon", "star", "ring", "wave", "bolt", "leaf", "eye", "gear", "key", "drop"),
    "arrow",
)
"""What is printed on damage markers and on the docks they are for."""

MISSIONS: dict[str, tuple[tuple[str, ...], Callable[..., missions.Mission]]] = {
    "cave-with-at-least": (("min_pods",), missions.CavesWithPods),
    "pod-in-largest-settlement": ((), missions.LargestSettlement),
    "energy": ((), missions.Energy),
    "collected-incident": ((), missions.Incidents),
    "resource-tile-on-platform": ((), missions.InstalledTiles),
    "resources": (("divisor",), missions.Stock),
    "pod-on-salvage": ((), missions.SalvagePods),
}
"""Every thing a mission may count: its parameters besides the points, and what it is made into."""


class ContentReader:
    """Reads the tables one after another and notes what is wrong."""

    def __init__(self, tables: Entry, box: Box, defects: Notes) -> None:
        self.tables = tables
        self.box = box
        self.defects = defects

    def wrong(self, path: str, message: str) -> None:
        """Note a defect at a path of the content."""
        self.defects.append((path, message))

    def entries(self, table: str) -> list[tuple[str, Entry]]:
        """Return the entries of a table, each with its path for defects."""
        return [(f"{table}[{entry['id']}]", entry) for entry in self.tables[table]]

    def number(self, path: str, value: object, low: int = 0, high: int = MANY) -> int:
        """Read a whole number between bounds; a wrong one is a defect, and read as `low`."""
        if not is_whole(value) or not low <= value <= high:
            self.wrong(path, f"a whole number from {low} to {high} wanted")
            return low
        return value

    def word(self, path: str, value: object, words: list[str] | tuple[str, ...]) -> int:
        """Read one of some words as its number; a wrong one is a defect, and read as 0."""
        if not isinstance(value, str) or value not in words:
            self.wrong(path, f"one of {', '.join(words)} wanted")
            return 0
        return words.index(value)

    def units(self, path: str, value: list[Any], kinds: int = TRACKS) -> list[int]:
        """Read a list of resources as units by track."""
        units = [0] * TRACKS
        if len(value) > LONGEST:
            self.wrong(path, f"at most {LONGEST} units wanted")
        for item in value:
            units[self.word(path, item, RESOURCES[:kinds])] += 1
        return units

    def choices(self, path: str, value: list[Any]) -> list[int]:
        """Read a list of different materials."""
        kinds = [self.word(path, item, RESOURCES[:MATERIALS]) for item in value]
        if len(set(kinds)) < len(kinds):
            self.wrong(path, "different resources wanted")
        return kinds

    def reward(self, path: str, entry: Entry) -> Reward:
        """Read what is gained: units, one of several, or card actions."""
        gain = self.units(f"{path}.gain", entry.get("gain", []))
        choose = self.choices(f"{path}.choose", entry.get("choose", []))
        actions = self.number(f"{path}.card_actions", entry.get("card_actions", 0))
        if (sum(gain) > 0) + bool(choose) + (actions > 0) != 1:
            self.wrong(path, "exactly one of gain, choose and card_actions wanted")
        if len(choose) == 1:
            self.wrong(f"{path}.choose", "two or three resources wanted")
        return Reward(gain, choose, actions)

    def no_reward(self, path: str, entry: Entry, why: str) -> Reward:
        """Read that nothing is gained here."""
        for name in ("gain", "choose", "card_actions"):
            if entry.get(name):
                self.wrong(f"{path}.{name}", why)
        return Reward([0] * TRACKS, [], 0)

    # --- the ship -------------------------------------------------------------------------------

    def read_ship(self) -> None:
        """Read chambers, resource spaces, docks with their actions, salvage and platform."""
        box = self.box
        box.sections = [entry["id"] for entry in self.tables["section"]]
        for path, entry in self.entries("chamber"):
            section = self.word(f"{path}.section", entry["section"], box.sections)
            pods = self.number(f"{path}.pods", entry["pods"])
            box.chambers.append(Chamber(entry["id"], section, pods))
        for path, entry in self.entries("space"):
            colour = self.word(f"{path}.colour", entry["colour"], RESOURCES[:MATERIALS])
            self.word(f"{path}.section", entry["section"], box.sections)
            box.spaces.append(Space(entry["id"], colour))
        box.actions = read_actions(self)
        by_id = {action.id: action for action in box.actions}
        for path, entry in self.entries("dock"):
            names = entry["actions"]
            unknown = [name for name in names if name and name not in by_id]
            if unknown or len(names) != WAYS or not any(names):
                self.wrong(f"{path}.actions", f"{WAYS} actions wanted, some may be empty")
            around = [*(by_id.get(name) for name in names[:WAYS]), *[None] * WAYS][:WAYS]
            self.word(f"{path}.symbol", entry["symbol"], SYMBOLS)
            box.docks.append(Dock(len(box.docks), entry["id"], entry["symbol"], around))
        for path, entry in self.entries("salvage"):
            row = self.word(f"{path}.row", entry["row"], RESOURCES[:MATERIALS])
            least = self.number(f"{path}.min_players", entry["min_players"], MIN_SEATS, SEATS)
            box.salvages.append(Salvage(entry["id"], row, least))
        for path, entry in self.entries("platform"):
            cost, reward = (
                self.number(f"{path}.{name}", entry[name], 0, SLOTS)
                for name in ("cost_slot", "reward_slot")
            )
            wake = self.number(f"{path}.wake", entry["wake"], 0, 1)
            if wake and reward:
                self.wrong(f"{path}.wake", "the slot is the reward")
            why = "the slot is the reward" if reward else "waking a pod is the reward"
            is_fixed = not reward and not wake
            gains = self.reward(path, entry) if is_fixed else self.no_reward(path, entry, why)
            number = len(box.platform)
            action = PlatformAction(number, entry["id"], cost - 1, reward - 1, gains, wake)
            box.platform.append(action)

    # --- tiles and caves ------------------------------------------------------------------------

    def read_tiles(self) -> None:
        """Read the resource tiles and the incidents."""
        box = self.box
        for path, entry in self.entries("tile"):
            colour = self.word(f"{path}.colour", entry["colour"], RESOURCES[:MATERIALS])
            copies = self.number(f"{path}.copies", entry["copies"])
            kinds = self.choices(f"{path}.price", entry["price"])
            price = one_of(sum(1 << kind for kind in set(kinds))) if kinds else None
            reward = self.reward(path, entry)
            box.tiles.append(Tile(len(box.tiles), entry["id"], colour, copies, reward, price))
        for path, entry in self.entries("incident"):
            pile = self.word(f"{path}.pile", entry["pile"], PILES)
            kind = self.word(f"{path}.kind", entry["kind"], INCIDENTS)
            copies = self.number(f"{path}.copies", entry["copies"])
            if INCIDENTS[kind] == "plunder":
                reward = self.reward(path, entry)
            else:
                reward = self.no_reward(path, entry, "only plunder gives something")
            number = len(box.incidents)
            box.incidents.append(Incident(number, entry["id"], pile, kind, copies, reward))

    def read_caves(self) -> None:
        """Read the cave tiles, the places of caves on the board, and the tunnels to them."""
        box = self.box
        for path, entry in self.entries("cave_tile"):
            is_large = self.word(f"{path}.size", entry["size"], ["small", "large"]) == 1
            cost = self.units(f"{path}.cost", entry["cost"], MATERIALS)
            points = [self.number(f"{path}.{n}", entry[n]) for n in ("first", "second")]
            number = len(box.cave_tiles)
            box.cave_tiles.append(CaveTile(number, entry["id"], is_large, cost, *points))
        ids = [entry["id"] for entry in self.tables["cave"]]
        for path, entry in self.entries("cave"):
            is_large = self.word(f"{path}.size", entry["size"], ["small", "large"]) == 1
            least = self.number(f"{path}.min_players", entry["min_players"], MIN_SEATS, SEATS)
            cave = Cave(len(box.caves), entry["id"], is_large, least, entry["is_open"])
            cave.adjacent = [self.word(f"{path}.adjacent", id, ids) for id in entry["adjacent"]]
            box.caves.append(cave)
        for path, entry in self.entries("tunnel"):
            caves = [self.word(f"{path}.caves", id, ids) for id in entry["caves"]]
            if len(caves) != 2 or caves[0] == caves[1]:
                self.wrong(f"{path}.caves", "two caves wanted")
                caves = [0, 1]
            energy = self.number(f"{path}.energy", entry["energy"])
            box.tunnels.append(Tunnel(len(box.tunnels), entry["id"], energy, *caves))

    # --- cards and numbers ----------------------------------------------------------------------

    def read_cards(self) -> None:
        """Read the cards, each with all four of its uses."""
        for path, entry in self.entries("card"):
            perks, vehicle = entry["upgrade"]["perks"], entry["vehicle"]
            for name in perks:
                self.word(f"{path}.upgrade.perks", name, tuple(PERKS))
            card = Card(
                len(self.box.cards),
                entry["id"],
                self.number(f"{path}.copies", entry["copies"]),
                perks,
                self.mission(f"{path}.mission", entry["mission"]),
                self.number(f"{path}.vehicle.room", vehicle["room"], 1, LOADS),
                self.number(f"{path}.vehicle.energy", vehicle["energy"]),
                self.number(f"{path}.vehicle.rescue", vehicle["rescue"]),
                self.scrap(f"{path}.scrap", entry["scrap"]),
            )
            self.box.cards.append(card)

    def scrap(self, path: str, entry: Entry) -> Reward:
        """Read what scrapping a card brings; a file of one's own replaces all of it."""
        known = ("gain", "choose", "card_actions")
        fine: Entry = {}
        for name, value in entry.items():
            if name in REMARKS:
                continue
            if name not in known:
                self.wrong(f"{path}.{name}", f"unknown key; known: {', '.join(known)}")
            elif name != "card_actions" and not isinstance(value, list):
                self.wrong(f"{path}.{name}", "a list of resources wanted")
            else:
                fine[name] = value
        if entry.get("provenance", OWN_COPY) not in (*PROVENANCES, OWN_COPY):
            self.wrong(f"{path}.provenance", f"none of {', '.join(PROVENANCES)}")
        return self.reward(path, fine)

    def mission(self, path: str, entry: Entry) -> missions.Mission:
        """Read what a mission counts and what that scores; a wrong one is a defect."""
        effect, params = entry["effect"], entry["params"]
        if not isinstance(params, dict):
            self.wrong(f"{path}.params", "a table wanted")
            params = {}
        if effect not in MISSIONS:
            self.wrong(f"{path}.effect", f"one of {', '.join(MISSIONS)} wanted")
            return missions.Energy("energy", 0)
        names, make = MISSIONS[effect]
        if set(params) != {"points", *names}:
            self.wrong(f"{path}.params", f"{', '.join(('points', *names))} wanted")
            return missions.Energy("energy", 0)
        points = self.number(f"{path}.params.points", params["points"])
        more = [self.number(f"{path}.params.{name}", params[name], 1) for name in names]
        return make(effect, points, *more)

    def read_numbers(self, constants: Entry) -> None:
        """Read the constants, and what each seat has more at the start."""
        box = self.box
        top = self.number("constants.resource_max.value", constants["resource_max"], 1)
        box.maximum = [top] * TRACKS
        box.maximum[ENERGY] = self.number("constants.energy_max.value", constants["energy_max"], 1)
        start = constants["start"]
        box.start = [
            self.number(f"constants.start.value.{name}", start[name], 0, box.maximum[track])
            for track, name in enumerate(RESOURCES)
        ]
        box.bonus = [self.units(f"{p}.bonus", e["bonus"]) for p, e in self.entries("seat")]
        docks = constants["start_docks"]
        if len(set(docks)) < len(docks) or len(docks) != constants["drones"]:
            self.wrong("constants.start_docks.value", "a different dock for each drone wanted")
        for dock in docks:
            number = self.number("constants.start_docks.value", dock, 1, PLATFORM_DOCKS)
            box.start_docks |= 1 << (number - 1)
        box.damage = [0] * (SEATS + 1)
        for name, count in constants["damage"].items():
            box.damage[int(name)] = count
        stacks = constants["track_stacks"]
        box.early_stacks, box.late_stacks = stacks["early"], stacks["late"]
        box.drones, box.pods = constants["drones"], constants["pods"]
        box.platform_room = constants["platform_room"]
        box.hand_limit = constants["hand_limit"]
        box.upgrade_limit = constants["upgrade_limit"]
        box.mission_limit = constants["mission_limit"]
        box.vehicle_limit = constants["vehicle_limit"]
        box.cards_dealt, box.cards_kept = constants["cards_dealt"], constants["cards_kept"]
        points = constants["points"]
        box.points_cave = points["pod_in_cave"]
        box.points_upgrade = points["upgrade"]
        box.points_vehicle = points["vehicle"]
        box.points_pool = points["pod_in_pool"]


def read_box(content: Content) -> Box:
    """Build the box, or raise every defect of the content with its path."""
    defects = numbers_beyond(content.tables, 0, MANY)
    if defects:
        raise Defects("content", defects)
    box = Box()
    reader = ContentReader(content.tables, box, defects)
    reader.read_ship()
    reader.read_tiles()
    reader.read_caves()
    reader.read_cards()
    reader.read_numbers(content.constants())
    check_sizes(reader)
    if not defects:
        for check in (check_ship, check_caves, check_tiles, check_cards):
            check(reader)
    if defects:
        raise Defects("content", defects)
    return box
