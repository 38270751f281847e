"""What choices and questions are about: the facts that sentences are made of."""

from __future__ import annotations

import pytest

from sternentisch.kernel.event import Facts
from tests.support.cave_in import Table


def facts(table: Table, move: str, person: str | None = "Kate") -> Facts:
    return table.game.describe(table.view(person), table.game.action(move))


def question(table: Table, person: str | None = "Kate") -> Facts:
    return table.game.describe_question(table.view(person))


@pytest.fixture
def table() -> Table:
    """Kate is to choose, with Drollo leading; Luke has a base of three, Mia none."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", "B1 N2", "P1 Y2", totems="blue")
    table.lay("Luke", base="N1 P3 B2").docks("P1 P2").artifacts("ac01", "ac02", "ac07")
    table.mine("blue-1-symbol-cave red-3-plain blue-6-symbol")
    return table.begin("Kate")


@pytest.mark.parametrize("move", ["recruit", "mine", "collect", "skill", "raid", "end", "stop"])
def test_bare_verbs_have_no_facts(table: Table, move: str) -> None:
    """They say it all themselves."""
    assert facts(table, move) == {}


def test_a_place_of_the_mine_tells_its_crystal(table: Table) -> None:
    """Colour and cost as they are now, what it scores and what it shakes."""
    assert facts(table, "mine 0") == {
        "place": 0,
        "colour": "blue",
        "cost": 1,
        "due": 0,  # the blue totem
        "vp": 1,
        "symbol": "blue",
        "cave": 1,
        "wild": 0,
    }
    red = facts(table, "mine 4")
    assert (red["symbol"], red["cave"], red["wild"], red["due"]) == ("none", 0, 1, 3)


def test_a_marked_crystal_is_told_in_its_new_colour() -> None:
    """Diggerhino's colour and discount are what counts this turn."""
    table = Table("Kate", "Luke").lay("Kate", "N1", "P2").mine("blue-3-plain")
    table.begin("Kate").do("mine 4", "colour red")
    told = facts(table, "mine 4")

    assert (told["colour"], told["wild"], told["cost"], told["due"]) == ("red", 1, 3, 2)


def test_a_dock_tells_its_mercenary(table: Table) -> None:
    """Type, level and colour."""
    told = {"place": 4, "card": "diggerhino", "level": 2, "colour": "purple"}
    assert facts(table, "dock 4") == told


def test_a_half_tells_its_artifact_and_the_cost_now(table: Table) -> None:
    """Both halves cost the same; the cost is that for the active player."""
    told = {"stack": 0, "half": "left", "artifact": "enhanced_vision", "due": 8}
    assert facts(table, "artifact 0 left") == told
    assert facts(table, "artifact 0 right")["artifact"] == "contract"


def test_a_card_of_the_hand_tells_its_level_and_current_colour(table: Table) -> None:
    """Printed or dyed."""
    assert facts(table, "card blue-1") == {"card": "frogt_opus", "colour": "blue", "level": 1}

    dyed = Table("Kate", "Luke").lay("Kate", "B1 N2", "Y3").begin("Kate")
    dyed.do("colour red", "card brown-2", "stop")
    assert facts(dyed, "card brown-2 as red") == {"card": "foreman", "colour": "red", "level": 2}


def test_a_hidden_card_is_described_to_nobody_else() -> None:
    """Luke cannot tell from the facts whether Kate has the card."""
    table = Table("Kate", "Luke").lay("Kate", secret="B1 N2").begin("Kate")

    assert facts(table, "card blue-1", "Kate")["level"] == 1
    assert facts(table, "card blue-1", "Luke")["level"] == 0
    assert facts(table, "card blue-1", None)["level"] == 0


def test_a_position_in_a_base_tells_card_and_owner(table: Table) -> None:
    """Seats are counted clockwise from the active player, positions from the bottom."""
    assert facts(table, "base 1 1") == {
        "clockwise": 1,
        "position": 1,
        "other": 1,
        "cards": 3,
        "card": "ancientone",
        "level": 3,
        "colour": "purple",
    }


def test_a_seat_tells_its_base_and_leader(table: Table) -> None:
    """Whose base it is, how tall, and who leads it."""
    assert facts(table, "seat 1") == {
        "clockwise": 1,
        "other": 1,
        "cards": 3,
        "card": "fish_bean",
        "level": 2,
        "colour": "blue",
    }
    assert facts(table, "seat 2") == {"clockwise": 2, "other": 2, "cards": 0}


