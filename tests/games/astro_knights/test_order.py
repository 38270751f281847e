"""Turn order: rules AK-O1 to AK-O9, AK-A9, AK-A23."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table, everybody

PEOPLE = ("christina", "zack", "toli", "silas")
TOP = {1: "player_2", 2: "player_1", 3: "player_1", 4: "pair_12"}
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
PAIRS = pytest.mark.parametrize(
    ("pair", "seats"), [("pair_12", ("christina", "zack")), ("pair_34", ("toli", "silas"))]
)


def group(seats: int, **options: object) -> Table:
    """Return a table with some knights, each of whom holds a card."""
    return everybody(*PEOPLE[:seats], **options)


def end_turn(table: Table) -> None:
    """Let the player whose turn it is do nothing more."""
    assert table.asked() == "action-step"
    table.do("end")
    if table.asked() == "discard-hand":
        table.do("end")


# --- drawing and shuffling ----------------------------------------------------------------------


@pytest.mark.rule("AK-O1")
@SEATS
def test_a_card_goes_on_the_discard_before_it_is_carried_out(seats: int) -> None:
    """While the knight acts, the card that called lies on the order discard."""
    table = group(seats).order(TOP[seats]).next_turn()
    if table.asked() == "pair-seat":
        assert table.view().order_discard == [TOP[seats]]
        table.do("seat christina")
    assert table.asked() == "action-step"
    assert table.view().order_discard == [TOP[seats]]
    assert len(table.state.order_deck) == (4 if seats == 1 else 5)


@pytest.mark.rule("AK-O1", "AK-O6")
@SEATS
def test_in_a_boss_turn_too(seats: int) -> None:
    """While somebody decides in a boss turn, the boss card lies on the order discard."""
    table = group(seats, boss="architect").foes("sentry_droid 2").order("boss").next_turn()
    assert table.asked() == "pick-option"
    assert table.view().order_discard == ["boss"]


@pytest.mark.rule("AK-O1", "AK-4")
def test_after_each_turn_the_next_card_is_drawn() -> None:
    table = group(3).order("player_3 player_1 player_2").next_turn()
    for drawn, person in enumerate(("toli", "christina", "zack"), 1):
        assert table.actor() == person
        assert len(table.view().order_discard) == drawn
        end_turn(table)
    assert [event.facts["order_card"] for event in table.heard("order-card-drawn")][:3] == [
        "player_3",
        "player_1",
        "player_2",
    ]


@pytest.mark.rule("AK-O1")
def test_no_card_is_drawn_once_the_game_is_over() -> None:
    table = group(2).set(boss_life=1).lay("zack", weapons="blaster").begin("zack")
    table.do("weapon zack-1")
    assert table.asked() == ""
    assert table.heard("order-card-drawn") == []


@pytest.mark.rule("AK-O2", "AK-M23")
def test_an_empty_order_deck_is_made_of_the_whole_discard() -> None:
    """The card of the turn that has just ended takes part and can be drawn again at once."""
    cards = ["boss", "boss", "player_1", "player_1", "player_2", "player_2"]
    first = set()
    for chance in range(0, 2**48, 2**43):
        table = group(2).set(order_deck=[], order_discard=cards[:], rng=chance)
        table.boss_deck("fire_support").begin("zack")
        assert table.heard("order-reshuffled") == [], "not before a card must be drawn"
        end_turn(table)
        assert len(table.heard("order-reshuffled")) == 1
        view = table.view()
        assert sorted([*view.order_deck, *view.order_discard]) == cards
        first.add(str(table.heard("order-card-drawn")[0].facts["order_card"]))
    assert first == set(cards)


@pytest.mark.rule("AK-O2")
def test_the_last_card_is_drawn_without_shuffling() -> None:
    table = group(2).set(order_discard=["boss", "boss", "player_1", "player_1", "player_2"])
    table.set(order_deck=["player_2"]).begin("christina")
    end_turn(table)
    assert table.actor() == "zack"
    assert table.heard("order-reshuffled") == []
    assert table.view().order_deck == []


@pytest.mark.rule("AK-O2")
def test_revealing_shuffles_an_empty_order_deck_as_well() -> None:
    """Déjà Vu reveals the top order card; the boss card of the running turn takes part."""
    cards = ["boss", "boss", "player_1", "player_1", "player_2", "player_2", "time_bubble"]
    revealed = set()
    for chance in range(0, 2**48, 2**43):
        table = group(2, boss="kontinnua").set(order_deck=[], order_discard=cards[:], rng=chance)
        table.boss_deck("deja_vu").boss_turn()
        while table.asked() not in ("", "action-step"):
            table.do(table.legal()[0])
        assert len(table.heard("order-reshuffled")) == 1
        revealed.add(str(table.heard("order-card-revealed")[0].facts["order_card"]))
    assert revealed == set(cards)


# --- numbered cards and EXTRA -------------------------------------------------------------------


@pytest.mark.rule("AK-O3")
@pytest.mark.parametrize(
    ("seats", "card", "person"),
    [
        (2, "player_1", "christina"),
        (2, "player_2", "zack"),
        (3, "player_1", "christina"),
        (3, "player_2", "zack"),
        (3, "player_3", "toli"),
    ],
)
def test_numbers_name_seats(seats: int, card: str, person: str) -> None:
    table = group(seats).order(card).next_turn()
    assert (table.asked(), table.actor()) == ("action-step", person)
    started = table.heard("turn-started")
    assert [event.seat for event in started] == [table.seat(person)]


@pytest.mark.rule("AK-O4")
@pytest.mark.parametrize(
    ("holder", "following"), [("christina", "zack"), ("zack", "toli"), ("toli", "christina")]
)
def test_the_extra_token_is_handed_on_after_the_turn(holder: str, following: str) -> None:
    table = group(3).set(extra_token=PEOPLE.index(holder)).order("extra boss")
    table.boss_deck("fire_support").next_turn()
    assert (table.asked(), table.actor()) == ("action-step", holder)
    assert table.view().extra_token == table.seat(holder), "while the turn lasts"
    table.do("end")
    assert table.view().extra_token == table.seat(holder)
    table.do("end")
    assert table.view().extra_token == table.seat(following)


@pytest.mark.rule("AK-O4")
def test_other_cards_leave_the_extra_token_alone() -> None:
    """Christina's own card and a boss turn do not hand on the token she holds."""
    table = group(3).order("player_1 boss player_2 player_3").boss_deck("fire_support")
    table.next_turn()
    for _ in range(3):
        assert table.view().extra_token == 0
        end_turn(table)
    assert table.view().extra_token == 0


