"""What things are worth in Cave-In: the tables behind the judge, found in thousands of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in import artifact_effects as owned

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, Crystal
    from sternentisch.games.cave_in.state import Player, State

LEADS: Final = {
    "TakeCrystalSkill": 0.9,
    "RecolourCrystal": 0.6,
    "ArtifactDiscount": 1.5,
    "MiningDiscount": 3.0,
    "RecruitDiscount": 1.2,
    "TakeOwnBaseBottom": 1.6,
    "TakeDocksBudget": 4.0,
    "TakeDockSkill": 0.8,
    "TakeDockAndRepeat": 2.0,
    "TakeBaseSkill": 2.0,
    "ExtraMining": 1.2,
    "ExtraMiningLimited": 0.6,
    "RecolourHand": 0.8,
    "BonusCrystal": 3.0,
    "SubjugateOwnLowest": 1.2,
    "SubjugateAnyBase": 2.0,
    "SubjugateHandForCrystals": 2.5,
    "DoubleFactionLevel": 1.0,
    "TakeFactionSpread": 1.5,
    "TakeFactionOneBase": 2.0,
}
"""A leader, by the name of its effect: what it brings at the start of the next turn."""

HELPS: Final = {
    "TakeOwnBaseBottom": 0.5,
    "TakeDockSkill": 0.6,
    "MiningDiscountWild": 0.3,
    "MiningDiscountRows": 0.25,
    "ArtifactDiscount": 0.4,
    "ExtraMiningLimited": 0.6,
    "RecolourHand": 0.3,
    "RecruitFreeLevel": 0.4,
    "AllowSameAction": 0.5,
    "SecondRaid": 0.3,
    "RaidTakeCrystal": 0.4,
    "RaidExtraMining": 0.4,
}
"""An artifact that helps in play: what it brings in each turn that is left."""

PER_TURN: Final = [0.55, 0.25, 0.15, 0.05]
"""How many crystals of each row a player gets in a turn."""


def promise(state: State, player: Player, artifact: Artifact, time: float) -> float:
    """Return what a scoring artifact will have brought its owner in the end."""
    effect = artifact.effect
    if not isinstance(effect, owned.PointsPer):
        return 0.0
    more = 0.0  # what the owner will add to what counts by now
    if isinstance(effect, owned.PerGroupOfCost):
        count = PER_TURN[state.rules.box.row_costs.index(effect.cost)] * time
        for crystal in player.crystals:
            if crystal.cost == effect.cost:
                count += 1.0
        if effect.group > 1 and time > 0.0:  # some will be left over
            count -= 0.25 * effect.group
        return (
            effect.vp * count / effect.group if time > 0.0 else float(effect.points(state, player))
        )
    if isinstance(effect, owned.PerGroupAny):
        if time > 0.0:
            return effect.vp * ((len(player.crystals) + 1.0 * time) / effect.group - 0.3)
    elif isinstance(effect, owned.PerBestColour):
        more = 0.2 * time
    elif isinstance(effect, owned.PerDistinctColour):
        more = (6.0 - effect.count(state, player)) * time / (time + 6.0)
    elif isinstance(effect, owned.PerCaveInSymbol):
        more = 0.3 * time
    elif isinstance(effect, owned.PerSymbol):
        more = 0.4 * time
    elif isinstance(effect, owned.PerArtifact):
        more = 0.12 * time
    elif isinstance(effect, owned.PerBaseCard):
        return effect.vp * 4.0 if time > 0.0 else float(effect.points(state, player))
    return float(effect.points(state, player)) + effect.vp * more


def fit(artifact: Artifact, crystal: Crystal, colours: list[int]) -> float:
    """Return what an artifact makes of one more crystal; `colours` counts the ones owned."""
    effect = artifact.effect
    if not isinstance(effect, owned.PointsPer):
        return 0.0
    if isinstance(effect, owned.PerGroupOfCost):
        return effect.vp / effect.group if crystal.cost == effect.cost else 0.0
    if isinstance(effect, owned.PerGroupAny):
        return effect.vp / effect.group
    if isinstance(effect, owned.PerBestColour):
        for count in colours:
            if count > colours[crystal.colour]:
                return 0.2 * effect.vp
        return float(effect.vp)
    if isinstance(effect, owned.PerDistinctColour):
        return 0.0 if colours[crystal.colour] else float(effect.vp)
    if isinstance(effect, owned.PerCaveInSymbol):
        return float(effect.vp) if crystal.cave_in else 0.0
    if isinstance(effect, owned.PerSymbol):
        return float(effect.vp) if crystal.symbol >= 0 else 0.0
    return 0.0
