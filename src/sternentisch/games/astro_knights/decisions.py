"""Reading the stack of tasks of a position: every kind, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sternentisch.games.astro_knights.choices import (
    Confirm,
    PickCard,
    PickOption,
    PickSeat,
    PickSupply,
    PickTarget,
    PickUnit,
    PickWeapon,
    SplitPoint,
)
from sternentisch.games.astro_knights.components import BossCard, Box, Card
from sternentisch.games.astro_knights.effect import Effect, RunScript
from sternentisch.games.astro_knights.rules.boss_cards import EnterFoe, FinishStrike, RevealSpecial
from sternentisch.games.astro_knights.rules.boss_turn import (
    ROUNDS,
    ActivateFoes,
    DrawBossCard,
    EndBossTurn,
    NewBossDeck,
    StartFoes,
)
from sternentisch.games.astro_knights.rules.damage import CloseContext, HitHomeworld
from sternentisch.games.astro_knights.rules.order import NextTurn, PairSeat, PassExtra
from sternentisch.games.astro_knights.rules.player_turn import (
    ActionStep,
    AttackStep,
    ClearArea,
    DiscardHand,
    DrawUp,
    FinishOvercharge,
)
from sternentisch.games.astro_knights.rules.supply import PLACES, AllyDeck, PlaceCard
from sternentisch.games.astro_knights.rules.weapons import FinishAttack
from sternentisch.games.astro_knights.selectors import DealOut, EachSeat, SeatEffect
from sternentisch.games.astro_knights.state import State
from sternentisch.games.astro_knights.task import Task
from sternentisch.games.astro_knights.verbs_cards import (
    Attack,
    CardEffect,
    NextWeapon,
    SupplyEffect,
)
from sternentisch.games.astro_knights.verbs_control import Choose, Trade
from sternentisch.games.astro_knights.verbs_damage import TargetEffect
from sternentisch.kernel.reader import Reader

MANY = 10**6
"""Beyond any number of a game."""
E = TypeVar("E", bound=Effect)


class Names:
    """The names that tasks use, with what they stand for."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: dict[str, Card] = {card.id: card for card in box.cards}
        self.boss_cards: dict[str, BossCard] = {card.id: card for card in box.boss_cards}
        self.to = {name: number for number, name in enumerate(PLACES)}

    def effects(self, kind: type[E]) -> dict[str, E]:
        """Return the effects of one kind by name."""
        return {n: e for n, e in self.box.effects.items() if isinstance(e, kind)}


TaskReader = Callable[[int, list[Reader], Names], Task]

