"""Basics: tracks, pods, docks, sections, slots and card actions; rules CR-K1 to CR-K12."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import Defects
from tests.support.cryo import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# --- tracks --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K1")
@pytest.mark.parametrize(
    ("track", "most"), [("crystal", 5), ("organics", 5), ("tech", 5), ("nanite", 5), ("energy", 8)]
)
def test_tracks_end(track: str, most: int) -> None:
    table = Table()
    table.body["players"][0][track] = most
    table.begin("A")
    table.body["players"][0][track] = most + 1
    with pytest.raises(Defects, match=f"state.players.0..{track}"):
        table.begin("A")


@pytest.mark.rule("CR-K2", "CR-K1")
@pytest.mark.parametrize(
    ("space", "before", "after"),
    [
        ("C", "4/0/0/0 +0", "5/0/0/0 +0"),
        ("C", "5/0/0/0 +0", "5/0/0/0 +0"),
        ("O", "0/5/0/0 +0", "0/5/0/0 +0"),
        ("T", "0/0/5/0 +0", "0/0/5/0 +0"),
    ],
)
def test_what_passes_the_end_is_lost(space: str, before: str, after: str) -> None:
    """An empty resource space gives one unit, whether or not it fits."""
    dock = {"C": "1", "O": "5", "T": "9"}[space]
    table = Table().lay("A", before).space(f"{space}1", "").at("A", dock)
    assert "activate north" in table.legal()
    assert table.do("activate north").tracks("A") == after


@pytest.mark.rule("CR-K2")
def test_only_the_part_that_does_not_fit_is_lost() -> None:
    """RC1 gives crystal and energy; there is no more room for the crystal."""
    table = Table().lay("A", "5/0/0/0 +2").space("C1", "RC1").at("A", "1")
    assert table.do("activate north", "take-tile").tracks("A") == "5/0/0/0 +3"


@pytest.mark.rule("CR-K2", "CR-D3")
@pytest.mark.parametrize(("energy", "after"), [(7, 8), (8, 8)])
def test_a_full_energy_track_forbids_nothing(energy: int, after: int) -> None:
    table = Table().lay("A", f"3/0/0/0 +{energy}").at("A", "1").do("activate west", "amount 3")
    assert table.tracks("A") == f"0/0/0/0 +{after}"


@pytest.mark.rule("CR-K2", "CR-D4")
def test_a_full_nanite_track_forbids_nothing() -> None:
    table = Table().lay("A", "1/0/0/5 +0").at("A", "5").do("activate west")
    assert table.tracks("A") == "0/0/0/5 +0"


# --- pods ----------------------------------------------------------------------------------------


def places(table: Table, person: str) -> tuple[int, ...]:
    """Return a person's pods in stasis, on the platform, salvaging, in caves and destroyed."""
    player = table.view().players[table.seat(person)]
    safe = (player.stasis, player.pool, player.salvaging, player.in_caves)
    return (*safe, player.destroyed)


@pytest.mark.rule("CR-K5")
@pytest.mark.parametrize("person", ["A", "C", "D"])
@pytest.mark.parametrize(
    ("dock", "moves", "after"),
    [
        ("1", "activate east, wake engineering-2, done", (8, 5, 2, 0, 0)),
        ("13", "activate south, salvage 4", (9, 3, 3, 0, 0)),
        ("13", "activate north, retrieve 1, done", (9, 5, 1, 0, 0)),
        ("13", "activate west, reveal k03", (9, 3, 2, 1, 0)),
        ("17", "activate north, settle first, load 3", (9, 1, 2, 3, 0)),
        ("17", "done, recall, incident engineering", (8, 4, 2, 0, 1)),
    ],
)
def test_every_pod_is_in_exactly_one_place(
    person: str, dock: str, moves: str, after: tuple[int, ...]
) -> None:
    """Whoever moves pods, all 15 are somewhere, and those of the others stay where they are."""
    table = Table(4).lay(person, "1/5/1/0 +1", pool=4, vehicles="interface").salvage(person, "1 2")
    table.cave("K01", "S1").incident("engineering", "IE1").at(person, dock)
    for move in moves.split(", "):
        while table.actor() != person:
            table.do("deploy 1", "place 17")
        table.do(move)
    assert places(table, person) == after
    assert sum(after) == 15
    destroyed = after[-1]
    assert places(table, "B") == (15 - destroyed, 0, 0, 0, destroyed)


@pytest.mark.rule("CR-K5")
def test_a_position_with_a_pod_too_many_is_refused() -> None:
    table = Table().lay("A", pool=2)
    table.body["players"][0]["pool"] = 3
    with pytest.raises(Defects, match="15 of 'pod 0' wanted, 16 found"):
        table.begin("A")


