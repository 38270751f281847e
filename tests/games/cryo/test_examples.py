"""The worked examples of the rules, told as the rules tell them: EX-1 to EX-20."""

from __future__ import annotations

from collections import Counter

import pytest

from sternentisch.games.cryo.rules.ending import majority_points
from sternentisch.games.cryo.view import CryoView, cryo_view
from tests.support.cryo import PEOPLE, Table, game


def start(seats: int) -> CryoView:
    """Return what everybody sees at the start of a game."""
    return cryo_view(game().start(seats, 7).view(None))


@pytest.mark.rule("CR-S6", "CR-S7", "CR-S8", "CR-S9", "CR-S10", "CR-B1")
def test_ex_01_setup_for_three() -> None:
    """45 of 60 tiles, 6 damaged docks, 10 caves, 4 + 18 incidents and Sunset."""
    position = game().start(3, 7).write()
    tiles, unused = position["tiles"], position["unused_tiles"]
    assert isinstance(tiles, list)
    assert isinstance(unused, list)
    assert [len(stack) for stack in tiles] == [3] * 15
    for space, stack in zip(game().box.spaces, tiles, strict=True):
        assert {tile[1] for tile in stack} == {space.id[0]}
    assert Counter(tile[1] for tile in unused) == {"C": 5, "O": 5, "T": 5}

    view = start(3)
    assert len([dock for dock in view.docks if dock.damaged]) == 6
    assert [cave.id for cave in view.caves] == [
        *("K01", "K02", "K03", "K04", "K06", "K07", "K08", "K09", "K11", "K12")
    ]
    assert [tile is not None for tile in view.incidents] == [True] * 4
    assert view.track_left == 19
    left = position["unused_incidents"]
    assert isinstance(left, list)
    assert Counter(tile[:2] for tile in left) == {"IE": 5, "IL": 5}
    assert sum(view.chambers[0].pods) == 3
    assert sum(view.chambers[9].pods) == 6


@pytest.mark.rule("CR-S4", "CR-S5")
def test_ex_02_start_values_of_four_seats() -> None:
    values = [tuple(player.tracks.values()) for player in start(4).players]
    assert values == [(1, 1, 1, 0, 1), (2, 1, 1, 0, 1), (2, 1, 2, 0, 1), (2, 2, 2, 0, 1)]


@pytest.mark.rule("CR-K8", "CR-T3", "CR-B3")
def test_ex_03_four_arrows() -> None:
    """A drone on dock 1 has four actions, one on dock 4 only two; or it uses none."""
    docks = {dock.id: dock.actions for dock in start(2).docks}
    assert docks["1"] == ["res-C1", "stasis-eng", "res-C3", "reactor-w"]
    assert docks["4"] == ["", "res-C4", "", "res-C3"]

    table = Table().lay("A", "1/1/0/0").at("A", "1")
    ways = ["activate north", "activate east", "activate south", "activate west"]
    assert table.legal() == [*ways, "done"]
    table = Table(4).lay("A", "1/1/0/0").damaged("2 3 6 7").at("A", "4")
    assert table.legal() == ["activate east", "activate west", "done"]
    assert table.refusal("activate north") == "CR-K8"


@pytest.mark.rule("CR-D1", "CR-K6")
def test_ex_04_stasis_control_limited_by_room() -> None:
    table = Table().lay("A", "0/2/0/1", pool=4).at("A", "1").do("activate east")
    assert table.legal() == [f"wake engineering-{number}" for number in (1, 2, 3)]
    table.do("wake engineering-1")
    assert table.legal() == ["pay organics", "pay nanite"]
    table.do("pay organics")

    assert (table.tracks("A"), table.player("A").pool) == ("0/1/0/1 +0", 5)
    assert table.actor() == "B", "there is no room for another pod"


@pytest.mark.rule("CR-D3", "CR-K2")
def test_ex_05_reactor_overflow() -> None:
    table = Table().lay("A", "3/0/0/0 +7").at("A", "1").do("activate west", "amount 3")
    assert table.tracks("A") == "0/0/0/0 +8"


@pytest.mark.rule("CR-D2", "CR-C15")
def test_ex_06_empty_space() -> None:
    """One tech; nothing to install, nothing for Prototype."""
    table = Table().lay("A", "1/1/0/1", upgrades="prototype").space("T2", "")
    table.damaged("3 4 7 8 2 12 14 16").at("A", "11").do("activate north")
    assert (table.tracks("A"), table.actor()) == ("1/1/1/1 +0", "B")