# --- pair cards ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-O5", "AK-M3")
@PAIRS
@pytest.mark.parametrize("first", [0, 1])
def test_the_group_picks_one_of_two_seats(pair: str, seats: tuple[str, str], first: int) -> None:
    """The captain is asked, whoever it is; the other two seats cannot be sent."""
    table = group(4).order(f"{pair} {pair}").next_turn("silas")
    chosen, other = seats[first], seats[1 - first]
    number = 0 if pair == "pair_12" else 1
    assert (table.asked(), table.actor()) == ("pair-seat", "silas")
    assert table.legal() == [f"seat {table.seat(person)}" for person in seats]
    for person in PEOPLE:
        assert table.refusal(f"seat {person}") == (None if person in seats else "AK-O5")

    table.do(f"seat {chosen}")
    assert (table.asked(), table.actor()) == ("action-step", chosen)
    assert table.view().pair_tokens[number] == table.seat(chosen)
    assert table.view().pair_tokens[1 - number] is None

    end_turn(table)
    assert (table.asked(), table.actor()) == ("action-step", other), "nothing to pick"
    assert table.view().pair_tokens == [None, None]


@pytest.mark.rule("AK-A9", "AK-O5")
@PAIRS
def test_a_token_survives_a_shuffle_of_the_order_deck(pair: str, seats: tuple[str, str]) -> None:
    """It goes back with the next card of its pair, and only then the choice is free again."""
    number = 0 if pair == "pair_12" else 1
    tokens: list[int | None] = [None, None]
    tokens[number] = PEOPLE.index(seats[1])
    rest = [card for card in ("pair_12", "pair_34") for _ in range(2)]
    table = group(4).set(pair_tokens=tokens, order_deck=[], order_discard=["boss", "boss", *rest])
    table.boss_deck("fire_support roaming_titan").begin("christina")
    end_turn(table)
    assert table.heard("order-reshuffled")
    for _ in range(40):
        drawn = [event.facts["order_card"] for event in table.heard("order-card-drawn")]
        if pair in drawn:
            break
        assert table.view().pair_tokens[number] == tokens[number]
        if table.asked() == "action-step":
            end_turn(table)
        else:
            table.do(table.legal()[0])
    assert (table.asked(), table.actor()) == ("action-step", seats[0])
    assert table.view().pair_tokens[number] is None