def test_seats_are_counted_from_the_active_player() -> None:
    """In Mia's turn the next seat is Kate's."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", base="N2").lay("Mia", "B1").begin("Mia")

    assert facts(table, "seat 1", "Mia")["other"] == table.seat("Kate")
    assert facts(table, "seat 2", "Luke")["other"] == table.seat("Luke")


def test_colours_and_start_artifacts_tell_their_name(table: Table) -> None:
    """Nothing more is to be said of them."""
    assert facts(table, "colour green") == {"colour": "green"}
    assert facts(table, "use night_shift") == {"artifact": "night_shift"}


def test_yes_tells_the_bottom_card_of_the_own_base() -> None:
    """The only question answered by yes is about that card."""
    table = Table("Kate", "Luke").lay("Kate", base="P3 N3").begin("Kate")

    assert facts(table, "yes") == {"card": "ancientone", "level": 3, "colour": "purple"}


@pytest.mark.parametrize("move", ["mine 9", "dock 9", "artifact 2 left", "base 2 0", "yes"])
def test_an_action_that_touches_nothing_has_only_its_own_arguments(move: str) -> None:
    """Empty places, stacks and bases are described, too: a refusal may need it."""
    table = Table("Kate", "Luke", "Mia").lay("Kate", "B1").artifacts(sizes=(4, 4, 0)).begin("Kate")
    told = facts(table, move)

    assert not {"card", "colour", "artifact"} & set(told)


def test_every_offer_can_be_described(table: Table) -> None:
    """At every question of a whole game, to every reader, offered or not."""
    state = table.game.start(3, 3)
    while not state.over:
        for seat in (*range(3), None):
            view = state.view(seat)
            for action in table.game.table:
                table.game.describe(view, action)
            table.game.describe_question(view)
        state.apply(state.offers[len(state.offers) // 2])


# --- questions -----------------------------------------------------------------------------------


def test_paying_tells_crystal_price_and_colour() -> None:
    """What is due was fixed when the crystal was chosen; `paid` grows."""
    table = Table("Kate", "Luke").lay("Kate", "B1 B2 B3", totems="blue").mine("blue-6-symbol")
    table.begin("Kate").do("mine", "card blue-1")
    told = question(table)

    assert (told["due"], told["paid"], told["paying"]) == (5, 1, "blue")
    assert (told["colour"], told["cost"], told["vp"]) == ("blue", 6, 4)
    assert question(table, "Luke") == told


def test_choosing_a_colour_tells_the_crystal() -> None:
    """For a wild crystal before paying, and for one that is being marked."""
    table = Table("Kate", "Luke").lay("Kate", "B1 N1").mine("red-1-plain-a").begin("Kate")
    told = question(table.do("mine"))
    assert (told["colour"], told["due"], told["paying"]) == ("red", 1, "none")

    table = Table("Kate", "Luke").lay("Kate", base="P2").mine("red-1-plain-a").begin("Kate")
    told = question(table.do("mine 0"))
    assert (told["colour"], told["cost"], told["discount"]) == ("red", 1, 1)


def test_recruiting_and_collecting_tell_what_is_paid_for() -> None:
    """The mercenary at its dock, the chosen half of the artifact card."""
    table = Table("Kate", "Luke").lay("Kate", "B1 N1").docks("P2").begin("Kate").do("recruit")
    told = question(table)
    assert (told["card"], told["level"]) == ("diggerhino", 2)

    table = Table("Kate", "Luke").lay("Kate", "B4 N4 P1").artifacts("ac01").begin("Kate")
    told = question(table.do("collect", "artifact 0 right", "card blue-4"))
    assert (told["artifact"], told["due"], told["paid"]) == ("contract", 8, 4)


def test_other_questions_tell_their_parameters() -> None:
    """How many, of which level or faction."""
    table = Table("Kate", "Luke").lay("Kate", base="N4").docks("P1 P2").begin("Kate")
    assert question(table)["budget"] == 5

    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", base="G1 G4").begin("Kate")
    assert question(table)["faction"] == "weedlocks"


@pytest.mark.rule("CI-T7")
def test_the_action_phase_tells_whether_actions_may_be_alike() -> None:
    """Normally not; with Fish'Bean as leader or the Double Shift Roster they may."""
    assert question(Table("Kate", "Luke").lay("Kate", "B1").begin("Kate")) == {"repeat": 0}
    table = Table("Kate", "Luke").lay("Kate", "B1", "B2").docks("P1").begin("Kate")
    assert question(table) == question(table, "Luke") == {"repeat": 1}
    table = Table("Kate", "Luke").lay("Kate", "B1", artifacts="double_shift_roster")
    assert question(table.begin("Kate")) == {"repeat": 1}
