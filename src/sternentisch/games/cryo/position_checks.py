"""Checking the table of a position: pieces, ship, incidents, hands and turns fit each other.

What lies on the table must be possible by the rules, but no game needs to have led to it: caves may
be open in any order, and pods may be destroyed wherever that was.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from sternentisch.games.cryo.actions import SALVAGES, SECTIONS
from sternentisch.games.cryo.components import EARLY, LATE, SUNSET
from sternentisch.games.cryo.position_climb import count_tiles
from sternentisch.games.cryo.position_stack import check_stack
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH, PickIncident, PickTarget
from sternentisch.games.cryo.rules.setup import FirstTurn
from sternentisch.games.cryo.rules.spaces import TurnUp
from sternentisch.games.cryo.rules.turn import BY_PODS, BY_SUNSET, Main, Place
from sternentisch.games.cryo.state import NO_SPACE, NOBODY, SEATS
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Incident
    from sternentisch.games.cryo.state import State
    from sternentisch.kernel.reader import Reader

Fields = dict[str, "Reader"]


def check(root: Reader, f: Fields, state: State) -> None:
    """Check a state whose fields are all right by themselves."""
    check_pieces(root, f, state)
    check_tiles(f, state)
    check_chambers(f, state)
    check_salvage(f, state)
    check_incidents(f, state)
    if root.defects:
        return
    check_turn(f, state)
    check_hands(f, state)
    if is_setup(state):
        check_setup(f, state)
    if state.ended:
        check_end(f, state)
    elif not state.stack:
        f["stack"].defect("something is to be done until the game is over")
    elif not state.stack[-1].is_question():
        f["stack"].defect("somebody must be asked")
    elif not root.defects:
        check_stack(f["stack"], f["reason"], state)


def is_setup(state: State) -> bool:
    """Whether the first turn is still to come."""
    return any(isinstance(task, FirstTurn) for task in state.stack)


# --- pieces --------------------------------------------------------------------------------------


def check_pieces(root: Reader, f: Fields, state: State) -> None:
    """Each card, cave tile, pod and drone is somewhere, and only once. [CR-K5]"""
    fresh = state.game.set_up(state.options, state.seats, Rng(0))
    expected, found = Counter(fresh.pieces()), Counter(state.pieces())
    players = f["players"].items()
    for name in sorted(set(expected) | set(found)):
        if expected[name] == found[name]:
            continue
        kind, id = name.split()
        place = root
        if kind in ("pod", "drone"):
            place = players[int(id)].at("pool" if kind == "pod" else "out", None)
        elif kind in ("card", "cave"):
            place = f["deck" if kind == "card" else "caves"]
        place.defect(f"{expected[name]} of {name!r} wanted, {found[name]} found")


def check_tiles(f: Fields, state: State) -> None:
    """No tile is there more often than it was printed; some may have left the game. [CR-T6]"""
    tiles = count_tiles(state)
    for tile in state.box.tiles:
        there = tiles[tile.index]
        if there > tile.copies:
            f["tiles"].defect(f"at most {tile.copies} of {tile.id!r}, {there} found")
    incidents = Counter(tile.id for tile in list_incidents(state))
    for incident in state.box.incidents:
        there = incidents[incident.id]
        if there > incident.copies:
            f["track"].defect(f"at most {incident.copies} of {incident.id!r}, {there} found")


def list_incidents(state: State) -> list[Incident]:
    """Return every incident tile that has not left the game."""
    tiles = [*state.queue, *state.unused_incidents]
    tiles += [tile for tile in state.incidents if tile is not None]
    tiles += [tile for on_section in state.sabotage for tile in on_section]
    tiles += [tile for player in state.players for tile in player.incidents]
    return tiles + [task.incident for task in state.stack if isinstance(task, PickTarget)]


# --- the ship ------------------------------------------------------------------------------------


def check_chambers(f: Fields, state: State) -> None:
    """Pods stay in their chamber; Early Warning alone moves them on. [CR-R3, CR-C16]"""
    for chamber, item in enumerate(f["chambers"].items()):
        section, number = divmod(chamber, CHAMBERS_EACH)
        sabotaged = len(state.sabotage[section])
        pods = state.chambers[chamber * SEATS : chamber * SEATS + state.seats]
        if number < sabotaged and any(pods):
            item.defect("nobody is left in a sabotaged chamber")
        for seat in range(state.seats):
            has_moved = number == sabotaged > 0 and state.players[seat].perks.early_warning > 0
            first = chamber - number if has_moved else chamber
            most = sum(place.pods for place in state.box.chambers[first : chamber + 1])
            if pods[seat] > most:
                item.defect(f"seat {seat} can have {most} pods here")


def check_salvage(f: Fields, state: State) -> None:
    """Some spaces are used only by more players. [CR-D7]"""
    for space, item in enumerate(f["salvage"].items(SALVAGES, SALVAGES)):
        least = state.box.salvages[space].min_players
        if state.salvage[space] != NOBODY and least > state.seats:
            item.defect(f"is used from {least} players on")


def check_incidents(f: Fields, state: State) -> None:
    """The track holds no more than the setup put there; Sunset ends the game. [CR-S10, CR-R6]"""
    box, seats = state.box, state.seats
    piles = [tile.pile for tile in state.queue]
    if piles != sorted(piles, reverse=True):
        f["track"].defect("Sunset, late and early tiles wanted in this order, the next one last")
    for pile, stacks in enumerate((box.early_stacks, box.late_stacks)):
        if piles.count(pile) > stacks * seats:
            name = "late" if pile == LATE else "early"
            f["track"].defect(f"at most {stacks * seats} {name} tiles")
    waiting = [tile for tile in [*state.queue, *state.incidents] if tile is not None]
    is_waiting = any(tile.kind == SUNSET for tile in waiting)
    holders = [
        seat
        for seat, player in enumerate(state.players)
        if any(tile.kind == SUNSET for tile in player.incidents)
    ]
    if is_waiting == bool(holders):
        f["track"].defect("Sunset wanted once: on the track, open, or collected")
    if bool(holders) != state.sunset:
        f["sunset"].defect("Sunset is resolved exactly when somebody has collected it")
    for seat, item in enumerate(f["players"].items()):
        if seat in holders and (
            seat != state.active or state.players[seat].incidents[-1].kind != SUNSET
        ):
            item.at("incidents", None).defect("Sunset is the last tile, of the active player")


# --- turns and hands -----------------------------------------------------------------------------


def check_turn(f: Fields, state: State) -> None:
    """Whose turn it is follows from how many there were. [CR-T1, CR-D11]"""
    turns, seats = state.turns, state.seats
    if (turns == 0) != is_setup(state):
        f["turns"].defect("the first turn begins after the setup")
    if state.active != (turns - 1 if turns else 0) % seats:
        f["active"].defect(f"is not the one whose turn is number {turns}")
    most = most_turns(state)
    if turns > most:
        f["turns"].defect(f"at most {most} turns can have begun: each recall uses up an incident")
    is_taken = any(isinstance(task, TurnUp) for task in state.stack)
    if is_taken != (state.covered != NO_SPACE):
        f["covered"].defect("a space is covered exactly while its tile is being used")


def most_turns(state: State) -> int:
    """Return how many turns can have begun: each one sends a drone out, or recalls. [CR-M9]

    Drones are out, or were brought home by a recall, and each recall uses up an incident. Tables
    laid by hand may begin anywhere in the first round.
    """
    box = state.box
    waiting = len([tile for tile in state.incidents if tile is not None]) + state.queued
    recalls = SECTIONS + (box.early_stacks + box.late_stacks) * state.seats + 1 - waiting
    recalls += any(isinstance(task, PickIncident) for task in state.stack)
    out = sum(len(player.out) for player in state.players)
    is_open = any(isinstance(task, Main | Place) for task in state.stack)
    return (box.drones + 1) * recalls + out + is_open + state.seats


def check_hands(f: Fields, state: State) -> None:
    """Only in the own turn a hand may be too large. [CR-T8, CR-C9]"""
    box = state.box
    limit = max(box.hand_limit, box.cards_kept)
    for seat, item in enumerate(f["players"].items()):
        is_over = state.players[seat].size > limit and not is_setup(state)
        if is_over and (seat != state.active or state.ended):
            item.at("hand", None).defect(f"at most {limit} cards outside the own turn")
    for seat, item in enumerate(f["dropped"].items()):
        if state.dropped[seat] and not is_setup(state):
            item.defect("is shown after the setup")


SETUP = ("scrapped", "chambers", "sabotage", "salvage", "face_up", "cave_pods", "discard")
"""What is the same in every setup, besides most of what players have."""
PLAYER_SETUP = (
    *("pool", "destroyed", "home", "out", "upgrades", "missions", "vehicles", "slots"),
    "incidents",
)


def check_setup(f: Fields, state: State) -> None:
    """Before the first turn, all but the hands is as the setup leaves it. [CR-S3 to CR-S11]"""
    box, seats = state.box, state.seats
    fresh = state.game.set_up(state.options, seats, Rng(0)).write()
    found = state.write()
    for name in SETUP:
        if found[name] != fresh[name]:
            f[name].defect("is not what the setup leaves there")
    for name in ("tiles", "track", "incidents"):
        if shape(found[name]) != shape(fresh[name]):
            f[name].defect("tiles are missing after the setup")
    if any(tile is not None and tile.pile != EARLY for tile in state.incidents):
        f["incidents"].defect("early tiles wanted")
    asked = state.stack[-1].seat
    mine, usual = (cast("list[dict[str, object]]", each["players"]) for each in (found, fresh))
    players = zip(state.players, f["players"].items(), f["dropped"].items(), strict=True)
    for seat, (player, item, dropped) in enumerate(players):
        for name in PLAYER_SETUP:
            if mine[seat][name] != usual[seat][name]:
                item.at(name, None).defect("is not what the setup leaves there")
        low, high = box.cards_kept, box.cards_dealt
        if seat < asked:
            high = low
        elif seat == asked:
            low += 1
        else:
            low = high
        if not low <= player.size <= high:
            item.at("hand", None).defect(f"{low} to {high} cards wanted")
        elif player.size + len(state.dropped[seat]) != box.cards_dealt:
            dropped.defect(f"{box.cards_dealt - player.size} cards wanted")


def shape(value: object) -> object:
    """Return how many items a list has, and which of them are lists or nothing."""
    if not isinstance(value, list):
        return value is None
    return [shape(item) for item in value]


def check_end(f: Fields, state: State) -> None:
    """The game is over exactly for the reason it gives. [CR-E1, CR-E2]"""
    if state.stack:
        f["stack"].defect("nothing is to be done any more")
    if state.turns == 0:
        f["reason"].defect("nobody has taken a turn")
    if (state.ended == BY_SUNSET) != state.sunset:
        f["reason"].defect("the game ends by Sunset exactly when it was resolved")
    is_out = any(not state.has_free_pods(seat) for seat in range(state.seats))
    if state.ended == BY_PODS and not is_out:
        f["reason"].defect("everybody has pods left")
