"""Questions that effects raise: seats, targets, options, supplies, cards, weapons, yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights.actions import (
    AREA,
    BOSS,
    CARDS,
    DISCARD,
    END,
    FOE,
    FOES,
    HAND,
    OPTION,
    OPTIONS,
    PILES,
    SEAT,
    SEATS,
    SUPPLY,
    WEAPON,
    YES,
)
from sternentisch.games.astro_knights.task import Question
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.effect import Effect
    from sternentisch.games.astro_knights.selectors import SeatEffect
    from sternentisch.games.astro_knights.state import State
    from sternentisch.games.astro_knights.verbs_cards import Attack, CardEffect, SupplyEffect
    from sternentisch.games.astro_knights.verbs_control import Choose
    from sternentisch.games.astro_knights.verbs_damage import TargetEffect


@final
class PickSeat(Question):
    """Choose the player an effect is for. [AK-C8, AK-C9, AK-C10]"""

    __slots__ = ("effect",)

    kind = "pick-seat"

    def __init__(self, seat: int, effect: SeatEffect) -> None:
        super().__init__(seat)
        self.effect = effect

    def legal(self, state: State) -> list[int]:
        return [SEAT + seat for seat in self.effect.candidates(state)]

    def refuse(self, state: State, action: int) -> str:
        if not SEAT <= action < SEAT + SEATS:
            return NOT_ASKED
        if action - SEAT >= state.seats:
            return "AK-1"
        if action - SEAT in self.effect.candidates(state):
            return ""
        return self.effect.why_not(state, action - SEAT)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        self.effect.choose(state, action - SEAT)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name}


@final
class PickUnit(Question):
    """Deal out an amount among the players, unit by unit. [AK-C11]"""

    __slots__ = ("effect", "left")

    kind = "pick-unit"

    def __init__(self, seat: int, effect: SeatEffect, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def legal(self, state: State) -> list[int]:
        legal = [END] if self.effect.may else []
        for seat in range(state.seats):
            if self.effect.units(state, seat, 1):
                legal.append(SEAT + seat)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return "" if self.effect.may else "AK-C3"
        if not SEAT <= action < SEAT + SEATS:
            return NOT_ASKED
        seat = action - SEAT
        if seat >= state.seats:
            return "AK-1"
        return "" if self.effect.units(state, seat, 1) else "AK-C11"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != END:
            self.effect.deal_unit(state, action - SEAT, self.left)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left}


@final
class PickTarget(Question):
    """Choose the boss or a foe as the target of one source. [AK-D2]"""

    __slots__ = ("amount", "effect")

    kind = "pick-target"

    def __init__(self, seat: int, effect: TargetEffect, amount: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.amount = amount

    def legal(self, state: State) -> list[int]:
        legal = [] if self.effect.only_foes else [BOSS]
        for place in range(len(state.foes)):
            legal.append(FOE + place)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == BOSS:
            return "AK-D2" if self.effect.only_foes else ""
        if not FOE <= action < FOE + FOES:
            return NOT_ASKED
        return "" if action - FOE < len(state.foes) else "AK-D2"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        foe = None if action == BOSS else state.foes[action - FOE]
        self.effect.strike(state, self.seat, foe, self.amount)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "amount": self.amount}


@final
class SplitPoint(Question):
    """Assign one point of a divided source; all are dealt together at the end. [AK-A30]

    `given` counts the points of the boss and of each foe, by its place.
    """

    __slots__ = ("effect", "given", "left")

    kind = "split"

    def __init__(self, seat: int, effect: TargetEffect, left: int, given: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        self.given = given

    def legal(self, state: State) -> list[int]:
        legal = [BOSS]
        for place, foe in enumerate(state.foes):
            if self.given[place + 1] < foe.life:
                legal.append(FOE + place)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == BOSS:
            return ""
        if not FOE <= action < FOE + FOES:
            return NOT_ASKED
        place = action - FOE
        if place >= len(state.foes):
            return "AK-D2"
        return "" if self.given[place + 1] < state.foes[place].life else "AK-A30"

    def apply(self, state: State, action: int) -> None:
        place = 0 if action == BOSS else action - FOE + 1
        given = list(self.given)
        given[place] += 1
        if self.left > 1:
            state.stack[-1] = SplitPoint(self.seat, self.effect, self.left - 1, tuple(given))
            return
        state.stack.pop()
        foes = state.foes[:]
        if given[0]:
            self.effect.strike(state, self.seat, None, given[0])
        for number, foe in enumerate(foes):
            if given[number + 1]:
                self.effect.strike(state, self.seat, foe, given[number + 1])

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left, "given": list(self.given)}


@final
class PickOption(Question):
    """Choose one of the options that can be carried out furthest. [AK-C4]"""

    __slots__ = ("effect",)

    kind = "pick-option"

    def __init__(self, seat: int, effect: Choose) -> None:
        super().__init__(seat)
        self.effect = effect

    def legal(self, state: State) -> list[int]:
        return [OPTION + number for number in self.effect.best_options(state)]

    def refuse(self, state: State, action: int) -> str:
        if not OPTION <= action < OPTION + OPTIONS:
            return NOT_ASKED
        return "" if action - OPTION in self.effect.best_options(state) else "AK-C4"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        self.effect.take_option(state, action - OPTION)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name}


@final
class PickSupply(Question):
    """Choose a supply pile for an effect. [AK-C13, AK-C14]"""

    __slots__ = ("effect", "target")

    kind = "pick-supply"

    def __init__(self, seat: int, effect: SupplyEffect, target: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.target = target  # the seat the card is for

    def legal(self, state: State) -> list[int]:
        legal = [END] if self.effect.may else []
        for pile in range(PILES):
            if not self.effect.refuse_pile(state, pile):
                legal.append(SUPPLY + pile)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return "" if self.effect.may else "AK-C3"
        if not SUPPLY <= action < SUPPLY + PILES:
            return NOT_ASKED
        return self.effect.refuse_pile(state, action - SUPPLY)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != END:
            self.effect.use_pile(state, action - SUPPLY, self.target)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "target": self.target}


@final
class PickCard(Question):
    """Choose own cards of hand, discard or play area, one at a time. [AK-C12, AK-M2, AK-A29]"""

    __slots__ = ("effect", "left")

    kind = "pick-card"

    def __init__(self, seat: int, effect: CardEffect, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def legal(self, state: State) -> list[int]:
        effect = self.effect
        player = state.players[self.seat]
        legal = [END] if effect.may else []
        if effect.from_hand:
            last = -1
            for card in player.hand:
                if card.index != last and effect.fits(card):
                    legal.append(HAND + card.index)
                last = card.index
        if effect.from_discard:
            list_types(player.discard, effect, DISCARD, legal)
        if effect.from_area:
            list_types(player.area, effect, AREA, legal)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return "" if self.effect.may else "AK-C3"
        if not HAND <= action < WEAPON:
            return NOT_ASKED
        effect = self.effect
        player = state.players[self.seat]
        number = (action - HAND) % CARDS
        card = state.rules.box.cards[number]
        zone, is_allowed = player.hand, effect.from_hand
        if action >= AREA:
            zone, is_allowed = player.area, effect.from_area
        elif action >= DISCARD:
            zone, is_allowed = player.discard, effect.from_discard
        if not is_allowed or card not in zone:
            return "AK-C8"
        return "" if effect.fits(card) else "AK-C8"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == END:
            return
        effect = self.effect
        player = state.players[self.seat]
        card = state.rules.box.cards[(action - HAND) % CARDS]
        if action >= AREA:
            player.area.remove(card)
        elif action >= DISCARD:
            remove_newest(player.discard, card)
        else:
            player.hand.remove(card)
        if self.left > 1:
            effect.ask_cards(state, self.seat, self.left - 1)
        effect.use_card(state, self.seat, card)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left}


def list_types(zone: list[Card], effect: CardEffect, first: int, legal: list[int]) -> None:
    """Append the ids of the different fitting cards of a zone, ascending."""
    start = len(legal)
    for card in zone:
        if effect.fits(card):
            insert_id(legal, start, first + card.index)


def insert_id(legal: list[int], start: int, id: int) -> None:
    """Put an id where it belongs among those from `start` on, unless it is there."""
    place = len(legal)
    while place > start and legal[place - 1] > id:
        place -= 1
    if place == start or legal[place - 1] != id:
        legal.insert(place, id)


def remove_newest(pile: list[Card], card: Card) -> None:
    """Take the newest copy of a card out of a discard. [AK-A29, AK-C16]"""
    place = len(pile) - 1
    while pile[place] is not card:
        place -= 1
    pile.pop(place)


@final
class PickWeapon(Question):
    """Choose an equipped weapon to attack with, by the grace of an effect. [AK-P5, AK-A16]

    `used` has a bit for each weapon that has attacked already, by seat and place.
    """

    __slots__ = ("effect", "left", "used")

    kind = "pick-weapon"

    def __init__(self, seat: int, effect: Attack, left: int, used: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        self.used = used

    def legal(self, state: State) -> list[int]:
        legal = [END] if self.effect.up_to or self.effect.may else []
        for number in self.effect.list_weapons(state, self.used):
            legal.append(WEAPON + number)
        return legal

    def refuse(self, state: State, action: int) -> str:
        if action == END:
            return "" if self.effect.up_to or self.effect.may else "AK-C3"
        if action < WEAPON:
            return NOT_ASKED
        number = action - WEAPON
        if number in self.effect.list_weapons(state, self.used):
            return ""
        return "AK-A16" if self.used >> number & 1 else "AK-P5"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != END:
            number = action - WEAPON
            self.effect.use_weapon(state, self.seat, number, self.left, self.used)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left, "used": self.used}


@final
class Confirm(Question):
    """Do it or not. [AK-C5, AK-C6, AK-P4]"""

    __slots__ = ("effect",)

    kind = "confirm"

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect

    def legal(self, state: State) -> list[int]:
        return [END, YES]

    def refuse(self, state: State, action: int) -> str:
        return "" if action in (END, YES) else NOT_ASKED

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == YES:
            self.effect.confirmed(state, self.seat)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name}
