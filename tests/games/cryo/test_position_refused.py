"""Damaged positions: values out of range, pieces doubled or lost, what contradicts itself."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sternentisch import Defects
from tests.games.cryo.test_position import ENDS, SCENES, anna, defects, saved
from tests.support.cryo import Table, game
from tests.support.positions import reloaded, replaced


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("seats", 5, "seats"),
        ("seats", 1, "seats"),
        ("options", {"house_rule": True}, "options.house_rule"),
        ("state.active", 3, "state.active"),
        ("state.turns", -1, "state.turns"),
        ("state.scrapped", 1, "state.scrapped"),
        ("state.sunset", None, "state.sunset"),
        ("state.reason", "boredom", "state.reason"),
        ("state.chambers", [[0, 0, 0]] * 11, "state.chambers"),
        ("state.chambers[0]", [1, 1], "state.chambers[0]"),
        ("state.chambers[0][1]", 16, "state.chambers[0][1]"),
        ("state.sabotage", [[]] * 5, "state.sabotage"),
        ("state.sabotage[0]", ["IE1"] * 4, "state.sabotage[0]"),
        ("state.sabotage[0]", ["IE2"], "state.sabotage[0][0]"),  # plunder
        ("state.tiles", [], "state.tiles"),
        ("state.tiles[0]", ["RO1"], "state.tiles[0]"),  # of another colour
        ("state.tiles[0]", ["RC1"] * 4, "state.tiles[0]"),  # one for each player
        ("state.tiles[0]", ["RX1"], "state.tiles[0][0]"),
        ("state.covered", "C9", "state.covered"),
        ("state.unused_tiles", ["IE1"], "state.unused_tiles[0]"),
        ("state.damaged", ["4", "8", "12", "14", "15"], "state.damaged"),  # one too few
        ("state.damaged", ["4", "4", "12", "14", "15", "16"], "state.damaged"),
        ("state.damaged", ["1", "8", "12", "14", "15", "16"], "state.damaged"),  # no symbol
        ("state.salvage", [None] * 8, "state.salvage"),
        ("state.salvage[0]", 3, "state.salvage[0]"),
        ("state.caves", [None] * 12, "state.caves[0]"),
        ("state.caves[4]", "S8", "state.caves[4]"),  # used by four players only
        ("state.caves[0]", "L1", "state.caves[0]"),  # a large tile on a small space
        ("state.face_up", ["K01"], "state.face_up"),
        ("state.face_up", ["K01", "K02", "K05"], "state.face_up"),
        ("state.face_up", ["K01", "K02", "K02"], "state.face_up"),
        ("state.face_up", ["K01", "K99"], "state.face_up[1]"),
        ("state.cave_pods[2][0]", 1, "state.cave_pods[2]"),  # face down
        ("state.unused_caves", ["X1"], "state.unused_caves[0]"),
        ("state.incidents", [None] * 3, "state.incidents"),
        ("state.incidents[0]", "IX1", "state.incidents[0]"),
        ("state.track", ["IX1"], "state.track[0]"),
        ("state.deck", ["jetpack"], "state.deck[0]"),
        ("state.discard", "interface", "state.discard"),
        ("state.dropped", [[], []], "state.dropped"),
        ("state.players", [], "state.players"),
        ("state.players[0].crystal", 6, "state.players[0].crystal"),
        ("state.players[0].nanite", -1, "state.players[0].nanite"),
        ("state.players[0].energy", 9, "state.players[0].energy"),
        ("state.players[0].pool", 6, "state.players[0].pool"),
        ("state.players[0].pool", 16, "state.players[0].pool"),
        ("state.players[0].destroyed", -1, "state.players[0].destroyed"),
        ("state.players[0].home", [1, 7], "state.players[0].home[1]"),
        ("state.players[0].home", [1], "state.players[0].out"),  # two drones
        ("state.players[0].out", ["18"], "state.players[0].out[0]"),
        ("state.players[0].out", ["5"], "state.players[1].out"),  # B is there, too
        ("state.players[0].out", ["4"], "state.players[0].out"),  # damaged
        ("state.players[0].hand", ["jetpack"], "state.players[0].hand[0]"),
        ("state.players[0].upgrades", ["interface"] * 2, "state.players[0].upgrades"),
        ("state.players[0].missions", ["interface"] * 2, "state.players[0].missions"),
        ("state.players[0].vehicles", ["interface"] * 4, "state.players[0].vehicles"),
        ("state.players[0].slots", [None] * 6, "state.players[0].slots"),
        ("state.players[0].slots[0]", "IE1", "state.players[0].slots[0]"),
        ("state.players[0].incidents", ["IE1"], "state.players[0].incidents[0]"),  # sabotage
        ("state.stack", [None], "state.stack[0].kind"),
        ("state.stack[0].kind", "nap", "state.stack[0].kind"),
        ("state.stack[0].kind", ["main"], "state.stack[0].kind"),
        ("state.stack[2].seat", 3, "state.stack[2].seat"),
        ("state.rng", 2**48, "state.rng"),
    ],
)
def test_values_out_of_range_are_named(path: str, value: object, named: str) -> None:
    """Numbers, names and lists that no game of Cryo can show."""
    assert named in defects(replaced(saved("main"), path, value))


@pytest.mark.rule("CR-K5")
@pytest.mark.parametrize(
    ("path", "value", "named", "message"),
    [
        ("deck", [], "deck", "5 of 'card early_warning' wanted, 0 found"),
        ("players[1].hand", [], "deck", "5 of 'card prototype' wanted, 4 found"),
        ("players[2].vehicles", ["overclock"], "deck", "5 of 'card overclock' wanted, 6 found"),
        ("players[0].pool", 1, "players[0].pool", "15 of 'pod 0' wanted, 16 found"),
        ("players[1].pool", 0, "players[1].pool", "15 of 'pod 1' wanted, 14 found"),
        ("salvage[0]", 2, "players[2].pool", "15 of 'pod 2' wanted, 16 found"),
        ("caves[0]", "S8", "caves", "1 of 'cave S8' wanted, 2 found"),
        ("tiles[0]", ["RC6", "RC6", "RC6"], "tiles", "at most 2 of 'RC6', "),
        ("players[0].slots", ["RC4"] * 7, "tiles", "at most 3 of 'RC4', "),
        ("incidents", ["IL2", "IL2", "IL3", "IL3"], "track", "at most 1 of 'IL2', "),
        ("players[0].incidents", ["IL2", "IL2"], "track", "at most 1 of 'IL2', "),
    ],
)
def test_each_piece_is_in_one_place(path: str, value: object, named: str, message: str) -> None:
    """Cards, pods and caves are counted; of tiles there are never more than were printed."""
    document = replaced(saved("main"), f"state.{path}", value)
    with pytest.raises(Defects) as raised:
        game().from_position(document)

    found = [text for where, text in raised.value.defects if where == f"state.{named}"]
    assert [text for text in found if text.startswith(message)], raised.value.defects


# --- the table -----------------------------------------------------------------------------------


def moved(document: Any, path: str, pods: int, seat: int = 0) -> Any:
    """Return a document in which pods of a seat's chambers are elsewhere."""
    copied = copy.deepcopy(document)
    left = pods
    for chamber in reversed(copied["state"]["chambers"]):
        taken = min(left, chamber[seat])
        chamber[seat] -= taken
        left -= taken
    return replaced(copied, f"state.{path}", pods)


