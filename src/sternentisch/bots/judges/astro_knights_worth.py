"""What things on the table of Astro Knights are worth now: cards, lives, slots, targets.

The numbers are those that won most of many thousand greedy games on all difficulties, with one to
four knights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.judges.astro_knights_clock import KNIGHT_LIFE, Clock
from sternentisch.games.astro_knights.components import WEAPON_KIND, Card
from sternentisch.games.astro_knights.effect import HAND_OF_THAT_PLAYER, OTHER_WEAPONS, WEAPONS
from sternentisch.games.astro_knights.state import Foe, Player
from sternentisch.games.astro_knights.state import State as Table
from sternentisch.games.astro_knights.verbs_damage import Damage

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

WIN: Final = 1000.0  # the game won, or lost

# Lives
WORLD_LIFE: Final = 0.58
SCARCE: Final = 2.4  # the last lives of a knight or the homeworld count more
EXHAUSTED: Final = 4.5  # the boss's special ability, and double damage from then on

# Targets
KILL: Final = 1.5  # damage given for a life that a foe will not take
FOE_TURNS: Final = 20.0  # the longest that a foe is feared
PROGRESS: Final = 0.59  # of that is due before the foe has fallen
WASTE: Final = 0.3  # damage beyond the life of a foe is lost

# Cards
SPARK_AHEAD: Final = 0.025  # what an energy of a later turn is worth for every turn left then
PAR: Final = 0.27  # of the average card: what a new one must beat, for it delays the others
LAST_USE: Final = 0.55  # a card is used once more than its rounds through the deck, often

# Slots and power
SLOT_SHARE: Final = 0.39  # of a shot in every turn left, if weapons come faster than slots empty
SLOT_HIT: Final = 2.7  # slots are bought for weapons at least as good as this
FREE_SLOT: Final = 0.69  # for a weapon that waits in hand
POWER_PACE: Final = 1.7  # power won in a turn, if one wants it


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Clock):
    """Knows what everything is worth, in points of damage on the boss."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # the deck that was sized up
        self.average: float = 0.0  # what a card of it is worth
        self.cycle: float = 0.0  # turns until a card comes round
        self.wait: float = 0.0  # turns until a card comes that is acquired now
        self.weapons: float = 0.0

    # --- cards ------------------------------------------------------------------------------

    def size_up(self, player: Player) -> None:
        """Look through a deck: how fast it turns, and what a card of it is worth."""
        total = count = sparks = weapons = 0.0
        for zone in (player.hand, player.deck, player.discard, player.area, player.weapons):
            for card in zone:
                count += 1.0
                index = card.index
                sparks += self.spark_of[index]
                total += self.hit_of[index] + self.care_of[index]
                if card.kind == WEAPON_KIND:
                    weapons += 1.0
        self.cycle = (count + 1.0) / 5.0
        self.wait = float(len(player.deck) + len(player.discard)) / 5.0 + 0.6
        self.weapons = weapons
        self.average = (total + 0.5 * self.spark * sparks) / (count + 1.0)

    def uses(self, wait: float, more: float) -> float:
        """Return how often a card will be used that comes in `wait` turns, and takes `more`."""
        left = self.own_turns - wait - more
        if left <= -1.0:
            return 0.0
        return LAST_USE + left / (self.cycle + more) if left > 0.0 else LAST_USE * (1.0 + left)

    def worth(self, card: Card, wait: float) -> float:
        """Return what a card is worth in the deck sized up, if it comes in `wait` turns."""
        index = card.index
        par = PAR * self.average
        if card.kind == WEAPON_KIND:
            return self.uses(wait, 1.0) * (self.hit_of[index] + self.care_of[index] - par)
        left = self.own_turns - wait
        spark = SPARK_AHEAD * left if left > 0.0 else 0.0
        return self.uses(wait, 0.0) * (self.spark_of[index] * spark + self.care_of[index] - par)

    def now(self, card: Card) -> float:
        """Return what using a card once is worth about now."""
        index = card.index
        return self.spark * self.spark_of[index] + self.hit_of[index] + self.care_of[index]

    def thinning(self, card: Card, is_in_hand: bool) -> float:
        """Return what it is worth that a card of the deck sized up is destroyed."""
        if is_in_hand:
            return -self.worth(card, self.wait) - self.now(card)
        return -self.worth(card, 0.5 * self.wait)

    # --- lives ------------------------------------------------------------------------------

    def wound(self, state: Table, seat: int, amount: int) -> float:
        """Return what damage on a knight costs."""
        player = state.players[seat]
        factor = state.rules.box.exhausted_factor
        if player.exhausted:
            return self.blow(state, amount * factor)
        life = float(player.life)
        if amount < player.life:
            scarce = SCARCE * (1.0 / float(player.life - amount) - 1.0 / life)
            return self.price * (KNIGHT_LIFE * float(amount) + scarce)
        fresh = 0
        for other in state.players:
            if not other.exhausted:
                fresh += 1
        if fresh == 1 and state.seats > 1:
            return WIN
        rest = self.blow(state, (amount - player.life) * factor)
        return self.price * (KNIGHT_LIFE * life + EXHAUSTED) + rest

    def blow(self, state: Table, amount: int) -> float:
        """Return what damage on the homeworld costs."""
        life = state.homeworld_life
        if amount >= life:
            return WIN
        scarce = 2.0 * SCARCE * (1.0 / float(life - amount) - 1.0 / float(life))
        return self.price * (WORLD_LIFE * float(amount) + scarce)

    def relief(self, state: Table, seat: int, amount: int) -> float:
        """Return what healing a knight is worth."""
        player = state.players[seat]
        room = player.knight.life - player.life
        if player.exhausted or room <= 0:
            return 0.0
        gained = float(amount if amount < room else room)
        life = float(player.life)
        scarce = SCARCE * (1.0 / life - 1.0 / (life + gained))
        return self.price * (KNIGHT_LIFE * gained + scarce)

    # --- power and slots --------------------------------------------------------------------

    def power_worth(self, state: Table, seat: int, amount: int) -> float:
        """Return what power is worth to a knight, or costs if it is lost."""
        player = state.players[seat]
        most = float(player.knight.power_max)
        each = self.ability_of[player.knight.index] / (most + 0.001)
        if amount < 0:
            return each * float(amount if -amount < player.power else -player.power)
        room = player.knight.power_max - player.power
        gained = amount if amount < room else room
        lacking = float(room - gained)
        reached = POWER_PACE * self.own_turns
        return each * float(gained) * (reached / lacking if reached < lacking else 1.0)

    def world_power_worth(self, state: Table, amount: int) -> float:
        """Return what power is worth to the homeworld, or costs if it is lost."""
        most = state.rules.homeworld.power_max
        room = most - state.homeworld_power if amount > 0 else state.homeworld_power
        size = amount if amount > 0 else -amount
        each = self.world_ability / (float(most) + 0.001)
        worth = each * float(size if size < room else room)
        return worth if amount > 0 else -worth

    def slot_worth(self, player: Player) -> float:
        """Return what another slot is worth to a knight whose deck was sized up."""
        if player.slots >= player.knight.slots_max:
            return 0.0
        flow = self.weapons / (self.cycle + 1.0)  # weapons that come in a turn
        share = (flow - float(player.slots) + 1.0) / 2.0
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        hit = self.strength(player) / (flow + 0.1)
        if hit < SLOT_HIT:
            hit = SLOT_HIT
        waiting = 0
        best = 0.0
        for card in player.hand:
            if card.kind == WEAPON_KIND:
                waiting += 1
                if self.hit_of[card.index] > best:
                    best = self.hit_of[card.index]
        worth = SLOT_SHARE * share * hit * self.own_turns
        return worth + (FREE_SLOT * best if waiting > player.slots - len(player.weapons) else 0.0)

    # --- targets ----------------------------------------------------------------------------

    def fear(self, foe: Foe) -> float:
        """Return what defeating a foe is worth: the lives it would take."""
        turns = self.boss_turns if self.boss_turns < FOE_TURNS else FOE_TURNS
        return KILL * self.price * turns * self.threat_of[foe.card.index]

    def strike(self, foe: Foe, amount: int) -> float:
        """Return what damage on a foe is worth."""
        if amount >= foe.life:
            return self.fear(foe) - WASTE * float(amount - foe.life)
        return PROGRESS * self.fear(foe) * float(amount) / float(foe.life)

    def aim(self, state: Table, amount: int, only_foes: bool) -> float:
        """Return what damage is worth on the best target."""
        best = 0.0 if only_foes else WIN if amount >= state.boss_life else float(amount)
        for foe in state.foes:
            worth = self.strike(foe, amount)
            if worth > best:
                best = worth
        return best

    def shot(self, state: Table, seat: int, card: Card) -> float:
        """Return what an attack with a weapon is worth to the seat that makes it."""
        hit = self.hit_of[card.index]
        if self.varies[card.index] and card.on_attack is not None:
            hit = 0.0
            for effect in card.on_attack.effects:
                if isinstance(effect, Damage):
                    hit += float(self.amount(state, effect, seat, 1))
        return hit + self.care_of[card.index]

    def amount(self, state: Table, effect: Damage, seat: int, itself: int) -> int:
        """Return how much damage would be dealt; "other weapons" do not count the weapon itself."""
        amount = effect.amount
        count = 0
        if amount.of == WEAPONS:
            count = len(state.players[seat].weapons)
        elif amount.of == OTHER_WEAPONS:
            count = len(state.players[seat].weapons) - itself
        elif amount.of == HAND_OF_THAT_PLAYER:
            for player in state.players:
                if len(player.hand) >= count:
                    count = len(player.hand) + 1
        return amount.base + amount.per * count
