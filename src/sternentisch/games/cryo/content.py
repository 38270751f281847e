"""Reading the content file into the box: board, tiles, cards, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.cryo import missions
from sternentisch.games.cryo.actions import (
    CARDS,
    CAVES,
    CHAMBERS,
    DOCKS,
    LAUNCH_DOCK,
    LOADS,
    MATERIALS,
    PLATFORM_DOCKS,
    SALVAGES,
    SECTIONS,
    SLOTS,
    TUNNELS,
    WAYS,
)
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
    Cost,
    Dock,
    Incident,
    PlatformAction,
    Reward,
    Salvage,
    Space,
    Tile,
    Tunnel,
)
from sternentisch.games.cryo.content_docks import read_actions
from sternentisch.games.cryo.perks import PERKS
from sternentisch.games.cryo.state import SEATS
from sternentisch.kernel.content import Content, numbers_beyond
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

Entry = dict[str, Any]
Notes = list[tuple[str, str]]

MANY = 99
"""The largest number a value may have."""
MIN_SEATS = 2

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
        self.defects.append((path, message))

    def entries(self, table: str) -> list[tuple[str, Entry]]:
        return [(f"{table}[{entry['id']}]", entry) for entry in self.tables[table]]

    def number(self, path: str, value: object, low: int = 0, high: int = MANY) -> int:
        if not is_whole(value) or not low <= value <= high:
            self.wrong(path, f"a whole number from {low} to {high} wanted")
            return low
        return value

    def word(self, path: str, value: object, words: list[str] | tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in words:
            self.wrong(path, f"one of {', '.join(words)} wanted")
            return 0
        return words.index(value)

    def units(self, path: str, value: list[Any], kinds: int = TRACKS) -> list[int]:
        """Read a list of resources as units by track."""
        units = [0] * TRACKS
        for item in value:
            units[self.word(path, item, RESOURCES[:kinds])] += 1
        return units

    def reward(self, path: str, entry: Entry) -> Reward:
        gain = self.units(f"{path}.gain", entry["gain"])
        kinds = entry.get("choose", [])
        choose = [self.word(f"{path}.choose", kind, RESOURCES[:MATERIALS]) for kind in kinds]
        actions = self.number(f"{path}.card_actions", entry.get("card_actions", 0))
        if (sum(gain) > 0) + bool(choose) + (actions > 0) != 1:
            self.wrong(path, "exactly one of gain, choose and card_actions wanted")
        if len(choose) == 1 or len(set(choose)) < len(choose):
            self.wrong(f"{path}.choose", "different resources wanted")
        return Reward(gain, choose, actions)

    # --- the ship -------------------------------------------------------------------------------

    def read_ship(self) -> None:
        box = self.box
        box.sections = [entry["id"] for entry in self.tables["section"]]
        for path, entry in self.entries("chamber"):
            section = self.word(f"{path}.section", entry["section"], box.sections)
            box.chambers.append(Chamber(entry["id"], section, self.number(path, entry["pods"])))
        for path, entry in self.entries("space"):
            colour = self.word(f"{path}.colour", entry["colour"], RESOURCES[:MATERIALS])
            box.spaces.append(Space(entry["id"], colour))
        box.actions = read_actions(self)
        by_id = {action.id: action for action in box.actions}
        for path, entry in self.entries("dock"):
            names = entry["actions"]
            unknown = [name for name in names if name and name not in by_id]
            if unknown or len(names) != WAYS or not any(names):
                self.wrong(f"{path}.actions", f"{WAYS} actions wanted, some may be empty")
            around = [by_id.get(name) for name in names]
            box.docks.append(Dock(len(box.docks), entry["id"], entry["symbol"], around))
        for path, entry in self.entries("salvage"):
            row = self.word(f"{path}.row", entry["row"], RESOURCES[:MATERIALS])
            least = self.number(f"{path}.min_players", entry["min_players"], 1, MANY)
            box.salvages.append(Salvage(entry["id"], row, least))
        for path, entry in self.entries("platform"):
            slots = [self.number(path, entry[n], 0, SLOTS) for n in ("cost_slot", "reward_slot")]
            wake = self.number(f"{path}.wake", entry["wake"], 0, 1)
            is_fixed = not slots[1] and not wake
            reward = self.reward(path, entry) if is_fixed else Reward([0] * TRACKS, [], 0)
            action = PlatformAction(
                len(box.platform), entry["id"], slots[0] - 1, slots[1] - 1, reward, wake
            )
            box.platform.append(action)

    # --- tiles and caves ------------------------------------------------------------------------

    def read_tiles(self) -> None:
        box = self.box
        for path, entry in self.entries("tile"):
            colour = self.word(f"{path}.colour", entry["colour"], RESOURCES[:MATERIALS])
            copies = self.number(f"{path}.copies", entry["copies"])
            price: Cost | None = None
            if entry["price"]:
                units = self.units(f"{path}.price", entry["price"], MATERIALS)
                price = Cost(0, 0, 0, 0, sum(1 << kind for kind in range(3) if units[kind]))
            reward = self.reward(path, entry)
            box.tiles.append(Tile(len(box.tiles), entry["id"], colour, copies, reward, price))
        for path, entry in self.entries("incident"):
            pile = self.word(f"{path}.pile", entry["pile"], PILES)
            kind = self.word(f"{path}.kind", entry["kind"], INCIDENTS)
            copies = self.number(f"{path}.copies", entry["copies"])
            is_plunder = INCIDENTS[kind] == "plunder"
            reward = self.reward(path, entry) if is_plunder else Reward([0] * TRACKS, [], 0)
            number = len(box.incidents)
            box.incidents.append(Incident(number, entry["id"], pile, kind, copies, reward))

    def read_caves(self) -> None:
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
            least = self.number(f"{path}.min_players", entry["min_players"], 1, MANY)
            cave = Cave(len(box.caves), entry["id"], is_large, least, entry["is_open"])
            cave.adjacent = [self.word(f"{path}.adjacent", id, ids) for id in entry["adjacent"]]
            box.caves.append(cave)
        for path, entry in self.entries("tunnel"):
            caves = [self.word(f"{path}.caves", id, ids) for id in entry["caves"]]
            if len(set(caves)) != 2:
                self.wrong(f"{path}.caves", "two caves wanted")
                caves = [0, 1]
            energy = self.number(f"{path}.energy", entry["energy"])
            box.tunnels.append(Tunnel(len(box.tunnels), entry["id"], energy, *caves))

    # --- cards and numbers ----------------------------------------------------------------------

    def read_cards(self) -> None:
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
                self.reward(f"{path}.scrap", entry["scrap"]),
            )
            self.box.cards.append(card)
        rooms = [card.room for card in self.box.cards]
        more = sum(card.perks.count("vehicle-room") for card in self.box.cards)
        if max(rooms) + more > LOADS:
            self.wrong("card", f"a vehicle holds at most {LOADS} pods, upgrades included")

    def mission(self, path: str, entry: Entry) -> missions.Mission:
        effect, params = entry["effect"], entry["params"]
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
        if sorted(set(docks)) != sorted(docks) or len(docks) != constants["drones"]:
            self.wrong("constants.start_docks.value", "a different dock for each drone wanted")
        for dock in docks:
            self.number("constants.start_docks.value", dock, 1, PLATFORM_DOCKS)
            box.start_docks |= 1 << (dock - 1)
        marked = len([dock for dock in box.docks if dock.symbol])
        box.damage = [0] * (SEATS + 1)
        for name, count in constants["damage"].items():
            path = f"constants.damage.value.{name}"
            box.damage[int(name)] = self.number(path, count, 0, marked)
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

    # --- as a whole -----------------------------------------------------------------------------

    def check_sizes(self) -> None:
        """The table of actions must fit what is there, and the pieces must suffice."""
        box = self.box
        for kind, found, wanted in (
            ("section", len(box.sections), SECTIONS),
            ("chamber", len(box.chambers), CHAMBERS),
            ("dock", len(box.docks), DOCKS),
            ("salvage", len(box.salvages), SALVAGES),
            ("platform", len(box.platform), PLATFORM_DOCKS),
            ("cave", len(box.caves), CAVES),
            ("tunnel", len(box.tunnels), TUNNELS),
            ("card", len(box.cards), CARDS),
            ("seat", len(box.bonus), SEATS),
        ):
            if found != wanted:
                self.wrong(kind, f"{wanted} wanted, {found} found")
        for number, chamber in enumerate(box.chambers):
            if chamber.section != number // 3:
                self.wrong(f"chamber[{chamber.id}].section", "three chambers a section wanted")
        if sum(chamber.pods for chamber in box.chambers) != box.pods:
            self.wrong("chamber", f"{box.pods} pods wanted")
        if box.docks[LAUNCH_DOCK].symbol:
            self.wrong(f"dock[{box.docks[LAUNCH_DOCK].id}].symbol", "it is never damaged")

    def check_supplies(self) -> None:
        """There must be enough of everything for all players."""
        box = self.box
        for colour in range(MATERIALS):
            spaces = len([space for space in box.spaces if space.colour == colour])
            tiles = sum(tile.copies for tile in box.tiles if tile.colour == colour)
            if tiles < spaces * SEATS:
                self.wrong("tile", f"{spaces * SEATS} of {RESOURCES[colour]} wanted, {tiles} found")
        for pile, name in enumerate(PILES[:2]):
            stacks = (box.early_stacks, box.late_stacks)[pile]
            wanted = stacks * SEATS + (SECTIONS if pile == 0 else 0)
            found = sum(tile.copies for tile in box.incidents if tile.pile == pile)
            if found < wanted:
                self.wrong("incident", f"{wanted} {name} ones wanted, {found} found")
        sunsets = [tile for tile in box.incidents if INCIDENTS[tile.kind] == "sunset"]
        if [tile.pile for tile in sunsets] != [2] or sunsets[0].copies != 1:
            self.wrong("incident", "exactly one Sunset wanted, in a pile of its own")
        for is_large in (False, True):
            spaces = len([cave for cave in box.caves if cave.is_large == is_large])
            tiles = len([tile for tile in box.cave_tiles if tile.is_large == is_large])
            if tiles < spaces:
                self.wrong("cave_tile", f"{spaces} of this size wanted, {tiles} found")
        dealt = box.cards_dealt * SEATS
        if sum(card.copies for card in box.cards) < dealt or box.cards_kept > box.cards_dealt:
            self.wrong("constants.cards_dealt.value", f"at least {dealt} cards wanted")


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
    reader.check_sizes()
    if not defects:
        reader.check_supplies()
    if defects:
        raise Defects("content", defects)
    return box
