"""What texts of Astro Knights are worth if they are carried out now, whoever they are for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.judges.astro_knights_worth import WIN, WORLD_LIFE, Worth
from sternentisch.games.astro_knights import actions as do
from sternentisch.games.astro_knights import selectors as whom
from sternentisch.games.astro_knights.components import WEAPON_KIND
from sternentisch.games.astro_knights.effect import Effect, Script
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE
from sternentisch.games.astro_knights.selectors import SeatEffect
from sternentisch.games.astro_knights.state import Player
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

CROWDED: Final = 0.43  # of its worth has a weapon in hand without a free slot
DRAW_NOW: Final = 1.2  # a card drawn in the own turn is used at once
RULE: Final = 0.5  # a rule for the turn
RENEW: Final = 0.46  # a new card in the supply


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(Worth):
    """Knows what texts are worth, in points of damage on the boss."""

    # --- effects ----------------------------------------------------------------------------

    def gain(self, state: Table, script: Script | None, you: int) -> float:
        """Return what a text is worth now to the team if a knight carries it out."""
        total = 0.0
        if script is not None:
            for effect in script.effects:
                total += self.gain_of(state, effect, you)
        return total

    def gain_of(self, state: Table, effect: Effect, you: int) -> float:
        """Return what a single effect is worth now to the team if a knight carries it out."""
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

    # --- effects for players ----------------------------------------------------------------

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

    # --- cards of a player ------------------------------------------------------------------

    def best_weapon(self, player: Player) -> float:
        """Return the usual damage of the best weapon in a hand, 0 without one."""
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