@pytest.mark.rule("CR-K6", "CR-C10", "CR-C17")
@pytest.mark.parametrize(
    ("vehicles", "upgrades", "room"),
    [
        ("", "", 5),
        ("", "wakeup_protocol", 5),
        ("ground_scanner", "", 9),
        ("supercharge", "", 7),
        ("interface", "", 8),
        ("wakeup_protocol", "", 9),
        ("automation", "", 9),
        ("prototype", "", 8),
        ("early_warning", "", 8),
        ("overclock", "", 8),
        ("supercharge supercharge automation", "", 13),
        ("supercharge supercharge automation", "wakeup_protocol", 16),
    ],
)
def test_vehicles_add_their_places(vehicles: str, upgrades: str, room: int) -> None:
    table = Table().lay("A", vehicles=vehicles, upgrades=upgrades).begin("A")
    assert table.view().players[0].room == room


@pytest.mark.rule("CR-K6", "CR-D1")
def test_you_take_fewer_pods_if_there_is_little_room() -> None:
    """Room for one more: after the first pod nothing more is asked."""
    table = Table().lay("A", "0/2/0/0 +0", pool=4).at("A", "1")
    table.do("activate east", "wake engineering-2")
    assert (table.player("A").pool, table.tracks("A"), table.actor()) == (5, "0/1/0/0 +0", "B")


@pytest.mark.rule("CR-K6")
def test_no_pod_comes_to_a_full_platform() -> None:
    table = Table().lay("A", "0/2/0/0 +0", pool=5, hand="interface").salvage("A", "1")
    table.at("A", "13")
    assert table.refusal("activate east") == "CR-K6"
    assert table.refusal("activate north") == "CR-K6"


@pytest.mark.rule("CR-K6", "CR-K12")
def test_a_vehicle_makes_room_at_once() -> None:
    """A plays a Moth at the Computer and, by Overclock, wakes two pods in the same turn."""
    table = Table().lay("A", "0/2/2/0 +0", pool=5, hand="supercharge", upgrades="overclock")
    table.at("A", "9").do("activate west", "amount 1", "draws 0", "card-play supercharge vehicle")
    table.do("activate east", "wake rnd-1", "wake rnd-2")
    assert (table.player("A").pool, table.player("A").room) == (7, 7)


@pytest.mark.rule("CR-K6")
def test_a_position_with_too_many_pods_on_a_platform_is_refused() -> None:
    with pytest.raises(Defects, match="there is room for 5"):
        Table().lay("A", pool=6).begin("A")


# --- docks ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K7")
@SEATS
def test_a_ship_dock_holds_one_drone(seats: int) -> None:
    table = Table(seats).lay("A", out="5").lay("B", out="1 17").begin("A").do("deploy 1")
    assert table.refusal("place 1") == "CR-K7"
    assert table.refusal("place 5") == "CR-K7", "not even two of your own"
    assert table.refusal("place 9") is None


@pytest.mark.rule("CR-K7", "CR-S8")
@SEATS
def test_a_damaged_dock_is_not_free(seats: int) -> None:
    table = Table(seats).begin("A").do("deploy 1")
    damaged = [dock.id for dock in table.view().docks if dock.damaged]
    assert len(damaged) == 12 - 2 * seats
    for dock in range(1, 18):
        expected = "CR-K7" if str(dock) in damaged else None
        assert table.refusal(f"place {dock}") == expected


@pytest.mark.rule("CR-K7", "CR-C13", "CR-AMB-24")
def test_with_interface_the_marker_does_not_count() -> None:
    """It stays where it is, keeps others out, and the dock still holds one drone."""
    table = Table().lay("A", upgrades="interface").lay("B", hand="interface").begin("A")
    table.do("deploy 1", "place 4", "done")
    assert table.view().docks[3].damaged
    assert table.view().docks[3].drones == [0]
    table.do("deploy 1")
    assert table.refusal("place 3") == "CR-K7", "B has no Interface"
    table.do("place 17", "done", "end-turn", "deploy 2")
    assert table.refusal("place 4") == "CR-K7", "a drone is there"
    assert table.refusal("place 3") is None


@pytest.mark.rule("CR-K7")
@SEATS
def test_the_launch_dock_takes_any_number_of_drones(seats: int) -> None:
    table = Table(seats).lay("A", out="17 17").lay("B", out="17 17 17").begin("A")
    table.do("deploy 1", "place 17")
    assert table.view().docks[16].drones == [0, 0, 0, 1, 1, 1]
    assert not table.view().docks[16].damaged


