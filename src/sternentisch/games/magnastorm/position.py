"""Writing a state as JSON values, and reading one back with every defect noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.magnastorm.actions import (
    COLOURS,
    COLUMNS,
    SPACES,
    STATIONS,
    TRACKS,
    TURTLES,
)
from sternentisch.games.magnastorm.components import Rules
from sternentisch.games.magnastorm.decisions import MANY, read_stack
from sternentisch.games.magnastorm.plan import OVER, PLANS, SETUP
from sternentisch.games.magnastorm.rules.setup import lay_out
from sternentisch.games.magnastorm.state import BLACK, NOBODY, SOURCES, YELLOW, Player, State
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Artifact
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.reader import Reader


def write_state(state: State) -> dict[str, object]:
    """Return everything a state is, in a canonical form."""
    box = state.rules.box
    colours = box.colours
    return {
        "round": state.round,
        "track": state.track[:],
        "running": state.running[:],
        "position": state.position,
        "upper": [
            [
                colours[colour]
                for colour in range(COLOURS)
                for _ in range(state.upper[column * COLOURS + colour])
            ]
            for column in range(COLUMNS)
        ],
        "lower": [[colours[colour] for colour in followers] for followers in state.lower],
        "supply": _write_cubes(state, state.supply),
        "bag": {**_write_cubes(state, state.bag), "black": state.bag[BLACK]},
        "turtles": [
            {"field": box.field_ids[field], "seat": seat, "count": state.turtles[field]}
            for field, seat in enumerate(state.holders)
            if seat != NOBODY
        ],
        "stations": [
            {"space": box.transmitter_ids[space], "seat": seat}
            for space, seat in enumerate(state.stations)
            if seat != NOBODY
        ],
        "administrators": [commander.id for commander in state.administrators],
        "researchers": [commander.id for commander in state.researchers],
        "admin_control": [_write_seat(seat) for seat in state.admin_control],
        "research_control": [_write_seat(seat) for seat in state.research_control],
        "contracts": [contract.id for contract in state.contracts],
        "fulfilled": [list(seats) for seats in state.fulfilled],
        "start_tile": _write_seat(state.start_tile),
        "ending": state.ending,
        "collections": [[card.id for card in cards] for cards in state.collections],
        "drawn": [[card.id for card in cards] for cards in state.drawn],
        "won": [None if card is None else card.id for card in state.won],
        "players": [_write_player(state, player) for player in state.players],
        "turn": {
            "column": state.turn.column,
            "space": state.turn.space,
            "turtles": state.turn.turtles,
            "waived": state.turn.waived,
            "fulfilled": state.turn.fulfilled,
        },
        "plan": state.plan.name,
        "step": state.step,
        "stack": [
            {"kind": node.kind, "seat": node.seat, **node.write(state)} for node in state.stack
        ],
        "rng": state.rng.value,
    }


def _write_seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _write_cubes(state: State, cubes: list[int]) -> dict[str, int]:
    colours = state.rules.box.colours
    return {colours[colour]: cubes[colour] for colour in (*range(state.seats), YELLOW)}


def _write_player(state: State, player: Player) -> dict[str, object]:
    box = state.rules.box
    return {
        "cubes": _write_cubes(state, player.cubes),
        "sources": dict(zip(SOURCES, player.sources, strict=True)),
        "levels": player.levels[:],
        "followers": player.followers,
        "turtle_slots": _write_slots(player.turtle_slots, TURTLES),
        "station_slots": _write_slots(player.station_slots, STATIONS),
        "area": box.area_ids[player.area],
        "field": None if player.field < 0 else box.field_ids[player.field],
        "occupied_used": player.occupied_used,
    }


def _write_slots(slots: int, size: int) -> list[bool]:
    return [bool(slots >> slot & 1) for slot in range(size)]


def list_pieces(state: State) -> list[str]:
    """Name every component wherever it lies."""
    colours = state.rules.box.colours
    names: list[str] = []
    for colour, cubes in enumerate(state.bag):
        names += [f"cube {colours[colour]}"] * cubes
    for cubes_of in (state.supply, *[player.cubes for player in state.players]):
        for colour, cubes in enumerate(cubes_of):
            names += [f"cube {colours[colour]}"] * cubes
    for place, count in enumerate(state.upper):
        names += [f"follower {colours[place % COLOURS]}"] * count
    for followers in state.lower:
        names += [f"follower {colours[colour]}" for colour in followers]
    for field, seat in enumerate(state.holders):
        names += [f"turtle {colours[seat]}"] * state.turtles[field] if seat != NOBODY else []
    names += [f"station {colours[seat]}" for seat in state.stations if seat != NOBODY]
    for seat, player in enumerate(state.players):
        names += [f"follower {colours[seat]}"] * player.followers
        names += [f"turtle {colours[seat]}"] * sum(_write_slots(player.turtle_slots, TURTLES))
        names += [f"station {colours[seat]}"] * sum(_write_slots(player.station_slots, STATIONS))
        names += [commander.id for commander in player.commanders]
    free = state.admin_control[1 : len(state.administrators) + 1] + state.research_control
    cards = state.administrators + state.researchers
    names += [card.id for card, seat in zip(cards, free, strict=False) if seat == NOBODY]
    return sorted(names)


def read_state(
    game: Game, root: Reader, options: dict[str, object], rules: Rules, seats: int
) -> State:
    """Build a state; every wrong field is noted, then whether the pieces fit together."""
    f = _named(
        root,
        *("round", "track", "running", "position", "upper", "lower", "supply", "bag", "turtles"),
        *("stations", "administrators", "researchers", "admin_control", "research_control"),
        *("contracts", "fulfilled", "start_tile", "ending", "collections", "drawn", "won"),
        *("players", "turn", "plan", "step", "stack", "rng"),
    )
    state = lay_out(game, options, rules, seats, Rng(0, f["rng"].integer(0, 2**48 - 1)))
    state.round = f["round"].integer(1, rules.box.rounds)
    state.weather = rules.weathers[state.round - 1]
    _read_order(f, state)
    _read_panels(f, state)
    _read_cubes(f["supply"], state, state.supply, [])
    _read_cubes(f["bag"], state, state.bag, ["black"])
    _read_map(f, state)
    for player, item in zip(state.players, f["players"].items(seats, seats), strict=False):
        _read_player(item, state, player)
    _read_cards(f, state)
    _read_artifacts(f, state)
    state.ending = f["ending"].flag()
    _read_turn(f["turn"], state)
    plans = {plan.name: plan for plan in (*PLANS, OVER)}
    state.plan = f["plan"].one_of(plans)
    least = 0 if state.plan is OVER else 1
    state.step = f["step"].integer(least, len(state.plan.steps))
    if not root.defects:
        _check_pieces(root, state)
        _check_order(f, state)
    if not root.defects:
        read_stack(f["stack"], state)
    return state


def _named(root: Reader, *names: str) -> dict[str, Reader]:
    return dict(zip(names, root.fields(*names), strict=True))


def _read_order(f: dict[str, Reader], state: State) -> None:
    seats = state.seats
    for name in ("track", "running"):
        least = seats if name == "track" else 0
        order = [item.integer(0, seats - 1) for item in f[name].items(least, seats)]
        if order and sorted(order) != list(range(seats)):
            f[name].defect("every seat once wanted")
            order = list(range(seats))
        if name == "track":
            state.track = order or state.track
        else:
            state.running = order
    state.position = f["position"].integer(0, seats - 1)
    if state.running:
        state.active = state.running[state.position]


def _read_panels(f: dict[str, Reader], state: State) -> None:
    colours = _colours(state)
    for column, item in enumerate(f["upper"].items(COLUMNS, COLUMNS)):
        for follower in item.items():
            state.upper[column * COLOURS + follower.one_of(colours)] += 1
            state.sizes[column] += 1
            if column >= state.rules.side.columns:
                follower.defect("no such column on this side")
    for space, item in enumerate(f["lower"].items(SPACES, SPACES)):
        for follower in item.items():
            colour = follower.one_of(colours)
            if space % COLUMNS >= state.rules.side.columns:
                follower.defect("no such column on this side")
            else:
                state.put_follower(space, colour)


def _colours(state: State) -> dict[str, int]:
    """Return the colours that take part."""
    names = state.rules.box.colours
    return {names[colour]: colour for colour in (*range(state.seats), YELLOW)}


def _read_cubes(reader: Reader, state: State, cubes: list[int], more: list[str]) -> None:
    names = list(_colours(state)) + more
    for name, field in zip(names, reader.fields(*names), strict=True):
        cubes[state.rules.box.colours.index(name)] = field.integer(0, MANY)


def _read_map(f: dict[str, Reader], state: State) -> None:
    box, side = state.rules.box, state.rules.side
    fields = {id: index for index, id in enumerate(box.field_ids) if side.area_of[index] != NOBODY}
    for item in f["turtles"].items():
        where, seat, count = item.fields("field", "seat", "count")
        field = where.one_of(fields)
        if state.holders[field] != NOBODY:
            where.defect("this field is listed twice")
        state.holders[field] = seat.integer(0, state.seats - 1)
        state.turtles[field] = count.integer(1, TURTLES)
        sector = side.areas[side.area_of[field]].sector
        state.players[state.holders[field]].sectors[sector] += state.turtles[field]
    spaces = {id: index for index, id in enumerate(box.transmitter_ids) if side.exits[index]}
    for item in f["stations"].items():
        where, seat = item.fields("space", "seat")
        space = where.one_of(spaces)
        if state.stations[space] != NOBODY:
            where.defect("this space is listed twice")
        state.stations[space] = seat.integer(0, state.seats - 1)


def _read_player(root: Reader, state: State, player: Player) -> None:
    f = _named(
        root,
        *("cubes", "sources", "levels", "followers", "turtle_slots", "station_slots"),
        *("area", "field", "occupied_used"),
    )
    box, side = state.rules.box, state.rules.side
    _read_cubes(f["cubes"], state, player.cubes, [])
    for source, field in enumerate(f["sources"].fields(*SOURCES)):
        player.sources[source] = field.integer(-1000, 1000)
    player.prestige = sum(player.sources)
    for area, item in enumerate(f["levels"].items(TRACKS, TRACKS)):
        top = box.tracks[area].top if area < side.tracks else 0
        player.levels[area] = item.integer(0, top)
    player.followers = f["followers"].integer(0, box.followers)
    player.turtle_slots = _read_slots(f["turtle_slots"], TURTLES)
    player.station_slots = _read_slots(f["station_slots"], STATIONS)
    areas = {area.id: area.index for area in side.areas if area.fields}
    player.area = f["area"].one_of(areas)
    player.field = NOBODY
    if not f["field"].is_null():
        here = side.areas[player.area].fields
        player.field = f["field"].one_of({box.field_ids[field]: field for field in here})
    player.occupied_used = f["occupied_used"].integer(0, MANY)


def _read_slots(reader: Reader, size: int) -> int:
    return sum([item.flag() << slot for slot, item in enumerate(reader.items(size, size))])


def _read_cards(f: dict[str, Reader], state: State) -> None:
    """Read commanders and contracts; control decides who has the cards."""
    box, side, seats = state.rules.box, state.rules.side, state.seats
    for name, is_research, size in (
        ("administrators", False, side.columns - 1),
        ("researchers", True, side.tracks),
    ):
        known = {card.id: card for card in box.commanders if card.is_research == is_research}
        cards = [item.one_of(known) for item in f[name].items(size, size)]
        if len(set(cards)) < len(cards):
            f[name].defect("the same commander twice")
        if is_research:
            state.researchers = cards
        else:
            state.administrators = cards
    for name, control, first, cards in (
        ("admin_control", state.admin_control, 1, state.administrators),
        ("research_control", state.research_control, 0, state.researchers),
    ):
        for place, item in enumerate(f[name].items(len(control), len(control))):
            if item.is_null():
                continue
            control[place] = item.integer(0, seats - 1)
            if 0 <= place - first < len(cards):
                state.add_commander(control[place], cards[place - first])
            else:
                item.defect("there is no commander here")
    known_contracts = {contract.id: contract for contract in box.contracts}
    size = box.research_contracts + box.sector_contracts
    state.contracts = [item.one_of(known_contracts) for item in f["contracts"].items(size, size)]
    kinds = [contract.is_sector for contract in state.contracts]
    if len(set(state.contracts)) < len(kinds) or kinds != sorted(kinds):
        f["contracts"].defect("different ones wanted, research contracts first")
    if sum(kinds) != box.sector_contracts:
        f["contracts"].defect(f"{box.sector_contracts} sector contracts wanted")
    for bay, item in enumerate(f["fulfilled"].items(size, size)):
        done = [part.integer(0, seats - 1) for part in item.items(0, seats)]
        if len(set(done)) < len(done):
            item.defect("every seat at most once")
        state.fulfilled[bay] = tuple(done)
    if not f["start_tile"].is_null():
        state.start_tile = f["start_tile"].integer(0, seats - 1)


def _read_artifacts(f: dict[str, Reader], state: State) -> None:
    box, seats = state.rules.box, state.seats
    cards: dict[str, Artifact] = {card.id: card for card in box.artifacts}
    for name, hands in (("collections", state.collections), ("drawn", state.drawn)):
        for seat, item in enumerate(f[name].items(seats, seats)):
            hands[seat] = [card.one_of(cards) for card in item.items(0, len(cards))]
    owned = [card for collection in state.collections for card in collection]
    if len(set(owned)) < len(owned):
        f["collections"].defect("no card can be in two collections")
    wanted = box.setup_artifacts if state.rules.advanced else 0
    for seat, drawn in enumerate(state.drawn):
        given = [box.artifacts[index] for index in state.rules.collections[seat]]
        if given and given != state.collections[seat]:
            f["collections"].defect("does not fit the collections that the options give")
        if len(set(drawn)) != wanted or not set(drawn) <= set(state.collections[seat]):
            f["drawn"].defect(f"{wanted} cards of the own collection wanted")
    state.won = [
        None if item.is_null() else item.one_of(cards) for item in f["won"].items(0, seats)
    ]


def _read_turn(root: Reader, state: State) -> None:
    f = _named(root, "column", "space", "turtles", "waived", "fulfilled")
    turn = state.turn
    turn.column = f["column"].integer(-1, state.rules.side.columns - 1)
    turn.space = f["space"].integer(-1, SPACES - 1)
    turn.turtles = f["turtles"].integer(0, TURTLES)
    turn.waived = f["waived"].integer(0, MANY)
    turn.fulfilled = f["fulfilled"].flag()


def _check_pieces(root: Reader, state: State) -> None:
    """Every component of the box is somewhere, and only once."""
    box, seats = state.rules.box, state.seats
    expected: list[str] = ["cube black"] * box.bag_black
    neutral = box.neutral_followers * state.rules.side.columns
    expected += ["cube yellow"] * box.cubes + ["follower yellow"] * neutral
    for colour in box.colours[:seats]:
        expected += [f"cube {colour}"] * box.cubes + [f"follower {colour}"] * box.followers
        expected += [f"turtle {colour}"] * TURTLES + [f"station {colour}"] * STATIONS
    expected += [commander.id for commander in state.administrators + state.researchers]
    found = state.pieces()
    for name in sorted(set(expected) | set(found)):
        if expected.count(name) != found.count(name):
            message = f"{expected.count(name)} of {name!r} wanted, {found.count(name)} found"
            root.defect(message)


def _check_order(f: dict[str, Reader], state: State) -> None:
    """The order of turns and the trigger of the end fit the rest."""
    if (state.plan is SETUP) == bool(state.running):
        f["running"].defect("a pass is running exactly after the setup")
    reached = any(player.prestige >= state.rules.target for player in state.players)
    if reached and not state.ending:
        f["ending"].defect("somebody has reached the target")
    if (state.plan is OVER) != bool(state.won):
        f["won"].defect("artifact cards are won exactly when the game is over")
    if state.won and len(state.won) != state.seats:
        f["won"].defect(f"{state.seats} items wanted")
