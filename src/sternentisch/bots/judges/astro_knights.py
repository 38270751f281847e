"""The judge of Astro Knights: what a choice is worth, in points of damage on the boss.

Good play arms quickly with whatever weapons the energy of a turn buys, clears foes while there is
time for them to do harm, spreads wounds among the knights, and turns to the boss in the end.
Nothing here knows a card by name: `astro_knights_values` reads the texts, `astro_knights_clock`
estimates the time that is left, `astro_knights_worth` weighs lives, targets and decks on the table,
`astro_knights_texts` the texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.bots.judges.astro_knights_texts import Texts
from sternentisch.bots.judges.astro_knights_worth import WIN
from sternentisch.games.astro_knights import actions as do
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
from sternentisch.games.astro_knights.components import CORE, WEAPON_KIND, Card
from sternentisch.games.astro_knights.rules.damage import VICTORY
from sternentisch.games.astro_knights.rules.order import PairSeat
from sternentisch.games.astro_knights.rules.player_turn import (
    ActionStep,
    AttackStep,
    ClearArea,
    DiscardHand,
)
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE, AllyDeck
from sternentisch.games.astro_knights.selectors import SeatEffect
from sternentisch.games.astro_knights.state import Foe, Player
from sternentisch.games.astro_knights.state import State as Table
from sternentisch.games.astro_knights.verbs_cards import (
    Acquire,
    Destroy,
    DestroySupply,
    Discard,
    Equip,
)
from sternentisch.games.astro_knights.verbs_control import Trade
from sternentisch.games.astro_knights.verbs_damage import Defeat
from sternentisch.games.astro_knights.verbs_players import Heal, Suffer
from sternentisch.kernel.state import State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game

CORES_FIRST: Final = 15.0  # what costs nothing comes before what costs energy:
WEAPONS_NEXT: Final = 7.5  # cores and techs, then weapons, then abilities
ABILITIES_THEN: Final = 4.5
HOLD: Final = 0.33  # of its usual worth an ability must exceed, or it waits
KEPT: Final = 0.65  # of its damage counts for a weapon in hand that must wait for a slot
RENEWAL: Final = 0.96  # how much a better card in the supply is worth to whoever buys next
PLAIN_CARD: Final = 1.7  # what the next card of a pile is worth
SOON: Final = 0.5  # turns until a card on top of a deck comes
BRAVE: Final = 0.15  # a defeat with the boss almost fallen, where a victory is 1

PILES: Final = do.PILES
OVERCHARGE: Final = PILES  # things to buy: the piles, and these
SLOT: Final = PILES + 1
POWER: Final = PILES + 2
THINGS: Final = PILES + 3
DEAR: Final = 99  # the price of what cannot be bought


@final
class AstroKnightsJudge(Texts):
    """Judges Astro Knights; a few turns tell search more than a whole game full of chance."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 6
        self.warmth = 1.0
        self.stray = 0.3
        self.worths: list[float] = [0.0] * THINGS
        self.costs: list[int] = [DEAR] * THINGS

    # --- positions --------------------------------------------------------------------------

    def rewards(self, state: State) -> list[float]:
        """Return the chance of victory, the same for all; a good fight counts a little, too."""
        assert isinstance(state, Table)
        if state.over:
            if state.reason == VICTORY:
                return [1.0] * state.seats
            done = 1.0 - float(state.boss_life) / float(state.boss_cap)
            return [BRAVE * (done if done > 0.0 else 0.0)] * state.seats
        chance = self.chance(state)
        return [chance + (1.0 - chance) * 0.6 * BRAVE] * state.seats

    # --- choices ----------------------------------------------------------------------------

    def prepare(self, state: State) -> None:
        assert isinstance(state, Table)
        task = state.stack[-1]
        if isinstance(task, (ClearArea, AttackStep)):
            return  # these depend on cards alone
        self.look(state)
        if isinstance(task, ActionStep):
            self.shop(state, task.seat)
        elif isinstance(task, (DiscardHand, PickCard, AllyDeck)):
            self.size_up(state.players[task.seat])
        elif isinstance(task, PickSupply):
            self.size_up(state.players[task.target])

    def rate(self, state: State, id: int) -> float:
        assert isinstance(state, Table)
        task = state.stack[-1]
        seat = task.seat
        if isinstance(task, ActionStep):
            return self.rate_action(state, seat, id)
        if isinstance(task, ClearArea):  # what is discarded first is drawn first
            return self.rank_of[id - do.AREA] if id >= do.AREA else 0.0
        if isinstance(task, PickTarget):
            foe = None if id == do.BOSS else state.foes[id - do.FOE]
            return self.rate_target(state, foe, task.amount, isinstance(task.effect, Defeat))
        if isinstance(task, PickSeat):
            amount = task.effect.amount.value(state)
            return self.rate_seat(state, task.effect, id - do.SEAT, amount)
        if isinstance(task, PickOption):
            worth = self.gain(state, task.effect.options[id - do.OPTION], state.context().you)
            return self.note("option" if worth > 0.0 else "cost", worth)
        if id == do.END:
            return self.rate_end(task.card) if isinstance(task, AllyDeck) else 0.0
        if isinstance(task, (AttackStep, PickWeapon)):
            number = id - do.WEAPON
            card = state.players[number // do.PLACES].weapons[number % do.PLACES]
            return self.note("shot", self.shot(state, seat, card), "card", card.id)
        if isinstance(task, DiscardHand):
            return self.rate_discard(state.players[seat], state.rules.box.cards[id - do.HAND])
        if isinstance(task, PickUnit):
            amount = -1 if task.effect.amount.is_loss() else 1
            return self.rate_seat(state, task.effect, id - do.SEAT, amount)
        if isinstance(task, PickCard):
            return self.rate_card(state, task, id)
        if isinstance(task, PickSupply):
            return self.rate_supply(state, task, id - do.SUPPLY)
        if isinstance(task, SplitPoint):
            return self.rate_point(state, task, id)
        if isinstance(task, Confirm):
            return self.rate_consent(state, task)
        if isinstance(task, PairSeat):
            ready = self.readiness(state.players[id - do.SEAT])
            return self.note("ready", ready, "other", id - do.SEAT)
        if isinstance(task, AllyDeck):
            return self.note("arms-ally", self.worth(task.card, 2.0 * SOON), "other", id - do.SEAT)
        return 0.0

    # --- the action step --------------------------------------------------------------------

    def shop(self, state: Table, seat: int) -> None:
        """Weigh everything that energy can buy."""
        player = state.players[seat]
        box = state.rules.box
        energy = state.energy
        costs = self.costs
        worths = self.worths
        self.size_up(player)
        for thing in range(THINGS):
            costs[thing] = DEAR
        for pile in range(PILES):
            card = state.top_card(pile)
            if card is not None and card.cost <= energy:
                costs[pile] = card.cost
                worths[pile] = self.worth(card, self.wait) + self.bonus_of[card.index]
                if pile == box.tech_pile:
                    costs[OVERCHARGE] = card.cost
                    worths[OVERCHARGE] = self.gain(state, card.on_play, seat)
                    if state.tech_to_hand:
                        worths[pile] += worths[OVERCHARGE]
        self.size_up(player)  # again: texts look at other decks, too
        if energy >= box.slot_cost and player.slots < player.knight.slots_max:
            costs[SLOT] = box.slot_cost
            worths[SLOT] = self.slot_worth(player)
        lacking = player.knight.power_max - player.power
        if lacking and energy >= box.power_cost:
            costs[POWER] = box.power_cost
            worths[POWER] = self.power_worth(state, seat, 1)
            if lacking * box.power_cost <= energy:  # the ability can be used in this turn
                costs[POWER] = lacking * box.power_cost
                worths[POWER] = self.gain(state, player.knight.ability, seat)

    def plan(self, state: Table, thing: int, name: str, card: str) -> float:
        """Return what a purchase is worth with the best use of the energy left."""
        worth = self.worths[thing]
        if worth <= 0.0:
            return self.note("ballast", worth, "card", card) if card else self.note("idle", worth)
        self.note(name, worth, "card" if card else "", card)
        left = state.energy - self.costs[thing]
        rest = 0.0
        for other in range(THINGS):
            if other != thing and self.costs[other] <= left and self.worths[other] > rest:
                rest = self.worths[other]
        return worth + (self.note("rest", rest) if rest else 0.0)

    def rate_action(self, state: Table, seat: int, id: int) -> float:
        """Weigh a choice of the action step: a card, an ability, a purchase, or the end of it."""
        if id == do.END:
            return 0.0
        if id >= do.HAND:
            return self.rate_play(state.rules.box.cards[id - do.HAND])
        player = state.players[seat]
        if id == do.KNIGHT:
            worth = self.gain(state, player.knight.ability, seat)
            return self.rate_ability("ability", worth, self.ability_of[player.knight.index])
        if id == do.HOMEWORLD:
            worth = self.gain(state, state.rules.homeworld.ability, seat)
            return self.rate_ability("world-ability", worth, self.world_ability)
        if id == do.BUY_POWER:
            return self.plan(state, POWER, "power", "")
        if id == do.BUY_SLOT:
            return self.plan(state, SLOT, "slot", "")
        if id == do.OVERCHARGE:
            return self.plan(state, OVERCHARGE, "overcharge", "")
        card = state.top_card(id - do.SUPPLY)
        if card is None:
            return 0.0
        name = "weapon" if card.kind == WEAPON_KIND else "core" if card.kind == CORE else "tech"
        return self.plan(state, id - do.SUPPLY, name, card.id)

    def rate_play(self, card: Card) -> float:
        """Playing and equipping cost nothing: cores first, then the best weapons."""
        index = card.index
        if card.kind == WEAPON_KIND:
            return WEAPONS_NEXT + self.note("equip", self.hit_of[index], "card", card.id)
        worth = self.note("energy", self.spark * self.spark_of[index])
        if self.care_of[index]:
            worth += self.note("text", self.care_of[index], "card", card.id)
        return CORES_FIRST + worth

    def rate_ability(self, name: str, worth: float, usual: float) -> float:
        """Abilities wait until they are worth it, but no longer."""
        self.note(name, worth)
        more = worth + self.note("patience", -HOLD * usual)
        return more + ABILITIES_THEN if more > 0.0 else more

    # --- targets ----------------------------------------------------------------------------

    def rate_target(self, state: Table, foe: Foe | None, amount: int, falls: bool) -> float:
        """Weigh damage on a foe, or on the boss (None); `falls`: it is defeated outright."""
        if foe is None:
            if amount >= state.boss_life:
                return self.note("victory", WIN)
            return self.note("boss", float(amount), "amount", amount)
        if falls:
            return self.note("defeat", self.fear(foe), "foe", foe.card.id)
        worth = self.strike(foe, amount)
        return self.note("defeat" if amount >= foe.life else "weaken", worth, "foe", foe.card.id)

    def rate_point(self, state: Table, task: SplitPoint, id: int) -> float:
        """Points are best spent on a foe that the rest of them can bring down."""
        if id == do.BOSS:
            if task.given[0] + task.left >= state.boss_life:
                return self.note("victory", WIN)
            return self.note("boss", 1.0, "amount", 1)
        place = id - do.FOE
        foe = state.foes[place]
        lacking = foe.life - task.given[place + 1]
        if lacking > task.left:
            return self.note("weaken", self.strike(foe, 1), "foe", foe.card.id)
        return self.note("defeat", self.fear(foe) / float(lacking), "foe", foe.card.id)

    # --- players ----------------------------------------------------------------------------

    def rate_seat(self, state: Table, effect: SeatEffect, seat: int, amount: int) -> float:
        """Weigh for whom an effect should be."""
        worth = self.seat_worth(state, effect, seat, amount)
        if self.notes is not None:
            name = "benefit" if worth >= 0.0 else "burden"
            if isinstance(effect, Suffer):
                player = state.players[seat]
                name = "exhaust" if amount >= player.life else "wound"
                if player.exhausted:
                    name = "world-blow"
            elif isinstance(effect, Heal):
                name = "heal"
            elif isinstance(effect, Equip):
                name = "arms-ally"
            self.note(name, worth, "other", seat)
        return worth

    def rate_consent(self, state: Table, task: Confirm) -> float:
        """Weigh a "may": what it costs against what it brings."""
        effect = task.effect
        if isinstance(effect, Trade):
            you = state.context().you
            gain = self.note("option", self.gain(state, effect.gain, you))
            return gain + self.note("cost", self.gain(state, effect.cost, you))
        if isinstance(effect, SeatEffect):
            worth = self.seat_worth(state, effect, task.seat, effect.amount.value(state))
            return self.note("option" if worth > 0.0 else "cost", worth)
        return 0.0

    def readiness(self, player: Player) -> float:
        """Return what a turn of a knight would be worth."""
        total = 0.0
        for card in player.hand:
            total += self.now(card)
        for card in player.weapons:
            total += self.now(card)
        return total

    # --- cards ------------------------------------------------------------------------------

    def rate_discard(self, player: Player, card: Card) -> float:
        """Is a fresh card better than this one in the next turn?"""
        fresh = self.note("fresh", self.average)
        if card.kind != WEAPON_KIND:
            return fresh + self.note("gives-up", -0.5 * self.now(card), "card", card.id)
        hit = self.hit_of[card.index]
        better = 0
        for other in player.hand:
            if other.kind == WEAPON_KIND and self.hit_of[other.index] > hit:
                better += 1
        kept = hit if better < player.slots else KEPT * hit
        return fresh + self.note("gives-up", -kept, "card", card.id)

    def rate_card(self, state: Table, task: PickCard, id: int) -> float:
        """Weigh the card that an effect discards, destroys, equips or takes back."""
        card = state.rules.box.cards[(id - do.HAND) % do.CARDS]
        effect = task.effect
        if isinstance(effect, Discard):
            return self.note("gives-up", -self.now(card), "card", card.id)
        if isinstance(effect, Destroy):
            worth = self.thinning(card, id < do.DISCARD)
            return self.note("thin" if worth > 0.0 else "gives-up", worth, "card", card.id)
        name = "equip" if isinstance(effect, Equip) else "recover"
        return self.note(name, self.now(card), "card", card.id)

    def rate_supply(self, state: Table, task: PickSupply, pile: int) -> float:
        """Weigh the supply pile whose top card an effect destroys or gives away for free."""
        card = state.top_card(pile)
        if card is None:
            return 0.0
        effect = task.effect
        if isinstance(effect, DestroySupply):
            worth = RENEWAL * (PLAIN_CARD - self.worth(card, self.wait))
            return self.note("renew" if worth > 0.0 else "gives-up", worth, "card", card.id)
        wait = self.wait
        if isinstance(effect, Acquire) and effect.to != DISCARD_PILE:
            wait = SOON
        return self.note("free", self.worth(card, wait), "card", card.id)

    def rate_end(self, card: Card) -> float:
        """The own deck keeps a weapon that an ally could have."""
        return self.note("weapon", self.worth(card, self.wait), "card", card.id)
