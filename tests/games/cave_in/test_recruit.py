"""RECRUIT: rules CI-A1 to CI-A6."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

DOCK_OF_LEVEL = {1: "dock 1", 2: "dock 4", 3: "dock 7", 4: "dock 9"}


def ways_to_pay(table: Table, level: int) -> list[str]:
    """Start recruiting a mercenary; return the cards that pay for it, "" being no card."""
    table.do("recruit", DOCK_OF_LEVEL[level])
    if table.asked() == "recruit-pay":
        return ["" if move == "stop" else move for move in table.legal()]
    played = table.heard("card-played")
    return [f"card purple-{level - 1}" if played else ""]  # the only way was taken at once


@pytest.mark.rule("CI-A1", "CI-G4")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("P1 P1 P1 N1 N1 N1", None),
        ("P1 P1 P1 N1 N1 N1 B1", "CI-A1"),
        ("P1 P1 P1 N1 N1 N1 B1 B1", "CI-A1"),
    ],
)
def test_recruiting_needs_at_most_six_cards(hand: str, rule: str | None) -> None:
    """Six cards are fine. With seven Kate cannot recruit, though paying would make room."""
    table = Table("Kate", "Luke").docks("B2").lay("Kate", hand=hand).begin("Kate")
    assert table.refusal("recruit") == rule
    assert ("recruit" in table.legal()) == (rule is None)


@pytest.mark.rule("CI-A1")
def test_the_hand_is_counted_when_recruiting_is_declared() -> None:
    """Kate's first action brings her down to six cards; now she may recruit."""
    table = Table("Kate", "Luke").docks("B2 Y1")
    table.lay("Kate", hand="P1 P1 P1 N1 N1 N1 P3").begin("Kate")
    assert table.refusal("recruit") == "CI-A1"
    table.do("skill", "card purple-3")
    assert table.refusal("recruit") is None


@pytest.mark.rule("CI-A6", "CI-A2", "CI-A4")
@pytest.mark.parametrize(
    ("level", "reduction", "ways"),
    [
        (1, 0, [""]),
        (2, 0, ["card purple-1"]),
        (3, 0, ["card purple-2"]),
        (4, 0, ["card purple-3"]),
        (1, 2, [""]),
        (2, 2, ["card purple-1", ""]),
        (3, 2, ["card purple-2", ""]),
        (4, 2, ["card purple-1", "card purple-3"]),
    ],
)
def test_price_table(level: int, reduction: int, ways: list[str]) -> None:
    """With a card of each level in hand: the legal prices, without and with a Foreman."""
    table = Table("Kate", "Luke").docks("N1 B1 N2 N3 N4").lay("Kate", hand="P1 P2 P3 P4")
    table.turn(recruit_reduction=reduction).begin("Kate", start_phase=False)
    assert ways_to_pay(table, level) == ways


@pytest.mark.rule("CI-A2", "CI-A6")
@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_the_price_is_exactly_one_level_less(level: int, own: int) -> None:
    """A higher card does not pay, nor does a lower one."""
    table = Table("Kate", "Luke").docks(f"N1 B1 N{level}").lay("Kate", hand=f"P{own}")
    table.begin("Kate").do("recruit")
    expected = None if own == level - 1 else "CI-A2"
    assert table.refusal(DOCK_OF_LEVEL[level]) == expected


@pytest.mark.rule("CI-A2")
def test_several_cards_do_not_add_up() -> None:
    """Two level 1 cards do not buy a level 3 card; and one level 1 card is all level 2 takes."""
    table = Table("Kate", "Luke").docks("N3").lay("Kate", hand="P1 B1").begin("Kate")
    assert table.refusal("recruit") == "CI-A2"

    table = Table("Kate", "Luke").docks("N2").lay("Kate", hand="P1 B1").begin("Kate")
    table.do("recruit", "card purple-1")
    assert table.asked() == "main", "nothing may be added"
    assert table.hand("Kate") == "N2 B1"


@pytest.mark.rule("CI-A2")
def test_the_colour_of_the_payment_does_not_matter() -> None:
    """Any level 1 card pays for a level 2 card, whatever the two colours."""
    table = Table("Kate", "Luke").docks("B2").lay("Kate", hand="P1 N1 B1 Y1")
    table.begin("Kate").do("recruit")
    assert table.legal() == ["card purple-1", "card brown-1", "card blue-1", "card yellow-1"]


@pytest.mark.rule("CI-A2")
def test_level_1_is_free() -> None:
    """Kate recruits a level 1 card with an empty hand; she is not asked to pay."""
    table = Table("Kate", "Luke").docks("B1 N1").begin("Kate").do("recruit", "dock 0")
    assert table.heard("recruited")[0].facts == {"card": "frogt_opus", "dock": 0}
    assert table.hand("Kate") == "B1"
    assert table.base("Kate") == ""


