"""The 236 actions of Cave-In: ten families, each a range of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.action import ActionTable

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box

RECRUIT: Final = 0
MINE: Final = 1
COLLECT: Final = 2
SKILL: Final = 3
RAID: Final = 4
END: Final = 5
PLACE: Final = 6  # + place in the mine: 0-3 cost 1, 4-6 cost 3, 7-8 cost 6, 9 cost 10
DOCK: Final = 16  # + place in the docks: 0-3 level 1, 4-6 level 2, 7-8 level 3, 9 level 4
ARTIFACT: Final = 26  # + 2 * stack, + 1 for the right half
HAND: Final = 32  # + card: 6 * type + current colour
BASE: Final = 176  # + 6 * seats clockwise from the chooser, + position from the bottom
SEAT: Final = 200  # + seats clockwise from the chooser
COLOUR: Final = 204  # + colour
OWNED: Final = 210  # + artifact
YES: Final = 234
STOP: Final = 235

PLACES: Final = 10
STACKS: Final = 3
CARDS: Final = 144
REACH: Final = 6  # positions of a base below its leader
SEATS: Final = 4
COLOURS: Final = 6
ARTIFACTS: Final = 24


def build_table(box: Box) -> ActionTable:
    """List every action with its notation."""
    table = ActionTable()
    for verb in ("recruit", "mine", "collect", "skill", "raid", "end"):
        table.add(verb, verb)
    for place in range(PLACES):
        table.add("place", f"mine {place}", place=place)
    for place in range(PLACES):
        table.add("dock", f"dock {place}", place=place)
    for stack in range(STACKS):
        for half in ("left", "right"):
            table.add("artifact", f"artifact {stack} {half}", stack=stack, half=half)
    for card in box.cards:
        dyed = "" if card is card.printed else f" as {box.colours[card.colour]}"
        name = f"card {box.colours[card.faction]}-{card.level}{dyed}"
        table.add("card", name, card=card.id, colour=box.colours[card.colour])
    for seat in range(SEATS):
        for position in range(REACH):
            table.add("base", f"base {seat} {position}", clockwise=seat, position=position)
    for seat in range(SEATS):
        table.add("seat", f"seat {seat}", clockwise=seat)
    for colour in box.colours:
        table.add("colour", f"colour {colour}", colour=colour)
    for artifact in box.artifacts:
        table.add("use", f"use {artifact.id}", artifact=artifact.id)
    table.add("yes", "yes")
    table.add("stop", "stop")
    return table
