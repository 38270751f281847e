"""Cryo in numbers: what its judge believes, in points at the end of the game.

The numbers were found by letting judges that differ a little play each other. "Per recall" is with
each recall of its own that a player can still expect.
"""

from __future__ import annotations

from typing import Final

# --- time -----------------------------------------------------------------------------------------

AFTER_SUNSET: Final = 0.8
"""Recalls of all players together that still come when Sunset lies open."""
BUSY: Final = 2.2
"""With so many own recalls to come everything can still be used; below, ever less."""
YOUNG: Final = 8.0
"""With so many own recalls to come no majority is safe."""

# --- resources: crystal, organics, tech, nanites, energy ------------------------------------------

UNIT: Final = [0.4, 0.57, 0.78, 0.27, 1.2]
"""A unit of each track; energy opens caves, tech brings cards."""
NTH: Final = [2.3, 1.9, 1.3, 0.92, 0.55, 0.35, 0.3, 0.2]
"""How much more or less the first, second, … unit of a track is worth."""
NO_SLEEPER: Final = 0.5
"""Organics, compared, when nobody is left to be woken."""
SLEEPERS: Final = 4
"""With so many pods in stasis organics are worth all they can be."""

# --- pods -----------------------------------------------------------------------------------------

POD_AWAKE: Final = 1.0
"""A pod of the pool that fits into a vehicle, beyond the point it scores there."""
POD_STRANDED: Final = 0.86
"""The same without a vehicle for it."""
POD_ASLEEP: Final = 0.21
"""A pod in stasis."""
NEXT_HIT: Final = 0.18
"""What a pod gains by leaving the chamber that is sabotaged next, where sabotage lies open."""
DEEPER: Final = 0.088
"""The same for every chamber it is nearer to that."""
YIELD: Final = 1.0
"""How many units a pod on a salvage space yields per recall."""
COME_BACK: Final = 0.49
"""The hope of bringing it back from there."""
HOLD: Final = [0.0, 0.92, 0.9, 0.92, 0.92]
"""The chance to keep a majority in a young game, by pods ahead: few caves are ever disputed."""

# --- cards ----------------------------------------------------------------------------------------

DRAW: Final = 1.7
"""A card to be drawn."""
DRAW_MISSION: Final = 0.35
"""More for it while there is room for a mission."""
IN_HAND: Final = 0.41
"""A card in hand, as a share of what it is worth in play; that much is still to do."""
CARRIED: Final = 0.83
"""A vehicle, for every pod it will probably take along."""
KEPT: Final = 0.76
"""What it could have done on another launch, for every pod it holds."""
WAITING: Final = 1.0
"""Pods that come to the pool per recall."""
PERKS: Final = {
    "cave-sight": 0.0,
    "scout-gain": 0.0,
    "supercharge": 0.17,
    "damaged-docks": 0.16,
    "automation": 0.24,
    "prototype": 0.33,
    "early-warning": 0.33,
    "vehicle-room": 0.74,
    "stasis-discount": 0.14,
    "overclock": 1.3,
}
"""What an upgrade does per recall."""
SIGHT: Final = {"cave-sight": 0.1, "scout-gain": 1.5}
"""What it does for each cave that is still to be found."""

# What missions may count, how much of it comes per recall, and how much there is at most.
IN_CAVES: Final = 0
LARGEST: Final = 1
CHARGED: Final = 2
PLUNDERED: Final = 3
BUILT: Final = 4
STORED: Final = 5
SALVAGED: Final = 6
GROWTH: Final = [0.25, 0.32, 0.3, 0.94, 0.1, 0.26, 0.28]
TOP: Final = [5.0, 9.0, 8.0, 6.6, 7.0, 10.0, 3.0]
SPENT: Final = 0.93
"""The share of energy and resources that one will spend before the end."""
SECOND_POD: Final = 0.71
"""How many of the caves one settles get a second pod."""
UNSEEN: Final = 5.0
"""What a mission of somebody else is probably worth in the end."""

# --- platform and recall --------------------------------------------------------------------------

USES: Final = 0.3
"""How often a platform action is used per recall."""
WOKEN: Final = 0.76
"""What it gains by waking a pod."""
PLANNED: Final = 3.8
"""What it gains with a card action."""
EMPTY_REWARD: Final = 2.1
"""What a reward slot will yield that is still empty."""
EMPTY_PRICE: Final = 1.7
"""What a cost slot will cost that is still empty."""
CARD_PRICE: Final = 1.3
"""What it costs to give up a card."""
STEADY: Final = 1.3
"""A unit that comes or goes with every use, compared with one that one needs now."""
HALF_BUILT: Final = 0.15
"""The share of an action that a first of two tiles is worth."""
RESALE: Final = 0.17
"""The share of its reward that a tile still brings as scrap when it is done."""
RECALL: Final = 0.6
"""What a recall is worth by itself."""
AT_HOME: Final = 0.87
"""What is lost with every drone that is still at home then."""
ENDS_IT: Final = 10.0
"""What it is worth to end the game in the lead, whatever the lead."""
SCRAP_NOW: Final = 0.093
"""What scrap must bring to be worth the trouble."""

# --- how a position will end: fitted to some thousand games ---------------------------------------

TURN: Final = 1.8
"""To be on turn."""
FIRST_UNIT: Final = [0.9, 1.2, 1.6, 0.85, 2.4]
"""The first unit of a track."""
NEXT_UNITS: Final = [0.65, 0.7, 1.05, 0.8, 1.25]
"""The second and the third."""
MORE_UNITS: Final = [0.2, 0.35, 0.7, 0.2, 0.4]
"""Every other unit."""
HAND: Final = 1.1
"""A card in hand."""
HAND_LATER: Final = 0.25
"""The same, per recall."""
GARAGE: Final = 2.7
"""A vehicle."""
TILE: Final = 0.55
"""A tile on the platform."""
WORKS: Final = 0.4
"""A platform action that is complete and does more than waking pods, per recall."""
POD_LATER: Final = 0.05
"""A pod that is not in a cave yet, per recall."""
SALVAGE_LATER: Final = 0.75
"""A pod on a salvage space, per recall."""
SALVAGE_LATE: Final = -0.8
"""What it loses as it will not come back."""
PERK_NOW: Final = 0.8
"""An upgrade, beyond its point."""
PERK_LATER: Final = 0.45
"""The share of an upgrade's worth that shows in points."""
GOAL: Final = [-0.2, -0.3, -1.5, 0.0, -1.4, -0.8, -0.8]
"""What missions will have more or less than now; tiles are scrapped and resources spent."""
GROWS: Final = [0.5, 0.1, 0.4, 0.45, 0.2, -0.5, 0.3]
"""The same, per recall."""
BASE: Final = -22.7
"""Everybody makes about so many points more than that …"""
SHARED: Final = 27.0
"""… the share of what all players will make together …"""
HIDDEN: Final = 1.0
"""… with that for each cave to be found …"""
PACE: Final = 1.0
"""… and with each own recall …"""
RUSH: Final = 0.69
"""… which bring the more, the more of them there are."""
