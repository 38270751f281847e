"""The 196 actions of Cryo: families, each a range of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.action import ActionTable

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box

SETUP_DISCARD: Final = 0  # + card
DEPLOY: Final = 8  # + platform dock
RECALL: Final = 14
PLACE: Final = 15  # + dock
ACTIVATE: Final = 32  # + direction
DONE: Final = 36
AMOUNT: Final = 37  # + number - 1
DRAWS: Final = 40  # + number
WAKE: Final = 44  # + chamber
CONVERT: Final = 56  # + resource
TAKE_TILE: Final = 59
INSTALL: Final = 60  # + slot
CHOOSE: Final = 67  # + resource
PAY: Final = 70  # + resource
CARD_DRAW: Final = 74
CARD_PLAY: Final = 75  # + 3 * card + mode
REVEAL: Final = 99  # + cave
SALVAGE: Final = 111  # + salvage space
RETRIEVE: Final = 120  # + salvage space
VEHICLE: Final = 129  # + place
TUNNEL: Final = 132  # + tunnel
SETTLE: Final = 139  # + first, second, both
LOAD: Final = 142  # + number - 1
SPLIT: Final = 147  # + number - 1
INCIDENT: Final = 151  # + section
SABOTAGE: Final = 155  # + section
RETURN: Final = 159  # + platform dock
USE: Final = 165
AUTOMATE: Final = 166  # + platform dock
SCRAP_CARD: Final = 172  # + card
SCRAP_TILE: Final = 180  # + slot
DISCARD: Final = 187  # + card
END_TURN: Final = 195

CARDS: Final = 8
PLATFORM_DOCKS: Final = 6
DOCKS: Final = 17
LAUNCH_DOCK: Final = 16
DIRECTIONS: Final = ("north", "east", "south", "west")
WAYS: Final = 4  # directions
BATCH: Final = 3  # units of an "up to 3"
CHAMBERS: Final = 12
MATERIALS: Final = 3  # crystal, organics, tech
PAYABLE: Final = 4  # the materials, and nanites
SLOTS: Final = 7
MODES: Final = 3
CAVES: Final = 12
SALVAGES: Final = 9
VEHICLES: Final = 3
TUNNELS: Final = 7
LOADS: Final = 5
SPLITS: Final = 4
SECTIONS: Final = 4

UPGRADE: Final = 0
MISSION: Final = 1
MODE_NAMES: Final = ("upgrade", "mission", "vehicle")
FIRST: Final = 0
SECOND: Final = 1
BOTH: Final = 2
SETTLINGS: Final = ("first", "second", "both")


def build_table(box: Box) -> ActionTable:
    """List every action with its notation."""
    table = ActionTable()
    cards = [card.id for card in box.cards]
    materials = box.resources[:MATERIALS]
    for id in cards:
        table.add("setup-discard", f"setup-discard {id}", card=id)
    for place in range(1, PLATFORM_DOCKS + 1):
        table.add("deploy", f"deploy {place}", platform=box.platform[place - 1].id)
    table.add("recall", "recall")
    for dock in box.docks:
        table.add("place", f"place {dock.id}", dock=dock.id)
    for way in DIRECTIONS:
        table.add("activate", f"activate {way}", direction=way)
    table.add("done", "done")
    for number in range(1, BATCH + 1):
        table.add("amount", f"amount {number}", count=number)
    for number in range(BATCH + 1):
        table.add("draws", f"draws {number}", count=number)
    for chamber in box.chambers:
        table.add("wake", f"wake {chamber.id}", chamber=chamber.id)
    for name in materials:
        table.add("convert", f"convert {name}", resource=name)
    table.add("take-tile", "take-tile")
    for slot in range(1, SLOTS + 1):
        table.add("install", f"install {slot}", slot=slot)
    for name in materials:
        table.add("choose", f"choose {name}", resource=name)
    for name in box.resources[:PAYABLE]:
        table.add("pay", f"pay {name}", resource=name)
    table.add("card-draw", "card-draw")
    for id in cards:
        for mode in MODE_NAMES:
            table.add("card-play", f"card-play {id} {mode}", card=id, mode=mode)
    for cave in box.caves:
        table.add("reveal", f"reveal {cave.id.lower()}", cave=cave.id)
    for verb in ("salvage", "retrieve"):
        for space in box.salvages:
            table.add(verb, f"{verb} {space.id}", salvage=space.id)
    for place in range(1, VEHICLES + 1):
        table.add("vehicle", f"vehicle {place}", place=place)
    for tunnel in box.tunnels:
        table.add("tunnel", f"tunnel {tunnel.id.lower()}", tunnel=tunnel.id)
    for settling in SETTLINGS:
        table.add("settle", f"settle {settling}", settling=settling)
    for verb, most in (("load", LOADS), ("split", SPLITS)):
        for number in range(1, most + 1):
            table.add(verb, f"{verb} {number}", count=number)
    for verb in ("incident", "sabotage"):
        for section in box.sections:
            table.add(verb, f"{verb} {section}", section=section)
    for place in range(1, PLATFORM_DOCKS + 1):
        table.add("return", f"return {place}", platform=box.platform[place - 1].id)
    table.add("use", "use")
    for place in range(1, PLATFORM_DOCKS + 1):
        table.add("automate", f"automate {place}", platform=box.platform[place - 1].id)
    for id in cards:
        table.add("scrap-card", f"scrap-card {id}", card=id)
    for slot in range(1, SLOTS + 1):
        table.add("scrap-tile", f"scrap-tile {slot}", slot=slot)
    for id in cards:
        table.add("discard", f"discard {id}", card=id)
    table.add("end-turn", "end-turn")
    return table
