"""What tiles and the platform of Cryo are worth: now, and as long as the game lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_values import (
    BUILT,
    CARD_PRICE,
    EMPTY_PRICE,
    EMPTY_REWARD,
    HALF_BUILT,
    PLANNED,
    RESALE,
    STEADY,
    UNIT,
    USES,
    WOKEN,
)
from sternentisch.bots.judges.cryo_worth import CryoWorth
from sternentisch.games.cryo.actions import MATERIALS, SLOTS
from sternentisch.games.cryo.components import NANITE, TRACKS
from sternentisch.games.cryo.rules.platform import refuse_platform
from sternentisch.games.cryo.state import Player, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import PlatformAction, Reward, Tile
    from sternentisch.kernel.game import Game


class CryoPlatform(CryoWorth):
    """Knows what tiles do on the platform, and what its drones bring home."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.prices = [price(tile) for tile in self.box.tiles]
        self.yields = [steady(tile.reward) for tile in self.box.tiles]
        self.results = [
            WOKEN if action.wake else steady(action.reward) for action in self.box.platform
        ]

    # --- tiles ------------------------------------------------------------------------------

    def tile(self, player: Player, tile: Tile) -> float:
        """Return the better of taking a tile and installing it. [CR-D2]"""
        taken = self.reward(tile.reward, player.tracks)
        kept = self.goals[BUILT] + RESALE * taken
        best = taken
        for slot in range(SLOTS):
            if player.slots[slot] is None:
                worth = kept + self.work(player, tile, slot)
                if worth > best:
                    best = worth
        return best

    def installed(self, player: Player, tile: Tile, slot: int) -> float:
        """Return what a tile is worth in a slot. [CR-K10]"""
        resale = RESALE * self.reward(tile.reward, player.tracks)
        return self.goals[BUILT] + resale + self.work(player, tile, slot)

    def work(self, player: Player, tile: Tile, slot: int) -> float:
        """Return what a tile will do in a slot, as long as the game lasts."""
        worth = 0.0
        for action in self.box.platform:
            if action.cost_slot == slot or action.reward_slot == slot:
                profit = self.profit(player, action, tile, slot)
                other = action.reward_slot if action.cost_slot == slot else action.cost_slot
                if other >= 0 and player.slots[other] is None:
                    profit *= HALF_BUILT
                if profit > 0.0:
                    worth += profit * USES * self.left
        return worth

    def profit(self, player: Player, action: PlatformAction, tile: Tile, slot: int) -> float:
        """Return what one use of a platform action gains with a tile in a slot of it."""
        profit = 0.0
        if action.cost_slot >= 0:
            paid = tile if action.cost_slot == slot else player.slots[action.cost_slot]
            profit -= EMPTY_PRICE if paid is None else self.prices[paid.index]
        if action.reward_slot >= 0:
            given = tile if action.reward_slot == slot else player.slots[action.reward_slot]
            return profit + (EMPTY_REWARD if given is None else self.yields[given.index])
        return profit + self.results[action.index]

    # --- docks of the platform --------------------------------------------------------------

    def has_work(self, player: Player, number: int) -> int:
        """Whether a platform dock would be of use to a drone that comes back."""
        action = self.box.platform[number]
        if action.reward_slot >= 0 and player.slots[action.reward_slot] is None:
            return 0
        return 0 if action.cost_slot >= 0 and player.slots[action.cost_slot] is None else 1

    def used(self, state: State, player: Player, number: int) -> float:
        """Return what using a platform action now is worth. [CR-R10]"""
        if refuse_platform(state, self.seat, number):
            return 0.0
        action = self.box.platform[number]
        worth = 0.0
        if action.cost_slot >= 0:
            paid = player.slots[action.cost_slot]
            assert paid is not None
            if paid.price is None:
                worth -= self.cheapest_card(player)
            else:
                least = 9.0
                for kind in range(MATERIALS):
                    if paid.price.either >> kind & 1 and player.tracks[kind]:
                        loss = self.loss(kind, player.tracks)
                        if loss < least:
                            least = loss
                worth -= least if least < 9.0 else self.loss(NANITE, player.tracks)
        if action.wake:
            return worth + self.awake - self.asleep
        if action.reward_slot >= 0:
            given = player.slots[action.reward_slot]
            assert given is not None
            return worth + self.reward(given.reward, player.tracks)
        return worth + self.reward(action.reward, player.tracks)


def price(tile: Tile) -> float:
    """Return what a tile costs in a cost slot, again and again. [CR-P1]"""
    if tile.price is None:
        return CARD_PRICE
    least = 9.0
    for kind in range(MATERIALS):
        if tile.price.either >> kind & 1 and UNIT[kind] < least:
            least = UNIT[kind]
    return least * STEADY


def steady(reward: Reward) -> float:
    """Return what a reward is worth that comes again and again."""
    worth = 0.0
    for kind in range(TRACKS):
        worth += reward.gain[kind] * UNIT[kind]
    best = 0.0
    for kind in reward.choose:
        if UNIT[kind] > best:
            best = UNIT[kind]
    return (worth + best + reward.card_actions * PLANNED) * STEADY
