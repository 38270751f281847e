"""Positions: a scene for every decision, and what is refused because no table can be like it."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch import Defects
from tests.support.cave_in import Table, game
from tests.support.positions import defects_of, reloaded, replaced, written

# kind of decision: wild colours, Kate's hand, base and artifacts, and what she does
SCENES: dict[str, tuple[str, str, str, str, list[str]]] = {
    "main": ("red green", "B1 Y1", "", "", []),
    "start-artifacts": ("red green", "B1 Y1", "", "night_shift", []),
    "recruit-pick": ("red green", "B1 B2", "", "", ["recruit"]),
    "recruit-pay": ("red green", "B1 Y1", "", "", ["recruit", "dock 4"]),
    "mine-pick": ("red green", "B1 Y1", "", "", ["mine"]),
    "mine-colour": ("red green", "B1 Y1", "", "", ["mine", "mine 1"]),
    "mine-pay": ("red green", "B1 B1 B2", "", "", ["mine", "mine 4", "card blue-2"]),
    "collect-pick": ("red green", "B4 Y4", "", "", ["collect"]),
    "collect-pay": ("red green", "B4 Y4 Y1", "", "", ["collect", "artifact 0 left"]),
    "skill-pick": ("red green", "B1 Y1", "", "", ["skill"]),
    "raid-pick": ("red green", "B1 Y1", "Y2", "", ["raid"]),
    "raid-second": ("red green", "B1 Y1", "Y2", "enhanced_vision", ["raid", "seat 1"]),
    "take-crystal": ("red green", "B1 Y1", "B1", "", []),
    "take-dock": ("red green", "B1 Y1", "B2", "", []),
    "take-bottom": ("red green", "B1 Y1", "B1 B1 N3", "", []),
    "take-base": ("red green", "B1 Y1", "B4", "", ["base 1 0"]),
    "take-spread": ("purple brown", "B1 Y1", "G1 G2 G3", "", ["base 0 0"]),
    "subjugate-base": ("purple brown", "B1 Y1", "B2 R3", "", []),
    "subjugate-hand": ("purple brown", "B1 Y1", "R4", "", ["card blue-1", "stop"]),
    "dig": ("red green", "B1 Y1", "P2", "", []),
    "dig-colour": ("red green", "B1 Y1", "P2", "", ["mine 0"]),
    "dye-colour": ("red green", "B1 Y1", "Y3", "", []),
    "dye": ("red green", "B1 B1 Y1", "Y3", "", ["colour red", "card blue-1"]),
}


def scene(kind: str) -> Table:
    """Return a table at which this question is open."""
    wild, hand, base, artifacts, moves = SCENES[kind]
    table = Table("Kate", "Luke", wild=wild).docks("B1 Y2 Y3").artifacts("ac02", "ac05", "ac06")
    table.mine("blue-1-plain-a red-1-plain-a blue-3-plain blue-6-cave")
    table.lay("Kate", hand, base, "blue-10-cave", artifacts).lay("Luke", "B2", "Y1 B1 B2")
    return table.begin("Kate").do(*moves)


def saved(kind: str) -> Any:
    return written(scene(kind).state)


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    return defects_of(game(), document)


# --- broken documents ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("seats", 5, "seats"),
        ("options", {"safety_max_rounds": 0}, "options.safety_max_rounds"),
        ("options", {"house_rule": True}, "options.house_rule"),
        ("state.active", 2, "state.active"),
        ("state.start_player", -1, "state.start_player"),
        ("state.turns", -1, "state.turns"),
        ("state.track", -1, "state.track"),
        ("state.rng", 2**48, "state.rng"),
        ("state.rng", -1, "state.rng"),
        ("state.wild", ["red"], "state.wild"),
        ("state.wild", ["red", "pink"], "state.wild[1]"),
        ("state.mine", [None] * 9, "state.mine"),
        ("state.mine[3]", "pink-1", "state.mine[3]"),
        ("state.docks", [None] * 11, "state.docks"),
        ("state.docks[9]", 4, "state.docks[9]"),
        ("state.crystal_stacks", [[], [], []], "state.crystal_stacks"),
        ("state.card_stacks[2]", ["nobody"], "state.card_stacks[2][0]"),
        ("state.artifact_stacks[1]", ["ac13"], "state.artifact_stacks[1][0]"),
        ("state.totems.blue", 2, "state.totems.blue"),
        ("state.totems", {}, "state.totems.purple"),
        ("state.removed", ["nobody"], "state.removed[0]"),
        ("state.played", ["nobody"], "state.played[0]"),
        ("state.players", [], "state.players"),
        ("state.players[0].hand", ["drollo as pink"], "state.players[0].hand[0]"),
        ("state.players[1].crystals", ["pink"], "state.players[1].crystals[0]"),
        ("state.players[1].artifacts", ["ac01"], "state.players[1].artifacts[0]"),
        ("state.players[0].base", ["drollo"] * 8, "state.players[0].base"),
        ("state.players[0].secrets", ["drollo"], "state.players[0].secrets"),
        ("state.players[0].veiled", ["drollo"], "state.players[0].veiled"),
        ("state.turn.taken", 3, "state.turn.taken"),
        ("state.turn.first", 4, "state.turn.first"),
        ("state.turn.first", 1, "state.turn.first"),
        ("state.turn.extra_mining", -1, "state.turn.extra_mining"),
        ("state.turn.limited_mining", [-1], "state.turn.limited_mining[0]"),
        ("state.turn.factor", 0, "state.turn.factor"),
        ("state.turn.doubled", "pink", "state.turn.doubled"),
        ("state.turn.bonus_costs", ["x"], "state.turn.bonus_costs[0]"),
        ("state.turn.marks", [[0, "blue"]], "state.turn.marks[0]"),
        ("state.turn.marks", [[10, "blue", 1]], "state.turn.marks[0][0]"),
        ("state.turn.marks", [[9, "blue", 1]], "state.turn.marks[0][0]"),
        ("state.turn.marks", [[0, "pink", 1]], "state.turn.marks[0][1]"),
        ("state.turn.used", ["drollo"], "state.turn.used[0]"),
        ("state.stack[0].kind", "nap", "state.stack[0].kind"),
        ("state.stack[0].kind", "mine-pick", "state.stack[0].kind"),
        ("state.stack[0].seat", 1, "state.stack[0].seat"),
        ("state.stack", [{}] * 21, "state.stack"),
    ],
)
def test_values_out_of_range_are_named(path: str, value: object, named: str) -> None:
    """Numbers, names and lists that no game of Cave-In can show."""
    assert named in defects(replaced(saved("main"), path, value))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("state.players[0].hand", ["frogt_opus"], "oddgrabber is missing 1 times"),
        ("state.players[0].crystals", [], "blue-10-cave is missing 1 times"),
        ("state.removed", ["drollo", "drollo"], "drollo is there 2 times too often"),
        ("state.players[1].crystals", ["blue-10-cave"], "blue-10-cave is there 1 times"),
        ("state.players[1].artifacts", ["contract"], "ac01 is there 1 times too often"),
        ("state.removed", ["domina"], "domina is there 1 times too often"),
    ],
)
def test_each_piece_is_in_one_place(path: str, value: object, message: str) -> None:
    """Missing, doubled and wild factions' pieces are counted."""
    with pytest.raises(Defects, match=message):
        game().from_position(replaced(saved("main"), path, value))


