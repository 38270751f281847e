"""Positions: scenes for every question and what waits below, the ends, and what is kept."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.rules.ending import REASONS
from tests.support.cryo import Table, game
from tests.support.positions import defects_of, reloaded, written


def anna(tracks: str = "2/2/2/1 +4", **values: Any) -> Table:
    """Return a rich table of three; A is about to act."""
    table = Table(3).lay("A", tracks, **values)
    return table.lay("B", "1/0/2/0 +1", out="5", hand="interface prototype", pool=1)


def at(dock: str, *moves: str, tracks: str = "2/2/2/1 +4", **values: Any) -> Table:
    """Return a table at which A has put a drone on a dock."""
    table = anna(tracks, **values).space("C1", "RC4 RC1").salvage("A", "1 4 7")
    return table.at("A", dock).do(*moves)


def launching(*moves: str, tracks: str = "2/2/2/1 +4") -> Table:
    """Return a table at which A launches: two vehicles, three open caves, six pods."""
    table = anna(tracks, pool=6, vehicles="interface early_warning")
    table.cave("K01", "S7").cave("K02", "S5").cave("K03", "L1").at("A", "17")
    return table.do("activate north", *moves)


def recalling(*moves: str, incident: str = "IE7", **values: Any) -> Table:
    """Return a table at which A has recalled two drones; the third one is on platform dock 6."""
    table = anna(out="1 17", home="6", **values).incident("engineering", incident)
    return table.begin("A").do("recall", *moves)


def automated(*moves: str) -> Table:
    """Return a table at which A may use a platform action without a drone."""
    first = ("incident engineering", "return 2", "done", "return 4", "done")
    return recalling(*first, *moves, upgrades="automation", slots="1:RC6 3:RC4")


HAND = "interface interface prototype automation overclock overclock supercharge"
SCENES: dict[str, Any] = {
    "setup-discard": lambda: (
        Table(3)
        .deal(
            "interface interface prototype automation overclock",
            "ground_scanner supercharge supercharge early_warning overclock",
            "interface prototype wakeup_protocol wakeup_protocol overclock",
        )
        .do(*(f"setup-discard {card}" for card in ("prototype", "interface", "overclock")))
    ),
    "main": lambda: anna(out="9", hand="interface automation", slots="1:RC4").begin("A"),
    "place": lambda: anna().begin("A").do("deploy 2"),
    "activate": lambda: at("13", pool=1),
    "overclock": lambda: at(
        "1", "activate west", "amount 1", tracks="2/2/2/0", upgrades="overclock"
    ),
    "end-turn": lambda: at("1", "done", hand="interface"),
    "hand-limit": lambda: at("1", "done", "end-turn", hand=HAND),
    "pay": lambda: at("1", "activate west", "amount 2"),
    "card-action": lambda: (
        anna(hand="interface", slots="1:RC6 2:RC1").begin("A").do("scrap-tile 1")
    ),
    "discard-cost": lambda: recalling(
        "incident engineering", "return 3", "use", slots="3:RC6", hand="interface overclock"
    ),
    "choose": lambda: at("1", "activate north", "take-tile"),
    "wake": lambda: at("1", "activate east", "wake engineering-1", tracks="2/2/2/0"),
    "wake-any": lambda: recalling(
        "incident engineering", "return 2", "use", "pay crystal", slots="2:RC1"
    ),
    "take-tile": lambda: at("1", "activate north"),
    "prototype": lambda: at("1", "activate north", "install 3", upgrades="prototype"),
    "amount": lambda: at("1", "activate west"),
    "convert": lambda: at("7", "activate east", "convert tech"),
    "draws": lambda: at("9", "activate west", "amount 2", tracks="2/2/2/0"),
    "play-cards": lambda: at(
        "9", "activate west", "amount 2", "draws 0", tracks="2/2/2/0", hand="interface"
    ),
    "scout": lambda: at("13", "activate west", pool=2),
    "send": lambda: at("13", "activate south", pool=2),
    "fetch": lambda: at("13", "activate north", "retrieve 4", pool=2),
    "vehicle": lambda: launching(),
    "tunnel": lambda: launching("vehicle 1"),
    "settle": lambda: launching("vehicle 1", "tunnel t1"),
    "load": lambda: launching("vehicle 1", "tunnel t1", "settle both"),
    "split": lambda: launching(
        "vehicle 1", "tunnel t1", "settle both", "load 3", tracks="2/2/2/0 +4"
    ),
    "incident": lambda: recalling(),
    "sabotage": lambda: (
        anna(out="17")
        .sabotaged("rnd", "IE1", "IE1", "IL1")
        .incident("rnd", "IL1")
        .begin("A")
        .do("recall", "incident rnd")
    ),
    "return": lambda: recalling("incident engineering"),
    "use-platform": lambda: recalling("incident engineering", "return 1", slots="1:RC4"),
    "automate": automated,
    # tasks that wait below
    "a pod": lambda: at("1", "activate east", "wake engineering-1"),
    "the third pod": lambda: at(
        "1",
        *("activate east", "wake engineering-1", "pay organics", "wake engineering-2"),
        *("pay organics", "wake engineering-3"),
        tracks="0/3/0/1",
    ),
    "cards": lambda: at("9", "activate west", "amount 2"),
    "a cave": lambda: at("13", "activate west", "reveal k03", pool=2),
    "both caves": lambda: launching("vehicle 1", "tunnel t1", "settle both", "load 3"),
    "one cave": lambda: launching("vehicle 2", "tunnel t1", "settle first", "load 3"),
    "a second action": lambda: at(
        "1", "activate north", "take-tile", "choose crystal", "activate east", upgrades="overclock"
    ),
    "beside it": lambda: at(
        "1", "activate west", "amount 1", "activate north", tracks="2/2/2/0", upgrades="overclock"
    ),
    "a platform action": lambda: recalling(
        "incident engineering", "return 3", "use", slots="3:RC4"
    ),
    "its reward": lambda: recalling("incident engineering", "return 1", "use", slots="1:RC6"),
    "the last drone": lambda: recalling(
        "incident engineering", "return 2", "done", "return 1", "use", slots="1:RC5"
    ),
    "automation": lambda: automated("automate 3"),
    "its cards": lambda: automated("automate 1"),
    "plunder": lambda: recalling("incident engineering", incident="IL4", hand="interface"),
    "scrap": lambda: recalling("scrap-tile 5", slots="5:RT4"),
    "a prototype": lambda: at(
        "1", "activate north", "install 3", "pay nanite", upgrades="prototype"
    ),
}


def scene(name: str) -> Table:
    table = SCENES[name]()
    assert isinstance(table, Table)
    return table


def saved(name: str) -> Any:
    return written(scene(name).state)


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    return defects_of(game(), document)


def test_there_is_a_scene_for_every_task() -> None:
    """On top, or below a question."""
    assert {task.kind for name in SCENES for task in scene(name).state.stack} == set(TASKS)


ENDS: dict[str, Any] = {
    "sunset": lambda: (
        anna(out="1")
        .track("")
        .incident("rnd", "IS1")
        .begin("A")
        .do("recall", "incident rnd", "return 4")
    ),
    "pods": lambda: (
        anna(pool=3, vehicles="interface")
        .cave("K01", "S1", A=12)
        .at("A", "17")
        .do("activate north", "settle first", "load 3", "pay crystal")
    ),
}


@pytest.mark.rule("CR-E1", "CR-E2")
@pytest.mark.parametrize("reason", REASONS)
def test_a_finished_game_can_be_loaded(reason: str) -> None:
    """The end and its reason survive."""
    state = ENDS[reason]().state
    assert state.outcome().reason == reason

    loaded = reloaded(state)
    assert loaded.over
    assert loaded.outcome().to_json() == state.outcome().to_json()


@pytest.mark.rule("CR-M8")
def test_the_order_of_what_is_hidden_is_kept() -> None:
    """Draw pile, stacks of tiles and incident track; and so is chance."""
    table = anna().deck("overclock interface").space("C1", "RC4 RC1 RC2").track("IE3 IL2 IS1")
    state = table.begin("A").state
    loaded = reloaded(state)

    assert [card.id for card in loaded.deck] == ["interface", "overclock"]
    assert [tile.id for tile in loaded.stacks[0]] == ["RC2", "RC1", "RC4"]
    assert [tile.id for tile in loaded.queue] == ["IS1", "IL2", "IE3"]
    assert loaded.rng.value == state.rng.value
