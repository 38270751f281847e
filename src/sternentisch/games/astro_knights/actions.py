"""The 184 actions of Astro Knights: families, each a range of ids.

Seats are absolute here: all play together, and cards speak of the others by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.action import ActionTable

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Box

END: Final = 0
YES: Final = 1
OPTION: Final = 2  # + number of the option
SEAT: Final = 5  # + seat
BOSS: Final = 9
FOE: Final = 10  # + place in the row
SUPPLY: Final = 22  # + pile
OVERCHARGE: Final = 28
BUY_SLOT: Final = 29
BUY_POWER: Final = 30
KNIGHT: Final = 31
HOMEWORLD: Final = 32
HAND: Final = 33  # + card
DISCARD: Final = 78  # + card
AREA: Final = 123  # + card
WEAPON: Final = 168  # + 4 * seat, + place

OPTIONS: Final = 3
SEATS: Final = 4
FOES: Final = 12
PILES: Final = 6
CARDS: Final = 45
PLACES: Final = 4  # of weapons


def build_table(box: Box) -> ActionTable:
    """List every action with its notation."""
    table = ActionTable()
    table.add("end", "end")
    table.add("yes", "yes")
    for number in range(1, OPTIONS + 1):
        table.add("option", f"option {number}", option=number)
    for seat in range(SEATS):
        table.add("seat", f"seat {seat}", other=seat)
    table.add("boss", "boss")
    for place in range(1, FOES + 1):
        table.add("foe", f"foe {place}", place=place)
    for pile in box.pile_ids:
        table.add("supply", f"supply {pile}", pile=pile)
    table.add("overcharge", "overcharge")
    table.add("slot", "slot")
    table.add("power", "power")
    table.add("knight", "knight")
    table.add("homeworld", "homeworld")
    for verb, word in (("hand", "hand"), ("discard", "discard"), ("area", "area")):
        for card in box.cards:
            table.add(verb, f"{word} {card.id}", card=card.id)
    for seat in range(SEATS):
        for place in range(1, PLACES + 1):
            table.add("weapon", f"weapon {seat}-{place}", other=seat, place=place)
    return table
