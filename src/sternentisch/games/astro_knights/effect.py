"""The language of effects: scripts, amounts, conditions, and the base of all verbs.

The rules ask the effects, and never the other way round: a text beats a rule. [AK-C15]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.astro_knights.task import Task

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.state import State

# What an amount counts
NOTHING: Final = 0
OTHER_WEAPONS: Final = 1
WEAPONS: Final = 2
HAND_OF_THAT_PLAYER: Final = 3
TRACK: Final = 4
SPECIAL_FOES: Final = 5
COUNTED: Final = (
    "",
    "other_weapons",
    "weapons",
    "hand_of_that_player",
    "track",
    "special_foes",
)


@final
class Amount:
    """A number, or a base plus something per counted thing."""

    __slots__ = ("base", "of", "per")

    def __init__(self, base: int, per: int, of: int) -> None:
        self.base = base
        self.per = per
        self.of = of

    def is_loss(self) -> bool:
        """Whether something is taken away; base and rest never differ in that."""
        return self.base < 0 or self.per < 0

    def value(self, state: State) -> int:
        """Return the amount as it is now."""
        if self.of == NOTHING:
            return self.base
        return self.base + self.per * self.count(state)

    def count(self, state: State) -> int:
        """Return how much there is of what is counted; an attacking weapon is no "other" one."""
        context = state.context()
        if self.of == TRACK:
            return state.track
        if self.of == SPECIAL_FOES:
            return state.count_special_foes()
        if self.of == HAND_OF_THAT_PLAYER:
            return len(state.players[context.that].hand) if context.that >= 0 else 0
        weapons = state.players[context.you].weapons
        count = len(weapons)
        if self.of == OTHER_WEAPONS and context.owner == context.you and context.card in weapons:
            count -= 1  # the attacking weapon itself
        return count


@final
class Condition:
    """Demands that must all hold. [AK-C2]"""

    __slots__ = (
        "defeated_foe",
        "level_min",
        "slots_full",
        "special_foes_min",
        "track_max",
        "track_min",
    )

    def __init__(self) -> None:
        self.slots_full: bool = False
        self.defeated_foe: bool = False
        self.track_min: int = -1
        self.track_max: int = -1
        self.level_min: int = -1
        self.special_foes_min: int = -1

    def holds(self, state: State) -> bool:
        """Whether everything demanded is so now; a demand not made is -1, or False."""
        if self.slots_full:
            player = state.players[state.context().you]
            if player.slots < player.knight.slots_max:
                return False
        if self.defeated_foe and not state.context().defeated:
            return False
        if self.track_min >= 0 and state.track < self.track_min:
            return False
        if self.track_max >= 0 and state.track > self.track_max:
            return False
        if self.level_min >= 0 and state.level < self.level_min:
            return False
        return self.special_foes_min < 0 or state.count_special_foes() >= self.special_foes_min


class Effect:
    """A verb with its parameters: one paragraph of a card. [AK-C2]

    `can` and `need` measure how far it could be carried out. [AK-C4]
    """

    __slots__ = ("may", "name")

    verb = ""

    def __init__(self, may: bool) -> None:
        self.may = may
        self.name: str = ""  # its place: card, hook, number of the paragraph

    def run(self, state: State) -> None:
        """Carry it out as far as possible in the present context. [AK-C3]"""
        raise NotImplementedError

    def confirmed(self, state: State, seat: int) -> None:
        """Go on after a seat has agreed. [AK-C5]"""
        raise NotImplementedError

    def is_idle(self, state: State) -> bool:
        """Whether nothing at all would come of it now, whatever is chosen. [AK-M10]"""
        return self.can(state) == 0

    def need(self, state: State) -> int:
        """Return the units it demands."""
        return 1

    def can(self, state: State) -> int:
        """Return the units that could be carried out now with the best choice of targets."""
        return 1

    def __repr__(self) -> str:
        return f"<Effect {self.name}: {self.verb}>"


@final
class Script:
    """A list of paragraphs, each resolved completely before the next. [AK-C2]"""

    __slots__ = ("effects", "name", "tasks")

    def __init__(self, name: str, effects: list[Effect]) -> None:
        self.name = name
        self.effects = effects
        self.tasks: list[RunScript] = [RunScript(self, first) for first in range(len(effects))]

    def is_idle(self, state: State) -> bool:
        """Whether nothing at all would come of any paragraph now."""
        for effect in self.effects:
            if not effect.is_idle(state):
                return False
        return True

    def need(self, state: State) -> int:
        """Return the units that all paragraphs together demand."""
        total = 0
        for effect in self.effects:
            total += effect.need(state)
        return total

    def can(self, state: State) -> int:
        """Return the units that could be carried out now; a "may" counts in full."""
        total = 0
        for effect in self.effects:
            total += effect.need(state) if effect.may else effect.can(state)
        return total

    def __repr__(self) -> str:
        return f"<Script {self.name}>"


@final
class RunScript(Task):
    """Resolve a script from a paragraph on."""

    __slots__ = ("first", "script")

    kind = "script"

    def __init__(self, script: Script, first: int) -> None:
        super().__init__(-1)
        self.script = script
        self.first = first

    def run(self, state: State) -> None:
        script = self.script
        if self.first + 1 < len(script.tasks):
            state.push(script.tasks[self.first + 1])
        effect = script.effects[self.first]
        if state.listener is not None:
            state.listener.meet("verb-used", effect.verb)
        effect.run(state)

    def write(self, state: State) -> dict[str, object]:
        return {"script": self.script.name, "first": self.first}


def run_script(state: State, script: Script | None) -> None:
    """Resolve a script in the present context."""
    if script is not None and script.tasks:
        state.push(script.tasks[0])
