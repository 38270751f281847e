"""Upgrades at work: Early Warning, Wake-up Protocol, Overclock, and some of them together.

Rules CR-C16 to CR-C18, each with the upgrade and without it.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cryo import Table, game

SECTIONS = ("engineering", "laboratory", "rnd", "dispatch")

# --- Early Warning -------------------------------------------------------------------------------


def sabotaging(section: str = "laboratory", before: int = 0, seats: int = 2) -> Table:
    """Return a table at which A can sabotage a section, some of it being sabotaged already."""
    table = Table(seats).lay("A", out="17").sabotaged(section, *["IE1"] * before)
    return table.incident(section, "IL1")


def sabotage(table: Table, section: str = "laboratory") -> Table:
    return table.begin("A").do("recall", f"incident {section}")


@pytest.mark.rule("CR-C16", "CR-R3")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("before", [0, 1])
def test_early_warning_moves_one_pod_to_the_next_chamber(section: str, before: int) -> None:
    """Of its owner alone, whoever resolves the sabotage; in Dispatch the second pod is lost."""
    table = sabotaging(section, before).lay("B", upgrades="early_warning")
    lost = before * (2 if section == "dispatch" else 1)
    each = 2 if section == "dispatch" else 1
    sabotage(table, section)

    hit, following = f"{section}-{before + 1}", f"{section}-{before + 2}"
    assert (table.pods(hit, "A"), table.pods(hit, "B")) == (0, 0)
    assert (table.pods(following, "A"), table.pods(following, "B")) == (each, each + 1)
    assert table.player("A").destroyed == lost + each
    assert table.player("B").destroyed == lost + each - 1
    assert table.asked() == "return", "nobody is asked"


@pytest.mark.rule("CR-C16")
def test_early_warning_works_against_ones_own_sabotage() -> None:
    table = sabotage(sabotaging().lay("A", upgrades="early_warning"))
    assert table.pods("laboratory-2", "A") == 2
    assert table.player("A").destroyed == 0
    assert table.player("B").destroyed == 1


@pytest.mark.rule("CR-C16")
@pytest.mark.parametrize("section", SECTIONS)
def test_early_warning_brings_a_pod_from_chamber_3_to_the_platform(section: str) -> None:
    table = sabotaging(section, 2).lay("B", pool=4, upgrades="early_warning")
    table.chamber(f"{section}-3", A=1, B=1)
    before = table.body["players"][1]["destroyed"]
    sabotage(table, section)

    assert (table.player("B").pool, table.player("B").destroyed) == (5, before)
    assert table.pods(f"{section}-3", "B") == 0
    (event,) = table.heard("pod-warned")
    assert (event.seat, event.facts["chamber"]) == (1, f"{section}-3")


@pytest.mark.rule("CR-C16", "CR-K6")
def test_without_room_the_pod_of_chamber_3_is_destroyed() -> None:
    """Places on vehicles count as room."""
    table = sabotaging(before=2).lay("B", pool=5, upgrades="early_warning")
    sabotage(table)
    assert (table.player("B").pool, table.player("B").destroyed) == (5, 3)
    assert table.heard("pod-warned") == []

    table = sabotaging(before=2).lay("B", pool=5, upgrades="early_warning", vehicles="interface")
    sabotage(table)
    assert (table.player("B").pool, table.player("B").destroyed) == (6, 2)


@pytest.mark.rule("CR-C16", "CR-AMB-14")
def test_exactly_one_pod_moves_and_nobody_can_decline() -> None:
    """Even with many pods in the chamber, and even to a chamber that is hit next."""
    table = sabotaging("dispatch").lay("A", out="1 17", upgrades="early_warning")
    table.lay("B", out="5").track("IE1 IS1").begin("A")
    table.do("recall", "incident dispatch", "return 5", "return 6")
    assert (table.pods("dispatch-2", "A"), table.player("A").destroyed) == (3, 1)
    table.do("recall", "incident dispatch", "return 6")
    assert (table.pods("dispatch-3", "A"), table.player("A").destroyed) == (3, 3)


@pytest.mark.rule("CR-C16")
def test_all_owners_save_a_pod() -> None:
    table = sabotaging(seats=4)
    for person in "ABD":
        table.lay(person, upgrades="early_warning")
    sabotage(table)
    assert [table.pods("laboratory-2", person) for person in "ABCD"] == [2, 2, 1, 2]
    assert [table.player(person).destroyed for person in "ABCD"] == [0, 0, 1, 0]


@pytest.mark.rule("CR-C16")
def test_an_owner_without_a_pod_in_the_chamber_saves_nothing() -> None:
    table = sabotaging().chamber("laboratory-1", B=0).lay("B", upgrades="early_warning")
    sabotage(table)
    assert (table.pods("laboratory-2", "B"), table.player("B").destroyed) == (1, 1)
    assert table.heard("pod-warned") == []


@pytest.mark.rule("CR-C16", "CR-AMB-15", "CR-R4")
@pytest.mark.parametrize(("before", "pool"), [(0, 0), (1, 0), (2, 1)])
def test_early_warning_reacts_to_the_chamber_that_is_really_hit(before: int, pool: int) -> None:
    """The sabotage of the Laboratory moves on to Engineering."""
    table = sabotaging("engineering", before).incident("engineering", "IE5")
    table.sabotaged("laboratory", "IL1", "IL1", "IL1").incident("laboratory", "IL1")
    table.lay("B", upgrades="early_warning")
    sabotage(table).do("sabotage engineering")

    assert table.pods(f"engineering-{before + 1}", "B") == 0
    assert table.player("B").pool == pool
    assert table.player("B").destroyed == 3 + before, "only the pods that were lost before"
    assert table.player("A").destroyed == 3 + before + 1


# --- Wake-up Protocol ----------------------------------------------------------------------------


@pytest.mark.rule("CR-C17", "CR-K6")
def test_wake_up_protocol_adds_a_place_to_each_vehicle() -> None:
    vehicles = "interface supercharge automation"
    table = Table().lay("A", vehicles=vehicles, upgrades="wakeup_protocol").begin("A")
    assert table.view().players[0].vehicle_rooms == [4, 3, 5]
    assert table.player("A").room == 5 + 4 + 3 + 5

    table = Table().lay("A", vehicles=vehicles, upgrades="prototype").begin("A")
    assert table.view().players[0].vehicle_rooms == [3, 2, 4]
    assert table.player("A").room == 5 + 3 + 2 + 4

    table = Table().lay("A", upgrades="wakeup_protocol").begin("A")
    assert table.player("A").room == 5, "without a vehicle it adds nothing"


@pytest.mark.rule("CR-C17", "CR-K12")
def test_the_place_is_there_as_soon_as_the_upgrade_or_the_vehicle_is_played() -> None:
    """In whichever order."""
    table = Table().lay("A", "0/0/2/0", hand="wakeup_protocol interface").at("A", "9")
    table.do("activate west", "amount 2", "draws 0", "card-play interface vehicle")
    assert table.player("A").room == 8
    table.do("card-play wakeup_protocol upgrade")
    assert table.player("A").room == 9

    table = Table().lay("A", "0/0/2/0", hand="wakeup_protocol interface").at("A", "9")
    table.do("activate west", "amount 2", "draws 0", "card-play wakeup_protocol upgrade")
    assert table.player("A").room == 5
    table.do("card-play interface vehicle")
    assert table.player("A").room == 9


@pytest.mark.rule("CR-C17", "CR-D9")
def test_a_vehicle_travels_with_one_pod_more() -> None:
    for upgrades, most in (("wakeup_protocol", 4), ("prototype", 3)):
        table = Table().lay("A", "1/0/0/0 +1", pool=6, vehicles="interface", upgrades=upgrades)
        table.cave("K01", "S1").cave("K02", "S4").at("A", "17").do("activate north")
        assert table.legal() == [f"load {pods}" for pods in range(1, most + 1)]
        assert table.refusal(f"load {most + 1}") == "CR-D9"
        table.do(f"load {most}")
        assert (table.pods("K01", "A"), table.player("A").pool) == (most, 6 - most)
        assert table.player("A").room == 5


@pytest.mark.rule("CR-C17", "CR-D1")
@pytest.mark.parametrize("pods", [1, 2, 3])
def test_each_stasis_control_costs_one_organics_less(pods: int) -> None:
    for upgrades, cost in (("wakeup_protocol", pods - 1), ("prototype", pods)):
        table = Table().lay("A", "0/4/0/0", upgrades=upgrades).at("A", "1")
        table.do("activate east", *[f"wake engineering-{n}" for n in range(1, pods + 1)])
        if pods < 3:
            table.do("done")
        assert (table.player("A").pool, table.tracks("A")) == (pods, f"0/{4 - cost}/0/0 +0")


@pytest.mark.rule("CR-C17", "CR-D1", "CR-AMB-8")
def test_without_organics_wake_up_protocol_wakes_one_pod() -> None:
    """The first one; no nanite is spent on it, and one pod must be woken."""
    table = Table().lay("A", "0/0/0/0", upgrades="wakeup_protocol").at("A", "1")
    table.do("activate east")
    assert table.refusal("done") == "CR-AMB-8"
    table.do("wake engineering-2")
    assert (table.player("A").pool, table.actor()) == (1, "B")

    table = Table().lay("A", "0/0/0/1", upgrades="wakeup_protocol").at("A", "1")
    table.do("activate east", "wake engineering-2")
    assert (table.tracks("A"), table.asked()) == ("0/0/0/1 +0", "wake")

    table = Table().lay("A", "1/0/0/0", hand="interface").at("A", "1")
    assert table.refusal("activate east") == "CR-D1", "without the upgrade"


# --- Overclock -----------------------------------------------------------------------------------


def overclocking(tracks: str, dock: str = "1", upgrades: str = "overclock", **laid: Any) -> Table:
    """Put a drone of A on a dock; all resource spaces beside the docks used are empty."""
    table = Table().lay("A", tracks, upgrades=upgrades, **laid)
    for space in game().box.spaces:
        table.space(space.id, "")
    return table.at("A", dock)


@pytest.mark.rule("CR-C18", "CR-AMB-5", "CR-AMB-6")
def test_overclock_pays_a_tech_for_another_action_of_the_same_dock() -> None:
    """Not for the same one, and only once."""
    table = overclocking("2/1/3/0").do("activate west", "amount 1")
    assert table.asked() == "overclock"
    assert table.legal() == ["activate north", "activate east", "activate south", "done"]
    assert table.refusal("activate west") == "CR-AMB-6"
    table.do("activate north")

    assert table.tracks("A") == "2/1/2/0 +1", "a crystal from the empty space"
    assert table.actor() == "B", "one more action only"


@pytest.mark.rule("CR-C18")
def test_overclock_may_be_left_out_and_needs_the_upgrade() -> None:
    table = overclocking("2/1/3/0").do("activate north", "done")
    assert (table.tracks("A"), table.actor()) == ("3/1/3/0 +0", "B")

    table = overclocking("2/1/3/0", upgrades="interface").do("activate north")
    assert (table.tracks("A"), table.actor()) == ("3/1/3/0 +0", "B")


@pytest.mark.rule("CR-C18", "CR-AMB-6")
def test_without_a_first_action_there_is_no_second_one() -> None:
    table = overclocking("2/1/3/0").do("done")
    assert (table.tracks("A"), table.actor()) == ("2/1/3/0 +0", "B")


@pytest.mark.rule("CR-C18", "CR-AMB-6", "CR-K8")
def test_the_second_action_must_be_beside_the_dock() -> None:
    """Two resource spaces of one dock are different actions."""
    table = overclocking("0/0/1/0", "2").do("activate east")
    assert table.refusal("activate north") == "CR-K8"
    assert table.refusal("activate east") == "CR-AMB-6"
    table.do("activate west")
    assert table.tracks("A") == "2/0/0/0 +0"


@pytest.mark.rule("CR-C18", "CR-AMB-6")
def test_overclock_does_not_work_at_the_launch_dock() -> None:
    table = Table().lay("A", "1/0/3/0 +3", pool=2, upgrades="overclock", vehicles="interface")
    table.cave("K01", "S1").cave("K02", "S4").at("A", "17").do("activate north", "load 1")
    assert table.actor() == "B"


@pytest.mark.rule("CR-C18", "CR-AMB-5", "CR-K3")
def test_a_nanite_replaces_the_tech_of_overclock() -> None:
    table = overclocking("0/0/0/1").do("activate north", "activate south")
    assert table.tracks("A") == "2/0/0/0 +0", "the only way to pay"

    table = overclocking("0/0/1/1").do("activate north", "activate south")
    assert (table.asked(), table.legal()) == ("pay", ["pay tech", "pay nanite"])
    table.do("pay nanite")
    assert table.tracks("A") == "2/0/1/0 +0"

    table = overclocking("3/3/0/0 +3").do("activate north")
    assert table.actor() == "B", "neither tech nor nanites"


@pytest.mark.rule("CR-C18", "CR-M2")
def test_the_second_action_must_be_possible_after_paying_for_it() -> None:
    """One tech cannot pay for Overclock and for the Computer or Scout."""
    for tracks, rule in (("0/0/0/0", "CR-C18"), ("0/0/0/1", None), ("0/0/1/0", None)):
        table = overclocking(tracks, "9", hand="interface").do("activate north")
        assert table.refusal("activate west") == rule, "the space has brought one tech"

    table = Table().lay("A", "0/0/1/0 +1", pool=2, upgrades="overclock", hand="interface")
    table.at("A", "13").do("activate south", "salvage 1")
    assert table.refusal("activate west") == "CR-C18", "nothing would be left for Scout"
    assert table.refusal("activate east") == "CR-D1"
    assert table.refusal("activate north") is None, "Recall crew is free"
    table.do("scrap-card interface")
    assert table.refusal("activate west") is None, "the scrap brought another tech"


@pytest.mark.rule("CR-C18", "CR-K4", "CR-M2")
def test_overclock_is_paid_so_that_the_second_action_stays_possible() -> None:
    """The Converter takes no nanites: with one tech and one nanite, the nanite has to go."""
    table = Table().lay("A", "0/0/1/1", upgrades="overclock").space("O1", "RO6").at("A", "5")
    table.do("activate north", "take-tile", "done", "activate west")
    assert table.tracks("A") == "0/0/0/1 +0", "paid with the nanite, the tech converted"
    assert [event.facts["resource"] for event in table.heard("paid")] == ["nanite", "tech"]

    table = Table().lay("A", "0/0/1/1", upgrades="overclock").space("C1", "RC6").at("A", "1")
    table.do("activate north", "take-tile", "done", "activate west")
    assert table.tracks("A") == "0/0/0/0 +1", "the Reactor needs the nanite: a tech is paid"
    assert [event.facts["resource"] for event in table.heard("paid")] == ["tech", "nanite"]


@pytest.mark.rule("CR-C18", "CR-T6", "CR-M6")
def test_a_scrap_before_overclock_can_pay_for_it() -> None:
    table = overclocking("0/0/0/0", hand="prototype").do("activate north")
    assert table.asked() == "overclock"
    assert table.legal() == ["done", "scrap-card prototype"]
    assert table.refusal("activate south") == "CR-C18"
    table.do("scrap-card prototype")
    assert table.legal() == ["activate east", "activate south", "activate west", "done"]
    table.do("activate east", "wake engineering-1")
    assert (table.tracks("A"), table.player("A").pool) == ("1/0/0/0 +0", 1)


@pytest.mark.rule("CR-C18", "CR-AMB-7", "CR-K12")
def test_overclock_played_by_the_first_action_is_used_at_once() -> None:
    """With the Computer or a card tile; Wake-up Protocol works for the second action, too."""
    table = overclocking("0/0/3/0", "9", upgrades="", hand="overclock wakeup_protocol")
    table.do("activate west", "amount 2", "draws 0")
    table.do("card-play overclock upgrade", "card-play wakeup_protocol upgrade")
    assert table.asked() == "overclock"
    table.do("activate east", "wake rnd-1")

    assert (table.tracks("A"), table.player("A").pool) == ("0/0/0/0 +0", 1)


@pytest.mark.rule("CR-C18", "CR-C13")
def test_overclock_works_for_each_drone_and_on_damaged_docks() -> None:
    table = Table().lay("A", "0/0/2/0", upgrades="overclock interface").damaged("2 3 4 6 7 8 10 11")
    for space in ("C1", "C2", "C3"):
        table.space(space, "")
    table.at("A", "2").do("activate east", "activate west")
    table.do("deploy 1", "place 17", "deploy 2", "place 1", "activate north", "activate south")

    assert table.tracks("A") == "4/0/0/0 +0"
    assert table.actor() == "B"


@pytest.mark.rule("CR-AMB-7", "CR-M6")
def test_an_upgrade_that_is_scrapped_for_counts_until_its_moment_is_over() -> None:
    """Automation still after the last drone has landed; both too late at the end of the turn."""
    laid: dict[str, Any] = {
        "home": "2 4",
        "out": "17",
        "hand": "automation",
        "slots": "1:RC1 6:RT6",
    }
    table = Table().lay("A", **laid).incident("rnd", "IE4").begin("A")
    table.do("recall", "incident rnd", "return 6", "scrap-tile 6", "card-play automation upgrade")
    assert (table.asked(), table.legal()) == ("automate", ["done", "automate 1"])

    table = Table().lay("A", **laid).incident("rnd", "IE4").begin("A")
    table.do("recall", "incident rnd", "return 6", "done")
    table.do("scrap-tile 6", "card-play automation upgrade")
    assert table.actor() == "B", "there was no Automation when the last drone was home"

    table = overclocking("0/0/2/0", upgrades="", hand="overclock", slots="6:RT6")
    table.do("scrap-tile 6", "card-play overclock upgrade", "activate north")
    assert table.asked() == "overclock"

    table = overclocking("0/0/2/0", upgrades="", hand="overclock", slots="6:RT6")
    table.do("activate north", "scrap-tile 6", "card-play overclock upgrade")
    assert table.actor() == "B", "there was no Overclock after the action"
