"""Positions whose tasks contradict the table or each other: the task at fault is named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cryo.test_position import SCENES, at, defects, recalling, saved
from tests.support.cryo import game
from tests.support.positions import reloaded, replaced

# --- a task and what lies below it ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "path", "value"),
    [
        # the frame of a turn
        ("main", "stack[0].kind", "main"),
        ("main", "stack[0].seat", 0),
        ("main", "stack[1].kind", "main"),
        ("main", "stack[1].seat", 1),
        ("main", "stack[2].seat", 1),
        ("main", "stack[2].seat", -1),
        ("main", "stack[2].kind", "hand-limit"),
        ("main", "stack[2].kind", "discard-cost"),
        ("main", "stack[2].kind", "incident"),
        ("main", "stack[2].kind", "vehicle"),  # the drone is elsewhere
        ("main", "stack[2].kind", "wake-any"),
        ("hand-limit", "stack[1].seat", 2),
        # deploying
        ("place", "stack[2].from", 5),
        ("activate", "stack[2].dock", "9"),
        ("overclock", "stack[2].dock", "2"),
        ("overclock", "stack[2].first", "reactor-e"),  # beside another dock
        ("a second action", "stack[2].action", "scout-w"),
        ("a second action", "stack[3].goal", 0),
        ("a second action", "stack[3].goal", -1),
        ("a second action", "stack[3].either", 1),
        ("a second action", "stack[3].tech", 1),
        ("take-tile", "stack[2].dock", "2"),
        ("take-tile", "stack[3].space", "C3"),
        ("take-tile", "stack[3].seat", 1),
        ("beside it", "stack[2].space", "C2"),
        # tiles
        ("choose", "stack[3].seat", 0),
        ("choose", "stack[4].kinds", [1, 2]),  # on no crystal tile
        ("choose", "stack[4].kind", "wake-any"),
        ("prototype", "stack[4].tile", "RC1"),
        ("a prototype", "stack[4].kinds", [1, 2]),
        # pods
        ("wake", "stack[3].action", "stasis-lab"),
        ("wake", "stack[3].seat", 2),
        ("a pod", "stack[4].chamber", "rnd-1"),
        ("the third pod", "stack[3].chamber", "engineering-1"),  # the pod was woken before
        ("a pod", "stack[5].organics", 2),
        ("a pod", "stack[5].goal", 0),
        # machines
        ("amount", "stack[3].action", "computer-w"),
        ("convert", "stack[3].action", "converter-w"),
        ("pay", "stack[3].gain", [0, 0, 0, 0, 4]),
        ("pay", "stack[3].gain", [0, 0, 0, 1, 0]),
        ("pay", "stack[4].crystal", 3),
        ("pay", "stack[4].organics", 1),
        ("pay", "stack[4].either", 1),
        ("pay", "stack[4].crystal", 0),
        ("pay", "stack[4].goal", 3),
        ("cards", "stack[4].tech", 3),
        # crew
        ("scout", "stack[3].action", "scout-n"),
        ("a cave", "stack[3].cave", "K01"),
        ("a cave", "stack[3].cave", "K12"),  # beside no open one
        ("a cave", "stack[4].tech", 2),
        ("a cave", "stack[4].crystal", 1),
        # launch
        ("tunnel", "stack[2].vehicle", 2),
        ("settle", "stack[2].vehicle", 2),
        ("settle", "stack[2].tunnel", "T6"),
        ("load", "stack[2].vehicle", 2),
        ("load", "stack[2].settling", "none"),
        ("split", "stack[2].vehicle", 2),
        ("split", "stack[2].pods", 4),
        ("split", "stack[2].tunnel", "T2"),
        ("both caves", "stack[3].crystal", 2),
        ("both caves", "stack[3].tech", 0),
        ("one cave", "stack[2].first", 4),
        ("one cave", "stack[2].first", 0),
        ("one cave", "stack[2].second", 1),
        ("one cave", "stack[2].tunnel", "T7"),
        ("one cave", "stack[2].vehicle", 2),
        ("one cave", "stack[3].crystal", 2),
        # recalling
        ("incident", "stack[2].seat", 1),
        ("incident", "stack[3].seat", 1),
        ("incident", "stack[4].kind", "return"),
        ("sabotage", "stack[4].section", "dispatch"),
        ("sabotage", "stack[4].seat", 0),
        ("sabotage", "stack[5].incident", "IE2"),
        ("sabotage", "stack[5].seat", 1),
        ("plunder", "stack[4].section", "rnd"),
        ("plunder", "stack[5].left", 3),
        ("use-platform", "stack[4].action", "custom2"),  # no drone is there
        ("scrap", "stack[5].kinds", [0, 1, 2]),
        # platform actions
        ("a platform action", "stack[4].action", "custom1"),
        ("a platform action", "stack[4].action", "nanoforge"),
        ("a platform action", "stack[5].either", 4),
        ("discard-cost", "stack[5].kind", "wake-any"),
        ("its reward", "stack[4].left", 2),
        ("wake-any", "stack[4].seat", 1),
        ("automate", "stack[2].left", 2),
        ("automation", "stack[2].action", "plan"),
        ("automation", "stack[2].action", "custom1"),  # costs nothing
        ("automation", "stack[3].either", 4),
        ("its cards", "stack[2].left", 2),
    ],
)
def test_the_task_at_fault_is_named(scene: str, path: str, value: object) -> None:
    """It does not follow from what lies below it, or from the table."""
    found = defects(replaced(saved(scene), f"state.{path}", value))

    assert [where.rpartition(".")[0] for where in found] == [f"state.{path}".rpartition(".")[0]]


@pytest.mark.parametrize("name", SCENES)
def test_every_task_is_needed_once(name: str) -> None:
    """None can be there twice, and hardly one be left out."""
    document = saved(name)
    tasks = document["state"]["stack"]
    for place in range(len(tasks)):
        more = replaced(document, "state.stack", tasks[: place + 1] + tasks[place:])
        assert defects(more), place
        less = replaced(document, "state.stack", tasks[:place] + tasks[place + 1 :])
        if (tasks[place]["kind"], place + 1 == len(tasks)) not in SPARE:
            assert defects(less), place


SPARE = (
    *(("main", True), ("main", False), ("place", True), ("activate", True), ("overclock", True)),
    *(("wake", False), ("automate", True), ("use-platform", True), ("incident", True)),
    *(("card-action", True), ("choose", True), ("vehicle", True), ("tunnel", True)),
    *(("settle", True), ("load", True), ("split", True), ("take-tile", True), ("pay", True)),
    *(("wake-any", True), ("incident", False)),
)
"""What may be left out, on top or below: something else is asked then, or one thing less."""


# --- a task and the table -------------------------------------------------------------------------


def emptied(document: Any) -> Any:
    """Return a document in which the first seat's pods on the platform are destroyed."""
    player = document["state"]["players"][0]
    player["destroyed"] += player["pool"]
    player["pool"] = 0
    return document


