"""What a seat observes of a game of Magnastorm, as one row of numbers.

Nothing is hidden here but chance to come, so all seats observe the same, each from its own chair.
Some choices need a word:

- Areas, fields, transmitter spaces, columns, spaces and research areas are numbered as the actions
  number them; what the boards of fewer players lack stays 0.
- Colours go round the table from the observer on, yellow is last. (The actions count from who
  chooses, which is the same for whoever is asked.)
- What is printed is left out: prices, gains, bonuses, lines, income. So is what follows at once
  from other fields: the price of a column is its followers and one cube for its controller.
- The turn order is told by where each player is in it, the weather by the place of each sector on
  the disc of the storm.
- What commanders give all the time is printed on them; so it is told whose they are.
- Whose follower stands on which space of the lower panel matters only by column, for the next
  round; a space itself is just taken or not.
- Artifact cards are told by their number in the box: there are far too many for a flag each, and
  they matter in the setup only.

Most numbers are 0: a row is made of as many 0 as it is long, then every part sets what differs. A
part begins `at` a place and returns where it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.magnastorm.abilities import PrestigeForYellow
from sternentisch.games.magnastorm.actions import (
    BAYS,
    COLUMNS,
    ROWS,
    SECTORS,
    TRACKS,
    TRANSMITTERS,
    TURTLES,
)
from sternentisch.games.magnastorm.observation_boards import (
    fill_commanders,
    fill_contracts,
    fill_map,
    fill_panels,
    list_commanders,
    list_contracts,
    list_map,
    list_panels,
)
from sternentisch.games.magnastorm.observation_colours import (
    COLOUR_ORDER,
    colour_after,
    put_cubes,
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
from sternentisch.kernel.row import AROUND, Row, after, fill_head, list_head, put

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
        *list_commanders(box, seats),
        *list_panels(box, seats),
        *list_contracts(box, seats),
        *list_map(box, seats),
        *list_players(box, seats),
    ]


def fill_row(state: State, seat: int, row: Row) -> None:
    """Set the row of a seat; every part fills in what its list says."""
    at = fill_head(state, seat, NUMBERS, row)
    at = fill_question(state, seat, row, at)
    at = fill_course(state, seat, row, at)
    at = fill_commanders(state, seat, row, at)
    at = fill_panels(state, seat, row, at)
    at = fill_contracts(state, seat, row, at)
    at = fill_map(state, seat, row, at)
    at = fill_players(state, seat, row, at)
    assert at == len(row)


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


def fill_question(state: State, seat: int, row: Row, at: int) -> int:
    """Tell the parameters of the question; none if nobody is asked."""
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
    if column >= 0:
        row[at + column] = 1
    at += COLUMNS
    if colour >= 0:
        row[at + colour_after(colour, seat, seats)] = 1
    at += seats + 1
    put(row, at, own)
    put(row, at + 1, yellow)
    put(row, at + 2, prestige)
    put(row, at + 3, left)
    put(row, at + 4, int(lowest))
    put(row, at + 5, int(moved))
    put(row, at + 6, int(bought))
    at += 7
    if transmitter >= 0:
        row[at + transmitter] = 1
    at += TRANSMITTERS
    if bay >= 0:
        row[at + bay] = 1
    at += BAYS
    for place in range(len(sectors)):
        put(row, at + sectors[place], place + 1)
    at += SECTORS
    put(row, at, first)
    return at + 1


# --- rounds, turns, storm and cubes ---------------------------------------------------------------


def list_course(box: Box, seats: int) -> list[Field]:
    """List where the game stands: turn, round, order, weather, supply, bag, space of the turn."""
    sectors, segments = ", ".join(box.sector_ids), ", ".join(box.segments)
    return [
        Field("active", seats, 1, f"1 at whose turn it is, {AROUND}"),
        Field("round", 1, box.rounds, "the number of the round"),
        Field("ending", 1, 1, "1 if somebody has reached the prestige that ends the game"),
        Field("track", seats, seats, f"the place on the turn track, from 1, {AROUND}"),
        Field(
            "running", seats, seats, f"the turn in this pass, from 1, {AROUND}; all 0 in the setup"
        ),
        Field("position", 1, seats - 1, "the number of the turn in this pass, from 0"),
        Field(
            "weather",
            SECTORS,
            len(box.segments),
            f"for each sector ({sectors}) the number of the calm segment there, from 1: "
            f"{segments}; 0 in the storm",
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
            "space_row",
            ROWS,
            1,
            "1 at the row of the lower panel where the active player has placed a follower in "
            "this turn",
        ),
        Field("space_column", COLUMNS, 1, "1 at the column of this space"),
    ]


def fill_course(state: State, seat: int, row: Row, at: int) -> int:
    """Tell where the game stands."""
    seats, track, running, space = state.seats, state.track, state.running, state.turn.space
    row[at + after(state.active, seat, seats)] = 1
    at += seats
    put(row, at, state.round)
    put(row, at + 1, int(state.ending))
    at += 2
    for place in range(seats):
        put(row, at + after(track[place], seat, seats), place + 1)
    at += seats
    for place in range(len(running)):
        put(row, at + after(running[place], seat, seats), place + 1)
    at += seats
    put(row, at, state.position)
    at += 1
    for segment in state.weather.segments:
        put(row, at, segment + 1)
        at += 1
    at = put_cubes(state.supply, 0, seat, seats, row, at)
    at = put_cubes(state.bag, 0, seat, seats, row, at)
    put(row, at, state.bag[BLACK])
    at += 1
    if state.start_tile >= 0:
        row[at + after(state.start_tile, seat, seats)] = 1
    at += seats
    if space >= 0:
        row[at + space // COLUMNS] = 1
        row[at + ROWS + space % COLUMNS] = 1
    return at + ROWS + COLUMNS
