"""What the things of Magnastorm are worth, as numbers, all of them in prestige.

They were found in games of bots against themselves: those that decide how to play by trying others
in some thousand games, those of a position by how games went on from it.
"""

from __future__ import annotations

from typing import Final

from sternentisch.games.magnastorm import abilities
from sternentisch.games.magnastorm.ability import Ability

NEVER: Final = -50.0
"""The worth of what cannot be done."""

# --- time -------------------------------------------------------------------------------------

PACE: Final = 1.4
"""Prestige of the leader in a turn; it tells how long the game will last."""
BUSY: Final = 0.85
"""How many turns each follower makes; takeovers move several at once."""
SPENDING: Final = 4.0
"""Turns before the end at which cubes begin to lose their worth."""

# --- cubes ------------------------------------------------------------------------------------

OWN_CUBE: Final = 0.42
YELLOW_CUBE: Final = 0.62
FOREIGN_CUBE: Final = 0.36
"""Most followers ask for yellow, and it is the hardest to get."""
HOARD: Final = 0.05
MOST_HOARD: Final = 0.7
"""How much less every further cube of a colour is worth, and at most."""

# --- leads and majorities ---------------------------------------------------------------------

SOFT: Final = (0.02, 0.08, 0.20, 0.36, 0.62, 0.82, 0.94)
"""How likely somebody leads in the administration with a whole round to go, by the lead now:
from three behind to three ahead."""
HARD: Final = (0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0)
"""… when the round is over. What lies between is mixed."""
LATER: Final = 0.75
"""How much of what a turtle earns now it still earns in a later round."""
DENY: Final = 0.9
"""How much the loss of one's only rival counts as an own gain; several share it."""

# --- contracts --------------------------------------------------------------------------------

LEVEL_PULL: Final = 0.80
TURTLE_PULL: Final = 0.72
COMMANDER_PULL: Final = 0.60
"""What is left of a contract's prestige for each level, turtle or commander it lacks."""
TURNS_EACH: Final = 0.8
"""Turns that a level or turtle takes: without them nothing will come of the contract."""
MUCH: Final = 20
"""More than that will never come."""
STAFF: Final = 0.15
"""Share of the prestige of a contract that a commander it counts is worth."""
GIVE_UP: Final = 1.3
"""How much what a contract takes away weighs: often it is better to wait a turn or two."""

# --- commanders, followers, the turn track ----------------------------------------------------

START_TILE: Final = 0.4
PLACE: Final = 0.2
"""The start player tile beside its bonuses, and for each place gained on the turn track."""
ONE_UP: Final = 0.3
"""One place forward on the turn track."""
OWN_CHANCE: Final = 0.25
RIVAL_CHANCE: Final = 0.5
"""How much a column that becomes cheaper is worth to oneself, the last to come, and to rivals."""
DEPLOYED: Final = 0.3
"""A follower sent to the panels."""
WANTED: Final = 0.2
"""How much an own follower in a column brings of its commander: it is easy to pay for oneself."""
GUARD: Final = 0.1
"""A follower more in the column of an own commander."""

# --- on the map -------------------------------------------------------------------------------

STORMBOUND: Final = 0.6
"""What a scout in the storm loses."""
FORWARD: Final = 0.1
"""Each segment further ahead, the more the nearer the end of the round is."""
ROOM: Final = 0.05
"""A free field in the area of the scout."""
LINE: Final = 0.25
"""A line next to the scout on which a station can be built."""
FEE: Final = 0.4
"""The cube that the owner of a station gets."""
SECOND: Final = 0.2
"""A second turtle on the same field."""

# --- how a position will end ------------------------------------------------------------------

IN_HAND_OWN: Final = 0.3
IN_HAND_YELLOW: Final = 0.8
IN_HAND_FOREIGN: Final = 0.4
"""A cube, on average of all that it may be spent on."""
HELD: Final = 0.3
"""How much of the worth of its ability a commander brings in the end."""
LED: Final = 0.57
"""… of what a lead in research is worth."""
KEPT: Final = 0.75
"""… of the prestige that goes with a lost commander."""
SETTLED: Final = 0.6
"""… of what turtles earn."""
STUDIED: Final = 0.45
"""… of what research contracts promise."""
HARVESTED: Final = 0.4
"""… of what sector contracts promise."""
ON_TURN: Final = 1.1
"""To be the next who acts."""
LAST_TURN: Final = 2.0
"""The last turn of somebody who has one more."""
UNPREPARED: Final = 0.0022
"""What nothing is prepared for yet grows with the cube of the turns left: near the end the position
tells nearly all that will still be earned. It is the same for all."""
FLAW: Final = 0.2
"""What near the end comes to nothing."""
SURE: Final = 2.0
SURE_PER_TURN: Final = 0.3
"""How many points ahead make a clear favourite: more while there is time."""


def worth_at_once(ability: Ability) -> float:
    """Return what an ability brings when its card is received."""
    if isinstance(ability, abilities.PrestigeForYellow):
        return ability.times * (float(ability.prestige) - YELLOW_CUBE * ability.yellow)
    return float(ability.prestige) if isinstance(ability, abilities.PrestigeOnce) else 0.0


def worth_per_round(ability: Ability) -> float:
    """Return what an ability brings in an administration."""
    return 1.3 * ability.prestige if isinstance(ability, abilities.MajorityPlus) else 0.0


def worth_per_turn(ability: Ability) -> float:
    """Return what an ability makes of a turn."""
    if isinstance(ability, abilities.IgnoreBoardCost):
        return 0.7 * ability.times
    if isinstance(ability, abilities.ContractPlus):
        return 0.36 * (ability.prestige + 0.5)
    if isinstance(ability, abilities.StepLowest):
        return 0.4
    if isinstance(ability, abilities.FreeArea):
        return 0.3
    if isinstance(ability, abilities.ExtraAnyCube):
        return 0.24
    if isinstance(ability, abilities.ExtraTurtleForOwn | abilities.MoveDiscount):
        return 0.2
    if isinstance(ability, abilities.MoreDraws):
        return 0.08 * ability.draws
    if isinstance(ability, abilities.JumpToTurtleArea):
        return 0.14
    if isinstance(ability, abilities.SwapOneCube):
        return 0.12
    if isinstance(ability, abilities.RangeForForeignCube):
        return 0.1
    if isinstance(ability, abilities.OccupiedSpace):
        return 0.08
    return 0.06 if isinstance(ability, abilities.ResearchForOwn) else 0.0
