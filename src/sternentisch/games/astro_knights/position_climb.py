"""Climbing the stack of a position: what may be under way at each step, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from sternentisch.games.astro_knights.actions import FOES, PLACES
from sternentisch.games.astro_knights.context import NOBODY
from sternentisch.games.astro_knights.effect import (
    HAND_OF_THAT_PLAYER,
    NOTHING,
    SPECIAL_FOES,
    TRACK,
    Amount,
    Effect,
    Script,
)
from sternentisch.games.astro_knights.selectors import (
    ALLY,
    EACH_ALLY,
    EACH_PLAYER,
    TOTAL,
    YOU,
    SeatEffect,
    all_seats,
)
from sternentisch.games.astro_knights.verbs_boss import ByTrack, DestroyThis
from sternentisch.games.astro_knights.verbs_cards import DestroySupply
from sternentisch.games.astro_knights.verbs_control import Choose, If, Seq, Trade
from sternentisch.games.astro_knights.verbs_damage import Boost, TargetEffect

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.context import Context
    from sternentisch.games.astro_knights.state import State
    from sternentisch.games.astro_knights.task import Task
    from sternentisch.kernel.reader import Reader


class Misfit(Exception):
    """A value that does not fit what lies below it on the stack."""

    def __init__(self, reader: Reader, message: str) -> None:
        super().__init__(message)
        self.reader = reader
        self.message = message


class Climb:
    """A way up the stack of tasks, and along the contexts that belong to them.

    A script under way leaves a task for its rest, but none for its last paragraph: at each step
    `scripts` may just have begun, and `effects` may be under way.
    """

    def __init__(self, state: State, tasks: Reader, contexts: Reader) -> None:
        self.state = state
        self.tasks = tasks.items()
        self.root = contexts
        self.contexts = contexts.items()
        self.place = 0  # of the next task
        self.depth = 0  # contexts opened so far
        self.scripts: list[Script] = []
        self.effects: list[Effect] = []
        self.marked: Effect | None = None  # goes on with what its task below says
        self.waiting: tuple[int, ...] = ()  # the seats whose turn in it is still to come

    # --- tasks ------------------------------------------------------------------------------

    def task(self) -> Task:
        """Return the next task; the last one is a question, which nothing steps beyond."""
        return self.state.stack[self.place]

    def kind(self) -> str:
        """Return the kind of the next task, or ""."""
        return self.task().kind if self.place < len(self.tasks) else ""

    def refuse(self, name: str, message: str) -> NoReturn:
        """Refuse a field of the next task."""
        raise Misfit(self.tasks[self.place].at(name, None), message)

    def demand(self, is_fine: bool, name: str, message: str) -> None:
        """Refuse a field of the next task unless it is fine."""
        if not is_fine:
            self.refuse(name, message)

    def demand_seat(self, seat: int) -> None:
        """Refuse the next task unless it is for this seat."""
        self.demand(self.task().seat == seat, "seat", f"{seat} wanted")

    # --- contexts ---------------------------------------------------------------------------

    def coming(self) -> Context:
        """Return the context of what begins here."""
        if self.depth == len(self.contexts):
            raise Misfit(self.root, "one for everything being resolved wanted")
        return self.state.contexts[self.depth]

    def open(
        self, you: int, card: Card | None, owner: int, foe: int, texts: list[Script | None]
    ) -> None:
        """Step beyond a task that closes a context, which is of one of some texts."""
        context = self.coming()
        scripts = [text for text in texts if text is not None]
        for name, is_fine in (
            ("you", context.you == you),
            ("card", context.card is card),
            ("owner", context.owner == owner),
            ("foe", context.foe == foe),
            ("that", context.that == NOBODY or contains(scripts, SeatEffect)),
            ("boost", not context.boost or contains(scripts, Boost)),
            ("defeated", not context.defeated or contains(scripts, TargetEffect)),
            ("destroyed", not context.destroyed or contains(scripts, DestroyThis)),
        ):
            if not is_fine:
                reader = self.contexts[self.depth].at(name, None)
                raise Misfit(reader, "does not fit what is being resolved")
        self.place += 1
        self.depth += 1
        self.scripts, self.effects, self.marked = [], [], None
        for script in scripts:
            self.begin(script)

    def demand_owned(self, seat: int, card: Card) -> None:
        """The card of the coming context must be somewhere with its owner, or destroyed."""
        player = self.state.players[seat]
        cards = player.weapons + player.area + player.discard + player.hand + player.deck
        if card not in cards + self.state.destroyed:
            raise Misfit(self.contexts[self.depth].at("card", None), "its owner does not have it")

    def context(self) -> Context:
        """Return the context opened last, to which the next task belongs."""
        return self.state.contexts[self.depth - 1]

    def decider(self) -> int:
        """Return who chooses on the card being resolved. [AK-M1, AK-M3]"""
        you = self.context().you
        return you if you != NOBODY else self.state.captain

    # --- effects ----------------------------------------------------------------------------

    def begin(self, script: Script) -> None:
        """A script may begin here; of its last paragraph no task is left."""
        self.scripts.append(script)
        if script.effects:
            self.run(script.effects[-1])

    def run(self, effect: Effect) -> None:
        """An effect may be under way, and the scripts it begins."""
        self.effects.append(effect)
        for script in inner_scripts(effect):
            self.begin(script)

    def go_on(self, effect: Effect) -> None:
        """Step beyond a task that leaves just this effect under way."""
        self.place += 1
        self.scripts, self.effects = [], []
        self.run(effect)

    def demand_effect(self, effect: Effect) -> None:
        """The next task must be one of an effect under way."""
        self.demand(effect in self.effects, "effect", "is not under way here")

    def seats_for(self, effect: SeatEffect) -> list[int]:
        """Return the seats an effect under way can be for now."""
        if isinstance(effect, DestroySupply):
            return [self.decider()]
        if effect.who == YOU:
            you = self.context().you
            return [you] if you != NOBODY else []
        if effect.who == TOTAL:
            return list(range(self.state.seats))
        if effect.who in (EACH_PLAYER, EACH_ALLY):
            seats = self.turns_of(effect)
            later = len(self.waiting) if self.marked is effect else 0
            return seats[len(seats) - later - 1 : len(seats) - later]
        that = self.context().that
        is_you = effect.who == ALLY and self.state.seats > 1 and that == self.decider()
        return [that] if that != NOBODY and not is_you else []

    def turns_of(self, effect: SeatEffect) -> list[int]:
        """Return the seats in the order in which an effect for each of them comes. [AK-D7]"""
        decider = self.decider()
        seats = all_seats(self.state, decider)
        if effect.who == EACH_ALLY and len(seats) > 1:
            seats.remove(decider)
        return seats


def inner_scripts(effect: Effect) -> list[Script]:
    """Return the scripts an effect may begin; a cost comes with a task for its gain."""
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, Trade):
        return [effect.gain] if effect.gain.effects else [effect.cost]
    if isinstance(effect, Seq):
        return [effect.script]
    if isinstance(effect, If):
        return [effect.yes, effect.no]
    if isinstance(effect, ByTrack):
        return effect.table
    return []


def contains(scripts: list[Script], kind: type[Effect]) -> bool:
    """Whether some script has an effect of a kind, however deep."""
    for script in scripts:
        for effect in script.effects:
            inner = [effect.cost, effect.gain] if isinstance(effect, Trade) else []
            if isinstance(effect, kind) or contains([*inner, *inner_scripts(effect)], kind):
                return True
    return False


def largest(state: State, amount: Amount) -> int:
    """Return the most an amount can be in this game, without its sign."""
    boss = state.rules.boss
    count = PLACES
    if amount.of == NOTHING:
        count = 0
    elif amount.of == TRACK:
        count = max(abs(boss.track_min), abs(boss.track_max))
    elif amount.of == SPECIAL_FOES:
        count = FOES
    elif amount.of == HAND_OF_THAT_PLAYER:
        count = len(state.pieces())
    return max(abs(amount.base), abs(amount.base + amount.per * count))
