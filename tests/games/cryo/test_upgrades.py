"""Upgrades at work: Ground Scanner, Supercharge, Interface, Automation, Prototype.

Rules CR-C11 to CR-C15, each with the upgrade and without it.
"""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.kernel.state import REVEAL
from tests.games.cryo.test_cards import card_action
from tests.support.cryo import Table, game

# --- Ground Scanner ------------------------------------------------------------------------------


def scouting(seats: int = 2, tile: str = "L1", **laid: Any) -> Table:
    """Return a table at which A can scout K03, where a tile lies face down."""
    table = Table(seats).lay("A", "0/0/1/0 +1", pool=1, **laid)
    return table.cave("K03", tile, is_open=False)


def scout(table: Table) -> Table:
    return table.at("A", "13").do("activate west", "reveal k03")


@pytest.mark.rule("CR-C11")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("L1", "1/1/0/0"),
        ("L2", "0/1/1/0"),
        ("L3", "1/0/1/0"),
        ("L4", "2/0/0/0"),
        ("L5", "0/2/0/0"),
        ("L6", "0/0/2/0"),
    ],
)
def test_ground_scanner_gains_the_settlement_cost_of_a_scouted_cave(tile: str, gain: str) -> None:
    """Although somebody else scouts it; without the upgrade nobody gains."""
    table = scout(scouting(tile=tile).lay("B", upgrades="ground_scanner"))
    assert table.tracks("B") == f"{gain} +0"
    assert table.tracks("A") == "0/0/0/0 +0"

    table = scout(scouting(tile=tile))
    assert (table.tracks("A"), table.tracks("B")) == ("0/0/0/0 +0", "0/0/0/0 +0")


@pytest.mark.rule("CR-C11", "CR-AMB-23")
def test_everybody_with_ground_scanner_gains_the_scout_included() -> None:
    table = scouting(4, "L4", upgrades="ground_scanner").lay("C", upgrades="ground_scanner")
    scout(table.lay("D", "4/0/0/0", upgrades="ground_scanner"))

    assert table.tracks("A") == "2/0/0/0 +0"
    assert table.tracks("B") == "0/0/0/0 +0"
    assert table.tracks("C") == "2/0/0/0 +0"
    assert table.tracks("D") == "5/0/0/0 +0", "one does not fit"


@pytest.mark.rule("CR-C11", "CR-D6")
def test_what_ground_scanner_brings_does_not_pay_for_scouting() -> None:
    """The scout pays first."""
    table = scouting(tile="L6", upgrades="ground_scanner").lay("A", "0/0/0/0 +1").at("A", "13")
    assert table.refusal("activate west") == "CR-D6"


@pytest.mark.rule("CR-C11")
def test_whoever_has_seen_the_caves_cannot_take_ground_scanner_back() -> None:
    """Other upgrades show nothing new."""
    for card, seen in (("ground_scanner", True), ("overclock", False)):
        table = card_action(card).do(f"card-play {card} upgrade")
        assert bool(table.state.barrier & REVEAL) == seen


@pytest.mark.rule("CR-C11")
def test_ground_scanner_gains_nothing_from_a_launch() -> None:
    table = Table().lay("A", "1/0/0/0 +1", pool=1, vehicles="interface", upgrades="ground_scanner")
    table.lay("B", upgrades="ground_scanner").cave("K01", "S1").cave("K02", "S4").at("A", "17")
    table.do("activate north")
    assert table.tracks("A") == table.tracks("B") == "0/0/0/0 +0"
    assert table.pods("K01", "A") == 1


@pytest.mark.rule("CR-C11", "CR-M7")
def test_ground_scanner_sees_all_face_down_caves() -> None:
    """From the moment it is played; the others still see two caves."""
    table = Table(3).lay("A", hand="ground_scanner").lay("C", upgrades="ground_scanner")
    table.space("T1", "RT6").at("A", "9").do("activate north", "take-tile")

    def seen(person: str | None) -> list[str]:
        return [cave.id for cave in table.view(person).caves if cave.tile is not None]

    everything = [cave.id for cave in game().box.caves if cave.min_players <= 3]
    assert len(everything) == 10
    assert (seen("A"), seen("B"), seen(None)) == (["K01", "K02"],) * 3
    assert seen("C") == everything

    table.do("card-play ground_scanner upgrade")
    assert (seen("A"), seen("B")) == (everything, ["K01", "K02"])
    hidden = next(cave for cave in table.view("A").caves if cave.id == "K03")
    tile = next(tile for tile in game().box.cave_tiles if tile.id == hidden.tile)
    assert (hidden.open, hidden.first, hidden.second) == (False, tile.first, tile.second)
    assert sum(hidden.cost.values()) == sum(tile.cost)


