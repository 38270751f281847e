"""Effects only artifacts have: always on, after a raid, at the end. Rules CI-R8, CI-AR2 to AR7."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in.effect import Effect
from sternentisch.games.cave_in.rules.take import ANY, TakeCrystal

if TYPE_CHECKING:
    from sternentisch.games.cave_in.perks import Perks
    from sternentisch.games.cave_in.state import Player, State


@final
class MiningDiscountWild(Effect):
    """Wild crystals cost less."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def grant(self, perks: Perks) -> None:
        perks.wild_discount += self.amount


@final
class MiningDiscountRows(Effect):
    """Crystals of some printed costs cost less."""

    __slots__ = ("amount", "rows")

    def __init__(self, rows: list[int], amount: int) -> None:
        self.rows = rows
        self.amount = amount

    def grant(self, perks: Perks) -> None:
        for row in self.rows:
            perks.row_discounts[row] += self.amount


@final
class RecruitFreeLevel(Effect):
    """Mercenaries of some levels may be recruited without a card. [CI-AR6]"""

    __slots__ = ("levels",)

    def __init__(self, levels: list[int]) -> None:
        self.levels = levels

    def grant(self, perks: Perks) -> None:
        perks.free_levels.extend(self.levels)


@final
class AllowSameAction(Effect):
    """Regular actions may always be alike. [CI-T7]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.repeat = True


@final
class SecondRaid(Effect):
    """After a raid, a second base may be raided. [CI-R9]"""

    __slots__ = ()

    def grant(self, perks: Perks) -> None:
        perks.second_raid = True


@final
class RaidTakeCrystal(Effect):
    """Each raided base brings a crystal of one printed cost. [CI-R8, CI-AR2, CI-AMB-36]"""

    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def after_raid(self, state: State) -> None:
        state.stack.append(TakeCrystal(state.active, self.cost, ANY))


@final
class RaidExtraMining(Effect):
    """Each raided base credits extra mining actions. [CI-R8, CI-T8]"""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def after_raid(self, state: State) -> None:
        state.turn.extra_mining += self.count


class PointsPer(Effect):
    """Points for everything an artifact counts. [CI-V3, CI-AR7]"""

    __slots__ = ("vp",)

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def count(self, state: State, player: Player) -> int:
        """Count what brings points."""
        raise NotImplementedError

    def points(self, state: State, player: Player) -> int:
        return self.vp * self.count(state, player)


@final
class PerBestColour(PointsPer):
    """Crystals of the colour the owner has most of."""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        colours = [crystal.colour for crystal in player.crystals]
        return max([colours.count(colour) for colour in colours], default=0)


@final
class PerGroupOfCost(PointsPer):
    """Groups of crystals of one printed cost; what is left over counts nothing."""

    __slots__ = ("cost", "group")

    def __init__(self, cost: int, group: int, vp: int) -> None:
        super().__init__(vp)
        self.cost = cost
        self.group = group

    def count(self, state: State, player: Player) -> int:
        return sum([crystal.cost == self.cost for crystal in player.crystals]) // self.group


@final
class PerGroupAny(PointsPer):
    """Groups of crystals, whatever they are."""

    __slots__ = ("group",)

    def __init__(self, group: int, vp: int) -> None:
        super().__init__(vp)
        self.group = group

    def count(self, state: State, player: Player) -> int:
        return len(player.crystals) // self.group


@final
class PerArtifact(PointsPer):
    """Artifacts, this one included."""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return len(player.artifacts)


@final
class PerDistinctColour(PointsPer):
    """Different colours among the crystals."""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return len({crystal.colour for crystal in player.crystals})


@final
class PerCaveInSymbol(PointsPer):
    """Cave-in symbols on the crystals."""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return sum([crystal.cave_in for crystal in player.crystals])


@final
class PerTotem(PointsPer):
    """Totems, on top of what each scores anyway. [CI-AR7]"""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return sum([state.players[holder] is player for holder in state.totems if holder >= 0])


@final
class PerBaseCard(PointsPer):
    """Mercenaries in the base as it lies at the end. [CI-AR7]"""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return len(player.base)


@final
class PerSymbol(PointsPer):
    """Faction symbols on the crystals."""

    __slots__ = ()

    def count(self, state: State, player: Player) -> int:
        return sum([crystal.symbol >= 0 for crystal in player.crystals])
