"""Reading the open decisions of a position: every kind, and how they may lie on each other."""

from __future__ import annotations

from collections.abc import Callable

from sternentisch.games.magnastorm.abilities import PrestigeForYellow
from sternentisch.games.magnastorm.actions import (
    BAYS,
    COLOUR_WORDS,
    COLUMNS,
    SECTORS,
    TRACKS,
    TURTLES,
)
from sternentisch.games.magnastorm.components import Box
from sternentisch.games.magnastorm.node import Node
from sternentisch.games.magnastorm.plan import (
    ADMINISTRATION,
    GAINING,
    MOVE,
    OVER,
    SETUP,
    TAKEOVER,
    WRAP_UP,
)
from sternentisch.games.magnastorm.rules.cubes import AnyCube
from sternentisch.games.magnastorm.rules.exchange import Give, Spending
from sternentisch.games.magnastorm.rules.fulfilment import ChooseContract, ChooseSector, Lift, Lower
from sternentisch.games.magnastorm.rules.movement import Fee, Move, Movement
from sternentisch.games.magnastorm.rules.panels import Deploy
from sternentisch.games.magnastorm.rules.payment import (
    Price,
    move_own,
    move_yellow,
    takeover_due,
)
from sternentisch.games.magnastorm.rules.research import BuyStep, LowestStep, Research
from sternentisch.games.magnastorm.rules.setup import (
    ArtifactBonus,
    StartFollower,
    StartResearch,
    start_order,
)
from sternentisch.games.magnastorm.rules.stations import Build
from sternentisch.games.magnastorm.rules.takeover import Deal, Reseat
from sternentisch.games.magnastorm.rules.turn import Main, Mode, Place
from sternentisch.games.magnastorm.rules.turtles import ExtraTurtle, PaidTurtle, Turtle
from sternentisch.games.magnastorm.state import YELLOW, State
from sternentisch.kernel.reader import Reader

MANY = 99
WORDS = {word: index for index, word in enumerate(COLOUR_WORDS)}
NO_SPACE = -1


class Names:
    """The ids that decisions name, with their numbers."""

    def __init__(self, box: Box) -> None:
        self.sectors = _numbered(box.sector_ids)
        self.fields = _numbered(box.field_ids)
        self.transmitters = _numbered(box.transmitter_ids)


def _numbered(ids: list[str]) -> dict[str, int]:
    return {id: index for index, id in enumerate(ids)}


NodeReader = Callable[[State, int, list[Reader], Names], Node]

NODES: dict[str, tuple[tuple[str, ...], NodeReader]] = {
    "start-follower": ((), lambda t, s, f, n: StartFollower(s)),
    "start-research": ((), lambda t, s, f, n: StartResearch(s)),
    "main": ((), lambda t, s, f, n: Main(s)),
    "place": (
        ("column", "colour"),
        lambda t, s, f, n: Place(s, f[0].integer(0, COLUMNS - 1), _colour(t, s, f[1])),
    ),
    "mode": ((), lambda t, s, f, n: Mode(s)),
    "price": (
        ("own", "yellow"),
        lambda t, s, f, n: Price(s, f[0].integer(0, MANY), f[1].integer(0, MANY)),
    ),
    "reseat": (("column",), lambda t, s, f, n: Reseat(s, f[0].integer(0, COLUMNS - 1))),
    "deal": (
        ("left", "yellow", "prestige"),
        lambda t, s, f, n: Deal(
            s, f[0].integer(1, MANY), f[1].integer(0, MANY), f[2].integer(0, MANY)
        ),
    ),
    "buy-step": ((), lambda t, s, f, n: BuyStep(s)),
    "research": (("lowest",), lambda t, s, f, n: Research(s, f[0].flag())),
    "any-cube": ((), lambda t, s, f, n: AnyCube(s)),
    "deploy": ((), lambda t, s, f, n: Deploy(s)),
    "move": (
        ("range", "moved", "bought", "station"),
        lambda t, s, f, n: Move(
            s,
            f[0].integer(0, 3 * MANY),
            f[1].flag(),
            f[2].flag(),
            -1 if f[3].is_null() else f[3].one_of(n.transmitters),
        ),
    ),
    "fee": (("owner",), lambda t, s, f, n: Fee(s, f[0].integer(0, t.seats - 1))),
    "station": (("transmitter",), lambda t, s, f, n: Build(s, f[0].one_of(n.transmitters))),
    "turtle": ((), lambda t, s, f, n: Turtle(s)),
    "paid-turtle": ((), lambda t, s, f, n: PaidTurtle(s)),
    "extra-turtle": ((), lambda t, s, f, n: ExtraTurtle(s)),
    "contract": ((), lambda t, s, f, n: ChooseContract(s)),
    "sector": (
        ("bay", "chosen"),
        lambda t, s, f, n: ChooseSector(s, f[0].integer(1, BAYS) - 1, _sectors(f[1], n, 0)),
    ),
    "lift": (
        ("bay", "sectors", "left", "first"),
        lambda t, s, f, n: Lift(
            s,
            f[0].integer(1, BAYS) - 1,
            _sectors(f[1], n, 1),
            f[2].integer(1, TURTLES),
            f[3].one_of(n.fields),
        ),
    ),
    "lower": (
        ("bay", "first", "markers", "lowered"),
        lambda t, s, f, n: Lower(
            s,
            f[0].integer(1, BAYS) - 1,
            f[1].integer(0, TRACKS),
            f[2].integer(1, TRACKS),
            f[3].integer(0, TRACKS),
        ),
    ),
    "exchange": (
        ("wanted", "left"),
        lambda t, s, f, n: Give(s, f[0].one_of(WORDS), f[1].integer(1, MANY)),
    ),
}
"""Every kind of decision: its parameters, and how it is made of them."""

