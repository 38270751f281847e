"""The map of Magnastorm as its rules list it, and distances on it, counted anew for tests."""

from __future__ import annotations

FOUR = """
    S1A green blue red | S1B S1C S6D/T6M
    S1B white | S1A S1D S6B/T6X
    S1C green blue | S1A S1D S2C/T1X
    S1D red white | S1B S1C S2A/T1M
    S2A blue red green | S1D/T1M S2B S2C
    S2B white | S2A S2D S3B/T2X
    S2C blue red | S1C/T1X S2A S2D
    S2D green white | S2B S2C S3A/T2M
    S3A red green blue | S2D/T2M S3B S3C
    S3B white | S2B/T2X S3A S3D
    S3C red green | S3A S3D S4C/T3X
    S3D blue white | S3B S3C S4A/T3M
    S4A green blue red | S3D/T3M S4B S4C
    S4B white | S4A S4D S5B/T4X
    S4C blue red | S3C/T3X S4A S4D
    S4D green white | S4B S4C S5A/T4M
    S5A blue red green | S4D/T4M S5B S5C
    S5B white | S4B/T4X S5A S5D
    S5C red green | S5A S5D S6C/T5X
    S5D blue white | S5B S5C S6A/T5M
    S6A red green blue | S5D/T5M S6B S6C
    S6B white | S1B/T6X S6A S6D
    S6C green blue | S5C/T5X S6A S6D
    S6D red white | S1A/T6M S6B S6C
"""
"""With four players: area, fields, neighbours (with the transmitter space of the line)."""

FOUR_EXITS = """
    T1M S1D S2A S2C
    T1X S1C S2C S2D
    T2M S2D S3A S3C
    T2X S2B S3B S3D
    T3M S3D S4A S4C
    T3X S3C S4C S4D
    T4M S4D S5A S5C
    T4X S4B S5B S5D
    T5M S5D S6A S6C
    T5X S5C S6C S6D
    T6M S6D S1A S1C
    T6X S6B S1B S1D
"""

FEWER = """
    S1A green blue red | S1B S1C S6C/T6M
    S1B white | S1A S1C S2B/T1X
    S1C green blue | S1A S1B S2A/T1M
    S2A blue red green | S1C/T1M S2B S2C
    S2B white | S1B/T1X S2A S2C
    S2C blue red | S2A S2B S3A/T2M
    S3A red green blue | S2C/T2M S3B S3C
    S3B white | S3A S3C S4B/T3X
    S3C red green | S3A S3B S4A/T3M
    S4A green blue red | S3C/T3M S4B S4C
    S4B white | S3B/T3X S4A S4C
    S4C blue red | S4A S4B S5A/T4M
    S5A blue red green | S4C/T4M S5B S5C
    S5B white | S5A S5C S6B/T5X
    S5C red green | S5A S5B S6A/T5M
    S6A red green blue | S5C/T5M S6B S6C
    S6B white | S5B/T5X S6A S6C
    S6C green blue | S1A/T6M S6A S6B
"""
"""With two or three players."""

FEWER_EXITS = """
    T1M S1C S2A S2B
    T1X S1B S2B S2C
    T2M S2C S3A S3B
    T3M S3C S4A S4B
    T3X S3B S4B S4C
    T4M S4C S5A S5B
    T5M S5C S6A S6B
    T5X S5B S6B S6C
    T6M S6C S1A S1B
"""


class Map:
    """Areas, lines and transmitter spaces of the side for a number of players."""

    def __init__(self, seats: int) -> None:
        areas, exits = (FOUR, FOUR_EXITS) if seats == 4 else (FEWER, FEWER_EXITS)
        self.fields: dict[str, list[str]] = {}
        self.lines: dict[str, dict[str, str]] = {}
        for line in areas.strip().splitlines():
            own, others = line.split("|")
            area, *colours = own.split()
            self.fields[area] = colours
            self.lines[area] = {other[:3]: other[4:] for other in others.split()}
        self.exits = {line.split()[0]: line.split()[1:] for line in exits.strip().splitlines()}

    def distance(self, area: str, calm: str, clockwise: bool = False) -> int:
        """Count the steps to the nearest area of a calm sector ("123"), or only clockwise ones."""
        steps, reached = 0, {area}
        while not any(other[1] in calm for other in reached):
            steps += 1
            for here in list(reached):
                for there in self.lines[here]:
                    if not clockwise or there[1] in (here[1], str(int(here[1]) % 6 + 1)):
                        reached.add(there)
        return steps

    def ends(self, area: str, calm: str, reach: int, moved: bool = False) -> set[str]:
        """Return the areas in which a walk may end, as MS-M4, MS-M8 and MS-M9 have it."""
        distance = self.distance(area, calm)
        if area[1] in calm:
            steps = [there for there in self.lines[area] if there[1] in calm]
            is_end = True
        elif distance <= reach:
            steps = [t for t in self.lines[area] if self.distance(t, calm) <= reach - 1]
            is_end = False
        else:
            ahead = self.distance(area, calm, clockwise=True)
            steps = [t for t in self.lines[area] if self.distance(t, calm, clockwise=True) < ahead]
            is_end = moved
        found = {area} if is_end else set()
        for there in steps if reach else []:
            found |= self.ends(there, calm, reach - 1, moved=True)
        return found
