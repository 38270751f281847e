"""What players cannot know: rule CR-M7 in views, events and guesses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sternentisch import Rng
from sternentisch.games.cryo.state import State
from sternentisch.kernel.event import Event
from tests.support.cryo import Table
from tests.support.guesses import guesses_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ONE = "ground_scanner supercharge interface wakeup_protocol automation"
TWO = "ground_scanner prototype early_warning overclock overclock"
LARGE = {"K03": "L1", "K06": "L2", "K07": "L3", "K09": "L4", "K12": "L5"}


def guesses(table: Table, person: str | None, count: int = 60) -> list[State]:
    """Return some states that agree with everything a person knows."""
    return guesses_of(table.state, None if person is None else table.seat(person), count)


def bodies(table: Table, person: str | None, count: int = 60) -> list[Any]:
    return [guess.write() for guess in guesses(table, person, count)]


def buried() -> Table:
    """Lay a table on which the large caves are face down and known to the test."""
    table = Table().lay("A", "1/1/1/0 +1", pool=1)
    for cave, tile in LARGE.items():
        table.cave(cave, tile, is_open=False)
    return table


def seen(table: Table, person: str | None) -> dict[str, str | None]:
    """Return the large caves as a person sees them."""
    return {cave.id: cave.tile for cave in table.view(person).caves if cave.large}


def tells(event: Event, seat: int | None) -> bool:
    """Whether an event names the Interface to a seat."""
    return "interface" in event.seen_by(seat).facts.values()


# --- views ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-M7")
@SEATS
def test_a_hand_is_seen_by_its_owner_only(seats: int) -> None:
    table = Table(seats).lay("A", hand="interface overclock").lay("B", hand="prototype").begin("A")
    sizes = [2, 1, 0, 0][:seats]
    for person in (*table.people, None):
        players = table.view(person).players
        assert [player.hand_size for player in players] == sizes
        for player in players:
            own = person is not None and player.seat == table.seat(person)
            assert len(player.hand) == (sizes[player.seat] if own else 0)
    assert table.hand("A") == ["interface", "overclock"]


@pytest.mark.rule("CR-M7", "CR-C4")
def test_missions_are_seen_by_their_owner_only() -> None:
    """Neither are the points that would give them away."""
    table = Table(3).lay("A", missions="interface overclock", upgrades="prototype").begin("A")
    own = table.view("A").players[0]
    assert (own.missions, own.mission_count) == (["interface", "overclock"], 2)
    assert own.points is not None
    for person in ("B", "C", None):
        player = table.view(person).players[0]
        assert (player.missions, player.mission_count, player.points) == ([], 2, None)
        assert player.upgrades == ["prototype"], "upgrades are open to all"


@pytest.mark.rule("CR-M7")
def test_others_do_not_see_what_could_be_answered() -> None:
    table = Table().lay("A", hand="interface").begin("A")
    assert table.view("A").legal != []
    assert table.view("B").legal == table.view().legal == []
    assert table.view("B").decision == "main"


@pytest.mark.rule("CR-M7")
def test_everything_else_is_open_to_all() -> None:
    """The same but for hands, missions and points; the discard pile included."""
    table = Table(3).lay("A", "1/2/3/4 +5", pool=2, vehicles="interface", slots="2:RC1")
    table.lay("B", destroyed=2, incidents="IE2").salvage("C", "9").deck("overclock").begin("A")
    views = [msgspec.to_builtins(table.view(person)) for person in (*"ABC", None)]
    for view in views:
        for key in ("seat", "legal"):
            view.pop(key)
        for player in view["players"]:
            for key in ("hand", "missions", "points"):
                player.pop(key)
    assert views[0] == views[1] == views[2] == views[3]
    assert sum(views[3]["discard"].values()) == 38
    assert views[3]["deck_left"] == 1


@pytest.mark.rule("CR-M7", "CR-S7")
@SEATS
def test_only_the_open_tile_of_a_stack_is_seen(seats: int) -> None:
    table = Table(seats).space("C1", "RC1 RC2").begin("A")
    for person in (*table.people, None):
        space = table.view(person).spaces[0]
        assert (space.tile, space.left) == ("RC1", 2)
    two = Table(seats).space("C1", "RC1 RC3").begin("A")
    assert two.view("A").spaces == table.view("A").spaces


@pytest.mark.rule("CR-M7", "CR-E3")
def test_missions_are_shown_at_the_end() -> None:
    table = (
        Table().lay("A", home="1 2", out="1", missions="interface").lay("B", missions="overclock")
    )
    table.incident("engineering", "IS1").begin("A").do("recall", "incident engineering", "return 3")
    assert table.state.over
    for person in ("A", "B", None):
        assert [player.missions for player in table.view(person).players] == [
            ["interface"],
            ["overclock"],
        ]


# --- the first hand ------------------------------------------------------------------------------


@pytest.mark.rule("CR-S11", "CR-M7")
def test_cards_given_up_in_the_setup_stay_secret_until_all_have_chosen() -> None:
    table = Table().deal(ONE, TWO).do("setup-discard interface", "setup-discard supercharge")
    assert table.actor() == "B"
    assert table.view("A").dropped == ["interface", "supercharge"]
    assert table.view("B").dropped == table.view().dropped == []
    assert table.view("B").players[0].hand_size == 3
    assert sum(table.view("B").discard.values()) == 0

    table.do("setup-discard overclock", "setup-discard overclock")
    for person in ("A", "B", None):
        view = table.view(person)
        assert view.dropped == []
        assert (view.discard["interface"], view.discard["overclock"]) == (1, 2)


@pytest.mark.rule("CR-S11", "CR-M7")
def test_what_b_sees_does_not_depend_on_what_a_gave_up() -> None:
    one = Table().deal(ONE, TWO).do("setup-discard interface", "setup-discard supercharge")
    two = Table().deal(ONE, TWO).do("setup-discard automation", "setup-discard wakeup_protocol")
    assert one.view("B") == two.view("B")
    assert one.view() == two.view()
    told = [[event.seen_by(1) for event in table.log.events] for table in (one, two)]
    assert told[0] == told[1]


@pytest.mark.rule("CR-S11", "CR-M7")
def test_the_event_names_the_card_to_its_owner_only() -> None:
    table = Table().deal(ONE, TWO).do("setup-discard interface")
    (event,) = table.heard("card-put-aside")
    assert [tells(event, seat) for seat in (0, 1, None)] == [True, False, False]


@pytest.mark.rule("CR-S11", "CR-M7")
def test_a_guess_deals_first_hands_and_secret_discards_anew() -> None:
    table = Table().deal(ONE, TWO).do("setup-discard interface", "setup-discard supercharge")
    cards = {card.id for card in table.game.box.cards}
    of_b = bodies(table, "B")
    assert {card for body in of_b for card in body["dropped"][0]} == cards
    assert {card for body in of_b for card in body["players"][0]["hand"]} == cards
    for body in of_b:
        assert sorted(body["players"][1]["hand"]) == sorted(TWO.split())
    for body in bodies(table, "A", 10):
        assert body["dropped"][0] == ["interface", "supercharge"], "A knows them"


# --- events --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-M7", "CR-D5")
def test_a_card_that_is_drawn_is_named_to_its_owner_only() -> None:
    table = Table().lay("A", "0/0/1/0 +0").deck("interface overclock").at("A", "9")
    table.do("activate west")
    (event,) = table.heard("card-drawn")
    assert [tells(event, seat) for seat in (0, 1, None)] == [True, False, False]


@pytest.mark.rule("CR-M7", "CR-C3", "CR-C4", "CR-C5")
@pytest.mark.parametrize(
    ("mode", "is_open"), [("upgrade", True), ("mission", False), ("vehicle", True)]
)
def test_only_missions_are_played_face_down(mode: str, is_open: bool) -> None:
    table = Table().lay("A", "0/0/1/0 +0", hand="interface").at("A", "9")
    table.do("activate west", "draws 0", f"card-play interface {mode}")
    (event,) = table.heard(f"{mode}-played")
    assert [tells(event, seat) for seat in (0, 1, None)] == [True, is_open, is_open]


@pytest.mark.rule("CR-M7", "CR-T6")
def test_scrapped_and_discarded_cards_are_open() -> None:
    table = Table().lay("A", hand="interface").begin("A").do("scrap-card interface")
    (event,) = table.heard("card-scrapped")
    assert tells(event, None)
    assert table.view("B").discard["interface"] == 1


# --- Ground Scanner ------------------------------------------------------------------------------


@pytest.mark.rule("CR-M7", "CR-C11", "CR-S9")
def test_face_down_caves_are_seen_with_ground_scanner_only() -> None:
    table = buried().lay("A", upgrades="ground_scanner").begin("A")
    assert seen(table, "A") == LARGE
    assert seen(table, "B") == seen(table, None) == dict.fromkeys(LARGE)
    cave = next(cave for cave in table.view("A").caves if cave.id == "K09")
    assert (cave.open, cave.cost, cave.first, cave.second) == (False, {"crystal": 2}, 7, 3)


@pytest.mark.rule("CR-C11", "CR-K12")
def test_the_scanner_shows_the_caves_as_soon_as_it_is_played() -> None:
    table = buried().lay("A", hand="ground_scanner").at("A", "9")
    assert seen(table, "A") == dict.fromkeys(LARGE)
    table.do("activate west", "draws 0", "card-play ground_scanner upgrade")
    assert seen(table, "A") == LARGE


@pytest.mark.rule("CR-M7", "CR-C11")
def test_as_a_mission_or_vehicle_it_shows_nothing() -> None:
    table = buried().lay("A", missions="ground_scanner", vehicles="ground_scanner").begin("A")
    assert seen(table, "A") == dict.fromkeys(LARGE)


@pytest.mark.rule("CR-D6", "CR-M7")
def test_a_scouted_cave_is_seen_by_all() -> None:
    table = buried().at("A", "13").do("activate west", "reveal k03")
    for person in ("A", "B", None):
        assert seen(table, person) == {**dict.fromkeys(LARGE), "K03": "L1"}


@pytest.mark.rule("CR-C11", "CR-M7")
def test_guesses_keep_the_caves_that_a_scanner_has_shown() -> None:
    table = buried().lay("A", upgrades="ground_scanner").begin("A")
    caves = table.state.write()["caves"]
    assert all(body["caves"] == caves for body in bodies(table, "A"))
    assert len({tuple(body["caves"]) for body in bodies(table, "B")}) > 40


# --- guesses -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-M7")
def test_a_guess_deals_the_others_other_hands_and_missions() -> None:
    """All kinds come up, missions of a player differ, and the own cards stay."""
    table = Table(3).lay("A", hand="interface interface", missions="overclock prototype automation")
    table.lay("B", hand="supercharge", missions="supercharge").begin("A")
    cards = {card.id for card in table.game.box.cards}
    players = [body["players"] for body in bodies(table, "B", 120)]
    assert {card for player in players for card in player[0]["hand"]} == cards
    assert {card for player in players for card in player[0]["missions"]} == cards
    for player in players:
        assert (len(player[0]["hand"]), len(set(player[0]["missions"]))) == (2, 3)
        assert (player[1]["hand"], player[1]["missions"]) == (["supercharge"], ["supercharge"])


@pytest.mark.rule("CR-M7")
def test_a_spectators_guess_varies_every_hand() -> None:
    table = Table().lay("A", hand="interface").lay("B", hand="supercharge").begin("A")
    found = [body["players"] for body in bodies(table, None, 100)]
    for seat in (0, 1):
        assert len({players[seat]["hand"][0] for players in found}) == 8


@pytest.mark.rule("CR-M7", "CR-S7", "CR-S9", "CR-S10", "CR-S12")
@SEATS
def test_a_guess_shuffles_all_that_nobody_knows(seats: int) -> None:
    """Draw pile, stacks, incident track and face-down caves, with what is out of the game."""
    table = Table(seats).begin("A")
    written: Any = table.state.write()
    found = bodies(table, "A", 20)
    for zone in ("deck", "tiles", "track", "caves"):
        assert len({str(body[zone]) for body in found}) > 15, zone
    if seats < 4:
        assert len({str(body["unused_tiles"]) for body in found}) > 10
    for zone in ("unused_caves", "unused_incidents"):
        assert len({str(body[zone]) for body in found}) > 5, zone
    for body in found:
        assert [stack[-1] for stack in body["tiles"]] == [stack[-1] for stack in written["tiles"]]
        assert body["caves"][:2] == written["caves"][:2]
        assert body["incidents"] == written["incidents"]
        assert [tile[:2] for tile in body["track"]] == [tile[:2] for tile in written["track"]]
        for zone in ("tiles", "caves"):
            assert len(str(body[zone])) == len(str(written[zone]))


@pytest.mark.rule("CR-M7", "CR-D11")
def test_the_tile_below_the_one_just_taken_is_still_unknown() -> None:
    """A decides about the reward of an open tile; the next one may be anything."""
    table = Table().space("C1", "RC4 RC1").at("A", "1").do("activate north", "take-tile")
    assert table.asked() == "choose"
    below = {body["tiles"][0][0] for body in bodies(table, "A", 100)}
    assert below == {f"RC{kind}" for kind in range(1, 7)}

    table.do("choose crystal")
    assert {body["tiles"][0][0] for body in bodies(table, "A", 20)} == {"RC1"}


@pytest.mark.rule("CR-M7")
def test_the_discard_pile_is_never_guessed() -> None:
    table = Table().lay("B", hand="interface").deck("overclock prototype").begin("A")
    discard = table.state.write()["discard"]
    assert all(body["discard"] == discard for body in bodies(table, "A", 20))
    hands = {str(body["players"][1]["hand"]) for body in bodies(table, "A")}
    assert hands == {"['interface']", "['overclock']", "['prototype']"}


@pytest.mark.rule("CR-M7", "CR-M8")
def test_a_guess_draws_its_own_chance() -> None:
    """Thinking never moves or learns the game's own generator."""
    table = Table().begin("A")
    before = table.state.rng.value
    values = {guess.rng.value for guess in guesses(table, "A", 20)}
    assert len(values) == 20
    assert before not in values
    assert table.state.rng.value == before


@pytest.mark.parametrize("person", ["A", "B", None])
@pytest.mark.parametrize(
    "moves", [[], ["activate west"], ["activate west", "amount 2"], ["activate north", "take-tile"]]
)
def test_a_guess_can_be_played_on(person: str | None, moves: list[str]) -> None:
    """What a guess offers fits the hands it has dealt, whoever it is for."""
    table = Table().lay("A", "1/1/2/1 +1", hand="interface overclock", upgrades="overclock")
    table.lay("B", hand="prototype").space("T1", "RT6 RT1").at("A", "9").do(*moves)
    for guess in guesses(table, person, 20):
        assert guess.offers == guess.find_offers() != []
        guess.playout(Rng(2))
        assert guess.outcome().reason != ""
