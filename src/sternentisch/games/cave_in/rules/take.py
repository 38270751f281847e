"""Taking crystals and cards by effects: the decisions behind skills. Rules CI-G3, CI-G4, CI-G9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import BASE, DOCK, PLACE, PLACES, REACH, SEATS, STOP, YES
from sternentisch.games.cave_in.node import OptionalPick

if TYPE_CHECKING:
    from sternentisch.games.cave_in.state import State

ANY: Final = -1
"""Any colour, level or faction."""
NOBODY: Final = -1


@final
class TakeCrystal(OptionalPick):
    """Take a crystal of one printed cost out of the mine; not mining. [CI-G8, CI-G9, CI-AMB-17]"""

    __slots__ = ("colour", "cost")

    kind = "take-crystal"

    def __init__(self, seat: int, cost: int, colour: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.colour = colour

    def first(self) -> int:
        return PLACE

    def size(self) -> int:
        return PLACES

    def refuse_item(self, state: State, item: int) -> str:
        crystal = state.mine[item]
        if crystal is None:
            return "CI-G10"
        if crystal.cost != self.cost:
            return "CI-G8"
        if self.colour != ANY and state.colour_of(item, crystal) != self.colour:
            return refuse_other_colours(self.colour)
        return ""

    def apply(self, state: State, action: int) -> None:
        """Take it; the track does not move unless that ruling is switched. [CI-M9, CI-AMB-1]"""
        state.stack.pop()
        if action == STOP:
            return
        crystal = state.take_crystal(action - PLACE)
        if state.listener is not None:
            state.tell(events.crystal_taken(state, crystal, action - PLACE))
        if crystal.cave_in and state.rules.taken_cave_ins:
            state.advance_track()

    def write(self, state: State) -> dict[str, object]:
        colour = "any" if self.colour == ANY else state.rules.box.colours[self.colour]
        return {"cost": self.cost, "colour": colour}


def refuse_other_colours(wanted: int) -> str:
    """Return the rule of the skill that wants a crystal of this colour. [CI-AMB-16]"""
    return ("CI-K-P1", "CI-K-N1", "CI-K-B1", "CI-K-Y1", "CI-K-R1", "CI-K-G1")[wanted]


@final
class TakeDock(OptionalPick):
    """Take mercenaries from the docks while levels and number allow. [CI-G4]

    `level` is the only level allowed, or ANY; `budget` what the levels may add up to. A skill that
    takes one level also lets actions be alike, an artifact does not. [CI-K-N4, CI-K-B2, CI-AR5]
    """

    __slots__ = ("budget", "count", "level")

    kind = "take-dock"

    def __init__(self, seat: int, level: int, count: int, budget: int) -> None:
        super().__init__(seat)
        self.level = level
        self.count = count
        self.budget = budget

    def first(self) -> int:
        return DOCK

    def size(self) -> int:
        return PLACES

    def refuse_item(self, state: State, item: int) -> str:
        card = state.docks[item]
        if card is None:
            return "CI-G10"
        if not state.has_room():
            return "CI-G4"
        if card.level <= self.budget and self.level in (ANY, card.level):
            return ""
        if self.level == ANY:
            return "CI-K-N4"
        return "CI-K-B2" if state.turn.repeat else "CI-AR5"

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == STOP:
            return
        place = action - DOCK
        card = state.docks[place]
        assert card is not None
        state.docks[place] = None
        state.me().gain(card)
        if state.listener is not None:
            state.tell(events.dock_card_taken(state, card, place))
        if self.count > 1:
            left = self.budget - card.level
            state.stack.append(TakeDock(self.seat, self.level, self.count - 1, left))

    def write(self, state: State) -> dict[str, object]:
        return {"level": self.level, "count": self.count, "budget": self.budget}


@final
class TakeBottom(OptionalPick):
    """Take the bottom card of the own base, never its leader. [CI-K-N3, CI-AR1, CI-G3]"""

    __slots__ = ("count",)

    kind = "take-bottom"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def first(self) -> int:
        return YES

    def size(self) -> int:
        return 1

    def refuse_item(self, state: State, item: int) -> str:
        return refuse_bottom(state)

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action == STOP:
            return
        take_from_base(state, state.active, 0)
        if self.count > 1:
            state.stack.append(TakeBottom(self.seat, self.count - 1))

    def write(self, state: State) -> dict[str, object]:
        return {"count": self.count}


def refuse_bottom(state: State) -> str:
    """Return why the bottom card of the own base cannot be taken, or "". [CI-G3, CI-G4]"""
    if not state.has_room():
        return "CI-G4"
    return "" if len(state.me().base) > 1 else "CI-G3"


def take_from_base(state: State, owner: int, position: int) -> None:
    """Move a card from a base to the active player's hand; the gap closes. [CI-K6]"""
    card = state.players[owner].base.pop(position)
    state.me().gain(card)
    if state.listener is not None:
        state.tell(events.base_card_taken(state, card, owner))


