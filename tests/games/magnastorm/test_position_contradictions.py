"""Positions in which each value may be right by itself, but which no game can have led to."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch import Rng
from sternentisch.games.magnastorm.state import State
from tests.games.magnastorm.test_position import defects, saved
from tests.support.magnastorm import Table, game
from tests.support.positions import replaced


@pytest.mark.parametrize(
    ("field", "value"),
    [("column", 1), ("space", 0), ("turtles", 1), ("waived", 1), ("fulfilled", True)],
)
def test_a_turn_that_begins_has_seen_nothing_yet(field: str, value: object) -> None:
    """Else a later step would reward a turtle or a contract that was never there."""
    document = replaced(saved("main"), f"state.turn.{field}", value)

    assert defects(document)


@pytest.mark.rule("MS-L3", "MS-L5")
@pytest.mark.parametrize("kind", ["place", "mode", "price", "buy-step", "move", "station", "fee"])
def test_no_turtle_was_set_down_before_the_scout_has_stopped(kind: str) -> None:
    """Else further turtles would be offered on somebody else's field, and replace theirs."""
    document = replaced(saved(kind), "state.turn.turtles", 1)

    assert defects(document)


@pytest.mark.rule("MS-C1")
@pytest.mark.parametrize("kind", ["mode", "price", "move", "turtle"])
def test_no_contract_was_completed_before_the_end_of_the_turn(kind: str) -> None:
    """Else two would be completed in one turn."""
    document = replaced(saved(kind), "state.turn.fulfilled", True)

    assert defects(document)


@pytest.mark.rule("MS-S8")
def test_a_follower_of_nobody_cannot_be_placed() -> None:
    """With two players there is nobody across; such a word must not mean somebody else."""
    table = Table(2).upper(1, "grey yellow").begin("grey").do("pick 1 own")
    document: Any = table.state.to_position()

    assert defects(replaced(document, "state.stack[0].colour", "across"))


@pytest.mark.rule("MS-CO-7", "MS-L3", "MS-B4")
def test_further_turtles_need_azrea_or_their_space() -> None:
    """Azrea's turtle without Azrea, that of the space on a space without it."""
    document = saved("paid-turtle")
    column = document["state"]["admin_control"].index(0)
    without = replaced(document, f"state.admin_control[{column}]", None)
    assert defects(without)

    document = saved("extra-turtle")
    here, there = document["state"]["turn"]["space"], 3 * 5 + 3
    document["state"]["lower"][there] = document["state"]["lower"][here]
    document["state"]["lower"][here] = []
    assert defects(replaced(document, "state.turn.space", there))


@pytest.mark.rule("MS-CO-1")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("state.stack[0].left", 3),  # twice at most
        ("state.stack[0].yellow", 0),
        ("state.stack[0].prestige", 9),
        ("state.admin_control[1]", None),  # the card is not there
        ("state.administrators[0]", "azrea"),  # another commander was taken over
    ],
)
def test_a_deal_is_the_one_on_the_card(path: str, value: object) -> None:
    """As often and for as much as Forrester says, and only with him."""
    assert defects(replaced(saved("deal"), path, value))


@pytest.mark.rule("MS-C1")
def test_a_second_contract_cannot_be_asked_for() -> None:
    """One per turn."""
    document = replaced(saved("contract"), "state.turn.fulfilled", True)

    assert defects(document)


@pytest.mark.rule("MS-C3")
def test_sectors_chosen_for_a_contract_must_fit_it() -> None:
    """Grey has no turtle in S4: the game would come to a question without an answer."""
    document = replaced(saved("sector"), "state.stack[0].chosen", ["S4"])

    assert defects(document)


@pytest.mark.rule("MS-T10", "MS-M2")
def test_prices_and_ranges_are_those_of_the_space() -> None:
    """Row 4 costs 1 own and 1 yellow; nobody ever has a range of nine."""
    assert defects(replaced(saved("price"), "state.stack[0].own", 0))
    assert defects(replaced(saved("move"), "state.stack[0].range", 9))


@pytest.mark.rule("MS-CO-2", "MS-CO-12")
def test_abilities_of_nobody_have_not_been_used() -> None:
    """Range bought without Justin; Rain's step without Rain."""
    document = saved("move")
    column = document["state"]["admin_control"].index(0)
    without = replaced(document, f"state.admin_control[{column}]", None)
    assert defects(without)
    lowest = replaced(saved("research"), "state.stack[0].lowest", True)
    assert defects(lowest)


@pytest.mark.rule("MS-S9", "MS-S10")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("state.round", 3),
        ("state.position", 1),
        ("state.start_tile", 1),
        ("state.ending", True),
        ("state.admin_control[1]", 0),
        ("state.fulfilled[0]", [0]),
        ("state.players[0].sources.contracts", 5),
        ("state.players[0].area", "S2A"),
    ],
)
def test_nothing_has_happened_before_the_start_placement(path: str, value: object) -> None:
    assert defects(replaced(saved("start-follower"), path, value))


@pytest.mark.rule("MS-S14", "MS-S16")
@pytest.mark.parametrize("kind", ["research", "any-cube", "deploy"])
@pytest.mark.parametrize("step", [4, 5, 11])
def test_artifact_cards_ask_nothing_where_they_are_not_used(kind: str, step: int) -> None:
    """A start placement without the advanced setup has no such question."""
    more = {"lowest": False} if kind == "research" else {}
    document = replaced(saved("start-follower"), "state.step", step)
    stack = [{"kind": kind, "seat": 0, **more}]

    assert defects(replaced(document, "state.stack", stack))


@pytest.mark.rule("MS-T4", "MS-A5")
def test_the_administration_begins_with_an_empty_upper_panel() -> None:
    """Else the followers left there would vanish when the panels are swapped."""
    document = replaced(saved("deal"), "state.plan", "administration")
    document = replaced(document, "state.step", 3)

    assert defects(document)


@pytest.mark.rule("MS-T4")
def test_documents_of_running_games_stay_playable_with_any_round_and_order() -> None:
    """What could have been is accepted: another round, another order, other levels."""
    document = saved("main")
    for path, value in (
        ("state.round", 4),
        ("state.track", [3, 1, 0, 2]),
        ("state.players[2].levels", [10, 10, 10, 10]),
        ("state.ending", True),
        ("state.research_control", [3, 3, None, 0]),
    ):
        document = replaced(document, path, value)
    state = game().from_position(document)
    assert isinstance(state, State)
    pieces = state.pieces()
    state.playout(Rng(1))

    assert not state.stack
    assert state.outcome().reason in game().reasons
    assert state.pieces() == pieces
