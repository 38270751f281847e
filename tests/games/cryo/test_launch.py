"""Launch: rule CR-D9 with its rulings, Supercharge, Moth and Wake-up Protocol."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table

RICH = "5/5/5/0 +8"


def launch(
    tracks: str = RICH,
    pool: int = 4,
    vehicles: str = "interface",
    upgrades: str = "",
    seats: int = 2,
) -> Table:
    """Lay a table for a launch: K01 costs a crystal, K02 organics, K04 is open and costs tech."""
    table = Table(seats).lay("A", tracks, pool=pool, vehicles=vehicles, upgrades=upgrades)
    return table.cave("K01", "S1").cave("K02", "S4").cave("K04", "S5")


def begun(table: Table, *moves: str) -> Table:
    """Deploy to the Launch dock and launch."""
    return table.put(scrapped=True).at("A", "17").do("activate north", *moves)


def refused(table: Table) -> str | None:
    """Return why A cannot launch; a card in hand keeps the question open."""
    return table.lay("A", hand="prototype").at("A", "17").refusal("activate north")


# --- what is needed ------------------------------------------------------------------------------


@pytest.mark.rule("CR-D9", "CR-K8")
def test_launch_is_found_at_the_launch_dock_only() -> None:
    actions = {dock.id: dock.actions for dock in launch().begin("A").view().docks}
    assert [dock for dock in actions if "launch" in actions[dock]] == ["17"]


@pytest.mark.rule("CR-D9")
def test_a_launch_needs_a_vehicle_and_a_pod() -> None:
    assert refused(launch()) is None
    assert refused(launch(vehicles="")) == "CR-D9"
    assert refused(launch(pool=0)) == "CR-D9"


@pytest.mark.rule("CR-D9", "CR-AMB-17", "CR-M2")
@pytest.mark.parametrize(
    ("tracks", "rule"),
    [
        ("1/0/0/0 +1", None),
        ("0/1/0/0 +1", None),
        ("0/0/0/1 +1", None),
        ("0/0/1/0 +2", None),
        ("0/0/1/0 +1", "CR-D9"),
        ("0/0/0/0 +8", "CR-D9"),
        ("5/5/5/5 +0", "CR-D9"),
    ],
)
def test_some_launch_must_be_payable_completely(tracks: str, rule: str | None) -> None:
    """With tech alone only K04 can be settled, for 2 energy; without settling nobody launches."""
    assert refused(launch(tracks)) == rule


# --- the steps -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-D9")
def test_a_launch_step_by_step() -> None:
    """Vehicle, tunnel section, caves, load, payment, split; then the vehicle is discarded."""
    table = launch("2/2/2/1 +3", vehicles="supercharge interface").put(scrapped=True).at("A", "17")
    table.do("activate north")
    assert (table.asked(), table.legal()) == ("vehicle", ["vehicle 1", "vehicle 2"])
    assert table.refusal("vehicle 3") == "CR-D9"
    table.do("vehicle 2")
    assert (table.asked(), table.legal()) == ("tunnel", ["tunnel t1", "tunnel t2"])
    table.do("tunnel t1")
    assert table.legal() == ["settle first", "settle second", "settle both"]
    table.do("settle both")
    assert (table.asked(), table.legal()) == ("load", ["load 2", "load 3"])
    table.do("load 3")
    assert (table.asked(), table.tracks("A")) == ("pay", "2/2/2/1 +2")
    table.do("pay nanite")
    assert (table.asked(), table.legal()) == ("split", ["split 1", "split 2"])
    assert table.view().players[0].vehicles == ["supercharge", "interface"]
    table.do("split 2")

    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (2, 1)
    assert (table.player("A").pool, table.tracks("A")) == (1, "2/1/2/0 +2")
    assert table.view().players[0].vehicles == ["supercharge"]
    assert table.view().discard["interface"] == 1
    assert table.heard("vehicle-launched")[0].facts["count"] == 3
    assert table.actor() == "B"


@pytest.mark.rule("CR-D9")
def test_any_of_your_vehicles_may_go() -> None:
    """Three of them; those behind close up."""
    vehicles = "interface supercharge automation"
    for place, left in ((1, [1, 2]), (2, [0, 2]), (3, [0, 1])):
        table = begun(launch(vehicles=vehicles), f"vehicle {place}", "tunnel t2", "load 1")
        assert table.view().players[0].vehicles == [vehicles.split()[number] for number in left]


@pytest.mark.rule("CR-D9", "CR-M2")
def test_a_vehicle_that_nobody_can_pay_for_is_not_offered() -> None:
    """Only K04 can be paid for; a Moth goes there for 1 energy, the Ram would need 2."""
    table = begun(launch("0/0/1/0 +1", vehicles="interface supercharge supercharge"))
    assert table.legal() == ["vehicle 2", "vehicle 3"]
    assert table.refusal("vehicle 1") == "CR-D9"
    table.do("vehicle 2", "load 2")
    assert table.pods("K04", "A") == 2
    assert table.view().players[0].vehicles == ["interface", "supercharge"]


# --- tunnel sections -----------------------------------------------------------------------------

MAP = {
    "t1": (1, "K01", "K02"),
    "t2": (2, "K03", "K04"),
    "t3": (3, "K05", "K06"),
    "t4": (3, "K07", "K08"),
    "t5": (5, "K09", "K10"),
    "t6": (5, "K11", "K12"),
    "t7": (4, "K06", "K07"),
}
SMALL = ("K01", "K02", "K04", "K05", "K08", "K10", "K11")
LARGE = ("K03", "K06", "K07", "K09", "K12")


def opened(seats: int, tracks: str = RICH, upgrades: str = "", vehicle: str = "interface") -> Table:
    """Lay a table on which all caves are face up."""
    table = Table(seats).lay("A", tracks, pool=4, vehicles=vehicle, upgrades=upgrades)
    for caves, size in ((SMALL, "S"), (LARGE, "L")):
        for number, cave in enumerate(caves, start=1):
            if seats == 4 or cave not in ("K05", "K08", "K10", "K11"):
                table.cave(cave, f"{size}{number}")
    return table


@pytest.mark.rule("CR-D9", "CR-B8")
@pytest.mark.parametrize("tunnel", MAP)
@pytest.mark.parametrize("place", [0, 1])
def test_the_whole_way_is_paid_and_the_pods_go_to_a_cave_of_the_section(
    tunnel: str, place: int
) -> None:
    energy, *caves = MAP[tunnel]
    settle = ("settle first", "settle second")[place]
    table = begun(opened(4), f"tunnel {tunnel}", settle, "load 2")
    assert table.pods(str(caves[place]), "A") == 2
    assert table.player("A").tracks[4] == 8 - energy


@pytest.mark.rule("CR-D9", "CR-B8")
@pytest.mark.parametrize(
    ("energy", "tunnels"),
    [
        (2, ["t1", "t2"]),
        (3, ["t1", "t2", "t3", "t4"]),
        (4, ["t1", "t2", "t3", "t4", "t7"]),
        (5, ["t1", "t2", "t3", "t4", "t5", "t6", "t7"]),
    ],
)
def test_energy_limits_the_way(energy: int, tunnels: list[str]) -> None:
    table = begun(opened(4, f"5/5/5/0 +{energy}"))
    assert table.legal() == [f"tunnel {tunnel}" for tunnel in tunnels]
    for tunnel in set(MAP) - set(tunnels):
        assert table.refusal(f"tunnel {tunnel}") == "CR-D9"


@pytest.mark.rule("CR-D9")
def test_a_section_must_border_on_a_face_up_cave() -> None:
    """Only K01, K02 and K04 are face up."""
    table = begun(launch())
    assert table.legal() == ["tunnel t1", "tunnel t2"]
    for tunnel in ("t3", "t4", "t5", "t6", "t7"):
        assert table.refusal(f"tunnel {tunnel}") == "CR-D9"


@pytest.mark.rule("CR-D9", "CR-M2", "CR-K4")
def test_a_section_whose_caves_cannot_be_paid_is_not_offered() -> None:
    """With crystals alone, K01, K02 and K09 can be settled."""
    table = begun(opened(4, "5/0/0/0 +8"))
    assert table.legal() == ["tunnel t1", "tunnel t5"]
    assert table.refusal("tunnel t2") == "CR-K4"


@pytest.mark.rule("CR-D9")
def test_you_may_pass_caves_that_are_face_down() -> None:
    """K12 is open, everything between it and the entrance is not."""
    table = Table().lay("A", "0/2/0/0 +5", pool=1, vehicles="interface").cave("K12", "L5")
    table.cave("K01", "S1").cave("K02", "S2")
    begun(table)
    assert (table.pods("K12", "A"), table.tracks("A")) == (1, "0/0/0/0 +0")


@pytest.mark.rule("CR-D9", "CR-S9")
def test_a_cave_space_without_a_tile_cannot_be_settled() -> None:
    """With two players K08 is empty, so section 4 has only K07."""
    table = begun(opened(2), "tunnel t4")
    assert table.asked() == "load"
    table.do("load 1")
    assert table.pods("K07", "A") == 1


# --- caves ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-D9")
@pytest.mark.parametrize(
    ("settle", "pods", "tracks"),
    [("first", (3, 0), "4/5/5/0 +7"), ("second", (0, 3), "5/4/5/0 +7")],
)
def test_you_pay_only_for_the_cave_you_settle_in(
    settle: str, pods: tuple[int, int], tracks: str
) -> None:
    table = begun(launch(), "tunnel t1", f"settle {settle}", "load 3")
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == pods
    assert table.tracks("A") == tracks


@pytest.mark.rule("CR-D9")
def test_for_two_caves_both_costs_are_paid() -> None:
    table = begun(launch(), "tunnel t1", "settle both", "load 3", "split 1")
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (1, 2)
    assert table.tracks("A") == "4/4/5/0 +7"


@pytest.mark.rule("CR-D9")
def test_both_caves_must_be_face_up() -> None:
    """Of section 2 only K04, the second cave, is open: nothing to choose."""
    table = begun(launch("5/5/5/0 +2"), "tunnel t2")
    assert table.asked() == "load"
    table = launch().cave("K03", "L1")
    assert begun(table, "tunnel t2").refusal("settle both") is None


@pytest.mark.rule("CR-D9", "CR-M2", "CR-K4")
@pytest.mark.parametrize(
    ("tracks", "legal"),
    [
        ("1/1/1/0 +1", ["settle first", "settle second", "settle both"]),
        ("1/0/0/1 +1", ["settle first", "settle second", "settle both"]),
        ("0/0/0/1 +1", ["settle first", "settle second"]),
    ],
)
def test_settlements_that_can_be_paid_are_offered(tracks: str, legal: list[str]) -> None:
    table = begun(launch(tracks))
    assert table.legal() == legal
    if "settle both" not in legal:
        assert table.refusal("settle both") == "CR-K4"


@pytest.mark.rule("CR-D9", "CR-AMB-17")
def test_at_least_one_cave_is_settled() -> None:
    """There is no way out once the launch has begun."""
    table = begun(launch())
    for move in ("tunnel t1", "settle both", "load 2"):
        assert table.refusal("done") == "ST-1"
        table.do(move)
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (1, 1)


@pytest.mark.rule("CR-D9", "CR-AMB-18")
@pytest.mark.parametrize("load", [3, 4, 5])
def test_each_of_two_caves_gets_at_least_one_pod(load: int) -> None:
    """A Mole with Wake-up Protocol holds five pods."""
    table = launch(pool=5, vehicles="automation", upgrades="wakeup_protocol")
    begun(table, "tunnel t1", "settle both", f"load {load}")
    assert table.legal() == [f"split {number}" for number in range(1, load)]
    for pods in range(load, 5):
        assert table.refusal(f"split {pods}") == "CR-AMB-18"
    table.do("split 1")
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (1, load - 1)


@pytest.mark.rule("CR-D9", "CR-AMB-18")
def test_two_caves_need_two_pods() -> None:
    table = begun(launch(pool=1), "tunnel t1")
    assert table.legal() == ["settle first", "settle second"]
    assert table.refusal("settle both") == "CR-AMB-18"

    table = begun(launch(pool=4), "tunnel t1", "settle both")
    assert table.refusal("load 1") == "CR-AMB-18"


@pytest.mark.rule("CR-D9", "CR-AMB-27")
def test_a_cave_holds_any_number_of_pods() -> None:
    """A small cave with pods of everybody takes some more."""
    table = launch(pool=4, seats=4).cave("K01", "S1", A=9, B=9, C=9, D=9)
    begun(table, "tunnel t1", "settle first", "load 3")
    assert table.pods("K01", "A") == 12
    assert table.pods("K01", "B") == 9


# --- the load ------------------------------------------------------------------------------------


@pytest.mark.rule("CR-D9", "CR-C10", "CR-C17")
@pytest.mark.parametrize(
    ("vehicle", "room"),
    [
        ("ground_scanner", 4),
        ("supercharge", 2),
        ("interface", 3),
        ("wakeup_protocol", 4),
        ("automation", 4),
        ("prototype", 3),
        ("early_warning", 3),
        ("overclock", 3),
    ],
)
def test_a_vehicle_takes_as_many_pods_as_it_holds(vehicle: str, room: int) -> None:
    table = begun(launch(pool=5, vehicles=vehicle), "tunnel t1", "settle first")
    assert table.legal() == [f"load {pods}" for pods in range(1, room + 1)]
    assert table.refusal(f"load {room + 1}") == "CR-D9"

    table = launch(pool=5, vehicles=vehicle, upgrades="wakeup_protocol")
    begun(table, "tunnel t1", "settle first")
    assert table.legal()[-1] == f"load {room + 1}"


@pytest.mark.rule("CR-D9")
def test_no_more_pods_than_you_have() -> None:
    table = begun(launch(pool=2), "tunnel t1", "settle first")
    assert table.legal() == ["load 1", "load 2"]
    assert table.refusal("load 3") == "CR-D9"


@pytest.mark.rule("CR-D9", "CR-AMB-19", "CR-K6")
@pytest.mark.parametrize(("pool", "least"), [(6, 1), (7, 2), (8, 3)])
def test_the_pods_left_behind_must_fit(pool: int, least: int) -> None:
    """The platform alone holds 5."""
    table = begun(launch(pool=pool, vehicles="automation"), "tunnel t1", "settle first")
    assert table.legal() == [f"load {pods}" for pods in range(least, 5)]
    for pods in range(1, least):
        assert table.refusal(f"load {pods}") == "CR-AMB-19"


@pytest.mark.rule("CR-AMB-19", "CR-K6")
def test_other_vehicles_hold_pods_that_are_left_behind() -> None:
    """The Moth has two places."""
    table = launch(pool=8, vehicles="automation supercharge")
    begun(table, "vehicle 1", "tunnel t1", "settle first")
    assert table.legal() == ["load 1", "load 2", "load 3", "load 4"]


@pytest.mark.rule("CR-AMB-19", "CR-K6", "CR-C17")
@pytest.mark.parametrize(("pool", "upgrades", "pods"), [(8, "", 3), (9, "wakeup_protocol", 4)])
def test_from_full_places_the_full_vehicle_goes(pool: int, upgrades: str, pods: int) -> None:
    """Its room goes with it."""
    table = begun(launch(pool=pool, upgrades=upgrades), "tunnel t1", "settle first")
    assert table.pods("K01", "A") == pods
    assert (table.player("A").pool, table.player("A").room) == (5, 5)


# --- energy --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C12", "CR-D9")
@pytest.mark.parametrize(
    ("tunnel", "energy"),
    [("t1", 1), ("t2", 1), ("t3", 2), ("t4", 2), ("t5", 3), ("t6", 3), ("t7", 2)],
)
def test_with_supercharge_half_the_way_is_paid_rounded_up(tunnel: str, energy: int) -> None:
    table = begun(opened(4, upgrades="supercharge"), f"tunnel {tunnel}", "settle first", "load 1")
    assert table.player("A").tracks[4] == 8 - energy


@pytest.mark.rule("CR-C12")
def test_supercharge_reaches_further() -> None:
    table = begun(opened(4, "5/5/5/0 +2", upgrades="supercharge"))
    assert table.legal() == [f"tunnel t{number}" for number in (1, 2, 3, 4, 7)]


@pytest.mark.rule("CR-C19", "CR-AMB-20", "CR-D9")
@pytest.mark.parametrize("upgrades", ["", "supercharge"])
@pytest.mark.parametrize("tunnel", MAP)
def test_the_moth_pays_one_energy_for_any_way(tunnel: str, upgrades: str) -> None:
    table = opened(4, "5/5/5/0 +1", upgrades, "supercharge")
    begun(table, f"tunnel {tunnel}", "settle first", "load 1")
    assert table.player("A").tracks[4] == 0


@pytest.mark.rule("CR-C19", "CR-AMB-20")
def test_the_moth_is_not_free_with_supercharge() -> None:
    assert refused(launch("5/5/5/5 +0", vehicles="supercharge", upgrades="supercharge")) == "CR-D9"


@pytest.mark.rule("CR-AMB-6", "CR-C18", "CR-D9")
def test_overclock_does_not_work_at_the_launch_dock() -> None:
    """A has a second vehicle and everything to pay with; the turn ends all the same."""
    table = launch(vehicles="interface interface", upgrades="overclock")
    table.put(scrapped=True).at("A", "17").do("activate north", "vehicle 1", "tunnel t2", "load 1")
    assert table.actor() == "B"
