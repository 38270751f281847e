"""What the texts of Astro Knights are worth, read from their effects.

Two readings of the same language: `Tally` adds up what a knight's text gives (energy, damage, and
everything else as "care"), `Menace` what a text of the boss costs in lives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import selectors as whom
from sternentisch.games.astro_knights.effect import Amount, Condition, Effect, Script
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE
from sternentisch.games.astro_knights.selectors import SeatEffect
from sternentisch.games.astro_knights.verbs_boss import (
    BOSS_BACK,
    BURY_PLAYER_TOP,
    Activate,
    ByTrack,
    DestroyThis,
    Order,
    Special,
    Track,
    TrackSet,
)
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
    from sternentisch.games.astro_knights.components import Boss, BossCard

# What a text gives besides energy and damage, in points of damage
LIFE: Final = 1.1  # of a knight; what an exhausted one should bear hits the homeworld twice
WORLD_LIFE: Final = 0.72
POWER: Final = 0.75  # abilities are worth about six points and take about five power
WORLD_POWER: Final = 0.14  # its ability comes about once in two games
SLOT: Final = 0.81
DRAWN_CARD: Final = 0.66
LOST_CARD: Final = 4.5  # discarded from hand; a text that asks for it is seldom used
THINNED: Final = 0.16  # a poor card less in the deck
RENEWED: Final = 0.3  # a supply card exchanged
RECOVERED: Final = 0.77
FREE_CARD: Final = 5.0
QUICK_CARD: Final = 10.7  # free and on top of a deck
EQUIPPED: Final = 1.5
SHOT: Final = 3.2  # an attack with a weapon already there
DEFEATED: Final = 1.6
TURN_RULE: Final = 0.5
ENERGY: Final = 0.8  # only to tell which of two options is better
COUNTED: Final = (0.0, 1.2, 2.0, 5.0, 2.0, 2.0)  # how many there usually are, by Amount.of

# What texts of the boss cost, in lives
FOE_TURNS: Final = 2.6  # a foe acts so often before it falls
FOE_LIFE: Final = 1.2  # and each of its lives costs damage that the boss is spared
LOST_POWER: Final = 2.3
LOST_SLOT: Final = 6.5
BOSS_HEALED: Final = 0.65
FOES_HEALED: Final = 0.36  # for each of the foes
FOES: Final = 2.0


def usual(amount: Amount) -> float:
    """Return how much an amount usually is."""
    return float(amount.base) + float(amount.per) * COUNTED[amount.of]


def likely(condition: Condition) -> float:
    """Return how often a condition holds."""
    if condition.defeated_foe:
        return 0.35
    return 0.4 if condition.slots_full else 0.5


@final
class Tally:
    """What a text of the knights gives."""

    __slots__ = ("care", "energy", "hit")

    def __init__(self) -> None:
        self.energy: float = 0.0
        self.hit: float = 0.0
        self.care: float = 0.0

    def total(self) -> float:
        """Return all of it in points of damage, energy at a rough rate."""
        return self.hit + self.care + ENERGY * self.energy

    def add(self, other: Tally, times: float) -> None:
        """Add another tally so many times."""
        self.energy += times * other.energy
        self.hit += times * other.hit
        self.care += times * other.care


def read_gain(script: Script | None) -> Tally:
    """Add up what a text gives."""
    tally = Tally()
    if script is not None:
        for effect in script.effects:
            add_gain(tally, effect)
    return tally


def add_gain(tally: Tally, effect: Effect) -> None:
    """Add what a single effect gives, and of options the better one."""
    if isinstance(effect, Energy):
        tally.energy += usual(effect.amount)
    elif isinstance(effect, Damage):
        factor = 1.15 if effect.is_split else 0.6 if effect.only_foes else 1.0
        tally.hit += factor * usual(effect.amount)
    elif isinstance(effect, Boost):
        tally.hit += usual(effect.amount)
    elif isinstance(effect, Choose):
        best = read_gain(effect.options[0])
        for option in effect.options[1:]:
            other = read_gain(option)
            if other.total() > best.total():
                best = other
        tally.add(best, 1.0)
    elif isinstance(effect, Trade):
        both = read_gain(effect.cost)
        both.add(read_gain(effect.gain), 1.0)
        if both.total() > 0.0 or not effect.may:
            tally.add(both, 1.0)
    elif isinstance(effect, If):
        share = likely(effect.condition)
        tally.add(read_gain(effect.yes), share)
        tally.add(read_gain(effect.no), 1.0 - share)
    elif isinstance(effect, Seq):
        inner = read_gain(effect.script)
        if inner.total() > 0.0 or not effect.may:
            tally.add(inner, 1.0)
    elif isinstance(effect, Attack):
        tally.care += SHOT * float(effect.count)
    elif isinstance(effect, Defeat):
        tally.care += DEFEATED
    elif isinstance(effect, TurnRule):
        tally.care += TURN_RULE
    elif isinstance(effect, DestroyThis):
        tally.care -= LOST_CARD
    elif isinstance(effect, SeatEffect):
        tally.care += usual(effect.amount) * unit_gain(effect)


def unit_gain(effect: SeatEffect) -> float:
    """Return what one unit of an effect for players is worth."""
    if isinstance(effect, Power):
        return WORLD_POWER if effect.who == whom.HOMEWORLD else POWER
    if isinstance(effect, Heal):
        return WORLD_LIFE if effect.who == whom.HOMEWORLD else LIFE
    if isinstance(effect, Suffer):
        return -LIFE
    if isinstance(effect, Slot):
        return SLOT
    if isinstance(effect, Draw):
        return DRAWN_CARD
    if isinstance(effect, Discard):
        return -LOST_CARD
    if isinstance(effect, Destroy):
        return THINNED
    if isinstance(effect, DestroySupply):
        return RENEWED
    if isinstance(effect, Recover):
        return RECOVERED
    if isinstance(effect, Acquire):
        return FREE_CARD if effect.to == DISCARD_PILE else QUICK_CARD
    return EQUIPPED if isinstance(effect, Equip) else 0.0


@final
class Menace:
    """What the texts of a boss cost so many knights, in lives."""

    def __init__(self, boss: Boss, seats: int) -> None:
        self.boss = boss
        self.seats = seats
        self.step: float = 0.0  # of the track
        self.special: float = 0.0  # a special card
        self.strike: float = 0.0  # a boss card
        special = strike = 0.0
        for _ in range(3):  # tracks, special cards and boss cards refer to each other
            special = self.mean(boss.specials)
            strike = self.mean(boss.cards)
            self.special, self.strike = special, strike
            self.step = self.release(boss.turn_end, boss.turn_end_while)
        self.turn: float = strike  # what a boss turn costs without tile and foes
        if boss.turn_end_while is None:
            self.turn += self.script(boss.turn_end)
        self.tiles: list[float] = [0.0, 0.0]  # by level
        for tile in boss.tiles:
            self.tiles.append(self.script(tile.on_activate))

    def mean(self, cards: list[BossCard]) -> float:
        """Return what one of these cards costs on average."""
        total = 0.0
        count = 0.0
        for card in cards:
            if card.mark <= self.seats:
                total += float(card.copies) * self.card(card)
                count += float(card.copies)
        return total / count if count else 0.0

    def card(self, card: BossCard) -> float:
        """Return what a boss card costs: its text, or what a foe does and takes before it falls."""
        if not card.is_foe:
            return self.script(card.on_resolve)
        acts = FOE_TURNS * self.script(card.on_activate)
        return self.script(card.on_instant) + acts * 0.5 + FOE_LIFE * float(card.life) * 0.5

    def release(self, script: Script | None, condition: Condition | None) -> float:
        """Return what one step of the track costs: its share of what happens at the end of it."""
        if script is None:
            return 0.0
        steps = 0.0
        if condition is not None and condition.track_min > 0:
            steps = float(condition.track_min)
        total = 0.0
        for effect in script.effects:
            if isinstance(effect, If):
                inner = self.release(effect.yes, effect.condition)
                if inner:
                    return inner
            if isinstance(effect, Track) and effect.steps < 0:
                steps = -float(effect.steps)
            elif not isinstance(effect, (Track, TrackSet)):
                total += self.effect(effect)
        return total / steps if steps else 0.0

    def script(self, script: Script | None) -> float:
        """Return what a text costs."""
        total = 0.0
        if script is not None:
            for effect in script.effects:
                total += self.effect(effect)
        return total

    def effect(self, effect: Effect) -> float:
        """Return what a single effect costs, and of options the cheapest one."""
        if isinstance(effect, Suffer):
            if effect.who == whom.HOMEWORLD:
                return WORLD_LIFE * usual(effect.amount)
            share = float(self.seats) if effect.who == whom.EACH_PLAYER else 1.0
            return share * LIFE * usual(effect.amount)
        if isinstance(effect, Choose):
            least = self.script(effect.options[0])
            for option in effect.options[1:]:
                cost = self.script(option)
                if cost < least:
                    least = cost
            return least
        if isinstance(effect, If):
            share = likely(effect.condition)
            return share * self.script(effect.yes) + (1.0 - share) * self.script(effect.no)
        if isinstance(effect, Seq):
            return self.script(effect.script)
        if isinstance(effect, Track):
            return 0.0 if effect.wrap else self.step * float(effect.steps)
        if isinstance(effect, ByTrack):
            total = 0.0
            for script in effect.table:
                total += self.script(script)
            return total / float(len(effect.table))
        if isinstance(effect, Special):
            return self.special * float(effect.count)
        if isinstance(effect, Order):
            if effect.op == BOSS_BACK:
                return self.strike + FOES
            return 0.5 if effect.op == BURY_PLAYER_TOP else 1.0
        if isinstance(effect, Activate):
            return 1.0
        if isinstance(effect, Heal):
            return self.healing(effect)
        return self.losses(effect)

    def healing(self, effect: Heal) -> float:
        """Return what it costs that the boss or its foes are healed."""
        if effect.who == whom.BOSS:
            return BOSS_HEALED * usual(effect.amount)
        return FOES_HEALED * FOES * usual(effect.amount)

    def losses(self, effect: Effect) -> float:
        """Return what it costs to lose cards, power or slots."""
        if not isinstance(effect, SeatEffect):
            return 0.0
        share = float(self.seats) if effect.who == whom.EACH_PLAYER else 1.0
        amount = share * usual(effect.amount)
        if isinstance(effect, Discard):
            return 0.7 * amount
        if isinstance(effect, Power):
            return -LOST_POWER * amount
        return -LOST_SLOT * amount if isinstance(effect, Slot) else 0.0
