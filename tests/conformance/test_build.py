"""The build under test is the one that was asked for: plain sources, or the compiled package."""

from __future__ import annotations

import os

from sternentisch.games.cave_in.rules import mine
from sternentisch.kernel import rng, state


def test_the_build_is_the_one_asked_for() -> None:
    compiled = os.environ.get("STERNENTISCH_BUILD") == "compiled"
    for module in (rng, state, mine):
        assert str(module.__file__).endswith(".py") != compiled