@pytest.mark.rule("CI-A3", "CI-K3")
def test_payment_goes_to_the_play_area_without_its_skill() -> None:
    """Kate pays a blue 1, which could have taken a blue crystal, but does not when it is paid."""
    table = Table("Kate", "Luke").docks("N2").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1").begin("Kate").do("recruit")
    assert table.played() == "B1"
    assert table.hand("Kate") == "N2"
    assert table.asked() == "main"
    assert table.crystals("Kate") == []


@pytest.mark.rule("CI-A3")
def test_a_recruit_can_be_used_at_once() -> None:
    """The blue 2 Kate has just recruited mines a crystal as her second action."""
    table = Table("Kate", "Luke").docks("B2").mine("blue-1-plain-a")
    table.lay("Kate", hand="P1").begin("Kate")
    assert table.refusal("mine") == "CI-M6"
    table.do("recruit", "mine")
    assert table.crystals("Kate") == ["blue-1-plain-a"]
    assert table.base("Kate") == "P1 B2"


@pytest.mark.rule("CI-A3", "CI-G10")
def test_a_place_in_the_docks_stays_empty() -> None:
    """The place of the recruit is filled at cleanup only."""
    table = Table("Kate", "Luke").docks("B1 N1").lay("Kate", hand="P1").begin("Kate")
    table.do("recruit", "dock 0")
    assert table.dock_at(0) == ""
    table.do("end")
    assert table.dock_at(0) != ""


@pytest.mark.rule("CI-A4")
@pytest.mark.parametrize("leader", ["N2", "P1"])
def test_a_foreman_leads(leader: str) -> None:
    """Under a Foreman Kate, empty-handed, recruits up to level 3; under another leader level 1."""
    table = Table("Kate", "Luke").docks("B1 Y1 B2 B3 B4").lay("Kate", base=leader)
    table.begin("Kate").do("recruit")
    cheap = ["dock 0", "dock 1"]
    assert table.legal() == (["dock 0", "dock 1", "dock 4", "dock 7"] if leader == "N2" else cheap)
    assert table.refusal("dock 9") == "CI-A2"


@pytest.mark.rule("CI-A4", "CI-AMB-4", "CI-K-N2")
def test_foremen_do_not_add_up() -> None:
    """With two Foremen a level 4 card still takes a level 1 card."""
    table = Table("Kate", "Luke").docks("Y4").mine("blue-1-plain-a")
    table.lay("Kate", hand="N2 B2", base="N2").begin("Kate").do("skill", "card brown-2")
    assert table.refusal("recruit") == "CI-A2"

    table = Table("Kate", "Luke").docks("Y4").lay("Kate", hand="N2 B1", base="N2")
    table.begin("Kate").do("skill", "card brown-2", "recruit")
    assert table.base("Kate") == "N2 N2 B1"


@pytest.mark.rule("CI-A4", "CI-G5", "CI-AMB-3")
def test_the_normal_price_stays_available() -> None:
    """Under a Foreman Kate may still pay a level 2 card for level 3, to make it her leader."""
    table = Table("Kate", "Luke").docks("Y3").lay("Kate", hand="B2 P3", base="N2").begin("Kate")
    table.do("recruit")
    assert table.legal() == ["card blue-2", "stop"]
    table.do("card blue-2")
    assert table.hand("Kate") == "P3 Y3"
    assert table.played() == "B2"


@pytest.mark.rule("CI-A4", "CI-A1")
def test_a_foreman_makes_no_room() -> None:
    """Even where no card is needed, seven cards in hand bar the action."""
    table = Table("Kate", "Luke").docks("B1 Y3").lay("Kate", hand="P1 P1 P1 N1 N1 N1 B1", base="N2")
    assert table.begin("Kate").refusal("recruit") == "CI-A1"


@pytest.mark.rule("CI-A5", "CI-AMB-19", "CI-K-G2")
@pytest.mark.parametrize(
    ("card", "levels"),
    [("G1", [2, 3]), ("G2", [3]), ("G3", [4]), ("B1", [2]), ("B2", [3]), ("B3", [4])],
)
def test_stalkroot_doubles_weedlocks_at_will(card: str, levels: list[int]) -> None:
    """Under a Stalkroot a green card counts its level or twice that; other cards do not."""
    table = Table("Kate", "Luke", wild="purple red").docks("Y1 N1 N2 N3 N4")
    table.lay("Kate", hand=card, base="G2").begin("Kate").do("recruit")
    offered = [level for level in (2, 3, 4) if table.refusal(DOCK_OF_LEVEL[level]) is None]
    assert offered == levels


@pytest.mark.rule("CI-A5", "CI-A4")
def test_stalkroot_and_foreman_work_together() -> None:
    """A Foreman's price for level 4 is a level 1 card: a green 1 pays it, a green 2 does not."""
    table = Table("Kate", "Luke", wild="purple red").docks("Y4")
    table.lay("Kate", hand="N2 G1 G2 N3 B2", base="G2").begin("Kate")
    table.do("skill", "card brown-2", "recruit")
    assert table.legal() == ["card brown-3", "card green-1"]
    assert table.refusal("card green-2") == "CI-A2"
    assert table.refusal("card blue-2") == "CI-A2"
