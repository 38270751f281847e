"""The state of a game of Magnastorm: plain data, and the few moves every chapter shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import COLOURS, SPACE
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.perks import Perks
from sternentisch.games.magnastorm.plan import OVER, SETUP, Plan
from sternentisch.kernel.event import Event
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.board import Weather
    from sternentisch.games.magnastorm.components import Artifact, Commander, Contract, Rules

YELLOW: Final = 4
BLACK: Final = 5
NOBODY: Final = -1
NO_FIELD: Final = -1

# Where prestige comes from, as the breakdown of the outcome lists it.
CONTRACTS: Final = 0
COMMANDERS: Final = 1
LOST: Final = 2
ABILITIES: Final = 3
STATIONS: Final = 4
MAJORITIES: Final = 5
ARTIFACTS: Final = 6
SOURCES: Final = (
    "contracts",
    "commanders",
    "lost",
    "abilities",
    "stations",
    "majorities",
    "artifacts",
)


@final
class Player:
    """What belongs to a player. `turtle_slots` and `station_slots` have a bit per filled slot."""

    __slots__ = (
        "area",
        "commanders",
        "cubes",
        "field",
        "followers",
        "levels",
        "occupied_used",
        "perks",
        "prestige",
        "sectors",
        "sources",
        "station_slots",
        "turtle_slots",
    )

    def __init__(
        self,
        cubes: list[int],
        prestige: int,
        sources: list[int],
        levels: list[int],
        followers: int,
        turtle_slots: int,
        station_slots: int,
        sectors: list[int],
        area: int,
        field: int,
        commanders: tuple[Commander, ...],
        perks: Perks,
        occupied_used: int,
    ) -> None:
        self.cubes = cubes  # by colour: the four players, yellow
        self.prestige = prestige
        self.sources = sources
        self.levels = levels  # by research area
        self.followers = followers  # on the player board
        self.turtle_slots = turtle_slots
        self.station_slots = station_slots
        self.sectors = sectors  # turtles on the map by sector
        self.area = area  # of the scout
        self.field = field
        self.commanders = commanders  # ascending by number
        self.perks = perks
        self.occupied_used = occupied_used  # occupied spaces used this round [MS-T8]

    def clone(self) -> Player:
        """Return a copy that can change on its own; what never changes is shared."""
        return Player(
            self.cubes[:],
            self.prestige,
            self.sources[:],
            self.levels[:],
            self.followers,
            self.turtle_slots,
            self.station_slots,
            self.sectors[:],
            self.area,
            self.field,
            self.commanders,
            self.perks,
            self.occupied_used,
        )


@final
class Turn:
    """What the active player has done this turn; gone at its end."""

    __slots__ = ("column", "fulfilled", "space", "turtles", "waived")

    def __init__(self) -> None:
        self.column: int = -1  # being taken over
        self.space: int = -1  # where the follower was placed
        self.turtles: int = 0  # placed by this movement [MS-L4]
        self.waived: int = 0  # costs of the player board ignored
        self.fulfilled: bool = False  # a contract was completed

    def clone(self) -> Turn:
        """Return a copy that can change on its own."""
        turn = Turn()
        turn.column = self.column
        turn.space = self.space
        turn.turtles = self.turtles
        turn.waived = self.waived
        turn.fulfilled = self.fulfilled
        return turn


@final
class State(KernelState):
    """One position of Magnastorm. Setup, `clone` and loading fill every field.

    The plan says what happens next, as soon as no decision is open on the stack.
    """

    rules: Rules
    round: int
    weather: Weather  # of this round
    track: list[int]  # seats in turn order
    running: list[int]  # the turn order when this pass began; replaced, never changed [MS-T2]
    position: int  # in the running pass
    active: int  # the seat whose turn it is
    upper: list[int]  # followers by 5 * column + colour
    sizes: list[int]  # followers by column of the upper panel
    lower: list[tuple[int, ...]]  # colours of the followers by space
    free: list[int]  # SPACE + space of every empty space of the lower panel, ascending
    supply: list[int]  # cubes by colour
    bag: list[int]  # cubes by colour, black included
    holders: list[int]  # of turtles by field, or NOBODY
    turtles: list[int]  # by field
    stations: list[int]  # owner by transmitter space, or NOBODY
    administrators: list[Commander]  # by column - 1
    researchers: list[Commander]  # by research area
    admin_control: list[int]  # by column; nobody controls column 0
    research_control: list[int]  # by research area
    contracts: list[Contract]  # by bay
    fulfilled: list[tuple[int, ...]]  # by bay: who completed it, in order
    start_tile: int  # who holds the start player tile, or NOBODY
    ending: bool  # somebody has reached the target [MS-E1]
    collections: list[list[Artifact]]  # artifact cards by owner
    drawn: list[list[Artifact]]  # those that decided the start, by owner
    won: list[Artifact | None]  # those won at the end, by seat
    players: list[Player]
    turn: Turn
    plan: Plan
    step: int  # the number of steps of the plan begun
    stack: list[Node]

    def clone(self) -> State:
        state = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(state)
        state.rules = self.rules
        state.round = self.round
        state.weather = self.weather
        state.track = self.track[:]
        state.running = self.running
        state.position = self.position
        state.active = self.active
        state.upper = self.upper[:]
        state.sizes = self.sizes[:]
        state.lower = self.lower[:]
        state.free = self.free[:]
        state.supply = self.supply[:]
        state.bag = self.bag[:]
        state.holders = self.holders[:]
        state.turtles = self.turtles[:]
        state.stations = self.stations[:]
        state.administrators = self.administrators
        state.researchers = self.researchers
        state.admin_control = self.admin_control[:]
        state.research_control = self.research_control[:]
        state.contracts = self.contracts
        state.fulfilled = self.fulfilled[:]
        state.start_tile = self.start_tile
        state.ending = self.ending
        state.collections = self.collections
        state.drawn = self.drawn
        state.won = self.won
        state.players = [player.clone() for player in self.players]
        state.turn = self.turn.clone()
        state.plan = self.plan
        state.step = self.step
        state.stack = self.stack[:]
        return state

    # --- the kernel's questions -----------------------------------------------------------

    def begin(self) -> None:
        if self.listener is not None:
            self.tell(events.game_started(self))
        self.follow(SETUP)
        self.proceed()

    def decision(self) -> Node:
        if not self.stack:
            raise self.nothing_asked()
        return self.stack[-1]

    def find_offers(self) -> list[int]:
        if not self.stack:
            return []
        return self.stack[-1].legal(self)

    def refuse(self, action: int) -> str:
        return self.stack[-1].refuse(self, action)

    def carry_out(self, action: int) -> None:
        self.stack[-1].apply(self, action)
        if not self.stack:
            self.proceed()

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden: cubes are drawn from the bag only when they are needed."""

    def outcome(self) -> Outcome:
        from sternentisch.games.magnastorm.rules.ending import final_outcome

        return final_outcome(self)

    def write(self) -> dict[str, object]:
        from sternentisch.games.magnastorm.position import write_state

        return write_state(self)

    def pieces(self) -> list[str]:
        from sternentisch.games.magnastorm.position import list_pieces

        return list_pieces(self)

    # --- plans ----------------------------------------------------------------------------

    def follow(self, plan: Plan) -> None:
        """Go on with the first step of a plan, as soon as no decision is open."""
        self.plan = plan
        self.step = 0

    def proceed(self) -> None:
        """Carry out steps until somebody is asked or the game is over."""
        while not self.stack and self.plan is not OVER:
            plan = self.plan
            if self.step < len(plan.steps):
                self.step += 1
                plan.steps[self.step - 1].run(self)
            else:
                assert plan.then is not None
                self.follow(plan.then)

    # --- what every chapter uses ----------------------------------------------------------

    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def colour(self, seat: int, relative: int) -> int:
        """Return the colour that a chooser's action names; -1 if nobody plays it."""
        if relative >= self.seats:
            return YELLOW if relative == YELLOW else -1
        colour = seat + relative
        return colour if colour < self.seats else colour - self.seats

    def gain_cubes(self, seat: int, colour: int, count: int) -> int:
        """Give a player cubes of the supply, as many as there are. [MS-Q1, MS-Q4, MS-AMB-18]"""
        left = self.supply[colour]
        if count > left:
            count = left
        self.supply[colour] = left - count
        self.players[seat].cubes[colour] += count
        return count

    def pay_cubes(self, seat: int, colour: int, count: int) -> None:
        """Move cubes from a player to the supply, and tell it. [MS-Q1]"""
        self.players[seat].cubes[colour] -= count
        self.supply[colour] += count
        if self.listener is not None and count:
            self.tell(events.cubes_paid(self, seat, colour, count))

    def score(self, seat: int, points: int, source: int) -> None:
        """Give or take prestige; who reaches the target triggers the end for good. [MS-E1]"""
        player = self.players[seat]
        player.prestige += points
        player.sources[source] += points
        if self.listener is not None and points:
            self.tell(events.prestige_changed(self, seat, points, SOURCES[source]))
        if not self.ending and player.prestige >= self.rules.target:
            self.ending = True
            if self.listener is not None:
                self.tell(events.end_triggered(self, seat))

    def remove_follower(self, column: int, colour: int) -> None:
        """Take a follower off the upper panel."""
        self.upper[column * COLOURS + colour] -= 1
        self.sizes[column] -= 1

    def put_follower(self, space: int, colour: int) -> None:
        """Put a follower on a space of the lower panel, free or not."""
        there = self.lower[space]
        if there:
            self.lower[space] = (*there, colour)
            return
        self.lower[space] = (colour,)
        free = self.free
        for place in range(len(free)):
            if free[place] == SPACE + space:
                free.pop(place)
                return

    def add_commander(self, seat: int, commander: Commander) -> None:
        """Hand a commander's card to a player. [MS-K6]"""
        player = self.players[seat]
        cards = [*player.commanders, commander]
        cards.sort(key=number_of)
        player.commanders = tuple(cards)
        player.perks = Perks(player.commanders)

    def drop_commander(self, seat: int, commander: Commander) -> None:
        """Take a commander's card from a player. [MS-K5]"""
        player = self.players[seat]
        player.commanders = tuple([card for card in player.commanders if card is not commander])
        player.perks = Perks(player.commanders)

    def tell(self, event: Event) -> None:
        """Pass an event on; called only while somebody listens."""
        if self.listener is not None:
            self.listener.hear(event)


def number_of(commander: Commander) -> int:
    """Return the number of a commander, by which the cards of a player are sorted."""
    return commander.number