@pytest.mark.rule("CR-R3", "CR-C16")
def test_pods_are_only_in_chambers_they_can_be_in() -> None:
    """None where a tile lies; more than at first only where Early Warning has moved them."""
    document = replaced(saved("main"), "state.sabotage[0]", ["IL1"])
    document["state"]["unused_incidents"] = []
    assert defects(document) == ["state.chambers[0]"]

    document = saved("main")
    chambers = document["state"]["chambers"]
    for seat in range(3):
        chambers[0][seat] -= 1
        chambers[1][seat] += 1
    assert defects(document) == ["state.chambers[1]"] * 3

    table = anna().lay("A", upgrades="early_warning").sabotaged("rnd", "IE1")
    body = table.body
    body["players"][0]["destroyed"] -= 1
    body["chambers"][7][0] += 1
    assert table.begin("A").pods("rnd-2", "A") == 2


@pytest.mark.rule("CR-D7")
def test_with_two_players_some_salvage_spaces_are_not_used() -> None:
    """The third one of each row."""
    state = Table(2).lay("A", pool=1).begin("A").state
    document = replaced(state.to_position(), "state.salvage[2]", 0)
    document["state"]["players"][0]["pool"] = 0

    assert defects(document) == ["state.salvage[2]"]


@pytest.mark.rule("CR-S10", "CR-R6", "CR-R8")
@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"track": []}, "track"),  # Sunset is nowhere
        ({"track": ["IE1", "IS1"]}, "track"),  # and must come last
        ({"track": ["IS1", "IE1", "IL1"]}, "track"),
        ({"track": ["IS1", *["IE1"] * 4, *["IE2"] * 2, *["IE6"] * 3, "IE7"]}, "track"),
        ({"sunset": True}, "sunset"),
        ({"players[0].incidents": ["IS1"], "track": []}, "sunset"),
        ({"players[1].incidents": ["IS1"], "track": [], "sunset": True}, "players[1].incidents"),
        (
            {"players[0].incidents": ["IS1", "IE2"], "track": [], "sunset": True},
            "players[0].incidents",
        ),
    ],
)
def test_sunset_is_last_and_collected_once(changes: dict[str, object], named: str) -> None:
    """It waits somewhere, or the active player has just collected it."""
    document = saved("main")
    document["state"]["unused_incidents"] = []
    for path, value in changes.items():
        document = replaced(document, f"state.{path}", value)

    assert f"state.{named}" in defects(document)


