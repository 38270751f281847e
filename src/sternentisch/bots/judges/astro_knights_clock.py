"""How much time is left in a game of Astro Knights, and how probable victory is.

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
from sternentisch.games.astro_knights.components import WEAPON_KIND, Rules
from sternentisch.games.astro_knights.effect import Script
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.state import Player
from sternentisch.games.astro_knights.state import State as Table
from sternentisch.games.astro_knights.verbs_damage import Damage

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

# Time
STRETCH: Final = 2.5  # fights last longer than they look
GROWTH: Final = 2.1  # decks get better while they are played
SLOWNESS: Final = 11.3  # cards more than there are that a deck seems to have: weapons wait
TEMPO: Final = 0.85  # damage for each boss turn besides weapons
KNIGHT_LIFE: Final = 0.88
URGE: Final = 0.31  # how much dearer lives are when they run out before the boss does
SPARK: Final = 0.11  # what an energy is worth for every own turn left

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
class Clock(Judge):
    """Knows what cards do, who is stronger, and how many turns that leaves."""

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


def is_varying(script: Script | None) -> bool:
    """Whether the damage of an attack depends on the table."""
    if script is not None:
        for effect in script.effects:
            if isinstance(effect, Damage) and effect.amount.per:
                return True
    return False