def test_pieces_lie_in_their_rows() -> None:
    """A cost 3 crystal in the cost 1 row and a level 2 card at level 1 are noticed."""
    document = saved("main")
    mine, docks = document["state"]["mine"], document["state"]["docks"]
    mine[0], mine[4] = mine[4], mine[0]
    docks[0], docks[4] = docks[4], docks[0]

    assert defects(document) == ["state.mine", "state.docks", "state.mine", "state.docks"]


# --- open decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "path", "value", "named"),
    [
        ("recruit-pay", "state.stack[1].place", 9, "state.stack[1]"),  # nobody there
        ("recruit-pay", "state.stack[1].place", 10, "state.stack[1].place"),
        ("mine-pay", "state.stack[1].place", 9, "state.stack[1]"),
        ("mine-pay", "state.stack[1].colour", "pink", "state.stack[1].colour"),
        ("mine-pay", "state.stack[1].paid", -1, "state.stack[1].paid"),
        ("mine-colour", "state.stack[1].due", 9, "state.stack[1]"),  # no colour reaches it
        ("collect-pay", "state.stack[1].place", 3, "state.stack[1].place"),
        ("collect-pay", "state.stack[1].half", 2, "state.stack[1].half"),
        ("dig-colour", "state.stack[1].place", 9, "state.stack[1]"),
        ("take-crystal", "state.stack[1].colour", "pink", "state.stack[1].colour"),
        ("take-base", "state.stack[1].faction", "elves", "state.stack[1].faction"),
        ("take-base", "state.stack[1].source", 4, "state.stack[1].source"),
        ("take-spread", "state.stack[1].used", [7], "state.stack[1].used[0]"),
        ("take-spread", "state.stack[1].from_one", 0, "state.stack[1].from_one"),
        ("raid-second", "state.stack[1].raided", 4, "state.stack[1].raided"),
        ("dye", "state.stack[1].colour", "pink", "state.stack[1].colour"),
    ],
)
def test_decisions_that_do_not_fit_the_table_are_refused(
    kind: str, path: str, value: object, named: str
) -> None:
    """What a question is about must be there, and it must have an answer."""
    assert named in defects(replaced(saved(kind), path, value))


