"""The eight vehicles, and what is special about Moth and Spider. Rules CR-C19, CR-C20, CR-C10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cryo import Table, game

ROOMS = {
    "ground_scanner": 4,
    "supercharge": 2,
    "interface": 3,
    "wakeup_protocol": 4,
    "automation": 4,
    "prototype": 3,
    "early_warning": 3,
    "overclock": 3,
}
"""Rhino, Moth, Ram, Crab, Mole, Shark, Spider and Turtle, by the upgrades of their cards."""


def ready(vehicles: str, tracks: str = "5/5/5/0 +8", pool: int = 1, **laid: Any) -> Table:
    """Put a drone of A on the Launch dock; every cave is face up."""
    table = Table(4).lay("A", tracks, pool=pool, vehicles=vehicles, hand="prototype", **laid)
    for cave in game().box.caves:
        table.cave(cave.id, table.body["caves"][cave.index])
    return table.at("A", "17")


def playing(hand: str, **laid: Any) -> Table:
    """Give A a card action."""
    return Table().lay("A", hand=hand, **laid).space("T1", "RT6")


# --- all eight -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-C10", "CR-K6")
@pytest.mark.parametrize("card", ROOMS)
def test_each_vehicle_adds_its_places(card: str) -> None:
    table = playing(card).at("A", "9").do("activate north", "take-tile")
    assert table.player("A").room == 5
    table.do(f"card-play {card} vehicle")

    assert table.player("A").room == 5 + ROOMS[card]
    assert table.view().players[0].vehicle_rooms == [ROOMS[card]]


@pytest.mark.rule("CR-C10", "CR-D9")
@pytest.mark.parametrize("card", ROOMS)
def test_each_vehicle_takes_as_many_pods_as_it_holds(card: str) -> None:
    table = ready(card, pool=5).do("activate north", "tunnel t1", "settle first")
    most = ROOMS[card]
    assert table.legal() == [f"load {pods}" for pods in range(1, most + 1)]
    if most < 5:
        assert table.refusal(f"load {most + 1}") == "CR-D9"
    table.do(f"load {most}")

    assert (table.pods("K01", "A"), table.player("A").pool) == (most, 5 - most)
    assert (table.player("A").vehicles, table.player("A").room) == ((), 5)
    assert table.view().discard[card] == 1


@pytest.mark.rule("CR-C10", "CR-D9")
@pytest.mark.parametrize("card", ROOMS)
def test_a_full_platform_and_a_full_vehicle(card: str) -> None:
    """All pods of the vehicle have to go: the rest fill the platform."""
    table = ready(card, pool=5 + ROOMS[card]).do("activate north", "tunnel t1", "settle first")
    assert (table.player("A").pool, table.pods("K01", "A")) == (5, ROOMS[card])


@pytest.mark.rule("CR-C5", "CR-D9")
def test_vehicles_are_told_apart_by_their_places() -> None:
    """In the order in which they were played; after a launch the others close up."""
    table = ready("supercharge interface ground_scanner", pool=4).do("activate north", "vehicle 2")
    table.do("tunnel t1", "settle first", "load 3")
    assert table.view().players[0].vehicles == ["supercharge", "ground_scanner"]
    assert table.view().players[0].vehicle_rooms == [2, 4]
    assert table.asked() == "end-turn", "a drone launches once"

    table = ready("supercharge", pool=4).do("activate north")
    assert table.asked() == "tunnel", "a single vehicle is taken without asking"


# --- Moth ----------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C19", "CR-AMB-20")
@pytest.mark.parametrize("tunnel", [f"t{number}" for number in range(1, 8)])
@pytest.mark.parametrize("upgrades", ["", "supercharge"])
def test_the_moth_needs_one_energy_for_any_way(tunnel: str, upgrades: str) -> None:
    """With Supercharge it is still one."""
    table = ready("supercharge", "5/5/5/0 +1", upgrades=upgrades).do("activate north")
    assert len(table.legal()) == 7
    table.do(f"tunnel {tunnel}", "settle second")
    assert table.player("A").tracks[4] == 0

    table = ready("supercharge", "5/5/5/0 +0", upgrades=upgrades)
    assert table.refusal("activate north") == "CR-D9", "nothing is free"


@pytest.mark.rule("CR-C19")
def test_the_moth_saves_energy_only_on_its_own_launches() -> None:
    """Other vehicles pay the whole way, and settling costs the same."""
    table = ready("supercharge interface", "5/5/5/0 +1").do("activate north", "vehicle 2")
    assert table.asked() == "settle", "the Ram gets to tunnel section 1 only"

    table = ready("supercharge", "0/0/0/0 +8")
    assert table.refusal("activate north") == "CR-D9", "no cave can be paid for"


@pytest.mark.rule("CR-C19", "CR-C17")
def test_a_moth_with_wake_up_protocol_takes_three_pods() -> None:
    table = ready("supercharge", "5/5/5/0 +1", pool=4, upgrades="wakeup_protocol")
    table.do("activate north", "tunnel t6", "settle both", "load 3", "split 2")
    assert (table.pods("K11", "A"), table.pods("K12", "A")) == (2, 1)
    assert table.player("A").tracks[4] == 0


# --- Spider --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C20")
@pytest.mark.parametrize(("destroyed", "left"), [(0, 0), (1, 0), (4, 3)])
def test_the_spider_brings_back_a_destroyed_pod(destroyed: int, left: int) -> None:
    """One, if there is any, and only of its owner."""
    table = playing("early_warning").lay("A", destroyed=destroyed).lay("B", destroyed=2)
    table.at("A", "9").do("activate north", "take-tile", "card-play early_warning vehicle")

    player = table.player("A")
    assert (player.destroyed, player.pool) == (left, destroyed - left)
    assert (table.player("B").destroyed, table.player("B").pool) == (2, 0)
    assert len(table.heard("pod-rescued")) == destroyed - left


@pytest.mark.rule("CR-C20", "CR-K6")
def test_there_is_always_room_on_the_spider() -> None:
    """The platform and the other vehicles may be full."""
    table = playing("early_warning", vehicles="interface").lay("A", pool=8, destroyed=1)
    table.at("A", "9").do("activate north", "take-tile", "card-play early_warning vehicle")
    assert (table.player("A").pool, table.player("A").room) == (9, 11)


@pytest.mark.rule("CR-C20")
@pytest.mark.parametrize("mode", ["upgrade", "mission"])
def test_the_card_rescues_nobody_when_played_otherwise(mode: str) -> None:
    table = playing("early_warning").lay("A", destroyed=2).at("A", "9")
    table.do("activate north", "take-tile", f"card-play early_warning {mode}")
    assert (table.player("A").destroyed, table.player("A").pool) == (2, 0)


@pytest.mark.rule("CR-C20")
def test_each_spider_rescues_once_when_it_is_played() -> None:
    """Two Spiders bring back two pods; a launch brings back none."""
    table = Table().lay("A", "0/0/2/0", destroyed=3, hand="early_warning early_warning")
    table.at("A", "9").do("activate west", "amount 2", "draws 0")
    table.do("card-play early_warning vehicle", "card-play early_warning vehicle")
    assert (table.player("A").destroyed, table.player("A").pool) == (1, 2)

    table = ready("early_warning", pool=1, destroyed=2).do("activate north", "tunnel t1")
    table.do("settle first")
    assert (table.player("A").destroyed, table.player("A").pool) == (2, 0)


@pytest.mark.rule("CR-C20")
@pytest.mark.parametrize("card", [card for card in ROOMS if card != "early_warning"])
def test_no_other_vehicle_rescues_anybody(card: str) -> None:
    table = playing(card).lay("A", destroyed=2).at("A", "9")
    table.do("activate north", "take-tile", f"card-play {card} vehicle")
    assert (table.player("A").destroyed, table.player("A").pool) == (2, 0)


@pytest.mark.rule("CR-C19")
@pytest.mark.parametrize("card", [card for card in ROOMS if card != "supercharge"])
def test_no_other_vehicle_saves_energy(card: str) -> None:
    table = ready(card, "5/5/5/0 +4").do("activate north")
    assert "tunnel t5" not in table.legal()
    table.do("tunnel t7", "settle first")
    assert table.player("A").tracks[4] == 0