@pytest.mark.rule("AK-A9")
def test_after_the_second_card_the_choice_is_free_again() -> None:
    """Three 1/2 cards in a row: choice, the other one, choice."""
    table = group(4).set(pair_tokens=[0, None]).order("pair_12 pair_12").next_turn("silas")
    assert table.actor() == "zack"
    end_turn(table)
    assert (table.asked(), table.actor()) == ("pair-seat", "zack")
    assert table.legal() == ["seat 0", "seat 1"]
    table.do("seat zack")
    assert (table.actor(), table.view().pair_tokens) == ("zack", [1, None])


# --- boss, TruSolo, Time Bubble -----------------------------------------------------------------


@pytest.mark.rule("AK-O6")
@SEATS
def test_a_boss_card_is_a_boss_turn(seats: int) -> None:
    """Fire Support activates, then a boss card is drawn, then the order goes on."""
    table = group(seats).foes("fire_support 6").boss_deck("relentless_barrage")
    table.order(f"boss {TOP[seats]}").next_turn()
    assert len(table.heard("boss-turn-started")) == 1
    assert (table.state.track, table.state.homeworld_life) == (2, 28)
    assert table.asked() in ("action-step", "pair-seat")
    assert len(table.heard("turn-started")) == (0 if seats == 4 else 1)


@pytest.mark.rule("AK-O7", "AK-V4", "AK-A23")
@pytest.mark.parametrize("card", ["player_1", "player_2", "player_3"])
def test_every_player_card_calls_the_only_knight(card: str) -> None:
    table = group(1).order(card).next_turn()
    assert (table.asked(), table.actor()) == ("action-step", "christina")


@pytest.mark.rule("AK-A23", "AK-O7", "AK-V3")
def test_a_pass_in_trusolo_has_three_player_turns_and_two_boss_turns() -> None:
    table = group(1).order("boss player_1 boss player_2 player_3")
    table.boss_deck("fire_support relentless_barrage").next_turn()
    for _ in range(3):
        assert table.heard("order-reshuffled") == []
        end_turn(table)
    assert len(table.heard("order-reshuffled")) == 1
    kinds = [event.kind for event in table.log.events]
    before = kinds[: kinds.index("order-reshuffled")]
    assert (before.count("turn-started"), before.count("boss-turn-started")) == (3, 2)


@pytest.mark.rule("AK-O8")
@SEATS
def test_the_time_bubble_activates_the_leftmost_foe(seats: int) -> None:
    """Nobody has a turn, no boss card is drawn, and the next order card follows."""
    table = group(seats, boss="kontinnua").foes("chronophage 6", "entropy_warden 8")
    table.set(boss_life=40, homeworld_life=30).order(f"time_bubble {TOP[seats]}").next_turn()
    assert (table.state.track, table.state.homeworld_life, table.state.boss_life) == (1, 29, 40)
    assert table.heard("boss-turn-started") == table.heard("boss-card-revealed") == []
    assert table.view().order_discard == ["time_bubble", TOP[seats]]
    assert table.asked() in ("action-step", "pair-seat")


@pytest.mark.rule("AK-O8", "AK-M3")
def test_the_captain_decides_for_the_time_bubble() -> None:
    table = group(3, boss="kontinnua").foes("paradox_hunter 6").order("time_bubble player_1")
    table.next_turn("toli")
    assert (table.asked(), table.actor()) == ("pick-seat", "toli")
    table.do("seat zack")
    assert table.player("zack").life == 8
    assert table.actor() == "christina"


@pytest.mark.rule("AK-O8")
def test_without_foes_the_time_bubble_does_nothing() -> None:
    table = group(2, boss="kontinnua").order("time_bubble player_2").next_turn()
    assert table.actor() == "zack"
    kinds = [event.kind for event in table.log.events]
    assert kinds == ["order-card-drawn", "order-card-drawn", "turn-started"]


@pytest.mark.rule("AK-O9", "AK-D11")
@SEATS
def test_exhausted_knights_take_their_turns(seats: int) -> None:
    """Christina is exhausted and yet called, plays a core and buys power."""
    table = Table(*PEOPLE[:seats]).lay("christina", life=0, hand="antimatter_current")
    for person in PEOPLE[1:seats]:
        table.lay(person, hand="normium")
    table.order(TOP[seats]).next_turn()
    if table.asked() == "pair-seat":
        table.do("seat christina")
    assert (table.asked(), table.actor()) == ("action-step", "christina")
    table.do("hand antimatter_current", "end", "power")
    assert table.player("christina").power == 1
