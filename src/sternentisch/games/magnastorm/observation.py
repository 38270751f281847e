"""What a seat observes of a game of Magnastorm, as one row of numbers.

Nothing is hidden here but chance to come, so all seats observe the same, each from its own chair.
Some choices need a word:

- Areas, fields, transmitter spaces, columns, spaces and research areas are numbered as the actions
  number them; what the boards of fewer players lack stays 0.
- Colours go round the table from the observer on, yellow is last. (The actions count from who
  chooses, which is the same for whoever is asked.)
- What is printed is left out: prices, gains, bonuses, lines, income. So is what follows at once
  from other fields: the price of a column is its followers and one cube for its controller.
- Whose follower stands on which space of the lower panel matters only by column, for the next
  round; a space itself is just taken or not.
- Artifact cards are told by their number in the box: there are far too many for a flag each, and
  they matter in the setup only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.magnastorm.abilities import PrestigeForYellow
from sternentisch.games.magnastorm.actions import (
    BAYS,
    COLUMNS,
    SECTORS,
    SPACES,
    TRACKS,
    TRANSMITTERS,
    TURTLES,
)
from sternentisch.games.magnastorm.observation_boards import (
    fill_contracts,
    fill_map,
    fill_panels,
    fill_research,
    list_contracts,
    list_map,
    list_panels,
    list_research,
)
from sternentisch.games.magnastorm.observation_colours import (
    COLOUR_ORDER,
    append_cubes,
    colour_after,
)
from sternentisch.games.magnastorm.observation_players import fill_players, list_players, most_range
from sternentisch.games.magnastorm.rules.exchange import Give
from sternentisch.games.magnastorm.rules.fulfilment import ChooseSector, Lift, Lower
from sternentisch.games.magnastorm.rules.movement import Fee, Move
from sternentisch.games.magnastorm.rules.payment import Price
from sternentisch.games.magnastorm.rules.research import Research
from sternentisch.games.magnastorm.rules.stations import Build
from sternentisch.games.magnastorm.rules.takeover import Deal, Reseat
from sternentisch.games.magnastorm.rules.turn import Place
from sternentisch.games.magnastorm.state import BLACK
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, after, fill_head, list_head, mark

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Box
    from sternentisch.games.magnastorm.state import State

QUESTIONS: Final = (
    "start-follower",
    "start-research",
    "main",
    "place",
    "mode",
    "price",
    "reseat",
    "deal",
    "buy-step",
    "research",
    "any-cube",
    "deploy",
    "move",
    "fee",
    "station",
    "turtle",
    "paid-turtle",
    "extra-turtle",
    "contract",
    "sector",
    "lift",
    "lower",
    "exchange",
)
NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(QUESTIONS)}


def list_fields(box: Box, seats: int) -> list[Field]:
    """Return what the row holds in a game of so many, part by part."""
    return [
        *list_head(seats, QUESTIONS),
        *list_question(box, seats),
        *list_course(box, seats),
        *list_panels(box, seats),
        *list_research(box, seats),
        *list_contracts(box, seats),
        *list_map(box, seats),
        *list_players(box, seats),
    ]


def observe(state: State, seat: int) -> list[int]:
    """Return the row of a seat; every part fills in what its list says."""
    row: list[int] = []
    fill_head(state, seat, NUMBERS, row)
    fill_question(state, seat, row)
    fill_course(state, seat, row)
    fill_panels(state, seat, row)
    fill_research(state, seat, row)
    fill_contracts(state, seat, row)
    fill_map(state, seat, row)
    fill_players(state, seat, row)
    return row


# --- who is asked what --------------------------------------------------------------------------


def list_question(box: Box, seats: int) -> list[Field]:
    """List the parameters of the question; those it has not are 0."""
    deals = [card.ability for card in box.commanders if isinstance(card.ability, PrestigeForYellow)]
    times = [deal.times for deal in deals]
    left = max([most_range(box), box.exchange_give, TURTLES, TRACKS, *times])
    spaces = ", ".join(box.transmitter_ids)
    return [
        Field(
            "question_column",
            COLUMNS,
            1,
            "place, reseat: 1 at the column of the upper panel where the followers come from",
        ),
        Field(
            "question_colour",
            seats + 1,
            1,
            "place: 1 at the colour of the follower; exchange: at that of the cube wanted; fee: at "
            f"that of the owner of the station; {COLOUR_ORDER}",
        ),
        Field(
            "question_price",
            2,
            box.cubes + 1,
            "price, deal: cubes due in the chooser's colour, yellow cubes due",
        ),
        Field(
            "question_prestige",
            1,
            max([0, *[deal.prestige for deal in deals]]),
            "deal: the prestige it gives",
        ),
        Field(
            "question_left",
            1,
            left,
            "move: areas the scout may still go; deal: offers left; lift: turtles left to lift in "
            "this sector; lower: markers left to lower; exchange: cubes left to hand in",
        ),
        Field(
            "question_flags",
            3,
            1,
            "research: 1 if only in the own lowest area; move: 1 if moved, 1 if range was bought",
        ),
        Field(
            "question_transmitter",
            TRANSMITTERS,
            1,
            "move: 1 at the transmitter space where the scout has started; station: at the one to "
            f"build on; {spaces}",
        ),
        Field("question_bay", BAYS, 1, "sector, lift, lower: 1 at the bay of the contract"),
        Field(
            "question_sectors",
            SECTORS,
            SECTORS,
            "sector: when each sector was chosen, from 1; lift: when its turn comes, 1 for the one "
            f"being served; 0 for the others; {', '.join(box.sector_ids)}",
        ),
        Field(
            "question_first",
            1,
            max(len(box.field_ids) - 1, TRACKS),
            "lift: the number of the first field that can still be chosen, from 0; lower: that of "
            "the first research area",
        ),
    ]


def fill_question(state: State, seat: int, row: list[int]) -> None:
    seats = state.seats
    node = state.stack[-1] if state.offers else None
    column = colour = transmitter = bay = -1
    own = yellow = prestige = left = first = 0
    lowest = moved = bought = False
    sectors: tuple[int, ...] = ()
    if isinstance(node, Place):
        column = node.column
        colour = node.colour
    elif isinstance(node, Price):
        own = node.own
        yellow = node.yellow
    elif isinstance(node, Reseat):
        column = node.column
    elif isinstance(node, Deal):
        left = node.left
        yellow = node.yellow
        prestige = node.prestige
    elif isinstance(node, Research):
        lowest = node.lowest
    elif isinstance(node, Move):
        left = node.range
        moved = node.moved
        bought = node.bought
        transmitter = node.station
    elif isinstance(node, Fee):
        colour = node.owner
    elif isinstance(node, Build):
        transmitter = node.transmitter
    elif isinstance(node, ChooseSector):
        bay = node.bay
        sectors = node.chosen
    elif isinstance(node, Lift):
        bay = node.bay
        sectors = node.sectors
        left = node.left
        first = node.first
    elif isinstance(node, Lower):
        bay = node.bay
        left = node.markers
        first = node.leftmost
    elif isinstance(node, Give):
        colour = state.colour(node.seat, node.wanted)
        left = node.left
    mark(row, COLUMNS, column)
    mark(row, seats + 1, colour_after(colour, seat, seats))
    row.append(own)
    row.append(yellow)
    row.append(prestige)
    row.append(left)
    row.append(int(lowest))
    row.append(int(moved))
    row.append(int(bought))
    mark(row, TRANSMITTERS, transmitter)
    mark(row, BAYS, bay)
    start = len(row)
    mark(row, SECTORS, -1)
    for place in range(len(sectors)):
        row[start + sectors[place]] = place + 1
    row.append(first)


# --- rounds, turns, storm and cubes ---------------------------------------------------------------


def list_course(box: Box, seats: int) -> list[Field]:
    sectors, segments = ", ".join(box.sector_ids), ", ".join(box.segments)
    return [
        Field("active", seats, 1, f"1 at whose turn it is, {AROUND}"),
        Field("round", 1, box.rounds, "the number of the round", 1),
        Field("ending", 1, 1, "1 if somebody has reached the prestige that ends the game"),
        Field(
            "track",
            seats * seats,
            1,
            f"the turn track: for each place, from the first on, 1 at who is there, {AROUND}",
        ),
        Field(
            "running",
            seats * seats,
            1,
            f"this pass: for each turn, 1 at who takes it, {AROUND}; all 0 in the setup",
        ),
        Field("position", 1, seats - 1, "the number of the turn in this pass, from 0"),
        Field(
            "weather",
            SECTORS * len(box.segments),
            1,
            f"for each sector ({sectors}) 1 at the calm segment there ({segments}); "
            "all 0 in the storm",
        ),
        Field("supply", seats + 1, box.cubes, f"cubes in the supply, {COLOUR_ORDER}"),
        Field(
            "bag",
            seats + 2,
            max(box.bag_each, box.bag_black),
            f"cubes in the bag, {COLOUR_ORDER}, then black",
        ),
        Field("start_tile", seats, 1, f"1 at who holds the start player tile, {AROUND}"),
        Field(
            "space",
            SPACES,
            1,
            f"1 where the active player has placed a follower this turn: {COLUMNS} * row + column "
            "of the lower panel, both from 0",
        ),
    ]


def fill_course(state: State, seat: int, row: list[int]) -> None:
    seats = state.seats
    mark(row, seats, after(state.active, seat, seats))
    row.append(state.round)
    row.append(int(state.ending))
    for other in state.track:
        mark(row, seats, after(other, seat, seats))
    if state.running:
        for other in state.running:
            mark(row, seats, after(other, seat, seats))
    else:
        mark(row, seats * seats, -1)
    row.append(state.position)
    segments = len(state.rules.box.segments)
    for segment in state.weather.segments:
        mark(row, segments, segment)
    append_cubes(state.supply, seat, seats, row)
    append_cubes(state.bag, seat, seats, row)
    row.append(state.bag[BLACK])
    mark(row, seats, after(state.start_tile, seat, seats))
    mark(row, SPACES, state.turn.space)
