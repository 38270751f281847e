"""The only source of chance: a small generator that lives in the state.

The algorithm is part of the record format and never changes: a 48-bit linear congruential
generator (multiplier 0x5DEECE66D, increment 11), of which each draw shows the upper 32 bits. The
seed is hashed first, so that neighbouring seeds have nothing in common. Both products below stay
under 2**63, so the compiled and the interpreted build agree bit for bit.
"""

from __future__ import annotations

import hashlib
from operator import attrgetter
from typing import Any, Final, final

from mypy_extensions import i64

MULTIPLIER: Final = 0x5DEECE66D
INCREMENT: Final = 11
MASK_48: Final = (1 << 48) - 1
MASK_24: Final = (1 << 24) - 1
INDEX: Final = attrgetter("index")


@final
class Rng:
    """A generator with one number of state; equal seeds give equal draws everywhere.

    `value`, where given, is that number itself: for cloning, and for loading positions.
    """

    __slots__ = ("value",)

    def __init__(self, seed: int | str, value: int = -1) -> None:
        if value < 0:
            digest = hashlib.sha256(f"sternentisch:{seed}".encode()).digest()
            value = int.from_bytes(digest[:6], "big")
        self.value = value

    def __repr__(self) -> str:
        return f"Rng(0, {self.value})"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (0, self.value)

    def draw(self) -> int:
        """Draw 32 random bits."""
        value: i64 = self.value
        low: i64 = (value & MASK_24) * MULTIPLIER + INCREMENT
        high: i64 = (((value >> 24) * MULTIPLIER) & MASK_24) << 24
        value = (low + high) & MASK_48
        self.value = value
        return value >> 16

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound` - 1; that it is at least 1 is not checked, for speed."""
        drawn: i64 = self.draw()
        return (drawn * bound) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Bring a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            if other != last:
                items[last], items[other] = items[other], items[last]

    def mix(self, pieces: list[Any]) -> None:
        """Shuffle pieces so that nothing of their old order is left: for guesses.

        Equal draws then give equal orders, whatever the order was. Pieces have an `index`.
        """
        pieces.sort(key=INDEX)
        self.shuffle(pieces)

    def clone(self) -> Rng:
        """Return a generator that will draw the same numbers."""
        return Rng(0, self.value)

    def fork(self) -> Rng:
        """Draw a new, unrelated generator out of this one."""
        return Rng(f"fork:{self.draw()}:{self.draw()}")
