"""Setup. Rules CR-S1 to CR-S12."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import CARDS, CAVES, DOCKS, SALVAGES, SETUP_DISCARD, SLOTS
from sternentisch.games.cryo.components import EARLY, LATE
from sternentisch.games.cryo.node import Question, Task
from sternentisch.games.cryo.perks import NO_PERKS
from sternentisch.games.cryo.rules.cards import list_hand, refuse_hand
from sternentisch.games.cryo.rules.turn import begin_turn
from sternentisch.games.cryo.state import NO_SPACE, NOBODY, SEATS, Player, State
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box, Card, CaveTile, Incident, Tile
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.rng import Rng


def new_player(box: Box, seat: int) -> Player:
    """Return a player with drones and start values. [CR-S3, CR-S4, CR-S5]"""
    tracks = [box.start[track] + box.bonus[seat][track] for track in range(len(box.start))]
    return Player(
        tracks=[min(tracks[track], box.maximum[track]) for track in range(len(tracks))],
        pool=0,
        destroyed=0,
        room=box.platform_room,
        home=box.start_docks,
        out=(),
        hand=[0] * CARDS,
        size=0,
        upgrades=(),
        missions=(),
        vehicles=(),
        slots=[None] * SLOTS,
        incidents=(),
        perks=NO_PERKS,
    )


def set_up(game: Game, options: dict[str, object], seats: int, rng: Rng, box: Box) -> State:
    """Lay out the table; the cards are dealt at the end. [CR-S1, CR-S2, CR-S12]"""
    state = State(game, options, seats, rng)
    state.box = box
    state.players = [new_player(box, seat) for seat in range(seats)]
    state.active = 0
    state.turns = 0
    state.scrapped = False
    state.sunset = False
    state.ended = ""
    state.chambers = [
        chamber.pods if seat < seats else 0 for chamber in box.chambers for seat in range(SEATS)
    ]
    state.sabotage = [() for _ in box.sections]
    lay_tiles(state)
    damage_docks(state)
    lay_caves(state)
    lay_incidents(state)
    state.docked = [NOBODY] * DOCKS
    state.salvage = [NOBODY] * SALVAGES
    deal_cards(state)
    state.stack = []
    return state


def lay_tiles(state: State) -> None:
    """Stack a tile per player on each resource space, by colour. [CR-S7]"""
    box, rng = state.box, state.rng
    piles: list[list[Tile]] = [[], [], []]
    for tile in box.tiles:
        piles[tile.colour].extend([tile] * tile.copies)
    for pile in piles:
        rng.shuffle(pile)
    state.stacks = []
    for space in box.spaces:
        state.stacks.append([piles[space.colour].pop() for _ in range(state.seats)])
    state.heights = [state.seats] * len(box.spaces)
    state.covered = NO_SPACE
    state.unused_tiles = piles[0] + piles[1] + piles[2]


def damage_docks(state: State) -> None:
    """Damage the docks whose symbols are drawn. [CR-S8]"""
    marked = [dock.index for dock in state.box.docks if dock.symbol]
    state.rng.shuffle(marked)
    state.damaged = [False] * DOCKS
    for dock in marked[: state.box.damage[state.seats]]:
        state.damaged[dock] = True


def lay_caves(state: State) -> None:
    """Put a tile of its size on every cave space in use. [CR-S9, CR-AMB-27]"""
    small = [tile for tile in state.box.cave_tiles if not tile.is_large]
    large = [tile for tile in state.box.cave_tiles if tile.is_large]
    state.rng.shuffle(small)
    state.rng.shuffle(large)
    state.caves = []
    state.face_up = []
    for cave in state.box.caves:
        tile: CaveTile | None = None
        if cave.min_players <= state.seats:
            tile = large.pop() if cave.is_large else small.pop()
        state.caves.append(tile)
        state.face_up.append(tile is not None and cave.is_open)
    state.cave_pods = [0] * (CAVES * SEATS)
    state.unused_caves = small + large


def lay_incidents(state: State) -> None:
    """Open an early tile in each section; fill the track, Sunset last. [CR-S10, CR-R7]"""
    box, seats = state.box, state.seats
    early: list[Incident] = []
    late: list[Incident] = []
    last: list[Incident] = []
    for incident in box.incidents:
        pile = early if incident.pile == EARLY else late if incident.pile == LATE else last
        pile.extend([incident] * incident.copies)
    state.rng.shuffle(early)
    state.rng.shuffle(late)
    state.incidents = [early.pop() for _ in box.sections]
    first = [early.pop() for _ in range(box.early_stacks * seats)]
    then = [late.pop() for _ in range(box.late_stacks * seats)]
    state.queue = last + then[::-1] + first[::-1]
    state.queued = len(state.queue)
    state.unused_incidents = early + late


def deal_cards(state: State) -> None:
    """Shuffle the cards and deal them. [CR-S11]"""
    deck: list[Card] = []
    for card in state.box.cards:
        deck.extend([card] * card.copies)
    state.rng.shuffle(deck)
    state.deck = deck
    state.decked = len(deck)
    state.discard = [0] * CARDS
    state.dropped = [() for _ in range(state.seats)]
    for seat in range(state.seats):
        for _ in range(state.box.cards_dealt):
            state.decked -= 1
            state.add_card(seat, deck[state.decked])


def begin_game(state: State) -> None:
    """Let everybody choose the cards to keep; then the first turn begins. [CR-S11]"""
    if state.listener is not None:
        state.tell(events.game_started(state))
    state.stack.append(FirstTurn(-1))
    for seat in reversed(range(state.seats)):
        state.stack.append(SetupDiscard(seat))


@final
class SetupDiscard(Question):
    """Give up cards of the first hand, secretly for now. [CR-S11]"""

    __slots__ = ()

    kind = "setup-discard"

    def legal(self, state: State) -> list[int]:
        return list_hand(state, self.seat, SETUP_DISCARD)

    def refuse(self, state: State, action: int) -> str:
        return refuse_hand(state, self.seat, action - SETUP_DISCARD, "CR-S11")

    def apply(self, state: State, action: int) -> None:
        card = state.box.cards[action - SETUP_DISCARD]
        state.drop_card(self.seat, card)
        state.dropped[self.seat] = (*state.dropped[self.seat], card)
        if state.listener is not None:
            state.tell(events.card_put_aside(self.seat, card))
        if state.players[self.seat].size <= state.box.cards_kept:
            state.stack.pop()


@final
class FirstTurn(Task):
    """Everybody has chosen: the discards are shown, the first turn begins. [CR-S11, CR-T1]"""

    __slots__ = ()

    kind = "first-turn"

    def run(self, state: State) -> None:
        for cards in state.dropped:
            for card in cards:
                state.discard[card.index] += 1
        if state.listener is not None:
            state.tell(events.discards_shown(state))
        state.dropped = [() for _ in range(state.seats)]
        state.barrier |= REVEAL
        begin_turn(state, 0)