class BasePick(OptionalPick):
    """Pick a card below the leader of a base, or stop. Leaders are safe. [CI-G3, CI-AMB-6]"""

    __slots__ = ()

    def refuse_seat(self, state: State, owner: int) -> str:
        """Return why nothing may be picked from a base, or ""."""
        raise NotImplementedError

    def refuse_position(self, state: State, owner: int, position: int) -> str:
        """Return why a card below the leader may not be picked, or ""."""
        raise NotImplementedError

    def pick(self, state: State, owner: int, position: int) -> None:
        """Carry out the pick; this node has been popped."""
        raise NotImplementedError

    def first(self) -> int:
        return BASE

    def size(self) -> int:
        return REACH * SEATS

    def refuse_item(self, state: State, item: int) -> str:
        clockwise = item // REACH
        position = item % REACH
        if clockwise >= state.seats:
            return "CI-G1"
        owner = state.seat_at(clockwise)
        rule = self.refuse_seat(state, owner)
        if rule:
            return rule
        if position >= len(state.players[owner].base) - 1:
            return "CI-G3"
        return self.refuse_position(state, owner, position)

    def legal(self, state: State) -> list[int]:
        """List the cards as any pick does, but look only where some lie."""
        legal: list[int] = []
        for clockwise in range(state.seats):
            owner = state.seat_at(clockwise)
            if not self.refuse_seat(state, owner):
                for position in range(len(state.players[owner].base) - 1):
                    if not self.refuse_position(state, owner, position):
                        legal.append(BASE + REACH * clockwise + position)
        legal.append(STOP)
        return legal

    def apply(self, state: State, action: int) -> None:
        state.stack.pop()
        if action != STOP:
            owner = state.seat_at((action - BASE) // REACH)
            self.pick(state, owner, (action - BASE) % REACH)


@final
class TakeBase(BasePick):
    """Take up to `count` cards from one base, or from any. [CI-K-B3, CI-K-B4, CI-K-G4]

    `source` is the base the first pick has fixed; `faction` limits what may be taken.
    """

    __slots__ = ("count", "faction", "one_base", "source")

    kind = "take-base"

    def __init__(self, seat: int, count: int, faction: int, one_base: bool, source: int) -> None:
        super().__init__(seat)
        self.count = count
        self.faction = faction
        self.one_base = one_base
        self.source = source

    def refuse_seat(self, state: State, owner: int) -> str:
        if not state.has_room():
            return "CI-G4"
        if self.source in (NOBODY, owner):
            return ""
        return "CI-K-B4" if self.faction == ANY else "CI-K-G4"

    def refuse_position(self, state: State, owner: int, position: int) -> str:
        card = state.players[owner].base[position]
        return "" if self.faction in (ANY, card.faction) else "CI-K-G4"

    def pick(self, state: State, owner: int, position: int) -> None:
        take_from_base(state, owner, position)
        if self.count > 1:
            source = owner if self.one_base else NOBODY
            left = self.count - 1
            state.stack.append(TakeBase(self.seat, left, self.faction, self.one_base, source))

    def write(self, state: State) -> dict[str, object]:
        return {
            "count": self.count,
            "faction": faction_name(state, self.faction),
            "one_base": self.one_base,
            "source": self.source,
        }


@final
class TakeSpread(BasePick):
    """Take one card of a faction from each base, or `from_one` of them from one base. [CI-K-G3]

    The second pick settles which of the two it is; `used` lists the bases picked from.
    """

    __slots__ = ("faction", "from_one", "used")

    kind = "take-spread"

    def __init__(self, seat: int, faction: int, from_one: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.faction = faction
        self.from_one = from_one
        self.used = used

    def refuse_seat(self, state: State, owner: int) -> str:
        if not state.has_room():
            return "CI-G4"
        if owner not in self.used:
            return "CI-K-G3" if self.is_from_one() else ""
        more = len(set(self.used)) == 1 and len(self.used) < self.from_one
        return "" if more else "CI-K-G3"

    def is_from_one(self) -> bool:
        """Whether two cards have come from one base, so that no other base is allowed."""
        return len(self.used) > len(set(self.used))

    def refuse_position(self, state: State, owner: int, position: int) -> str:
        return "" if state.players[owner].base[position].faction == self.faction else "CI-K-G3"

    def pick(self, state: State, owner: int, position: int) -> None:
        take_from_base(state, owner, position)
        used = (*self.used, owner)
        if used.count(owner) < self.from_one or len(used) == 1:
            state.stack.append(TakeSpread(self.seat, self.faction, self.from_one, used))

    def write(self, state: State) -> dict[str, object]:
        return {
            "faction": faction_name(state, self.faction),
            "from_one": self.from_one,
            "used": list(self.used),
        }


def faction_name(state: State, faction: int) -> str:
    """Return the id of a faction, or "any"."""
    return "any" if faction == ANY else state.rules.box.factions[faction]
