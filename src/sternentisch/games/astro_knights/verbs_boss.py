"""Verbs of the boss: track, special deck, activation, order deck, this card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.effect import Effect, Script, run_script
from sternentisch.games.astro_knights.rules.boss_cards import (
    RevealSpecial,
    activate_foe,
    shuffle_specials,
)

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import OrderCard
    from sternentisch.games.astro_knights.state import State

ADD_TIME_BUBBLE: Final = 0
BOSS_BACK: Final = 1
BUBBLE_BACK: Final = 2
BURY_PLAYER_TOP: Final = 3
ORDER_OPS: Final = ("add_time_bubble", "boss_back", "bubble_back", "bury_player_top")


@final
class DestroyThis(Effect):
    """This card goes to the box. [AK-C13, AK-B4]"""

    __slots__ = ()

    verb = "destroy_this"

    def run(self, state: State) -> None:
        """Put a played card into the box at once; a strike goes there when it is done with."""
        context = state.context()
        context.destroyed = True
        if context.card is not None and context.owner >= 0:
            area = state.players[context.owner].area
            if context.card in area:
                area.remove(context.card)
                state.destroyed.append(context.card)
                if state.listener is not None:
                    state.tell(events.card_destroyed(context.owner, context.card))


@final
class DiscardThis(Effect):
    """This foe leaves play. [AK-B8]"""

    __slots__ = ()

    verb = "discard_this"

    def run(self, state: State) -> None:
        foe = state.find_foe(state.context().foe)
        if foe is not None:
            state.remove_foe(foe)
            if state.listener is not None:
                state.tell(events.foe_left(foe))


@final
class Track(Effect):
    """Move the boss's marker within its range, or round it. [AK-B9]"""

    __slots__ = ("steps", "wrap")

    verb = "track"

    def __init__(self, steps: int, wrap: bool) -> None:
        super().__init__(False)
        self.steps = steps
        self.wrap = wrap

    def run(self, state: State) -> None:
        boss = state.rules.boss
        place = state.track + self.steps
        if self.wrap:
            size = boss.track_max - boss.track_min + 1
            place = (place - boss.track_min) % size + boss.track_min
        set_track(state, place)


@final
class TrackSet(Effect):
    """Set the boss's marker. [AK-B9]"""

    __slots__ = ("place",)

    verb = "track_set"

    def __init__(self, place: int) -> None:
        super().__init__(False)
        self.place = place

    def run(self, state: State) -> None:
        set_track(state, self.place)


def set_track(state: State, place: int) -> None:
    """Put the boss's marker somewhere; beyond the range movement is lost. [AK-B9]"""
    boss = state.rules.boss
    if place < boss.track_min:
        place = boss.track_min
    if place > boss.track_max:
        place = boss.track_max
    before = state.track
    state.track = place
    if state.listener is not None and place != before:
        state.tell(events.track_moved(place))


@final
class ByTrack(Effect):
    """What the present field of the track says. [AK-B8]"""

    __slots__ = ("table",)

    verb = "by_track"

    def __init__(self, table: list[Script]) -> None:
        super().__init__(False)
        self.table = table

    def run(self, state: State) -> None:
        place = state.track - state.rules.boss.track_min
        if place < len(self.table):
            run_script(state, self.table[place])


@final
class Special(Effect):
    """Reveal cards of the special deck, one at a time. [AK-B8]"""

    __slots__ = ("count",)

    verb = "special"

    def __init__(self, count: int) -> None:
        super().__init__(False)
        self.count = count

    def run(self, state: State) -> None:
        state.push(RevealSpecial(self.count))


@final
class SpecialShuffle(Effect):
    """Shuffle the special discard into the special deck. [AK-A24]"""

    __slots__ = ()

    verb = "special_shuffle"

    def run(self, state: State) -> None:
        shuffle_specials(state)


@final
class Activate(Effect):
    """The leftmost foe acts now. [AK-G1]"""

    __slots__ = ()

    verb = "activate"

    def run(self, state: State) -> None:
        if state.foes:
            activate_foe(state, state.foes[0])


@final
class Order(Effect):
    """Change the order deck. [AK-O2, AK-O8]"""

    __slots__ = ("op",)

    verb = "order"

    def __init__(self, op: int) -> None:
        super().__init__(False)
        self.op = op

    def run(self, state: State) -> None:
        box = state.rules.box
        if self.op == ADD_TIME_BUBBLE:
            state.shuffle_order([box.bubble_order])
        elif self.op == BOSS_BACK:
            bring_back(state, box.boss_order)
        elif self.op == BUBBLE_BACK:
            bring_back(state, box.bubble_order)
        else:
            bury_player(state)


def bring_back(state: State, card: OrderCard) -> None:
    """Shuffle a card of the order discard into the order deck, if there is one."""
    if card in state.order_discard:
        state.order_discard.remove(card)
        state.shuffle_order([card])
        if state.listener is not None:
            state.tell(events.order_card_back(card))


def bury_player(state: State) -> None:
    """Reveal the top order card; one that calls a player goes to the bottom. [AK-O2]"""
    box = state.rules.box
    card = state.top_order()
    if state.listener is not None:
        state.tell(events.order_card_revealed(card))
    if card not in (box.boss_order, box.bubble_order):
        state.order_deck.pop()
        state.order_deck.insert(0, card)
        if state.order_known < len(state.order_deck):
            state.order_known += 1
    else:
        state.order_seen = True