@pytest.mark.rule("CR-K7", "CR-R9")
def test_a_recalled_drone_leaves_its_dock_free() -> None:
    table = Table().lay("A", home="1 2", out="1").incident("engineering", "IE5").begin("A")
    table.do("recall", "incident engineering", "return 3")
    assert table.actor() == "B"
    assert table.do("deploy 1").refusal("place 1") is None


PRINTED = {
    "1": ["res-C1", "stasis-eng", "res-C3", "reactor-w"],
    "2": ["", "res-C2", "stasis-eng", "res-C1"],
    "3": ["res-C2", "reactor-e", "res-C4", "stasis-eng"],
    "4": ["", "res-C4", "", "res-C3"],
    "5": ["res-O1", "stasis-lab", "res-O3", "converter-w"],
    "6": ["", "res-O2", "stasis-lab", "res-O1"],
    "7": ["res-O2", "converter-e", "res-O4", "stasis-lab"],
    "8": ["", "res-O4", "", "res-O3"],
    "9": ["res-T1", "stasis-rnd", "res-T3", "computer-w"],
    "10": ["", "res-T2", "stasis-rnd", "res-T1"],
    "11": ["res-T2", "computer-e", "res-T4", "stasis-rnd"],
    "12": ["", "res-T4", "", "res-T3"],
    "13": ["fetch", "stasis-dis", "send", "scout-w"],
    "14": ["scout-n", "res-C5", "", "fetch"],
    "15": ["res-C5", "res-T5", "res-O5", "stasis-dis"],
    "16": ["", "res-O5", "", "send"],
    "17": ["launch", "", "", ""],
}


@pytest.mark.rule("CR-K8", "CR-B3", "CR-AMB-1")
@pytest.mark.parametrize("dock", PRINTED)
def test_every_dock_leads_to_the_actions_beside_it(dock: str) -> None:
    """A could do everything: what is offered is what is printed, and nothing else."""
    table = Table().lay("A", "5/5/5/5 +8", pool=2, vehicles="interface", upgrades="interface")
    table.salvage("A", "1").at("A", dock)
    for way, action in zip(("north", "east", "south", "west"), PRINTED[dock], strict=True):
        assert table.refusal(f"activate {way}") == (None if action else "CR-K8")
        if action:
            copy = table.state.clone()
            copy.listener = table.log
            copy.apply(table.game.action(f"activate {way}"))
            assert table.heard("action-activated")[-1].facts == {"action": action}


@pytest.mark.rule("CR-K8")
def test_actions_are_never_occupied() -> None:
    """A at dock 1 and B at dock 2 use the same Stasis Control one after the other."""
    table = Table().lay("A", "0/1/0/0 +0").lay("B", "0/1/0/0 +0").at("A", "1")
    table.do("activate east", "wake engineering-1", "deploy 1", "place 2", "activate south")
    table.do("wake engineering-1")
    assert (table.player("A").pool, table.player("B").pool) == (1, 1)
    assert (table.pods("engineering-1", "A"), table.pods("engineering-1", "B")) == (0, 0)


@pytest.mark.rule("CR-K9")
@SEATS
def test_each_section_has_three_chambers_and_an_incident(seats: int) -> None:
    view = Table(seats).begin("A").view()
    sections = ["engineering", "laboratory", "rnd", "dispatch"]
    chambers = [f"{section}-{number}" for section in sections for number in (1, 2, 3)]
    assert [chamber.id for chamber in view.chambers] == chambers
    assert len([tile for tile in view.incidents if tile]) == 4


# --- slots ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K10", "CR-AMB-29")
@pytest.mark.parametrize("tile", ["RC1", "RO4", "RT6"])
@pytest.mark.parametrize("slot", range(1, 8))
def test_any_tile_fits_into_any_empty_slot(tile: str, slot: int) -> None:
    space, dock = {"C": ("C1", "1"), "O": ("O1", "5"), "T": ("T1", "9")}[tile[1]]
    table = Table().space(space, tile).at("A", dock).do("activate north", f"install {slot}")
    slots: list[str | None] = [None] * 7
    slots[slot - 1] = tile
    assert table.view().players[0].slots == slots


@pytest.mark.rule("CR-K10", "CR-T6", "CR-AMB-29")
def test_only_scrapping_makes_a_slot_empty_again() -> None:
    table = Table().lay("A", slots="3:RC1").space("C1", "RC2").at("A", "1")
    table.do("activate north")
    assert table.refusal("install 3") == "CR-AMB-29"

    table = Table().lay("A", slots="3:RC1").space("C1", "RC2").begin("A")
    table.do("scrap-tile 3", "deploy 1", "place 1", "activate north", "install 3")
    assert table.player("A").slots[2] is table.game.box.tiles[1]


