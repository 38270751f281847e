"""Verbs about players' cards: discard, destroy, recover, equip, acquire, attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.actions import PILES, PLACES
from sternentisch.games.astro_knights.choices import PickCard, PickSupply, PickWeapon
from sternentisch.games.astro_knights.effect import Amount, Effect
from sternentisch.games.astro_knights.rules.supply import acquire, destroy_top
from sternentisch.games.astro_knights.rules.weapons import attack_with, equip
from sternentisch.games.astro_knights.selectors import YOU, SeatEffect
from sternentisch.games.astro_knights.task import Task

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.state import Player, State

ANY_KIND: Final = -1
ONE: Final = Amount(1, 0, 0)


class CardEffect(SeatEffect):
    """An effect on own cards, which their owner picks one at a time. [AK-M2, AK-C12]"""

    __slots__ = ("from_area", "from_discard", "from_hand", "kind")

    def __init__(
        self, may: bool, who: int, amount: Amount, kind: int, hand: bool, discard: bool, area: bool
    ) -> None:
        super().__init__(may, who, amount)
        self.kind = kind
        self.from_hand = hand
        self.from_discard = discard
        self.from_area = area

    def use_card(self, state: State, seat: int, card: Card) -> None:
        """Do it with a card that has just left its place."""
        raise NotImplementedError

    def fits(self, card: Card) -> bool:
        """Whether a card is of the kind that the effect is about."""
        return self.kind in (ANY_KIND, card.kind)

    def is_bound(self) -> bool:
        return not self.may

    def asks_first(self) -> bool:
        return False

    def affect(self, state: State, seat: int, amount: int) -> None:
        self.ask_cards(state, seat, amount)

    def ask_cards(self, state: State, seat: int, left: int) -> None:
        """Ask for a card, if there is one that fits."""
        if left > 0 and self.units(state, seat, 1):
            state.push(PickCard(seat, self, left))

    def units(self, state: State, seat: int, amount: int) -> int:
        player = state.players[seat]
        found = 0
        if self.from_hand:
            found += self.count(player.hand)
        if self.from_discard:
            found += self.count(player.discard)
        if self.from_area:
            found += self.count(player.area)
        return amount if amount < found else found

    def count(self, cards: list[Card]) -> int:
        """Return how many cards of a zone fit."""
        if self.kind == ANY_KIND:
            return len(cards)
        found = 0
        for card in cards:
            if card.kind == self.kind:
                found += 1
        return found


@final
class Discard(CardEffect):
    """Discard cards from hand. [AK-C12]"""

    __slots__ = ()

    verb = "discard"

    def use_card(self, state: State, seat: int, card: Card) -> None:
        state.put_on_discard(seat, card)
        if state.listener is not None:
            state.tell(events.card_discarded(seat, card))


@final
class Destroy(CardEffect):
    """Destroy own cards. [AK-C13]"""

    __slots__ = ()

    verb = "destroy"

    def use_card(self, state: State, seat: int, card: Card) -> None:
        state.destroyed.append(card)
        if state.listener is not None:
            state.tell(events.card_destroyed(seat, card))


@final
class Recover(CardEffect):
    """Take own cards back into hand. [AK-C16]"""

    __slots__ = ()

    verb = "recover"

    def use_card(self, state: State, seat: int, card: Card) -> None:
        state.players[seat].take(card)
        if state.listener is not None:
            state.tell(events.card_recovered(seat, card))


@final
class Equip(CardEffect):
    """Equip a weapon from hand, if there is a free slot. [AK-P15]"""

    __slots__ = ()

    verb = "equip"

    def use_card(self, state: State, seat: int, card: Card) -> None:
        equip(state, seat, card)

    def units(self, state: State, seat: int, amount: int) -> int:
        player: Player = state.players[seat]
        if len(player.weapons) >= player.slots:
            return 0
        return super().units(state, seat, amount)


class SupplyEffect(SeatEffect):
    """An effect on the top card of a supply pile. [AK-C13, AK-C14]"""

    __slots__ = ()

    def refuse_pile(self, state: State, pile: int) -> str:
        """Return why a pile cannot be chosen, or ""."""
        raise NotImplementedError

    def use_pile(self, state: State, pile: int, seat: int) -> None:
        """Do it with the top card of a pile, for a seat."""
        raise NotImplementedError

    def asks_first(self) -> bool:
        return False

    def affect(self, state: State, seat: int, amount: int) -> None:
        if self.units(state, seat, 1):
            state.push(PickSupply(state.decider(), self, seat))

    def units(self, state: State, seat: int, amount: int) -> int:
        for pile in range(PILES):
            if not self.refuse_pile(state, pile):
                return 1
        return 0


@final
class DestroySupply(SupplyEffect):
    """Destroy the top card of a supply pile. [AK-C13]"""

    __slots__ = ()

    verb = "destroy_supply"

    def __init__(self, may: bool) -> None:
        super().__init__(may, YOU, ONE)

    def run(self, state: State) -> None:
        self.affect(state, state.decider(), 1)

    def refuse_pile(self, state: State, pile: int) -> str:
        return "" if state.top_card(pile) is not None else "AK-C13"

    def use_pile(self, state: State, pile: int, seat: int) -> None:
        destroy_top(state, seat, pile)

    def can(self, state: State) -> int:
        return self.units(state, 0, 1)


@final
class Acquire(SupplyEffect):
    """Acquire a fitting card for free. [AK-C14]"""

    __slots__ = ("kind", "max_cost", "to")

    verb = "acquire"

    def __init__(self, may: bool, who: int, kind: int, max_cost: int, to: int) -> None:
        super().__init__(may, who, ONE)
        self.kind = kind
        self.max_cost = max_cost
        self.to = to

    def refuse_pile(self, state: State, pile: int) -> str:
        card = state.top_card(pile)
        if card is None:
            return "AK-C14"
        if self.kind not in (ANY_KIND, card.kind) or card.cost > self.max_cost:
            return "AK-C8"
        return ""

    def use_pile(self, state: State, pile: int, seat: int) -> None:
        acquire(state, seat, pile, self.to)


@final
class Attack(Effect):
    """Attack with equipped weapons outside the attack step. [AK-P5, AK-A16]

    "Up to" means none, too. [AK-C7]
    """

    __slots__ = ("count", "is_own", "keep", "up_to")

    verb = "attack"

    def __init__(self, may: bool, is_own: bool, count: int, up_to: bool, keep: bool) -> None:
        super().__init__(may)
        self.is_own = is_own
        self.count = count
        self.up_to = up_to
        self.keep = keep

    def run(self, state: State) -> None:
        self.ask_weapon(state, state.decider(), self.count, 0)

    def ask_weapon(self, state: State, seat: int, left: int, used: int) -> None:
        """Ask for the next weapon, if attacks are left and a weapon that may attack."""
        if left > 0 and self.list_weapons(state, used):
            state.push(PickWeapon(seat, self, left, used))

    def list_weapons(self, state: State, used: int) -> list[int]:
        """Return the weapons that may attack, as 4 * seat + place, without those used."""
        weapons: list[int] = []
        for seat, player in enumerate(state.players):
            if not self.is_own or seat == state.decider():
                for place in range(len(player.weapons)):
                    number = seat * PLACES + place
                    if place < PLACES and not used >> number & 1:
                        weapons.append(number)
        return weapons

    def use_weapon(self, state: State, seat: int, number: int, left: int, used: int) -> None:
        """Attack with a weapon; one that is kept cannot be used again. [AK-A16]"""
        if self.keep:
            used |= 1 << number
        state.push(NextWeapon(seat, self, left - 1, used))
        attack_with(state, seat, number // PLACES, number % PLACES, self.keep)

    def need(self, state: State) -> int:
        return self.count

    def can(self, state: State) -> int:
        found = len(self.list_weapons(state, 0))
        return found if found < self.count else self.count


@final
class NextWeapon(Task):
    """Go on with another weapon, if one is left. [AK-A16]"""

    __slots__ = ("effect", "left", "used")

    kind = "next-weapon"

    def __init__(self, seat: int, effect: Attack, left: int, used: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        self.used = used

    def run(self, state: State) -> None:
        self.effect.ask_weapon(state, self.seat, self.left, self.used)

    def write(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.name, "left": self.left, "used": self.used}
