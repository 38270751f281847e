"""Stasis Control, Reactor, Converter and Computer: rules CR-D1 and CR-D3 to CR-D5."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table

SECTIONS = [
    ("engineering", "1", "east"),
    ("laboratory", "5", "east"),
    ("rnd", "9", "east"),
    ("dispatch", "13", "east"),
]


# --- Stasis Control ------------------------------------------------------------------------------


@pytest.mark.rule("CR-D1", "CR-K9")
@pytest.mark.parametrize(("section", "dock", "way"), SECTIONS)
def test_pods_of_this_section_only(section: str, dock: str, way: str) -> None:
    table = Table().lay("A", "0/3/0/0 +0").at("A", dock).do(f"activate {way}")
    assert table.legal() == [f"wake {section}-{number}" for number in (1, 2, 3)]
    other = "laboratory" if section == "engineering" else "engineering"
    assert table.refusal(f"wake {other}-1") == "CR-D1"
    table.do(f"wake {section}-2")
    assert (table.player("A").pool, table.tracks("A")) == (1, "0/2/0/0 +0")


@pytest.mark.rule("CR-D1", "CR-M4")
@pytest.mark.parametrize(
    ("moves", "pool", "tracks"),
    [
        ("wake engineering-1, done", 1, "0/4/0/0 +0"),
        ("wake engineering-1, wake engineering-3, done", 2, "0/3/0/0 +0"),
        ("wake engineering-1, wake engineering-3, wake engineering-2", 3, "0/2/0/0 +0"),
    ],
)
def test_one_two_or_three_pods_for_one_organics_each(moves: str, pool: int, tracks: str) -> None:
    table = Table().lay("A", "0/5/0/0 +0").at("A", "1").do("activate east", *moves.split(", "))
    assert (table.player("A").pool, table.tracks("A"), table.actor()) == (pool, tracks, "B")


@pytest.mark.rule("CR-D1", "CR-M4")
def test_three_pods_are_the_limit_and_may_share_a_chamber() -> None:
    """Dispatch holds two pods of each in a chamber; after the third one nothing is asked."""
    table = Table().lay("A", "0/5/0/0 +0").at("A", "13").do("activate east")
    table.do("wake dispatch-1", "wake dispatch-1")
    assert table.refusal("wake dispatch-2") is None
    assert table.refusal("wake dispatch-1") == "CR-D1", "it is empty now"
    table.do("wake dispatch-2")
    assert (table.player("A").pool, table.actor()) == (3, "B")
    assert table.pods("dispatch-1", "A") == 0
    assert table.pods("dispatch-1", "B") == 2, "only your own pods"


@pytest.mark.rule("CR-D1", "CR-AMB-8")
def test_at_least_one_pod_must_be_woken() -> None:
    table = Table().lay("A", "0/5/0/0 +0").at("A", "1").do("activate east")
    assert table.refusal("done") == "CR-AMB-8"
    assert table.do("wake engineering-1").refusal("done") is None


@pytest.mark.rule("CR-D1", "CR-AMB-8")
def test_stasis_control_needs_organics() -> None:
    table = Table().lay("A", "5/0/5/0 +8").at("A", "1")
    assert table.refusal("activate east") == "CR-D1"


@pytest.mark.rule("CR-D1")
def test_stasis_control_needs_an_own_pod_in_the_section() -> None:
    """Only B has pods left in Engineering."""
    table = Table().lay("A", "0/5/0/0 +0")
    for chamber in (1, 2, 3):
        table.chamber(f"engineering-{chamber}", A=0)
    assert table.at("A", "1").refusal("activate east") == "CR-D1"


@pytest.mark.rule("CR-D1", "CR-K6")
def test_stasis_control_needs_room() -> None:
    table = Table().lay("A", "0/5/0/0 +0", pool=5).at("A", "1")
    assert table.refusal("activate east") == "CR-K6"


@pytest.mark.rule("CR-D1", "CR-M4", "CR-M3")
def test_it_stops_when_the_organics_run_out() -> None:
    table = Table().lay("A", "0/1/0/1 +0").at("A", "1").do("activate east", "wake engineering-1")
    assert table.legal() == ["pay organics", "pay nanite"]
    table.do("pay nanite", "wake engineering-2")
    assert (table.player("A").pool, table.tracks("A"), table.actor()) == (2, "0/0/0/0 +0", "B")


@pytest.mark.rule("CR-D1", "CR-M4")
def test_it_stops_when_no_pod_is_left() -> None:
    table = Table().lay("A", "0/5/0/0 +0").chamber("engineering-1", A=0)
    table.chamber("engineering-2", A=0).at("A", "1").do("activate east")
    assert (table.player("A").pool, table.tracks("A"), table.actor()) == (1, "0/4/0/0 +0", "B")


@pytest.mark.rule("CR-D1", "CR-C17")
@pytest.mark.parametrize(
    ("pods", "tracks"), [(1, "0/5/0/0 +0"), (2, "0/4/0/0 +0"), (3, "0/3/0/0 +0")]
)
def test_with_wakeup_protocol_the_first_pod_is_free(pods: int, tracks: str) -> None:
    table = Table().lay("A", "0/5/0/0 +0", upgrades="wakeup_protocol").at("A", "1")
    table.do("activate east", *[f"wake engineering-{n + 1}" for n in range(pods)])
    if pods < 3:
        table.do("done")
    assert (table.player("A").pool, table.tracks("A")) == (pods, tracks)


@pytest.mark.rule("CR-D1", "CR-C17", "CR-AMB-8")
def test_with_wakeup_protocol_no_organics_are_needed_for_one_pod() -> None:
    table = Table().lay("A", upgrades="wakeup_protocol").at("A", "1").do("activate east")
    assert table.refusal("done") == "CR-AMB-8", "one pod must be woken all the same"
    table.do("wake engineering-1")
    assert (table.player("A").pool, table.actor()) == (1, "B"), "no more can be paid"


@pytest.mark.rule("CR-C17", "CR-D1")
def test_every_activation_has_its_own_free_pod() -> None:
    """A wakes one pod in each of two turns and pays nothing."""
    table = Table().lay("A", upgrades="wakeup_protocol").at("A", "1")
    table.do("activate east", "wake engineering-1", "deploy 1", "place 17")
    table.do("deploy 2", "place 5", "activate east", "wake laboratory-1")
    assert table.player("A").pool == 2


# --- Reactor -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-D3")
@pytest.mark.parametrize("dock", [("1", "west"), ("3", "east")])
@pytest.mark.parametrize("units", [1, 2, 3])
def test_the_reactor_turns_crystals_into_energy(dock: tuple[str, str], units: int) -> None:
    table = Table().damaged("4 6 7 8 10 11 12 14").lay("A", "5/0/0/0 +1").at("A", dock[0])
    table.do(f"activate {dock[1]}", f"amount {units}")
    assert table.tracks("A") == f"{5 - units}/0/0/0 +{1 + units}"


@pytest.mark.rule("CR-D3", "CR-K3")
def test_no_more_than_can_be_paid() -> None:
    table = Table().lay("A", "1/5/5/1 +0").at("A", "1").do("activate west")
    assert table.legal() == ["amount 1", "amount 2"]
    assert table.refusal("amount 3") == "CR-K4"


@pytest.mark.rule("CR-D3", "CR-AMB-8")
def test_the_reactor_needs_a_crystal_or_nanite() -> None:
    assert Table().lay("A", "0/5/5/0 +0").at("A", "1").refusal("activate west") == "CR-D3"
    table = Table().lay("A", "1/0/0/0 +0", hand="interface").at("A", "1")
    assert table.refusal("activate west") is None
    table.do("activate west")
    assert table.tracks("A") == "0/0/0/0 +1", "one unit at least, here without asking"


@pytest.mark.rule("CR-D3", "CR-K2")
def test_energy_beyond_the_track_is_lost() -> None:
    table = Table().lay("A", "3/0/0/0 +7").at("A", "1").do("activate west", "amount 3")
    assert table.tracks("A") == "0/0/0/0 +8"


@pytest.mark.rule("CR-D3", "CR-T3")
def test_the_crystals_are_paid_before_the_energy_comes() -> None:
    table = Table().lay("A", "1/0/0/1 +0").at("A", "1").do("activate west", "amount 1")
    assert (table.asked(), table.tracks("A")) == ("pay", "1/0/0/1 +0")
    assert table.do("pay crystal").tracks("A") == "0/0/0/1 +1"


# --- Converter -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-D4", "CR-M4")
@pytest.mark.parametrize(
    ("moves", "tracks"),
    [
        ("convert crystal, done", "2/3/3/1 +0"),
        ("convert organics, convert tech, done", "3/2/2/2 +0"),
        ("convert crystal, convert organics, convert tech", "2/2/2/3 +0"),
        ("convert tech, convert tech, convert tech", "3/3/0/3 +0"),
    ],
)
def test_the_converter_takes_any_mix(moves: str, tracks: str) -> None:
    table = Table().lay("A", "3/3/3/0 +0").at("A", "5").do("activate west", *moves.split(", "))
    assert (table.tracks("A"), table.actor()) == (tracks, "B")


@pytest.mark.rule("CR-D4")
def test_the_nanites_come_when_all_is_paid() -> None:
    """After two inputs there is still no nanite, and what was there does not go in."""
    table = Table().lay("A", "2/0/1/4 +0").at("A", "5").do("activate west")
    assert table.legal() == ["convert crystal", "convert tech"]
    assert table.refusal("convert organics") == "CR-D4"
    table.do("convert crystal", "convert crystal")
    assert table.tracks("A") == "0/0/1/4 +0"
    table.do("convert tech")
    assert table.tracks("A") == "0/0/0/5 +0", "two nanites are lost"


@pytest.mark.rule("CR-D4", "CR-AMB-8", "CR-M4")
def test_the_converter_needs_at_least_one_unit() -> None:
    table = Table().lay("A", "3/0/1/0 +0").at("A", "5").do("activate west")
    assert table.refusal("done") == "CR-AMB-8"
    assert table.do("convert crystal").refusal("done") is None


@pytest.mark.rule("CR-D4", "CR-M4")
def test_the_converter_stops_when_nothing_is_left() -> None:
    table = Table().lay("A", "1/0/1/0 +0").at("A", "5").do("activate west", "convert tech")
    table.do("convert crystal")
    assert (table.tracks("A"), table.actor()) == ("0/0/0/2 +0", "B")


@pytest.mark.rule("CR-D4", "CR-K3")
def test_energy_and_nanites_do_not_go_in() -> None:
    assert Table().lay("A", "0/0/0/5 +8").at("A", "5").refusal("activate west") == "CR-D4"


# --- Computer ------------------------------------------------------------------------------------


def computer(tracks: str, hand: str = "", deck: str = "interface automation overclock") -> Table:
    """A stands at a Computer; these cards are drawn next."""
    table = Table().lay("A", tracks, hand=hand).deck(deck).put(scrapped=True)
    return table.at("A", "9").do("activate west")


@pytest.mark.rule("CR-D5", "CR-AMB-9")
@pytest.mark.parametrize(
    ("draws", "hand"),
    [
        (1, ["interface"]),
        (2, ["interface", "automation"]),
        (3, ["interface", "automation", "overclock"]),
    ],
)
def test_a_card_for_each_tech(draws: int, hand: list[str]) -> None:
    """A single one is announced by itself: there is nothing to play."""
    table = computer("0/0/3/0 +0").do(f"amount {draws}")
    if draws > 1:
        table.do(f"draws {draws}")
    assert (table.hand("A"), table.tracks("A")) == (hand, f"0/0/{3 - draws}/0 +0")
    assert table.actor() == "B"


@pytest.mark.rule("CR-D5", "CR-AMB-9")
def test_draws_are_announced_before_anything_is_drawn() -> None:
    table = computer("0/0/3/0 +0", "prototype").do("amount 2")
    assert (table.asked(), table.tracks("A")) == ("draws", "0/0/1/0 +0")
    assert table.legal() == ["draws 0", "draws 1", "draws 2"]
    assert table.refusal("draws 3") == "CR-D5"
    assert table.refusal("card-play prototype upgrade") == "ST-1"


@pytest.mark.rule("CR-D5", "CR-AMB-9")
def test_drawing_comes_first_and_new_cards_may_be_played() -> None:
    """One draw and two plays: nothing more is drawn, and no third card is played."""
    table = computer("0/0/3/0 +0", "prototype overclock").do("amount 3", "draws 1")
    assert table.hand("A") == ["interface", "prototype", "overclock"]
    assert table.refusal("card-draw") == "ST-1"
    table.do("card-play interface vehicle", "card-play prototype upgrade")
    view = table.view().players[0]
    assert (view.vehicles, view.upgrades, table.actor()) == (["interface"], ["prototype"], "B")


@pytest.mark.rule("CR-D5")
def test_announced_plays_may_be_left_out() -> None:
    table = computer("0/0/2/0 +0", "prototype").do("amount 2", "draws 0", "done")
    assert (table.hand("A"), table.tracks("A")) == (["prototype"], "0/0/0/0 +0")
    assert table.actor() == "B"


@pytest.mark.rule("CR-D5", "CR-K3", "CR-K4")
def test_tech_and_nanites_pay_for_three_cards() -> None:
    """Two tech and one nanite: amount 3 is paid without asking."""
    table = computer("0/0/2/1 +0", "prototype").do("amount 3")
    assert (table.asked(), table.tracks("A")) == ("draws", "0/0/0/0 +0")
    table.do("draws 2", "card-play automation vehicle")
    assert table.hand("A") == ["interface", "prototype"]
    assert table.view().players[0].vehicles == ["automation"]


@pytest.mark.rule("CR-D5", "CR-AMB-8")
def test_the_computer_needs_tech() -> None:
    table = Table().lay("A", "5/5/0/0 +8", hand="prototype").at("A", "9")
    assert table.refusal("activate west") == "CR-D5"


def scarce(vehicles: str, hand: str) -> Table:
    """A stands at a Computer and a card tile; only cards that nobody has can be drawn."""
    table = Table(4).lay("A", vehicles=vehicles).space("T1", "RT6")
    table.lay("B", vehicles="early_warning early_warning overclock")
    table.lay("C", vehicles="overclock overclock overclock")
    table.lay("D", vehicles="overclock ground_scanner supercharge")
    for person in table.people:
        table.lay(person, upgrades="ground_scanner supercharge interface")
        table.lay(person, missions="wakeup_protocol automation prototype")
    return table.lay("A", "0/0/3/0 +0", hand=hand).put(scrapped=True).at("A", "9")


@pytest.mark.rule("CR-D5")
def test_the_computer_needs_a_card_to_draw_or_to_play() -> None:
    """Everything is in play, and A has no place for another card."""
    hand = "interface wakeup_protocol automation prototype"
    table = scarce("early_warning early_warning early_warning", hand)
    assert table.state.decked == sum(table.state.discard) == 0
    assert table.refusal("activate west") == "CR-D5"


@pytest.mark.rule("CR-D10", "CR-P4", "CR-C2")
def test_a_card_tile_gives_nothing_if_no_card_action_is_possible() -> None:
    hand = "interface wakeup_protocol automation prototype"
    table = scarce("early_warning early_warning early_warning", hand)
    table.do("activate north", "take-tile")
    assert (table.player("A").size, table.actor()) == (4, "B")


@pytest.mark.rule("CR-D5", "CR-M2", "CR-C2")
def test_without_a_card_to_draw_all_are_plays() -> None:
    """Everything is in play or in A's hand: the plays are announced by themselves."""
    hand = "interface wakeup_protocol automation prototype early_warning"
    table = scarce("early_warning early_warning", hand)
    table.do("activate west", "amount 3")
    assert (table.asked(), table.player("A").size) == ("play-cards", 5)
    table.do("card-play prototype vehicle")
    assert (table.tracks("A"), table.actor()) == ("0/0/0/0 +0", "B")


