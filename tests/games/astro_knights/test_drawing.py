"""The draw step: rules AK-P30 to AK-P35, AK-A10."""

from __future__ import annotations

import itertools

import pytest

from sternentisch.kernel.refusal import NOT_ASKED
from tests.support.astro_knights import Table

PEOPLE = ("zack", "gavriil", "toli", "silas")
NEXT = {1: "player_1", 2: "player_2", 3: "player_2", 4: "pair_34"}
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def drawing(seats: int = 2, **of_zack: object) -> Table:
    """Zack has nothing more to do in his action step; afterwards somebody else is called."""
    table = Table(*PEOPLE[:seats]).order(NEXT[seats]).lay("zack", **of_zack)
    for person in PEOPLE[1:seats]:
        table.lay(person, hand="normium")
    table.begin("zack", attack=False)
    return table.do("end") if table.asked() == "action-step" else table


def drawn(table: Table, person: str = "zack") -> list[str]:
    """Return the cards somebody has drawn, in order."""
    heard = table.heard("card-drawn")
    return [str(event.facts["card"]) for event in heard if event.seat == table.seat(person)]


# --- clearing the play area ---------------------------------------------------------------------


@pytest.mark.rule("AK-P30")
@pytest.mark.parametrize(
    "order", list(itertools.permutations(["normium", "nexus_port", "mag_field"]))
)
def test_played_cards_are_discarded_in_any_order(order: tuple[str, ...]) -> None:
    table = drawing(area="normium nexus_port mag_field", hand="blaster", discard="repulsor")
    assert table.asked() == "clear-area"
    for card in order[:2]:
        assert table.refusal("end") == "AK-P30"
        table.do(f"area {card}")
    assert table.cards("zack", "discard") == ["repulsor", *order], "the last one by itself"
    assert table.cards("zack", "area") == []
    assert table.asked() == "discard-hand"


@pytest.mark.rule("AK-P30")
def test_the_whole_play_area_must_go() -> None:
    """Only cards that lie there can be put aside, one at a time."""
    table = drawing(area="normium nexus_port mag_field", hand="blaster")
    assert table.legal() == ["area nexus_port", "area mag_field", "area normium"]
    assert table.refusal("area blaster") == "AK-P30"
    assert table.refusal("hand blaster") == NOT_ASKED, "not before the play area is clear"
    table.do("area mag_field")
    assert table.refusal("area mag_field") == "AK-P30"


@pytest.mark.rule("AK-P30", "AK-M10")
def test_equal_cards_leave_nothing_to_choose() -> None:
    table = drawing(area="normium normium normium", hand="blaster")
    assert table.asked() == "discard-hand"
    assert table.cards("zack", "discard") == ["normium"] * 3


@pytest.mark.rule("AK-P30", "AK-P12")
def test_what_was_played_this_turn_is_cleared_away() -> None:
    table = Table("zack", "gavriil").lay("zack", hand="normium mag_field blaster")
    table.begin("zack").do("hand normium", "hand mag_field", "end", "area mag_field")
    assert table.cards("zack", "discard") == ["mag_field", "normium"]


# --- putting hand cards aside -------------------------------------------------------------------


@pytest.mark.rule("AK-P31", "AK-M11")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ((), ["blaster", "normium", "repulsor"]),
        (("repulsor",), ["blaster", "normium"]),
        (("repulsor", "blaster"), ["normium"]),
        (("normium", "blaster"), ["repulsor"]),
    ],
)
def test_any_hand_cards_may_be_put_aside(cards: tuple[str, ...], left: list[str]) -> None:
    """One at a time, in an order of choice, and one may stop at any moment."""
    table = drawing(hand="normium blaster repulsor", deck="vibrax " + "mag_field " * 2)
    for card in cards:
        assert table.refusal("end") is None
        table.do(f"hand {card}")
    assert table.cards("zack", "discard") == list(cards)
    assert sorted(table.cards("zack", "hand")) == left
    assert drawn(table) == [], "not before Zack has stopped"


