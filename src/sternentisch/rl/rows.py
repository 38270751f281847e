"""Rows of numbers into one array, quickly."""

from __future__ import annotations

from sternentisch.rl.extra import not_installed

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise not_installed(error) from error


class Rows:
    """Collects rows of numbers, then writes all of them.

    Nearly all numbers of an observation fit into a byte, and of all ways from a list to an array
    the one through a `bytearray` is the quickest by far. A row that does not fit goes another way.
    """

    def __init__(self, width: int) -> None:
        self.blank = bytearray(width)
        self.parts: list[bytearray] = []
        self.large: dict[int, list[int]] = {}

    def clear(self) -> None:
        """Forget what was collected."""
        self.parts.clear()
        self.large.clear()

    def put(self, row: list[int]) -> None:
        """Take the next row."""
        try:
            self.parts.append(bytearray(row))
        except ValueError:
            self.large[len(self.parts)] = row
            self.parts.append(self.blank)

    def write(self, array: NDArray[np.int16]) -> None:
        """Write all rows."""
        array[:] = np.frombuffer(b"".join(self.parts), np.uint8).reshape(array.shape)
        for number, row in self.large.items():
            array[number] = row
