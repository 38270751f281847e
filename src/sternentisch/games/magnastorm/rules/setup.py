"""Setup and start placement. Rules MS-S1 to MS-S17."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.magnastorm import events
from sternentisch.games.magnastorm.actions import (
    COLOURS,
    COLUMNS,
    RESEARCH,
    SECTORS,
    SPACES,
    STATIONS,
    TRACKS,
    TURTLES,
    UPPER,
)
from sternentisch.games.magnastorm.node import Pick
from sternentisch.games.magnastorm.perks import Perks
from sternentisch.games.magnastorm.plan import OVER, Step
from sternentisch.games.magnastorm.rules.cubes import gain
from sternentisch.games.magnastorm.rules.research import STEP_ASKS
from sternentisch.games.magnastorm.rules.turn import begin_pass
from sternentisch.games.magnastorm.state import (
    NO_FIELD,
    NOBODY,
    SOURCES,
    YELLOW,
    Player,
    State,
    Turn,
)

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Artifact, Commander, Contract, Rules
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.rng import Rng


def new_player(rules: Rules) -> Player:
    """Return a player before the first move. [MS-S9]"""
    return Player(
        cubes=[0] * COLOURS,
        prestige=0,
        sources=[0] * len(SOURCES),
        levels=[0] * TRACKS,
        followers=rules.box.followers,
        turtle_slots=(1 << TURTLES) - 1,
        station_slots=(1 << STATIONS) - 1,
        sectors=[0] * SECTORS,
        area=rules.side.start_areas[rules.start],
        field=NO_FIELD,  # [MS-AMB-3]
        commanders=(),
        perks=Perks(()),
        occupied_used=0,
    )


def lay_out(game: Game, options: dict[str, object], rules: Rules, seats: int, rng: Rng) -> State:
    """Return the empty boards of a game, nothing shuffled yet. [MS-S1, MS-S2]"""
    state = State(game, options, seats, rng)
    state.rules = rules
    state.round = 1
    state.weather = rules.weathers[0]
    state.track = list(range(seats))
    state.running = []
    state.position = 0
    state.active = 0
    state.upper = [0] * (COLUMNS * COLOURS)
    state.sizes = [0] * COLUMNS
    state.lower = [()] * SPACES
    state.free = rules.side.spaces[:]
    state.supply = [0] * COLOURS
    state.bag = [0] * (COLOURS + 1)
    state.holders = [NOBODY] * len(rules.box.field_ids)
    state.turtles = [0] * len(rules.box.field_ids)
    state.stations = [NOBODY] * len(rules.box.transmitter_ids)
    state.administrators = []
    state.researchers = []
    state.admin_control = [NOBODY] * COLUMNS
    state.research_control = [NOBODY] * TRACKS
    state.contracts = []
    state.fulfilled = [()] * (rules.box.research_contracts + rules.box.sector_contracts)
    state.start_tile = NOBODY
    state.ending = False
    state.collections = [[] for _ in range(seats)]
    state.drawn = [[] for _ in range(seats)]
    state.won = []
    state.players = [new_player(rules) for _ in range(seats)]
    state.turn = Turn()
    state.plan = OVER
    state.step = 0
    state.stack = []
    return state


def set_up(game: Game, options: dict[str, object], rules: Rules, seats: int, rng: Rng) -> State:
    """Deal a new game up to the start placement. [MS-S1 to MS-S10, MS-S14]"""
    state = lay_out(game, options, rules, seats, rng)
    reveal_commanders(state)
    reveal_contracts(state)
    fill_bag(state)
    for column in range(rules.side.columns):  # [MS-S4, MS-S5]
        state.upper[column * COLOURS + YELLOW] = rules.box.neutral_followers
        state.sizes[column] = rules.box.neutral_followers
    if rules.advanced:
        draw_artifacts(state)
        state.track = start_order(state)
    else:
        first = rng.below(seats)  # [MS-S10]
        state.track = [(first + seat) % seats for seat in range(seats)]
    return state


def reveal_commanders(state: State) -> None:
    """Draw a commander per research area in play and per column but the first. [MS-S3, MS-S4]"""
    research: list[Commander] = []
    others: list[Commander] = []
    for commander in state.rules.box.commanders:
        (research if commander.is_research else others).append(commander)
    state.rng.shuffle(research)
    state.rng.shuffle(others)
    state.researchers = research[: state.rules.side.tracks]
    state.administrators = others[: state.rules.side.columns - 1]


def reveal_contracts(state: State) -> None:
    """Draw the contracts of both kinds. [MS-S6]"""
    box = state.rules.box
    research: list[Contract] = []
    sector: list[Contract] = []
    for contract in box.contracts:
        (sector if contract.is_sector else research).append(contract)
    state.rng.shuffle(research)
    state.rng.shuffle(sector)
    state.contracts = research[: box.research_contracts] + sector[: box.sector_contracts]


def fill_bag(state: State) -> None:
    """Fill bag and supply, and hand out the first cubes. [MS-S8, MS-S9]"""
    box = state.rules.box
    for colour in (*range(state.seats), YELLOW):
        state.bag[colour] = box.bag_each
        state.supply[colour] = box.cubes - box.bag_each
    state.bag[COLOURS] = box.bag_black
    for seat in range(state.seats):
        state.gain_cubes(seat, seat, box.start_cubes)


def draw_artifacts(state: State) -> None:
    """Complete the collections and draw the cards that decide the start. [MS-S15, MS-AMB-39]"""
    box = state.rules.box
    owned: list[Artifact] = []
    for seat, collection in enumerate(state.rules.collections):
        if seat < state.seats:
            state.collections[seat] = [box.artifacts[index] for index in collection]
            owned.extend(state.collections[seat])
    rest = [card for card in box.artifacts if card not in owned]
    state.rng.shuffle(rest)
    for seat in range(state.seats):
        if not state.collections[seat]:
            state.collections[seat] = [rest.pop() for _ in range(box.setup_artifacts)]
        cards = state.collections[seat][:]
        state.rng.shuffle(cards)
        state.drawn[seat] = cards[: box.setup_artifacts]


def start_order(state: State) -> list[int]:
    """Order the seats by their drawn cards: by levels, then by the highest number. [MS-S15]"""

    def rank(seat: int) -> tuple[int, int]:
        cards = state.drawn[seat]
        return sum([card.level for card in cards]), max([card.index for card in cards])

    return sorted(range(state.seats), key=rank, reverse=True)


@final
class StartFollower(Pick):
    """Put a follower below the neutral ones, each player in another column. [MS-S11]"""

    __slots__ = ()

    kind = "start-follower"

    def first(self) -> int:
        return UPPER

    def size(self) -> int:
        return COLUMNS

    def refuse_item(self, state: State, item: int) -> str:
        if item >= state.rules.side.columns:
            return "MS-S1"
        base = item * COLOURS
        for seat in range(state.seats):
            if state.upper[base + seat]:
                return "MS-S11"
        return ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        column = action - UPPER
        state.players[self.seat].followers -= 1
        state.upper[column * COLOURS + self.seat] += 1
        state.sizes[column] += 1
        if state.listener is not None:
            state.tell(events.follower_deployed(self.seat, column))


@final
class StartResearch(Pick):
    """Raise one marker, each player in another area. [MS-S12]"""

    __slots__ = ()

    kind = "start-research"

    def first(self) -> int:
        return RESEARCH

    def size(self) -> int:
        return TRACKS

    def refuse_item(self, state: State, item: int) -> str:
        if item >= state.rules.side.tracks:
            return "MS-S1"
        for player in state.players:
            if player.levels[item]:
                return "MS-S12"
        return ""

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        area = action - RESEARCH
        level = state.rules.box.start_level
        state.players[self.seat].levels[area] = level
        if state.listener is not None:
            state.tell(events.level_raised(state, self.seat, area, level))


@final
class PlaceFollowers(Step):
    """Everybody places a follower, in turn order. [MS-S11]"""

    name = "followers"
    asks = "start-follower"

    def run(self, state: State) -> None:
        for seat in reversed(state.track):
            state.stack.append(StartFollower(seat))


@final
class RaiseMarkers(Step):
    """Everybody raises a marker, the last player first. [MS-S12]"""

    name = "research"
    asks = "start-research"

    def run(self, state: State) -> None:
        for seat in state.track:
            state.stack.append(StartResearch(seat))


@final
class PositionCubes(Step):
    """The players further back get a cube, unless artifact cards are used. [MS-S13, MS-S14]"""

    name = "position-cubes"

    def run(self, state: State) -> None:
        if not state.rules.advanced:
            for position, seat in enumerate(state.track):
                gain(state, seat, state.rules.box.start_bonus[position], 0)


@final
class ArtifactBonus(Step):
    """The bonus of one artifact card of the player at a position. [MS-S16, MS-S17, MS-AMB-29]"""

    __slots__ = ("card", "position")

    name = "artifact-bonus"
    asks = STEP_ASKS

    def __init__(self, position: int, card: int) -> None:
        self.position = position
        self.card = card

    def run(self, state: State) -> None:
        if state.rules.advanced and self.position < state.seats:
            seat = start_order(state)[self.position]
            artifact = state.drawn[seat][self.card]
            if state.listener is not None:
                state.tell(events.artifact_used(seat, artifact))
            artifact.bonus.grant(state, seat)


@final
class BeginPlay(Step):
    """The first round begins. [MS-T1]"""

    name = "begin"

    def run(self, state: State) -> None:
        if state.listener is not None:
            state.tell(events.round_started(state))
        begin_pass(state)