@pytest.mark.rule("CR-D2", "CR-K2")
def test_ex_07_tile_overflow() -> None:
    table = Table().lay("A", "5/0/0/0 +2").space("C1", "RC1").at("A", "1")
    table.do("activate north", "take-tile")
    assert table.tracks("A") == "5/0/0/0 +3"
    assert table.view().spaces[0].left == 0
    assert table.view().players[0].slots == [None] * 7


@pytest.mark.rule("CR-D4", "CR-K2")
def test_ex_08_converter() -> None:
    """Nanites are no input; two of the three new ones are lost."""
    table = Table().lay("A", "2/0/1/4").at("A", "5").do("activate west")
    assert table.legal() == ["convert crystal", "convert tech"]
    table.do("convert crystal", "convert crystal", "convert tech")
    assert table.tracks("A") == "0/0/0/5 +0"


@pytest.mark.rule("CR-D5", "CR-K4")
def test_ex_09_computer() -> None:
    table = Table().lay("A", "0/0/2/1", hand="interface").deck("prototype overclock").at("A", "9")
    table.do("activate west", "amount 3")
    assert table.tracks("A") == "0/0/0/0 +0", "there is only one way to pay"
    table.do("draws 2")
    assert table.player("A").size == 3
    table.do("card-play overclock vehicle")

    assert table.hand("A") == ["interface", "prototype"]
    assert table.view().players[0].vehicles == ["overclock"]
    assert table.asked() == "end-turn"


@pytest.mark.rule("CR-D6", "CR-C11")
def test_ex_10_scout_with_a_foreign_ground_scanner() -> None:
    table = Table().lay("A", "0/0/1/0 +2", pool=1).cave("K03", "L4", is_open=False)
    table.lay("B", "4/0/0/0", upgrades="ground_scanner").at("A", "13")
    table.do("activate west", "reveal k03")

    assert (table.tracks("A"), table.player("A").pool) == ("0/0/0/0 +1", 0)
    assert table.pods("K03", "A") == 1
    assert table.tracks("B") == "5/0/0/0 +0"


@pytest.mark.rule("CR-R1", "CR-R2", "CR-R5", "CR-R7", "CR-R9")
def test_ex_11_recall() -> None:
    table = Table().lay("A", out="2 17", home="3").salvage("A", "1 7")
    table.incident("laboratory", "IE3").begin("A").do("recall")
    assert table.tracks("A") == "1/0/1/0 +0"
    table.do("incident laboratory")

    assert table.tracks("A") == "1/2/1/0 +0"
    assert [tile.id for tile in table.player("A").incidents] == ["IE3"]
    assert table.view().incidents[1] is not None
    assert table.legal() == ["return 1", "return 2", "return 4", "return 5", "return 6"]


@pytest.mark.rule("CR-P1", "CR-B5")
def test_ex_12_pay_one_gain_one() -> None:
    """The tile shows crystal and organics; above the arrow it costs one crystal."""
    for tracks, after in (("1/0/0/0", "0/0/0/0 +1"), ("0/0/0/1", "0/0/0/0 +1")):
        table = Table().lay("A", tracks, out="17", home="1 2", slots="3:RC2")
        table.incident("rnd", "IE6").begin("A").do("recall", "incident rnd", "done")
        table.do("return 3", "use")
        assert table.tracks("A") == after

    table = Table().lay("A", "0/5/5/0", out="17", home="1 2", slots="3:RC2")
    table.incident("rnd", "IE6").begin("A").do("recall", "incident rnd", "done", "return 3")
    assert table.refusal("use") == "CR-P1"


@pytest.mark.rule("CR-R3", "CR-C16")
def test_ex_13_sabotage() -> None:
    table = Table(3).lay("A", out="17").lay("B", upgrades="early_warning")
    table.sabotaged("laboratory", "IE1").chamber("laboratory-3", B=0, C=0)
    table.incident("laboratory", "IL1").begin("A")
    lost = [table.player(person).destroyed for person in "ABC"]
    table.do("recall", "incident laboratory")

    assert table.view().chambers[4].pods == [0, 0, 0]
    assert table.view().chambers[5].pods == [1, 1, 0]
    assert [table.player(p).destroyed - n for p, n in zip("ABC", lost, strict=True)] == [1, 0, 1]


@pytest.mark.rule("CR-C18", "CR-D3", "CR-D1")
def test_ex_14_overclock() -> None:
    table = Table().lay("A", "2/1/1/0", upgrades="overclock").at("A", "1")
    table.do("activate west", "amount 2")
    assert table.tracks("A") == "0/1/1/0 +2"
    assert table.refusal("activate north") is None
    assert table.refusal("activate west") == "CR-AMB-6"
    table.do("activate east", "wake engineering-3")

    assert (table.tracks("A"), table.player("A").pool) == ("0/0/0/0 +2", 1)


