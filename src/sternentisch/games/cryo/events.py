"""Events of Cryo: one function for each thing that can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import LAUNCH_DOCK, MISSION, MODE_NAMES
from sternentisch.games.cryo.components import INCIDENTS, RESOURCES
from sternentisch.kernel.event import Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, Incident, PlatformAction, Tile, Tunnel
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.games.cryo.state import State

TABLE: Final = -1
NONE: Final = "none"


def counted(units: list[int]) -> Facts:
    """Return units by track, and the first and the last of those with any: `lead` and `tail`."""
    facts: Facts = {name: units[track] for track, name in enumerate(RESOURCES)}
    some = [name for track, name in enumerate(RESOURCES) if units[track]]
    facts["lead"] = some[0] if some else NONE
    facts["tail"] = some[-1] if some else NONE
    return facts


def game_started(state: State) -> Event:
    docks = [state.box.docks[dock].id for dock in range(len(state.damaged)) if state.damaged[dock]]
    return Event("game-started", TABLE, {"docks": list(docks)})


def card_put_back(seat: int, card: Card) -> Event:
    return Event("card-put-back", seat, {"count": 1}, {"card": card.id}, owner=seat)


def discards_shown(state: State) -> Event:
    cards = [card.id for cards in state.dropped for card in cards]
    return Event("discards-shown", TABLE, {"cards": list(cards), "upgrades": list(cards)})


def turn_started(state: State) -> Event:
    return Event("turn-started", state.active, {"turn": state.turns})


def drone_placed(state: State, seat: int, dock: int) -> Event:
    facts: Facts = {"dock": state.box.docks[dock].id, "launch": int(dock == LAUNCH_DOCK)}
    return Event("drone-placed", seat, facts)


def action_activated(seat: int, action: DockAction) -> Event:
    return Event("action-activated", seat, {"action": action.id})


def recalled(seat: int) -> Event:
    return Event("recalled", seat, {})


def drone_returned(seat: int, action: PlatformAction) -> Event:
    return Event("drone-returned", seat, {"platform": action.id})


def platform_used(seat: int, action: PlatformAction) -> Event:
    return Event("platform-used", seat, {"platform": action.id})


def gained(seat: int, gain: list[int], lost: int) -> Event:
    """What was gained, and how many units of it did not fit the tracks. [CR-K2]"""
    return Event("gained", seat, {**counted(gain), "lost": lost})


def paid(seat: int, track: int, units: int) -> Event:
    spent = [units if number == track else 0 for number in range(len(RESOURCES))]
    facts: Facts = {"resource": RESOURCES[track], "count": units, **counted(spent)}
    return Event("paid", seat, facts)


def card_drawn(seat: int, card: Card) -> Event:
    """Only who draws a card learns which one it is. [CR-M7]"""
    return Event("card-drawn", seat, {"count": 1, "card": NONE}, {"card": card.id}, owner=seat)


def deck_shuffled() -> Event:
    return Event("deck-shuffled", TABLE, {})


def card_played(seat: int, card: Card, mode: int) -> Event:
    """Missions are played face down; the others are also told by the name of their use. [CR-C4]"""
    if mode == MISSION:
        return Event("mission-played", seat, {"count": 1}, {"card": card.id}, owner=seat)
    name = MODE_NAMES[mode]
    return Event(f"{name}-played", seat, {"card": card.id, name: card.id})


def card_discarded(seat: int, card: Card) -> Event:
    return Event("card-discarded", seat, {"card": card.id})


def card_scrapped(seat: int, card: Card) -> Event:
    return Event("card-scrapped", seat, {"card": card.id})


def tile_scrapped(seat: int, tile: Tile) -> Event:
    return Event("tile-scrapped", seat, {"tile": tile.id})


def tile_taken(seat: int, tile: Tile) -> Event:
    return Event("tile-taken", seat, {"tile": tile.id})


def tile_installed(seat: int, tile: Tile, slot: int) -> Event:
    return Event("tile-installed", seat, {"tile": tile.id, "slot": slot})


def tile_turned_up(state: State, space: int) -> Event:
    tile = state.stacks[space][state.heights[space] - 1]
    return Event("tile-turned-up", TABLE, {"space": state.box.spaces[space].id, "tile": tile.id})


def pod_woken(state: State, seat: int, chamber: int) -> Event:
    return Event("pod-woken", seat, {"chamber": state.box.chambers[chamber].id})


def pod_sent(state: State, seat: int, space: int) -> Event:
    row = RESOURCES[state.box.salvages[space].row]
    return Event("pod-sent", seat, {"salvage": state.box.salvages[space].id, "row": row})


def pod_retrieved(state: State, seat: int, space: int) -> Event:
    row = RESOURCES[state.box.salvages[space].row]
    return Event("pod-retrieved", seat, {"salvage": state.box.salvages[space].id, "row": row})


def pod_rescued(seat: int) -> Event:
    return Event("pod-rescued", seat, {})


def cave_scouted(state: State, seat: int, cave: int) -> Event:
    tile = state.caves[cave]
    name = "" if tile is None else tile.id
    return Event("cave-scouted", seat, {"cave": state.box.caves[cave].id, "cave_tile": name})


def vehicle_launched(seat: int, card: Card, tunnel: Tunnel, pods: int) -> Event:
    facts: Facts = {"card": card.id, "vehicle": card.id, "tunnel": tunnel.id, "count": pods}
    return Event("vehicle-launched", seat, facts)


def cave_settled(state: State, seat: int, cave: int, pods: int) -> Event:
    tile = state.caves[cave]
    name = "" if tile is None else tile.id
    facts: Facts = {"cave": state.box.caves[cave].id, "cave_tile": name, "count": pods}
    return Event("cave-settled", seat, facts)


def incident_resolved(state: State, seat: int, section: int, incident: Incident) -> Event:
    facts: Facts = {
        "section": state.box.sections[section],
        "incident": incident.id,
        "kind": INCIDENTS[incident.kind],
    }
    return Event("incident-resolved", seat, facts)


def incident_turned_up(state: State, section: int, incident: Incident) -> Event:
    facts: Facts = {"section": state.box.sections[section], "incident": incident.id}
    return Event("incident-turned-up", TABLE, facts)


def pods_destroyed(state: State, seat: int, chamber: int, pods: int) -> Event:
    facts: Facts = {"chamber": state.box.chambers[chamber].id, "count": pods}
    return Event("pods-destroyed", seat, facts)


def pod_warned(state: State, seat: int, chamber: int, is_last: bool) -> Event:
    facts: Facts = {"chamber": state.box.chambers[chamber].id, "last": int(is_last)}
    return Event("pod-warned", seat, facts)


def game_ended(state: State) -> Event:
    return Event("game-ended", TABLE, {"reason": state.ended})