ON_TOP = (("move", "fee"), ("move", "station"), ("move", "station", "exchange"))
"""How decisions may lie on each other, beside an exchange on what can be paid."""


def _colour(state: State, seat: int, reader: Reader) -> int:
    """Read the colour of a follower, as its chooser calls it."""
    colour = state.colour(seat, reader.one_of(WORDS))
    if colour < 0:
        reader.defect("nobody plays this colour")
        return YELLOW
    return colour


def _sectors(reader: Reader, names: Names, least: int) -> tuple[int, ...]:
    return tuple([item.one_of(names.sectors) for item in reader.items(least, SECTORS)])


def read_stack(root: Reader, state: State) -> None:
    """Read the open decisions; they must fit the plan, and the top one must have an answer."""
    state.stack = []
    names = Names(state.rules.box)
    items = root.items(0, 20)
    if bool(items) == (state.plan is OVER):
        root.defect("somebody is asked exactly while the game is not over")
        return
    for item in items:
        value = item.value
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in NODES:
            item.at("kind", None).defect(f"unknown decision {kind!r}")
            continue
        parameters, make = NODES[kind]
        fields = item.fields("kind", "seat", *parameters)
        seat = fields[1].integer(0, state.seats - 1)
        state.stack.append(make(state, seat, fields[2:], names))
    if not root.defects and items:
        message = _wrong_stack(state)
        if message:
            root.defect(message)


def _wrong_stack(state: State) -> str:
    """Return what is wrong with the open decisions, or ""."""
    kinds = tuple([node.kind for node in state.stack])
    step = state.plan.steps[state.step - 1]
    if kinds[0] not in step.asks.split() or kinds[0] in ("fee", "station"):
        return f"{kinds[0]} is not asked at this point"
    if kinds[0] in ("start-follower", "start-research"):
        return _wrong_start(state, kinds)
    if len(kinds) > 1 and not _can_lie(state, kinds):
        return "these decisions cannot lie on each other"
    for node in state.stack:
        if state.plan is not ADMINISTRATION and node.seat != _chooser(state):
            return "somebody else has to decide"
        if not node.is_answerable(state):
            return f"the decision {node.kind} cannot be answered"
        message = _wrong_moment(state, node)
        if message:
            return message
    return _wrong_plan(state)


def _can_lie(state: State, kinds: tuple[str, ...]) -> bool:
    """Whether decisions can lie on each other like this."""
    if kinds in ON_TOP:
        return True
    below = kinds[:-1] if kinds[-1] == "exchange" else kinds
    if state.plan is ADMINISTRATION:  # several commanders may be received at once
        return set(below) == {"deal"}
    return len(below) == 1 and isinstance(state.stack[0], Spending)


def _chooser(state: State) -> int:
    step = state.plan.steps[state.step - 1]
    if isinstance(step, ArtifactBonus):
        if not state.rules.advanced:
            return -1  # artifact cards are not used
        return start_order(state)[step.position] if step.position < state.seats else -1
    return state.active


def _wrong_start(state: State, kinds: tuple[str, ...]) -> str:
    """Check the start placement: who has not chosen yet is asked, in the right order."""
    seats = [node.seat for node in state.stack]
    is_follower = kinds[0] == "start-follower"
    order = state.track[::-1] if is_follower else state.track
    if len(set(kinds)) > 1 or seats != order[: len(seats)]:
        return "the players place in turn order, then choose in reverse order"
    start = state.rules.side.start_areas[state.rules.start]
    for seat, player in enumerate(state.players):
        placed = state.rules.box.followers - player.followers
        if placed != int(not is_follower or seat not in seats):
            return "does not fit the followers placed so far"
        raised = [level for level in player.levels if level]
        wanted = [] if is_follower or seat in seats else [state.rules.box.start_level]
        if raised != wanted:
            return "does not fit the markers raised so far"
        if player.area != start or player.field >= 0 or player.commanders or any(player.sources):
            return "nothing has happened before the start placement"
    if any(state.lower) or any(state.turtles) or not state.stack[-1].is_answerable(state):
        return "the start placement is over"
    is_first = state.round == 1 and state.position == 0 and state.start_tile < 0
    if not is_first or state.ending or any(state.fulfilled):
        return "nothing has happened before the start placement"
    return ""


