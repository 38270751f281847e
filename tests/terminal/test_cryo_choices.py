"""Choices of Cryo at the terminal: their numbers on the board, labels, order, explanations."""

from __future__ import annotations

import re

import pytest

from sternentisch.games.cryo.game import Cryo
from sternentisch.kernel.state import State
from sternentisch.terminal.explain import Explainer
from sternentisch.text.speaker import LANGUAGES
from tests.support.cryo import Table
from tests.terminal.cryo_board import (
    GAME,
    SEATS,
    crowded,
    make_board,
    moments,
    question_kinds,
)
from tests.terminal.screens import drawn

PLACES = {"deploy", "return", "automate", "use", "place", "activate", "wake", "salvage", "retrieve"}
PLACES |= {"install", "scrap-tile", "scrap-card", "discard", "setup-discard", "card-play"}
PLACES |= {"incident", "sabotage", "reveal", "tunnel", "settle", "vehicle"}


@pytest.mark.parametrize("seats", SEATS)
def test_choice_numbers_stand_beside_their_places(seats: int) -> None:
    for state, _ in moments(seats, 40 + seats, every=10):
        texts = (drawn(state), drawn(state, terse=True), drawn(state, width=80))
        for number, id in enumerate(state.offers, 1):
            action = GAME.table[id]
            if action.verb in PLACES:
                for text in texts:
                    assert re.search(rf"(?<!\d){number}›", text), action.notation


def test_numbers_of_a_launch_stand_beside_vehicles_tunnels_and_caves() -> None:
    table = Table(2).cave("K01", "S1").cave("K02", "S3").cave("K03", "L1")
    table.lay("A", "3/3/3/0 +5", pool=4, vehicles="interface prototype").at("A", "17")
    table.do("activate north")
    assert "1›Ram 3, 2›Shark 3" in drawn(table.state)
    table.do("vehicle 1")
    assert re.search(r"^1›1 ↯1 .*\n2›2 ↯2 .*\n  3 ↯3 ", drawn(table.state), re.MULTILINE)
    brief = "Caves 1›1 ↯1 K1 ◊ ★4/2, K2 ♣ ★4/2   2›2 ↯2 K3 ◊♣ ★6/3"
    assert brief in drawn(table.state, width=80, room=8)
    table.do("tunnel t1")
    assert re.search(r"^3›1 ↯1 +1›K1 +◊ +★4/2 +2›K2 ", drawn(table.state), re.MULTILINE)
    assert "Caves 3›1 ↯1 1›K1 ◊ ★4/2, 2›K2 ♣ ★4/2" in drawn(table.state, width=80, room=8)


def labels(state: State, language: str = "en") -> dict[str, str]:
    board = make_board(state.seats, language)
    view = state.view(state.actor)
    return {a.notation: board.label(view, a) for a in state.legal()}


def test_docks_are_labelled_by_what_is_beside_them() -> None:
    table = Table(2).space("C2", "RC4").space("C4", "").space("C1", "RC6")
    table.lay("A", upgrades="interface").begin("A").do("deploy 1")
    told = labels(table.state)
    assert told["place 3"] == "(3✗) ◊/♣, Reactor, ◊, Stasis"
    assert told["place 17"] == "(17) Launch"
    assert told["place 13"] == "(13) Fetch, Stasis, Salvage, Scout"
    assert labels(table.state, "de")["place 13"] == "(13) Holen, Stase, Bergen, Kundsch."
    for language in LANGUAGES:
        assert all(len(label) <= 35 for label in labels(table.state, language).values())


def test_many_choices_have_short_labels() -> None:
    state = crowded().state
    told = labels(state)
    assert len(told) > 8
    assert told["deploy 2"] == "deploy from dock 2, Wake Up"
    assert told["recall"] == "recall the drone, salvaging ◊♣"
    assert told["scrap-card overclock"] == "scrap Overclock: ◊¤"
    assert told["scrap-tile 4"] == "scrap slot 4: ◊/¤"
    assert "Slot 4 verschrotten: ◊/¤" in labels(state, "de").values()
    few = labels(Table(2).lay("A", hand="overclock").begin("A").state)
    assert few["scrap-card overclock"] == "scrap Overclock: 1 crystal and 1 tech"
    for seats in SEATS:
        for language in LANGUAGES:
            for moment, _ in moments(seats, 50 + seats, every=5):
                if len(moment.offers) > 8:
                    assert max(map(len, labels(moment, language).values())) <= 44


def test_many_choices_of_each_kind_can_be_told_shortly() -> None:
    table = crowded().do("deploy 2", "place 9")
    told = labels(table.state)
    assert told["activate north"] == "North, T1 ¤↯"
    assert told["activate west"] == "West, Computer"
    table = crowded()
    table.do("recall")
    told = labels(table.state)
    assert told["incident engineering"] == "Engineering: Sabotage ▲●■◆"
    assert told["incident rnd"] == "R&D: +2 cards"
    assert told["incident dispatch"] == "Dispatch: Sunset"
    table.do("incident laboratory")
    told = labels(table.state)
    assert told["return 4"] == "dock 4, Custom Build II: ◊/¤→♣/¤"
    table.do("return 4")
    assert labels(table.state)["use"] == "use Custom Build II: ◊/¤→♣/¤"
    table = Table(2).lay("A", hand="automation prototype overclock", out="1 5 9")
    table.incident("rnd", "IE6").begin("A").do("recall", "incident rnd")
    assert labels(table.state)["card-play automation upgrade"] == "Automation as an upgrade"
    table = Table(2).lay("A", "3/3/3/0 +0", slots="2:RC1", out="1", home="1 6").begin("A")
    table.do("recall", "incident dispatch", "return 2", "use")
    assert labels(table.state)["wake rnd-3"] == "R&D, chamber 3: ▲●"


def test_question_marks_explain_cards_and_rules() -> None:
    table = crowded()
    board = make_board(4)
    view = table.state.view(0)
    for move, piece in (
        ("scrap-card overclock", ("card", "overclock")),
        ("card-play prototype mission", ("card", "prototype")),
        ("vehicle 3", ("card", "supercharge")),
        ("deploy 2", None),
        ("place 3", None),
    ):
        assert board.piece(view, GAME.action(move)) == piece
    explainer = Explainer(board)
    assert len(explainer.choice(view, GAME.action("scrap-card overclock"))) > 1
    entries = board.speaker.rules.entries
    assert all(id in entries for ids in board.game.questions.values() for id in ids)


def test_every_question_has_rules() -> None:
    assert set(Cryo.questions) == question_kinds()


def test_what_leads_on_is_listed_first() -> None:
    table = crowded().do("deploy 2", "place 9")
    board = make_board(4)
    verbs = [action.verb for action in board.sort_choices(table.state.legal())]
    assert verbs[0] == "activate"
    assert verbs == sorted(verbs, key=["activate", "done", "scrap-card", "scrap-tile"].index)
