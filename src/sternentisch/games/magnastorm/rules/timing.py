"""What happens in which order: every plan of the game as one named list.

This is the only place that knows which ability comes before which bonus. A step that finds
nothing to do is passed over; one that asks something is finished when all is answered. The next
plan follows where nobody has chosen another one.
"""

from __future__ import annotations

from sternentisch.games.magnastorm.actions import SEATS
from sternentisch.games.magnastorm.plan import (
    ADMINISTRATION,
    GAINING,
    MOVE,
    SETUP,
    TAKEOVER,
    TURN,
    WRAP_UP,
)
from sternentisch.games.magnastorm.rules.administration import (
    Income,
    Majorities,
    Reorder,
    ResearchCommanders,
    SwapPanels,
    TurnDisc,
)
from sternentisch.games.magnastorm.rules.cubes import GainAnyCube, TakeGain
from sternentisch.games.magnastorm.rules.fulfilment import (
    ContractPrestige,
    ContractStep,
    OfferContract,
)
from sternentisch.games.magnastorm.rules.movement import Movement
from sternentisch.games.magnastorm.rules.panels import SpaceBonus
from sternentisch.games.magnastorm.rules.payment import PayMove, PayTakeover
from sternentisch.games.magnastorm.rules.research import LowestStep, OfferStep, TurtleStep
from sternentisch.games.magnastorm.rules.setup import (
    ArtifactBonus,
    BeginPlay,
    PlaceFollowers,
    PositionCubes,
    RaiseMarkers,
)
from sternentisch.games.magnastorm.rules.takeover import (
    ChangeControl,
    MoveFollowers,
    StartTileCube,
    StartTileStep,
)
from sternentisch.games.magnastorm.rules.turn import EndTurn, OpenTurn
from sternentisch.games.magnastorm.rules.turtles import OfferExtra, OfferFirst, OfferPaid

CARDS = 2
"""Artifact cards that each player uses at the start. [MS-S15]"""

# Start placement [MS-S10 to MS-S17]
SETUP.steps = [
    PlaceFollowers(),
    RaiseMarkers(),
    PositionCubes(),
    *[ArtifactBonus(position, card) for position in range(SEATS) for card in range(CARDS)],
    BeginPlay(),
]

# A turn: take over a column or place a follower; the choice leads to one of the next three.
TURN.steps = [OpenTurn()]

# Takeover [MS-K3 to MS-K7]
TAKEOVER.steps = [
    PayTakeover(),
    MoveFollowers(),
    ChangeControl(),  # red, green, instant ability
    StartTileStep(),
    StartTileCube(),
]
TAKEOVER.then = WRAP_UP

# Action A, move the scout [MS-T12]: commanders come before the space [MS-B5]
MOVE.steps = [
    PayMove(),
    OfferStep(),
    SpaceBonus(),
    Movement(),  # with station building
    OfferFirst(),
    OfferPaid(),
    OfferExtra(),
    TurtleStep(),
]
MOVE.then = WRAP_UP

# Action B, gain cubes [MS-T11]: commanders by ascending number, then the space [MS-B5]
GAINING.steps = [
    TakeGain(),
    LowestStep(),
    GainAnyCube(),
    SpaceBonus(),
]
GAINING.then = WRAP_UP

# The end of every turn [MS-C1, MS-C7, MS-T4]
WRAP_UP.steps = [
    OfferContract(),
    ContractPrestige(),
    ContractStep(),
    EndTurn(),
]

# Phase 2 [MS-A1 to MS-A6]
ADMINISTRATION.steps = [
    Income(),
    Majorities(),
    ResearchCommanders(),
    Reorder(),  # before it, swaps on the track have changed only the track [MS-T2]
    SwapPanels(),
    TurnDisc(),
]
