"""Boss cards: strikes, foes, the special deck, activation. Rules AK-B2, AK-B4, AK-B5, AK-B8."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.astro_knights import events
from sternentisch.games.astro_knights.components import NOTHING, RESHUFFLE
from sternentisch.games.astro_knights.context import NO_FOE, NOBODY, Context
from sternentisch.games.astro_knights.effect import run_script
from sternentisch.games.astro_knights.rules.damage import open_boss_context
from sternentisch.games.astro_knights.state import Foe
from sternentisch.games.astro_knights.task import Task
from sternentisch.kernel.state import CHANCE, REVEAL

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import BossCard
    from sternentisch.games.astro_knights.state import State


def resolve_boss_card(state: State, card: BossCard) -> None:
    """Resolve a strike, or the INSTANT text of a foe before it enters. [AK-B4, AK-B5, AK-A15]"""
    if state.listener is not None:
        state.tell(events.boss_card_revealed(card))
    state.contexts.append(Context(NOBODY, None, NOBODY, NO_FOE))
    if card.is_foe:
        state.push(EnterFoe(card))
        run_script(state, card.on_instant)
    else:
        state.push(FinishStrike(card))
        run_script(state, card.on_resolve)


@final
class FinishStrike(Task):
    """A strike goes to its discard, or to the box. [AK-B4, AK-B8]"""

    __slots__ = ("card",)

    kind = "finish-strike"

    def __init__(self, card: BossCard) -> None:
        super().__init__(-1)
        self.card = card

    def run(self, state: State) -> None:
        card = self.card
        if state.contexts.pop().destroyed:
            state.destroyed_boss.append(card)
            if state.listener is not None:
                state.tell(events.boss_card_destroyed(card))
        else:
            self.give_up(state)

    def give_up(self, state: State) -> None:
        state.discard_boss_card(self.card)

    def write(self, state: State) -> dict[str, object]:
        return {"card": self.card.id}


@final
class EnterFoe(Task):
    """A foe takes the right end of the row, with the bonus of the tile in force. [AK-B5, AK-B7]"""

    __slots__ = ("card",)

    kind = "enter-foe"

    def __init__(self, card: BossCard) -> None:
        super().__init__(-1)
        self.card = card

    def run(self, state: State) -> None:
        state.contexts.pop()
        tile = state.tile()
        life = self.card.life + (0 if tile is None else tile.foe_life)
        state.foes_met += 1
        foe = Foe(self.card, life, state.foes_met)
        state.foes.append(foe)
        if state.listener is not None:
            state.tell(events.foe_entered(foe))

    def give_up(self, state: State) -> None:
        state.discard_boss_card(self.card)

    def write(self, state: State) -> dict[str, object]:
        return {"card": self.card.id}


@final
class RevealSpecial(Task):
    """Reveal special cards, one at a time. [AK-B8, AK-A24]"""

    __slots__ = ("count",)

    kind = "reveal-special"

    def __init__(self, count: int) -> None:
        super().__init__(-1)
        self.count = count

    def run(self, state: State) -> None:
        if self.count > 1:
            state.push(RevealSpecial(self.count - 1))
        boss = state.rules.boss
        if not state.special_deck and boss.when_empty == RESHUFFLE:
            shuffle_specials(state)
        if state.special_deck:
            state.barrier |= REVEAL
            resolve_boss_card(state, state.special_deck.pop())
        elif boss.when_empty != NOTHING and boss.special_empty is not None:
            open_boss_context(state, NO_FOE)
            run_script(state, boss.special_empty)

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count}


def shuffle_specials(state: State) -> None:
    """Shuffle the special discard into the special deck. [AK-A24]"""
    if state.special_discard:
        state.special_deck.extend(state.special_discard)
        state.special_discard = []
        state.rng.shuffle(state.special_deck)
        state.barrier |= CHANCE
        if state.listener is not None:
            state.tell(events.specials_shuffled())


def activate_foe(state: State, foe: Foe) -> None:
    """Resolve a foe's ACTIVATION text. [AK-B2]"""
    if foe.card.on_activate is not None:
        if state.listener is not None:
            state.tell(events.foe_activated(foe))
        open_boss_context(state, foe.number)
        run_script(state, foe.card.on_activate)
