"""The state of a game of Astro Knights: plain data, and the few moves every chapter shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.components import TECH
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY, Context
from sternentisch.games.astro_knights.guess import redeal
from sternentisch.games.astro_knights.task import Task
from sternentisch.kernel.event import Event
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE, REVEAL
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import (
        BossCard,
        Card,
        Knight,
        OrderCard,
        Rules,
        Tile,
    )

ON_BOSS: Final = 0
ON_FOES: Final = 1


@final
class Player:
    """A seat with its knight; one person may hold several seats. [AK-V2]

    Decks and discards have their top card last; a bare "deck" is a knight's. [AK-P33, AK-G2]
    """

    __slots__ = (
        "area",
        "damage",
        "deck",
        "discard",
        "exhausted",
        "hand",
        "knight",
        "life",
        "power",
        "slots",
        "weapons",
    )

    def __init__(
        self,
        knight: Knight,
        life: int,
        power: int,
        slots: int,
        exhausted: bool,
        hand: list[Card],
        deck: list[Card],
        discard: list[Card],
        area: list[Card],
        weapons: list[Card],
        damage: list[int],
    ) -> None:
        self.knight = knight
        self.life = life
        self.power = power
        self.slots = slots
        self.exhausted = exhausted
        self.hand = hand  # ascending by index
        self.deck = deck
        self.discard = discard
        self.area = area
        self.weapons = weapons
        self.damage = damage  # dealt to the boss and to foes

    def clone(self) -> Player:
        """Return a copy with zones of its own; the knight and the cards are shared."""
        return Player(
            self.knight,
            self.life,
            self.power,
            self.slots,
            self.exhausted,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.area[:],
            self.weapons[:],
            self.damage[:],
        )

    def take(self, card: Card) -> None:
        """Put a card into the hand."""
        hand = self.hand
        place = len(hand)
        while place > 0 and hand[place - 1].index > card.index:
            place -= 1
        hand.insert(place, card)

    def count_drawable(self) -> int:
        """Return how many cards could be drawn. [AK-P33]"""
        return len(self.deck) + len(self.discard)


@final
class Foe:
    """A foe in the row; `number` tells it from all others of the game."""

    __slots__ = ("card", "life", "number")

    def __init__(self, card: BossCard, life: int, number: int) -> None:
        self.card = card
        self.life = life
        self.number = number


@final
class State(KernelState):
    """One position of Astro Knights. Setup, `clone` and loading fill every field.

    Piles have their top card last. What is still to be done lies on the stack of tasks; `contexts`
    belong to the cards being resolved, the innermost last.
    """

    rules: Rules
    players: list[Player]
    active: int  # the seat whose turn it is, or NOBODY
    captain: int  # decides for the group: took the most recent turn [AK-M3]
    turns: int  # player turns begun
    energy: int
    tech_to_hand: bool  # turn rules [AK-P34]
    weapon_to_ally: bool
    homeworld_life: int
    homeworld_power: int
    boss_life: int
    boss_cap: int  # its start life [AK-D20]
    level: int
    track: int
    foes: list[Foe]
    foes_met: int  # foes that have entered play so far
    boss_deck: list[BossCard]
    boss_discard: list[BossCard]
    special_deck: list[BossCard]
    special_discard: list[BossCard]
    supply: list[list[Card]]
    shown: list[bool]  # by pile: its top card is face up; not while one is being taken [AK-P16]
    known: list[int]  # by pile: cards at the bottom whose order everybody knows
    order_deck: list[OrderCard]
    order_known: int  # the same for the order deck
    order_seen: bool  # everybody has seen its top card
    order_discard: list[OrderCard]
    extra_token: int  # its holder, or NOBODY [AK-O4]
    pair_tokens: list[int]  # holders of 1/2 and 3/4, or NOBODY [AK-O5]
    destroyed: list[Card]
    destroyed_boss: list[BossCard]
    reason: str  # why the game has ended, or ""
    contexts: list[Context]
    stack: list[Task]

    def clone(self) -> State:
        state = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(state)
        state.rules = self.rules
        state.players = [player.clone() for player in self.players]
        state.active = self.active
        state.captain = self.captain
        state.turns = self.turns
        state.energy = self.energy
        state.tech_to_hand = self.tech_to_hand
        state.weapon_to_ally = self.weapon_to_ally
        state.homeworld_life = self.homeworld_life
        state.homeworld_power = self.homeworld_power
        state.boss_life = self.boss_life
        state.boss_cap = self.boss_cap
        state.level = self.level
        state.track = self.track
        state.foes = [Foe(foe.card, foe.life, foe.number) for foe in self.foes]
        state.foes_met = self.foes_met
        state.boss_deck = self.boss_deck[:]
        state.boss_discard = self.boss_discard[:]
        state.special_deck = self.special_deck[:]
        state.special_discard = self.special_discard[:]
        state.supply = [pile[:] for pile in self.supply]
        state.shown = self.shown[:]
        state.known = self.known[:]
        state.order_deck = self.order_deck[:]
        state.order_known = self.order_known
        state.order_seen = self.order_seen
        state.order_discard = self.order_discard[:]
        state.extra_token = self.extra_token
        state.pair_tokens = self.pair_tokens[:]
        state.destroyed = self.destroyed[:]
        state.destroyed_boss = self.destroyed_boss[:]
        state.reason = self.reason
        state.contexts = [context.clone() for context in self.contexts]
        state.stack = self.stack[:]
        return state

    # --- the kernel's questions -----------------------------------------------------------

    def begin(self) -> None:
        from sternentisch.games.astro_knights.rules.setup import begin_game

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
        redeal(self, rng)

    def outcome(self) -> Outcome:
        from sternentisch.games.astro_knights.rules.ending import final_outcome

        return final_outcome(self)

    def write(self) -> dict[str, object]:
        from sternentisch.games.astro_knights.position import write_state

        return write_state(self)

    def pieces(self) -> list[str]:
        from sternentisch.games.astro_knights.position import list_pieces

        return list_pieces(self)

    # --- tasks ----------------------------------------------------------------------------

    def push(self, task: Task) -> None:
        """Put something to do on top; nothing is done any more once the game is over. [AK-2]"""
        if not self.reason:
            self.stack.append(task)

    def proceed(self) -> None:
        """Do what is to be done until somebody is asked or the game is over."""
        stack = self.stack
        while stack:
            task = stack[-1]
            if task.is_question(self):
                return
            stack.pop()
            task.run(self)

    def finish(self, reason: str) -> None:
        """End the game at once, in the middle of whatever is being done. [AK-2, AK-3, AK-6]"""
        if self.reason:
            return
        self.reason = reason
        for task in self.stack:
            task.give_up(self)
        self.stack.clear()
        self.contexts.clear()
        if self.listener is not None:
            self.tell(events.game_ended(reason))

    def context(self) -> Context:
        """Return what the card being resolved refers to."""
        return self.contexts[-1]

    def decider(self) -> int:
        """Return who chooses on the card being resolved. [AK-M1, AK-M3]"""
        you = self.contexts[-1].you
        return you if you != NOBODY else self.captain

    # --- what every chapter uses ----------------------------------------------------------

    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def tile(self) -> Tile | None:
        """Return the level tile in force: the topmost one. [AK-B2, AK-A5]"""
        return self.rules.boss.tiles[self.level - 2] if self.level > 1 else None

    def count_special_foes(self) -> int:
        """Return how many foes in the row are special cards."""
        count = 0
        for foe in self.foes:
            if foe.card.is_special:
                count += 1
        return count

    def find_foe(self, number: int) -> Foe | None:
        """Return a foe by its number, if it is still in the row."""
        for foe in self.foes:
            if foe.number == number:
                return foe
        return None

    def remove_foe(self, foe: Foe) -> None:
        """Let a foe leave the row to its discard. [AK-B8, AK-D4]"""
        self.foes.remove(foe)
        self.discard_boss_card(foe.card)

    def discard_boss_card(self, card: BossCard) -> None:
        """Put a boss card on its discard. [AK-B8]"""
        if card.is_special:
            self.special_discard.append(card)
        else:
            self.boss_discard.append(card)

    def draw_card(self, seat: int) -> bool:
        """Draw a card; an empty deck is the discard turned over. [AK-P33, AK-5, AK-A10]"""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return False
            player.deck = player.discard
            player.deck.reverse()
            player.discard = []
            if self.listener is not None:
                self.tell(events.deck_turned(seat))
        card = player.deck.pop()
        player.take(card)
        if self.listener is not None:
            self.tell(events.card_drawn(seat, card))
        return True

    def put_on_discard(self, seat: int, card: Card) -> None:
        """Put a card on top of a player's discard."""
        self.players[seat].discard.append(card)

    def top_card(self, pile: int) -> Card | None:
        """Return the face-up card of a supply pile. [AK-S5]"""
        cards = self.supply[pile]
        return cards[-1] if cards and self.shown[pile] else None

    def take_top(self, pile: int) -> Card:
        """Take the face-up card of a supply pile; the next one stays face down for now."""
        self.shown[pile] = False
        return self.supply[pile].pop()

    def turn_up(self, pile: int) -> None:
        """Show the new top card of a supply pile. [AK-S5]"""
        self.shown[pile] = True
        cards = self.supply[pile]
        if self.known[pile] > len(cards):
            self.known[pile] = len(cards)
        if self.known[pile] < len(cards):
            self.barrier |= REVEAL
        if self.listener is not None and cards:
            self.tell(events.supply_turned_up(self, pile))

    def bury_tech(self, card: Card) -> None:
        """Put an overcharged technology to the bottom of its pile. [AK-P14]"""
        pile = self.rules.box.tech_pile
        assert card.kind == TECH
        self.supply[pile].insert(0, card)
        self.known[pile] += 1

    def shuffle_order(self, cards: list[OrderCard]) -> None:
        """Shuffle order cards into the order deck. [AK-O2]"""
        self.order_deck.extend(cards)
        self.rng.shuffle(self.order_deck)
        self.order_known = 0
        self.order_seen = False
        self.barrier |= CHANCE

    def top_order(self) -> OrderCard:
        """Return the order card to be drawn next, shuffling the discard if need be. [AK-O2]"""
        if not self.order_deck:
            discard = self.order_discard
            self.order_discard = []
            self.shuffle_order(discard)
            if self.listener is not None:
                self.tell(events.order_reshuffled())
        self.barrier |= REVEAL
        return self.order_deck[-1]

    def tell(self, event: Event) -> None:
        """Pass an event on; called only while somebody listens."""
        if self.listener is not None:
            self.listener.hear(event)


def open_context(state: State, you: int, card: Card | None, owner: int) -> Context:
    """Begin to resolve a player card or an ability."""
    context = Context(you, card, owner, NO_FOE)
    state.contexts.append(context)
    return context