TASKS: dict[str, tuple[tuple[str, ...], TaskReader]] = {
    "next-turn": ((), lambda s, f, n: NextTurn()),
    "pass-extra": ((), lambda s, f, n: PassExtra()),
    "pair-seat": (("pair",), lambda s, f, n: PairSeat(s, f[0].integer(0, 1))),
    "attack-step": ((), lambda s, f, n: AttackStep(s)),
    "action-step": ((), lambda s, f, n: ActionStep(s)),
    "clear-area": ((), lambda s, f, n: ClearArea(s)),
    "discard-hand": ((), lambda s, f, n: DiscardHand(s)),
    "draw-up": ((), lambda s, f, n: DrawUp(s)),
    "finish-overcharge": (("card",), lambda s, f, n: FinishOvercharge(s, f[0].one_of(n.cards))),
    "finish-attack": (
        ("place", "keep"),
        lambda s, f, n: FinishAttack(s, f[0].integer(0, 3), f[1].flag()),
    ),
    "place-card": (
        ("card", "to"),
        lambda s, f, n: PlaceCard(s, f[0].one_of(n.cards), f[1].one_of(n.to)),
    ),
    "ally-deck": (
        ("card", "to"),
        lambda s, f, n: AllyDeck(s, f[0].one_of(n.cards), f[1].one_of(n.to)),
    ),
    "finish-strike": (("card",), lambda s, f, n: FinishStrike(f[0].one_of(n.boss_cards))),
    "enter-foe": (("card",), lambda s, f, n: EnterFoe(f[0].one_of(n.boss_cards))),
    "reveal-special": (("count",), lambda s, f, n: RevealSpecial(f[0].integer(1, MANY))),
    "start-foes": ((), lambda s, f, n: StartFoes()),
    "activate-foes": (
        ("foes",),
        lambda s, f, n: ActivateFoes(
            tuple([item.integer(1, MANY) for item in f[0].items(1, MANY)])
        ),
    ),
    "draw-boss-card": ((), lambda s, f, n: DrawBossCard()),
    "new-boss-deck": ((), lambda s, f, n: NewBossDeck()),
    "end-boss-turn": (("rounds",), lambda s, f, n: EndBossTurn(f[0].integer(0, ROUNDS))),
    "hit-homeworld": (("amount",), lambda s, f, n: HitHomeworld(f[0].integer(1, MANY))),
    "close": ((), lambda s, f, n: CloseContext()),
    "script": (
        ("script", "first"),
        lambda s, f, n: RunScript(f[0].one_of(n.box.scripts), f[1].integer(0, MANY)),
    ),
    "deal-out": (
        ("effect", "left"),
        lambda s, f, n: DealOut(f[0].one_of(n.effects(SeatEffect)), f[1].integer(1, MANY)),
    ),
    "each-seat": (
        ("effect", "seats"),
        lambda s, f, n: EachSeat(
            f[0].one_of(n.effects(SeatEffect)),
            tuple([item.integer(0, 3) for item in f[1].items(1, 4)]),
        ),
    ),
    "next-weapon": (
        ("effect", "left", "used"),
        lambda s, f, n: NextWeapon(
            s, f[0].one_of(n.effects(Attack)), f[1].integer(0, MANY), f[2].integer(0, 2**16 - 1)
        ),
    ),
    "pick-seat": (("effect",), lambda s, f, n: PickSeat(s, f[0].one_of(n.effects(SeatEffect)))),
    "pick-unit": (
        ("effect", "left"),
        lambda s, f, n: PickUnit(s, f[0].one_of(n.effects(SeatEffect)), f[1].integer(1, MANY)),
    ),
    "pick-target": (
        ("effect", "amount"),
        lambda s, f, n: PickTarget(s, f[0].one_of(n.effects(TargetEffect)), f[1].integer(0, MANY)),
    ),
    "split": (
        ("effect", "left", "given"),
        lambda s, f, n: SplitPoint(
            s,
            f[0].one_of(n.effects(TargetEffect)),
            f[1].integer(1, MANY),
            tuple([item.integer(0, MANY) for item in f[2].items(1, 13)]),
        ),
    ),
    "pick-option": (("effect",), lambda s, f, n: PickOption(s, f[0].one_of(n.effects(Choose)))),
    "pick-supply": (
        ("effect", "target"),
        lambda s, f, n: PickSupply(s, f[0].one_of(n.effects(SupplyEffect)), f[1].integer(0, 3)),
    ),
    "pick-card": (
        ("effect", "left"),
        lambda s, f, n: PickCard(s, f[0].one_of(n.effects(CardEffect)), f[1].integer(1, MANY)),
    ),
    "pick-weapon": (
        ("effect", "left", "used"),
        lambda s, f, n: PickWeapon(
            s, f[0].one_of(n.effects(Attack)), f[1].integer(1, MANY), f[2].integer(0, 2**16 - 1)
        ),
    ),
    "confirm": (
        ("effect",),
        lambda s, f, n: Confirm(s, f[0].one_of({**n.effects(Trade), **n.effects(SeatEffect)})),
    ),
}
"""Every kind of task: its parameters, and how it is made of them."""


def read_stack(root: Reader, state: State) -> None:
    """Read the tasks, each by itself."""
    state.stack = []
    names = Names(state.rules.box)
    items = root.items()
    for item in items:
        value = item.value
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in TASKS:
            item.at("kind", None).defect(f"unknown task {kind!r}")
            continue
        parameters, make = TASKS[kind]
        fields = item.fields("kind", "seat", *parameters)
        seat = fields[1].integer(-1, state.seats - 1)
        try:
            task = make(seat, fields[2:], names)
        except StopIteration:  # own copies may lack all effects of a kind
            item.at("kind", None).defect("no text of the box asks for this")
            continue
        if task.seat != seat:
            fields[1].defect(f"{task.seat} wanted")
        if isinstance(task, RunScript) and task.first >= len(task.script.effects):
            item.at("first", None).defect("the script has no such paragraph")
        state.stack.append(task)
    if bool(items) == bool(state.reason):
        root.defect("something is to be done exactly while the game is not over")