@pytest.mark.rule("CR-D5", "CR-M2")
def test_plays_alone_need_a_card_to_play() -> None:
    """With an empty hand, tech must buy at least one draw, and so does not run to waste."""
    table = computer("0/0/2/0 +0").do("amount 2")
    assert table.legal() == ["draws 1", "draws 2"]
    assert table.refusal("draws 0") == "CR-D5"


@pytest.mark.rule("CR-D5", "CR-AMB-10")
def test_only_the_missing_draws_are_lost() -> None:
    """One card is left to draw, though A could play none."""
    hand = "interface wakeup_protocol automation"
    table = scarce("early_warning early_warning early_warning", hand)
    table.do("activate west", "amount 3", "draws 3")
    assert table.hand("A") == ["interface", "wakeup_protocol", "automation", "prototype"]
    assert (table.tracks("A"), table.actor()) == ("0/0/0/0 +0", "B")


@pytest.mark.rule("CR-C2", "CR-AMB-11")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_drawn() -> None:
    """The last card leaves an empty draw pile; the next draw shuffles."""
    table = computer("0/0/3/0 +0", deck="interface").do("amount 1")
    assert table.heard("deck-shuffled") == []
    assert (table.view().deck_left, sum(table.view().discard.values())) == (0, 39)

    table = computer("0/0/3/0 +0", deck="interface").do("amount 2", "draws 2")
    assert len(table.heard("deck-shuffled")) == 1
    assert (table.view().deck_left, sum(table.view().discard.values())) == (38, 0)
    assert table.player("A").size == 2


@pytest.mark.rule("CR-D5", "CR-C2")
def test_a_discard_pile_is_enough_for_the_computer() -> None:
    table = computer("0/0/1/0 +0", deck="")
    assert (table.player("A").size, table.view().deck_left) == (1, 39)