@pytest.mark.parametrize(
    ("kind", "path", "value"),
    [
        ("mine-pay", "state.stack[1].colour", "hydrans"),
        ("take-base", "state.stack[1].faction", "blue"),
    ],
)
def test_a_faction_is_no_colour(kind: str, path: str, value: str) -> None:
    """A decision wants the one or the other name, and says so."""
    assert defects(replaced(saved(kind), path, value)) == [path]


@pytest.mark.parametrize("kind", ["mine-pay", "collect-pay"])
def test_a_payment_that_can_never_be_completed_is_refused(kind: str) -> None:
    """A price beyond the whole hand would end in a question without an answer."""
    document = replaced(saved(kind), "state.stack[1].due", 50)

    assert "state.stack[1]" in "".join(defects(document))


@pytest.mark.parametrize(
    "kinds", [["main", "main"], ["skill-pick"], ["main", "skill-pick", "raid-pick"]]
)
def test_decisions_in_an_impossible_order_are_refused(kinds: list[str]) -> None:
    """The action phase lies below everything; most questions lie on top only."""
    stack = [{"kind": kind, "seat": 0} for kind in kinds]
    found = defects(replaced(saved("raid-pick"), "state.stack", stack))

    assert all(path.endswith(".kind") for path in found)


def test_questions_that_wait_below_others_are_kept() -> None:
    """A second raid waits for the crystal of the first; two bonuses wait for each other."""
    table = Table("Kate", "Luke", "Mia").mine("red-1-plain-a blue-1-plain-a")
    table.lay("Kate", "B1", artifacts="enhanced_vision baton_of_coaxing")
    table.lay("Luke", base="N1 N2").lay("Mia", base="B1 B2").begin("Kate").do("raid", "seat 1")
    assert [node.kind for node in table.state.stack] == ["main", "raid-second", "take-crystal"]

    assert reloaded(table.state) == table.state


def test_a_running_game_must_ask_somebody() -> None:
    """An empty stack of decisions belongs to a game that is over."""
    assert defects(replaced(saved("raid-pick"), "state.stack", [])) == ["state.stack"]


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("state.turns", 1, "state.active"),
        ("state.turns", 10**6, "state.turns"),
        ("state.turn.used", ["night_shift"], "state.turn.used"),
        ("options.first_game", True, "state.wild"),
        ("state.players[0].secrets", ["drollo as red"], "state.players[0].secrets[0]"),
        ("state.players[1].hand", ["drollo as red"], "state.players[1].hand"),
    ],
)
def test_what_contradicts_itself_is_refused(path: str, value: object, named: str) -> None:
    """Each field may be right by itself, and the table still impossible."""
    document = game().start(2, 3, {"factions": ["purple", "brown", "red", "green"]}).to_position()
    if path.startswith("options"):
        document["options"] = {**game().start(2).options}
    assert named in defects(replaced(document, path, value))


def test_no_turn_has_both_actions_and_a_raid() -> None:
    """A raid stands for both regular actions."""
    document = replaced(saved("raid-pick"), "state.turn.taken", 1)
    assert "state.turn.raided" in defects(replaced(document, "state.turn.first", 0))
