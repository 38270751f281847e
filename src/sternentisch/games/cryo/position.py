"""Writing a state as JSON values, and reading one back with every defect noted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from sternentisch.games.cryo.actions import (
    CARDS,
    CAVES,
    CHAMBERS,
    DOCKS,
    LAUNCH_DOCK,
    PLATFORM_DOCKS,
    SALVAGES,
    SECTIONS,
    SLOTS,
)
from sternentisch.games.cryo.components import RESOURCES, SABOTAGE, Box, Card, Incident
from sternentisch.games.cryo.decisions import read_stack
from sternentisch.games.cryo.perks import Perks
from sternentisch.games.cryo.position_checks import check
from sternentisch.games.cryo.rules.ending import REASONS
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH
from sternentisch.games.cryo.state import NO_SPACE, NOBODY, SEATS, Player, State
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.reader import Reader

T = TypeVar("T")
MANY = 10**6


def write_state(state: State) -> dict[str, object]:
    """Return everything a state is, in a canonical form."""
    box = state.box
    spaces = range(len(box.spaces))
    return {
        "active": state.active,
        "turns": state.turns,
        "scrapped": state.scrapped,
        "sunset": state.sunset,
        "reason": state.ended,
        "chambers": _by_seat(state, state.chambers, CHAMBERS),
        "sabotage": [[tile.id for tile in tiles] for tiles in state.sabotage],
        "tiles": [
            [tile.id for tile in state.stacks[space][: state.heights[space]]] for space in spaces
        ],
        "covered": None if state.covered == NO_SPACE else box.spaces[state.covered].id,
        "unused_tiles": sorted([tile.id for tile in state.unused_tiles]),
        "damaged": [box.docks[dock].id for dock in range(DOCKS) if state.damaged[dock]],
        "salvage": [None if seat == NOBODY else seat for seat in state.salvage],
        "caves": [None if tile is None else tile.id for tile in state.caves],
        "face_up": [box.caves[cave].id for cave in range(CAVES) if state.face_up[cave]],
        "cave_pods": _by_seat(state, state.cave_pods, CAVES),
        "unused_caves": sorted([tile.id for tile in state.unused_caves]),
        "incidents": [None if tile is None else tile.id for tile in state.incidents],
        "track": [tile.id for tile in state.queue[: state.queued]],
        "unused_incidents": sorted([tile.id for tile in state.unused_incidents]),
        "deck": [card.id for card in state.deck[: state.decked]],
        "discard": _counts(box, state.discard),
        "dropped": [[card.id for card in cards] for cards in state.dropped],
        "players": [_write_player(box, player) for player in state.players],
        "stack": [
            {"kind": task.kind, "seat": task.seat, **task.write(state)} for task in state.stack
        ],
        "rng": state.rng.value,
    }


def _by_seat(state: State, pods: list[int], places: int) -> list[list[int]]:
    return [pods[place * SEATS : place * SEATS + state.seats] for place in range(places)]


def _counts(box: Box, counts: list[int]) -> list[str]:
    return [card.id for card in box.cards for _ in range(counts[card.index])]


def _write_player(box: Box, player: Player) -> dict[str, object]:
    return {
        **{name: player.tracks[track] for track, name in enumerate(RESOURCES)},
        "pool": player.pool,
        "destroyed": player.destroyed,
        "home": [n + 1 for n in range(PLATFORM_DOCKS) if player.home >> n & 1],
        "out": [box.docks[dock].id for dock in player.out],
        "hand": _counts(box, player.hand),
        "upgrades": [card.id for card in player.upgrades],
        "missions": [card.id for card in player.missions],
        "vehicles": [card.id for card in player.vehicles],
        "slots": [None if tile is None else tile.id for tile in player.slots],
        "incidents": [tile.id for tile in player.incidents],
    }


def list_pieces(state: State) -> list[str]:
    """Name every card, pod and drone wherever it is, and all tiles that do not leave the game."""
    box = state.box
    names = [f"card {card.id}" for card in state.deck[: state.decked]]
    names += [f"card {id}" for id in _counts(box, state.discard)]
    names += [f"card {card.id}" for cards in state.dropped for card in cards]
    names += [f"cave {tile.id}" for tile in state.caves if tile is not None]
    names += [f"cave {tile.id}" for tile in state.unused_caves]
    for seat, player in enumerate(state.players):
        cards = [*player.upgrades, *player.missions, *player.vehicles]
        names += [f"card {card.id}" for card in cards]
        names += [f"card {id}" for id in _counts(box, player.hand)]
        pods = player.pool + player.destroyed + state.salvage.count(seat)
        pods += sum(state.chambers[seat::SEATS]) + sum(state.cave_pods[seat::SEATS])
        names += [f"pod {seat}"] * pods
        names += [f"drone {seat}"] * (player.home.bit_count() + len(player.out))
    return sorted(names)


def read_state(game: Game, root: Reader, options: dict[str, object], seats: int, box: Box) -> State:
    """Build a state; every wrong field is noted, then whether the pieces fit together."""
    fields = root.fields(
        *("active", "turns", "scrapped", "sunset", "reason", "chambers", "sabotage", "tiles"),
        *("covered", "unused_tiles", "damaged", "salvage", "caves", "face_up", "cave_pods"),
        *("unused_caves", "incidents", "track", "unused_incidents", "deck", "discard", "dropped"),
        *("players", "stack", "rng"),
    )
    f = dict(zip((field.path.rsplit(".", 1)[-1] for field in fields), fields, strict=True))
    state = State(game, options, seats, Rng(0, f["rng"].integer(0, 2**48 - 1)))
    state.box = box
    cards = {card.id: card for card in box.cards}
    state.active = f["active"].integer(0, seats - 1)
    state.turns = f["turns"].integer(0, MANY)
    state.scrapped = f["scrapped"].flag()
    state.sunset = f["sunset"].flag()
    state.ended = f["reason"].one_of({name: name for name in ("", *REASONS)})
    state.chambers = _read_pods(f["chambers"], CHAMBERS, seats, box.pods)
    state.salvage = [
        NOBODY if item.is_null() else item.integer(0, seats - 1)
        for item in f["salvage"].items(SALVAGES, SALVAGES)
    ]
    _read_tiles(f, state)
    _read_caves(f, state)
    _read_incidents(f, state)
    state.deck = _list(f["deck"], cards)
    state.decked = len(state.deck)
    state.discard = _read_counts(f["discard"], cards)
    state.dropped = [tuple(_list(item, cards)) for item in f["dropped"].items(seats, seats)]
    items = f["players"].items(seats, seats)
    state.players = [_read_player(item, box, cards) for item in items]
    _seat_drones(items, state)
    if not root.defects:
        read_stack(f["stack"], state)
    if not root.defects:
        check(root, f, state)
    return state


def _list(reader: Reader, table: dict[str, T]) -> list[T]:
    return [item.one_of(table) for item in reader.items()]


def _read_counts(reader: Reader, cards: dict[str, Card]) -> list[int]:
    counts = [0] * CARDS
    for card in _list(reader, cards):
        counts[card.index] += 1
    return counts


def _read_pods(reader: Reader, places: int, seats: int, most: int) -> list[int]:
    pods = [0] * (places * SEATS)
    for place, row in enumerate(reader.items(places, places)):
        for seat, item in enumerate(row.items(seats, seats)):
            pods[place * SEATS + seat] = item.integer(0, most)
    return pods


def _read_tiles(f: dict[str, Reader], state: State) -> None:
    box = state.box
    tiles = {tile.id: tile for tile in box.tiles}
    spaces = {space.id: number for number, space in enumerate(box.spaces)}
    state.stacks = []
    for space, item in zip(box.spaces, f["tiles"].items(len(spaces), len(spaces)), strict=False):
        stack = _list(item, tiles)
        if len(stack) > state.seats or any(tile.colour != space.colour for tile in stack):
            item.defect("as many tiles of the space's colour as there are players, at most")
        state.stacks.append(stack)
    state.heights = [len(stack) for stack in state.stacks]
    state.covered = NO_SPACE if f["covered"].is_null() else f["covered"].one_of(spaces)
    state.unused_tiles = _list(f["unused_tiles"], tiles)
    docks = {dock.id: dock.index for dock in box.docks}
    damaged = _list(f["damaged"], docks)
    if len(set(damaged)) != box.damage[state.seats] or len(damaged) != len(set(damaged)):
        f["damaged"].defect(f"{box.damage[state.seats]} docks wanted")
    if not all(box.docks[dock].symbol for dock in damaged):
        f["damaged"].defect("only docks with a symbol can be damaged")
    state.damaged = [dock in damaged for dock in range(DOCKS)]


def _read_caves(f: dict[str, Reader], state: State) -> None:
    box = state.box
    tiles = {tile.id: tile for tile in box.cave_tiles}
    state.caves = []
    for cave, item in zip(box.caves, f["caves"].items(CAVES, CAVES), strict=False):
        tile = None if item.is_null() else item.one_of(tiles)
        if (tile is not None) != (cave.min_players <= state.seats):
            item.defect(f"is used from {cave.min_players} players on")
        elif tile is not None and tile.is_large != cave.is_large:
            item.defect("does not fit the size of the cave")
        state.caves.append(tile)
    names = {cave.id: cave.index for cave in box.caves}
    open_caves = _list(f["face_up"], names)
    if len(set(open_caves)) < len(open_caves):
        f["face_up"].defect("the same cave twice")
    for cave in box.caves:
        is_used, is_open = cave.min_players <= state.seats, cave.index in open_caves
        if is_open and not is_used:
            f["face_up"].defect(f"{cave.id} is used from {cave.min_players} players on")
        elif cave.is_open and is_used and not is_open:
            f["face_up"].defect(f"{cave.id} is open from the start")
    state.face_up = [cave in open_caves for cave in range(CAVES)]
    state.cave_pods = _read_pods(f["cave_pods"], CAVES, state.seats, box.pods)
    for number, item in enumerate(f["cave_pods"].items()[:CAVES]):
        pods = state.cave_pods[number * SEATS : number * SEATS + SEATS]
        if any(pods) and not state.face_up[number]:
            item.defect("pods are in open caves only")
    state.unused_caves = _list(f["unused_caves"], tiles)


def _read_incidents(f: dict[str, Reader], state: State) -> None:
    tiles = {tile.id: tile for tile in state.box.incidents}
    state.incidents = [
        None if item.is_null() else item.one_of(tiles)
        for item in f["incidents"].items(SECTIONS, SECTIONS)
    ]
    state.queue = _list(f["track"], tiles)
    state.queued = len(state.queue)
    state.unused_incidents = _list(f["unused_incidents"], tiles)
    state.sabotage = [
        tuple([_incident(tile, tiles, is_sabotage=True) for tile in item.items(0, CHAMBERS_EACH)])
        for item in f["sabotage"].items(SECTIONS, SECTIONS)
    ]


def _incident(reader: Reader, tiles: dict[str, Incident], *, is_sabotage: bool) -> Incident:
    """Read a tile that is on a chamber, or one that was collected."""
    tile = reader.one_of(tiles)
    if (tile.kind == SABOTAGE) != is_sabotage:
        reader.defect("sabotage lies on chambers, all else is collected")
    return tile


def _read_player(root: Reader, box: Box, cards: dict[str, Card]) -> Player:
    f = root.fields(
        *RESOURCES,
        *("pool", "destroyed", "home", "out", "hand", "upgrades", "missions", "vehicles"),
        *("slots", "incidents"),
    )
    tiles = {tile.id: tile for tile in box.tiles}
    incidents = {tile.id: tile for tile in box.incidents}
    tracks = [f[track].integer(0, box.maximum[track]) for track in range(len(RESOURCES))]
    rest = f[len(RESOURCES) :]
    home = 0
    for item in rest[2].items(0, box.drones):
        home |= 1 << (item.integer(1, PLATFORM_DOCKS) - 1)
    docks = {dock.id: dock.index for dock in box.docks}
    hand = _read_counts(rest[4], cards)
    upgrades, missions, vehicles = (tuple(_list(rest[n], cards)) for n in (5, 6, 7))
    limits = (box.upgrade_limit, box.mission_limit, box.vehicle_limit)
    for field, played, most in zip(rest[5:8], (upgrades, missions, vehicles), limits, strict=True):
        if len(played) > most:
            field.defect(f"at most {most} cards")
    for field, played in zip(rest[5:7], (upgrades, missions), strict=True):
        if len(set(played)) < len(played):
            field.defect("all cards must be different")
    player = Player(
        tracks=tracks,
        pool=rest[0].integer(0, box.pods),
        destroyed=rest[1].integer(0, box.pods),
        room=0,
        home=home,
        out=tuple([item.one_of(docks) for item in rest[3].items(0, box.drones)]),
        hand=hand,
        size=sum(hand),
        upgrades=upgrades,
        missions=missions,
        vehicles=vehicles,
        slots=[
            None if item.is_null() else item.one_of(tiles) for item in rest[8].items(SLOTS, SLOTS)
        ],
        incidents=tuple(
            [_incident(item, incidents, is_sabotage=False) for item in rest[9].items()]
        ),
        perks=Perks(upgrades),
    )
    if player.home.bit_count() + len(player.out) != box.drones:
        rest[3].defect(f"{box.drones} drones wanted in all")
    return player


def _seat_drones(items: list[Reader], state: State) -> None:
    """Put the drones on the docks, and count the room for pods."""
    state.docked = [NOBODY] * DOCKS
    for seat, player in enumerate(state.players):
        state.update_room(seat)
        if player.pool > player.room:
            items[seat].at("pool", None).defect(f"there is room for {player.room}")
        for dock in player.out:
            if dock == LAUNCH_DOCK:
                continue
            if state.docked[dock] != NOBODY:
                items[seat].at("out", None).defect("two drones are on the same dock")
            if state.damaged[dock] and not player.perks.damaged_docks:
                items[seat].at("out", None).defect("a drone is on a damaged dock")
            state.docked[dock] = seat