@pytest.mark.rule("AK-P31")
def test_all_hand_cards_may_be_put_aside() -> None:
    table = drawing(hand="normium blaster", deck="vibrax")
    table.do("hand blaster", "hand normium")
    assert drawn(table) == ["vibrax", "blaster", "normium"]


@pytest.mark.rule("AK-P31")
def test_only_cards_of_the_own_hand_are_put_aside() -> None:
    table = drawing(hand="blaster repulsor", deck="vibrax")
    assert table.refusal("hand normium") == "AK-P31"
    assert table.refusal("hand vibrax") == "AK-P31"
    assert table.legal() == ["end", "hand repulsor", "hand blaster"]


@pytest.mark.rule("AK-P30", "AK-P31", "AK-P32")
def test_the_three_parts_follow_each_other() -> None:
    """The discard shows it: first the play area, then the hand; what is drawn comes after."""
    table = drawing(area="normium mag_field", hand="blaster repulsor", deck="vibrax")
    table.do("area normium", "hand repulsor")
    assert table.cards("zack", "discard") == ["normium", "mag_field", "repulsor"]
    table.do("end")
    assert drawn(table) == ["vibrax", "normium", "mag_field", "repulsor"]


# --- drawing ------------------------------------------------------------------------------------


@pytest.mark.rule("AK-P32")
@SEATS
@pytest.mark.parametrize("held", [1, 2, 3, 4, 5, 6, 7])
def test_zack_draws_until_he_holds_five(seats: int, held: int) -> None:
    """With five or more he draws nothing and keeps them all."""
    cards = "repulsor vibrax mag_field nebula_wave echo_ray phase_shield scrambler"
    hand = cards.split()[:held]
    deck = ["blaster", "normium", "blaster", "normium", "blaster"]
    table = drawing(seats, hand=" ".join(hand), deck=" ".join(deck)).do("end")
    wanted = max(0, 5 - held)
    assert drawn(table) == deck[:wanted]
    assert sorted(table.cards("zack", "hand")) == sorted(hand + deck[:wanted])
    assert table.cards("zack", "deck") == deck[wanted:]


@pytest.mark.rule("AK-P32", "AK-P33")
def test_cards_come_from_the_top_of_the_deck() -> None:
    table = drawing(hand="normium", deck="blaster vibrax repulsor mag_field echo_ray").do("end")
    assert drawn(table) == ["blaster", "vibrax", "repulsor", "mag_field"]
    assert table.cards("zack", "deck") == ["echo_ray"]


# --- turning over -------------------------------------------------------------------------------


@pytest.mark.rule("AK-P33", "AK-5")
def test_the_oldest_card_comes_up_first() -> None:
    """The block is turned over as it is, and drawing goes on."""
    discard = "vibrax normium blaster repulsor mag_field"
    table = drawing(hand="blaster nebula_wave", deck="echo_ray", discard=discard).do("end")
    assert drawn(table) == ["echo_ray", "vibrax", "normium"]
    assert table.cards("zack", "deck") == ["blaster", "repulsor", "mag_field"]
    assert table.cards("zack", "discard") == []
    assert len(table.heard("deck-turned")) == 1


@pytest.mark.rule("AK-P33")
@pytest.mark.parametrize(("deck", "discard"), [("", ""), ("vibrax", ""), ("", "vibrax")])
def test_without_cards_the_drawing_ends(deck: str, discard: str) -> None:
    """Zack goes on with fewer than five cards."""
    table = drawing(hand="normium", deck=deck, discard=discard).do("end")
    expected = sorted(["normium", *deck.split(), *discard.split()])
    assert sorted(table.cards("zack", "hand")) == expected
    assert table.actor() == "gavriil"


@pytest.mark.rule("AK-A10", "AK-P33")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    """Zack draws his last card: the discard stays a discard."""
    table = drawing(hand="normium blaster", deck="repulsor vibrax mag_field", discard="echo_ray")
    table.do("end")
    assert table.cards("zack", "deck") == []
    assert table.cards("zack", "discard") == ["echo_ray"]
    assert table.heard("deck-turned") == []