@pytest.mark.parametrize("name", ["scout", "send", "fetch", "a cave", "vehicle", "split"])
def test_what_needs_pods_is_not_asked_without_them(name: str) -> None:
    """They must be on the platform, or have just come there."""
    top = len(saved(name)["state"]["stack"]) - (2 if name == "a cave" else 1)
    found = defects(emptied(saved(name)))

    assert [path.rpartition(".")[0] for path in found] == [f"state.stack[{top}]"]


@pytest.mark.parametrize(
    ("scene", "path", "value", "named"),
    [
        ("hand-limit", "players[0].hand", ["interface", "prototype"], "stack[1].kind"),
        ("choose", "covered", "O1", "stack[3].kind"),  # a space elsewhere
        ("card-action", "scrapped", False, "stack[3].kind"),
        ("scrap", "scrapped", False, "stack[5].kind"),
        ("take-tile", "tiles[0]", [], "stack[3].space"),
        ("send", "salvage", [0, 2, 2, 0, 2, 2, 0, 2, 2], "stack[3].kind"),
        ("scout", "players[0].energy", 0, "stack[3].kind"),
        ("a pod", "stack[3].units", 0, "stack[4].kind"),
        ("convert", "players[0].out", ["9"], "stack[2].dock"),
        ("automate", "players[0].upgrades", [], "stack[2].kind"),
        ("overclock", "players[0].upgrades", [], "stack[2].kind"),
        ("a second action", "players[0].upgrades", [], "stack[2].kind"),
        ("beside it", "players[0].upgrades", [], "stack[2].space"),
        ("prototype", "players[0].upgrades", [], "stack[4].kind"),
        ("a pod", "players[0].upgrades", ["wakeup_protocol"], "stack[4].kind"),  # it is free
        ("plunder", "players[0].incidents", ["IE6"], "stack[5].left"),
        ("return", "players[0].out", [], "stack[3].kind"),
        ("wake-any", "players[0].slots[1]", None, "stack[4].kind"),
        ("its reward", "players[0].slots[0]", None, "stack[4].left"),
        ("a platform action", "players[0].slots[2]", None, "stack[4].action"),
        ("sabotage", "sabotage[2]", ["IE1", "IE1"], "stack[5].kind"),
    ],
)
def test_the_table_must_fit_what_is_asked(scene: str, path: str, value: object, named: str) -> None:
    """Something else on the table, and nobody would be asked this."""
    document = replaced(saved(scene), f"state.{path}", value)
    body = document["state"]
    if path.endswith("out") and value == []:
        body["players"][0]["home"] = [1, 2, 6]
    body["unused_incidents"] = []

    assert defects(squared(document)) == [f"state.{named}"]


