"""What things on the table of Astro Knights are worth now: lives, targets, decks, texts.

Play is a race: the boss must fall before homeworld and knights do, and before it has used up its
cards. `look` estimates these three times; by them everything else is weighed. The numbers are those
that won most of many thousand greedy games on all difficulties, with one to four knights.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.astro_knights_values import Menace, read_gain
from sternentisch.games.astro_knights import actions as do
from sternentisch.games.astro_knights import selectors as whom
from sternentisch.games.astro_knights.components import WEAPON_KIND, Card, Rules
from sternentisch.games.astro_knights.effect import (
    HAND_OF_THAT_PLAYER,
    OTHER_WEAPONS,
    WEAPONS,
    Effect,
    Script,
)
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE
from sternentisch.games.astro_knights.selectors import SeatEffect
from sternentisch.games.astro_knights.state import Foe, Player
from sternentisch.games.astro_knights.state import State as Table
from sternentisch.games.astro_knights.verbs_boss import Special, Track
from sternentisch.games.astro_knights.verbs_cards import (
    Acquire,
    Attack,
    Destroy,
    DestroySupply,
    Discard,
    Equip,
    Recover,
)
from sternentisch.games.astro_knights.verbs_control import Choose, If, Seq, Trade
from sternentisch.games.astro_knights.verbs_damage import Boost, Damage, Defeat
from sternentisch.games.astro_knights.verbs_players import (
    Draw,
    Energy,
    Heal,
    Power,
    Slot,
    Suffer,
    TurnRule,
)

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

WIN: Final = 1000.0  # the game won, or lost

# Time
STRETCH: Final = 2.5  # fights last longer than they look
GROWTH: Final = 2.1  # decks get better while they are played
SLOWNESS: Final = 11.3  # cards more than there are that a deck seems to have: weapons wait
TEMPO: Final = 0.85  # damage for each boss turn besides weapons

# Lives
KNIGHT_LIFE: Final = 0.88
WORLD_LIFE: Final = 0.58
SCARCE: Final = 2.4  # the last lives of a knight or the homeworld count more
EXHAUSTED: Final = 4.5  # the boss's special ability, and double damage from then on
URGE: Final = 0.31  # how much dearer lives are when they run out before the boss does

# Targets
KILL: Final = 1.5  # damage given for a life that a foe will not take
FOE_TURNS: Final = 20.0  # the longest that a foe is feared
PROGRESS: Final = 0.59  # of that is due before the foe has fallen
WASTE: Final = 0.3  # damage beyond the life of a foe is lost

# Cards
SPARK: Final = 0.11  # what an energy is worth for every own turn left
SPARK_AHEAD: Final = 0.025  # what one of a later turn is worth for every own turn left then
PAR: Final = 0.27  # of the average card: what a new one must beat, for it delays the others
LAST_USE: Final = 0.55  # a card is used once more than its rounds through the deck, often
CROWDED: Final = 0.43  # of its worth has a weapon in hand without a free slot
DRAW_NOW: Final = 1.2  # a card drawn in the own turn is used at once

# Slots and power
SLOT_SHARE: Final = 0.39  # of a shot in every turn left, if weapons come faster than slots empty
SLOT_HIT: Final = 2.7  # slots are bought for weapons at least as good as this
FREE_SLOT: Final = 0.69  # for a weapon that waits in hand
POWER_PACE: Final = 1.7  # power won in a turn, if one wants it

RULE: Final = 0.5  # a rule for the turn
RENEW: Final = 0.46  # a new card in the supply

# How probable victory is: a logistic fit to games of greedy bots at all difficulties
CHANCE: Final = (0.0, 2.1, 3.6, 3.5, 3.0)  # by number of knights
CHANCE_STANDING: Final = 0.54
CHANCE_NEEDED: Final = 2.8
CHANCE_CLOCK: Final = 0.33
CHANCE_ARMED: Final = 0.046
CHANCE_WORLD: Final = 0.09
CHANCE_LIFE: Final = 0.24
CHANCE_FOE: Final = 0.13
CHANCE_TRACK: Final = 0.28


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Judge):
    """Knows what everything is worth, in points of damage on the boss."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, AstroKnights)
        box = game.box
        self.spark_of: list[float] = []  # by card: energy, damage and everything else, per use
        self.hit_of: list[float] = []
        self.care_of: list[float] = []
        self.rank_of: list[float] = []  # all of these together
        self.bonus_of: list[float] = []  # once, when acquired
        self.varies: list[bool] = []  # the damage depends on the table
        for card in box.cards:
            tally = read_gain(card.on_play)
            tally.add(read_gain(card.on_attack), 1.0)
            tally.add(read_gain(card.on_equip), 1.0)
            self.spark_of.append(tally.energy)
            self.hit_of.append(tally.hit)
            self.care_of.append(tally.care)
            self.rank_of.append(tally.total())
            self.bonus_of.append(read_gain(card.on_acquire).total())
            self.varies.append(is_varying(card.on_attack))
        self.ability_of: list[float] = [read_gain(k.ability).total() for k in box.knights]
        # the boss and the homeworld of a game
        self.rules: Rules | None = None
        self.seats: int = 0
        self.menace: Menace | None = None
        self.threat_of: list[float] = []  # by boss card: lives that a foe costs in a boss turn
        self.world_ability: float = 0.0
        self.turns_each: float = 1.0  # turns of a knight for each turn of the boss
        # how things stand, in turns of the boss
        self.standing: float = 0.0  # until the knights have fallen,
        self.needed: float = 0.0  # until the boss has,
        self.clock: float = 0.0  # and until it has used up its cards
        self.boss_turns: float = 0.0  # the first of these
        self.own_turns: float = 0.0  # the same in turns of a knight
        self.price: float = 1.0  # how dear lives are
        self.spark: float = 0.0  # what one energy is worth now
        # the deck that was sized up
        self.average: float = 0.0  # what a card of it is worth
        self.cycle: float = 0.0  # turns until a card comes round
        self.wait: float = 0.0  # turns until a card comes that is acquired now
        self.weapons: float = 0.0

    # --- time -------------------------------------------------------------------------------

    def study(self, state: Table) -> None:
        """Read what boss and homeworld of a game can do."""
        box = state.rules.box
        self.rules = state.rules
        self.seats = state.seats
        menace = Menace(state.rules.boss, state.seats)
        self.menace = menace
        self.threat_of = [menace.script(card.on_activate) for card in box.boss_cards]
        self.world_ability = read_gain(state.rules.homeworld.ability).total()
        bosses = 0.0
        deck = box.order_decks[state.seats]
        for card in deck:
            if card is box.boss_order:
                bosses += 1.0
        self.turns_each = (float(len(deck)) - bosses) / (bosses + 0.001) / float(state.seats)

    def look(self, state: Table) -> None:
        """Estimate how much time is left, and what lives and energy are worth by that."""
        if state.rules is not self.rules or state.seats != self.seats:
            self.study(state)
        menace = self.menace
        assert menace is not None
        harm = 0.5 + menace.turn + menace.tiles[state.level]
        goal = float(state.boss_life)
        for foe in state.foes:
            harm += self.threat_of[foe.card.index]
            goal += 0.5 * float(foe.life)
        lives = float(state.homeworld_life)
        force = 0.0
        for player in state.players:
            lives += KNIGHT_LIFE * float(player.life)
            force += self.strength(player)
        self.standing = STRETCH * lives / harm
        self.needed = STRETCH * goal / (GROWTH * force * self.turns_each + TEMPO)
        fresh = len(state.boss_deck)
        levels = state.rules.boss.levels - state.level
        self.clock = float(fresh + levels * (fresh + len(state.boss_discard)))
        until = self.needed if self.needed < self.clock else self.clock
        left = until if until < self.standing else self.standing
        self.boss_turns = left if left > 1.0 else 1.0
        self.own_turns = self.boss_turns * self.turns_each
        price = math.exp(URGE * math.log((until + 0.1) / (self.standing + 0.1)))
        self.price = 0.4 if price < 0.4 else 2.5 if price > 2.5 else price
        self.spark = SPARK * self.own_turns

    def strength(self, player: Player) -> float:
        """Return the damage a knight deals in a turn with the present deck."""
        hits = count = weapons = 0.0
        hit_of = self.hit_of
        for zone in (player.hand, player.deck, player.discard, player.area, player.weapons):
            for card in zone:
                count += 1.0
                if card.kind == WEAPON_KIND:
                    weapons += 1.0
                    hits += hit_of[card.index]
        if weapons == 0.0:
            return 0.0
        shots = 5.0 * weapons / (count + SLOWNESS)
        slots = float(player.slots)
        return hits * (slots if slots < shots else shots) / weapons

    def chance(self, state: Table) -> float:
        """Return how probable victory is."""
        self.look(state)
        menace = self.menace
        assert menace is not None
        needed = math.log(self.needed + 0.2)
        total = CHANCE[state.seats] - CHANCE_NEEDED * needed
        total += CHANCE_STANDING * math.log(self.standing + 0.2)
        late = math.log(self.clock + 0.5) - needed
        if late < 0.0:
            total += CHANCE_CLOCK * late
        lives = armed = 0.0
        for player in state.players:
            lives += float(player.life)
            for card in player.weapons:
                armed += self.hit_of[card.index]
        total += CHANCE_ARMED * armed + CHANCE_LIFE * lives / float(state.seats)
        total += CHANCE_WORLD * float(state.homeworld_life)
        total -= CHANCE_FOE * float(len(state.foes))
        total -= CHANCE_TRACK * menace.step * float(state.track)
        return 1.0 / (1.0 + math.exp(-total))

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

    # --- texts ------------------------------------------------------------------------------

    def gain(self, state: Table, script: Script | None, you: int) -> float:
        """Return what a text is worth now to the team if a knight carries it out."""
        total = 0.0
        if script is not None:
            for effect in script.effects:
                total += self.gain_of(state, effect, you)
        return total

    def gain_of(self, state: Table, effect: Effect, you: int) -> float:
        if isinstance(effect, Energy):
            return self.spark * float(effect.amount.base)
        if isinstance(effect, Damage):
            amount = effect.amount.base
            if you >= 0:
                amount = self.amount(state, effect, you, 0)
            if state.contexts:
                amount += state.context().boost
            return self.aim(state, amount, effect.only_foes)
        if isinstance(effect, Boost):
            return float(effect.amount.base)
        if isinstance(effect, Defeat):
            best = 0.0
            for foe in state.foes:
                fear = self.fear(foe)
                if fear > best:
                    best = fear
            return best
        if isinstance(effect, Choose):
            best = self.gain(state, effect.options[0], you)
            for option in effect.options[1:]:
                worth = self.gain(state, option, you)
                if worth > best:
                    best = worth
            return best
        if isinstance(effect, Trade):
            worth = self.gain(state, effect.cost, you) + self.gain(state, effect.gain, you)
            return 0.0 if effect.may and worth < 0.0 else worth
        if isinstance(effect, If):
            if state.contexts:
                return self.gain(state, effect.branch(state), you)
            return 0.5 * (self.gain(state, effect.yes, you) + self.gain(state, effect.no, you))
        if isinstance(effect, Attack):
            return self.volley(state, effect, you)
        if isinstance(effect, TurnRule):
            return RULE
        menace = self.menace
        if isinstance(effect, Track) and menace is not None:
            return -menace.step * float(effect.steps)
        if isinstance(effect, Special) and menace is not None:
            return -menace.special * float(effect.count)
        return self.seat_gain(state, effect, you) if isinstance(effect, SeatEffect) else 0.0

    def volley(self, state: Table, effect: Attack, you: int) -> float:
        """Return what attacking with the best weapons that are there is worth."""
        best = second = 0.0
        for seat in range(state.seats):
            if not effect.is_own or seat == you:
                for card in state.players[seat].weapons:
                    worth = self.shot(state, you, card)
                    if worth > best:
                        best, second = worth, best
                    elif worth > second:
                        second = worth
        return best + second if effect.count > 1 else best

    def seat_gain(self, state: Table, effect: SeatEffect, you: int) -> float:
        """Return what an effect for players is worth, for the best of those it can mean."""
        who = effect.who
        amount = effect.amount.base
        if effect.amount.per and state.contexts:
            amount = effect.amount.value(state)
        if who == whom.HOMEWORLD:
            if isinstance(effect, Power):
                return self.world_power_worth(state, amount)
            if isinstance(effect, Suffer):
                return -self.blow(state, amount)
            room = state.rules.homeworld.life - state.homeworld_life
            return self.price * WORLD_LIFE * float(amount if amount < room else room)
        if who == whom.BOSS:
            room = state.boss_cap - state.boss_life
            return -float(amount if amount < room else room)
        if who == whom.YOU and you >= 0:
            return self.seat_worth(state, effect, you, amount)
        if who == whom.THAT_PLAYER and state.contexts and state.context().that >= 0:
            return self.seat_worth(state, effect, state.context().that, amount)
        best = -WIN
        total = 0.0
        for seat in range(state.seats):
            if seat == you and state.seats > 1 and who in (whom.ALLY, whom.EACH_ALLY):
                continue
            worth = self.seat_worth(state, effect, seat, amount)
            total += worth
            if worth > best:
                best = worth
        if who in (whom.EACH_PLAYER, whom.EACH_ALLY):
            return total
        return 0.0 if effect.may and best < 0.0 else best

    def seat_worth(self, state: Table, effect: SeatEffect, seat: int, amount: int) -> float:
        """Return what an effect is worth to the team if it is for this player."""
        player = state.players[seat]
        if isinstance(effect, Suffer):
            return -self.wound(state, seat, amount)
        if isinstance(effect, Heal):
            return self.relief(state, seat, amount)
        if isinstance(effect, Power):
            return self.power_worth(state, seat, amount)
        if isinstance(effect, Slot):
            self.size_up(player)
            worth = self.slot_worth(player)
            return worth if amount > 0 else -1.0 - worth
        if isinstance(effect, Draw):
            self.size_up(player)
            at_once = DRAW_NOW if seat == state.active else 1.0
            return float(amount) * (self.average + 0.3) * at_once
        if isinstance(effect, Discard):
            return -self.loss(player, amount)
        if isinstance(effect, DestroySupply):
            return RENEW
        if isinstance(effect, Acquire):
            return self.windfall(state, effect, seat)
        if isinstance(effect, Equip):
            return self.best_weapon(player) if len(player.weapons) < player.slots else 0.0
        if isinstance(effect, Destroy):
            return self.cleanup(player, effect)
        if isinstance(effect, Recover):
            return self.recovery(player, effect, amount)
        return self.gain(state, effect.script, seat) if isinstance(effect, Seq) else 0.0

    def best_weapon(self, player: Player) -> float:
        best = 0.0
        for card in player.hand:
            if card.kind == WEAPON_KIND and self.hit_of[card.index] > best:
                best = self.hit_of[card.index]
        return best

    def loss(self, player: Player, amount: int) -> float:
        """Return what discarding the poorest cards of a hand costs."""
        total = 0.0
        worst = WIN
        for card in player.hand:
            worth = self.now(card)
            total += worth
            if worth < worst:
                worst = worth
        if amount >= len(player.hand):
            return total
        return worst * float(amount) + 0.3 * float(amount - 1)

    def cleanup(self, player: Player, effect: Destroy) -> float:
        """Return what destroying the poorest card is worth."""
        self.size_up(player)
        best = 0.0
        if effect.from_hand:
            for card in player.hand:
                if effect.fits(card):
                    best = max(best, self.thinning(card, True))
        if effect.from_discard:
            for card in player.discard:
                if effect.fits(card):
                    best = max(best, self.thinning(card, False))
        return best

    def recovery(self, player: Player, effect: Recover, amount: int) -> float:
        """Return what taking back the best cards is worth."""
        best = second = 0.0
        is_full = len(player.weapons) >= player.slots
        for card in player.discard if effect.from_discard else player.area:
            if effect.fits(card):
                worth = self.now(card)
                if is_full and card.kind == WEAPON_KIND:
                    worth *= CROWDED
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        return best + second if amount > 1 else best

    def windfall(self, state: Table, effect: Acquire, seat: int) -> float:
        """Return what the best free card is worth."""
        self.size_up(state.players[seat])
        best = 0.0
        for pile in range(do.PILES):
            card = state.top_card(pile)
            if card is not None and not effect.refuse_pile(state, pile):
                worth = self.worth(card, self.wait if effect.to == DISCARD_PILE else 0.5)
                if worth > best:
                    best = worth
        return best


def is_varying(script: Script | None) -> bool:
    """Whether the damage of an attack depends on the table."""
    if script is not None:
        for effect in script.effects:
            if isinstance(effect, Damage) and effect.amount.per:
                return True
    return False
