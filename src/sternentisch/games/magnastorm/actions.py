"""The 309 actions of Magnastorm: families, each a range of ids.

Colours of cubes and followers are relative to the chooser: 0 is the own one, 1 to 3 are those of
the players clockwise, 4 is yellow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.action import ActionTable

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.components import Box

EXCHANGE: Final = 0  # + colour wanted
GIVE: Final = 5  # + colour handed in
TAKE: Final = 10  # + column
PICK: Final = 15  # + 5 * column, + colour of the follower
SPACE: Final = 40  # + 5 * row, + column of the lower panel
UPPER: Final = 65  # + column of the upper panel
DRIVE: Final = 70
GAIN: Final = 71
PAY: Final = 72  # + 0 as printed, 1 a yellow cube as own one, 2 an own cube as yellow one
USE: Final = 75
PASS: Final = 76
RANGE: Final = 77  # + colour paid - 1
START: Final = 81  # + transmitter space
STEP: Final = 93  # + area
STOP: Final = 117  # + field
BUILD: Final = 165  # + 2 * slot, + 1 without its cost
TURTLE: Final = 171  # + 2 * slot, + 1 without its cost
RESEARCH: Final = 191  # + research area
ANY: Final = 195  # + colour of a player
CONTRACT: Final = 199  # + bay
SECTOR: Final = 203  # + sector
LOWER: Final = 209  # + research area
LIFT: Final = 213  # + field
JUMP: Final = 261  # + field

COLOURS: Final = 5  # of cubes and followers: four players, and yellow
COLUMNS: Final = 5
ROWS: Final = 5
SPACES: Final = 25
VARIANTS: Final = 3
TRANSMITTERS: Final = 12
AREAS: Final = 24
FIELDS: Final = 48
STATIONS: Final = 3
TURTLES: Final = 10
TRACKS: Final = 4
SEATS: Final = 4
BAYS: Final = 4
SECTORS: Final = 6

COLOUR_WORDS: Final = ("own", "left", "across", "right", "yellow")
"""How notation calls colours, as four players sit round a table."""


def build_table(box: Box) -> ActionTable:
    """List every action with its notation."""
    table = ActionTable()
    for word in COLOUR_WORDS:
        table.add("exchange", f"exchange {word}", colour=word)
    for word in COLOUR_WORDS:
        table.add("give", f"give {word}", colour=word)
    for column in range(COLUMNS):
        table.add("take", f"take {column}", column=column)
    for column in range(COLUMNS):
        for word in COLOUR_WORDS:
            table.add("pick", f"pick {column} {word}", column=column, colour=word)
    for row in range(1, ROWS + 1):
        for column in range(COLUMNS):
            table.add("space", f"space {row}-{column}", row=row, column=column)
    for column in range(COLUMNS):
        table.add("upper", f"upper {column}", column=column)
    table.add("drive", "drive")
    table.add("gain", "gain")
    for variant in ("plain", "own", "yellow"):
        table.add("pay", f"pay {variant}", variant=variant)
    table.add("use", "use")
    table.add("pass", "pass")
    for word in COLOUR_WORDS[1:]:
        table.add("range", f"range {word}", colour=word)
    for id in box.transmitter_ids:
        table.add("start", f"start {id.lower()}", transmitter=id)
    for id in box.area_ids:
        table.add("step", f"step {id.lower()}", area=id)
    for id in box.field_ids:
        table.add("stop", f"stop {id.lower()}", field=id)
    for slot in range(1, STATIONS + 1):
        table.add("build", f"build {slot}", slot=slot, free=0)
        table.add("build", f"build {slot} free", slot=slot, free=1)
    for slot in range(1, TURTLES + 1):
        table.add("turtle", f"turtle {slot}", slot=slot, free=0)
        table.add("turtle", f"turtle {slot} free", slot=slot, free=1)
    for track in box.tracks:
        table.add("research", f"research {track.id}", research=track.id)
    for word in COLOUR_WORDS[:SEATS]:
        table.add("any", f"any {word}", colour=word)
    for bay in range(1, BAYS + 1):
        table.add("contract", f"contract {bay}", bay=bay)
    for id in box.sector_ids:
        table.add("sector", f"sector {id.lower()}", sector=id)
    for track in box.tracks:
        table.add("lower", f"lower {track.id}", research=track.id)
    for id in box.field_ids:
        table.add("lift", f"lift {id.lower()}", field=id)
    for id in box.field_ids:
        table.add("jump", f"jump {id.lower()}", field=id)
    return table