@pytest.mark.rule("CR-K10", "CR-P1")
def test_the_slot_decides_what_a_tile_means() -> None:
    """Crystal and organics: below the arrow both are gained, above it a crystal is paid."""
    table = Table().lay("A", "1/0/0/0 +0", home="4 5", out="1", slots="1:RC2 3:RC2")
    table.incident("engineering", "IE7").put(scrapped=True).begin("A")
    copy = table.state.clone()
    table.do("recall", "incident engineering", "return 1", "use")
    assert table.tracks("A") == "2/1/0/1 +0"

    table.state = copy
    table.do("recall", "incident engineering", "return 3", "use", "pay crystal")
    assert table.tracks("A") == "0/0/0/1 +1"


# --- card actions --------------------------------------------------------------------------------


def card_tile(hand: str = "") -> Table:
    """Let A take a card tile for its card action."""
    table = Table().lay("A", hand=hand).space("T1", "RT6").put(scrapped=True).at("A", "9")
    return table.do("activate north", "take-tile")


@pytest.mark.rule("CR-K11")
def test_a_card_action_draws_plays_or_does_neither() -> None:
    table = card_tile("interface")
    assert table.asked() == "card-action"
    modes = [f"card-play interface {mode}" for mode in ("upgrade", "mission", "vehicle")]
    assert table.legal() == ["done", "card-draw", *modes]

    assert card_tile("interface").do("card-draw").player("A").size == 2
    table = card_tile("interface").do("card-play interface mission")
    assert (table.hand("A"), table.view("A").players[0].missions) == ([], ["interface"])
    table = card_tile("interface").do("done")
    assert (table.hand("A"), table.actor()) == (["interface"], "B")


@pytest.mark.rule("CR-K11", "CR-C8", "CR-P1")
def test_a_card_as_a_cost_earns_nothing_and_is_no_scrapping() -> None:
    """A discards a card for the tile in slot 3, and may still scrap the other one."""
    table = Table().lay("A", home="1 2", out="1", slots="3:RT6", hand="interface overclock")
    table.incident("engineering", "IE7").begin("A")
    table.do("recall", "incident engineering", "return 3", "use")
    assert (table.asked(), table.legal()) == (
        "discard-cost",
        ["discard interface", "discard overclock"],
    )
    assert table.refusal("discard automation") == "CR-K11"
    table.do("discard interface")
    assert table.tracks("A") == "0/0/0/1 +1", "the nanite is the plunder, the energy the reward"
    assert table.view().discard["interface"] == 1
    assert "scrap-card overclock" in table.legal()


# --- timing --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-K12", "CR-AMB-7", "CR-C18")
def test_overclock_can_be_used_when_its_action_played_it() -> None:
    table = Table().lay("A", "0/0/2/0 +0", hand="overclock").space("T1", "").at("A", "9")
    table.do("activate west", "amount 1", "draws 0", "card-play overclock upgrade")
    assert table.asked() == "overclock"
    assert table.do("activate north").tracks("A") == "0/0/1/0 +0"


@pytest.mark.rule("CR-K12", "CR-C13", "CR-T6")
def test_interface_opens_damaged_docks_in_the_same_turn() -> None:
    """A scraps a card tile, plays Interface with it and deploys."""
    table = Table().lay("A", hand="interface", slots="1:RT6").begin("A")
    table.do("scrap-tile 1", "card-play interface upgrade", "deploy 1")
    assert table.refusal("place 3") is None


@pytest.mark.rule("CR-K12", "CR-AMB-7", "CR-C14")
def test_automation_works_in_the_recall_in_which_it_is_played() -> None:
    table = Table().lay("A", home="1 2", out="1", hand="automation", slots="5:RC1 4:RC1")
    table.incident("engineering", "IE6").put(scrapped=True).lay("A", "1/0/0/0 +0").begin("A")
    table.do("recall", "incident engineering", "card-play automation upgrade", "return 3")
    assert table.asked() == "automate"
    assert table.do("automate 4").tracks("A") == "1/0/0/0 +1"


@pytest.mark.rule("CR-K12", "CR-C17")
def test_wakeup_protocol_makes_the_next_pods_cheaper_at_once() -> None:
    """Played at the Computer; the first pod by Overclock is free."""
    table = Table().lay("A", "0/0/2/0 +0", hand="wakeup_protocol", upgrades="overclock")
    table.at("A", "9").do("activate west", "amount 1", "draws 0")
    table.do("card-play wakeup_protocol upgrade", "activate east", "wake rnd-1")
    assert (table.player("A").pool, table.tracks("A")) == (1, "0/0/0/0 +0")
