"""Missions: what each of the eight counts. Rules CR-C21, CR-V4, CR-E3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cryo import Table

CAVES = ("K01", "K02", "K03", "K04", "K06", "K07", "K09", "K12")
"""The caves of a game for two."""
MISSIONS = {
    "ground_scanner": "Expansion",
    "supercharge": "Power Bank",
    "interface": "Plunder",
    "wakeup_protocol": "Fortress",
    "automation": "Industry",
    "prototype": "Reserve",
    "early_warning": "Monument",
    "overclock": "Community",
}


def points(table: Table, card: str) -> int:
    """Begin a turn with this one mission; return what it would score now."""
    table.lay("A", missions=card).begin("A")
    return table.state.outcome().breakdown[table.seat("A")]["missions"]


def settled(*pods: int, other: int = 0) -> Table:
    """Put pods of A into caves, one number for each, and pods of B into all of these."""
    table = Table()
    for cave, count in zip(CAVES, pods, strict=False):
        tile = table.body["caves"][int(cave[1:]) - 1]
        table.cave(cave, tile, A=count, B=other)
    return table


# --- caves ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C21")
@pytest.mark.parametrize(
    ("pods", "expansion", "community", "fortress"),
    [
        ((), 0, 0, 0),
        ((1,), 1, 0, 1),
        ((2,), 1, 2, 2),
        ((1, 1, 1, 1, 1), 5, 0, 1),
        ((3, 2, 1), 3, 4, 3),
        ((2, 2, 2, 2), 4, 8, 2),
        ((1, 0, 5), 2, 2, 5),
        ((1, 1, 1, 1, 1, 1, 1, 1), 8, 0, 1),
        ((14,), 1, 2, 14),
    ],
)
def test_missions_about_caves(
    pods: tuple[int, ...], expansion: int, community: int, fortress: int
) -> None:
    """Expansion: 1 a cave. Community: 2 a cave with two pods. Fortress: 1 a pod of the largest."""
    assert points(settled(*pods), "ground_scanner") == expansion
    assert points(settled(*pods), "overclock") == community
    assert points(settled(*pods), "wakeup_protocol") == fortress


@pytest.mark.rule("CR-C21")
@pytest.mark.parametrize(("card", "worth"), [("ground_scanner", 2), ("overclock", 2)])
def test_pods_of_the_others_do_not_matter(card: str, worth: int) -> None:
    """Neither do majorities."""
    assert points(settled(2, 1, other=0), card) == worth
    assert points(settled(2, 1, other=3), card) == worth
    assert points(settled(0, 0, other=3), card) == 0
    assert points(settled(2, 1, other=4), "wakeup_protocol") == 2


@pytest.mark.rule("CR-C21")
def test_pods_elsewhere_are_no_settlement() -> None:
    """On the platform, on salvage spaces, destroyed."""
    for card in ("ground_scanner", "overclock", "wakeup_protocol"):
        table = Table().lay("A", pool=4, destroyed=3).salvage("A", "1 4")
        assert points(table, card) == 0


# --- what lies on the platform -------------------------------------------------------------------


@pytest.mark.rule("CR-C21")
@pytest.mark.parametrize("energy", [0, 1, 5, 8])
def test_power_bank_counts_energy(energy: int) -> None:
    assert points(Table().lay("A", f"5/5/5/5 +{energy}"), "supercharge") == energy


@pytest.mark.rule("CR-C21", "CR-AMB-21", "CR-AMB-22")
@pytest.mark.parametrize(
    ("tracks", "worth"),
    [
        ("0/0/0/0 +8", 0),
        ("1/0/0/0 +8", 0),
        ("1/1/0/0", 1),
        ("1/0/0/1", 1),
        ("1/1/1/0", 1),
        ("1/1/1/1", 2),
        ("0/0/0/5", 2),
        ("3/0/3/1", 3),
        ("5/5/5/5 +8", 10),
    ],
)
def test_reserve_counts_two_resources_of_any_kind(tracks: str, worth: int) -> None:
    """All four together, rounded down; nanites count, energy does not."""
    assert points(Table().lay("A", tracks), "prototype") == worth


@pytest.mark.rule("CR-C21")
@pytest.mark.parametrize("count", range(8))
def test_industry_counts_installed_tiles(count: int) -> None:
    """In whichever slot, whether the action is complete or not."""
    tiles = ("RC1", "RC1", "RC6", "RO4", "RO2", "RT6", "RT1")
    slots = " ".join(f"{7 - n}:{tiles[n]}" for n in range(count))
    assert points(Table().lay("A", slots=slots), "automation") == count


@pytest.mark.rule("CR-C21", "CR-R5", "CR-R6")
def test_plunder_counts_collected_tiles_sunset_included() -> None:
    assert points(Table(), "interface") == 0
    assert points(Table().lay("A", incidents="IE2 IE3 IL4"), "interface") == 3
    assert points(Table().lay("B", incidents="IE2 IE3"), "interface") == 0

    table = Table().lay("A", out="17", missions="interface", incidents="IE2")
    table.incident("rnd", "IS1").track("").begin("A").do("recall", "incident rnd", "return 6")
    assert table.state.over
    assert table.state.outcome().breakdown[0]["missions"] == 2


@pytest.mark.rule("CR-C21", "CR-R3")
def test_plunder_does_not_count_sabotage() -> None:
    """Nobody collects it."""
    table = Table().lay("A", out="17", missions="interface").incident("rnd", "IE1").begin("A")
    table.do("recall", "incident rnd", "return 6")
    assert table.state.outcome().breakdown[0]["missions"] == 0


# --- salvage -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C21")
@pytest.mark.parametrize(("spaces", "worth"), [("", 0), ("1", 2), ("1 2", 4), ("1 4 5 8", 8)])
def test_monument_counts_pods_on_salvage_spaces(spaces: str, worth: int) -> None:
    """Two points each; those of the others do not count."""
    assert points(Table().salvage("A", spaces).salvage("B", "7"), "early_warning") == worth


# --- several missions ----------------------------------------------------------------------------


@pytest.mark.rule("CR-C21", "CR-V4")
def test_the_points_of_several_missions_are_added() -> None:
    table = settled(2, 2, 1).lay("A", "1/1/1/1 +3", missions="ground_scanner supercharge")
    assert points(table, "overclock") == 3 + 3 + 4


@pytest.mark.rule("CR-C21", "CR-V4")
@pytest.mark.parametrize("card", MISSIONS)
def test_only_a_card_played_as_a_mission_scores_as_one(card: str) -> None:
    """Not in hand, not as an upgrade, not as a vehicle."""
    ways: list[dict[str, Any]] = [{"hand": card}, {"upgrades": card}, {"vehicles": card}]
    for way in ways:
        table = settled(3, 2).lay("A", "5/5/5/5 +8", slots="1:RC1", incidents="IE2")
        table.salvage("A", "1").lay("A", **way).begin("A")
        assert table.state.outcome().breakdown[0]["missions"] == 0


@pytest.mark.rule("CR-C21", "CR-E3")
def test_missions_look_at_the_end_of_the_game() -> None:
    """What the last recall brings counts: salvage, Sunset itself, a platform action."""
    table = Table().lay("A", "1/0/0/0", out="17", home="1 2", slots="3:RC2")
    table.lay("A", missions="prototype interface supercharge").salvage("A", "1 2")
    table.incident("rnd", "IS1").track("").begin("A")
    assert table.state.outcome().breakdown[0]["missions"] == 0
    table.do("recall", "incident rnd", "return 3", "use", "end-turn")

    assert table.state.over
    assert table.tracks("A") == "2/0/0/0 +1"
    assert table.state.outcome().breakdown[0]["missions"] == 1 + 1 + 1


@pytest.mark.rule("CR-C21", "CR-AMB-26")
def test_everybody_scores_their_own_missions() -> None:
    table = Table(3).lay("A", "0/0/0/0 +4", missions="supercharge")
    table.lay("B", "0/0/0/0 +6", missions="supercharge").lay("C", "0/0/0/0 +8").begin("A")
    assert [part["missions"] for part in table.state.outcome().breakdown] == [4, 6, 0]
