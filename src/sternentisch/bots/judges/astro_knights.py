"""What things are worth in Astro Knights: one point is one damage on the boss.

Play is a race: the boss must fall before homeworld and knights do. So everything is weighed by how
many turns are left for it to pay: cores early, weapons until the last rounds, power and damage in
the end. Nothing here knows a card by name; `astro_knights_values` reads worth from the texts.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.astro_knights_values import Menace, read_gain
from sternentisch.games.astro_knights import actions as do
from sternentisch.games.astro_knights import selectors as whom
from sternentisch.games.astro_knights.choices import (
    Confirm,
    PickCard,
    PickOption,
    PickSeat,
    PickSupply,
    PickTarget,
    PickUnit,
    PickWeapon,
    SplitPoint,
)
from sternentisch.games.astro_knights.components import WEAPON_KIND, Card, Rules
from sternentisch.games.astro_knights.effect import (
    HAND_OF_THAT_PLAYER,
    OTHER_WEAPONS,
    WEAPONS,
    Effect,
    Script,
)
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.rules.order import PairSeat
from sternentisch.games.astro_knights.rules.player_turn import (
    ActionStep,
    AttackStep,
    ClearArea,
    DiscardHand,
)
from sternentisch.games.astro_knights.rules.supply import DECK_TOP, DISCARD_PILE, AllyDeck
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
from sternentisch.kernel.state import State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

WIN: Final = 1000.0
KNIGHT_LIFE: Final = 1.1
WORLD_LIFE: Final = 0.71
SCARCE: Final = 2.0  # lives of a knight or the homeworld count more when few are left
EXHAUSTED: Final = 2.8  # losing a knight: the boss's special ability, and double damage since
KILL: Final = 1.3  # what a life spared by defeating a foe is worth
FOE_TURNS: Final = 18.2  # no foe is feared for longer
PROGRESS: Final = 0.76  # what damage on a foe is worth before it falls
SPARK: Final = 0.12  # what an energy is worth for every turn left
LAST_USE: Final = 0.93
WASTE: Final = 0.22
CROWDED: Final = 0.55
SPARK_AHEAD: Final = 0.031
SPARK_MOST: Final = 5.4
PAR: Final = 0.59  # a card must beat the average of the deck, which it dilutes
URGE: Final = 0.3  # how much lives are dearer when they are what will run out
STRETCH: Final = 2.2  # fights last longer than they look
GROWTH: Final = 1.6  # decks get better while they are played
SHOTS: Final = 7.5
FIRST: Final = 15.0  # what costs nothing is done first
SLOT_SHARE: Final = 0.33
POWER_PACE: Final = 1.5
HOLD: Final = 0.16
FREE_SLOT: Final = 0.76
RENEW: Final = 0.51
SLOT_HIT: Final = 3.3
HELD: Final = 0.27
DRAW: Final = 1.6

ITEMS: Final = 9  # things to buy: six piles, overcharge, slot, power


@final
class AstroKnightsJudge(Judge):
    """Judges Astro Knights."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, AstroKnights)
        self.horizon = 4
        self.warmth = 1.0
        box = game.box
        self.spark_of: list[float] = []  # by card: energy, damage and everything else, per use
        self.hit_of: list[float] = []
        self.care_of: list[float] = []
        self.bonus_of: list[float] = []  # when acquired
        self.varies: list[bool] = []  # the damage depends on the table
        for card in box.cards:
            tally = read_gain(card.on_play)
            tally.add(read_gain(card.on_attack), 1.0)
            tally.add(read_gain(card.on_equip), 1.0)
            self.spark_of.append(tally.energy)
            self.hit_of.append(tally.hit)
            self.care_of.append(tally.care)
            self.bonus_of.append(read_gain(card.on_acquire).total())
            self.varies.append(is_varying(card.on_attack))
        self.ability_of: list[float] = [read_gain(k.ability).total() for k in box.knights]
        self.threat_of: list[float] = []
        self.menace: Menace | None = None
        self.rules: Rules | None = None
        self.seats: int = 0
        self.world_ability: float = 0.0
        self.turns_each: float = 1.0  # turns of a knight for each turn of the boss
        # the position
        self.guard: float = 0.0  # lives of all foes
        self.force: float = 0.0  # damage dealt for each turn of the boss
        self.standing: float = 0.0  # turns of the boss until the knights have fallen,
        self.needed: float = 0.0  # until the boss has,
        self.clock: float = 0.0  # and until it has used up its cards
        self.boss_turns: float = 0.0  # that are left
        self.price: float = 1.0  # of a life
        self.own_turns: float = 0.0
        self.spark: float = 0.0  # one energy now
        # the chooser's deck
        self.par: float = 0.0
        self.cycle: float = 0.0  # turns until a card comes round
        self.wait: float = 0.0  # turns until a card comes that is acquired now
        self.weapons: float = 0.0  # in the deck, weighed by what they hit
        # what can be bought
        self.worths: list[float] = [0.0] * ITEMS
        self.costs: list[int] = [0] * ITEMS

    # --- looking at the table ---------------------------------------------------------------

    def study(self, state: Table) -> None:
        """Read what boss and homeworld of a game can do."""
        self.rules = state.rules
        self.seats = state.seats
        menace = Menace(state.rules.boss, state.seats)
        self.menace = menace
        self.threat_of = [menace.script(c.on_activate) for c in state.rules.box.boss_cards]
        self.world_ability = read_gain(state.rules.homeworld.ability).total()
        deck = state.rules.box.order_decks[state.seats]
        bosses = 0.0
        for card in deck:
            if card is state.rules.box.boss_order:
                bosses += 1.0
        self.turns_each = (float(len(deck)) - bosses) / bosses / float(state.seats)

    def look(self, state: Table) -> None:
        """Estimate how many turns are left, and what energy is worth by that."""
        if state.rules is not self.rules or state.seats != self.seats:
            self.study(state)
        menace = self.menace
        assert menace is not None
        harm = menace.turn + menace.tiles[state.level]
        threats = self.threat_of
        guard = 0
        for foe in state.foes:
            harm += threats[foe.card.index]
            guard += foe.life
        lives = float(state.homeworld_life)
        force = 0.0
        for player in state.players:
            lives += KNIGHT_LIFE * float(player.life)
            force += self.strength(player)
        self.guard = float(guard)
        self.force = force * self.turns_each
        self.standing = STRETCH * lives / (harm + 0.5)
        goal = float(state.boss_life) + 0.5 * self.guard
        self.needed = STRETCH * goal / (GROWTH * self.force + 1.0)
        fresh = len(state.boss_deck)
        levels = state.rules.boss.levels - state.level
        self.clock = float(fresh + levels * (fresh + len(state.boss_discard)))
        left = self.standing if self.standing < self.needed else self.needed
        if self.clock < left:
            left = self.clock
        self.boss_turns = left if left > 1.0 else 1.0
        price = math.exp(URGE * math.log(self.boss_turns_needed() / (self.standing + 0.1)))
        self.price = 0.4 if price < 0.4 else 2.5 if price > 2.5 else price
        self.own_turns = self.boss_turns * self.turns_each
        spark = SPARK * self.own_turns
        self.spark = spark if spark < SPARK_MOST else SPARK_MOST

    def boss_turns_needed(self) -> float:
        needed = self.needed if self.needed < self.clock else self.clock
        return needed + 0.1

    def strength(self, player: Player) -> float:
        """Return the damage a knight deals in a turn with the present deck."""
        hits = 0.0
        count = 0.0
        weapons = 0.0
        hit_of = self.hit_of
        for zone in (player.hand, player.deck, player.discard, player.area, player.weapons):
            for card in zone:
                count += 1.0
                if card.kind == WEAPON_KIND:
                    weapons += 1.0
                    hits += hit_of[card.index]
        if weapons == 0.0:
            return 0.0
        shots = 5.0 * weapons / (count + SHOTS)
        slots = float(player.slots)
        if slots < shots:
            shots = slots
        return hits * shots / weapons

    def size_up(self, player: Player) -> None:
        """Look through a deck: how fast it turns, and what a card of it is worth on average."""
        hits = 0.0
        count = 0.0
        sparks = 0.0
        weapons = 0.0
        for zone in (player.hand, player.deck, player.discard, player.area, player.weapons):
            for card in zone:
                count += 1.0
                index = card.index
                sparks += self.spark_of[index]
                hits += self.hit_of[index] + self.care_of[index]
                if card.kind == WEAPON_KIND:
                    weapons += 1.0
        self.cycle = (count + 1.0) / 5.0
        ahead = float(len(player.deck) + len(player.discard))
        self.wait = ahead / 5.0 + 0.6
        self.weapons = weapons
        self.par = PAR * (hits + 0.5 * self.spark * sparks) / (count + 1.0)

    def uses(self, wait: float, more: float) -> float:
        """Return how often a card will be used that comes in `wait` turns."""
        left = self.own_turns - wait - more
        if left <= -1.0:
            return 0.0
        return LAST_USE + left / (self.cycle + more) if left > 0.0 else LAST_USE * (1.0 + left)

    def worth(self, card: Card, wait: float) -> float:
        """Return what a card in the deck is worth that comes in `wait` turns."""
        index = card.index
        if card.kind == WEAPON_KIND:
            each = self.hit_of[index] + self.care_of[index]
            return self.uses(wait, 1.0) * (each - self.par)
        left = self.own_turns - wait
        spark = SPARK_AHEAD * left if left > 0.0 else 0.0
        if spark > SPARK_MOST:
            spark = SPARK_MOST
        each = self.spark_of[index] * spark + self.care_of[index]
        return self.uses(wait, 0.0) * (each - self.par)

    def now(self, card: Card) -> float:
        """Return what using a card once is worth about now."""
        index = card.index
        return self.spark * self.spark_of[index] + self.hit_of[index] + self.care_of[index]

    # --- lives --------------------------------------------------------------------------------

    def wound(self, state: Table, seat: int, amount: int) -> float:
        """Return what damage on a knight costs."""
        player = state.players[seat]
        factor = state.rules.box.exhausted_factor
        if player.exhausted:
            return self.blow(state, amount * factor)
        if amount < player.life:
            after = float(player.life - amount)
            scarce = SCARCE * (1.0 / after - 1.0 / float(player.life))
            return self.price * (KNIGHT_LIFE * float(amount) + scarce)
        others = 0
        for other in state.players:
            if not other.exhausted:
                others += 1
        if others == 1 and state.seats > 1:
            return WIN
        rest = self.blow(state, (amount - player.life) * factor)
        return self.price * (KNIGHT_LIFE * float(player.life) + EXHAUSTED) + rest

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
        gained = amount if amount < room else room
        before = float(player.life)
        scarce = SCARCE * (1.0 / before - 1.0 / (before + float(gained)))
        return self.price * (KNIGHT_LIFE * float(gained) + scarce)

    # --- power and slots ----------------------------------------------------------------------

    def power_worth(self, state: Table, seat: int, amount: int) -> float:
        """Return what power is worth to a knight."""
        player = state.players[seat]
        most = player.knight.power_max
        room = most - player.power
        if amount > room:
            amount = room
        if amount == 0 or most == 0:
            return 0.0
        lacking = float(room - amount)
        reach = 1.0
        if lacking > POWER_PACE * self.own_turns:
            reach = POWER_PACE * self.own_turns / lacking
        return reach * self.ability_of[player.knight.index] * float(amount) / float(most)

    def world_power_worth(self, state: Table, amount: int) -> float:
        most = state.rules.homeworld.power_max
        room = most - state.homeworld_power
        if amount > room:
            amount = room
        if amount == 0 or most == 0:
            return 0.0
        return self.world_ability * float(amount) / float(most)

    def slot_worth(self, player: Player) -> float:
        """Return what another slot is worth to a knight whose deck was sized up."""
        if player.slots >= player.knight.slots_max:
            return 0.0
        waiting = 0.0
        best = 0.0
        for card in player.hand:
            if card.kind == WEAPON_KIND:
                waiting += 1.0
                hit = self.hit_of[card.index]
                if hit > best:
                    best = hit
        flow = self.weapons / (self.cycle + 1.0)
        share = (flow - float(player.slots) + 1.0) / 2.0
        if share < 0.0:
            share = 0.0
        if share > 1.0:
            share = 1.0
        hit = self.strength(player) / (flow + 0.1)
        if hit < SLOT_HIT:
            hit = SLOT_HIT
        worth = SLOT_SHARE * share * hit * self.own_turns
        if waiting > float(player.slots - len(player.weapons)):
            worth += FREE_SLOT * best
        return worth

    # --- targets ------------------------------------------------------------------------------

    def shot(self, state: Table, seat: int, card: Card) -> float:
        """Return what an attack with a weapon is worth now."""
        hit = self.hit_of[card.index]
        if self.varies[card.index] and card.on_attack is not None:
            hit = 0.0
            for effect in card.on_attack.effects:
                if isinstance(effect, Damage):
                    amount = effect.amount
                    count = 0
                    if amount.of == OTHER_WEAPONS:
                        count = len(state.players[seat].weapons) - 1
                        hit += 0.3 * float(count)
                    elif amount.of == WEAPONS:
                        count = len(state.players[seat].weapons)
                    elif amount.of == HAND_OF_THAT_PLAYER:
                        for player in state.players:
                            if len(player.hand) >= count:
                                count = len(player.hand) + 1
                    hit += float(amount.base + amount.per * count)
        return hit + self.care_of[card.index]

    def menace_of(self, foe: Foe) -> float:
        """Return what defeating a foe is worth."""
        turns = self.boss_turns if self.boss_turns < FOE_TURNS else FOE_TURNS
        return KILL * self.price * turns * self.threat_of[foe.card.index]

    def strike(self, state: Table, foe: Foe | None, amount: int) -> float:
        """Return what damage on the boss or a foe is worth."""
        if foe is None:
            if amount >= state.boss_life:
                return self.note("victory", WIN)
            return self.note("boss", float(amount))
        if amount >= foe.life:
            wasted = WASTE * float(amount - foe.life)
            return self.note("defeat", self.menace_of(foe) - wasted, "foe", foe.card.id)
        worth = PROGRESS * self.menace_of(foe) * float(amount) / float(foe.life)
        return self.note("weaken", worth, "foe", foe.card.id)

    def aim(self, state: Table, amount: int, only_foes: bool) -> float:
        """Return what damage is worth on the best target."""
        notes, self.notes = self.notes, None
        best = 0.0 if only_foes else self.strike(state, None, amount)
        for foe in state.foes:
            worth = self.strike(state, foe, amount)
            if worth > best:
                best = worth
        self.notes = notes
        return best

    # --- texts --------------------------------------------------------------------------------

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
            if effect.amount.of in (WEAPONS, OTHER_WEAPONS) and you >= 0:
                amount += effect.amount.per * len(state.players[you].weapons)
            elif effect.amount.of == HAND_OF_THAT_PLAYER:
                amount += effect.amount.per * 5
            if state.contexts:
                amount += state.context().boost
            return self.aim(state, amount, effect.only_foes)
        if isinstance(effect, Boost):
            return float(effect.amount.base)
        if isinstance(effect, Defeat):
            best = 0.0
            for foe in state.foes:
                worth = self.menace_of(foe)
                if worth > best:
                    best = worth
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
        if isinstance(effect, Seq):
            worth = self.gain(state, effect.script, you)
            return 0.0 if effect.may and worth < 0.0 else worth
        if isinstance(effect, Attack):
            return self.volley(state, effect, you)
        if isinstance(effect, TurnRule):
            return 0.5
        menace = self.menace
        if isinstance(effect, Track) and menace is not None:
            return -menace.step * float(effect.steps)
        if isinstance(effect, Special) and menace is not None:
            return -menace.special * float(effect.count)
        if isinstance(effect, SeatEffect):
            return self.seat_gain(state, effect, you)
        return 0.0

    def volley(self, state: Table, effect: Attack, you: int) -> float:
        """Return what attacking with weapons that are there is worth: the best ones."""
        best = second = 0.0
        for seat in range(state.seats):
            if effect.is_own and seat != you:
                continue
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
        if who == whom.TOTAL and total < best * 1.5:
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
            if amount > 0:
                return self.power_worth(state, seat, amount)
            lost = -amount if -amount < player.power else player.power
            most = float(player.knight.power_max)
            return -self.ability_of[player.knight.index] * float(lost) / most
        if isinstance(effect, Slot):
            self.size_up(player)
            return self.slot_worth(player) if amount > 0 else -1.0 - self.slot_worth(player)
        if isinstance(effect, Draw):
            self.size_up(player)
            return float(amount) * (self.par / PAR + 0.3) * (DRAW if seat == state.active else 1.0)
        if isinstance(effect, Discard):
            return -self.least(player, amount)
        if isinstance(effect, Destroy):
            return self.thinning(player, effect)
        if isinstance(effect, DestroySupply):
            return RENEW
        if isinstance(effect, Recover):
            return self.recovery(player, effect, amount)
        if isinstance(effect, Acquire):
            return self.windfall(state, effect, seat)
        if isinstance(effect, Equip):
            if len(player.weapons) >= player.slots:
                return 0.0
            best = 0.0
            for card in player.hand:
                if card.kind == WEAPON_KIND and self.hit_of[card.index] > best:
                    best = self.hit_of[card.index]
            return best
        if isinstance(effect, Seq):
            return self.gain(state, effect.script, seat)
        return 0.0

    def least(self, player: Player, amount: int) -> float:
        """Return what discarding the poorest cards of a hand costs."""
        total = 0.0
        worst = WIN
        for card in player.hand:
            worth = self.now(card)
            total += worth
            if worth < worst:
                worst = worth
        count = len(player.hand)
        if count == 0:
            return 0.0
        if amount >= count:
            return total
        return worst * float(amount) + 0.3 * float(amount - 1)

    def thinning(self, player: Player, effect: Destroy) -> float:
        """Return what destroying the worst card is worth."""
        self.size_up(player)
        best = 0.0
        if effect.from_hand:
            for card in player.hand:
                if effect.fits(card):
                    worth = -self.worth(card, self.wait) - self.now(card)
                    if worth > best:
                        best = worth
        if effect.from_discard:
            for card in player.discard:
                if effect.fits(card):
                    worth = -self.worth(card, self.wait * 0.5)
                    if worth > best:
                        best = worth
        return best

    def recovery(self, player: Player, effect: Recover, amount: int) -> float:
        """Return what taking the best cards back is worth."""
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
                worth = self.worth(card, 0.5 if effect.to == DECK_TOP else self.wait)
                if worth > best:
                    best = worth
        return best

    # --- the choices --------------------------------------------------------------------------

    def prepare(self, state: State) -> None:
        assert isinstance(state, Table)
        self.look(state)
        task = state.stack[-1]
        if isinstance(task, ActionStep):
            self.shop(state, task.seat)
        elif isinstance(task, (DiscardHand, PickCard, AllyDeck)):
            self.size_up(state.players[task.seat])
        elif isinstance(task, PickSupply):
            self.size_up(state.players[task.target])

    def shop(self, state: Table, seat: int) -> None:
        """Weigh everything that energy can buy."""
        player = state.players[seat]
        box = state.rules.box
        self.size_up(player)
        energy = state.energy
        for item in range(ITEMS):
            self.costs[item] = 99
        for pile in range(do.PILES):
            card = state.top_card(pile)
            if card is not None and card.cost <= energy:
                self.costs[pile] = card.cost
                self.worths[pile] = self.worth(card, self.wait) + self.bonus_of[card.index]
                if pile == box.tech_pile:
                    self.costs[6] = card.cost
                    self.worths[6] = self.gain(state, card.on_play, seat)
                    if state.tech_to_hand:
                        self.worths[pile] += self.worths[6]
        if energy >= box.slot_cost and player.slots < player.knight.slots_max:
            self.costs[7] = box.slot_cost
            self.worths[7] = self.slot_worth(player)
        if energy >= box.power_cost and player.power < player.knight.power_max:
            lacking = player.knight.power_max - player.power
            self.costs[8] = box.power_cost
            self.worths[8] = self.power_worth(state, seat, 1)
            if lacking * box.power_cost <= energy:
                self.costs[8] = lacking * box.power_cost
                self.worths[8] = self.ability_now(state, seat)

    def ability_now(self, state: Table, seat: int) -> float:
        return self.gain(state, state.players[seat].knight.ability, seat)

    def plan(self, state: Table, item: int) -> float:
        """Return what buying something is worth with the best use of the rest."""
        worth = self.worths[item]
        if worth <= 0.0:
            return worth
        left = state.energy - self.costs[item]
        most = 0.0
        for other in range(ITEMS):
            if other != item and self.costs[other] <= left and self.worths[other] > most:
                most = self.worths[other]
        return worth + most

    def rate(self, state: State, id: int) -> float:
        assert isinstance(state, Table)
        task = state.stack[-1]
        seat = task.seat
        player = state.players[seat]
        cards = state.rules.box.cards
        if isinstance(task, ActionStep):
            return self.rate_action(state, seat, id)
        if isinstance(task, AttackStep):
            if id == do.END:
                return 0.0
            return self.shot(state, seat, player.weapons[(id - do.WEAPON) % do.PLACES])
        if isinstance(task, PickTarget):
            foe = None if id == do.BOSS else state.foes[id - do.FOE]
            if isinstance(task.effect, Defeat) and foe is not None:
                return self.note("defeat", self.menace_of(foe), "foe", foe.card.id)
            return self.strike(state, foe, task.amount)
        if isinstance(task, SplitPoint):
            return self.rate_split(state, task, id)
        if isinstance(task, ClearArea):
            return self.now(cards[id - do.AREA]) if id >= do.AREA else 0.0
        if isinstance(task, DiscardHand):
            return self.rate_discard(player, cards[id - do.HAND]) if id else 0.0
        if isinstance(task, PickSeat):
            amount = task.effect.amount.value(state)
            return self.seat_worth(state, task.effect, id - do.SEAT, amount)
        if isinstance(task, PickUnit):
            if id == do.END:
                return 0.0
            amount = -1 if task.effect.amount.is_loss() else 1
            return self.seat_worth(state, task.effect, id - do.SEAT, amount)
        if isinstance(task, PickOption):
            you = state.context().you
            return self.gain(state, task.effect.options[id - do.OPTION], you)
        if isinstance(task, PickCard):
            return self.rate_card(state, task, id)
        if isinstance(task, PickSupply):
            return self.rate_supply(state, task, id)
        if isinstance(task, PickWeapon):
            if id == do.END:
                return 0.0
            number = id - do.WEAPON
            card = state.players[number // do.PLACES].weapons[number % do.PLACES]
            return self.shot(state, seat, card)
        if isinstance(task, Confirm):
            if id == do.END:
                return 0.0
            effect = task.effect
            if isinstance(effect, Trade):
                you = state.context().you
                return self.gain(state, effect.cost, you) + self.gain(state, effect.gain, you)
            if isinstance(effect, SeatEffect):
                return self.seat_worth(state, effect, seat, effect.amount.value(state))
            return 0.0
        if isinstance(task, PairSeat):
            return self.readiness(state.players[id - do.SEAT])
        if isinstance(task, AllyDeck):
            if id == do.END:
                return self.worth(task.card, self.wait)
            return self.worth(task.card, 1.0)
        return 0.0

    def rate_action(self, state: Table, seat: int, id: int) -> float:
        if id == do.END:
            return 0.0
        if id >= do.HAND:
            card = state.rules.box.cards[id - do.HAND]
            if card.kind == WEAPON_KIND:
                return FIRST * 0.5 + self.hit_of[card.index]
            index = card.index
            return FIRST + self.spark_of[index] * self.spark + self.care_of[index]
        if id == do.KNIGHT:
            knight = state.players[seat].knight
            worth = self.ability_now(state, seat) - HOLD * self.ability_of[knight.index]
            return worth + (FIRST * 0.3 if worth > 0.0 else 0.0)
        if id == do.HOMEWORLD:
            worth = self.gain(state, state.rules.homeworld.ability, seat)
            worth -= HOLD * self.world_ability
            return worth + (FIRST * 0.3 if worth > 0.0 else 0.0)
        if id == do.BUY_POWER:
            return self.plan(state, 8)
        if id == do.BUY_SLOT:
            return self.plan(state, 7)
        if id == do.OVERCHARGE:
            return self.plan(state, 6)
        return self.plan(state, id - do.SUPPLY)

    def rate_split(self, state: Table, task: SplitPoint, id: int) -> float:
        """A foe is worth points only if all it needs are left."""
        if id == do.BOSS:
            given = task.given[0]
            return WIN if given + task.left >= state.boss_life else 1.0
        place = id - do.FOE
        foe = state.foes[place]
        needed = foe.life - task.given[place + 1]
        if needed > task.left:
            return PROGRESS * self.menace_of(foe) / float(foe.life)
        return self.menace_of(foe) / float(needed)

    def rate_discard(self, player: Player, card: Card) -> float:
        """Is a fresh card better than this one in the next turn?"""
        if card.kind != WEAPON_KIND:
            return self.par + 0.1 - 0.5 * self.now(card)
        better = 0
        for other in player.hand:
            if other.kind == WEAPON_KIND and self.hit_of[other.index] > self.hit_of[card.index]:
                better += 1
        hit = self.hit_of[card.index]
        return self.par / PAR - (hit if better < player.slots else HELD * hit)

    def rate_card(self, state: Table, task: PickCard, id: int) -> float:
        if id == do.END:
            return 0.0
        card = state.rules.box.cards[(id - do.HAND) % do.CARDS]
        effect = task.effect
        if isinstance(effect, Discard):
            return -self.now(card)
        if isinstance(effect, Destroy):
            if id < do.DISCARD:
                return -self.worth(card, self.wait) - self.now(card)
            return -self.worth(card, self.wait * 0.5)
        return self.now(card)

    def rate_supply(self, state: Table, task: PickSupply, id: int) -> float:
        if id == do.END:
            return 0.0
        card = state.top_card(id - do.SUPPLY)
        if card is None:
            return 0.0
        effect = task.effect
        if isinstance(effect, DestroySupply):
            return RENEW * (3.0 - self.worth(card, self.wait))
        if isinstance(effect, Acquire) and effect.to != DISCARD_PILE:
            return self.worth(card, 0.5)
        return self.worth(card, self.wait)

    def readiness(self, player: Player) -> float:
        """Return what a turn of a knight would be worth."""
        total = 0.0
        for card in player.hand:
            total += self.now(card)
        for card in player.weapons:
            total += self.now(card)
        return total

    # --- positions ----------------------------------------------------------------------------

    def rewards(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over:
            if state.reason == "victory":
                return [1.0] * state.seats
            done = 1.0 - float(state.boss_life) / float(state.boss_cap)
            return [0.15 * done] * state.seats
        self.look(state)
        return [self.chance(state)] * state.seats

    def chance(self, state: Table) -> float:
        ratio = math.log((self.standing + 0.2) / (self.needed + 0.2))
        return 1.0 / (1.0 + math.exp(-1.2 * ratio))


def is_varying(script: Script | None) -> bool:
    if script is not None:
        for effect in script.effects:
            if isinstance(effect, Damage) and effect.amount.per:
                return True
    return False
