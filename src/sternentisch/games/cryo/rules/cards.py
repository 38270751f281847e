"""Cards: drawing, playing in three ways, rewards and scrap. Rules CR-C1 to CR-C9, CR-K11, CR-T6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import (
    CARD_DRAW,
    CARD_PLAY,
    CARDS,
    CHOOSE,
    DISCARD,
    DONE,
    MATERIALS,
    MISSION,
    MODE_NAMES,
    MODES,
    SCRAP_CARD,
    SCRAP_TILE,
    SLOTS,
    UPGRADE,
)
from sternentisch.games.cryo.components import TRACKS
from sternentisch.games.cryo.node import Question
from sternentisch.games.cryo.perks import Perks
from sternentisch.kernel.refusal import NOT_ASKED
from sternentisch.kernel.state import REVEAL

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, Reward
    from sternentisch.games.cryo.state import State


# --- playing -------------------------------------------------------------------------------------


def refuse_play(state: State, seat: int, card: Card, mode: int) -> str:
    """Return why a card cannot be played in a mode, or "". [CR-C3 to CR-C7]"""
    player = state.players[seat]
    box = state.box
    if not player.hand[card.index]:
        return "CR-C1"
    if mode == UPGRADE:
        is_full, played, rule = len(player.upgrades) >= box.upgrade_limit, player.upgrades, "CR-C3"
    elif mode == MISSION:
        is_full, played, rule = len(player.missions) >= box.mission_limit, player.missions, "CR-C4"
    else:
        return "CR-C5" if len(player.vehicles) >= box.vehicle_limit else ""
    return rule if is_full or card in played else ""


def append_plays(state: State, seat: int, legal: list[int]) -> None:
    """Append the ids of every card that can be played, in each mode."""
    hand = state.players[seat].hand
    for card in state.box.cards:
        if hand[card.index]:
            for mode in range(MODES):
                if not refuse_play(state, seat, card, mode):
                    legal.append(CARD_PLAY + MODES * card.index + mode)


def can_play(state: State, seat: int) -> bool:
    """Whether some card of the hand can be played."""
    hand = state.players[seat].hand
    for card in state.box.cards:
        if hand[card.index]:
            for mode in range(MODES):
                if not refuse_play(state, seat, card, mode):
                    return True
    return False


def refuse_play_id(state: State, seat: int, action: int) -> str:
    """Return why an action to play a card is refused, or ""."""
    number = action - CARD_PLAY
    return refuse_play(state, seat, state.box.cards[number // MODES], number % MODES)


def play_card(state: State, seat: int, action: int) -> None:
    """Play a card as upgrade, mission or vehicle. [CR-C3 to CR-C6, CR-C20]"""
    number = action - CARD_PLAY
    card, mode = state.box.cards[number // MODES], number % MODES
    player = state.players[seat]
    state.drop_card(seat, card)
    if state.listener is not None:
        state.tell(events.card_played(seat, card, mode))
        state.listener.meet("card-used", f"{card.id}-{MODE_NAMES[mode]}")
    if mode == UPGRADE:
        saw_caves = player.perks.cave_sight > 0
        player.upgrades = (*player.upgrades, card)
        player.perks = Perks(player.upgrades)
        if player.perks.cave_sight and not saw_caves:  # what lies face down is seen now [CR-C11]
            state.barrier |= REVEAL
    elif mode == MISSION:
        player.missions = (*player.missions, card)
        return
    else:
        player.vehicles = (*player.vehicles, card)
    state.update_room(seat)
    if mode != UPGRADE:
        rescue_pods(state, seat, card.rescue)


def rescue_pods(state: State, seat: int, pods: int) -> None:
    """Bring destroyed pods back into the pool, as many as there are and fit. [CR-C20]"""
    player = state.players[seat]
    while pods and player.destroyed and player.pool < player.room:
        player.destroyed -= 1
        player.pool += 1
        pods -= 1
        if state.listener is not None:
            state.tell(events.pod_rescued(seat))


@final
class CardAction(Question):
    """Draw a card, play one, or forgo it. [CR-K11]"""

    __slots__ = ("left",)

    kind = "card-action"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: State) -> list[int]:
        legal = [DONE]
        if state.can_draw():
            legal.append(CARD_DRAW)
        append_plays(state, self.seat, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == DONE:
            return ""
        if action == CARD_DRAW:
            return "" if state.can_draw() else "CR-C2"
        if CARD_PLAY <= action < CARD_PLAY + MODES * CARDS:
            return refuse_play_id(state, self.seat, action)
        return NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        if self.left > 1:
            state.stack[-1] = CardAction(self.seat, self.left - 1)
        else:
            state.stack.pop()
        if action == CARD_DRAW:
            state.draw_card(self.seat)
        elif action != DONE:
            play_card(state, self.seat, action)

    def write(self, state: State) -> dict[str, object]:
        return {"left": self.left}


@final
class DiscardCost(Question):
    """Discard a card as a cost; it brings nothing. [CR-K11, CR-P1, CR-C8]"""

    __slots__ = ()

    kind = "discard-cost"

    def legal(self, state: State) -> list[int]:
        return list_hand(state, self.seat, DISCARD)

    def refuse(self, state: State, action: int) -> str:
        return refuse_hand(state, self.seat, action - DISCARD, "CR-K11")

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        discard_card(state, self.seat, state.box.cards[action - DISCARD])


def list_hand(state: State, seat: int, first: int) -> list[int]:
    """Return the ids of the kinds of cards in a hand."""
    hand = state.players[seat].hand
    legal: list[int] = []
    for index in range(CARDS):
        if hand[index]:
            legal.append(first + index)
    return legal


def refuse_hand(state: State, seat: int, index: int, rule: str) -> str:
    """Return why a kind of card cannot be given up, or ""."""
    if not 0 <= index < CARDS:
        return NOT_ASKED
    return "" if state.players[seat].hand[index] else rule


def discard_card(state: State, seat: int, card: Card) -> None:
    """Put a card from a hand on the open discard."""
    state.drop_card(seat, card)
    state.discard[card.index] += 1
    if state.listener is not None:
        state.tell(events.card_discarded(seat, card))


# --- rewards -------------------------------------------------------------------------------------


def give(state: State, seat: int, reward: Reward) -> None:
    """Give a reward: all of it at once, or after a choice. [CR-D10, CR-K11]"""
    if reward.card_actions:
        state.stack.append(CardAction(seat, reward.card_actions))
    if reward.choose:
        state.stack.append(Choose(seat, reward))
    if reward.is_plain:
        state.gain(seat, reward.gain)


@final
class Choose(Question):
    """Choose one of two resources. [CR-D10]"""

    __slots__ = ("reward",)

    kind = "choose"

    def __init__(self, seat: int, reward: Reward) -> None:
        super().__init__(seat)
        self.reward = reward

    def legal(self, state: State) -> list[int]:
        return [CHOOSE + kind for kind in range(MATERIALS) if kind in self.reward.choose]

    def refuse(self, state: State, action: int) -> str:
        kind = action - CHOOSE
        if not 0 <= kind < MATERIALS:
            return NOT_ASKED
        return "" if kind in self.reward.choose else "CR-D10"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        gain = [0] * TRACKS
        gain[action - CHOOSE] = 1
        state.gain(self.seat, gain)

    def write(self, state: State) -> dict[str, object]:
        return {"kinds": list(self.reward.choose)}


# --- scrap ---------------------------------------------------------------------------------------


class Window(Question):
    """A question at which the turn's scrap may be used, too. [CR-T6, CR-M6]"""

    __slots__ = ()

    def append_scraps(self, state: State, legal: list[int]) -> None:
        """Append what can be scrapped."""
        if state.scrapped:
            return
        player = state.players[self.seat]
        for index in range(CARDS):
            if player.hand[index]:
                legal.append(SCRAP_CARD + index)
        for slot in range(SLOTS):
            if player.slots[slot] is not None:
                legal.append(SCRAP_TILE + slot)

    def refuse_scrap(self, state: State, action: int) -> str:
        """Return why something cannot be scrapped, or ""; NOT_ASKED for other actions."""
        if not SCRAP_CARD <= action < SCRAP_TILE + SLOTS:
            return NOT_ASKED
        if state.scrapped:
            return "CR-T6"
        player = state.players[self.seat]
        if action < SCRAP_TILE:
            return "" if player.hand[action - SCRAP_CARD] else "CR-T6"
        return "" if player.slots[action - SCRAP_TILE] is not None else "CR-T6"

    def scrap(self, state: State, action: int) -> bool:
        """Scrap a card or tile for its reward, if that was the answer. [CR-T6, CR-AMB-30]"""
        if not SCRAP_CARD <= action < SCRAP_TILE + SLOTS:
            return False
        state.scrapped = True
        seat = self.seat
        if action < SCRAP_TILE:
            card = state.box.cards[action - SCRAP_CARD]
            state.drop_card(seat, card)
            state.discard[card.index] += 1
            if state.listener is not None:
                state.tell(events.card_scrapped(seat, card))
                state.listener.meet("card-used", f"{card.id}-scrap")
            give(state, seat, card.scrap)
            return True
        slots = state.players[seat].slots
        tile = slots[action - SCRAP_TILE]
        slots[action - SCRAP_TILE] = None
        assert tile is not None
        if state.listener is not None:
            state.tell(events.tile_scrapped(seat, tile))
        give(state, seat, tile.reward)
        return True
