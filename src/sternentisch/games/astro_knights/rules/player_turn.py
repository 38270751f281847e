"""The player turn: attack, actions, drawing. Rules AK-P1 to AK-P35."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.actions import (
    AREA,
    BUY_POWER,
    BUY_SLOT,
    CARDS,
    DISCARD,
    END,
    HAND,
    HOMEWORLD,
    KNIGHT,
    OVERCHARGE,
    PILES,
    PLACES,
    SEATS,
    SUPPLY,
    WEAPON,
)
from sternentisch.games.astro_knights.choices import insert_id
from sternentisch.games.astro_knights.components import WEAPON_KIND
from sternentisch.games.astro_knights.context import NOBODY
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.damage import CLOSE
from sternentisch.games.astro_knights.rules.supply import DISCARD_PILE, acquire
from sternentisch.games.astro_knights.rules.weapons import attack_with, equip
from sternentisch.games.astro_knights.state import open_context
from sternentisch.games.astro_knights.task import Question, Task
from sternentisch.games.astro_knights.verbs_players import change_power, change_slots
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.state import State


def begin_player_turn(state: State, seat: int) -> None:
    """Begin a turn; exhausted knights take theirs as well. [AK-O9, AK-M3, AK-D11]

    Energy is the turn's, not a step's. [AK-P11, AK-A27]
    """
    state.active = seat
    state.captain = seat
    state.turns += 1
    state.energy = 0
    if state.listener is not None:
        state.tell(events.turn_started(state))
    state.stack.extend(STEPS[seat])


@final
class AttackStep(Question):
    """Attack with equipped weapons, or go on. [AK-P1, AK-P2, AK-M11]"""

    __slots__ = ()

    kind = "attack-step"

    def is_question(self, state: State) -> bool:
        return len(state.players[self.seat].weapons) > 0

    def run(self, state: State) -> None:
        """Go on: there is nothing to attack with."""

    def legal(self, state: State) -> list[int]:
        player = state.players[self.seat]
        weapons = len(player.weapons)
        legal = [END] if weapons <= player.slots else []
        first = WEAPON + self.seat * PLACES
        for place in range(weapons):
            if place < PLACES:
                legal.append(first + place)
        return legal

    def refuse(self, state: State, action: int) -> str:
        player = state.players[self.seat]
        if action == END:
            return "" if len(player.weapons) <= player.slots else "AK-P2"
        if SUPPLY <= action < DISCARD:
            return "AK-P1"  # an action of the next step
        if action < WEAPON:
            return NOT_ASKED
        number = action - WEAPON
        if number // PLACES != self.seat or number % PLACES >= len(player.weapons):
            return "AK-P1"
        return ""

    def apply(self, state: State, action: int) -> None:
        if action == END:
            state.stack.pop()
        else:
            attack_with(state, self.seat, self.seat, (action - WEAPON) % PLACES, keep=False)


@final
class ActionStep(Question):
    """Any actions in any order, until you stop. [AK-P10, AK-P21, AK-M12]"""

    __slots__ = ()

    kind = "action-step"

    def legal(self, state: State) -> list[int]:
        player = state.players[self.seat]
        box = state.rules.box
        energy = state.energy
        legal = [END]
        has_tech = False
        for pile in range(PILES):
            top = state.top_card(pile)
            if top is not None and top.cost <= energy:
                legal.append(SUPPLY + pile)
                if pile == box.tech_pile:
                    has_tech = True
        if has_tech:
            legal.append(OVERCHARGE)
        if energy >= box.slot_cost and player.slots < player.knight.slots_max:
            legal.append(BUY_SLOT)
        if energy >= box.power_cost and player.power < player.knight.power_max:
            legal.append(BUY_POWER)
        if player.power == player.knight.power_max:
            legal.append(KNIGHT)
        if state.homeworld_power == state.rules.homeworld.power_max:
            legal.append(HOMEWORLD)
        is_free = len(player.weapons) < player.slots
        last = -1
        for card in player.hand:
            if card.index != last and (is_free or card.kind != WEAPON_KIND):
                legal.append(HAND + card.index)
            last = card.index
        return legal

    def refuse(self, state: State, action: int) -> str:
        """Return why an action cannot be taken, or "": it must be payable in full. [AK-P10]"""
        player = state.players[self.seat]
        box = state.rules.box
        if action == END:
            return ""
        if SUPPLY <= action < SUPPLY + PILES:
            top = state.top_card(action - SUPPLY)
            return "" if top is not None and top.cost <= state.energy else "AK-P16"
        if action == OVERCHARGE:
            top = state.top_card(box.tech_pile)
            return "" if top is not None and top.cost <= state.energy else "AK-P14"
        if action == BUY_SLOT:
            is_fine = state.energy >= box.slot_cost and player.slots < player.knight.slots_max
            return "" if is_fine else "AK-P17"
        if action == BUY_POWER:
            is_fine = state.energy >= box.power_cost and player.power < player.knight.power_max
            return "" if is_fine else "AK-P18"
        if action == KNIGHT:
            return "" if player.power == player.knight.power_max else "AK-P19"
        if action == HOMEWORLD:
            is_full = state.homeworld_power == state.rules.homeworld.power_max
            return "" if is_full else "AK-P20"
        if action >= WEAPON:
            return "AK-P1"  # the attack step is over
        if not HAND <= action < HAND + CARDS:
            return NOT_ASKED
        card = box.cards[action - HAND]
        if card not in player.hand:
            return ("AK-P12", "AK-P13", "AK-P15")[card.kind]
        if card.kind == WEAPON_KIND and len(player.weapons) >= player.slots:
            return "AK-P15"
        return ""

    def apply(self, state: State, action: int) -> None:
        seat = self.seat
        player = state.players[seat]
        box = state.rules.box
        if action == END:
            state.stack.pop()
        elif action >= HAND:
            card = box.cards[action - HAND]
            player.hand.remove(card)
            if card.kind == WEAPON_KIND:
                equip(state, seat, card)
            else:
                play_card(state, seat, card)
        elif action == HOMEWORLD:
            state.homeworld_power = 0
            if state.listener is not None:
                state.tell(events.homeworld_used(state))
            open_context(state, seat, None, seat)  # [AK-A28]
            state.push(CLOSE)
            run_script(state, state.rules.homeworld.ability)
        elif action == KNIGHT:
            player.power = 0
            if state.listener is not None:
                state.tell(events.ability_used(state, seat))
            open_context(state, seat, None, seat)
            state.push(CLOSE)
            run_script(state, player.knight.ability)
        elif action == BUY_POWER:
            state.energy -= box.power_cost
            change_power(state, seat, 1)
        elif action == BUY_SLOT:
            state.energy -= box.slot_cost
            change_slots(state, seat, 1)
        elif action == OVERCHARGE:
            overcharge(state, seat)
        else:
            pile = action - SUPPLY
            state.energy -= state.supply[pile][-1].cost
            acquire(state, seat, pile, DISCARD_PILE)


def play_card(state: State, seat: int, card: Card) -> None:
    """Put a core or tech into the play area and resolve it. [AK-P12, AK-P13, AK-G1]"""
    state.players[seat].area.append(card)
    if state.listener is not None:
        state.tell(events.card_played(seat, card))
    open_context(state, seat, card, seat)
    state.push(CLOSE)
    run_script(state, card.on_play)


def overcharge(state: State, seat: int) -> None:
    """Use the top tech of the supply as if it had been played. [AK-P14, AK-A12, AK-G6]"""
    card = state.take_top(state.rules.box.tech_pile)
    state.energy -= card.cost
    if state.listener is not None:
        state.tell(events.tech_overcharged(seat, card))
    open_context(state, seat, card, seat)
    state.push(FinishOvercharge(seat, card))
    run_script(state, card.on_play)


@final
class FinishOvercharge(Task):
    """The tech goes to the bottom of its pile, the next one is turned up. [AK-P14]"""

    __slots__ = ("card",)

    kind = "finish-overcharge"

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: State) -> None:
        state.contexts.pop()
        state.bury_tech(self.card)
        state.turn_up(self.card.pile)

    def give_up(self, state: State) -> None:
        state.bury_tech(self.card)

    def write(self, state: State) -> dict[str, object]:
        return {"card": self.card.id}


@final
class ClearArea(Question):
    """Put the played cards on the discard, in an order of choice. [AK-P30]"""

    __slots__ = ()

    kind = "clear-area"

    def is_question(self, state: State) -> bool:
        return len(state.players[self.seat].area) > 1

    def run(self, state: State) -> None:
        """Discard what there is; a single card has no order."""
        player = state.players[self.seat]
        player.discard.extend(player.area)
        player.area.clear()

    def legal(self, state: State) -> list[int]:
        area = state.players[self.seat].area
        if not area:
            return [END]
        legal: list[int] = []
        for card in area:
            insert_id(legal, 0, AREA + card.index)
        return legal

    def refuse(self, state: State, action: int) -> str:
        area = state.players[self.seat].area
        if action == END:
            return "AK-P30" if area else ""
        if not AREA <= action < AREA + CARDS:
            return NOT_ASKED
        return "" if state.rules.box.cards[action - AREA] in area else "AK-P30"

    def apply(self, state: State, action: int) -> None:
        player = state.players[self.seat]
        if action != END:
            card = state.rules.box.cards[action - AREA]
            player.area.remove(card)
            player.discard.append(card)
        if not player.area:
            state.stack.pop()


@final
class DiscardHand(Question):
    """Discard cards from hand before drawing, or not. [AK-P31]"""

    __slots__ = ()

    kind = "discard-hand"

    def legal(self, state: State) -> list[int]:
        legal = [END]
        last = -1
        for card in state.players[self.seat].hand:
            if card.index != last:
                legal.append(HAND + card.index)
            last = card.index
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return ""
        if not HAND <= action < DISCARD:
            return NOT_ASKED
        card = state.rules.box.cards[action - HAND]
        return "" if card in state.players[self.seat].hand else "AK-P31"

    def apply(self, state: State, action: int) -> None:
        if action == END:
            state.stack.pop()
            return
        player = state.players[self.seat]
        card = state.rules.box.cards[action - HAND]
        player.hand.remove(card)
        player.discard.append(card)
        if state.listener is not None:
            state.tell(events.card_discarded(self.seat, card))


@final
class DrawUp(Task):
    """Draw until the hand is full again; the turn is over. [AK-P32, AK-P34]"""

    __slots__ = ()

    kind = "draw-up"

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        while len(player.hand) < state.rules.box.hand_size:
            if not state.draw_card(self.seat):
                break
        state.active = NOBODY
        state.energy = 0
        state.tech_to_hand = False
        state.weapon_to_ally = False


STEPS: Final[list[list[Task]]] = [
    [DrawUp(seat), DiscardHand(seat), ClearArea(seat), ActionStep(seat), AttackStep(seat)]
    for seat in range(SEATS)
]
"""The steps of each seat's turn, the last one first. [AK-P1, AK-P10, AK-P30]"""