def _wrong_moment(state: State, node: Node) -> str:
    """Return why a decision does not fit the state it is asked in, or ""."""
    turn, perks = state.turn, state.players[node.seat].perks
    bonus = state.rules.side.bonuses[turn.space] if turn.space != NO_SPACE else None
    if isinstance(node, Main | Place):
        touched = turn.column >= 0 or turn.space != NO_SPACE or turn.turtles or turn.waived
        return "this turn has only begun" if touched or turn.fulfilled else ""
    if isinstance(node, ChooseContract | ChooseSector | Lift | Lower):
        return "only one contract in a turn" if turn.fulfilled else ""
    if isinstance(node, PaidTurtle) and not perks.turtle_price:
        return "nobody sells a further turtle"
    if isinstance(node, ExtraTurtle) and (bonus is None or not bonus.turtles):
        return "the space gives no further turtle"
    if isinstance(node, Research) and node.lowest:
        is_right = isinstance(state.plan.steps[state.step - 1], LowestStep) and perks.lowest_step
        return "" if is_right and not perks.free_area else "no step in the lowest area is due"
    if isinstance(node, Deal):
        return _wrong_deal(state, node)
    if isinstance(node, Price):
        return _wrong_price(state, node)
    if isinstance(node, Move):
        reach = state.rules.box.move_range + (0 if bonus is None else bonus.range)
        reach += perks.bought_range if node.bought else 0
        if node.range > reach or (node.bought and not perks.bought_range):
            return "the scout cannot have this range"
        return _wrong_move(state, node)
    return ""


def _wrong_deal(state: State, node: Deal) -> str:
    """Check that a deal is the one a commander just received offers."""
    cards = state.players[node.seat].commanders
    if state.plan is TAKEOVER:
        taken = state.administrators[state.turn.column - 1] if state.turn.column > 0 else None
        cards = tuple([card for card in cards if card is taken])
    for card in cards:
        offer = card.ability
        if not isinstance(offer, PrestigeForYellow) or node.left > offer.times:
            continue
        if (offer.yellow, offer.prestige) == (node.yellow, node.prestige):
            return ""
    return "no commander offers this"


def _wrong_price(state: State, node: Price) -> str:
    """Check that a price is the one that is due."""
    space, column = state.turn.space, state.turn.column
    due = (-1, -1)
    if state.plan is MOVE and space != NO_SPACE:
        due = (move_own(state, state.me(), space), move_yellow(state, space))
    elif state.plan is TAKEOVER and column >= 0:
        due = (takeover_due(state, column, node.seat), takeover_due(state, column, YELLOW))
    return "" if due == (node.own, node.yellow) else "another price is due"


def _wrong_move(state: State, node: Move) -> str:
    """Check a start at a station, and what lies on the movement."""
    above = state.stack[1] if len(state.stack) > 1 else None
    if node.station >= 0:
        if not node.range or node.moved or state.stations[node.station] < 0:
            return "the scout cannot start at this station"
        if isinstance(above, Fee) and above.owner != state.stations[node.station]:
            return "the fee is due to the owner of the station"
    if isinstance(above, Fee) and node.station < 0:
        return "a fee is due only at a station"
    if isinstance(above, Build) and (node.station >= 0 or not node.moved):
        return "a station is built only on the way"
    return ""


def _wrong_plan(state: State) -> str:
    """Return what the plan lacks that its next steps need, or ""."""
    turn, plan, node = state.turn, state.plan, state.stack[0]
    if plan is SETUP:
        return ""
    if plan is ADMINISTRATION:
        return "followers are left on the upper panel" if any(state.sizes) else ""
    if turn.fulfilled and plan is not WRAP_UP:
        return "contracts are completed at the end of a turn"
    has_space = turn.space != NO_SPACE and bool(state.lower[turn.space])
    if (plan in (MOVE, GAINING) or node.kind == "mode") and not has_space:
        return "no follower stands where the action was chosen"
    number = [isinstance(step, Movement) for step in MOVE.steps].index(True)
    has_stopped = plan is WRAP_UP or (plan is MOVE and state.step > number + 1)
    if turn.turtles and not has_stopped:
        return "no turtle is placed before the scout has stopped"
    if plan is MOVE and has_stopped and state.players[state.active].field < 0:
        return "the scout stands on no field"
    if plan is TAKEOVER:
        column = turn.column
        is_paying = node.kind in ("price", "reseat")
        if column < 0 or (isinstance(node, Reseat) and node.column != column):
            return "no column is being taken over"
        if is_paying and (state.admin_control[column] == state.active or not state.sizes[column]):
            return "this column cannot be taken over"
    return ""
