"""Damaged positions: values out of range, pieces doubled or lost, decisions out of place."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch import Defects, Rng
from tests.games.magnastorm.test_position import defects, saved, start
from tests.support.magnastorm import game
from tests.support.positions import replaced


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("seats", 5, "seats"),
        ("seats", 1, "seats"),
        ("options", {"start_area": 3}, "options.start_area"),
        ("options", {"house_rule": True}, "options.house_rule"),
        ("state.rng", 2**48, "state.rng"),
        ("state.rng", -1, "state.rng"),
        ("state.round", 0, "state.round"),
        ("state.round", 5, "state.round"),
        ("state.track", [0, 1, 2], "state.track"),
        ("state.track", [0, 1, 2, 2], "state.track"),
        ("state.track", [0, 1, 2, 4], "state.track[3]"),
        ("state.running", [0, 1, 2], "state.running"),
        ("state.running", [], "state.running"),
        ("state.position", 4, "state.position"),
        ("state.position", -1, "state.position"),
        ("state.upper", [[]] * 4, "state.upper"),
        ("state.upper[2]", ["green"], "state.upper[2][0]"),
        ("state.lower", [[]] * 24, "state.lower"),
        ("state.lower[3]", ["black"], "state.lower[3][0]"),
        ("state.supply.yellow", -1, "state.supply.yellow"),
        ("state.supply.yellow", 100, "state.supply.yellow"),
        ("state.bag.black", -1, "state.bag.black"),
        ("state.bag.red", 1, "state.bag.red"),
        ("state.turtles[0].field", "S7A1", "state.turtles[0].field"),
        ("state.turtles[1].field", "S1A1", "state.turtles[1].field"),  # twice
        ("state.turtles[0].seat", 4, "state.turtles[0].seat"),
        ("state.turtles[0].count", 0, "state.turtles[0].count"),
        ("state.turtles[0].count", 11, "state.turtles[0].count"),
        ("state.stations[0].space", "T7M", "state.stations[0].space"),
        ("state.stations[0].seat", -1, "state.stations[0].seat"),
        ("state.administrators", ["justin"] * 4, "state.administrators"),
        ("state.administrators[0]", "huber", "state.administrators[0]"),  # a research commander
        ("state.administrators", ["justin", "mira", "adira"], "state.administrators"),
        ("state.researchers[0]", "justin", "state.researchers[0]"),
        ("state.researchers", ["huber"] * 4, "state.researchers"),
        ("state.admin_control", [0, None, None, None, None], "state.admin_control[0]"),
        ("state.admin_control[1]", 4, "state.admin_control[1]"),
        ("state.research_control[0]", -1, "state.research_control[0]"),
        ("state.contracts", ["rc1", "rc1", "sc1", "sc3"], "state.contracts"),
        ("state.contracts", ["sc1", "rc1", "rc2", "sc3"], "state.contracts"),
        ("state.contracts", ["rc1", "rc2", "rc3", "sc3"], "state.contracts"),
        ("state.contracts", ["rc1", "rc2"], "state.contracts"),
        ("state.contracts[0]", "rc9", "state.contracts[0]"),
        ("state.fulfilled[0]", [1, 1], "state.fulfilled[0]"),
        ("state.fulfilled[0]", [4], "state.fulfilled[0][0]"),
        ("state.start_tile", 4, "state.start_tile"),
        ("state.collections[0]", ["999"], "state.collections[0][0]"),
        ("state.drawn[0]", ["001", "002"], "state.drawn"),
        ("state.won", ["201"], "state.won"),
        ("state.players", [], "state.players"),
        ("state.players[0].levels", [0, 0, 0], "state.players[0].levels"),
        ("state.players[0].levels[1]", 11, "state.players[0].levels[1]"),
        ("state.players[0].followers", 6, "state.players[0].followers"),
        ("state.players[0].turtle_slots", [True] * 9, "state.players[0].turtle_slots"),
        ("state.players[0].turtle_slots[3]", 1, "state.players[0].turtle_slots[3]"),
        ("state.players[0].station_slots", [True] * 4, "state.players[0].station_slots"),
        ("state.players[0].area", "S7A", "state.players[0].area"),
        ("state.players[0].field", "S2A1", "state.players[0].field"),  # of another area
        ("state.players[0].sources.lost", -1001, "state.players[0].sources.lost"),
        ("state.players[0].occupied_used", -1, "state.players[0].occupied_used"),
        ("state.turn.column", 5, "state.turn.column"),
        ("state.turn.space", 25, "state.turn.space"),
        ("state.turn.turtles", -1, "state.turn.turtles"),
        ("state.turn.waived", -1, "state.turn.waived"),
        ("state.turn.fulfilled", 1, "state.turn.fulfilled"),
        ("state.plan", "sleep", "state.plan"),
        ("state.step", 0, "state.step"),
        ("state.step", 2, "state.step"),
        ("state.stack[0].kind", "nap", "state.stack[0].kind"),
        ("state.stack[0].seat", 4, "state.stack[0].seat"),
        ("state.stack", [{}] * 21, "state.stack"),
        ("state.stack", [None], "state.stack[0].kind"),
    ],
)
def test_values_out_of_range_are_named(path: str, value: object, named: str) -> None:
    """Numbers, names and lists that no game of Magnastorm can show."""
    assert named in defects(replaced(saved("main"), path, value))


@pytest.mark.rule("MS-S1")
@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("state.upper[4]", ["yellow"], "state.upper[4][0]"),
        ("state.lower[4]", ["yellow"], "state.lower[4][0]"),
        ("state.players[0].area", "S1D", "state.players[0].area"),
        ("state.players[0].levels", [0, 0, 0, 1], "state.players[0].levels[3]"),
        ("state.research_control[3]", 0, "state.research_control[3]"),
        ("state.admin_control[4]", 0, "state.admin_control[4]"),
        ("state.supply.orange", 0, "state.supply.orange"),
        ("state.players[0].cubes.orange", 0, "state.players[0].cubes.orange"),
        ("state.turn.column", 4, "state.turn.column"),
    ],
)
def test_what_belongs_to_the_other_side_is_refused(path: str, value: object, named: str) -> None:
    """Columns, areas, levels and colours that three players do not have."""
    document = start(3, 6).state.to_position()
    assert named in defects(replaced(document, path, value))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("state.players[0].cubes.grey", 3, "25 of 'cube grey' wanted, 24 found"),
        ("state.supply.yellow", 25, "'cube yellow' wanted"),
        ("state.bag.black", 24, "25 of 'cube black' wanted, 24 found"),
        ("state.upper[2]", [], "'follower yellow' wanted"),
        ("state.lower[0]", ["pink"], "5 of 'follower pink' wanted, 6 found"),
        ("state.players[2].followers", 4, "5 of 'follower pink' wanted, 4 found"),
        ("state.turtles[0].count", 2, "10 of 'turtle grey' wanted, 11 found"),
        ("state.players[1].turtle_slots[9]", False, "10 of 'turtle purple' wanted, 9 found"),
        ("state.stations", [], "3 of 'station purple' wanted, 2 found"),
        ("state.players[3].station_slots[0]", False, "3 of 'station orange' wanted, 2 found"),
    ],
)
def test_each_piece_is_in_one_place(path: str, value: object, message: str) -> None:
    """Cubes, followers, turtles and stations are counted, lost and doubled ones."""
    with pytest.raises(Defects, match=message):
        game().from_position(replaced(saved("main"), path, value))


@pytest.mark.rule("MS-E1", "MS-E7", "MS-AMB-39")
def test_what_contradicts_itself_is_refused() -> None:
    """Each field may be right by itself, and the table still impossible."""
    document = saved("main")
    assert defects(replaced(document, "state.players[0].sources.contracts", 30)) == ["state.ending"]
    assert defects(replaced(document, "state.stack", [])) == ["state.stack"]
    assert defects(replaced(document, "state.won", [None] * 4)) == ["state.won"]

    over = game().start(2, 1)
    over.playout(Rng(1))
    ended: Any = over.to_position()
    assert defects(replaced(ended, "state.won", [])) == ["state.won"]
    stack = [{"kind": "main", "seat": 0}]
    assert defects(replaced(ended, "state.stack", stack)) == ["state.stack"]

    cards: dict[str, object] = {"advanced": True, "artifacts_0": ["001", "002"]}
    drawn: Any = game().start(2, 1, cards).to_position()
    other = replaced(drawn, "state.collections[0]", ["001", "003"])
    assert "state.collections" in defects(other)
    assert "state.drawn" in defects(replaced(drawn, "state.drawn[0]", ["001", "001"]))
    twice = replaced(drawn, "state.collections[1]", ["001", "002"])
    assert "state.collections" in defects(twice)


# --- open decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "path", "value", "named"),
    [
        ("place", "state.stack[0].column", 5, "state.stack[0].column"),
        ("place", "state.stack[0].column", 0, "state.stack"),  # no grey follower there
        ("place", "state.stack[0].colour", "green", "state.stack[0].colour"),
        ("place", "state.stack[0].colour", "left", "state.stack"),  # neutral ones are left
        ("price", "state.stack[0].own", 9, "state.stack"),  # nobody can pay that
        ("price", "state.stack[0].yellow", -1, "state.stack[0].yellow"),
        ("reseat", "state.stack[0].column", 1, "state.stack"),
        ("deal", "state.stack[0].left", 0, "state.stack[0].left"),
        ("deal", "state.stack[0].yellow", -1, "state.stack[0].yellow"),
        ("research", "state.stack[0].lowest", 1, "state.stack[0].lowest"),
        ("move", "state.stack[0].range", -1, "state.stack[0].range"),
        ("move", "state.stack[0].station", "T9X", "state.stack[0].station"),
        ("move", "state.stack[0].station", "T1M", "state.stack"),  # no station stands there
        ("fee", "state.stack[1].owner", 2, "state.stack"),  # Purple owns it
        ("fee", "state.stack[0].station", None, "state.stack"),
        ("fee", "state.stack[0].range", 0, "state.stack"),
        ("station", "state.stack[1].transmitter", "T2M", "state.stack"),  # built already
        ("station", "state.stack[1].transmitter", "T9X", "state.stack[1].transmitter"),
        ("station", "state.stack[0].moved", False, "state.stack"),
        ("turtle", "state.turn.turtles", 1, "state.stack"),
        ("turtle", "state.players[0].field", None, "state.stack"),
        ("paid-turtle", "state.turn.turtles", 0, "state.stack"),
        ("extra-turtle", "state.turn.turtles", 2, "state.stack"),
        ("contract", "state.players[0].levels", [0, 0, 0, 0], ""),  # sector contracts are left
        ("sector", "state.stack[0].bay", 5, "state.stack[0].bay"),
        ("sector", "state.stack[0].bay", 0, "state.stack[0].bay"),
        ("sector", "state.stack[0].bay", 1, "state.stack"),  # a research contract
        ("sector", "state.stack[0].chosen", ["S9"], "state.stack[0].chosen[0]"),
        ("sector", "state.stack[0].chosen", ["S1", "S2", "S3"], "state.stack"),
        ("sector", "state.fulfilled[3]", [0], "state.stack"),  # completed before
        ("lift", "state.stack[0].sectors", [], "state.stack[0].sectors"),
        ("lift", "state.stack[0].sectors", ["S1", "S1", "S2"], "state.stack"),
        ("lift", "state.stack[0].sectors", ["S1", "S4", "S5"], "state.stack"),
        ("lift", "state.stack[0].left", 3, "state.stack"),
        ("lift", "state.stack[0].first", "S6D2", "state.stack"),  # nothing to lift from there on
        ("lower", "state.stack[0].bay", 3, "state.stack"),
        ("lower", "state.stack[0].markers", 3, "state.stack"),
        ("lower", "state.stack[0].first", 4, "state.stack"),
        ("lower", "state.stack[0].lowered", 1, "state.stack"),
        ("lower", "state.players[0].levels", [0, 0, 2, 0], "state.stack"),
        ("exchange", "state.stack[1].wanted", "green", "state.stack[1].wanted"),
        ("exchange", "state.stack[1].left", 4, "state.stack"),
        ("mode", "state.turn.space", -1, "state.stack"),
        ("mode", "state.turn.space", 0, "state.stack"),  # nobody stands there
        ("start-follower", "state.stack[0].seat", 0, "state.stack"),
    ],
)
def test_decisions_that_do_not_fit_the_table_are_refused(
    kind: str, path: str, value: object, named: str
) -> None:
    """What a question is about must be there, and it must have an answer."""
    document = replaced(saved(kind), path, value)
    if named:
        assert named in defects(document)
    else:
        assert game().from_position(document).offers


@pytest.mark.parametrize(
    "kinds", [["main", "main"], ["mode", "main"], ["exchange"], ["main", "mode"], ["deploy"]]
)
def test_decisions_in_an_impossible_order_are_refused(kinds: list[str]) -> None:
    """A turn begins with the choice of an action; only exchanges and stations lie on others."""
    parameters: dict[str, dict[str, object]] = {"exchange": {"wanted": "left", "left": 1}}
    stack = [{"kind": kind, "seat": 0, **parameters.get(kind, {})} for kind in kinds]

    assert defects(replaced(saved("main"), "state.stack", stack)) == ["state.stack"]


@pytest.mark.parametrize("kind", ["main", "place", "mode", "turtle", "contract", "deploy"])
def test_somebody_else_cannot_be_asked(kind: str) -> None:
    """It is Grey's turn."""
    assert defects(replaced(saved(kind), "state.stack[0].seat", 1)) == ["state.stack"]


@pytest.mark.parametrize("kind", ["main", "price", "reseat", "move", "turtle", "contract"])
@pytest.mark.parametrize("plan", ["turn", "takeover", "move", "gain", "wrap-up", "setup", "over"])
def test_questions_belong_to_their_moment(kind: str, plan: str) -> None:
    """At every other step of every plan they are refused."""
    document = saved(kind)
    here = (document["state"]["plan"], document["state"]["step"])
    for step in range(1, 12):
        if (plan, step) != here and not (kind == "price" and (plan, step) == ("takeover", 1)):
            moved = replaced(replaced(document, "state.plan", plan), "state.step", step)
            assert defects(moved), step