@pytest.mark.rule("AK-A10")
def test_cards_discarded_in_between_join_the_new_deck() -> None:
    """With an empty deck Zack plays, clears away, puts aside; all of it is drawn afterwards."""
    table = Table("zack", "gavriil").order("player_2").lay("gavriil", hand="normium")
    table.lay("zack", weapons="repulsor", discard="vibrax", hand="normium blaster mag_field")
    table.begin("zack").do("weapon zack-1", "hand normium", "end", "hand blaster", "end")
    assert drawn(table) == ["vibrax", "repulsor", "normium", "blaster"]
    assert len(table.heard("deck-turned")) == 1


@pytest.mark.rule("AK-P33", "AK-P21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discards_are_turned_over_in_the_turn_of_others(seats: int) -> None:
    """Zack's Warp Thrower lets every ally draw; Gavriil's deck is empty."""
    table = Table(*PEOPLE[:seats]).lay("zack", weapons="warp_thrower", hand="normium")
    table.lay("gavriil", discard="repulsor vibrax").begin("zack").do("weapon zack-1")
    assert table.cards("gavriil", "hand") == ["repulsor"]
    assert table.cards("gavriil", "deck") == ["vibrax"]
    assert table.cards("gavriil", "discard") == []
    assert [event.seat for event in table.heard("deck-turned")] == [1]


# --- what stays, and looking --------------------------------------------------------------------


@pytest.mark.rule("AK-P34", "AK-P11")
@SEATS
def test_weapons_stay_and_energy_goes(seats: int) -> None:
    table = Table(*PEOPLE[:seats]).order(NEXT[seats])
    for person in PEOPLE[1:seats]:
        table.lay(person, hand="normium")
    table.lay("zack", weapons="blaster repulsor", slots=2, hand="normium")
    table.begin("zack", energy=7).do("end", "end", "end")
    assert table.cards("zack", "weapons") == ["blaster", "repulsor"]
    assert table.state.energy == 0


@pytest.mark.rule("AK-P35", "AK-M20")
def test_discards_are_shown_in_their_order() -> None:
    """At any time, in the turn of others as well."""
    discard = "vibrax normium blaster repulsor mag_field"
    table = Table("zack", "gavriil").lay("zack", discard=discard, hand="normium")
    table.lay("gavriil", hand="normium").begin("gavriil")
    for person in ("zack", "gavriil"):
        assert table.view(person).players[0].discard == discard.split()


@pytest.mark.rule("AK-P35")
def test_a_discard_is_never_rearranged() -> None:
    """No step of a turn lets you touch it by yourself."""
    table = Table("zack", "gavriil").order("player_2").lay("gavriil", hand="normium")
    table.lay("zack", discard="vibrax normium", hand="normium mag_field", weapons="blaster")
    table.begin("zack", energy=3)
    steps = set()
    for move in ("end", "hand normium", "hand mag_field", "end", "area normium"):
        steps.add(table.asked())
        assert table.refusal("discard vibrax") == NOT_ASKED
        assert table.refusal("discard normium") == NOT_ASKED
        assert table.cards("zack", "discard") == ["vibrax", "normium"]
        table.do(move)
    assert steps == {"attack-step", "action-step", "clear-area"}


@pytest.mark.rule("AK-P35", "AK-M22")
def test_the_deck_is_not_among_the_cards_to_choose_from() -> None:
    """Arc Flare destroys from hand or discard; the deck stays closed."""
    table = Table("zack", "gavriil").lay("zack", hand="arc_flare normium", discard="repulsor")
    table.lay("zack", deck="vibrax blaster").begin("zack").do("hand arc_flare")
    assert table.legal() == ["end", "hand normium", "discard repulsor"]
    assert table.refusal("hand vibrax") == "AK-C8"
    assert table.view("zack").players[0].deck == 2