@pytest.mark.rule("CR-T1")
@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("turns", 0, "turns"),
        ("turns", 2, "active"),
        ("turns", 1000, "turns"),  # each recall uses up an incident
        ("active", 1, "active"),
        ("covered", "C1", "covered"),
    ],
)
def test_turns_follow_each_other(path: str, value: object, named: str) -> None:
    """Whose turn it is follows from how many there were, and they cannot be many."""
    assert f"state.{named}" in defects(replaced(saved("main"), f"state.{path}", value))


@pytest.mark.rule("CR-T8", "CR-C9")
def test_only_the_active_player_has_too_many_cards() -> None:
    """Everybody else has discarded down to five."""
    document = saved("hand-limit")
    players = document["state"]["players"]
    players[0]["hand"], players[1]["hand"] = players[1]["hand"], players[0]["hand"]

    assert defects(document)[0] == "state.players[1].hand"


@pytest.mark.rule("CR-S11")
@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("turns", 1, "turns"),
        ("active", 1, "active"),
        ("scrapped", True, "scrapped"),
        ("tiles[0]", [], "tiles"),
        ("incidents[0]", None, "incidents"),
        ("incidents[0]", "IL7", "incidents"),
        ("face_up", ["K01", "K02", "K03"], "face_up"),
        ("players[0].home", [1, 2, 4], "players[0].home"),
        ("players[0].slots[0]", "RC1", "players[0].slots"),
        ("stack", [{"kind": "first-turn", "seat": -1}], "stack"),
        ("stack[1].seat", 0, "stack[1].seat"),
        ("stack[0].seat", 0, "stack[0].seat"),
    ],
)
def test_before_the_first_turn_all_is_as_the_setup_leaves_it(
    path: str, value: object, named: str
) -> None:
    """Nothing has happened but choosing cards."""
    document = replaced(saved("setup-discard"), f"state.{path}", value)
    document["state"].update(unused_tiles=[], unused_incidents=[])

    assert f"state.{named}" in defects(document)


