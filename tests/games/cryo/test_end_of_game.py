"""What is open after the end of the game. Rules CR-E3, CR-M7."""

from __future__ import annotations

import pytest

from sternentisch import Rng
from tests.support.cryo import Table


@pytest.mark.rule("CR-M7", "CR-E3")
def test_at_the_end_missions_are_open_and_hands_are_not() -> None:
    """What everybody sees after the end agrees with every guess."""
    table = Table().lay("A", home="1 2", out="1", missions="interface", hand="prototype")
    table.lay("B", missions="overclock", hand="automation").put(scrapped=True)
    table.incident("engineering", "IS1").begin("A").do("recall", "incident engineering", "return 3")
    assert table.state.over
    assert [player.hand for player in table.view("B").players] == [[], ["automation"]]
    for seat in (0, 1, None):
        for _ in range(20):
            guess = table.state.sample(seat, Rng(1))
            assert guess.view(seat) == table.state.view(seat)
            assert guess.outcome().points == table.state.outcome().points
