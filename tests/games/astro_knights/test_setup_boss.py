"""Setup of the boss and the order deck: rules AK-S6 to AK-S12."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.rng import Rng
from tests.support.astro_knights import everybody, game

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOSSES = ("furion", "architect", "lunaris", "kontinnua")
MARKS = {
    "furion": (
        "roaming_titan fire_support relentless_barrage collapsing_core",
        "tzorn",
        "thermionic_barricade gravity_well",
        "debris_warden wrath_of_the_star",
    ),
    "architect": (
        "assembly_line target_matrix",
        "loader_colossus",
        "system_overheat darkiron_commander",
        "total_reprogramming",
    ),
    "lunaris": (
        "moonbeam exploitation",
        "avatar_of_the_moon",
        "call_of_the_faithful ebb_and_flow",
        "eclipse",
    ),
    "kontinnua": (
        "time_tear deja_vu paradox_hunter chronophage",
        "rapid_decay escaped_experiment",
        "time_loop entropy_warden",
        "stolen_future end_of_time",
    ),
}
"""The boss cards by mark: always, 2+, 3+, 4."""
ORDER = {
    1: "boss boss player_1 player_2 player_3",
    2: "boss boss player_1 player_1 player_2 player_2",
    3: "boss boss player_1 player_2 player_3 extra",
    4: "boss boss pair_12 pair_12 pair_34 pair_34",
}


def dealt(seats: int, seed: int = 1, **options: object) -> AstroKnightsView:
    """Return the table as it is dealt, before anything is carried out."""
    complete = game().start(seats, 1, dict(options)).options
    return astro_knights_view(game().set_up({**complete}, seats, Rng(seed)).view(None))


def opening(seats: int, seed: int = 1, **options: object) -> list[Event]:
    """Return what happens before the first order card is drawn."""
    log = EventLog()
    game().start(seats, seed, dict(options), log)
    kinds = [event.kind for event in log.events]
    return log.events[: kinds.index("order-card-drawn")]


# --- the boss -----------------------------------------------------------------------------------


@pytest.mark.rule("AK-S6")
@pytest.mark.parametrize(
    ("boss", "levels"), [("furion", 3), ("architect", 5), ("lunaris", 4), ("kontinnua", 3)]
)
def test_bosses_begin_on_level_one(boss: str, levels: int) -> None:
    view = dealt(2, boss=boss)
    assert (view.boss, view.level, view.levels) == (boss, 1, levels)
    assert view.foes == []


@pytest.mark.rule("AK-S6")
def test_level_one_has_no_tile() -> None:
    """In the first boss turn nothing is activated, and new foes have their printed life."""
    table = everybody("zack", "gavriil").boss_deck("fire_support").order("player_1").boss_turn()
    assert table.row() == ["fire_support 6"]
    assert (table.state.track, table.state.homeworld_life) == (0, 30)


@pytest.mark.rule("AK-S7", "AK-A6", "AK-V3")
@pytest.mark.parametrize("boss", BOSSES)
@SEATS
def test_marks_decide_about_the_first_boss_deck(boss: str, seats: int) -> None:
    """The other cards lie on the boss discard, none in the box."""
    view = dealt(seats, boss=boss)
    marks = MARKS[boss]
    assert sorted(view.boss_deck) == sorted(" ".join(marks[:seats]).split())
    assert sorted(view.boss_discard) == sorted(" ".join(marks[seats:]).split())
    assert view.destroyed == []


@pytest.mark.rule("AK-S7", "AK-B6")
def test_the_first_level_up_brings_the_other_cards_in() -> None:
    table = everybody("zack", "gavriil").boss_deck("").order("player_1").boss_turn()
    while table.asked() != "action-step":
        table.do(table.legal()[0])
    view = table.view()
    present = [*view.boss_deck, *view.boss_discard, *[foe.id for foe in view.foes]]
    assert sorted(present) == sorted(" ".join(MARKS["furion"]).split())
    assert len(view.boss_deck) == 8


@pytest.mark.rule("AK-S7", "AK-S8", "AK-M23")
def test_boss_deck_and_special_deck_are_shuffled() -> None:
    states = [game().set_up({**game().start(4).options}, 4, Rng(seed)) for seed in range(60)]
    assert {state.boss_deck[-1].id for state in states} == set(" ".join(MARKS["furion"]).split())
    assert len({state.special_deck[-1].id for state in states}) == 9


@pytest.mark.rule("AK-S8")
@pytest.mark.parametrize(
    ("boss", "specials", "track", "low", "high"),
    [
        ("furion", 13, 0, 0, 9),
        ("architect", 10, 4, 1, 4),
        ("lunaris", 11, 0, 0, 4),
        ("kontinnua", 0, 0, 0, 9),
    ],
)
@SEATS
def test_special_deck_and_track(
    boss: str, specials: int, track: int, low: int, high: int, seats: int
) -> None:
    view = dealt(seats, boss=boss)
    assert len(view.special_deck) == specials
    assert view.special_discard == []
    assert (view.track, view.track_min, view.track_max) == (track, low, high)


@pytest.mark.rule("AK-S8", "AK-S11")
@pytest.mark.parametrize("boss", BOSSES)
@SEATS
def test_only_kontinnua_brings_the_time_bubble(boss: str, seats: int) -> None:
    view = astro_knights_view(game().start(seats, 3, {"boss": boss}).view(None))
    bubbles = [*view.order_deck, *view.order_discard].count("time_bubble")
    assert bubbles == (1 if boss == "kontinnua" else 0)


@pytest.mark.rule("AK-S9", "AK-V1")
@pytest.mark.parametrize(
    ("boss", "difficulty", "foes", "track"),
    [
        ("furion", "normal", 0, []),
        ("furion", "expert", 0, []),
        ("furion", "nightmare", 0, [2]),
        ("architect", "normal", 0, []),
        ("architect", "expert", 1, []),
        ("architect", "nightmare", 2, []),
        ("lunaris", "normal", 0, []),
        ("lunaris", "expert", 1, []),
        ("lunaris", "nightmare", 1, [1]),
        ("kontinnua", "normal", 0, []),
        ("kontinnua", "expert", 0, [2]),
        ("kontinnua", "nightmare", 0, [2]),
    ],
)
@SEATS
def test_tiles_may_change_the_setup(
    boss: str, difficulty: str, foes: int, track: list[int], seats: int
) -> None:
    """Cards are revealed and the marker is moved before the first order card is drawn."""
    told = opening(seats, 5, boss=boss, difficulty=difficulty)
    assert sum(event.kind == "foe-entered" for event in told) == foes
    assert [event.facts["track"] for event in told if event.kind == "track-moved"] == track


@pytest.mark.rule("AK-S10", "AK-D20")
@pytest.mark.parametrize(
    ("boss", "life"), [("furion", 64), ("architect", 74), ("lunaris", 64), ("kontinnua", 76)]
)
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("expert", 0), ("nightmare", 6)])
def test_boss_life(boss: str, life: int, difficulty: str, more: int) -> None:
    view = dealt(2, boss=boss, difficulty=difficulty)
    assert view.boss_life == view.boss_life_start == life + more
    assert view.difficulty == difficulty


# --- order deck ---------------------------------------------------------------------------------


@pytest.mark.rule("AK-S11", "AK-O7", "AK-A23")
@SEATS
def test_the_order_deck_fits_the_number_of_knights(seats: int) -> None:
    view = dealt(seats)
    assert view.order_deck == ORDER[seats].split()
    assert view.order_discard == []
    assert view.pair_tokens == [None, None]
    assert view.extra_token == (0 if seats == 3 else None)


@pytest.mark.rule("AK-S11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("token", [0, 1, 2])
def test_three_knights_choose_who_holds_the_extra_token(seats: int, token: int) -> None:
    expected = token if seats == 3 else None
    assert dealt(seats, extra_token=token).extra_token == expected


@pytest.mark.rule("AK-S11", "AK-S12", "AK-M3")
@SEATS
def test_play_begins_with_an_order_card_from_a_shuffled_deck(seats: int) -> None:
    """Any card of the order deck can be the first one; seat 1 is captain until somebody acts."""
    first = set()
    for seed in range(40):
        log = EventLog()
        game().start(seats, seed, None, log)
        assert [event.kind for event in log.events[:2]] == ["game-started", "order-card-drawn"]
        first.add(str(log.events[1].facts["order_card"]))
    assert first == set(ORDER[seats].split())
    assert (dealt(seats).captain, dealt(seats).active, dealt(seats).turns) == (0, None, 0)
