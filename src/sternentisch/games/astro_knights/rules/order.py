"""Turn order: the order deck and its tokens. Rules AK-O1 to AK-O9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.actions import SEAT, SEATS
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.boss_turn import begin_boss_turn
from sternentisch.games.astro_knights.rules.damage import open_boss_context
from sternentisch.games.astro_knights.rules.player_turn import begin_player_turn
from sternentisch.games.astro_knights.task import Question, Task
from sternentisch.kernel.refusal import NOT_ASKED

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import OrderCard
    from sternentisch.games.astro_knights.state import State


@final
class NextTurn(Task):
    """Draw an order card and do what it calls for, again and again. [AK-O1, AK-4]

    Every game ends: boss turns use up the boss deck level by level. [AK-M14]
    """

    __slots__ = ()

    kind = "next-turn"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        box = state.rules.box
        card = state.top_order()
        state.order_deck.pop()
        state.order_seen = False
        if state.order_known > len(state.order_deck):
            state.order_known = len(state.order_deck)
        state.order_discard.append(card)
        if state.listener is not None:
            state.tell(events.order_card_drawn(card))
        state.push(NEXT_TURN)
        if card is box.boss_order:
            begin_boss_turn(state)  # [AK-O6]
        elif card is box.bubble_order:
            open_boss_context(state, NO_FOE)  # [AK-O8]
            run_script(state, state.rules.boss.time_bubble)
        elif state.seats == 1:
            begin_player_turn(state, 0)  # [AK-O7, AK-V4]
        elif card is box.extra_order:
            state.push(PASS_EXTRA)
            begin_player_turn(state, state.extra_token)
        elif len(card.seats) == 1:
            begin_player_turn(state, card.seats[0])  # [AK-O3]
        else:
            call_pair(state, card)


def call_pair(state: State, card: OrderCard) -> None:
    """Call one of two seats; the token tells who has acted already. [AK-O5, AK-A9]"""
    pair = card.seats[0] // 2
    holder = state.pair_tokens[pair]
    if holder == NOBODY:
        state.push(PairSeat(state.captain, pair))
        return
    state.pair_tokens[pair] = NOBODY
    begin_player_turn(state, card.seats[0] if holder == card.seats[1] else card.seats[1])


@final
class PairSeat(Question):
    """The group picks which of two seats acts. [AK-O5, AK-M3]"""

    __slots__ = ("pair",)

    kind = "pair-seat"

    def __init__(self, seat: int, pair: int) -> None:
        super().__init__(seat)
        self.pair = pair

    def legal(self, state: State) -> list[int]:
        return [SEAT + 2 * self.pair, SEAT + 2 * self.pair + 1]

    def refuse(self, state: State, action: int) -> str:
        if not SEAT <= action < SEAT + SEATS:
            return NOT_ASKED
        return "" if (action - SEAT) // 2 == self.pair else "AK-O5"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        seat = action - SEAT
        state.pair_tokens[self.pair] = seat
        begin_player_turn(state, seat)

    def write(self, state: State) -> dict[str, object]:
        return {"pair": self.pair}


@final
class PassExtra(Task):
    """After an extra turn the token goes to the left. [AK-O4]"""

    __slots__ = ()

    kind = "pass-extra"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        state.extra_token = (state.extra_token + 1) % state.seats


NEXT_TURN: Final = NextTurn()
PASS_EXTRA: Final = PassExtra()
