"""The state of a game of Cryo: plain data, and the few moves every chapter shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import CHAMBERS, SALVAGES
from sternentisch.games.cryo.guess import redeal
from sternentisch.games.cryo.node import Task
from sternentisch.games.cryo.perks import Perks
from sternentisch.kernel.event import Event
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE, REVEAL
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box, Card, CaveTile, Incident, Tile

SEATS: Final = 4
NOBODY: Final = -1
NO_SPACE: Final = -1


@final
class Player:
    """What belongs to a player. [CR-K1, CR-K5, CR-K6]"""

    __slots__ = (
        "destroyed",
        "hand",
        "home",
        "incidents",
        "missions",
        "out",
        "perks",
        "pool",
        "room",
        "size",
        "slots",
        "tracks",
        "upgrades",
        "vehicles",
    )

    def __init__(
        self,
        tracks: list[int],
        pool: int,
        destroyed: int,
        room: int,
        home: int,
        out: tuple[int, ...],
        hand: list[int],
        size: int,
        upgrades: tuple[Card, ...],
        missions: tuple[Card, ...],
        vehicles: tuple[Card, ...],
        slots: list[Tile | None],
        incidents: tuple[Incident, ...],
        perks: Perks,
    ) -> None:
        self.tracks = tracks
        self.pool = pool  # pods on the platform and the vehicles
        self.destroyed = destroyed  # pods
        self.room = room  # for pods in the pool
        self.home = home  # a bit for each platform dock with a drone
        self.out = out  # docks of the other drones, in the order of placing
        self.hand = hand  # cards by kind
        self.size = size  # of the hand
        self.upgrades = upgrades
        self.missions = missions
        self.vehicles = vehicles
        self.slots = slots
        self.incidents = incidents  # tiles collected
        self.perks = perks

    def clone(self) -> Player:
        """Return a copy that can change on its own; what never changes is shared."""
        return Player(
            self.tracks[:],
            self.pool,
            self.destroyed,
            self.room,
            self.home,
            self.out,
            self.hand[:],
            self.size,
            self.upgrades,
            self.missions,
            self.vehicles,
            self.slots[:],
            self.incidents,
            self.perks,
        )


@final
class State(KernelState):
    """One position of Cryo. Setup, `clone` and loading fill every field.

    Piles are lists that are never changed, their top card last, and a counter of what is left of
    them. What is still to be done lies on the stack of tasks.
    """

    box: Box
    players: list[Player]
    active: int
    turns: int  # begun, of all players
    scrapped: bool  # the turn's scrap is used [CR-T6]
    sunset: bool  # Sunset was resolved [CR-R6]
    ended: str  # why the game has ended, or ""
    chambers: list[int]  # pods by 4 * chamber + seat
    sabotage: list[tuple[Incident, ...]]  # by section: tiles on its chambers, from the first on
    stacks: list[list[Tile]]  # by resource space
    heights: list[int]  # tiles left of each stack
    covered: int  # the space whose next tile is not yet turned up, or NO_SPACE [CR-D2]
    unused_tiles: list[Tile]
    damaged: list[bool]  # by dock
    docked: list[int]  # by dock: whose drone is there, or NOBODY; not kept for the Launch dock
    salvage: list[int]  # by space: whose pod is there, or NOBODY
    caves: list[CaveTile | None]  # by cave
    face_up: list[bool]
    cave_pods: list[int]  # by 4 * cave + seat
    unused_caves: list[CaveTile]
    incidents: list[Incident | None]  # open ones by section
    queue: list[Incident]  # the incident track, the next one last
    queued: int
    unused_incidents: list[Incident]
    deck: list[Card]
    decked: int
    discard: list[int]  # cards by kind
    dropped: list[tuple[Card, ...]]  # by seat: cards given up in the setup, still secret [CR-S11]
    stack: list[Task]

    def clone(self) -> State:
        state = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(state)
        state.box = self.box
        state.players = [player.clone() for player in self.players]
        state.active = self.active
        state.turns = self.turns
        state.scrapped = self.scrapped
        state.sunset = self.sunset
        state.ended = self.ended
        state.chambers = self.chambers[:]
        state.sabotage = self.sabotage[:]
        state.stacks = self.stacks
        state.heights = self.heights[:]
        state.covered = self.covered
        state.unused_tiles = self.unused_tiles
        state.damaged = self.damaged
        state.docked = self.docked[:]
        state.salvage = self.salvage[:]
        state.caves = self.caves
        state.face_up = self.face_up[:]
        state.cave_pods = self.cave_pods[:]
        state.unused_caves = self.unused_caves
        state.incidents = self.incidents[:]
        state.queue = self.queue
        state.queued = self.queued
        state.unused_incidents = self.unused_incidents
        state.deck = self.deck
        state.decked = self.decked
        state.discard = self.discard[:]
        state.dropped = self.dropped[:]
        state.stack = self.stack[:]
        return state

    # --- the kernel's questions -----------------------------------------------------------

    def begin(self) -> None:
        from sternentisch.games.cryo.rules.setup import begin_game

        begin_game(self)
        self.proceed()

    def decision(self) -> Task:
        if not self.stack:
            raise self.nothing_asked()
        return self.stack[-1]

    def find_offers(self) -> list[int]:
        return self.stack[-1].legal(self) if self.stack else []

    def refuse(self, action: int) -> str:
        return self.stack[-1].refuse(self, action)

    def carry_out(self, action: int) -> None:
        self.stack[-1].apply(self, action)
        self.proceed()

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def outcome(self) -> Outcome:
        from sternentisch.games.cryo.rules.ending import final_outcome

        return final_outcome(self)

    def write(self) -> dict[str, object]:
        from sternentisch.games.cryo.position import write_state

        return write_state(self)

    def pieces(self) -> list[str]:
        from sternentisch.games.cryo.position import list_pieces

        return list_pieces(self)

    # --- tasks ----------------------------------------------------------------------------

    def proceed(self) -> None:
        """Do what is to be done until somebody is asked or the game is over."""
        stack = self.stack
        while stack:
            task = stack[-1]
            if task.is_question():
                return
            stack.pop()
            task.run(self)

    # --- what every chapter uses ----------------------------------------------------------

    def top_tile(self, space: int) -> Tile | None:
        """Return the face-up tile of a resource space. [CR-S7]"""
        height = self.heights[space]
        return self.stacks[space][height - 1] if height and self.covered != space else None

    def gain(self, seat: int, gain: list[int]) -> None:
        """Give a player units by track; what passes its end is lost. [CR-K2]"""
        tracks = self.players[seat].tracks
        maximum = self.box.maximum
        lost = full = 0
        for track in range(len(gain)):
            if gain[track]:
                units = tracks[track] + gain[track]
                if units > maximum[track]:
                    lost += units - maximum[track]
                    full |= 1 << track
                    units = maximum[track]
                tracks[track] = units
        if self.listener is not None:
            self.tell(events.gained(seat, gain, lost, full))

    def can_draw(self) -> bool:
        """Whether a card can be drawn. [CR-C2]"""
        if self.decked:
            return True
        for count in self.discard:
            if count:
                return True
        return False

    def draw_card(self, seat: int) -> bool:
        """Draw a card, after shuffling the discard if need be. [CR-C2, CR-M8, CR-AMB-11]"""
        if not self.decked:
            cards: list[Card] = []
            for card in self.box.cards:
                for _ in range(self.discard[card.index]):
                    cards.append(card)
            if not cards:
                return False
            self.rng.shuffle(cards)
            self.deck = cards
            self.decked = len(cards)
            self.discard = [0] * len(self.discard)
            self.barrier |= CHANCE
            if self.listener is not None:
                self.tell(events.deck_shuffled())
        self.barrier |= REVEAL
        self.decked -= 1
        card = self.deck[self.decked]
        self.add_card(seat, card)
        if self.listener is not None:
            self.tell(events.card_drawn(seat, card))
        return True

    def add_card(self, seat: int, card: Card) -> None:
        """Put a card into a hand."""
        player = self.players[seat]
        player.hand[card.index] += 1
        player.size += 1

    def drop_card(self, seat: int, card: Card) -> None:
        """Take a card out of a hand."""
        player = self.players[seat]
        player.hand[card.index] -= 1
        player.size -= 1

    def update_room(self, seat: int) -> None:
        """Count anew how many pods the platform and the vehicles hold. [CR-K6, CR-C17]"""
        player = self.players[seat]
        room = self.box.platform_room
        for card in player.vehicles:
            room += card.room + player.perks.vehicle_room
        player.room = room

    def has_free_pods(self, seat: int) -> bool:
        """Whether a player has pods outside the caves and the destroyed pile. [CR-E1]"""
        if self.players[seat].pool:
            return True
        for chamber in range(CHAMBERS):
            if self.chambers[chamber * SEATS + seat]:
                return True
        for space in range(SALVAGES):
            if self.salvage[space] == seat:
                return True
        return False

    def tell(self, event: Event) -> None:
        """Pass an event on; called only while somebody listens."""
        if self.listener is not None:
            self.listener.hear(event)