# --- Supercharge ---------------------------------------------------------------------------------


def ready_to_launch(energy: int, upgrades: str = "") -> Table:
    """Return a table at which A can pay for any cave, with all of them face up."""
    table = Table(4).lay("A", f"5/5/5/0 +{energy}", pool=1, vehicles="interface")
    table.lay("A", upgrades=upgrades, hand="prototype")
    for cave in game().box.caves:
        table.cave(cave.id, table.body["caves"][cave.index])
    return table.at("A", "17")


@pytest.mark.rule("CR-C12", "CR-B8", "CR-D9")
@pytest.mark.parametrize(
    ("tunnel", "full", "half"),
    [
        *(("t1", 1, 1), ("t2", 2, 1), ("t3", 3, 2), ("t4", 3, 2)),
        *(("t5", 5, 3), ("t6", 5, 3), ("t7", 4, 2)),
    ],
)
def test_supercharge_halves_the_energy_of_a_launch_rounded_up(
    tunnel: str, full: int, half: int
) -> None:
    """Each energy counts as two; what is left of an odd number is lost."""
    for upgrades, cost in (("", full), ("supercharge", half)):
        table = ready_to_launch(cost, upgrades)
        table.do("activate north")
        if table.asked() == "tunnel":
            table.do(f"tunnel {tunnel}")
        table.do("settle first")
        assert table.player("A").tracks[4] == 0
        (event,) = table.heard("vehicle-launched")
        assert event.facts["tunnel"] == tunnel.upper()

        table = ready_to_launch(cost - 1, upgrades)
        if cost == 1:
            assert table.refusal("activate north") == "CR-D9"
        else:
            table.do("activate north")
            assert f"tunnel {tunnel}" not in table.legal()


@pytest.mark.rule("CR-C12", "CR-D6")
def test_supercharge_changes_launches_only() -> None:
    """Those of its owner: scouting costs the same, and so do launches of the others."""
    assert scout(scouting(upgrades="supercharge")).tracks("A") == "0/0/0/0 +0"

    table = ready_to_launch(1).do("activate north")
    assert table.asked() == "settle", "tunnel section 2 is too far"
    table = Table().lay("A", "5/5/5/0 +1", pool=1, vehicles="interface")
    table.lay("B", upgrades="supercharge").cave("K04", "S5").at("A", "17").do("activate north")
    assert table.asked() == "settle", "it is B's upgrade"


# --- Interface -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-C13", "CR-K7", "CR-AMB-24")
def test_interface_lets_drones_land_on_damaged_docks() -> None:
    """For its owner alone; the marker stays."""
    table = Table().lay("A", upgrades="interface").damaged("2 3 4 6 7 8 10 11").begin("A")
    table.do("deploy 1")
    assert [move for move in table.legal() if move.startswith("place")] == [
        f"place {dock}" for dock in range(1, 18)
    ]
    table.do("place 2")
    assert (table.asked(), table.legal()) == (
        "activate",
        ["activate east", "activate west", "done"],
    )
    table.do("activate east", "take-tile")
    while table.actor() == "A":
        table.do(table.legal()[-1])

    assert table.view().docks[1].damaged
    table.do("deploy 1")
    assert table.refusal("place 2") == table.refusal("place 3") == "CR-K7"


@pytest.mark.rule("CR-C13", "CR-K7")
def test_a_damaged_dock_holds_one_drone_even_with_interface() -> None:
    table = Table().lay("A", upgrades="interface", out="3").lay("B", upgrades="interface")
    table.begin("A").do("deploy 1")
    assert table.refusal("place 3") == "CR-K7"
    table.do("place 4", "done", "deploy 1")
    assert table.refusal("place 3") == table.refusal("place 4") == "CR-K7"
    assert table.refusal("place 7") is None


