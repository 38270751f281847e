"""The tables behind the judge of Cave-In, found by comparing thousands of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cave_in import artifact_effects as owned

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, Crystal
    from sternentisch.games.cave_in.state import Player, State

# --- cards, by level ------------------------------------------------------------------------

HELD: Final = [0.0, 0.8, 1.7, 2.6, 3.8]
"""A card that comes into hand: it will pay for crystals, artifacts or better cards."""
SPENT: Final = [0.0, 0.5, 1.0, 1.5, 2.2]
"""A card that is played: less than it was worth, for a raid may bring it back."""
LAID: Final = [0.0, 0.3, 0.7, 1.1, 1.6]
"""A card in a base, which its owner loses when somebody else takes it."""
SPITE: Final = 0.5
"""How much of a rival's loss is one's own gain, if there is only one rival."""
REACHED: Final = 0.2
"""How much of a crystal counts now if a new card brings it within reach."""

# --- leaders --------------------------------------------------------------------------------

LEADS: Final = {
    "ArtifactDiscount": 1.6,
    "BonusCrystal": 3.0,
    "DoubleFactionLevel": 1.2,
    "ExtraMining": 3.7,
    "MiningDiscount": 3.0,
    "RecolourCrystal": 1.5,
    "RecolourHand": 1.1,
    "RecruitDiscount": 0.9,
    "SubjugateAnyBase": 2.1,
    "SubjugateHandForCrystals": 4.3,
    "SubjugateOwnLowest": 1.0,
    "TakeBaseSkill": 2.4,
    "TakeCrystalSkill": 0.8,
    "TakeDockAndRepeat": 1.8,
    "TakeDocksBudget": 2.1,
    "TakeFactionOneBase": 1.3,
    "TakeFactionSpread": 1.2,
    "TakeOwnBaseBottom": 1.1,
}
"""A leader, by the name of its effect: what it brings until the owner's next turn is over."""
SEEN: Final = 1.2
"""What is added if the mine shows a crystal that the leader can take."""
LED: Final = 0.7
"""How much of that counts when a leader is chosen: it may be raided, or covered soon."""
RISKS: Final = [0.7, 1.2]
"""A leader whose totem lies in the supply, or is one's own, invites a raid."""
STAYS: Final = [1.0, 0.7, 0.4]
"""How likely a card stays on top, by the number of regular actions still to come."""

# --- artifacts ------------------------------------------------------------------------------

HELPS: Final = {
    "AllowSameAction": 0.25,
    "ArtifactDiscount": 0.6,
    "ExtraMiningLimited": 1.4,
    "MiningDiscountRows": 0.2,
    "MiningDiscountWild": 0.3,
    "RaidExtraMining": 1.7,
    "RaidTakeCrystal": 1.0,
    "RecolourHand": 0.25,
    "RecruitFreeLevel": 0.3,
    "SecondRaid": 0.7,
    "TakeDockSkill": 0.6,
    "TakeOwnBaseBottom": 0.35,
}
"""An artifact that helps in play, by the name of its effect: how far it brings its owner ahead in a
turn, as `bench/gifts.py` has it."""
TAKEN: Final = 0.5
"""How much of that the others lose; only the rest are points of the owner's own."""
MINED: Final = [0.46, 0.28, 0.4, 0.03]
"""How many crystals of each row a collector of them gets in a turn."""


def promise(state: State, player: Player, artifact: Artifact, time: float) -> float:
    """Return what a scoring artifact will have brought its owner in so many turns."""
    effect = artifact.effect
    if not isinstance(effect, owned.PointsPer):
        return 0.0
    if time <= 0.0:
        return float(effect.points(state, player))
    if isinstance(effect, owned.PerGroupOfCost):
        count = MINED[state.rules.box.row_costs.index(effect.cost)] * time
        for crystal in player.crystals:
            if crystal.cost == effect.cost:
                count += 1.0
        return effect.vp * (count / effect.group - (0.25 if effect.group > 1 else 0.0))
    if isinstance(effect, owned.PerGroupAny):
        return effect.vp * ((len(player.crystals) + time) / effect.group - 0.3)
    if isinstance(effect, owned.PerBaseCard):
        return effect.vp * 4.0
    count = float(effect.count(state, player))
    if isinstance(effect, owned.PerBestColour):
        count += 0.3 * time
    elif isinstance(effect, owned.PerDistinctColour):
        count += (6.0 - count) * time / (time + 6.0)
    elif isinstance(effect, owned.PerCaveInSymbol):
        count += 0.3 * time
    elif isinstance(effect, owned.PerSymbol):
        count += 0.4 * time
    elif isinstance(effect, owned.PerArtifact):
        count += 0.25 * time
    return effect.vp * count


def fit(artifact: Artifact, crystal: Crystal, colours: list[int]) -> float:
    """Return what an artifact makes of one more crystal; `colours` counts the ones owned."""
    effect = artifact.effect
    if not isinstance(effect, owned.PointsPer):
        return 0.0
    if isinstance(effect, owned.PerGroupOfCost):
        return effect.vp / effect.group if crystal.cost == effect.cost else 0.0
    if isinstance(effect, owned.PerGroupAny):
        return effect.vp / effect.group
    counts = 0.0
    if isinstance(effect, owned.PerBestColour):
        counts = 1.0
        for count in colours:
            if count > colours[crystal.colour]:
                counts = 0.2
    elif isinstance(effect, owned.PerDistinctColour):
        counts = 0.0 if colours[crystal.colour] else 1.0
    elif isinstance(effect, owned.PerCaveInSymbol):
        counts = 1.0 if crystal.cave_in else 0.0
    elif isinstance(effect, owned.PerSymbol):
        counts = 1.0 if crystal.symbol >= 0 else 0.0
    return effect.vp * counts


# --- time -----------------------------------------------------------------------------------

ROUNDS: Final = {2: [1.56, 0.7, 0.53], 3: [1.1, 0.65, 0.42], 4: [0.85, 0.76, 0.41]}
"""Rounds after the present one, by players: for each cave-in to come, at the least, and less for
each cave-in symbol that lies in the mine."""

# --- prospects ------------------------------------------------------------------------------

INCOME: Final = {2: [5.7, -13.4, 0.6], 3: [4.7, -10.0, -1.0], 4: [4.4, -9.0, -1.0]}
"""Points still to come, by players, unless this is the last round: for each round after it, when
many are left, in any case."""
MOVE: Final = [1.0, 6.0]
"""What a turn in this round brings: in any case, and if more will follow."""
HAND: Final = [0.0, 0.4, 0.9, 1.1, 1.7]
"""What a card in hand will bring, by level."""
PLENTY: Final = 0.007
"""What is added for the square of all levels in hand: together they pay for more."""
CREW: Final = 0.1
"""What a card below the leader will bring."""
READY: Final = [0.39, 0.14]
"""How much of the best and second best crystal within reach counts already."""
TOTEM: Final = [0.35, 0.13]
"""How much of a totem will be lost again: at once, and for each turn."""
GROWTH: Final = [0.09, 0.18]
"""What each symbol of the first and second set will bring in a turn, when sets grow."""
