"""The components: immutable objects made once from the content and shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.effect import Condition, Effect, Script

CORE: Final = 0
TECH: Final = 1
WEAPON_KIND: Final = 2
KINDS: Final = ("core", "tech", "weapon")

# What an empty special deck means [AK-B8]
RESHUFFLE: Final = 0
RUN_EFFECTS: Final = 1
NOTHING: Final = 2


@final
class Card:
    """A type of player card; copies of one type are the same object. [AK-A29]"""

    __slots__ = (
        "copies",
        "cost",
        "id",
        "index",
        "kind",
        "on_acquire",
        "on_attack",
        "on_equip",
        "on_play",
        "pile",
    )

    def __init__(self, index: int, id: str, kind: int, cost: int, copies: int, pile: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.cost = cost
        self.copies = copies
        self.pile = pile  # -1 for start cards
        self.on_play: Script | None = None
        self.on_acquire: Script | None = None
        self.on_equip: Script | None = None
        self.on_attack: Script | None = None

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


@final
class BossCard:
    """A card of a boss: a strike, or a foe with its life. `mark` is the least number of knights."""

    __slots__ = (
        "copies",
        "id",
        "index",
        "is_foe",
        "is_special",
        "life",
        "mark",
        "on_activate",
        "on_instant",
        "on_resolve",
    )

    def __init__(
        self, index: int, id: str, is_foe: bool, is_special: bool, mark: int, life: int, copies: int
    ) -> None:
        self.index = index
        self.id = id
        self.is_foe = is_foe
        self.is_special = is_special
        self.mark = mark
        self.life = life
        self.copies = copies
        self.on_resolve: Script | None = None
        self.on_instant: Script | None = None
        self.on_activate: Script | None = None

    def __repr__(self) -> str:
        return f"<BossCard {self.id}>"


@final
class Tile:
    """A level tile of a boss. [AK-B6, AK-B7]"""

    __slots__ = ("foe_life", "id", "on_activate", "on_instant")

    def __init__(
        self, id: str, foe_life: int, on_instant: Script | None, on_activate: Script | None
    ) -> None:
        self.id = id
        self.foe_life = foe_life
        self.on_instant = on_instant
        self.on_activate = on_activate


@final
class Knight:
    """A knight: bars, start cards, ability; the deck is listed from the top. [AK-S2, AK-S3]"""

    __slots__ = (
        "ability",
        "deck",
        "hand",
        "id",
        "index",
        "life",
        "power_max",
        "power_start",
        "slots_max",
        "slots_start",
    )

    def __init__(
        self,
        index: int,
        id: str,
        life: int,
        power_start: int,
        power_max: int,
        slots_start: int,
        slots_max: int,
    ) -> None:
        self.index = index
        self.id = id
        self.life = life
        self.power_start = power_start
        self.power_max = power_max
        self.slots_start = slots_start
        self.slots_max = slots_max
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.ability: Script | None = None

    def __repr__(self) -> str:
        return f"<Knight {self.id}>"


@final
class Homeworld:
    """A homeworld: its start life is also its maximum. [AK-S4]"""

    __slots__ = ("ability", "id", "life", "power_max", "power_start")

    def __init__(self, id: str, life: int, power_start: int, power_max: int) -> None:
        self.id = id
        self.life = life
        self.power_start = power_start
        self.power_max = power_max
        self.ability: Script | None = None


@final
class Boss:
    """A boss with its rules at one difficulty. [AK-S6 to AK-S10, AK-V1]"""

    def __init__(self, id: str) -> None:
        self.id = id
        self.life: int = 0
        self.levels: int = 0
        self.track_start: int = 0
        self.track_min: int = 0
        self.track_max: int = 0
        self.when_empty: int = NOTHING
        self.special_empty: Script | None = None
        self.turn_end: Script | None = None
        self.turn_end_while: Condition | None = None
        self.time_bubble: Script | None = None
        self.on_exhaust: Script | None = None
        self.setup: Script | None = None
        self.tile_setup: Script | None = None  # of the difficulty tile
        self.cards: list[BossCard] = []
        self.specials: list[BossCard] = []
        self.tiles: list[Tile] = []  # of the levels from 2 on


@final
class OrderCard:
    """An order card: the seats it may call; none for the boss, EXTRA and the Time Bubble."""

    __slots__ = ("id", "index", "seats")

    def __init__(self, index: int, id: str, seats: list[int]) -> None:
        self.index = index
        self.id = id
        self.seats = seats

    def __repr__(self) -> str:
        return f"<OrderCard {self.id}>"


@final
class Box:
    """Everything in the box, and the printed numbers of the rules."""

    def __init__(self) -> None:
        self.cards: list[Card] = []  # supply cards, then start cards
        self.pile_ids: list[str] = []
        self.pile_kinds: list[int] = []
        self.tech_pile: int = 0
        self.knights: list[Knight] = []
        self.homeworlds: list[Homeworld] = []
        self.bosses: list[list[Boss]] = []  # by boss, then by difficulty
        self.difficulties: list[str] = []
        self.order_cards: list[OrderCard] = []
        self.order_decks: list[list[OrderCard]] = []  # by number of knights
        self.boss_order: OrderCard = OrderCard(-1, "", [])
        self.extra_order: OrderCard = OrderCard(-1, "", [])
        self.bubble_order: OrderCard = OrderCard(-1, "", [])
        self.boss_cards: list[BossCard] = []  # of all bosses, special ones included
        self.scripts: dict[str, Script] = {}  # by name
        self.effects: dict[str, Effect] = {}  # by name
        self.first_knights: list[str] = []  # recommended for a first game [AK-S1]
        self.hand_size: int = 0
        self.slot_cost: int = 0
        self.power_cost: int = 0
        self.exhausted_factor: int = 0


@final
class Rules:
    """What a game is played with: boss with difficulty, homeworld, rulings."""

    __slots__ = (
        "boss",
        "boss_cards",
        "box",
        "extra_token",
        "homeworld",
        "piles",
        "specials",
        "uncapped",
    )

    def __init__(
        self, box: Box, boss: Boss, homeworld: Homeworld, extra_token: int, uncapped: bool
    ) -> None:
        self.box = box
        self.boss = boss
        self.homeworld = homeworld
        self.extra_token = extra_token
        self.uncapped = uncapped  # bosses may heal above their start life [AK-A1]
        # every copy of the cards, in order, to be shuffled in each game
        self.boss_cards = [card for card in boss.cards for _ in range(card.copies)]
        self.specials = [card for card in boss.specials for _ in range(card.copies)]
        self.piles: list[list[Card]] = [[] for _ in box.pile_ids]
        for card in box.cards:
            if card.pile >= 0:
                self.piles[card.pile].extend([card] * card.copies)
