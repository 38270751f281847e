"""Spaces, and the arrays that lie in them: what a seat knows, and what it may do."""

from __future__ import annotations

from sternentisch.kernel.observation import Field
from sternentisch.kernel.state import State
from sternentisch.rl.extra import not_installed
from sternentisch.rl.setting import Setting

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict
    from numpy.typing import NDArray
except ImportError as error:
    raise not_installed(error) from error

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]
"""One for what is legal; spaces sample with masks of this type alone."""


def numbers_box(fields: list[Field]) -> Box:
    """Return the space of observations: the range of every number is exact."""
    sizes = [field.size for field in fields]
    high = np.repeat(np.array([field.high for field in fields], np.uint8), sizes)
    return Box(np.zeros_like(high), high, dtype=np.uint8)


def masked_space(setting: Setting, actions: int) -> Dict:
    """Return the space of observations that come with the mask of `actions` actions."""
    mask = Box(0, 1, (actions,), np.int8)
    return Dict({"observation": numbers_box(setting.fields), "action_mask": mask})


class Observer:
    """Writes down what seats know and may do; the mask may be longer than the game's table."""

    def __init__(self, setting: Setting, actions: int) -> None:
        self.setting = setting
        self.actions = actions

    def numbers(self, state: State, seat: int) -> Numbers:
        """Return what a seat knows."""
        return np.frombuffer(bytearray(self.setting.game.observe(state, seat)), np.uint8)

    def mask(self, state: State, seat: int) -> Mask:
        """Return what a seat may do; nothing, while somebody else is asked."""
        mask = np.zeros(self.actions, np.int8)
        if state.chooser == seat:
            mask[state.offers] = 1
        return mask
