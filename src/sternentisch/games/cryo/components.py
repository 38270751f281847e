"""Components: immutable objects made once from the content, shared by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.games.cryo.missions import Mission

CRYSTAL: Final = 0
ORGANICS: Final = 1
TECH: Final = 2
NANITE: Final = 3
ENERGY: Final = 4
TRACKS: Final = 5
RESOURCES: Final = ("crystal", "organics", "tech", "nanite", "energy")
"""The tracks of a player; energy is no resource. [CR-K1]"""

SABOTAGE: Final = 0
PLUNDER: Final = 1
SUNSET: Final = 2
INCIDENTS: Final = ("sabotage", "plunder", "sunset")
EARLY: Final = 0
LATE: Final = 1
PILES: Final = ("early", "late", "sunset")


@final
class Cost:
    """What is to be paid: energy, units of the materials, or one unit of several kinds. [CR-K4]

    `either` has a bit for each resource that one unit may be paid with; 0 where there is no such
    unit. Nanites stand for every material. [CR-K3]
    """

    __slots__ = ("crystal", "either", "energy", "organics", "tech")

    def __init__(self, energy: int, crystal: int, organics: int, tech: int, either: int) -> None:
        self.energy = energy
        self.crystal = crystal
        self.organics = organics
        self.tech = tech
        self.either = either


@final
class Reward:
    """What one gains: all of `gain` by track, one of `choose`, and card actions. [CR-K11]"""

    __slots__ = ("card_actions", "choose", "gain", "is_plain")

    def __init__(self, gain: list[int], choose: list[int], card_actions: int) -> None:
        self.gain = gain
        self.choose = choose
        self.card_actions = card_actions
        self.is_plain = not choose and not card_actions


@final
class Tile:
    """A resource tile: a reward, or a price in a cost slot; None there: a card. [CR-D2, CR-P1]"""

    __slots__ = ("colour", "copies", "id", "index", "price", "reward")

    def __init__(
        self, index: int, id: str, colour: int, copies: int, reward: Reward, price: Cost | None
    ) -> None:
        self.index = index
        self.id = id
        self.colour = colour
        self.copies = copies
        self.reward = reward
        self.price = price

    def __repr__(self) -> str:
        return f"<Tile {self.id}>"


@final
class Incident:
    """An incident tile. [CR-R2]"""

    __slots__ = ("copies", "id", "index", "kind", "pile", "reward")

    def __init__(
        self, index: int, id: str, pile: int, kind: int, copies: int, reward: Reward
    ) -> None:
        self.index = index
        self.id = id
        self.pile = pile
        self.kind = kind
        self.copies = copies
        self.reward = reward

    def __repr__(self) -> str:
        return f"<Incident {self.id}>"


@final
class CaveTile:
    """A cave tile: settlement cost, points for the majority and for the second. [CR-V5]"""

    __slots__ = ("cost", "first", "id", "index", "is_large", "second")

    def __init__(
        self, index: int, id: str, is_large: bool, cost: list[int], first: int, second: int
    ) -> None:
        self.index = index
        self.id = id
        self.is_large = is_large
        self.cost = cost  # by track
        self.first = first
        self.second = second

    def __repr__(self) -> str:
        return f"<CaveTile {self.id}>"


@final
class Card:
    """A kind of card, with its four uses. [CR-C1]"""

    __slots__ = ("copies", "energy", "id", "index", "mission", "perks", "rescue", "room", "scrap")

    def __init__(
        self,
        index: int,
        id: str,
        copies: int,
        perks: list[str],
        mission: Mission,
        room: int,
        energy: int,
        rescue: int,
        scrap: Reward,
    ) -> None:
        self.index = index
        self.id = id
        self.copies = copies
        self.perks = perks
        self.mission = mission
        self.room = room  # pods it holds as a vehicle
        self.energy = energy  # of any launch with it; 0: as the tunnel says [CR-C19]
        self.rescue = rescue  # destroyed pods that come back when it is played [CR-C20]
        self.scrap = scrap

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


@final
class Chamber:
    """A stasis chamber of a section. [CR-K9]"""

    __slots__ = ("id", "pods", "section")

    def __init__(self, id: str, section: int, pods: int) -> None:
        self.id = id
        self.section = section
        self.pods = pods  # of each player at the start


@final
class Space:
    """A resource space of one colour. [CR-D2]"""

    __slots__ = ("colour", "id")

    def __init__(self, id: str, colour: int) -> None:
        self.id = id
        self.colour = colour


@final
class Dock:
    """A dock of the ship, or the Launch dock: the actions around it. [CR-K7, CR-K8]"""

    __slots__ = ("actions", "id", "index", "symbol")

    def __init__(self, index: int, id: str, symbol: str, actions: list[DockAction | None]) -> None:
        self.index = index
        self.id = id
        self.symbol = symbol
        self.actions = actions  # by direction


@final
class Salvage:
    """A salvage space and what it yields. [CR-R1]"""

    __slots__ = ("id", "min_players", "row")

    def __init__(self, id: str, row: int, min_players: int) -> None:
        self.id = id
        self.row = row
        self.min_players = min_players


@final
class PlatformAction:
    """An action of the platform; slots from 0 on, -1 is none. [CR-K10]"""

    __slots__ = ("cost_slot", "id", "index", "reward", "reward_slot", "wake")

    def __init__(
        self, index: int, id: str, cost_slot: int, reward_slot: int, reward: Reward, wake: int
    ) -> None:
        self.index = index
        self.id = id
        self.cost_slot = cost_slot
        self.reward_slot = reward_slot
        self.reward = reward
        self.wake = wake


@final
class Cave:
    """A cave space of the map. [CR-S9]"""

    __slots__ = ("adjacent", "id", "index", "is_large", "is_open", "min_players")

    def __init__(
        self, index: int, id: str, is_large: bool, min_players: int, is_open: bool
    ) -> None:
        self.index = index
        self.id = id
        self.is_large = is_large
        self.min_players = min_players
        self.is_open = is_open  # from the start
        self.adjacent: list[int] = []


@final
class Tunnel:
    """A tunnel section: its energy from the entrance on, the two caves it borders. [CR-D9]"""

    __slots__ = ("energy", "first", "id", "index", "second")

    def __init__(self, index: int, id: str, energy: int, first: int, second: int) -> None:
        self.index = index
        self.id = id
        self.energy = energy
        self.first = first
        self.second = second


@final
class Box:
    """Everything in the box, and the printed numbers of the rules."""

    def __init__(self) -> None:
        self.resources: tuple[str, ...] = RESOURCES
        self.sections: list[str] = []
        self.chambers: list[Chamber] = []
        self.spaces: list[Space] = []
        self.actions: list[DockAction] = []
        self.docks: list[Dock] = []
        self.salvages: list[Salvage] = []
        self.platform: list[PlatformAction] = []
        self.tiles: list[Tile] = []
        self.incidents: list[Incident] = []
        self.cave_tiles: list[CaveTile] = []
        self.caves: list[Cave] = []
        self.tunnels: list[Tunnel] = []
        self.cards: list[Card] = []
        self.maximum: list[int] = []  # by track
        self.start: list[int] = []  # by track
        self.bonus: list[list[int]] = []  # by seat and track
        self.start_docks: int = 0  # a bit for each platform dock
        self.damage: list[int] = []  # markers by number of players
        self.early_stacks: int = 0
        self.late_stacks: int = 0
        self.drones: int = 0
        self.pods: int = 0
        self.platform_room: int = 0
        self.hand_limit: int = 0
        self.upgrade_limit: int = 0
        self.mission_limit: int = 0
        self.vehicle_limit: int = 0
        self.cards_dealt: int = 0
        self.cards_kept: int = 0
        self.points_cave: int = 0
        self.points_upgrade: int = 0
        self.points_vehicle: int = 0
        self.points_pool: int = 0
