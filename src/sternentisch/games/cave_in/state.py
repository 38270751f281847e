"""The state of a game of Cave-In: plain data, and the few moves every chapter shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.components import without
from sternentisch.games.cave_in.guess import redeal
from sternentisch.games.cave_in.node import Node
from sternentisch.games.cave_in.perks import Perks
from sternentisch.kernel.event import Event
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, ArtifactCard, Card, Crystal, Rules

SUPPLY: Final = -1  # a totem of a faction in play that nobody holds
BOX: Final = -2  # a totem of a wild faction: never used [CI-S6]


@final
class Player:
    """The zones of a player. [CI-G1]

    What the others cannot know of them: `secrets` are the hand cards nobody else has seen,
    `buried` the cards subjugated face down from the hand. `veiled` lists cards that the others
    know to be somewhere among these two, without knowing where.
    """

    __slots__ = (
        "artifacts",
        "base",
        "buried",
        "crystals",
        "hand",
        "perks",
        "secrets",
        "subjugated",
        "veiled",
    )

    def __init__(
        self,
        hand: list[Card],
        base: list[Card],
        crystals: tuple[Crystal, ...],
        artifacts: tuple[Artifact, ...],
        perks: Perks,
        subjugated: tuple[Card, ...],
        buried: tuple[Card, ...],
        secrets: tuple[Card, ...],
        veiled: tuple[Card, ...],
    ) -> None:
        self.hand = hand  # ascending by index
        self.base = base  # bottom to top; the last one is the leader [CI-G2]
        self.crystals = crystals
        self.artifacts = artifacts  # ascending by index
        self.perks = perks
        self.subjugated = subjugated
        self.buried = buried
        self.secrets = secrets
        self.veiled = veiled

    def clone(self) -> Player:
        """Return a copy with a hand and a base of its own; the other zones are tuples."""
        return Player(
            self.hand[:],
            self.base[:],
            self.crystals,
            self.artifacts,
            self.perks,
            self.subjugated,
            self.buried,
            self.secrets,
            self.veiled,
        )

    def gain(self, card: Card) -> None:
        """Take a card into hand, where all can see which one it is."""
        hand = self.hand
        place = len(hand)
        while place > 0 and hand[place - 1].index > card.index:
            place -= 1
        hand.insert(place, card)

    def lose(self, card: Card) -> None:
        """Let a card leave the hand openly.

        If others have seen a copy in this hand, this counts as that copy: what they cannot know
        of the rest stays the same either way.
        """
        if self.secrets and self.hand.count(card) == self.secrets.count(card):
            self.secrets = without(self.secrets, card)
            if card in self.veiled:
                self.veiled = without(self.veiled, card)
        self.hand.remove(card)


def new_player() -> Player:
    """Return a player with nothing. [CI-S10]"""
    return Player([], [], (), (), Perks(()), (), (), (), ())


@final
class Mark:
    """A crystal in the mine that has another colour and a lower cost this turn. [CI-K-P2]"""

    __slots__ = ("colour", "discount", "place")

    def __init__(self, place: int, colour: int, discount: int) -> None:
        self.place = place
        self.colour = colour
        self.discount = discount


@final
class Turn:
    """What the active player has done and is entitled to this turn; gone at its end. [CI-C3]"""

    __slots__ = (
        "artifact_discount",
        "bonus_costs",
        "doubled",
        "extra_mining",
        "factor",
        "first",
        "limited_mining",
        "marks",
        "mining_discount",
        "raided",
        "recruit_reduction",
        "repeat",
        "taken",
        "used",
    )

    def __init__(self) -> None:
        self.taken: int = 0  # regular actions taken
        self.first: int = -1  # the kind of the first one
        self.raided: bool = False
        self.repeat: bool = False  # regular actions may be alike [CI-T7]
        self.extra_mining: int = 0
        self.limited_mining: tuple[int, ...] = ()  # extra actions for one printed cost each
        self.mining_discount: int = 0
        self.artifact_discount: int = 0
        self.recruit_reduction: int = 0
        self.doubled: int = -1  # the faction whose cards count `factor` times their level
        self.factor: int = 1
        self.bonus_costs: tuple[int, ...] = ()  # mining one of these costs gives a crystal more
        self.marks: tuple[Mark, ...] = ()
        self.used: tuple[int, ...] = ()  # start artifacts activated

    def clone(self) -> Turn:
        """Return a copy that changes by itself."""
        turn = Turn()
        turn.taken = self.taken
        turn.first = self.first
        turn.raided = self.raided
        turn.repeat = self.repeat
        turn.extra_mining = self.extra_mining
        turn.limited_mining = self.limited_mining
        turn.mining_discount = self.mining_discount
        turn.artifact_discount = self.artifact_discount
        turn.recruit_reduction = self.recruit_reduction
        turn.doubled = self.doubled
        turn.factor = self.factor
        turn.bonus_costs = self.bonus_costs
        turn.marks = self.marks
        turn.used = self.used
        return turn

    def granted(self) -> tuple[object, ...]:
        """Return what skills and artifacts have granted without asking. [CI-T4, CI-T5]"""
        return (
            self.repeat,
            self.extra_mining,
            self.limited_mining,
            self.mining_discount,
            self.artifact_discount,
            self.recruit_reduction,
            self.doubled,
            self.factor,
            self.bonus_costs,
        )


@final
class State(KernelState):
    """One position of Cave-In.

    Stacks are lists never changed in place, with a counter of what is left: the next piece is
    `stack[left - 1]`. Clones share them. Setup, `clone` and loading fill every field.
    """

    rules: Rules
    wild: list[bool]  # by colour
    players: list[Player]
    active: int
    start_player: int
    turns: int  # turns completed
    track: int
    mine: list[Crystal | None]
    docks: list[Card | None]
    crystal_stacks: list[list[Crystal]]
    crystals_left: list[int]
    card_stacks: list[list[Card]]
    cards_left: list[int]
    artifact_stacks: list[list[ArtifactCard]]
    artifacts_left: list[int]
    totems: list[int]  # holder by colour, or SUPPLY, or BOX
    removed: tuple[Card, ...]
    played: list[Card]  # the play area, bottom to top [CI-T11, CI-T12]
    turn: Turn
    stack: list[Node]

    def clone(self) -> State:
        state = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(state)
        state.rules = self.rules
        state.wild = self.wild
        state.players = [player.clone() for player in self.players]
        state.active = self.active
        state.start_player = self.start_player
        state.turns = self.turns
        state.track = self.track
        state.mine = self.mine[:]
        state.docks = self.docks[:]
        state.crystal_stacks = self.crystal_stacks
        state.crystals_left = self.crystals_left[:]
        state.card_stacks = self.card_stacks
        state.cards_left = self.cards_left[:]
        state.artifact_stacks = self.artifact_stacks
        state.artifacts_left = self.artifacts_left[:]
        state.totems = self.totems[:]
        state.removed = self.removed
        state.played = self.played[:]
        state.turn = self.turn.clone()
        state.stack = self.stack[:]
        return state

    # --- the kernel's questions -----------------------------------------------------------

    def begin(self) -> None:
        from sternentisch.games.cave_in.rules.turn import begin_turn

        begin_turn(self)

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

    def is_plausible(self) -> bool:
        return self.stack[-1].is_answerable(self)

    def outcome(self) -> Outcome:
        from sternentisch.games.cave_in.scoring import final_outcome

        return final_outcome(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def write(self) -> dict[str, object]:
        from sternentisch.games.cave_in.position import write_state

        return write_state(self)

    def pieces(self) -> list[str]:
        from sternentisch.games.cave_in.position import list_pieces

        return list_pieces(self)

    # --- what every chapter uses ----------------------------------------------------------

    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def seat_at(self, clockwise: int) -> int:
        """Return the seat so many places clockwise from the active player."""
        return (self.active + clockwise) % self.seats

    def has_room(self) -> bool:
        """Whether the active player may take a card into hand. [CI-G4, CI-AMB-15]"""
        return len(self.me().hand) < self.rules.box.hand_limit

    def draw_crystal(self, row: int) -> Crystal:
        """Draw the next crystal of a stack that is not empty."""
        self.crystals_left[row] -= 1
        return self.crystal_stacks[row][self.crystals_left[row]]

    def draw_card(self, row: int) -> Card:
        """Draw the next mercenary of a stack that is not empty."""
        self.cards_left[row] -= 1
        return self.card_stacks[row][self.cards_left[row]]

    def top_artifact(self, stack: int) -> ArtifactCard | None:
        """Return the visible card of an artifact stack. [CI-S8]"""
        left = self.artifacts_left[stack]
        return self.artifact_stacks[stack][left - 1] if left else None

    def colour_of(self, place: int, crystal: Crystal) -> int:
        """Return the current colour of the crystal at a place: the last mark holds. [CI-K-P2]"""
        colour = crystal.colour
        for mark in self.turn.marks:
            if mark.place == place:
                colour = mark.colour
        return colour

    def levels(self, card: Card) -> int:
        """Return what a card counts when played to mine or collect. [CI-K-G2]"""
        if card.faction == self.turn.doubled:
            return card.level * self.turn.factor
        return card.level

    def play_card(self, card: Card) -> None:
        """Put a card from hand on top of the play area; this uses no skill. [CI-T11, CI-K3]"""
        self.me().lose(card)
        self.played.append(card.printed)
        if self.listener is not None:
            self.tell(events.card_played(self, card))

    def take_crystal(self, place: int) -> Crystal:
        """Move a crystal from the mine to the active player's collection. [CI-M7, CI-G10]"""
        crystal = self.mine[place]
        assert crystal is not None
        self.mine[place] = None
        me = self.me()
        me.crystals = (*me.crystals, crystal)
        if self.turn.marks:
            self.turn.marks = tuple([m for m in self.turn.marks if m.place != place])
        return crystal

    def advance_track(self) -> None:
        """Move the cave-in token one step. [CI-M8]"""
        self.track += 1
        if self.listener is not None:
            self.tell(events.cave_in(self))

    def is_collapsing(self) -> bool:
        """Whether the end of the game has been triggered. [CI-E1, CI-E3, CI-AMB-28]"""
        return self.track >= self.rules.box.thresholds[self.seats]

    def tell(self, event: Event) -> None:
        """Pass an event on; called only while somebody listens."""
        if self.listener is not None:
            self.listener.hear(event)
