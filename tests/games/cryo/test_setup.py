"""Setup: rules CR-S1 to CR-S12, with all numbers of players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sternentisch import Rng
from sternentisch.games.cryo.state import State
from sternentisch.games.cryo.view import CryoView, cryo_view
from tests.support.cryo import Table, game

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
FIVE = "ground_scanner supercharge interface wakeup_protocol automation"


def start(seats: int, seed: int = 1) -> State:
    state = game().start(seats, seed)
    assert isinstance(state, State)
    return state


def look(state: State, seat: int | None = None) -> CryoView:
    return cryo_view(state.view(seat))


def body(state: State) -> Any:
    return state.write()


def choose(state: State) -> State:
    """Let everybody give up the first cards that are offered."""
    while state.decision().kind == "setup-discard":
        state.apply(state.offers[0])
    return state


def numbered(name: str, counts: list[int]) -> dict[str, int]:
    """Return how many copies there are of the first, second … piece of a name."""
    return {f"{name}{number}": count for number, count in enumerate(counts, start=1)}


# --- board and players ---------------------------------------------------------------------------


@pytest.mark.rule("CR-S1", "CR-B1")
@pytest.mark.parametrize(
    ("seats", "tiles", "damaged", "drones", "caves", "salvage", "track"),
    [(2, 30, 8, 6, 8, 6, 12), (3, 45, 6, 9, 10, 9, 18), (4, 60, 4, 12, 12, 9, 24)],
)
def test_what_lies_on_the_board(
    seats: int, tiles: int, damaged: int, drones: int, caves: int, salvage: int, track: int
) -> None:
    view = look(start(seats))
    assert sum(space.left for space in view.spaces) == tiles
    assert sum(dock.damaged for dock in view.docks) == damaged
    assert sum(not dock.damaged for dock in view.docks[:16]) == 16 - damaged
    assert sum(len(player.home) for player in view.players) == drones
    assert len(view.caves) == caves
    assert len(view.salvage) == salvage
    assert len(view.incidents) == 4
    assert view.track_left == track + 1, "Sunset is the last one"


@pytest.mark.rule("CR-S1")
@SEATS
def test_everybody_has_three_drones_fifteen_pods_and_nothing_else(seats: int) -> None:
    for player in look(start(seats)).players:
        assert (len(player.home), player.out) == (3, [])
        assert (player.stasis, player.pool, player.room) == (15, 0, 5)
        assert (player.salvaging, player.in_caves, player.destroyed) == (0, 0, 0)
        assert (player.upgrades, player.mission_count, player.vehicles) == ([], 0, [])
        assert (player.slots, player.incidents) == ([None] * 7, [])


@pytest.mark.rule("CR-S2", "CR-T1")
@SEATS
def test_seat_1_begins_and_turns_go_clockwise(seats: int) -> None:
    table = Table(seats).deal(*[FIVE] * seats)
    for person in table.people:
        assert table.actor() == person
        table.do("setup-discard supercharge", "setup-discard interface")
    for turn in range(2 * seats):
        assert table.actor() == table.people[turn % seats]
        assert table.view().turn == turn + 1
        table.do(f"deploy {1 + turn // seats}", "place 17", "done", "end-turn")


@pytest.mark.rule("CR-S3")
@SEATS
def test_drones_begin_on_the_three_docks_on_the_left(seats: int) -> None:
    state = choose(start(seats))
    for player in look(state).players:
        assert player.home == ["custom1", "wake", "recharge"]
    legal = [action.notation for action in state.legal()]
    assert [move for move in legal if move.startswith("deploy")] == [
        "deploy 1",
        "deploy 2",
        "deploy 3",
    ]
    for dock in (4, 5, 6):
        refusal = state.refusal(game().action(f"deploy {dock}"))
        assert refusal is not None
        assert refusal.rule == "CR-T2"


@pytest.mark.rule("CR-S4", "CR-S5")
@SEATS
def test_later_seats_begin_with_more(seats: int) -> None:
    tracks = [list(player.tracks.values()) for player in look(start(seats)).players]
    everybody = [[1, 1, 1, 0, 1], [2, 1, 1, 0, 1], [2, 1, 2, 0, 1], [2, 2, 2, 0, 1]]
    assert tracks == everybody[:seats]
    assert list(look(start(2)).players[0].tracks) == [
        "crystal",
        "organics",
        "tech",
        "nanite",
        "energy",
    ]


@pytest.mark.rule("CR-S6", "CR-K9")
@SEATS
def test_the_large_chambers_hold_two_pods_of_each_colour(seats: int) -> None:
    assert sum(start(seats).chambers) == 15 * seats
    chambers = look(start(seats)).chambers
    assert [chamber.pods for chamber in chambers[:9]] == [[1] * seats] * 9
    assert [chamber.pods for chamber in chambers[9:]] == [[2] * seats] * 3
    assert [chamber.id for chamber in chambers[9:]] == ["dispatch-1", "dispatch-2", "dispatch-3"]
    assert not any(chamber.sabotaged for chamber in chambers)


# --- resource tiles ------------------------------------------------------------------------------


@pytest.mark.rule("CR-S7")
@GAMES
def test_each_space_has_a_tile_of_its_colour_for_each_player(seats: int, seed: int) -> None:
    state = start(seats, seed)
    for space, stack in zip(look(state).spaces, body(state)["tiles"], strict=True):
        assert space.left == len(stack) == seats
        assert {tile[1] for tile in stack} == {space.id[0]}
        assert space.tile == stack[-1], "the uppermost one is face up"
    colours = Counter(space.colour for space in look(state).spaces)
    assert colours == {"crystal": 5, "organics": 5, "tech": 5}


@pytest.mark.rule("CR-S7", "CR-S12", "CR-B6")
@GAMES
def test_the_other_tiles_stay_out_of_the_game(seats: int, seed: int) -> None:
    """There are 20 tiles of each colour, as many copies of each kind as printed."""
    written = body(start(seats, seed))
    unused = written["unused_tiles"]
    assert Counter(tile[1] for tile in unused) == Counter("COT" * (20 - 5 * seats))
    every = Counter(unused + [tile for stack in written["tiles"] for tile in stack])
    assert every == {
        **numbered("RC", [6, 3, 3, 3, 3, 2]),
        **numbered("RO", [3, 4, 4, 3, 3, 3]),
        **numbered("RT", [3, 3, 3, 3, 3, 5]),
    }


@pytest.mark.rule("CR-S7")
def test_tiles_are_shuffled() -> None:
    """Over some games each kind of its colour lies open on every space."""
    views = [look(start(2, seed)) for seed in range(120)]
    for number, space in enumerate(views[0].spaces):
        kinds = {view.spaces[number].tile for view in views}
        assert kinds == {f"R{space.id[0]}{kind}" for kind in range(1, 7)}


# --- damage --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-S8")
@pytest.mark.parametrize(("seats", "count"), [(2, 8), (3, 6), (4, 4)])
def test_damage_markers_are_drawn(seats: int, count: int) -> None:
    """Each of the 12 docks with a symbol is hit in some games, the other five never."""
    damaged = [
        {dock.id for dock in look(start(seats, seed)).docks if dock.damaged} for seed in range(40)
    ]
    assert {len(docks) for docks in damaged} == {count}
    every = set[str]().union(*damaged)
    assert every == {str(n) for n in range(1, 18)} - {"1", "5", "9", "13", "17"}


@pytest.mark.rule("CR-S8")
def test_docks_stay_damaged_until_the_end() -> None:
    state = start(3, 2)
    before = [dock.damaged for dock in look(state).docks]
    state.playout(Rng(1))
    assert [dock.damaged for dock in look(state).docks] == before


# --- caves ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-S9", "CR-B7", "CR-AMB-27")
@pytest.mark.parametrize(
    ("seats", "empty"), [(2, {"K05", "K08", "K10", "K11"}), (3, {"K05", "K10"}), (4, set())]
)
def test_caves_are_laid_by_size_and_number_of_players(seats: int, empty: set[str]) -> None:
    state = start(seats)
    caves = {cave.id: cave for cave in look(state).caves}
    assert set(caves) == {f"K{n:02}" for n in range(1, 13)} - empty
    large = {"K03", "K06", "K07", "K09", "K12"}
    assert {id for id, cave in caves.items() if cave.large} == large
    for place, tile in enumerate(body(state)["caves"], start=1):
        id = f"K{place:02}"
        assert (tile is None) == (id in empty)
        assert tile is None or tile[0] == ("L" if id in large else "S")


@pytest.mark.rule("CR-S9")
@SEATS
def test_the_two_caves_on_the_left_are_face_up(seats: int) -> None:
    state = start(seats)
    open_caves = {cave.id: cave.tile for cave in look(state).caves if cave.open}
    assert open_caves == {"K01": body(state)["caves"][0], "K02": body(state)["caves"][1]}
    for cave in look(state).caves:
        assert cave.open or (cave.tile, cave.cost, cave.first, cave.second) == (None, {}, 0, 0)
        assert cave.pods == [0] * seats


@pytest.mark.rule("CR-S9", "CR-S12")
@SEATS
def test_caves_are_shuffled_and_the_rest_stays_out(seats: int) -> None:
    bodies = [body(start(seats, seed)) for seed in range(60)]
    for written in bodies:
        laid = [tile for tile in written["caves"] if tile]
        printed = [f"S{n}" for n in range(1, 9)] + [f"L{n}" for n in range(1, 7)]
        assert sorted(laid + written["unused_caves"]) == sorted(printed)
    assert {written["caves"][0] for written in bodies} == {f"S{n}" for n in range(1, 9)}
    assert {written["caves"][11] for written in bodies} == {f"L{n}" for n in range(1, 7)}


# --- incidents -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-S10")
@GAMES
def test_incidents_are_laid_early_before_late_before_sunset(seats: int, seed: int) -> None:
    state = start(seats, seed)
    written = body(state)
    assert look(state).incidents == written["incidents"]
    assert [tile[:2] for tile in written["incidents"]] == ["IE"] * 4
    coming = written["track"][::-1]
    assert [tile[:2] for tile in coming] == ["IE"] * 3 * seats + ["IL"] * 3 * seats + ["IS"]


@pytest.mark.rule("CR-S10", "CR-S12", "CR-B10")
@GAMES
def test_the_other_incidents_stay_out_of_the_game(seats: int, seed: int) -> None:
    written = body(start(seats, seed))
    unused = Counter(tile[:2] for tile in written["unused_incidents"])
    assert unused == Counter({"IE": 14 - 3 * seats, "IL": 14 - 3 * seats})
    every = Counter(written["incidents"] + written["track"] + written["unused_incidents"])
    assert every == {
        **numbered("IE", [4, 2, 2, 2, 2, 3, 3]),
        **numbered("IL", [6, 1, 2, 2, 1, 1, 1]),
        "IS1": 1,
    }


@pytest.mark.rule("CR-S10")
def test_incidents_are_shuffled() -> None:
    bodies = [body(start(2, seed)) for seed in range(60)]
    early = {f"IE{n}" for n in range(1, 8)}
    for section in range(4):
        assert {written["incidents"][section] for written in bodies} == early
    assert {written["track"][-1] for written in bodies} == early
    assert {written["track"][1] for written in bodies} == {f"IL{n}" for n in range(1, 8)}


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-S11", "CR-C1")
@SEATS
def test_everybody_is_dealt_five_cards_and_keeps_three(seats: int) -> None:
    state = start(seats)
    assert [player.hand_size for player in look(state).players] == [5] * seats
    assert (look(state).deck_left, sum(look(state).discard.values())) == (40 - 5 * seats, 0)
    assert sum(name.startswith("card ") for name in state.pieces()) == 40

    choose(state)
    assert [player.hand_size for player in look(state).players] == [3] * seats
    assert (look(state).deck_left, sum(look(state).discard.values())) == (
        40 - 5 * seats,
        2 * seats,
    )


@pytest.mark.rule("CR-S11")
def test_cards_are_shuffled() -> None:
    cards = [card.id for card in game().box.cards]
    states = [start(2, seed) for seed in range(60)]
    for place in (0, 29):
        assert {body(state)["deck"][place] for state in states} == set(cards)
    for seat in (0, 1):
        found = {card for state in states for card in look(state, seat).players[seat].hand}
        assert found == set(cards)


@pytest.mark.rule("CR-S11", "CR-C8")
def test_the_cards_given_up_are_the_players_choice_and_bring_nothing() -> None:
    table = Table(2).deal(FIVE, FIVE)
    assert (table.actor(), table.asked()) == ("A", "setup-discard")
    assert table.legal() == [f"setup-discard {card}" for card in FIVE.split()]
    table.do("setup-discard interface", "setup-discard automation")
    assert table.actor() == "B"
    table.do("setup-discard ground_scanner", "setup-discard interface")

    assert table.hand("A") == ["ground_scanner", "supercharge", "wakeup_protocol"]
    assert table.hand("B") == ["supercharge", "wakeup_protocol", "automation"]
    assert (table.tracks("A"), table.tracks("B")) == ("0/0/0/0 +0", "0/0/0/0 +0")
    assert (table.actor(), table.asked()) == ("A", "main")
    assert "scrap-card supercharge" in table.legal(), "the turn's scrap is not used"


@pytest.mark.rule("CR-S11")
def test_only_cards_of_the_own_hand_can_be_given_up() -> None:
    table = Table(2).deal(FIVE, FIVE)
    assert table.refusal("setup-discard overclock") == "CR-S11"
    table.do("setup-discard supercharge")
    assert table.refusal("setup-discard supercharge") == "CR-S11", "the only copy is gone"
    assert table.refusal("done") == "ST-1", "two cards must go"


@pytest.mark.rule("CR-S11", "CR-M3")
def test_five_equal_cards_leave_no_choice() -> None:
    table = Table(2).deal("overclock " * 5, FIVE)
    assert table.actor() == "B"
    assert table.player("A").size == 3


@pytest.mark.rule("CR-S11")
@SEATS
def test_the_discard_pile_is_opened_when_all_have_chosen(seats: int) -> None:
    table = Table(seats).deal(*[FIVE] * seats)
    for person in table.people:
        assert (table.actor(), sum(table.view().discard.values())) == (person, 0)
        assert table.heard("discards-shown") == []
        table.do("setup-discard supercharge", "setup-discard interface")

    discard = {card: count for card, count in table.view().discard.items() if count}
    assert discard == {"supercharge": seats, "interface": seats}
    (event,) = table.heard("discards-shown")
    assert event.facts["cards"] == ["supercharge", "interface"] * seats


@pytest.mark.rule("CR-S12")
@GAMES
def test_unused_pieces_never_come_back(seats: int, seed: int) -> None:
    state = start(seats, seed)
    before = body(state)
    state.playout(Rng(seed))
    after = body(state)
    for zone in ("unused_tiles", "unused_caves", "unused_incidents"):
        assert after[zone] == before[zone]
