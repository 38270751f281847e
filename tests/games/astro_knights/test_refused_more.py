"""Why not: refusals of questions that are seldom asked. Rules AK-P, AK-C and AK-D."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import NOT_ASKED
from tests.support.astro_knights import Table


def trio() -> Table:
    return Table("christina", "zack", "silas")


@pytest.mark.rule("AK-1", "AK-C10", "AK-C17")
def test_a_weapon_goes_to_an_ally_or_stays() -> None:
    """You are no ally of yours, and nobody sits in the fourth seat."""
    table = trio().lay("zack", hand="mag_field").supply("weapon_low", "disruptor_pistol")
    table.begin("zack", energy=9).do("hand mag_field", "supply weapon_low")
    assert table.asked() == "ally-deck"
    assert table.refusal("seat silas") is None
    assert table.refusal("end") is None
    assert table.refusal("seat zack") == "AK-C10"
    assert table.refusal("seat 3") == "AK-1"
    assert table.refusal("boss") == NOT_ASKED


@pytest.mark.rule("AK-P5", "AK-A16", "AK-C3")
def test_which_weapon_attacks_out_of_turn() -> None:
    """A weapon that is there attacks; others, and empty places, do not."""
    table = trio().lay("zack", hand="targeting_sync", weapons="vibrax")
    table.lay("silas", weapons="repulsor", hand="normium")
    table.begin("zack", attack=False).do("hand targeting_sync")
    assert table.asked() == "pick-weapon"
    offered = [move for move in table.legal() if move.startswith("weapon")]
    assert offered
    assert table.refusal(offered[0]) is None
    assert table.refusal("weapon christina-1") == "AK-P5"
    assert table.refusal("boss") == NOT_ASKED


@pytest.mark.rule("AK-A17", "AK-D2")
def test_points_of_damage_are_split_among_those_in_play() -> None:
    table = trio().lay("zack", weapons="echo_ray", hand="normium").foes("tzorn 7", "fire_support 2")
    table.begin("zack").do("weapon zack-1")
    assert table.asked() == "split"
    assert table.refusal("boss") is None
    assert table.refusal("foe 2") is None
    assert table.refusal("foe 3") == "AK-D2"
    assert table.refusal("end") == NOT_ASKED
