"""Events of Cryo: one function for each thing that can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import LAUNCH_DOCK, MISSION, MODE_NAMES
from sternentisch.games.cryo.components import INCIDENTS, RESOURCES
from sternentisch.kernel.event import TABLE, Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, Incident, PlatformAction, Tile, Tunnel
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.games.cryo.state import State

NONE: Final = "none"


def counted(units: list[int]) -> Facts:
    """Return units by track, and the first and the last of those with any: `lead` and `tail`."""
    facts: Facts = {name: units[track] for track, name in enumerate(RESOURCES)}
    some = [name for track, name in enumerate(RESOURCES) if units[track]]
    facts["lead"] = some[0] if some else NONE
    facts["tail"] = some[-1] if some else NONE
    return facts


def game_started(state: State) -> Event:
    """Tell that the table is set up, and which docks are damaged."""
    docks = [state.box.docks[dock].id for dock in range(len(state.damaged)) if state.damaged[dock]]
    return Event("game-started", TABLE, {"docks": list(docks)})


def card_put_aside(seat: int, card: Card) -> Event:
    """Tell that a player gives up a card of the first hand; only they learn which."""
    return Event("card-put-aside", seat, {"count": 1}, {"card": card.id}, owner=seat)


def discards_shown(state: State) -> Event:
    """Tell which cards were given up in the setup, by card and by the upgrade on it."""
    cards = [card.id for cards in state.dropped for card in cards]
    return Event("discards-shown", TABLE, {"cards": list(cards), "upgrades": list(cards)})


def turn_started(state: State) -> Event:
    """Tell that the active player's turn begins."""
    return Event("turn-started", state.active, {"turn": state.turns})


def drone_placed(state: State, seat: int, dock: int) -> Event:
    """Tell that a drone lands on a dock; `launch` is 1 for the one that holds any number."""
    facts: Facts = {"dock": state.box.docks[dock].id, "launch": int(dock == LAUNCH_DOCK)}
    return Event("drone-placed", seat, facts)


def action_activated(seat: int, action: DockAction) -> Event:
    """Tell that a player begins an action beside a dock."""
    return Event("action-activated", seat, {"action": action.id})


def recalled(seat: int, drones: int) -> Event:
    """Tell that a player recalls so many drones instead of placing one."""
    return Event("recalled", seat, {"count": drones})


def drone_returned(seat: int, action: PlatformAction) -> Event:
    """Tell that a drone comes back to the platform dock of an action."""
    return Event("drone-returned", seat, {"platform": action.id})


def platform_used(seat: int, action: PlatformAction) -> Event:
    """Tell that a player uses a platform action."""
    return Event("platform-used", seat, {"platform": action.id})


def gained(seat: int, gain: list[int], lost: int, full: int) -> Event:
    """What was gained, and how many units of it did not fit which tracks (bits). [CR-K2]"""
    names = [name for track, name in enumerate(RESOURCES) if full >> track & 1]
    return Event("gained", seat, {**counted(gain), "lost": lost, "resources": list(names)})


def paid(seat: int, track: int, units: int) -> Event:
    """Tell that a player pays units of one track."""
    spent = [units if number == track else 0 for number in range(len(RESOURCES))]
    facts: Facts = {"resource": RESOURCES[track], "count": units, **counted(spent)}
    return Event("paid", seat, facts)


def card_drawn(seat: int, card: Card) -> Event:
    """Only who draws a card learns which one it is. [CR-M7]"""
    return Event("card-drawn", seat, {"count": 1, "card": NONE}, {"card": card.id}, owner=seat)


def deck_shuffled() -> Event:
    """Tell that the discards become the new draw pile."""
    return Event("deck-shuffled", TABLE, {})


def card_played(seat: int, card: Card, mode: int) -> Event:
    """Missions are played face down; the others are also told by the name of their use. [CR-C4]"""
    if mode == MISSION:
        return Event("mission-played", seat, {"count": 1}, {"card": card.id}, owner=seat)
    name = MODE_NAMES[mode]
    return Event(f"{name}-played", seat, {"card": card.id, name: card.id})


def card_discarded(seat: int, card: Card) -> Event:
    """Tell that a player discards a card from hand, which all see."""
    return Event("card-discarded", seat, {"card": card.id})


def card_scrapped(seat: int, card: Card) -> Event:
    """Tell that a player gives a card from hand for its scrap."""
    return Event("card-scrapped", seat, {"card": card.id})


