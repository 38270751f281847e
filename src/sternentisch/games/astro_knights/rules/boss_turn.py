"""The boss turn: activation, boss card, level-up, end of turn. Rules AK-B1 to AK-B7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.context import NO_FOE
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.boss_cards import activate_foe, resolve_boss_card
from sternentisch.games.astro_knights.rules.damage import open_boss_context
from sternentisch.games.astro_knights.task import Task
from sternentisch.kernel.state import CHANCE, REVEAL

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State

OUT_OF_CARDS: Final = "deck"
"""A boss card is due, the deck is empty, and the boss has its last level. [AK-3]"""
ROUNDS: Final = 20
"""How often the special rules repeat in a turn at most; no printed boss comes near it. [AK-B8]"""


def begin_boss_turn(state: State) -> None:
    """Lay out the steps of a boss turn, the last one first. [AK-B1]"""
    if state.listener is not None:
        state.tell(events.boss_turn_started(state))
    state.push(END_BOSS_TURN)
    state.push(DRAW_BOSS_CARD)
    state.push(START_FOES)
    tile = state.tile()
    if tile is not None and tile.on_activate is not None:
        open_boss_context(state, NO_FOE)
        run_script(state, tile.on_activate)


@final
class StartFoes(Task):
    """Take the list of foes when their activation begins. [AK-B2, AK-A13]"""

    __slots__ = ()

    kind = "start-foes"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        if state.foes:
            state.push(ActivateFoes(tuple([foe.number for foe in state.foes])))


@final
class ActivateFoes(Task):
    """Activate the listed foes that are still there, from left to right. [AK-B2, AK-A13]"""

    __slots__ = ("numbers",)

    kind = "activate-foes"

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(-1)
        self.numbers = numbers

    def run(self, state: State) -> None:
        if len(self.numbers) > 1:
            state.push(ActivateFoes(self.numbers[1:]))
        foe = state.find_foe(self.numbers[0])
        if foe is not None:
            activate_foe(state, foe)

    def write(self, state: State) -> dict[str, object]:
        return {"foes": list(self.numbers)}


@final
class DrawBossCard(Task):
    """Draw a boss card; an empty deck levels the boss up first. [AK-B3, AK-B6, AK-A14]"""

    __slots__ = ()

    kind = "draw-boss-card"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        if state.boss_deck:
            state.barrier |= REVEAL
            resolve_boss_card(state, state.boss_deck.pop())
        elif state.level >= state.rules.boss.levels:
            state.finish(OUT_OF_CARDS)
        else:
            state.push(DRAW_BOSS_CARD)
            level_up(state)


def level_up(state: State) -> None:
    """Lay the next tile: its INSTANT text, then a new boss deck. [AK-B6, AK-B7]"""
    state.level += 1
    tile = state.tile()
    if state.listener is not None and tile is not None:
        state.tell(events.boss_levelled(state))
        state.listener.meet("tile-laid", tile.id)
    state.push(NEW_BOSS_DECK)
    if tile is not None and tile.on_instant is not None:
        open_boss_context(state, NO_FOE)
        run_script(state, tile.on_instant)


@final
class NewBossDeck(Task):
    """Shuffle the complete boss discard into a new deck. [AK-B6, AK-S7]"""

    __slots__ = ()

    kind = "new-boss-deck"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, state: State) -> None:
        state.boss_deck.extend(state.boss_discard)
        state.boss_discard = []
        state.rng.shuffle(state.boss_deck)
        state.barrier |= CHANCE


@final
class EndBossTurn(Task):
    """The special rules at the end of a boss turn, while their condition holds. [AK-B1, AK-B8]"""

    __slots__ = ("rounds",)

    kind = "end-boss-turn"

    def __init__(self, rounds: int) -> None:
        super().__init__(-1)
        self.rounds = rounds  # left in this turn

    def run(self, state: State) -> None:
        boss = state.rules.boss
        if boss.turn_end is None:
            return
        condition = boss.turn_end_while
        if condition is not None:
            if self.rounds == 0 or not condition.holds(state):
                return
            state.push(EndBossTurn(self.rounds - 1))
        open_boss_context(state, NO_FOE)
        run_script(state, boss.turn_end)

    def write(self, state: State) -> dict[str, object]:
        return {"rounds": self.rounds}


START_FOES: Final = StartFoes()
DRAW_BOSS_CARD: Final = DrawBossCard()
NEW_BOSS_DECK: Final = NewBossDeck()
END_BOSS_TURN: Final = EndBossTurn(ROUNDS)