@pytest.mark.rule("CR-C13", "CR-R9")
def test_a_dock_stays_damaged_when_the_drone_goes_home() -> None:
    table = Table().lay("A", upgrades="interface", out="3").incident("rnd", "IE5").begin("A")
    table.do("recall", "incident rnd", "return 3", "deploy 1")
    assert (table.actor(), table.refusal("place 3")) == ("B", "CR-K7")


# --- Automation ----------------------------------------------------------------------------------


def automatic(
    tracks: str = "0/0/0/0",
    slots: str = "1:RC1 3:RC2 6:RC3",
    home: str = "2 4",
    upgrades: str = "automation",
    **laid: Any,
) -> Table:
    """Return a table at which A recalls one drone; the incident brings 2 tech."""
    table = Table().lay("A", tracks, out="17", home=home, slots=slots, upgrades=upgrades, **laid)
    return table.incident("rnd", "IE4").begin("A").do("recall", "incident rnd")


@pytest.mark.rule("CR-C14", "CR-R11")
def test_automation_adds_an_action_whose_dock_is_empty() -> None:
    """Complete and payable, once; the action of a landed drone does not come twice."""
    table = automatic("2/0/0/0").do("return 3", "use")
    assert table.tracks("A") == "1/0/2/0 +1"
    offered = [move for move in table.legal() if "automate" in move]
    assert (table.asked(), offered) == ("automate", ["automate 1", "automate 5"])
    assert table.refusal("automate 3") == "CR-C14", "a drone is there"
    assert table.refusal("automate 2") == "CR-C14", "a drone has been there all the time"
    assert table.refusal("automate 6") == "CR-R10", "not complete"
    table.do("automate 5")

    assert table.tracks("A") == "0/0/2/1 +1"
    assert table.asked() == "end-turn", "one action only"


@pytest.mark.rule("CR-C14")
def test_automation_may_be_left_out() -> None:
    table = automatic("2/0/0/0").do("return 6", "done")
    assert table.asked() == "automate"
    table.do("done")
    assert (table.tracks("A"), table.asked()) == ("2/0/2/0 +0", "end-turn")


@pytest.mark.rule("CR-C14")
def test_without_automation_the_recall_ends_with_the_last_drone() -> None:
    table = automatic("2/0/0/0", upgrades="interface").do("return 6", "done")
    assert table.asked() == "end-turn"


@pytest.mark.rule("CR-C14", "CR-P1", "CR-P2")
def test_an_automatic_action_has_to_be_paid_for() -> None:
    table = automatic(slots="3:RC2 2:RO1", home="1 4").do("return 6", "done")
    assert table.refusal("automate 3") == table.refusal("automate 2") == "CR-P1"
    assert [move for move in table.legal() if "automate" in move] == []


@pytest.mark.rule("CR-C14", "CR-T6", "CR-M6")
def test_a_scrap_just_before_automation_can_pay_for_it() -> None:
    """Or take away what it needs."""
    table = automatic(slots="3:RC2 6:RO2", home="1 4").do("return 2", "done")
    assert table.refusal("automate 3") == "CR-P1"
    table.do("scrap-tile 6")
    assert table.tracks("A") == "1/1/2/0 +0"
    assert table.legal() == ["done", "automate 3"]
    table.do("automate 3")
    assert table.tracks("A") == "0/1/2/0 +1"

    table = automatic(slots="1:RC1", home="2 4").do("return 6", "done", "scrap-tile 1")
    assert table.actor() == "B", "nothing is left to automate"
    assert table.tracks("A") == "1/0/2/0 +1"


@pytest.mark.rule("CR-C14", "CR-AMB-7", "CR-K12")
def test_automation_played_in_the_same_recall_is_used_at_once() -> None:
    """Played for the incident or for Plan, it lies there when the last drone is home."""
    table = Table().lay("A", out="17", home="2 4", slots="1:RC1", hand="automation")
    table.incident("rnd", "IE6").begin("A").do("recall", "incident rnd")
    table.do("card-play automation upgrade", "return 6", "done")
    assert table.asked() == "automate"
    table.do("automate 1")
    assert table.tracks("A") == "1/0/0/0 +1"

    table = Table().lay("A", "0/0/0/0", out="17", home="2 4", slots="1:RC1 7:RT1")
    table.lay("A", hand="automation").incident("rnd", "IE4").begin("A")
    table.do("recall", "incident rnd", "return 6", "use", "card-play automation upgrade")
    assert table.asked() == "automate"