@pytest.mark.rule("CR-K4", "CR-M3", "CR-M5")
def test_ex_15_payment_safety() -> None:
    """A crystal and a nanite pay for a crystal and an organics without any question."""
    table = Table().lay("A", "1/0/0/1 +1", pool=1, vehicles="interface")
    table.cave("K01", "S7").cave("K02", "S8").at("A", "17").do("activate north")
    assert (table.tracks("A"), table.pods("K01", "A")) == ("0/0/0/0 +0", 1)
    assert [event.facts["resource"] for event in table.heard("paid")] == [
        *("energy", "crystal", "nanite")
    ]


@pytest.mark.rule("CR-V5")
def test_ex_16_majority_with_a_shared_second_place() -> None:
    table = Table(4).cave("K03", "L1", A=4, B=3, C=3, D=1).begin("A")
    assert majority_points(table.state, 2) == [6, 0, 0, 0]


@pytest.mark.rule("CR-V5")
def test_ex_17_majority_with_a_shared_first_place() -> None:
    table = Table(3).cave("K01", "S1", A=3, B=3, C=2).begin("A")
    assert majority_points(table.state, 0) == [2, 2, 0]


@pytest.mark.rule("CR-C21", "CR-V4")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("ground_scanner", 4),
        ("overclock", 6),
        ("wakeup_protocol", 4),
        ("supercharge", 4),
        ("interface", 3),
        ("automation", 5),
        ("prototype", 3),
        ("early_warning", 2),
    ],
)
def test_ex_18_missions(card: str, points: int) -> None:
    """Expansion, Community, Fortress, Power Bank, Plunder, Industry, Reserve, Monument."""
    table = Table().cave("K01", "S1", A=4).cave("K02", "S2", A=2).cave("K03", "L1", A=2)
    table.cave("K04", "S3", A=1).salvage("A", "1")
    table.lay("A", "2/1/3/1 +4", slots="1:RC1 2:RC1 3:RO2 5:RT6 7:RT6", missions=card)
    table.lay("A", incidents="IE2 IE3 IE7").begin("A")
    assert table.state.outcome().breakdown[0]["missions"] == points


@pytest.mark.rule("CR-V1", "CR-V2", "CR-V3", "CR-V4", "CR-V5")
def test_ex_19_final_score() -> None:
    table = Table(3).cave("K03", "L1", A=4).cave("K01", "S3", A=2, B=3)
    table.cave("K02", "S2", A=1, B=2, C=1).cave("K04", "S5", A=2)
    table.lay("A", pool=2, upgrades="interface overclock prototype", vehicles="early_warning")
    table.lay("A", missions="ground_scanner automation", slots="1:RC1 2:RC1 3:RO2 5:RT6 7:RT6")
    outcome = table.begin("A").state.outcome()

    assert outcome.breakdown[0] == {
        "caves": 18,
        "upgrades": 3,
        "vehicles": 1,
        "pool": 2,
        "missions": 9,
        "majorities": 12,
    }
    assert outcome.points[0] == 45


@pytest.mark.rule("CR-D9", "CR-B8", "CR-AMB-18", "CR-AMB-19")
def test_ex_20_launch_options() -> None:
    """A Ram, six pods, 2 energy: tunnel sections 1 and 2 are in reach, 3 is not."""

    def ready() -> Table:
        table = Table().lay("A", "1/1/1/0 +2", pool=6, vehicles="interface")
        table.cave("K01", "S1").cave("K02", "S4").cave("K04", "S5").cave("K06", "L2")
        return table.at("A", "17").do("activate north")

    table = ready()
    assert table.legal() == ["tunnel t1", "tunnel t2"]
    assert table.refusal("tunnel t3") == "CR-D9"
    table.do("tunnel t1")
    assert table.legal() == ["settle first", "settle second", "settle both"]
    table.do("settle both")
    assert table.legal() == ["load 2", "load 3"]
    table.do("load 3", "split 1")
    assert (table.pods("K01", "A"), table.pods("K02", "A")) == (1, 2)
    assert (table.tracks("A"), table.player("A").pool) == ("0/0/1/0 +1", 3)

    table = ready().do("tunnel t2")
    assert table.legal() == ["load 1", "load 2", "load 3"], "only the fourth cave is face up"
    table.do("load 1")
    assert (table.pods("K04", "A"), table.player("A").pool) == (1, 5)
    assert table.tracks("A") == "1/1/0/0 +0"
    assert [table.player(person).vehicles for person in PEOPLE[:2]] == [(), ()]