@pytest.mark.rule("CR-S11")
def test_in_the_setup_everybody_has_the_cards_they_should_have() -> None:
    """Those who have chosen keep three, those who have not hold five."""
    document = saved("setup-discard")
    body = document["state"]
    body["players"][2]["hand"].append(body["deck"].pop())
    assert defects(document) == ["state.players[2].hand"]

    document = saved("setup-discard")
    body = document["state"]
    body["dropped"][0].append(body["deck"].pop())
    assert defects(document) == ["state.dropped[0]"]

    document = saved("setup-discard")
    body = document["state"]
    body["deck"].append(body["dropped"][0].pop())
    assert defects(document) == ["state.dropped[0]"]

    document = saved("main")
    body = document["state"]
    body["dropped"][0].append(body["deck"].pop())
    assert defects(document) == ["state.dropped[0]"], "they are shown in the first turn"


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-E1", "CR-E2")
@pytest.mark.parametrize(
    ("end", "path", "value", "named"),
    [
        ("sunset", "reason", "pods", "reason"),
        ("pods", "reason", "sunset", "reason"),
        ("pods", "reason", "", "stack"),
        ("sunset", "stack", [{"kind": "finish-turn", "seat": -1}], "stack"),
        ("sunset", "turns", 0, "turns"),
        ("pods", "sunset", True, "sunset"),
    ],
)
def test_an_end_has_its_cause(end: str, path: str, value: object, named: str) -> None:
    """Sunset was resolved, or somebody has no pod left; nothing is to be done any more."""
    document = replaced(ENDS[end]().state.to_position(), f"state.{path}", value)

    assert f"state.{named}" in defects(document)


@pytest.mark.rule("CR-E1")
def test_a_game_that_goes_on_is_not_over() -> None:
    """A reason without an end, and an end for no reason."""
    document = saved("main")
    assert defects(replaced(document, "state.reason", "pods")) == ["state.stack", "state.reason"]
    assert defects(replaced(document, "state.stack", [])) == ["state.stack"]
    assert defects(replaced(document, "state.stack", document["state"]["stack"][:1])) == [
        "state.stack"
    ]
    finished = replaced(replaced(document, "state.stack", []), "state.reason", "pods")
    assert defects(finished) == ["state.reason"]


@pytest.mark.rule("CR-E1", "CR-AMB-12")
@pytest.mark.parametrize("name", [*SCENES][1:])
def test_a_game_that_should_be_over_is_refused(name: str) -> None:
    """Somebody who acts later has no pod left; after an incident, this may have just happened."""
    document = moved(saved(name), "players[2].destroyed", 15, seat=2)
    kinds = [task["kind"] for task in document["state"]["stack"]]
    resolved = "start-automation" in kinds and "incident" not in kinds
    if resolved or name in ("automate", "automation", "its cards"):
        assert not game().from_position(document).over
    else:
        assert defects(document) == ["state.reason"]


@pytest.mark.rule("CR-E1", "CR-AMB-13")
def test_sunset_ends_the_turn_in_which_it_is_resolved() -> None:
    """Afterwards nobody begins anything."""
    table = anna(out="1 2").track("").incident("rnd", "IS1").begin("A")
    state = table.do("recall", "incident rnd").state
    document = state.to_position()
    assert reloaded(state) == state

    main = [*saved("main")["state"]["stack"][:2], {"kind": "main", "seat": 0}]
    assert defects(replaced(document, "state.stack", main)) == ["state.reason"]
    incident = [*saved("incident")["state"]["stack"]]
    assert defects(replaced(document, "state.stack", incident)) == ["state.reason"]