def tile_scrapped(seat: int, tile: Tile) -> Event:
    """Tell that a player gives up an installed tile for its reward."""
    return Event("tile-scrapped", seat, {"tile": tile.id})


def tile_taken(seat: int, tile: Tile) -> Event:
    """Tell that a player takes the reward of the open tile on a resource space."""
    return Event("tile-taken", seat, {"tile": tile.id})


def tile_installed(seat: int, tile: Tile, slot: int) -> Event:
    """Tell that a player keeps a tile in a slot of the platform, counted from 1."""
    return Event("tile-installed", seat, {"tile": tile.id, "slot": slot})


def tile_turned_up(state: State, space: int) -> Event:
    """Tell which tile of a resource space is open now."""
    tile = state.stacks[space][state.heights[space] - 1]
    return Event("tile-turned-up", TABLE, {"space": state.box.spaces[space].id, "tile": tile.id})


def pod_woken(state: State, seat: int, chamber: int) -> Event:
    """Tell that a pod leaves its stasis chamber and joins the pool."""
    return Event("pod-woken", seat, {"chamber": state.box.chambers[chamber].id})


def pod_sent(state: State, seat: int, space: int) -> Event:
    """Tell that a pod goes to a salvage space; `row` is the resource it will bring."""
    row = RESOURCES[state.box.salvages[space].row]
    return Event("pod-sent", seat, {"salvage": state.box.salvages[space].id, "row": row})


def pod_retrieved(state: State, seat: int, space: int) -> Event:
    """Tell that a pod comes back from a salvage space."""
    row = RESOURCES[state.box.salvages[space].row]
    return Event("pod-retrieved", seat, {"salvage": state.box.salvages[space].id, "row": row})


def pod_rescued(seat: int) -> Event:
    """Tell that a destroyed pod comes back into the pool."""
    return Event("pod-rescued", seat, {})


def cave_scouted(state: State, seat: int, cave: int) -> Event:
    """Tell which cave a player turns face up; one of their pods moves in."""
    tile = state.caves[cave]
    name = "" if tile is None else tile.id
    return Event("cave-scouted", seat, {"cave": state.box.caves[cave].id, "cave_tile": name})


def vehicle_launched(seat: int, card: Card, tunnel: Tunnel, pods: int) -> Event:
    """Tell that a vehicle leaves with so many pods; `cave_settled` tells where they go."""
    facts: Facts = {"card": card.id, "vehicle": card.id, "tunnel": tunnel.id, "count": pods}
    return Event("vehicle-launched", seat, facts)


def cave_settled(state: State, seat: int, cave: int, pods: int) -> Event:
    """Tell that so many pods of a launch arrive in a cave."""
    tile = state.caves[cave]
    name = "" if tile is None else tile.id
    facts: Facts = {"cave": state.box.caves[cave].id, "cave_tile": name, "count": pods}
    return Event("cave-settled", seat, facts)


def incident_resolved(state: State, seat: int, section: int, incident: Incident) -> Event:
    """Tell which incident of a section a player resolves."""
    facts: Facts = {
        "section": state.box.sections[section],
        "incident": incident.id,
        "kind": INCIDENTS[incident.kind],
    }
    return Event("incident-resolved", seat, facts)


def incident_turned_up(state: State, section: int, incident: Incident) -> Event:
    """Tell which incident of the track comes to a section."""
    facts: Facts = {"section": state.box.sections[section], "incident": incident.id}
    return Event("incident-turned-up", TABLE, facts)


def chamber_sabotaged(state: State, chamber: int) -> Event:
    """Tell which chamber the active player's sabotage hits, with pods in it or not."""
    return Event("chamber-sabotaged", state.active, {"chamber": state.box.chambers[chamber].id})


def pods_destroyed(state: State, seat: int, chamber: int, pods: int) -> Event:
    """Tell that a player loses all pods in a sabotaged chamber."""
    facts: Facts = {"chamber": state.box.chambers[chamber].id, "count": pods}
    return Event("pods-destroyed", seat, facts)


def pod_warned(state: State, seat: int, chamber: int, is_last: bool) -> Event:
    """Tell that a pod escapes sabotage: to the next chamber, or from the last to the pool."""
    facts: Facts = {"chamber": state.box.chambers[chamber].id, "last": int(is_last)}
    return Event("pod-warned", seat, facts)


def game_ended(state: State) -> Event:
    """Tell that the game is over, and why."""
    return Event("game-ended", TABLE, {"reason": state.ended})