# --- Prototype -----------------------------------------------------------------------------------


def installing(tracks: str, tile: str = "RC3", upgrades: str = "prototype", **laid: Any) -> Table:
    """Return a table at which A has just installed the tile of C1."""
    table = Table().lay("A", tracks, upgrades=upgrades, **laid).space("C1", f"{tile} RC1")
    return table.at("A", "1").do("activate north", "install 6")


@pytest.mark.rule("CR-C15", "CR-AMB-21")
@pytest.mark.parametrize(
    ("kind", "after"),
    [("crystal", "1/1/2/1"), ("organics", "2/0/2/1"), ("tech", "2/1/1/1"), ("nanite", "2/1/2/0")],
)
def test_prototype_pays_any_resource_for_the_reward_of_an_installed_tile(
    kind: str, after: str
) -> None:
    """The tile stays in its slot. Energy is not accepted."""
    table = installing("1/1/1/1 +5")
    assert table.asked() == "prototype"
    kinds = ("crystal", "organics", "tech", "nanite")
    assert table.legal() == ["done", *(f"pay {kind}" for kind in kinds)]
    table.do(f"pay {kind}")

    assert table.tracks("A") == f"{after} +5"
    assert table.view().players[0].slots[5] == "RC3"


@pytest.mark.rule("CR-C15")
def test_prototype_may_be_left_out_and_asks_for_what_is_there() -> None:
    table = installing("0/0/2/0")
    assert table.legal() == ["done", "pay tech"]
    assert table.refusal("pay crystal") == table.refusal("pay nanite") == "CR-C15"
    table.do("done")
    assert table.tracks("A") == "0/0/2/0 +0"

    table = installing("0/0/0/0 +8")
    assert table.asked() == "end-turn", "energy is no resource"


@pytest.mark.rule("CR-C15")
def test_prototype_works_only_when_a_tile_is_installed() -> None:
    """Not when it is taken, not at an empty space, not without the upgrade."""
    table = Table().lay("A", "1/1/1/1", upgrades="prototype").space("C1", "RC3").at("A", "1")
    table.do("activate north", "take-tile")
    assert (table.actor(), table.tracks("A")) == ("B", "2/1/2/1 +0")

    table = Table().lay("A", "1/1/1/1", upgrades="prototype").space("C1", "").at("A", "1")
    table.do("activate north")
    assert (table.actor(), table.tracks("A")) == ("B", "2/1/1/1 +0")

    assert installing("1/1/1/1", upgrades="interface").asked() == "end-turn"


@pytest.mark.rule("CR-C15", "CR-D10", "CR-K11")
def test_prototype_with_tiles_that_offer_a_choice() -> None:
    """One of two resources, or a card action."""
    table = installing("0/0/1/0", "RC4").do("pay tech")
    assert table.legal() == ["choose crystal", "choose organics"]
    table.do("choose organics")
    assert table.tracks("A") == "0/1/0/0 +0"

    table = installing("0/0/1/0", "RC6", hand="overclock").do("pay tech")
    assert table.asked() == "card-action"
    table.do("card-play overclock vehicle")
    assert table.view().players[0].vehicles == ["overclock"]


@pytest.mark.rule("CR-C15", "CR-D11")
def test_the_next_tile_is_turned_up_after_prototype() -> None:
    table = installing("0/0/1/0")
    assert table.view("A").spaces[0].tile is None
    table.do("pay tech")
    assert table.view("A").spaces[0].tile == "RC1"


@pytest.mark.rule("CR-C15", "CR-T6")
def test_prototype_is_no_scrap() -> None:
    """The tile may be scrapped for its reward in the same turn, too."""
    table = installing("0/1/0/0", "RC3").do("pay organics", "scrap-tile 6")
    assert table.tracks("A") == "2/0/2/0 +0"
    assert table.view().players[0].slots[5] is None