def squared(document: Any) -> Any:
    """Put all cards that are missing into the draw pile, and those too many out of it."""
    body = document["state"]
    for card in [card.id for card in game().box.cards]:
        zones = [body["discard"], *body["dropped"]]
        for player in body["players"]:
            zones += [player[zone] for zone in ("hand", "upgrades", "missions", "vehicles")]
        there = sum(zone.count(card) for zone in zones)
        body["deck"] = [other for other in body["deck"] if other != card] + [card] * (5 - there)
    for seat, player in enumerate(body["players"]):
        pods = player["pool"] + player["destroyed"] + body["salvage"].count(seat)
        pods += sum(row[seat] for row in body["chambers"] + body["cave_pods"])
        player["destroyed"] += 15 - pods
        if player["destroyed"] < 0:
            for chamber in reversed(body["chambers"]):
                taken = min(-player["destroyed"], chamber[seat])
                chamber[seat] -= taken
                player["destroyed"] += taken
    return document


def test_the_launch_dock_knows_no_overclock() -> None:
    """There is no second action beside it, nor anything to wait for."""
    document = saved("vehicle")
    waiting = {"kind": "start-overclock", "seat": 0, "dock": "17", "first": "launch"}
    document["state"]["stack"].insert(2, waiting)

    assert defects(document) == ["state.stack[2].dock"]


def test_a_sabotage_being_moved_is_counted() -> None:
    """It is neither in its section nor on a chamber, but still there."""
    document = saved("sabotage")
    body = document["state"]
    late = sum(row.count("IL1") for row in [*body["sabotage"], body["track"]])
    late += body["unused_incidents"].count("IL1") + body["incidents"].count("IL1")
    assert late == 5
    body["unused_incidents"].append("IL1")

    assert defects(document) == ["state.track"]


def test_what_can_be_is_not_refused() -> None:
    """Rewards of the same kind from scrap, platform and incident are told apart by the table."""
    table = recalling("incident engineering", "scrap-tile 7", slots="7:RC6", hand="interface")
    assert [task.kind for task in table.state.stack][-2:] == ["return", "card-action"]
    assert reloaded(table.state) == table.state

    table = at("1", "done", "scrap-tile 2", slots="2:RC4")
    assert [task.kind for task in table.state.stack] == ["finish-turn", "end-turn", "choose"]
    assert reloaded(table.state) == table.state
