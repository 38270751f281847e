"""Cards: the pile, three ways to play them, scrap, limits. Rules CR-C1 to CR-C10."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.games.cryo.view import cryo_view
from tests.support.cryo import Table, game

CARDS = [card.id for card in game().box.cards]
MODES = ("upgrade", "mission", "vehicle")
EVERY_CARD = " ".join(card for card in CARDS for _ in range(5))


def card_action(hand: str = "", deck: str | None = None, **laid: Any) -> Table:
    """Give A a card action by the card tile of T1."""
    table = Table().lay("A", hand=hand, **laid).space("T1", "RT6")
    if deck is not None:
        table.deck(deck)
    return table.at("A", "9").do("activate north", "take-tile")


def hoarded(**laid: Any) -> Table:
    """Return a table for four at which B, C and D have all cards but those that A has."""
    table = Table(4).lay("A", **laid)
    cards = CARDS * 5
    for zone in laid.values():
        for card in zone.split():
            cards.remove(card)
    for person in "BCD":
        table.lay(person, upgrades=" ".join(cards[:3]), missions=" ".join(cards[3:6]))
        table.lay(person, vehicles=" ".join(cards[6:9]), hand=" ".join(cards[9:14]))
        cards = cards[14:]
    return table


def plays(table: Table) -> list[str]:
    """Return the plays that are offered."""
    return [move.removeprefix("card-play ") for move in table.legal() if "card-play" in move]


# --- the pile ------------------------------------------------------------------------------------


@pytest.mark.rule("CR-C1", "CR-C10")
def test_40_cards_of_eight_kinds() -> None:
    assert [card.id for card in game().box.cards] == [
        *("ground_scanner", "supercharge", "interface", "wakeup_protocol"),
        *("automation", "prototype", "early_warning", "overclock"),
    ]
    assert [card.copies for card in game().box.cards] == [5] * 8
    for seats in (2, 3, 4):
        cards = [piece for piece in game().start(seats, 1).pieces() if piece.startswith("card ")]
        assert sorted(cards) == sorted(f"card {card}" for card in CARDS for _ in range(5))


@pytest.mark.rule("CR-C1")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_played_in_three_ways_or_scrapped(card: str) -> None:
    assert plays(card_action(card)) == [f"{card} {mode}" for mode in MODES]
    for mode in MODES:
        table = card_action(card).do(f"card-play {card} {mode}")
        me = table.view("A").players[0]
        assert (me.hand, me.upgrades + me.missions + me.vehicles) == ([], [card])
        assert getattr(me, f"{mode}s") == [card]
        assert table.view().discard[card] == 0

    table = Table().lay("A", hand=card).begin("A").do(f"scrap-card {card}")
    assert (table.hand("A"), table.view().discard[card]) == ([], 1)


@pytest.mark.rule("CR-C1")
def test_only_cards_from_the_hand_are_played() -> None:
    table = card_action("prototype", upgrades="interface")
    assert table.refusal("card-play overclock vehicle") == "CR-C1"
    assert table.refusal("card-play interface vehicle") == "CR-C1"


@pytest.mark.rule("CR-C2", "CR-AMB-11")
def test_the_discard_pile_is_shuffled_when_a_card_is_to_be_drawn() -> None:
    """Not when the last card of the draw pile is gone: until then everybody sees it."""
    table = Table().lay("A", "0/0/2/0").deck("overclock").at("A", "9")
    table.do("activate west", "amount 1")
    assert table.hand("A") == ["overclock"]
    assert (table.view().deck_left, sum(table.view().discard.values())) == (0, 39)
    assert table.heard("deck-shuffled") == []

    table = Table().lay("A", "0/0/2/0", hand="interface").deck("overclock").at("A", "9")
    table.do("activate west", "amount 2", "draws 2")
    assert table.player("A").size == 3
    assert (table.view().deck_left, sum(table.view().discard.values())) == (37, 0)
    assert len(table.heard("deck-shuffled")) == 1


@pytest.mark.rule("CR-C2")
def test_shuffling_takes_every_card_of_the_discard_pile_and_no_other() -> None:
    held = "interface prototype prototype"
    table = card_action("overclock", deck="", upgrades="automation").do("card-draw")
    deck = sorted(card.id for card in table.state.deck[: table.state.decked])
    mine = ["overclock", "automation"] + [card for card in table.hand("A") if card != "overclock"]
    assert sorted(deck + mine) == sorted(EVERY_CARD.split())
    assert len(deck) == 37

    table = Table().lay("A", hand=held).lay("B", hand="early_warning", vehicles="interface")
    table.deck("").space("T1", "RT6").at("A", "9").do("activate north", "take-tile", "card-draw")
    assert table.state.decked == 34
    assert sum(table.view().discard.values()) == 0


@pytest.mark.rule("CR-C2")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = (
        hoarded(hand="interface").space("T1", "RT6").at("A", "9").do("activate north", "take-tile")
    )
    assert table.refusal("card-draw") == "CR-C2"
    assert table.legal() == ["done", *(f"card-play interface {mode}" for mode in MODES)]


@pytest.mark.rule("CR-C2", "CR-C7", "CR-D5")
def test_the_computer_needs_a_card_to_draw_or_to_play() -> None:
    """With both piles empty, a card in hand that fits somewhere."""
    full = {"upgrades": "overclock", "missions": "overclock automation interface"}
    full["vehicles"] = "supercharge supercharge supercharge"
    for laid, rule in (({}, None), (full, "CR-D5")):
        table = hoarded(hand="overclock", **laid).lay("A", "0/0/1/0").at("A", "9")
        assert table.refusal("activate west") == rule
    table = hoarded().lay("A", "0/0/1/0", slots="1:RC1").at("A", "9")
    assert table.refusal("activate west") == "CR-D5"


@pytest.mark.rule("CR-C2")
def test_the_same_shuffle_comes_out_of_the_same_position() -> None:
    """Chance is part of the position."""
    hands = []
    for _ in range(2):
        table = Table().lay("A", "0/0/3/0").deck("").at("A", "9")
        hands.append(table.do("activate west", "amount 3", "draws 3").hand("A"))
    assert hands[0] == hands[1]


# --- the three ways ------------------------------------------------------------------------------


@pytest.mark.rule("CR-C3")
def test_up_to_three_upgrades_of_different_kinds() -> None:
    table = card_action("interface prototype", upgrades="interface automation")
    assert table.refusal("card-play interface upgrade") == "CR-C3", "the same kind"
    assert table.refusal("card-play prototype upgrade") is None

    table = card_action("prototype", upgrades="interface automation overclock")
    assert table.refusal("card-play prototype upgrade") == "CR-C3", "no place left"
    assert plays(table) == ["prototype mission", "prototype vehicle"]


@pytest.mark.rule("CR-C3", "CR-K12")
def test_an_upgrade_lies_face_up_and_works_at_once() -> None:
    table = card_action("interface").do("card-play interface upgrade")
    assert table.view("B").players[0].upgrades == ["interface"]
    assert table.heard("upgrade-played")[0].facts["card"] == "interface"
    assert table.player("A").perks.damaged_docks == 1


@pytest.mark.rule("CR-C4", "CR-M7")
def test_up_to_three_missions_of_different_kinds_face_down() -> None:
    table = card_action("interface prototype", missions="interface automation")
    assert table.refusal("card-play interface mission") == "CR-C4", "the same kind"
    table.do("card-play prototype mission")

    assert table.view("A").players[0].missions == ["interface", "automation", "prototype"]
    for seat in ("B", None):
        other = table.view(seat).players[0]
        assert (other.missions, other.mission_count) == ([], 3)
    (event,) = table.heard("mission-played")
    assert (event.owner, "prototype" in event.facts.values()) == (0, False)

    table = card_action("prototype", missions="interface automation overclock")
    assert table.refusal("card-play prototype mission") == "CR-C4", "no place left"


@pytest.mark.rule("CR-C4")
@pytest.mark.parametrize("card", CARDS)
def test_a_mission_has_no_other_effect(card: str) -> None:
    """Neither that of the upgrade nor that of the vehicle."""
    table = card_action(card).do(f"card-play {card} mission")
    player = table.player("A")
    assert not any(getattr(player.perks, name) for name in type(player.perks).__slots__)
    assert (player.room, player.pool) == (5, 0)


@pytest.mark.rule("CR-C5")
def test_up_to_three_vehicles_the_same_ones_too() -> None:
    table = card_action("interface", vehicles="interface interface")
    table.do("card-play interface vehicle")
    assert table.view().players[0].vehicles == ["interface"] * 3
    assert table.player("A").room == 5 + 3 * 3

    table = card_action("interface prototype", vehicles="supercharge supercharge supercharge")
    assert table.refusal("card-play interface vehicle") == "CR-C5"
    assert table.refusal("card-play prototype vehicle") == "CR-C5"


@pytest.mark.rule("CR-C5", "CR-D9")
def test_a_vehicle_leaves_only_by_a_launch() -> None:
    """Then there is room for another one."""
    table = Table().lay("A", "1/1/1/0 +1", pool=1, vehicles="interface interface prototype")
    table.cave("K01", "S1").cave("K02", "S4").at("A", "17")
    assert not [move for move in table.legal() if "scrap" in move]
    table.do("activate north", "vehicle 3", "settle first")

    assert table.view().players[0].vehicles == ["interface", "interface"]
    assert table.view().discard["prototype"] == 1


@pytest.mark.rule("CR-C6")
def test_each_way_of_playing_is_looked_at_separately() -> None:
    """One kind as upgrade, mission and three vehicles: all five copies."""
    table = card_action("overclock", upgrades="overclock", missions="overclock")
    assert plays(table) == ["overclock vehicle"]

    laid = {"missions": "overclock", "vehicles": "overclock overclock overclock"}
    assert plays(card_action("overclock", **laid)) == ["overclock upgrade"]
    laid = {"upgrades": "overclock", "vehicles": "overclock overclock overclock"}
    assert plays(card_action("overclock", **laid)) == ["overclock mission"]


@pytest.mark.rule("CR-C7")
def test_a_card_that_fits_nowhere_cannot_be_played() -> None:
    """It can still be scrapped or discarded."""
    laid: dict[str, Any] = {"upgrades": "overclock"}
    laid["missions"] = "overclock automation interface"
    laid["vehicles"] = "supercharge supercharge supercharge"
    table = card_action("overclock", **laid)
    assert plays(table) == []
    refused = [table.refusal(f"card-play overclock {mode}") for mode in MODES]
    assert refused == ["CR-C3", "CR-C4", "CR-C5"]

    table.do("done", "scrap-card overclock")
    assert table.tracks("A") == "1/0/1/0 +0"

    table = Table().lay("A", out="1", home="1 2", hand="overclock", slots="3:RC6", **laid)
    table.incident("rnd", "IE5").begin("A").do("recall", "incident rnd", "return 3", "use")
    assert table.view().discard["overclock"] == 1, "discarded as a cost"


# --- scrap and limits ----------------------------------------------------------------------------


@pytest.mark.rule("CR-C8", "CR-C10", "CR-T6", "CR-AMB-31", "CR-AMB-32")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("ground_scanner", "0/0/0/1"),
        ("supercharge", "0/0/0/1"),
        ("interface", "1/0/1/0"),
        ("wakeup_protocol", "1/1/0/0"),
        ("automation", "1/1/0/0"),
        ("prototype", "0/1/1/0"),
        ("early_warning", "0/1/1/0"),
        ("overclock", "1/0/1/0"),
    ],
)
def test_what_each_card_brings_as_scrap(card: str, gain: str) -> None:
    table = Table().lay("A", hand=card).begin("A").do(f"scrap-card {card}")
    assert table.tracks("A") == f"{gain} +0"


@pytest.mark.rule("CR-AMB-32")
def test_every_pair_of_materials_is_the_scrap_of_two_cards() -> None:
    """And two cards bring a single nanite."""
    scraps = [tuple(card.scrap.gain) for card in game().box.cards]
    assert {scrap: scraps.count(scrap) for scrap in scraps} == {
        (0, 0, 0, 1, 0): 2,
        (1, 0, 1, 0, 0): 2,
        (1, 1, 0, 0, 0): 2,
        (0, 1, 1, 0, 0): 2,
    }


@pytest.mark.rule("CR-C8", "CR-S11")
def test_a_discarded_card_brings_nothing() -> None:
    """In the setup, as a cost, because of the hand limit."""
    state = game().start(2, 1)
    before = [player.tracks for player in cryo_view(state.view(None)).players]
    while state.decision().kind == "setup-discard":
        state.apply(state.offers[0])
    assert [player.tracks for player in cryo_view(state.view(None)).players] == before

    six = "ground_scanner supercharge interface automation prototype overclock"
    table = Table().lay("A", hand=six).at("A", "17").do("done", "end-turn", "discard prototype")
    assert (table.tracks("A"), table.player("A").size) == ("0/0/0/0 +0", 5)


@pytest.mark.rule("CR-C9", "CR-T8")
def test_the_hand_limit_counts_at_the_end_of_the_turn_only() -> None:
    """In between there may be more cards."""
    hand = "ground_scanner supercharge interface automation prototype"
    table = Table().lay("A", "0/0/3/0", hand=hand).deck("overclock overclock early_warning")
    table.at("A", "9").do("activate west", "amount 3", "draws 3")
    assert (table.player("A").size, table.asked()) == (8, "end-turn")
    table.do("scrap-card interface")
    assert table.asked() == "hand-limit"
    assert table.refusal("discard interface") == "CR-T8", "not in the hand any more"
    assert table.refusal("end-turn") == "ST-1"
    table.do("discard overclock", "discard overclock")

    assert (table.player("A").size, table.actor()) == (5, "B")
    assert table.hand("A") == [*hand.replace(" interface", "").split(), "early_warning"]


@pytest.mark.rule("CR-C9")
def test_five_cards_are_kept() -> None:
    table = Table().lay("A", hand="overclock overclock overclock overclock overclock")
    table.at("A", "17").do("done", "end-turn")
    assert (table.player("A").size, table.actor()) == (5, "B")
